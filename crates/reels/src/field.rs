//! Distance fields of the signs: how far a point is inside the outline. They stay sharp at every size, and their slope
//! is the flank of the carving.

use std::sync::LazyLock;

use piramido::Sign;
use tiny_skia::{FillRule, Pixmap, Transform};

use crate::signs::{OUTLINES, SIDE};
use crate::vector::{paint, path};

/// The fields of the seven signs.
static FIELDS: LazyLock<Vec<Field>> =
    LazyLock::new(|| OUTLINES.iter().map(|sign| Field::of(sign.path)).collect());

/// The field of a sign.
pub fn of(sign: Sign) -> &'static Field {
    &FIELDS[sign as usize]
}

/// Samples along a side; the outermost eighth on each side lies around the square of the sign.
const SAMPLES: usize = 160;
/// Finer samples of which one sample is made.
const FINER: usize = 2;
/// How much of the field the square of the sign takes.
const SQUARE: f32 = 0.8;

/// A distance field over the square of a sign and a margin around it.
pub struct Field {
    distances: Box<[f32]>,
}

impl Field {
    /// The field of an outline, an SVG path as in [`crate::signs::Outline`].
    pub fn of(outline: &str) -> Self {
        let fine = SAMPLES * FINER;
        let mut canvas = Pixmap::new(fine as u32, fine as u32).expect("it has a size");
        let scale = fine as f32 * SQUARE / SIDE;
        let margin = fine as f32 * (1.0 - SQUARE) / 2.0;
        let place = Transform::from_scale(scale, scale).post_translate(margin, margin);
        let path = path(outline).expect("a test reads every outline");
        canvas.fill_path(&path, &paint([255; 3]), FillRule::EvenOdd, place, None);
        let inside: Vec<bool> = canvas.pixels().iter().map(|pixel| pixel.alpha() > 127).collect();
        let (outer, inner) = (distances(&inside, fine, true), distances(&inside, fine, false));
        let unit = fine as f32 * SQUARE;
        let signed = |place: usize| (inner[place].sqrt() - outer[place].sqrt()) / unit;
        let sample = |place: usize| {
            let (x, y) = (place % SAMPLES * FINER, place / SAMPLES * FINER);
            let sum: f32 =
                (0..FINER * FINER).map(|part| signed((y + part / FINER) * fine + x + part % FINER)).sum();
            sum / (FINER * FINER) as f32
        };
        Self { distances: (0..SAMPLES * SAMPLES).map(sample).collect() }
    }

    /// How far inside the outline a point is, in sides of the square; negative outside. The square reaches from -0.5
    /// to 0.5 in both directions, y downwards.
    #[inline]
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let most = (SAMPLES - 2) as f32;
        let place = |value: f32| ((value * SQUARE + 0.5) * SAMPLES as f32 - 0.5).clamp(0.0, most);
        let (x, y) = (place(x), place(y));
        let (column, row) = (x as usize, y as usize);
        let (right, down) = (x - column as f32, y - row as f32);
        let at = |dx: usize, dy: usize| self.distances[(row + dy) * SAMPLES + column + dx];
        let above = at(0, 0) + (at(1, 0) - at(0, 0)) * right;
        let below = at(0, 1) + (at(1, 1) - at(0, 1)) * right;
        above + (below - above) * down
    }
}

/// The squared distance of each sample to the nearest one that is (or is not) inside: the lower envelope of parabolas,
/// along columns and then along rows.
fn distances(inside: &[bool], side: usize, to: bool) -> Vec<f32> {
    let far = (4 * side * side) as f32;
    let mut grid: Vec<f32> = inside.iter().map(|sample| if *sample == to { 0.0 } else { far }).collect();
    let mut line = vec![0.0; side];
    for column in 0..side {
        (0..side).for_each(|row| line[row] = grid[row * side + column]);
        let lowest = envelope(&line);
        (0..side).for_each(|row| grid[row * side + column] = lowest[row]);
    }
    for row in grid.chunks_exact_mut(side) {
        let lowest = envelope(row);
        row.copy_from_slice(&lowest);
    }
    grid
}

fn envelope(heights: &[f32]) -> Vec<f32> {
    let mut roots: Vec<usize> = vec![0];
    let mut starts = vec![f32::NEG_INFINITY];
    let meet = |left: usize, right: usize| {
        let (l, r) = (left as f32, right as f32);
        ((heights[right] + r * r) - (heights[left] + l * l)) / (2.0 * (r - l))
    };
    for place in 1..heights.len() {
        while roots.len() > 1 && meet(roots[roots.len() - 1], place) <= starts[starts.len() - 1] {
            roots.pop();
            starts.pop();
        }
        starts.push(meet(roots[roots.len() - 1], place));
        roots.push(place);
    }
    let mut current = 0;
    let lowest = |place: usize| {
        while current + 1 < roots.len() && starts[current + 1] <= place as f32 {
            current += 1;
        }
        let away = place as f32 - roots[current] as f32;
        heights[roots[current]] + away * away
    };
    (0..heights.len()).map(lowest).collect()
}
