//! Every message of the sheets is said by something that prints.

use std::fs;
use std::path::Path;

/// The source files of a folder as one text.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            all += &fs::read_to_string(&path).unwrap();
        }
    }
    all
}

/// The names of the messages in a catalogue.
fn messages(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let name = |line: &str| Some(line.split_once(" =")?.0.to_owned());
    text.lines()
        .filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase()))
        .filter_map(name)
        .collect()
}

#[test]
fn every_message_is_said() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = crates.join("../../web/src/lib");
    let printing = sources(&crates.join("src"));
    let mut all = messages(&page.join("i18n/en/print.ftl"));
    for kit in print::KITS {
        all.extend(messages(&page.join("games").join(kit.spec().name).join("print.en.ftl")));
    }
    assert!(all.len() > 40, "{all:?}");
    let silent: Vec<&String> = all.iter().filter(|id| !printing.contains(&format!("\"{id}\""))).collect();
    // The words for all games wait for those that cannot be printed yet.
    let all_games = print::KITS.len() == games::GAMES.len();
    let silent: Vec<_> = silent.into_iter().filter(|id| all_games || !id.starts_with("print-")).collect();
    assert!(silent.is_empty(), "nothing says {silent:?}");
}
