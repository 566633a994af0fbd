//! How far it is to the Ankh, from every cell at once, and whether a stone gets somewhere in time: [`Ways`].

use std::cell::RefCell;

use game::mix;
use games::sakkara::{self, Cell, Direction, Sakkara, Stone};

/// What a step of a stone adds to its way, and …
const STEP: u8 = 6;
/// … a shift of a bridge: less, because one shift serves several stones, and is easily undone.
const SHIFT: u8 = 2;
/// A way that nobody goes.
pub(super) const FAR: u8 = 200;

/// Moves from a cell to another if no wall were in the way.
pub(super) fn distance(one: Cell, other: Cell) -> u32 {
    u32::from(one.column().abs_diff(other.column())) + u32::from(one.row().abs_diff(other.row()))
}

/// Moves to the Ankh from every cell and shifts of a bridge to it, both in the order of [`PLACES`].
#[derive(Clone, Copy)]
pub(super) struct Ways {
    far: [u8; Cell::COUNT],
    shifts: [u8; Cell::COUNT],
}

thread_local! {
    /// The ways that were asked for last, by [`Ways::key`]: stones move oftener than bridges.
    static WAYS: RefCell<Vec<(u64, Ways)>> = RefCell::new(vec![(0, Ways::NONE); KEPT]);
}

/// How many ways are kept: about as many as the nearest caches of a processor hold.
const KEPT: usize = 1024;

impl Ways {
    const NONE: Self = Self { far: [0; Cell::COUNT], shifts: [0; Cell::COUNT] };

    /// The ways at a position.
    pub(super) fn at(position: &Sakkara, locked: bool, stones: &[Option<Cell>]) -> Self {
        let key = Self::key(position, stones);
        WAYS.with_borrow_mut(|kept| {
            let (known, ways) = &mut kept[mix(key, 0) as usize % KEPT];
            if *known != key {
                (*known, *ways) = (key, Self::of(position, locked, stones));
            }
            *ways
        })
    }

    /// All that the ways depend on: where the bridges lie, and which of them have a stone on them. Never 0.
    fn key(position: &Sakkara, stones: &[Option<Cell>]) -> u64 {
        let bridges = position.bridges().iter();
        bridges.fold(1, |key, bridge| {
            key << 9 | (bridge.index() as u64) << 1 | u64::from(stones.contains(&Some(*bridge)))
        })
    }

    fn of(position: &Sakkara, locked: bool, stones: &[Option<Cell>]) -> Self {
        let [black, grey, white] = [0..4, 4..6, 6..7].map(|wall| &position.bridges()[wall]);
        // K8: the seat that captures will choose the side, so that the white bridge is as near everywhere.
        let white = if locked { &[] } else { white };
        let mut ways = Self::NONE;
        let inner = ways.cross::<1, 8, 16>([0], white, stones);
        let middle = ways.cross::<16, 24, 32>(inner, grey, stones);
        ways.cross::<32, 40, 48>(middle, black, stones);
        ways
    }

    /// Moves from a cell.
    pub(super) fn from(&self, cell: Cell) -> f32 {
        f32::from(self.far[usize::from(PLACES[cell.index()])]) / f32::from(STEP)
    }

    /// Whether a stone at the start of its movement gets from a cell to another with this many moves, shifts of bridges
    /// included.
    pub(super) fn reaches(&self, stone: Stone, from: Cell, to: Cell, moves: u32) -> bool {
        distance(from, to) <= moves && self.goes_on(stone, from, None, to, moves)
    }

    /// The same with a heading (K3).
    fn goes_on(&self, stone: Stone, from: Cell, heading: Option<Direction>, to: Cell, moves: u32) -> bool {
        Direction::ALL.into_iter().any(|direction| {
            let turned = heading.map_or(0, |heading| (direction as u8 + 4 - heading as u8) % 4);
            let allowed = match stone {
                Stone::Ra => true,
                Stone::Isis => turned == 0 || turned == 3,
                Stone::Osiris => turned <= 1,
            };
            let Some(next) = from.next(direction).filter(|_| allowed) else { return false };
            let cost = 1 + u32::from(self.shifts[usize::from(PLACES[next.index()])]);
            let enough = cost <= moves && distance(next, to) <= moves - cost;
            enough && (next == to || self.goes_on(stone, next, Some(direction), to, moves - cost))
        })
    }

