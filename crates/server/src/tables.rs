//! All tables: [`Tables`] finds the one that is asked for, in memory or in the store, and looks after those that nobody asks
//! for.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::OtherRules;
use protocol::{Created, Links, NewTable, Refusal};
use store::{
    Append, AppendError, Edition, MAKER, Millis, Row, Store, StoreError, StoredEntry, StoredTable, TableId,
};
use table::keys::Secret;
use table::{Entry, Environment, Holder, Logged, Opened, Refused, TableState, Unreadable, messages};
use thiserror::Error;
use tokio::sync::{OnceCell, Semaphore, mpsc, oneshot};

use crate::analysis::Progress;
use crate::audit::{Audit, Matter};
use crate::bell::{Node, Note};
use crate::hall::{Doorbell, Hall};
use crate::limits::Network;
use crate::makers::{Makers, TableLimits};
use crate::media::Images;
use crate::papers::Papers;
use crate::pool::Pool;
use crate::printing::Prints;
use crate::room::{self, MAILBOX, Mail, Room};
use crate::thoughts::Thoughts;

/// How often the store is asked for tables that need somebody to look.
const ROUNDS: Duration = Duration::from_secs(2);

/// How many of them are looked at in one round.
const MOST_DUE: u32 = 200;

/// How many entries a log may have to be read in no time.
const SHORT_LOG: usize = 500;

/// How many longer ones are read at a time.
const READING: usize = 2;

/// All tables.
pub struct Tables {
    pub store: Store,
    pub pool: Pool,
    pub environment: Environment,
    /// What links begin with.
    pub public_url: String,
    pub analyses: Progress,
    pub thoughts: Thoughts,
    pub images: Images,
    pub papers: Papers,
    pub prints: Prints,
    pub makers: Arc<Makers>,
    pub audit: Audit,
    pub hall: Arc<Hall>,
    /// Tables of bots alone that nobody looks at: they wait for somebody who does, and need not be woken.
    resting: Mutex<HashSet<TableId>>,
    /// For reading long logs.
    reading: Semaphore,
    rooms: Mutex<HashMap<TableId, Arc<RoomEntry>>>,
}

/// A table that is in memory, or about to be.
#[derive(Default)]
struct RoomEntry {
    mailbox: OnceCell<mpsc::Sender<Mail>>,
    /// It can be rung before the table is read, so that nothing falls between.
    doorbell: Arc<Doorbell>,
}

/// Why a table cannot be had.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum NoTable {
    #[error("there is no such table")]
    Unknown,
    #[error("the store does not answer: {0}")]
    Store(#[from] StoreError),
    #[error("the table was {0}")]
    Rules(OtherRules),
    #[error("the log of the table cannot be read: {0}")]
    Corrupt(Unreadable),
    #[error("the table is too busy")]
    Busy,
}

impl From<Unreadable> for NoTable {
    fn from(error: Unreadable) -> Self {
        match error {
            Unreadable::Rules(rules) => Self::Rules(rules),
            corrupt => Self::Corrupt(corrupt),
        }
    }
}

impl From<NoTable> for Refused {
    fn from(error: NoTable) -> Self {
        let code = match error {
            NoTable::Rules(rules) => return rules.into(),
            NoTable::Unknown => Refusal::NoTable,
            NoTable::Store(_) | NoTable::Corrupt(_) => Refusal::Unavailable,
            NoTable::Busy => Refusal::TooMany,
        };
        Self::new(code, error.to_string())
    }
}

impl Tables {
    pub fn new(
        store: Store,
        pool: Pool,
        environment: Environment,
        public_url: String,
        limits: TableLimits,
        audit: Audit,
        hall: Arc<Hall>,
    ) -> Arc<Self> {
        Arc::new(Self {
            store,
            pool,
            environment,
            public_url,
            analyses: Progress::default(),
            thoughts: Thoughts::default(),
            images: Images::default(),
            papers: Papers::default(),
            prints: Prints::default(),
            makers: Makers::new(limits),
            audit,
            hall,
            resting: Mutex::default(),
            reading: Semaphore::new(READING),
            rooms: Mutex::default(),
        })
    }

