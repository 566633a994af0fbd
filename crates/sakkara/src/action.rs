//! What a player does: [`Action`], and the way of a stone in it, [`Walk`].

use crate::board::{Cell, Direction, Directions, Stone};

/// One action. Its notation is in `notation.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Bring a stone onto the own entrance: `enter:R` (K5).
    Enter(Stone),
    /// One step, `R:a13-b13`, or a jump, `R:a13-b13-c13` (K2, K4).
    Walk(Walk),
    /// Move a bridge to a neighbouring cell: `bridge:g12-f12` (K7, K8).
    Bridge {
        /// Where it lies.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Hide this many stones in the fist: `fist:2` (K12).
    Fist(u8),
    /// Name a total of all fists: `guess:4` (K12).
    Guess(u8),
}

const _: () = assert!(size_of::<Action>() == 4);

/// The way of one stone in one action: where it starts and each step it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    stone: Stone,
    from: Cell,
    /// A 1, then two bits for the direction of each step.
    steps: u16,
}

impl Walk {
    /// The longest way: nobody has more than six moves in a turn.
    pub const LONGEST: u32 = 6;

    /// A way without a step as yet.
    pub(crate) const fn new(stone: Stone, from: Cell) -> Self {
        Self { stone, from, steps: 1 }
    }

    /// A way of one step.
    pub(crate) const fn step(stone: Stone, from: Cell, direction: Direction) -> Self {
        Self { stone, from, steps: 0b100 | direction as u16 }
    }

    /// The way with one more step in each of these directions, then others up to four.
    #[inline]
    pub(crate) fn then_each(self, ways: Directions) -> [Self; 4] {
        let (directions, _) = ways.listed();
        directions.map(|direction| self.then(direction))
    }

    /// The way with one more step.
    pub(crate) const fn then(self, direction: Direction) -> Self {
        Self { steps: self.steps << 2 | direction as u16, ..self }
    }

    /// Which stone goes.
    pub const fn stone(self) -> Stone {
        self.stone
    }

    /// Where it starts.
    pub const fn from(self) -> Cell {
        self.from
    }

    /// How many steps, each of which is a move.
    pub fn moves(self) -> u32 {
        self.steps.checked_ilog2().unwrap_or(0) / 2
    }

    /// The direction of the last step, if there is a step.
    pub fn heading(self) -> Option<Direction> {
        (self.steps > 1).then(|| Direction::numbered(self.steps))
    }

    /// Each step's direction.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        (0..self.moves()).rev().map(move |step| Direction::numbered(self.steps >> (2 * step)))
    }

    /// Every field of the way, the first included. It stops where it would leave the board.
    pub fn fields(self) -> impl Iterator<Item = Cell> {
        let mut directions = self.directions();
        std::iter::successors(Some(self.from), move |at| at.next(directions.next()?))
    }

    /// Where it ends, unless it leaves the board.
    #[inline]
    pub fn to(self) -> Option<Cell> {
        // Nearly every way is one step.
        if self.steps >> 2 == 1 {
            return self.from.next(Direction::numbered(self.steps));
        }
        self.directions().try_fold(self.from, Cell::next)
    }

    /// Whether no field before the last is the last.
    pub(crate) fn ends_on_new_field(self) -> bool {
        let last = self.to();
        self.fields().take(self.moves() as usize).all(|field| Some(field) != last)
    }
}
