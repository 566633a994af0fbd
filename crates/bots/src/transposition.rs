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
///
/// Every key has two places. The first is for what was searched deepest, the second for what came last.
pub struct TranspositionTable(Vec<[AtomicU64; 2]>);

impl TranspositionTable {
    const KNOWN_BITS: u32 = 34;

    /// As many entries as a search may fill, a power of two: a short thought is not to clear a large table first.
    pub fn for_budget(budget: Budget) -> Self {
        /// 32 megabytes.
        const LARGEST: u64 = 1 << 22;
        /// A search fills about as many in a millisecond.
        const IN_A_MILLISECOND: u64 = 1 << 11;
        let steps = match budget {
            Budget::Time(time) => (time.as_millis() as u64 + 1).saturating_mul(IN_A_MILLISECOND),
            Budget::Steps(steps) => steps.saturating_mul(2),
        };
        let size = steps.clamp(16, LARGEST).next_power_of_two();
        Self((0..size / 2).map(|_| [const { AtomicU64::new(0) }; 2]).collect())
    }

    #[inline]
    fn places(&self, key: u64) -> &[AtomicU64; 2] {
        &self.0[key as usize & (self.0.len() - 1)]
    }

    #[inline]
    pub fn find(&self, key: u64) -> Option<Known> {
        let entries = self.places(key).iter().map(|place| place.load(Ordering::Relaxed));
        entries.filter(|entry| is_of(*entry, key)).find_map(read)
    }

    #[inline]
    pub fn keep(&self, key: u64, known: Known) {
        let bound = match known.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let score = u64::from(known.score as i16 as u16) << 18;
        let entry = score | u64::from(known.depth) << 10 | u64::from(known.best) << 2 | bound;
        let entry = key >> Self::KNOWN_BITS << Self::KNOWN_BITS | entry;
        let [deepest, latest] = self.places(key);
        let before = deepest.load(Ordering::Relaxed);
        if is_of(before, key) {
            deepest.store(entry, Ordering::Relaxed);
        } else if known.depth >= (before >> 10) as u8 {
            deepest.store(entry, Ordering::Relaxed);
            latest.store(before, Ordering::Relaxed);
        } else {
            latest.store(entry, Ordering::Relaxed);
        }
    }
}

/// Whether an entry is of a position with this key.
#[inline]
fn is_of(entry: u64, key: u64) -> bool {
    entry >> TranspositionTable::KNOWN_BITS == key >> TranspositionTable::KNOWN_BITS
}

/// What an entry says.
#[inline]
fn read(entry: u64) -> Option<Known> {
    let bound = match entry & 3 {
        1 => Bound::Exact,
        2 => Bound::AtLeast,
        3 => Bound::AtMost,
        _ => return None,
    };
    let score = i32::from((entry >> 18) as u16 as i16);
    Some(Known { score, depth: (entry >> 10) as u8, bound, best: (entry >> 2) as u8 })
}
