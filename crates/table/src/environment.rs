//! What a table takes from outside: the time and chance. A server brings those of its machine, tests their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use protocol::Millis;

/// The time and chance.
#[derive(Clone)]
pub struct Environment {
    now: Arc<Now>,
    fill: Arc<Fill>,
    dice: Option<Arc<LoadedDice>>,
}

/// What tells the time.
type Now = dyn Fn() -> Millis + Send + Sync;

/// What fills a place with random bytes.
type Fill = dyn Fn(&mut [u8]) + Send + Sync;

/// What chance brings after a number of actions, where that is settled beforehand.
type LoadedDice = dyn Fn(usize) -> Option<String> + Send + Sync;

impl std::fmt::Debug for Environment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Environment")
    }
}

impl Environment {
    /// An environment with this clock and these random bytes.
    pub fn new(
        now: impl Fn() -> Millis + Send + Sync + 'static,
        fill: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self { now: Arc::new(now), fill: Arc::new(fill), dice: None }
    }

    /// The same with a time that goes by this much more, in milliseconds.
    pub(crate) fn later_by(self, more: Arc<AtomicI64>) -> Self {
        let Self { now, .. } = self;
        Self { now: Arc::new(move || now() + more.load(Ordering::Relaxed)), ..self }
    }

    /// The same with a time that stands still at this moment.
    pub(crate) fn at(&self, moment: Millis) -> Self {
        Self { now: Arc::new(move || moment), ..self.clone() }
    }

    /// The same with loaded dice, for tests: what chance brings after a number of actions, where that is settled
    /// beforehand.
    #[must_use]
    pub fn with_dice(self, dice: impl Fn(usize) -> Option<String> + Send + Sync + 'static) -> Self {
        Self { dice: Some(Arc::new(dice)), ..self }
    }

    /// The time.
    pub fn now(&self) -> Millis {
        (self.now)()
    }

    /// Random bytes.
    pub fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.fill)(&mut bytes);
        bytes
    }

    /// What loaded dice bring after this many actions.
    pub(crate) fn loaded_dice(&self, ply: usize) -> Option<String> {
        self.dice.as_ref().and_then(|dice| dice(ply))
    }
}
