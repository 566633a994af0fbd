//! What a network sees of Pyramidis: [`observe_two`] and [`observe_four`]. Everything is counted from the colour to
//! move: its own course, its own pyramids, and then those of the colours that move after it.

use std::sync::LazyLock;

use games::pyramidis::{COURSE, Colour, GOAL, PYRAMIDS, Pyramidis, SQUARES, Square, TOWER};

use super::survey::{self, NUMBERS, Survey};
use super::{NEARLY, THREATENED, WINNING};
use crate::weights::Features;

/// With two seats, block by block.
pub const FOR_TWO: Features = Features(&[
    // A stack on a square of the ring, with all its pyramids up to a tower.
    ("stack", COURSE * STACKS),
    // A stack that is higher still.
    ("high", 2),
    // How many are home, and at the start.
    ("home", 2 * GOAL as usize),
    ("start", 2 * (PYRAMIDS as usize + 1)),
    // Whether the German edition's blockade wins (P8).
    ("german", 1),
]);

/// With four seats.
pub const FOR_FOUR: Features = Features(&[
    // A pyramid: its colour, its way, whether its stack is its own, the opposite colour's or one's at the side, and how
    // many are above.
    ("pyramid", 4 * COURSE * 3 * HIGH),
    // A stack: its owner, its way and its height.
    ("stack", 4 * COURSE * HIGH),
    ("home", 4 * GOAL as usize),
    ("start", 4 * (PYRAMIDS as usize + 1)),
    // See the features of the same names that the plain evaluation has.
    ("survey", 4 * (SURVEYED + 1)),
    ("german", 1),
]);

/// Stacks of two colours up to a tower: a leading one, and then a bit for each pyramid.
const STACKS: usize = 2 << TOWER;
/// Stacks this high and higher are counted as one.
const HIGH: usize = TOWER as usize;
/// What the survey tells of each colour.
const SURVEYED: usize = 32 + 8 + 8;

/// By colour to move and square: its place on the ring of two seats, and past the end for a square beside it.
static RING: LazyLock<[[u8; SQUARES]; 4]> = LazyLock::new(|| {
    Colour::ALL.map(|colour| {
        let mut ring = [COURSE as u8; SQUARES];
        for (place, square) in (0..).zip(colour.course()) {
            ring[square.index()] = place;
        }
        ring
    })
});

/// By the number of a stack up to a tower: the same with a bit for each pyramid, which is set for yellow and blue.
static HALVES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let halved = |number: usize| {
        let height = number.checked_ilog2().unwrap_or(0) / 2;
        (0..height).fold(1 << height, |code, level| code | (number >> (2 * level + 1) & 1) << level) as u8
    };
    (0..NUMBERS).map(halved).collect()
});

/// By colour and square: how far along its course a pyramid is.
static WAYS: LazyLock<[[u8; SQUARES]; 4]> = LazyLock::new(|| {
    Colour::ALL.map(|colour| {
        let mut ways = [0; SQUARES];
        for square in Square::all() {
            ways[square.index()] = survey::way(colour, square) as u8;
        }
        ways
    })
});

/// Tells the features with two seats.
#[inline]
pub fn observe_two(position: &Pyramidis, mut see: impl FnMut(usize)) {
    let Some(mover) = position.mover() else { return };
    let (ring, second) = (&RING[mover as usize], mover as usize >= 2);
    for (square, number) in position.stacks() {
        let place = usize::from(ring[square.index()]);
        // Nobody gets beside the ring from the start, but a position string can put a stack there.
        if place == COURSE {
            continue;
        }
        let code = usize::from(HALVES[lowered(number.into())]);
        let code = if second { code ^ ((1 << code.max(1).ilog2()) - 1) } else { code };
        see(place * STACKS + code);
        if usize::from(number) >= NUMBERS {
            see(FOR_TWO.first(1) + (code & 1));
        }
    }
    let opposite = Colour::ALL[mover as usize ^ 2];
    for (side, colour) in [mover, opposite].into_iter().enumerate() {
        see(FOR_TWO.first(2) + side * GOAL as usize + at_home(position, colour));
        see(FOR_TWO.first(3) + side * (PYRAMIDS as usize + 1) + at_start(position, colour));
    }
    if position.is_german() {
        see(FOR_TWO.first(4));
    }
}

/// Tells the features with four seats.
#[inline]
pub fn observe_four(position: &Pyramidis, mut see: impl FnMut(usize)) {
    let Some(mover) = position.mover() else { return };
    let after = |colour: usize| (colour + 4 - mover as usize) % 4;
    let mut survey = Survey::new(position);
    for (square, number) in position.stacks() {
        survey.add(square, number.into());
        let (mut rest, mut above) = (lowered(number.into()), 0);
        let owner = rest & 3;
        let height = rest.ilog2() as usize / 2;
        let way = usize::from(WAYS[owner][square.index()]);
        see(FOR_FOUR.first(1) + (after(owner) * COURSE + way) * HIGH + height - 1);
        while rest > 1 {
            let pyramid = rest & 3;
            let kind = match pyramid ^ owner {
                0 => 0,
                2 => 1,
                _ => 2,
            };
            let way = usize::from(WAYS[pyramid][square.index()]);
            see(((after(pyramid) * COURSE + way) * 3 + kind) * HIGH + above);
            (rest, above) = (rest >> 2, above + 1);
        }
    }
    for colour in Colour::ALL {
        let side = after(colour as usize);
        see(FOR_FOUR.first(2) + side * GOAL as usize + at_home(position, colour));
        see(FOR_FOUR.first(3) + side * (PYRAMIDS as usize + 1) + at_start(position, colour));
        survey.observe(colour, |feature, amount| {
            let number = match feature {
                feature if feature >= NEARLY => 40 + feature - NEARLY,
                feature if feature >= WINNING => 32 + feature - WINNING,
                feature => feature - THREATENED,
            };
            for _ in 0..amount as usize {
                see(FOR_FOUR.first(4) + side * (SURVEYED + 1) + number);
            }
        });
    }
    if position.is_german() {
        see(FOR_FOUR.first(5));
    }
}

/// Of a stack higher than a tower, the topmost pyramids.
#[inline]
fn lowered(number: usize) -> usize {
    if number < NUMBERS { number } else { NUMBERS / 2 + number % (NUMBERS / 2) }
}

#[inline]
fn at_home(position: &Pyramidis, colour: Colour) -> usize {
    usize::from(position.at_home(colour).min(GOAL - 1))
}

#[inline]
fn at_start(position: &Pyramidis, colour: Colour) -> usize {
    usize::from(position.at_start(colour).min(PYRAMIDS))
}
