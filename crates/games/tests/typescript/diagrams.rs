//! The diagrams of the rulebooks: each game's `rules/diagrams.json` on the page gives positions and what is played from
//! one to the next, the rules check it here, and `cargo xtask codegen` writes what the page draws.
//!
//! A diagram has `seats` and, if they are not the usual ones, `options`; `looking` is the seat that sees it, otherwise a
//! spectator. A step has a `position`, or what to `play` to come to it from the step before, or `from` another position
//! (with a `position`, too, that must be where it leads), and perhaps what is `refused` there, with the rule that forbids it, or a picture instead (`image`). All else is for the
//! drawing: `around` which part of the board is shown, `marks` places to point out, `crossed` ways that are not allowed.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use game::{AnyGame, AnyMatch, PlayError, Seat, Setup, Value, Viewer};
use serde_json::{Map, json};

const STEP: [&str; 7] = ["position", "from", "play", "refused", "image", "marks", "crossed"];
const DIAGRAM: [&str; 6] = ["seats", "options", "looking", "around", "aspect", "steps"];

#[test]
fn the_page_has_the_diagrams_of_the_rulebooks() {
    for game in games::GAMES {
        let (name, title) = (game.spec().name, game.spec().title);
        let source = fs::read_to_string(folder(name).join("diagrams.json")).unwrap();
        let diagrams: Map<String, Value> = serde_json::from_str(&source).unwrap();
        assert!(diagrams.len() > 4, "{name} has diagrams");
        let mut plans = Plans::default();
        let mut drawn = String::new();
        for (diagram, about) in &diagrams {
            let figure = figure(*game, about, &format!("{name}: {diagram}"), &mut plans);
            let _ = writeln!(drawn, "{}: {figure},", json!(diagram));
        }
        let text = format!(
            "// The diagrams of {title}'s rulebook as its board draws them.\n\
             // Made from diagrams.json by `cargo xtask codegen`: change it there.\n\
             import type {{ Figures }} from '../../../rulebook/figures';\n\
             import type {{ Event, Plan, View }} from '../types';\n\n\
             export default {{\nplans: {},\nfigures: {{\n{drawn}}},\n}} satisfies Figures<Plan, View, Event>;\n",
            json!(plans.drawn)
        );
        typescript::check(&format!("games/{name}/rules/figures.ts"), &text);
    }
}

/// Boards, each once.
#[derive(Default)]
struct Plans {
    numbers: BTreeMap<String, usize>,
    drawn: Vec<Value>,
}

impl Plans {
    fn number(&mut self, game: &dyn AnyGame, setup: &Setup) -> usize {
        *self.numbers.entry(setup.seats().join(", ")).or_insert_with(|| {
            self.drawn.push(game.board(setup));
            self.drawn.len() - 1
        })
    }
}

/// What the page draws of a diagram, after the rules have checked it.
fn figure(game: &dyn AnyGame, about: &Value, place: &str, plans: &mut Plans) -> Value {
    known(about, &DIAGRAM, place);
    let mut setup = Setup::default_of(game.spec());
    if let Some(seats) = about["seats"].as_str() {
        setup.set_seats(seats).unwrap_or_else(|error| panic!("{place}: {error}"));
    }
    for (key, value) in about["options"].as_object().into_iter().flatten() {
        let value = value.as_str().expect("options are words");
        setup.set_option(key, value).unwrap_or_else(|error| panic!("{place}: {error}"));
    }
    let looking = about["looking"].as_str();
    let viewer = looking.map_or(Viewer::Spectator, |seat| {
        let number = setup.seats().iter().position(|one| *one == seat).expect("one of the seats looks");
        Viewer::Seat(Seat(number as u8))
    });
    let mut table: Option<Box<dyn AnyMatch>> = None;
    let mut steps = Vec::new();
    for (number, step) in about["steps"].as_array().expect("a diagram has steps").iter().enumerate() {
        let place = format!("{place}, step {}", number + 1);
        known(step, &STEP, &place);
        if let Some(image) = step["image"].as_str() {
            steps.push(json!({ "image": image }));
            continue;
        }
        let given = if step["play"].is_null() { &step["position"] } else { &step["from"] };
        if let Some(position) = given.as_str() {
            let opened = game.open_at(&setup, position);
            table = Some(opened.unwrap_or_else(|error| panic!("{place}: {error}")));
        }
        let actions = words(&step["play"]);
        let played = match table.as_deref_mut() {
            Some(table) => play(table, &actions, viewer, &place),
            None => panic!("{place}: no position"),
        };
        let table = table.as_deref().expect("there is a position");
        if let Some(position) = step["position"].as_str() {
            assert_eq!(table.position(), position, "{place}");
        }
        for (action, rule) in step["refused"].as_object().into_iter().flatten() {
            let (actor, action) = action.split_once(' ').expect("an actor and an action");
            let Err(error) = table.check(actor, action) else { panic!("{place}: {action} is legal") };
            let PlayError::Illegal { why, .. } = error else { panic!("{place}: {error}") };
            assert_eq!(Some(why.rule), rule.as_str(), "{place}");
        }
        steps.push(json!({
            "view": table.view(viewer),
            "played": played,
            "marks": words(&step["marks"]),
            "crossed": step["crossed"].as_array().cloned().unwrap_or_default(),
        }));
    }
    json!({
        "plan": plans.number(game, &setup),
        "seats": setup.seats(),
        "looking": looking,
        "around": words(&about["around"]),
        "aspect": about["aspect"].as_f64().unwrap_or(1.0),
        "steps": steps,
    })
}

/// Plays one action after another, and tells what was seen of each.
fn play(table: &mut dyn AnyMatch, actions: &[&str], viewer: Viewer, place: &str) -> Vec<Value> {
    let mut played = Vec::new();
    for text in actions {
        let (actor, action) = text.split_once(' ').expect("an actor and an action");
        table.play(actor, action).unwrap_or_else(|error| panic!("{place}: {text}: {error}"));
        let events = table.events(table.ply(), viewer).into_iter().map(|(_, data)| data);
        played.push(json!({ "actor": actor, "events": events.collect::<Vec<Value>>() }));
    }
    played
}

fn words(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().map(|word| word.as_str().expect("a word")).collect()
}

/// Nothing else is said, which a slip of the pen would be.
fn known(object: &Value, keys: &[&str], place: &str) {
    for key in object.as_object().expect("an object").keys() {
        assert!(keys.contains(&key.as_str()), "{place}: found `{key}`, expected one of {keys:?}");
    }
}

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/games").join(game).join("rules")
}
