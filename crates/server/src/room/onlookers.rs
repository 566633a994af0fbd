//! Everybody who looks at a table: who they are, which seats they hold, and sending them what they may know.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use game::{Seat, Seats, Viewer};
use protocol::Refusal;
use protocol::ServerMsg;
use store::Millis;
use table::Refused;
use table::keys::Digest;
use table::messages::{self, Presence};
use table::{Lot, TableState, holder};
use tokio::sync::{Notify, mpsc};
use tokio::time::{Duration, Instant};

use super::{ConnectionId, Hello, Room, refuse, text};
use crate::audit::Matter;
use crate::limits::Network;

/// How long somebody must be gone before a bot may stand in.
const GONE: Millis = 20_000;

/// How many may look at one table without sitting there.
const MOST_SPECTATORS: usize = 1000;

/// How many bytes may wait for a reader: the largest snapshot, and some steps after it.
const MOST_WAITING: usize = 128 << 10;

/// How often people are told that the number of those who watch has changed.
const COUNTING: Duration = Duration::from_secs(1);

/// What the table and the socket both must know of somebody who looks.
#[derive(Debug, Default)]
pub struct OnlookerStatus {
    /// Whether they do not keep up with reading.
    pub slow: AtomicBool,
    /// How many bytes wait for them.
    pub waiting: AtomicUsize,
    /// One more than the first seat that they hold; 0 if they hold none.
    seat: AtomicU8,
    /// Rings when the table cannot be shown to them here.
    turned_away: Notify,
}

impl OnlookerStatus {
    /// The first seat that they hold.
    pub fn seat(&self) -> Option<Seat> {
        self.seat.load(Ordering::Relaxed).checked_sub(1).map(Seat)
    }

    /// Sends them away, to another server or to come again.
    pub(super) fn turn_away(&self) {
        self.turned_away.notify_one();
    }

    /// Waits until they are sent away.
    pub async fn is_turned_away(&self) {
        self.turned_away.notified().await;
    }
}

/// Somebody who looks at the table.
pub(super) struct Onlooker {
    connection: ConnectionId,
    pub(super) address: Network,
    tokens: Vec<Digest>,
    pub(super) viewer: Viewer,
    pub(super) outbox: Outbox,
}

/// What waits for somebody who looks: all that they are sent goes through it.
#[derive(Clone)]
pub(super) struct Outbox {
    out: mpsc::Sender<Utf8Bytes>,
    status: Arc<OnlookerStatus>,
}

impl Outbox {
    /// Sends them away, to another server or to come again.
    pub(super) fn turn_away(&self) {
        self.status.turn_away();
    }

    /// Sends if there is room; a reader without room gets nothing until it has caught up.
    pub(super) fn send(&self, text: &Utf8Bytes) {
        let OnlookerStatus { slow, waiting, .. } = &*self.status;
        if slow.load(Ordering::SeqCst) {
            return;
        }
        if is_too_much(waiting, text) {
            slow.store(true, Ordering::SeqCst);
            // They may have read everything just now, and would not hear that they are waited for.
            if is_too_much(waiting, text) {
                metrics::counter!("pyramidion_slow_readers_total").increment(1);
                return;
            }
            slow.store(false, Ordering::SeqCst);
        }
        waiting.fetch_add(text.len(), Ordering::SeqCst);
        if self.out.try_send(text.clone()).is_ok() {
            return;
        }
        slow.store(true, Ordering::SeqCst);
        // As above.
        if self.out.try_send(text.clone()).is_ok() {
            slow.store(false, Ordering::SeqCst);
            return;
        }
        waiting.fetch_sub(text.len(), Ordering::SeqCst);
        metrics::counter!("pyramidion_slow_readers_total").increment(1);
    }
}

impl Onlooker {
    /// The seats that are held by somebody.
    fn held(&self, state: &TableState) -> Seats {
        self.tokens.iter().flat_map(|token| state.held_by(*token).iter()).collect()
    }
}

