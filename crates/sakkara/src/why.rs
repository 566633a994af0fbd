//! Why an action is not legal: [`Sakkara::why_not`], which goes through the rules in the order in which a player would.

use game::Seat;

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
            (Stage::Over(_), _) => Why::new(Rule::End, "the game is over"),
            (Stage::Bid(bid), _) => self.why_not_bid(bid, action),
            (_, Action::Fist(_) | Action::Guess(_)) => Why::new(Rule::K12, "no bid is going on"),
            (Stage::WhiteBridge, _) => self.why_not_white_bridge(action),
            (Stage::Moves, Action::Enter(stone)) => self.why_not_enter(stone),
            (Stage::Moves, _) if self.must_enter() => {
                let text =
                    format!("{} has no stone on the board and must enter one with the last move", self.who());
                Why::new(Rule::K13, text)
            }
            (Stage::Moves, Action::Walk(walk)) => self.why_not_walk(walk),
            (Stage::Moves, Action::Bridge { from, to }) => self.why_not_shift(from, to),
        }
    }

    fn who(&self) -> String {
        self.colour(self.mover).to_string()
    }

    /// K12: first all hide, then all guess, and only then stones move.
    fn why_not_bid(&self, bid: &Bid, action: Action) -> Why {
        let who = self.who();
        let most = 3 * self.seats;
        let named = |total: u8| bid.guesses().iter().position(|guess| *guess == total);
        let text = match (bid.hides(self.count()), action) {
            (true, Action::Fist(stones)) => format!("a fist holds 0 to 3 stones, not {stones}"),
            (true, Action::Guess(_)) => format!("{who} hides stones first; all guess when all have hidden"),
            (true, _) => format!("{who} hides 0 to 3 stones in the fist first"),
            (false, Action::Guess(total)) => match named(total) {
                Some(seat) => format!("{} has named {total} already", self.colour(Seat(seat as u8))),
                None => format!("{} fists hold {most} stones at the most, not {total}", self.seats),
            },
            (false, Action::Fist(_)) => format!("all fists are closed, and {who} names a total now"),
            (false, _) => format!("{who} names a total of all fists first"),
        };
        Why::new(Rule::K12, text)
    }

    /// K8: the white bridge, and nothing else.
    fn why_not_white_bridge(&self, action: Action) -> Why {
        let who = self.who();
        let text = match action {
            Action::Bridge { from: ANKH, to } => {
                format!("the white bridge goes from g7 to f7, g6, g8 or h7, not to {to}")
            }
            _ => format!("{who} has captured and has only the white bridge left to move, from g7"),
        };
        Why::new(Rule::K8, text)
    }

    fn why_not_enter(&self, stone: Stone) -> Why {
        if let Some(field) = self.stone(self.mover, stone) {
            return Why::new(Rule::Stones, format!("{stone} is on the board already, on {field}"));
        }
        let entrance = self.colour(self.mover).entrance();
        if let Some((_, other)) = self.board[entrance].stone().filter(|(owner, _)| *owner == self.mover) {
            let text = format!("{}'s own {other} stands on the entrance {entrance}", self.who());
            return Why::new(Rule::K5, text);
        }
        self.why_not_spare()
    }

    fn why_not_walk(&self, walk: Walk) -> Why {
        let (stone, from) = (walk.stone(), walk.from());
        let Some(field) = self.stone(self.mover, stone) else {
            let text = format!("{}'s {stone} is not on the board and has to enter first", self.who());
            return Why::new(Rule::Stones, text);
        };
        if field != from {
            let text = format!("{}'s {stone} stands on {field}, not on {from}", self.who());
            return Why::new(Rule::Stones, text);
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
            let text =
                format!("this takes {} moves, and {} has {} left", walk.moves(), self.who(), self.moves);
            return Why::new(Rule::Moves, text);
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
            return Some(Why::new(Rule::K2, format!("the board ends at {at}")));
        };
        if self.board[next].is_wall() {
            return Some(Why::new(Rule::K2, format!("{next} is a wall, and no bridge lies on it")));
        }
        if fields.contains(&next) {
            return Some(Why::new(
                Rule::K4,
                format!("a jump visits no field twice, and {next} is its second time"),
            ));
        }
        if let Some(heading) = heading.filter(|heading| !stone.ways(Some(*heading)).contains(direction)) {
            return Some(turned(stone, at, heading, direction));
        }
        if !last && next == ANKH {
            return Some(Why::new(Rule::K4, "on the Ankh field every way ends"));
        }
        let there = self.board[next].stone();
        match there {
            None if !last => {
                Some(Why::new(Rule::K4, format!("a jump goes over stones, and {next} is empty")))
            }
            Some((owner, own)) if last && owner == self.mover => {
                let text =
                    format!("{}'s own {own} stands on {next}: it can be jumped, not joined", self.who());
                Some(Why::new(Rule::K4, text))
            }
            _ => None,
        }
    }

    fn why_not_shift(&self, from: Cell, to: Cell) -> Why {
        let Some(bridge) = from.bridge().filter(|_| self.bridges().contains(&from)) else {
            return Why::new(Rule::Bridges, format!("no bridge lies on {from}"));
        };
        if from == ANKH {
            let text = "the white bridge leaves g7 only at the end of a turn with a capture";
            return Why::new(Rule::K8, text);
        }
        if let Some((owner, stone)) = self.board[from].stone() {
            let text = format!("{}'s {stone} stands on the bridge on {from}", self.colour(owner));
            return Why::new(Rule::K7, text);
        }
        let [clockwise, back] = from.along();
        if ![clockwise, back].contains(&to) {
            let text =
                format!("from {from} the {bridge} bridge goes along its wall, to {clockwise} or {back}");
            return Why::new(Rule::K7, text);
        }
        if self.bridges().contains(&to) {
            return Why::new(Rule::K7, format!("another bridge lies on {to}"));
        }
        self.why_not_spare()
    }

    /// K6: all moves that are left are kept for stones that must leave their bridges.
    fn why_not_spare(&self) -> Why {
        let bound: Vec<String> = self
            .bound
            .iter()
            .filter_map(|stone| Some(format!("{stone} on {}", self.stone(self.mover, stone)?)))
            .collect();
        let s = if self.moves == 1 { "" } else { "s" };
        let text = format!(
            "{} has {} move{s} left and must free {} from the bridge",
            self.who(),
            self.moves,
            bound.join(" and ")
        );
        Why::new(Rule::K6, text)
    }
}

/// K3: Isis and Osiris turn one way only.
fn turned(stone: Stone, at: Cell, heading: Direction, direction: Direction) -> Why {
    let turn = match (direction as u8).wrapping_sub(heading as u8) & 3 {
        1 => "turn right",
        2 => "turn back",
        _ => "turn left",
    };
    let may = if stone == Stone::Isis { "left" } else { "right" };
    let text = format!(
        "{stone} came to {at} going {}, and goes straight or turns {may}: it may not {turn}",
        heading.name()
    );
    Why::new(Rule::K3, text)
}
