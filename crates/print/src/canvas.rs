//! What is drawn: [`Canvas`] records shapes, text and images in millimetres, to be put on paper later, as often, as large
//! and in as many parts as needed.

use std::sync::Arc;

use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::text::{Align, Block, Text};

/// A drawing of a certain size, with its origin at the upper left.
///
/// Everything drawn outside [`tagged`](Self::tagged) is an artifact for those who hear the page read.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    width: f32,
    height: f32,
    pub(crate) ops: Vec<Op>,
    things: Vec<Thing>,
    at: Vec<Affine>,
}

/// Something of the game that was drawn: what tests count and measure.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// Such as `field`, `stone` or `card`.
    pub kind: &'static str,
    /// Which one, in the words of the game's notation: `a13`, `red:R`.
    pub name: String,
    /// Where, without bleed.
    pub rect: Rect,
}

/// What a part of a page is for those who hear it read.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)]
pub enum Tag {
    /// A heading of a level, from 1; what it says is also in the document's outline if it is of level 1 or 2.
    Heading(u16, String),
    Paragraph,
    /// A drawing, and what it shows.
    Figure(String),
    /// Below a figure.
    Caption,
    /// Has items only.
    List,
    /// Has a label and a body, or a body.
    Item,
    Label,
    Body,
    /// Has rows only, and in words what it is about.
    Table(String),
    Row,
    HeaderCell,
    Cell,
    /// A part of the page with several of the others.
    Section,
    /// Has entries only: what comes on which page.
    Contents,
    Entry,
    /// A page of a booklet: it is read in the order of these numbers, wherever it lies on the sheets. Not within others.
    Leaf(usize),
}

/// An image as JPEG or PNG.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Image {
    /// JPEG, embedded as it is.
    Jpeg(Arc<Vec<u8>>),
    /// PNG.
    Png(Arc<Vec<u8>>),
}

#[derive(Clone, Debug)]
pub(crate) enum Op {
    Shape(Path, Option<Fill>, Option<Stroke>),
    Text(Block, Point),
    Image(Image, Rect),
    Push(Affine),
    Clip(Path),
    Pop,
    Begin(Tag),
    End,
}

impl Canvas {
    /// An empty drawing of this size.
    pub fn new(width: f32, height: f32) -> Self {
        Self { width, height, ..Self::default() }
    }

    /// From left to right.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// From top to bottom.
    pub fn height(&self) -> f32 {
        self.height
    }

    /// All of it.
    pub fn rect(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }

    /// What of the game it shows.
    pub fn things(&self) -> &[Thing] {
        &self.things
    }

    /// Fills a shape.
    pub fn fill(&mut self, path: &Path, fill: Fill) {
        self.shape(path, Some(fill), None);
    }

    /// Draws a line along a shape.
    pub fn stroke(&mut self, path: &Path, stroke: Stroke) {
        self.shape(path, None, Some(stroke));
    }

    /// Fills a shape and draws a line round it.
    pub fn shape(&mut self, path: &Path, fill: Option<Fill>, stroke: Option<Stroke>) {
        if !path.segments.is_empty() && (fill.is_some() || stroke.is_some()) {
            self.ops.push(Op::Shape(path.clone(), fill, stroke));
        }
    }

    /// A line between two points.
    pub fn line(&mut self, from: Point, to: Point, stroke: Stroke) {
        self.stroke(&Path::line(from, to), stroke);
    }

    /// Text that has been set, with its upper left corner at a point.
    pub fn block(&mut self, block: &Block, x: f32, y: f32) {
        for line in &block.lines {
            for run in line.runs.iter().filter(|run| run.badge) {
                let (left, top) = (x + run.x, y + line.baseline - 0.9 * run.size);
                let ground = Rect::new(left, top, run.width(), 1.18 * run.size);
                self.fill(&Path::rounded(&ground, 0.5 * run.size), Fill::area(Colour::BADGE));
            }
        }
        self.ops.push(Op::Text(block.clone(), (x, y)));
    }

    /// Sets a text in a width below a point, and says how high it is.
    pub fn text(&mut self, text: &Text, x: f32, y: f32, width: f32) -> f32 {
        let block = text.set(width);
        self.block(&block, x, y);
        block.height()
    }

    /// A line of text whose capitals are in the middle of a rectangle, at its left, right or between.
    pub fn label(&mut self, text: &Text, rect: &Rect, align: Align) {
        let block = text.clone().align(align).set(rect.width.max(1.0));
        let y = rect.y + (rect.height - block.height()) / 2.0 + block.optical_shift();
        self.block(&block, rect.x, y);
    }

    /// An image that fills a rectangle.
    pub fn image(&mut self, image: Image, rect: Rect) {
        self.ops.push(Op::Image(image, rect));
    }

    /// Draws with everything moved, turned or scaled.
    pub fn with(&mut self, map: Affine, draw: impl FnOnce(&mut Self)) {
        let before = self.map();
        self.at.push(map.then(&before));
        self.ops.push(Op::Push(map));
        draw(self);
        self.ops.push(Op::Pop);
        self.at.pop();
    }

