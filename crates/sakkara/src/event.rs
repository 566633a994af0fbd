//! What happens at the table, as it is told to viewers: [`Event`].

use game::{Argument, Message, Said};
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

impl Said for Event {
    fn said(&self) -> Vec<Message> {
        let of = |id: &'static str, seat: Colour| Message::new(id).seat("name", seat.name());
        let message = match *self {
            Self::Hid { seat, stones: Some(stones) } => of("sakkara-hid-own", seat).number("count", stones),
            Self::Hid { seat, stones: None } => of("sakkara-hid", seat),
            Self::Guessed { seat, total } => of("sakkara-guessed", seat).number("total", total),
            Self::FistsOpened { fists, total } => {
                let hands =
                    fists.iter().map(|(seat, stones)| of("name-numbered", seat).number("number", stones));
                Message::new("sakkara-fists-opened")
                    .list("hands", hands.map(Argument::from))
                    .number("total", total)
            }
            Self::BidFailed { bids } => Message::new("sakkara-bid-failed").number("bids", bids),
            Self::TurnBegan { seat, moves } => of("sakkara-turn-began", seat).number("moves", moves),
            Self::Entered { seat, stone, field } => {
                of("sakkara-entered", seat).word("stone", stone.letter()).word("field", field)
            }
            Self::Moved { seat, stone, fields } => moved(of, seat, stone, fields),
            Self::Captured { seat, stone, field } => {
                of("sakkara-captured", seat).word("stone", stone.letter()).word("field", field)
            }
            Self::Reached { seat, stone, visits } => {
                of("sakkara-reached", seat).word("stone", stone.letter()).number("visits", visits)
            }
            Self::BridgeMoved { seat, bridge, from, to } => {
                of("sakkara-bridge-moved", seat).word("bridge", bridge).word("from", from).word("to", to)
            }
            Self::DutyVoid { seat } => of("sakkara-duty-void", seat),
            Self::EndedEarly { seat, moves } => of("sakkara-ended-early", seat).number("moves", moves),
            Self::WhiteBridgeDue { seat } => of("sakkara-white-bridge-due", seat),
            Self::Won { seat } => of("sakkara-won", seat),
            Self::Drawn { turns } => Message::new("sakkara-drawn").number("turns", turns),
        };
        vec![message]
    }
}

/// A step, or a jump over the fields between its ends.
fn moved(of: impl Fn(&'static str, Colour) -> Message, seat: Colour, stone: Stone, walk: Walk) -> Message {
    let mut over: Vec<Cell> = walk.fields().skip(1).collect();
    let to = over.pop().unwrap_or(walk.from());
    let message = if over.is_empty() {
        of("sakkara-moved", seat)
    } else {
        of("sakkara-jumped", seat).list("over", over.iter().map(Argument::word))
    };
    message.word("stone", stone.letter()).word("from", walk.from()).word("to", to)
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
