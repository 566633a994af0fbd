//! The rules do no IO, read no clock and hold no random generator: their sources do not name the means.

use std::fs;
use std::path::{Path, PathBuf};

const FORBIDDEN: [&str; 16] = [
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::time",
    "std::thread",
    "std::process",
    "print!",
    "eprint!",
    "println!",
    "eprintln!",
    "std::{",
    "dbg!",
    "rand",
    "Seeded",
    "unsafe",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// Whether a line of code names the word as a whole, so that `random` is not `rand`.
fn names(line: &str, word: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let joins = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(joins) && !code[at + word.len()..].starts_with(joins))
}

#[test]
fn rules_are_pure() {
    for game in games::GAMES {
        let name = game.spec().name;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src");
        let files = sources(&folder);
        assert!(files.len() > 3, "{} has sources", folder.display());
        for path in files {
            let text = fs::read_to_string(&path).unwrap();
            for (number, line) in text.lines().enumerate() {
                for word in FORBIDDEN {
                    assert!(!names(line, word), "{}:{}: {word}", path.display(), number + 1);
                }
            }
        }
    }
    assert!(names("use std::fs;", "std::fs") && !names("random // rand", "rand"));
}

#[test]
fn every_ruling_is_cited_in_its_game() {
    for (game, letter, last) in
        [("pyramidis", 'P', 9), ("sakkara", 'K', 13), ("sphinx", 'X', 12), ("piramido", 'V', 20)]
    {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game);
        let read = |part: &str| -> String {
            sources(&folder.join(part)).iter().map(|path| fs::read_to_string(path).unwrap()).collect()
        };
        let (source, tests) = (read("src"), read("tests").to_lowercase());
        for number in 1..=last {
            let ruling = format!("{letter}{number}");
            let cited = source
                .match_indices(&ruling)
                .any(|(at, _)| !source[at + ruling.len()..].starts_with(|c: char| c.is_ascii_digit()));
            assert!(cited, "{game} does not cite {ruling}");
            // X12 is about drawing seats by lot, V20 about what to say on the rules page: no rules of play.
            let tested = tests.contains(&format!("fn {}_", ruling.to_lowercase()));
            assert!(tested || ["X12", "V20"].contains(&ruling.as_str()), "{game} does not test {ruling}");
        }
    }
}
