//! The grain of stone and sand: one square of cloudy noise that repeats without a seam, made once and looked up.

use std::sync::LazyLock;

use crate::math::{floor, hash};

/// Fine noise: stone, sand, plaster.
pub static GRAIN: LazyLock<Grain> = LazyLock::new(|| Grain::new(&[0.42, 0.28, 0.2, 0.14, 0.1, 0.08]));
/// Smooth noise: dunes, worn stone.
pub static SWELL: LazyLock<Grain> = LazyLock::new(|| Grain::new(&[0.62, 0.38]));

const SIDE: usize = 256;

/// Noise at a point: its value, about -1 to 1, and how it rises along both axes.
#[derive(Clone, Copy, Default)]
pub struct Speck {
    pub value: f32,
    pub slope: [f32; 2],
}

/// A square of noise.
pub struct Grain {
    /// Value, slopes, and one number more: four are blended as quickly as three.
    specks: Box<[[f32; 4]]>,
}

impl Grain {
    /// Noise of several octaves with these weights, the coarsest of 4 cells.
    fn new(octaves: &[f32]) -> Self {
        let mut values = vec![0.0_f32; SIDE * SIDE];
        for (octave, weight) in octaves.iter().enumerate() {
            for (place, value) in values.iter_mut().enumerate() {
                *value += weight * lattice(place % SIDE, place / SIDE, 4 << octave, octave as u32);
            }
        }
        let at = |x: usize, y: usize| values[y % SIDE * SIDE + x % SIDE];
        let speck = |place: usize| {
            let (x, y) = (place % SIDE, place / SIDE);
            let slope = [at(x + 1, y) - at(x + SIDE - 1, y), at(x, y + 1) - at(x, y + SIDE - 1)];
            [at(x, y), slope[0] * (SIDE as f32 / 2.0), slope[1] * (SIDE as f32 / 2.0), 0.0]
        };
        Self { specks: (0..SIDE * SIDE).map(speck).collect() }
    }

    /// The noise at a point; it repeats after 1 in both directions.
    #[inline]
    pub fn at(&self, x: f32, y: f32) -> Speck {
        let (x, y) = (x * SIDE as f32, y * SIDE as f32);
        let (column, row) = (floor(x), floor(y));
        let (right, down) = (x - column, y - row);
        let (column, row) = (column as i32 as usize % SIDE, row as i32 as usize % SIDE);
        let (column2, row2) = ((column + 1) % SIDE, (row + 1) % SIDE);
        let corners = [[row, column], [row, column2], [row2, column], [row2, column2]];
        let [nw, ne, sw, se] = corners.map(|[row, column]| self.specks[row * SIDE + column]);
        let weights =
            [(1.0 - right) * (1.0 - down), right * (1.0 - down), (1.0 - right) * down, right * down];
        let mut sum = [0.0; 4];
        for part in 0..4 {
            sum[part] =
                nw[part] * weights[0] + ne[part] * weights[1] + sw[part] * weights[2] + se[part] * weights[3];
        }
        Speck { value: sum[0], slope: [sum[1], sum[2]] }
    }
}

/// Smooth noise from a grid of `cells` cells.
fn lattice(x: usize, y: usize, cells: i32, kind: u32) -> f32 {
    let cell = |place: usize| {
        let place = place as f32 * cells as f32 / SIDE as f32;
        let part = place - floor(place);
        (place as i32, part * part * part * (part * (part * 6.0 - 15.0) + 10.0))
    };
    let ((x, right), (y, down)) = (cell(x), cell(y));
    let corner = |x: i32, y: i32| hash(x % cells, y % cells, kind) * 2.0 - 1.0;
    let above = corner(x, y) + (corner(x + 1, y) - corner(x, y)) * right;
    let below = corner(x, y + 1) + (corner(x + 1, y + 1) - corner(x, y + 1)) * right;
    above + (below - above) * down
}
