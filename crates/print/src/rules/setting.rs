//! Text and figures in columns: nothing that belongs together is torn apart. Start at [`fill`].

use std::collections::VecDeque;
use std::rc::Rc;

use super::figure::Figure;
use crate::canvas::{Canvas, Tag};
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill};
use crate::text::{Block, Text};

/// Something that is read, one after the other.
pub(super) struct Element {
    /// The least space above it, but not at the top of a column.
    pub(super) before: f32,
    /// The least space below it.
    pub(super) after: f32,
    /// Whether it stays with what comes next.
    pub(super) keeps: bool,
    pub(super) body: Body,
}

pub(super) enum Body {
    Words(Rc<Words>, Block),
    Figure(Figure),
}

/// What is known of a text apart from its lines.
pub(super) struct Words {
    pub(super) role: Role,
    /// From the left edge of the column.
    pub(super) indent: f32,
    /// What stands beside the first line, in the indent.
    pub(super) label: Option<Block>,
    /// Whether it stands on a ground, and then in one piece.
    pub(super) on_ground: bool,
    /// What tests know it as: its kind, and its name in the source.
    pub(super) thing: (&'static str, String),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Paragraph,
    /// Of a level.
    Heading(u16),
    /// Of the list with this number.
    Item(usize),
}

/// A column that has been filled.
#[derive(Default)]
pub(super) struct Column(Vec<(f32, Part)>);

enum Part {
    Words {
        words: Rc<Words>,
        block: Block,
        is_first: bool,
    },
    /// A figure, and how large its drawings are.
    Figure(Figure, f32),
}

/// How large the drawings of a figure may be, if there is not enough room for all of it. They are smallest where the
/// rest of the column would be left empty otherwise.
const SCALES: [f32; 4] = [1.0, 0.9, 0.8, 0.7];
const SMALLEST: f32 = SCALES[SCALES.len() - 1];
/// Which part of a column is too much to be left empty.
const MUCH: f32 = 0.25;
/// Between a text on a ground and the ground's edges.
const PAD: f32 = 1.4;
/// The fewest lines of a text that stand together.
const TOGETHER: usize = 2;

impl Element {
    /// A text in a column of this width.
    pub(super) fn words(text: &Text, width: f32, words: Words) -> Self {
        let beside = words.indent + if words.on_ground { PAD } else { 0.0 };
        let block = text.set(width - beside);
        Self { before: 0.0, after: 0.0, keeps: false, body: Body::Words(Rc::new(words), block) }
    }

    /// With space above and below.
    pub(super) fn spaced(mut self, before: f32, after: f32) -> Self {
        (self.before, self.after) = (before, after);
        self
    }

    /// Together with what comes next.
    pub(super) fn keeping(mut self, keeps: bool) -> Self {
        self.keeps = keeps;
        self
    }
}

/// The columns of this height that the elements fill, one after another.
pub(super) fn fill(elements: Vec<Element>, height: f32) -> Vec<Column> {
    let needs = needs(&elements);
    let mut setter =
        Setter { height, columns: vec![Column::default()], y: 0.0, after: 0.0, waiting: VecDeque::new() };
    for (element, need) in elements.into_iter().zip(needs) {
        match element.body {
            Body::Figure(figure) => setter.figure(figure, element.before),
            Body::Words(words, block) => {
                if words.role == Role::Heading(2) {
                    setter.end_section();
                }
                setter.words(&words, block, element.before, need);
            }
        }
        setter.after = element.after;
    }
    setter.flush();
    setter.columns
}

/// How much room each element needs to begin in a column.
fn needs(elements: &[Element]) -> Vec<f32> {
    let mut needs = vec![0.0; elements.len()];
    for (number, element) in elements.iter().enumerate().rev() {
        let next = elements.get(number + 1).filter(|_| element.keeps);
        needs[number] = match (&element.body, next) {
            (Body::Figure(figure), _) => figure.height(SMALLEST),
            (Body::Words(words, block), Some(next)) => {
                height(words, block) + element.after.max(next.before) + needs[number + 1]
            }
            (Body::Words(words, block), None) if is_whole(words, block) => height(words, block),
            (Body::Words(words, block), None) => height(words, &block.split_at(TOGETHER).0),
        };
    }
    needs
}

fn is_whole(words: &Words, block: &Block) -> bool {
    words.on_ground || block.lines() < 2 * TOGETHER
}

fn height(words: &Words, block: &Block) -> f32 {
    block.height() + if words.on_ground { 2.0 * PAD } else { 0.0 }
}

struct Setter {
    height: f32,
    columns: Vec<Column>,
    y: f32,
    /// The least space below what was set last.
    after: f32,
    /// Figures that had no room in their column.
    waiting: VecDeque<Figure>,
}

impl Setter {
    /// The space above what comes next.
    fn gap(&self, before: f32) -> f32 {
        if self.y > 0.0 { self.after.max(before) } else { 0.0 }
    }

    fn put(&mut self, gap: f32, height: f32, part: Part) {
        self.y += gap;
        let y = self.y;
        self.columns.last_mut().expect("there is a column").0.push((y, part));
        self.y += height;
    }

    fn next_column(&mut self) {
        self.columns.push(Column::default());
        (self.y, self.after) = (0.0, 0.0);
        while let Some(figure) = self.waiting.pop_front() {
            if let Some(figure) = self.try_figure(figure, GAP, &SCALES[..3]) {
                self.waiting.push_front(figure);
                break;
            }
        }
    }

