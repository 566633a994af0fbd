//! A table in memory: one task that owns the [`TableState`], one mailbox, and everybody who looks. Start at [`Room::run`].
//!
//! A command is decided, the entries that come of it are written to the store, and only when that is done they have happened
//! here, the player is told so, and everybody sees it. Nobody waits for a slow reader: anyone who does not keep up gets a new
//! snapshot when they have caught up.

mod onlookers;
mod thinking;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::{Seat, Seats, Viewer};
use protocol::{Query, Reaction, Refusal, SeatCommand, ServerMsg, Sit};
use store::{Append, AppendError, Millis};
use table::keys::Digest;
use table::messages::{self, Presence};
use table::{Caller, Command, Entry, Lot, Refused, TableState, Transition, decide, query};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout, timeout_at};

use self::onlookers::{Onlooker, moved};
use self::thinking::{Hint, Thinking};
use crate::limits::Network;
use crate::makers::BotsPlay;
use crate::tables::{self, Tables};

pub use self::onlookers::OnlookerStatus;

/// How many messages may wait for a table.
pub const MAILBOX: usize = 256;

/// How many messages may wait for a reader before it counts as slow.
pub const OUTBOX: usize = 64;

/// How long a table stays in memory when nobody looks and nobody thinks.
const LINGER: Duration = Duration::from_secs(30);

/// How soon something is tried again that the store or the pool refused.
const AGAIN: Duration = Duration::from_secs(1);

/// How long the store may take before a player is told to try again.
const PATIENCE: Duration = Duration::from_secs(10);

/// The number of a connection.
pub type ConnectionId = u64;

/// What a table is told. A mailbox has room for many, so each is small.
pub enum Mail {
    /// Somebody comes to look.
    Join {
        connection: ConnectionId,
        out: mpsc::Sender<Utf8Bytes>,
        status: Arc<OnlookerStatus>,
        hello: Box<Hello>,
    },
    /// Somebody goes, to another table or away.
    Disconnect { connection: ConnectionId },
    /// Somebody looks through the eyes of another seat.
    Look { connection: ConnectionId, seat: Option<String> },
    /// Somebody asks for what is missing.
    Sync { connection: ConnectionId, have: u64 },
    /// Somebody asks something for a seat.
    Query { connection: ConnectionId, seat: String, nonce: String, query: Query },
    /// Somebody shows what they think of it.
    React { connection: ConnectionId, seat: String, nonce: String, reaction: Reaction },
    /// Somebody commands something for a seat.
    Command { connection: ConnectionId, seat: String, nonce: String, command: SeatCommand },
    /// A slow reader has read everything that was sent.
    CaughtUp { connection: ConnectionId },
    /// A person sits down.
    Sit { sit: Box<Sit>, reply: oneshot::Sender<Result<(String, u64), Refused>> },
    /// A person leaves a seat.
    Leave { seat: String, token: Box<Digest>, reply: oneshot::Sender<Result<u64, Refused>> },
    /// The table is shown to somebody within the server.
    Show(Box<dyn FnOnce(&TableState) + Send>),
    /// The table was removed.
    Removed,
    /// It may be time for something: a bot has thought, for example.
    Wake,
}

/// How somebody comes to look.
#[derive(Clone, Debug)]
pub struct Hello {
    /// Where they come from.
    pub address: Network,
    /// Of the seats that are held.
    pub tokens: Vec<Digest>,
    pub looking: Option<String>,
    pub have: Option<u64>,
}

/// A table in memory.
pub struct Room {
    tables: Arc<Tables>,
    state: TableState,
    onlookers: Vec<Onlooker>,
    presence: Presence,
    /// Since when the person of each seat has been gone.
    gone: Vec<Option<Millis>>,
    /// When the others have last been told who is here, and when they are to be told how many watch now.
    presence_sent: Instant,
    presence_due: Option<Instant>,
    /// Who has made the table, if that is known.
    maker: Option<Network>,
    thinking: Option<Thinking>,
    /// Bots may play among themselves.
    bots_play: Option<BotsPlay>,
    hints: HashMap<ConnectionId, Hint>,
    /// When to try again what did not work.
    again: Option<Instant>,
    idle_since: Instant,
    /// The table was removed.
    is_gone: bool,
}

