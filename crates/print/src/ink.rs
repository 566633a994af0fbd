//! How colours become ink: [`Ink`], and the [`Fill`]s and [`Stroke`]s of which everything is drawn.
//!
//! A drawing is made once, in full colours, and says of each fill what it is for. An *area* is a coloured ground: with
//! low ink it stays white and gets an outline, perhaps a light hatch. A *mark* is what has to be read, a sign or a
//! letter: it is always printed, and darker where it would be lost on white. What is *decoration* is left out.

use std::fmt;
use std::str::FromStr;

use game::{alternatives, quote};
use thiserror::Error;

/// How much ink there is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ink {
    /// All colours.
    #[default]
    Full,
    /// Outlines and signs: to print cheaply, and to paint.
    Low,
    /// Everything in shades of grey.
    Grey,
}

/// A text that is not a kind of ink.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("found {}, expected {expected}", quote(.found))]
pub struct InkError {
    found: String,
    expected: String,
}

/// A colour as it is with all ink: red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub u8, pub u8, pub u8);

/// How a shape is filled.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fill {
    pub(crate) colour: Colour,
    pub(crate) role: Role,
    pub(crate) hatch: Option<Hatch>,
    pub(crate) opacity: f32,
    pub(crate) even_odd: bool,
}

/// How the line round a shape is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Stroke {
    pub(crate) colour: Colour,
    pub(crate) width: f32,
    pub(crate) role: Role,
    pub(crate) dash: Vec<f32>,
    pub(crate) round: bool,
    pub(crate) opacity: f32,
}

/// What something is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// A coloured ground.
    Area,
    /// Something to be read.
    Mark,
    /// Left out where ink is low.
    Decoration,
    /// White, whatever the ink.
    Paper,
}

/// Light lines on an area where ink is low, so that areas can be told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hatch {
    /// `////`
    Rising,
    /// `\\\\`
    Falling,
    /// `————`
    Level,
    /// `||||`
    Upright,
    /// `XXXX`
    Crossed,
    /// Dots.
    Dotted,
}

impl Ink {
    /// Every kind, with its name on the command line.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Full, "full"), (Self::Low, "low"), (Self::Grey, "grey")];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// What comes on the paper of a fill, and the outline that an area without ink gets in its place. Widths are those of a
    /// drawing that is scaled.
    pub(crate) fn fill(self, fill: &Fill, scale: f32) -> (Option<Colour>, Option<Stroke>) {
        match (self, fill.role) {
            (_, Role::Paper) => (Some(Colour::WHITE), None),
            (Self::Low, Role::Area) => {
                (Some(Colour::WHITE), Some(Stroke::new(fill.colour.deep(), HAIRLINE / scale)))
            }
            (Self::Low, Role::Decoration) => (None, None),
            (Self::Low, Role::Mark) => (Some(fill.colour.deep()), None),
            (Self::Full, _) => (Some(fill.colour), None),
            (Self::Grey, _) => (Some(fill.colour.grey()), None),
        }
    }

    /// What comes on the paper of a stroke: its colour and width.
    pub(crate) fn stroke(self, stroke: &Stroke, scale: f32) -> Option<(Colour, f32)> {
        match (self, stroke.role) {
            (_, Role::Paper) => Some((Colour::WHITE, stroke.width)),
            (Self::Low, Role::Decoration) => None,
            (Self::Low, _) => Some((stroke.colour.deep(), stroke.width.min(WIDEST / scale))),
            (Self::Full, _) => Some((stroke.colour, stroke.width)),
            (Self::Grey, _) => Some((stroke.colour.grey(), stroke.width)),
        }
    }

    /// The colour of letters.
    pub(crate) fn letters(self, colour: Colour) -> Colour {
        match self {
            Self::Full => colour,
            Self::Low => colour.deep(),
            Self::Grey => colour.grey(),
        }
    }
}

/// The finest line that every printer prints.
pub(crate) const HAIRLINE: f32 = 0.18;
/// The widest line where ink is low.
const WIDEST: f32 = 0.5;

impl FromStr for Ink {
    type Err = InkError;

    fn from_str(text: &str) -> Result<Self, InkError> {
        let found = Self::ALL.into_iter().find(|(_, name)| *name == text);
        found.map(|(ink, _)| ink).ok_or_else(|| InkError {
            found: text.to_owned(),
            expected: alternatives(Self::ALL.map(|(_, name)| name.to_owned())),
        })
    }
}

impl fmt::Display for Ink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[allow(missing_docs)]
impl Colour {
    pub const WHITE: Self = Self(255, 255, 255);
    pub const BLACK: Self = Self(0, 0, 0);
    /// Letters and thin lines.
    pub const TEXT: Self = Self(43, 33, 24);
    /// Headings, and what is to be seen first.
    pub const ACCENT: Self = Self(138, 90, 24);
    /// Marks for scissors, and other lines that are not of the game.
    pub const GUIDE: Self = Self(110, 104, 96);

