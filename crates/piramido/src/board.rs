//! The pyramid and the pieces, reconstructed (V1): the [`Step`]s, the [`Sign`]s on them, the [`Colour`]s. All else that
//! is geometry is computed from here, at compile time. The labyrinth is in [`crate::labyrinth`].

use std::fmt;

use game::{ParseError, Scan};

/// A hieroglyph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Sign {
    Ankh,
    Eye,
    Scarab,
    Falcon,
    Lotus,
    Sun,
    Water,
}

/// A colour: it has a reel of each kind, an explorer and two sphinxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Blue,
    Yellow,
}

/// The way a step leads on the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Heading {
    North,
    East,
    South,
    West,
}

/// A step of the pyramid: column by column from `a1` to `i9`, so that numbers sort as the names do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step(u8);

/// A set of steps. It also has room for [`Step::DESERT`], which is all that lies outside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Steps(u128);

/// How many columns and rows the pyramid has.
pub const WIDTH: u8 = 9;
impl Sign {
    /// All signs, in the order in which they run over the pyramid.
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
    pub(crate) const fn between(from: Step, to: Step) -> Self {
        match to.0.wrapping_sub(from.0) {
            1 => Self::North,
            WIDTH => Self::East,
            0xff => Self::South,
            _ => Self::West,
        }
    }
}

/// Tables by step have room for every number of 7 bits, so that looking up needs no check.
const ROOM: usize = Steps::ROOM;
static NEIGHBOURS: [[Step; 4]; ROOM] = neighbours();
static SIGNS: [Option<Sign>; ROOM] = signs();
static FAR: [Steps; ROOM] = far();
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

    /// The hieroglyph on it. The top has none.
    pub fn sign(self) -> Option<Sign> {
        SIGNS[self.index()]
    }

    /// The neighbour that way, or the desert.
    #[inline]
    #[must_use]
    pub fn neighbour(self, heading: Heading) -> Self {
        NEIGHBOURS[self.index()][heading as usize]
    }

    /// How many steps it is to another one: column difference plus row difference.
    pub const fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The steps that are at least 3 away (V2).
    #[inline]
    pub fn far(self) -> Steps {
        FAR[self.index()]
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

const fn neighbours() -> [[Step; 4]; ROOM] {
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
        let step = Step(number);
        // V1: so a step differs from its eight neighbours.
        all[number as usize] = Some(Sign::ALL[(2 * step.column() as usize + 3 * step.row() as usize) % 7]);
        number += 1;
    }
    all[Step::TOP.index()] = None;
    all
}

const fn far() -> [Steps; ROOM] {
    let mut all = [Steps::NONE; ROOM];
    let mut from = 0;
    while from < Step::COUNT {
        let mut to = 0;
        while to < Step::COUNT {
            if Step(from).distance(Step(to)) >= 3 {
                all[from as usize].insert(Step(to));
            }
            to += 1;
        }
        from += 1;
    }
    all
}

impl Steps {
    /// How many numbers of steps a set has room for.
    pub(crate) const ROOM: usize = 128;
    /// No step.
    pub const NONE: Self = Self(0);
    /// The steps of each level, 0 to 4.
    pub const LEVELS: [Self; 5] = levels();

    /// The set of one step.
    pub const fn one(step: Step) -> Self {
        Self(1 << step.index())
    }

    /// Whether the step is in the set.
    #[inline]
    pub const fn contains(self, step: Step) -> bool {
        self.0 >> step.index() & 1 != 0
    }

    /// Puts a step in.
    #[inline]
    pub const fn insert(&mut self, step: Step) {
        self.0 |= 1 << step.index();
    }

    /// Takes a step out.
    #[inline]
    pub const fn remove(&mut self, step: Step) {
        self.0 &= !(1 << step.index());
    }

    /// The steps of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The steps of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether it has no step.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many steps it has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its steps, sorted as the names are.
    pub fn iter(self) -> impl Iterator<Item = Step> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let step = Step(rest.trailing_zeros() as u8);
            (rest != 0).then(|| {
                rest &= rest - 1;
                step
            })
        })
    }
}

const fn levels() -> [Steps; 5] {
    let mut all = [Steps::NONE; 5];
    let mut number = 0;
    while number < Step::COUNT {
        all[Step(number).level() as usize].insert(Step(number));
        number += 1;
    }
    all
}
