//! A painted surface that is looked at from a flat angle: kept in several widths and heights, so that far paint is
//! neither blurred nor restless.

use tiny_skia::Pixmap;

/// Halvings of the width, and of the height.
const LEVELS: [usize; 2] = [5, 2];

/// A texture in [`LEVELS`] of detail.
pub struct Texture {
    levels: Vec<Level>,
}

struct Level {
    wide: usize,
    tall: usize,
    pixels: Vec<[u8; 4]>,
}

impl Texture {
    /// Takes a painted canvas.
    pub fn new(canvas: &Pixmap) -> Self {
        let pixels =
            canvas.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), 255]).collect();
        let mut levels =
            vec![Level { wide: canvas.width() as usize, tall: canvas.height() as usize, pixels }];
        for number in 1..LEVELS[0] * LEVELS[1] {
            let next = if number < LEVELS[0] {
                levels[number - 1].narrower()
            } else {
                levels[number - LEVELS[0]].lower()
            };
            levels.push(next);
        }
        Self { levels }
    }

    /// The colour at a point, both coordinates from 0 to 1, where a pixel covers these parts of width and height.
    #[inline]
    pub fn at(&self, x: f32, y: f32, covers: [f32; 2]) -> [f32; 3] {
        let first = &self.levels[0];
        let halvings = |texels: f32, most: usize| {
            let mut level = 0;
            let mut texels = texels;
            while texels > 1.5 && level + 1 < most {
                texels *= 0.5;
                level += 1;
            }
            level
        };
        let across = halvings(covers[0] * first.wide as f32, LEVELS[0]);
        let down = halvings(covers[1] * first.tall as f32, LEVELS[1]);
        self.levels[down * LEVELS[0] + across].at(x, y)
    }
}

impl Level {
    fn narrower(&self) -> Self {
        let wide = self.wide / 2;
        let pixel = |place: usize| {
            let from = place / wide * self.wide + place % wide * 2;
            average(self.pixels[from], self.pixels[from + 1])
        };
        Self { wide, tall: self.tall, pixels: (0..wide * self.tall).map(pixel).collect() }
    }

    fn lower(&self) -> Self {
        let tall = self.tall / 2;
        let pixel = |place: usize| {
            let from = place / self.wide * 2 * self.wide + place % self.wide;
            average(self.pixels[from], self.pixels[from + self.wide])
        };
        Self { wide: self.wide, tall, pixels: (0..self.wide * tall).map(pixel).collect() }
    }

    #[inline]
    fn at(&self, x: f32, y: f32) -> [f32; 3] {
        let place = |value: f32, count: usize| (value * count as f32 - 0.5).clamp(0.0, (count - 2) as f32);
        let (x, y) = (place(x, self.wide), place(y, self.tall));
        let (column, row) = (x as usize, y as usize);
        let (right, down) = (x - column as f32, y - row as f32);
        let from = row * self.wide + column;
        let corners = [
            self.pixels[from],
            self.pixels[from + 1],
            self.pixels[from + self.wide],
            self.pixels[from + self.wide + 1],
        ];
        let weights =
            [(1.0 - right) * (1.0 - down), right * (1.0 - down), (1.0 - right) * down, right * down];
        let mut sum = [0.0; 3];
        for (corner, weight) in corners.iter().zip(weights) {
            sum.iter_mut().zip(corner).for_each(|(sum, part)| *sum += f32::from(*part) * weight);
        }
        sum
    }
}

fn average(a: [u8; 4], b: [u8; 4]) -> [u8; 4] {
    let mut pixel = [0; 4];
    for part in 0..4 {
        pixel[part] = u16::midpoint(u16::from(a[part]), u16::from(b[part])) as u8;
    }
    pixel
}
