//! Paper: its sizes, and what may be printed where. [`Paper`], [`Stock`].

use std::fmt;
use std::str::FromStr;

use game::{alternatives, quote};
use thiserror::Error;

use crate::geometry::Rect;

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8½ by 11 inches.
    Letter,
}

/// A text that is not a size of paper.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("found {}, expected {expected}", quote(.found))]
pub struct PaperError {
    found: String,
    expected: String,
}

/// What to print on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stock {
    /// Ordinary paper, 80 to 120 g/m².
    Plain,
    /// Card, 200 to 300 g/m².
    Card,
    /// Photo paper.
    Photo,
}

impl Stock {
    /// The name of its message: `print-stock-card`.
    pub fn message(self) -> &'static str {
        match self {
            Self::Plain => "print-stock-plain",
            Self::Card => "print-stock-card",
            Self::Photo => "print-stock-photo",
        }
    }
}

/// Nothing is printed nearer to the edge of the paper than this.
pub const EDGE: f32 = 5.0;
/// How far colours go on beyond the line where one cuts.
pub const BLEED: f32 = 3.0;
/// How far the parts of a board overlap.
pub const OVERLAP: f32 = 15.0;
/// How high the line at the foot of each page is.
pub const FOOT: f32 = 5.0;

impl Paper {
    /// Every size, with its name on the command line.
    pub const ALL: [(Self, &'static str); 2] = [(Self::A4, "a4"), (Self::Letter, "letter")];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// What people call it.
    pub fn title(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
        }
    }

    /// From left to right, upright.
    pub fn width(self) -> f32 {
        match self {
            Self::A4 => 210.0,
            Self::Letter => 215.9,
        }
    }

    /// From top to bottom, upright.
    pub fn height(self) -> f32 {
        match self {
            Self::A4 => 297.0,
            Self::Letter => 279.4,
        }
    }

    /// The whole sheet.
    pub fn rect(self) -> Rect {
        Rect::new(0.0, 0.0, self.width(), self.height())
    }

    /// Where anything may be printed: the foot is kept free for the name of the page.
    pub fn live(self) -> Rect {
        let live = self.rect().inset(EDGE + 0.1);
        Rect { height: live.height - FOOT, ..live }
    }

    /// Where text is set.
    pub fn text_area(self) -> Rect {
        Rect::new(20.0, 18.0, self.width() - 40.0, self.height() - 36.0)
    }
}

impl FromStr for Paper {
    type Err = PaperError;

    fn from_str(text: &str) -> Result<Self, PaperError> {
        let found = Self::ALL.into_iter().find(|(_, name)| *name == text);
        found.map(|(paper, _)| paper).ok_or_else(|| PaperError {
            found: text.to_owned(),
            expected: alternatives(Self::ALL.map(|(_, name)| name.to_owned())),
        })
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