    /// Draws what lies within an outline. It must not have tags inside: clip within a figure.
    pub fn clipped(&mut self, path: &Path, draw: impl FnOnce(&mut Self)) {
        self.ops.push(Op::Clip(path.clone()));
        draw(self);
        self.ops.push(Op::Pop);
    }

    /// Draws something that is read as what the tag says.
    pub fn tagged(&mut self, tag: Tag, draw: impl FnOnce(&mut Self)) {
        self.ops.push(Op::Begin(tag));
        draw(self);
        self.ops.push(Op::End);
    }

    /// Draws what was drawn before, with its upper left corner at a point.
    pub fn draw(&mut self, canvas: &Self, x: f32, y: f32) {
        self.draw_mapped(canvas, Affine::translate(x, y));
    }

    /// Draws what was drawn before in a rectangle, as large as it fits.
    pub fn draw_in(&mut self, canvas: &Self, rect: &Rect) {
        let scale = (rect.width / canvas.width).min(rect.height / canvas.height);
        let (x, y) = rect.middle();
        self.draw_mapped(
            canvas,
            Affine::placed(scale, x - scale * canvas.width / 2.0, y - scale * canvas.height / 2.0),
        );
    }

    /// Draws what was drawn before, moved, turned or scaled.
    pub fn draw_mapped(&mut self, canvas: &Self, map: Affine) {
        self.with(map, |inner| {
            let map = inner.map();
            let things = canvas.things.iter();
            inner.things.extend(things.map(|thing| Thing { rect: map.rect(&thing.rect), ..thing.clone() }));
            inner.ops.extend(canvas.ops.iter().cloned());
        });
    }

    /// Notes that something of the game is here.
    pub fn place(&mut self, kind: &'static str, name: impl Into<String>, rect: &Rect) {
        let rect = self.map().rect(rect);
        self.things.push(Thing { kind, name: name.into(), rect });
    }

    /// The same drawing without what is noted of it: for small pictures that are not pieces.
    #[must_use]
    pub fn without_things(mut self) -> Self {
        self.things.clear();
        self
    }

    /// The same drawing as one figure for those who hear the page read: what it shows in words, and nothing else.
    #[must_use]
    pub fn as_figure(&self, says: impl Into<String>) -> Self {
        let mut figure = Self::new(self.width, self.height);
        let mut drawing = self.clone();
        drawing.ops.retain(|op| !matches!(op, Op::Begin(_) | Op::End));
        figure.tagged(Tag::Figure(says.into()), |figure| figure.draw(&drawing, 0.0, 0.0));
        figure
    }

    fn map(&self) -> Affine {
        self.at.last().copied().unwrap_or(Affine::IDENTITY)
    }
}

/// The lines of somebody who builds: where to cut, fold and glue.
impl Canvas {
    /// Cut along this.
    pub fn cut_line(&mut self, path: &Path) {
        self.stroke(path, Stroke::new(Colour::GUIDE, 0.25));
    }

    /// Fold away from you: the fold comes towards you.
    pub fn mountain_fold(&mut self, from: Point, to: Point) {
        self.line(from, to, Stroke::new(Colour::GUIDE, 0.3).dashed(&[3.0, 0.8, 0.5, 0.8]));
    }

    /// Fold towards you: the fold goes away from you.
    pub fn valley_fold(&mut self, from: Point, to: Point) {
        self.line(from, to, Stroke::new(Colour::GUIDE, 0.3).dashed(&[1.6, 1.1]));
    }

    /// A tab for glue: its outline with light strokes.
    pub fn glue_tab(&mut self, path: &Path) {
        self.shape(path, Some(Fill::paper()), Some(Stroke::new(Colour::GUIDE, 0.25)));
        let bounds = path.bounds();
        self.clipped(path, |tab| {
            let mut x = bounds.x - bounds.height;
            while x < bounds.right() {
                let stroke = Stroke::new(Colour::GUIDE, HATCHED).opacity(0.7);
                tab.line((x, bounds.bottom()), (x + bounds.height, bounds.y), stroke);
                x += 1.6;
            }
        });
    }

    /// Marks for scissors outside the corners of a rectangle: they begin beyond the bleed.
    pub fn crop_marks(&mut self, trim: &Rect, bleed: f32) {
        let (near, far) = (bleed + 0.5, bleed + 0.5 + MARK);
        for (number, (x, y)) in trim.corners().into_iter().enumerate() {
            let (across, along) = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)][number];
            for (dx, dy) in [(across, 0.0), (0.0, along)] {
                self.line(
                    (x + dx * near, y + dy * near),
                    (x + dx * far, y + dy * far),
                    Stroke::new(Colour::GUIDE, 0.2),
                );
            }
        }
    }
}

/// How long marks for scissors are.
pub const MARK: f32 = 2.0;
/// The lines of a tab for glue.
const HATCHED: f32 = 0.15;
