//! The languages of the terminal: which one is spoken, and that nothing is left in another.

mod common;

use common::{folder, ok, pyramidion, pyramidion_in, refused};
use words::Language;

#[test]
fn a_game_is_played_in_german() {
    let folder = folder("german");
    let file = folder.join("spiel.papyrus");
    let file = file.to_str().unwrap();
    let keyboard = format!("help\nmove:c5\npass\nblah\n\n99\nundo\nstart:3\nsave {file}\nquit\n");
    let said = ok(&["play", "pyramidis", "--people", "all", "--language", "de"], &keyboard);
    for part in [
        "Rot>",
        "Gelb>",
        "Auf c5 ",
        "(P8)",
        "`blah`",
        &format!("--resume '{file}' --people red,yellow --opponents level:3"),
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    for english in ["Found", "Type", "There is", "Saved", "takes", "start square", "must move"] {
        assert!(!said.contains(english), "{english} in {said}");
    }
    let account = ok(&["replay", file, "--language", "de"], "");
    assert!(account.contains("Rot ") && account.contains("start:3"), "{account}");
    let broken = "game: pyramidis\nseats: red, yellow\n\nred pass\n";
    let output = pyramidion(&["replay", "-", "--language", "de"], broken);
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains(": Zeile 4: `pass` ist ") && message.ends_with(". (P8)\n"), "{message}");
    for english in ["must move", "line", " or ", "rulebook", "found"] {
        assert!(!message.contains(english), "{english} in {message}");
    }
    // Programs read English.
    refused(&["replay", "-", "--json", "--language", "de"], broken, "Red must move");
    assert_eq!(ok(&["replay", file, "--json", "--language", "de"], ""), ok(&["replay", file, "--json"], ""));
    assert_eq!(ok(&["levels", "--json", "--language", "de"], ""), ok(&["levels", "--json"], ""));
}

#[test]
fn every_language_says_everything_of_every_game() {
    let english = |args: &[&str]| ok(args, "");
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let code = language.code();
        for game in games::GAMES.iter().map(|game| game.spec().name) {
            let (shown, usual) = (ok(&["show", game, "--language", code], ""), english(&["show", game]));
            assert_eq!(shown.lines().count(), usual.lines().count(), "{code}: {shown}");
            assert!(!shown.contains("-form-") && !shown.contains("-option-"), "{code}: {shown}");
            assert_ne!(shown, usual, "{code}");
            let levels = ok(&["levels", game, "--language", code], "");
            assert!(
                levels != english(&["levels", game]) && !levels.contains("terminal-"),
                "{code}: {levels}"
            );
        }
    }
}

#[test]
fn the_locale_chooses_the_language_and_the_option_counts_for_more() {
    let shown = |locale: &str, more: &[&str]| {
        let output = pyramidion_in(locale, &[&["show", "sakkara"], more].concat(), "");
        assert!(output.status.success(), "{locale}");
        String::from_utf8(output.stdout).unwrap()
    };
    let french = ok(&["show", "sakkara", "--language", "fr"], "");
    assert_eq!(shown("fr_CH.UTF-8", &[]), french);
    assert_eq!(shown("de_DE.UTF-8", &["--language", "fr"]), french);
    assert_eq!(shown("tlh_KL", &[]), ok(&["show", "sakkara"], ""));
    let rules = pyramidion_in("de_AT", &["rules", "sakkara", "short"], "");
    assert!(String::from_utf8(rules.stdout).unwrap().contains("In fünf Minuten"));
}
