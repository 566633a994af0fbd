//! What stacks are about to do: who threatens whom, and who is about to win. Start at [`Survey`].

use std::ops::Range;
use std::sync::LazyLock;

use games::pyramidis::{COURSE, Colour, GOAL, Pyramidis, SQUARES, Square, TOWER};

use super::{NEARLY, THREATENED, WINNING};

/// Stacks up to a tower have numbers below this.
pub const NUMBERS: usize = 1 << (2 * TOWER + 1);

/// Who threatens whom, and who is about to win, in sets of squares by colour.
pub struct Survey {
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
    pub fn new(position: &Pyramidis) -> Self {
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
    pub fn add(&mut self, square: Square, number: usize) {
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
    pub fn observe(&self, colour: Colour, mut see: impl FnMut(usize, f32)) {
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
/// P3: the bottom one goes one square, and what is still in hand at the home circle is home. Towers on the way are not
/// looked at.
pub fn arriving(owner: Colour, square: Square, stack: impl Iterator<Item = Colour>) -> usize {
    let before_home = COURSE - 2;
    stack.skip(before_home - way(owner, square).min(before_home)).filter(|pyramid| *pyramid == owner).count()
}

/// Every stack up to a tower on every square: its number, and its pyramids from bottom to top.
pub fn every_stack() -> impl Iterator<Item = (Square, usize, impl DoubleEndedIterator<Item = Colour> + Clone)>
{
    // A leading one in an odd place is not a stack.
    let numbers = || (2..NUMBERS).filter(|number| number.ilog2() % 2 == 0);
    Square::all().flat_map(move |square| {
        numbers().map(move |number| {
            let levels = (0..number.ilog2() / 2).rev();
            (square, number, levels.map(move |level| Colour::ALL[number >> (2 * level) & 3]))
        })
    })
}

/// How far along its course a pyramid is. One that has strayed is as far as if its way to the centre were the course.
pub fn way(pyramid: Colour, square: Square) -> usize {
    let (mut at, mut steps) = (square, 0);
    while pyramid.progress(at).is_none() {
        (at, steps) = (at.next(pyramid), steps + 1);
    }
    usize::from(pyramid.progress(at).unwrap_or(0)).saturating_sub(steps)
}
