//! The doors that turn: a disc, a door to fold onto it, and a rivet of paper for those who have no split pin.
//!
//! The disc lies on its circle of the board. What is printed on it looks the same after half a turn, so that the board
//! looks right in both positions; the numbers of the fields stand outside the circle. A pawn stands on a quarter of the
//! disc, and turns with it. The door has an arch below its middle, with room for the head of the pin.

use games::sphinx::Door;

use super::board::{CIRCLE, HOLE, UNIT, hole};
use super::look::{self, DARK, DOOR, DOOR_DARK, GOLD, PIT, SLAB, WALL_LIGHT};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Job;
use crate::layout::{Cut, Piece};
use crate::paper::BLEED;

/// The radius of a disc, in millimetres: a little smaller than its circle.
pub(super) const RADIUS: f32 = CIRCLE * UNIT - 0.5;
/// How long a door is: it ends within the disc.
const LONG: f32 = 2.0 * RADIUS - 2.0;
/// How high a door is.
pub(super) const HIGH: f32 = 13.0;
/// How deep its feet are, on either side.
pub(super) const FOOT: f32 = 5.0;
/// How wide and how high its arch is, over the head of a pin.
pub(super) const ARCH: (f32, f32) = (15.0, 4.5);
/// How wide the joint between two fields is, as on the board.
const JOINT: f32 = 5.0 * UNIT;
/// A rivet before it is rolled: long, and high with what is bent outwards.
const RIVET: (f32, f32) = (46.0, 12.0);
/// What is bent outwards of a rivet, at either end.
const PETAL: f32 = 4.5;
/// The disc that holds a rivet below the board.
const WASHER: f32 = 13.0;

/// A disc for each door.
pub(super) fn discs(job: &Job<'_>) -> Vec<Piece> {
    let face = disc();
    let says = job.say("sphinx-sheet-disc");
    let edge = Path::circle((RADIUS, RADIUS), RADIUS);
    let one = |door: Door| {
        let piece = Piece::new("disc", door.number().to_string(), says.as_str(), face.clone());
        piece.cut(Cut::Along(edge.clone()))
    };
    Door::all().map(one).collect()
}

/// A door to fold for each disc.
pub(super) fn doors(job: &Job<'_>) -> Vec<Piece> {
    let (face, says) = (net(), job.say("sphinx-sheet-door"));
    let one = |door: Door| {
        Piece::new("door", door.number().to_string(), says.as_str(), face.clone()).cut(Cut::Drawn)
    };
    Door::all().map(one).collect()
}

/// A rivet and a washer for each door.
pub(super) fn rivets(job: &Job<'_>) -> Vec<Piece> {
    let (rivet, washer) = (rivet(), washer());
    let piece = |kind: &'static str, id: &'static str, face: &Canvas| {
        let says = job.say(id);
        let face = face.clone();
        Door::all().map(move |door| {
            Piece::new(kind, door.number().to_string(), says.as_str(), face.clone()).cut(Cut::Drawn)
        })
    };
    piece("rivet", "sphinx-sheet-rivet", &rivet)
        .chain(piece("washer", "sphinx-sheet-washer", &washer))
        .collect()
}

/// A disc, its door from left to right.
pub(super) fn disc() -> Canvas {
    let mut canvas = Canvas::new(2.0 * RADIUS, 2.0 * RADIUS);
    canvas.with(Affine::translate(RADIUS, RADIUS), |canvas| {
        let [edge, far] = [RADIUS, RADIUS + BLEED].map(|radius| Path::circle((0.0, 0.0), radius));
        canvas.fill(&far, Fill::decoration(SLAB));
        canvas.fill(&edge, Fill::area(SLAB));
        for half in [-1.0, 1.0] {
            // The joint between two fields: beyond the cut it is there for colour alone.
            let (from, to) = ((0.0, half * 4.0), (0.0, half * (RADIUS + BLEED)));
            canvas.line((0.0, half * (RADIUS - 1.0)), to, Stroke::decoration(PIT, JOINT));
            canvas.clipped(&edge, |canvas| canvas.line(from, to, Stroke::new(PIT, JOINT)));
            let lit = Path::arc((0.0, 0.0), RADIUS - 1.0, 90.0 * half - 80.0, 90.0 * half + 80.0);
            canvas.stroke(&lit, Stroke::decoration(WALL_LIGHT, 0.5).opacity(0.6));
            turning(canvas, half);
        }
        for half in [-1.0, 1.0] {
            let inner = ARCH.0 / 2.0;
            let width = LONG / 2.0 - inner;
            let x = if half < 0.0 { -LONG / 2.0 } else { inner };
            canvas.glue_tab(&Path::rect(&Rect::new(x, -FOOT, width, 2.0 * FOOT)));
        }
        hole(canvas, HOLE / 2.0);
    });
    canvas
}

/// An arrow along the edge: the door turns.
fn turning(canvas: &mut Canvas, half: f32) {
    let start = if half < 0.0 { 180.0 } else { 0.0 };
    let radius = RADIUS - 4.0;
    let stroke = Stroke::new(DOOR, 0.7).round();
    canvas.stroke(&Path::arc((0.0, 0.0), radius, start + 62.0, start + 115.0), stroke);
    let tip = Affine::rotate(start + 115.0).apply((radius, 0.0));
    let head = Path::polygon(&[(0.0, 2.6), (-1.4, 0.0), (1.4, 0.0)]);
    let to = Affine::rotate(start + 118.0).then(&Affine::translate(tip.0, tip.1));
    canvas.fill(&head.mapped(&to), Fill::mark(DOOR));
}

