//! What the page has of the games: the types of their views, boards and events, samples of games for its tests, and the
//! diagrams of their rulebooks.

#[path = "typescript/diagrams.rs"]
mod diagrams;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use game::{AnyGame, AnyMatch, Record, Seat, Setup, Turn, Value, Viewer};
use serde_json::json;
use typescript::Module;

#[test]
fn the_page_knows_what_the_games_say() {
    for game in games::GAMES {
        let (name, title) = (game.spec().name, game.spec().title);
        let about = format!("{title} as the server tells it: views, boards and events.");
        let mut module = Module::new(&about, &format!("crates/{name}"));
        game.declare(&mut module);
        typescript::check(&format!("games/{name}/types.ts"), &module.text());
    }
}

/// TypeScript checks that the samples are of the types, so that nothing is told that the types do not know.
#[test]
fn the_page_has_samples_of_the_games() {
    for game in games::GAMES {
        let (name, title) = (game.spec().name, game.spec().title);
        let mut text = format!(
            "// A board of {title} and steps of games, one for each set of events that occurs together, for tests.\n\
             // Made from playthroughs/{name} by `cargo xtask codegen`: change it there.\n\
             import type {{ Steps }} from '../testing';\n\
             import type {{ Event, Plan, View }} from './types';\n\n\
             export const plan: Plan = {};\n\n\
             export const steps: Steps<View, Event> = [\n",
            game.board(&largest(*game))
        );
        for step in steps(name) {
            let _ = writeln!(text, "{step},");
        }
        text.push_str("];\n");
        typescript::check(&format!("games/{name}/sample.ts"), &text);
    }
}

/// A table with the most seats that there can be.
fn largest(game: &dyn AnyGame) -> Setup {
    let mut setup = Setup::default_of(game.spec());
    let seats = game.spec().seats.iter().max_by_key(|seats| seats.len()).expect("somebody plays");
    setup.set_seats(&seats.join(", ")).expect("they are the game's own");
    setup
}

/// What was played in the playthroughs of a game, one step for each set of events that occurs together.
fn steps(game: &str) -> Vec<Value> {
    let (mut steps, mut known) = (Vec::new(), BTreeSet::new());
    for path in records(game) {
        let bytes = fs::read(&path).unwrap();
        let record = Record::read(&bytes).unwrap();
        let mut before = record.open(games::GAMES).unwrap();
        let mut table = before.fork();
        let each = |after: &dyn AnyMatch| {
            let viewer = actor(&*before);
            let events = after.events(after.ply(), viewer).into_iter().map(|(_, data)| data);
            let events: Vec<Value> = events.collect();
            let kinds: BTreeSet<String> = events.iter().map(|event| event["kind"].to_string()).collect();
            if known.insert(kinds) {
                let (_, action) = after.last(Some(viewer)).expect("something was played");
                steps.push(json!({
                    "view": before.view(viewer),
                    "legal": before.legal(),
                    "action": action,
                    "events": events,
                    "after": after.view(viewer),
                }));
            }
            before = after.fork();
        };
        record.replay(&mut *table, each).unwrap();
    }
    steps
}

/// Who acts; the first seat for chance.
fn actor(table: &dyn AnyMatch) -> Viewer {
    match table.turn() {
        Turn::Seat(seat) => Viewer::Seat(seat),
        Turn::Chance | Turn::Over(_) => Viewer::Seat(Seat(0)),
    }
}

/// The records of a game's playthroughs.
fn records(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../playthroughs").join(game);
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "papyrus")).collect();
    records.sort();
    records
}
