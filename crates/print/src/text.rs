//! Letters: [`Text`] is what is to be set, [`Block`] what has been set, in lines, ready for a canvas.
//!
//! Only the fonts of the page are used, and they are in the binary: the same text is set in the same way on every
//! machine.

mod setter;

use std::sync::Arc;

use crate::ink::Colour;

/// How letters look.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    pub(crate) face: Face,
    pub(crate) size: f32,
    pub(crate) leading: f32,
    pub(crate) colour: Colour,
    /// Whether all digits are equally wide and as high as capitals.
    pub(crate) tabular: bool,
    /// Whether it stands on a small ground of its own, as a sign among words.
    pub(crate) badge: bool,
}

/// A font.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Face {
    #[default]
    Regular,
    Italic,
    Bold,
    BoldItalic,
    /// For titles and signs.
    Display,
}

/// Where lines begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Align {
    #[default]
    Left,
    Centre,
    Right,
    Justified,
}

/// What is to be set: one paragraph.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    spans: Vec<Span>,
    style: Style,
    align: Align,
}

/// A part of a text that looks alike.
#[derive(Clone, PartialEq, Debug)]
struct Span {
    text: String,
    style: Style,
    /// If it is not the language of the document.
    language: Option<String>,
}

/// Text in lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    pub(crate) lines: Vec<Line>,
    pub(crate) text: Arc<str>,
    width: f32,
    capital: f32,
}

/// A line, measured from the block's upper left corner.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    pub(crate) top: f32,
    pub(crate) bottom: f32,
    pub(crate) baseline: f32,
    pub(crate) runs: Vec<Run>,
    left: f32,
    right: f32,
}

/// Letters of a line that look alike.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Run {
    pub(crate) x: f32,
    pub(crate) face: Face,
    /// In millimetres.
    pub(crate) size: f32,
    pub(crate) colour: Colour,
    pub(crate) language: Option<String>,
    pub(crate) badge: bool,
    pub(crate) glyphs: Vec<Glyph>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Glyph {
    pub(crate) id: u32,
    /// In parts of the size.
    pub(crate) advance: f32,
    pub(crate) x: f32,
    pub(crate) y: f32,
    /// Which bytes of the block's text it stands for.
    pub(crate) range: std::ops::Range<usize>,
}

/// A point in millimetres.
pub const POINT: f32 = 25.4 / 72.0;

impl Style {
    /// The name of a game on its first page.
    pub const TITLE: Self = Self::new(Face::Display, 34.0, 1.1).coloured(Colour::ACCENT);
    /// A heading of a page.
    pub const HEADING: Self = Self::new(Face::Display, 18.0, 1.15).coloured(Colour::ACCENT);
    /// A heading within a page.
    pub const SUBHEADING: Self = Self::new(Face::Display, 13.0, 1.2).coloured(Colour::ACCENT);
    /// What is read at length.
    pub const BODY: Self = Self::new(Face::Regular, 11.0, 1.28);
    /// What is read beside something else.
    pub const SMALL: Self = Self::new(Face::Regular, 9.5, 1.22);
    /// Below a figure, and at the edges of a page.
    pub const CAPTION: Self = Self::new(Face::Regular, 8.5, 1.2).coloured(Colour(92, 78, 60));

    /// Letters of a font and a size in points; lines are `leading` times as high.
    pub const fn new(face: Face, size: f32, leading: f32) -> Self {
        Self { face, size, leading, colour: Colour::TEXT, tabular: false, badge: false }
    }

    /// In another size, in points.
    #[must_use]
    pub const fn sized(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// In another colour.
    #[must_use]
    pub const fn coloured(mut self, colour: Colour) -> Self {
        self.colour = colour;
        self
    }

    /// In another font.
    #[must_use]
    pub const fn faced(mut self, face: Face) -> Self {
        self.face = face;
        self
    }

    /// In bold letters.
    #[must_use]
    pub const fn bold(self) -> Self {
        self.faced(match self.face {
            Face::Italic | Face::BoldItalic => Face::BoldItalic,
            Face::Regular | Face::Bold => Face::Bold,
            Face::Display => Face::Display,
        })
    }

    /// In italics.
    #[must_use]
    pub const fn italic(self) -> Self {
        self.faced(match self.face {
            Face::Bold | Face::BoldItalic => Face::BoldItalic,
            Face::Regular | Face::Italic => Face::Italic,
            Face::Display => Face::Display,
        })
    }

    /// On a small ground of its own, as a sign among words.
    #[must_use]
    pub const fn badge(mut self) -> Self {
        self.badge = true;
        self
    }

    /// With digits that stand below each other.
    #[must_use]
    pub const fn tabular(mut self) -> Self {
        self.tabular = true;
        self
    }
}

impl Text {
    /// A text in one style.
    pub fn new(text: impl Into<String>, style: Style) -> Self {
        Self::empty(style).then(text, style)
    }

