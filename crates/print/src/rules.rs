//! The rulebook on paper: the same source that the page and the terminal read, and the same diagrams, as pages or as a
//! booklet.

mod book;
mod covers;
mod figure;
mod imposition;
mod setting;

use game::Message;
use rulebook::{Rulebook, Section};
use words::Language;

use crate::Form;
use crate::canvas::Canvas;
use crate::error::Error;
use crate::geometry::Rect;
use crate::ink::{Colour, Stroke};
use crate::kit::{Job, Kit};
use crate::paper::{EDGE, FOOT, Paper};
use crate::sheet::{Sheet, Side};
use crate::text::{Align, Style, Text};

use self::figure::Draughtsman;
use self::setting::Column;

/// A page of the book, and how it is set.
struct Format {
    width: f32,
    height: f32,
    /// Columns side by side.
    columns: usize,
    /// The margin at the fold, and the one at the other side.
    inner: f32,
    outer: f32,
    /// What is read at length.
    body: Style,
    /// The rulings.
    small: Style,
    is_booklet: bool,
}

/// What everything on the pages around the text needs to know.
struct Volume<'a> {
    job: &'a Job<'a>,
    kit: &'a dyn Kit,
    book: &'a Rulebook,
    format: Format,
}

/// A section in the list of contents.
struct Entry<'a> {
    name: &'a str,
    title: &'a str,
    page: usize,
}

/// Between columns.
const GUTTER: f32 = 8.0;
/// From the upper edge of a page to the text.
const TOP: f32 = 19.0;
/// From the text to the lower edge.
const BOTTOM: f32 = 17.0;

/// The sheets of a game's rules.
pub(crate) fn sheets(job: &Job<'_>, kit: &dyn Kit) -> Result<Vec<Sheet>, Error> {
    let name = kit.spec().name;
    // A language may have its words before it has its rulebooks.
    let languages = [job.language(), Language::ENGLISH];
    let book = languages.into_iter().find_map(|language| rulebook::find(name, language.code()));
    let book = book.ok_or_else(|| Error::Write(format!("{name} has no rulebook")))?;
    let game = games::find(name).ok_or_else(|| Error::Write(format!("{name} has no rules")))?;
    let diagrams = rulebook::diagrams(game).map_err(|error| Error::Position(error.to_string()))?;
    let paper = job.paper();
    let format = match job.order.form {
        Form::Pages => Format::pages(paper),
        Form::Booklet => Format::booklet(paper),
    };
    let elements = book::elements(&book, &format, &Draughtsman { job, kit, diagrams })?;
    let columns = setting::fill(elements, format.area(1).height);
    let volume = Volume { job, kit, book: &book, format };
    let pages = volume.pages(&columns);
    Ok(match job.order.form {
        Form::Pages => {
            let title = job.say("print-rules");
            let sheet = |canvas| Sheet { canvas, ..Sheet::text(paper, &title, &title) };
            pages.into_iter().map(sheet).collect()
        }
        Form::Booklet => booklet(job, &pages),
    })
}

/// The sheets of a booklet with these pages.
fn booklet(job: &Job<'_>, pages: &[Canvas]) -> Vec<Sheet> {
    let (paper, title) = (job.paper(), job.say("print-booklet"));
    let count = pages.len() / 4;
    let sheet = |(number, canvas): (usize, Canvas)| {
        let label = Message::new("print-number-of").word("title", &title);
        let label = job.tell(&label.number("number", number as i64 / 2 + 1).number("count", count as i64));
        let (side, label) = match number % 2 {
            0 => (Side::Front, label),
            _ => (Side::Back, job.tell(&Message::new("print-back-of").word("title", &label))),
        };
        Sheet { side, canvas, ..Sheet::text(paper, &title, label) }
    };
    imposition::impose(pages, paper).into_iter().enumerate().map(sheet).collect()
}

impl Format {
    /// Large pages in two columns.
    fn pages(paper: Paper) -> Self {
        Self {
            width: paper.width(),
            height: paper.height(),
            columns: 2,
            inner: 18.0,
            outer: 18.0,
            body: Style::BODY.sized(10.5),
            small: Style::BODY.sized(9.8),
            is_booklet: false,
        }
    }

    /// Pages of half a sheet.
    fn booklet(paper: Paper) -> Self {
        Self {
            width: paper.height() / 2.0,
            height: paper.width(),
            columns: 1,
            inner: 16.0,
            outer: 13.0,
            body: Style::BODY.sized(10.5),
            small: Style::BODY.sized(9.8),
            is_booklet: true,
        }
    }

