//! The labyrinth, reconstructed (V1): its [`Space`]s, its [`Side`]s and the [`Way`]s along a row.

use std::fmt;

use game::{ParseError, Scan};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Sign;

/// A space of the labyrinth: row by row from `1a` to `6k`, then the start spaces `L` and `R` and the chamber `X`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Space(u8);

/// The way along a row of the labyrinth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Way {
    Left,
    Right,
}

/// A side of the labyrinth, and the start space there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub enum Side {
    #[serde(rename = "L")]
    Left,
    #[serde(rename = "R")]
    Right,
}

/// How many rows the labyrinth has.
pub const ROWS: u8 = 6;
/// How many spaces a row of the labyrinth has.
pub const COLUMNS: u8 = 11;

/// The labyrinth, row 1 (the edge) first.
const LABYRINTH: [&[u8; COLUMNS as usize]; ROWS as usize] =
    [b"K.ES.FL.UW.", b".SW.KU.EF.L", b"U.LK.WS.E.F", b"FE.U.LK..WS", b".WF.SE.KL.U", b"L.UF.KW.SE."];

impl Space {
    /// The start space beside 1a of each colour.
    pub const LEFT: Self = Self(ROWS * COLUMNS);
    /// The start space beside 1k of each colour.
    pub const RIGHT: Self = Self(ROWS * COLUMNS + 1);
    /// The burial chamber X.
    pub const CHAMBER: Self = Self(ROWS * COLUMNS + 2);

    /// The column, counted from 0, of row 6 onto which the chamber opens.
    pub const DOOR_COLUMN: u8 = 5;

    /// The space in this row and column, counted from 0.
    pub const fn at(row: u8, column: u8) -> Self {
        Self(row * COLUMNS + column)
    }

    /// A space whose number is known to be one, or a position without meaning.
    pub(crate) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// Its number: spaces of rows, L, R, X.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Row and column, counted from 0, unless it is a start space or the chamber.
    pub const fn row_and_column(self) -> Option<(u8, u8)> {
        if self.0 < Self::LEFT.0 { Some((self.0 / COLUMNS, self.0 % COLUMNS)) } else { None }
    }

    /// The sign on it, if there is one.
    pub fn sign(self) -> Option<Sign> {
        let (row, column) = self.row_and_column()?;
        Sign::from_letter(LABYRINTH[row as usize][column as usize] as char)
    }

    /// Reads a name: `3c`, `L`, `R` or `X`.
    pub fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        const EXPECTED: &str = "a space from `1a` to `6k`, `L`, `R` or `X`";
        for (name, space) in [("L", Self::LEFT), ("R", Self::RIGHT), ("X", Self::CHAMBER)] {
            if scan.take(name) {
                return Ok(space);
            }
        }
        let (start, below) = (*scan, |value: u8, most: u8| (value < most).then_some(value));
        let row =
            scan.letter(EXPECTED, |letter| below((letter as u32).wrapping_sub(49).try_into().ok()?, ROWS))?;
        let column =
            scan.letter(EXPECTED, |letter| below((letter as u32).wrapping_sub(97).try_into().ok()?, COLUMNS));
        column.map(|column| Self::at(row, column)).map_err(|_| start.error(EXPECTED))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row_and_column() {
            Some((row, column)) => write!(f, "{}{}", row + 1, (b'a' + column) as char),
            None if *self == Self::LEFT => f.write_str("L"),
            None if *self == Self::RIGHT => f.write_str("R"),
            None => f.write_str("X"),
        }
    }
}

impl Way {
    /// As in actions: `left`.
    pub const fn name(self) -> &'static str {
        ["left", "right"][self as usize]
    }
}

impl Side {
    /// As in actions: `L`.
    pub const fn letter(self) -> char {
        ['L', 'R'][self as usize]
    }

    /// The side with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'L' => Some(Self::Left),
            'R' => Some(Self::Right),
            _ => None,
        }
    }

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The start space there.
    pub const fn start(self) -> Space {
        [Space::LEFT, Space::RIGHT][self as usize]
    }
}
