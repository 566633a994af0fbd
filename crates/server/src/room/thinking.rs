//! What bots think at a table: their own moves, and hints for people.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use bots::{Budget, Level};
use game::{Seat, Seats};
use protocol::{Refusal, ServerMsg};
use table::{Command, Refused, query};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::acting::By;
use super::{AGAIN, ConnectionId, Mail, Room, refuse, text};
use crate::bell::Note;
use crate::hall::Held;
use crate::pool::{Account, Kind, Ticket, TimeToThink};
use crate::tables::is_of_bots;

/// How well the bot plays that gives advice.
const ADVISER: u8 = 7;

/// A thought about the next action, which ends when it is dropped.
pub(super) struct Thinking {
    changed: u64,
    seat: Seat,
    /// What came of it, if it is thought to the end.
    thought: Arc<OnceLock<Option<String>>>,
    _ticket: Ticket,
    /// Other servers leave it to this one meanwhile.
    _held: Held,
}

/// Advice that somebody waits for.
pub(super) struct Hint {
    changed: u64,
    nonce: String,
    given: Arc<AtomicBool>,
    _ticket: Ticket,
}

impl Room {
    /// Lets a bot think if it is its turn, once for each position.
    pub(super) fn let_think(&mut self, own: &mpsc::WeakSender<Mail>) {
        let Some((seat, level)) = self.state.to_think() else {
            (self.thinking, self.bots_play) = (None, None);
            return;
        };
        if !self.may_bots_play() {
            self.thinking = None;
            return;
        }
        if self.thinking.as_ref().is_some_and(|thinking| thinking.changed == self.state.changed) {
            return;
        }
        self.thinking = None;
        // Of several servers one lets it think.
        let Some(fence) = self.fence() else { return };
        let (thought, changed) = (Arc::new(OnceLock::new()), self.state.changed);
        let (table, own, answer) = (self.state.game.fork(), own.clone(), Arc::clone(&thought));
        let seed = self.state.fair.secret.seed("bots");
        let most = bots::time_of(level, &*table);
        let think = move |time: &TimeToThink<'_>| {
            let begun = Instant::now();
            let context = bots::SearchContext::new(time.stop(), seed);
            let bot = bots::Bot::Level(level, most.map(|_| Budget::Time(time.time)));
            let action = bots::think(bot, &*table, context).map(|advice| advice.action);
            if time.is_unwanted() {
                return;
            }
            if most.is_some() {
                metrics::counter!("pyramidion_thoughts_by_the_clock_total").increment(1);
                metrics::counter!("pyramidion_thoughts_by_the_clock_milliseconds_total")
                    .increment(begun.elapsed().as_millis() as u64);
            }
            let _ = answer.set(action);
            if let Some(own) = own.upgrade() {
                // A table that is too busy to hear of it sees it with the next mail.
                let _ = own.try_send(Mail::Wake);
            }
        };
        let kind = Kind::Move(level.number());
        let Ok(ticket) = self.tables.pool.think(self.account(), kind, most, think) else {
            self.again = Some(Instant::now() + AGAIN);
            return;
        };
        let held = self.tables.hall.hold(&self.state.id, fence);
        self.thinking = Some(Thinking { changed, seat, thought, _ticket: ticket, _held: held });
        self.tables.hall.tell(Note::Thinks(self.state.id.clone(), seat.0));
        let message = ServerMsg::Thinking { seat: self.state.seat_name(seat).to_owned() };
        self.send_to_all(&text(message));
    }

    /// Whether somebody waits for the bots: a person who plays, or somebody who looks. The latter is for a few tables
    /// only.
    fn may_bots_play(&mut self) -> bool {
        if !is_of_bots(&self.state) || self.onlookers.is_empty() {
            self.bots_play = None;
            return !is_of_bots(&self.state);
        }
        if self.bots_play.is_none() {
            self.bots_play = self.tables.makers.bots_play(self.payer());
        }
        if self.bots_play.is_none() {
            self.again = Some(Instant::now() + AGAIN);
        }
        self.bots_play.is_some()
    }

    /// On whose account bots think here.
    fn account(&self) -> Account {
        Account { address: self.payer(), table: self.state.id.clone() }
    }

    /// Plays what a bot has thought of, if there is something and the table is still as it was.
    pub(super) async fn thought(&mut self) {
        let thought = |thinking: &mut Thinking| thinking.thought.get().is_some();
        let Some(Thinking { changed, seat, thought, .. }) = self.thinking.take_if(thought) else { return };
        if self.state.changed != changed {
            return;
        }
        let Some(action) = thought.get().cloned().flatten() else {
            tracing::error!(table = %self.state.id, "a bot found nothing to play");
            self.again = Some(Instant::now() + AGAIN);
            return;
        };
        if let Err(refused) = self.carry_out(By::Room, Command::BotPlays { seat, action }).await
            && self.state.changed == changed
        {
            tracing::warn!(table = %self.state.id, reason = refused.text, "what a bot played did not happen");
            self.again = Some(Instant::now() + AGAIN);
        }
    }

    /// Tells somebody what a bot would play, when it has thought about it.
    pub(super) fn hint(
        &mut self,
        connection: ConnectionId,
        held: Seats,
        seat: &str,
        nonce: &str,
    ) -> Result<(), Refused> {
        query::may_ask_for_hint(&self.state, held, seat, nonce)?;
        let Some(onlooker) = self.onlooker(connection) else { return Ok(()) };
        if self.hints.get(&connection).is_some_and(|hint| !hint.given.load(Ordering::Acquire)) {
            return Err(Refused::new(Refusal::TooMany, "a bot thinks about your last question"));
        }
        let (table, outbox) = (self.state.game.fork(), onlooker.outbox.clone());
        let given = Arc::new(AtomicBool::new(false));
        let account = Account { address: onlooker.address, table: self.state.id.clone() };
        let (question, done) = (nonce.to_owned(), Arc::clone(&given));
        let think = move |stop: &AtomicBool| {
            let bot = bots::Bot::Level(Level::new(ADVISER).expect("there are eight levels"), None);
            let context = bots::SearchContext::new(stop, 1);
            let advice = bots::think(bot, &*table, context).filter(|_| !stop.load(Ordering::Relaxed));
            // Before it is told: anyone who has heard it may ask again.
            done.store(true, Ordering::Release);
            if let Some(advice) = advice {
                let ranked = advice.ranked.into_iter().take(5);
                let ranked =
                    ranked.map(|(action, steps, value)| protocol::Candidate { action, steps, value });
                let (action, expect) = (advice.action, advice.values);
                let message = ServerMsg::Hint { nonce: question, action, expect, ranked: ranked.collect() };
                outbox.send(&text(message));
            }
        };
        let ticket = self.tables.pool.submit(account, Kind::Hint, think)?;
        let changed = self.state.changed;
        self.hints.insert(connection, Hint { changed, nonce: nonce.to_owned(), given, _ticket: ticket });
        Ok(())
    }

    /// Gives up advice for a position that is past, and says so.
    pub(super) fn drop_old_hints(&mut self) {
        let changed = self.state.changed;
        let old: Vec<_> = self.hints.extract_if(|_, hint| hint.changed != changed).collect();
        for (connection, hint) in old {
            if let Some(onlooker) = self.onlooker(connection)
                && !hint.given.load(Ordering::Acquire)
            {
                let refused = Refused::new(Refusal::Stale, "something happened meanwhile: look again");
                Self::send(onlooker, &text(refuse(&refused, Some(&hint.nonce))));
            }
        }
    }
}
