//! What counts in Sakkara: how many turns a seat still needs to bring its stones to the Ankh. Start at `judge`.
//!
//! [`Ways`] walks from the Ankh outwards over all walls, and a wall's cell costs more the farther the nearest bridge has
//! to come. [`Look`] adds what is about to happen: stones that will be captured, headings (K3) and shifts of bridges
//! included, and visits that nobody can prevent any more. Until a capture opens the Ankh (K8) a draw threatens, the more
//! the farther the stones keep from each other and the longer it lasts; a draw is worth less than its share, so that
//! nobody sits still. Stones in the way are left to the search.

use std::cell::RefCell;

use game::{Game, Outcome, Seat, Turn, mix};
use sakkara::{ANKH, Action, Cell, Direction, Sakkara, Stone, VISITS_TO_WIN, WHITE};

use super::{Insight, Values, shares};

// Duels of alpha-beta with 600 to 3,000 positions an action compared these weights.

/// What a seat may expect falls with this power of the turns that it still needs: a turn counts more the nearer the end
/// is, and also far ahead or far behind nothing is all the same.
const POWER: f32 = 8.0;
/// Turns that are added before, since somebody else may be quicker by less than a turn, …
const SLACK: f32 = 1.5;
/// … and the fewest that are counted.
const FEWEST: f32 = 0.3;
/// A stone that the seat to move can capture is lost this often.
const IN_REACH: f32 = 0.6;
/// What a seat that moves later threatens to do happens this often …
const LATER: f32 = 0.6;
/// … less this for every move that the seat to move has left to prevent it.
const PREVENTED: f32 = 0.15;
/// Turns that a visit is worth which cannot be prevented any more.
const SECURED: f32 = 0.5;
/// What a draw is worth to all seats together, where a win is worth 1.
const DRAW: f32 = 0.4;
/// As long as the white bridge lies on the Ankh field (K8), a draw threatens this much at least, …
const LOCKED: f32 = 0.1;
/// … so much more if all stones are far from each other, …
const APART: f32 = 0.5;
/// … and after so many turns more nothing else is to be expected.
const PATIENCE: f32 = 200.0;
/// The farthest that stones are apart.
const FARTHEST: u32 = 24;
/// Moves that a wall between two stones costs beside the way, if there is more than one.
const WALL: u32 = 4;
/// What a step of a stone adds to its way, and …
const STEP: u8 = 6;
/// … a shift of a bridge: less, because one shift serves several stones, and is easily undone.
const SHIFT: u8 = 2;
/// A way that nobody goes.
const FAR: u8 = 200;
/// Moves of a seat without cards (K10), and the most cards.
const MOVES: u8 = 4;
const CARDS: u8 = 2;

impl Insight for Sakkara {
    const OPEN: bool = true;
    const SLOW: bool = true;

    fn judge(&self) -> Values {
        let (look, seats) = (Look::at(self), self.seats());
        let lost = look.losses();
        let mut scores = [0.0; 4];
        for seat in Seat::all(seats) {
            scores[seat.index()] = -POWER * (SLACK + look.turns(seat, lost[seat.index()])).max(FEWEST).ln();
        }
        let (mut values, drawn) = (shares(scores, seats), look.drawn());
        for value in &mut values[..seats] {
            *value += drawn * (DRAW / seats as f32 - *value);
        }
        values
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Walk(walk) => match walk.to() {
                Some(ANKH) => 1000,
                Some(to) => {
                    let inwards = i32::from(to.depth()) - i32::from(walk.from().depth());
                    let captures = enemies(self, mover(self)).any(|enemy| enemy == to);
                    if captures { 500 } else { 10 * inwards + 5 }
                }
                None => 0,
            },
            Action::Enter(_) => 4,
            _ => 0,
        }
    }

    /// A draw is worth less than its share, so that nobody sits still.
    fn worth(&self, outcome: Outcome) -> Values {
        let (seats, winners) = (self.seats(), outcome.winners);
        let mut values = [0.0; 4];
        for seat in Seat::all(seats) {
            values[seat.index()] = match winners.len() {
                0 => DRAW / seats as f32,
                count => f32::from(u8::from(winners.contains(seat))) / count as f32,
            };
        }
        values
    }
}

/// Moves that a seat has in each turn from its next on (K10).
fn moves_a_turn(position: &Sakkara, seat: Seat) -> u8 {
    MOVES + position.visits(seat).min(CARDS)
}

