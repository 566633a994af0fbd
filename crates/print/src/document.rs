//! Sheets as a PDF: canvases become content, tags a tree, and colours ink. Start at [`write()`].

use std::collections::HashMap;
use std::num::NonZeroU16;

use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{self, PathBuilder, Transform};
use krilla::image::Image as PaperImage;
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::{PageLabel, PageSettings};
use krilla::paint::{self, FillRule, LineCap, LineJoin, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, ListNumbering, Node, SpanTag, TableHeaderScope, Tag as PaperTag,
    TagGroup, TagKind, TagTree,
};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use crate::canvas::{Canvas, Image, Op, Tag};
use crate::error::Error;
use crate::geometry::{Affine, Path, Point, Segment};
use crate::hatch;
use crate::ink::{Colour, Fill, Ink, Stroke};
use crate::paper::Paper;
use crate::sheet::Sheet;
use crate::text::{Block, Face, POINT};

/// What a document says of itself.
pub(crate) struct About<'a> {
    pub(crate) title: &'a str,
    pub(crate) language: &'a str,
}

/// The bytes of a PDF with these sheets, valid by PDF/UA-1 as far as the library can tell. The same sheets always make
/// the same bytes: there is no date in them.
pub(crate) fn write(sheets: &[Sheet], about: &About<'_>, paper: Paper, ink: Ink) -> Result<Vec<u8>, Error> {
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|error| Error::Write(format!("{error:?}")))?;
    let settings = SerializeSettings { configuration, enable_tagging: true, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let mut writer = Writer { ink, fonts: fonts()?, images: HashMap::new() };
    let mut tree = TagTree::new().with_lang(Some(about.language.to_owned()));
    let mut outline = Contents::default();
    for (number, sheet) in sheets.iter().enumerate() {
        let page = PageSettings::from_wh(paper.width() / POINT, paper.height() / POINT)
            .ok_or_else(|| Error::Write("paper has a size".to_owned()))?
            .with_page_label(PageLabel::new(None, Some(format!("{} {}", number + 1, sheet.label)), None));
        let mut page = document.start_page_with(page);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(1.0 / POINT, 1.0 / POINT));
        let mut brush = Brush {
            writer: &mut writer,
            surface: &mut surface,
            groups: Vec::new(),
            done: Vec::new(),
            open: Open::Nothing,
            page: number,
            maps: vec![Affine::IDENTITY],
            pops: Vec::new(),
            outline: &mut outline,
        };
        brush.canvas(&sheet.canvas)?;
        let done = brush.finish();
        surface.pop();
        surface.finish();
        page.finish();
        let mut section = TagGroup::new(PaperTag::Section);
        for node in done {
            section.push(node);
        }
        tree.push(section);
    }
    document.set_outline(outline.finish());
    document.set_tag_tree(tree);
    document.set_metadata(
        Metadata::new()
            .title(about.title.to_owned())
            .language(about.language.to_owned())
            .creator("Pyramidion".to_owned())
            .producer("Pyramidion".to_owned())
            .document_id(format!("{} {} {} {}", about.title, about.language, paper, ink)),
    );
    document.finish().map_err(|error| Error::Write(format!("{error:?}")))
}

fn fonts() -> Result<Vec<Font>, Error> {
    let font = |face: Face| {
        Font::new(face.data().to_vec().into(), 0).ok_or_else(|| Error::Write(format!("{face:?} is a font")))
    };
    Face::ALL.into_iter().map(font).collect()
}

/// What all pages share.
struct Writer {
    ink: Ink,
    fonts: Vec<Font>,
    /// Images by the address of their bytes, so that one that is drawn twice is stored once.
    images: HashMap<usize, PaperImage>,
}

/// What a heading says and where it is.
type Heading = (String, XyzDestination);

/// The headings so far, with those below each.
#[derive(Default)]
struct Contents {
    nodes: Vec<(Heading, Vec<Heading>)>,
}

impl Contents {
    fn heading(&mut self, level: u16, says: &str, to: XyzDestination) {
        match (level, self.nodes.last_mut()) {
            (1, _) | (2, None) => self.nodes.push(((says.to_owned(), to), Vec::new())),
            (2, Some((_, below))) => below.push((says.to_owned(), to)),
            _ => {}
        }
    }

    fn finish(self) -> Outline {
        let mut outline = Outline::new();
        for ((says, to), below) in self.nodes {
            let mut node = OutlineNode::new(says, to);
            for (says, to) in below {
                node.push_child(OutlineNode::new(says, to));
            }
            outline.push_child(node);
        }
        outline
    }
}

/// Which kind of marked content is being written.
#[derive(Clone, PartialEq, Eq)]
enum Open {
    Nothing,
    Artifact,
    Other,
    Span(Option<String>),
}