impl Room {
    pub fn new(tables: Arc<Tables>, state: TableState) -> Self {
        let now = tables.environment.now();
        let gone = vec![Some(now); state.chairs.len()];
        let maker = tables.makers.of(&state.id);
        Self {
            tables,
            state,
            onlookers: Vec::new(),
            presence: Presence::default(),
            gone,
            presence_sent: Instant::now(),
            presence_due: None,
            maker,
            thinking: None,
            bots_play: None,
            hints: HashMap::new(),
            again: None,
            idle_since: Instant::now(),
            is_gone: false,
        }
    }

    /// Lives until nobody needs the table in memory.
    pub async fn run(mut self, mut mailbox: mpsc::Receiver<Mail>, own: mpsc::WeakSender<Mail>) {
        self.go_on(&own).await;
        loop {
            let mail = match self.wakes_at() {
                Some(wake) => timeout_at(wake, mailbox.recv()).await.unwrap_or(Some(Mail::Wake)),
                None => mailbox.recv().await,
            };
            let Some(mail) = mail else { break };
            // Carrying something out needs room for a second table, which a room that waits must not hold.
            Box::pin(self.receive(mail, &own)).await;
            self.go_on(&own).await;
            if self.is_idle() {
                // Anyone who writes from now on finds the table in the store; what was written before is still read.
                self.tables.forget(&self.state);
                mailbox.close();
            }
        }
    }

    /// When the table must look after itself though nobody writes to it.
    fn wakes_at(&self) -> Option<Instant> {
        let now = self.tables.environment.now();
        let deadline = self.state.deadline().map(|(_, at)| {
            Instant::now() + Duration::from_millis(u64::try_from(at - now).unwrap_or(0).min(86_400_000))
        });
        // Somebody who looks keeps the table in memory, and tells it when they go.
        let idle = self.onlookers.is_empty() || self.thinking.is_some();
        let idle = idle.then(|| (self.idle_since + LINGER).max(Instant::now() + AGAIN));
        [deadline, self.again, self.presence_due, idle].into_iter().flatten().min()
    }

    fn is_idle(&self) -> bool {
        let is_left = self.onlookers.is_empty() && self.thinking.is_none();
        self.is_gone || is_left && self.idle_since.elapsed() >= LINGER
    }

    async fn receive(&mut self, mail: Mail, own: &mpsc::WeakSender<Mail>) {
        if !matches!(mail, Mail::Wake) {
            self.idle_since = Instant::now();
        }
        match mail {
            Mail::Join { connection, out, status, hello } => self.join(connection, out, status, *hello),
            Mail::Disconnect { connection } => self.disconnect(connection),
            Mail::Look { connection, seat } => self.look(connection, seat.as_deref()),
            Mail::Sync { connection, have } => self.sync(connection, have),
            Mail::Query { connection, seat, nonce, query } => self.query(connection, &seat, &nonce, query),
            Mail::React { connection, seat, nonce, reaction } => {
                self.react(connection, &seat, nonce, reaction);
            }
            Mail::Command { connection, seat, nonce, command } => {
                self.command(connection, seat, nonce, command).await;
            }
            Mail::CaughtUp { connection } => self.resync(connection),
            Mail::Sit { sit, reply } => {
                let answer = self.sit(*sit).await;
                let _ = reply.send(answer);
            }
            Mail::Leave { seat, token, reply } => {
                let answer = self.leave(seat, *token).await;
                let _ = reply.send(answer);
            }
            Mail::Show(show) => show(&self.state),
            Mail::Removed => self.end(),
            Mail::Wake => {}
        }
        self.thought().await;
        self.let_think(own);
    }

    /// Does what is due: an end of time, a beginning, a bot's turn.
    async fn go_on(&mut self, own: &mpsc::WeakSender<Mail>) {
        if self.presence_due.is_some_and(|at| at <= Instant::now()) {
            self.send_presence();
        }
        if self.again.is_some_and(|again| again > Instant::now()) {
            return;
        }
        self.again = None;
        let now = self.tables.environment.now();
        if self.state.is_due(now) && Box::pin(self.carry_out(Caller::Room, Command::GoOn)).await.is_err() {
            self.again = Some(Instant::now() + AGAIN);
            return;
        }
        self.let_think(own);
    }

