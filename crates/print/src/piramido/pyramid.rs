//! The pyramid as nets to fold: five terraces, each a box that is open below and stands on the next larger one, and tubes
//! that hold them up.

use std::ops::Range;

use game::Message;
use games::piramido::{Heading, Step, WIDTH};

use super::look::{CARVED, NAME};
use super::stone::{self, RISE as RISE_IN_STEPS, STEP as STEP_UNITS};
use crate::canvas::Canvas;
use crate::error::Error;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Job;
use crate::layout::{Arrangement, Cut, Piece, lay_out};
use crate::paper::{BLEED, OVERLAP};
use crate::sheet::Sheet;
use crate::text::{Align, Style, Text};

/// A step, in millimetres: the terrace of seven by seven just fits on both papers.
pub(super) const STEP: f32 = 22.5;
/// How high a terrace is.
pub(super) const RISE: f32 = STEP * RISE_IN_STEPS / STEP_UNITS;
/// Tabs for glue.
const TAB: f32 = 8.0;
/// How long a support is, and how many there are.
const SUPPORT: f32 = 80.0;
const SUPPORTS: usize = 6;
/// Terraces.
pub(super) const TERRACES: u8 = WIDTH.div_ceil(2);
/// From a hundredth of a step to millimetres.
const SCALE: f32 = STEP / STEP_UNITS;

/// All nets.
pub(super) fn sheets(job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
    let mut pieces = Vec::new();
    for level in 0..TERRACES {
        let wide = WIDTH - 2 * level;
        // The lowest one is wider than the paper. It is cut between two columns, so that no sign is.
        let edges = if level > 0 { vec![0, wide] } else { vec![0, wide / 2, wide] };
        for columns in edges.windows(2).map(|pair| pair[0]..pair[1]) {
            let name = format!("{}{}", level + 1, part_of(level, &columns).unwrap_or_default());
            let (says, net) = (called(job, level, &columns), terrace(job, level, columns));
            pieces.push(Piece::new("terrace", name, says, net).cut(Cut::Drawn));
        }
    }
    let title = job.say("piramido-sheet-pyramid");
    let mut sheets = lay_out(job, &pieces, &Arrangement { gap: 9.0, ..Arrangement::new(title) })?;
    let support = job.say("piramido-sheet-support");
    let piece = |number: usize| {
        Piece::new("support", (number + 1).to_string(), support.as_str(), tube()).cut(Cut::Drawn)
    };
    let tubes: Vec<Piece> = (0..SUPPORTS).map(piece).collect();
    sheets.extend(lay_out(job, &tubes, &Arrangement::new(job.say("piramido-sheet-supports")))?);
    Ok(sheets)
}

/// Which part of its terrace a net is, if it is not all of it.
fn part_of(level: u8, columns: &Range<u8>) -> Option<&'static str> {
    match (columns.start == 0, columns.end == WIDTH - 2 * level) {
        (true, true) => None,
        (true, false) => Some("A"),
        (false, _) => Some("B"),
    }
}

/// What a net is called: its terrace, the lowest one first, and its part.
fn called(job: &Job<'_>, level: u8, columns: &Range<u8>) -> String {
    let title = job.tell(&Message::new("piramido-sheet-terrace").number("number", level + 1));
    match part_of(level, columns) {
        Some(part) => job.tell(&Message::new("print-part-of").word("title", title).word("part", part)),
        None => title,
    }
}

/// The net of some columns of a terrace, counted from its left edge.
pub(super) fn terrace(job: &Job<'_>, level: u8, columns: Range<u8>) -> Canvas {
    let wide = WIDTH - 2 * level;
    let (has_left, has_right) = (columns.start == 0, columns.end == wide);
    let left = if has_left { RISE } else { 0.0 };
    let right = if has_right { RISE } else { OVERLAP };
    let face = Rect::new(left, TAB + RISE, STEP * columns.len() as f32, STEP * f32::from(wide));
    let mut canvas = Canvas::new(left + face.width + right, face.height + 2.0 * (RISE + TAB));
    if !has_right {
        seam(&mut canvas, &face);
    }
    for heading in Heading::ALL {
        let drawn = match heading {
            Heading::East => has_right,
            Heading::West => has_left,
            Heading::North | Heading::South => true,
        };
        if drawn {
            side(&mut canvas, level, &columns, heading, &face);
        }
    }
    if level + 1 < TERRACES {
        next(&mut canvas, job, level, &columns, &face);
    }
    for column in columns.clone() {
        for row in 0..wide {
            let step = Step::at(level + column, level + row);
            if step.level() == level {
                let x = face.x + STEP * (f32::from(column - columns.start) + 0.5);
                let y = face.y + STEP * (f32::from(wide - 1 - row) + 0.5);
                canvas.with(Affine::placed(SCALE, x, y), |canvas| stone::step(canvas, step));
            }
        }
    }
    ends(&mut canvas, &face, (has_left, has_right));
    let tab = Rect::new(face.x, face.bottom() + RISE, face.width, TAB);
    title(&mut canvas, &called(job, level, &columns), &tab);
    canvas
}

