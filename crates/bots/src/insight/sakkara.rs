//! What counts in Sakkara: how many turns a seat still needs to bring its stones to the Ankh. Start at `judge`.
//!
//! [`Ways`] walks from the Ankh outwards over all walls, and a wall's cell costs more the farther the nearest bridge has
//! to come. Until a capture opens the Ankh (K8) whoever leads must capture: its hindmost stone chases, and its lead
//! counts more the nearer that is to a prey. Headings (K3) and stones in the way are left to the search.

use game::{Game, Seat, Turn};
use sakkara::{ANKH, Action, Cell, Sakkara, Stone, VISITS_TO_WIN, WHITE};

use super::{Insight, Values, shares};

// STEP, SHIFT, CHASE and WALKERS were changed until alpha-beta at 2 ms a move won short duels against plain UCT; the other
// weights are first guesses that no duel has compared yet.

/// A turn less than the others still have to walk.
const TURN: f32 = 0.55;
/// How much a move counts on the nearest stone's way, on the second's and on the third's: near ones arrive first and
/// bring cards.
const WEIGHTS: [f32; 3] = [1.0, 0.75, 0.5];
/// A stone that the seat to move can capture is lost this often.
const IN_REACH: f32 = 0.6;
/// The same, for a stone in reach of a seat that moves later.
const IN_REACH_LATER: f32 = 0.15;
/// As long as the white bridge lies on the Ankh field (K8), a lead counts so much less for every move between the
/// leader and a stone that it could capture.
const CHASE: f32 = 0.024;
/// The farthest that a chase counts.
const CHASE_FROM: u32 = 40;
/// As long as the white bridge lies on the Ankh field, so many stones walk towards it and the others chase.
const WALKERS: usize = 2;
/// Moves that a wall between two stones costs beside the way, if there is more than one.
const WALL: u32 = 4;
/// What a step of a stone adds to its way, and …
const STEP: u8 = 3;
/// … a shift of a bridge: less, because one shift serves several stones, and is easily undone.
const SHIFT: u8 = 1;
/// A way that nobody goes.
const FAR: u8 = 200;
/// Moves of a seat without cards (K10).
const MOVES: u8 = 4;

impl Insight for Sakkara {
    const OPEN: bool = true;

    fn judge(&self) -> Values {
        let (ways, mover, locked) = (Ways::of(self), self.mover(), self.is_locked());
        let (mut scores, mut leader) = ([0.0; 4], (f32::MIN, mover, ANKH));
        for seat in Seat::all(self.seats()) {
            let entrance = self.colour(seat).entrance();
            let home = 1.0 + ways.from(entrance);
            let mut walks = Stone::ALL.map(|stone| {
                let Some(at) = self.stone(seat, stone) else { return (home, entrance) };
                let walk = ways.from(at);
                (walk + self.risk(seat, at) * (home - walk), at)
            });
            walks.sort_unstable_by(|(one, _), (other, _)| one.total_cmp(other));
            let needed = usize::from(VISITS_TO_WIN - self.visits(seat).min(VISITS_TO_WIN));
            let walkers = if locked { needed.min(WALKERS) } else { needed };
            let weighted = walks.iter().zip(WEIGHTS).take(walkers).map(|((walk, _), weight)| walk * weight);
            let mut moves: f32 = weighted.sum();
            if seat == mover {
                moves -= f32::from(self.moves_left());
            }
            let score = -TURN * moves / f32::from(moves_a_turn(self, seat));
            scores[seat.index()] = score;
            if score > leader.0 {
                leader = (score, seat, walks[WALKERS].1);
            }
        }
        if locked {
            let (_, seat, hunter) = leader;
            let counts = 1.0 - CHASE * self.nearest_prey(seat, hunter) as f32;
            scores = scores.map(|score| score * counts);
        }
        shares(scores, self.seats())
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Walk(walk) => match walk.to() {
                Some(ANKH) => 1000,
                Some(to) => {
                    let inwards = i32::from(to.depth()) - i32::from(walk.from().depth());
                    let captures = self.enemies(self.mover()).any(|(_, enemy)| enemy == to);
                    if captures { 500 } else { 10 * inwards + 5 }
                }
                None => 0,
            },
            Action::Enter(_) => 4,
            _ => 0,
        }
    }
}

/// Moves that a seat has in each turn from its next on (K10).
fn moves_a_turn(position: &Sakkara, seat: Seat) -> u8 {
    MOVES + position.visits(seat).min(2)
}

/// What the evaluation asks a position.
trait Asked {
    fn mover(&self) -> Seat;
    fn is_locked(&self) -> bool;
    fn enemies(&self, seat: Seat) -> impl Iterator<Item = (Seat, Cell)>;
    fn risk(&self, seat: Seat, at: Cell) -> f32;
    fn nearest_prey(&self, seat: Seat, hunter: Cell) -> u32;
    fn walk_between(&self, one: Cell, other: Cell) -> u32;
}

impl Asked for Sakkara {
    fn mover(&self) -> Seat {
        if let Turn::Seat(seat) = self.turn() { seat } else { Seat(0) }
    }

    /// Whether the white bridge still lies on the Ankh field (K8).
    fn is_locked(&self) -> bool {
        self.bridges()[WHITE] == ANKH
    }

