//! What is seen to happen. Nothing is hidden in Pyramidis: everybody sees the same.

use game::{Message, Said};
use serde::Serialize;
use ts_rs::TS;

use crate::{Colour, Square};

/// One thing that happens in an action, in the order in which a table would show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// Pyramids are taken from the start square.
    TookFromStart { seat: Colour, count: u8 },
    /// A stack is taken up.
    Lifted { seat: Colour, square: Square, height: u8 },
    /// A pyramid is set down on top of what is there.
    Dropped { pyramid: Colour, square: Square },
    /// A tower is jumped: nothing is dropped there (P3).
    Jumped { square: Square },
    /// A pyramid reaches its home circle, this square, and leaves the board; `home` of its colour are home now.
    CameHome { pyramid: Colour, square: Square, home: u8 },
    /// A colour has its fifth pyramid home.
    Won { seat: Colour },
    /// German edition: a colour has taken another's last move.
    Blocked { seat: Colour, blocked: Colour },
    /// A colour has nothing to move.
    Passed { seat: Colour },
    /// The game has lasted too long.
    Drawn { actions: u16 },
}

impl Said for Event {
    fn said(&self) -> Vec<Message> {
        let message = match *self {
            Self::TookFromStart { seat, count } => {
                Message::new("pyramidis-took-from-start").seat("name", seat.name()).number("count", count)
            }
            Self::Lifted { seat, square, height } => Message::new("pyramidis-lifted")
                .seat("name", seat.name())
                .word("square", square)
                .number("count", height),
            Self::Dropped { pyramid, square } => {
                Message::new("pyramidis-dropped").word("colour", pyramid).word("square", square)
            }
            Self::Jumped { square } => Message::new("pyramidis-jumped").word("square", square),
            Self::CameHome { pyramid, home, .. } => {
                Message::new("pyramidis-came-home").word("colour", pyramid).number("count", home)
            }
            Self::Won { seat } => Message::new("pyramidis-won").seat("name", seat.name()),
            Self::Blocked { seat, blocked } => {
                Message::new("pyramidis-blocked").seat("name", seat.name()).seat("other", blocked.name())
            }
            Self::Passed { seat } => Message::new("pyramidis-passed").seat("name", seat.name()),
            Self::Drawn { actions } => Message::new("pyramidis-drawn").number("count", actions),
        };
        vec![message]
    }
}
