//! Why an action is not legal: [`Sphinx::why_not`], which goes through the rules in the order in which a player would.

use game::{Argument, Game, Message, Seat};

use crate::action::name;
use crate::rules::{Doors, Throw};
use crate::state::Phase;
use crate::{Action, Cards, Colour, Die, Field, Place, Roll, Sphinx, Steps};

game::rules! {
    /// The rules that forbid actions.
    pub enum Rule {
        End = "rulebook: End of the game",
        Preparation = "rulebook: Before the game",
        Turn = "rulebook: A turn",
        Dice = "rulebook: Dice",
        Walking = "rulebook: Walking",
        Snakes = "rulebook: Snakes",
        Cards = "rulebook: Card fields",
        Mummies = "rulebook: Mummy fields",
        Theft = "rulebook: Stealing",
        Doors = "rulebook: Secret doors",
        Young = "rulebook: For young players",
        X1 = "X1",
        X3 = "X3",
        X4 = "X4",
        X6 = "X6",
        X7 = "X7",
        X8 = "X8",
    }
}

type Why = game::Why<Rule>;

impl Sphinx {
    /// The first rule that an action which is not legal here breaks.
    pub(crate) fn why_not(&self, action: Action) -> Why {
        match (self.phase, action) {
            (Phase::Over, _) => Why::new(Rule::End, Message::new("answer-over")),
            (Phase::Deal, _) => Why::new(Rule::Preparation, Message::new("sphinx-not-dealt")),
            (_, Action::Deal(_)) => Why::new(Rule::Preparation, Message::new("sphinx-not-deal-again")),
            (Phase::Roll, Action::Roll(roll)) => self.why_not_roll(roll),
            (Phase::Roll, _) => Why::new(Rule::Turn, self.of_mover("sphinx-not-before-throw")),
            (_, Action::Roll(_)) => Why::new(Rule::Turn, self.of_mover("sphinx-not-throw-again")),
            (Phase::Dice, _) => self.why_not_use(action),
            (Phase::Steal(_), Action::Steal(victim, colour)) => self.why_not_steal(victim, colour),
            (Phase::Attempt, Action::Attempt(named)) => self.why_not_attempt(named),
            (Phase::Attempt, _) => Why::new(Rule::X4, self.of_mover("sphinx-not-before-attempt")),
            (Phase::Door, _) => Why::new(Rule::Doors, self.of_mover("sphinx-not-before-door")),
            (Phase::Take(_) | Phase::Peek(_) | Phase::Steal(_), _) => self.why_not_elsewhere(),
        }
    }

    /// A message about the seat to act.
    fn of_mover(&self, id: &'static str) -> Message {
        Message::new(id).seat("name", name(self.seat))
    }

    /// X1: what the dice can show, and how it is written.
    fn why_not_roll(&self, roll: Roll) -> Why {
        let [low, high] = roll.plain;
        let reason = match (self.rules.dice, roll.snake) {
            (Throw::Three, None) => Message::new("sphinx-not-dice-three"),
            (Throw::Two, Some(_)) => Message::new("sphinx-not-dice-two"),
            (_, Some(die)) if !Die::SNAKE_DIE.contains(&die) => {
                Message::new("sphinx-not-snake-die").word("die", die)
            }
            _ => Message::new("sphinx-not-dice-order").word("dice", format_args!("{high},{low}")),
        };
        Why::new(Rule::X1, reason)
    }

    /// The dice are to be used, and nothing is asked.
    fn why_not_use(&self, action: Action) -> Why {
        match action {
            Action::Walk(steps) => self.why_not_set_out(steps),
            Action::Swap(..) => {
                Why::new(Rule::Snakes, Message::new("sphinx-not-snakes").list("dice", self.left_over()))
            }
            Action::Take | Action::Leave => Why::new(Rule::Cards, self.of_mover("sphinx-not-card-here")),
            Action::Peek(_) | Action::NoPeek if self.looked => {
                Why::new(Rule::Mummies, self.of_mover("sphinx-not-look-again"))
            }
            Action::Peek(_) | Action::NoPeek => {
                Why::new(Rule::Mummies, self.of_mover("sphinx-not-look-here"))
            }
            Action::Steal(..) | Action::NoSteal => Why::new(Rule::X8, self.of_mover("sphinx-not-steal-here")),
            Action::Turn | Action::Stay if self.rules.doors == Doors::Forced => {
                Why::new(Rule::Doors, Message::new("sphinx-not-door-itself"))
            }
            Action::Turn | Action::Stay => Why::new(Rule::Doors, Message::new("sphinx-not-door-here")),
            Action::Attempt(_) => Why::new(Rule::X4, self.of_mover("sphinx-not-guard-here")),
            _ => self.why_not_pass(),
        }
    }

