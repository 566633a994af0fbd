//! What happens at the table, as it is told to viewers: [`Event`].

use std::fmt;

use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::action::Walk;
use crate::board::{Bridge, Cell, Colour, Stone};

/// One thing that a viewer saw happen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A seat hid stones in its fist; how many, only itself knows.
    Hid { seat: Colour, stones: Option<u8> },
    /// A seat named a total.
    Guessed { seat: Colour, total: u8 },
    /// All have guessed and the fists are open to everybody.
    FistsOpened {
        #[ts(as = "Vec<OpenFist>")]
        fists: Fists,
        total: u8,
    },
    /// Nobody was right, now for the `bids`th time.
    BidFailed { bids: u8 },
    /// A turn begins with this number of moves.
    TurnBegan { seat: Colour, moves: u8 },
    /// A stone came in.
    Entered { seat: Colour, stone: Stone, field: Cell },
    /// A stone stepped or jumped; every field of its way.
    Moved {
        seat: Colour,
        stone: Stone,
        #[ts(as = "Vec<Cell>")]
        fields: Walk,
    },
    /// This seat's stone was captured and is off the board.
    Captured { seat: Colour, stone: Stone, field: Cell },
    /// A stone reached the Ankh field, this seat's `visits`th time, and is off the board.
    Reached { seat: Colour, stone: Stone, visits: u8 },
    /// A bridge was moved.
    BridgeMoved { seat: Colour, bridge: Bridge, from: Cell, to: Cell },
    /// The bound stones cannot all leave their bridges: they need not (K6).
    DutyVoid { seat: Colour },
    /// Nothing is legal any more, and the turn ends with moves left (K9).
    EndedEarly { seat: Colour, moves: u8 },
    /// Only the white bridge is still to be moved (K8).
    WhiteBridgeDue { seat: Colour },
    /// The third visit.
    Won { seat: Colour },
    /// The last turn is over (K11).
    Drawn { turns: u16 },
}

/// The open fists of all seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fists {
    pub(crate) colours: [Colour; 4],
    pub(crate) stones: [u8; 4],
    pub(crate) seats: u8,
}

/// What a seat had in its fist.
#[derive(Serialize, TS)]
struct OpenFist {
    seat: Colour,
    stones: u8,
}

impl Event {
    /// The event as this viewer sees it, whose seat has this colour.
    pub(crate) fn seen_by(self, viewer: Option<Colour>) -> Self {
        match self {
            Self::Hid { seat, .. } if viewer != Some(seat) => Self::Hid { seat, stones: None },
            open => open,
        }
    }
}

impl Fists {
    /// Each seat's colour and the stones in its fist.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, u8)> {
        self.colours.into_iter().zip(self.stones).take(self.seats as usize)
    }

    /// All stones in all fists.
    pub fn total(&self) -> u8 {
        self.iter().fold(0, |total, (_, stones)| total.saturating_add(stones))
    }
}

/// The sentence of an account.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Hid { seat, stones: Some(stones) } => write!(f, "{seat} hides {stones} in the fist."),
            Self::Hid { seat, stones: None } => write!(f, "{seat} holds out a fist."),
            Self::Guessed { seat, total } => write!(f, "{seat} guesses {total}."),
            Self::FistsOpened { fists, total } => {
                f.write_str("The fists open: ")?;
                fists.iter().try_for_each(|(seat, stones)| write!(f, "{seat} {stones}, "))?;
                write!(f, "together {total}.")
            }
            Self::BidFailed { bids } => write!(f, "Nobody is right (bid {bids}), so all hide again."),
            Self::TurnBegan { seat, moves } => write!(f, "{seat} has {moves} moves."),
            Self::Entered { seat, stone, field } => write!(f, "{seat} brings {stone} in on {field}."),
            Self::Moved { seat, stone, fields } => {
                let verb = if fields.moves() > 1 { "jumps" } else { "steps" };
                write!(f, "{seat}'s {stone} {verb} {}.", Way(fields, " to "))
            }
            Self::Captured { seat, stone, field } => write!(f, "{seat}'s {stone} is captured on {field}."),
            Self::Reached { seat, stone, visits } => {
                write!(f, "{seat}'s {stone} reaches the Ankh field")?;
                f.write_str(match visits {
                    1 => " and earns the Horus card: five moves from the next turn on.",
                    2 => " and earns the Ankh card: six moves from the next turn on.",
                    _ => " for the third time.",
                })
            }
            Self::BridgeMoved { seat, bridge, from, to } => {
                write!(f, "{seat} moves the {bridge} bridge from {from} to {to}.")
            }
            Self::DutyVoid { seat } => write!(f, "{seat}'s stones cannot leave their bridges and may stay."),
            Self::EndedEarly { seat, moves } => {
                let s = if moves == 1 { "" } else { "s" };
                write!(f, "{seat} can do nothing more and loses {moves} move{s}.")
            }
            Self::WhiteBridgeDue { seat } => {
                write!(f, "{seat} has captured and moves the white bridge off the Ankh field.")
            }
            Self::Won { seat } => write!(f, "{seat} wins: eternal luck, riches and fame!"),
            Self::Drawn { turns } => write!(f, "After {turns} turns the game is a draw."),
        }
    }
}

/// Every field of a way, with something between them.
pub(crate) struct Way(pub(crate) Walk, pub(crate) &'static str);

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        game::join(f, self.0.fields(), self.1, "")
    }
}

/// The names of the fields.
impl Serialize for Walk {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.fields())
    }
}

impl Serialize for Fists {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(seat, stones)| OpenFist { seat, stones }))
    }
}
