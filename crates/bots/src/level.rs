//! The levels, from friendly to a child to as strong as we can: [`LEVELS`].

use game::mix;

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
    /// Simulations of a tree search for an action.
    simulations: u64,
    /// Positions of an alpha-beta search for an action.
    positions: u64,
    /// How likely it remembers a sphinx that it looked under.
    pub memory: f32,
    /// How likely it reads a picture right.
    pub eyesight: f32,
    /// How gladly something is played that is a little worse: the temperature of a softmax over expectations.
    pub whim: f32,
}

/// Level 1 to level 8.
pub const LEVELS: [Level; 8] = [
    level(1, "Goose-girl", "plays what looks pretty and forgives everything", [6, 12], [0.5, 0.80], 0.10),
    level(2, "Potter", "has played before, with one eye on the kiln", [16, 40], [0.6, 0.84], 0.06),
    level(3, "Ferryman", "takes what lies near and sees the next bank", [50, 150], [0.7, 0.88], 0.03),
    level(4, "Scribe", "counts, and makes few slips of the pen", [150, 600], [0.8, 0.92], 0.015),
    level(5, "Merchant", "knows what everything is worth", [500, 3_000], [0.9, 0.95], 0.0),
    level(6, "Architect", "plans several moves ahead", [2_000, 15_000], [1.0, 0.97], 0.0),
    level(7, "Vizier", "overlooks little and gives nothing away", [8_000, 80_000], [1.0, 0.99], 0.0),
    level(8, "Pharaoh", "has seen everything before and expects to win", [32_000, 400_000], [1.0, 1.0], 0.0),
];

const fn level(
    number: u8,
    name: &'static str,
    character: &'static str,
    [simulations, positions]: [u64; 2],
    [memory, eyesight]: [f32; 2],
    whim: f32,
) -> Level {
    Level { number, name, character, simulations, positions, memory, eyesight, whim }
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
            ("pyramidis", _) => Self::Mcts(Mcts { curiosity: 0.7, playout: 12, minimax: 0.0, throws: None }),
            ("sakkara", _) => Self::Mcts(Mcts { curiosity: 0.1, playout: 0, minimax: 0.8, throws: None }),
            ("sphinx", _) => Self::Mcts(Mcts { curiosity: 0.6, playout: 0, minimax: 0.0, throws: None }),
            _ => Self::Mcts(Mcts { curiosity: 0.1, playout: 0, minimax: 0.0, throws: None }),
        }
    }
}

/// How well somebody remembers and sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Senses {
    /// How likely the colour under a sphinx that was looked at is remembered.
    pub memory: f32,
    /// How likely a picture of a reel is taken for what it shows, and not for something beside it.
    pub eyesight: f32,
    /// Which ones.
    pub seed: u64,
}

impl Senses {
    /// Whether something goes as it should that does so this likely, for one of many things.
    pub fn hold(&self, likely: f32, thing: u64) -> bool {
        let drawn = mix(self.seed, thing) >> 40;
        drawn as f32 / (1 << 24) as f32 <= likely
    }
}

impl Level {
    /// How well this level remembers and sees in a game.
    pub fn senses(&self, seed: u64) -> Senses {
        Senses { memory: self.memory, eyesight: self.eyesight, seed }
    }

    /// The level with this number.
    pub fn numbered(number: u8) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.number == number)
    }

    /// Whether a level looks for a [proof](crate::Insight::prove) before it searches: the two highest do.
    pub fn proves(&self) -> bool {
        self.number >= 7
    }

    /// How much a level thinks about an action with this way of searching.
    pub fn budget(&self, mind: Mind) -> Budget {
        let steps = match mind {
            Mind::AlphaBeta(_) => self.positions,
            Mind::Mcts(_) => self.simulations,
        };
        Budget::Steps(steps)
    }
}
