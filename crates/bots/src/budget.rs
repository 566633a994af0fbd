//! How long a bot may think: [`Budget`], and the [`Watch`] that a search looks at.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use game::Message;

/// How much a bot may think about one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// By the clock.
    Time(Duration),
    /// A number of steps of work: simulations of a tree search, positions of an alpha-beta search. The same seed and
    /// the same number of steps give the same action on every machine.
    Steps(u64),
}

impl Budget {
    /// What the strongest level has.
    pub const SECOND: Self = Self::Time(Duration::from_secs(1));

    /// What each of several threads may use: steps are shared, time is not.
    #[must_use]
    pub fn divided(self, threads: u64) -> Self {
        match self {
            Self::Time(_) => self,
            Self::Steps(steps) => Self::Steps(steps.div_ceil(threads.max(1))),
        }
    }

    /// How many positions may be looked at to prove an ending before it is searched: they take as long as the search
    /// at most.
    pub(crate) fn to_prove(self) -> usize {
        /// Fewer than are looked at in a millisecond.
        const IN_A_MILLISECOND: u128 = 1_000;
        match self {
            Self::Time(time) => {
                usize::try_from(time.as_millis().saturating_mul(IN_A_MILLISECOND)).unwrap_or(usize::MAX)
            }
            Self::Steps(steps) => usize::try_from(steps / 4).unwrap_or(usize::MAX),
        }
    }

    /// Does something, and says what is left by the clock.
    pub(crate) fn after<T>(self, work: impl FnOnce() -> T) -> (T, Self) {
        match self {
            Self::Time(time) => {
                let begun = Instant::now();
                let done = work();
                (done, Self::Time(time.saturating_sub(begun.elapsed())))
            }
            Self::Steps(_) => (work(), self),
        }
    }

    /// How much it is, for people.
    pub(crate) fn said(self) -> Message {
        let (id, count) = match self {
            Self::Time(time) => ("terminal-search-time", i64::try_from(time.as_millis())),
            Self::Steps(steps) => ("terminal-search-steps", i64::try_from(steps)),
        };
        Message::new(id).number("count", count.unwrap_or(i64::MAX))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(time) => write!(f, "{} ms", time.as_millis()),
            Self::Steps(steps) => write!(f, "{steps} steps"),
        }
    }
}

/// Watches a budget, and whether somebody wants the answer now.
#[derive(Debug)]
pub struct Watch<'a> {
    stop: [&'a AtomicBool; 2],
    /// By the clock: from when until when.
    time: Option<(Instant, Instant)>,
    steps: u64,
    most: u64,
    over: bool,
}

impl<'a> Watch<'a> {
    /// After how many steps the clock is looked at: a step is a tenth of a millisecond at the most.
    const CHECK_EVERY: u64 = 16;

    /// Starts now. A budget of steps asks no clock, since not every machine has one (WebAssembly).
    pub fn new(budget: Budget, stop: &'a AtomicBool) -> Self {
        let (time, most) = match budget {
            Budget::Time(time) => {
                let now = Instant::now();
                (Some((now, now + time)), u64::MAX)
            }
            Budget::Steps(steps) => (None, steps),
        };
        Self { stop: [stop; 2], time, steps: 0, most, over: false }
    }

    /// Ends also when this is set.
    #[must_use]
    pub fn or(self, stop: &'a AtomicBool) -> Self {
        Self { stop: [self.stop[0], stop], ..self }
    }

    /// Counts a step; `false` when it is time to answer.
    #[inline]
    pub fn step(&mut self) -> bool {
        if self.over || self.steps >= self.most {
            self.over = true;
            return false;
        }
        self.steps += 1;
        if self.steps.is_multiple_of(Self::CHECK_EVERY) {
            let late = self.time.is_some_and(|(_, until)| Instant::now() >= until);
            self.over = late || self.stop.iter().any(|stop| stop.load(Ordering::Relaxed));
        }
        true
    }

    /// How many steps have been made.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// How many steps may still be made; by the clock, about how many.
    pub fn steps_left(&self) -> u64 {
        let Some((begun, until)) = self.time else { return self.most - self.steps };
        let now = Instant::now();
        let (used, left) = (now - begun, until.saturating_duration_since(now));
        let left = left.as_secs_f64() / used.as_secs_f64().max(1e-6);
        (self.steps as f64 * left) as u64
    }

    /// Whether a search that looks deeper and deeper had better answer now: what takes several times as long as all
    /// before would not be finished. Budgets of steps are used up, so that a level plays the same everywhere.
    pub fn is_late(&self) -> bool {
        /// The part of its time after which a search begins nothing new.
        const LATE: f64 = 0.6;
        let part = |(begun, until): (Instant, Instant)| {
            begun.elapsed().as_secs_f64() >= LATE * (until - begun).as_secs_f64()
        };
        self.time.is_some_and(part)
    }

    /// Whether it is time to answer.
    pub fn is_over(&self) -> bool {
        self.over
    }
}