/// The name of a net on the tab of its lower wall, which nobody sees when it is glued.
fn title(canvas: &mut Canvas, says: &str, tab: &Rect) {
    let text = Text::new(says, Style::CAPTION.sized(7.5).coloured(NAME));
    // Nearer to the fold, where the tab is wider.
    let (x, y) = tab.middle();
    let plate = Rect::around((x, y - 1.2), text.set_line().width() + 1.6, 4.4);
    canvas.fill(&Path::rounded(&plate, 1.0), Fill::paper());
    canvas.label(&text, &Rect { x: tab.x, width: tab.width, ..plate }, Align::Centre);
}

/// A tab under the other half: it is as long as the terrace with its walls.
fn seam(canvas: &mut Canvas, face: &Rect) {
    let (x, top, bottom) = (face.right(), face.y - RISE, face.bottom() + RISE);
    let tab = [(x, top + 0.8), (x + OVERLAP, top + 3.0), (x + OVERLAP, bottom - 3.0), (x, bottom - 0.8)];
    canvas.glue_tab(&Path::polygon(&tab));
    for y in [face.y, face.bottom()] {
        canvas.mountain_fold((x, y), (x + OVERLAP, y));
    }
}

/// A wall with its tabs, folded down along the edge of the face.
fn side(canvas: &mut Canvas, level: u8, columns: &Range<u8>, heading: Heading, face: &Rect) {
    let wide = WIDTH - 2 * level;
    let last = level + wide - 1;
    let along = columns.clone().map(|column| column + level);
    // Each wall is drawn as it is seen from outside, its upper edge where the face ends.
    let (steps, map): (Vec<Step>, Affine) = match heading {
        Heading::South => {
            (along.map(|column| Step::at(column, level)).collect(), Affine::translate(face.x, face.bottom()))
        }
        Heading::North => (
            along.rev().map(|column| Step::at(column, last)).collect(),
            Affine::rotate(180.0).then(&Affine::translate(face.right(), face.y)),
        ),
        Heading::East => (
            (level..=last).map(|row| Step::at(last, row)).collect(),
            Affine::rotate(270.0).then(&Affine::translate(face.right(), face.bottom())),
        ),
        Heading::West => (
            (level..=last).rev().map(|row| Step::at(level, row)).collect(),
            Affine::rotate(90.0).then(&Affine::translate(face.x, face.y)),
        ),
    };
    let width = STEP * steps.len() as f32;
    let has_flange = matches!(heading, Heading::North | Heading::South);
    canvas.with(map, |canvas| {
        let bleed = if has_flange { 0.0 } else { BLEED / SCALE };
        canvas.with(Affine::scale(SCALE), |canvas| stone::wall(canvas, &steps, heading, bleed));
        if has_flange {
            let flange = [(0.0, RISE), (width, RISE), (width - TAB, RISE + TAB), (TAB, RISE + TAB)];
            canvas.glue_tab(&Path::polygon(&flange));
            canvas.mountain_fold((0.0, RISE), (width, RISE));
        } else {
            let (right, foot) = ((width, 0.0), (width, RISE));
            canvas.cut_line(&Path::lines(&[(0.0, 0.0), (0.0, RISE), foot, right]));
        }
        canvas.mountain_fold((0.0, 0.0), (width, 0.0));
    });
}

/// The tabs at the ends of the upper and the lower wall, which go behind the other two.
fn ends(canvas: &mut Canvas, face: &Rect, (has_left, has_right): (bool, bool)) {
    let mut end = |x: f32, out: f32, (inner, outer): (f32, f32)| {
        let slope = (outer - inner).signum() * 2.5;
        let tab = [(x, inner), (x + out * TAB, inner + slope), (x + out * TAB, outer - slope), (x, outer)];
        canvas.glue_tab(&Path::polygon(&tab));
        canvas.mountain_fold((x, inner), (x, outer));
    };
    for walls in [(face.y, face.y - RISE), (face.bottom(), face.bottom() + RISE)] {
        if has_left {
            end(face.x, -1.0, walls);
        }
        if has_right {
            end(face.right(), 1.0, walls);
        }
    }
    // Where this half is glued onto the tab of the other, its edge is cut.
    if !has_left {
        canvas.cut_line(&Path::line((face.x, face.y - RISE), (face.x, face.bottom() + RISE)));
    }
}

