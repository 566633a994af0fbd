//! What a server takes from the world outside: the time and chance. Tests bring their own.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use store::Millis;

/// What fills a place with random bytes.
type Fill = dyn Fn(&mut [u8]) + Send + Sync;

/// The time and chance.
#[derive(Clone)]
pub struct World {
    now: Arc<dyn Fn() -> Millis + Send + Sync>,
    fill: Arc<Fill>,
    dice: Arc<dyn Fn(usize) -> Option<String> + Send + Sync>,
}

impl std::fmt::Debug for World {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("World")
    }
}

impl Default for World {
    fn default() -> Self {
        Self { now: Arc::new(system_time), fill: Arc::new(system_random), dice: Arc::new(|_| None) }
    }
}

impl World {
    /// A world with another clock and other random bytes.
    pub fn of(
        now: impl Fn() -> Millis + Send + Sync + 'static,
        fill: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Self {
        Self { now: Arc::new(now), fill: Arc::new(fill), ..Self::default() }
    }

    /// The same world with loaded dice: what chance brings after so many actions, where it is told.
    #[must_use]
    pub fn with_dice(self, dice: impl Fn(usize) -> Option<String> + Send + Sync + 'static) -> Self {
        Self { dice: Arc::new(dice), ..self }
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

    /// What loaded dice bring after so many actions.
    pub(crate) fn loaded(&self, ply: usize) -> Option<String> {
        (self.dice)(ply)
    }
}

fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
}

fn system_random(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system has random bytes");
}
