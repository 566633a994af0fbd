//! The levels, from friendly to a child to as strong as we can: [`LEVELS`], and how each plays every game: [`Skill`].

use std::fmt;

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
    /// Looks at all answers to a depth. For open games.
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
    /// How gladly something is played that is a little worse: the taste of an alpha-beta search, the temperature of a
    /// softmax over what a tree search expects.
    pub whim: f32,
    /// How likely something that has been seen is known: in Sphinx the colour under a sphinx is remembered, in Piramido a
    /// picture is taken for what it shows.
    pub sense: f32,
    /// Whether endings are proved before they are searched.
    pub proves: bool,
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AlphaBeta(search) => {
                f.write_str("alpha-beta search")?;
                f.write_str(if search.own_turn { " to the end of the turn" } else { "" })
            }
            Self::Mcts(search) => {
                write!(f, "tree search with curiosity {}", search.curiosity)?;
                if search.playout > 0 {
                    write!(f, ", playouts of {}", search.playout)?;
                }
                if search.minimax > 0.0 {
                    write!(f, ", minimax {}", search.minimax)?;
                }
                f.write_str(if search.until_throw { ", until dice fall" } else { "" })
            }
        }
    }
}

/// All that makes it play as it does, in a line.
impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.mind, self.budget)?;
        if self.whim > 0.0 {
            write!(f, ", whim {}", self.whim)?;
        }
        if self.sense < 1.0 {
            write!(f, ", knows {:.1} % of what it has seen", 100.0 * self.sense)?;
        }
        f.write_str(if self.proves { ", proves endings" } else { "" })
    }
}

/// The least taste that tells apart what is as good as equal.
const TASTE: f32 = 0.002;

/// What differs from level to level: steps, whim and sense, one number for each level.
struct Ladder {
    steps: [u64; 8],
    whim: [f32; 8],
    sense: [f32; 8],
}

/// Nothing differs.
const LADDER: Ladder = Ladder { steps: [1; 8], whim: [0.0; 8], sense: [1.0; 8] };

const PYRAMIDIS: Ladder = Ladder {
    steps: [30, 80, 200, 700, 3_000, 15_000, 60_000, 250_000],
    whim: [0.6, 0.4, 0.2, 0.1, 0.04, 0.03, 0.0, 0.0],
    ..LADDER
};

const PYRAMIDIS_FOR_FOUR: Ladder = Ladder {
    steps: [10, 20, 45, 90, 270, 700, 3_000, 60_000],
    whim: [0.4, 0.125, 0.075, 0.048, 0.023, 0.012, 0.0, 0.0],
    ..LADDER
};

const SAKKARA: Ladder = Ladder {
    steps: [300, 300, 300, 300, 400, 800, 1_800, 25_000],
    whim: [0.75, 0.65, 0.57, 0.49, 0.36, 0.18, 0.09, 0.0],
    ..LADDER
};

const SAKKARA_FOR_THREE: Ladder = Ladder {
    steps: [300, 300, 300, 300, 400, 700, 1_500, 25_000],
    whim: [0.75, 0.65, 0.57, 0.49, 0.36, 0.22, 0.12, 0.0],
    ..LADDER
};

const SAKKARA_FOR_FOUR: Ladder = Ladder {
    steps: [300, 300, 300, 300, 400, 800, 1_800, 100_000],
    whim: [0.75, 0.65, 0.57, 0.49, 0.36, 0.18, 0.10, 0.0],
    ..LADDER
};

const SPHINX: Ladder = Ladder {
    steps: [10, 14, 24, 50, 100, 250, 1_000, 20_000],
    whim: [0.09, 0.075, 0.05, 0.035, 0.02, 0.01, 0.003, 0.0],
    sense: [0.5, 0.58, 0.68, 0.77, 0.85, 0.92, 1.0, 1.0],
};

const PIRAMIDO: Ladder = Ladder {
    steps: [8, 10, 12, 16, 24, 50, 100, 200],
    whim: [0.07, 0.055, 0.042, 0.032, 0.024, 0.016, 0.008, 0.0],
    sense: [0.60, 0.82, 0.90, 0.935, 0.955, 0.97, 0.985, 1.0],
};

impl Level {
    /// The level with this number.
    pub fn numbered(number: u8) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.number == number)
    }

    /// How this level plays a game with so many seats.
    pub fn skill(&self, game: &str, seats: usize) -> Skill {
        let row = usize::from(self.number - 1);
        let alpha_beta = |ladder: &Ladder, own_turn| {
            let taste = ladder.whim[row].max(TASTE);
            ladder.skill(row, Mind::AlphaBeta(AlphaBeta { depth: 60, exact: false, taste, own_turn }))
        };
        let tree = |curiosity, playout, minimax| {
            Mind::Mcts(Mcts { curiosity, playout, minimax, until_throw: false })
        };
        let dice = |curiosity| Mind::Mcts(Mcts { curiosity, playout: 0, minimax: 0.0, until_throw: true });
        match (game, seats) {
            ("pyramidis", 2) => Skill { proves: row == 7, ..alpha_beta(&PYRAMIDIS, false) },
            ("pyramidis", _) => PYRAMIDIS_FOR_FOUR.skill(row, tree(0.3, 3, 0.3)),
            ("sakkara", 2) => alpha_beta(&SAKKARA, false),
            ("sakkara", 3) => alpha_beta(&SAKKARA_FOR_THREE, false),
            ("sakkara", _) => alpha_beta(&SAKKARA_FOR_FOUR, row == 7),
            ("sphinx", _) => SPHINX.skill(row, dice(0.6)),
            _ => PIRAMIDO.skill(row, dice(0.1)),
        }
    }
}

impl Ladder {
    fn skill(&self, row: usize, mind: Mind) -> Skill {
        Skill {
            mind,
            budget: Budget::Steps(self.steps[row]),
            whim: self.whim[row],
            sense: self.sense[row],
            proves: false,
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
