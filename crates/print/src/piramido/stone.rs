//! The steps of the pyramid from above, and its walls: for the nets to fold and for diagrams. Drawn in a hundredth of a
//! step.

use games::piramido::{Heading, Part, Step};

use super::look::{self, CARVED, COURT, GOLD, NAME, PANEL, STONES, WALL};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Hatch, Stroke};
use crate::text::Face;

/// A step.
pub(super) const STEP: f32 = 100.0;
/// How high a terrace is: as in the pictures.
pub(super) const RISE: f32 = 66.0;

/// A step round the origin, with its sign and its name, as it lies on the board with row 1 below.
pub(super) fn step(canvas: &mut Canvas, step: Step) {
    let square = Rect::around((0.0, 0.0), STEP, STEP);
    let all = Path::rect(&square);
    let seam = Stroke::new(Colour::hex("#7d5f35"), 0.9);
    match step.part() {
        None => {
            let stone = Fill::area(STONES[usize::from(step.level().min(3))]).hatched(Hatch::Dotted);
            canvas.shape(&all, Some(stone), Some(seam));
            plain(canvas, step);
        }
        Some(Part::Top) => {
            canvas.shape(&all, Some(Fill::area(GOLD)), Some(seam));
            look::key(canvas);
        }
        Some(part) => {
            canvas.shape(&all, Some(Fill::area(COURT)), Some(seam));
            canvas.with(Affine::rotate(90.0 * uphill(step)), |canvas| paving(canvas, part));
            if let Some(sign) = step.sign() {
                look::sign(canvas, sign, 58.0);
            }
        }
    }
    if step.sign().is_some() {
        let plate = Rect::new(-49.0, 35.0, 21.0, 14.0);
        canvas.fill(&Path::rounded(&plate, 3.0), Fill::area(PANEL));
        look::letters(canvas, step.name(), Face::Bold, 11.5, NAME, &plate);
    }
    canvas.place("step", step.name(), &square);
}

/// The way up to the top, in quarters from straight upwards.
fn uphill(step: Step) -> f32 {
    let (x, y) = (i32::from(step.column()) - 4, 4 - i32::from(step.row()));
    match (x.abs() > y.abs(), x < 0, y > 0) {
        (true, true, _) => 1.0,
        (true, false, _) => 3.0,
        (false, _, true) => 0.0,
        (false, _, false) => 2.0,
    }
}

/// Hewn blocks. They are turned from step to step, so that stone does not repeat itself.
fn plain(canvas: &mut Canvas, step: Step) {
    let turn = f32::from((step.column() * 3 + step.row() * 5) % 4) * 90.0;
    canvas.with(Affine::rotate(turn), |canvas| {
        let hewn = "M-50 -15H12M12 -50V18M-18 -15V50M-18 18H50M30 18V50M-34 -50V-15";
        let chips = "M-42 25l7 5M22 -25l8 -4M-4 5l5 4M34 -5l6 3";
        canvas.stroke(&Path::svg(hewn), Stroke::decoration(CARVED, 1.6).opacity(0.55));
        canvas
            .stroke(&Path::svg(chips), Stroke::decoration(Colour::hex("#fff4d6"), 2.5).round().opacity(0.5));
    });
}

