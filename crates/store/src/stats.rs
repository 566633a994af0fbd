//! How the writer is doing, for metrics and benchmarks.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::batch::Work;

/// What the writer has done since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Transactions that were committed.
    pub batches: u64,
    /// Appends that they held.
    pub appends: u64,
    /// How many of those were refused as conflicts.
    pub conflicts: u64,
    /// Appends that were refused since the database was unavailable.
    pub failures: u64,
    /// The most appends that one transaction held.
    pub largest_batch: u64,
    /// How long the transactions took together.
    pub writing: Duration,
    /// How much waits for the writer now.
    pub waiting: u64,
}

/// Counts for [`Stats`].
#[derive(Default)]
pub(crate) struct Counters {
    batches: AtomicU64,
    appends: AtomicU64,
    conflicts: AtomicU64,
    failures: AtomicU64,
    largest_batch: AtomicU64,
    micros: AtomicU64,
}

impl Counters {
    /// A transaction was committed.
    pub(crate) fn written(&self, appends: usize, conflicts: usize, took: Duration) {
        self.batches.fetch_add(1, Relaxed);
        self.appends.fetch_add(appends as u64, Relaxed);
        self.conflicts.fetch_add(conflicts as u64, Relaxed);
        self.largest_batch.fetch_max(appends as u64, Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// Something could not be written.
    pub(crate) fn failed(&self, work: &Work) {
        self.failures.fetch_add(u64::from(matches!(work, Work::Append(..))), Relaxed);
    }

    /// The counts, and what waits.
    pub(crate) fn stats(&self, waiting: usize) -> Stats {
        Stats {
            batches: self.batches.load(Relaxed),
            appends: self.appends.load(Relaxed),
            conflicts: self.conflicts.load(Relaxed),
            failures: self.failures.load(Relaxed),
            largest_batch: self.largest_batch.load(Relaxed),
            writing: Duration::from_micros(self.micros.load(Relaxed)),
            waiting: waiting as u64,
        }
    }
}
