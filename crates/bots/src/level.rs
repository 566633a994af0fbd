//! The levels, from friendly to a child to as strong as we can: [`LEVELS`], and how each plays every game: [`Skill`].

use game::mix;

use crate::{AlphaBeta, Budget, Mcts};

/// A strength of play, the same in the command line and on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// 1 to 8.
    pub number: u8,
    /// Who plays so.
    pub name: &'static str,
    /// How they play, in a line.
    pub character: &'static str,
}

/// Level 1 to level 8.
pub const LEVELS: [Level; 8] = [
    level(1, "Goose-girl", "plays what looks pretty and forgives everything"),
    level(2, "Potter", "has played before, with one eye on the kiln"),
    level(3, "Ferryman", "takes what lies near and sees the next bank"),
    level(4, "Scribe", "counts, and makes few slips of the pen"),
    level(5, "Merchant", "knows what everything is worth"),
    level(6, "Architect", "plans several moves ahead"),
    level(7, "Vizier", "overlooks little and gives nothing away"),
    level(8, "Pharaoh", "has seen everything before and expects to win"),
];

const fn level(number: u8, name: &'static str, character: &'static str) -> Level {
    Level { number, name, character }
}

/// A way of searching.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mind {
    /// Looks at all answers to a depth. For two seats and open games.
    AlphaBeta(AlphaBeta),
    /// Looks at what is likely.
    Mcts(Mcts),
}

/// How a level plays a game with so many seats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The search that plays this game best, as far as we have measured.
    pub mind: Mind,
    /// How much is thought about an action: simulations of a tree search, positions of an alpha-beta search.
    pub budget: Budget,
    /// How gladly something is played that is a little worse: the temperature of a softmax over expectations.
    pub whim: f32,
    /// How likely something that has been seen is known: in Sphinx the colour under a sphinx is remembered, in Piramido a
    /// picture is taken for what it shows.
    pub sense: f32,
    /// Whether endings are proved before they are searched.
    pub proves: bool,
}

/// What differs from level to level: steps, whim, sense and throws played out, one number for each level.
struct Ladder {
    steps: [u64; 8],
    whim: [f32; 8],
    sense: [f32; 8],
    throws: [u32; 8],
}

/// Nothing differs.
const LADDER: Ladder = Ladder { steps: [1; 8], whim: [0.0; 8], sense: [1.0; 8], throws: [0; 8] };

const PYRAMIDIS: Ladder = Ladder {
    steps: [12, 40, 150, 600, 3_000, 15_000, 80_000, 400_000],
    whim: [0.10, 0.06, 0.03, 0.015, 0.0, 0.0, 0.0, 0.0],
    ..LADDER
};

const PYRAMIDIS_FOR_FOUR: Ladder = Ladder {
    steps: [8, 24, 80, 250, 800, 2_500, 8_000, 32_000],
    whim: [0.10, 0.06, 0.03, 0.015, 0.0, 0.0, 0.0, 0.0],
    ..LADDER
};

const SAKKARA: Ladder = Ladder {
    steps: [12, 40, 150, 600, 3_000, 15_000, 80_000, 400_000],
    whim: [0.10, 0.06, 0.03, 0.015, 0.0, 0.0, 0.0, 0.0],
    ..LADDER
};

const SAKKARA_FOR_MORE: Ladder = Ladder {
    steps: [8, 24, 80, 250, 800, 2_500, 8_000, 32_000],
    whim: [0.10, 0.06, 0.03, 0.015, 0.0, 0.0, 0.0, 0.0],
    ..LADDER
};

const SPHINX: Ladder = Ladder {
    steps: [8, 24, 60, 150, 400, 1_000, 2_000, 6_000],
    whim: [0.10, 0.06, 0.03, 0.015, 0.0, 0.0, 0.0, 0.0],
    sense: [0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.0, 1.0],
    throws: [0, 0, 0, 0, 0, 0, 2, 5],
};

const PIRAMIDO: Ladder = Ladder {
    steps: [8, 10, 12, 16, 24, 50, 100, 200],
    whim: [0.10, 0.06, 0.03, 0.015, 0.008, 0.004, 0.002, 0.0],
    sense: [0.65, 0.70, 0.75, 0.80, 0.85, 0.90, 0.95, 1.0],
    ..LADDER
};

impl Level {
    /// The level with this number.
    pub fn numbered(number: u8) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.number == number)
    }

    /// How this level plays a game with so many seats.
    pub fn skill(&self, game: &str, seats: usize) -> Skill {
        let row = usize::from(self.number - 1);
        let alpha_beta = |_| Mind::AlphaBeta(AlphaBeta { depth: 60, exact: false });
        let tree = |curiosity, playout, minimax| {
            move |_| Mind::Mcts(Mcts { curiosity, playout, minimax, throws: None })
        };
        let dice = |curiosity| {
            move |throws| Mind::Mcts(Mcts { curiosity, playout: 0, minimax: 0.0, throws: Some(throws) })
        };
        match (game, seats) {
            ("pyramidis", 2) => PYRAMIDIS.skill(row, alpha_beta),
            ("pyramidis", _) => PYRAMIDIS_FOR_FOUR.skill(row, tree(0.7, 12, 0.0)),
            ("sakkara", 2) => SAKKARA.skill(row, alpha_beta),
            ("sakkara", _) => SAKKARA_FOR_MORE.skill(row, tree(0.1, 0, 0.8)),
            ("sphinx", _) => SPHINX.skill(row, dice(0.6)),
            _ => PIRAMIDO.skill(row, dice(0.1)),
        }
    }
}

impl Ladder {
    fn skill(&self, row: usize, mind: impl Fn(u32) -> Mind) -> Skill {
        Skill {
            mind: mind(self.throws[row]),
            budget: Budget::Steps(self.steps[row]),
            whim: self.whim[row],
            sense: self.sense[row],
            proves: row == 7,
        }
    }
}

/// How well somebody remembers and sees, in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Senses {
    /// How likely something that has been seen is known.
    pub sense: f32,
    /// What is left to chance.
    pub seed: u64,
}

impl Senses {
    /// Whether one of many things that have been seen is known.
    pub fn know(&self, thing: u64) -> bool {
        let drawn = mix(self.seed, thing) >> 40;
        (drawn as f32) < self.sense * (1 << 24) as f32
    }
}
