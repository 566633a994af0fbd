//! Text that goes on from page to page: [`Flow`], for guides and rulebooks.

use crate::canvas::{Canvas, Tag};
use crate::geometry::Rect;
use crate::text::{Align, Style, Text};

/// Pages that are filled from top to bottom.
pub struct Flow {
    page: (f32, f32),
    area: Rect,
    pages: Vec<Canvas>,
    y: f32,
}

impl Flow {
    /// Pages of this size with text in this area.
    pub fn new(width: f32, height: f32, area: Rect) -> Self {
        Self { page: (width, height), area, pages: vec![Canvas::new(width, height)], y: area.y }
    }

    /// The page that is being filled.
    pub fn canvas(&mut self) -> &mut Canvas {
        self.pages.last_mut().expect("there is a page")
    }

    /// Where text is set.
    pub fn area(&self) -> Rect {
        self.area
    }

    /// How far down the page is filled.
    pub fn y(&self) -> f32 {
        self.y
    }

    /// How much of the page is left.
    pub fn room(&self) -> f32 {
        self.area.bottom() - self.y
    }

    /// Leaves a space, but not at the top of a page.
    pub fn space(&mut self, height: f32) {
        if self.y > self.area.y {
            self.y = (self.y + height).min(self.area.bottom());
        }
    }

    /// Takes a height that was drawn into by hand, below [`y`](Self::y).
    pub fn take(&mut self, height: f32) {
        self.y += height;
    }

    /// Begins a new page unless this much fits.
    pub fn keep(&mut self, height: f32) {
        if height > self.room() && self.y > self.area.y {
            self.break_page();
        }
    }

    /// Begins a new page.
    pub fn break_page(&mut self) {
        self.pages.push(Canvas::new(self.page.0, self.page.1));
        self.y = self.area.y;
    }

    /// A heading, never alone at the foot of a page: `after` is what must fit below it.
    pub fn heading(&mut self, level: u16, says: &str, style: Style, after: f32) {
        let block = Text::new(says, style).set(self.area.width);
        self.keep(block.height() + after);
        let (x, y) = (self.area.x, self.y);
        // The map says where the heading is, so that the document's outline leads there.
        self.canvas().with(crate::geometry::Affine::translate(x, y), |canvas| {
            canvas.tagged(Tag::Heading(level, says.to_owned()), |canvas| canvas.block(&block, 0.0, 0.0));
        });
        self.y += block.height();
    }

    /// A paragraph, over as many pages as it needs; at least two lines stay together.
    pub fn paragraph(&mut self, text: &Text) {
        self.block(text, 0.0, &Tag::Paragraph);
    }

    /// A text with a tag of its own, indented.
    pub fn block(&mut self, text: &Text, indent: f32, tag: &Tag) {
        let mut rest = Some(text.set(self.area.width - indent));
        while let Some(block) = rest {
            let (mut first, mut next) = block.split(self.room());
            if next.is_some() && first.lines() < 2 && self.y > self.area.y {
                self.break_page();
                (first, next) = block.split(self.room());
            } else if next.as_ref().is_some_and(|next| next.lines() < 2) && first.lines() > 2 {
                (first, next) = block.split_at(first.lines() - 1);
            }
            if first.lines() == 0 {
                // Not even a line fits on an empty page: it is drawn all the same.
                (first, next) = block.split_at(1);
            }
            let (x, y) = (self.area.x + indent, self.y);
            self.canvas().tagged(tag.clone(), |canvas| canvas.block(&first, x, y));
            self.y += first.height();
            if next.is_some() {
                self.break_page();
            }
            rest = next;
        }
    }

    /// Items of a list, each with its label, such as `1.` or `•`.
    pub fn list<'a>(&mut self, items: impl IntoIterator<Item = (&'a str, Text)>, indent: f32, gap: f32) {
        for (label, text) in items {
            let block = text.set(self.area.width - indent);
            self.keep(block.height().min(self.area.height / 3.0));
            let (x, y, width) = (self.area.x, self.y, indent);
            // A list goes on over pages, but its tags cannot: each item is a list for itself.
            self.canvas().tagged(Tag::List, |canvas| {
                canvas.tagged(Tag::Item, |canvas| {
                    let label = Text::new(label, Style::BODY).align(Align::Left);
                    canvas.tagged(Tag::Label, |canvas| {
                        canvas.text(&label, x, y, width);
                    });
                    canvas.tagged(Tag::Body, |canvas| canvas.block(&block, x + width, y));
                });
            });
            self.y += block.height() + gap;
        }
    }

    /// A drawing in the middle, with what it shows for those who cannot see it, and perhaps a caption.
    pub fn figure(&mut self, drawing: &Canvas, says: &str, caption: Option<&Text>) {
        let below = caption.map(|text| text.clone().align(Align::Centre).set(self.area.width));
        let height = drawing.height() + below.as_ref().map_or(0.0, |block| block.height() + 1.5);
        self.keep(height);
        let x = self.area.x + (self.area.width - drawing.width()) / 2.0;
        let (y, left) = (self.y, self.area.x);
        let figure = drawing.as_figure(says);
        self.canvas().draw(&figure, x, y);
        if let Some(block) = below {
            let y = y + drawing.height() + 1.5;
            self.canvas().tagged(Tag::Caption, |canvas| canvas.block(&block, left, y));
        }
        self.y += height;
    }

    /// The pages.
    pub fn finish(self) -> Vec<Canvas> {
        self.pages
    }
}
