//! The page: building it when it has changed, and testing it, also in a real browser. Start at [`build`] and [`test()`].

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::run::{Owned, Step, cargo, program, root};

/// Where browsers are, as the tests look for them.
const BROWSER: &str =
    "test -n \"$CHROMIUM\" || command -v chromium || command -v chromium-browser || command -v google-chrome";

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
    needs_browser()?;
    cargo().args(["build", "--quiet", "--package", "cli"]).step("page: server")?;
    let server = Server::start()?;
    program("node").args(["e2e/run.mjs", &server.url]).current_dir(web()).step("page: browser")
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

/// Debian's Chromium is installed if we may.
fn needs_browser() -> Result<()> {
    if program("sh").args(["-c", BROWSER]).succeeds() {
        return Ok(());
    }
    let install = "apt-get update && apt-get install -y chromium";
    if program("sh").args(["-c", install]).step("install Chromium").is_err() {
        bail!("the tests of the page need Chromium: install it, or say where it is in CHROMIUM");
    }
    Ok(())
}

/// A server of our own with an empty database, gone when dropped.
struct Server {
    child: Child,
    data: PathBuf,
    url: String,
}

impl Server {
    fn start() -> Result<Self> {
        let binary = std::env::current_exe()?.with_file_name("pyramidion");
        let data = std::env::temp_dir().join(format!("pyramidion-page-{}", std::process::id()));
        let mut child = Command::new(&binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-second", "0", "--connections", "0"])
            .arg("--data")
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", binary.display()))?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap_or_default();
        let server = Self { child, data, url: url.to_owned() };
        if server.url.is_empty() {
            bail!("the server said {line:?}, expected its address");
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}
