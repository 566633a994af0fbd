//! The pages before the game: what there is to print and on what, a ruler, and a test for printing on both sides.

use game::Message;

use crate::Form;
use crate::canvas::{Canvas, Tag};
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::{Job, Kit};
use crate::sheet::{Sheet, Side};
use crate::text::{Align, Style, Text};

/// Sheets that belong together: their title, the first and the last page, and the first sheet.
struct Entry<'a> {
    sheet: &'a Sheet,
    from: usize,
    to: usize,
}

/// How long the ruler is.
pub const RULER: f32 = 50.0;

/// The first page. `sheets` are those that come after it.
pub(crate) fn first_page(job: &Job<'_>, kit: &dyn Kit, sheets: &[Sheet]) -> Sheet {
    let title = job.say("print-first");
    let mut sheet = Sheet::text(job.paper(), &title, &title);
    let area = job.paper().text_area();
    let canvas = &mut sheet.canvas;
    let mut y = area.y;

    let emblem = kit.emblem(job, 46.0).without_things();
    let beside = area.x + 54.0;
    let says = kit.spec().title;
    let name = Text::new(says, Style::TITLE).set(area.width - 54.0);
    let about = Text::new(job.say("print-subtitle"), Style::BODY.sized(14.0)).set(area.width - 54.0);
    let head = emblem.height().max(name.height() + about.height() + 2.0);
    let top = y + (head - name.height() - about.height() - 2.0) / 2.0;
    canvas.draw(&emblem, area.x, y + (head - emblem.height()) / 2.0);
    canvas.tagged(Tag::Heading(1, says.to_owned()), |canvas| canvas.block(&name, beside, top));
    canvas.tagged(Tag::Paragraph, |canvas| canvas.block(&about, beside, top + name.height() + 2.0));
    y += head + 9.0;

    y = heading(canvas, &job.say("print-scale-heading"), &area, y);
    y += paragraph(canvas, &job.say("print-scale"), &area, y) + 4.0;
    ruler(canvas, job, (area.x, y));
    y += 15.0;

    y = heading(canvas, &job.say("print-contents"), &area, y);
    y = table(canvas, job, &entries(sheets), &area, y) + 2.0;
    if sheets.iter().any(|sheet| sheet.side == Side::Front) {
        y += paragraph(canvas, &job.say("print-duplex"), &area, y) + 2.0;
    }
    if job.order.form == Form::Booklet && sheets.iter().any(|sheet| sheet.title == job.say("print-booklet")) {
        y += paragraph(canvas, &job.say("print-booklet-how"), &area, y) + 2.0;
    }
    y = heading(canvas, &job.say("print-lines"), &area, y + 5.0);
    legend(canvas, job, &area, y);
    sheet
}

/// Two pages that show whether a printer prints the back where it belongs.
pub(crate) fn duplex_test(job: &Job<'_>) -> [Sheet; 2] {
    let (paper, title) = (job.paper(), job.say("print-duplex-title"));
    let make = |side: Side, id: &'static str| {
        let label = match side {
            Side::Back => job.tell(&Message::new("print-back-of").word("title", &title)),
            _ => title.clone(),
        };
        let mut sheet = Sheet::text(paper, &title, label);
        sheet.side = side;
        let area = paper.text_area();
        let y = heading(&mut sheet.canvas, &title, &area, area.y);
        paragraph(&mut sheet.canvas, &job.say(id), &area, y);
        // A cross in the middle and one near each corner: they are the same seen from either side.
        let (x, y) = paper.rect().middle();
        let (dx, dy) = (paper.width() / 2.0 - 30.0, paper.height() / 2.0 - 60.0);
        for at in [(x, y), (x - dx, y - dy), (x + dx, y - dy), (x - dx, y + dy), (x + dx, y + dy)] {
            target(&mut sheet.canvas, at, side == Side::Back);
        }
        sheet
    };
    [make(Side::Front, "print-duplex-front"), make(Side::Back, "print-duplex-back")]
}

