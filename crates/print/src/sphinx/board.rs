//! The board: the pyramid from above, its corridor and walls, what lies in the floor, and the doors, closed.

use games::sphinx::{Colour as Colours, Door, Field, Place, Slot, Square};

use super::look::{
    self, DARK, DOOR, DOOR_DARK, FRAME, FRAME_DARK, GOLD, GOLD_DARK, INLAY, PIT, SLAB, SLAB_DEEP, WALL,
    WALL_DARK, WALL_LIGHT,
};
use crate::canvas::Canvas;
use crate::geometry::{Affine, Path, Point, Rect};
use crate::ink::{Colour, Fill, Hatch, Stroke};
use crate::paper::BLEED;

/// The side of a field, in millimetres.
pub(super) const FIELD: f32 = 32.0;
/// Drawings are in hundredths of a field.
pub(super) const UNIT: f32 = FIELD / 100.0;
/// From the edge of the board to the corridor, with room for the niches, in hundredths of a field.
const BORDER: f32 = 112.5;
/// The side of the board, in hundredths of a field.
pub(super) const WIDE: f32 = 2.0 * BORDER + 900.0;
/// Half of a wall's thickness.
const WALL_HALF: f32 = 10.0;
/// The side of a niche.
const NICHE: f32 = 88.0;
/// The circle in which a door turns: it just lies between the walls.
pub(super) const CIRCLE: f32 = 89.0;
/// The hole for a paper rivet, in millimetres across; a split pin needs only the middle of it.
pub(super) const HOLE: f32 = 5.0;

/// The board as it is cut, with what is on it.
pub(super) fn board() -> Canvas {
    let mut canvas = Canvas::new(WIDE * UNIT, WIDE * UNIT);
    canvas.with(Affine::scale(UNIT), ground);
    canvas
}

/// Everything that is printed on the board, in hundredths of a field.
pub(super) fn ground(canvas: &mut Canvas) {
    frame(canvas);
    let floor = Rect::new(BORDER, BORDER, 900.0, 900.0);
    canvas.fill(&Path::rect(&floor), Fill::area(PIT));
    for field in Field::all() {
        slab(canvas, field);
    }
    for door in Door::all() {
        groove(canvas, pivot(door));
    }
    for slot in Slot::ALL {
        pedestal(canvas, slot);
    }
    for field in Field::all() {
        let at = middle(field);
        canvas.with(Affine::translate(at.0, at.1), |canvas| match field.place() {
            Place::Card(colour) => look::inlay(canvas, colour),
            Place::Mummy => canvas.with(Affine::placed(0.86, 5.0, -1.0), look::mummy),
            Place::Corridor if field == Field::START => look::stairs(canvas),
            Place::Corridor if field == Field::TREASURE => {
                canvas.with(Affine::placed(0.86, 3.0, -5.0), look::chest);
            }
            Place::Corridor | Place::Door(..) => {}
        });
        number(canvas, field);
        note(canvas, field);
    }
    walls(canvas);
    for (x, y, dx, dy) in corners() {
        canvas.with(Affine::placed(0.6, x + 35.0 * dx, y + 33.0 * dy), look::torch);
    }
    for door in Door::all() {
        closed(canvas, door);
    }
}

/// The middle of a field.
pub(super) fn middle(field: Field) -> Point {
    let Square { column, row } = field.square();
    (BORDER + 50.0 + 100.0 * f32::from(column), WIDE - BORDER - 50.0 - 100.0 * f32::from(row))
}

/// Where a sphinx stands: before the treasure, or in a niche of the outer wall.
pub(super) fn place_of(slot: Slot) -> Point {
    let (x, y) = middle(slot.field());
    if Slot::GUARDS.contains(&slot) {
        return (x, y);
    }
    let outward = |along: f32| {
        if along < BORDER + 100.0 {
            BORDER / 2.0
        } else if along > WIDE - BORDER - 100.0 {
            WIDE - BORDER / 2.0
        } else {
            along
        }
    };
    (outward(x), outward(y))
}

/// The point about which a door turns.
fn pivot(door: Door) -> Point {
    let points = door.fields().map(middle);
    let mean = |along: fn(&Point) -> f32| points.iter().map(along).sum::<f32>() / 4.0;
    (mean(|point| point.0), mean(|point| point.1))
}

