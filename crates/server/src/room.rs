//! A table in memory: one task that owns the [`TableState`], one mailbox, and everybody who looks. Start at [`Room::run`].
//!
//! A command is decided, the entries that come of it are written to the store, and only when that is done they have happened
//! here, the player is told so, and everybody sees it. Nobody waits for a slow reader: anyone who does not keep up gets a new
//! snapshot when they have caught up.

mod acting;
mod following;
mod onlookers;
mod thinking;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::Viewer;
use protocol::{Query, Reaction, Refusal, SeatCommand, ServerMsg, Sit};
use store::{Fence, Millis};
use table::keys::Digest;
use table::messages::{self, Presence};
use table::{Command, Entry, Lot, Refused, TableState, Transition};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout_at};

use self::acting::By;
use self::following::{Duty, Elsewhere};
use self::onlookers::{Onlooker, moved};
use self::thinking::{Hint, Thinking};
use crate::bell::{Node, Note};
use crate::hall::Doorbell;
use crate::limits::Network;
use crate::makers::BotsPlay;
use crate::tables::Tables;

pub use self::onlookers::OnlookerStatus;

/// How many messages may wait for a table.
pub const MAILBOX: usize = 256;

/// How many messages may wait for a reader before it counts as slow.
pub const OUTBOX: usize = 64;

/// How long a table stays in memory when nobody looks and nobody thinks.
const LINGER: Duration = Duration::from_secs(30);

/// How soon something is tried again that the store or the pool refused.
const AGAIN: Duration = Duration::from_secs(1);

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
    /// The server is about to end: somebody goes when everything before is done, and is told when it is.
    Farewell { connection: ConnectionId, done: oneshot::Sender<()> },
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
    /// Another server tells something that is in no log.
    Told { node: Node, note: Note },
    /// The log goes further than is known here.
    ReadOn,
    /// This server does what nobody asks for at the table, under this fence.
    LookAfter(Fence),
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
    /// Rings when others have written to the log.
    doorbell: Arc<Doorbell>,
    /// Who does what nobody asks for.
    duty: Duty,
    onlookers: Vec<Onlooker>,
    /// Who looks through this server.
    here: Presence,
    elsewhere: Elsewhere,
    /// Who looks, here and elsewhere.
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
    pub fn new(tables: Arc<Tables>, state: TableState, doorbell: Arc<Doorbell>) -> Self {
        let now = tables.environment.now();
        let gone = vec![Some(now); state.chairs.len()];
        let maker = tables.makers.of(&state.id);
        Self {
            tables,
            state,
            doorbell,
            duty: Duty::NotOurs { until: Instant::now() },
            onlookers: Vec::new(),
            here: Presence::default(),
            elsewhere: Elsewhere::default(),
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
                Some(wake) => timeout_at(wake, self.next(&mut mailbox)).await.unwrap_or(Some(Mail::Wake)),
                None => self.next(&mut mailbox).await,
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

    /// The next mail, or that the log goes on.
    async fn next(&self, mailbox: &mut mpsc::Receiver<Mail>) -> Option<Mail> {
        let is_deaf = self.is_gone || self.elsewhere.deaf_until.is_some_and(|until| until > Instant::now());
        tokio::select! {
            mail = mailbox.recv() => mail,
            () = self.doorbell.beyond(self.state.seq), if !is_deaf => Some(Mail::ReadOn),
        }
    }

    /// When the table must look after itself though nobody writes to it.
    fn wakes_at(&self) -> Option<Instant> {
        let now = self.tables.environment.now();
        let deadline = self.state.deadline().map(|(_, at)| {
            Instant::now() + Duration::from_millis(u64::try_from(at - now).unwrap_or(0).min(86_400_000))
        });
        let duty = match self.duty {
            Duty::NotOurs { until } if self.is_duty_wanted() => Some(until.max(Instant::now() + AGAIN)),
            Duty::NotOurs { .. } | Duty::Ours(_) => deadline,
        };
        // What did not work is not tried before then.
        let duty = duty.filter(|_| self.again.is_none());
        // Somebody who looks keeps the table in memory, and tells it when they go.
        let idle = self.onlookers.is_empty() || self.thinking.is_some();
        let idle = idle.then(|| (self.idle_since + LINGER).max(Instant::now() + AGAIN));
        let Elsewhere { told_next, deaf_until, .. } = self.elsewhere;
        [duty, self.again, self.presence_due, told_next, deaf_until, idle].into_iter().flatten().min()
    }

    fn is_idle(&self) -> bool {
        let is_left = self.onlookers.is_empty() && self.thinking.is_none();
        self.is_gone || is_left && self.idle_since.elapsed() >= LINGER
    }

    async fn receive(&mut self, mail: Mail, own: &mpsc::WeakSender<Mail>) {
        if !matches!(mail, Mail::Wake | Mail::ReadOn | Mail::Told { .. }) {
            self.idle_since = Instant::now();
        }
        match mail {
            Mail::Join { connection, out, status, hello } => {
                // Somebody may come from another server, where more has happened.
                let is_behind = hello.have.is_some_and(|have| have > self.state.seq);
                let is_behind =
                    is_behind || hello.tokens.iter().any(|token| self.state.held_by(*token).is_empty());
                if is_behind && self.read_on_if_shared().await.is_err() {
                    // Nobody is shown what they know to be past; another server may know more.
                    status.turn_away();
                } else {
                    self.join(connection, out, status, *hello);
                }
            }
            Mail::Disconnect { connection } => self.disconnect(connection),
            Mail::Farewell { connection, done } => {
                self.disconnect(connection);
                let _ = done.send(());
            }
            Mail::Look { connection, seat } => self.look(connection, seat.as_deref()),
            Mail::Sync { connection, have } => {
                if have > self.state.seq {
                    let _ = self.read_on_if_shared().await;
                }
                self.sync(connection, have);
            }
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
            Mail::Show(show) => {
                let _ = self.read_on_if_shared().await;
                show(&self.state);
            }
            Mail::Removed => self.end(),
            Mail::Told { node, note } => self.hear(node, note),
            Mail::ReadOn => drop(self.read_on().await),
            Mail::LookAfter(fence) => self.look_after(fence).await,
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
        if self.elsewhere.told_next.is_some_and(|at| at <= Instant::now()) {
            self.tell_who_is_here();
            self.look_round();
        }
        self.elsewhere.deaf_until.take_if(|until| *until <= Instant::now());
        if self.again.is_some_and(|again| again > Instant::now()) {
            return;
        }
        self.again = None;
        if self.is_duty_wanted() && !Box::pin(self.take_over()).await {
            self.thinking = None;
            return;
        }
        let now = self.tables.environment.now();
        if self.state.is_due(now) && Box::pin(self.carry_out(By::Room, Command::GoOn)).await.is_err() {
            self.again = Some(Instant::now() + AGAIN);
            return;
        }
        self.let_think(own);
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
            self.here = moved(&self.here, lot);
            self.elsewhere.draw(lot);
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
