//! Any game behind one face: [`AnyMatch`] is a [`Match`] in strings, messages and JSON, [`AnyGame`] a game in
//! the registry.

use std::any::Any;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::dice::{dice_of, thrown};
use crate::{
    Actor, Exhibit, Game, Image, Match, Message, OpenDie, ParseError, Perft, PlayError, RandomSource, Said,
    Seat, Setup, Spec, Tabletop, TextBoard, ThrowError, Turn, Viewer, perft, preview,
};

/// A game in progress whose kind is known only at run time.
pub trait AnyMatch: Send + Sync {
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
    /// Whether the actor may play the action now, and if not, why.
    fn check(&self, actor: &str, action: &str) -> Result<(), PlayError>;
    /// Plays an action for an actor, if it is legal and their turn.
    fn play(&mut self, actor: &str, action: &str) -> Result<(), PlayError>;
    /// Whether one of the last `plies` actions was chance or may have brought to light what some viewer could not know
    /// before. See [`Match::reveals`].
    fn reveals(&self, plies: usize) -> bool;
    /// The same of action number `ply` alone, counted from 1.
    fn reveals_at(&self, ply: usize) -> bool;
    /// How many of the actions so far were chance.
    fn throws(&self) -> usize;
    /// The dice that fell in the open after `ply` actions, or fall now. See [`Tabletop::dice`].
    fn dice(&self, ply: usize) -> Vec<OpenDie>;
    /// The action of chance when these faces fall now, one for each of the dice that fall in the open.
    fn thrown(&self, faces: &[&str]) -> Result<String, ThrowError>;
    /// What the seat to act would see happen by an action, as far as that can be known beforehand: the sentences and
    /// the data of each event. Nothing for an action that is not legal.
    fn preview(&self, action: &str) -> Vec<(Vec<Message>, Value)>;
    /// Takes the last action back: who played what.
    fn undo(&mut self) -> Option<(Actor, String)>;
    /// Draws an action of chance. Only called at [`Turn::Chance`].
    fn chance(&self, random: &mut dyn RandomSource) -> String;
    /// What a viewer may know: the data that leaves the server.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text: to build a value first would cost many times as much.
    fn view_json(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a viewer may know, as a position string with hidden parts as `?`.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The board as a viewer sees it.
    fn text_board(&self, viewer: Viewer) -> TextBoard;
    /// The images that a seat may look at now. See [`Tabletop::images`].
    fn images(&self, seat: Seat) -> Vec<Image>;
    /// Every image that was taken for something so far. See [`Tabletop::exhibits`].
    fn exhibits(&self) -> Vec<Exhibit>;
    /// What a viewer saw happen in action number `ply`, counted from 1: the sentences and the data of each
    /// event.
    fn events(&self, ply: usize, viewer: Viewer) -> Vec<(Vec<Message>, Value)>;
    /// The same, the data as text.
    fn events_json(&self, ply: usize, viewer: Viewer) -> Vec<(Vec<Message>, Box<RawValue>)>;
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
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The record so far. For a viewer of a game that goes on, hidden parts are `?`; complete for nobody in particular.
    fn record(&self, viewer: Option<Viewer>) -> String;
    /// Counts the action sequences of this length from here.
    fn perft(&self, depth: u32) -> Perft;
    /// The [`Match`] that this is, for code that is generic over games.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Tabletop> AnyMatch for Match<G> {
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

    fn check(&self, actor: &str, action: &str) -> Result<(), PlayError> {
        self.check(read(self, actor, action)?).map(drop)
    }

    fn play(&mut self, actor: &str, action: &str) -> Result<(), PlayError> {
        self.play(read(self, actor, action)?)
    }

    fn reveals(&self, plies: usize) -> bool {
        self.reveals(plies)
    }

    fn reveals_at(&self, ply: usize) -> bool {
        self.reveals_at(ply)
    }

    fn throws(&self) -> usize {
        self.throws()
    }

    fn dice(&self, ply: usize) -> Vec<OpenDie> {
        self.position_after(ply).map(dice_of).unwrap_or_default()
    }

    fn thrown(&self, faces: &[&str]) -> Result<String, ThrowError> {
        thrown(self.position(), faces).map(|action| action.to_string())
    }

    fn preview(&self, action: &str) -> Vec<(Vec<Message>, Value)> {
        let (Turn::Seat(seat), Ok(action)) = (self.position().turn(), action.parse()) else {
            return Vec::new();
        };
        let viewer = Viewer::Seat(seat);
        in_words(&preview::<G>(&self.position().view(viewer), viewer, action))
    }

    fn undo(&mut self) -> Option<(Actor, String)> {
        self.undo().map(|(actor, action)| (actor, action.to_string()))
    }

    fn chance(&self, mut random: &mut dyn RandomSource) -> String {
        self.position().chance(&mut random).to_string()
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

    fn text_board(&self, viewer: Viewer) -> TextBoard {
        G::text_board(&self.position().view(viewer))
    }

    fn images(&self, seat: Seat) -> Vec<Image> {
        self.position().images(seat)
    }

    fn exhibits(&self) -> Vec<Exhibit> {
        self.position().exhibits()
    }

    fn events(&self, ply: usize, viewer: Viewer) -> Vec<(Vec<Message>, Value)> {
        in_words(&events(self, ply, viewer))
    }

    fn events_json(&self, ply: usize, viewer: Viewer) -> Vec<(Vec<Message>, Box<RawValue>)> {
        events(self, ply, viewer).iter().map(|event| (event.said(), to_raw(event))).collect()
    }

    fn differs(&self, one: Viewer, other: Viewer) -> bool {
        self.text_board(one) != self.text_board(other)
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

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn record(&self, viewer: Option<Viewer>) -> String {
        let mut text = format!("{}\n", self.setup());
        for ply in 1..=self.log().len() {
            let (actor, action) = self.action(ply, viewer).expect("the log is this long");
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

/// An action as it is written, if it is the actor's turn.
fn read<G: Tabletop>(play: &Match<G>, actor: &str, action: &str) -> Result<G::Action, PlayError> {
    let Some(expected) = play.actor() else {
        return Err(PlayError::Over { found: format!("{actor} {action}") });
    };
    let expected = play.name(expected);
    if actor != expected {
        return Err(PlayError::Actor { found: actor.to_owned(), expected: expected.to_owned() });
    }
    Ok(action.parse().map_err(|error: ParseError| error.shifted(actor.chars().count() + 1))?)
}

/// What a viewer saw happen in action number `ply`.
fn events<G: Tabletop>(table: &Match<G>, ply: usize, viewer: Viewer) -> Vec<G::Event> {
    let Some(number) = ply.checked_sub(1) else { return Vec::new() };
    match (table.position_after(number), table.log().get(number)) {
        (Some(before), Some((_, action))) => before.events(*action, viewer),
        _ => Vec::new(),
    }
}

/// Each event's sentences and data.
fn in_words<E: Said + Serialize>(events: &[E]) -> Vec<(Vec<Message>, Value)> {
    events.iter().map(|event| (event.said(), to_value(event))).collect()
}

/// A game in the registry.
pub trait AnyGame: Sync {
    /// Name, seats and options.
    fn spec(&self) -> &'static Spec;
    /// The board as data for a page that draws it. See [`Tabletop::board`].
    fn board(&self, setup: &Setup) -> Value;
    /// Declares the types of its views, boards and events, and lists the rules that it may name as reasons.
    #[cfg(feature = "typescript")]
    fn declare(&self, module: &mut typescript::Module);
    /// A table at which the game is about to begin.
    fn open(&self, setup: &Setup) -> Box<dyn AnyMatch>;
    /// A table at which the game goes on from a position string.
    fn open_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn AnyMatch>, ParseError>;
}

/// The [`AnyGame`] of a game.
#[derive(Debug)]
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G: Game> Registered<G> {
    /// The game.
    pub const GAME: Self = Self(PhantomData);
}

impl<G: Tabletop> AnyGame for Registered<G> {
    fn spec(&self) -> &'static Spec {
        G::SPEC
    }

    fn board(&self, setup: &Setup) -> Value {
        to_value(&G::board(setup))
    }

    #[cfg(feature = "typescript")]
    fn declare(&self, module: &mut typescript::Module) {
        module.list::<G::Rule>("Every rule that can be the reason of a refusal.", "RULES");
        module.add::<G::View>();
        module.add::<G::Plan>();
        module.add::<G::Event>();
    }

    fn open(&self, setup: &Setup) -> Box<dyn AnyMatch> {
        Box::new(Match::<G>::new(setup))
    }

    fn open_at(&self, setup: &Setup, position: &str) -> Result<Box<dyn AnyMatch>, ParseError> {
        Ok(Box::new(Match::<G>::at(setup, G::parse(setup, position)?)))
    }
}
