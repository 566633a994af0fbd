//! A diagram on paper: all its positions side by side, with their words.

use std::collections::BTreeMap;
use std::sync::Arc;

use krilla::image::Image as PaperImage;
use rulebook::{Diagram, Step};

use super::book::{plain, rich};
use crate::canvas::{Canvas, Image, Tag};
use crate::error::Error;
use crate::geometry::{Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::{Job, Kit, Scene};
use crate::text::{Align, Block, Style, Text};

/// A diagram that can be drawn on a page.
pub(super) struct Figure {
    /// Above several positions.
    title: Option<Block>,
    cells: Vec<Cell>,
    /// Cells side by side.
    columns: usize,
    /// The width of all of it.
    width: f32,
    name: String,
}

/// A position and its words.
struct Cell {
    drawing: Canvas,
    /// What it shows, for those who cannot see it.
    says: String,
    words: Option<Block>,
    /// Whether the words stand at the right, and not below.
    is_beside: bool,
}

/// What draws the diagrams of a game.
pub(super) struct Draughtsman<'a> {
    pub(super) job: &'a Job<'a>,
    pub(super) kit: &'a dyn Kit,
    pub(super) diagrams: BTreeMap<String, Diagram>,
}

/// Between the ground's edges and what is on it.
const PAD: f32 = 2.6;
/// Between positions side by side.
const GUTTER: f32 = 4.0;
/// Between a drawing and its words.
const BELOW: f32 = 1.4;
/// From which width on three positions stand side by side, and the words of a single one at its right.
const WIDE: f32 = 100.0;
/// How high a drawing may be.
const HIGHEST: f32 = 60.0;
/// How many times wider than high a drawing is that has a row of its own.
const LONG: f32 = 2.0;
/// For the number of a position, beside its words.
const NUMBER: f32 = 5.0;

/// What stands above several positions.
const TITLE: Style = Style::SMALL.bold();
/// What stands below each.
const WORDS: Style = Style::new(crate::text::Face::Regular, 9.0, 1.2);

impl Draughtsman<'_> {
    /// The diagram of this name in a column of this width; `text` is what it shows, `steps` what each position does.
    pub(super) fn figure(
        &self,
        name: &str,
        text: &str,
        steps: &[String],
        width: f32,
    ) -> Result<Figure, Error> {
        let place = || format!("{}: {name}", self.kit.spec().name);
        let diagram =
            self.diagrams.get(name).ok_or_else(|| Error::Position(format!("{}: unknown", place())))?;
        let count = diagram.steps.len();
        if !steps.is_empty() && steps.len() != count {
            return Err(Error::Position(format!(
                "{}: found {} texts, expected {count}",
                place(),
                steps.len()
            )));
        }
        let inner = width - 2.0 * PAD;
        let (is_wide, is_whole) = (width > WIDE, diagram.around.is_empty());
        // What needs room stands in rows of its own where columns are narrow, with its words at the right.
        let in_rows = !is_wide && count > 1 && (diagram.aspect > 1.7 || (is_whole && count > 2));
        let columns = match count {
            _ if in_rows => 1,
            3 if is_wide && !is_whole => 3,
            _ => count.min(2),
        };
        // What is long and low has the whole row, and its words below.
        let is_long = match diagram.steps.first() {
            Some(step) if in_rows => {
                let drawing = self.drawing(diagram, step, inner)?;
                drawing.width() > LONG * drawing.height()
            }
            _ => false,
        };
        let cell = (inner - GUTTER * (columns - 1) as f32) / columns as f32;
        let mut cells = Vec::new();
        for (number, step) in diagram.steps.iter().enumerate() {
            // So do the words of a single position, and of the last one if it is alone in its row.
            let is_last = number + 1 == count && number % columns == 0;
            let is_beside = match count {
                1 => is_wide,
                _ if in_rows => !is_long,
                _ => is_last,
            };
            let words = steps.get(number).map_or(text, String::as_str);
            let most = match (count, is_beside) {
                (1, true) => 0.54 * inner,
                (_, true) if in_rows => 0.6 * inner,
                _ => cell,
            };
            let drawing = self.drawing(diagram, step, most)?;
            let room = match (count, is_beside) {
                (1, true) => inner - drawing.width() - GUTTER,
                (1, false) => cell,
                (_, true) if in_rows => inner - drawing.width() - GUTTER - NUMBER,
                _ => cell - NUMBER,
            };
            let says = if count == 1 { plain(words) } else { format!("{}: {}", plain(text), plain(words)) };
            let words = (count == 1 || !steps.is_empty()).then(|| rich(words, WORDS).set(room));
            cells.push(Cell { drawing, says, words, is_beside });
        }
        let title = (count > 1).then(|| rich(text, TITLE).set(inner));
        Ok(Figure { title, cells, columns, width, name: name.to_owned() })
    }

    /// A position, not wider than this and not too high.
    fn drawing(&self, diagram: &Diagram, step: &Step, most: f32) -> Result<Canvas, Error> {
        let aspect = diagram.aspect as f32;
        let drawing = match step {
            Step::Image(name) => return self.picture(name, most),
            Step::Position(position) => {
                let played: Vec<String> =
                    position.played.iter().map(|one| format!("{} {}", one.actor, one.action)).collect();
                let scene = Scene {
                    setup: &diagram.setup,
                    position: &position.position,
                    before: &position.before,
                    looking: diagram.looking.as_deref(),
                    played: &played,
                    marks: &position.marks,
                    crossed: &position.crossed,
                    around: &diagram.around,
                    aspect,
                    width: most,
                };
                self.kit.diagram(&scene, self.job)?
            }
        };
        Ok(fitted(&drawing.without_things(), most))
    }

    fn picture(&self, name: &str, most: f32) -> Result<Canvas, Error> {
        let bytes = rulebook::image(self.kit.spec().name, name);
        let bytes = bytes.ok_or_else(|| Error::Image(format!("{name} is missing")))?;
        let image = PaperImage::from_jpeg(bytes.to_vec().into(), false).map_err(Error::Image)?;
        let (width, height) = image.size();
        let mut drawing = Canvas::new(most, most * height as f32 / width as f32);
        let all = drawing.rect();
        drawing.image(Image::Jpeg(Arc::new(bytes.to_vec())), all);
        Ok(fitted(&drawing, most))
    }
}

