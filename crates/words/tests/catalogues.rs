//! Every catalogue in every language: the same messages with the same variables, and each can be said with every
//! number.

mod texts;

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use texts::{Catalogue, Choice, catalogues, languages, nothing, terms};

/// The numbers that each message is said with.
const NUMBERS: [u32; 5] = [0, 1, 2, 5, 1_000_000];

/// What stands for a person or for words, in every message.
const WORDS: [&str; 11] =
    ["bot", "does", "game", "hands", "list", "name", "names", "seat", "title", "victim", "who"];

/// What other numbers are out of: it is the same in every game, and never one.
const WHOLE: [&str; 5] = ["fists", "goal", "most", "of", "seats"];

/// What stands for a place on a board.
const PLACES: [&str; 6] = ["at", "field", "from", "square", "step", "to"];

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[test]
fn every_language_has_the_same_messages_in_the_same_order() {
    let english = catalogues("en");
    let names = |all: &[Catalogue]| all.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
    let mut found = Vec::new();
    for language in languages() {
        let all = catalogues(&language);
        assert_eq!(names(&all), names(&english), "{language}");
        for (ours, theirs) in all.iter().zip(&english) {
            let ids = |one: &Catalogue| one.messages.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
            let (ids, expected) = (ids(ours), ids(theirs));
            let lacks = expected.iter().filter(|id| !ids.contains(id)).map(|id| format!("lacks {id}"));
            let more = ids
                .iter()
                .filter(|id| !expected.contains(id))
                .map(|id| format!("has {id}, which English lacks"));
            let before = found.len();
            found.extend(lacks.chain(more).map(|what| format!("{}, {language}: {what}", ours.name)));
            if found.len() == before && ids != expected {
                found.push(format!("{}, {language}: another order than English", ours.name));
            }
        }
    }
    nothing(&found);
}

#[test]
fn every_message_has_the_same_variables() {
    let mut variables: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for catalogue in catalogues("en") {
        variables.extend(catalogue.messages.into_iter().map(|(id, message)| (id, message.variables)));
    }
    let mut found = Vec::new();
    for language in languages() {
        for (id, message) in catalogues(&language).into_iter().flat_map(|catalogue| catalogue.messages) {
            let expected = &variables[&id];
            if message.variables != *expected {
                found.push(format!("{id}, {language}: found {:?}, expected {expected:?}", message.variables));
            }
        }
    }
    nothing(&found);
}

/// Digits are written out, so a million needs no words of its own where a language has `many` for it alone.
#[test]
fn every_choice_by_number_has_the_cases_of_its_language() {
    let mut found = Vec::new();
    for language in languages() {
        let rules = PluralRules::create(locale(&language), PluralRuleType::CARDINAL).unwrap();
        let needed: BTreeSet<String> =
            [0_u32, 1, 2, 5].iter().map(|number| category(&rules.select(*number).unwrap())).collect();
        let zero_is_one = rules.select(0).unwrap() == PluralCategory::ONE;
        let needed: BTreeSet<&str> = needed.iter().map(String::as_str).collect();
        for (id, message) in catalogues(&language).into_iter().flat_map(|catalogue| catalogue.messages) {
            for Choice { variable, cases } in &message.choices {
                let keys: Vec<&str> = cases.iter().map(|(key, _)| key.as_str()).collect();
                let categories: BTreeSet<&str> =
                    keys.iter().copied().filter(|key| CATEGORIES.contains(key)).collect();
                let exact: Vec<&str> =
                    keys.iter().copied().filter(|key| key.parse::<f64>().is_ok()).collect();
                // A choice by words, or by exact numbers, has nothing but `other` beside them.
                if categories.len() < 2 {
                    continue;
                }
                let lacks: Vec<&str> = needed.difference(&categories).copied().collect();
                let more: Vec<&str> =
                    categories.difference(&needed).copied().filter(|key| *key != "many").collect();
                if !lacks.is_empty() || !more.is_empty() {
                    found.push(format!(
                        "{id}, {language}: ${variable} has {keys:?}, lacks {lacks:?}, and nothing is {more:?}"
                    ));
                }
                let says_one = cases.iter().any(|(key, says)| key == "one" && !says);
                if says_one && zero_is_one && !exact.contains(&"0") {
                    found.push(format!("{id}, {language}: ${variable} is said to be one when it is nothing"));
                }
            }
        }
    }
    nothing(&found);
}

#[test]
fn every_message_can_be_said_with_every_number() {
    let mut found = Vec::new();
    for language in languages() {
        let mut bundle = FluentBundle::new(vec![locale(&language)]);
        bundle.set_use_isolating(false);
        let all = catalogues(&language);
        for catalogue in &all {
            bundle.add_resource(FluentResource::try_new(catalogue.source.clone()).unwrap()).unwrap();
        }
        let wrong = wrong_numbers(&language);
        for (id, message) in all.into_iter().flat_map(|catalogue| catalogue.messages) {
            let Some(pattern) = bundle.get_message(&id).and_then(|message| message.value()) else {
                found.push(format!("{id}, {language}: says nothing"));
                continue;
            };
            for number in NUMBERS {
                let mut args = FluentArgs::new();
                for variable in &message.variables {
                    if WORDS.contains(&variable.as_str()) {
                        args.set(variable.clone(), "Tamit");
                    } else if PLACES.contains(&variable.as_str()) {
                        args.set(variable.clone(), "c7");
                    } else if WHOLE.contains(&variable.as_str()) {
                        args.set(variable.clone(), number.max(3));
                    } else {
                        args.set(variable.clone(), number);
                    }
                }
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
                if !errors.is_empty() || text.trim().is_empty() || text.contains(['{', '}']) {
                    found.push(format!("{id}, {language}, with {number}: {text:?} {errors:?}"));
                }
                let small = text.to_lowercase();
                let slip = wrong.iter().find(|slip| {
                    small.match_indices(*slip).any(|(at, _)| {
                        let after = small[at + slip.len()..].chars().next();
                        let before = small[..at].chars().next_back();
                        !after.is_some_and(char::is_alphanumeric)
                            && !before.is_some_and(char::is_alphanumeric)
                    })
                });
                if let Some(slip) = slip {
                    found.push(format!("{id}, {language}: says “{slip}” in {text:?}"));
                }
            }
        }
    }
    nothing(&found);
}

/// What nobody says: `1 bridges`, `5 bridge`.
fn wrong_numbers(language: &str) -> Vec<String> {
    let terms = terms(language);
    let mut wrong = Vec::new();
    for term in terms.things.values().flat_map(BTreeMap::values) {
        let Some(plural) = term.plural.as_ref().filter(|plural| **plural != term.word) else { continue };
        for space in [' ', '\u{a0}', '\u{202f}'] {
            wrong.push(format!("1{space}{}", plural.to_lowercase()));
            wrong.push(format!("5{space}{}", term.word.to_lowercase()));
        }
    }
    wrong
}

fn locale(language: &str) -> LanguageIdentifier {
    language.parse().unwrap()
}

/// As Fluent writes it.
fn category(category: &PluralCategory) -> String {
    format!("{category:?}").to_lowercase()
}
