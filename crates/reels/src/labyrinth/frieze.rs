//! The painted walls: bands and two rows of figures, and among them, if the passage has one, the sign.

use game::{RandomSource, Seeded};
use piramido::Sign;
use tiny_skia::{Color, Pixmap, Rect, Transform};

use super::figures::{BLUE, FIGURES, GREEN, GUARDS, LIME, OCHRE, RED, SOOT, YELLOW};
use super::texture::Texture;
use crate::signs::outline;
use crate::vector::{Layer, Pigment, draw, draw_all, paint};

/// How high the passage is.
pub const TALL: f32 = 2.9;
/// The painted part of the passage begins this far from the eyes and ends at the far wall.
pub const NEAR: f32 = 1.6;
/// The far wall.
pub const FAR: f32 = 11.2;
/// Pixels of a wall along a unit of length.
const SCALE: f32 = 176.0;
/// Feet of the two rows of figures.
pub const ROWS: [f32; 2] = [0.56, 1.52];
/// How tall and wide a figure is.
pub const FIGURE: f32 = 0.8;
/// From one figure to the next.
const PITCH: f32 = 0.87;
/// Figures in a row.
pub const PLACES: usize = ((FAR - NEAR) / PITCH) as usize + 1;

/// How a passage is painted: the ground under the figures, the foot of the walls, and by how much the figures are moved
/// along.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    plaster: Pigment,
    foot: Pigment,
    shift: f32,
}

/// Where a figure is on its wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Niche {
    /// 0 for the lower row.
    pub row: usize,
    /// Counted from the near end.
    pub place: usize,
}

impl Style {
    /// A style drawn at random.
    pub fn draw(random: &mut Seeded) -> Self {
        let plaster = [[0xe6, 0xc8, 0x92], [0xee, 0xdd, 0xb8], [0xd9, 0xae, 0x6c], [0xcf, 0xc4, 0xa8]];
        let foot = [OCHRE, [0x6b, 0x2c, 0x1c], [0x3c, 0x33, 0x2b], [0x24, 0x4a, 0x3c]];
        Self {
            plaster: plaster[random.below(4) as usize],
            foot: foot[random.below(4) as usize],
            shift: random.below(1000) as f32 / 1000.0 * PITCH,
        }
    }

    /// How far from the eyes the middle of a niche is.
    pub fn depth(self, niche: Niche) -> f32 {
        NEAR + (niche.place as f32 + 0.5) * PITCH - self.shift
    }
}

/// Paints a wall. Whether a sign takes a niche or not, the same numbers are drawn, so that nothing else of
/// the picture depends on it.
pub fn paint_wall(style: Style, random: &mut Seeded, mirrored: bool, sign: Option<(Sign, Niche)>) -> Texture {
    let (wide, tall) = (((FAR - NEAR) * SCALE) as u32, (TALL * SCALE) as u32);
    let mut canvas = Pixmap::new(wide, tall).expect("it has a size");
    let [red, green, blue] = style.plaster;
    canvas.fill(Color::from_rgba8(red, green, blue, 255));
    bands(&mut canvas, style);
    for row in 0..2 {
        let mut last = [usize::MAX; 2];
        for place in 0..PLACES {
            let niche = Niche { row, place };
            let figure = unlike(last, random);
            last = [last[1], figure];
            let flipped = random.below(2) == 0;
            let pigments = [random.below(5) as usize, random.below(2) as usize];
            let size = FIGURE * (0.9 + 0.1 * random.below(100) as f32 / 100.0);
            if let Some((sign, _)) = sign.filter(|(_, at)| *at == niche) {
                let pigment = [OCHRE, BLUE, GREEN, RED, SOOT][pigments[0]];
                let contour = [LIME, YELLOW][pigments[1]];
                let at = transform(style.depth(niche), row, size * 0.9, mirrored, false);
                draw(&mut canvas, Layer::Line(contour, 5.0, outline(sign).path), at);
                draw(&mut canvas, Layer::Fill(pigment, outline(sign).path), at);
            } else {
                let at = transform(style.depth(niche), row, size, mirrored, flipped);
                draw_all(&mut canvas, FIGURES[figure], at);
            }
        }
    }
    Texture::new(&canvas)
}

