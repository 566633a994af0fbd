//! `cargo xtask print`: every game as PDF, on every size of paper.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::run::{cargo, program, target};

/// The sizes of paper that `pyramidion print` knows.
const PAPERS: [&str; 2] = ["a4", "letter"];

pub fn run(out: &Path) -> Result<()> {
    cargo().args(["build", "--release", "--package", "cli"]).step("build")?;
    let binary = target().join("release/pyramidion").with_extension(std::env::consts::EXE_EXTENSION);
    fs::create_dir_all(out).with_context(|| out.display().to_string())?;
    for game in games()? {
        for paper in PAPERS {
            let file = out.join(format!("{game}-{paper}.pdf"));
            program(&binary.to_string_lossy())
                .args(["print", &game, "--paper", paper, "-o", &file.to_string_lossy()])
                .step(&format!("print {game} on {paper}"))?;
        }
    }
    Ok(())
}

/// The games, by the folders that they have on the page.
fn games() -> Result<Vec<String>> {
    let folder = crate::run::root().join("web/src/lib/games");
    let mut games = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            games.extend(path.file_name().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    games.sort();
    Ok(games)
}
