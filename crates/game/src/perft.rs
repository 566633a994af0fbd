//! Counting action sequences and playing at random, the two measures of a rules library.

use crate::{Game, Match, RandomSource, Tabletop, Turn};

/// What [`perft()`] counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Perft {
    /// How many action sequences have the length asked for.
    pub sequences: u64,
    /// Whether some sequence ended before that because chance would have to act.
    pub chance: bool,
}

/// Counts the action sequences of length `depth` from the present position. Chance is not expanded.
pub fn perft<G: Tabletop>(from: &Match<G>, depth: u32) -> Perft {
    let mut walk =
        Walk { keys: from.keys().to_vec(), buffers: vec![Vec::new(); depth as usize], chance: false };
    let sequences = walk.count(from.position(), depth);
    Perft { sequences, chance: walk.chance }
}

struct Walk<G: Game> {
    keys: Vec<u64>,
    buffers: Vec<Vec<G::Action>>,
    chance: bool,
}

impl<G: Tabletop> Walk<G> {
    fn count(&mut self, position: &G, depth: u32) -> u64 {
        let Some(rest) = depth.checked_sub(1) else { return 1 };
        match position.turn() {
            Turn::Seat(_) => {}
            Turn::Over(_) => return 0,
            Turn::Chance => {
                self.chance = true;
                return 0;
            }
        }
        let mut actions = std::mem::take(&mut self.buffers[rest as usize]);
        position.legal(&mut actions);
        let count = if rest == 0 {
            actions.len() as u64
        } else {
            actions.iter().map(|action| self.descend(*position, *action, rest)).sum()
        };
        self.buffers[rest as usize] = actions;
        count
    }

    fn descend(&mut self, mut position: G, action: G::Action, depth: u32) -> u64 {
        position.play_unchecked(action);
        let Some(most) = G::REPETITIONS else { return self.count(&position, depth) };
        let key = position.key();
        if self.keys.iter().filter(|known| **known == key).count() + 1 >= most {
            return 0;
        }
        self.keys.push(key);
        let count = self.count(&position, depth);
        self.keys.pop();
        count
    }
}

/// Plays uniformly random actions until the game is over and returns how many. Repetition is not looked for: a game
/// that knows it ends by its own limit of actions too. `buffer` is reused, so that nothing is allocated.
pub fn playout<G: Game>(
    position: &mut G,
    random: &mut impl RandomSource,
    buffer: &mut Vec<G::Action>,
) -> u32 {
    let mut plies = 0;
    loop {
        let action = match position.turn() {
            Turn::Seat(_) => position.random_legal(random, buffer),
            Turn::Chance => Some(position.chance(random)),
            Turn::Over(_) => None,
        };
        let Some(action) = action else { return plies };
        position.play_unchecked(action);
        plies += 1;
    }
}