    /// A text to which [`then`](Self::then) adds.
    pub fn empty(style: Style) -> Self {
        Self { spans: Vec::new(), style, align: Align::Left }
    }

    /// With more after it, in a style of its own.
    #[must_use]
    pub fn then(mut self, text: impl Into<String>, style: Style) -> Self {
        self.spans.push(Span { text: text.into(), style, language: None });
        self
    }

    /// With more after it, in another language.
    #[must_use]
    pub fn then_in(mut self, text: impl Into<String>, style: Style, language: &str) -> Self {
        self.spans.push(Span { text: text.into(), style, language: Some(language.to_owned()) });
        self
    }

    /// With its lines elsewhere.
    #[must_use]
    pub fn align(mut self, align: Align) -> Self {
        self.align = align;
        self
    }

    /// What it says.
    pub fn says(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }

    /// In lines that are not wider than this.
    pub fn set(&self, width: f32) -> Block {
        setter::set(self, Some(width))
    }

    /// In one line, however long.
    pub fn set_line(&self) -> Block {
        setter::set(self, None)
    }
}

impl Block {
    /// How wide its widest line is.
    pub fn width(&self) -> f32 {
        let left = self.lines.iter().map(|line| line.left).fold(f32::INFINITY, f32::min);
        let right = self.lines.iter().map(|line| line.right).fold(0.0, f32::max);
        (right - left).max(0.0)
    }

    /// Where its last line ends.
    pub(crate) fn last_width(&self) -> f32 {
        self.lines.last().map_or(0.0, |line| line.right)
    }

    /// The width in which it was set.
    pub fn measure(&self) -> f32 {
        self.width
    }

    /// How high all lines are together.
    pub fn height(&self) -> f32 {
        self.lines.last().map_or(0.0, |line| line.bottom)
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// What it says.
    pub fn says(&self) -> &str {
        &self.text
    }

    /// From the top to the first baseline.
    pub fn baseline(&self) -> f32 {
        self.lines.first().map_or(0.0, |line| line.baseline)
    }

    /// The lines that fit into a height, and the others; nothing if all fit.
    pub fn split(&self, height: f32) -> (Self, Option<Self>) {
        let fitting = self.lines.iter().take_while(|line| line.bottom <= height).count();
        self.split_at(fitting)
    }

    /// The first lines, and the others if there are any.
    pub fn split_at(&self, lines: usize) -> (Self, Option<Self>) {
        let (first, others) = self.lines.split_at(lines.min(self.lines.len()));
        let part = |lines: Vec<Line>| Self { lines, ..self.clone() };
        let rest = others.first().map(|next| {
            let top = next.top;
            part(others.iter().map(|line| line.raised(top)).collect())
        });
        (part(first.to_vec()), rest)
    }

    /// How much lower a line must be so that its capitals, and not its whole height, are in the middle.
    pub(crate) fn optical_shift(&self) -> f32 {
        let (Some(first), Some(last)) = (self.lines.first(), self.lines.last()) else { return 0.0 };
        let middle = f32::midpoint(first.baseline - self.capital, last.baseline);
        self.height() / 2.0 - middle
    }
}

impl Run {
    /// How wide its letters are together.
    pub(crate) fn width(&self) -> f32 {
        self.size * self.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>()
    }
}

impl Line {
    fn raised(&self, by: f32) -> Self {
        Self { top: self.top - by, bottom: self.bottom - by, baseline: self.baseline - by, ..self.clone() }
    }
}

impl Face {
    /// Every font.
    pub(crate) const ALL: [Self; 5] =
        [Self::Regular, Self::Italic, Self::Bold, Self::BoldItalic, Self::Display];

