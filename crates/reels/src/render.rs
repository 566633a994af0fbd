//! From light to pixels: one ray for each pixel, more where neighbours differ, then film and frame.

use std::sync::LazyLock;

use crate::camera::{Camera, Eye, Side};
use crate::math::{Ray, V3, fade, linear};

/// Something that can be looked at.
pub trait Viewable {
    /// The eyes that look at it.
    fn camera(&self) -> &Camera;
    /// What a ray sees; a pixel is `pixel` wide at a distance of 1.
    fn look(&self, ray: Ray, pixel: f32) -> Seen;
}

/// What a ray sees.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// Linear light.
    pub light: V3,
    /// A number for the surface, to find the edges between two.
    pub surface: u32,
}

/// Where in a pixel to look again if it lies on an edge, besides its middle.
const AGAIN: [[f32; 2]; 3] = [[-0.14, -0.36], [0.38, -0.06], [-0.24, 0.42]];
/// Neighbours whose colours differ by more than this are an edge.
const EDGE: i16 = 36;
/// The radius of the frame's corners, as a part of the width.
const CORNER: f32 = 0.07;
/// The card in which the picture is mounted.
const CARD: [u8; 3] = [12, 11, 10];

/// Draws what an eye sees into the columns of one half of a picture: `pixels` are red, green and blue bytes, `stride`
/// of them a row, beginning with the first pixel of this half.
pub fn draw(scene: &impl Viewable, side: Side, size: usize, pixels: &mut [u8], stride: usize) {
    let eye = scene.camera().eye(side);
    let view = View { scene, eye, size, pixel: scene.camera().spread() / size as f32 };
    let mut surfaces = vec![0_u32; size * size];
    for row in 0..size {
        for column in 0..size {
            let seen = view.look(column as f32, row as f32);
            surfaces[row * size + column] = seen.surface;
            pixels[row * stride + column * 3..][..3].copy_from_slice(&film(seen.light));
        }
    }
    refine(&view, &surfaces, pixels, stride);
    mount(size, pixels, stride);
}

struct View<'a, S> {
    scene: &'a S,
    eye: Eye,
    size: usize,
    pixel: f32,
}

impl<S: Viewable> View<'_, S> {
    fn look(&self, column: f32, row: f32) -> Seen {
        let scale = 2.0 / self.size as f32;
        self.scene.look(self.eye.ray((column + 0.5) * scale - 1.0, 1.0 - (row + 0.5) * scale), self.pixel)
    }
}

/// Looks three times more at each pixel on an edge. Which those are is decided before the first is changed.
fn refine<S: Viewable>(view: &View<'_, S>, surfaces: &[u32], pixels: &mut [u8], stride: usize) {
    let size = view.size;
    let mut edges = Vec::new();
    for row in 0..size {
        for column in 0..size {
            let here = row * size + column;
            let differs = |other: usize, at: usize| {
                let colours = pixels[row * stride + column * 3..][..3].iter().zip(&pixels[at..at + 3]);
                surfaces[here] != surfaces[other]
                    || colours.into_iter().any(|(a, b)| (i16::from(*a) - i16::from(*b)).abs() > EDGE)
            };
            if (column > 0 && differs(here - 1, row * stride + column * 3 - 3))
                || (column + 1 < size && differs(here + 1, row * stride + column * 3 + 3))
                || (row > 0 && differs(here - size, (row - 1) * stride + column * 3))
                || (row + 1 < size && differs(here + size, (row + 1) * stride + column * 3))
            {
                edges.push(here as u32);
            }
        }
    }
    for place in edges {
        let (column, row) = (place as usize % size, place as usize / size);
        let pixel = &mut pixels[row * stride + column * 3..][..3];
        let mut sum = [pixel[0], pixel[1], pixel[2]].map(u16::from);
        for [x, y] in AGAIN {
            let colour = film(view.look(column as f32 + x, row as f32 + y).light);
            sum.iter_mut().zip(colour).for_each(|(sum, colour)| *sum += u16::from(colour));
        }
        pixel.iter_mut().zip(sum).for_each(|(pixel, sum)| *pixel = (sum / (AGAIN.len() + 1) as u16) as u8);
    }
}

/// The frame: corners rounded off, the edge a little darker.
fn mount(size: usize, pixels: &mut [u8], stride: usize) {
    let (middle, corner) = (size as f32 / 2.0, CORNER * size as f32);
    let straight = middle - corner;
    for row in 0..size {
        let y = ((row as f32 + 0.5 - middle).abs() - straight).max(0.0);
        if y <= 0.0 {
            continue;
        }
        for column in 0..size {
            let x = ((column as f32 + 0.5 - middle).abs() - straight).max(0.0);
            let inside = (corner - (x * x + y * y).sqrt() + 0.5).clamp(0.0, 1.0);
            if inside < 1.0 {
                let pixel = &mut pixels[row * stride + column * 3..][..3];
                let blend =
                    |pixel: u8, card: u8| f32::from(card) + (f32::from(pixel) - f32::from(card)) * inside;
                pixel.iter_mut().zip(CARD).for_each(|(pixel, card)| *pixel = blend(*pixel, card) as u8);
            }
        }
    }
}

/// Steps of the film's curve.
const TONES: usize = 4096;

/// Bytes for linear light up to 4, with a soft shoulder: bright things keep their colour.
static CURVE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let tone = |step: usize| {
        let light = step as f32 * 4.0 / TONES as f32;
        let shown = (1.0 - fade(light * 1.15)) * 1.02;
        // The inverse of the curve of [`linear`]: sought, so that no power is needed.
        (0..=255_u8).rev().find(|byte| linear(f32::from(*byte) / 255.0) <= shown + 1e-6).unwrap_or(0)
    };
    (0..TONES).map(tone).collect()
});

/// What the film makes of light.
fn film(light: V3) -> [u8; 3] {
    let tone = |value: f32| CURVE[((value * (TONES as f32 / 4.0)) as usize).min(TONES - 1)];
    [tone(light.x), tone(light.y), tone(light.z)]
}