    fn query(&mut self, connection: ConnectionId, seat: &str, nonce: &str, query: Query) {
        let Some(onlooker) = self.onlooker(connection) else { return };
        let held = self.held(onlooker);
        let answer = match query {
            Query::Preview { action } => query::preview(&self.state, held, seat, &action, nonce).map(Some),
            Query::Hint => self.hint(connection, held, seat, nonce).map(|()| None),
        };
        let Some(onlooker) = self.onlooker(connection) else { return };
        match answer {
            Ok(Some(message)) => Self::send(onlooker, &text(message)),
            // A bot thinks about it, and answers when it has.
            Ok(None) => {}
            Err(refused) => Self::send(onlooker, &text(refuse(&refused, Some(nonce)))),
        }
    }

    /// Shows everybody what a seat thinks of it.
    fn react(&self, connection: ConnectionId, seat: &str, nonce: String, reaction: Reaction) {
        let Some(onlooker) = self.onlooker(connection) else { return };
        match query::react(&self.state, self.held(onlooker), seat, reaction, &nonce) {
            Ok(shown) => {
                self.send_to_all(&text(shown));
                Self::send(onlooker, &text(ServerMsg::Done { nonce, seq: self.state.seq }));
            }
            Err(refused) => Self::send(onlooker, &text(refuse(&refused, Some(&nonce)))),
        }
    }

    async fn command(&mut self, connection: ConnectionId, seat: String, nonce: String, command: SeatCommand) {
        let Some(onlooker) = self.onlooker(connection) else { return };
        let by = Caller::Client { holds: self.held(onlooker), away: self.away() };
        let asked = Command::Seat { seat: seat.clone(), nonce: nonce.clone(), command };
        let message = match self.carry_out(by, asked).await {
            Ok((_, seq)) => ServerMsg::Done { nonce, seq },
            // What seemed to fail may have been written all the same, and has been read again.
            Err(refused) => {
                let seat = self.state.seat(&seat);
                match seat.and_then(|seat| self.state.carried_out(seat, &nonce)) {
                    Some(seq) if matches!(refused.code, Refusal::Stale | Refusal::Unavailable) => {
                        ServerMsg::Done { nonce, seq }
                    }
                    _ => refuse(&refused, Some(&nonce)),
                }
            }
        };
        if let Some(onlooker) = self.onlooker(connection) {
            Self::send(onlooker, &text(message));
        }
    }

    async fn sit(&mut self, sit: Sit) -> Result<(String, u64), Refused> {
        let nobody = Caller::Client { holds: Seats::NONE, away: Seats::NONE };
        let (seat, seq) = self.carry_out(nobody, Command::Sit(sit)).await?;
        self.look_round();
        let seat = seat.expect("somebody who sits down has a seat");
        Ok((self.state.seat_name(seat).to_owned(), seq))
    }

    async fn leave(&mut self, seat: String, token: Digest) -> Result<u64, Refused> {
        let by = Caller::Client { holds: self.state.held_by(token), away: Seats::NONE };
        self.carry_out(by, Command::Leave { seat }).await?;
        self.look_round();
        Ok(self.state.seq)
    }

    /// Decides, writes to the store what comes of it and, when that is safe, lets it happen and tells everybody: the seat that
    /// it was for, and the number of its first entry.
    async fn carry_out(&mut self, by: Caller, command: Command) -> Result<(Option<Seat>, u64), Refused> {
        let transition = decide(&self.state, by, command, &self.tables.environment)?;
        let done = (transition.seat, transition.seq);
        if transition.entries.is_empty() {
            return Ok(done);
        }
        let steps = self.steps(&transition);
        let Transition { at, entries, next, opens, .. } = transition;
        if let Some((table, opened)) = opens {
            Box::pin(self.tables.open(table, opened, self.payer())).await?;
        }
        let count = entries.len() as u64;
        let append = Append {
            table: next.id.clone(),
            first: self.state.seq + 1,
            entries: entries.iter().map(|logged| tables::stored(at, logged)).collect(),
            row: tables::row(&next, at),
        };
        self.write(append).await?;
        self.replace(next);
        for (viewer, text) in steps {
            Self::send(&self.onlookers[viewer], &text);
        }
        metrics::counter!("pyramidion_entries_total").increment(count);
        Ok(done)
    }

