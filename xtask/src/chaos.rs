//! `cargo xtask chaos`: a fleet under random schedules of faults, as many as one likes.

use anyhow::Result;

use crate::run::cargo;
use crate::test::{NATS, POSTGRES};

/// How many schedules without a seed.
const SCHEDULES: u64 = 1000;

/// Runs this many schedules, from a seed on; of a seed alone, its own.
pub fn run(schedules: Option<u64>, seed: Option<u64>, fleets: u64) -> Result<()> {
    POSTGRES.needed()?;
    NATS.needed()?;
    let schedules = schedules.unwrap_or(if seed.is_some() { 1 } else { SCHEDULES });
    cargo()
        .env("CHAOS_SCHEDULES", &schedules.to_string())
        .env("CHAOS_SEED", &seed.unwrap_or(1).to_string())
        .env("CHAOS_FLEETS", &fleets.to_string())
        .args(["test", "--quiet", "--package", "cli", "--test", "chaos", "--", "--nocapture"])
        .args(["nothing_is_lost_doubled_or_stuck"])
        .step("chaos")
}
