//! Light lines that tell areas apart where ink is low.

use crate::geometry::{Path, Rect};
use crate::ink::{Colour, Hatch};

/// Lines as light as can be seen.
pub(crate) const COLOUR: Colour = Colour(150, 146, 140);
pub(crate) const WIDTH: f32 = 0.12;
/// From line to line.
const STEP: f32 = 2.2;

/// Lines that cover a rectangle. They lie on a grid of the drawing, so that areas side by side go on in each other;
/// `scale` is how much larger the drawing is printed.
pub(crate) fn lines(hatch: Hatch, rect: &Rect, scale: f32) -> Path {
    let step = STEP / scale;
    let (left, top, right, bottom) = (rect.x, rect.y, rect.right(), rect.bottom());
    let steps = |from: f32, to: f32| {
        ((from / step).floor() as i32..=(to / step).ceil() as i32).map(|number| number as f32 * step)
    };
    let join = |path: Path, (from, to)| path.and(Path::line(from, to));
    let rising = || steps(left + top, right + bottom).map(|sum| ((sum - top, top), (sum - bottom, bottom)));
    let falling = || steps(left - bottom, right - top).map(|gap| ((gap + top, top), (gap + bottom, bottom)));
    match hatch {
        Hatch::Rising => rising().fold(Path::new(), join),
        Hatch::Falling => falling().fold(Path::new(), join),
        Hatch::Crossed => rising().chain(falling()).fold(Path::new(), join),
        Hatch::Level => steps(top, bottom).map(|y| ((left, y), (right, y))).fold(Path::new(), join),
        Hatch::Upright => steps(left, right).map(|x| ((x, top), (x, bottom))).fold(Path::new(), join),
        Hatch::Dotted => {
            let dots = steps(top, bottom)
                .flat_map(|y| steps(left, right).map(move |x| ((x, y), (x + 0.2 / scale, y))));
            dots.fold(Path::new(), join)
        }
    }
}
