//! What a table needs of the game besides its rules: the box, records, and the board as text.

use game::{
    Actor, Game, OpenDie, OptionKind, OptionSpec, ParseError, Setup, Spec, Tabletop, TextBoard, Turn, Viewer,
    Why,
};

use crate::plan;
use crate::rules::Throw;
use crate::state::Phase;
use crate::{Action, Die, Plan, Roll, Rule, Sphinx, View};

/// The faces of a plain die, as [`Die::ALL`] begins.
const PLAIN: &[&str] = &["1", "2", "3", "4", "5", "6"];

/// Those of the snake die, as [`Die::SNAKE_DIE`] begins.
const SNAKES: &[&str] = &["1", "2", "3", "4", "S"];

impl Tabletop for Sphinx {
    const SPEC: &'static Spec = &Spec {
        name: "sphinx",
        title: "Sphinx",
        seats: &[&["p1", "p2"], &["p1", "p2", "p3"], &["p1", "p2", "p3", "p4"]],
        default_seats: 1,
        actions: &[
            ("+N", "forwards"),
            ("-N", "backwards"),
            ("swap:G1:T3", "swap"),
            ("take", "take"),
            ("leave", "leave"),
            ("peek:G2", "peek"),
            ("nopeek", "nopeek"),
            ("steal:p2:R", "steal"),
            ("nosteal", "nosteal"),
            ("turn", "turn"),
            ("stay", "stay"),
            ("attempt:RGB", "attempt"),
            ("pass", "pass"),
        ],
        options: &[
            OptionSpec { key: "dice", values: &["three", "two"], kind: OptionKind::One },
            OptionSpec { key: "doors", values: &["forced", "optional"], kind: OptionKind::One },
            OptionSpec { key: "returns", values: &["forced", "never"], kind: OptionKind::One },
            OptionSpec { key: "order", values: &["strict", "any"], kind: OptionKind::One },
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

    // What was dealt is nobody's to see; dice fall for all.
    fn dice(&self) -> Vec<OpenDie> {
        let die = |faces| OpenDie { thrower: self.seat, faces };
        match (self.phase, self.rules.dice) {
            (Phase::Roll, Throw::Three) => [PLAIN, PLAIN, SNAKES].map(die).to_vec(),
            (Phase::Roll, Throw::Two) => [PLAIN, PLAIN].map(die).to_vec(),
            _ => Vec::new(),
        }
    }

    fn thrown(&self, faces: &[usize]) -> Option<Action> {
        let (one, other) = (*faces.first()?, *faces.get(1)?);
        let plain = [*Die::ALL.get(one.min(other))?, *Die::ALL.get(one.max(other))?];
        let snake = faces.get(2).and_then(|face| Die::SNAKE_DIE.get(*face)).copied();
        Some(Action::Roll(Roll { plain, snake }))
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
