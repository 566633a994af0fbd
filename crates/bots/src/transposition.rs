//! The positions that an alpha-beta search has seen: [`TranspositionTable`].

use std::sync::atomic::{AtomicU64, Ordering};

use crate::Budget;

/// What the table knows of a position.
#[derive(Clone, Copy)]
pub struct Known {
    pub score: i32,
    pub depth: u8,
    pub bound: Bound,
    /// The place of the best action in the list of legal ones.
    pub best: u8,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// Positions seen, by their keys. An entry is a number: 30 bits of the key, then what is known; 0 is none. So threads
/// may write as they like, and nobody reads half an entry.
pub struct TranspositionTable(Vec<AtomicU64>);

impl TranspositionTable {
    const KNOWN_BITS: u32 = 34;

    /// As many entries as a search may fill, a power of two: a short thought is not to clear a large table first.
    pub fn for_budget(budget: Budget) -> Self {
        const LARGEST: u64 = 1 << 20;
        let size = match budget {
            Budget::Time(_) => LARGEST,
            Budget::Steps(steps) => (2 * steps).clamp(16, LARGEST).next_power_of_two(),
        };
        Self((0..size).map(|_| AtomicU64::new(0)).collect())
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        &self.0[key as usize & (self.0.len() - 1)]
    }

    pub fn find(&self, key: u64) -> Option<Known> {
        let entry = self.slot(key).load(Ordering::Relaxed);
        if entry >> Self::KNOWN_BITS != key >> Self::KNOWN_BITS {
            return None;
        }
        let bound = match entry & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        let score = i32::from((entry >> 18) as u16 as i16);
        Some(Known { score, depth: (entry >> 10) as u8, bound, best: (entry >> 2) as u8 })
    }

    pub fn keep(&self, key: u64, known: Known) {
        let bound = match known.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let score = u64::from(known.score as i16 as u16) << 18;
        let entry = score | u64::from(known.depth) << 10 | u64::from(known.best) << 2 | bound;
        let key_part = key >> Self::KNOWN_BITS << Self::KNOWN_BITS;
        self.slot(key).store(key_part | entry, Ordering::Relaxed);
    }
}
