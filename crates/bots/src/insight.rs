//! What a bot understands of a game besides its rules: [`Insight`], one file a game.

mod piramido;
mod pyramidis;
mod sakkara;
mod sphinx;

use std::sync::atomic::AtomicBool;

use game::{Outcome, Seat, Tabletop};

use crate::{Senses, Thought};

/// What each seat may expect: 1 for a sure win, 0 for a sure loss.
pub type Values = [f32; 4];

/// An understanding of a game.
pub trait Insight: Tabletop {
    /// Whether everything lies open and nothing is left to chance. Otherwise positions are imagined anew for each
    /// simulation of a tree search.
    const OPEN: bool;

    /// Whether a judgement takes so long that a search had better keep those of positions to which several ways lead.
    const SLOW: bool = false;

    /// What each seat may expect at a position where the game goes on, by looking at it alone.
    fn judge(&self) -> Values;

    /// How promising an action looks before it has been searched: higher is tried earlier.
    fn promise(&self, action: Self::Action) -> i32;

    /// What `viewer` learnt by an action of a seat (or of chance) that led here, beside the action itself: numbers differ
    /// for what differs.
    fn learnt(&self, _action: Self::Action, _by: Option<Seat>, _viewer: Seat) -> Option<u32> {
        None
    }

    /// Whether nobody sees this action of chance.
    fn is_secret(_action: Self::Action) -> bool {
        false
    }

    /// What somebody makes of a view who remembers and sees only so well: the same for the same view.
    fn blurred(view: &Self::View, _senses: Senses) -> Self::View {
        view.clone()
    }

    /// What to play where the game is so near its end that this can be proved, with what every other action comes to;
    /// `None` where it cannot, or if `stop` was set meanwhile. Only asked of [open](Self::OPEN) games.
    fn prove(&self, _stop: &AtomicBool) -> Option<Thought<Self::Action>> {
        None
    }

    /// What an end is worth to each seat: winners share a win, and a draw is shared by all.
    fn worth(&self, outcome: Outcome) -> Values {
        let winners = outcome.winners;
        let mut values = [0.0; 4];
        for seat in Seat::all(self.seats()) {
            let shares = if winners.is_empty() { self.seats() } else { winners.len() };
            if winners.is_empty() || winners.contains(seat) {
                values[seat.index()] = 1.0 / shares as f32;
            }
        }
        values
    }
}

/// What a seat's sums come to. The first counts as it is. All others are units of a hidden layer: what is above nothing
/// counts, in turn for and against the seat.
#[inline]
pub(crate) fn score(sums: &[f32]) -> f32 {
    sums.iter().enumerate().map(|(unit, sum)| slope(unit, *sum) * sum).sum()
}

/// How fast the score grows with one of the sums.
#[inline]
pub(crate) fn slope(unit: usize, sum: f32) -> f32 {
    match unit {
        0 => 1.0,
        _ if sum <= 0.0 => 0.0,
        _ if unit % 2 == 1 => 1.0,
        _ => -1.0,
    }
}

/// Turns each seat's score into what it may expect: the higher its score above the others', the nearer to 1.
pub(crate) fn shares(scores: [f32; 4], seats: usize) -> Values {
    let highest = scores[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut values = [0.0; 4];
    for (value, score) in values.iter_mut().zip(&scores[..seats]) {
        *value = (score - highest).exp();
    }
    let sum: f32 = values.iter().sum();
    values.map(|value| value / sum)
}