/// A door to fold: foot, wall, wall, foot, with an arch at the feet.
pub(super) fn net() -> Canvas {
    let high = 2.0 * (HIGH + FOOT);
    let mut canvas = Canvas::new(LONG, high);
    let (left, right) = (LONG / 2.0 - ARCH.0 / 2.0, LONG / 2.0 + ARCH.0 / 2.0);
    let deep = FOOT + ARCH.1;
    let outline = Path::polygon(&[
        (0.0, 0.0),
        (left, 0.0),
        (left, deep),
        (right, deep),
        (right, 0.0),
        (LONG, 0.0),
        (LONG, high),
        (right, high),
        (right, high - deep),
        (left, high - deep),
        (left, high),
        (0.0, high),
    ]);
    let half = half();
    canvas.clipped(&outline, |canvas| {
        canvas.draw(&half, 0.0, HIGH + FOOT);
        canvas.draw_mapped(&half, Affine::rotate(180.0).then(&Affine::translate(LONG, HIGH + FOOT)));
    });
    canvas.cut_line(&outline);
    for y in [FOOT, high - FOOT] {
        look::valley(&mut canvas, (0.0, y), (left, y));
        look::valley(&mut canvas, (right, y), (LONG, y));
    }
    look::mountain(&mut canvas, (0.0, high / 2.0), (LONG, high / 2.0));
    canvas
}

/// One side of a door and its foot.
fn half() -> Canvas {
    let mut canvas = Canvas::new(LONG, HIGH + FOOT);
    let wall = Rect::new(0.0, 0.0, LONG, HIGH);
    canvas.fill(&Path::rect(&wall), Fill::area(DOOR));
    let foot = Rect::new(0.0, HIGH, LONG, FOOT);
    canvas.fill(&Path::rect(&foot), Fill::area(DOOR.mixed(0.8, DARK)));
    let gold = || Stroke::decoration(GOLD, 0.5);
    canvas.line((0.0, 1.6), (LONG, 1.6), gold());
    canvas.line((0.0, HIGH - 1.2), (LONG, HIGH - 1.2), gold());
    canvas.line((1.5, HIGH + FOOT / 2.0), (LONG - 1.5, HIGH + FOOT / 2.0), gold());
    let middle = LONG / 2.0;
    for side in [-1.0, 1.0] {
        for step in 0..4 {
            let x = middle + side * (12.0 + 4.2 * step as f32);
            let reed = Rect::around((x, 6.6), 2.2, 7.0);
            canvas.shape(&Path::rounded(&reed, 1.1), None, Some(gold()));
        }
    }
    // A winged sun over the arch.
    let arch = Path::new()
        .move_to(middle - ARCH.0 / 2.0 - 1.2, HIGH)
        .line_to(middle - ARCH.0 / 2.0 - 1.2, HIGH - ARCH.1 - 1.2)
        .line_to(middle + ARCH.0 / 2.0 + 1.2, HIGH - ARCH.1 - 1.2)
        .line_to(middle + ARCH.0 / 2.0 + 1.2, HIGH);
    canvas.stroke(&arch, gold());
    canvas.with(Affine::placed(0.085, middle, 4.6), |canvas| {
        look::drawn(canvas, "M-14 -6C-40 -22 -66 -18 -80 -4C-58 -6 -36 4 -14 10Z", GOLD, DOOR_DARK, 2.0);
        look::drawn(canvas, "M14 -6C40 -22 66 -18 80 -4C58 -6 36 4 14 10Z", GOLD, DOOR_DARK, 2.0);
        let sun = Path::circle((0.0, 0.0), 17.0);
        canvas.shape(&sun, Some(Fill::area(Colour::RED)), Some(Stroke::new(GOLD, 5.0)));
    });
    canvas
}

/// A strip to roll up, with cuts at both edges.
fn rivet() -> Canvas {
    let (long, high) = RIVET;
    let mut canvas = Canvas::new(long, high);
    let rect = canvas.rect();
    // The end that is glued down lies on top.
    canvas.glue_tab(&Path::rect(&Rect::new(long - 10.0, PETAL, 10.0, high - 2.0 * PETAL)));
    canvas.cut_line(&Path::rect(&rect));
    let mut x = 4.0;
    while x < long - 1.0 {
        canvas.cut_line(&Path::line((x, 0.0), (x, PETAL)));
        canvas.cut_line(&Path::line((x, high), (x, high - PETAL)));
        x += 4.0;
    }
    canvas.valley_fold((0.0, PETAL), (long, PETAL));
    canvas.valley_fold((0.0, high - PETAL), (long, high - PETAL));
    canvas
}

fn washer() -> Canvas {
    let mut canvas = Canvas::new(WASHER, WASHER);
    canvas.glue_tab(&Path::circle((WASHER / 2.0, WASHER / 2.0), WASHER / 2.0));
    canvas
}