/// Where the next terrace stands.
fn next(canvas: &mut Canvas, job: &Job<'_>, level: u8, columns: &Range<u8>, face: &Rect) {
    let wide = WIDTH - 2 * level;
    let (from, to) = (columns.start.max(1), columns.end.min(wide - 1));
    let x = face.x + STEP * f32::from(from - columns.start);
    let ground = Rect::new(x, face.y + STEP, STEP * f32::from(to - from), face.height - 2.0 * STEP);
    canvas.fill(&Path::rect(&ground), Fill::paper());
    // The tabs of the next one are glued along its upper and lower edge.
    for y in [ground.y + TAB, ground.bottom() - TAB] {
        let stroke = Stroke::new(Colour::GUIDE, 0.2).dashed(&[1.0, 1.0]);
        canvas.line((ground.x, y), (ground.right(), y), stroke);
    }
    canvas.stroke(&Path::rect(&ground), Stroke::new(CARVED, 0.25));
    let says = Message::new("piramido-sheet-terrace-here").number("number", level + 2);
    // On the smallest ground it has two lines between the tabs.
    let style = if ground.width < STEP * 1.5 { Style::SMALL.sized(7.0) } else { Style::SMALL };
    let says = Text::new(job.tell(&says), style.coloured(NAME));
    canvas.label(&says, &ground.inset(1.0), Align::Centre);
}

/// A tube of square section, as high as a terrace.
fn tube() -> Canvas {
    let height = 4.0 * RISE + TAB;
    let mut canvas = Canvas::new(SUPPORT, height);
    let sides = Rect::new(0.0, 0.0, SUPPORT, 4.0 * RISE);
    let tab = [(0.0, sides.height), (SUPPORT, sides.height), (SUPPORT - 4.0, height), (4.0, height)];
    canvas.glue_tab(&Path::polygon(&tab));
    canvas.cut_line(&Path::rect(&sides));
    for fold in 1..=4 {
        let y = RISE * fold as f32;
        canvas.mountain_fold((0.0, y), (SUPPORT, y));
    }
    canvas
}

/// The whole pyramid from above, in hundredths of a step, row 9 first: for diagrams and for those who build it.
pub(super) fn above(canvas: &mut Canvas) {
    for step in Step::all() {
        let (x, y) = middle(step);
        canvas.with(Affine::translate(x, y), |canvas| stone::step(canvas, step));
    }
    // Each terrace throws its shade to the right and downwards.
    for level in 1..TERRACES {
        let side = STEP_UNITS * f32::from(WIDTH - 2 * level);
        let at = STEP_UNITS * f32::from(level);
        let shade = [
            (at + side, at),
            (at + side + 9.0, at + 9.0),
            (at + side + 9.0, at + side + 9.0),
            (at + 9.0, at + side + 9.0),
            (at, at + side),
            (at + side, at + side),
        ];
        let dark = Fill::decoration(super::look::OUTLINE).opacity(0.42);
        canvas.fill(&Path::polygon(&shade), dark);
        let edge = Rect::new(at, at, side, side);
        canvas.stroke(&Path::rect(&edge), Stroke::new(CARVED, 3.5));
    }
    let all = Rect::new(0.0, 0.0, WIDE, WIDE);
    canvas.stroke(&Path::rect(&all), Stroke::new(CARVED, 3.5));
}

/// The pyramid from side to side, in hundredths of a step.
pub(super) const WIDE: f32 = STEP_UNITS * WIDTH as f32;

/// The middle of a step in [`above`].
pub(super) fn middle(step: Step) -> Point {
    let row = WIDTH - 1 - step.row();
    (STEP_UNITS * (f32::from(step.column()) + 0.5), STEP_UNITS * (f32::from(row) + 0.5))
}

/// The pyramid from the front and a little from above, so wide: for the emblem and the guide. As many terraces stand as
/// are asked for.
pub(super) fn model(width: f32, terraces: u8) -> Canvas {
    let (rise, depth) = (14.0, 11.0);
    let unit = width / 190.0;
    let mut canvas = Canvas::new(width, unit * (rise * f32::from(TERRACES) + depth * 9.0 * 0.42 + 16.0));
    let bottom = canvas.height() / unit - 3.0;
    canvas.with(Affine::scale(unit), |canvas| {
        for level in 0..terraces {
            let (side, up) = (f32::from(WIDTH - 2 * level), f32::from(level));
            let half = side * 10.0;
            let front = bottom - rise * up - depth * 0.42 * up;
            let back = front - depth * 0.42 * side;
            let narrow = half * 0.8;
            let x = 95.0;
            let wall =
                [(x - half, front), (x + half, front), (x + half, front - rise), (x - half, front - rise)];
            let edge = || Stroke::new(CARVED, 0.8);
            canvas.shape(&Path::polygon(&wall), Some(Fill::area(super::look::WALL)), Some(edge()));
            canvas.line(
                (x - half, front - rise / 2.0),
                (x + half, front - rise / 2.0),
                Stroke::decoration(CARVED, 0.6),
            );
            let top = [
                (x - half, front - rise),
                (x + half, front - rise),
                (x + narrow, back - rise),
                (x - narrow, back - rise),
            ];
            let stone = super::look::STONES[usize::from(level.min(3))].mixed(0.7, Colour::WHITE);
            let stone = if level + 1 == TERRACES { super::look::GOLD } else { stone };
            canvas.shape(&Path::polygon(&top), Some(Fill::area(stone)), Some(edge()));
        }
    });
    canvas
}