/// Whether the door stands upright on the board: its two outer fields lie above each other.
fn is_upright(door: Door) -> bool {
    let [first, second, ..] = door.fields();
    first.square().column == second.square().column
}

fn frame(canvas: &mut Canvas) {
    let bleed = BLEED / UNIT;
    let all = Rect::new(0.0, 0.0, WIDE, WIDE);
    canvas.shape(
        &Path::rect(&all.inset(-bleed)),
        Some(Fill::area(FRAME)),
        Some(Stroke::decoration(FRAME, 0.5)),
    );
    // Blocks of stone, in courses.
    let mut joints = Path::new();
    let course = BORDER / 2.0;
    for row in -1..=20 {
        let y = row as f32 * course;
        joints = joints.and(Path::line((-bleed, y), (WIDE + bleed, y)));
        for column in 0..=9 {
            let x = column as f32 * 125.0 + if row % 2 == 0 { 0.0 } else { 62.5 };
            joints = joints.and(Path::line((x, y), (x, y + course)));
        }
    }
    canvas.stroke(&joints, Stroke::decoration(FRAME_DARK, 1.6).opacity(0.55));
    canvas.stroke(&Path::rounded(&all.inset(10.0), 24.0), Stroke::new(INLAY, 2.5));
    carvings(canvas);
    let band = Path::rounded(&Rect::new(BORDER, BORDER, 900.0, 900.0).inset(-16.0), 8.0);
    canvas.shape(&band, Some(Fill::area(PIT)), Some(Stroke::new(INLAY, 3.0)));
}

/// The signs of the colours along the frame, with gaps where the niches are.
fn carvings(canvas: &mut Canvas) {
    let (near, far, step) = (BORDER / 2.0 + 3.0, WIDE - BORDER / 2.0 - 3.0, 100.0);
    let colours = Colours::ALL;
    for number in 1..9 {
        let along = WIDE / 2.0 + (number as f32 - 4.5) * step;
        if (along - WIDE / 2.0).abs() < step {
            // Only the south has no niche, and it has them all.
            look::carving(canvas, colours[number % 6], (along, far), 46.0);
            continue;
        }
        for (side, at) in [(along, near), (along, far), (near, along), (far, along)].into_iter().enumerate() {
            look::carving(canvas, colours[(number + 2 * side) % 6], at, 46.0);
        }
    }
}

/// A slab of the floor: its shade differs from neighbour to neighbour.
fn slab(canvas: &mut Canvas, field: Field) {
    let rect = Rect::around(middle(field), 95.0, 95.0);
    let deep = field >= Field::FIRST_GUARD;
    let shade = (u32::from(field.number()) * 29 % 7) as f32 / 7.0;
    let colour = if deep { SLAB_DEEP } else { SLAB }.mixed(0.84 + 0.16 * shade, PIT.mixed(0.35, SLAB));
    let fill = if deep { Fill::area(colour).hatched(Hatch::Dotted) } else { Fill::area(colour) };
    canvas.fill(&Path::rounded(&rect, 4.0), fill);
    let lit = [
        (rect.x + 2.0, rect.bottom() - 3.0),
        (rect.x + 2.0, rect.y + 2.0),
        (rect.right() - 3.0, rect.y + 2.0),
    ];
    canvas.stroke(&Path::lines(&lit), Stroke::decoration(WALL_LIGHT, 2.4).opacity(0.4));
}

/// The circle in the floor in which a door turns.
fn groove(canvas: &mut Canvas, at: Point) {
    canvas
        .stroke(&Path::circle((at.0, at.1 + 1.5), CIRCLE), Stroke::decoration(WALL_LIGHT, 1.6).opacity(0.5));
    canvas.stroke(&Path::circle(at, CIRCLE), Stroke::new(PIT, 1.8));
}

/// The place of a sphinx, with its name and a small sphinx.
fn pedestal(canvas: &mut Canvas, slot: Slot) {
    let at = place_of(slot);
    if !Slot::GUARDS.contains(&slot) {
        let niche = Path::rounded(&Rect::around(at, NICHE, NICHE), 8.0);
        let colour = PIT.mixed(0.55, SLAB_DEEP);
        canvas.shape(&niche, Some(Fill::area(colour).hatched(Hatch::Dotted)), Some(Stroke::new(INLAY, 3.5)));
    }
    canvas.with(Affine::placed(0.62, at.0, at.1 - 7.0), look::sphinx);
    let rect = Rect::around((at.0, at.1 + 30.0), 40.0, 17.0);
    canvas.shape(&Path::rounded(&rect, 8.0), Some(Fill::area(Colour::hex("#fbe9bd"))), None);
    look::letters(canvas, &slot.to_string(), &rect, 10.0, DARK);
    canvas.place("pedestal", slot.to_string(), &Rect::around(at, NICHE, NICHE));
}

