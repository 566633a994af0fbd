//! A table in memory: one task that owns the [`Sheet`], one mailbox, and everybody who looks. Start at [`Room::run`].
//!
//! A wish becomes entries, the entries are written to the store, and only when that is done they happen here, the player
//! is told so, and everybody sees it. Nobody waits for a slow reader: whoever does not keep up gets a new snapshot
//! when they have caught up.

mod thinking;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::{Seat, Seats, Viewer};
use protocol::{ClientMsg, Refusal, ServerMsg, Sit};
use store::{Append, AppendError, Millis};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout, timeout_at};

use self::thinking::Thinking;
use crate::deed;
use crate::entry::{Entry, Logged, Opened, Reserved};
use crate::hall::Hall;
use crate::keys::{self, Digest};
use crate::sheet::{Sheet, Who};
use crate::tell::{self, Presence};
use crate::wish::{self, Granted, Refused};

/// How many messages may wait for a table.
pub const MAILBOX: usize = 256;

/// How many messages may wait for a reader before it counts as slow.
pub const OUTBOX: usize = 64;

/// How long a table stays in memory when nobody looks and nobody thinks.
const LINGER: Duration = Duration::from_secs(30);

/// How soon something is tried again that the store or the pool refused.
const AGAIN: Duration = Duration::from_secs(1);

/// How long somebody must be gone before a bot may stand in.
const GONE: Millis = 20_000;

/// How long the store may take before a player is told to try again.
const PATIENCE: Duration = Duration::from_secs(10);

/// The number of a connection.
pub type Guest = u64;

/// What a table is told. A mailbox has room for many, so each is small.
pub enum Mail {
    /// Somebody comes to look.
    Join { guest: Guest, out: mpsc::Sender<Utf8Bytes>, slow: Arc<AtomicBool>, hello: Box<Hello> },
    /// Somebody goes.
    Leave { guest: Guest },
    /// Somebody who looks wishes something.
    Wish { guest: Guest, message: Box<ClientMsg> },
    /// A slow reader has read everything that was sent.
    CaughtUp { guest: Guest },
    /// A person sits down.
    Sit { sit: Box<Sit>, reply: oneshot::Sender<Result<(String, u64), Refused>> },
    /// A person gives up a seat.
    Rise { seat: String, token: Box<Digest>, reply: oneshot::Sender<Result<u64, Refused>> },
    /// Somebody asks something that changes nothing.
    Look(Box<dyn FnOnce(&Sheet) + Send>),
    /// A bot has thought.
    Thought { changed: u64, seat: Seat, action: Option<String> },
    /// It may be time for something.
    Wake,
}

/// How somebody comes to look.
#[derive(Clone, Debug)]
pub struct Hello {
    /// Of the seats that are held.
    pub tokens: Vec<Digest>,
    pub looking: Option<String>,
    pub have: Option<u64>,
}

/// Somebody who looks at the table.
struct Onlooker {
    guest: Guest,
    tokens: Vec<Digest>,
    viewer: Viewer,
    out: mpsc::Sender<Utf8Bytes>,
    slow: Arc<AtomicBool>,
}

/// A table in memory.
pub struct Room {
    hall: Arc<Hall>,
    sheet: Sheet,
    onlookers: Vec<Onlooker>,
    presence: Presence,
    /// Since when the person of each seat has been gone.
    gone: Vec<Option<Millis>>,
    thinking: Option<Thinking>,
    /// When to try again what did not work.
    again: Option<Instant>,
    idle_since: Instant,
}

impl Room {
    pub fn new(hall: Arc<Hall>, sheet: Sheet) -> Self {
        let now = hall.world.now();
        let gone = vec![Some(now); sheet.chairs.len()];
        Self {
            hall,
            sheet,
            onlookers: Vec::new(),
            presence: Presence::default(),
            gone,
            thinking: None,
            again: None,
            idle_since: Instant::now(),
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
            self.receive(mail, &own).await;
            self.go_on(&own).await;
            if self.is_idle() {
                // Whoever writes from now on finds the table in the store; what was written before is still read.
                self.hall.forget(&self.sheet.id);
                mailbox.close();
            }
        }
    }

    /// When the table must look after itself though nobody writes to it.
    fn wakes_at(&self) -> Option<Instant> {
        let now = self.hall.world.now();
        let deadline = self.sheet.deadline().map(|(_, at)| {
            Instant::now() + Duration::from_millis(u64::try_from(at - now).unwrap_or(0).min(86_400_000))
        });
        // Somebody who looks keeps the table in memory, and tells it when they go.
        let idle = self.onlookers.is_empty() || self.thinking.is_some();
        let idle = idle.then(|| (self.idle_since + LINGER).max(Instant::now() + AGAIN));
        [deadline, self.again, idle].into_iter().flatten().min()
    }

