//! What counts in Pyramidis: pyramids home, pyramids on their way, who sits on whom, and who is about to win. How much
//! each counts was learned from games (see [`train`](crate::train)): a plain sum for two seats, a sum and a few hidden
//! units for four.
//!
//! A stack is worth what its number says, whatever lies around it, so that [`Tables`] have it ready for every square.

use std::ops::Range;
use std::sync::atomic::AtomicBool;
use std::sync::{LazyLock, OnceLock};

use game::{Game, Seat, Turn};
use pyramidis::{Action, COURSE, Colour, GOAL, PYRAMIDS, Pyramidis, SQUARES, Square, TOWER};

use super::{Insight, Values, score, shares};
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

/// As many numbers as stacks up to a tower have.
const NUMBERS: usize = 1 << (2 * TOWER + 1);

impl Insight for Pyramidis {
    const OPEN: bool = true;

    fn judge(&self) -> Values {
        if self.seats() == 2 {
            FOR_TWO.get_or_init(|| Tables::built_in(2)).judge(self)
        } else {
            FOR_FOUR.get_or_init(|| Tables::built_in(4)).judge(self)
        }
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

    fn units(seats: usize) -> usize {
        if seats == 2 { TWO } else { FOUR }
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
        survey.observe(colour, see);
    }

    fn adopt(seats: usize, weights: &[f32]) -> bool {
        if seats == 2 {
            FOR_TWO.set(Tables::new(weights)).is_ok()
        } else {
            FOR_FOUR.set(Tables::new(weights)).is_ok()
        }
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

/// Who threatens whom, and who is about to win, in sets of squares by colour.
struct Survey {
    acting: usize,
    missing: [u8; 4],
    owned: [u32; 4],
    /// Stacks with several pyramids of their owner.
    tall: [u32; 4],
    /// Where the owners of stacks may drop a pyramid of their own.
    reach: [u32; 4],
    /// Stacks whose move brings home as many as are missing.
    winning: [u32; 4],
    /// Stacks whose move brings home all but one of them.
    nearly: [u32; 4],
}

impl Survey {
    #[inline]
    fn new(position: &Pyramidis) -> Self {
        let start = |colour: Colour| {
            let count = position.at_start(colour).min(TOWER);
            colour.course()[..usize::from(count)].iter().map(|square| 1 << square.index()).sum()
        };
        Self {
            acting: position.mover().map_or(0, |acting| acting as usize),
            missing: Colour::ALL.map(|colour| GOAL.saturating_sub(position.at_home(colour))),
            owned: [0; 4],
            tall: [0; 4],
            reach: Colour::ALL.map(start),
            winning: [0; 4],
            nearly: [0; 4],
        }
    }

    #[inline]
    fn add(&mut self, square: Square, number: usize) {
        // Of higher stacks the topmost are looked at.
        let number = if number < NUMBERS { number } else { NUMBERS / 2 + number % (NUMBERS / 2) };
        let (owner, here) = (number & 3, 1 << square.index());
        let outlook = &OUTLOOKS[square.index() * NUMBERS + number];
        self.owned[owner] |= here;
        self.reach[owner] |= outlook.reach;
        self.tall[owner] |= if outlook.tall { here } else { 0 };
        if outlook.arriving > 0 {
            self.winning[owner] |= if outlook.arriving >= self.missing[owner] { here } else { 0 };
            self.nearly[owner] |= if outlook.arriving + 1 == self.missing[owner] { here } else { 0 };
        }
    }

    /// Tells a colour's features.
    #[inline]
    fn observe(&self, colour: Colour, mut see: impl FnMut(usize, f32)) {
        let colour = colour as usize;
        let wait = (colour + 4 - self.acting) % 4;
        let reach =
            |turns: Range<usize>| turns.fold(0, |reach, turn| reach | self.reach[(self.acting + turn) % 4]);
        let before = reach(0..wait);
        let (tall, late) = (self.tall[colour], LATE[colour]);
        for (soon, reach) in [reach(wait + 1..4) & !before, before].into_iter().enumerate() {
            let threatened = self.owned[colour] & reach;
            if threatened != 0 {
                let parts = [!late & !tall, !late & tall, late & !tall, late & tall];
                for (part, set) in parts.into_iter().enumerate() {
                    see(THREATENED + 8 * wait + 4 * soon + part, (threatened & set).count_ones() as f32);
                }
            }
        }
        let last = [(WINNING, self.winning[colour]), (NEARLY, self.nearly[colour])];
        if let Some((first, stacks)) = last.into_iter().find(|(_, stacks)| *stacks != 0) {
            see(first + 2 * wait + usize::from(stacks & !before == 0), 1.0);
        }
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

/// What the next move of a stack would do if no tower stood in its way.
#[derive(Clone, Copy, Default)]
struct Outlook {
    /// Where it drops pyramids of its owner.
    reach: u32,
    /// How many it brings home.
    arriving: u8,
    /// Whether it has several of its owner.
    tall: bool,
}

/// By square and number.
static OUTLOOKS: LazyLock<Vec<Outlook>> = LazyLock::new(|| {
    let mut outlooks = vec![Outlook::default(); SQUARES * NUMBERS];
    for (square, number, stack) in every_stack() {
        let owner = Colour::ALL[number & 3];
        let outlook = &mut outlooks[square.index() * NUMBERS + number];
        outlook.arriving = arriving(owner, square, stack.clone()) as u8;
        outlook.tall = stack.clone().filter(|pyramid| *pyramid == owner).count() > 1;
        let mut at = square;
        for pyramid in stack {
            at = at.next(owner);
            if pyramid == owner && at != owner.home() {
                outlook.reach |= 1 << at.index();
            }
        }
    }
    outlooks
});

/// How many pyramids of its owner the next move of a stack brings home, from bottom to top.
///
/// P3: the bottom one goes one square, and whoever is still in hand at the home circle is home. Towers on the way are not
/// looked at.
fn arriving(owner: Colour, square: Square, stack: impl Iterator<Item = Colour>) -> usize {
    let before_home = COURSE - 2;
    stack.skip(before_home - way(owner, square).min(before_home)).filter(|pyramid| *pyramid == owner).count()
}

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

/// How many sums a seat has in a game for two: the plain one.
const TWO: usize = 1;
/// How many in a game for four: the plain one and seven hidden units.
const FOUR: usize = 8;

/// A colour's sums.
type Sums<const UNITS: usize> = [f32; UNITS];

/// Weights, and what they make of every stack up to a tower.
struct Tables<const UNITS: usize> {
    weights: Vec<Sums<UNITS>>,
    /// By square and number, what the stack is worth to each colour.
    stacks: Vec<[Sums<UNITS>; 4]>,
}

static FOR_TWO: OnceLock<Tables<TWO>> = OnceLock::new();
static FOR_FOUR: OnceLock<Tables<FOUR>> = OnceLock::new();

impl<const UNITS: usize> Tables<UNITS> {
    fn new(weights: &[f32]) -> Self {
        let weights = weights.as_chunks().0.to_vec();
        let mut stacks = vec![[[0.0; UNITS]; 4]; SQUARES * NUMBERS];
        for (square, number, stack) in every_stack() {
            stacks[square.index() * NUMBERS + number] = worth(square, stack, &weights);
        }
        Self { weights, stacks }
    }

    fn built_in(seats: usize) -> Self {
        let weights = weights::read(Pyramidis::built_in(seats), FEATURES, UNITS);
        Self::new(&weights.expect("the weights that come with the bots are complete"))
    }

    #[inline]
    fn judge(&self, position: &Pyramidis) -> Values {
        let mut by_colour = [[0.0; UNITS]; 4];
        let mut survey = Survey::new(position);
        for (square, number) in position.stacks() {
            let number = usize::from(number);
            survey.add(square, number);
            let high;
            let worth = if number < NUMBERS {
                &self.stacks[square.index() * NUMBERS + number]
            } else {
                high = worth(square, position.stack(square), &self.weights);
                &high
            };
            by_colour.iter_mut().zip(worth).for_each(|(sums, worth)| add(sums, worth, 1.0));
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
        shares(scores, position.seats())
    }
}

#[inline]
fn add<const UNITS: usize>(sums: &mut Sums<UNITS>, weights: &Sums<UNITS>, amount: f32) {
    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * amount);
}

/// What a stack is worth to each colour.
fn worth<const UNITS: usize>(
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
