//! The board as data (X1): the corridor, its special fields and its secret doors. Start at [`Place`].
//!
//! Everything else, such as where a door takes a pawn or which special fields lie ahead, is computed from the four
//! tables at the top, at compile time.

use std::fmt;

use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::{Colour, Slot};

/// The ends of the corridor's legs, in order: an inward spiral over 9 × 9 squares.
const CORNERS: [&[u8; 2]; 18] = [
    b"a1", b"i1", b"i9", b"a9", b"a2", b"h2", b"h8", b"b8", b"b3", b"g3", b"g7", b"c7", b"c4", b"f4", b"f6",
    b"d6", b"d5", b"e5",
];

/// The card fields.
const CARDS: [(u8, Colour); 12] = [
    (4, Colour::Red),
    (8, Colour::Blue),
    (13, Colour::Green),
    (17, Colour::Yellow),
    (21, Colour::Purple),
    (27, Colour::White),
    (32, Colour::Green),
    (38, Colour::Purple),
    (44, Colour::Red),
    (56, Colour::White),
    (65, Colour::Blue),
    (71, Colour::Yellow),
];

/// The mummy fields.
const MUMMIES: [u8; 8] = [6, 15, 25, 31, 35, 41, 51, 68];

/// The fields beside each secret door: two of the outer corridor, two of the inner.
const DOORS: [[u8; 4]; 11] = [
    [2, 3, 33, 34],
    [10, 11, 39, 40],
    [18, 19, 45, 46],
    [29, 30, 54, 55],
    [22, 23, 49, 50],
    [36, 37, 59, 60],
    [42, 43, 63, 64],
    [47, 48, 66, 67],
    [52, 53, 69, 70],
    [57, 58, 72, 73],
    [61, 62, 74, 75],
];

/// The temple rooms T1, T2 and T3 are niches in the outer wall beside these fields.
const ROOMS: [Field; 3] = [Field(12), Field(20), Field(28)];

/// A field of the corridor, from 0 (the start) to 80 (the treasure).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
pub struct Field(u8);

/// What a field is besides a step of the corridor. No field is two things (X9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nothing special.
    Corridor,
    /// Here one takes, or gives back, the card of this colour.
    Card(Colour),
    /// Here one may look under a sphinx.
    Mummy,
    /// A field beside a secret door, which takes a pawn across.
    Door(Door, Field),
}

/// A secret door, numbered from 1 as in the specification.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct Door(u8);

/// A square of the board, from `a1` to `i9`.
///
/// Columns and rows are counted from 0: `a1` is 0, 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Square {
    /// 0 for column a, in the west.
    pub column: u8,
    /// 0 for row 1, in the south.
    pub row: u8,
}

/// How many fields the corridor has.
const FIELDS: usize = 81;

/// Tables by field have an entry for every byte, so that none is ever looked for in vain.
const BYTES: usize = 256;

const SQUARES: [Square; BYTES] = squares();
const PLACES: [Place; BYTES] = places();
const SPECIALS: [Around; BYTES] = specials();
const WITHIN: [Around; BYTES] = within();
const BITS: [u128; BYTES] = bits();

/// As far as a die reaches.
const REACH: usize = 6;

/// Which of the six fields ahead and the six behind a pawn something is said of: bit 0 is the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Around {
    pub(crate) ahead: u8,
    pub(crate) behind: u8,
}

impl Around {
    /// What is said of fields, as a set of their [`Field::bit`]s, seen from one of them.
    #[inline]
    pub(crate) const fn of(fields: u128, from: Field) -> Self {
        let window = (fields >> from.0) as u16;
        Self { ahead: (window >> (REACH + 1)) as u8 & 63, behind: MIRRORED[window as usize & 63] }
    }
}

impl Field {
    /// Where all pawns begin.
    pub const START: Self = Self(0);
    /// The last field on which a pawn may stand during the game (X3).
    pub const LAST: Self = Self(76);
    /// The field of the guard G1, where an attempt is made.
    pub const FIRST_GUARD: Self = Self(77);
    /// The field of the treasure, where only the winner stands.
    pub const TREASURE: Self = Self(80);

