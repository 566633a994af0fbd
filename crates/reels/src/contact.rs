//! The views of reels at a glance: [`contact`].

use crate::stereo::{Raster, Stereo};

/// Pictures of a reel.
const REEL: usize = 7;
/// Between the small views of a contact sheet, in pixels.
const SPACE: usize = 12;

/// The left views of some pictures: those of one reel four in a row, those of several reels seven.
pub fn contact(pictures: &[Stereo]) -> Raster {
    let side = pictures.first().map_or(0, |picture| picture.size().height() as usize);
    let columns = if pictures.len() > REEL { REEL } else { pictures.len().clamp(1, 4) };
    let rows = pictures.len().div_ceil(columns);
    let (width, height) = (columns * (side + SPACE) + SPACE, rows * (side + SPACE) + SPACE);
    let mut pixels = vec![12; width * height * 3];
    for (number, picture) in pictures.iter().enumerate() {
        let view = picture.view(false);
        let (column, row) =
            (number % columns * (side + SPACE) + SPACE, number / columns * (side + SPACE) + SPACE);
        for (line, from) in view.pixels.chunks_exact(side * 3).enumerate() {
            pixels[((row + line) * width + column) * 3..][..side * 3].copy_from_slice(from);
        }
    }
    Raster { width: width as u32, height: height as u32, pixels }
}