/// The seat to move.
fn mover(position: &Sakkara) -> Seat {
    if let Turn::Seat(seat) = position.turn() { seat } else { Seat(0) }
}

/// Where the stones on the board stand that a seat may capture.
fn enemies(position: &Sakkara, seat: Seat) -> impl Iterator<Item = Cell> {
    let others = Seat::all(position.seats()).filter(move |other| *other != seat);
    others.flat_map(move |other| Stone::ALL.into_iter().filter_map(move |stone| position.stone(other, stone)))
}

/// Moves from a cell to another, over one bridge at most. Ways round a corner are as long as they look.
fn walk_between(position: &Sakkara, one: Cell, other: Cell) -> u32 {
    let depths = [one.depth().min(other.depth()), one.depth().max(other.depth())];
    if depths[0] == depths[1] {
        return distance(one, other);
    }
    if depths[1] - depths[0] > 2 {
        return distance(one, other) + WALL * u32::from((depths[1] - depths[0]) / 2);
    }
    let between = |bridge: &&Cell| (depths[0]..=depths[1]).contains(&bridge.depth());
    let over = |bridge: &Cell| distance(one, *bridge) + distance(*bridge, other);
    position.bridges().iter().filter(between).map(over).min().unwrap_or(FAR.into())
}

/// A number for each stone, by seat.
type ByStone<T> = [[T; 3]; 4];

/// A position as it is judged.
struct Look<'a> {
    position: &'a Sakkara,
    mover: Seat,
    /// Whether the white bridge still lies on the Ankh field (K8).
    locked: bool,
    ways: Ways,
    stones: ByStone<Option<Cell>>,
    /// Moves of each stone to the Ankh, and of one that is off the board.
    walks: ByStone<f32>,
    homes: Values,
}

impl<'a> Look<'a> {
    fn at(position: &'a Sakkara) -> Self {
        let locked = position.bridges()[WHITE] == ANKH;
        let (mut stones, mut walks, mut homes) = ([[None; 3]; 4], [[0.0; 3]; 4], [0.0; 4]);
        for seat in Seat::all(position.seats()) {
            stones[seat.index()] = Stone::ALL.map(|stone| position.stone(seat, stone));
        }
        let ways = Ways::at(position, locked, stones.as_flattened());
        for seat in Seat::all(position.seats()) {
            let home = 1.0 + ways.from(position.colour(seat).entrance());
            homes[seat.index()] = home;
            walks[seat.index()] = stones[seat.index()].map(|at| at.map_or(home, |at| ways.from(at)));
        }
        Self { position, mover: mover(position), locked, ways, stones, walks, homes }
    }

    /// The moves of a seat's turn that is or comes next, and how likely what it can do with them will be done.
    fn chance(&self, seat: Seat, now: f32) -> (u8, f32) {
        let left = self.position.moves_left();
        if seat == self.mover {
            (left, now)
        } else {
            (moves_a_turn(self.position, seat), (LATER - PREVENTED * f32::from(left)).max(0.0))
        }
    }