    /// The field with this number, if the corridor has it.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < FIELDS { Some(Self(number)) } else { None }
    }

    /// Every field from the start to the treasure.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..FIELDS as u8).map(Self)
    }

    /// The number of the field.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Where on the board the field lies.
    pub const fn square(self) -> Square {
        SQUARES[self.0 as usize]
    }

    /// What the field is.
    #[inline]
    pub const fn place(self) -> Place {
        PLACES[self.0 as usize]
    }

    /// The card and mummy fields around.
    #[inline]
    pub(crate) const fn specials(self) -> Around {
        SPECIALS[self.0 as usize]
    }

    /// The fields around on which a walk may end, if no pawn is in the way.
    #[inline]
    pub(crate) const fn within(self) -> Around {
        WITHIN[self.0 as usize]
    }

    /// The field in a set of fields.
    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        BITS[self.0 as usize]
    }

    /// The field `steps` away; never beyond the ends of the corridor.
    #[inline]
    pub(crate) fn walked(self, steps: i8) -> Self {
        Self((self.0 as i8 + steps).clamp(0, Self::TREASURE.0 as i8) as u8)
    }
}

impl Slot {
    /// The field on which a guard stands, or beside which a temple room is a niche in the outer wall.
    pub const fn field(self) -> Field {
        let number = self as usize;
        match number.checked_sub(Self::GUARDS.len()) {
            Some(room) => ROOMS[room],
            None => Field(Field::FIRST_GUARD.0 + number as u8),
        }
    }
}

impl Door {
    /// Every door, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=DOORS.len() as u8).map(Self)
    }

    /// The number of the door, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The two outer and the two inner fields beside the door.
    pub fn fields(self) -> [Field; 4] {
        DOORS[self.0 as usize - 1].map(Field)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column) as char, self.row + 1)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const fn squares() -> [Square; BYTES] {
    let mut squares = [Square { column: 0, row: 0 }; BYTES];
    let (mut field, mut corner) = (0, 1);
    while corner < CORNERS.len() {
        let (mut column, mut row) = (squares[field].column, squares[field].row);
        let (end_column, end_row) = (CORNERS[corner][0] - b'a', CORNERS[corner][1] - b'1');
        while column != end_column || row != end_row {
            column = toward(column, end_column);
            row = toward(row, end_row);
            field += 1;
            squares[field] = Square { column, row };
        }
        corner += 1;
    }
    assert!(field + 1 == FIELDS, "the spiral fills the board");
    squares
}

const fn toward(from: u8, to: u8) -> u8 {
    if from < to {
        from + 1
    } else if from > to {
        from - 1
    } else {
        from
    }
}

const fn places() -> [Place; BYTES] {
    let mut places = [Place::Corridor; BYTES];
    let mut at = 0;
    while at < CARDS.len() {
        places[CARDS[at].0 as usize] = Place::Card(CARDS[at].1);
        at += 1;
    }
    at = 0;
    while at < MUMMIES.len() {
        places[MUMMIES[at] as usize] = Place::Mummy;
        at += 1;
    }
    at = 0;
    while at < DOORS.len() {
        let mut beside = 0;
        while beside < 4 {
            let field = DOORS[at][beside];
            assert!(
                matches!(places[field as usize], Place::Corridor),
                "X9: no door field is a special field"
            );
            places[field as usize] = Place::Door(Door(at as u8 + 1), across(DOORS[at], field));
            beside += 1;
        }
        at += 1;
    }
    places
}

/// X2: the coordinates decide. The four fields of a door are a block that turns by 180° about its middle, so that a
/// field and the one across have the block's middle between them.
const fn across(door: [u8; 4], field: u8) -> Field {
    let (mut columns, mut rows, mut at) = (0, 0, 0);
    while at < 4 {
        columns += SQUARES[door[at] as usize].column;
        rows += SQUARES[door[at] as usize].row;
        at += 1;
    }
    let from = SQUARES[field as usize];
    at = 0;
    while at < 4 {
        let to = SQUARES[door[at] as usize];
        if 2 * (from.column + to.column) == columns && 2 * (from.row + to.row) == rows {
            return Field(door[at]);
        }
        at += 1;
    }
    panic!("the four fields of a door are a block")
}

