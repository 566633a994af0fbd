//! Why an action is not legal: [`Sakkara::why_not`], which goes through the rules in the order in which a player would.

use game::{Argument, Message, Seat};

use crate::action::{Action, Walk};
use crate::board::{ANKH, Cell, Direction, Stone};
use crate::state::{Bid, Sakkara, Stage};

game::rules! {
    /// The rules that forbid actions.
    pub enum Rule {
        End = "rulebook: End of the game",
        Moves = "rulebook: Moves",
        Stones = "rulebook: Stones",
        Bridges = "rulebook: Bridges",
        K2 = "K2",
        K3 = "K3",
        K4 = "K4",
        K5 = "K5",
        K6 = "K6",
        K7 = "K7",
        K8 = "K8",
        K12 = "K12",
        K13 = "K13",
    }
}

type Why = game::Why<Rule>;

impl Sakkara {
    /// The first rule that an action which is not legal here breaks.
    pub(crate) fn why_not(&self, action: Action) -> Why {
        match (&self.stage, action) {
            (Stage::Over(_), _) => Why::new(Rule::End, Message::new("answer-over")),
            (Stage::Bid(bid), _) => self.why_not_bid(bid, action),
            (_, Action::Fist(_) | Action::Guess(_)) => Why::new(Rule::K12, Message::new("sakkara-not-bid")),
            (Stage::WhiteBridge, _) => self.why_not_white_bridge(action),
            (Stage::Moves, Action::Enter(stone)) => self.why_not_enter(stone),
            (Stage::Moves, _) if self.must_enter() => {
                Why::new(Rule::K13, self.of_mover("sakkara-not-without-stone"))
            }
            (Stage::Moves, Action::Walk(walk)) => self.why_not_walk(walk),
            (Stage::Moves, Action::Bridge { from, to }) => self.why_not_shift(from, to),
        }
    }

    /// A message about the seat to act.
    fn of_mover(&self, id: &'static str) -> Message {
        Message::new(id).seat("name", self.colour(self.mover).name())
    }

    /// K12: first all hide, then all guess, and only then stones move.
    fn why_not_bid(&self, bid: &Bid, action: Action) -> Why {
        let named = |total: u8| bid.guesses().iter().position(|guess| *guess == total);
        let reason = match (bid.hides(self.count()), action) {
            (true, Action::Fist(stones)) => Message::new("sakkara-not-fist").number("count", stones),
            (true, Action::Guess(_)) => self.of_mover("sakkara-not-guess-yet"),
            (true, _) => self.of_mover("sakkara-not-before-fist"),
            (false, Action::Guess(total)) => match named(total) {
                Some(seat) => Message::new("sakkara-not-guess-named")
                    .seat("name", self.colour(Seat(seat as u8)).name())
                    .number("total", total),
                None => Message::new("sakkara-not-guess-most")
                    .number("fists", self.seats)
                    .number("most", 3 * self.seats)
                    .number("total", total),
            },
            (false, Action::Fist(_)) => self.of_mover("sakkara-not-fist-closed"),
            (false, _) => self.of_mover("sakkara-not-before-guess"),
        };
        Why::new(Rule::K12, reason)
    }

    /// K8: the white bridge, and nothing else.
    fn why_not_white_bridge(&self, action: Action) -> Why {
        let reason = match action {
            Action::Bridge { from: ANKH, to } => Message::new("sakkara-not-white-there").word("to", to),
            _ => self.of_mover("sakkara-not-white-first"),
        };
        Why::new(Rule::K8, reason)
    }

    fn why_not_enter(&self, stone: Stone) -> Why {
        if let Some(field) = self.stone(self.mover, stone) {
            let reason =
                Message::new("sakkara-not-enter-again").word("stone", stone.letter()).word("field", field);
            return Why::new(Rule::Stones, reason);
        }
        let entrance = self.colour(self.mover).entrance();
        if let Some((_, other)) = self.board[entrance].stone().filter(|(owner, _)| *owner == self.mover) {
            let reason = self.of_mover("sakkara-not-enter-own");
            return Why::new(Rule::K5, reason.word("stone", other.letter()).word("field", entrance));
        }
        self.why_not_spare()
    }

