//! Why an action is not legal: [`Sphinx::why_not`], which goes through the rules in the order in which a player would.

use game::{Game, Seat};

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
        let who = name(self.seat);
        match (self.phase, action) {
            (Phase::Over, _) => Why::new(Rule::End, "the game is over"),
            (Phase::Deal, _) => Why::new(Rule::Preparation, "the sphinxes are dealt first"),
            (_, Action::Deal(_)) => Why::new(Rule::Preparation, "the sphinxes have been dealt"),
            (Phase::Roll, Action::Roll(roll)) => self.why_not_roll(roll),
            (Phase::Roll, _) => Why::new(Rule::Turn, format!("{who} throws the dice first")),
            (_, Action::Roll(_)) => {
                Why::new(Rule::Turn, format!("{who} has thrown, and the turn is not over"))
            }
            (Phase::Dice, _) => self.why_not_use(action),
            (Phase::Steal(_), Action::Steal(victim, colour)) => self.why_not_steal(victim, colour),
            (Phase::Attempt, Action::Attempt(named)) => self.why_not_attempt(named),
            (Phase::Attempt, _) => {
                Why::new(Rule::X4, format!("{who} stands before the first guard and must name three colours"))
            }
            (Phase::Door, _) => Why::new(
                Rule::Doors,
                format!("{who} stands beside a door and turns it first, or lets it stay"),
            ),
            (Phase::Take(_) | Phase::Peek(_) | Phase::Steal(_), _) => self.why_not_elsewhere(),
        }
    }

    /// X1: what the dice can show, and how it is written.
    fn why_not_roll(&self, roll: Roll) -> Why {
        let [low, high] = roll.plain;
        let text = match (self.rules.dice, roll.snake) {
            (Throw::Three, None) => "three dice are thrown, the one with the snakes last".to_owned(),
            (Throw::Two, Some(_)) => "two dice are thrown, without the one with the snakes".to_owned(),
            (_, Some(die)) if !Die::SNAKE_DIE.contains(&die) => {
                format!("the die with the snakes shows 1, 2, 3, 4 or S, not {die}")
            }
            _ => format!("of the plain dice the lower is written first: {high},{low}"),
        };
        Why::new(Rule::X1, text)
    }

    /// The dice are to be used, and nothing is asked.
    fn why_not_use(&self, action: Action) -> Why {
        let who = name(self.seat);
        match action {
            Action::Walk(steps) => self.why_not_set_out(steps),
            Action::Swap(..) => {
                Why::new(Rule::Snakes, format!("no die left shows snakes: {}", self.left_over()))
            }
            Action::Take | Action::Leave => Why::new(
                Rule::Cards,
                format!("{who} is not on a card field in a walk, so there is no card to take"),
            ),
            Action::Peek(_) | Action::NoPeek if self.looked => {
                Why::new(Rule::Mummies, format!("{who} has looked in this turn already"))
            }
            Action::Peek(_) | Action::NoPeek => Why::new(
                Rule::Mummies,
                format!("{who} looks only when a walk passes or reaches a mummy field"),
            ),
            Action::Steal(..) | Action::NoSteal => Why::new(
                Rule::X8,
                format!("{who} is not walking over another pawn, so there is nothing to steal"),
            ),
            Action::Turn | Action::Stay if self.rules.doors == Doors::Forced => {
                Why::new(Rule::Doors, "a door turns by itself when a walk ends beside it")
            }
            Action::Turn | Action::Stay => Why::new(Rule::Doors, "no walk has just ended beside a door"),
            Action::Attempt(_) => Why::new(Rule::X4, format!("{who} does not stand before the first guard")),
            _ => self.why_not_pass(),
        }
    }

    fn left_over(&self) -> String {
        let dice: Vec<String> = self.dice.iter().map(|die| die.to_string()).collect();
        format!("left are {}", dice.join(", "))
    }

    fn why_not_set_out(&self, steps: Steps) -> Why {
        let (who, from) = (name(self.seat), self.pawn());
        let number = steps.number();
        if steps.die().is_none_or(|die| self.dice.iter().all(|left| left != die)) {
            let text = format!("no die left shows {}: {}", number.unsigned_abs(), self.left_over());
            return Why::new(Rule::Dice, text);
        }
        if i16::from(from.number()) + i16::from(number) < 0 {
            let text = format!("{who} stands on {from} and cannot go {} back", number.unsigned_abs());
            return Why::new(Rule::X3, text);
        }
        let to = from.walked(number);
        if to >= Field::FIRST_GUARD {
            let cards = self.hand().len();
            let text =
                format!("this reaches the first guard, for which {who} needs three cards and has {cards}");
            return Why::new(Rule::X4, text);
        }
        let there = Seat::all(self.seats()).find(|seat| self.pawns[seat.index()] == to);
        let other = there.map_or("another", name);
        Why::new(Rule::Walking, format!("{other}'s pawn stands on {to}, and no walk ends on a pawn"))
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
        Why::new(
            Rule::X6,
            format!("{} must use the dice that can be used, for example `{other}`", name(self.seat)),
        )
    }

    fn why_not_steal(&self, victim: Seat, colour: Colour) -> Why {
        let who = name(self.seat);
        let passed = self.passed().map_or("nobody", name);
        if self.passed() != Some(victim) {
            return Why::new(
                Rule::X8,
                format!("{who} walks over {passed}'s pawn, not over {}'s", name(victim)),
            );
        }
        let text = if self.hand().contains(colour) {
            format!("{who} has a {} card already", colour.word())
        } else {
            format!("{passed} has no {} card", colour.word())
        };
        Why::new(Rule::Theft, text)
    }

    fn why_not_attempt(&self, named: [Colour; 3]) -> Why {
        let who = name(self.seat);
        if let Some(missing) = named.into_iter().find(|colour| !self.hand().contains(*colour)) {
            return Why::new(Rule::X4, format!("{who} has no {} card to name", missing.word()));
        }
        let mut cards = Cards::NONE;
        for colour in named {
            cards.insert(colour);
        }
        if cards.len() < named.len() {
            return Why::new(Rule::X4, "three different colours are named");
        }
        let sorted: String = cards.iter().map(Colour::letter).collect();
        Why::new(
            Rule::Young,
            format!("the order does not count, and the colours are written `attempt:{sorted}`"),
        )
    }

    /// X7: along a walk something is asked, and it is something else.
    fn why_not_elsewhere(&self) -> Why {
        let who = name(self.seat);
        let first = match (self.phase, self.pawn().place()) {
            (Phase::Take(_), Place::Card(colour)) => format!("takes or leaves the {} card", colour.word()),
            (Phase::Peek(_), _) => "looks under a sphinx or does not".to_owned(),
            _ => format!("steals from {} or does not", self.passed().map_or("nobody", name)),
        };
        Why::new(Rule::X7, format!("on {} {who} first {first}", self.pawn()))
    }
}