    // The pieces and seats, as `web/src/theme.css` has them by day.
    pub const RED: Self = Self::hex("#b23620");
    pub const RED_DEEP: Self = Self::hex("#7d1f10");
    pub const RED_INK: Self = Self::hex("#fff3e2");
    pub const YELLOW: Self = Self::hex("#e4b03a");
    pub const YELLOW_DEEP: Self = Self::hex("#a5740f");
    pub const YELLOW_INK: Self = Self::hex("#33230a");
    pub const BLUE: Self = Self::hex("#2b55b5");
    pub const BLUE_DEEP: Self = Self::hex("#173372");
    pub const BLUE_INK: Self = Self::hex("#f3f1e6");
    pub const GREEN: Self = Self::hex("#36774a");
    pub const GREEN_DEEP: Self = Self::hex("#1d4a2c");
    pub const GREEN_INK: Self = Self::hex("#f3f4e2");
    pub const PURPLE: Self = Self::hex("#74478f");
    pub const PURPLE_DEEP: Self = Self::hex("#472460");
    pub const PURPLE_INK: Self = Self::hex("#f7effa");
    pub const IVORY: Self = Self::hex("#f3ecdc");
    pub const IVORY_DEEP: Self = Self::hex("#b3a482");
    pub const IVORY_INK: Self = Self::hex("#33291a");
}

impl Colour {
    /// A colour from `#rrggbb`, for the tables of this crate.
    ///
    /// # Panics
    ///
    /// If the text is not a colour: when the program is compiled, if it is a constant.
    pub const fn hex(text: &str) -> Self {
        const fn digit(byte: u8) -> u8 {
            match byte {
                b'0'..=b'9' => byte - b'0',
                b'a'..=b'f' => byte - b'a' + 10,
                _ => panic!("a colour has digits 0 to 9 and a to f"),
            }
        }
        let text = text.as_bytes();
        assert!(text.len() == 7 && text[0] == b'#', "a colour is #rrggbb");
        Self(
            16 * digit(text[1]) + digit(text[2]),
            16 * digit(text[3]) + digit(text[4]),
            16 * digit(text[5]) + digit(text[6]),
        )
    }

    /// So much of this colour, from 0 to 1, and the rest of another.
    #[must_use]
    pub fn mixed(self, part: f32, other: Self) -> Self {
        let mix = |one: u8, two: u8| (f32::from(one) * part + f32::from(two) * (1.0 - part)).round() as u8;
        Self(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// How light it is, from 0 to 1.
    pub fn lightness(self) -> f32 {
        (0.299 * f32::from(self.0) + 0.587 * f32::from(self.1) + 0.114 * f32::from(self.2)) / 255.0
    }

    /// As a shade of grey.
    #[must_use]
    pub fn grey(self) -> Self {
        let shade = (self.lightness() * 255.0).round() as u8;
        Self(shade, shade, shade)
    }

    /// Dark enough to be read on white.
    #[must_use]
    fn deep(self) -> Self {
        let light = self.lightness();
        if light <= DEEP { self } else { self.mixed((DEEP / light).powi(2), Self::BLACK) }
    }
}

/// How light a line on white may be.
const DEEP: f32 = 0.42;

impl Fill {
    /// A coloured ground: white with an outline where ink is low.
    pub const fn area(colour: Colour) -> Self {
        Self { colour, role: Role::Area, hatch: None, opacity: 1.0, even_odd: false }
    }

    /// Something to be read: always printed.
    pub const fn mark(colour: Colour) -> Self {
        Self { role: Role::Mark, ..Self::area(colour) }
    }

    /// Light and shade, grain, and what goes on beyond the cut: left out where ink is low.
    pub const fn decoration(colour: Colour) -> Self {
        Self { role: Role::Decoration, ..Self::area(colour) }
    }

    /// White, whatever the ink.
    pub const fn paper() -> Self {
        Self { role: Role::Paper, ..Self::area(Colour::WHITE) }
    }

    /// With light lines where ink is low.
    #[must_use]
    pub const fn hatched(mut self, hatch: Hatch) -> Self {
        self.hatch = Some(hatch);
        self
    }

    /// So that what lies below shows through: from 0 to 1.
    #[must_use]
    pub const fn opacity(mut self, opacity: f32) -> Self {
        self.opacity = opacity;
        self
    }

    /// With holes where outlines lie within each other.
    #[must_use]
    pub const fn even_odd(mut self) -> Self {
        self.even_odd = true;
        self
    }
}

impl Stroke {
    /// A line of this width, always printed.
    pub fn new(colour: Colour, width: f32) -> Self {
        Self { colour, width, role: Role::Mark, dash: Vec::new(), round: false, opacity: 1.0 }
    }

    /// A line that is left out where ink is low.
    pub fn decoration(colour: Colour, width: f32) -> Self {
        Self { role: Role::Decoration, ..Self::new(colour, width) }
    }

    /// A white line, whatever the ink.
    pub fn paper(width: f32) -> Self {
        Self { role: Role::Paper, ..Self::new(Colour::WHITE, width) }
    }

    /// Broken: millimetres of line, of gap, of line…
    #[must_use]
    pub fn dashed(mut self, dash: &[f32]) -> Self {
        self.dash = dash.to_vec();
        self
    }

    /// With round ends and corners.
    #[must_use]
    pub fn round(mut self) -> Self {
        self.round = true;
        self
    }

    /// So that what lies below shows through: from 0 to 1.
    #[must_use]
    pub fn opacity(mut self, opacity: f32) -> Self {
        self.opacity = opacity;
        self
    }
}
