//! What a viewer may know, and positions imagined from it. Start at [`View`].

use std::fmt;

use game::{Game, Outcome, RandomSource, Seat, Turn, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::action::name;
use crate::rules::Rules;
use crate::state::{MOST_TURNS, Phase};
use crate::{Cards, Colour, Dice, Die, Door, Field, Place, Slot, Sphinx, Square};

/// All that a viewer has a right to know (X10): everything on the table, and under the sphinxes what they have seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(as = "ViewData")]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The position without the colours that the viewer may not know.
    pub(crate) table: Sphinx,
}

impl View {
    pub(crate) fn of(position: &Sphinx, viewer: Viewer) -> Self {
        let mut table = *position;
        if position.phase != Phase::Over {
            for slot in Slot::ALL {
                let seen = |seat: Seat| viewer.is(seat) && position.seen[seat.index()].contains(slot);
                if !Seat::all(position.seats()).any(seen) {
                    table.colours[slot as usize] = None;
                }
            }
        }
        Self { viewer, table }
    }

    /// The same for somebody who has forgotten what was under a sphinx.
    #[must_use]
    pub fn forgetting(mut self, slot: Slot) -> Self {
        if let Viewer::Seat(seat) = self.viewer
            && self.table.phase != Phase::Over
            && let Some(seen) = self.table.seen.get_mut(seat.index())
        {
            seen.remove(slot);
            self.table.colours[slot as usize] = None;
        }
        self
    }

    /// What the viewer has seen there.
    pub fn colour_under(&self, slot: Slot) -> Option<Colour> {
        self.table.colour_under(slot)
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u16 {
        self.table.turns
    }

    /// Puts the colours that the viewer does not know under the other sphinxes, each way as likely as the other.
    pub(crate) fn imagine(&self, random: &mut impl RandomSource) -> Sphinx {
        let mut position = self.table;
        if position.phase == Phase::Deal {
            return position;
        }
        let mut hidden = Colour::ALL;
        let mut count = 0;
        for colour in Colour::ALL {
            if !position.colours.contains(&Some(colour)) {
                hidden[count] = colour;
                count += 1;
            }
        }
        for slot in position.colours.iter_mut().filter(|slot| slot.is_none()) {
            let drawn = random.below(count.max(1) as u32) as usize;
            *slot = Some(hidden[drawn]);
            count = count.saturating_sub(1);
            hidden.swap(drawn, count);
        }
        position
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats())
    }

    fn data(&self) -> ViewData {
        let table = &self.table;
        let over = if let Turn::Over(outcome) = table.turn() { Some(outcome) } else { None };
        ViewData {
            viewer: match self.viewer {
                Viewer::Seat(seat) => name(seat),
                Viewer::Spectator => "spectator",
            },
            rules: table.rules,
            turns: table.turns,
            turns_left: MOST_TURNS.saturating_sub(table.turns),
            seats: self.seats().map(|seat| self.seat_view(seat)).collect(),
            sphinxes: Slot::ALL.map(|slot| Sighting { slot, colour: table.colours[slot as usize] }),
            turn: name(table.seat),
            phase: table.phase,
            dice: table.dice,
            thrown: table.thrown,
            looked: table.looked,
            robbed: table.robbed.iter().map(name).collect(),
            walk: table.phase.walk(),
            card: match (table.phase, table.pawn().place()) {
                (Phase::Take(_), Place::Card(colour)) => Some(colour),
                _ => None,
            },
            victim: match table.phase {
                Phase::Steal(_) => table.passed().map(name),
                _ => None,
            },
            door: match (table.phase, table.pawn().place()) {
                (Phase::Door, Place::Door(door, _)) => Some(door),
                _ => None,
            },
            winners: over.map(|Outcome { winners }| winners.iter().map(name).collect()),
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let table = &self.table;
        let field = table.pawns[seat.index()];
        let told = table.tells(seat, Some(self.viewer));
        let colour = |slot: Slot| table.colours[slot as usize].filter(|_| told);
        let seen = table.seen[seat.index()].iter();
        SeatView {
            seat: name(seat),
            field,
            square: field.square(),
            cards: table.hands[seat.index()],
            seen: seen.map(|slot| Sighting { slot, colour: colour(slot) }).collect(),
        }
    }
}

/// The position string; `?` is what the viewer has not seen, `*` what another seat has.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.table.write(f, Some(self.viewer))
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.data().serialize(serializer)
    }
}

/// What a page needs to draw the table.
#[derive(Serialize, TS)]
struct ViewData {
    viewer: &'static str,
    rules: Rules,
    /// Turns that have ended, and after how many more the game is a draw (X11).
    turns: u16,
    turns_left: u16,
    seats: Vec<SeatView>,
    /// What the viewer has seen under the sphinxes.
    sphinxes: [Sighting; 6],
    turn: &'static str,
    phase: Phase,
    /// The dice that are still to be used, and all that were thrown in this turn.
    #[ts(as = "Vec<Die>")]
    dice: Dice,
    #[ts(as = "Vec<Die>")]
    thrown: Dice,
    /// Whether the seat has looked in this turn, and from whom it has stolen.
    looked: bool,
    robbed: Vec<&'static str>,
    /// The steps still to go of a walk in progress, backwards below 0.
    walk: Option<i8>,
    /// The card that may be taken.
    card: Option<Colour>,
    /// The seat that may be stolen from.
    victim: Option<&'static str>,
    /// The door that may be turned.
    door: Option<Door>,
    winners: Option<Vec<&'static str>>,
}

/// What a seat has.
#[derive(Serialize, TS)]
struct SeatView {
    seat: &'static str,
    field: Field,
    square: Square,
    #[ts(as = "Vec<Colour>")]
    cards: Cards,
    /// The places under which the seat has looked, with the colour if the viewer is told.
    seen: Vec<Sighting>,
}

/// What is known of the sphinx in a place.
#[derive(Serialize, TS)]
struct Sighting {
    slot: Slot,
    colour: Option<Colour>,
}
