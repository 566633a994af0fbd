//! What counts in Pyramidis: pyramids home, pyramids on their way, and who sits on whom.

use std::sync::atomic::AtomicBool;

use game::Game;
use pyramidis::{Action, COURSE, Colour, Pyramidis, Square};

use super::{Insight, Values, shares};
use crate::{Thought, endgame};

/// A pyramid home.
const HOME: f32 = 1.0;
/// A pyramid that has gone the whole way but the last step, in a stack of its own colour.
const WAY: f32 = 0.75;
/// How much of that a captured pyramid is worth.
const CAPTURED: f32 = 0.45;
/// A stack owned: something to move.
const STACK: f32 = 0.06;

impl Insight for Pyramidis {
    const OPEN: bool = true;

    fn judge(&self) -> Values {
        let mut by_colour = [0.0; 4];
        for square in Square::all() {
            let Some(owner) = self.stack(square).next_back() else { continue };
            by_colour[owner as usize] += STACK;
            for pyramid in self.stack(square) {
                by_colour[pyramid as usize] +=
                    way(pyramid, square) * if pyramid == owner { 1.0 } else { CAPTURED };
            }
        }
        let mut scores = [0.0; 4];
        for (score, colour) in scores.iter_mut().zip(self.colours()) {
            *score = 1.3 * (by_colour[colour as usize] + HOME * f32::from(self.at_home(colour)));
        }
        shares(scores, self.seats())
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Start(count) => i32::from(count),
            // Tall stacks and those near home change most.
            Action::Move(square) => {
                let near = self.mover().and_then(|mover| mover.progress(square)).unwrap_or(0);
                10 * self.stack(square).len() as i32 + i32::from(near)
            }
            Action::Pass => 0,
        }
    }

    fn prove(&self, stop: &AtomicBool) -> Option<Thought<Action>> {
        endgame::think(self, stop)
    }
}

/// The part of the way that lies behind a pyramid; one that has strayed is taken to be about in the middle.
fn way(pyramid: Colour, square: Square) -> f32 {
    WAY * f32::from(pyramid.progress(square).unwrap_or(5)) / COURSE as f32
}
