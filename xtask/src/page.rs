//! Building the page of web/, which the binary embeds.

use std::fs;

use anyhow::{Result, bail};

use crate::run::{self, Step, program};

/// Builds web/dist, and fetches what that needs if it is not there or has changed.
pub fn build() -> Result<()> {
    if !program("npm").args(["--version"]).succeeds() {
        bail!(
            "found no npm, expected Node 20 or newer to build the page. Without it: cargo run --release -p cli -- play, in the terminal"
        );
    }
    let web = run::root().join("web");
    let changed = |name: &str| fs::metadata(web.join(name)).and_then(|file| file.modified()).ok();
    // npm writes the second file when it has installed what the first one says.
    if changed("package-lock.json") > changed("node_modules/.package-lock.json") {
        program("npm")
            .args(["ci", "--no-audit", "--no-fund"])
            .current_dir(&web)
            .step("what the page needs")?;
    }
    program("npm").args(["run", "--silent", "build"]).current_dir(&web).step("page")
}
