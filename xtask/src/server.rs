//! A server of our own with an empty database, for tests that ask a real one.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use testing::{Running, Serve};

use crate::run::{cargo, target};

/// Starts a server without limits, for the chore of this name. It is gone with all its data when dropped.
pub fn start(name: &str, binary: &Path) -> Result<Running> {
    let serve = Serve::with(binary).at_a_free_port().without_limits().new_data();
    serve.and_then(|serve| serve.show_log().start()).with_context(|| name.to_owned())
}

/// Where the binary lies that the tests of Rust have built.
pub fn tested() -> PathBuf {
    target().join("debug/pyramidion").with_extension(std::env::consts::EXE_EXTENSION)
}

/// Builds the binary, for a chore that runs by itself.
pub fn build() -> Result<PathBuf> {
    cargo().args(["build", "--package", "cli"]).step("server")?;
    Ok(tested())
}

/// Builds the binary as people use it.
pub fn build_release() -> Result<PathBuf> {
    cargo().args(["build", "--release", "--package", "cli"]).step("server")?;
    Ok(target().join("release/pyramidion").with_extension(std::env::consts::EXE_EXTENSION))
}
