//! Why an action is not legal: [`Pyramidis::why_not`].

use crate::{Action, Colour, Pyramidis, Square, TOWER};

game::rules! {
    /// The rules that forbid actions.
    pub enum Rule {
        End = "rulebook: End of the game",
        Movement = "rulebook: Movement of pyramids",
        P6 = "P6",
        P8 = "P8",
    }
}

type Why = game::Why<Rule>;

impl Pyramidis {
    /// The first rule that an action which is not legal here breaks.
    pub(crate) fn why_not(&self, action: Action) -> Why {
        let Some(mover) = self.mover() else { return Why::new(Rule::End, "the game is over") };
        match action {
            Action::Start(count) => self.why_not_start(mover, count),
            Action::Move(square) => self.why_not_move(mover, square),
            Action::Pass => self.why_not_pass(mover),
        }
    }

    fn why_not_start(&self, mover: Colour, count: u8) -> Why {
        let text = match self.at_start(mover) {
            _ if !(1..=TOWER).contains(&count) => {
                format!("one to five pyramids are taken from the start square, not {count}")
            }
            0 => format!("{mover}'s start square is empty"),
            left => format!("{mover} has {left} on the start square, not {count}"),
        };
        Why::new(Rule::Movement, text)
    }

    fn why_not_move(&self, mover: Colour, square: Square) -> Why {
        let Some(owner) = self.owner(square) else {
            return Why::new(Rule::Movement, format!("there is no stack on {square}"));
        };
        let captured = self.stack(square).filter(|pyramid| *pyramid == mover).count();
        if captured == 0 {
            return Why::new(
                Rule::Movement,
                format!("the stack on {square} is {owner}'s: its top pyramid is {owner}"),
            );
        }
        let pyramids = if captured == 1 { "a pyramid" } else { "pyramids" };
        let text =
            format!("the stack on {square} has {pyramids} of {mover}, but {owner} is on top and moves it");
        Why::new(Rule::P6, text)
    }

    fn why_not_pass(&self, mover: Colour) -> Why {
        let left = self.at_start(mover);
        let owned = Square::all().find(|square| self.owner(*square) == Some(mover));
        let text = match owned {
            _ if left > 0 => format!("{mover} must move, and has {left} on the start square"),
            Some(square) => format!("{mover} must move, and owns the stack on {square}"),
            None => format!("{mover} must move"),
        };
        Why::new(Rule::P8, text)
    }
}
