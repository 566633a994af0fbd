//! The cross of 28 squares and the four courses round it (P1), and from them every stack's next square (P2).

use std::fmt;

use game::{Ink, ParseError, Scan};
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// The colour of a pyramid and of its player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Green,
    Yellow,
    Blue,
}

/// One of the 28 squares: `a5`.
///
/// The four home circles come first, in the order of the colours, then the others by column and row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Square(pub(crate) u8);

/// How many squares the cross has.
pub const SQUARES: usize = 28;

/// P1: each colour's course from the first square to its home circle. Everything else is computed from this.
const COURSES: [&str; 4] = [
    "a5 b5 c5 d5 e5 f5 g5 h5 h4 g4 f4 e4 d4 c4 b4 a4",
    "e8 e7 e6 e5 e4 e3 e2 e1 d1 d2 d3 d4 d5 d6 d7 d8",
    "h5 g5 f5 e5 d5 c5 b5 a5 a4 b4 c4 d4 e4 f4 g4 h4",
    "e1 e2 e3 e4 e5 e6 e7 e8 d8 d7 d6 d5 d4 d3 d2 d1",
];

/// How many squares a course has.
pub const COURSE: usize = 16;

/// The name of each square: its column and its row.
const NAMES: [[u8; 2]; SQUARES] = {
    let mut names = [[0; 2]; SQUARES];
    let mut count = 0;
    while count < 4 {
        let course = COURSES[count].as_bytes();
        names[count] = [course[course.len() - 2], course[course.len() - 1]];
        count += 1;
    }
    let mut cell = 0;
    while cell < 64 {
        let name = [b'a' + cell / 8, b'1' + cell % 8];
        let in_cross = matches!(name[0], b'd' | b'e') || matches!(name[1], b'4' | b'5');
        if in_cross && position(&names, name) >= 4 {
            names[count] = name;
            count += 1;
        }
        cell += 1;
    }
    assert!(count == SQUARES);
    names
};

const fn position(names: &[[u8; 2]; SQUARES], name: [u8; 2]) -> u8 {
    let mut number = 0;
    while number < SQUARES {
        if names[number][0] == name[0] && names[number][1] == name[1] {
            return number as u8;
        }
        number += 1;
    }
    u8::MAX
}

/// The courses as squares.
const PATHS: [[Square; COURSE]; 4] = {
    let mut paths = [[Square(0); COURSE]; 4];
    let mut colour = 0;
    while colour < 4 {
        let text = COURSES[colour].as_bytes();
        let mut step = 0;
        while step < COURSE {
            paths[colour][step] = Square(position(&NAMES, [text[3 * step], text[3 * step + 1]]));
            step += 1;
        }
        colour += 1;
    }
    paths
};

/// P2: the square after each square on the way of a stack of each colour. The home circle is its own next: a move
/// ends there.
const NEXT: [[Square; 32]; 4] = {
    let mut next = [[Square(0); 32]; 4];
    let mut colour = 0;
    while colour < 4 {
        let mut square = 0;
        while square < SQUARES {
            // A strayed stack goes straight along its lane towards the centre.
            let [column, row] = NAMES[square];
            let inward = match (column, row) {
                (b'a'..=b'c', _) => [column + 1, row],
                (b'f'..=b'h', _) => [column - 1, row],
                (_, b'1'..=b'3') => [column, row + 1],
                _ => [column, row - 1],
            };
            next[colour][square] = Square(position(&NAMES, inward));
            square += 1;
        }
        let mut step = 0;
        while step < COURSE {
            let last = step + 1 == COURSE;
            let after = PATHS[colour][if last { step } else { step + 1 }];
            next[colour][PATHS[colour][step].0 as usize] = after;
            step += 1;
        }
        colour += 1;
    }
    next
};

/// Where each square lies on each colour's course.
const PROGRESS: [[u8; SQUARES]; 4] = {
    let mut progress = [[u8::MAX; SQUARES]; 4];
    let mut colour = 0;
    while colour < 4 {
        let mut step = 0;
        while step < COURSE {
            progress[colour][PATHS[colour][step].index()] = step as u8;
            step += 1;
        }
        colour += 1;
    }
    progress
};