    fn is_idle(&self) -> bool {
        self.onlookers.is_empty() && self.thinking.is_none() && self.idle_since.elapsed() >= LINGER
    }

    async fn receive(&mut self, mail: Mail, own: &mpsc::WeakSender<Mail>) {
        if !matches!(mail, Mail::Wake) {
            self.idle_since = Instant::now();
        }
        match mail {
            Mail::Join { guest, out, slow, hello } => self.join(guest, out, slow, *hello),
            Mail::Leave { guest } => self.leave(guest),
            Mail::Wish { guest, message } => self.wish(guest, &message, own).await,
            Mail::CaughtUp { guest } => self.resync(guest),
            Mail::Sit { sit, reply } => {
                let answer = self.sit(&sit).await;
                let _ = reply.send(answer);
            }
            Mail::Rise { seat, token, reply } => {
                let answer = self.rise(&seat, &token).await;
                let _ = reply.send(answer);
            }
            Mail::Look(look) => look(&self.sheet),
            Mail::Thought { changed, seat, action } => self.thought(changed, seat, action).await,
            Mail::Wake => {}
        }
    }

    /// Does what is due: an end of time, a bot's turn.
    async fn go_on(&mut self, own: &mpsc::WeakSender<Mail>) {
        if self.again.is_some_and(|again| again > Instant::now()) {
            return;
        }
        self.again = None;
        let due = wish::time_up(&self.sheet, &self.hall.world);
        if !due.is_empty() && self.commit(due).await.is_err() {
            self.again = Some(Instant::now() + AGAIN);
            return;
        }
        if !self.sheet.begun && self.sheet.is_full() {
            let mut entries = Vec::new();
            wish::follow(&mut self.sheet, &mut entries, &self.hall.world);
            if self.commit(entries).await.is_err() {
                self.again = Some(Instant::now() + AGAIN);
                return;
            }
        }
        self.let_think(own);
    }

    fn join(&mut self, guest: Guest, out: mpsc::Sender<Utf8Bytes>, slow: Arc<AtomicBool>, hello: Hello) {
        self.onlookers.retain(|onlooker| onlooker.guest != guest);
        let onlooker = Onlooker { guest, tokens: hello.tokens, viewer: Viewer::Spectator, out, slow };
        let held = self.held(&onlooker);
        let wanted = hello.looking.as_deref().and_then(|name| self.sheet.seat(name));
        let viewer = wanted.filter(|seat| held.contains(*seat)).map_or(Viewer::Spectator, Viewer::Seat);
        self.onlookers.push(Onlooker { viewer, ..onlooker });
        self.look_round();
        let onlooker = self.onlookers.last().expect("somebody has just come");
        if hello.have == Some(self.sheet.seq) {
            Self::send(onlooker, &tell::text(ServerMsg::Current { seq: self.sheet.seq }));
        } else {
            self.send_snapshot(onlooker);
        }
    }

    fn leave(&mut self, guest: Guest) {
        self.onlookers.retain(|onlooker| onlooker.guest != guest);
        self.look_round();
    }

    /// Sees who is here, and tells the others if that has changed.
    fn look_round(&mut self) {
        let mut now = Presence::default();
        for onlooker in &self.onlookers {
            let held = self.held(onlooker);
            held.iter().for_each(|seat| now.here.insert(seat));
            now.spectators += u32::from(held.is_empty());
        }
        let time = self.hall.world.now();
        for seat in Seat::all(self.gone.len()) {
            let since = &mut self.gone[seat.index()];
            *since = if now.here.contains(seat) { None } else { since.or(Some(time)) };
        }
        if now != self.presence {
            self.presence = now;
            self.tell_all(&tell::text(tell::presence(&self.sheet, &self.presence)));
        }
    }

    fn held(&self, onlooker: &Onlooker) -> Seats {
        onlooker.tokens.iter().flat_map(|token| self.sheet.held_by(*token)).collect()
    }

    /// The seats whose people have been gone for a while.
    fn away(&self) -> Seats {
        let now = self.hall.world.now();
        let away = |seat: &Seat| self.gone[seat.index()].is_some_and(|since| now - since >= GONE);
        Seat::all(self.gone.len()).filter(away).collect()
    }

