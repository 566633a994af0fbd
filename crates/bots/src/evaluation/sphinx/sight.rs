//! What a network sees of Sphinx: [`observe`]. Seats are counted from the one whose turn it is. Of each seat it sees
//! what that seat knows, in a position that is imagined by one of them.

use game::{Game, Seat};
use games::sphinx::{Colour, Slot, Sphinx};

use super::{FIELDS, Quest, WAYS};
use crate::weights::Features;

/// Block by block; everything but the dice by seat.
pub(super) const FEATURES: Features = Features(&[
    ("pawn", 4 * (FIELDS + 1)),
    // Of the guards, then of the sphinxes in the temple rooms: how many are known and their card is in hand, and how
    // many are known and it is missing.
    ("guards", 4 * 16),
    ("rooms", 4 * 16),
    ("hand", 4 * 7),
    ("card", 4 * 6),
    // Detours to the cards of known guards that are missing, and to a mummy if there is something to look at.
    ("detour", 4 * DETOURS),
    ("look", 4 * DETOURS),
    // How many of the colours that are not known are in hand.
    ("luck", 4 * 7),
    // How likely the best attempt would be right, and the way to the first guard if it surely is.
    ("certainty", 4 * 8),
    ("ready", 4 * WAYS_HOME),
    // The dice that are left: how many, and which.
    ("dice", 4),
    ("die", 7),
]);

/// Detours are told apart by half a die, …
const DETOURS: usize = 16;
/// … and ways home by one.
const WAYS_HOME: usize = 24;

/// Tells the features.
pub(super) fn observe(position: &Sphinx, mut see: impl FnMut(usize)) {
    let (ways, seats) = (&*WAYS, position.seats());
    for after in 0..seats {
        let seat = Seat(((position.seat().index() + after) % seats) as u8);
        let (pawn, hand) = (usize::from(position.pawn_of(seat).number()).min(FIELDS), position.hand_of(seat));
        see(after * (FIELDS + 1) + pawn);
        let pawn = pawn.min(FIELDS - 1);
        let (mut held, mut missing, mut detour, mut hidden, mut lucky) = ([0; 2], [0; 2], 0.0, 0, 0);
        for slot in Slot::ALL {
            let Some(colour) = position.colour_under(slot) else { continue };
            let kind = usize::from(!Slot::GUARDS.contains(&slot));
            let holds = hand.contains(colour);
            if !position.knows(seat, slot) {
                hidden += 1;
                lucky += usize::from(holds);
            } else if holds {
                held[kind] += 1;
            } else {
                missing[kind] += 1;
                detour += if kind == 0 { ways.card[colour as usize][pawn] } else { 0.0 };
            }
        }
        see(FEATURES.first(1) + after * 16 + held[0] * 4 + missing[0]);
        see(FEATURES.first(2) + after * 16 + held[1] * 4 + missing[1]);
        see(FEATURES.first(3) + after * 7 + hand.len().min(6));
        for colour in Colour::ALL.into_iter().filter(|colour| hand.contains(*colour)) {
            see(FEATURES.first(4) + after * 6 + colour as usize);
        }
        if missing[0] > 0 {
            see(FEATURES.first(5) + after * DETOURS + ((2.0 * detour) as usize).min(DETOURS - 1));
        }
        if hidden > 0 {
            see(FEATURES.first(6) + after * DETOURS + ((2.0 * ways.look[pawn]) as usize).min(DETOURS - 1));
        }
        see(FEATURES.first(7) + after * 7 + lucky);
        let certainty = position.certainty_of(seat);
        see(FEATURES.first(8) + after * 8 + (7.0 * certainty) as usize);
        if certainty >= 1.0 {
            see(FEATURES.first(9) + after * WAYS_HOME + (ways.home[pawn] as usize).min(WAYS_HOME - 1));
        }
    }
    let dice = position.dice();
    see(FEATURES.first(10) + dice.len().min(3));
    for die in dice.iter() {
        see(FEATURES.first(11) + die as usize - 1);
    }
}