    /// Makes a table for somebody.
    pub async fn create(&self, wanted: &NewTable, by: Network) -> Result<Created, Refused> {
        let created = table::new_table(wanted, &self.environment)?;
        let seats = created.opened.setup.seats();
        self.open(created.id.clone(), created.opened, by).await?;
        Ok(self.created(&created.id, created.key, &created.seat_keys, seats))
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

    /// Writes the first entry of a table that somebody makes, unless they have made too many.
    pub async fn open(&self, table: TableId, opened: Opened, by: Network) -> Result<(), Refused> {
        self.makers.may_make(by).inspect_err(|_| self.audit.record(Matter::LimitHit, by, None))?;
        let at = self.environment.now();
        let first = Logged::from(Entry::Opened(Box::new(opened.clone())));
        let state = TableState::open(table.clone(), opened, at);
        let row = row(&state, at);
        let append = Append { table: table.clone(), first: 1, entries: vec![stored(at, &first)], row };
        metrics::counter!("pyramidion_tables_total").increment(1);
        self.store.append(append).await.map_err(|error| match error {
            AppendError::Conflict => Refused::new(Refusal::Taken, "there is a table of that name"),
            AppendError::Unavailable(reason) | AppendError::Invalid(reason) => {
                tracing::warn!(reason, "a table cannot be made");
                room::unavailable()
            }
        })?;
        self.audit.record(Matter::TableMade, by, Some(&table));
        // Those who look after the tables may want to know. Nobody waits for it.
        let (store, of, name) = (self.store.clone(), table.clone(), self.audit.name(by));
        tokio::spawn(async move {
            if let Err(error) = store.keep(&of, MAKER, &name).await {
                tracing::debug!(%error, "it is not known who made a table");
            }
        });
        self.hall.tell(Note::Made(table.clone(), by.address()));
        self.makers.made(table, by);
        Ok(())
    }

    /// Removes a table of which nobody has heard.
    pub async fn unmake(&self, table: &TableId) {
        if let Err(error) = self.store.remove(table).await {
            tracing::warn!(%table, %error, "a table that nobody needs stays");
        }
        self.makers.over(table);
        self.hall.tell(Note::Over(table.clone()));
    }

    /// Removes a table for good, with all that belongs to it; tells whether there was one. Those who look at it are told.
    pub async fn remove(&self, table: &TableId) -> Result<bool, StoreError> {
        let removed = self.store.remove(table).await?;
        let room = self.rooms().remove(table);
        self.resting.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
        if let Some(room) = room.and_then(|entry| entry.mailbox.get().cloned()) {
            let _ = room.send(Mail::Removed).await;
        }
        // Those who look again do not find it.
        self.hall.tell(Note::Log(table.clone(), u64::MAX));
        Ok(removed)
    }

    /// The table as the store has it.
    pub async fn load(&self, table: &TableId) -> Result<Option<TableState>, NoTable> {
        let Some(found) = self.store.load(table).await? else { return Ok(None) };
        if found.entries.len() <= SHORT_LOG {
            return Ok(Some(replay(table, &found)?));
        }
        // Others must not wait on this thread until it is read, nor all of them be read at once.
        let _permit = self.reading.acquire().await.map_err(|_| NoTable::Busy)?;
        let table = table.clone();
        let state = tokio::task::spawn_blocking(move || replay(&table, &found)).await;
        Ok(Some(state.map_err(|_| NoTable::Busy)??))
    }

    /// The mailbox of a table.
    pub async fn room(self: &Arc<Self>, table: &TableId) -> Result<mpsc::Sender<Mail>, NoTable> {
        let entry = Arc::clone(self.rooms().entry(table.clone()).or_default());
        // Reading a log needs much room while it lasts, which those who wait for a table must not hold for ever.
        let wake = || Box::pin(self.wake(table, Arc::clone(&entry.doorbell)));
        let found = entry.mailbox.get_or_try_init(wake).await;
        if found.is_err() {
            let mut rooms = self.rooms();
            if rooms.get(table).is_some_and(|known| !known.mailbox.initialized()) {
                rooms.remove(table);
            }
        }
        found.cloned()
    }

    /// Brings a table into memory.
    async fn wake(
        self: &Arc<Self>,
        table: &TableId,
        doorbell: Arc<Doorbell>,
    ) -> Result<mpsc::Sender<Mail>, NoTable> {
        let state = self.load(table).await?.ok_or(NoTable::Unknown)?;
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let room = Room::new(Arc::clone(self), state, doorbell);
        // The room has its own mailbox only weakly: it lives as long as it is known here or somebody has mail for it.
        tokio::spawn(room.run(mailbox, sender.downgrade()));
        Ok(sender)
    }

    /// Hears what another server tells of a table, if that matters here.
    pub fn hear(&self, node: Node, note: Note) {
        match &note {
            Note::Log(table, number) => {
                if let Some(entry) = self.rooms().get(table) {
                    entry.doorbell.ring(*number);
                }
            }
            Note::Here(table, ..) | Note::Thinks(table, _) | Note::Reacts(table, ..) => {
                let mailbox = self.rooms().get(table).and_then(|entry| entry.mailbox.get().cloned());
                // A table that is too busy hears of it the next time.
                if let Some(mailbox) = mailbox.filter(|mailbox| leave_room(mailbox).is_ok()) {
                    let _ = mailbox.try_send(Mail::Told { node, note });
                }
            }
            Note::Made(table, by) => self.makers.made_elsewhere(table.clone(), Network::of(*by)),
            Note::Over(table) => self.makers.over(table),
            Note::Analyses(table, level, done, total) => {
                self.analyses.elsewhere(table, *level, *done, *total);
            }
            Note::Awaits(table, level) => self.analyses.awaited(table, *level),
            Note::Alive => {}
        }
    }

    /// The tables in memory, and how to tell them that there is more to read.
    pub fn doorbells(&self) -> Vec<(TableId, Arc<Doorbell>)> {
        let rooms = self.rooms();
        let in_memory = rooms.iter().filter(|(_, entry)| entry.mailbox.initialized());
        in_memory.map(|(table, entry)| (table.clone(), Arc::clone(&entry.doorbell))).collect()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<RoomEntry>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
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
        question: impl FnOnce(&TableState) -> T + Send + 'static,
    ) -> Result<T, NoTable> {
        leave_room(&self.room(table).await?)?;
        let (reply, answer) = oneshot::channel();
        let show = move |state: &TableState| {
            let _ = reply.send(question(state));
        };
        self.send(table, Mail::Show(Box::new(show))).await?;
        answer.await.map_err(|_| NoTable::Busy)
    }

    /// Lets go of a table that leaves memory.
    pub fn forget(&self, state: &TableState) {
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        if is_of_bots(state) {
            resting.insert(state.id.clone());
        } else {
            resting.remove(&state.id);
        }
        drop(resting);
        self.rooms().remove(&state.id);
    }

    /// The tables that are looked after already, or need not be.
    fn looked_after(&self) -> HashSet<TableId> {
        let mut tables: HashSet<TableId> = self.rooms().keys().cloned().collect();
        tables.extend(self.resting.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned());
        tables
    }

    fn forget_closed(&self, table: &TableId) {
        let mut rooms = self.rooms();
        let mailbox = rooms.get(table).and_then(|entry| entry.mailbox.get());
        if mailbox.is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(table);
        }
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.rooms().len()
    }