/// The start has no bit: nothing is said of it. The others are moved up, so that six fields behind can be seen of each.
const fn bits() -> [u128; BYTES] {
    let mut bits = [0; BYTES];
    let mut field = 1;
    while field < FIELDS {
        bits[field] = 1 << (field + REACH);
        field += 1;
    }
    bits
}

/// Six bits in the opposite order, for what lies behind.
const MIRRORED: [u8; 64] = {
    let mut mirrored = [0; 64];
    let mut bits = 0;
    while bits < 64 {
        mirrored[bits] = (bits as u8).reverse_bits() >> 2;
        bits += 1;
    }
    mirrored
};

const fn specials() -> [Around; BYTES] {
    let (mut fields, mut field) = (0, 0);
    while field < FIELDS {
        if matches!(PLACES[field], Place::Card(_) | Place::Mummy) {
            fields |= BITS[field];
        }
        field += 1;
    }
    around(fields)
}

/// X3: nobody goes below 0, and nobody ends an action on a guard's field or the treasure.
const fn within() -> [Around; BYTES] {
    let (mut fields, mut field) = (1 << REACH, 1);
    while field <= Field::LAST.0 {
        fields |= Field(field).bit();
        field += 1;
    }
    around(fields)
}

const fn around(fields: u128) -> [Around; BYTES] {
    let mut around = [Around { ahead: 0, behind: 0 }; BYTES];
    let mut field = 0;
    while field < FIELDS {
        around[field] = Around::of(fields, Field(field as u8));
        field += 1;
    }
    around
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn number(square: &str) -> u8 {
        Field::all().find(|field| field.square().to_string() == square).expect("a square").number()
    }

    #[test]
    fn the_legs_of_the_spiral_are_those_of_the_specification() {
        let legs = [
            ("a1", 0, "i1", 8),
            ("i2", 9, "i9", 16),
            ("h9", 17, "a9", 24),
            ("a8", 25, "a2", 31),
            ("b2", 32, "h2", 38),
            ("h3", 39, "h8", 44),
            ("g8", 45, "b8", 50),
            ("b7", 51, "b3", 55),
            ("c3", 56, "g3", 60),
            ("g4", 61, "g7", 64),
            ("f7", 65, "c7", 68),
            ("c6", 69, "c4", 71),
            ("d4", 72, "f4", 74),
            ("f5", 75, "f6", 76),
            ("e6", 77, "d6", 78),
            ("d5", 79, "e5", 80),
        ];
        for (first, from, last, to) in legs {
            assert_eq!((number(first), number(last)), (from, to), "{first} to {last}");
        }
        let squares: HashSet<Square> = Field::all().map(Field::square).collect();
        assert_eq!(squares.len(), FIELDS, "no square twice");
    }

    #[test]
    fn x2_the_table_of_doors_agrees_with_the_coordinates() {
        for door in Door::all() {
            let [first, second, third, fourth] = door.fields();
            // The specification lists neighbours across the wall in the same place of each pair …
            for (outer, inner) in [(first, third), (second, fourth)] {
                let (one, two) = (outer.square(), inner.square());
                assert_eq!(
                    one.column.abs_diff(two.column) + one.row.abs_diff(two.row),
                    1,
                    "{outer}, {inner}"
                );
            }
            // … so that half a turn exchanges the first outer with the second inner.
            for (outer, inner) in [(first, fourth), (second, third)] {
                assert_eq!(outer.place(), Place::Door(door, inner));
                assert_eq!(inner.place(), Place::Door(door, outer));
            }
        }
    }

    #[test]
    fn special_fields_around_a_pawn() {
        assert_eq!(Field(2).specials(), Around { ahead: 0b10_1010, behind: 0 });
        assert_eq!(Field(9).specials(), Around { ahead: 0b10_1000, behind: 0b01_0101 });
    }
}
