//! How Sphinx is built: steps with drawings.

use games::sphinx::Colour as Dye;

use super::board::{FIELD, HOLE};
use super::doors::{ARCH, FOOT, HIGH, RADIUS, disc, net};
use super::look::{self, DOOR, DOOR_DARK, GOLD, SLAB, WALL};
use super::{cards, diagram, pieces};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::{Guide, Job, Step};
use crate::tiles;

pub(super) fn guide(job: &Job<'_>) -> Guide {
    let step = |id: &'static str, drawing: Canvas| Step { text: job.say(id), drawing: Some(drawing) };
    let needs = [
        "sphinx-sheet-need-knife",
        "sphinx-sheet-need-glue",
        "sphinx-sheet-need-pins",
        "sphinx-sheet-need-awl",
        "sphinx-sheet-need-board",
    ];
    let mut steps = vec![step("sphinx-sheet-step-board", tiles::overlapping(WALL))];
    steps.extend(doors().map(|(id, drawing)| step(id, drawing)));
    steps.extend([
        step("sphinx-sheet-step-sphinxes", pocket()),
        step("sphinx-sheet-step-colours", window()),
        step("sphinx-sheet-step-pawns", standing()),
        step("sphinx-sheet-step-dice", die()),
        step("sphinx-sheet-step-cards", deck(job)),
        step("sphinx-sheet-step-start", diagram::start(42.0)),
    ]);
    Guide { minutes: 150, materials: needs.map(|id| job.say(id)).into(), steps }
}

/// The steps of a door that turns.
pub(super) fn doors() -> [(&'static str, Canvas); 4] {
    [
        ("sphinx-sheet-step-doors", door()),
        ("sphinx-sheet-step-pins", pin()),
        ("sphinx-sheet-step-rivets", rivet()),
        ("sphinx-sheet-step-turn", turning()),
    ]
}

fn line() -> Stroke {
    Stroke::new(Colour::TEXT, 0.3).round()
}

/// A small arrow: something goes this way.
fn arrow(canvas: &mut Canvas, from: Point, to: Point) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(0.1);
    let (dx, dy) = (dx / length, dy / length);
    let neck = (to.0 - 2.0 * dx, to.1 - 2.0 * dy);
    canvas.line(from, neck, Stroke::new(Colour::ACCENT, 0.6).round());
    let head = [to, (neck.0 - 1.3 * dy, neck.1 + 1.3 * dx), (neck.0 + 1.3 * dy, neck.1 - 1.3 * dx)];
    canvas.fill(&Path::polygon(&head), Fill::mark(Colour::ACCENT));
}

/// The net of a door, and the door as it stands.
fn door() -> Canvas {
    let mut canvas = Canvas::new(46.0, 38.0);
    canvas.draw_in(&net(), &Rect::new(0.0, 0.0, 30.0, 18.0));
    arrow(&mut canvas, (32.0, 12.0), (36.0, 17.0));
    upright(&mut canvas, (23.0, 34.0), 17.0, 9.0);
    canvas
}

/// A door that stands, seen a little from above, round the middle of its foot.
fn upright(canvas: &mut Canvas, (x, y): Point, half: f32, high: f32) {
    let (arch, over) = (half * ARCH.0 / (2.0 * RADIUS - 2.0), high * ARCH.1 / HIGH);
    let slant = 2.4;
    for side in [-1.0_f32, 1.0] {
        let (from, to) = (x + side * arch, x + side * half);
        for way in [-1.0, 1.0] {
            let foot = [(from, y), (to, y), (to + way, y + way * slant), (from + way, y + way * slant)];
            canvas.shape(
                &Path::polygon(&foot),
                Some(Fill::area(DOOR.mixed(0.7, Colour::WHITE))),
                Some(line()),
            );
        }
    }
    let wall = [
        (x - half, y),
        (x - half, y - high),
        (x + half, y - high),
        (x + half, y),
        (x + arch, y),
        (x + arch, y - over),
        (x - arch, y - over),
        (x - arch, y),
    ];
    canvas.shape(&Path::polygon(&wall), Some(Fill::area(DOOR)), Some(Stroke::new(DOOR_DARK, 0.3)));
    canvas.line((x - half, y - high + 1.2), (x + half, y - high + 1.2), Stroke::new(GOLD, 0.4));
}

