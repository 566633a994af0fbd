//! One word for one thing: `terms/<language>.toml`, and that every catalogue and rulebook keeps to it.

mod texts;

use std::collections::BTreeMap;
use std::fs;

use regex::{Regex, RegexBuilder};

use texts::{Term, languages, nothing, passages, root, terms};

#[test]
fn every_language_names_the_same_things() {
    let keys = |language: &str| -> Vec<String> {
        let things = terms(language).things;
        things.iter().flat_map(|(game, of)| of.keys().map(move |thing| format!("{game}.{thing}"))).collect()
    };
    for language in languages() {
        assert_eq!(keys(&language), keys("en"), "{language}");
        let terms = terms(&language);
        assert_eq!((terms.quotes.chars().count(), terms.inner.chars().count()), (2, 2), "{language}");
        assert!(!terms.address.is_empty(), "{language} says how it speaks to people");
        let about = terms.things.values().flat_map(BTreeMap::values).all(|term| term.about.is_some());
        assert_eq!(about, language == "en", "English says what things are");
    }
}

#[test]
fn one_word_means_one_thing() {
    let mut found = Vec::new();
    for language in languages() {
        for (game, things) in terms(&language).things {
            let mut seen: BTreeMap<String, &String> = BTreeMap::new();
            for (thing, term) in &things {
                if let Some(other) = seen.insert(term.word.to_lowercase(), thing) {
                    found.push(format!(
                        "{language}: {game}.{thing} and {game}.{other} are both {:?}",
                        term.word
                    ));
                }
            }
        }
    }
    nothing(&found);
}

#[test]
fn nothing_is_called_otherwise() {
    let mut found = Vec::new();
    for language in languages() {
        let passages = passages(&language);
        for (game, things) in terms(&language).things {
            // Few passages have any of these words: only there it is worth asking which.
            let avoided: Vec<&str> =
                things.values().flat_map(|term| &term.avoid).map(String::as_str).collect();
            if avoided.is_empty() {
                continue;
            }
            let any = whole(&avoided.join("|"));
            let here =
                passages.iter().filter(|passage| game == "table" || passage.game.as_ref() == Some(&game));
            for passage in here.filter(|passage| any.is_match(&passage.text)) {
                for (thing, term) in &things {
                    if term.avoid.iter().any(|other| whole(other).is_match(&passage.text)) {
                        found.push(format!(
                            "{}: expected {:?} for {game}.{thing} in {:?}",
                            passage.place, term.word, passage.text
                        ));
                    }
                }
            }
        }
    }
    nothing(&found);
}

#[test]
fn every_word_is_used() {
    let mut found = Vec::new();
    for language in languages() {
        let mut said: BTreeMap<Option<String>, String> = BTreeMap::new();
        for passage in passages(&language) {
            let text = said.entry(passage.game).or_default();
            text.push_str(&passage.text.to_lowercase());
            text.push('\n');
        }
        for (game, things) in terms(&language).things {
            let here: String = said
                .iter()
                .filter(|(of, _)| game == "table" || of.as_ref() == Some(&game))
                .map(|(_, text)| text.as_str())
                .collect();
            for (thing, term) in things.iter().filter(|(_, term)| !appears(term, &here)) {
                found.push(format!("{language}: nobody says {:?} for {game}.{thing}", term.word));
            }
        }
    }
    nothing(&found);
}

/// Where the printed rulebooks lie beside the project, the lines that terms name have their words.
#[test]
fn what_print_calls_a_thing_stands_in_print() {
    let seeds = root().join("../shared/seeds");
    let Ok(files) = fs::read_dir(&seeds) else {
        println!("without the printed rulebooks in {}: not compared", seeds.display());
        return;
    };
    let books: BTreeMap<String, Vec<String>> = files
        .map(|file| file.unwrap())
        .map(|file| {
            let text = fs::read_to_string(file.path()).unwrap().to_lowercase();
            (file.file_name().to_string_lossy()[..3].to_owned(), text.lines().map(str::to_owned).collect())
        })
        .collect();
    let mut found = Vec::new();
    for language in languages() {
        for (game, things) in terms(&language).things {
            for (thing, term) in things.iter().filter(|(_, term)| term.source != "ours") {
                let line = term.source.split_once(':').and_then(|(book, line)| {
                    books.get(book)?.get(line.parse::<usize>().ok()?.checked_sub(1)?)
                });
                if !line.is_some_and(|line| appears(term, line)) {
                    found.push(format!(
                        "{language}: {game}.{thing}: {:?} is not in {}",
                        term.word, term.source
                    ));
                }
            }
        }
    }
    nothing(&found);
}

/// Whether any form of the word stands in a text of small letters.
fn appears(term: &Term, text: &str) -> bool {
    term.words().any(|word| text.contains(&word.to_lowercase()))
}

fn whole(words: &str) -> Regex {
    RegexBuilder::new(&format!(r"(^|[^\w\u{{fffc}}])({words})($|[^\w\u{{fffc}}])"))
        .case_insensitive(true)
        .build()
        .unwrap()
}
