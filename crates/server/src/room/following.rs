//! What happens at a table through other servers: reading on in its log, who looks at it there, and which server does
//! what nobody asks for. A server that stands alone does everything itself.

use std::collections::HashMap;

use game::{Seat, Seats};
use protocol::ServerMsg;
use store::Fence;
use table::messages::Presence;
use table::{Lot, Refused, Transition};
use tokio::time::{Duration, Instant};

use super::onlookers::moved;
use super::{AGAIN, Room, text};
use crate::bell::{Node, Note};

/// How many entries are told one by one. After more than that everybody is shown the table anew.
const TOLD_SINGLY: usize = 64;

/// For how long another server may do what nobody asks for when it has just changed the table: a lease, and a little.
const LEASE: Duration = Duration::from_secs(11);

/// How soon it is tried again to take over what another server does.
const TAKING_OVER: Duration = Duration::from_secs(2);

/// How often other servers are told who looks through this one, and after how long without a word they forget it.
const TELLING: Duration = Duration::from_secs(5);
const FORGOTTEN: Duration = Duration::from_secs(15);

/// Who does what nobody asks for: bots' turns, ends of time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Duty {
    /// This server, under this fence.
    Ours(Fence),
    /// Another one, or nobody; this server asks for it not before then.
    NotOurs { until: Instant },
}

/// Who looks at the table through other servers.
#[derive(Default)]
pub(super) struct Elsewhere {
    nodes: HashMap<Node, (Presence, Instant)>,
    /// When the others are told next who looks here.
    pub(super) told_next: Option<Instant>,
    /// Until when the doorbell is not heard, since the store does not answer.
    pub(super) deaf_until: Option<Instant>,
}

impl Elsewhere {
    /// Adds all of them to those who are here.
    pub(super) fn add_to(&mut self, here: &mut Presence) {
        self.nodes.retain(|_, (_, told)| told.elapsed() < FORGOTTEN);
        for (presence, _) in self.nodes.values() {
            presence.here.iter().for_each(|seat| here.here.insert(seat));
            here.spectators = here.spectators.saturating_add(presence.spectators);
        }
    }

    /// Everybody is where they sit after a lot.
    pub(super) fn draw(&mut self, lot: &Lot) {
        for (presence, _) in self.nodes.values_mut() {
            *presence = moved(presence, lot);
        }
    }
}

impl Room {
    /// Reads what others have written to the log, and tells everybody here. Whether there was anything, if the store
    /// answers.
    pub(super) async fn read_on(&mut self) -> Result<bool, Refused> {
        let (seq, said) = (self.state.seq, self.doorbell.number());
        let news = match self.tables.store.news(&self.state.id, seq).await {
            Ok(Some(news)) => news,
            Ok(None) => {
                self.end();
                return Ok(true);
            }
            Err(error) => {
                tracing::warn!(table = %self.state.id, %error, "the table cannot be read on");
                self.elsewhere.deaf_until = Some(Instant::now() + AGAIN);
                return Err(super::unavailable());
            }
        };
        self.elsewhere.deaf_until = None;
        self.doorbell.answer(said, seq + news.len() as u64);
        if news.len() > TOLD_SINGLY {
            Box::pin(self.reload()).await;
            return Ok(true);
        }
        let log = news.iter().map(|entry| (entry.at, entry.body.as_str()));
        match Transition::follow(&self.state, log) {
            Ok(None) => Ok(false),
            Ok(Some(transition)) => {
                metrics::counter!("pyramidion_entries_followed_total")
                    .increment(transition.entries.len() as u64);
                let steps = self.steps(&transition);
                let is_changed = transition.next.changed != self.state.changed;
                self.replace(transition.next);
                self.send_steps(steps);
                if is_changed {
                    // The server that wrote it does what comes next.
                    self.leave_duty();
                }
                self.look_round();
                Ok(true)
            }
            // Another version may have written what this one does not know: somebody else has to serve the table.
            Err(error) => {
                tracing::error!(table = %self.state.id, %error, "the log goes on in a way that is not known here");
                self.onlookers.drain(..).for_each(|onlooker| onlooker.outbox.turn_away());
                self.is_gone = true;
                Ok(true)
            }
        }
    }

