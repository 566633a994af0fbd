//! The golden playthroughs: every record in `playthroughs/` played in slow motion gives the text beside it.
//! `cargo xtask playthroughs` writes them anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use game::playthrough::playthrough;
use game::{Message, OptionKind, Record, Turn};
use words::{Language, sentence_in_every_language};

fn records() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../playthroughs");
    let folders = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path());
    let files = folders.filter(|path| path.is_dir()).flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut records: Vec<PathBuf> = files
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "papyrus"))
        .collect();
    records.sort();
    records
}

#[test]
fn every_playthrough_is_as_it_was() {
    let write = std::env::var_os("PLAYTHROUGHS").is_some();
    for path in records() {
        let record = fs::read_to_string(&path).unwrap();
        let tell = |sentences: &[Message]| {
            for sentence in sentences {
                sentence_in_every_language(sentence);
            }
            Language::ENGLISH.tell(sentences)
        };
        let text = playthrough(&record, games::GAMES, tell)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let golden = path.with_extension("txt");
        if write {
            fs::write(golden, text).unwrap();
            continue;
        }
        let expected = fs::read_to_string(&golden).unwrap_or_default();
        if let Some((number, (found, expected))) =
            text.lines().zip(expected.lines()).enumerate().find(|(_, (found, expected))| found != expected)
        {
            panic!("{}:{}\n   found {found}\nexpected {expected}", golden.display(), number + 1);
        }
        assert_eq!(
            text.len(),
            expected.len(),
            "{}: cargo xtask playthroughs makes it anew",
            golden.display()
        );
    }
}

#[test]
fn playthroughs_are_whole_games_with_every_number_of_seats_and_every_value_of_every_option() {
    let mut missing = BTreeSet::new();
    for game in games::GAMES {
        let spec = game.spec();
        missing.extend(spec.seats.iter().map(|seats| format!("{} {}", spec.name, seats.len())));
        for option in spec.options {
            let values = option.values.iter().map(|value| format!("{} {} {value}", spec.name, option.key));
            missing.extend(values);
        }
    }
    for path in records() {
        let bytes = fs::read(&path).unwrap();
        let table = Record::read(&bytes).and_then(|record| record.play(games::GAMES)).unwrap();
        assert!(matches!(table.turn(), Turn::Over(_)), "{} is not finished", path.display());
        let name = table.setup().spec().name;
        missing.remove(&format!("{name} {}", table.setup().seats().len()));
        for (option, value) in table.setup().options() {
            let values: Vec<&str> = match option.kind {
                OptionKind::One => vec![&value],
                OptionKind::List => value.split(", ").collect(),
            };
            for value in values {
                missing.remove(&format!("{name} {} {value}", option.key));
            }
        }
    }
    assert!(missing.is_empty(), "no playthrough of {missing:?}");
}
