//! Any game behind one face: [`Table`] is a [`Match`] in strings and JSON, [`Entry`] a game in the registry.

use std::any::Any;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::{
    Actor, Game, Lot, Match, ParseError, Perft, Picture, PlayError, Seat, Setup, Spec, Tabletop, Turn,
    Viewer, perft, preview,
};

/// A game in progress whose kind is known only at run time.
pub trait Table: Send + Sync {
    /// The seats and options.
    fn setup(&self) -> &Setup;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// How many actions have been played, chance included.
    fn ply(&self) -> usize;
    /// The position string.
    fn position(&self) -> String;
    /// Every legal action of the seat to act, in byte order.
    fn legal(&self) -> Vec<String>;
    /// Plays an action for an actor, if it is legal and their turn.
    fn play(&mut self, actor: &str, action: &str) -> Result<(), PlayError>;
    /// Whether the last action was chance or brought to light what some viewer could not know before. See
    /// [`Match::reveals`].
    fn reveals(&self) -> bool;
    /// What the seat to act would see happen by an action, as far as that can be known beforehand: a sentence and its
    /// data for each event. Nothing for an action that is not legal.
    fn preview(&self, action: &str) -> Vec<(String, Value)>;
    /// Takes the last action back: who played what.
    fn undo(&mut self) -> Option<(Actor, String)>;
    /// Draws an action of chance. Only called at [`Turn::Chance`].
    fn chance(&self, lot: &mut dyn Lot) -> String;
    /// What a viewer may know: the data that leaves the server.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text: to build a value first would cost many times as much.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a viewer may know, as a position string with hidden parts as `?`.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The board as a viewer sees it.
    fn picture(&self, viewer: Viewer) -> Picture;
    /// What a viewer saw happen in action number `ply`, counted from 1: a sentence and its data for each event.
    fn events(&self, ply: usize, viewer: Viewer) -> Vec<(String, Value)>;
    /// The same, the data as text.
    fn events_json(&self, ply: usize, viewer: Viewer) -> Vec<(String, Box<RawValue>)>;
    /// Whether the two viewers would see different things on the table now.
    fn differs(&self, one: Viewer, other: Viewer) -> bool;
    /// Action number `ply`, counted from 1: who, and its notation, for a viewer with hidden parts as `?`.
    fn action(&self, ply: usize, viewer: Option<Viewer>) -> Option<(Actor, String)>;
    /// The last action.
    fn last(&self, viewer: Option<Viewer>) -> Option<(Actor, String)> {
        self.action(self.ply(), viewer)
    }
    /// Whether the actor has acted yet.
    fn has_acted(&self, actor: Actor) -> bool;
    /// How many actions have been played since the last one of this seat, that one included.
    fn since(&self, seat: Seat) -> Option<usize>;
    /// A copy, with its past.
    fn fork(&self) -> Box<dyn Table>;
    /// The record so far. For a viewer of a game that goes on, hidden parts are `?`; complete for nobody in particular.
    fn record(&self, viewer: Option<Viewer>) -> String;
    /// Counts the action sequences of this length from here.
    fn perft(&self, depth: u32) -> Perft;
    /// The [`Match`] that this is, for code that is generic over games.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Tabletop> Table for Match<G> {
    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn turn(&self) -> Turn {
        self.position().turn()
    }

    fn ply(&self) -> usize {
        self.log().len()
    }

    fn position(&self) -> String {
        self.position().to_string()
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.position().legal(&mut legal);
        let mut texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts
    }

    fn play(&mut self, actor: &str, action: &str) -> Result<(), PlayError> {
        let Some(expected) = self.actor() else {
            return Err(PlayError::Over { found: format!("{actor} {action}") });
        };
        let expected = self.name(expected);
        if actor != expected {
            return Err(PlayError::Actor { found: actor.to_owned(), expected: expected.to_owned() });
        }
        let action = action.parse().map_err(|error: ParseError| error.shifted(actor.chars().count() + 1))?;
        self.play(action)
    }

    fn reveals(&self) -> bool {
        self.reveals()
    }

