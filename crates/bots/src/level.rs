//! The levels, from friendly to a child to as strong as we can: [`LEVELS`].

use std::time::Duration;

use crate::{AlphaBeta, Budget, Mcts};

/// A strength of play, the same in the command line and on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// 1 to 8.
    pub number: u8,
    /// Who plays so.
    pub name: &'static str,
    /// How they play, in a line.
    pub character: &'static str,
    /// Simulations of a tree search for an action; the strongest level has a second instead.
    simulations: Option<u64>,
    /// Positions of an alpha-beta search for an action.
    positions: Option<u64>,
    /// How gladly something is played that is a little worse: the temperature of a softmax over expectations.
    pub whim: f32,
}

/// Level 1 to level 8.
pub const LEVELS: [Level; 8] = [
    level(1, "Goose-girl", "plays what looks pretty and forgives everything", 6, 12, 0.10),
    level(2, "Potter", "has played before, with one eye on the kiln", 16, 40, 0.06),
    level(3, "Ferryman", "takes what lies near and sees the next bank", 50, 150, 0.03),
    level(4, "Scribe", "counts, and makes few slips of the pen", 150, 600, 0.015),
    level(5, "Merchant", "knows what everything is worth", 500, 3_000, 0.0),
    level(6, "Architect", "plans several moves ahead", 2_000, 15_000, 0.0),
    level(7, "Vizier", "overlooks little and gives nothing away", 8_000, 80_000, 0.0),
    Level {
        number: 8,
        name: "Pharaoh",
        character: "thinks for a second and expects to win",
        simulations: None,
        positions: None,
        whim: 0.0,
    },
];

const fn level(
    number: u8,
    name: &'static str,
    character: &'static str,
    simulations: u64,
    positions: u64,
    whim: f32,
) -> Level {
    Level { number, name, character, simulations: Some(simulations), positions: Some(positions), whim }
}

/// A way of searching.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mind {
    /// Looks at all answers to a depth. For two seats and open games.
    AlphaBeta(AlphaBeta),
    /// Looks at what is likely.
    Mcts(Mcts),
}

impl Mind {
    /// The search that plays a game best with so many seats, as far as we have measured.
    pub fn of(game: &str, seats: usize) -> Self {
        match (game, seats) {
            ("pyramidis" | "sakkara", 2) => Self::AlphaBeta(AlphaBeta { depth: 60, exact: false }),
            ("pyramidis", _) => Self::Mcts(Mcts { curiosity: 0.7, playout: 12, minimax: 0.0 }),
            ("sakkara", _) => Self::Mcts(Mcts { curiosity: 0.1, playout: 0, minimax: 0.8 }),
            ("sphinx", _) => Self::Mcts(Mcts { curiosity: 0.6, playout: 0, minimax: 0.0 }),
            _ => Self::Mcts(Mcts { curiosity: 0.1, playout: 0, minimax: 0.0 }),
        }
    }
}

impl Level {
    /// The level with this number.
    pub fn numbered(number: u8) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.number == number)
    }

    /// How much a level thinks about an action with this way of searching.
    pub fn budget(&self, mind: Mind) -> Budget {
        let steps = match mind {
            Mind::AlphaBeta(_) => self.positions,
            Mind::Mcts(_) => self.simulations,
        };
        steps.map_or(Budget::Time(Duration::from_secs(1)), Budget::Steps)
    }
}
