//! A position of Pyramidis for two, small and quick to play on: [`Ring`]. A proof plays millions of actions, so that
//! this has the rules once more, for two and without events; a test compares both.

use game::Game;
use games::pyramidis::{Action, COURSE, Colour, GOAL, PYRAMIDS, Pyramidis, TOWER};

/// The position of a game for two that goes on. All pyramids stand on one ring of sixteen squares, which is both
/// courses: the earlier colour, 0, goes up from square 0 to 15, the later one, 1, down from 7 past 0 to 8.
///
/// How many actions have been played is not in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ring {
    /// By square: a leading one, then a bit for the colour of each pyramid, the top one lowest.
    stacks: [u16; COURSE],
    /// The squares that have a stack, and those where the later colour owns it.
    occupied: u16,
    later: u16,
    start: [u8; 2],
    home: [u8; 2],
    mover: u8,
    german: bool,
}

/// An action: a square of the ring to move from, or [`START`] and one less than how many are taken, or [`PASS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move(pub u8);

const START: u8 = COURSE as u8;
const PASS: u8 = START + TOWER;

/// How many different [`Move`]s there are.
pub const MOVES: usize = PASS as usize + 1;

/// How many bits the code of a position has at most.
pub const CODE_BITS: u32 = 57;

/// The home circle of each colour.
const HOME: [usize; 2] = [15, 8];
/// The first square of each colour.
const FIRST: [usize; 2] = [0, 7];
/// What is added to a square to come to the next one of each colour.
const STEP: [usize; 2] = [1, COURSE - 1];
/// Stacks from this number on are towers.
const FULL: u16 = 1 << TOWER;
/// No stack is higher: only on a home circle are more than five, and all of one colour.
const HIGHEST: usize = PYRAMIDS as usize;

/// By stack, what it is in a code: two bits a pyramid, the top one lowest.
const SPREAD: [u32; 2 << HIGHEST] = {
    let (mut spread, mut stack) = ([0; 2 << HIGHEST], 1_usize);
    while stack < spread.len() {
        let mut level = 0;
        while level < stack.ilog2() {
            spread[stack] |= ((1 | (stack >> level & 1) << 1) as u32) << (2 * level);
            level += 1;
        }
        stack += 1;
    }
    spread
};

impl Ring {
    /// The same position on a ring. `None` if there are more than two seats, a stack has strayed, or the game is over.
    pub fn of(position: &Pyramidis) -> Option<Self> {
        let mover = position.mover().filter(|_| position.seats() == 2)?;
        let colours: Vec<Colour> = position.colours().collect();
        let [first, second] = colours[..] else { return None };
        let mut ring = Self {
            stacks: [1; COURSE],
            occupied: 0,
            later: 0,
            start: [first, second].map(|colour| position.at_start(colour)),
            home: [first, second].map(|colour| position.at_home(colour)),
            mover: u8::from(mover == second),
            german: position.is_german(),
        };
        for (square, _) in position.stacks() {
            // Two who play from the start never leave their ring, but a position string can put a stack elsewhere.
            let at = usize::from(first.progress(square)?);
            let stack = position.stack(square);
            if stack.len() > HIGHEST || stack.clone().any(|pyramid| pyramid.home() == square) {
                return None;
            }
            stack.for_each(|pyramid| ring.put(at, u8::from(pyramid == second)));
        }
        Some(ring)
    }

    /// Whose turn it is: 0 or 1.
    pub fn mover(&self) -> u8 {
        self.mover
    }

    /// How many pyramids are not yet home.
    pub fn left(&self) -> u8 {
        2 * PYRAMIDS - self.home[0] - self.home[1]
    }