/// Disc and board cut through: the pin from above, its legs bent apart below, the door over its head.
fn pin() -> Canvas {
    let mut canvas = Canvas::new(46.0, 28.0);
    let (x, top) = (23.0, 15.0);
    layers(&mut canvas, top);
    let metal = Colour::hex("#d9b45a");
    canvas.shape(&Path::ellipse((x, top - 0.9), 3.2, 1.1), Some(Fill::area(metal)), Some(line()));
    for side in [-1.0, 1.0] {
        let leg = Path::new().move_to(x + side * 0.4, top).line_to(x + side * 0.4, top + 5.2).cubic_to(
            (x + side * 0.6, top + 6.6),
            (x + side * 4.0, top + 6.2),
            (x + side * 8.0, top + 6.4),
        );
        canvas.stroke(&leg, Stroke::new(Colour::TEXT, 1.1).round());
        canvas.stroke(&leg, Stroke::new(metal, 0.6).round());
    }
    upright(&mut canvas, (x, top - 1.5), 15.0, 8.0);
    arrow(&mut canvas, (4.5, 2.5), (4.5, 9.5));
    arrow(&mut canvas, (41.5, 2.5), (41.5, 9.5));
    canvas
}

/// The disc on the board, cut through.
fn layers(canvas: &mut Canvas, top: f32) {
    canvas.shape(&Path::rect(&Rect::new(6.0, top, 34.0, 1.2)), Some(Fill::area(SLAB)), Some(line()));
    canvas.shape(&Path::rect(&Rect::new(0.5, top + 1.4, 45.0, 2.6)), Some(Fill::area(WALL)), Some(line()));
}

/// A strip, the tube that is rolled of it, and the rivet in its hole with the washer below.
fn rivet() -> Canvas {
    let mut canvas = Canvas::new(46.0, 34.0);
    let strip = Rect::new(1.0, 2.0, 22.0, 6.4);
    canvas.shape(&Path::rect(&strip), Some(Fill::paper()), Some(line()));
    let mut x = strip.x + 2.2;
    while x < strip.right() - 0.5 {
        canvas.line((x, strip.y), (x, strip.y + 2.2), line());
        canvas.line((x, strip.bottom()), (x, strip.bottom() - 2.2), line());
        x += 2.2;
    }
    arrow(&mut canvas, (25.0, 5.2), (30.0, 5.2));
    let tube = Rect::new(34.0, 1.6, 5.0, 7.4);
    canvas.shape(&Path::rect(&tube), Some(Fill::paper()), Some(line()));
    canvas.shape(&Path::ellipse((36.5, 1.6), 2.5, 0.9), Some(Fill::paper()), Some(line()));
    for x in [35.2, 36.5, 37.8] {
        canvas.line((x, 2.4), (x, 4.2), line());
        canvas.line((x, 9.0), (x, 6.8), line());
    }
    let top = 19.0;
    layers(&mut canvas, top);
    let half = HOLE / 2.0 * 0.8;
    let (left, right) = (23.0 - half, 23.0 + half);
    let middle = Rect::new(left, top - 0.4, right - left, 5.0);
    canvas.shape(&Path::rect(&middle), Some(Fill::paper()), Some(line()));
    for y in [top - 0.4, top + 4.6] {
        canvas.line((left - 4.6, y), (right + 4.6, y), Stroke::new(Colour::TEXT, 0.7).round());
    }
    canvas.shape(
        &Path::rect(&Rect::new(left - 5.0, top + 6.4, right - left + 10.0, 0.8)),
        Some(Fill::paper()),
        Some(line()),
    );
    arrow(&mut canvas, (23.0, top + 12.5), (23.0, top + 8.2));
    canvas
}

/// The disc from above in its four fields, with pawns that turn with it.
fn turning() -> Canvas {
    let mut canvas = Canvas::new(46.0, 34.0);
    let scale = 33.4 / (2.0 * FIELD);
    let (x, y) = (23.0, 17.0);
    for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let side = FIELD * scale;
        let field = Rect::around((x + dx * side / 2.0, y + dy * side / 2.0), side - 0.4, side - 0.4);
        canvas.shape(&Path::rect(&field), Some(Fill::area(WALL)), Some(line()));
    }
    let mut door = disc();
    let (mx, my) = door.rect().middle();
    let leaf = Rect::around((mx, my), 2.0 * RADIUS - 2.0, 2.0 * FOOT);
    door.shape(&Path::rect(&leaf), Some(Fill::area(DOOR)), Some(Stroke::new(DOOR_DARK, 0.4)));
    door.line((leaf.x + 2.0, my), (leaf.right() - 2.0, my), Stroke::new(GOLD, 0.8));
    let edge = Path::circle((mx, my), RADIUS);
    let mut disc = Canvas::new(door.width(), door.height());
    disc.clipped(&edge, |canvas| canvas.draw(&door, 0.0, 0.0));
    disc.stroke(&edge, Stroke::new(Colour::TEXT, 0.5));
    let to = Affine::placed(scale, x - mx * scale, y - my * scale);
    canvas.draw_mapped(&disc, to);
    let far = 0.42 * FIELD * scale;
    for (number, (dx, dy)) in [(0, (-1.0, 1.0)), (1, (1.0, -1.0))] {
        let at = Affine::placed(0.13, x + dx * far, y + dy * far);
        canvas.with(at, |canvas| look::pawn(canvas, number));
    }
    canvas
}