    async fn wish(&mut self, guest: Guest, message: &ClientMsg, own: &mpsc::WeakSender<Mail>) {
        let Some(at) = self.onlookers.iter().position(|onlooker| onlooker.guest == guest) else { return };
        let held = self.held(&self.onlookers[at]);
        let answer = match message {
            ClientMsg::Look { seat } => self.look(at, held, seat.as_deref()),
            ClientMsg::Sync { have } => Ok(self.sync(at, *have)),
            ClientMsg::Preview { seat, action, nonce } => self.preview(held, seat, action, nonce).map(Some),
            ClientMsg::Hint { seat, nonce } => self.hint(at, held, seat, nonce).map(|()| None),
            ClientMsg::Rematch { seat, .. } => Box::pin(self.rematch(held, seat, message)).await.map(Some),
            _ => self.carry_out(held, message).await.map(Some),
        };
        let message = match answer {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err(refused) => {
                metrics::counter!("pyramidion_refused_total").increment(1);
                tell::refused(message.nonce(), &refused)
            }
        };
        // Whatever happened meanwhile, the onlookers are the same: only mail changes them.
        if let Some(onlooker) = self.onlookers.get(at) {
            Self::send(onlooker, &tell::text(message));
        }
        self.let_think(own);
    }

    async fn carry_out(&mut self, held: Seats, message: &ClientMsg) -> Result<ServerMsg, Refused> {
        let nonce = message.nonce().unwrap_or_default().to_owned();
        let away = self.away();
        match wish::decide(&mut self.sheet, held, away, message, &self.hall.world)? {
            Granted::Before(seq) => Ok(ServerMsg::Done { nonce, seq }),
            Granted::Now(entries) => {
                let (seq, by) = (self.sheet.seq + 1, entries[0].wish.as_ref().map(|wish| Seat(wish.by)));
                let done = self.commit(entries).await;
                // What seemed to fail before may have been written all the same, and has been read again.
                let before = by.filter(|_| done.is_err()).and_then(|by| self.sheet.granted(by, &nonce));
                match (done, before) {
                    (Ok(()), _) => Ok(ServerMsg::Done { nonce, seq }),
                    (Err(_), Some(seq)) => Ok(ServerMsg::Done { nonce, seq }),
                    (Err(refused), None) => Err(refused),
                }
            }
        }
    }