fn target(canvas: &mut Canvas, (x, y): Point, is_back: bool) {
    let (arm, radius) = if is_back { (6.0, 3.0) } else { (12.0, 5.0) };
    let stroke = || Stroke::new(Colour::TEXT, 0.25);
    canvas.line((x - arm, y), (x + arm, y), stroke());
    canvas.line((x, y - arm), (x, y + arm), stroke());
    canvas.stroke(&Path::circle((x, y), radius), stroke());
    for step in 1..=5 {
        let at = step as f32;
        for sign in [-1.0, 1.0] {
            canvas.line((x + sign * at, y - 0.6), (x + sign * at, y + 0.6), stroke());
            canvas.line((x - 0.6, y + sign * at), (x + 0.6, y + sign * at), stroke());
        }
    }
}

fn entries(sheets: &[Sheet]) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    // The first page is page 1.
    for (page, sheet) in (2..).zip(sheets) {
        match entries.last_mut() {
            Some(last) if (&last.sheet.title, last.sheet.stock) == (&sheet.title, sheet.stock) => {
                last.to = page;
            }
            _ => entries.push(Entry { sheet, from: page, to: page }),
        }
    }
    entries
}

pub(crate) fn heading(canvas: &mut Canvas, says: &str, area: &Rect, y: f32) -> f32 {
    let block = Text::new(says, Style::HEADING).set(area.width);
    canvas.with(Affine::translate(area.x, y), |canvas| {
        canvas.tagged(Tag::Heading(2, says.to_owned()), |canvas| canvas.block(&block, 0.0, 0.0));
    });
    y + block.height() + 2.0
}

fn paragraph(canvas: &mut Canvas, says: &str, area: &Rect, y: f32) -> f32 {
    let block = Text::new(says, Style::BODY).set(area.width);
    canvas.tagged(Tag::Paragraph, |canvas| canvas.block(&block, area.x, y));
    block.height()
}

/// A ruler of 50 millimetres, and of two inches for those who have no other.
fn ruler(canvas: &mut Canvas, job: &Job<'_>, (x, y): Point) {
    let stroke = || Stroke::new(Colour::TEXT, 0.25);
    canvas.tagged(Tag::Figure(job.say("print-ruler")), |canvas| {
        canvas.line((x, y + 6.0), (x + RULER, y + 6.0), stroke());
        for millimetre in 0..=50 {
            let high = match millimetre {
                0 | 50 => 6.0,
                at if at % 10 == 0 => 4.0,
                at if at % 5 == 0 => 3.0,
                _ => 1.8,
            };
            let at = x + millimetre as f32;
            canvas.line((at, y + 6.0 - high), (at, y + 6.0), stroke());
            if millimetre % 10 == 0 {
                let label = Text::new(millimetre.to_string(), Style::CAPTION.tabular());
                canvas.label(&label, &Rect::around((at, y + 8.6), 10.0, 4.0), Align::Centre);
            }
        }
        let unit = Text::new("mm", Style::CAPTION);
        canvas.label(&unit, &Rect::new(x + RULER + 3.5, y + 6.6, 10.0, 4.0), Align::Left);
    });
    canvas.place("ruler", "50 mm", &Rect::new(x, y, RULER, 6.0));
}

fn table(canvas: &mut Canvas, job: &Job<'_>, entries: &[Entry<'_>], area: &Rect, y: f32) -> f32 {
    let columns = [(area.x, 18.0), (area.x + 22.0, 66.0), (area.x + 92.0, area.width - 92.0)];
    let mut y = y;
    let mut row = |canvas: &mut Canvas, cells: [String; 3], style: Style, tag: &Tag| {
        let blocks: Vec<_> = cells
            .iter()
            .zip(columns)
            .map(|(says, (_, width))| Text::new(says.as_str(), style).set(width))
            .collect();
        canvas.tagged(Tag::Row, |canvas| {
            for (block, (x, _)) in blocks.iter().zip(columns) {
                canvas.tagged(tag.clone(), |canvas| canvas.block(block, x, y));
            }
        });
        y += blocks.iter().map(crate::text::Block::height).fold(0.0, f32::max) + 1.1;
        let line = Stroke::new(Colour::ACCENT.mixed(0.4, Colour::WHITE), 0.2);
        canvas.line((area.x, y), (area.right(), y), line);
        y += 1.1;
    };
    canvas.tagged(Tag::Table(job.say("print-contents")), |canvas| {
        let heads = ["print-column-pages", "print-column-what", "print-column-paper"].map(|id| job.say(id));
        row(canvas, heads, Style::SMALL.bold(), &Tag::HeaderCell);
        for entry in entries {
            let pages = match entry.to - entry.from {
                0 => entry.from.to_string(),
                _ => format!("{}–{}", entry.from, entry.to),
            };
            let mut paper = job.say(entry.sheet.stock.message());
            if entry.sheet.side != Side::Single {
                paper = job.tell(&Message::new("print-both-sides").word("paper", paper));
            }
            row(canvas, [pages, entry.sheet.title.clone(), paper], Style::BODY.tabular(), &Tag::Cell);
        }
    });
    y
}

