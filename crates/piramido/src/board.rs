//! The pyramid and the pieces, reconstructed (V1): the [`Step`]s, the [`Sign`]s on them, the [`Colour`]s. All else that
//! is geometry is computed from here, at compile time, in [`crate::network`]. The labyrinth is in [`crate::labyrinth`].

use std::fmt;

use game::{ParseError, Scan};
use serde::Serialize;
use ts_rs::TS;

/// A hieroglyph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub enum Sign {
    #[serde(rename = "K")]
    Ankh,
    #[serde(rename = "E")]
    Eye,
    #[serde(rename = "S")]
    Scarab,
    #[serde(rename = "F")]
    Falcon,
    #[serde(rename = "L")]
    Lotus,
    #[serde(rename = "U")]
    Sun,
    #[serde(rename = "W")]
    Water,
}

/// A colour: it has a reel of each kind, an explorer and two sphinxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Blue,
    Yellow,
}

/// The way a step leads on the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub enum Heading {
    #[serde(rename = "n")]
    North,
    #[serde(rename = "e")]
    East,
    #[serde(rename = "s")]
    South,
    #[serde(rename = "w")]
    West,
}

/// A step of the pyramid, from `a1` to `i9`. One can stand on the forty with a hieroglyph and on the top alone; all
/// others are plain stone.
///
/// They are numbered column by column, so that numbers sort as the names do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Step(u8);

/// What a step on which one can stand belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// The three middle steps of a side on level 0.
    Forecourt,
    /// A step of level 1 over an end of a forecourt.
    Stairs,
    /// All of level 2.
    Gallery,
    /// The middle step of a side on level 3.
    Gate,
    /// The top with the key.
    Top,
}

/// How many columns and rows the pyramid has.
pub const WIDTH: u8 = 9;

/// V1: the pyramid from above, row 9 first. `.` is plain stone, `^` the top.
const PYRAMID: [&[u8; WIDTH as usize]; WIDTH as usize] = [
    b"...FWK...",
    b"...S.U...",
    b"..UKWLF..",
    b"WEL.E.SEK",
    b"U.FS^LW.L",
    b"LEK.F.UFS",
    b"..WULEK..",
    b"...S.S...",
    b"...KFW...",
];

impl Sign {
    /// All signs.
    pub const ALL: [Self; 7] =
        [Self::Ankh, Self::Eye, Self::Scarab, Self::Falcon, Self::Lotus, Self::Sun, Self::Water];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        b"KESFLUW"[self as usize] as char
    }

    /// The sign with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.letter() == letter)
    }

    /// What it shows.
    pub const fn name(self) -> &'static str {
        ["ankh", "eye", "scarab", "falcon", "lotus", "sun", "water"][self as usize]
    }
}

impl Colour {
    /// All colours, in the order in which they pass on (V14).
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Yellow];

    /// As in actions: `red`.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "yellow"][self as usize]
    }

    /// As in position strings: `r`.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0] as char
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// V14: the colour `by` places further on.
    #[must_use]
    pub const fn after(self, by: u8) -> Self {
        Self::ALL[(self as usize + by as usize) % 3]
    }

    /// The numbers of the two sphinxes.
    pub const fn sphinxes(self) -> [u8; 2] {
        [[1, 6], [2, 5], [3, 4]][self as usize]
    }

    /// Whose sphinx has this number, from 1 to 6.
    pub const fn of_sphinx(number: u8) -> Self {
        match number {
            1 | 6 => Self::Red,
            2 | 5 => Self::Blue,
            _ => Self::Yellow,
        }
    }

    /// Reads the name.
    pub fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        let found = Self::ALL.into_iter().find(|colour| scan.take(colour.name()));
        found.ok_or_else(|| scan.error("`red`, `blue` or `yellow`"))
    }
}

impl Heading {
    /// All headings, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// As in position strings: `n`.
    pub const fn letter(self) -> char {
        b"nesw"[self as usize] as char
    }

    /// The heading with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| heading.letter() == letter)
    }

    /// The way back.
    #[must_use]
    pub const fn back(self) -> Self {
        Self::ALL[self as usize ^ 2]
    }

    /// The way from a step to its neighbour.
    #[inline]
    pub(crate) fn between(from: Step, to: Step) -> Self {
        BETWEEN[usize::from(to.0.wrapping_sub(from.0))]
    }
}

/// By the difference of two steps' numbers. See [`Heading::between`].
static BETWEEN: [Heading; 256] = {
    let mut table = [Heading::West; 256];
    table[1] = Heading::North;
    table[WIDTH as usize] = Heading::East;
    table[0xff] = Heading::South;
    table
};

