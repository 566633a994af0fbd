//! Pyramidis as a [`Game`] and a [`Tabletop`]: legal actions, names, seats and options.

use game::{
    Actor, Game, OptionKind, OptionSpec, ParseError, RandomSource, Setup, Spec, Tabletop, TextBoard, Turn,
    Viewer, Why,
};

use crate::{Action, Event, Plan, Pyramidis, Rule, TOWER, notation, plan, view};

const STARTS: [Action; TOWER as usize] =
    [Action::Start(1), Action::Start(2), Action::Start(3), Action::Start(4), Action::Start(5)];

/// Hardly ever does a player own more stacks.
const FEW: usize = 6;

impl Game for Pyramidis {
    type Action = Action;
    type View = Self;
    type Event = Event;

    fn new(setup: &Setup) -> Self {
        Self::start(setup)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn_now()
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        actions.clear();
        let Some(mover) = self.mover() else { return };
        actions.extend_from_slice(&STARTS);
        actions.truncate(usize::from(self.at_start(mover)));
        // P6: a stack, and every pyramid in it, is moved by its owner alone.
        let mut owned = self.owned(mover);
        let end = actions.len() + owned.len();
        // The first few moves, which nearly everybody has, are written without asking how many there are: that is
        // quicker.
        actions.extend_from_slice(&[Action::Pass; FEW]);
        if let Some(room) = actions.last_chunk_mut::<FEW>() {
            room.fill_with(|| Action::Move(owned.take_first()));
        }
        actions.truncate(end);
        while actions.len() < end {
            actions.push(Action::Move(owned.take_first()));
        }
        // P8: a player who owns no stack and has none on the start square must pass.
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
    }

    /// There is no chance in Pyramidis, and [`Turn::Chance`] never comes.
    fn chance(&self, _: &mut impl RandomSource) -> Action {
        Action::Pass
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.apply(action, &mut |_| {});
    }

    fn view(&self, _viewer: Viewer) -> Self {
        *self
    }

    fn events(&self, action: Action, _viewer: Viewer) -> Vec<Event> {
        let mut events = Vec::new();
        let mut position = *self;
        position.apply(action, &mut |event| events.push(event));
        events
    }

    fn imagine(view: &Self, _: &mut impl RandomSource) -> Self {
        *view
    }

    #[inline]
    fn seats(&self) -> usize {
        self.players()
    }

    fn key(&self) -> u64 {
        self.hash()
    }
}

impl Tabletop for Pyramidis {
    const SPEC: &'static Spec = &Spec {
        name: "pyramidis",
        title: "Pyramidis",
        seats: &[&["red", "yellow"], &["green", "blue"], &["red", "green", "yellow", "blue"]],
        default_seats: 0,
        actions: &[("start:N", "start"), ("move:SQ", "move"), ("pass", "pass")],
        options: &[OptionSpec {
            key: "edition",
            values: &["international", "german"],
            kind: OptionKind::One,
        }],
        edition: 1,
        former: &[],
        lot_by_default: false,
    };

    type Plan = Plan;
    type Rule = Rule;

    /// P9: the third time the same position occurs, the game is a draw.
    const REPETITIONS: Option<usize> = Some(3);

    fn admits(&self, _action: Action) -> bool {
        false
    }

    fn why(&self, action: Action) -> Why<Rule> {
        self.why_not(action)
    }

    fn chance_form(&self) -> &'static str {
        "nothing"
    }

    fn parse(setup: &Setup, text: &str) -> Result<Self, ParseError> {
        notation::parse(setup, text)
    }

    fn hidden(&self, _action: Action, _by: Actor, _ago: usize, _viewer: Viewer) -> Option<String> {
        None
    }

    fn text_board(view: &Self) -> TextBoard {
        view::text_board(view)
    }

    fn board(setup: &Setup) -> Plan {
        plan::board(setup)
    }

    fn draw(&mut self) {
        self.end_drawn();
    }
}
