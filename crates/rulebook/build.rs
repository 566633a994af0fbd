//! Finds the sources in the games' folders of the page, so that nothing here names a game or a language.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games").canonicalize()?;
    println!("cargo::rerun-if-changed={}", games.display());
    let mut text = "&[\n".to_owned();
    for game in sorted(&games)? {
        let rules = game.join("rules");
        for file in if rules.is_dir() { sorted(&rules)? } else { Vec::new() } {
            if file.extension().is_some_and(|ending| ending == "md") {
                let (game, language) = (name(game.file_name()), name(file.file_stem()));
                let path = file.display().to_string();
                let _ = writeln!(text, "    ({game:?}, {language:?}, include_str!({path:?})),");
            }
        }
    }
    text.push_str("]\n");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("sources.rs"), text)
}

fn name(part: Option<&OsStr>) -> String {
    part.unwrap_or_default().to_string_lossy().into_owned()
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}
