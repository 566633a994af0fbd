//! What is seen to happen when an action is played, and what of it each viewer is told. Start at [`Event`].

use std::fmt;

use game::{Seat, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::action::name;
use crate::{Cards, Colour, Dice, Die, Door, Field, Slot};

/// One thing that happens at the table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The sphinxes were shuffled and stand in their places.
    Dealt,
    TurnBegan {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    Rolled {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        #[ts(as = "Vec<Die>")]
        dice: Dice,
    },
    /// A pawn walked step by step from one field to another.
    Walked {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Field,
        to: Field,
        #[ts(as = "Vec<Field>")]
        path: Path,
    },
    Swapped {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        guard: Slot,
        room: Slot,
    },
    Took {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        colour: Colour,
    },
    GaveBack {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        colour: Colour,
    },
    /// Somebody looked under a sphinx; the colour is told only to them.
    Looked {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        slot: Slot,
        colour: Option<Colour>,
    },
    Stole {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        victim: Seat,
        colour: Colour,
    },
    /// A card, a look, a theft or a door was left alone.
    Declined {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        what: Offer,
    },
    Turned {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        door: Door,
        /// The two outer fields and the two inner ones beside it.
        fields: [Field; 4],
    },
    /// A door took a pawn to the other side of the wall.
    Carried {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Field,
        to: Field,
    },
    /// The colours of the guards were named. What they are is told to the seat that looked, or to all if it was right.
    Attempted {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        named: [Colour; 3],
        right: bool,
        guards: Option<[Colour; 3]>,
    },
    /// After a wrong attempt the cards are lost and the pawn is back on the start.
    SentBack {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
        from: Field,
        to: Field,
        #[ts(as = "Vec<Colour>")]
        lost: Cards,
    },
    Passed {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    Won {
        #[serde(serialize_with = "by_name")]
        #[ts(type = "string")]
        seat: Seat,
    },
    Drawn,
}

/// The fields of a walk, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    from: Field,
    to: Field,
}

/// What a seat may decline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Offer {
    Card,
    Look,
    Theft,
    Door,
}

impl Event {
    /// A pawn walked along the corridor.
    pub(crate) const fn walked(seat: Seat, from: Field, to: Field) -> Self {
        Self::Walked { seat, from, to, path: Path { from, to } }
    }

    /// The event as a viewer is told it (X10): what was under a sphinx is private to the seat that looked.
    #[must_use]
    pub(crate) fn for_viewer(self, viewer: Viewer) -> Self {
        match self {
            Self::Looked { seat, slot, .. } if !viewer.is(seat) => Self::Looked { seat, slot, colour: None },
            Self::Attempted { seat, named, right: false, .. } if !viewer.is(seat) => {
                Self::Attempted { seat, named, right: false, guards: None }
            }
            open => open,
        }
    }

    /// One walk instead of two, if this one goes on where the other ended.
    pub(crate) fn joined(self, next: Self) -> Option<Self> {
        match (self, next) {
            (Self::Walked { seat, from, to, .. }, Self::Walked { from: on, to: end, .. }) if to == on => {
                Some(Self::walked(seat, from, end))
            }
            _ => None,
        }
    }
}

impl Path {
    /// Every field from the first to the last.
    pub fn fields(self) -> impl Iterator<Item = Field> {
        let steps = self.to.number() as i8 - self.from.number() as i8;
        (0..=steps.abs()).map(move |step| self.from.walked(step * steps.signum()))
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.fields())
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Dealt => f.write_str("The sphinxes are in their places."),
            Self::TurnBegan { seat } => write!(f, "It is {}'s turn.", name(seat)),
            Self::Rolled { seat, dice } => {
                write!(f, "{} rolls ", name(seat))?;
                game::join(f, dice.iter(), ", ", "nothing")?;
                f.write_str(".")
            }
            Self::Walked { seat, from, to, .. } => write!(f, "{} walks from {from} to {to}.", name(seat)),
            Self::Swapped { seat, guard, room } => write!(f, "{} swaps {guard} and {room}.", name(seat)),
            Self::Took { seat, colour } => write!(f, "{} takes the {} card.", name(seat), colour.word()),
            Self::GaveBack { seat, colour } => {
                write!(f, "{} gives the {} card back.", name(seat), colour.word())
            }
            Self::Looked { seat, slot, colour } => {
                write!(f, "{} looks under {slot}", name(seat))?;
                colour.map_or(Ok(()), |colour| write!(f, ": {}", colour.word()))?;
                f.write_str(".")
            }
            Self::Stole { seat, victim, colour } => {
                write!(f, "{} steals the {} card of {}.", name(seat), colour.word(), name(victim))
            }
            Self::Declined { seat, what } => write!(f, "{} {what}.", name(seat)),
            Self::Turned { seat, door, .. } => write!(f, "{} turns door {}.", name(seat), door.number()),
            Self::Carried { seat, from, to } => {
                write!(f, "The door takes {} from {from} to {to}.", name(seat))
            }
            Self::Attempted { seat, named, right, guards } => {
                write!(f, "{} names {}", name(seat), words(named))?;
                f.write_str(if right { ": right" } else { ": wrong" })?;
                let others = guards.filter(|guards| *guards != named);
                others.map_or(Ok(()), |guards| write!(f, ", the guards are {}", words(guards)))?;
                f.write_str(".")
            }
            Self::SentBack { seat, .. } => {
                write!(f, "{} loses all cards and is back on the start.", name(seat))
            }
            Self::Passed { seat } => write!(f, "{} passes.", name(seat)),
            Self::Won { seat } => write!(f, "{} has the treasure and wins.", name(seat)),
            Self::Drawn => f.write_str("Nobody has found the treasure: the game is a draw."),
        }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Card => "leaves the card",
            Self::Look => "does not look",
            Self::Theft => "steals nothing",
            Self::Door => "leaves the door closed",
        })
    }
}

fn words(colours: [Colour; 3]) -> String {
    colours.map(Colour::word).join(", ")
}

/// Seats are called by their names outside the rules. (Serde hands over a reference.)
#[allow(clippy::trivially_copy_pass_by_ref)]
fn by_name<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(name(*seat))
}
