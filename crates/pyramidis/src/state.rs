//! The position: stacks on the cross, pyramids on the start squares and home, and what an action does to them
//! (P3–P9). Start at [`Pyramidis::apply`].

use game::{Outcome, Seat, Setup, Turn, mix};
use ts_rs::TS;

use crate::view::ViewData;
use crate::{Action, Colour, Event, SQUARES, Square};

/// A position of Pyramidis, which is also what every viewer sees.
///
/// The past that P9's repetition needs is in [`game::Match`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(rename = "View", as = "ViewData")]
pub struct Pyramidis {
    /// The stack on each square; of one higher than [`CLIPPED`] only the topmost.
    stacks: [Stack<u16>; SQUARES],
    /// The whole stacks of the home circles that are so high (P4).
    high: [Stack<u64>; 4],
    /// Two bits a square: the colour on top of its stack, and whether it has one.
    tops: u64,
    occupied: u64,
    start: [u8; 4],
    home: [u8; 4],
    /// How many actions have been played (P9).
    actions: u16,
    /// How far the next seated colour is: all four play, or two opposite ones.
    step: Step,
    mover: Colour,
    german: bool,
    end: End,
}

const _: () = assert!(size_of::<Pyramidis>() <= 128);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Four = 1,
    Two = 2,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Open,
    Won(Colour),
    Drawn,
}

/// A stack as a number: a leading one, then two bits for each pyramid, the top one lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stack<T>(T);

/// The lower of each square's two bits in [`Pyramidis::tops`].
const EVERY_SQUARE: u64 = 0x55_5555_5555_5555;

/// Squares that one colour owns, the lower of two bits for each.
pub(crate) struct Owned(u64);

impl Owned {
    /// How many they are. The bits of a square hold 0 or 1, so that adding neighbours counts.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        let fours = (self.0 & 0x3333_3333_3333_3333) + (self.0 >> 2 & 0x3333_3333_3333_3333);
        let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        (eights.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Takes the first square out; without meaning, but harmless, if there is none.
    #[inline]
    pub(crate) const fn take_first(&mut self) -> Square {
        let square = Square((self.0.trailing_zeros() / 2) as u8);
        self.0 &= self.0.wrapping_sub(1);
        square
    }
}

/// As many pyramids as fit in a `Stack<u16>`. Only home circles are ever higher.
const CLIPPED: u8 = 7;

/// How many pyramids of a colour must come home.
pub const GOAL: u8 = 5;
/// Pyramids of each colour.
pub const PYRAMIDS: u8 = 8;
/// A stack this high is a tower; nobody takes more than this from the start square.
pub const TOWER: u8 = 5;
/// P9: the game is drawn after this many actions.
pub const LONGEST: u16 = 1000;

impl Pyramidis {
    pub(crate) fn start(setup: &Setup) -> Self {
        let first = setup.seats().first().and_then(|name| Colour::from_name(name)).unwrap_or(Colour::Red);
        let mut position = Self {
            stacks: [Stack(1); SQUARES],
            high: [Stack(1); 4],
            tops: 0,
            occupied: 0,
            start: [0; 4],
            home: [0; 4],
            actions: 0,
            step: if setup.seats().len() == 4 { Step::Four } else { Step::Two },
            mover: first,
            german: setup.choice("edition") == 1,
            end: End::Open,
        };
        for colour in position.colours() {
            position.start[colour.index()] = PYRAMIDS;
        }
        position
    }

    /// The colours that play, in the order of their seats.
    pub fn colours(&self) -> impl Iterator<Item = Colour> + Clone + use<> {
        let first = if self.step == Step::Four { 0 } else { self.mover.index() % 2 };
        Colour::ALL.into_iter().skip(first).step_by(self.step as usize)
    }

    /// The colour whose turn it is, unless the game is over.
    pub fn mover(&self) -> Option<Colour> {
        (self.end == End::Open).then_some(self.mover)
    }

    /// Who has won, once the game is over: nobody if it is a draw.
    pub fn winner(&self) -> Option<Colour> {
        if let End::Won(colour) = self.end { Some(colour) } else { None }
    }

    /// The pyramids on a colour's start square.
    pub fn at_start(&self, colour: Colour) -> u8 {
        self.start[colour.index()]
    }

    /// How many pyramids of a colour are home.
    pub fn at_home(&self, colour: Colour) -> u8 {
        self.home[colour.index()]
    }

    /// How many actions have been played.
    pub fn actions(&self) -> u16 {
        self.actions
    }

    /// Whether the German edition's blockade wins (P8).
    pub fn is_german(&self) -> bool {
        self.german
    }

    /// The squares whose stack this colour owns.
    #[inline]
    pub(crate) fn owned(&self, colour: Colour) -> Owned {
        let others = self.tops ^ (colour as u64 * EVERY_SQUARE);
        Owned(self.occupied & !(others | others >> 1))
    }

