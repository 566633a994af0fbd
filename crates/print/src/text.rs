//! Letters: [`Text`] is what is to be set, [`Block`] what has been set, in lines, ready for a canvas.
//!
//! Only the fonts of the page are used, and they are in the binary: the same text is set in the same way on every
//! machine.

use std::cell::RefCell;
use std::sync::Arc;

use parley::fontique::{Blob, Collection, CollectionOptions, SourceCache};
use parley::{
    Alignment, AlignmentOptions, FontContext, FontFamily, FontFeatures, FontStyle, FontWeight, Layout,
    LayoutContext, LineHeight, StyleProperty,
};

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
        SETTER.with_borrow_mut(|setter| setter.set(self, Some(width)))
    }

    /// In one line, however long.
    pub fn set_line(&self) -> Block {
        SETTER.with_borrow_mut(|setter| setter.set(self, None))
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

thread_local! {
    static SETTER: RefCell<Setter> = RefCell::new(Setter::new());
}

/// What sets text: the fonts, and the memory that the library uses again and again.
struct Setter {
    fonts: FontContext,
    layouts: LayoutContext<usize>,
    /// The fonts by the number that the library gave to each.
    faces: Vec<(u64, Face)>,
}

impl Setter {
    fn new() -> Self {
        let options = CollectionOptions { shared: false, system_fonts: false };
        let mut fonts =
            FontContext { collection: Collection::new(options), source_cache: SourceCache::default() };
        let mut faces = Vec::new();
        for face in Face::ALL {
            let blob = Blob::new(Arc::new(face.data()));
            faces.push((blob.id(), face));
            fonts.collection.register_fonts(blob, None);
        }
        Self { fonts, layouts: LayoutContext::new(), faces }
    }

    fn set(&mut self, text: &Text, width: Option<f32>) -> Block {
        // The fonts have no narrow space: an ordinary one that does not break is made narrower.
        let all = text.says().replace('\u{202f}', "\u{a0}");
        let mut builder = self.layouts.ranged_builder(&mut self.fonts, &all, 1.0, false);
        builder.push_default(StyleProperty::LineHeight(LineHeight::FontSizeRelative(text.style.leading)));
        builder.push_default(StyleProperty::FontSize(text.style.size));
        builder.push_default(StyleProperty::FontFamily(FontFamily::named(text.style.face.family())));
        let mut from = 0;
        for (number, span) in text.spans.iter().enumerate() {
            let narrow = span.text.replace('\u{202f}', "\u{a0}");
            let range = from..from + narrow.len();
            from = range.end;
            let style = span.style;
            let weight = if matches!(style.face, Face::Bold | Face::BoldItalic) { 700.0 } else { 400.0 };
            let slope = match style.face {
                Face::Italic | Face::BoldItalic => FontStyle::Italic,
                _ => FontStyle::Normal,
            };
            builder.push(StyleProperty::Brush(number), range.clone());
            builder.push(StyleProperty::FontFamily(FontFamily::named(style.face.family())), range.clone());
            builder.push(StyleProperty::FontSize(style.size), range.clone());
            builder.push(StyleProperty::FontWeight(FontWeight::new(weight)), range.clone());
            builder.push(StyleProperty::FontStyle(slope), range.clone());
            if style.tabular {
                let features = FontFeatures::Source("\"tnum\" 1, \"lnum\" 1".into());
                builder.push(StyleProperty::FontFeatures(features), range.clone());
            }
            let mut at = range.start;
            for character in span.text.chars() {
                let length = if character == '\u{202f}' { 2 } else { character.len_utf8() };
                if character == '\u{202f}' {
                    builder.push(StyleProperty::WordSpacing(-0.1 * style.size), at..at + length);
                }
                at += length;
            }
        }
        let mut layout = builder.build(&all);
        layout.break_all_lines(width.map(|width| width / POINT));
        let align = match text.align {
            Align::Left => Alignment::Start,
            Align::Centre => Alignment::Center,
            Align::Right => Alignment::End,
            Align::Justified => Alignment::Justify,
        };
        layout.align(align, AlignmentOptions::default());
        let lines = self.lines(text, &layout);
        let capital = text.style.face.capital() * text.style.size * POINT;
        let width = width.unwrap_or(layout.width() * POINT);
        Block { lines, text: all.into(), width, capital }
    }

    fn lines(&self, text: &Text, layout: &Layout<usize>) -> Vec<Line> {
        let mut lines = Vec::new();
        for line in layout.lines() {
            let metrics = line.metrics();
            let mut x = metrics.offset;
            let left = x;
            let mut runs: Vec<Run> = Vec::new();
            for run in line.runs() {
                let font = run.font().data.id();
                let face =
                    self.faces.iter().find(|(id, _)| *id == font).map_or(Face::Regular, |(_, face)| *face);
                let size = run.font_size();
                let mut brush = None;
                for cluster in run.visual_clusters() {
                    if cluster.is_ligature_continuation() {
                        if let Some(glyph) = runs.last_mut().and_then(|run| run.glyphs.last_mut()) {
                            glyph.range.end = cluster.text_range().end;
                        }
                        continue;
                    }
                    let number = cluster.style().brush;
                    if brush != Some(number) {
                        brush = Some(number);
                        let span = text.spans.get(number);
                        runs.push(Run {
                            x: x * POINT,
                            face,
                            size: size * POINT,
                            colour: span.map_or(text.style.colour, |span| span.style.colour),
                            language: span.and_then(|span| span.language.clone()),
                            badge: span.is_some_and(|span| span.style.badge),
                            glyphs: Vec::new(),
                        });
                    }
                    let glyphs = runs.last_mut().map(|run| &mut run.glyphs).expect("a run has begun");
                    for glyph in cluster.glyphs() {
                        glyphs.push(Glyph {
                            id: glyph.id,
                            advance: glyph.advance / size,
                            x: glyph.x / size,
                            y: glyph.y / size,
                            range: cluster.text_range(),
                        });
                        x += glyph.advance;
                    }
                }
            }
            lines.push(Line {
                top: metrics.block_min_coord * POINT,
                bottom: metrics.block_max_coord * POINT,
                baseline: metrics.baseline * POINT,
                left: left * POINT,
                right: (left + metrics.advance - metrics.hanging_advance) * POINT,
                runs: runs.into_iter().filter(|run| !run.glyphs.is_empty()).collect(),
            });
        }
        lines
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
            (of_rules && name.ends_with(".md")) || (name.starts_with("print.") && name.ends_with(".ftl"))
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
        assert_eq!(Text::new("un\u{202f}: deux", Style::BODY).set(3.0).lines(), 2);
    }
}
