//! `cargo xtask test`: everything that must be green before a change lands.

use anyhow::Result;

use crate::run::{Debian, Step, cargo};
use crate::{api, fuzz, python, web};

/// How long each fuzz target runs here; `cargo xtask fuzz` is for longer.
const FUZZ_SECONDS: u32 = 10;

/// The store is tested on a real one.
const POSTGRES: Debian = Debian {
    here: "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb",
    packages: "postgresql",
    wanted: "the tests of the store need PostgreSQL: install it",
};

pub fn run() -> Result<()> {
    cargo().args(["fmt", "--all", "--check"]).step("format")?;
    cargo()
        .args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])
        .step("lints")?;
    POSTGRES.needed()?;
    // The program in Python is tested with the Python that has what it needs.
    let python = python::environment()?.join("bin");
    let path = format!("{}:{}", python.display(), std::env::var("PATH").unwrap_or_default());
    cargo().env("PATH", &path).args(["test", "--quiet", "--workspace"]).step("tests")?;
    cargo()
        .env("RUSTDOCFLAGS", "-D warnings")
        .args(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
        .step("documentation")?;
    api::run()?;
    web::test()?;
    fuzz::run(FUZZ_SECONDS, None)
}