    fn words(&mut self, words: &Rc<Words>, block: Block, before: f32, need: f32) {
        if self.y > 0.0 && self.gap(before) + need > self.height - self.y {
            self.next_column();
        }
        let (mut rest, mut is_first) = (Some(block), true);
        while let Some(block) = rest.take() {
            let gap = self.gap(if is_first { before } else { 0.0 });
            let room = self.height - self.y - gap;
            let mut lines = block.split(room - height(words, &block) + block.height()).0.lines();
            if lines < block.lines() {
                lines = lines.min(block.lines().saturating_sub(TOGETHER));
                if lines < TOGETHER || is_whole(words, &block) {
                    // What does not even fit into an empty column is set all the same.
                    lines = if self.y > 0.0 { 0 } else { block.lines() };
                }
            }
            let (block, others) = block.split_at(lines);
            if lines > 0 {
                let height = height(words, &block);
                self.put(gap, height, Part::Words { words: Rc::clone(words), block, is_first });
                is_first = false;
            }
            if others.is_some() {
                self.next_column();
            }
            rest = others;
        }
    }

    fn figure(&mut self, figure: Figure, before: f32) {
        // Figures stay in their order.
        let left = if self.waiting.is_empty() {
            self.try_figure(figure, before, &SCALES[..3])
        } else {
            Some(figure)
        };
        self.waiting.extend(left);
    }

    /// Sets a figure if there is room for it in one of these sizes, or gives it back.
    fn try_figure(&mut self, figure: Figure, before: f32, scales: &[f32]) -> Option<Figure> {
        let gap = self.gap(before);
        let fits = |scale: &f32| self.y + gap + figure.height(*scale) <= self.height;
        let scale = scales.iter().copied().find(fits);
        let Some(scale) = scale.or((self.y <= 0.0).then_some(SMALLEST)) else {
            return Some(figure);
        };
        let height = figure.height(scale);
        self.put(gap, height, Part::Figure(figure, scale));
        self.after = GAP;
        None
    }

    /// A figure may stand a little below its place, but only then in the next section if much would be left empty.
    fn end_section(&mut self) {
        while let Some(figure) = self.waiting.pop_front() {
            if let Some(figure) = self.try_figure(figure, GAP, &SCALES) {
                self.waiting.push_front(figure);
                break;
            }
        }
        if self.height - self.y < MUCH * self.height {
            self.flush();
        }
    }

    /// Sets the figures that wait.
    fn flush(&mut self) {
        while !self.waiting.is_empty() {
            self.next_column();
        }
    }
}

/// Above and below figures.
pub(super) const GAP: f32 = 3.2;

impl Column {
    /// The names of the sections that begin in it.
    pub(super) fn sections(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|(_, part)| match part {
            Part::Words { words, .. } if words.role == Role::Heading(2) => Some(words.thing.1.as_str()),
            _ => None,
        })
    }

    /// Whether nothing stands above the first of them.
    pub(super) fn begins_section(&self) -> bool {
        matches!(self.0.first(), Some((_, Part::Words { words, .. })) if words.role == Role::Heading(2))
    }

    /// Draws it in its area.
    pub(super) fn draw(&self, canvas: &mut Canvas, area: &Rect) {
        let mut parts = self.0.iter().peekable();
        while let Some((y, part)) = parts.next() {
            match part {
                Part::Figure(figure, scale) => figure.draw(canvas, area.x, area.y + y, *scale),
                Part::Words { words, block, is_first } => match words.role {
                    Role::Item(list) => {
                        let mut items = vec![(*y, words, block, *is_first)];
                        while let Some((y, Part::Words { words, block, is_first })) = parts
                            .next_if(|(_, next)| matches!(next, Part::Words { words, .. } if words.role == Role::Item(list)))
                        {
                            items.push((*y, words, block, *is_first));
                        }
                        canvas.tagged(Tag::List, |canvas| {
                            for (y, words, block, is_first) in items {
                                canvas.tagged(Tag::Item, |canvas| {
                                    words.draw(canvas, block, area, y, is_first);
                                });
                            }
                        });
                    }
                    _ => words.draw(canvas, block, area, *y, *is_first),
                },
            }
        }
    }
}

impl Words {
    fn draw(&self, canvas: &mut Canvas, block: &Block, area: &Rect, y: f32, is_first: bool) {
        let (x, mut y) = (area.x + self.indent, area.y + y);
        if self.on_ground {
            let ground = Rect::new(area.x, y, area.width, block.height() + 2.0 * PAD);
            canvas.fill(&Path::rounded(&ground, 1.0), Fill::decoration(GROUND));
            let bar = Rect { width: 0.9, ..ground };
            canvas.fill(&Path::rect(&bar), Fill::mark(Colour::YELLOW));
            y += PAD;
        }
        if let Some(label) = self.label.as_ref().filter(|_| is_first) {
            canvas.tagged(Tag::Label, |canvas| canvas.block(label, area.x, y));
        }
        let tag = match self.role {
            Role::Paragraph => Tag::Paragraph,
            Role::Heading(level) => {
                Tag::Heading(level, block.says().replace('\u{a0}', " ").trim().to_owned())
            }
            Role::Item(_) => Tag::Body,
        };
        // The map says where a heading is, so that the document's outline leads there.
        canvas.with(Affine::translate(x, y), |canvas| {
            canvas.tagged(tag, |canvas| canvas.block(block, 0.0, 0.0));
        });
        let (kind, name) = &self.thing;
        canvas.place(kind, name.as_str(), &Rect::new(x, y, block.width(), block.height()));
    }
}

/// The ground of what is ours.
const GROUND: Colour = Colour(250, 243, 227);