    fn why_not_walk(&self, walk: Walk) -> Why {
        let (stone, from) = (walk.stone(), walk.from());
        let of_stone = |id| self.of_mover(id).word("stone", stone.letter());
        let Some(field) = self.stone(self.mover, stone) else {
            return Why::new(Rule::Stones, of_stone("sakkara-not-outside"));
        };
        if field != from {
            let reason = of_stone("sakkara-not-from").word("field", field).word("from", from);
            return Why::new(Rule::Stones, reason);
        }
        let mut fields = vec![from];
        let mut heading = self.headings[stone as usize];
        for direction in walk.directions() {
            let last = fields.len() == walk.moves() as usize;
            if let Some(why) = self.why_not_step(stone, &fields, heading, direction, last) {
                return why;
            }
            heading = Some(direction);
            fields.extend(fields.last().and_then(|at| at.next(direction)));
        }
        if walk.moves() > self.moves.into() {
            let reason = self
                .of_mover("sakkara-not-enough-moves")
                .number("needed", walk.moves())
                .number("moves", self.moves);
            return Why::new(Rule::Moves, reason);
        }
        self.why_not_spare()
    }

    /// K2 to K4: what is wrong with one step of a way over these fields; `last` is the one that lands.
    fn why_not_step(
        &self,
        stone: Stone,
        fields: &[Cell],
        heading: Option<Direction>,
        direction: Direction,
        last: bool,
    ) -> Option<Why> {
        let at = *fields.last()?;
        let Some(next) = at.next(direction) else {
            return Some(Why::new(Rule::K2, Message::new("sakkara-not-board-end").word("field", at)));
        };
        let of_next = |id| Message::new(id).word("field", next);
        if self.board[next].is_wall() {
            return Some(Why::new(Rule::K2, of_next("sakkara-not-wall")));
        }
        if fields.contains(&next) {
            return Some(Why::new(Rule::K4, of_next("sakkara-not-twice")));
        }
        if let Some(heading) = heading.filter(|heading| !stone.ways(Some(*heading)).contains(direction)) {
            return Some(turned(stone, at, heading, direction));
        }
        if !last && next == ANKH {
            return Some(Why::new(Rule::K4, Message::new("sakkara-not-over-ankh")));
        }
        let there = self.board[next].stone();
        match there {
            None if !last => Some(Why::new(Rule::K4, of_next("sakkara-not-jump-empty"))),
            Some((owner, own)) if last && owner == self.mover => {
                let reason = self.of_mover("sakkara-not-own").word("stone", own.letter());
                Some(Why::new(Rule::K4, reason.word("field", next)))
            }
            _ => None,
        }
    }

    fn why_not_shift(&self, from: Cell, to: Cell) -> Why {
        let Some(bridge) = from.bridge().filter(|_| self.bridges().contains(&from)) else {
            return Why::new(Rule::Bridges, Message::new("sakkara-not-bridge").word("field", from));
        };
        if from == ANKH {
            return Why::new(Rule::K8, Message::new("sakkara-not-white-now"));
        }
        if let Some((owner, stone)) = self.board[from].stone() {
            let reason = Message::new("sakkara-not-bridge-stone")
                .seat("name", self.colour(owner).name())
                .word("stone", stone.letter())
                .word("field", from);
            return Why::new(Rule::K7, reason);
        }
        let [clockwise, back] = from.along();
        if ![clockwise, back].contains(&to) {
            let reason = Message::new("sakkara-not-bridge-way")
                .word("from", from)
                .word("bridge", bridge)
                .word("clockwise", clockwise)
                .word("back", back);
            return Why::new(Rule::K7, reason);
        }
        if self.bridges().contains(&to) {
            return Why::new(Rule::K7, Message::new("sakkara-not-bridge-taken").word("field", to));
        }
        self.why_not_spare()
    }

    /// K6: all moves that are left are kept for stones that must leave their bridges.
    fn why_not_spare(&self) -> Why {
        let bound = self.bound.iter().filter_map(|stone| {
            let field = self.stone(self.mover, stone)?;
            let on = Message::new("sakkara-not-spare-stone").word("stone", stone.letter());
            Some(Argument::from(on.word("field", field)))
        });
        let reason = self.of_mover("sakkara-not-spare").number("moves", self.moves).list("stones", bound);
        Why::new(Rule::K6, reason)
    }
}

/// K3: Isis and Osiris turn one way only.
fn turned(stone: Stone, at: Cell, heading: Direction, direction: Direction) -> Why {
    let turn = match (direction as u8).wrapping_sub(heading as u8) & 3 {
        1 => "right",
        2 => "back",
        _ => "left",
    };
    let reason = Message::new("sakkara-not-turn")
        .word("stone", stone.letter())
        .word("field", at)
        .word("heading", heading.letter())
        .word("turn", turn);
    Why::new(Rule::K3, reason)
}
