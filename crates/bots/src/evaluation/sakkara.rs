//! What counts in Sakkara: how many turns a seat still needs to bring its stones to the Ankh. Start at `evaluate`.
//!
//! [`Ways`] walks from the Ankh outwards over all walls, and a wall's cell costs more the farther the nearest bridge
//! has to come. [`Look`] adds what is about to happen: stones that will be captured, headings (K3) and shifts of
//! bridges included, and visits that nobody can prevent any more. Until a capture opens the Ankh (K8) a draw threatens,
//! the more the farther the stones keep from each other and the longer it lasts; a draw is worth less than its share,
//! so that nobody sits still. Stones in the way are left to the search.

mod sight;
mod ways;

use game::{Game, Outcome, Seat, Turn};
use games::sakkara::{ANKH, Action, Cell, Sakkara, Stone, VISITS_TO_WIN, WHITE};

use self::ways::{FAR, Ways, distance};
use super::{Evaluation, Values, shares};
use crate::weights::Features;
use crate::{AlphaBeta, Level, Network, Search, Skill};

/// What each level but the strongest has with two seats: positions for an action, and evaluation noise.
const LADDER_FOR_TWO: [(u64, f32); 7] =
    [(300, 0.75), (300, 0.65), (300, 0.57), (300, 0.49), (400, 0.36), (800, 0.18), (1_800, 0.09)];

/// With three.
const LADDER_FOR_THREE: [(u64, f32); 7] =
    [(300, 0.75), (300, 0.65), (300, 0.57), (300, 0.49), (400, 0.36), (700, 0.22), (1_500, 0.12)];

/// With four.
const LADDER_FOR_FOUR: [(u64, f32); 7] =
    [(300, 0.75), (300, 0.65), (300, 0.57), (300, 0.49), (400, 0.36), (800, 0.18), (1_800, 0.10)];

// Matches of alpha-beta with 600 to 3,000 positions an action compared these weights.

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
/// … this much more if all stones are far from each other, …
const APART: f32 = 0.5;
/// … and after this many turns more nothing else is to be expected.
const PATIENCE: f32 = 200.0;
/// The farthest that stones are apart.
const FARTHEST: u32 = 24;
/// Moves that a wall between two stones costs beside the way, if there is more than one.
const WALL: u32 = 4;
/// Moves of a seat without cards (K10), and the most cards.
const MOVES: u8 = 4;
const CARDS: u8 = 2;

impl Evaluation for Sakkara {
    const OPEN: bool = true;
    const SLOW: bool = true;

    fn skill(level: Level, seats: usize) -> Skill {
        let ladder = match seats {
            2 => LADDER_FOR_TWO,
            3 => LADDER_FOR_THREE,
            _ => LADDER_FOR_FOUR,
        };
        let Some((steps, noise)) = ladder.get(level.index()) else {
            let search = AlphaBeta::with_noise(AlphaBeta::LEAST_NOISE);
            let search = Search::AlphaBeta(AlphaBeta { own_turn: seats > 3, ..search });
            return Skill { presses_on: true, ..Skill::strongest(search) };
        };
        Skill::new(Search::AlphaBeta(AlphaBeta::with_noise(*noise)), *steps)
    }

    fn evaluate(&self) -> Values {
        let look = Look::at(self);
        look.values(look.race().scores())
    }

    fn features(_seats: usize) -> Features {
        sight::FEATURES
    }

    fn network_file(_seats: usize) -> Option<&'static [u8]> {
        None
    }

    fn observe(&self, see: impl FnMut(usize)) {
        let look = Look::at(self);
        sight::observe(&look, &look.race(), see);
    }

    fn known_scores(&self) -> Values {
        Look::at(self).race().scores()
    }

    fn judge(&self, network: &Network) -> Values {
        let look = Look::at(self);
        let (race, mut sight) = (look.race(), network.sight());
        sight::observe(&look, &race, |feature| sight.see(feature));
        look.values(sight.added_to(race.scores(), look.mover))
    }

    fn prior(&self, action: Action) -> i32 {
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
    fn outcome_values(&self, outcome: Outcome) -> Values {
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

/// A position as it is evaluated.
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

/// What becomes of the race if nobody stops anybody.
struct Race {
    seats: usize,
    /// Moves that each stone is going to lose by captures.
    lost: ByStone<f32>,
    /// Turns that each seat still needs.
    turns: Values,
}

impl Race {
    /// The fewer turns, the higher.
    fn scores(&self) -> Values {
        let mut scores = [0.0; 4];
        for (score, turns) in scores.iter_mut().zip(self.turns).take(self.seats) {
            *score = -POWER * (SLACK + turns).max(FEWEST).ln();
        }
        scores
    }
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

    fn race(&self) -> Race {
        let (seats, lost, mut turns) = (self.position.seats(), self.losses(), [0.0; 4]);
        for seat in Seat::all(seats) {
            turns[seat.index()] = self.turns(seat, lost[seat.index()]);
        }
        Race { seats, lost, turns }
    }

    /// What each seat may expect by its score, if the game may end in a draw.
    fn values(&self, scores: Values) -> Values {
        let seats = self.position.seats();
        let (mut values, drawn) = (shares(scores, seats), self.drawn());
        for value in &mut values[..seats] {
            *value += drawn * (DRAW / seats as f32 - *value);
        }
        values
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

    /// Whether a seat captures on a field with this many moves, entering (K5) or walking.
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

    /// Whether a seat has a stone on the Ankh field or on the white bridge after this many moves: there nobody moves
    /// the bridge away.
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
        let seats = self.position.seats();
        let mut nearest = [[FARTHEST; 3]; 4];
        for one in 0..seats {
            for other in 0..one {
                for (mine, at) in self.stones[one].into_iter().enumerate() {
                    for (theirs, prey) in self.stones[other].into_iter().enumerate() {
                        let (Some(at), Some(prey)) = (at, prey) else { continue };
                        let between = walk_between(self.position, at, prey);
                        nearest[one][mine] = nearest[one][mine].min(between);
                        nearest[other][theirs] = nearest[other][theirs].min(between);
                    }
                }
            }
        }
        let apart: u32 = nearest[..seats].as_flattened().iter().sum();
        let apart = apart as f32 / (FARTHEST as usize * Stone::ALL.len() * seats) as f32;
        (LOCKED + APART * apart + f32::from(self.position.turns()) / PATIENCE).min(1.0)
    }
}