/// A sphinx from its end: the two floors, and the card between them.
fn pocket() -> Canvas {
    let mut canvas = Canvas::new(46.0, 44.0);
    canvas.draw_in(&pieces::sphinx(), &Rect::new(0.0, 0.0, 10.0, 44.0));
    arrow(&mut canvas, (12.0, 22.0), (16.5, 22.0));
    let (left, right, top, low) = (19.5, 44.5, 8.0, 32.0);
    let thick = || Stroke::new(look::INLAY, 0.9).round();
    canvas.stroke(&Path::lines(&[(left, low + 2.4), (32.0, top), (right, low), (left + 0.8, low)]), thick());
    canvas.stroke(&Path::lines(&[(left, low + 2.4), (right, low + 2.4)]), thick());
    let (face, ..) = look::dye(Dye::Purple);
    canvas.shape(
        &Path::rect(&Rect::new(left + 4.0, low + 0.7, right - left - 8.0, 1.0)),
        Some(Fill::area(face)),
        Some(line()),
    );
    arrow(&mut canvas, (32.0, 42.0), (32.0, 36.5));
    canvas
}

/// A sphinx that is lifted, seen from below: the window with the sign, the notch.
fn window() -> Canvas {
    let mut canvas = Canvas::new(46.0, 30.0);
    let base = Rect::new(2.0, 4.0, 24.0, 24.0);
    canvas.shape(&Path::rounded(&base, 0.6), Some(Fill::area(Colour::hex("#8a72ad"))), Some(line()));
    let (x, y) = base.middle();
    canvas.with(Affine::placed(0.27, x, y), |canvas| look::gem(canvas, Dye::Purple));
    let card = Rect::new(31.0, 7.2, 14.0, 17.5);
    let (face, deep, ..) = look::dye(Dye::Purple);
    canvas.shape(&Path::rect(&card), Some(Fill::area(face)), Some(Stroke::new(deep, 0.3)));
    look::glyph(&mut canvas, Dye::Purple, card.middle(), 9.0);
    arrow(&mut canvas, (30.4, y), (25.4, y));
    canvas
}

/// A pawn's net, and the pawn from its side.
fn standing() -> Canvas {
    let mut canvas = Canvas::new(46.0, 40.0);
    canvas.draw_in(&pieces::pawn(0), &Rect::new(2.0, 0.0, 14.0, 40.0));
    arrow(&mut canvas, (17.0, 20.0), (22.0, 20.0));
    let (x, low) = (34.0, 34.0);
    for side in [-1.0, 1.0] {
        let half = [(x + side * 0.35, 12.0), (x + side * 0.35, low), (x + side * 7.0, low)];
        canvas.stroke(&Path::lines(&half), Stroke::new(Colour::RED_DEEP, 0.8).round());
    }
    canvas
}

/// The net of a die, and the die.
fn die() -> Canvas {
    let mut canvas = Canvas::new(46.0, 30.0);
    let net = pieces::dice_net();
    canvas.draw_in(&net, &Rect::new(0.0, 0.0, 22.0, 30.0));
    arrow(&mut canvas, (22.5, 15.0), (26.5, 15.0));
    let faces = [
        (games::sphinx::Die::One, Affine { a: 0.11, d: 0.11, e: 33.5, f: 18.5, ..Affine::IDENTITY }),
        (games::sphinx::Die::Two, Affine { a: 0.11, b: 0.0, c: -0.045, d: 0.045, e: 36.0, f: 10.7 }),
        (games::sphinx::Die::Four, Affine { a: 0.045, b: -0.045, c: 0.0, d: 0.11, e: 41.3, f: 16.2 }),
    ];
    for (face, map) in faces {
        canvas.with(map, |canvas| look::face(canvas, face, false));
        let outline = Path::rect(&Rect::around((0.0, 0.0), 100.0, 100.0)).mapped(&map);
        canvas.stroke(&outline, line());
    }
    canvas
}

/// A fan of cards.
fn deck(job: &Job<'_>) -> Canvas {
    let mut canvas = Canvas::new(46.0, 30.0);
    for (number, colour) in Dye::ALL.into_iter().enumerate() {
        let name = job.tell(&game::Message::new("sphinx-colour").word("colour", colour));
        let card = cards::card(colour, &name);
        let turn = (number as f32 - 2.5) * 9.0;
        let map = Affine::translate(-card.width() / 2.0, -card.height())
            .then(&Affine::scale(0.42))
            .then(&Affine::translate(0.0, -16.0))
            .then(&Affine::rotate(turn))
            .then(&Affine::translate(23.0, 43.0));
        canvas.with(map, |canvas| {
            let all = Path::rounded(&card.rect(), 2.0);
            canvas.clipped(&all, |canvas| canvas.draw(&card, 0.0, 0.0));
            canvas.stroke(&all, Stroke::new(look::DARK, 0.5));
        });
    }
    canvas
}