    /// The same where others may have written something that somebody here knows of already.
    pub(super) async fn read_on_if_shared(&mut self) -> Result<bool, Refused> {
        if self.tables.hall.is_shared() { self.read_on().await } else { Ok(false) }
    }

    /// Whether something is to be done here that nobody asks for, if this server may.
    pub(super) fn is_duty_wanted(&self) -> bool {
        let bots_rest = self.onlookers.is_empty() && crate::tables::is_of_bots(&self.state);
        self.state.is_due(self.tables.environment.now()) || (self.state.to_think().is_some() && !bots_rest)
    }

    /// The fence under which this server does what nobody asks for; nothing if another one does.
    pub(super) fn fence(&self) -> Option<Fence> {
        match self.duty {
            Duty::Ours(fence) => Some(fence),
            Duty::NotOurs { .. } => None,
        }
    }

    /// Sees to it that this server does what nobody asks for, unless another one does. Whether it does.
    pub(super) async fn take_over(&mut self) -> bool {
        let Duty::NotOurs { until } = self.duty else { return true };
        if until > Instant::now() || self.tables.hall.is_leaving() {
            return false;
        }
        match self.tables.store.claim(&self.state.id).await {
            Ok(Some(fence)) => {
                self.look_after(fence).await;
                !self.is_gone
            }
            Ok(None) => {
                self.duty = Duty::NotOurs { until: Instant::now() + TAKING_OVER };
                false
            }
            Err(error) => {
                tracing::warn!(table = %self.state.id, %error, "nobody may look after the table");
                self.again = Some(Instant::now() + AGAIN);
                false
            }
        }
    }

    /// This server does what nobody asks for, under this fence. The one that did it before may have written something.
    pub(super) async fn look_after(&mut self, fence: Fence) {
        let _ = self.read_on_if_shared().await;
        self.duty = Duty::Ours(fence);
    }

    /// Another server, if there is one, does what nobody asks for.
    pub(super) fn leave_duty(&mut self) {
        let lease = if self.tables.hall.is_shared() { LEASE } else { Duration::ZERO };
        self.duty = Duty::NotOurs { until: Instant::now() + lease };
    }

    /// Hears what happens at another server and is in no log.
    pub(super) fn hear(&mut self, node: Node, note: Note) {
        let seat = |number: u8| Some(Seat(number)).filter(|seat| seat.index() < self.state.chairs.len());
        match note {
            Note::Here(_, seats, spectators) => {
                let here: Seats = seats.into_iter().filter_map(seat).collect();
                let known =
                    self.elsewhere.nodes.insert(node, (Presence { here, spectators }, Instant::now()));
                if known.is_none() && !self.onlookers.is_empty() {
                    // It does not know who is here.
                    self.tell_who_is_here();
                }
                self.look_round();
            }
            Note::Thinks(_, number) => {
                if let Some(seat) = seat(number) {
                    let seat = self.state.seat_name(seat).to_owned();
                    self.send_to_all(&text(ServerMsg::Thinking { seat }));
                }
            }
            Note::Reacts(_, number, reaction) => {
                if let Some(seat) = seat(number) {
                    let seat = self.state.seat_name(seat).to_owned();
                    self.send_to_all(&text(ServerMsg::Reacted { seat, reaction }));
                }
            }
            _ => {}
        }
    }

    /// Tells other servers who looks at the table here.
    pub(super) fn tell_who_is_here(&mut self) {
        if !self.tables.hall.is_shared() {
            return;
        }
        let Presence { here, spectators } = &self.here;
        let seats = here.iter().map(|seat| seat.0).collect();
        self.tables.hall.tell(Note::Here(self.state.id.clone(), seats, *spectators));
        self.elsewhere.told_next = (!self.onlookers.is_empty()).then(|| Instant::now() + TELLING);
    }

    /// That somebody else was faster.
    pub(super) fn overtaken() -> Refused {
        Refused::new(protocol::Refusal::Stale, "somebody else was faster: look again")
    }
}