/// What one walks on: a court of tiles, stairs with rails, a framed slab, a gate with its posts.
fn paving(canvas: &mut Canvas, part: Part) {
    let carved = || Stroke::new(CARVED, 1.0);
    let panel = |canvas: &mut Canvas, rect: Rect, corner: f32| {
        canvas.shape(&Path::rounded(&rect, corner), Some(Fill::area(PANEL)), Some(carved()));
    };
    match part {
        Part::Forecourt => {
            for quarter in 0..4 {
                for at in [-37.5, -12.5, 12.5, 37.5] {
                    let tile = Path::rect(&Rect::new(at - 6.25, -50.0, 12.5, 12.5));
                    let tile = tile.mapped(&Affine::rotate(90.0 * quarter as f32));
                    canvas.fill(&tile, Fill::decoration(Colour::hex("#b98a56")));
                }
            }
            panel(canvas, Rect::around((0.0, 0.0), 75.0, 75.0), 0.0);
        }
        Part::Stairs => {
            panel(canvas, Rect::new(-38.0, -50.0, 76.0, 100.0), 0.0);
            for tread in 0..8 {
                let y = -43.75 + 12.5 * tread as f32;
                canvas.line((-38.0, y), (38.0, y), Stroke::new(Colour::hex("#b59a68"), 1.1));
            }
            for x in [-50.0, 38.0] {
                let rail = Path::rect(&Rect::new(x, -50.0, 12.0, 100.0));
                canvas.shape(&rail, Some(Fill::area(Colour::hex("#b08a52"))), Some(carved()));
            }
            // The sign lies on a clear ground, with the treads above and below it.
            panel(canvas, Rect::around((0.0, 0.0), 68.0, 64.0), 8.0);
        }
        Part::Gallery => {
            let frieze = Path::rect(&Rect::around((0.0, 0.0), 89.0, 89.0));
            canvas.stroke(&frieze, Stroke::decoration(Colour::hex("#1c6b78"), 3.6).dashed(&[9.0, 6.0]));
            panel(canvas, Rect::around((0.0, 0.0), 78.0, 78.0), 10.0);
        }
        Part::Gate | Part::Top => {
            panel(canvas, Rect::new(-37.0, -37.0, 74.0, 87.0), 0.0);
            let (post, lintel) = (Colour::hex("#a8763a"), Colour::hex("#d3a85f"));
            let stone = Path::svg("M-50 48V-50H50V48H37V-37H-37V48Z");
            canvas.shape(&stone, Some(Fill::area(post)), Some(carved()));
            for part in ["M-50 -50H50V-43H-50Z", "M-50 48V38H-37V48ZM50 48V38H37V48Z"] {
                canvas.shape(&Path::svg(part), Some(Fill::area(lintel)), Some(carved()));
            }
            canvas.shape(&Path::circle((0.0, -43.5), 6.0), Some(Fill::area(GOLD)), Some(carved()));
        }
    }
}

/// The wall below a row of steps of one level, seen from outside, in a box of [`STEP`] each and [`RISE`] high: courses of
/// stone, and flights of stairs below the steps to which one climbs from here. Colour goes on by `bleed` below it, lines
/// do not: they would look like another cut.
pub(super) fn wall(canvas: &mut Canvas, steps: &[Step], heading: Heading, bleed: f32) {
    let width = STEP * steps.len() as f32;
    let shade = match heading {
        Heading::North | Heading::West => WALL.mixed(0.86, Colour::WHITE),
        Heading::East | Heading::South => WALL,
    };
    let beyond = |canvas: &mut Canvas, x: f32, width: f32, colour: Colour| {
        if bleed > 0.0 {
            canvas.fill(&Path::rect(&Rect::new(x, RISE, width, bleed)), Fill::decoration(colour));
        }
    };
    beyond(canvas, 0.0, width, shade);
    canvas.fill(&Path::rect(&Rect::new(0.0, 0.0, width, RISE)), Fill::area(shade));
    let mut courses = Path::new();
    for course in 0..3 {
        let y = RISE / 3.0 * course as f32;
        if course > 0 {
            courses = courses.and(Path::line((0.0, y), (width, y)));
        }
        let mut x = if course % 2 == 0 { 25.0 } else { 50.0 };
        while x < width {
            courses = courses.and(Path::line((x, y), (x, y + RISE / 3.0)));
            x += 50.0;
        }
    }
    canvas.stroke(&courses, Stroke::decoration(Colour::hex("#281604"), 1.6).opacity(0.4));
    for (number, step) in steps.iter().enumerate() {
        if step.joined(heading) == Step::DESERT {
            continue;
        }
        let middle = STEP * (number as f32 + 0.5);
        let flight = Rect::new(middle - 30.0, 0.0, 60.0, RISE);
        beyond(canvas, flight.x, flight.width, PANEL);
        canvas.shape(&Path::rect(&flight), Some(Fill::area(PANEL)), Some(Stroke::new(CARVED, 1.1)));
        for tread in 1..6 {
            let y = RISE / 6.0 * tread as f32;
            canvas.line((flight.x, y), (flight.right(), y), Stroke::new(CARVED, 1.0));
        }
    }
}
