//! What can be made out in a picture of the pyramid: which signs are large and free enough to be read and which stones
//! to be known for plain, by both eyes, and whether the explorer is in full view. It asks the same solid that is drawn.

use piramido::{Step, WIDTH};

use super::explorer::Explorer;
use super::masonry::SIGN;
use super::solid::{self, tip, tread};
use crate::camera::{Camera, Eye, Side};
use crate::math::{Ray, V3, v3};
use crate::solver::{Sighting, Spot, spot_at, turned};

/// How much of the image may be trusted: what is nearer to the frame may be cut off by it.
const FRAME: f32 = 0.95;
/// Points of a sign's square, along each side, that are looked for; plain stone and desert have the same square.
const POINTS: i8 = 4;
/// How many of these points must be in sight.
const ENOUGH: i32 = 13;
/// The least size of a readable square in the image, as parts of the image's width: its area is this times this.
const READABLE: f32 = 0.03;
/// The sine of the least angle at which one may look at a square: seen flatter, a sign cannot be read.
const STEEP: f32 = 0.24;

/// What can be read around a step, as somebody sees it who looks along the nearest of the four headings.
pub fn sighting(camera: &Camera, explorer: &Explorer, step: Step, turns: u8) -> Sighting {
    let eyes = [camera.eye(Side::Left), camera.eye(Side::Right)];
    let mut spots = Vec::new();
    for column in -1..=WIDTH as i8 {
        for row in -1..=WIDTH as i8 {
            let (dx, dy) = (column - step.column() as i8, row - step.row() as i8);
            let spot = spot_at(column, row);
            // The explorer covers the sign of the own step: it is not counted.
            if (dx, dy) != (0, 0) && eyes.iter().all(|eye| is_seen(eye, explorer, column, row, spot)) {
                let (right, away) = turned(dx, dy, 4 - turns);
                spots.push((right, away, spot));
            }
        }
    }
    Sighting { spots }
}

/// How many of the explorer's points both eyes see.
pub fn explorer_in_sight(camera: &Camera, explorer: &Explorer) -> usize {
    let eyes = [camera.eye(Side::Left), camera.eye(Side::Right)];
    let free = |eye: &Eye, point: V3| in_frame(eye, point, 0.9) && !hidden(eye, None, point);
    explorer.outline().into_iter().filter(|point| eyes.iter().all(|eye| free(eye, *point))).count()
}

fn is_seen(eye: &Eye, explorer: &Explorer, column: i8, row: i8, spot: Spot) -> bool {
    let place = match (spot, Step::at(column as u8 % WIDTH, row as u8 % WIDTH)) {
        (Spot::Desert, _) => v3(f32::from(column) - 4.0, f32::from(row) - 4.0, 0.0),
        (_, step) => tread(step),
    };
    if spot == Spot::Top {
        let tip = tip();
        return in_frame(eye, tip, FRAME) && !hidden(eye, Some(explorer), tip);
    }
    let way = eye.place() - place;
    if way.z < STEEP * way.length() {
        return false;
    }
    let size = |x: f32, y: f32| eye.project(place + v3(x, y, 0.0) * (SIGN / 2.0));
    let Some([a, b, c]) =
        size(-1.0, -1.0).zip(size(1.0, -1.0)).zip(size(-1.0, 1.0)).map(|((a, b), c)| [a, b, c])
    else {
        return false;
    };
    let area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    // The image is 2 wide.
    if area.abs() < 4.0 * READABLE * READABLE {
        return false;
    }
    let point = |number: i8| {
        let part = |place: i8| (f32::from(place) + 0.5) / f32::from(POINTS) - 0.5;
        place + v3(part(number % POINTS), part(number / POINTS), 0.0) * SIGN
    };
    let seen = (0..POINTS * POINTS)
        .map(point)
        .filter(|point| in_frame(eye, *point, FRAME) && !hidden(eye, Some(explorer), *point));
    seen.count() as i32 >= ENOUGH
}

fn in_frame(eye: &Eye, point: V3, most: f32) -> bool {
    // The corners are round: a point in both of their ranges is left out.
    eye.project(point).is_some_and(|[x, y]| x.abs().max(y.abs()) < most && x.abs() + y.abs() < most + 0.8)
}

fn hidden(eye: &Eye, explorer: Option<&Explorer>, point: V3) -> bool {
    let way = point - eye.place();
    let distance = way.length();
    let ray = Ray { from: eye.place(), to: way * (1.0 / distance) };
    solid::hit(ray).is_some_and(|hit| hit.distance < distance - 0.01)
        || explorer.is_some_and(|explorer| explorer.hit(ray).is_some_and(|hit| hit.0 < distance))
}
