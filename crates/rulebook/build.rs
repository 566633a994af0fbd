//! Finds the sources in the games' folders of the page, so that nothing here names a game or a language.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games").canonicalize()?;
    println!("cargo::rerun-if-changed={}", games.display());
    let (mut sources, mut diagrams, mut images) = (String::new(), String::new(), String::new());
    for game in sorted(&games)? {
        let rules = game.join("rules");
        for file in if rules.is_dir() { sorted(&rules)? } else { Vec::new() } {
            let (game, stem, path) =
                (name(game.file_name()), name(file.file_stem()), file.display().to_string());
            let _ = match (file.extension().and_then(OsStr::to_str), stem.as_str()) {
                (Some("md"), language) => {
                    writeln!(sources, "    ({game:?}, {language:?}, include_str!({path:?})),")
                }
                (Some("json"), "diagrams") => writeln!(diagrams, "    ({game:?}, include_str!({path:?})),"),
                (Some("jpg"), _) => {
                    let image = name(file.file_name());
                    writeln!(images, "    ({game:?}, {image:?}, include_bytes!({path:?})),")
                }
                _ => Ok(()),
            };
        }
    }
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    for (file, entries) in [("sources.rs", sources), ("diagrams.rs", diagrams), ("images.rs", images)] {
        fs::write(out.join(file), format!("&[\n{entries}]\n"))?;
    }
    Ok(())
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
