//! Sets text in lines, with the library that knows fonts.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use parley::fontique::{Blob, Collection, CollectionOptions, SourceCache};
use parley::{
    Alignment, AlignmentOptions, FontContext, FontFamily, FontFeatures, FontStyle, FontWeight, Layout,
    LayoutContext, LineHeight, StyleProperty, TextWrapMode,
};

use super::{Align, Block, Face, Glyph, Line, POINT, Run, Text};

thread_local! {
    static SETTER: RefCell<Setter> = RefCell::new(Setter::new());
}

/// Text in lines, in a width if there is one.
pub(super) fn set(text: &Text, width: Option<f32>) -> Block {
    SETTER.with_borrow_mut(|setter| setter.set(text, width))
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
        // The fonts have no narrow space: an ordinary one that does not break is made narrower below.
        let all = text.says().replace(NARROW, WIDE);
        let mut builder = self.layouts.ranged_builder(&mut self.fonts, &all, 1.0, false);
        builder.push_default(StyleProperty::LineHeight(LineHeight::FontSizeRelative(text.style.leading)));
        builder.push_default(StyleProperty::FontSize(text.style.size));
        builder.push_default(StyleProperty::FontFamily(FontFamily::named(text.style.face.family())));
        let mut from = 0;
        for (number, span) in text.spans.iter().enumerate() {
            let range = from..from + span.text.replace(NARROW, WIDE).len();
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
        }
        for range in kept(&all) {
            builder.push(StyleProperty::TextWrapMode(TextWrapMode::NoWrap), range);
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
        let narrow = narrow(&text.says());
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
                    let number = cluster.first_style().brush;
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
                    let part = if narrow.contains(&cluster.text_range().start) { 0.55 } else { 1.0 };
                    for glyph in cluster.glyphs() {
                        let advance = part * glyph.advance;
                        glyphs.push(Glyph {
                            id: glyph.id,
                            advance: advance / size,
                            x: glyph.x / size,
                            y: glyph.y / size,
                            range: cluster.text_range(),
                        });
                        x += advance;
                    }
                }
            }
            lines.push(Line {
                top: metrics.block_min_coord * POINT,
                bottom: metrics.block_max_coord * POINT,
                baseline: metrics.baseline * POINT,
                left: left * POINT,
                right: (x - metrics.trailing_whitespace) * POINT,
                runs: runs.into_iter().filter(|run| !run.glyphs.is_empty()).collect(),
            });
        }
        lines
    }
}

const NARROW: &str = "\u{202f}";
const WIDE: &str = "\u{a0}";

/// What must not be torn: every space that does not break, with the letters before it. The library ends a line at such a
/// space if that is what does not fit, unless the cluster before it does not wrap; and it asks the first cluster alone
/// where letters are joined, so all letters are marked. A line may still end before them: that is up to what stands there.
fn kept(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.match_indices(WIDE).map(|(at, _)| {
        let before = text[..at].char_indices().rev();
        let mut beyond =
            before.enumerate().skip_while(|(number, (_, sign))| *number == 0 || sign.is_alphanumeric());
        let start = beyond.next().map_or(0, |(_, (last, sign))| last + sign.len_utf8());
        start..at + WIDE.len()
    })
}

/// Where the narrow spaces of a text come to be when they are replaced.
fn narrow(text: &str) -> Vec<usize> {
    // The wide one is a byte shorter.
    let spaces = text.match_indices(NARROW).enumerate();
    spaces.map(|(before, (at, _))| at - before * (NARROW.len() - WIDE.len())).collect()
}
