//! [`Sakkara`] as a [`Game`] and a [`Tabletop`]: each method says where its rules are.

use game::{
    Actor, Game, OptionKind, OptionSpec, ParseError, RandomSource, Setup, Spec, Tabletop, TextBoard, Turn,
    Viewer, Why, mix,
};

use crate::action::Action;
use crate::board::Cell;
use crate::event::Event;
use crate::plan::Plan;
use crate::state::{Sakkara, Stage};
use crate::view::View;
use crate::why::Rule;
use crate::{plan, position, text_board};

impl Game for Sakkara {
    type Action = Action;
    type View = View;
    type Event = Event;

    fn new(setup: &Setup) -> Self {
        Self::start(setup)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(outcome) => Turn::Over(outcome),
            _ => Turn::Seat(self.mover),
        }
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        self.write_legal(actions);
    }

    #[inline]
    fn random_legal(&self, random: &mut impl RandomSource, actions: &mut Vec<Action>) -> Option<Action> {
        self.pick_legal(random, actions)
    }

    fn chance(&self, _: &mut impl RandomSource) -> Action {
        // Never asked: nothing in Sakkara is left to chance, and `turn` says so.
        Action::Fist(0)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.apply(action, &mut |_| ());
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn events(&self, action: Action, viewer: Viewer) -> Vec<Event> {
        self.events_for(action, viewer)
    }

    fn imagine(view: &View, random: &mut impl RandomSource) -> Self {
        view.imagined(random)
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn key(&self) -> u64 {
        self.string_key()
    }
}

impl Tabletop for Sakkara {
    const SPEC: &'static Spec = &Spec {
        name: "sakkara",
        title: "Sakkara",
        seats: &[
            &["red", "blue"],
            &["yellow", "green"],
            &["red", "yellow", "blue"],
            &["red", "yellow", "green"],
            &["red", "blue", "green"],
            &["yellow", "blue", "green"],
            &["red", "yellow", "blue", "green"],
        ],
        default_seats: 0,
        actions: &[
            ("enter:S", "enter"),
            ("S:FROM-TO", "walk"),
            ("bridge:FROM-TO", "bridge"),
            ("fist:N", "fist"),
            ("guess:N", "guess"),
        ],
        options: &[OptionSpec { key: "opening", values: &["fixed", "fists"], kind: OptionKind::One }],
        edition: 2,
        former: &["0.1.x"],
        lot_by_default: false,
    };

    type Plan = Plan;
    type Rule = Rule;

    fn admits(&self, _: Action) -> bool {
        false
    }

    fn why(&self, action: Action) -> Why<Rule> {
        self.why_not(action)
    }

    fn chance_form(&self) -> &'static str {
        "nothing: there is no chance in Sakkara"
    }

    fn parse(setup: &Setup, text: &str) -> Result<Self, ParseError> {
        position::read(setup, text)
    }

    fn hidden(&self, action: Action, by: Actor, ago: usize, viewer: Viewer) -> Option<String> {
        self.hidden_from(action, by, ago, viewer)
    }

    /// Fists are the only secret, and a guess may be the last one.
    fn may_reveal(&self, action: Action) -> bool {
        matches!(action, Action::Guess(_))
    }

    fn text_board(view: &View) -> TextBoard {
        text_board::draw(view)
    }

    fn board(setup: &Setup) -> Plan {
        plan::board(setup)
    }
}

impl Sakkara {
    /// A hash of everything in the position string, and of nothing else.
    fn string_key(&self) -> u64 {
        let number = |cell: Option<Cell>| cell.map_or(0, Cell::index) as u64;
        let stones = |seats: &[[Option<Cell>; 3]]| {
            seats.iter().flatten().fold(0, |word, cell| word << 8 | number(*cell))
        };
        // The order of the bridges means nothing, so they are added.
        let bridges =
            self.bridges().iter().fold(0u64, |sum, cell| sum.wrapping_add(mix(0, number(Some(*cell)))));
        let (stage, lists) = match &self.stage {
            Stage::Bid(bid) => (8 * bid.guessed + bid.hidden, [bid.fists, bid.guesses]),
            Stage::Moves => (64, [[0; 4]; 2]),
            Stage::WhiteBridge => (65, [[0; 4]; 2]),
            Stage::Over(_) => (66, [[0; 4]; 2]),
        };
        let [ra, isis, osiris] = self.headings.map(|way| way.map_or(4, |way| way as u8));
        let marks = self.bound.bits() << 1 | u8::from(self.captured);
        let words = [
            stones(&self.stones[..2]),
            stones(&self.stones[2..]),
            bridges,
            u64::from_le_bytes([self.mover.0, self.moves, ra, isis, osiris, marks, stage, self.seats]),
            pair([self.visits, self.colours.map(|colour| colour as u8)]),
            pair(lists),
        ];
        words.into_iter().fold(0, mix)
    }
}

fn pair(lists: [[u8; 4]; 2]) -> u64 {
    let [high, low] = lists.map(|list| u64::from(u32::from_le_bytes(list)));
    high << 32 | low
}