    /// What everybody will be told, each an onlooker by number, in order.
    fn steps(&self, transition: &Transition) -> Vec<(usize, Utf8Bytes)> {
        let mut steps = Vec::with_capacity(transition.entries.len() * self.onlookers.len());
        for (logged, state) in transition.steps() {
            let lot = self.new_lot(state);
            // Those who look through the same eyes are told the same.
            let mut told: Vec<(Viewer, Utf8Bytes)> = Vec::new();
            for (number, Onlooker { viewer, .. }) in self.onlookers.iter().enumerate() {
                let viewer = lot.map_or(*viewer, |lot| lot.viewer_to(*viewer));
                let same = told.iter().find(|(other, _)| *other == viewer).map(|(_, text)| text.clone());
                let text = same.unwrap_or_else(|| {
                    let text = text(messages::step(state, &logged.entry, viewer));
                    told.push((viewer, text.clone()));
                    text
                });
                steps.push((number, text));
            }
            // Everybody learns at once which seat is theirs now.
            if let (Entry::Lot { .. }, Some(lot)) = (&logged.entry, lot) {
                steps.extend(self.snapshots_after(lot, state).enumerate());
            }
        }
        steps
    }

    /// The lot by which the seats are drawn until then, if they have not been drawn before.
    fn new_lot<'a>(&self, next: &'a TableState) -> Option<&'a Lot> {
        next.lot.as_ref().filter(|_| self.state.lot.is_none())
    }

    /// The table is another one from now on. If the seats have been drawn by lot, everybody looks and is missed where they
    /// sit now.
    fn replace(&mut self, next: TableState) {
        if let Some(lot) = self.new_lot(&next) {
            self.gone = lot.moved(&self.gone);
            self.presence = moved(&self.presence, lot);
            for onlooker in &mut self.onlookers {
                onlooker.viewer = lot.viewer_to(onlooker.viewer);
            }
        }
        self.state = next;
        if self.state.ended.is_some() {
            self.tables.makers.over(&self.state.id);
        }
        self.drop_old_hints();
    }

    async fn write(&mut self, append: Append) -> Result<(), Refused> {
        match timeout(PATIENCE, self.tables.store.append(append)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(AppendError::Conflict)) => {
                Box::pin(self.reload()).await;
                Err(Refused::new(Refusal::Stale, "somebody else was faster: look again"))
            }
            Ok(Err(AppendError::Unavailable(reason) | AppendError::Invalid(reason))) => {
                tracing::warn!(table = %self.state.id, reason, "the store does not take what happens");
                Err(unavailable())
            }
            Err(_) => {
                // It may still be written: what the store says counts.
                tracing::warn!(table = %self.state.id, "the store does not answer");
                Box::pin(self.reload()).await;
                Err(unavailable())
            }
        }
    }

    /// The table was removed: everybody is told, and has to go.
    fn end(&mut self) {
        self.send_to_all(&text(Refused::new(Refusal::NoTable, "the table was removed").message(None)));
        self.onlookers.clear();
        self.is_gone = true;
    }

    /// Reads the table from the store again and shows everybody what it says.
    async fn reload(&mut self) {
        match self.tables.load(&self.state.id).await {
            Ok(Some(state)) => self.replace(state),
            Ok(None) => self.end(),
            Err(error) => {
                tracing::warn!(table = %self.state.id, %error, "the table cannot be read again");
                self.again = Some(Instant::now() + AGAIN);
            }
        }
        for onlooker in &self.onlookers {
            self.send_snapshot(onlooker);
        }
    }
}

/// A message as a socket takes it.
pub fn text(message: ServerMsg) -> Utf8Bytes {
    messages::text(message).into()
}

/// That the store does not answer.
pub fn unavailable() -> Refused {
    Refused::new(
        Refusal::Unavailable,
        "the server cannot write to its store just now; nothing that was acknowledged is lost. Try again",
    )
}

/// That the threads that think and draw have too much to do.
pub fn busy() -> Refused {
    Refused::new(Refusal::TooMany, "the server is busy: try again")
}

/// A refusal as it is told, which is counted.
fn refuse(refused: &Refused, nonce: Option<&str>) -> ServerMsg {
    metrics::counter!("pyramidion_refused_total").increment(1);
    refused.message(nonce)
}
