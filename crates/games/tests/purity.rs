//! The rules and the table do no IO, read no clock and hold no random generator: their sources do not name what it takes,
//! and they depend on nothing that does it for them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const FORBIDDEN: [&str; 19] = [
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
    "getrandom",
    "tokio",
    "web_time",
    "Seeded",
    "unsafe",
];

/// What of others the table may depend on, and all crates of ours that it needs: none of it does IO, reads a clock or asks
/// the system for random numbers. The generators are those that tests and bots seed.
const HARMLESS: [&str; 13] = [
    "fluent-bundle",
    "hmac",
    "rand_core",
    "rand_xoshiro",
    "serde",
    "serde_json",
    "sha2",
    "subtle",
    "thiserror",
    "ts-rs",
    "unicode-normalization",
    "unicode-security",
    "utoipa",
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
fn rules_and_the_table_are_pure() {
    for name in games::GAMES.iter().map(|game| game.spec().name).chain(["table"]) {
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

/// The dependencies that a manifest lists, those of tests left out.
fn dependencies(manifest: &str) -> Vec<&str> {
    let mut listed = Vec::new();
    let mut counts = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            counts = section.ends_with("dependencies") && !section.ends_with("dev-dependencies");
        } else if counts && !line.is_empty() && !line.starts_with('#') {
            listed.extend(line.split(['.', ' ', '=']).next());
        }
    }
    listed
}

/// `table` needs every game and all that is known of games, so what it needs is all that must be harmless.
#[test]
fn the_table_depends_on_nothing_that_does_io() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut known, mut waiting) = (BTreeSet::new(), vec!["table".to_owned()]);
    while let Some(name) = waiting.pop() {
        if HARMLESS.contains(&name.as_str()) || !known.insert(name.clone()) {
            continue;
        }
        let manifest = fs::read_to_string(crates.join(&name).join("Cargo.toml"));
        let manifest = manifest.unwrap_or_else(|_| panic!("the table needs {name}: is that harmless?"));
        waiting.extend(dependencies(&manifest).into_iter().map(ToOwned::to_owned));
    }
    for game in games::GAMES {
        assert!(known.contains(game.spec().name), "{} is not among {known:?}", game.spec().name);
    }
    let manifest = "[package]\nname = \"a\"\n[dependencies]\nb.workspace = true\n# c\nd-e = { path = \"f\" }\n\
        [target.'cfg(unix)'.dependencies]\ng = \"1\"\n[dev-dependencies]\nh = \"1\"\n[lints]\nworkspace = true\n";
    assert_eq!(dependencies(manifest), ["b", "d-e", "g"]);
}

/// The rulings of a game by its `tests/rulings.rs`, which begins with `Rulings P1 to P9`, and those that it leaves out:
/// `without P3`.
fn rulings(tests: &str) -> (Vec<String>, Vec<String>) {
    let said =
        tests.split_once("Rulings ").expect("tests/rulings.rs begins with the rulings that it tests").1;
    let words: Vec<&str> = said.lines().next().unwrap_or_default().split([' ', ',']).collect();
    let number = |ruling: &str| ruling[1..].parse::<u32>().expect("a letter and a number");
    let [first, "to", last, ..] = words[..] else { panic!("P1 to P9, not {words:?}") };
    let all = (number(first)..=number(last)).map(|number| format!("{}{number}", &first[..1])).collect();
    let left_out = words.iter().position(|word| *word == "without").map(|at| words[at + 1].to_owned());
    (all, left_out.into_iter().collect())
}

#[test]
fn every_ruling_is_cited_in_its_game() {
    for game in games::GAMES {
        let name = game.spec().name;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
        let read = |part: &str| -> String {
            sources(&folder.join(part)).iter().map(|path| fs::read_to_string(path).unwrap()).collect()
        };
        let (all, left_out) = rulings(&fs::read_to_string(folder.join("tests/rulings.rs")).unwrap());
        assert!(all.len() > 1, "{name} has rulings");
        let (source, tests) = (read("src"), read("tests").to_lowercase());
        for ruling in all {
            let cited = source
                .match_indices(&ruling)
                .any(|(at, _)| !source[at + ruling.len()..].starts_with(|c: char| c.is_ascii_digit()));
            assert!(cited, "{name} does not cite {ruling}");
            let tested = tests.contains(&format!("fn {}_", ruling.to_lowercase()));
            assert!(tested || left_out.contains(&ruling), "{name} does not test {ruling}");
        }
    }
}

#[test]
fn rulings_are_read_from_the_first_line_of_their_tests() {
    let (all, left_out) = rulings("//! Rulings Q1 to Q3 as positions, without Q2, which is not a rule.\n");
    assert_eq!((all, left_out), (vec!["Q1".into(), "Q2".into(), "Q3".into()], vec!["Q2".to_owned()]));
}