    /// Every legal action.
    #[inline]
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        let starts = self.start[usize::from(self.mover)].min(TOWER);
        let mut owned = self.owned(self.mover);
        let must_pass = starts == 0 && owned == 0;
        let squares = std::iter::from_fn(move || {
            let square = owned.trailing_zeros() as u8;
            owned &= owned.wrapping_sub(1);
            (square < START).then_some(Move(square))
        });
        squares.chain((START..START + starts).map(Move)).chain(must_pass.then_some(Move(PASS)))
    }

    /// Plays a legal action, and says who has won by it.
    #[inline]
    pub fn play(&mut self, action: Move) -> Option<u8> {
        let mover = self.mover;
        let (me, other) = (usize::from(mover), mover ^ 1);
        let could_move = self.german && self.can_move(other);
        let winner = match action.0 {
            square @ ..START => {
                let square = usize::from(square);
                let stack = self.stacks[square];
                self.stacks[square] = 1;
                self.occupied &= !(1 << square);
                self.later &= !(1 << square);
                self.sow(stack, square + STEP[me])
            }
            PASS => None,
            taken => {
                let count = taken - START + 1;
                self.start[me] -= count;
                let stack = if mover == 0 { 1 << count } else { (2 << count) - 1 };
                self.sow(stack, FIRST[me])
            }
        };
        self.mover = other;
        // P8, by the German edition.
        if winner.is_none() && could_move && action.0 != PASS && !self.can_move(other) {
            return Some(mover);
        }
        winner
    }

    /// Whether the seat to move can win with its next action.
    #[inline]
    pub fn wins_at_once(&self) -> bool {
        let me = usize::from(self.mover);
        let wins = |action| {
            let mut next = *self;
            next.play(action) == Some(self.mover)
        };
        // P8, by the German edition: any action may take the last move from the other.
        if self.german && self.start[1 - me] == 0 && self.moves().any(wins) {
            return true;
        }
        // Otherwise one brings home as many as are missing, and no more than three towers stand in its way.
        let missing = u32::from(GOAL - self.home[me]);
        let mut owned = self.owned(self.mover);
        while owned != 0 {
            let square = owned.trailing_zeros() as usize;
            owned &= owned - 1;
            let stack = self.stacks[square];
            let height = stack.ilog2();
            let way = (HOME[me].wrapping_sub(square).wrapping_mul(STEP[me])) % COURSE;
            let later = stack.count_ones() - 1;
            let own = if me == 0 { height - later } else { later };
            if own >= missing && way <= height as usize + 3 && wins(Move(square as u8)) {
                return true;
            }
        }
        false
    }

    /// The position as a number of its own, of at most [`CODE_BITS`].
    ///
    /// From the lowest bit on: who is to move, the start squares, four bits each; then for each square two bits a
    /// pyramid, the top one first (a one, then which colour), and a zero to end the square. That is at most 1 + 8 +
    /// 2 × 16 + 16 bits. A pyramid that is neither on the board nor at the start is home.
    #[inline]
    pub fn code(&self) -> u64 {
        let squares = self.stacks.iter().rev().fold(0, |code: u64, stack| {
            code << (2 * stack.ilog2() + 1) | u64::from(SPREAD[usize::from(*stack)])
        });
        let [first, second] = self.start.map(u64::from);
        squares << 9 | second << 5 | first << 1 | u64::from(self.mover)
    }

    /// The position with this code, by the same edition as this one.
    #[inline]
    pub fn decoded(&self, code: u64) -> Self {
        let mut ring = Self {
            stacks: [1; COURSE],
            occupied: 0,
            later: 0,
            start: [(code >> 1 & 15) as u8, (code >> 5 & 15) as u8],
            home: [0; 2],
            mover: (code & 1) as u8,
            german: self.german,
        };
        let (mut rest, mut earlier, mut later) = (code >> 9, 0, 0);
        for square in 0..COURSE {
            let (mut height, mut stack) = (0, 0);
            while rest & 1 != 0 {
                stack |= (rest >> 1 & 1) << height;
                height += 1;
                rest >>= 2;
            }
            rest >>= 1;
            ring.stacks[square] = (stack | 1 << height) as u16;
            ring.occupied |= u16::from(height > 0) << square;
            ring.later |= ((stack & 1) as u16) << square;
            later += stack.count_ones() as u8;
            earlier += height - stack.count_ones() as u8;
        }
        ring.home = [PYRAMIDS - ring.start[0] - earlier, PYRAMIDS - ring.start[1] - later];
        ring
    }

    #[inline]
    fn owned(&self, colour: u8) -> u16 {
        self.occupied & if colour == 0 { !self.later } else { self.later }
    }

    #[inline]
    fn can_move(&self, colour: u8) -> bool {
        self.start[usize::from(colour)] > 0 || self.owned(colour) != 0
    }

    /// P3: drops the pyramids of a lifted stack one by one, the bottom one first, and says who has won by it (P7).
    #[inline]
    fn sow(&mut self, stack: u16, from: usize) -> Option<u8> {
        let me = usize::from(self.mover);
        let (mut hand, mut square, mut winner) = (stack.ilog2(), from % COURSE, None);
        while hand > 0 {
            // P3: a tower is jumped, but the owner's home circle ends the move.
            let is_end = square == HOME[me];
            if is_end || self.stacks[square] < FULL {
                hand -= 1;
                let pyramid = (stack >> hand & 1) as u8;
                // P5: home, no matter who dropped it.
                if square == HOME[usize::from(pyramid)] {
                    let home = &mut self.home[usize::from(pyramid)];
                    *home += 1;
                    if *home == GOAL && winner.is_none() {
                        winner = Some(pyramid);
                    }
                } else {
                    self.put(square, pyramid);
                }
            }
            if !is_end {
                square = (square + STEP[me]) % COURSE;
            }
        }
        winner
    }

    #[inline]
    fn put(&mut self, square: usize, pyramid: u8) {
        self.stacks[square] = self.stacks[square] << 1 | u16::from(pyramid);
        self.occupied |= 1 << square;
        self.later = self.later & !(1 << square) | u16::from(pyramid) << square;
    }
}

