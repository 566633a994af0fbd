//! What a position is made of: the bridges, sets of stones, and the board as a stone sees it.

use std::ops::{Index, IndexMut};

use game::Seat;

use crate::board::{Cell, Colour, Direction, Directions, Stone};

/// Where the seven bridges lie, four black, two grey, one white, and where they may go. The order within a colour means
/// nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bridges {
    /// The eighth is not a bridge and lies where none ever does: eight bytes are looked through as quickly as one.
    cells: [Cell; 8],
    /// Where each may go (K7). Bit 0: clockwise, since no bridge is there. Bit 1: anticlockwise. Bits 4 and 5: neither,
    /// since a stone stands on it.
    ways: [u8; 8],
}

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
        let bridges = |bridges: &Self| bridges.cells.into_iter().zip(bridges.ways);
        bridges(self).all(|bridge| bridges(other).any(|other| other == bridge))
    }
}

impl Bridges {
    const CLOCKWISE: u8 = 1;
    const BACK: u8 = 2;
    const STONE: u8 = 0x30;

    /// Bridges on these cells, without stones on them.
    pub(crate) fn new(bridges: [Cell; 7]) -> Self {
        let mut cells = [Colour::Red.entrance(); 8];
        cells[..7].copy_from_slice(&bridges);
        let ways = cells.map(|cell| {
            let [clockwise, back] = cell.along().map(|to| to.is_wall() && !cells.contains(&to));
            u8::from(clockwise) * Self::CLOCKWISE + u8::from(back) * Self::BACK
        });
        Self { cells, ways }
    }

    /// Where they lie.
    #[inline]
    pub(crate) fn cells(&self) -> &[Cell; 7] {
        self.cells.first_chunk().expect("eight cells are more than seven")
    }

    /// Two bits for each bridge, those of the first the lowest: whether it may go clockwise and anticlockwise.
    #[inline]
    pub(crate) fn ways(&self) -> u32 {
        let free = self.free();
        // The product moves the last two bits of each of four bytes next to each other, to 24 and on.
        let joined = |bytes: u32| bytes.wrapping_mul(0x0104_1040) >> 24;
        joined(free as u32) | joined((free >> 32) as u32) << 8
    }

    /// Whether any may go anywhere.
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        self.free() != 0
    }

    /// A byte for each bridge: the last two bits say whether it may go clockwise and anticlockwise.
    #[inline]
    fn free(&self) -> u64 {
        let ways = u64::from_le_bytes(self.ways);
        ways & !(ways >> 4) & 0x0303_0303_0303_0303
    }

    /// Moves a bridge along its wall, or the white one onto it. `board` is still without this move.
    #[inline]
    pub(crate) fn shift(&mut self, from: Cell, to: Cell, board: &Board) {
        let clockwise = to == from.beside(true);
        let (behind, ahead) = (from.beside(!clockwise), to.beside(clockwise));
        let (onwards, backwards) =
            if clockwise { (Self::CLOCKWISE, Self::BACK) } else { (Self::BACK, Self::CLOCKWISE) };
        let own = if board[ahead].is_wall() { onwards | backwards } else { backwards };
        for (cell, ways) in self.cells.iter_mut().zip(&mut self.ways) {
            // The one behind can follow now, and the one ahead cannot come.
            *ways |= if *cell == behind { onwards } else { 0 };
            *ways &= if *cell == ahead { !backwards } else { !0 };
            *ways = if *cell == from { own } else { *ways };
            *cell = if *cell == from { to } else { *cell };
        }
    }

    /// A stone has come to this cell, where perhaps a bridge lies.
    #[inline]
    pub(crate) fn hold(&mut self, at: Cell) {
        for (cell, ways) in self.cells.iter().zip(&mut self.ways) {
            *ways |= if *cell == at { Self::STONE } else { 0 };
        }
    }

    /// A stone has left this cell, where perhaps a bridge lies.
    #[inline]
    pub(crate) fn release(&mut self, at: Cell) {
        for (cell, ways) in self.cells.iter().zip(&mut self.ways) {
            *ways &= if *cell == at { !Self::STONE } else { !0 };
        }
    }
}

impl Stones {
    /// Those of a seat that stand on walls, which is on bridges.
    #[inline]
    pub(crate) fn on_walls([ra, isis, osiris]: [Option<Cell>; 3]) -> Self {
        let bit = |cell: Option<Cell>| u8::from(cell.is_some_and(Cell::is_wall));
        Self(bit(ra) | bit(isis) << 1 | bit(osiris) << 2)
    }

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

    /// The four fields around a cell; what is not on the board is like a wall, and so is everything around nowhere.
    #[inline]
    pub(crate) fn around(&self, cell: Option<Cell>) -> Around {
        let field = |direction| self.0[Cell::neighbour_of(cell, direction).map_or(0, Cell::index)].0;
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