    /// The stones on the board that a seat may capture.
    fn enemies(&self, seat: Seat) -> impl Iterator<Item = (Seat, Cell)> {
        let others = Seat::all(self.seats()).filter(move |other| *other != seat);
        others.flat_map(move |other| {
            Stone::ALL.into_iter().filter_map(move |stone| Some((other, self.stone(other, stone)?)))
        })
    }

    /// How likely a stone is captured before long.
    fn risk(&self, seat: Seat, at: Cell) -> f32 {
        let mover = self.mover();
        let mut risk: f32 = 0.0;
        for (enemy, from) in self.enemies(seat) {
            let (moves, loss) = if enemy == mover {
                (self.moves_left(), IN_REACH)
            } else {
                (moves_a_turn(self, enemy), IN_REACH_LATER)
            };
            if distance(from, at) <= u32::from(moves) && self.walk_between(from, at) <= u32::from(moves) {
                risk = risk.max(loss);
            }
        }
        risk
    }

    /// How far a seat's stone is from the nearest that it could capture.
    fn nearest_prey(&self, seat: Seat, hunter: Cell) -> u32 {
        let ways = self.enemies(seat).map(|(_, prey)| self.walk_between(hunter, prey));
        ways.min().unwrap_or(CHASE_FROM).min(CHASE_FROM)
    }

    /// Moves from a cell to another, over one bridge at most. Ways round a corner are as long as they look.
    fn walk_between(&self, one: Cell, other: Cell) -> u32 {
        let depths = [one.depth().min(other.depth()), one.depth().max(other.depth())];
        if depths[0] == depths[1] {
            return distance(one, other);
        }
        if depths[1] - depths[0] > 2 {
            return distance(one, other) + WALL * u32::from((depths[1] - depths[0]) / 2);
        }
        let between = |bridge: &&Cell| (depths[0]..=depths[1]).contains(&bridge.depth());
        let over = |bridge: &Cell| distance(one, *bridge) + distance(*bridge, other);
        self.bridges().iter().filter(between).map(over).min().unwrap_or(FAR.into())
    }
}

fn distance(one: Cell, other: Cell) -> u32 {
    u32::from(one.column().abs_diff(other.column())) + u32::from(one.row().abs_diff(other.row()))
}

/// Moves to the Ankh from every cell, in the order of [`PLACES`].
struct Ways([u8; Cell::COUNT]);

impl Ways {
    fn of(position: &Sakkara) -> Self {
        let [black, grey, white] = [0..4, 4..6, 6..7].map(|wall| &position.bridges()[wall]);
        // K8: who captures will choose the side, so that the white bridge is as near everywhere.
        let white = if position.is_locked() { &[] } else { white };
        let mut ways = Self([0; Cell::COUNT]);
        let inner = ways.cross::<1, 8, 16>([0], white);
        let middle = ways.cross::<16, 24, 32>(inner, grey);
        ways.cross::<32, 40, 48>(middle, black);
        ways
    }

    /// Moves from a cell.
    fn from(&self, cell: Cell) -> f32 {
        f32::from(self.0[usize::from(PLACES[cell.index()])]) / f32::from(STEP)
    }

    /// From a level over the wall around it to the next level: how far the cells of both are, given those of the first.
    fn cross<const INSIDE: usize, const WALL: usize, const OUTSIDE: usize>(
        &mut self,
        inside: [u8; INSIDE],
        bridges: &[Cell],
    ) -> [u8; OUTSIDE] {
        let (begin, side) = (start(WALL), WALL / 4);
        let mut bridged = [if bridges.is_empty() { 0 } else { FAR }; WALL];
        for bridge in bridges {
            bridged[usize::from(PLACES[bridge.index()]) - begin] = 0;
        }
        let bridged = spread(bridged, SHIFT);
        let (mut wall, mut outside) = ([FAR; WALL], [FAR; OUTSIDE]);
        for turn in 0..4 {
            // K2: a corner of a wall has no neighbour inside.
            for along in 1..side {
                let within = inside[((side - 2) * turn + along - 1) % INSIDE];
                wall[side * turn + along] = within + STEP;
                outside[(side + 2) * turn + along + 1] = within + 2 * STEP + bridged[side * turn + along];
            }
        }
        let outside = spread(outside, STEP);
        for turn in 0..4 {
            wall[side * turn] = outside[(side + 2) * turn + 1] + STEP;
        }
        self.0[begin..begin + WALL].copy_from_slice(&wall);
        self.0[start(OUTSIDE)..][..OUTSIDE].copy_from_slice(&outside);
        outside
    }
}

/// Along a ring: how far each cell is given what it costs to go to the next.
fn spread<const LENGTH: usize>(mut ring: [u8; LENGTH], cost: u8) -> [u8; LENGTH] {
    // Ways of up to 1, 3, 7, 15 and 31 steps.
    for step in [1, 2, 4, 8, 16] {
        if step >= LENGTH {
            break;
        }
        let (mut ahead, mut behind) = (ring, ring);
        ahead.rotate_left(step);
        behind.rotate_right(step);
        for (here, (ahead, behind)) in ring.iter_mut().zip(ahead.into_iter().zip(behind)) {
            *here = (*here).min(ahead.min(behind) + step as u8 * cost);
        }
    }
    ring
}

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