/// The number of a field, in a corner where neither a sign nor a door covers it. The start has its arrow.
fn number(canvas: &mut Canvas, field: Field) {
    if field == Field::START {
        return;
    }
    let (x, y) = middle(field);
    let (dx, dy) = match field.place() {
        Place::Door(door, _) => {
            let (px, py) = pivot(door);
            ((x - px).signum(), (y - py).signum())
        }
        _ => (-1.0, 1.0),
    };
    let (width, height) = (17.0, 10.0);
    // Beside the walls, whether there is one or not.
    let far = 50.0 - WALL_HALF - 3.0;
    let rect = Rect::around((x + dx * (far - width / 2.0), y + dy * (far - height / 2.0)), width, height);
    let is_deep = field >= Field::FIRST_GUARD;
    let colour = Colour::hex(if is_deep { "#fff0cf" } else { "#3b2712" });
    look::letters(canvas, &field.to_string(), &rect, 7.5, colour);
}

fn note(canvas: &mut Canvas, field: Field) {
    let name = field.to_string();
    let rect = Rect::around(middle(field), 100.0, 100.0);
    canvas.place("field", name.as_str(), &rect);
    match field.place() {
        Place::Card(colour) => canvas.place("card-field", format!("{name}:{colour}"), &rect),
        Place::Mummy => canvas.place("mummy-field", name.as_str(), &rect),
        Place::Corridor | Place::Door(..) => {}
    }
}

/// The field of a square, counted from the south-west.
fn at(column: i8, row: i8) -> Option<Field> {
    Field::all().find(|field| {
        let square = field.square();
        (square.column as i8, square.row as i8) == (column, row)
    })
}

/// The walls between two squares that the corridor does not join, each as long as it goes. Doors leave gaps.
fn wall_runs() -> Vec<(Point, Point)> {
    let stands = |one: Option<Field>, other: Option<Field>| match (one, other) {
        (Some(one), Some(other)) => {
            let door = |field: Field| match field.place() {
                Place::Door(door, _) => Some(door),
                _ => None,
            };
            one.number().abs_diff(other.number()) != 1 && (door(one).is_none() || door(one) != door(other))
        }
        (None, None) => false,
        _ => true,
    };
    let x = |column: i8| BORDER + 100.0 * f32::from(column);
    let y = |row: i8| WIDE - BORDER - 100.0 * f32::from(row);
    let mut runs = Vec::new();
    for line in 0..=9 {
        let is_upright = |row| stands(at(line - 1, row), at(line, row));
        for (from, to) in stretches(is_upright) {
            runs.push(((x(line), y(from)), (x(line), y(to))));
        }
        let is_level = |column| stands(at(column, line - 1), at(column, line));
        for (from, to) in stretches(is_level) {
            runs.push(((x(from), y(line)), (x(to), y(line))));
        }
    }
    runs
}

/// Where something goes on without a gap.
fn stretches(has: impl Fn(i8) -> bool) -> Vec<(i8, i8)> {
    let mut all: Vec<(i8, i8)> = Vec::new();
    for step in (0..9).filter(|step| has(*step)) {
        match all.last_mut() {
            Some(last) if last.1 == step => last.1 = step + 1,
            _ => all.push((step, step + 1)),
        }
    }
    all
}

