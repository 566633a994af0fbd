//! What a game has to say about itself to be printed: [`Kit`]; and what it is told, [`Job`].

use game::{Message, Setup, Spec};
use words::Language;

use crate::Order;
use crate::canvas::Canvas;
use crate::error::Error;
use crate::paper::Paper;
use crate::sheet::{Part, Sheet};

/// A game on paper. Everything that the rules know is taken from them: the cells of the board, how many pieces there
/// are and what they are called.
pub trait Kit: Sync {
    /// The game.
    fn spec(&self) -> &'static Spec;

    /// What can be printed of it beside the rules, in the order of the document.
    fn parts(&self) -> &'static [Part];

    /// The sheets of one of these parts.
    fn sheets(&self, part: Part, job: &Job<'_>) -> Result<Vec<Sheet>, Error>;

    /// How to build it.
    fn guide(&self, job: &Job<'_>) -> Guide;

    /// A small picture of the game, for its first page and the cover of its rules: `width` wide and of any height.
    fn emblem(&self, job: &Job<'_>, width: f32) -> Canvas;

    /// A position, drawn as the board and the pieces are. The canvas is `scene.width` wide; its height is up to the kit,
    /// `scene.width / scene.aspect` if only a part is shown.
    fn diagram(&self, scene: &Scene<'_>, job: &Job<'_>) -> Result<Canvas, Error>;
}

/// What is being made: what everything that draws is told.
pub struct Job<'a> {
    /// What was ordered.
    pub order: &'a Order,
    /// Hears how many of how many things that take long have been done, and says whether to go on.
    pub progress: &'a dyn Fn(u64, u64) -> bool,
}

/// How to build a game.
pub struct Guide {
    /// How long it takes, in minutes.
    pub minutes: u32,
    /// What is needed, beside paper and a printer: each one in words.
    pub materials: Vec<String>,
    /// What to do, one after another.
    pub steps: Vec<Step>,
}

/// A step of building.
pub struct Step {
    /// What to do.
    pub text: String,
    /// What it looks like; any size, drawn 42 mm wide.
    pub drawing: Option<Canvas>,
}

/// What a diagram shows: a step of one in a game's `rules/diagrams.json`, after the rules have checked it.
pub struct Scene<'a> {
    /// Who plays, and with which options.
    pub setup: &'a Setup,
    /// The position after what was played.
    pub position: &'a str,
    /// The position before it; the same, if nothing was played.
    pub before: &'a str,
    /// The seat that sees it; a spectator otherwise.
    pub looking: Option<&'a str>,
    /// What was played to come here from the step before, each with its actor: `red R:a13-b13`.
    pub played: &'a [String],
    /// Places to point out.
    pub marks: &'a [String],
    /// Ways that are not allowed, each from place to place.
    pub crossed: &'a [Vec<String>],
    /// The places that must be seen: only the part of the board with them is shown. All of it, if there are none.
    pub around: &'a [String],
    /// How much wider than high the part is that is shown.
    pub aspect: f32,
    /// How wide the drawing is.
    pub width: f32,
}

impl Job<'_> {
    /// The paper.
    pub fn paper(&self) -> Paper {
        self.order.paper
    }

    /// The reader's language.
    pub fn language(&self) -> Language {
        self.order.language
    }

    /// Tells how many of how many things that take long have been done. An error if nobody waits for the rest.
    pub fn done(&self, count: u64, all: u64) -> Result<(), Error> {
        if (self.progress)(count, all) { Ok(()) } else { Err(Error::Stopped) }
    }

    /// A message without arguments, in the reader's language.
    pub fn say(&self, id: &'static str) -> String {
        self.tell(&Message::new(id))
    }

    /// A message in the reader's language.
    pub fn tell(&self, message: &Message) -> String {
        debug_assert!(
            self.order.language.faults(message).is_empty(),
            "{:?}",
            self.order.language.faults(message)
        );
        self.order.language.say(message)
    }
}
