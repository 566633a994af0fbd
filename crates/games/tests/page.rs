//! Every game of the registry has its folder on the page, and there are words for its seats and options in every
//! language.

use std::fs;
use std::path::{Path, PathBuf};

use game::{OptionKind, Spec};

fn library() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib")
}

/// The languages of the page: each has a folder.
fn languages() -> Vec<String> {
    let folders = fs::read_dir(library().join("i18n")).unwrap().map(Result::unwrap);
    folders
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect()
}

/// The names of the messages in a catalogue.
fn messages(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect()
}

/// What the page asks for when somebody sets up a table: see `web/src/lib/ui/TableDetails.svelte`.
fn asked(spec: &Spec) -> Vec<String> {
    let seats = spec.seats.iter().copied().flatten().map(|seat| format!("seat-{seat}"));
    let options = spec.options.iter().flat_map(|option| {
        let key = format!("{}-option-{}", spec.name, option.key);
        let values = option.values.iter().map(|value| format!("{key}-{value}"));
        [key.clone(), format!("{key}-about")].into_iter().chain(values).collect::<Vec<_>>()
    });
    seats.chain(options).collect()
}

/// Whether a message names several values of a list at once, `routes-AB`: the page may offer them together.
fn is_shortcut(spec: &Spec, message: &str) -> bool {
    spec.options.iter().filter(|option| option.kind == OptionKind::List).any(|option| {
        let prefix = format!("{}-option-{}-", spec.name, option.key);
        message.strip_prefix(&prefix).is_some_and(|mut rest| {
            while let Some(value) = option.values.iter().find(|value| rest.starts_with(**value)) {
                rest = &rest[value.len()..];
            }
            rest.is_empty()
        })
    })
}

#[test]
fn every_game_has_a_folder() {
    for game in games::GAMES {
        for file in ["meta.ts", "index.ts", "setup.ts"] {
            let path = library().join("games").join(game.spec().name).join(file);
            assert!(path.is_file(), "found no {}", path.display());
        }
    }
}

#[test]
fn seats_and_options_have_words() {
    let languages = languages();
    assert!(languages.len() > 1, "{languages:?}");
    for language in &languages {
        let shell = messages(&library().join("i18n").join(language).join("shell.ftl"));
        for game in games::GAMES {
            let spec = game.spec();
            let own = messages(&library().join("games").join(spec.name).join(format!("meta.{language}.ftl")));
            let missing: Vec<String> =
                asked(spec).into_iter().filter(|name| !shell.contains(name) && !own.contains(name)).collect();
            assert!(missing.is_empty(), "{} in {language} lacks {missing:?}", spec.name);
            let strange: Vec<&String> = own
                .iter()
                .filter(|name| name.contains("-option-"))
                .filter(|name| !asked(spec).contains(name) && !is_shortcut(spec, name))
                .collect();
            assert!(strange.is_empty(), "{} in {language} has {strange:?}", spec.name);
        }
    }
}

#[test]
fn the_page_says_of_every_option_what_is_print() {
    for game in games::GAMES {
        let spec = game.spec();
        let setup = library().join("games").join(spec.name).join("setup.ts");
        let text = fs::read_to_string(&setup).unwrap_or_else(|error| panic!("{}: {error}", setup.display()));
        let printed =
            text.split_once("printed: {").unwrap_or_else(|| panic!("{} lacks `printed`", setup.display())).1;
        for option in spec.options {
            let expected = format!("{}: [", option.key);
            assert!(printed.contains(&expected), "{} lacks {expected:?}", setup.display());
        }
    }
}
