//! What counts in Pyramidis: pyramids home, pyramids on their way, and who sits on whom. How much each counts was
//! learned from games (see [`train`](crate::train)).
//!
//! A stack is worth what its number says, whatever lies around it, so that [`Tables`] have it ready for every square.

use std::sync::atomic::AtomicBool;
use std::sync::{LazyLock, OnceLock};

use game::{Game, Seat, Turn};
use pyramidis::{Action, COURSE, Colour, GOAL, PYRAMIDS, Pyramidis, SQUARES, Square, TOWER};

use super::{Insight, Values, shares};
use crate::train::Learned;
use crate::weights::{self, Features};
use crate::{Thought, endgame};

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
    // Stacks owned on which another's move would drop: for who acts and who waits, in either half of the course, with
    // one and with several own pyramids.
    ("threatened", 8),
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

/// Stacks this high and higher are counted as one.
const HIGH: usize = TOWER as usize;

/// As many numbers as stacks up to a tower have.
const NUMBERS: usize = 1 << (2 * TOWER + 1);

impl Insight for Pyramidis {
    const OPEN: bool = true;

    fn judge(&self) -> Values {
        let seats = self.seats();
        let tables = Tables::of(seats);
        let mut by_colour = [0.0; 4];
        let mut add = |worth: &[f32; 4]| {
            for (sum, worth) in by_colour.iter_mut().zip(worth) {
                *sum += worth;
            }
        };
        let mut survey = Survey::new(self);
        for (square, number) in self.stacks() {
            let number = usize::from(number);
            survey.add(square, number);
            if number < NUMBERS {
                add(&tables.stacks[square.index() * NUMBERS + number]);
            } else {
                add(&worth(square, self.stack(square), &tables.weights));
            }
        }
        let mut scores = [0.0; 4];
        for (seat, (score, colour)) in scores.iter_mut().zip(self.colours()).enumerate() {
            *score = by_colour[colour as usize];
            for feature in self.aside(Seat(seat as u8), colour) {
                *score += tables.weights[feature];
            }
            for (feature, amount) in survey.threats(colour) {
                *score += tables.weights[feature] * amount;
            }
        }
        shares(scores, seats)
    }

    fn promise(&self, action: Action) -> i32 {
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
                let mut promise = 10 * stack.len() as i32 + i32::from(near);
                for pyramid in stack {
                    at = at.next(mover);
                    if pyramid == mover && (at == mover.home() || self.is_taken_by(mover, at)) {
                        promise += DECIDES;
                    }
                }
                promise
            }
            Action::Pass => 0,
        }
    }

    fn prove(&self, stop: &AtomicBool) -> Option<Thought<Action>> {
        endgame::think(self, stop)
    }
}

impl Learned for Pyramidis {
    fn features(_seats: usize) -> Features {
        FEATURES
    }

    fn built_in(seats: usize) -> &'static str {
        if seats == 2 {
            include_str!("../../data/pyramidis-2.weights")
        } else {
            include_str!("../../data/pyramidis-4.weights")
        }
    }

    fn observe(&self, seat: Seat, mut see: impl FnMut(usize, f32)) {
        let Some(colour) = self.colours().nth(seat.index()) else { return };
        for feature in self.aside(seat, colour) {
            see(feature, 1.0);
        }
        let mut survey = Survey::new(self);
        for (square, number) in self.stacks() {
            survey.add(square, number.into());
            observe(square, self.stack(square), |owner, feature| {
                if owner == colour {
                    see(feature, 1.0);
                }
            });
        }
        for (feature, amount) in survey.threats(colour).into_iter().filter(|(_, amount)| *amount > 0.0) {
            see(feature, amount);
        }
    }

    fn adopt(seats: usize, weights: &[f32]) -> bool {
        Tables::place(seats).set(Tables::new(weights)).is_ok()
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

/// Who threatens whom, in sets of squares by colour.
struct Survey {
    acting: Option<Colour>,
    owned: [u32; 4],
    /// Stacks with several pyramids of their owner.
    tall: [u32; 4],
    /// Where the owners of stacks may drop a pyramid of their own.
    reach: [u32; 4],
}

impl Survey {
    #[inline]
    fn new(position: &Pyramidis) -> Self {
        let start = |colour: Colour| {
            let count = position.at_start(colour).min(TOWER);
            colour.course()[..usize::from(count)].iter().map(|square| 1 << square.index()).sum()
        };
        Self { acting: position.mover(), owned: [0; 4], tall: [0; 4], reach: Colour::ALL.map(start) }
    }

    #[inline]
    fn add(&mut self, square: Square, number: usize) {
        // Of higher stacks the topmost are looked at.
        let number = if number < NUMBERS { number } else { NUMBERS / 2 + number % (NUMBERS / 2) };
        let (owner, here) = (number & 3, 1 << square.index());
        let reach = REACH[square.index() * NUMBERS + number];
        self.owned[owner] |= here;
        self.reach[owner] |= reach & !TALL;
        self.tall[owner] |= if reach & TALL == 0 { 0 } else { here };
    }

    #[inline]
    fn threats(&self, colour: Colour) -> [(usize, f32); 4] {
        let others = (1..4).fold(0, |reach, other| reach | self.reach[(colour as usize + other) % 4]);
        let threatened = self.owned[colour as usize] & others;
        let first = THREATENED + if self.acting == Some(colour) { 0 } else { 4 };
        let (tall, late) = (self.tall[colour as usize], LATE[colour as usize]);
        let count = |set: u32| (threatened & set).count_ones() as f32;
        [
            (first, count(!late & !tall)),
            (first + 1, count(!late & tall)),
            (first + 2, count(late & !tall)),
            (first + 3, count(late & tall)),
        ]
    }
}

/// The second half of each colour's course.
const LATE: [u32; 4] = {
    let (mut late, mut colour) = ([0; 4], 0);
    while colour < 4 {
        let mut step = COURSE / 2;
        while step < COURSE {
            late[colour] |= 1 << Colour::ALL[colour].course()[step].index();
            step += 1;
        }
        colour += 1;
    }
    late
};

/// Besides the squares: the stack has several pyramids of its owner.
const TALL: u32 = 1 << 31;

/// By square and number, where a stack drops pyramids of its owner if no tower stands in the way.
static REACH: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let mut reach = vec![0; SQUARES * NUMBERS];
    for (square, number, stack) in every_stack() {
        let owner = Colour::ALL[number & 3];
        let set = &mut reach[square.index() * NUMBERS + number];
        let mut at = square;
        for pyramid in stack.clone() {
            at = at.next(owner);
            if pyramid == owner && at != owner.home() {
                *set |= 1 << at.index();
            }
        }
        if stack.filter(|pyramid| *pyramid == owner).count() > 1 {
            *set |= TALL;
        }
    }
    reach
});