    /// The pyramids on a square from bottom to top.
    pub fn stack(
        &self,
        square: Square,
    ) -> impl DoubleEndedIterator<Item = Colour> + ExactSizeIterator + Clone + use<> {
        let stack = self.whole(square);
        (0..usize::from(stack.height())).rev().map(move |level| Colour::of(stack.0 >> (2 * level)))
    }

    /// The colour on top of a square's stack.
    #[inline]
    pub fn owner(&self, square: Square) -> Option<Colour> {
        (self.occupied & square.bit() != 0).then(|| Colour::of(self.tops >> (2 * square.index())))
    }

    /// Every stack on the board: its square, and its pyramids as a number, a leading one and then two bits for the
    /// [`Colour`] of each, the top one lowest. Of a stack higher than seven it has only the topmost.
    #[inline]
    pub fn stacks(&self) -> impl Iterator<Item = (Square, u16)> {
        let mut left = Owned(self.occupied);
        std::iter::from_fn(move || {
            (left.0 != 0).then(|| {
                let square = left.take_first();
                (square, self.stacks[square.index()].0)
            })
        })
    }

    /// How many colours play.
    #[inline]
    pub(crate) const fn players(&self) -> usize {
        4 / self.step as usize
    }

    pub(crate) fn turn_now(&self) -> Turn {
        match self.end {
            End::Open => Turn::Seat(self.seat(self.mover)),
            End::Won(colour) => Turn::Over(Outcome::won_by(self.seat(colour))),
            End::Drawn => Turn::Over(Outcome::DRAW),
        }
    }

    /// The seat of a seated colour.
    #[inline]
    fn seat(&self, colour: Colour) -> Seat {
        Seat(if self.step == Step::Four { colour as u8 } else { colour as u8 / 2 })
    }

    pub(crate) fn end_drawn(&mut self) {
        self.end = End::Drawn;
    }

    /// Plays a legal action and tells `see` what happens, in order.
    #[inline]
    pub(crate) fn apply(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        let mover = self.mover;
        let able = if self.german { self.able() } else { 0 };
        match action {
            Action::Pass => see(Event::Passed { seat: mover }),
            Action::Start(count) => {
                let count = count.min(self.start[mover.index()]).min(TOWER);
                self.start[mover.index()] -= count;
                see(Event::TookFromStart { seat: mover, count });
                self.sow(Stack::of(mover, count), mover, mover.course()[0], see);
            }
            Action::Move(square) => {
                let stack = self.lift(square);
                see(Event::Lifted { seat: mover, square, height: stack.height() });
                self.sow(stack, mover, square.next(mover), see);
            }
        }
        self.actions = self.actions.saturating_add(1);
        // P8: with the German edition, a player who takes the last move from an opponent wins, if nobody has won by P7.
        if self.german && self.end == End::Open && action != Action::Pass {
            let blocked = able & !self.able() & !(1 << mover.index());
            if blocked != 0 {
                self.end = End::Won(mover);
                let blocked = Colour::of(u64::from(blocked.trailing_zeros()));
                see(Event::Blocked { seat: mover, blocked });
            }
        }
        // P9: P7 and P8 come first.
        if self.end == End::Open && self.actions >= LONGEST {
            self.end = End::Drawn;
            see(Event::Drawn { actions: self.actions });
        }
        self.mover = Colour::of(mover as u64 + self.step as u64);
    }

    /// The colours that could move if it were their turn, bit by bit.
    fn able(&self) -> u8 {
        let able = |colour: Colour| self.start[colour.index()] > 0 || self.owned(colour).0 != 0;
        Colour::ALL.into_iter().map(|colour| u8::from(able(colour)) << colour.index()).sum()
    }

    /// P3: drops the pyramids of a lifted stack one by one, the bottom one first, from `square` on.
    #[inline]
    fn sow(&mut self, stack: Stack<u64>, owner: Colour, mut square: Square, see: &mut impl FnMut(Event)) {
        let mut hand = stack.height();
        while hand > 0 {
            if square == owner.home() {
                return self.arrive(stack, hand, owner, see);
            }
            // P3: a tower is jumped, not counted.
            if self.stacks[square.index()].is_tower() {
                see(Event::Jumped { square });
            } else {
                hand -= 1;
                let pyramid = Colour::of(stack.0 >> (2 * hand));
                // P5: a pyramid on the home circle of its own colour is home, no matter who dropped it.
                if square == pyramid.home() {
                    self.come_home(pyramid, see);
                } else {
                    see(Event::Dropped { pyramid, square });
                    self.put_low(square, pyramid);
                }
            }
            square = square.next(owner);
        }
    }

