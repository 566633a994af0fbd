//! Boards that are larger than the paper: parts that overlap, each on a sheet of its own. Start at [`tile`].

use game::Message;

use crate::canvas::{Canvas, MARK, Tag};
use crate::error::Error;
use crate::geometry::{Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Job;
use crate::paper::{BLEED, OVERLAP, Paper};
use crate::sheet::Sheet;
use crate::text::{Align, Style, Text};

/// How a board is cut into parts of equal size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tiling {
    /// Parts side by side.
    pub columns: usize,
    /// Parts one below the other.
    pub rows: usize,
    /// The width of a part, with what overlaps.
    pub width: f32,
    /// The height of a part, with what overlaps.
    pub height: f32,
}

/// What marks and bleed need round a part.
const AROUND: f32 = BLEED + 0.5 + MARK;

impl Tiling {
    /// The largest part that fits on the paper.
    pub fn room(paper: Paper) -> (f32, f32) {
        let live = paper.live();
        (live.width - 2.0 * AROUND, live.height - 2.0 * AROUND)
    }

    /// The fewest parts of equal size that make a board of this size.
    pub fn new(width: f32, height: f32, paper: Paper) -> Self {
        let (most_width, most_height) = Self::room(paper);
        let parts =
            |length: f32, most: f32| (1..99).find(|parts| part(length, *parts) <= most + 0.01).unwrap_or(99);
        let (columns, rows) = (parts(width, most_width), parts(height, most_height));
        Self { columns, rows, width: part(width, columns), height: part(height, rows) }
    }

    /// The name of a part, its row as a letter and its column as a number, and which part of the board it shows.
    pub fn parts(&self) -> impl Iterator<Item = (String, Rect)> + use<> {
        let tiling = *self;
        (0..tiling.rows).flat_map(move |row| {
            (0..tiling.columns).map(move |column| {
                let name = format!("{}{}", (b'A' + row as u8) as char, column + 1);
                let x = column as f32 * (tiling.width - OVERLAP);
                let y = row as f32 * (tiling.height - OVERLAP);
                (name, Rect::new(x, y, tiling.width, tiling.height))
            })
        })
    }
}

/// How long each of some parts is that overlap.
fn part(length: f32, parts: usize) -> f32 {
    (length + OVERLAP * (parts - 1) as f32) / parts as f32
}

