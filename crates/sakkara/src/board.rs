//! The board as data, ruling K1: cells, levels, walls, entrances and bridges. Everything else is computed from it.

use std::num::NonZeroU8;

use serde::Serialize;
use ts_rs::TS;

/// Columns and rows of the board.
pub const SIDE: u8 = 13;

/// One of the 169 cells: a field of a level, a piece of a wall, or the Ankh field.
///
/// Cells are counted from 1, row by row from a1, so that 0 is left for "nowhere" and `Option<Cell>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Cell(NonZeroU8);

/// The centre, where every way ends.
pub const ANKH: Cell = Cell::named("g7");

/// The bridges' first fields: four black, two grey, one white.
pub const BRIDGES: [Cell; 7] = [
    Cell::named("g12"),
    Cell::named("l7"),
    Cell::named("g2"),
    Cell::named("b7"),
    Cell::named("g10"),
    Cell::named("g4"),
    ANKH,
];

/// Which of the seven is the white bridge.
pub const WHITE: usize = 6;

/// A player's colour. The entrances of the colours follow each other clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Yellow,
    Blue,
    Green,
}

/// A player's stone; each turns in its own way (K3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub enum Stone {
    /// Turns as it likes.
    #[serde(rename = "R")]
    Ra,
    /// Goes straight or turns left.
    #[serde(rename = "I")]
    Isis,
    /// Goes straight or turns right.
    #[serde(rename = "O")]
    Osiris,
}

/// A bridge's colour says in which wall it moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Bridge {
    /// In the outer wall.
    Black,
    /// In the middle wall.
    Grey,
    /// In the inner wall; at first on the Ankh field.
    White,
}

/// Where a step goes. Counted clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub enum Direction {
    #[serde(rename = "n")]
    North,
    #[serde(rename = "e")]
    East,
    #[serde(rename = "s")]
    South,
    #[serde(rename = "w")]
    West,
}

/// A set of directions: bit 0 is north.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Directions(u8);

impl Colour {
    /// Every colour, clockwise.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Blue, Self::Green];

    /// The corner where this colour's stones come in.
    pub const fn entrance(self) -> Cell {
        const ENTRANCES: [Cell; 4] =
            [Cell::named("a13"), Cell::named("m13"), Cell::named("m1"), Cell::named("a1")];
        ENTRANCES[self as usize]
    }
}

impl Stone {
    /// Every stone, in the order of the notation.
    pub const ALL: [Self; 3] = [Self::Ra, Self::Isis, Self::Osiris];

    /// The stone with this number in [`ALL`](Self::ALL), if there is one.
    #[inline]
    pub(crate) const fn numbered(number: u32) -> Option<Self> {
        match number {
            0 => Some(Self::Ra),
            1 => Some(Self::Isis),
            2 => Some(Self::Osiris),
            _ => None,
        }
    }

    /// Which ways the stone may step with this heading (K3).
    #[inline]
    pub(crate) fn ways(self, heading: Option<Direction>) -> Directions {
        // K3: by heading, clockwise from north. Without one, not having stepped in this turn, a stone starts any way.
        const ANY_WAY: [u8; 5] = [0b1111; 5];
        const STRAIGHT_OR_LEFT: [u8; 5] = [0b1001, 0b0011, 0b0110, 0b1100, 0b1111];
        const STRAIGHT_OR_RIGHT: [u8; 5] = [0b0011, 0b0110, 0b1100, 0b1001, 0b1111];
        const WAYS: [[u8; 5]; 3] = [ANY_WAY, STRAIGHT_OR_LEFT, STRAIGHT_OR_RIGHT];
        Directions(WAYS[self as usize][heading.map_or(4, |heading| heading as usize)])
    }
}

impl Direction {
    /// Every direction, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The direction with this number; of larger numbers the last two bits count.
    pub(crate) const fn numbered(number: u16) -> Self {
        match number & 3 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }
}

impl Directions {
    pub(crate) const NONE: Self = Self(0);

    /// The directions whose bits are the last four.
    #[inline]
    pub(crate) const fn of_bits(bits: u32) -> Self {
        Self((bits & 15) as u8)
    }

