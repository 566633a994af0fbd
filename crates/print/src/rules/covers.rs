//! What is around the text of a rulebook: its cover, the list of contents, pages for notes and the back.

use game::Message;

use super::book::rich;
use super::{Entry, Volume};
use crate::canvas::{Canvas, Tag};
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::text::{Align, Style, Text};

/// The pages before the text: the cover and the contents, which share one page unless it is a booklet.
pub(super) fn front(volume: &Volume<'_>, entries: &[Entry<'_>]) -> Vec<Canvas> {
    let format = &volume.format;
    let mut cover = format.empty();
    if format.is_booklet {
        let rect = cover.rect().inset(10.0);
        frame(&mut cover, &rect);
        title(volume, &mut cover, &rect);
        let mut second = format.empty();
        contents(volume, entries, &mut second, &format.area(2));
        return vec![cover, second];
    }
    let area = format.area(1);
    let area = Rect { y: area.y - 5.0, height: area.height + 10.0, ..area };
    let head = Rect { height: 0.46 * area.height, ..area };
    frame(&mut cover, &head);
    title(volume, &mut cover, &head);
    let below = Rect { y: head.bottom() + 10.0, height: area.bottom() - head.bottom() - 10.0, ..area };
    contents(volume, entries, &mut cover, &Rect { x: below.x + 14.0, width: below.width - 28.0, ..below });
    vec![cover]
}

/// A page to write on.
pub(super) fn notes(volume: &Volume<'_>, number: usize, canvas: &mut Canvas) {
    let area = volume.format.area(number);
    let says = volume.job.say("print-notes");
    let mut y = area.y + heading(canvas, &says, &area, area.y) + 11.0;
    while y < area.bottom() {
        canvas.line((area.x, y), (area.right(), y), Stroke::new(LINE, 0.2));
        y += 9.0;
    }
}

/// The last page of a booklet.
pub(super) fn back(volume: &Volume<'_>) -> Canvas {
    let mut canvas = volume.format.empty();
    let rect = canvas.rect().inset(10.0);
    frame(&mut canvas, &rect);
    let emblem = volume.kit.emblem(volume.job, 34.0).without_things();
    let (x, y) = rect.middle();
    let top = y - emblem.height() / 2.0 - 12.0;
    canvas.draw(&emblem, x - emblem.width() / 2.0, top);
    let area = rect.inset(12.0);
    let name = Text::new(volume.book.title.as_str(), Style::SUBHEADING).align(Align::Centre).set(area.width);
    canvas.block(&name, area.x, top + emblem.height() + 6.0);
    let how = Text::new(volume.job.say("print-booklet-how"), Style::CAPTION);
    let how = how.align(Align::Centre).set(area.width);
    let bottom = area.bottom() - how.height();
    canvas.tagged(Tag::Paragraph, |canvas| canvas.block(&how, area.x, bottom));
    canvas.place("note", "how", &Rect::new(area.x, bottom, area.width, how.height()));
    canvas
}

/// Two lines round a cover.
fn frame(canvas: &mut Canvas, rect: &Rect) {
    canvas.stroke(&Path::rect(rect), Stroke::new(Colour::ACCENT, 0.6));
    canvas.stroke(&Path::rect(&rect.inset(1.6)), Stroke::new(Colour::ACCENT, 0.2));
}

/// The game's picture, its name and what this is, in the middle of a rectangle.
fn title(volume: &Volume<'_>, canvas: &mut Canvas, rect: &Rect) {
    let job = volume.job;
    let inner = rect.inset(8.0);
    let centred = |text: Text| text.align(Align::Centre).set(inner.width);
    let name = centred(Text::new(volume.book.title.as_str(), Style::TITLE.sized(40.0)));
    let about = centred(Text::new(job.say("print-book"), Style::BODY.sized(15.0)));
    let words = name.height() + 12.0 + about.height();
    let most = (inner.height - words - 16.0).min(88.0);
    let emblem = volume.kit.emblem(job, most.min(inner.width)).without_things();
    let scale = (most / emblem.height()).min(1.0);
    let size = (scale * emblem.width(), scale * emblem.height());
    let mut y = inner.y + (inner.height - size.1 - 9.0 - words) / 2.0;
    canvas.draw_in(&emblem, &Rect::new(inner.middle().0 - size.0 / 2.0, y, size.0, size.1));
    y += size.1 + 9.0;
    let says = job.tell(&Message::new("print-book-title").word("game", volume.book.title.as_str()));
    canvas.with(Affine::translate(inner.x, y), |canvas| {
        canvas.tagged(Tag::Heading(1, says), |canvas| canvas.block(&name, 0.0, 0.0));
    });
    y += name.height() + 6.0;
    ornament(canvas, inner.middle().0, y);
    y += 6.0;
    canvas.tagged(Tag::Paragraph, |canvas| canvas.block(&about, inner.x, y));
    let thing = |y: f32, height: f32| Rect::new(inner.x, y, inner.width, height);
    canvas.place("cover", volume.book.title.as_str(), &thing(y - name.height() - 12.0, name.height()));
    canvas.place("note", "about", &thing(y, about.height()));
}

