//! What counts in Pyramidis: pyramids home, pyramids on their way, who sits on whom, and who is about to win. How much
//! each counts was learned from games (see [`train`](crate::train)): a plain sum for two seats, a sum and a few hidden
//! units for four.
//!
//! A stack counts what its number says, whatever lies around it, so that `Tables` have it ready for every square.

pub mod endgame;
mod findings;
mod sight;
mod survey;

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use game::{Game, Match, Seat, Turn};
use games::pyramidis::{Action, COURSE, Colour, GOAL, PYRAMIDS, Pyramidis, SQUARES, Square, TOWER};

use self::survey::{NUMBERS, Survey, arriving, every_stack, way};
use super::{Evaluation, Values, score, shares};
use crate::study::Finding;
use crate::weights::{self, Features};
use crate::{AlphaBeta, Level, Mcts, Search, Skill, Thought};

/// What each level but the strongest has with two seats: positions for an action, and evaluation noise.
const LADDER_FOR_TWO: [(u64, f32); 7] = [
    (30, 0.6),
    (80, 0.4),
    (200, 0.2),
    (700, 0.1),
    (3_000, 0.04),
    (15_000, 0.03),
    (60_000, AlphaBeta::LEAST_NOISE),
];

/// The same with four: simulations for an action, and temperature.
const LADDER_FOR_FOUR: [(u64, f32); 7] =
    [(10, 0.4), (20, 0.125), (45, 0.075), (90, 0.048), (270, 0.023), (700, 0.012), (3_000, 0.0)];

/// The features, block by block; the constants below are their numbers.
const FEATURES: Features = Features(&[
    // How many are home, and at the start.
    ("home", GOAL as usize),
    ("start", PYRAMIDS as usize + 1),
    // How many seats act before.
    ("wait", 4),
    // A pyramid in a stack of its colour, in one of the opposite colour, in one of a colour at its side: by way.
    ("own", COURSE),
    ("opposite", COURSE),
    ("side", COURSE),
    // The same, how many are above.
    ("above_own", HIGH),
    ("above_taken", HIGH),
    // A pyramid off its course.
    ("strayed", 2),
    // A stack owned, by way and height.
    ("stack", COURSE * HIGH),
    // The pyramids that its next move brings home.
    ("arriving", HIGH),
    // Stacks owned on which another's move would drop: by turns to wait, by others who all act later or not, in either
    // half of the course, with one and with several own pyramids.
    ("threatened", 4 * 2 * 2 * 2),
    // Whether a move brings home as many as are missing, or all but one: by turns to wait, and whether others who act
    // before can drop on every stack that does.
    ("winning", 4 * 2),
    ("nearly", 4 * 2),
]);
const HOME: usize = FEATURES.first(0);
const START: usize = FEATURES.first(1);
const WAIT: usize = FEATURES.first(2);
const OWN: usize = FEATURES.first(3);
const OPPOSITE: usize = FEATURES.first(4);
const SIDE: usize = FEATURES.first(5);
const ABOVE_OWN: usize = FEATURES.first(6);
const ABOVE_TAKEN: usize = FEATURES.first(7);
const STRAYED: usize = FEATURES.first(8);
const STACK: usize = FEATURES.first(9);
const ARRIVING: usize = FEATURES.first(10);
const THREATENED: usize = FEATURES.first(11);
const WINNING: usize = FEATURES.first(12);
const NEARLY: usize = FEATURES.first(13);

/// Stacks this high and higher are counted as one.
const HIGH: usize = TOWER as usize;

impl Evaluation for Pyramidis {
    const OPEN: bool = true;

    fn skill(level: Level, seats: usize) -> Skill {
        if seats == 2 {
            let Some((steps, noise)) = LADDER_FOR_TWO.get(level.index()) else {
                let search = Search::AlphaBeta(AlphaBeta::with_noise(AlphaBeta::LEAST_NOISE));
                return Skill { learned: true, proves: true, ..Skill::strongest(search) };
            };
            Skill::new(Search::AlphaBeta(AlphaBeta::with_noise(*noise)), *steps)
        } else {
            let search =
                Search::Mcts(Mcts { exploration: 0.3, playout: 3, minimax: 0.3, until_throw: false });
            let Some((steps, temperature)) = LADDER_FOR_FOUR.get(level.index()) else {
                return Skill::strongest(search);
            };
            Skill { temperature: *temperature, ..Skill::new(search, *steps) }
        }
    }

