//! The page: building it when it has changed, and testing it, also in a real browser. Start at [`build`], [`test()`]
//! and [`browse`].

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Result, bail};

use crate::run::{Debian, Program, installing, program, root};
use crate::server;

/// Where browsers are, as the tests look for them.
const BROWSER: Debian = Debian {
    here: "test -n \"$CHROMIUM\" || command -v chromium-headless-shell || command -v chromium \
           || command -v chromium-browser || command -v google-chrome",
    packages: "chromium-headless-shell",
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

/// Everything about the page that must be green without a browser.
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
    Ok(())
}

/// The page in a real browser, on this server.
pub fn browse(binary: &Path) -> Result<()> {
    build()?;
    packages()?;
    BROWSER.needed()?;
    let server = server::start("browser", binary)?;
    npm(["run", "--silent", "e2e"]).env("PYRAMIDION", &server.url()).step("browser")
}

/// Formats the page.
pub fn format() -> Result<()> {
    packages()?;
    npm(["run", "--silent", "format"]).step("page: format")
}

/// Lays out the files that are made from Rust.
pub fn format_made() -> Result<()> {
    packages()?;
    npm(["exec", "--", "prettier", "--write", "src/lib/protocol.ts", "src/lib/games/*/{types,outlines}.ts"])
        .step("codegen: format")
}

fn web() -> PathBuf {
    root().join("web")
}

fn npm<const N: usize>(args: [&str; N]) -> Program {
    program("npm").args(args).current_dir(web())
}

/// Installs what package-lock.json names, if it has changed since.
pub fn packages() -> Result<()> {
    let installed = changed(&web().join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= changed(&web().join("package-lock.json")) {
        return Ok(());
    }
    if !npm(["--version"]).succeeds() {
        bail!(
            "the page is built with Node.js 20 or later and npm: install them, or play in the terminal: pyramidion play"
        );
    }
    installing("what web/package-lock.json names", "npm", "web/node_modules");
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