    fn left_over(&self) -> impl Iterator<Item = Argument> {
        self.dice.iter().map(Die::said)
    }

    fn why_not_set_out(&self, steps: Steps) -> Why {
        let from = self.pawn();
        let number = steps.number();
        let count = number.unsigned_abs();
        if steps.die().is_none_or(|die| self.dice.iter().all(|left| left != die)) {
            let reason = Message::new("sphinx-not-die").number("count", count);
            return Why::new(Rule::Dice, reason.list("dice", self.left_over()));
        }
        if i16::from(from.number()) + i16::from(number) < 0 {
            let reason = self.of_mover("sphinx-not-back").word("field", from).number("count", count);
            return Why::new(Rule::X3, reason);
        }
        let to = from.walked(number);
        if to >= Field::FIRST_GUARD {
            let reason = self.of_mover("sphinx-not-three-cards");
            return Why::new(Rule::X4, reason.number("cards", self.hand().len() as i64));
        }
        let there = Seat::all(self.seats()).find(|seat| self.pawns[seat.index()] == to);
        let reason = Message::new("sphinx-not-on-pawn").seat("name", name(there.unwrap_or(self.seat)));
        Why::new(Rule::Walking, reason.word("field", to))
    }

    /// X6: passing is for one who could only walk to the first guard.
    fn why_not_pass(&self) -> Why {
        let mut legal = Vec::new();
        self.list(&mut legal);
        let guard = |action: &Action| match action {
            Action::Walk(steps) => self.pawn().walked(steps.number()) >= Field::FIRST_GUARD,
            _ => false,
        };
        let other = legal.iter().find(|action| !guard(action)).map_or_else(String::new, ToString::to_string);
        Why::new(Rule::X6, self.of_mover("sphinx-not-pass").word("action", other))
    }

    fn why_not_steal(&self, victim: Seat, colour: Colour) -> Why {
        let passed = name(self.passed().unwrap_or(victim));
        if self.passed() != Some(victim) {
            let reason = self.of_mover("sphinx-not-steal-other");
            return Why::new(Rule::X8, reason.seat("passed", passed).seat("victim", name(victim)));
        }
        let reason = if self.hand().contains(colour) {
            self.of_mover("sphinx-not-steal-have")
        } else {
            Message::new("sphinx-not-steal-none").seat("name", passed)
        };
        Why::new(Rule::Theft, reason.word("colour", colour))
    }

    fn why_not_attempt(&self, named: [Colour; 3]) -> Why {
        if let Some(missing) = named.into_iter().find(|colour| !self.hand().contains(*colour)) {
            return Why::new(Rule::X4, self.of_mover("sphinx-not-name-card").word("colour", missing));
        }
        let mut cards = Cards::NONE;
        for colour in named {
            cards.insert(colour);
        }
        if cards.len() < named.len() {
            return Why::new(Rule::X4, Message::new("sphinx-not-name-twice"));
        }
        let sorted: String = cards.iter().map(Colour::letter).collect();
        let reason = Message::new("sphinx-not-name-order").word("action", format_args!("attempt:{sorted}"));
        Why::new(Rule::Young, reason)
    }

    /// X7: along a walk something is asked, and it is something else.
    fn why_not_elsewhere(&self) -> Why {
        let reason = match (self.phase, self.pawn().place()) {
            (Phase::Take(_), Place::Card(colour)) => {
                self.of_mover("sphinx-not-before-take").word("colour", colour)
            }
            (Phase::Peek(_), _) => self.of_mover("sphinx-not-before-look"),
            _ => self
                .of_mover("sphinx-not-before-steal")
                .seat("victim", name(self.passed().unwrap_or(self.seat))),
        };
        Why::new(Rule::X7, reason.word("field", self.pawn()))
    }
}
