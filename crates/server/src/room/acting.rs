//! What people and bots do at a table: it is decided, written to the store, and then it has happened. Start at
//! [`Room::carry_out`].

use axum::extract::ws::Utf8Bytes;
use game::{Seat, Seats};
use protocol::{Query, Reaction, Refusal, SeatCommand, ServerMsg, Sit};
use store::{Append, AppendError, Terms};
use table::keys::Digest;
use table::{Caller, Command, Refused, Transition, decide, query};
use tokio::time::{Duration, Instant, timeout};

use super::following::Duty;
use super::{ConnectionId, Room, refuse, text, unavailable};
use crate::bell::Note;
use crate::tables;

/// How long the store may take before a player is told to try again.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often something is decided again when somebody else was faster.
const MOST_TRIES: u32 = 8;

/// On whose behalf something is done.
#[derive(Clone, Copy)]
pub(super) enum By {
    Connection(ConnectionId),
    /// The one who has the token.
    Token(Digest),
    /// Somebody who holds nothing yet.
    Newcomer,
    Room,
}

impl Room {
    pub(super) fn query(&mut self, connection: ConnectionId, seat: &str, nonce: &str, query: Query) {
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
    pub(super) fn react(&self, connection: ConnectionId, seat: &str, nonce: String, reaction: Reaction) {
        let Some(onlooker) = self.onlooker(connection) else { return };
        match query::react(&self.state, self.held(onlooker), seat, reaction, &nonce) {
            Ok(shown) => {
                if let Some(seat) = self.state.seat(seat) {
                    self.tables.hall.tell(Note::Reacts(self.state.id.clone(), seat.0, reaction));
                }
                self.send_to_all(&text(shown));
                Self::send(onlooker, &text(ServerMsg::Done { nonce, seq: self.state.seq }));
            }
            Err(refused) => Self::send(onlooker, &text(refuse(&refused, Some(&nonce)))),
        }
    }

    pub(super) async fn command(
        &mut self,
        connection: ConnectionId,
        seat: String,
        nonce: String,
        command: SeatCommand,
    ) {
        if self.onlooker(connection).is_none() {
            return;
        }
        let asked = Command::Seat { seat: seat.clone(), nonce: nonce.clone(), command };
        let message = match self.carry_out(By::Connection(connection), asked).await {
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

    pub(super) async fn sit(&mut self, sit: Sit) -> Result<(String, u64), Refused> {
        let (seat, seq) = self.carry_out(By::Newcomer, Command::Sit(sit)).await?;
        self.look_round();
        let seat = seat.expect("somebody who sits down has a seat");
        Ok((self.state.seat_name(seat).to_owned(), seq))
    }

    pub(super) async fn leave(&mut self, seat: String, token: Digest) -> Result<u64, Refused> {
        self.carry_out(By::Token(token), Command::Leave { seat }).await?;
        self.look_round();
        Ok(self.state.seq)
    }

    /// The one who asks, as the table stands now.
    fn caller(&self, by: By) -> Caller {
        let holds = match by {
            By::Room => return Caller::Room,
            By::Newcomer => Seats::NONE,
            By::Token(token) => self.state.held_by(token),
            By::Connection(connection) => {
                self.onlooker(connection).map_or(Seats::NONE, |onlooker| self.held(onlooker))
            }
        };
        let away = if matches!(by, By::Connection(_)) { self.away() } else { Seats::NONE };
        Caller::Client { holds, away }
    }

    /// Decides, writes to the store what comes of it and, when that is safe, lets it happen and tells everybody: the seat that
    /// it was for, and the number of its first entry. If somebody else was faster, it is decided again.
    pub(super) async fn carry_out(
        &mut self,
        by: By,
        command: Command,
    ) -> Result<(Option<Seat>, u64), Refused> {
        for _ in 0..MOST_TRIES {
            let decided = decide(&self.state, self.caller(by), command.clone(), &self.tables.environment);
            let transition = match decided {
                Ok(transition) => transition,
                // It may be right by what has happened through another server.
                Err(refused) => {
                    if self.read_on_if_shared().await == Ok(true) && !self.is_gone {
                        continue;
                    }
                    return Err(refused);
                }
            };
            let done = (transition.seat, transition.seq);
            if transition.entries.is_empty() || self.happens(transition, by).await? {
                return Ok(done);
            }
            let known = self.state.seq;
            let _ = self.read_on().await;
            if matches!(by, By::Room) && self.state.seq == known {
                // Another server has taken over.
                self.leave_duty();
                self.thinking = None;
                break;
            }
            if self.is_gone {
                break;
            }
        }
        Err(Self::overtaken())
    }

    /// Writes what is to happen and, when that is safe, lets it happen and tells everybody. Whether it has happened:
    /// somebody else may have been faster.
    async fn happens(&mut self, transition: Transition, by: By) -> Result<bool, Refused> {
        let under = if matches!(by, By::Room) { self.fence() } else { None };
        let takes_over = transition.next.changed != self.state.changed;
        let steps = self.steps(&transition);
        let Transition { at, entries, next, opens, .. } = transition;
        let opened = match opens {
            Some((table, opened)) => {
                Box::pin(self.tables.open(table.clone(), opened, self.payer())).await?;
                Some(table)
            }
            None => None,
        };
        let count = entries.len() as u64;
        let append = Append {
            table: next.id.clone(),
            first: self.state.seq + 1,
            entries: entries.iter().map(|logged| tables::stored(at, logged)).collect(),
            row: tables::row(&next, at),
        };
        let Some(duty) = self.write(append, Terms { under, takes_over }).await? else {
            if let Some(table) = opened {
                self.tables.unmake(&table).await;
            }
            return Ok(false);
        };
        self.tables.hall.tell(Note::Log(next.id.clone(), next.seq));
        if next.ended.is_some() && self.state.ended.is_none() {
            self.tables.hall.tell(Note::Over(next.id.clone()));
        }
        if takes_over {
            self.duty = duty;
        }
        self.replace(next);
        self.send_steps(steps);
        metrics::counter!("pyramidion_entries_total").increment(count);
        Ok(true)
    }

    pub(super) fn send_steps(&self, steps: Vec<(usize, Utf8Bytes)>) {
        for (viewer, text) in steps {
            Self::send(&self.onlookers[viewer], &text);
        }
    }

    /// Writes to the store; nothing if somebody else was faster, otherwise who does what nobody asks for if this takes
    /// it over.
    async fn write(&mut self, append: Append, terms: Terms) -> Result<Option<Duty>, Refused> {
        match timeout(PATIENCE, self.tables.store.append_on(append, terms)).await {
            Ok(Ok(Some(fence))) => Ok(Some(Duty::Ours(fence))),
            // It had been written before, under a fence that nobody knows.
            Ok(Ok(None)) => Ok(Some(Duty::NotOurs { until: Instant::now() })),
            Ok(Err(AppendError::Conflict)) => Ok(None),
            Ok(Err(AppendError::Unavailable(reason) | AppendError::Invalid(reason))) => {
                tracing::warn!(table = %self.state.id, reason, "the store does not take what happens");
                Err(unavailable())
            }
            Err(_) => {
                // It may still be written: what the store says counts.
                tracing::warn!(table = %self.state.id, "the store does not answer");
                let _ = self.read_on().await;
                Err(unavailable())
            }
        }
    }
}
