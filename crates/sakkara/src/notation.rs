//! How cells, stones and actions are written and read. Positions are in `position.rs`.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Scan};
use serde::{Serialize, Serializer};

use crate::action::{Action, Walk};
use crate::board::{Bridge, Cell, Colour, Direction, SIDE, Stone};

impl Colour {
    /// As in records: `red`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Green => "green",
        }
    }

    /// As in position strings: `r`.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0] as char
    }
}

impl Stone {
    /// As in records and position strings: `R`.
    pub const fn letter(self) -> char {
        match self {
            Self::Ra => 'R',
            Self::Isis => 'I',
            Self::Osiris => 'O',
        }
    }

    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        let known = |letter| Self::ALL.into_iter().find(|stone| stone.letter() == letter);
        scan.letter("a stone, `R`, `I` or `O`", known)
    }
}

impl Direction {
    /// In sentences: `north`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    /// As in position strings: `n`.
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        let known = |letter| Self::ALL.into_iter().find(|direction| direction.letter() == letter);
        scan.letter("a heading, `n`, `e`, `s` or `w`", known)
    }
}

impl Cell {
    pub(crate) fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        let column = |letter| ('a'..='m').position(|known| known == letter);
        let column = scan.letter("a field, `a1` to `m13`", column)?;
        let row = scan.number(1, SIDE.into())?;
        Ok(Self::at(column as u8, row as u8 - 1).expect("column and row have been checked"))
    }
}

/// As in messages: `black`.
impl fmt::Display for Bridge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "black",
            Self::Grey => "grey",
            Self::White => "white",
        })
    }
}

/// `a13`: the column and the row.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Every field of a walk.
struct Way(Walk);

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        game::join(f, self.0.fields(), "-", "")
    }
}

/// The notation of the specification.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Enter(stone) => write!(f, "enter:{}", stone.letter()),
            Self::Walk(walk) => write!(f, "{}:{}", walk.stone().letter(), Way(walk)),
            Self::Bridge { from, to } => write!(f, "bridge:{from}-{to}"),
            Self::Fist(stones) => write!(f, "fist:{stones}"),
            Self::Guess(total) => write!(f, "guess:{total}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut scan = Scan::new(text);
        let action = if scan.take("enter:") {
            Self::Enter(Stone::read(&mut scan)?)
        } else if scan.take("bridge:") {
            let from = Cell::read(&mut scan)?;
            scan.expect("-")?;
            Self::Bridge { from, to: Cell::read(&mut scan)? }
        } else if scan.take("fist:") {
            Self::Fist(scan.number(0, 3)? as u8)
        } else if scan.take("guess:") {
            Self::Guess(scan.number(0, 12)? as u8)
        } else {
            Self::Walk(read_walk(&mut scan)?)
        };
        scan.end()?;
        Ok(action)
    }
}

fn read_walk(scan: &mut Scan<'_>) -> Result<Walk, ParseError> {
    const ACTIONS: &str = "`enter:`, `R:`, `I:`, `O:`, `bridge:`, `fist:` or `guess:`";
    let start = *scan;
    let Ok(stone) = Stone::read(scan) else { return Err(start.error(ACTIONS)) };
    if !scan.take(":") {
        return Err(start.error(ACTIONS));
    }
    let mut at = Cell::read(scan)?;
    let mut walk = Walk::new(stone, at);
    while walk.moves() == 0 || !scan.rest().is_empty() {
        if walk.moves() == Walk::LONGEST {
            return Err(scan.error("nothing more: no turn has more than six moves"));
        }
        scan.expect("-")?;
        let there = *scan;
        let next = Cell::read(scan)?;
        let Some(direction) = Direction::ALL.into_iter().find(|way| at.next(*way) == Some(next)) else {
            return Err(there.error(format!("a neighbour of {at}")));
        };
        (walk, at) = (walk.then(direction), next);
    }
    Ok(walk)
}