/// Every stack up to a tower on every square: its number, and its pyramids from bottom to top.
fn every_stack() -> impl Iterator<Item = (Square, usize, impl DoubleEndedIterator<Item = Colour> + Clone)> {
    // A leading one in an odd place is no stack.
    let numbers = || (2..NUMBERS).filter(|number| number.ilog2() % 2 == 0);
    Square::all().flat_map(move |square| {
        numbers().map(move |number| {
            let levels = (0..number.ilog2() / 2).rev();
            (square, number, levels.map(move |level| Colour::ALL[number >> (2 * level) & 3]))
        })
    })
}

/// Weights, and what they make of every stack up to a tower.
struct Tables {
    weights: Vec<f32>,
    /// By square and number, what the stack is worth to each colour.
    stacks: Vec<[f32; 4]>,
}

impl Tables {
    fn new(weights: &[f32]) -> Self {
        let mut stacks = vec![[0.0; 4]; SQUARES * NUMBERS];
        for (square, number, stack) in every_stack() {
            stacks[square.index() * NUMBERS + number] = worth(square, stack, weights);
        }
        Self { weights: weights.to_vec(), stacks }
    }

    fn place(seats: usize) -> &'static OnceLock<Self> {
        static TWO: OnceLock<Tables> = OnceLock::new();
        static FOUR: OnceLock<Tables> = OnceLock::new();
        if seats == 2 { &TWO } else { &FOUR }
    }

    #[inline]
    fn of(seats: usize) -> &'static Self {
        Self::place(seats).get_or_init(|| {
            let weights = weights::read(Pyramidis::built_in(seats), FEATURES);
            Self::new(&weights.expect("the weights that come with the bots are complete"))
        })
    }
}

/// What a stack is worth to each colour.
fn worth(
    square: Square,
    stack: impl DoubleEndedIterator<Item = Colour> + Clone,
    weights: &[f32],
) -> [f32; 4] {
    let mut by_colour = [0.0; 4];
    observe(square, stack, |colour, feature| by_colour[colour as usize] += weights[feature]);
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
    // P3: the bottom one goes one square, and whoever is still in hand at the home circle is home. Towers on the way
    // are not looked at.
    let arriving =
        stack.clone().skip(COURSE - 2 - way.min(COURSE - 2)).filter(|pyramid| *pyramid == owner).count();
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
        see(pyramid, kind + self::way(pyramid, square));
        see(pyramid, if own { ABOVE_OWN } else { ABOVE_TAKEN } + above.min(HIGH - 1));
        if pyramid.progress(square).is_none() {
            see(pyramid, STRAYED + usize::from(own));
        }
    }
}

/// How far along its course a pyramid is. One that has strayed is as far as if its way to the centre were the course.
fn way(pyramid: Colour, square: Square) -> usize {
    let (mut at, mut steps) = (square, 0);
    while pyramid.progress(at).is_none() {
        (at, steps) = (at.next(pyramid), steps + 1);
    }
    usize::from(pyramid.progress(at).unwrap_or(0)).saturating_sub(steps)
}