/// Whether a text is more than may wait for a reader, with what waits already.
fn is_too_much(waiting: &AtomicUsize, text: &Utf8Bytes) -> bool {
    let waiting = waiting.load(Ordering::SeqCst);
    waiting > 0 && waiting + text.len() > MOST_WAITING
}

/// Who is connected, by where they sit after a lot.
pub(super) fn moved(presence: &Presence, lot: &Lot) -> Presence {
    Presence { here: presence.here.iter().map(|seat| lot.to(seat)).collect(), ..*presence }
}

impl Room {
    pub(super) fn join(
        &mut self,
        connection: ConnectionId,
        out: mpsc::Sender<Utf8Bytes>,
        status: Arc<OnlookerStatus>,
        hello: Hello,
    ) {
        self.onlookers.retain(|onlooker| onlooker.connection != connection);
        let (address, tokens, viewer) = (hello.address, hello.tokens, Viewer::Spectator);
        let outbox = Outbox { out, status };
        let onlooker = Onlooker { connection, address, tokens, viewer, outbox };
        let held = self.held(&onlooker);
        if held.is_empty() && !onlooker.tokens.is_empty() {
            self.tables.audit.record(Matter::WrongKey, address, Some(&self.state.id));
        }
        if held.is_empty() && self.presence.spectators as usize >= MOST_SPECTATORS {
            let refused = Refused::new(Refusal::TooMany, "too many watch this table: try again later");
            return Self::send(&onlooker, &text(refuse(&refused, None)));
        }
        let wanted = hello.looking.as_deref().and_then(|name| self.state.seat(name));
        // Somebody may not have heard yet that the seats have been drawn by lot.
        let drawn = wanted.zip(self.state.lot.as_ref()).map(|(seat, lot)| lot.to(seat));
        let wanted = wanted.filter(|seat| held.contains(*seat));
        let wanted = wanted.or_else(|| drawn.filter(|seat| held.contains(*seat)));
        let viewer = wanted.map_or(Viewer::Spectator, Viewer::Seat);
        self.onlookers.push(Onlooker { viewer, ..onlooker });
        self.look_round();
        let onlooker = self.onlookers.last().expect("somebody has just come");
        if hello.have == Some(self.state.seq) {
            Self::send(onlooker, &text(ServerMsg::Current { seq: self.state.seq }));
        } else {
            self.send_snapshot(onlooker);
        }
    }

    pub(super) fn disconnect(&mut self, connection: ConnectionId) {
        self.onlookers.retain(|onlooker| onlooker.connection != connection);
        self.hints.remove(&connection);
        self.look_round();
    }

    /// Sees who is here, and tells the others if that has changed.
    pub(super) fn look_round(&mut self) {
        let mut now = Presence::default();
        for onlooker in &self.onlookers {
            let held = self.held(onlooker);
            let seat = held.iter().next().map_or(0, |seat| seat.0 + 1);
            onlooker.outbox.status.seat.store(seat, Ordering::Relaxed);
            held.iter().for_each(|seat| now.here.insert(seat));
            now.spectators += u32::from(held.is_empty());
        }
        if now != self.here {
            self.here = now.clone();
            self.tell_who_is_here();
        }
        self.elsewhere.add_to(&mut now);
        let time = self.tables.environment.now();
        for seat in Seat::all(self.gone.len()) {
            let since = &mut self.gone[seat.index()];
            *since = if now.here.contains(seat) { None } else { since.or(Some(time)) };
        }
        let (players, spectators) =
            (now.here != self.presence.here, now.spectators != self.presence.spectators);
        self.presence = now;
        // Spectators come and go as they like: that must not be all that the players hear of.
        if players || (spectators && self.presence_sent.elapsed() >= COUNTING) {
            self.send_presence();
        } else if spectators {
            self.presence_due = Some(self.presence_sent + COUNTING);
        }
    }

