//! What has nothing to do with how the program works: format, spelling, wording, and what it depends on.

use anyhow::{Result, bail};

use crate::run::{Program, cargo, installing, program, root, target};
use crate::{python, web, wording};

/// A program of cargo's that is installed from crates.io, with its version.
struct Tool {
    name: &'static str,
    version: &'static str,
}

/// Finds dependencies that nobody uses.
const MACHETE: Tool = Tool { name: "cargo-machete", version: "0.9.2" };

/// Checks licences, sources and second versions, by deny.toml.
const DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };

/// Where there are manifests.
const MANIFESTS: [&str; 5] = ["crates", "examples", "xtask", "fuzz", "peers"];

/// Where there is prose, for the formatter; that of the page is checked with the page.
const PROSE: [&str; 4] = ["*.md", "docs/**/*.md", "examples/**/*.md", "crates/*/tests/**/*.md"];

/// Everything that must be tidy.
pub fn run() -> Result<()> {
    cargo().args(["fmt", "--all", "--check"]).step("format")?;
    prose("--check")?;
    let typos = python::environment()?.join("bin/typos");
    program(&typos.to_string_lossy()).step("spelling")?;
    wording::check()?;
    MACHETE.command()?.args(["--skip-target-dir"]).args(MANIFESTS).step("unused dependencies")?;
    let deny =
        DENY.command()?.args(["--workspace", "--log-level", "error", "check", "--hide-inclusion-graph"]);
    deny.args(["bans", "licenses", "sources"]).step("licences, sources and second versions")?;
    eprintln!("── advisories are checked in hosted CI alone: their database is not in a package registry");
    Ok(())
}

/// Formats everything.
pub fn format() -> Result<()> {
    cargo().args(["fmt", "--all"]).step("format")?;
    prose("--write")?;
    web::format()
}

fn prose(mode: &str) -> Result<()> {
    web::packages()?;
    let prettier = root().join("web/node_modules/.bin/prettier");
    program(&prettier.to_string_lossy())
        .args([mode, "--log-level", "warn"])
        .args(PROSE)
        .step("format of prose")
}

impl Tool {
    /// A command that runs it: the one that is there, or one that is installed below the target directory.
    fn command(&self) -> Result<Program> {
        let Self { name, version } = self;
        let root = target().join("tools");
        let ours = root.join("bin").join(name);
        let is_it = |path: &str| {
            program(path).args(["--version"]).quietly().is_some_and(|said| said.contains(version))
        };
        let path =
            [*name, &ours.to_string_lossy()].into_iter().find(|path| is_it(path)).map(ToOwned::to_owned);
        if let Some(path) = path {
            return Ok(program(&path));
        }
        installing(&format!("{name} {version}"), "crates.io", "target/tools");
        // Without optimising and without what a debugger needs: it runs for a second, and is built from nothing.
        let install = cargo()
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .args(["install", "--quiet", "--locked", "--debug", &format!("{name}@{version}"), "--root"])
            .args([&root])
            .args(["--target-dir"])
            .args([root.join("build")]);
        if install.step(name).is_err() {
            bail!("the tests need {name} {version} from crates.io");
        }
        Ok(program(&ours.to_string_lossy()))
    }
}
