//! All tables: [`Hall`] finds the one that is asked for, in memory or in the store, and looks after those that nobody asks for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{Begin, ChairWish, Created, Links, LobbyTable, Refusal};
use store::{Append, AppendError, Millis, Row, Store, TableId};
use thiserror::Error;
use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::entry::{Entry, Logged, Opened, Reserved, setup};
use crate::keys::{self, Secret};
use crate::pictures::Shelf;
use crate::pool::Pool;
use crate::room::{MAILBOX, Mail, Room};
use crate::sheet::{Corrupt, Sheet, Who};
use crate::study::Studies;
use crate::wish::Refused;
use crate::world::World;
use crate::{clock, tell};

/// How often the store is asked for tables that need somebody to look.
const ROUNDS: Duration = Duration::from_secs(2);

/// How many of them are looked at in one round.
const MOST_DUE: u32 = 200;

/// All tables.
pub struct Hall {
    pub store: Store,
    pub pool: Pool,
    pub world: World,
    /// What links begin with.
    pub public_url: String,
    pub studies: Studies,
    pub shelf: Shelf,
    rooms: Mutex<HashMap<TableId, Arc<OnceCell<mpsc::Sender<Mail>>>>>,
}

/// Why a table cannot be had.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum NoTable {
    #[error("there is no such table")]
    Unknown,
    #[error("the store does not answer: {0}")]
    Store(#[from] store::StoreError),
    #[error("the log of the table cannot be read: {0}")]
    Corrupt(#[from] Corrupt),
    #[error("the table is too busy")]
    Busy,
}

impl From<NoTable> for Refused {
    fn from(error: NoTable) -> Self {
        let code = match error {
            NoTable::Unknown => Refusal::NoTable,
            NoTable::Store(_) | NoTable::Corrupt(_) => Refusal::Unavailable,
            NoTable::Busy => Refusal::TooMany,
        };
        Self::new(code, error.to_string())
    }
}

impl Hall {
    pub fn new(store: Store, pool: Pool, world: World, public_url: String) -> Arc<Self> {
        Arc::new(Self {
            store,
            pool,
            world,
            public_url,
            studies: Studies::default(),
            shelf: Shelf::default(),
            rooms: Mutex::default(),
        })
    }

    /// Makes a table.
    pub async fn begin(&self, begin: &Begin) -> Result<Created, Refused> {
        let form = |text: String| Refused::new(Refusal::Form, text);
        let setup = setup(&begin.game, begin.seats.as_deref(), &begin.options);
        let setup = setup.map_err(|error| form(error.to_string()))?;
        let seats = setup.seats();
        if !begin.chairs.is_empty() && begin.chairs.len() != seats.len() {
            let (found, expected) = (begin.chairs.len(), seats.len());
            return Err(form(format!("chairs: found {found}, expected {expected} or none at all")));
        }
        clock::check(begin.clock).map_err(|expected| form(format!("clock: expected {expected}")))?;
        let levels = begin.chairs.iter().filter_map(|chair| match chair {
            ChairWish::Bot { level } => Some(*level),
            ChairWish::Person {} => None,
        });
        for level in levels.chain(begin.stand_in) {
            if bots::Level::numbered(level).is_none() {
                return Err(form(format!("level: found {level}, expected 1 to 8")));
            }
        }
        let key = Secret::draw(&self.world);
        let wish = |number| begin.chairs.get(number).copied().unwrap_or(ChairWish::Person {});
        let seat_keys: Vec<Option<Secret>> = (0..seats.len())
            .map(|number| (wish(number) == ChairWish::Person {}).then(|| Secret::draw(&self.world)))
            .collect();
        let chairs = seat_keys.iter().enumerate().map(|(number, key)| match (key, wish(number)) {
            (Some(key), _) => Reserved::Anyone { key: key.digest() },
            (None, ChairWish::Bot { level }) => Reserved::Bot { level },
            (None, ChairWish::Person {}) => unreachable!("people have keys"),
        });
        let table = keys::new_table(&self.world);
        let opened = Opened {
            game: begin.game.clone(),
            seats: seats.join(", "),
            options: begin.options.clone(),
            chairs: chairs.collect(),
            clock: begin.clock,
            listed: begin.listed,
            hints: begin.hints,
            stand_in: begin.stand_in,
            key: key.digest(),
            secret: keys::hex(&self.world.random::<32>()),
        };
        self.open(table.clone(), opened).await?;
        Ok(self.created(&table, key, &seat_keys, seats))
    }

    fn created(&self, table: &TableId, key: Secret, seat_keys: &[Option<Secret>], seats: &[&str]) -> Created {
        let url = format!("{}/t/{table}", self.public_url);
        let link = |seat: &str, key: &Secret| format!("{url}#seat={seat}&key={key}");
        let links = Links {
            players: format!("{url}#key={key}"),
            seats: seat_keys
                .iter()
                .zip(seats)
                .map(|(key, seat)| key.as_ref().map(|key| link(seat, key)))
                .collect(),
            spectators: url.clone(),
        };
        let seat_keys = seat_keys.iter().map(|key| key.map(|key| key.to_string())).collect();
        Created { table: table.to_string(), key: key.to_string(), seat_keys, links }
    }

    /// Writes the first entry of a table.
    pub async fn open(&self, table: TableId, opened: Opened) -> Result<(), Refused> {
        let at = self.world.now();
        let sheet = Sheet::open(table.clone(), opened.clone(), at);
        let sheet = sheet.map_err(|error| Refused::new(Refusal::Form, error.to_string()))?;
        let mut row = row(&sheet, at);
        row.wake = sheet.is_full().then_some(at);
        let entries = vec![entry(at, &Entry::Opened(Box::new(opened)).into())];
        let append = Append { table, first: 1, entries, row };
        metrics::counter!("pyramidion_tables_total").increment(1);
        self.store.append(append).await.map_err(|error| match error {
            AppendError::Conflict => Refused::new(Refusal::Taken, "there is a table of that name"),
            AppendError::Unavailable(reason) | AppendError::Invalid(reason) => {
                tracing::warn!(reason, "a table cannot be made");
                tell::unavailable()
            }
        })
    }

    /// The table as the store has it.
    pub async fn load(&self, table: &TableId) -> Result<Option<Sheet>, NoTable> {
        let Some(stored) = self.store.load(table).await? else { return Ok(None) };
        Ok(Some(Sheet::replay(table, &stored.entries)?))
    }

    /// The mailbox of a table.
    pub async fn room(self: &Arc<Self>, table: &TableId) -> Result<mpsc::Sender<Mail>, NoTable> {
        let cell = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(rooms.entry(table.clone()).or_default())
        };
        // Reading a log needs much room while it lasts, which whoever waits for a table must not hold for ever.
        let found = cell.get_or_try_init(|| Box::pin(self.wake(table))).await;
        if found.is_err() {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            if rooms.get(table).is_some_and(|known| !known.initialized()) {
                rooms.remove(table);
            }
        }
        found.cloned()
    }

    /// Brings a table into memory.
    async fn wake(self: &Arc<Self>, table: &TableId) -> Result<mpsc::Sender<Mail>, NoTable> {
        let sheet = self.load(table).await?.ok_or(NoTable::Unknown)?;
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let room = Room::new(Arc::clone(self), sheet);
        // The room holds its own door only weakly: it lives as long as the hall knows it or somebody has mail for it.
        tokio::spawn(room.run(mailbox, sender.downgrade()));
        Ok(sender)
    }

    /// Sends mail to a table, and again if it was just leaving memory.
    pub async fn send(self: &Arc<Self>, table: &TableId, mut mail: Mail) -> Result<(), NoTable> {
        for _ in 0..3 {
            let room = self.room(table).await?;
            match room.try_send(mail) {
                Ok(()) => return Ok(()),
                Err(mpsc::error::TrySendError::Full(_)) => return Err(NoTable::Busy),
                Err(mpsc::error::TrySendError::Closed(back)) => {
                    mail = back;
                    self.forget_closed(table);
                }
            }
        }
        Err(NoTable::Busy)
    }

    /// Asks a table something that changes nothing.
    pub async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        table: &TableId,
        question: impl FnOnce(&Sheet) -> T + Send + 'static,
    ) -> Result<T, NoTable> {
        let (reply, answer) = oneshot::channel();
        let look = move |sheet: &Sheet| {
            let _ = reply.send(question(sheet));
        };
        self.send(table, Mail::Look(Box::new(look))).await?;
        answer.await.map_err(|_| NoTable::Busy)
    }

    /// Lets go of a table that leaves memory.
    pub fn forget(&self, table: &TableId) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    fn forget_closed(&self, table: &TableId) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let closed = rooms.get(table).and_then(|cell| cell.get()).is_some_and(mpsc::Sender::is_closed);
        if closed {
            rooms.remove(table);
        }
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Looks after tables that need it though nobody asks: bots to think, times that are up.
    pub async fn go_round(self: Arc<Self>) {
        loop {
            match self.store.due(self.world.now(), MOST_DUE).await {
                Ok(due) => {
                    for (table, _) in due {
                        if let Err(error) = self.send(&table, Mail::Wake).await {
                            tracing::warn!(%table, %error, "a table cannot be looked after");
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "the store does not say which tables need somebody"),
            }
            tokio::time::sleep(ROUNDS).await;
        }
    }
}

/// The row of a table as it is at this moment.
pub fn row(sheet: &Sheet, now: Millis) -> Row {
    let bot = sheet.to_think().map(|_| now);
    Row {
        game: sheet.opened.game.clone(),
        created: sheet.created,
        touched: sheet.touched,
        listed: sheet.opened.listed,
        over: sheet.ended.is_some(),
        wake: bot.or(sheet.deadline().map(|(_, at)| at)),
        summary: serde_json::to_string(&listing(sheet)).expect("a listing has string keys"),
    }
}

/// An entry as the store keeps it.
pub fn entry(at: Millis, logged: &Logged) -> store::Entry {
    let body = serde_json::to_string(logged).expect("an entry has string keys");
    store::Entry { at, body }
}

/// The table as the lobby shows it.
fn listing(sheet: &Sheet) -> LobbyTable {
    LobbyTable {
        table: sheet.id.to_string(),
        game: sheet.opened.game.clone(),
        seats: sheet.setup().seats().iter().map(|seat| (*seat).to_owned()).collect(),
        players: sheet
            .chairs
            .iter()
            .map(|chair| match &chair.who {
                Who::Person { name, .. } | Who::Kept { name, .. } => Some(name.clone()),
                Who::Bot { level } => Some(format!("level {level}")),
                Who::Free { .. } => None,
            })
            .collect(),
        clock: sheet.opened.clock,
        begun: sheet.begun,
        created: sheet.created,
    }
}
