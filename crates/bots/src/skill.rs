//! How a level plays a game: [`Skill`], made of a [`Search`], a budget, and what it does not see or does not remember.

use game::{Message, Seat, mix};

use crate::{AlphaBeta, Budget, Evaluation, Mcts, SearchContext, Thought};

/// A way of searching.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Search {
    /// Looks at all answers to a depth. For open games.
    AlphaBeta(AlphaBeta),
    /// Looks at what is likely.
    Mcts(Mcts),
}

/// How a level plays a game with a number of seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The search that plays this game best, as far as we have measured.
    pub search: Search,
    /// How much is thought about an action: simulations of a tree search, positions of an alpha-beta search.
    pub budget: Budget,
    /// How readily a tree search plays something that is a little worse: the temperature of a softmax over what it
    /// expects of each action. At 0 it plays the best.
    pub temperature: f32,
    /// How likely something that has been seen is known: that it is remembered, or taken for what it is.
    pub recall: f32,
    /// Whether endings are proved before they are searched.
    pub proves: bool,
    /// Whether positions are judged by the game's network, if it has one.
    pub learned: bool,
    /// Whether it takes what ends a turn as another of this match ended for a draw, and looks for something better.
    pub presses_on: bool,
}

impl Skill {
    /// Always plays the best that it finds with this many steps, and forgets nothing.
    pub const fn new(search: Search, steps: u64) -> Self {
        Self {
            search,
            budget: Budget::Steps(steps),
            temperature: 0.0,
            recall: 1.0,
            proves: false,
            learned: false,
            presses_on: false,
        }
    }

    /// As [`new`](Self::new), but thinks up to a second.
    pub const fn strongest(search: Search) -> Self {
        Self { budget: Budget::SECOND, ..Self::new(search, 1) }
    }

    /// All that makes it play as it does, part by part.
    pub fn parts(&self) -> Vec<Message> {
        let with = |id: &'static str, number: f32| Message::new(id).word("number", number);
        let mut parts = Vec::new();
        match self.search {
            Search::AlphaBeta(search) => {
                let id =
                    if search.own_turn { "terminal-search-own-turn" } else { "terminal-search-alpha-beta" };
                parts.push(Message::new(id));
            }
            Search::Mcts(search) => {
                parts.push(with("terminal-search-tree", search.exploration));
                if search.playout > 0 {
                    parts.push(Message::new("terminal-search-playouts").number("count", search.playout));
                }
                if search.minimax > 0.0 {
                    parts.push(with("terminal-search-minimax", search.minimax));
                }
                if search.until_throw {
                    parts.push(Message::new("terminal-search-until-throw"));
                }
            }
        }
        parts.push(self.budget.said());
        if let Search::AlphaBeta(search) = self.search {
            parts.push(with("terminal-search-noise", search.noise));
        }
        if self.temperature > 0.0 {
            parts.push(with("terminal-search-temperature", self.temperature));
        }
        if self.recall < 1.0 {
            let percent = format!("{:.1}", 100.0 * self.recall);
            parts.push(Message::new("terminal-search-recall").word("number", percent));
        }
        if self.learned {
            parts.push(Message::new("terminal-search-network"));
        }
        if self.proves {
            parts.push(Message::new("terminal-search-proves"));
        }
        if self.presses_on {
            parts.push(Message::new("terminal-search-presses-on"));
        }
        parts
    }
}

impl Search {
    /// Thinks about a view in which it is `seat`'s turn; `None` if nothing is legal.
    pub fn think<G: Evaluation>(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        context: SearchContext<'_>,
    ) -> Option<Thought<G::Action>> {
        match self {
            Self::AlphaBeta(search) => search.think::<G>(view, seat, budget, context),
            Self::Mcts(search) => search.think::<G>(view, seat, budget, context),
        }
    }
}

/// How well somebody remembers and sees in one game: the same for the same seed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recall {
    /// How likely something that has been seen is known.
    pub chance: f32,
    /// Decides what is known and what is not.
    pub seed: u64,
}

impl Recall {
    /// Whether one of many things that have been seen is known.
    pub fn knows(&self, thing: u64) -> bool {
        let drawn = mix(self.seed, thing) >> 40;
        (drawn as f32) < self.chance * (1 << 24) as f32
    }
}
