//! Every rulebook of the repository: all games have one in the same languages, with the same names, marks and diagrams,
//! and every ruling that the game's tests know is marked and explained in each. What the page adds is in its own tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rulebook::{Block, Piece, Rulebook, pieces};

#[test]
fn every_game_has_a_rulebook_in_every_language() {
    let all = rulebook::all();
    assert!(all.len() > 3, "there are rulebooks");
    let languages: BTreeSet<_> = all.values().collect();
    assert_eq!(languages.len(), 1, "all games speak the same languages: {all:?}");
    assert!(all.values().all(|languages| languages.contains("en")));
}

#[test]
fn rulebooks_say_the_same_in_every_language() {
    for (game, languages) in rulebook::all() {
        let english = shape(&rulebook::find(game, "en").unwrap());
        for language in languages {
            let book = rulebook::find(game, language).unwrap();
            assert_eq!(shape(&book), english, "{game} in {language}");
        }
    }
}

#[test]
fn every_ruling_is_explained_and_marked_in_every_language() {
    for (game, languages) in rulebook::all() {
        let known = rulings(game);
        assert!(known.len() > 1, "{game} has rulings");
        for language in languages {
            let book = rulebook::find(game, language).unwrap();
            let explained: Vec<String> = book.rulings.iter().map(|ruling| ruling.number.clone()).collect();
            assert_eq!(explained, known, "{game} in {language}");
            for ruling in &book.rulings {
                assert!(
                    ruling.points.iter().all(|point| point.starts_with("**")),
                    "{game}, {language}: {ruling:?}"
                );
            }
            let marked: BTreeSet<String> = texts(&book).iter().flat_map(|text| marks(text)).collect();
            assert_eq!(marked, known.iter().cloned().collect(), "{game} in {language}");
        }
    }
}

/// What is the same in every language.
fn shape(book: &Rulebook) -> Vec<String> {
    let mut lines = Vec::new();
    for section in &book.sections {
        lines.push(format!("section {}", section.name));
        for block in &section.blocks {
            let (kind, name, text, list) = parts(block);
            let marks: Vec<Vec<String>> = [text].into_iter().chain(list).map(|text| marks(text)).collect();
            lines.push(format!("{kind} {name} {marks:?}"));
        }
    }
    lines.extend(book.rulings.iter().map(|ruling| format!("ruling {}", ruling.number)));
    lines
}

fn texts(book: &Rulebook) -> Vec<&String> {
    let blocks = book.sections.iter().flat_map(|section| &section.blocks);
    blocks.flat_map(|block| [parts(block).2].into_iter().chain(parts(block).3)).collect()
}

fn parts(block: &Block) -> (&'static str, &String, &String, &[String]) {
    match block {
        Block::Paragraph { name, text, items } => ("paragraph", name, text, items),
        Block::Diagram { name, text, steps } => ("diagram", name, text, steps),
    }
}

fn marks(text: &str) -> Vec<String> {
    let found = pieces(text).into_iter().filter_map(|piece| match piece {
        Piece::Ruling(number) => Some(number.to_owned()),
        _ => None,
    });
    found.collect()
}

/// The rulings of a game, which the tests of its rules name in their first line: `Rulings K1 to K13`.
fn rulings(game: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("tests/rulings.rs");
    let tests = fs::read_to_string(path).unwrap();
    let (_, said) =
        tests.split_once("Rulings ").expect("tests/rulings.rs begins with the rulings that it tests");
    let words: Vec<&str> = said.split_whitespace().take(3).collect();
    let [first, "to", last] = words[..] else { panic!("P1 to P9, not {words:?}") };
    let number =
        |ruling: &str| ruling[1..].trim_end_matches(',').parse::<u32>().expect("a letter and a number");
    (number(first)..=number(last)).map(|number| format!("{}{number}", &first[..1])).collect()
}