/// A small pyramid between two lines.
fn ornament(canvas: &mut Canvas, x: f32, y: f32) {
    let line = || Stroke::new(Colour::ACCENT, 0.25);
    for sign in [-1.0, 1.0] {
        canvas.line((x + sign * 4.0, y), (x + sign * 24.0, y), line());
    }
    canvas.fill(
        &Path::polygon(&[(x - 2.4, y + 1.6), (x, y - 1.8), (x + 2.4, y + 1.6)]),
        Fill::mark(Colour::ACCENT),
    );
}

/// What comes on which page, and what the marks mean.
fn contents(volume: &Volume<'_>, entries: &[Entry<'_>], canvas: &mut Canvas, area: &Rect) {
    let job = volume.job;
    let mut y = area.y + heading(canvas, &job.say("print-book-contents"), area, area.y) + 3.0;
    let note = marks(volume, entries).map(|text| text.set(area.width - 10.0));
    let below = note.as_ref().map_or(0.0, |note| note.height() + 12.0);
    let style = Style::BODY.sized(10.5);
    let blocks: Vec<_> =
        entries.iter().map(|entry| Text::new(entry.title, style).set(area.width - 14.0)).collect();
    let high: f32 = blocks.iter().map(crate::text::Block::height).sum();
    // The lines are as far apart as there is room.
    let gap = ((area.bottom() - y - below - high) / entries.len().max(1) as f32).clamp(0.2, 2.4);
    let mut rows = Vec::new();
    for (entry, block) in entries.iter().zip(&blocks) {
        let number = Text::new(entry.page.to_string(), style.tabular()).set_line();
        let line = y + block.height() - 1.4;
        let (from, to) = (area.x + block.last_width() + 2.0, area.right() - number.width() - 2.0);
        if from < to {
            canvas.line((from, line), (to, line), Stroke::new(LINE, 0.3).dashed(&[0.1, 1.5]).round());
        }
        rows.push((entry, block, number, y));
        y += block.height() + gap;
    }
    canvas.tagged(Tag::Contents, |canvas| {
        for (entry, block, number, y) in &rows {
            canvas.tagged(Tag::Entry, |canvas| {
                canvas.tagged(Tag::Paragraph, |canvas| {
                    canvas.block(block, area.x, *y);
                    let foot = y + block.height() - number.height();
                    canvas.block(number, area.right() - number.width(), foot);
                });
            });
            canvas.place(
                "entry",
                format!("{} {}", entry.name, entry.page),
                &Rect::new(area.x, *y, block.width(), block.height()),
            );
        }
    });
    if let Some(note) = note {
        let ground = Rect::new(area.x, y + 5.0, area.width, note.height() + 7.0);
        canvas.shape(
            &Path::rounded(&ground, 2.0),
            Some(Fill::decoration(Colour(250, 243, 227))),
            Some(Stroke::new(Colour::ACCENT.mixed(0.45, Colour::WHITE), 0.25)),
        );
        let at = (ground.x + 5.0, ground.y + 3.5);
        canvas.tagged(Tag::Paragraph, |canvas| canvas.block(&note, at.0, at.1));
        canvas.place("note", "marks", &Rect::new(at.0, at.1, note.width(), note.height()));
    }
}

/// What the marks of rulings mean.
fn marks(volume: &Volume<'_>, entries: &[Entry<'_>]) -> Option<Text> {
    let (first, last) = (volume.book.rulings.first()?, entries.last()?);
    let message = Message::new("print-book-marks")
        .word("mark", format!("[{}]", first.number))
        .word("section", last.title)
        .number("page", last.page as i64);
    Some(rich(&volume.job.tell(&message), Style::SMALL))
}

/// A heading; says how high it is.
fn heading(canvas: &mut Canvas, says: &str, area: &Rect, y: f32) -> f32 {
    let block = Text::new(says, Style::HEADING).set(area.width);
    canvas.with(Affine::translate(area.x, y), |canvas| {
        canvas.tagged(Tag::Heading(2, says.to_owned()), |canvas| canvas.block(&block, 0.0, 0.0));
    });
    block.height()
}

/// Lines to write on, and those between words.
const LINE: Colour = Colour(176, 160, 132);