    fn preview(&self, action: &str) -> Vec<(String, Value)> {
        let (Turn::Seat(seat), Ok(action)) = (self.position().turn(), action.parse()) else {
            return Vec::new();
        };
        let viewer = Viewer::Seat(seat);
        told(&preview::<G>(&self.position().view(viewer), viewer, action))
    }

    fn undo(&mut self) -> Option<(Actor, String)> {
        self.undo().map(|(actor, action)| (actor, action.to_string()))
    }

    fn chance(&self, mut lot: &mut dyn Lot) -> String {
        self.position().chance(&mut lot).to_string()
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.position().view(viewer))
    }

    fn view_json(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw(&self.position().view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.position().view(viewer).to_string()
    }

    fn picture(&self, viewer: Viewer) -> Picture {
        G::picture(&self.position().view(viewer))
    }

    fn events(&self, ply: usize, viewer: Viewer) -> Vec<(String, Value)> {
        told(&events(self, ply, viewer))
    }

    fn events_json(&self, ply: usize, viewer: Viewer) -> Vec<(String, Box<RawValue>)> {
        events(self, ply, viewer).iter().map(|event| (event.to_string(), to_raw(event))).collect()
    }

    fn differs(&self, one: Viewer, other: Viewer) -> bool {
        self.picture(one) != self.picture(other)
    }

    fn action(&self, ply: usize, viewer: Option<Viewer>) -> Option<(Actor, String)> {
        let (actor, action) = *self.log().get(ply.checked_sub(1)?)?;
        let ago = self.log().len() + 1 - ply;
        let hidden = viewer.and_then(|viewer| self.position().hidden(action, actor, ago, viewer));
        Some((actor, hidden.unwrap_or_else(|| action.to_string())))
    }

    fn has_acted(&self, actor: Actor) -> bool {
        self.log().iter().any(|(by, _)| *by == actor)
    }

    fn since(&self, seat: Seat) -> Option<usize> {
        self.log().iter().rev().position(|(by, _)| *by == Actor::Seat(seat)).map(|after| after + 1)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn record(&self, viewer: Option<Viewer>) -> String {
        let mut text = format!("{}\n", self.setup());
        for ply in 1..=self.log().len() {
            let (actor, action) = self.action(ply, viewer).expect("the log has so many actions");
            text.extend([self.name(actor), " ", &action, "\n"]);
        }
        text
    }

    fn perft(&self, depth: u32) -> Perft {
        perft(self, depth)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A view, an event or a board as data.
pub fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views, events and boards have string keys and no failing parts")
}

fn to_raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and events have string keys and no failing parts")
}

/// What a viewer saw happen in action number `ply`.
fn events<G: Tabletop>(table: &Match<G>, ply: usize, viewer: Viewer) -> Vec<G::Event> {
    let Some(number) = ply.checked_sub(1) else { return Vec::new() };
    match (table.position_after(number), table.log().get(number)) {
        (Some(before), Some((_, action))) => before.events(*action, viewer),
        _ => Vec::new(),
    }
}

/// Each event's sentence and data.
fn told<E: ToString + Serialize>(events: &[E]) -> Vec<(String, Value)> {
    events.iter().map(|event| (event.to_string(), to_value(event))).collect()
}

/// A game in the registry.
pub trait Entry: Sync {
    /// Name, seats and options.
    fn spec(&self) -> &'static Spec;
    /// The board as data for a page that draws it. See [`Tabletop::board`].
    fn board(&self, setup: &Setup) -> Value;
    /// A table at which the game is about to begin.
    fn open(&self, setup: &Setup) -> Box<dyn Table>;
    /// A table at which the game goes on from a position string.
    fn open_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn Table>, ParseError>;
}

/// The [`Entry`] of a game.
#[derive(Debug)]
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Of<G> {
    /// The entry.
    pub const ENTRY: Self = Self(PhantomData);
}

impl<G: Tabletop> Entry for Of<G> {
    fn spec(&self) -> &'static Spec {
        G::SPEC
    }

    fn board(&self, setup: &Setup) -> Value {
        G::board(setup)
    }

    fn open(&self, setup: &Setup) -> Box<dyn Table> {
        Box::new(Match::<G>::new(setup))
    }

    fn open_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn Table>, ParseError> {
        Ok(Box::new(Match::<G>::at(setup, G::parse(setup, position)?)))
    }
}