/// A board on as many sheets as it needs. The canvas is as large as the board when it is cut; what is drawn beyond its
/// edges is the bleed. `says` is what the board looks like, for those who cannot see it.
pub fn tile(job: &Job<'_>, title: &str, board: &Canvas, says: &str) -> Result<Vec<Sheet>, Error> {
    let paper = job.paper();
    let tiling = Tiling::new(board.width(), board.height(), paper);
    let parts: Vec<(String, Rect)> = tiling.parts().collect();
    let mut sheets = Vec::new();
    for (number, (name, part)) in parts.iter().enumerate() {
        let label = Message::new("print-part-of").word("title", title).word("part", name);
        let mut sheet = Sheet::new(paper, title, job.tell(&label));
        let live = paper.live();
        let at =
            Rect::new(live.x + (live.width - part.width) / 2.0, live.y + AROUND, part.width, part.height);
        let (dx, dy) = (at.x - part.x, at.y - part.y);
        let canvas = &mut sheet.canvas;
        canvas.tagged(Tag::Figure(format!("{} – {says}", sheet.label)), |canvas| {
            canvas.clipped(&Path::rect(&at.inset(-BLEED)), |canvas| {
                canvas.draw(&board.clone().without_things(), dx, dy);
            });
        });
        canvas.crop_marks(&at, BLEED);
        overlaps(canvas, &tiling, part, &at);
        let below = Rect::new(live.x, at.bottom() + AROUND, live.width, live.bottom() - at.bottom() - AROUND);
        if below.height > 22.0 && parts.len() > 1 {
            map(canvas, &parts, number, board, &below);
            canvas.label(
                &Text::new(job.say("print-overlap"), Style::SMALL),
                &Rect::new(live.x + 60.0, below.y, live.width - 66.0, below.height.min(34.0)),
                Align::Left,
            );
        }
        canvas.place("tile", name.as_str(), &at);
        for thing in board.things() {
            let of = |part: &Rect| part.common(&thing.rect).map_or(0.0, |common| common.area());
            let most = parts.iter().map(|(_, part)| of(part)).fold(0.0, f32::max);
            // A thing that lies on several parts is noted once: where most of it is.
            if parts.iter().position(|(_, part)| of(part) >= most - 0.01) == Some(number) {
                canvas.place(thing.kind, thing.name.as_str(), &thing.rect.moved(dx, dy));
            }
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// Small triangles outside a part, at the lines where its neighbours end.
fn overlaps(canvas: &mut Canvas, tiling: &Tiling, part: &Rect, at: &Rect) {
    let far = BLEED + 0.5;
    let mut arrow = |x: f32, y: f32, (dx, dy): (f32, f32)| {
        let tip = [
            (x, y),
            (x + 1.0 * dy + MARK * dx, y + 1.0 * dx + MARK * dy),
            (x - 1.0 * dy + MARK * dx, y - 1.0 * dx + MARK * dy),
        ];
        canvas.fill(&Path::polygon(&tip), Fill::mark(Colour::GUIDE));
    };
    let has_left = part.x > 0.1;
    let has_right = part.x + part.width + OVERLAP < tiling.width * tiling.columns as f32;
    for (has, x) in [(has_left, at.x + OVERLAP), (has_right, at.right() - OVERLAP)] {
        if has {
            arrow(x, at.y - far, (0.0, -1.0));
            arrow(x, at.bottom() + far, (0.0, 1.0));
        }
    }
    let has_above = part.y > 0.1;
    let has_below = part.y + part.height + OVERLAP < tiling.height * tiling.rows as f32;
    for (has, y) in [(has_above, at.y + OVERLAP), (has_below, at.bottom() - OVERLAP)] {
        if has {
            arrow(at.x - far, y, (-1.0, 0.0));
            arrow(at.right() + far, y, (1.0, 0.0));
        }
    }
}

/// Where this part lies among the others.
fn map(canvas: &mut Canvas, parts: &[(String, Rect)], number: usize, board: &Canvas, below: &Rect) {
    let height = below.height.min(34.0);
    let scale = (height / board.height()).min(44.0 / board.width());
    let (x, y) = (below.x + 6.0, below.y + (height - scale * board.height()) / 2.0);
    let place = |part: &Rect| {
        Rect::new(x + scale * part.x, y + scale * part.y, scale * part.width, scale * part.height)
    };
    for (other, (name, part)) in parts.iter().enumerate() {
        let rect = place(part);
        let stroke = Stroke::new(Colour::GUIDE, if other == number { 0.5 } else { 0.2 });
        canvas.shape(&Path::rect(&rect), None, Some(stroke));
        let style = if other == number { Style::SMALL.bold() } else { Style::CAPTION };
        canvas.label(&Text::new(name.as_str(), style), &rect, Align::Centre);
    }
}

/// For guides: four parts of a board of this colour that are being pushed over each other.
pub(crate) fn overlapping(colour: Colour) -> Canvas {
    let mut canvas = Canvas::new(46.0, 34.0);
    for (name, x, y) in [("A1", 5.0, 1.0), ("A2", 21.0, 0.5), ("B1", 4.5, 15.5), ("B2", 20.5, 16.5)] {
        let rect = Rect::new(x, y, 19.0, 17.0);
        let line = Stroke::new(Colour::TEXT, 0.3).round();
        canvas.shape(&Path::rect(&rect), Some(Fill::area(colour).opacity(0.9)), Some(line));
        canvas.label(&Text::new(name, Style::SMALL.bold()), &rect, Align::Centre);
    }
    // Where one lies over another.
    for (from, to) in [((21.0, 1.0), (21.0, 32.5)), ((5.0, 16.5), (40.0, 16.5))] {
        canvas.line(from, to, Stroke::new(Colour::ACCENT, 0.4).dashed(&[1.2, 0.8]));
    }
    canvas
}
