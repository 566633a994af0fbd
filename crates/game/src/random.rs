//! Chance: [`RandomSource`] is where random numbers come from, [`outcomes`] lists what chance may bring, with exact
//! weights.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Game;

/// A source of uniform whole numbers.
pub trait RandomSource {
    /// A number from 0 to `count - 1`, each as likely as the other. `count` is at least 1.
    fn below(&mut self, count: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> RandomSource for F {
    fn below(&mut self, count: u32) -> u32 {
        self(count)
    }
}

impl RandomSource for &mut dyn RandomSource {
    fn below(&mut self, count: u32) -> u32 {
        (**self).below(count)
    }
}

/// Numbers from a seed: the same seed gives the same numbers on every machine and in every version.
#[derive(Clone, Debug)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next 64 random bits, for other sources that want to draw the same.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl RandomSource for Seeded {
    #[inline]
    fn below(&mut self, count: u32) -> u32 {
        // Lemire's method: the high half of a product, drawn again in the few cases that would favour a number.
        let mut product = u64::from(self.0.next_u32()) * u64::from(count);
        if (product as u32) < count {
            let unfair = count.wrapping_neg() % count.max(1);
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(count);
            }
        }
        (product >> 32) as u32
    }
}

/// What chance may bring, each with its weight; the weights are the exact probabilities times their sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcomes<A> {
    /// Every action with its weight.
    pub actions: Vec<(A, u64)>,
    /// The sum of the weights.
    pub total: u64,
}

/// Lists what chance may bring at this position by walking through all its draws; `None` if it takes more than
/// `most` of them, as random reels do.
pub fn outcomes<G: Game>(position: &G, most: usize) -> Option<Outcomes<G::Action>> {
    let mut paths: Vec<(G::Action, u64)> = Vec::new();
    let mut path: Vec<(u32, u32)> = Vec::new();
    loop {
        let mut step = 0;
        let action = position.chance(&mut |count: u32| {
            if step == path.len() {
                path.push((0, count));
            }
            step += 1;
            path[step - 1].0
        });
        if paths.len() == most {
            return None;
        }
        let ways = path.iter().try_fold(1u64, |ways, (_, count)| ways.checked_mul(u64::from(*count)))?;
        paths.push((action, ways));
        while path.last().is_some_and(|(drawn, count)| drawn + 1 == *count) {
            path.pop();
        }
        match path.last_mut() {
            Some((drawn, _)) => *drawn += 1,
            None => break,
        }
    }
    let total = paths.iter().try_fold(1u64, |total, (_, ways)| lcm(total, *ways))?;
    let mut actions: Vec<(G::Action, u64)> = Vec::new();
    for (action, ways) in paths {
        match actions.iter_mut().find(|(known, _)| *known == action) {
            Some((_, weight)) => *weight += total / ways,
            None => actions.push((action, total / ways)),
        }
    }
    Some(Outcomes { actions, total })
}

fn lcm(a: u64, b: u64) -> Option<u64> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}