    /// P3, P4: the move ends on the mover's home circle. All pyramids still in hand are set down: the mover's are home,
    /// the others stay in their order, even above five.
    #[inline]
    fn arrive(&mut self, stack: Stack<u64>, hand: u8, owner: Colour, see: &mut impl FnMut(Event)) {
        for level in (0..hand).rev() {
            let pyramid = Colour::of(stack.0 >> (2 * level));
            if pyramid == owner {
                self.come_home(pyramid, see);
            } else {
                see(Event::Dropped { pyramid, square: owner.home() });
                self.put(owner.home(), pyramid);
            }
        }
    }

    fn come_home(&mut self, pyramid: Colour, see: &mut impl FnMut(Event)) {
        let home = &mut self.home[pyramid.index()];
        *home += 1;
        see(Event::CameHome { pyramid, square: pyramid.home(), home: *home });
        // P7: the first fifth pyramid in the order of dropping wins, no matter who moved.
        if *home == GOAL && self.end == End::Open {
            self.end = End::Won(pyramid);
            see(Event::Won { seat: pyramid });
        }
    }

    /// Sets a pyramid on top of a stack, however high.
    pub(crate) fn put(&mut self, square: Square, pyramid: Colour) {
        let whole = self.whole(square).push(pyramid);
        if whole.height() <= CLIPPED {
            return self.put_low(square, pyramid);
        }
        let Some(circle) = square.home_of() else { return };
        self.high[circle.index()] = whole;
        self.stacks[square.index()] = Stack(1 << (2 * CLIPPED) | whole.0 as u16 & ((1 << (2 * CLIPPED)) - 1));
        self.crown(square, pyramid);
    }

    /// The same for a stack that still fits: P3 drops on no higher one.
    #[inline]
    fn put_low(&mut self, square: Square, pyramid: Colour) {
        let stack = &mut self.stacks[square.index()];
        stack.0 = stack.0 << 2 | pyramid as u16;
        self.crown(square, pyramid);
    }

    /// Makes a colour the owner of a square.
    #[inline]
    fn crown(&mut self, square: Square, colour: Colour) {
        self.occupied |= square.bit();
        self.tops = (self.tops & !(3 * square.bit())) | (colour as u64 * square.bit());
    }

    /// The whole stack on a square.
    #[inline]
    fn whole(&self, square: Square) -> Stack<u64> {
        match square.home_of().map(|circle| self.high[circle.index()]) {
            Some(high) if high.0 > 1 => high,
            _ => Stack(u64::from(self.stacks[square.index()].0)),
        }
    }

    /// Takes a stack off its square.
    #[inline]
    fn lift(&mut self, square: Square) -> Stack<u64> {
        let stack = self.whole(square);
        self.stacks[square.index()] = Stack(1);
        if let Some(circle) = square.home_of() {
            self.high[circle.index()] = Stack(1);
        }
        self.occupied &= !square.bit();
        self.tops &= !(3 * square.bit());
        stack
    }

    pub(crate) fn hash(&self) -> u64 {
        let mut key = self.mover().map_or(0, |mover| 1 + mover as u64);
        key = mix(key, u64::from(u32::from_le_bytes(self.start)));
        for high in self.high {
            key = mix(key, high.0);
        }
        for stacks in self.stacks.chunks_exact(4) {
            key = mix(key, stacks.iter().fold(0, |word, stack| word << 16 | u64::from(stack.0)));
        }
        key
    }
}

impl Stack<u16> {
    #[inline]
    const fn is_tower(self) -> bool {
        self.0 >= 1 << (2 * TOWER)
    }
}

impl Stack<u64> {
    /// `count` pyramids of one colour, at most a tower.
    #[inline]
    const fn of(colour: Colour, count: u8) -> Self {
        let one = 1 << (2 * count);
        Self(one | (colour as u64 * ((one - 1) / 3)))
    }

    #[inline]
    const fn push(self, pyramid: Colour) -> Self {
        Self(self.0 << 2 | pyramid as u64)
    }

    #[inline]
    const fn height(self) -> u8 {
        (self.0.ilog2() / 2) as u8
    }
}

/// Building a position by hand, for reading position strings.
impl Pyramidis {
    /// A setup's first position with nothing anywhere.
    pub(crate) fn bare(setup: &Setup) -> Self {
        Self { start: [0; 4], ..Self::start(setup) }
    }

    pub(crate) fn put_aside(&mut self, colour: Colour, at_start: u8, at_home: u8) {
        self.start[colour.index()] = at_start;
        self.home[colour.index()] = at_home;
    }

    pub(crate) fn put_turn(&mut self, mover: Option<Colour>) {
        let winner = self.colours().find(|colour| self.at_home(*colour) >= GOAL);
        match mover {
            Some(mover) => self.mover = mover,
            None => self.end = winner.map_or(End::Drawn, End::Won),
        }
    }
}