/// Paints the far wall: the same bands, and two tall figures who guard the door.
pub fn paint_end(style: Style, random: &mut Seeded, half: f32) -> Texture {
    let mut canvas = Pixmap::new((half * 2.0 * SCALE) as u32, (TALL * SCALE) as u32).expect("it has a size");
    let [red, green, blue] = style.plaster;
    canvas.fill(Color::from_rgba8(red, green, blue, 255));
    bands(&mut canvas, style);
    let wide = canvas.width() as f32;
    let (top, bottom) = ((TALL - 2.35) * SCALE, (TALL - 0.545) * SCALE);
    if let Some(rect) = Rect::from_ltrb(0.0, top, wide, bottom) {
        canvas.fill_rect(rect, &paint(style.plaster), Transform::identity(), None);
    }
    let guard = FIGURES[GUARDS[random.below(GUARDS.len() as u32) as usize]];
    let scale = 1.55 * SCALE / 100.0;
    for (middle, face) in [(0.16, scale * 0.62), (0.84, -scale * 0.62)] {
        let at =
            Transform::from_row(face, 0.0, 0.0, scale, middle * wide - face * 50.0, bottom - scale * 98.0);
        draw_all(&mut canvas, guard, at);
    }
    Texture::new(&canvas)
}

/// A figure other than the last two.
fn unlike(last: [usize; 2], random: &mut Seeded) -> usize {
    let mut figure = random.below(FIGURES.len() as u32) as usize;
    while last.contains(&figure) {
        figure = (figure + 1) % FIGURES.len();
    }
    figure
}

/// From the square of a figure to its niche. On the right wall what is near is on the right.
fn transform(depth: f32, row: usize, size: f32, mirrored: bool, flipped: bool) -> Transform {
    let scale = size * SCALE / 100.0;
    let along = depth - NEAR;
    let middle = if mirrored { FAR - NEAR - along } else { along } * SCALE;
    let feet = (TALL - ROWS[row]) * SCALE;
    let face = if flipped { -scale } else { scale };
    Transform::from_row(face, 0.0, 0.0, scale, middle - face * 50.0, feet - scale * 98.0)
}

/// The bands below, between and above the rows.
fn bands(canvas: &mut Pixmap, style: Style) {
    let wide = canvas.width() as f32;
    let mut stripe = |from: f32, to: f32, left: f32, right: f32, pigment: Pigment| {
        let top = (TALL - to) * SCALE;
        if let Some(rect) = Rect::from_ltrb(left, top, right, (TALL - from) * SCALE) {
            canvas.fill_rect(rect, &paint(pigment), Transform::identity(), None);
        }
    };
    stripe(0.0, 0.44, 0.0, wide, style.foot);
    for (from, to, pigment) in [
        (0.4, 0.44, SOOT),
        (0.44, 0.48, YELLOW),
        (0.48, 0.52, SOOT),
        (0.52, 0.545, LIME),
        (1.385, 1.4, SOOT),
        (1.485, 1.5, SOOT),
        (2.35, 2.365, SOOT),
        (2.46, 2.475, SOOT),
    ] {
        stripe(from, to, 0.0, wide, pigment);
    }
    // Ladders of coloured fields, and above them a row of tied reeds.
    let colours = [BLUE, RED, GREEN, YELLOW];
    let field = 0.16 * SCALE;
    for number in 0..=(wide / field) as usize {
        let left = number as f32 * field;
        for (from, to, shift) in [(1.4, 1.485, 0), (2.365, 2.46, 2)] {
            stripe(from, to, left, left + field * 0.86, colours[(number + shift) % 4]);
            stripe(from, to, left + field * 0.86, left + field, LIME);
        }
    }
    reeds(canvas, colours);
}

/// Bundles of reeds, tied and spread at the top, under the ceiling.
fn reeds(canvas: &mut Pixmap, colours: [Pigment; 4]) {
    const BUNDLE: &str =
        "M22 100 L22 62 C6 50 8 30 26 22 L20 2 L50 14 L80 2 L74 22 C92 30 94 50 78 62 L78 100 Z";
    let size = 0.2 * SCALE;
    for number in 0..=(canvas.width() as f32 / size) as usize {
        let scale = [size / 100.0, 0.4 * SCALE / 100.0];
        let at =
            Transform::from_row(scale[0], 0.0, 0.0, scale[1], number as f32 * size, (TALL - 2.88) * SCALE);
        draw(canvas, Layer::Fill(colours[number % 4], BUNDLE), at);
        draw(canvas, Layer::Line(LIME, 5.0, "M22 66 L78 66 M36 70 L36 98 M64 70 L64 98"), at);
        draw(canvas, Layer::Line(SOOT, 5.0, "M20 58 L80 58"), at);
    }
}