    fn evaluate(&self) -> Values {
        if self.seats() == 2 { FOR_TWO.evaluate(self) } else { FOR_FOUR.evaluate(self) }
    }

    /// With four seats a network learns what the evaluation does not see.
    fn known_scores(&self) -> Values {
        if self.seats() == 2 { [0.0; 4] } else { FOR_FOUR.scores(self) }
    }

    fn prior(&self, action: Action) -> i32 {
        /// How much more promising a move is for each pyramid that comes home or takes a stack: found by counting the
        /// positions that a search to a fixed depth looks at.
        const DECIDES: i32 = 40;
        let Some(mover) = self.mover() else { return 0 };
        // What comes home and what is captured changes most, then what tall stacks do and those near home.
        match action {
            Action::Start(count) => {
                let taken = mover.course()[..usize::from(count.min(TOWER))].iter();
                let taken = taken.filter(|square| self.is_taken_by(mover, **square)).count();
                i32::from(count) + DECIDES * taken as i32
            }
            Action::Move(square) => {
                let (stack, mut at) = (self.stack(square), square);
                let near = mover.progress(square).unwrap_or(0);
                let mut prior = 10 * stack.len() as i32 + i32::from(near);
                for pyramid in stack {
                    at = at.next(mover);
                    if pyramid == mover && (at == mover.home() || self.is_taken_by(mover, at)) {
                        prior += DECIDES;
                    }
                }
                prior
            }
            Action::Pass => 0,
        }
    }

    fn features(seats: usize) -> Features {
        if seats == 2 { sight::FOR_TWO } else { sight::FOR_FOUR }
    }

    fn network_file(seats: usize) -> Option<&'static [u8]> {
        (seats == 2).then_some(include_bytes!("pyramidis/2.network"))
    }

    fn observe(&self, see: impl FnMut(usize)) {
        if self.seats() == 2 { sight::observe_two(self, see) } else { sight::observe_four(self, see) }
    }

    fn prove(&self, most: usize, stop: &AtomicBool) -> Option<Thought<Action>> {
        endgame::think(self, most, stop)
    }

    fn findings(played: &Match<Self>) -> Vec<Finding> {
        findings::of(played)
    }
}

/// What is seen besides the board.
trait Aside {
    fn aside(&self, seat: Seat, colour: Colour) -> [usize; 3];
    fn is_taken_by(&self, colour: Colour, square: Square) -> bool;
}

impl Aside for Pyramidis {
    #[inline]
    fn aside(&self, seat: Seat, colour: Colour) -> [usize; 3] {
        let acting = if let Turn::Seat(acting) = self.turn() { acting.index() } else { 0 };
        let wait = (seat.index() + 4 - acting) % self.seats();
        let home = usize::from(self.at_home(colour)).min(GOAL as usize - 1);
        [HOME + home, START + usize::from(self.at_start(colour).min(PYRAMIDS)), WAIT + wait]
    }

    /// Whether a pyramid of this colour, dropped on a square, would take a stack from another.
    #[inline]
    fn is_taken_by(&self, colour: Colour, square: Square) -> bool {
        self.owner(square).is_some_and(|owner| owner != colour)
    }
}

/// How many sums a seat has in a game for two: the plain one.
const TWO: usize = 1;
/// How many in a game for four: the plain one and seven hidden units.
const FOUR: usize = 8;

/// A colour's sums.
type Sums<const UNITS: usize> = [f32; UNITS];

/// Weights, and what they make of every stack up to a tower.
struct Tables<const UNITS: usize> {
    weights: Vec<Sums<UNITS>>,
    /// By square and number, what the stack adds to each colour's sums.
    stacks: Vec<[Sums<UNITS>; 4]>,
}

