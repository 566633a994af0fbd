//! `cargo xtask test`: everything that must be green before a change lands.

use anyhow::Result;

use crate::fuzz;
use crate::run::{Step, cargo};

/// How long each fuzz target runs here; `cargo xtask fuzz` is for longer.
const FUZZ_SECONDS: u32 = 10;

pub fn run() -> Result<()> {
    cargo().args(["fmt", "--all", "--check"]).step("format")?;
    cargo()
        .args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])
        .step("lints")?;
    cargo().args(["test", "--quiet", "--workspace"]).step("tests")?;
    cargo()
        .env("RUSTDOCFLAGS", "-D warnings")
        .args(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
        .step("documentation")?;
    fuzz::run(FUZZ_SECONDS, None)
}
