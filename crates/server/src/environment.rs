//! The time and the random bytes of this machine.

use std::time::{SystemTime, UNIX_EPOCH};

use store::Millis;
use table::Environment;

/// The environment of a server that is not a test's.
pub fn system_environment() -> Environment {
    Environment::new(system_time, system_random)
}

fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
}

fn system_random(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system has random bytes");
}