static FOR_TWO: LazyLock<Tables<TWO>> = LazyLock::new(|| Tables::built_in(2));
static FOR_FOUR: LazyLock<Tables<FOUR>> = LazyLock::new(|| Tables::built_in(4));

impl<const UNITS: usize> Tables<UNITS> {
    fn new(weights: &[f32]) -> Self {
        let weights = weights.as_chunks().0.to_vec();
        let mut stacks = vec![[[0.0; UNITS]; 4]; SQUARES * NUMBERS];
        for (square, number, stack) in every_stack() {
            stacks[square.index() * NUMBERS + number] = stack_sums(square, stack, &weights);
        }
        Self { weights, stacks }
    }

    fn built_in(seats: usize) -> Self {
        let text = if seats == 2 {
            include_str!("pyramidis/2.weights")
        } else {
            include_str!("pyramidis/4.weights")
        };
        let weights = weights::read(text, FEATURES, UNITS);
        Self::new(&weights.expect("the weights that come with the bots are complete"))
    }

    #[inline]
    fn evaluate(&self, position: &Pyramidis) -> Values {
        shares(self.scores(position), position.seats())
    }

    #[inline]
    fn scores(&self, position: &Pyramidis) -> Values {
        let mut by_colour = [[0.0; UNITS]; 4];
        let mut survey = Survey::new(position);
        for (square, number) in position.stacks() {
            let number = usize::from(number);
            survey.add(square, number);
            let high;
            let sums = if number < NUMBERS {
                &self.stacks[square.index() * NUMBERS + number]
            } else {
                high = stack_sums(square, position.stack(square), &self.weights);
                &high
            };
            by_colour.iter_mut().zip(sums).for_each(|(all, sums)| add(all, sums, 1.0));
        }
        let mut scores = [0.0; 4];
        for (seat, (result, colour)) in scores.iter_mut().zip(position.colours()).enumerate() {
            let sums = &mut by_colour[colour as usize];
            for feature in position.aside(Seat(seat as u8), colour) {
                add(sums, &self.weights[feature], 1.0);
            }
            survey.observe(colour, |feature, amount| add(sums, &self.weights[feature], amount));
            *result = score(sums);
        }
        scores
    }
}

#[inline]
fn add<const UNITS: usize>(sums: &mut Sums<UNITS>, weights: &Sums<UNITS>, amount: f32) {
    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * amount);
}

/// What a stack adds to each colour's sums.
fn stack_sums<const UNITS: usize>(
    square: Square,
    stack: impl DoubleEndedIterator<Item = Colour> + Clone,
    weights: &[Sums<UNITS>],
) -> [Sums<UNITS>; 4] {
    let mut by_colour = [[0.0; UNITS]; 4];
    observe(square, stack, |colour, feature| add(&mut by_colour[colour as usize], &weights[feature], 1.0));
    by_colour
}

/// Tells each colour's features of a stack, its pyramids from bottom to top.
fn observe(
    square: Square,
    stack: impl DoubleEndedIterator<Item = Colour> + Clone,
    mut see: impl FnMut(Colour, usize),
) {
    let Some(owner) = stack.clone().next_back() else { return };
    let (height, way) = (stack.clone().count(), way(owner, square));
    see(owner, STACK + way * HIGH + height.min(HIGH) - 1);
    let arriving = arriving(owner, square, stack.clone());
    if arriving > 0 {
        see(owner, ARRIVING + arriving.min(HIGH) - 1);
    }
    for (above, pyramid) in stack.rev().enumerate() {
        let own = pyramid == owner;
        let kind = match pyramid as usize ^ owner as usize {
            0 => OWN,
            2 => OPPOSITE,
            _ => SIDE,
        };
        see(pyramid, kind + survey::way(pyramid, square));
        see(pyramid, if own { ABOVE_OWN } else { ABOVE_TAKEN } + above.min(HIGH - 1));
        if pyramid.progress(square).is_none() {
            see(pyramid, STRAYED + usize::from(own));
        }
    }
}