type Draw = fn(&mut Canvas, Rect);

/// What the lines mean.
fn legend(canvas: &mut Canvas, job: &Job<'_>, area: &Rect, y: f32) {
    let width = area.width / 2.0;
    let draws: [(&'static str, Draw); 4] = [
        ("print-line-cut", |canvas, rect| {
            canvas.cut_line(&Path::line((rect.x, rect.middle().1), (rect.right(), rect.middle().1)));
        }),
        ("print-line-mountain", |canvas, rect| {
            canvas.mountain_fold((rect.x, rect.middle().1), (rect.right(), rect.middle().1));
        }),
        ("print-line-valley", |canvas, rect| {
            canvas.valley_fold((rect.x, rect.middle().1), (rect.right(), rect.middle().1));
        }),
        ("print-line-glue", |canvas, rect| {
            canvas.glue_tab(&Path::rect(&Rect::around(rect.middle(), rect.width, 4.0)));
        }),
    ];
    for (number, (id, draw)) in draws.into_iter().enumerate() {
        let x = area.x + width * (number % 2) as f32;
        let y = y + 7.0 * (number / 2) as f32;
        let says = job.say(id);
        canvas.tagged(Tag::Figure(says.clone()), |canvas| draw(canvas, Rect::new(x, y, 18.0, 6.0)));
        canvas.tagged(Tag::Paragraph, |canvas| {
            let rect = Rect::new(x + 21.0, y, width - 23.0, 6.0);
            canvas.label(&Text::new(says, Style::BODY), &rect, Align::Left);
        });
    }
}

/// What stands at the foot of every page: the game, the page's name and number. On sheets of things it is their heading.
pub(crate) fn foot(job: &Job<'_>, game: &str, sheet: &mut Sheet, page: usize, count: usize) {
    let paper = job.paper();
    let live = paper.live();
    let rect = Rect::new(live.x + 2.0, live.bottom(), live.width - 4.0, crate::paper::FOOT);
    let label = Text::new(format!("{game} · {}", sheet.label), Style::CAPTION);
    let number = Text::new(format!("{page} / {count}"), Style::CAPTION.tabular());
    let mut foot = Canvas::new(paper.width(), paper.height());
    if sheet.is_text {
        foot.label(&label, &rect, Align::Left);
    } else {
        foot.tagged(Tag::Heading(2, sheet.label.clone()), |foot| foot.label(&label, &rect, Align::Left));
    }
    foot.label(&number, &rect, Align::Right);
    foot.draw(&sheet.canvas, 0.0, 0.0);
    sheet.canvas = foot;
}

/// A round ground for the number of a step.
pub(crate) fn badge(canvas: &mut Canvas, at: Point, number: usize) {
    canvas.shape(
        &Path::circle(at, 3.6),
        Some(Fill::area(Colour::ACCENT.mixed(0.16, Colour::WHITE))),
        Some(Stroke::new(Colour::ACCENT, 0.3)),
    );
    let label = Text::new(number.to_string(), Style::BODY.bold().coloured(Colour::ACCENT).tabular());
    canvas.label(&label, &Rect::around(at, 8.0, 8.0), Align::Centre);
}
