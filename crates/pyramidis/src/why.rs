//! Why an action is not legal: [`Pyramidis::why_not`].

use game::Message;

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
        let Some(mover) = self.mover() else { return Why::new(Rule::End, Message::new("answer-over")) };
        match action {
            Action::Start(count) => self.why_not_start(mover, count),
            Action::Move(square) => self.why_not_move(mover, square),
            Action::Pass => self.why_not_pass(mover),
        }
    }

    fn why_not_start(&self, mover: Colour, count: u8) -> Why {
        let reason = match self.at_start(mover) {
            _ if !(1..=TOWER).contains(&count) => {
                Message::new("pyramidis-not-start-count").number("count", count)
            }
            0 => Message::new("pyramidis-not-start-empty").seat("name", mover.name()),
            left => Message::new("pyramidis-not-start-left")
                .seat("name", mover.name())
                .number("left", left)
                .number("count", count),
        };
        Why::new(Rule::Movement, reason)
    }

    fn why_not_move(&self, mover: Colour, square: Square) -> Why {
        let Some(owner) = self.owner(square) else {
            return Why::new(Rule::Movement, Message::new("pyramidis-not-stack").word("square", square));
        };
        let captured = self.stack(square).filter(|pyramid| *pyramid == mover).count();
        if captured == 0 {
            let reason = Message::new("pyramidis-not-owner")
                .word("square", square)
                .seat("name", owner.name())
                .word("colour", owner);
            return Why::new(Rule::Movement, reason);
        }
        let reason = Message::new("pyramidis-not-top")
            .word("square", square)
            .number("count", captured as i64)
            .seat("name", mover.name())
            .seat("owner", owner.name());
        Why::new(Rule::P6, reason)
    }

    fn why_not_pass(&self, mover: Colour) -> Why {
        let left = self.at_start(mover);
        let owned = Square::all().find(|square| self.owner(*square) == Some(mover));
        let reason = match owned {
            _ if left > 0 => Message::new("pyramidis-not-pass-start").number("left", left),
            Some(square) => Message::new("pyramidis-not-pass-stack").word("square", square),
            None => Message::new("pyramidis-not-pass"),
        };
        Why::new(Rule::P8, reason.seat("name", mover.name()))
    }
}