    /// The moves that each stone is going to lose by captures, as far as can be expected. The seat to move takes the
    /// stone that has gone farthest.
    fn losses(&self) -> ByStone<f32> {
        let mut lost: ByStone<f32> = [[0.0; 3]; 4];
        for hunter in Seat::all(self.position.seats()) {
            let (moves, likely) = self.chance(hunter, IN_REACH);
            if likely <= 0.0 {
                continue;
            }
            let mut best: Option<(f32, &mut f32)> = None;
            let others = lost.iter_mut().enumerate().filter(|(prey, _)| *prey != hunter.index());
            for (prey, lost) in others.flat_map(|(prey, lost)| {
                lost.iter_mut().enumerate().map(move |(number, lost)| ((prey, number), lost))
            }) {
                let Some(at) = self.stones[prey.0][prey.1] else { continue };
                if !self.captures(hunter, at, moves) {
                    continue;
                }
                let gain = likely * (self.homes[prey.0] - self.walks[prey.0][prey.1]);
                if hunter != self.mover {
                    *lost = lost.max(gain);
                } else if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                    best = Some((gain, lost));
                }
            }
            if let Some((gain, lost)) = best {
                *lost = lost.max(gain);
            }
        }
        lost
    }

    /// Whether a seat captures on a field with so many moves, entering (K5) or walking.
    fn captures(&self, hunter: Seat, at: Cell, moves: u8) -> bool {
        let stones = &self.stones[hunter.index()];
        if at == self.position.colour(hunter).entrance() && stones.contains(&None) {
            return moves > 0;
        }
        Stone::ALL.into_iter().zip(stones).any(|(stone, from)| {
            from.is_some_and(|from| self.ways.reaches(stone, from, at, u32::from(moves)))
        })
    }

    /// How many turns a seat still needs to win if nobody stops it.
    fn turns(&self, seat: Seat, lost: [f32; 3]) -> f32 {
        let (position, walks) = (self.position, self.walks[seat.index()]);
        let mut ways: [f32; 3] = std::array::from_fn(|number| walks[number] + lost[number]);
        ways.sort_unstable_by(f32::total_cmp);
        let visits = position.visits(seat);
        let speeds = (visits..VISITS_TO_WIN).map(|visits| f32::from(MOVES + visits.min(CARDS)));
        let mut turns: f32 = ways.into_iter().zip(speeds).map(|(way, moves)| way / moves).sum();
        if seat == self.mover {
            turns -= f32::from(position.moves_left()) / f32::from(moves_a_turn(position, seat));
        }
        let (moves, likely) = self.chance(seat, 1.0);
        if !self.locked && self.secures(seat, lost, moves) {
            turns -= SECURED * likely;
        }
        turns
    }

    /// Whether a seat has a stone on the Ankh field or on the white bridge after so many moves: there nobody moves the
    /// bridge away.
    fn secures(&self, seat: Seat, lost: [f32; 3], moves: u8) -> bool {
        let stones = Stone::ALL.into_iter().zip(self.stones[seat.index()]).zip(lost);
        stones.filter(|(_, lost)| *lost <= 0.0).any(|((stone, from), _)| {
            from.is_some_and(|from| self.ways.reaches(stone, from, ANKH, 1 + u32::from(moves)))
        })
    }

    /// How likely the game is drawn because nobody captures.
    fn drawn(&self) -> f32 {
        if !self.locked {
            return 0.0;
        }
        let (mut apart, seats) = (0, self.position.seats());
        for seat in Seat::all(seats) {
            for at in self.stones[seat.index()] {
                let nearest = at.and_then(|at| {
                    enemies(self.position, seat).map(|prey| walk_between(self.position, at, prey)).min()
                });
                apart += nearest.unwrap_or(FARTHEST).min(FARTHEST);
            }
        }
        let apart = apart as f32 / (FARTHEST as usize * Stone::ALL.len() * seats) as f32;
        (LOCKED + APART * apart + f32::from(self.position.turns()) / PATIENCE).min(1.0)
    }
}

fn distance(one: Cell, other: Cell) -> u32 {
    u32::from(one.column().abs_diff(other.column())) + u32::from(one.row().abs_diff(other.row()))
}

/// Moves to the Ankh from every cell and shifts of a bridge to it, both in the order of [`PLACES`].
#[derive(Clone, Copy)]
struct Ways {
    far: [u8; Cell::COUNT],
    shifts: [u8; Cell::COUNT],
}

thread_local! {
    /// The ways that were asked for last, by [`Ways::key`]: stones move oftener than bridges.
    static WAYS: RefCell<[(u64, Ways); KEPT]> = const { RefCell::new([(0, Ways::NONE); KEPT]) };
}

/// So many ways are kept, a power of two.
const KEPT: usize = 256;

impl Ways {
    const NONE: Self = Self { far: [0; Cell::COUNT], shifts: [0; Cell::COUNT] };

    /// The ways at a position.
    fn at(position: &Sakkara, locked: bool, stones: &[Option<Cell>]) -> Self {
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
        // K8: who captures will choose the side, so that the white bridge is as near everywhere.
        let white = if locked { &[] } else { white };
        let mut ways = Self::NONE;
        let inner = ways.cross::<1, 8, 16>([0], white, stones);
        let middle = ways.cross::<16, 24, 32>(inner, grey, stones);
        ways.cross::<32, 40, 48>(middle, black, stones);
        ways
    }

    /// Moves from a cell.
    fn from(&self, cell: Cell) -> f32 {
        f32::from(self.far[usize::from(PLACES[cell.index()])]) / f32::from(STEP)
    }

    /// Whether a stone at the start of its movement gets from a cell to another with so many moves, shifts of bridges
    /// included.
    fn reaches(&self, stone: Stone, from: Cell, to: Cell, moves: u32) -> bool {
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

/// The first place of the ring with so many cells; rings are counted from the outside.
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
