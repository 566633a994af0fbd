//! The [`Game`] trait: what a game is to a search, and [`Tabletop`]: what it is to a table besides.

use std::fmt::{Debug, Display};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr;

use serde::Serialize;
use ts_rs::TS;

use crate::{
    Exhibit, Image, OpenDie, ParseError, RandomSource, Rule, Said, Seat, Seats, Setup, Spec, TextBoard, Why,
};

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat has at least one legal action.
    Seat(Seat),
    /// Dice, a shuffle or a reel: an action of [`Game::chance`] comes next.
    Chance,
    /// The game is over.
    Over(Outcome),
}

/// How a game ended. Without a winner it is a draw, or a game that nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The seats that won.
    pub winners: Seats,
}

impl Outcome {
    /// Nobody has won.
    pub const DRAW: Self = Self { winners: Seats::NONE };

    /// One seat has won.
    pub const fn won_by(seat: Seat) -> Self {
        Self { winners: Seats::one(seat) }
    }
}

/// Who acts or acted: a line of a record begins with one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Dice, a shuffle or a reel.
    Chance,
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Somebody who sees only what lies open to all.
    Spectator,
}

impl Viewer {
    /// Whether the viewer is the player of this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every seat of a table of `count`, then the spectator.
    pub fn all(count: usize) -> impl Iterator<Item = Self> {
        Seat::all(count).map(Self::Seat).chain([Self::Spectator])
    }
}

/// The rules of a game, as a type of its positions.
///
/// A position is small, flat and `Copy`. It holds everything that decides the rest of the game except the positions
/// that came before it, which [`Match`](crate::Match) keeps for games that know repetition. `Display` is the position
/// string of the specification. Rules do no IO, read no clock, hold no random generator and panic on no input.
pub trait Game: Copy + PartialEq + Debug + Display + Send + Sync + 'static {
    /// What a seat or chance does: a small value with exactly one notation.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static;
    /// All that a viewer has a right to know. `Display` is the position string with hidden parts as `?`, and
    /// perhaps others for what is known of them, as a game documents.
    type View: Clone + PartialEq + Debug + Display + Serialize + Send + Sync + 'static;
    /// One thing that a viewer saw happen, as data and in words.
    type Event: Clone + PartialEq + Debug + Said + Serialize + Send + Sync + 'static;

    /// The position before the first action.
    fn new(setup: &Setup) -> Self;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Replaces the contents of `actions` by every legal action of the seat whose turn it is, each once, in any
    /// order; by nothing when no seat is to act.
    fn legal(&self, actions: &mut Vec<Self::Action>);

    /// One of the legal actions of the seat whose turn it is, each as likely as the others: of the list that
    /// [`legal`](Self::legal) writes, the one whose number is drawn. A game that need not write the list for this may
    /// be faster; `actions` is room for it. `None` if there is none.
    #[inline]
    fn random_legal(
        &self,
        random: &mut impl RandomSource,
        actions: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        self.legal(actions);
        actions.get(random.below(actions.len() as u32) as usize).copied()
    }

    /// Draws the next action of chance, with the probabilities of real dice. Only called at [`Turn::Chance`].
    /// Everything random comes from `random`, so that [`outcomes`](crate::outcomes) can walk through all draws.
    fn chance(&self, random: &mut impl RandomSource) -> Self::Action;

    /// Plays a legal action. An action that is not legal here gives a position without meaning, but no panic.
    fn play_unchecked(&mut self, action: Self::Action);

    /// What a viewer may know of this position, its memory included, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer will see happen when this legal action is played here, in order.
    fn events(&self, action: Self::Action, viewer: Viewer) -> Vec<Self::Event>;

    /// A position that the owner of the view cannot tell from the real one: `imagine(v).view(viewer) == v`.
    fn imagine(view: &Self::View, random: &mut impl RandomSource) -> Self;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// A number that positions with equal position strings share.
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.to_string().hash(&mut hasher);
        hasher.finish()
    }
}

/// Mixes a word of a position into a key: a folded multiplication, for [`Game::key`].
#[inline]
pub fn mix(key: u64, word: u64) -> u64 {
    let product = u128::from(key ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xa076_1d64_78bd_642f_u128;
    (product as u64) ^ ((product >> 64) as u64)
}

/// What a table needs of a game beyond its rules: its spec, notation and a board as text. What leaves it as data also has
/// a declaration in TypeScript, from which the page's types are made.
pub trait Tabletop: Game<View: TS, Event: TS> {
    /// Name, seats and options.
    const SPEC: &'static Spec;

    /// The board as data.
    type Plan: Serialize + TS + 'static;

    /// The rules that may be named as the reason of a refusal.
    type Rule: Rule;

    /// If set, the game is drawn when a position string occurs this many times: [`Match`](crate::Match) then calls
    /// [`draw`](Self::draw). No event tells it, since it lies in the past and not in the action.
    const REPETITIONS: Option<usize> = None;

    /// Whether chance may bring this action here. Only asked at [`Turn::Chance`].
    fn admits(&self, action: Self::Action) -> bool;

    /// Which rule forbids an action: the first that a player would name. Only asked for an action that is not legal here.
    /// It tells nothing that the seat to act may not know.
    fn why(&self, action: Self::Action) -> Why<Self::Rule>;

    /// What a record may say at [`Turn::Chance`], for error messages.
    fn chance_form(&self) -> &'static str;

    /// The dice that fall here in the open, so that people beside a real board may throw their own; none where what
    /// chance brings lies hidden, as a deal does. Only asked at [`Turn::Chance`].
    fn dice(&self) -> Vec<OpenDie> {
        Vec::new()
    }

    /// What chance brings when these faces fall: for each of [`dice`](Self::dice) the place in its list. Nothing where no
    /// dice fall.
    fn thrown(&self, _faces: &[usize]) -> Option<Self::Action> {
        None
    }

    /// Reads a position string of this setup. What the string does not hold (turns or throws played) counts from 0.
    fn parse(setup: &Setup, text: &str) -> Result<Self, ParseError>;

    /// How an action that `by` played `ago` actions ago (1 is the last) is written for a viewer who, at this
    /// position, may not know all of it; `None` if nothing of it is hidden.
    fn hidden(&self, action: Self::Action, by: Actor, ago: usize, viewer: Viewer) -> Option<String>;

    /// Whether somebody may learn something when a seat plays this legal action here, so that it is not taken back for free.
    /// `true` is always right, but the answer must depend on nothing that is hidden from anybody: everybody is told it.
    fn may_reveal(&self, _action: Self::Action) -> bool {
        true
    }

    /// The board as this view shows it.
    fn text_board(view: &Self::View) -> TextBoard;

    /// The board as data for a page that draws it and puts the pieces of a view on it: every place by its name in the
    /// notation, with the coordinates of its middle. No rules, and nothing that changes in the game.
    ///
    /// In all games a field is 100 units wide, x grows to the right (east) and y downwards (south), and `width` and
    /// `height` are those of the whole drawing. Each game documents the rest in its `plan.rs`.
    fn board(setup: &Setup) -> Self::Plan;

    /// The images that a seat may look at now. It gets them drawn, never their subjects as text.
    fn images(&self, _seat: Seat) -> Vec<Image> {
        Vec::new()
    }

    /// Every image that was taken for something so far. It is secret as long as the game's view keeps it so: when it may
    /// be shown is the table's decision.
    fn exhibits(&self) -> Vec<Exhibit> {
        Vec::new()
    }

    /// Ends the game without a winner. Only games with [`REPETITIONS`](Self::REPETITIONS) need it.
    fn draw(&mut self) {}
}
