//! Whatever a game says, every language says it: its box, the board in text through random games, and the catalogues
//! that are for the rules alone have nothing that no rule says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use game::{AnyMatch, Argument, Message, PlayError, RandomSource, Seeded, Setup, Turn, Viewer, Word};
use words::{Language, in_every_language, sentence_in_every_language};

#[test]
fn the_box_is_described() {
    for game in games::GAMES {
        let spec = game.spec();
        sentence_in_every_language(&spec.about());
        for option in spec.options {
            sentence_in_every_language(&spec.option(option));
            for value in option.values {
                in_every_language(&spec.value(option, value));
            }
        }
        for (_, name) in spec.actions {
            in_every_language(&spec.form(name));
        }
    }
}

fn look(table: &dyn AnyMatch) {
    for viewer in Viewer::all(table.setup().seats().len()) {
        let board = table.text_board(viewer);
        for word in board.lines().flatten() {
            if let Word::Said(_, message, _) = word {
                in_every_language(message);
            }
        }
    }
}

/// Plays something at random; `false` when the game is over.
fn play_on(table: &mut dyn AnyMatch, random: &mut Seeded) -> bool {
    let (actor, action) = match table.turn() {
        Turn::Over(_) => return false,
        Turn::Chance => ("chance", table.chance(random)),
        Turn::Seat(seat) => {
            let legal = table.legal();
            let number = random.below(legal.len() as u32) as usize;
            (table.setup().seats()[seat.index()], legal[number].clone())
        }
    };
    table.play(actor, &action).unwrap_or_else(|error| panic!("{error}"));
    true
}

#[test]
fn the_board_in_text_is_said() {
    for game in games::GAMES {
        let first = Setup::default_of(game.spec());
        let every = game.spec().every_setup();
        // The usual game to its end, the others as far as they are not the same any more.
        let setups =
            [(&first, usize::MAX)].into_iter().chain(every.iter().step_by(29).map(|setup| (setup, 400)));
        for (number, (setup, most)) in setups.enumerate() {
            let (mut table, mut random) = (game.open(setup), Seeded::new(number as u64));
            while table.ply() < most && play_on(&mut *table, &mut random) {
                if table.ply() % 20 == 1 {
                    look(&*table);
                }
            }
            look(&*table);
        }
    }
}

/// The names of a message and of all that it speaks of.
fn names_in(message: &Message, names: &mut BTreeSet<String>) {
    names.insert(message.id.to_string());
    message.args.iter().for_each(|(_, argument)| names_in_argument(argument, names));
}

fn names_in_argument(argument: &Argument, names: &mut BTreeSet<String>) {
    match argument {
        Argument::Message(message) => names_in(message, names),
        Argument::List(items) => items.iter().for_each(|item| names_in_argument(item, names)),
        Argument::Number(_) | Argument::Word(_) | Argument::Seat(_) => {}
    }
}

/// The page says reasons, and does not load the catalogues of the terminal.
#[test]
fn a_reason_is_not_said_by_a_catalogue_of_the_terminal() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib");
    let around: BTreeSet<String> = messages(&page.join("i18n/en/terminal.ftl")).into_iter().collect();
    for game in games::GAMES {
        let spec = game.spec();
        let mut terminal = around.clone();
        terminal.extend(messages(&page.join("games").join(spec.name).join("terminal.en.ftl")));
        let (mut reasons, mut tried) = (BTreeSet::new(), BTreeSet::new());
        for (number, setup) in spec.every_setup().iter().step_by(29).enumerate() {
            let (mut table, mut random) = (game.open(setup), Seeded::new(number as u64));
            while table.ply() < 200 && play_on(&mut *table, &mut random) {
                let Turn::Seat(seat) = table.turn() else { continue };
                tried.extend(table.legal().into_iter().take(5));
                for action in &tried {
                    let checked = table.check(setup.seats()[seat.index()], action);
                    if let Err(PlayError::Illegal { why, .. }) = checked {
                        names_in(&why.reason, &mut reasons);
                    }
                }
                if tried.len() > 40 {
                    tried.clear();
                }
            }
        }
        let wrong: Vec<&String> = reasons.intersection(&terminal).collect();
        assert!(reasons.len() > 3 && wrong.is_empty(), "{}: {wrong:?} of {reasons:?}", spec.name);
    }
}

/// Every name in quotes in the sources of a crate.
fn named(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            named(&path, names);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            names.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
}

/// The messages of a catalogue.
fn messages(path: &PathBuf) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn nothing_is_written_that_no_rule_says() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for game in games::GAMES {
        let spec = game.spec();
        let mut known = BTreeSet::new();
        named(&crates.join(spec.name).join("src"), &mut known);
        known.extend(spec.actions.iter().map(|(_, name)| spec.form(name).id.into_owned()));
        for file in ["refusals", "terminal"] {
            for language in Language::all() {
                let folder = crates.join("../web/src/lib/games").join(spec.name);
                let path = folder.join(format!("{file}.{language}.ftl"));
                let unknown: Vec<String> =
                    messages(&path).into_iter().filter(|id| !known.contains(id)).collect();
                assert!(unknown.is_empty(), "{}: nothing says {unknown:?}", path.display());
            }
        }
    }
}

/// The sources of a crate, one after the other.
fn sources(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = |path: PathBuf| match path.extension() {
        _ if path.is_dir() => sources(&path),
        Some(ending) if ending == "rs" => fs::read_to_string(&path).unwrap(),
        _ => String::new(),
    };
    paths.map(text).collect()
}

#[test]
fn nothing_is_written_around_the_games_that_nobody_says() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let others = games::GAMES.iter().map(|game| game.spec().name);
    let all: String = ["cli", "bots", "words"]
        .into_iter()
        .chain(others)
        .map(|name| sources(&crates.join(name).join("src")))
        .collect();
    let terminal = messages(&crates.join("../web/src/lib/i18n/en/terminal.ftl"));
    let unknown: Vec<&String> = terminal.iter().filter(|id| !all.contains(&format!("\"{id}\""))).collect();
    assert!(terminal.len() > 30 && unknown.is_empty(), "nothing says {unknown:?}");
}