    /// The directions whose byte has bit 0 set; the lowest byte is north's.
    #[inline]
    pub(crate) const fn of_bytes(bytes: u32) -> Self {
        // The product moves bits 0, 8, 16 and 24 next to each other, to 24 and on.
        Self(((bytes & 0x0101_0101).wrapping_mul(0x0102_0408) >> 24) as u8)
    }

    /// The set as the last four bits.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0 as u32 & 15
    }

    pub(crate) const fn contains(self, direction: Direction) -> bool {
        self.0 & 1 << direction as u8 != 0
    }

    /// The set without the way back of a stone that went in this direction.
    pub(crate) const fn without_back(self, direction: Direction) -> Self {
        Self(self.0 & !(1 << (direction as u8 ^ 2)))
    }

    /// The directions of both sets.
    #[inline]
    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many directions are in the set.
    #[inline]
    pub(crate) fn count(self) -> usize {
        self.listed().1.into()
    }

    /// The directions of the set, then anything; and how many they are.
    #[inline]
    pub(crate) fn listed(self) -> &'static ([Direction; 4], u8) {
        &LISTED[(self.0 & 15) as usize]
    }

    /// The directions of the set.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Direction> {
        let (directions, count) = self.listed();
        directions.iter().copied().take(usize::from(*count))
    }
}

impl FromIterator<Direction> for Directions {
    fn from_iter<I: IntoIterator<Item = Direction>>(directions: I) -> Self {
        Self(directions.into_iter().fold(0, |bits, direction| bits | 1 << direction as u8))
    }
}

/// By set. See [`Directions::listed`].
static LISTED: [([Direction; 4], u8); 16] = {
    let mut table = [([Direction::North; 4], 0); 16];
    let mut bits = 0;
    while bits < 16 {
        let mut direction = 0;
        while direction < 4 {
            if Directions(bits as u8).contains(Direction::ALL[direction]) {
                table[bits].0[table[bits].1 as usize] = Direction::ALL[direction];
                table[bits].1 += 1;
            }
            direction += 1;
        }
        bits += 1;
    }
    table
};

impl Cell {
    /// How many cells the board has.
    pub const COUNT: usize = SIDE as usize * SIDE as usize;

    /// The cell in this column and row, both counted from 0, if the board has it.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column >= SIDE || row >= SIDE {
            return None;
        }
        match NonZeroU8::new(1 + row * SIDE + column) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The cell with this number, counted from 1.
    pub(crate) const fn numbered(number: u8) -> Option<Self> {
        Self::at((number - 1) % SIDE, (number - 1) / SIDE)
    }

    /// Every cell, row by row from a1.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|row| (0..SIDE).filter_map(move |column| Self::at(column, row)))
    }

    /// The column, counted from 0 in the west.
    pub const fn column(self) -> u8 {
        (self.0.get() - 1) % SIDE
    }

    /// The row, counted from 0 in the south.
    pub const fn row(self) -> u8 {
        (self.0.get() - 1) / SIDE
    }

    /// How far the cell is from the nearest edge: 0, 2, 4 are the levels, 1, 3, 5 the walls, 6 the Ankh field.
    #[inline]
    pub fn depth(self) -> u8 {
        DEPTH[self.index()]
    }

    const fn distance_to_edge(self) -> u8 {
        let (column, row) = (self.column(), self.row());
        let (east, north) = (SIDE - 1 - column, SIDE - 1 - row);
        let across = if column < east { column } else { east };
        let along = if row < north { row } else { north };
        if across < along { across } else { along }
    }

    /// Whether the cell is a piece of a wall, on which only bridges make a way.
    pub fn is_wall(self) -> bool {
        self.depth() % 2 == 1
    }

    /// The bridge that may lie here.
    pub fn bridge(self) -> Option<Bridge> {
        match self.depth() {
            1 => Some(Bridge::Black),
            3 => Some(Bridge::Grey),
            5 | 6 => Some(Bridge::White),
            _ => None,
        }
    }

    /// The orthogonal neighbour, if the board goes on there.
    #[inline]
    pub fn next(self, direction: Direction) -> Option<Self> {
        NEXT[self.index()][direction as usize]
    }

    /// The orthogonal neighbour; of nowhere, none.
    #[inline]
    pub(crate) fn neighbour_of(cell: Option<Self>, direction: Direction) -> Option<Self> {
        NEXT[cell.map_or(0, Self::index)][direction as usize]
    }

    /// The neighbours in the cell's own ring, clockwise and anticlockwise: where a bridge may go (K7). The Ankh field
    /// has none and names itself.
    #[inline]
    pub(crate) fn along(self) -> [Self; 2] {
        ALONG[self.index()]
    }

    /// One of the two neighbours in the cell's own ring.
    #[inline]
    pub(crate) fn beside(self, clockwise: bool) -> Self {
        ALONG[self.index()][usize::from(!clockwise)]
    }

    /// The cell as an index into a table with a place 0 for "nowhere".
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The cell with this name. Only for the tables of this file, which are made when the program is compiled.
    const fn named(name: &str) -> Self {
        let name = name.as_bytes();
        let row = if name.len() == 2 { name[1] - b'1' } else { 9 + name[2] - b'0' };
        match Self::at(name[0] - b'a', row) {
            Some(cell) => cell,
            None => panic!("the tables name cells of the board"),
        }
    }

    const fn neighbour(self, direction: Direction) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::North => Self::at(column, row + 1),
            Direction::East => Self::at(column + 1, row),
            Direction::South => Self::at(column, row.wrapping_sub(1)),
            Direction::West => Self::at(column.wrapping_sub(1), row),
        }
    }

    /// The two neighbours of the same depth, the clockwise one first.
    pub(crate) const fn ring(self) -> [Self; 2] {
        let low = self.distance_to_edge();
        let high = SIDE - 1 - low;
        let (column, row) = (self.column(), self.row());
        let clockwise = if row == high && column < high {
            Direction::East
        } else if column == high && row > low {
            Direction::South
        } else if row == low && column > low {
            Direction::West
        } else {
            Direction::North
        };
        let back = if row == high && column > low {
            Direction::West
        } else if column == high && row < high {
            Direction::North
        } else if row == low && column < high {
            Direction::East
        } else {
            Direction::South
        };
        match (self.neighbour(clockwise), self.neighbour(back)) {
            (Some(clockwise), Some(back)) if low < 6 => [clockwise, back],
            _ => [self, self],
        }
    }
}

