//! The position. Start at [`Sphinx`]; how actions change it is in `turn`.

use game::{Game, Outcome, RandomSource, Seat, Seats, Setup, Turn, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::rules::{Rules, Throw};
use crate::{Action, Cards, Colour, Deal, Dice, Die, Event, Field, Roll, Slot, Slots, View};

/// X11: after this many turns the game is a draw.
pub const MOST_TURNS: u16 = 600;

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sphinx {
    pub(crate) rules: Rules,
    /// The pawns by seat. Seats that nobody plays stay on the start, where a pawn is never in the way.
    pub(crate) pawns: [Field; 4],
    pub(crate) hands: [Cards; 4],
    /// The colours under the sphinxes by place; none before the deal, and in a view where the viewer may not know.
    pub(crate) colours: [Option<Colour>; 6],
    /// The places whose colours each seat has seen. All follow the swaps, so that the colours need no second note.
    pub(crate) seen: [Slots; 4],
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    /// The dice left, without the one in use.
    pub(crate) dice: Dice,
    /// All dice of this turn's throw, used or not. Not in the position string: read from one, it is the dice left.
    pub(crate) thrown: Dice,
    /// Whether the seat has looked in this turn.
    pub(crate) looked: bool,
    /// From whom the seat has stolen in this turn.
    pub(crate) robbed: Seats,
    /// How many turns have ended.
    pub(crate) turns: u16,
}

const _: () = assert!(size_of::<Sphinx>() <= 48);

/// What comes next.
///
/// A number, which a page gets beside it, is what is left of a walk: steps forwards, or backwards below 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phase {
    Deal,
    Roll,
    Dice,
    Take(#[serde(skip)] i8),
    Peek(#[serde(skip)] i8),
    Steal(#[serde(skip)] i8),
    Door,
    Attempt,
    Over,
}

impl Phase {
    /// The steps still to go of a walk in progress.
    #[inline]
    pub(crate) fn walk(self) -> Option<i8> {
        match self {
            Self::Take(left) | Self::Peek(left) | Self::Steal(left) => Some(left),
            Self::Door | Self::Attempt => Some(0),
            Self::Deal | Self::Roll | Self::Dice | Self::Over => None,
        }
    }
}

impl Sphinx {
    /// Where a seat's pawn stands.
    pub fn pawn_of(&self, seat: Seat) -> Field {
        self.pawns[seat.index()]
    }

    /// A seat's cards.
    pub fn hand_of(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The places under which a seat has looked, followed through the swaps.
    pub fn seen_by(&self, seat: Seat) -> Slots {
        self.seen[seat.index()]
    }

    /// Whose turn it is, also while the dice are rolled.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The dice that the seat whose turn it is has not used.
    pub fn dice(&self) -> Dice {
        self.dice
    }

    /// The colour under a sphinx, once dealt.
    pub fn colour_under(&self, slot: Slot) -> Option<Colour> {
        self.colours[slot as usize]
    }
}

impl Game for Sphinx {
    type Action = Action;
    type View = View;
    type Event = Event;

    fn new(setup: &Setup) -> Self {
        Self {
            rules: Rules::of(setup),
            pawns: [Field::START; 4],
            hands: [Cards::NONE; 4],
            colours: [None; 6],
            seen: [Slots::NONE; 4],
            seat: Seat(0),
            phase: Phase::Deal,
            dice: Dice::NONE,
            thrown: Dice::NONE,
            looked: false,
            robbed: Seats::NONE,
            turns: 0,
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Roll => Turn::Chance,
            // X3: only the winner stands on the treasure.
            Phase::Over if self.pawn() == Field::TREASURE => Turn::Over(Outcome::won_by(self.seat)),
            Phase::Over => Turn::Over(Outcome::DRAW),
            _ => Turn::Seat(self.seat),
        }
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        self.list(actions);
    }

    #[inline]
    fn chance(&self, random: &mut impl RandomSource) -> Action {
        if self.phase == Phase::Deal {
            let number = random.below(Deal::COUNT as u32) as u16;
            return Action::Deal(Deal::new(number).expect("a random draws below the count"));
        }
        let (one, other) = (random.below(6) as usize, random.below(6) as usize);
        let plain = [Die::ALL[one.min(other)], Die::ALL[one.max(other)]];
        let three = self.rules.dice == Throw::Three;
        let snake = three.then(|| Die::SNAKE_DIE[random.below(6) as usize]);
        Action::Roll(Roll { plain, snake })
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.apply(action, &mut |_| {});
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn events(&self, action: Action, viewer: Viewer) -> Vec<Event> {
        let mut events: Vec<Event> = Vec::new();
        let mut after = *self;
        after.apply(action, &mut |event| match events.last_mut() {
            Some(last) if last.joined(event).is_some() => *last = last.joined(event).unwrap_or(event),
            _ => events.push(event.for_viewer(viewer)),
        });
        events
    }

    fn imagine(view: &View, random: &mut impl RandomSource) -> Self {
        view.imagine(random)
    }

    fn seats(&self) -> usize {
        self.rules.seats as usize
    }
}

impl Sphinx {
    /// The seat whose turn it is as an index; there are never more than four.
    #[inline]
    pub(crate) fn me(&self) -> usize {
        self.seat.index() & 3
    }

    /// Where the pawn of the seat stands whose turn it is.
    #[inline]
    pub(crate) fn pawn(&self) -> Field {
        self.pawns[self.me()]
    }

    /// The cards of the seat whose turn it is.
    #[inline]
    pub(crate) fn hand(&self) -> Cards {
        self.hands[self.me()]
    }

    /// Whose pawn is passed on this field. X8: pawns on the start are never passed.
    #[inline]
    pub(crate) fn passed(&self) -> Option<Seat> {
        let field = self.pawn();
        let others = || Seat::all(4).filter(|seat| *seat != self.seat);
        (field != Field::START).then(others)?.find(|seat| self.pawns[seat.index()] == field)
    }

    /// The cards that may be stolen from a seat: none from one that was robbed in this turn.
    #[inline]
    pub(crate) fn loot(&self, victim: Seat) -> Cards {
        if self.robbed.contains(victim) {
            return Cards::NONE;
        }
        self.hands[victim.index()].without(self.hand())
    }

    /// Dice and memory are those of one turn.
    pub(crate) fn forget_turn(&mut self) {
        self.dice = Dice::NONE;
        self.thrown = Dice::NONE;
        self.looked = false;
        self.robbed = Seats::NONE;
    }
}
