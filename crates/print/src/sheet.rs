//! One side of a piece of paper, [`Sheet`], and the parts of a game of which there are sheets, [`Part`].

use std::fmt;
use std::str::FromStr;

use game::alternatives;

use crate::canvas::Canvas;
use crate::error::Error;
use crate::paper::{Paper, Stock};

/// A part of a game that can be printed by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Part {
    Board,
    Pieces,
    Cards,
    Reels,
    Rules,
}

/// One side of a piece of paper.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// What all sheets are called that belong together, in the reader's language: the list of contents has it once.
    pub title: String,
    /// What this one is called: at its foot, and in the list of a reader's program.
    pub label: String,
    /// What to print it on.
    pub stock: Stock,
    /// Whether it is printed alone, or on one of two sides.
    pub side: Side,
    /// Whether it is text with headings of its own, and not things to cut out.
    pub is_text: bool,
    /// Everything on it, as large as the paper.
    pub canvas: Canvas,
}

/// Which side of the paper it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Nothing is on the other.
    Single,
    /// The next sheet is its back.
    Front,
    /// The sheet before is its front.
    Back,
}

impl Part {
    /// Every part, with its name on the command line.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Board, "board"),
        (Self::Pieces, "pieces"),
        (Self::Cards, "cards"),
        (Self::Reels, "reels"),
        (Self::Rules, "rules"),
    ];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

impl FromStr for Part {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let found = Self::ALL.into_iter().find(|(_, name)| *name == text);
        found.map(|(part, _)| part).ok_or_else(|| Error::Part {
            found: text.to_owned(),
            expected: alternatives(Self::ALL.map(|(_, name)| name.to_owned())),
        })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Sheet {
    /// An empty sheet of things to cut out, printed on one side of card.
    pub fn new(paper: Paper, title: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            label: label.into(),
            stock: Stock::Card,
            side: Side::Single,
            is_text: false,
            canvas: Canvas::new(paper.width(), paper.height()),
        }
    }

    /// An empty page of text on ordinary paper.
    pub fn text(paper: Paper, title: impl Into<String>, label: impl Into<String>) -> Self {
        Self { stock: Stock::Plain, is_text: true, ..Self::new(paper, title, label) }
    }
}
