//! What a network sees of Piramido: [`observe`]. Seats are counted from the one that moves. The reels are those of this
//! position, which for a bot are imagined.

use game::{Game, Seat};
use games::piramido::{Piramido, Place};

use super::{Duties, Prospects};
use crate::weights::Features;

/// Block by block; everything but the route and the steps left by seat.
pub(super) const FEATURES: Features = Features(&[
    ("route", 4),
    ("left", 8),
    // Throws to go, and how many more than the seat that is nearest.
    ("throws", 4 * THROWS),
    ("behind", 4 * BEHIND),
    ("claims", 4 * 8),
    // Sphinxes in hand.
    ("hand", 4 * 3),
    ("arrived", 4 * 5),
    ("step", 4 * STEPS),
    ("right", 4),
]);

/// Throws are told apart by halves.
const THROWS: usize = 64;
const BEHIND: usize = 32;
/// More than there are steps on the pyramid.
const STEPS: usize = 64;

/// Tells the features.
pub(super) fn observe(position: &Piramido, prospects: &Prospects, mut see: impl FnMut(usize)) {
    let seats = position.seats();
    let halves = |throws: f32| (2.0 * throws.max(0.0)) as usize;
    let nearest = prospects.throws[..seats].iter().copied().fold(f32::MAX, f32::min);
    see(position.route() as usize % 4);
    let moves = position.phase().is_throw();
    see(FEATURES.first(1) + if moves { usize::from(position.steps_left().min(6)) } else { 7 });
    for after in 0..seats {
        let seat = Seat(((position.mover().index() + after) % seats) as u8);
        let (row, throws) = (position.row(seat), prospects.throws[seat.index()]);
        see(FEATURES.first(2) + after * THROWS + halves(throws).min(THROWS - 1));
        see(FEATURES.first(3) + after * BEHIND + halves(throws - nearest).min(BEHIND - 1));
        see(FEATURES.first(4) + after * 8 + usize::from(row.placed().min(7)));
        see(FEATURES.first(5) + after * 3 + position.hand(seat).count().min(2));
        see(FEATURES.first(6) + after * 5 + row.arrived().map_or(0, |place| usize::from(place.min(4))));
        if let Place::Step(step) = position.place(seat) {
            see(FEATURES.first(7) + after * STEPS + usize::from(step.number()) % STEPS);
        }
        if position.is_right_so_far(seat) {
            see(FEATURES.first(8) + after);
        }
    }
}