impl Colour {
    /// All colours in the order of play, clockwise.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Yellow, Self::Blue];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The colour with this number; only the lowest two bits count.
    #[inline]
    pub(crate) const fn of(number: u64) -> Self {
        match number & 3 {
            0 => Self::Red,
            1 => Self::Green,
            2 => Self::Yellow,
            _ => Self::Blue,
        }
    }

    /// As in the list of seats: `red`.
    pub const fn name(self) -> &'static str {
        ["red", "green", "yellow", "blue"][self as usize]
    }

    /// As in position strings: `r`.
    pub const fn letter(self) -> char {
        ['r', 'g', 'y', 'b'][self as usize]
    }

    /// The ink for the board as text.
    pub const fn ink(self) -> Ink {
        [Ink::Red, Ink::Green, Ink::Yellow, Ink::Blue][self as usize]
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The colour with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// The squares of the course, from the first to the home circle.
    pub const fn course(self) -> &'static [Square; COURSE] {
        &PATHS[self as usize]
    }

    /// How far a square lies along the course, from 0 to 15; `None` if the course does not touch it.
    pub const fn progress(self, square: Square) -> Option<u8> {
        match PROGRESS[self as usize][square.index()] {
            u8::MAX => None,
            step => Some(step),
        }
    }

    /// The home circle.
    pub const fn home(self) -> Square {
        Square(self as u8)
    }
}

impl Square {
    /// All squares by column, then row, as position strings list them.
    pub fn all() -> impl Iterator<Item = Self> {
        const ORDER: [Square; SQUARES] = {
            let mut order = [Square(0); SQUARES];
            let (mut count, mut cell) = (0, 0);
            while cell < 64 {
                let number = position(&NAMES, [b'a' + cell / 8, b'1' + cell % 8]);
                if number != u8::MAX {
                    order[count] = Square(number);
                    count += 1;
                }
                cell += 1;
            }
            order
        };
        ORDER.into_iter()
    }

    /// The square in this column (0 is a) and row (0 is row 1), if the cross has one there.
    pub fn at(column: u8, row: u8) -> Option<Self> {
        let name = [b'a'.checked_add(column)?, b'1'.checked_add(row)?];
        Some(position(&NAMES, name)).filter(|number| *number != u8::MAX).map(Self)
    }

    /// The column, counted from 0 in the west.
    pub const fn column(self) -> u8 {
        NAMES[self.0 as usize][0] - b'a'
    }

    /// The row, counted from 0 in the south.
    pub const fn row(self) -> u8 {
        NAMES[self.0 as usize][1] - b'1'
    }

    /// The colour whose home circle this is.
    pub const fn home_of(self) -> Option<Colour> {
        if self.0 < 4 { Some(Colour::of(self.0 as u64)) } else { None }
    }

    /// P2: the next square on the way of a stack that `owner` moves.
    #[inline]
    #[must_use]
    pub const fn next(self, owner: Colour) -> Self {
        NEXT[owner as usize][(self.0 & 31) as usize]
    }

    /// The number of the square, below [`SQUARES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lower of this square's two bits in a set with two bits a square.
    pub(crate) const fn bit(self) -> u64 {
        1 << (2 * self.0)
    }

    pub(crate) fn scan(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        const EXPECTED: &str = "a square of the cross, such as `c5`";
        let start = *scan;
        let column = scan.letter(EXPECTED, |c| c.is_ascii_lowercase().then(|| c as u8 - b'a'))?;
        let row = scan
            .letter(EXPECTED, |c| ('1'..='8').contains(&c).then(|| c as u8 - b'1'))
            .map_err(|_| start.error(EXPECTED))?;
        Self::at(column, row).ok_or_else(|| start.error(EXPECTED))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [column, row] = NAMES[self.0 as usize];
        write!(f, "{}{}", column as char, row as char)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
