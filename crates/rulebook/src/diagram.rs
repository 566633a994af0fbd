//! The diagrams of a rulebook, from the game's `rules/diagrams.json`: positions and what is played from one to the next,
//! checked by the rules. Start at [`diagrams`].
//!
//! A diagram has `seats` and, if they are not the usual ones, `options`; `looking` is the seat that sees it, otherwise a
//! spectator. A step has a `position`, or what to `play` to come to it from the step before, or `from` another position
//! (with a `position`, too, that must be where it leads), and perhaps what is `refused` there, with the rule that
//! forbids it, or a picture instead (`image`). All else is for the drawing: `around` which part of the board is shown,
//! `marks` places to point out, `crossed` ways that are not allowed.

use std::collections::BTreeMap;

use game::{AnyGame, AnyMatch, PlayError, Seat, Setup, Value, Viewer};
use thiserror::Error;

/// One or more positions.
#[derive(Debug)]
pub struct Diagram {
    /// Who plays, and with which options.
    pub setup: Setup,
    /// The seat that sees it; a spectator otherwise.
    pub looking: Option<String>,
    /// The places that must be seen, if only a part of the board is shown.
    pub around: Vec<String>,
    /// How much wider than high the drawing is.
    pub aspect: f64,
    /// One after another.
    pub steps: Vec<Step>,
}

/// What is drawn.
#[derive(Debug)]
pub enum Step {
    /// The game's picture of this name.
    Image(String),
    /// A position of the game.
    Position(Position),
}

/// A position, and what is pointed out in it.
#[derive(Debug)]
pub struct Position {
    /// In the game's notation.
    pub position: String,
    /// The position before what was played; the same, if nothing was.
    pub before: String,
    /// What its viewer sees.
    pub view: Value,
    /// What was played to come here from the step before.
    pub played: Vec<Played>,
    /// Places to point out.
    pub marks: Vec<String>,
    /// Ways that are not allowed, each from place to place.
    pub crossed: Vec<Vec<String>>,
}

/// Something that was played.
#[derive(Debug)]
pub struct Played {
    /// Who did it.
    pub actor: String,
    /// What, in the game's notation.
    pub action: String,
    /// What the diagram's viewer saw of it.
    pub events: Vec<Value>,
}

/// Why a diagram cannot be shown.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("{place}: {fault}")]
pub struct DiagramError {
    place: String,
    fault: String,
}

const STEP: [&str; 7] = ["position", "from", "play", "refused", "image", "marks", "crossed"];
const DIAGRAM: [&str; 6] = ["seats", "options", "looking", "around", "aspect", "steps"];

/// The diagrams of a game by their names, from the text of its `diagrams.json`.
pub fn diagrams(game: &dyn AnyGame, source: &str) -> Result<BTreeMap<String, Diagram>, DiagramError> {
    let name = game.spec().name;
    let all: Value = serde_json::from_str(source).map_err(|error| fault(name, error.to_string()))?;
    let mut diagrams = BTreeMap::new();
    for (name, about) in all.as_object().into_iter().flatten() {
        let place = format!("{}: {name}", game.spec().name);
        let mut diagram = head(game, about).map_err(|error| fault(&place, error))?;
        let steps = about["steps"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut table = None;
        for (number, step) in (1..).zip(steps) {
            let step = read(game, &diagram, step, &mut table);
            let step = step.map_err(|error| fault(&format!("{place}, step {number}"), error))?;
            diagram.steps.push(step);
        }
        diagrams.insert(name.clone(), diagram);
    }
    Ok(diagrams)
}

/// Everything but the steps.
fn head(game: &dyn AnyGame, about: &Value) -> Result<Diagram, String> {
    known(about, &DIAGRAM)?;
    let mut setup = Setup::default_of(game.spec());
    if let Some(seats) = about["seats"].as_str() {
        setup.set_seats(seats).map_err(|error| error.to_string())?;
    }
    for (key, value) in about["options"].as_object().into_iter().flatten() {
        let value = value.as_str().ok_or_else(|| format!("found `{value}`, expected a word"))?;
        setup.set_option(key, value).map_err(|error| error.to_string())?;
    }
    let looking = about["looking"].as_str().map(str::to_owned);
    if let Some(seat) = looking.as_deref().filter(|seat| !setup.seats().contains(seat)) {
        return Err(format!("found `{seat}`, expected one of the seats"));
    }
    let aspect = about["aspect"].as_f64().unwrap_or(1.0);
    Ok(Diagram { setup, looking, around: words(&about["around"])?, aspect, steps: Vec::new() })
}

/// A step, after what was played on the table before it.
fn read(
    game: &dyn AnyGame,
    diagram: &Diagram,
    step: &Value,
    table: &mut Option<Box<dyn AnyMatch>>,
) -> Result<Step, String> {
    known(step, &STEP)?;
    if let Some(image) = step["image"].as_str() {
        return Ok(Step::Image(image.to_owned()));
    }
    let given = if step["play"].is_null() { &step["position"] } else { &step["from"] };
    if let Some(position) = given.as_str() {
        *table = Some(game.open_at(&diagram.setup, position).map_err(|error| error.to_string())?);
    }
    let table = table.as_deref_mut().ok_or("a step begins with a position")?;
    let seat = diagram.setup.seats().iter().position(|seat| Some(*seat) == diagram.looking.as_deref());
    let viewer = seat.map_or(Viewer::Spectator, |number| Viewer::Seat(Seat(number as u8)));
    let before = table.position();
    let mut played = Vec::new();
    for text in words(&step["play"])? {
        let (actor, action) = split(&text)?;
        table.play(actor, action).map_err(|error| format!("{text}: {error}"))?;
        let events = table.events(table.ply(), viewer).into_iter().map(|(_, data)| data).collect();
        played.push(Played { actor: actor.to_owned(), action: action.to_owned(), events });
    }
    let position = table.position();
    if let Some(expected) = step["position"].as_str().filter(|expected| *expected != position) {
        return Err(format!("found `{position}`, expected `{expected}`"));
    }
    for (text, rule) in step["refused"].as_object().into_iter().flatten() {
        let (actor, action) = split(text)?;
        match table.check(actor, action) {
            Err(PlayError::Illegal { why, .. }) if Some(why.rule) == rule.as_str() => {}
            Err(error) => return Err(format!("{text}: found {error}, expected the rule {rule}")),
            Ok(()) => return Err(format!("{text}: it is legal, expected the rule {rule}")),
        }
    }
    let crossed = step["crossed"].as_array().into_iter().flatten().map(words).collect::<Result<_, _>>()?;
    let marks = words(&step["marks"])?;
    Ok(Step::Position(Position { position, before, view: table.view(viewer), played, marks, crossed }))
}

fn fault(place: &str, fault: String) -> DiagramError {
    DiagramError { place: place.to_owned(), fault }
}

fn split(text: &str) -> Result<(&str, &str), String> {
    text.split_once(' ').ok_or_else(|| format!("found `{text}`, expected an actor and an action"))
}

fn words(list: &Value) -> Result<Vec<String>, String> {
    let word =
        |word: &Value| word.as_str().map(str::to_owned).ok_or(format!("found `{word}`, expected a word"));
    list.as_array().into_iter().flatten().map(word).collect()
}

/// Nothing else is said, which a slip of the pen would be.
fn known(object: &Value, keys: &[&str]) -> Result<(), String> {
    let object = object.as_object().ok_or_else(|| format!("found `{object}`, expected an object"))?;
    match object.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(key) => Err(format!("found `{key}`, expected one of {keys:?}")),
        None => Ok(()),
    }
}
