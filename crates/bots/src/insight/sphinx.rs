//! What counts in Sphinx: the right cards, having looked under the guards, and the way to them.

use game::{Game, Seat};
use sphinx::{Action, Slot, Sphinx};

use super::{Insight, Values, shares};

/// A card of a guard's colour in hand, and any other card.
const RIGHT_CARD: f32 = 0.55;
const CARD: f32 = 0.12;
/// A guard under which the seat has looked.
const LOOKED: f32 = 0.5;
/// Having everything that an attempt needs.
const READY: f32 = 1.2;
/// The whole way to the first guard.
const WAY: f32 = 0.9;

impl Insight for Sphinx {
    const OPEN: bool = false;

    fn judge(&self) -> Values {
        let mut scores = [0.0; 4];
        for seat in Seat::all(self.seats()) {
            let (hand, seen) = (self.hand_of(seat), self.seen_by(seat));
            let guards = [Slot::G1, Slot::G2, Slot::G3];
            let held =
                guards.iter().filter(|slot| self.colour_under(**slot).is_some_and(|c| hand.contains(c)));
            let held = held.count();
            let looked = guards.iter().filter(|slot| seen.contains(**slot)).count();
            let way = f32::from(self.pawn_of(seat).number()) / 77.0;
            let ready = held == 3 && looked >= 2;
            scores[seat.index()] = RIGHT_CARD * held as f32
                + CARD * hand.len().min(4) as f32
                + LOOKED * looked as f32
                + WAY * way * if ready { 2.0 } else { 1.0 }
                + if ready { READY } else { 0.0 };
        }
        shares(scores, self.seats())
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Take | Action::Steal(..) => 30,
            Action::Peek(Slot::G1 | Slot::G2 | Slot::G3) => 25,
            Action::Peek(_) => 20,
            Action::Walk(steps) => i32::from(steps.number()),
            Action::Turn => 5,
            _ => 0,
        }
    }
}
