//! A game is its own folders and one line in the registry: a file elsewhere that names a game fails here, unless it is
//! on the list of exceptions. Markdown is prose and may name whom it likes.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders of a game, and the files that are called like it.
const FOLDERS: [&str; 7] = [
    "crates/",
    "crates/bots/src/evaluation/",
    "crates/bots/tests/",
    "crates/print/src/",
    "crates/print/tests/",
    "fuzz/src/bin/",
    "web/src/lib/games/",
];

/// Files and folders of one game that are not called like it.
const OWN: [(&str, &str); 3] = [
    ("crates/reels/", "the stereo pictures of one game"),
    ("crates/cli/src/reel.rs", "the command that draws them"),
    ("crates/cli/tests/reel.rs", "that command, tested"),
];

/// Files of Rust crates, or folders of them, that may name games, and why. In the folders of tests games are examples.
const RUST: &[(&str, &str)] = &[
    ("crates/games/Cargo.toml", "what the registry needs"),
    ("crates/games/src/lib.rs", "the registry"),
    ("crates/bots/src/evaluation.rs", "pairs games with their evaluations"),
    ("crates/print/src/kits.rs", "pairs games with what is printed of them"),
    ("crates/print/src/lib.rs", "names the modules of that list"),
    ("crates/cli/tests/", "what people type and read, told with games that have dice, secrets or many seats"),
    ("crates/table/tests/", "stories of tables, with games that have dice, secrets or many seats"),
    ("crates/server/tests/", "the same over sockets"),
    ("crates/store/tests/common/old.rs", "what databases of older versions hold"),
    ("examples/rust/tests/plays.rs", "a game that a program of others plays"),
];

/// Files of the page that may name games, and why.
const PAGE: &[(&str, &str)] = &[("web/tests/fakes.ts", "the game that tests of a table load")];

#[test]
fn no_rust_file_outside_a_games_folders_names_it() {
    check(&["crates", "examples", "fuzz/src", "peers", "xtask"], &["rs", "toml"], RUST);
}

#[test]
fn no_file_of_the_page_outside_a_games_folders_names_it() {
    let kinds = ["css", "ftl", "html", "js", "json", "mjs", "svelte", "ts"];
    check(&["web/src", "web/tests", "web/e2e"], &kinds, PAGE);
}

/// No file names a game but those that belong to one and the exceptions, and every exception is needed.
fn check(folders: &[&str], kinds: &[&str], exceptions: &[(&str, &str)]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut needed = vec![false; exceptions.len()];
    let (mut files, mut wrong) = (Vec::new(), Vec::new());
    for folder in folders {
        collect(&root.join(folder), kinds, &mut files);
    }
    assert!(files.len() > 20, "{folders:?} have files");
    for file in files {
        let path = file.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        if is_own(&path) {
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let Some((line, name)) = first_name(&text) else { continue };
        match exceptions.iter().position(|(known, _)| path.starts_with(known)) {
            Some(exception) => needed[exception] = true,
            None => wrong.push(format!("{path}:{line} names {name}, which belongs into that game's folders")),
        }
    }
    for ((path, reason), _) in exceptions.iter().zip(needed).filter(|(_, needed)| !needed) {
        wrong.push(format!("{path} names no game any more ({reason}): take it from the list"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether a file belongs to a game: it lies where games have their own, in a folder or a file that is called like the
/// game.
fn is_own(path: &str) -> bool {
    let is_of = |name: &str| {
        let below = |folder: &str| path.strip_prefix(folder)?.strip_prefix(name);
        FOLDERS.into_iter().filter_map(below).any(|rest| rest.starts_with(['/', '.']))
    };
    games::GAMES.iter().any(|game| is_of(game.spec().name))
        || OWN.iter().any(|(own, _)| path.starts_with(own))
}

/// The first line that names a game, and the game.
fn first_name(text: &str) -> Option<(usize, &'static str)> {
    (1..).zip(text.lines()).find_map(|(number, line)| {
        let line = line.to_lowercase();
        let named = games::GAMES.iter().map(|game| game.spec().name).find(|name| line.contains(name));
        named.map(|name| (number, name))
    })
}

fn collect(folder: &Path, kinds: &[&str], files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        // What is built or downloaded is not ours.
        if path.is_dir() && !["target", "node_modules"].contains(&name) && !name.starts_with('.') {
            collect(&path, kinds, files);
        } else if path.extension().is_some_and(|kind| kinds.iter().any(|known| kind == *known)) {
            files.push(path);
        }
    }
}

#[test]
fn a_name_is_found_wherever_it_is() {
    let name = games::GAMES[0].spec().name;
    let title = games::GAMES[0].spec().title;
    assert_eq!(first_name(&format!("// one\nuse x{title}Y;")), Some((2, name)));
    assert_eq!(first_name("no game"), None);
    assert!(is_own(&format!("crates/{name}/src/lib.rs")) && is_own(&format!("crates/bots/tests/{name}.rs")));
    assert!(is_own(&format!("web/src/lib/games/{name}/Board.svelte")));
    assert!(!is_own(&format!("crates/server/src/{name}.rs")) && !is_own(&format!("crates/{name}s/lib.rs")));
}