/// Tables by step have room for every number of 7 bits, so that looking up needs no check.
const ROOM: usize = 128;
static NEIGHBOURS: [[Step; 4]; ROOM] = neighbours();
static SIGNS: [Option<Sign>; ROOM] = signs();
static NAMES: [[u8; 2]; ROOM] = names();

impl Step {
    /// How many steps there are.
    pub const COUNT: u8 = WIDTH * WIDTH;
    /// The top with the key, e5.
    pub const TOP: Self = Self::at(4, 4);
    /// What lies around the pyramid: no step, and closed for ever.
    pub const DESERT: Self = Self(Self::COUNT);

    /// The step in this column and row, counted from 0.
    pub const fn at(column: u8, row: u8) -> Self {
        Self(column * WIDTH + row)
    }

    /// The step with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// A step whose number is known to be one, or a position without meaning.
    pub(crate) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// Every step, sorted as the names are.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its number, from 0 to 80.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize % ROOM
    }

    /// As in actions: `e1`.
    pub fn name(self) -> &'static str {
        str::from_utf8(&NAMES[self.index()]).unwrap_or("??")
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 / WIDTH
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 % WIDTH
    }

    /// How high it lies: its distance from the nearest edge, 0 to 4.
    pub const fn level(self) -> u8 {
        let (x, y) = (self.column().abs_diff(4), self.row().abs_diff(4));
        4u8.saturating_sub(if x > y { x } else { y })
    }

    /// The hieroglyph on it. Plain stone and the top have none.
    pub fn sign(self) -> Option<Sign> {
        SIGNS[self.index()]
    }

    /// V1: what it belongs to, if one can stand on it.
    pub const fn part(self) -> Option<Part> {
        if self.0 >= Self::COUNT || self.letter() == b'.' {
            return None;
        }
        Some([Part::Forecourt, Part::Stairs, Part::Gallery, Part::Gate, Part::Top][self.level() as usize])
    }

    /// The letter of the board.
    const fn letter(self) -> u8 {
        PYRAMID[(WIDTH - 1 - self.row()) as usize][self.column() as usize]
    }

    /// The step beside it that way, be it plain stone, or the desert.
    #[inline]
    #[must_use]
    pub fn neighbour(self, heading: Heading) -> Self {
        NEIGHBOURS[self.index()][heading as usize]
    }

    /// Reads a name: `e1`.
    pub fn read(scan: &mut Scan<'_>) -> Result<Self, ParseError> {
        const EXPECTED: &str = "a step from `a1` to `i9`";
        let (start, below) = (*scan, |value: u8| (value < WIDTH).then_some(value));
        let column =
            scan.letter(EXPECTED, |letter| below((letter as u32).wrapping_sub(97).try_into().ok()?))?;
        let row = scan.letter(EXPECTED, |letter| below((letter as u32).wrapping_sub(49).try_into().ok()?));
        row.map(|row| Self::at(column, row)).map_err(|_| start.error(EXPECTED))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

const fn names() -> [[u8; 2]; ROOM] {
    let mut all = [*b"??"; ROOM];
    let mut number = 0;
    while number < Step::COUNT {
        let step = Step(number);
        all[number as usize] = [b'a' + step.column(), b'1' + step.row()];
        number += 1;
    }
    all
}

pub(crate) const fn neighbours() -> [[Step; 4]; ROOM] {
    let mut all = [[Step::DESERT; 4]; ROOM];
    let mut number = 0;
    while number < Step::COUNT {
        let (x, y) = (Step(number).column(), Step(number).row());
        let edge = WIDTH - 1;
        all[number as usize] = [
            if y < edge { Step::at(x, y + 1) } else { Step::DESERT },
            if x < edge { Step::at(x + 1, y) } else { Step::DESERT },
            if y > 0 { Step::at(x, y - 1) } else { Step::DESERT },
            if x > 0 { Step::at(x - 1, y) } else { Step::DESERT },
        ];
        number += 1;
    }
    all
}

const fn signs() -> [Option<Sign>; ROOM] {
    let mut all = [None; ROOM];
    let mut number = 0;
    while number < Step::COUNT {
        let mut sign = 0;
        while sign < Sign::ALL.len() {
            if Sign::ALL[sign].letter() as u8 == Step(number).letter() {
                all[number as usize] = Some(Sign::ALL[sign]);
            }
            sign += 1;
        }
        number += 1;
    }
    all
}