/// The same drawing, as large as it may be.
fn fitted(drawing: &Canvas, most: f32) -> Canvas {
    let scale = (most / drawing.width()).min(HIGHEST / drawing.height());
    let mut canvas = Canvas::new(scale * drawing.width(), scale * drawing.height());
    let all = canvas.rect();
    canvas.draw_in(drawing, &all);
    canvas
}

impl Figure {
    /// How high it is if its drawings are of this scale.
    pub(super) fn height(&self, scale: f32) -> f32 {
        let title = self.title.as_ref().map_or(0.0, |title| title.height() + BELOW);
        let rows = self.cells.chunks(self.columns).map(|row| row_height(row, scale));
        let gaps = GUTTER * (self.cells.len().div_ceil(self.columns) - 1) as f32;
        2.0 * PAD + title + rows.sum::<f32>() + gaps
    }

    /// Draws it with its upper left corner at a point.
    pub(super) fn draw(&self, canvas: &mut Canvas, x: f32, y: f32, scale: f32) {
        let ground = Rect::new(x, y, self.width, self.height(scale));
        canvas.fill(&Path::rounded(&ground, 2.0), Fill::decoration(GROUND));
        let inner = ground.inset(PAD);
        let mut top = inner.y;
        if let Some(title) = &self.title {
            canvas.tagged(Tag::Paragraph, |canvas| canvas.block(title, inner.x, top));
            self.note(canvas, "title", title, inner.x, top);
            top += title.height() + BELOW;
        }
        let width = (inner.width - GUTTER * (self.columns - 1) as f32) / self.columns as f32;
        for (row, cells) in self.cells.chunks(self.columns).enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let number = row * self.columns + column + 1;
                let high = drawing_height(cells, scale);
                let place = Rect::new(inner.x + (width + GUTTER) * column as f32, top, width, high);
                self.cell(canvas, cell, number, &place, scale);
            }
            top += row_height(cells, scale) + GUTTER;
        }
    }

    fn cell(&self, canvas: &mut Canvas, cell: &Cell, number: usize, place: &Rect, scale: f32) {
        let size = (scale * cell.drawing.width(), scale * cell.drawing.height());
        let is_alone = self.cells.len() == 1;
        let x = if cell.is_beside { place.x } else { place.x + (place.width - size.0) / 2.0 };
        // The words of a row stand side by side.
        let rect = Rect::new(x, place.bottom() - size.1, size.0, size.1);
        canvas.draw_in(&cell.drawing.as_figure(cell.says.as_str()), &rect);
        canvas.place("diagram", format!("{}/{number}", self.name), &rect);
        let Some(words) = &cell.words else { return };
        let (left, top) = match (cell.is_beside, is_alone) {
            (true, true) => (rect.right() + GUTTER, place.y + ((size.1 - words.height()) / 2.0).max(0.0)),
            (true, false) if self.columns == 1 => (rect.right() + GUTTER, place.y),
            (true, false) => (place.right() + GUTTER, place.y),
            (false, true) if words.lines() == 1 => {
                (place.x + (place.width - words.width()) / 2.0, rect.bottom() + BELOW)
            }
            (false, _) => (place.x, rect.bottom() + BELOW),
        };
        let indent = if is_alone { 0.0 } else { NUMBER };
        canvas.tagged(Tag::Paragraph, |canvas| {
            if !is_alone {
                badge(canvas, left, top, words, number);
            }
            canvas.block(words, left + indent, top);
        });
        self.note(canvas, "caption", words, left + indent, top);
    }

    /// Notes for tests that a text is here.
    fn note(&self, canvas: &mut Canvas, kind: &'static str, block: &Block, x: f32, y: f32) {
        canvas.place(kind, self.name.as_str(), &Rect::new(x, y, block.width(), block.height()));
    }
}

/// How high the drawings of a row are.
fn drawing_height(cells: &[Cell], scale: f32) -> f32 {
    cells.iter().map(|cell| scale * cell.drawing.height()).fold(0.0, f32::max)
}

/// How high a row is, with its words.
fn row_height(cells: &[Cell], scale: f32) -> f32 {
    let drawings = drawing_height(cells, scale);
    let high = |cell: &Cell| match &cell.words {
        Some(words) if cell.is_beside => drawings.max(words.height()),
        Some(words) => drawings + BELOW + words.height(),
        None => drawings,
    };
    cells.iter().map(high).fold(0.0, f32::max)
}

/// The number of a position in a small circle.
fn badge(canvas: &mut Canvas, x: f32, y: f32, words: &Block, number: usize) {
    let middle = (x + 1.9, y + words.baseline() - 1.05);
    let line = Stroke::new(Colour::ACCENT, 0.25);
    canvas.shape(&Path::circle(middle, 1.8), Some(Fill::paper()), Some(line));
    let style = Style::SMALL.bold().sized(8.0).coloured(Colour::ACCENT).tabular();
    canvas.label(&Text::new(number.to_string(), style), &Rect::around(middle, 5.0, 5.0), Align::Centre);
}

/// On what a diagram stands.
const GROUND: Colour = Colour(248, 243, 233);
