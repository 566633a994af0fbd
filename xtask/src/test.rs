//! `cargo xtask test`: everything that must be green before a change lands.

use anyhow::{Result, bail};

use crate::run::{Step, cargo, program};
use crate::{api, fuzz, web};

/// How long each fuzz target runs here; `cargo xtask fuzz` is for longer.
const FUZZ_SECONDS: u32 = 10;

pub fn run() -> Result<()> {
    cargo().args(["fmt", "--all", "--check"]).step("format")?;
    cargo()
        .args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])
        .step("lints")?;
    needs_postgres()?;
    if !program("python3").args(["-c", "import websockets"]).succeeds() {
        eprintln!(
            "── found no python3 with websockets: examples/python is not tested (pip install websockets), nor is the listing in docs/fair-dice.md without python3"
        );
    }
    cargo().args(["test", "--quiet", "--workspace"]).step("tests")?;
    cargo()
        .env("RUSTDOCFLAGS", "-D warnings")
        .args(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
        .step("documentation")?;
    api::run()?;
    web::test()?;
    api::run()?;
    fuzz::run(FUZZ_SECONDS, None)
}

/// The store is tested on a real PostgreSQL. Debian's is installed if we may.
fn needs_postgres() -> Result<()> {
    let find = "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb";
    if program("sh").args(["-c", find]).succeeds() {
        return Ok(());
    }
    let install = "apt-get update && apt-get install -y postgresql-15";
    if program("sh").args(["-c", install]).step("install PostgreSQL").is_err() {
        bail!("the tests of the store need PostgreSQL: install postgresql-15");
    }
    Ok(())
}