    /// From a level over the wall around it to the next level: how far the cells of both are, given those of the first.
    fn cross<const INSIDE: usize, const WALL: usize, const OUTSIDE: usize>(
        &mut self,
        inside: [u8; INSIDE],
        bridges: &[Cell],
        stones: &[Option<Cell>],
    ) -> [u8; OUTSIDE] {
        let (begin, side) = (start(WALL), WALL / 4);
        let mut bridged = [if bridges.is_empty() { 0 } else { FAR }; WALL];
        // K7: a bridge with a stone on it does not move.
        let pinned = |bridge: &Cell| stones.contains(&Some(*bridge));
        for bridge in bridges {
            bridged[usize::from(PLACES[bridge.index()]) - begin] = if pinned(bridge) { FAR } else { 0 };
        }
        let mut shifts = spread(bridged, 1);
        for bridge in bridges {
            shifts[usize::from(PLACES[bridge.index()]) - begin] = 0;
        }
        let bridged = shifts.map(|cells| cells.saturating_mul(SHIFT).min(FAR));
        let (mut wall, mut outside) = ([FAR; WALL], [FAR; OUTSIDE]);
        for turn in 0..4 {
            // K2: a corner of a wall has no neighbour inside.
            for along in 1..side {
                let within = inside[((side - 2) * turn + along - 1) % INSIDE];
                wall[side * turn + along] = within.saturating_add(STEP);
                outside[(side + 2) * turn + along + 1] =
                    within.saturating_add(2 * STEP).saturating_add(bridged[side * turn + along]);
            }
        }
        let outside = spread(outside, STEP);
        for turn in 0..4 {
            wall[side * turn] = outside[(side + 2) * turn + 1].saturating_add(STEP);
        }
        self.shifts[begin..begin + WALL].copy_from_slice(&shifts);
        self.far[begin..begin + WALL].copy_from_slice(&wall);
        self.far[start(OUTSIDE)..][..OUTSIDE].copy_from_slice(&outside);
        outside
    }
}

/// Along a ring: how far each cell is given what it costs to go to the next.
#[inline]
fn spread<const LENGTH: usize>(mut ring: [u8; LENGTH], cost: u8) -> [u8; LENGTH] {
    // The ring twice, so that nobody has to turn back to its beginning.
    let mut twice = [0; 2 * LONGEST_RING];
    // Ways of up to 1, 3, 7, 15 and 31 steps.
    for step in [1, 2, 4, 8, 16] {
        if step >= LENGTH {
            break;
        }
        twice[..LENGTH].copy_from_slice(&ring);
        twice[LENGTH..2 * LENGTH].copy_from_slice(&ring);
        let (ahead, behind) = (&twice[step..step + LENGTH], &twice[LENGTH - step..2 * LENGTH - step]);
        for (here, (ahead, behind)) in ring.iter_mut().zip(ahead.iter().zip(behind)) {
            *here = (*here).min((*ahead).min(*behind).saturating_add(step as u8 * cost));
        }
    }
    ring
}

/// Fields of the outer level.
const LONGEST_RING: usize = 48;

/// The first place of the ring with this many cells; rings are counted from the outside.
const fn start(length: usize) -> usize {
    let (mut start, mut ring) = (0, 48);
    while ring > length {
        start += ring;
        ring -= 8;
    }
    start
}

/// By cell: its place in its ring, clockwise from the corner in the north-west, all rings one after the other.
static PLACES: [u8; 1 + Cell::COUNT] = {
    let mut places = [0; 1 + Cell::COUNT];
    let (mut column, mut row) = (0, 0);
    while let Some(cell) = Cell::at(column, row) {
        places[cell.index()] = place(column as usize, row as usize) as u8;
        column += 1;
        if column == sakkara::SIDE {
            (column, row) = (0, row + 1);
        }
    }
    places
};

/// The place of a cell if the board is turned by quarters so that a colour's entrance comes to red's.
#[inline]
pub(super) fn turned(cell: Cell, quarters: usize) -> usize {
    /// By quarters and cell.
    static TURNED: [[u8; 1 + Cell::COUNT]; 4] = {
        let mut turned = [[0; 1 + Cell::COUNT]; 4];
        let mut quarters = 0;
        while quarters < 4 {
            let mut cell = 0;
            while cell <= Cell::COUNT {
                let place = PLACES[cell] as usize;
                let mut length = 48;
                while length > 8 && place >= start(length - 8) {
                    length -= 8;
                }
                let begin = start(length);
                let is_ankh = place == Cell::COUNT - 1;
                let along =
                    if is_ankh { 0 } else { (place - begin + length - quarters * length / 4) % length };
                turned[quarters][cell] = if is_ankh { place as u8 } else { (begin + along) as u8 };
                cell += 1;
            }
            quarters += 1;
        }
        turned
    };
    usize::from(TURNED[quarters % 4][cell.index()])
}

/// See [`PLACES`].
const fn place(column: usize, row: usize) -> usize {
    let last = sakkara::SIDE as usize - 1;
    let mut depth = 0;
    while depth < column && depth < row && depth < last - column && depth < last - row {
        depth += 1;
    }
    let (high, side) = (last - depth, last - 2 * depth);
    let begin = start(4 * side);
    if row == high && column < high {
        begin + column - depth
    } else if column == high && row > depth {
        begin + side + high - row
    } else if row == depth && column > depth {
        begin + 2 * side + high - column
    } else {
        begin + 3 * side + row - depth
    }
}
