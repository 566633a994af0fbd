//! What bots think at a table: their own moves, and hints for people.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Seat, Seats};
use protocol::{Refusal, ServerMsg};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::{AGAIN, Mail, Room};
use crate::pool::Urgency;
use crate::tell;
use crate::wish::{self, Refused};

/// A thought about the next action, which ends when it is dropped.
pub(super) struct Thinking {
    changed: u64,
    stop: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Room {
    /// Lets a bot think if it is its turn, once for each position.
    pub(super) fn let_think(&mut self, own: &mpsc::WeakSender<Mail>) {
        let Some((seat, level)) = self.sheet.to_think() else {
            self.thinking = None;
            return;
        };
        if self.thinking.as_ref().is_some_and(|thinking| thinking.changed == self.sheet.changed) {
            return;
        }
        let (stop, changed) = (Arc::new(AtomicBool::new(false)), self.sheet.changed);
        let (table, own, flag) = (self.sheet.game.fork(), own.clone(), Arc::clone(&stop));
        let seed = self.sheet.fair.secret.derive("bots");
        let seed = u64::from_be_bytes(seed[..8].try_into().expect("32 bytes are at least 8"));
        let think = move || {
            let bot =
                bots::Bot::Level(bots::Level::numbered(level).expect("levels were checked at the door"));
            let means = bots::Means { stop: &flag, seed, threads: 1 };
            let action = bots::think(bot, &*table, means).map(|advice| advice.action);
            if flag.load(Ordering::Relaxed) {
                return;
            }
            if let Some(own) = own.upgrade() {
                // A table that is too busy to hear of it asks again when it wakes.
                let _ = own.try_send(Mail::Thought { changed, seat, action });
            }
        };
        if self.hall.pool.submit(Urgency::Move, think) {
            self.thinking = Some(Thinking { changed, stop });
            let message = ServerMsg::Thinking { seat: self.sheet.seat_name(seat).to_owned() };
            self.tell_all(&tell::text(message));
        } else {
            self.thinking = None;
            self.again = Some(Instant::now() + AGAIN);
        }
    }

    /// Plays what a bot has thought of, if the table is still as it was.
    pub(super) async fn thought(&mut self, changed: u64, seat: Seat, action: Option<String>) {
        if self.thinking.as_ref().is_none_or(|thinking| thinking.changed != changed) {
            return;
        }
        self.thinking = None;
        if self.sheet.changed != changed {
            return;
        }
        let Some(action) = action else {
            tracing::error!(table = %self.sheet.id, "a bot found nothing to play");
            self.again = Some(Instant::now() + AGAIN);
            return;
        };
        match wish::bot_plays(&mut self.sheet, seat, &action, &self.hall.world) {
            Ok(entries) => {
                if self.commit(entries).await.is_err() {
                    self.again = Some(Instant::now() + AGAIN);
                }
            }
            Err(error) => {
                tracing::error!(table = %self.sheet.id, %error, "a bot played what is not legal");
                self.again = Some(Instant::now() + AGAIN);
            }
        }
    }

    /// Tells somebody what a bot would play.
    pub(super) fn hint(&self, at: usize, held: Seats, seat: &str, nonce: &str) -> Result<(), Refused> {
        const LEVEL: u8 = 7;
        let seat = wish::holder(&self.sheet, held, seat)?;
        if !self.sheet.opened.hints && self.sheet.people().any(|person| !held.contains(person)) {
            return Err(Refused::new(Refusal::Forbidden, "this table allows no hints against other people"));
        }
        if self.sheet.to_act() != Some(seat) {
            return Err(Refused::new(Refusal::NotNow, "it is not your turn"));
        }
        let (table, out, nonce) = (self.sheet.game.fork(), self.onlookers[at].out.clone(), nonce.to_owned());
        let think = move || {
            let bot = bots::Bot::Level(bots::Level::numbered(LEVEL).expect("there are eight levels"));
            let means = bots::Means { stop: &AtomicBool::new(false), seed: 1, threads: 1 };
            if let Some(advice) = bots::think(bot, &*table, means) {
                let ranked = advice.ranked.into_iter().take(5);
                let ranked =
                    ranked.map(|(action, steps, value)| protocol::Candidate { action, steps, value });
                let (action, expect) = (advice.action, advice.values);
                let message = ServerMsg::Hint { nonce, action, expect, ranked: ranked.collect() };
                let _ = out.try_send(tell::text(message));
            }
        };
        if self.hall.pool.submit(Urgency::Move, think) {
            Ok(())
        } else {
            Err(Refused::new(Refusal::TooMany, "the bots are all busy: try again"))
        }
    }
}
