//! What is seen to happen. Nothing is hidden in Pyramidis: everybody sees the same.

use std::fmt;

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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TookFromStart { seat, count } => write!(f, "{seat} takes {count} from the start"),
            Self::Lifted { seat, square, height } => write!(f, "{seat} lifts the {height} of {square}"),
            Self::Dropped { pyramid, square } => write!(f, "{pyramid} on {square}"),
            Self::Jumped { square } => write!(f, "over the tower on {square}"),
            Self::CameHome { pyramid, home, .. } => write!(f, "{pyramid} home ({home})"),
            Self::Won { seat } => write!(f, "{seat} wins with five home"),
            Self::Blocked { seat, blocked } => write!(f, "{seat} wins: {blocked} is blocked"),
            Self::Passed { seat } => write!(f, "{seat} has nothing to move"),
            Self::Drawn { actions } => write!(f, "drawn after {actions} actions"),
        }
    }
}
