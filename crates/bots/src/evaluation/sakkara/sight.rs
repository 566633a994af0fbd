//! What a network sees of Sakkara: [`observe`]. The board is turned so that the entrance of the seat to move is always
//! in the same corner, and seats are counted from it on.

use game::Seat;
use games::sakkara::{Cell, Stone};

use super::ways::turned;
use super::{Look, Race};
use crate::weights::Features;

/// Block by block.
pub(super) const FEATURES: Features = Features(&[
    // Where a stone stands, by seat, and which stone is how deep in the pyramid.
    ("stone", 4 * Cell::COUNT),
    ("kind", 4 * 3 * DEPTHS),
    // By seat and rank, the nearest stone first: moves to the Ankh, and those that a capture is going to cost.
    ("walk", 4 * 3 * WALKS),
    ("lost", 4 * 3 * LOSSES),
    // Turns that a seat still needs, by seat.
    ("turns", 4 * TURNS),
    ("visits", 4 * 3),
    // Moves that are left in this turn.
    ("moves", 7),
    // Where the bridges lie.
    ("bridge", Cell::COUNT),
]);

/// Levels and walls, and off the board.
const DEPTHS: usize = 8;
/// Ways are told apart by moves up to this, …
const WALKS: usize = 24;
/// … losses by two moves, …
const LOSSES: usize = 8;
/// … and turns by thirds.
const TURNS: usize = 32;
const IN_THIRDS: f32 = 3.0;

/// Tells the features.
#[inline]
pub(super) fn observe(look: &Look<'_>, race: &Race, mut see: impl FnMut(usize)) {
    let (position, seats) = (look.position, race.seats);
    let quarters = position.colour(look.mover) as usize;
    for after in 0..seats {
        let seat = (look.mover.index() + after) % seats;
        for (kind, at) in Stone::ALL.into_iter().zip(look.stones[seat]) {
            let depth = at.map_or(DEPTHS - 1, |at| usize::from(at.depth()));
            see(FEATURES.first(1) + (after * 3 + kind as usize) * DEPTHS + depth);
            if let Some(at) = at {
                see(after * Cell::COUNT + turned(at, quarters));
            }
        }
        let mut ranked = [0, 1, 2];
        ranked.sort_unstable_by(|one, other| look.walks[seat][*one].total_cmp(&look.walks[seat][*other]));
        for (rank, stone) in ranked.into_iter().enumerate() {
            let walk = (look.walks[seat][stone] as usize).min(WALKS - 1);
            see(FEATURES.first(2) + (after * 3 + rank) * WALKS + walk);
            let lost = race.lost[seat][stone];
            if lost > 0.0 {
                see(FEATURES.first(3)
                    + (after * 3 + rank) * LOSSES
                    + ((lost / 2.0) as usize).min(LOSSES - 1));
            }
        }
        let turns = (IN_THIRDS * race.turns[seat].max(0.0)) as usize;
        see(FEATURES.first(4) + after * TURNS + turns.min(TURNS - 1));
        see(FEATURES.first(5) + after * 3 + usize::from(position.visits(Seat(seat as u8)).min(2)));
    }
    see(FEATURES.first(6) + usize::from(position.moves_left().min(6)));
    for bridge in position.bridges() {
        see(FEATURES.first(7) + turned(*bridge, quarters));
    }
}