    fn look(&mut self, at: usize, held: Seats, seat: Option<&str>) -> Result<Option<ServerMsg>, Refused> {
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(name) => Viewer::Seat(wish::holder(&self.sheet, held, name)?),
        };
        self.onlookers[at].viewer = viewer;
        self.send_snapshot(&self.onlookers[at]);
        Ok(None)
    }

    fn sync(&self, at: usize, have: u64) -> Option<ServerMsg> {
        if have == self.sheet.seq {
            return Some(ServerMsg::Current { seq: have });
        }
        self.send_snapshot(&self.onlookers[at]);
        None
    }

    fn preview(&self, held: Seats, seat: &str, action: &str, nonce: &str) -> Result<ServerMsg, Refused> {
        let seat = wish::holder(&self.sheet, held, seat)?;
        if self.sheet.to_act() != Some(seat) {
            return Err(Refused::new(Refusal::NotNow, "it is not your turn"));
        }
        let events = self.sheet.game.preview(action).into_iter().map(tell::told).collect();
        Ok(ServerMsg::Preview { nonce: nonce.to_owned(), events })
    }

    async fn sit(&mut self, sit: &Sit) -> Result<(String, u64), Refused> {
        let (seat, granted) = wish::sit(&mut self.sheet, sit, &self.hall.world)?;
        let seq = match granted {
            Granted::Before(seq) => seq,
            Granted::Now(entries) => {
                let seq = self.sheet.seq + 1;
                self.commit(entries).await?;
                seq
            }
        };
        self.look_round();
        Ok((self.sheet.seat_name(seat).to_owned(), seq))
    }

    async fn rise(&mut self, seat: &str, token: &Digest) -> Result<u64, Refused> {
        if self.sheet.seat(seat).is_none() {
            return Err(Refused::new(Refusal::NoTable, "there is no such seat"));
        }
        let held = self.sheet.held_by(*token).collect();
        let seat = wish::holder(&self.sheet, held, seat)?;
        let entries = wish::rise(&self.sheet, seat)?;
        self.commit(entries).await?;
        self.look_round();
        Ok(self.sheet.seq)
    }

    /// Opens the table of the next game, if nobody has yet.
    async fn rematch(&mut self, held: Seats, seat: &str, message: &ClientMsg) -> Result<ServerMsg, Refused> {
        let nonce = message.nonce().unwrap_or_default();
        let seat = wish::holder(&self.sheet, held, seat)?;
        if self.sheet.ended.is_none() {
            return Err(Refused::new(Refusal::NotNow, "the game is not over"));
        }
        if self.sheet.next.is_none() {
            let table = keys::new_table(&self.hall.world);
            let opened = rotated(&self.sheet, &self.hall.world);
            self.hall.open(table.clone(), opened).await?;
            self.commit(vec![Entry::Rematch { table }.wished(seat, nonce)]).await?;
        }
        Ok(ServerMsg::Done { nonce: nonce.to_owned(), seq: self.sheet.seq })
    }

    /// Writes entries to the store and, when they are safe, lets them happen and tells everybody.
    async fn commit(&mut self, entries: Vec<Logged>) -> Result<(), Refused> {
        if entries.is_empty() {
            return Ok(());
        }
        let at = self.hall.world.now().max(self.sheet.touched);
        let viewers: Vec<Viewer> = self.onlookers.iter().map(|onlooker| onlooker.viewer).collect();
        let deed = deed::prepare(&self.sheet, at, &entries, &viewers).map_err(|error| {
            tracing::error!(table = %self.sheet.id, %error, "what was decided cannot happen");
            Refused::new(Refusal::NotNow, "that cannot be done now")
        })?;
        self.write(deed.append).await?;
        self.sheet = deed.next;
        for (viewer, text) in deed.steps {
            Self::send(&self.onlookers[viewer], &text);
        }
        metrics::counter!("pyramidion_entries_total").increment(entries.len() as u64);
        Ok(())
    }

    async fn write(&mut self, append: Append) -> Result<(), Refused> {
        match timeout(PATIENCE, self.hall.store.append(append)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(AppendError::Conflict)) => {
                Box::pin(self.reload()).await;
                Err(Refused::new(Refusal::Stale, "somebody else was faster: look again"))
            }
            Ok(Err(AppendError::Unavailable(reason) | AppendError::Invalid(reason))) => {
                tracing::warn!(table = %self.sheet.id, reason, "the store does not take what happens");
                Err(tell::unavailable())
            }
            Err(_) => {
                // It may still be written: what the store says counts.
                tracing::warn!(table = %self.sheet.id, "the store does not answer");
                Box::pin(self.reload()).await;
                Err(tell::unavailable())
            }
        }
    }

    /// Reads the table from the store again and shows everybody what it says.
    async fn reload(&mut self) {
        match self.hall.load(&self.sheet.id).await {
            Ok(Some(sheet)) => self.sheet = sheet,
            Ok(None) => tracing::error!(table = %self.sheet.id, "the table is no longer in the store"),
            Err(error) => {
                tracing::warn!(table = %self.sheet.id, %error, "the table cannot be read again");
                self.again = Some(Instant::now() + AGAIN);
            }
        }
        for onlooker in &self.onlookers {
            self.send_snapshot(onlooker);
        }
    }

    fn tell_all(&self, text: &Utf8Bytes) {
        self.onlookers.iter().for_each(|onlooker| Self::send(onlooker, text));
    }

    fn send_snapshot(&self, onlooker: &Onlooker) {
        let held = self.held(onlooker);
        let now = self.hall.world.now();
        let snapshot = tell::snapshot(&self.sheet, onlooker.viewer, held, &self.presence, now);
        Self::send(onlooker, &tell::text(snapshot));
    }

    /// Sends if there is room; a reader without room gets nothing until it has caught up.
    fn send(onlooker: &Onlooker, text: &Utf8Bytes) {
        if onlooker.slow.load(Ordering::Acquire) {
            return;
        }
        if onlooker.out.try_send(text.clone()).is_err() {
            metrics::counter!("pyramidion_slow_readers_total").increment(1);
            onlooker.slow.store(true, Ordering::Release);
        }
    }

    fn resync(&mut self, guest: Guest) {
        if let Some(onlooker) = self.onlookers.iter().find(|onlooker| onlooker.guest == guest) {
            onlooker.slow.store(false, Ordering::Release);
            self.send_snapshot(onlooker);
        }
    }
}

/// The same table for another game, everybody a seat further on.
fn rotated(sheet: &Sheet, world: &crate::world::World) -> Opened {
    let chair = |number: usize| match &sheet.chairs[number].who {
        Who::Person { name, token } | Who::Kept { name, token } => {
            Reserved::Guest { name: name.clone(), token: *token }
        }
        Who::Bot { level } => Reserved::Bot { level: *level },
        Who::Free { key } => Reserved::Anyone { key: *key },
    };
    let seats = sheet.chairs.len();
    Opened {
        chairs: (0..seats).map(|seat| chair((seat + seats - 1) % seats)).collect(),
        secret: keys::hex(&world.random::<32>()),
        ..(*sheet.opened).clone()
    }
}
