//! What a table needs of the game besides its rules: the box, records, and the board as text.

use game::{
    Actor, Game, OptionKind, OptionSpec, ParseError, Setup, Spec, Tabletop, TextBoard, Turn, Viewer, Why,
};

use crate::plan;
use crate::rules::Throw;
use crate::state::Phase;
use crate::{Action, Die, Plan, Rule, Sphinx, View};

impl Tabletop for Sphinx {
    const SPEC: &'static Spec = &Spec {
        name: "sphinx",
        title: "Sphinx",
        about: "Learn the colours of the three guards, collect their cards and reach the treasure.",
        seats: &[&["p1", "p2"], &["p1", "p2", "p3"], &["p1", "p2", "p3", "p4"]],
        default_seats: 1,
        actions: &[
            ("+N", "use a die showing N to walk forwards"),
            ("-N", "use a die showing N to walk backwards"),
            ("swap:G1:T3", "use the snakes to swap a guard and a temple sphinx, unseen"),
            ("take", "take the card of the field"),
            ("leave", "do not take it"),
            ("peek:G2", "look under a sphinx, once a turn"),
            ("nopeek", "do not look"),
            ("steal:p2:R", "steal a card of the pawn that is passed"),
            ("nosteal", "steal nothing"),
            ("turn", "turn the secret door (with optional doors)"),
            ("stay", "leave it closed"),
            ("attempt:RGB", "name the colours of G1, G2 and G3, of cards in hand"),
            ("pass", "end the turn rather than go to the first guard"),
        ],
        options: &[
            OptionSpec {
                key: "dice",
                about: "the dice of a turn",
                values: &[("three", "two plain dice and the snake die"), ("two", "without the snake die")],
                kind: OptionKind::One,
            },
            OptionSpec {
                key: "doors",
                about: "an action that ends beside a secret door",
                values: &[("forced", "turns the door"), ("optional", "may turn the door")],
                kind: OptionKind::One,
            },
            OptionSpec {
                key: "returns",
                about: "the card of a field whose colour is in hand",
                values: &[("forced", "must be given back"), ("never", "is kept")],
                kind: OptionKind::One,
            },
            OptionSpec {
                key: "order",
                about: "the colours named to the guards",
                values: &[("strict", "must be in the right order"), ("any", "may be in any order")],
                kind: OptionKind::One,
            },
        ],
        edition: 1,
        former: &[],
        // X12: the first seat has an edge.
        lot_by_default: true,
    };

    type Plan = Plan;
    type Rule = Rule;

    fn admits(&self, action: Action) -> bool {
        match action {
            Action::Deal(_) => self.phase == Phase::Deal,
            Action::Roll(roll) => {
                let [low, high] = roll.plain;
                let snake = match (roll.snake, self.rules.dice) {
                    (Some(die), Throw::Three) => Die::SNAKE_DIE.contains(&die),
                    (snake, Throw::Two) => snake.is_none(),
                    (None, Throw::Three) => false,
                };
                self.phase == Phase::Roll && low <= high && high < Die::Snakes && snake
            }
            _ => false,
        }
    }

    fn why(&self, action: Action) -> Why<Rule> {
        self.why_not(action)
    }

    fn chance_form(&self) -> &'static str {
        match (self.phase, self.rules.dice) {
            (Phase::Deal, _) => "the six colours in some order, such as `deal:RBGYPW`",
            (_, Throw::Three) => "`roll:A,B,C` with A ≤ B",
            (_, Throw::Two) => "`roll:A,B` with A ≤ B",
        }
    }

    fn parse(setup: &Setup, text: &str) -> Result<Self, ParseError> {
        crate::read::position(setup, text)
    }

    // What was dealt stays hidden from everybody until the game is over; all else is done in the open.
    fn hidden(&self, action: Action, _by: Actor, _ago: usize, _viewer: Viewer) -> Option<String> {
        let hidden = matches!(action, Action::Deal(_)) && self.phase != Phase::Over;
        hidden.then(|| "deal:??????".to_owned())
    }

    /// The colours of sphinxes are the only secret.
    fn may_reveal(&self, action: Action) -> bool {
        let mut after = *self;
        after.play_unchecked(action);
        matches!(action, Action::Peek(_) | Action::Attempt(_)) || matches!(after.turn(), Turn::Over(_))
    }

    fn text_board(view: &View) -> TextBoard {
        crate::text_board::draw(view)
    }

    fn board(setup: &Setup) -> Plan {
        plan::board(setup)
    }
}