fn walls(canvas: &mut Canvas) {
    let runs = wall_runs();
    let outline = |half: f32| {
        let one = |((x1, y1), (x2, y2)): &(Point, Point)| {
            let rect = Rect::new(x1.min(*x2), y1.min(*y2), (x1 - x2).abs(), (y1 - y2).abs());
            Path::rect(&rect.inset(-half))
        };
        runs.iter().map(one).fold(Path::new(), Path::and)
    };
    let shadow = outline(WALL_HALF).mapped(&Affine::translate(3.0, 5.0));
    canvas.fill(&shadow, Fill::decoration(DARK).opacity(0.3));
    canvas.fill(&outline(WALL_HALF), Fill::area(WALL_DARK));
    // Without a line of its own, so that the walls of a corner are one where ink is low.
    canvas.shape(
        &outline(WALL_HALF - 1.8),
        Some(Fill::area(WALL).hatched(Hatch::Rising)),
        Some(Stroke::decoration(WALL, 0.1)),
    );
    for ((x1, y1), (x2, y2)) in runs {
        let length = (x2 - x1).abs() + (y2 - y1).abs();
        let (along, across) =
            if (y1 - y2).abs() < 1.0 { ((1.0, 0.0), (0.0, 1.0)) } else { ((0.0, -1.0), (1.0, 0.0)) };
        let mut joints = Path::new();
        for step in 0..(length / 50.0) as u32 {
            let at = 25.0 + 50.0 * step as f32;
            let (x, y) = (x1 + at * along.0, y1 + at * along.1);
            let half = WALL_HALF - 1.8;
            joints = joints.and(Path::line(
                (x - half * across.0, y - half * across.1),
                (x + half * across.0, y + half * across.1),
            ));
        }
        canvas.stroke(&joints, Stroke::decoration(WALL_DARK, 1.4).opacity(0.5));
    }
}

/// The corners of the corridor where a torch finds room, and which way is out: neither on a disc nor on a number, and
/// not beside the sphinxes.
fn corners() -> Vec<(f32, f32, f32, f32)> {
    let fields: Vec<Field> = Field::all().filter(|field| *field < Field::FIRST_GUARD).collect();
    let turns = fields.windows(3).filter_map(|three| {
        let [before, (x, y), after] = [middle(three[0]), middle(three[1]), middle(three[2])];
        let is_beside_door = matches!(three[1].place(), Place::Door(..));
        let way = |from: &Point, to: &Point| {
            let sign = |gap: f32| if gap.abs() < 1.0 { 0.0 } else { gap.signum() };
            (sign(to.0 - from.0), sign(to.1 - from.1))
        };
        let (one, two) = (way(&before, &(x, y)), way(&(x, y), &after));
        let (dx, dy) = (one.0 - two.0, one.1 - two.1);
        let is_number = dx < 0.0 && dy > 0.0;
        (one != two && !is_beside_door && !is_number).then_some((x, y, dx, dy))
    });
    turns.collect()
}

/// A door that is closed, with its pin.
fn closed(canvas: &mut Canvas, door: Door) {
    let (x, y) = pivot(door);
    let turn = Affine::rotate(if is_upright(door) { 90.0 } else { 0.0 });
    canvas.with(turn.then(&Affine::translate(x, y)), leaf);
    canvas.with(Affine::translate(x, y), |canvas| {
        canvas.shape(
            &Path::circle((0.0, 0.0), 17.0),
            Some(Fill::area(Colour::hex("#e9bd5a"))),
            Some(Stroke::new(GOLD_DARK, 2.4)),
        );
    });
    canvas.with(Affine::translate(x, y), |canvas| hole(canvas, HOLE / UNIT / 2.0));
    canvas.place("circle", door.number().to_string(), &Rect::around((x, y), 2.0 * CIRCLE, 2.0 * CIRCLE));
}

/// A door seen from above, lying from left to right.
fn leaf(canvas: &mut Canvas) {
    canvas.fill(
        &Path::rounded(&Rect::new(-85.0, -5.0, 176.0, 22.0), 6.0),
        Fill::decoration(DARK).opacity(0.35),
    );
    let leaf = Path::rounded(&Rect::around((0.0, 0.0), 176.0, 22.0), 5.0);
    canvas.shape(&leaf, Some(Fill::area(DOOR).hatched(Hatch::Crossed)), Some(Stroke::new(DOOR_DARK, 2.4)));
    look::lines(canvas, "M-76 0H-28M28 0H76M-64 -6V6M-52 -6V6M-40 -6V6M64 -6V6M52 -6V6M40 -6V6", GOLD, 2.6);
}

/// Where the pin goes through: a ring to cut out for a paper rivet, a cross to pierce for a split pin.
pub(super) fn hole(canvas: &mut Canvas, radius: f32) {
    let stroke = || Stroke::new(GOLD_DARK, radius * 0.11);
    canvas.shape(&Path::circle((0.0, 0.0), radius), Some(Fill::paper()), Some(stroke()));
    let arm = radius * 0.62;
    canvas.line((-arm, 0.0), (arm, 0.0), stroke());
    canvas.line((0.0, -arm), (0.0, arm), stroke());
}
