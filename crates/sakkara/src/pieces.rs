//! What a position is made of: the bridges, sets of stones, and the board as a stone sees it.

use std::ops::{Index, IndexMut};

use game::Seat;

use crate::board::{Cell, Direction, Directions, Stone};

/// Where the seven bridges lie: four black, two grey, one white. The order within a colour means nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bridges(pub(crate) [Cell; 7]);

/// A set of the mover's stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stones(u8);

/// What every cell is for a stone that would go there. It repeats what `stones` and `bridges` say, by cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Board([Field; 1 + Cell::COUNT]);

/// What a cell is for a stone that would go there. Bit 0: a wall. Bit 1: no stone. Bits 2 and 3: which stone. Bits 4 to
/// 7: the seats whose stones may land here, so that a stone's own seat is the one that is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Field(u8);

/// The four fields around a cell, a byte each, north's the lowest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around(u32);

impl PartialEq for Bridges {
    fn eq(&self, other: &Self) -> bool {
        // No two lie on one cell, and the cell tells the colour.
        self.0.iter().all(|bridge| other.0.contains(bridge))
    }
}

impl Stones {
    pub(crate) fn insert(&mut self, stone: Stone) {
        self.0 |= 1 << stone as u8;
    }

    pub(crate) fn remove(&mut self, stone: Stone) {
        self.0 &= !(1 << stone as u8);
    }

    pub(crate) fn contains(self, stone: Stone) -> bool {
        self.0 & 1 << stone as u8 != 0
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn len(self) -> u8 {
        const COUNTS: [u8; 8] = [0, 1, 1, 2, 1, 2, 2, 3];
        COUNTS[(self.0 & 7) as usize]
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Stone> {
        Stone::ALL.into_iter().filter(move |stone| self.contains(*stone))
    }

    pub(crate) fn bits(self) -> u8 {
        self.0
    }
}

impl Board {
    /// The levels, the Ankh field and the bridges are open, the walls are not.
    pub(crate) fn new(bridges: [Cell; 7]) -> Self {
        let mut board = Self([Field::WALL; 1 + Cell::COUNT]);
        Cell::all().filter(|cell| !cell.is_wall()).chain(bridges).for_each(|cell| board[cell] = Field::OPEN);
        board
    }

    /// The four fields around a cell; what is not on the board is like a wall.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> Around {
        let field = |direction| self.0[cell.next(direction).map_or(0, Cell::index)].0;
        Around(u32::from_le_bytes(Direction::ALL.map(field)))
    }
}

impl Around {
    /// Where a stone of this seat may end its way.
    #[inline]
    pub(crate) fn admitting(self, seat: Seat) -> Directions {
        Directions::of_bytes(self.0 >> (4 + (seat.0 & 3)))
    }

    /// Where a stone stands.
    #[inline]
    pub(crate) fn stones(self) -> Directions {
        Directions::of_bytes(!self.0 >> 1)
    }
}

impl Index<Cell> for Board {
    type Output = Field;

    #[inline]
    fn index(&self, cell: Cell) -> &Field {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Board {
    #[inline]
    fn index_mut(&mut self, cell: Cell) -> &mut Field {
        &mut self.0[cell.index()]
    }
}

impl Field {
    /// A wall without a bridge.
    pub(crate) const WALL: Self = Self(0b0000_0011);
    /// A field of a level, a bridge or the Ankh field, without a stone.
    pub(crate) const OPEN: Self = Self(0b1111_0010);

    pub(crate) fn of(seat: Seat, stone: Stone) -> Self {
        Self(0b1111_0000 & !(0x10 << seat.0) | (stone as u8) << 2)
    }

    #[inline]
    pub(crate) fn is_wall(self) -> bool {
        self.0 & 1 != 0
    }

    #[inline]
    pub(crate) fn is_stone(self) -> bool {
        self.0 & 2 == 0
    }

    /// Whether a stone of this seat may end its way here: on an open field, or on an enemy, whom it captures.
    #[inline]
    pub(crate) fn admits(self, seat: Seat) -> bool {
        self.0 & 0x10 << seat.0 != 0
    }

    pub(crate) fn stone(self) -> Option<(Seat, Stone)> {
        let stone = Stone::ALL.get((self.0 >> 2 & 3) as usize)?;
        self.is_stone().then_some((Seat((self.0 >> 4).trailing_ones() as u8), *stone))
    }
}