    /// Looks after tables that need it though nobody asks: bots to think, times that are up. Of several servers one
    /// looks after each.
    pub async fn look_after_all(self: Arc<Self>) {
        let editions: Vec<Edition> =
            games::GAMES.iter().map(|game| (game.spec().name.to_owned(), game.spec().edition)).collect();
        while !self.hall.is_leaving() {
            let now = self.environment.now();
            match self.store.claim_due(now, &editions, || self.looked_after(), MOST_DUE).await {
                Ok(due) => {
                    for (table, fence) in due {
                        if let Err(error) = self.send(&table, Mail::LookAfter(fence)).await {
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

/// Refuses somebody who does not play if it could cost those who do their room in the mailbox.
pub fn leave_room(mailbox: &mpsc::Sender<Mail>) -> Result<(), NoTable> {
    if mailbox.capacity() < MAILBOX / 2 { Err(NoTable::Busy) } else { Ok(()) }
}

/// A table as its log tells it.
fn replay(table: &TableId, found: &StoredTable) -> Result<TableState, Unreadable> {
    let log = found.entries.iter().map(|entry| (entry.at, entry.body.as_str()));
    TableState::replay(table, log)
}

/// The row of a table as it is at this moment.
pub fn row(state: &TableState, now: Millis) -> Row {
    let listing = messages::listing(state);
    Row {
        summary: serde_json::to_string(&listing).expect("a listing has string keys"),
        game: listing.game,
        edition: state.setup().spec().edition,
        created: state.created,
        touched: state.touched,
        // Where nobody can sit down any more, nobody is invited.
        listed: state.opened.listed && !state.is_left_behind(),
        over: state.ended.is_some(),
        // Bots do not play among themselves unless somebody looks.
        wake: state.wakes_at(now).filter(|_| !is_of_bots(state)),
    }
}

/// Whether nobody but bots has to act at a table any more, so that nobody waits for it.
pub fn is_of_bots(state: &TableState) -> bool {
    state.chairs.iter().all(|chair| match chair.holder {
        Holder::Bot { .. } => true,
        Holder::Person { .. } => chair.resigned || chair.stand_in.is_some(),
        Holder::Free { .. } | Holder::Kept { .. } => false,
    })
}

/// An entry as the store keeps it.
pub fn stored(at: Millis, logged: &Logged) -> StoredEntry {
    StoredEntry { at, body: logged.text() }
}