    /// Where text is set on a page.
    fn area(&self, page: usize) -> Rect {
        let left = if page.is_multiple_of(2) { self.outer } else { self.inner };
        Rect::new(left, TOP, self.width - self.inner - self.outer, self.height - TOP - BOTTOM)
    }

    /// How wide a column is.
    fn column(&self) -> f32 {
        let gutters = GUTTER * (self.columns - 1) as f32;
        (self.width - self.inner - self.outer - gutters) / self.columns as f32
    }

    /// The number of the first page with text of the book.
    fn first(&self) -> usize {
        if self.is_booklet { 3 } else { 2 }
    }

    fn empty(&self) -> Canvas {
        Canvas::new(self.width, self.height)
    }
}

impl Volume<'_> {
    /// All pages, from the cover to the back.
    fn pages(&self, columns: &[Column]) -> Vec<Canvas> {
        let format = &self.format;
        let texts: Vec<&[Column]> = columns.chunks(format.columns).collect();
        let mut entries = Vec::new();
        let mut pages = Vec::new();
        let mut section = "";
        for (number, columns) in (format.first()..).zip(texts) {
            let names = columns.iter().flat_map(Column::sections);
            let of_name = |name: &str| self.book.sections.iter().find(|section| section.name == name);
            let begun: Vec<&Section> = names.filter_map(of_name).collect();
            for Section { name, title, .. } in &begun {
                entries.push(Entry { name, title, page: number });
            }
            // The head names the section with which the page begins, or the first one that begins on it.
            let head = match begun.first() {
                Some(first) if section.is_empty() || columns[0].begins_section() => first.title.as_str(),
                _ => section,
            };
            pages.push(self.page(number, head, columns));
            section = begun.last().map_or(section, |last| last.title.as_str());
        }
        let mut all = covers::front(self, &entries);
        all.extend(pages);
        if format.is_booklet {
            // The back is the last page of the last sheet; what is left over before it is for notes.
            while !(all.len() + 1).is_multiple_of(4) {
                let number = all.len() + 1;
                let mut canvas = self.head_and_number(number, &self.job.say("print-notes"));
                covers::notes(self, number, &mut canvas);
                all.push(canvas);
            }
            all.push(covers::back(self));
        }
        for (number, page) in (1..).zip(&mut all) {
            let rect = page.rect().inset(EDGE + FOOT + 0.2);
            page.place("page", number.to_string(), &rect);
        }
        all
    }

    fn page(&self, number: usize, section: &str, columns: &[Column]) -> Canvas {
        let mut canvas = self.head_and_number(number, section);
        let (area, width) = (self.format.area(number), self.format.column());
        for (place, column) in columns.iter().enumerate() {
            let x = area.x + (width + GUTTER) * place as f32;
            column.draw(&mut canvas, &Rect { x, width, ..area });
        }
        canvas
    }

    /// An empty page with what stands at its edges: the game and the section above, the number below.
    fn head_and_number(&self, number: usize, section: &str) -> Canvas {
        let format = &self.format;
        let mut canvas = format.empty();
        let area = format.area(number);
        let head = Rect::new(area.x, TOP - 9.5, area.width, 4.5);
        let (left, right) = match (format.is_booklet, number.is_multiple_of(2)) {
            (true, true) => (self.book.title.as_str(), ""),
            (true, false) => ("", section),
            (false, _) => (self.book.title.as_str(), section),
        };
        canvas.label(&Text::new(left, Style::CAPTION), &head, Align::Left);
        canvas.label(&Text::new(right, Style::CAPTION), &head, Align::Right);
        let line = Stroke::new(Colour::ACCENT.mixed(0.45, Colour::WHITE), 0.2);
        canvas.line((area.x, head.bottom() + 0.6), (area.right(), head.bottom() + 0.6), line);
        let foot = Rect::new(area.x, area.bottom() + 5.0, area.width, 4.5);
        let align = match (format.is_booklet, number.is_multiple_of(2)) {
            (true, true) => Align::Left,
            (true, false) => Align::Right,
            (false, _) => Align::Centre,
        };
        canvas.label(&Text::new(number.to_string(), Style::SMALL.tabular()), &foot, align);
        canvas.place("head", number.to_string(), &head);
        canvas
    }
}