    /// Its file.
    pub(crate) fn data(self) -> &'static [u8] {
        match self {
            Self::Regular => include_bytes!("../fonts/alegreya-sans-400-normal.ttf"),
            Self::Italic => include_bytes!("../fonts/alegreya-sans-400-italic.ttf"),
            Self::Bold => include_bytes!("../fonts/alegreya-sans-700-normal.ttf"),
            Self::BoldItalic => include_bytes!("../fonts/alegreya-sans-700-italic.ttf"),
            Self::Display => include_bytes!("../fonts/marcellus-400-normal.ttf"),
        }
    }

    fn family(self) -> &'static str {
        match self {
            Self::Display => "Marcellus",
            _ => "Alegreya Sans",
        }
    }

    /// How high capitals are, in parts of the size.
    fn capital(self) -> f32 {
        match self {
            Self::Display => 0.7,
            _ => 0.635,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    fn files(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(&path, found);
            } else {
                found.push(path);
            }
        }
    }

    /// Every character of the rulebooks, of what is printed around them, and of the games' own words.
    fn characters() -> BTreeSet<char> {
        let mut all = Vec::new();
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib"), &mut all);
        let is_printed = |path: &&PathBuf| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let of_rules = path.parent().is_some_and(|folder| folder.ends_with("rules"));
            let is = |kind: &str| path.extension().is_some_and(|found| found == kind);
            (of_rules && is("md")) || (name.starts_with("print.") && is("ftl"))
        };
        let printed: Vec<&PathBuf> = all.iter().filter(is_printed).collect();
        assert!(printed.len() > 20, "{printed:?}");
        let text = |path: &&PathBuf| fs::read_to_string(path).unwrap();
        printed
            .iter()
            .flat_map(|path| text(path).chars().collect::<Vec<_>>())
            .filter(|sign| *sign != '\n')
            .collect()
    }

    #[test]
    fn every_font_has_every_character() {
        let all: String = characters().into_iter().collect();
        for face in Face::ALL {
            let block = Text::new(all.as_str(), Style::new(face, 10.0, 1.2)).set_line();
            for run in block.lines.iter().flat_map(|line| &line.runs) {
                for glyph in &run.glyphs {
                    let sign = &block.text[glyph.range.clone()];
                    assert!(glyph.id != 0 && run.face == face, "{face:?} has no {sign:?} {:?}", run.face);
                }
            }
        }
    }

    #[test]
    fn text_is_wrapped_measured_and_split() {
        let text = Text::new("Four moves a turn. ".repeat(20), Style::BODY);
        let block = text.set(50.0);
        assert!(block.lines() > 5 && block.width() <= 50.0 && block.height() > 20.0);
        let (first, rest) = block.split(10.0);
        let rest = rest.expect("not all of it fits");
        assert_eq!(first.lines() + rest.lines(), block.lines());
        assert!(first.height() <= 10.0 && (first.height() + rest.height() - block.height()).abs() < 0.01);
        assert_eq!(text.set_line().lines(), 1);
    }

    #[test]
    fn a_space_that_does_not_break_is_narrow() {
        let width = |text: &str| Text::new(text, Style::BODY).set_line().width();
        assert!(width("a\u{202f}:") < width("a\u{a0}:"));
        let first = |text: &str, width: f32| {
            let block = Text::new(text, Style::BODY).set(width);
            let glyphs = || block.lines[0].runs.iter().flat_map(|run| &run.glyphs);
            let end = glyphs().last().unwrap().range.end;
            block.text[glyphs().next().unwrap().range.start..end].to_owned()
        };
        for space in ["\u{202f}", "\u{a0}"] {
            let text = format!("les quatre{space}: deux");
            // Neither the space nor the colon fits, then the space does, then both do.
            assert_eq!(first(&text, width("les quatre") + 0.1), "les ", "{text}");
            assert_eq!(first(&text, width("les quatre\u{a0}") + 0.5), "les ", "{text}");
            assert_eq!(first(&text, width("les quatre\u{a0}:") + 0.1), "les quatre\u{a0}: ", "{text}");
            // A word that is too wide with what belongs to it is still in one line with it.
            let text = format!("quatre{space}: deux");
            assert_eq!(first(&text, width("quatre") + 0.1), "quatre\u{a0}: ", "{text}");
            let text = format!("un «{space}mot{space}» là");
            assert_eq!(first(&text, width("un «") + 0.1), "un ", "{text}");
        }
    }
}
