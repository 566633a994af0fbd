//! Every word that a person reads is in Debian's dictionary of its language, or among the names and terms.

mod texts;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::thread;

use spellbook::Dictionary;

use texts::{GAP, languages, nothing, passages, root, terms};

/// Where Debian has its dictionaries.
const DICTIONARIES: &str = "/usr/share/hunspell";

/// Whose spelling we follow, where a dictionary is named after a country.
const COUNTRIES: [(&str, &str); 5] = [("de", "DE"), ("en", "GB"), ("es", "ES"), ("it", "IT"), ("sv", "SE")];

#[test]
fn every_word_is_known() {
    let names = fs::read_to_string(root().join("terms/names.txt")).unwrap();
    let names = names.to_lowercase();
    let names: BTreeSet<&str> =
        names.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace).collect();
    let found = thread::scope(|scope| {
        let languages = languages().into_iter().map(|language| {
            scope.spawn({
                let names = &names;
                move || unknown(&language, names)
            })
        });
        languages
            .collect::<Vec<_>>()
            .into_iter()
            .flat_map(|thread| thread.join().unwrap())
            .collect::<Vec<_>>()
    });
    nothing(&found);
}

/// The words of a language that nothing knows, and where each stands first.
fn unknown(language: &str, names: &BTreeSet<&str>) -> Vec<String> {
    let dictionary = dictionary(language);
    let terms = terms(language);
    let mut known: BTreeSet<String> = terms.spelling.iter().map(|word| word.to_lowercase()).collect();
    for term in terms.things.values().flat_map(BTreeMap::values) {
        known.extend(term.words().flat_map(words).map(str::to_lowercase));
    }
    let right = |word: &str| {
        let small = word.to_lowercase();
        names.contains(small.as_str())
            || known.contains(&small)
            || dictionary.check(word)
            || dictionary.check(&small)
            // A notation, a ruling's number, one letter.
            || word.chars().any(char::is_numeric)
            || word.chars().count() < 2
    };
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    // What the computer's people are called are names, in each language's own spelling.
    for passage in passages(language).into_iter().filter(|passage| !passage.place.contains(": bot-")) {
        for word in words(&passage.text) {
            let plain = word.replace('’', "'");
            // Words that are joined by an apostrophe or a hyphen.
            let parts = |word: &str| word.split(['-', '\'']).filter(|part| !part.is_empty()).all(right);
            if !right(&plain) && !right(word) && !parts(&plain) {
                found.entry(word.to_owned()).or_insert(passage.place.clone());
            }
        }
    }
    found.into_iter().map(|(word, place)| format!("{place}: {word}")).collect()
}

/// The words of a text, without those that something is put into.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let apart =
        |sign: char| !(sign.is_alphanumeric() || matches!(sign, '’' | '-' | GAP | '_' | '/' | '.' | '@'));
    let words = text.split(apart).map(|word| word.trim_matches(['’', '-', '.', '/']));
    // What has such a sign in it is an address, a file or an option of the command line.
    words.filter(|word| !word.is_empty() && !word.contains([GAP, '_', '/', '@', '.']))
}

fn dictionary(language: &str) -> Dictionary {
    let country = COUNTRIES
        .iter()
        .find(|(of, _)| *of == language)
        .map_or(String::new(), |(_, country)| format!("_{country}"));
    let read = |ending: &str| {
        let path = format!("{DICTIONARIES}/{language}{country}.{ending}");
        fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{path}: {error}; install hunspell-{language}"))
    };
    Dictionary::new(&read("aff"), &read("dic")).unwrap_or_else(|error| panic!("{language}: {error}"))
}
