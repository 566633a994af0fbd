//! Marks, dashes and spaces as each language writes them, and no English left over.

mod texts;

use std::collections::BTreeMap;

use regex::Regex;

use texts::{GAP, Passage, catalogues, languages, nothing, passages, terms};

const NARROW: char = '\u{202f}';
const WIDE: char = '\u{a0}';
/// Every quotation mark of our languages.
const QUOTES: &str = "“”„«»‹›‘‚";
/// Signs that French sets off by a space.
const SET_OFF: [char; 4] = [';', ':', '!', '?'];

#[test]
fn marks_are_those_of_the_language() {
    let mut found = Vec::new();
    for language in languages() {
        let terms = terms(&language);
        let own = format!("{}{}’", terms.quotes, terms.inner);
        for Passage { place, text, .. } in passages(&language) {
            // The name of a key, what is drawn in letters and what is typed are not sentences.
            let is_drawn = place.contains("-terminal-") || place.contains("-form-");
            if is_drawn || !text.chars().any(char::is_alphabetic) {
                continue;
            }
            let mut say = |what: &str| found.push(format!("{place}: {what} in {text:?}"));
            if text.contains(['"', '\'', '`', '´']) {
                say("a straight mark");
            }
            if let Some(mark) = text.chars().find(|sign| QUOTES.contains(*sign) && !own.contains(*sign)) {
                say(&format!("{mark}, which this language does not write"));
            }
            if text.contains("...") {
                say("three dots instead of …");
            }
            if text.contains(" - ") || text.contains("--") {
                say("a hyphen as a dash");
            }
            if text.contains("  ") {
                say("two spaces");
            }
            if language == "fr" {
                if let Some(sign) = not_set_off(&text) {
                    say(&format!("{sign} without its space"));
                }
            } else if text
                .chars()
                .zip(text.chars().skip(1))
                .any(|(space, sign)| space.is_whitespace() && ",;:!?.".contains(sign) && !text.contains(" …"))
            {
                say("a space before a sign");
            }
            if language == "es" {
                for (open, close) in [('¿', '?'), ('¡', '!')] {
                    if text.matches(open).count() != text.matches(close).count() {
                        say(&format!("{close} and {open} that do not pair"));
                    }
                }
            }
        }
    }
    nothing(&found);
}

/// The first sign of a French text that is not set off as it should be.
fn not_set_off(text: &str) -> Option<char> {
    let signs: Vec<char> = text.chars().collect();
    let space = |sign: Option<&char>| matches!(sign, Some(&NARROW | &WIDE));
    signs.iter().enumerate().find_map(|(at, &sign)| {
        let before = at.checked_sub(1).and_then(|before| signs.get(before));
        let after = signs.get(at + 1);
        // A sign at the beginning is set off by what comes before it there; 12:30 and --flag: are not sentences.
        let wrong = match sign {
            _ if SET_OFF.contains(&sign) => {
                before.is_some_and(|before| !SET_OFF.contains(before))
                    && !space(before)
                    && !after.is_some_and(char::is_ascii_digit)
                    && before != Some(&GAP)
            }
            '«' => after.is_some() && !space(after),
            '»' => before.is_some() && !space(before),
            _ => false,
        };
        wrong.then_some(sign)
    })
}

#[test]
fn no_english_is_left_over() {
    let english = Regex::new(r"(?i)(^|\W)(the|and|your|you|with|which|from|this|that)(\W|$)").unwrap();
    let said: BTreeMap<String, Vec<String>> = catalogues("en")
        .into_iter()
        .flat_map(|one| one.messages)
        .map(|(id, message)| (id, message.texts))
        .collect();
    let mut found = Vec::new();
    for language in languages().into_iter().filter(|language| language != "en") {
        let left =
            passages(&language).into_iter().filter(|passage| english.is_match(&names_aside(&passage.text)));
        found.extend(left.map(|passage| format!("{}: {:?}", passage.place, passage.text)));
        for (id, message) in catalogues(&language).into_iter().flat_map(|one| one.messages) {
            let words = message.texts.join(" ");
            let same = said[&id] == message.texts && words.split_whitespace().count() > 4;
            // Who made a game, where and when is the same everywhere.
            if same && !id.contains("-print") {
                found.push(format!("{id}, {language}: as in English: {words:?}"));
            }
        }
    }
    nothing(&found);
}

/// The text without names that are English.
fn names_aside(text: &str) -> String {
    text.replace("The Brand Works", "")
}