/// An action as the game names it, at a position for two.
pub fn named(action: Move, position: &Pyramidis) -> Action {
    let first = position.colours().next().unwrap_or(Colour::Red);
    match action.0 {
        square @ ..START => Action::Move(first.course()[usize::from(square)]),
        PASS => Action::Pass,
        taken => Action::Start(taken - START + 1),
    }
}

#[cfg(test)]
mod tests {
    use game::{RandomSource, Seeded, Setup, Tabletop};

    use super::*;

    /// Plays random games by the rules and on a ring: every action leads to the same position.
    #[test]
    fn the_ring_has_the_rules_of_the_game() {
        let mut random = Seeded::new(1);
        let (mut wins, mut at_once) = ([0; 2], 0);
        for game in 0..400 {
            let mut setup = Setup::default_of(Pyramidis::SPEC);
            setup.set_seats(["red, yellow", "green, blue"][game % 2]).unwrap();
            setup.set_option("edition", ["international", "german"][game / 2 % 2]).unwrap();
            let mut position = Pyramidis::new(&setup);
            while let Some(ring) = Ring::of(&position) {
                assert_eq!(ring.decoded(ring.code()), ring, "{position}");
                assert!(ring.code() < 1 << CODE_BITS, "{position}");
                let mut legal = Vec::new();
                position.legal(&mut legal);
                let moves: Vec<Move> = ring.moves().collect();
                assert_eq!(moves.len(), legal.len(), "{position}");
                let mut wins_at_once = false;
                for action in &moves {
                    let named = named(*action, &position);
                    assert!(legal.contains(&named), "{named} at {position}");
                    let (mut next, mut expected) = (ring, position);
                    let winner = next.play(*action);
                    expected.play_unchecked(named);
                    let seat = |colour: Colour| u8::from(position.colours().next() != Some(colour));
                    assert_eq!(winner, expected.winner().map(seat), "{named} at {position}");
                    if winner.is_none() {
                        assert_eq!(Some(next), Ring::of(&expected), "{named} at {position}");
                    }
                    wins_at_once |= winner == Some(ring.mover());
                }
                assert_eq!(ring.wins_at_once(), wins_at_once, "{position}");
                at_once += usize::from(wins_at_once);
                position.play_unchecked(legal[random.below(legal.len() as u32) as usize]);
            }
            if position.winner().is_some() {
                wins[usize::from(position.is_german())] += 1;
            }
        }
        assert!(wins.iter().all(|wins| *wins > 100) && at_once > 400, "{wins:?} {at_once}");
    }
}