/// What draws on a page.
struct Brush<'a, 's> {
    writer: &'a mut Writer,
    surface: &'a mut Surface<'s>,
    groups: Vec<TagGroup>,
    done: Vec<Node>,
    open: Open,
    page: usize,
    maps: Vec<Affine>,
    /// Whether what is popped next is a map.
    pops: Vec<bool>,
    outline: &'a mut Contents,
}

impl Brush<'_, '_> {
    fn canvas(&mut self, canvas: &Canvas) -> Result<(), Error> {
        for op in &canvas.ops {
            match op {
                Op::Shape(path, fill, stroke) => self.shape(path, fill.as_ref(), stroke.as_ref()),
                Op::Text(block, at) => self.text(block, *at),
                Op::Image(image, rect) => {
                    let key = match image {
                        Image::Jpeg(bytes) | Image::Png(bytes) => std::sync::Arc::as_ptr(bytes) as usize,
                    };
                    let drawn = if let Some(known) = self.writer.images.get(&key) {
                        known.clone()
                    } else {
                        let made = match image {
                            Image::Jpeg(bytes) => PaperImage::from_jpeg(bytes.to_vec().into(), true),
                            Image::Png(bytes) => PaperImage::from_png(bytes.to_vec().into(), true),
                        };
                        let made = made.map_err(Error::Image)?;
                        self.writer.images.insert(key, made.clone());
                        made
                    };
                    self.begin(Open::Other);
                    self.surface.push_transform(&Transform::from_translate(rect.x, rect.y));
                    if let Some(size) = geom::Size::from_wh(rect.width, rect.height) {
                        self.surface.draw_image(drawn, size);
                    }
                    self.surface.pop();
                }
                Op::Push(map) => {
                    self.surface
                        .push_transform(&Transform::from_row(map.a, map.b, map.c, map.d, map.e, map.f));
                    let before = self.maps.last().copied().unwrap_or(Affine::IDENTITY);
                    self.maps.push(map.then(&before));
                    self.pops.push(true);
                }
                Op::Clip(path) => {
                    // Marked content neither begins nor ends within a clip.
                    self.end();
                    self.pops.push(false);
                    let path = outline(path).or_else(|| outline(&Path::line((0.0, 0.0), (0.0, 0.001))));
                    let path = path.ok_or_else(|| Error::Write("a clip has an outline".to_owned()))?;
                    self.surface.push_clip_path(&path, &FillRule::NonZero);
                }
                Op::Pop => {
                    if self.pops.pop() == Some(true) {
                        self.maps.pop();
                    } else {
                        self.end();
                    }
                    self.surface.pop();
                }
                Op::Begin(tag) => {
                    self.end();
                    if let Tag::Heading(level, says) = tag {
                        let (_, y) = self.maps.last().copied().unwrap_or(Affine::IDENTITY).apply((0.0, 0.0));
                        let to = geom::Point::from_xy(0.0, y / POINT);
                        self.outline.heading(*level, says, XyzDestination::new(self.page, to));
                    }
                    self.groups.push(TagGroup::new(kind(tag)));
                }
                Op::End => {
                    self.end();
                    if let Some(group) = self.groups.pop() {
                        self.keep(group);
                    }
                }
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Vec<Node> {
        self.end();
        self.done
    }

    fn keep(&mut self, node: impl Into<Node>) {
        match self.groups.last_mut() {
            Some(group) => group.push(node),
            None => self.done.push(node.into()),
        }
    }

    /// Sees to it that marked content of this kind is being written; outside of all groups everything is an artifact.
    fn begin(&mut self, wanted: Open) {
        let wanted = if self.groups.is_empty() { Open::Artifact } else { wanted };
        if self.open == wanted {
            return;
        }
        self.end();
        let tag = match &wanted {
            Open::Span(language) => ContentTag::Span(SpanTag::empty().with_lang(language.as_deref())),
            Open::Other | Open::Nothing => ContentTag::Other,
            Open::Artifact => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
        };
        let identifier = self.surface.start_tagged(tag);
        if wanted != Open::Artifact {
            self.keep(identifier);
        }
        self.open = wanted;
    }

    fn end(&mut self) {
        if std::mem::replace(&mut self.open, Open::Nothing) != Open::Nothing {
            self.surface.end_tagged();
        }
    }

    fn shape(&mut self, path: &Path, fill: Option<&Fill>, stroke: Option<&Stroke>) {
        let ink = self.writer.ink;
        let scale = self.maps.last().map_or(1.0, Affine::size);
        let (colour, edge) = fill.map_or((None, None), |fill| ink.fill(fill, scale));
        let line = stroke.or(edge.as_ref()).and_then(|stroke| Some((stroke, ink.stroke(stroke, scale)?)));
        let Some(drawn) = outline(path) else { return };
        if colour.is_none() && line.is_none() {
            return;
        }
        self.begin(Open::Other);
        let rule = match fill {
            Some(fill) if fill.even_odd => FillRule::EvenOdd,
            _ => FillRule::NonZero,
        };
        let hatch = fill.and_then(|fill| fill.hatch.filter(|_| ink == Ink::Low));
        let fill = fill.zip(colour).map(|(fill, colour)| {
            let opacity = if ink == Ink::Low { 1.0 } else { fill.opacity };
            paint::Fill { paint: paint(colour), opacity: part(opacity), rule }
        });
        let stroke = line.map(|(stroke, (colour, width))| paint::Stroke {
            paint: paint(colour),
            width,
            opacity: part(stroke.opacity),
            line_cap: if stroke.round { LineCap::Round } else { LineCap::Butt },
            line_join: if stroke.round { LineJoin::Round } else { LineJoin::Miter },
            dash: (!stroke.dash.is_empty()).then(|| StrokeDash { array: even(&stroke.dash), offset: 0.0 }),
            ..paint::Stroke::default()
        });
        let Some(hatch) = hatch else {
            self.surface.set_fill(fill);
            self.surface.set_stroke(stroke);
            self.surface.draw_path(&drawn);
            return;
        };
        // The ground first, then the lines on it, then the line round it.
        self.surface.set_fill(fill);
        self.surface.set_stroke(None);
        self.surface.draw_path(&drawn);
        if let Some(lines) = outline(&hatch::lines(hatch, &path.bounds(), scale)) {
            self.end();
            self.surface.push_clip_path(&drawn, &rule);
            self.begin(Open::Other);
            self.surface.set_fill(None);
            self.surface.set_stroke(Some(paint::Stroke {
                paint: paint(hatch::COLOUR),
                width: hatch::WIDTH / scale,
                line_cap: LineCap::Round,
                ..paint::Stroke::default()
            }));
            self.surface.draw_path(&lines);
            self.end();
            self.surface.pop();
            self.begin(Open::Other);
        }
        if stroke.is_some() {
            self.surface.set_fill(None);
            self.surface.set_stroke(stroke);
            self.surface.draw_path(&drawn);
        }
    }

    fn text(&mut self, block: &Block, (x, y): Point) {
        self.surface.set_stroke(None);
        for line in &block.lines {
            for run in &line.runs {
                self.begin(Open::Span(run.language.clone()));
                let colour = self.writer.ink.letters(run.colour);
                self.surface.set_fill(Some(paint::Fill { paint: paint(colour), ..paint::Fill::default() }));
                let glyphs: Vec<KrillaGlyph> = run
                    .glyphs
                    .iter()
                    .map(|glyph| {
                        let id = GlyphId::new(glyph.id);
                        KrillaGlyph::new(id, glyph.advance, glyph.x, -glyph.y, 0.0, glyph.range.clone(), None)
                    })
                    .collect();
                let font = self.writer.fonts[run.face as usize].clone();
                let at = geom::Point::from_xy(x + run.x, y + line.baseline);
                self.surface.draw_glyphs(at, &glyphs, font, &block.text, run.size, false);
            }
        }
    }
}

fn kind(tag: &Tag) -> TagKind {
    match tag {
        Tag::Heading(level, says) => {
            PaperTag::Hn(NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN), Some(says.clone())).into()
        }
        Tag::Paragraph => PaperTag::P.into(),
        Tag::Figure(says) => PaperTag::Figure(Some(says.clone())).into(),
        Tag::Caption => PaperTag::Caption.into(),
        Tag::List => PaperTag::L(ListNumbering::None).into(),
        Tag::Item => PaperTag::LI.into(),
        Tag::Label => PaperTag::Lbl.into(),
        Tag::Body => PaperTag::LBody.into(),
        Tag::Table(says) => PaperTag::Table.with_summary(Some(says.clone())).into(),
        Tag::Row => PaperTag::TR.into(),
        Tag::HeaderCell => PaperTag::TH(TableHeaderScope::Column).into(),
        Tag::Cell => PaperTag::TD.into(),
        Tag::Section => PaperTag::Section.into(),
    }
}

fn paint(Colour(red, green, blue): Colour) -> paint::Paint {
    rgb::Color::new(red, green, blue).into()
}

fn part(of: f32) -> NormalizedF32 {
    NormalizedF32::new(of.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}

/// A pattern of an odd number of lines and gaps means something else to some viewers.
fn even(dash: &[f32]) -> Vec<f32> {
    let twice = if dash.len() % 2 == 1 { 2 } else { 1 };
    dash.repeat(twice)
}

fn outline(path: &Path) -> Option<geom::Path> {
    let mut builder = PathBuilder::new();
    for segment in &path.segments {
        match *segment {
            Segment::Move((x, y)) => builder.move_to(x, y),
            Segment::Line((x, y)) => builder.line_to(x, y),
            Segment::Cubic(one, two, to) => builder.cubic_to(one.0, one.1, two.0, two.1, to.0, to.1),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}