/// By cell and direction. As long as a byte can count, so that no index needs to be checked.
static NEXT: [[Option<Cell>; 4]; 256] = {
    let mut table = [[None; 4]; 256];
    let mut number = 1;
    while let Some(cell) = Cell::numbered(number) {
        let mut direction = 0;
        while direction < 4 {
            table[number as usize][direction as usize] = cell.neighbour(Direction::numbered(direction));
            direction += 1;
        }
        number += 1;
    }
    table
};

/// By cell. See [`Cell::along`].
static ALONG: [[Cell; 2]; 256] = {
    let mut table = [[ANKH; 2]; 256];
    let mut number = 1;
    while let Some(cell) = Cell::numbered(number) {
        table[number as usize] = cell.ring();
        number += 1;
    }
    table
};

/// By cell. See [`Cell::depth`].
static DEPTH: [u8; 256] = {
    let mut table = [0; 256];
    let mut number = 1;
    while let Some(cell) = Cell::numbered(number) {
        table[number as usize] = cell.distance_to_edge();
        number += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k1_the_levels_and_walls_have_as_many_cells_as_the_rulebook_says() {
        let count = |depth| Cell::all().filter(|cell| cell.depth() == depth).count();
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(count), [48, 40, 32, 24, 16, 8, 1]);
    }

    #[test]
    fn every_ring_is_closed_both_ways() {
        for cell in Cell::all().filter(|cell| *cell != ANKH) {
            let [clockwise, back] = cell.along();
            assert_eq!(clockwise.along()[1], cell);
            assert_eq!(back.along()[0], cell);
            assert_eq!([clockwise.depth(), back.depth()], [cell.depth(); 2]);
            let (mut at, mut length) = (clockwise, 1);
            while at != cell {
                (at, length) = (at.along()[0], length + 1);
            }
            assert_eq!(length, 8 * (6 - usize::from(cell.depth())));
        }
    }

    #[test]
    fn neighbours_are_mutual() {
        for cell in Cell::all() {
            for (number, direction) in (0..).zip(Direction::ALL) {
                if let Some(next) = cell.next(direction) {
                    assert_eq!(next.next(Direction::numbered(number + 2)), Some(cell));
                }
            }
        }
    }
}
