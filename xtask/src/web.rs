//! The page: building it when it has changed, and testing it, also in a real browser. Start at [`build`] and [`test()`].

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Result, bail};

use crate::run::{Debian, Owned, Step, program, root};
use crate::server::Server;

/// Where browsers are, as the tests look for them.
const BROWSER: Debian = Debian {
    here: "test -n \"$CHROMIUM\" || command -v chromium || command -v chromium-browser || command -v google-chrome",
    packages: "chromium",
    wanted: "the tests of the page need Chromium: install it, or say where it is in CHROMIUM",
};

/// Builds web/dist, if anything in web/ is newer.
pub fn build() -> Result<()> {
    let built = changed(&web().join("dist/index.html"));
    let sources = ["src", "public", "index.html", "vite.config.ts", "package-lock.json"];
    let newest = sources.iter().filter_map(|name| changed(&web().join(name))).max();
    if built.is_some() && built >= newest && web().join("dist/assets").exists() {
        return Ok(());
    }
    packages()?;
    npm(["run", "--silent", "build"]).step("page")
}

/// Everything about the page that must be green.
pub fn test() -> Result<()> {
    packages()?;
    for (script, name) in [
        ("format:check", "page: format"),
        ("lint", "page: lints"),
        ("check", "page: types"),
        ("test", "page: tests"),
        ("build", "page: build"),
        ("size", "page: size"),
    ] {
        npm(["run", "--silent", script]).step(name)?;
    }
    BROWSER.needed()?;
    let server = Server::start("page")?;
    let url = format!("http://{}", server.address);
    program("node").args(["e2e/run.mjs", &url]).current_dir(web()).step("page: browser")
}

fn web() -> PathBuf {
    root().join("web")
}

fn npm<const N: usize>(args: [&str; N]) -> Owned {
    program("npm").args(args).current_dir(web())
}

/// Installs what package-lock.json names, if it has changed since.
fn packages() -> Result<()> {
    let installed = changed(&web().join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(&web().join("package-lock.json")) {
        return Ok(());
    }
    if !npm(["--version"]).succeeds() {
        bail!(
            "the page is built with Node.js 20 or later and npm: install them, or play in the terminal: pyramidion play"
        );
    }
    npm(["ci", "--no-audit", "--no-fund"]).step("packages")
}

/// When a file, or the newest file below a folder, last changed.
fn changed(path: &Path) -> Option<SystemTime> {
    if path.is_dir() {
        let below = fs::read_dir(path).ok()?;
        return below.filter_map(|entry| changed(&entry.ok()?.path())).max();
    }
    fs::metadata(path).ok()?.modified().ok()
}