    /// Tells everybody who is here.
    pub(super) fn send_presence(&mut self) {
        (self.presence_sent, self.presence_due) = (Instant::now(), None);
        self.send_to_all(&text(messages::presence(&self.state, &self.presence)));
    }

    /// On whose account bots think here: of the one who made the table, or else of somebody who is here.
    pub(super) fn payer(&self) -> Network {
        let seated = |onlooker: &&Onlooker| !self.held(onlooker).is_empty();
        let somebody = || self.onlookers.iter().find(seated).or(self.onlookers.first());
        self.maker.or_else(|| somebody().map(|onlooker| onlooker.address)).unwrap_or(Network::UNKNOWN)
    }

    pub(super) fn held(&self, onlooker: &Onlooker) -> Seats {
        onlooker.held(&self.state)
    }

    /// What everybody is told, in order, when the seats have just been drawn by lot.
    pub(super) fn snapshots_after<'a>(
        &'a self,
        lot: &'a Lot,
        state: &'a TableState,
    ) -> impl Iterator<Item = Utf8Bytes> + 'a {
        let (presence, now) = (moved(&self.presence, lot), self.tables.environment.now());
        self.onlookers.iter().map(move |onlooker| {
            let (viewer, held) = (lot.viewer_to(onlooker.viewer), onlooker.held(state));
            let snapshot = messages::snapshot(state, viewer, held, &presence, now);
            text(ServerMsg::Snapshot(Box::new(snapshot)))
        })
    }

    /// The seats whose people have been gone for a while.
    pub(super) fn away(&self) -> Seats {
        let now = self.tables.environment.now();
        let away = |seat: &Seat| self.gone[seat.index()].is_some_and(|since| now - since >= GONE);
        Seat::all(self.gone.len()).filter(away).collect()
    }

    pub(super) fn onlooker(&self, connection: ConnectionId) -> Option<&Onlooker> {
        self.onlookers.iter().find(|onlooker| onlooker.connection == connection)
    }

    pub(super) fn look(&mut self, connection: ConnectionId, seat: Option<&str>) {
        let Some(at) = self.onlookers.iter().position(|onlooker| onlooker.connection == connection) else {
            return;
        };
        let held = self.held(&self.onlookers[at]);
        let viewer = seat.map(|name| holder(&self.state, held, name).map(Viewer::Seat)).transpose();
        match viewer {
            Ok(viewer) => {
                self.onlookers[at].viewer = viewer.unwrap_or(Viewer::Spectator);
                self.send_snapshot(&self.onlookers[at]);
            }
            Err(refused) => Self::send(&self.onlookers[at], &text(refuse(&refused, None))),
        }
    }

    pub(super) fn sync(&self, connection: ConnectionId, have: u64) {
        let Some(onlooker) = self.onlooker(connection) else { return };
        if have == self.state.seq {
            Self::send(onlooker, &text(ServerMsg::Current { seq: have }));
        } else {
            self.send_snapshot(onlooker);
        }
    }

    pub(super) fn send_to_all(&self, text: &Utf8Bytes) {
        self.onlookers.iter().for_each(|onlooker| Self::send(onlooker, text));
    }

    pub(super) fn send_snapshot(&self, onlooker: &Onlooker) {
        if onlooker.outbox.status.slow.load(Ordering::SeqCst) {
            return;
        }
        let held = self.held(onlooker);
        let now = self.tables.environment.now();
        let snapshot = messages::snapshot(&self.state, onlooker.viewer, held, &self.presence, now);
        Self::send(onlooker, &text(ServerMsg::Snapshot(Box::new(snapshot))));
    }

    pub(super) fn send(onlooker: &Onlooker, text: &Utf8Bytes) {
        onlooker.outbox.send(text);
    }

    pub(super) fn resync(&mut self, connection: ConnectionId) {
        // They may say so twice before they are heard.
        if let Some(onlooker) = self.onlooker(connection)
            && onlooker.outbox.status.slow.swap(false, Ordering::SeqCst)
        {
            self.send_snapshot(onlooker);
        }
    }
}
