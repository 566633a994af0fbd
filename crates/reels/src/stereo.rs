//! Finished pictures: two views side by side, and the ways to look at them.

use crate::camera::Side;
use crate::error::Error;
use crate::render::{Viewable, draw};

/// The size of a stereo picture: two squares side by side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    eye: u32,
}

/// The pixels of an image: rows of red, green and blue bytes, from the top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Raster {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) pixels: Vec<u8>,
}

/// A stereo picture. Its raster has the left eye's view on the left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stereo {
    raster: Raster,
}

/// A way to look at a stereo picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// Side by side, the left eye's view on the left: for stereoscopes and for looking into the distance.
    Parallel,
    /// Side by side, the left eye's view on the right: for squinting.
    Crossed,
    /// One image for glasses with a red glass on the left and a cyan one on the right.
    Anaglyph,
    /// The left eye's view alone.
    Flat,
}

impl Size {
    /// The least width.
    pub const LEAST: u32 = 128;
    /// The greatest width.
    pub const MOST: u32 = 4096;
    /// 1,600 by 800.
    pub const STANDARD: Self = Self { eye: 800 };

    /// A size in pixels.
    pub fn new(width: u32, height: u32) -> Result<Self, Error> {
        let good =
            (Self::LEAST..=Self::MOST).contains(&width) && width.is_multiple_of(2) && height == width / 2;
        if good { Ok(Self { eye: height }) } else { Err(Error::Size { width, height }) }
    }

    /// The size in which a view has this width and height.
    pub(crate) const fn of_eye(side: u32) -> Self {
        Self { eye: side }
    }

    /// The width of both views together.
    pub const fn width(self) -> u32 {
        self.eye * 2
    }

    /// The height, which is also the width of one view.
    pub const fn height(self) -> u32 {
        self.eye
    }
}

impl Stereo {
    pub(crate) fn of(scene: &impl Viewable, size: Size) -> Self {
        let eye = size.height() as usize;
        let stride = eye * 6;
        let mut pixels = vec![0; stride * eye];
        draw(scene, Side::Left, eye, &mut pixels, stride);
        draw(scene, Side::Right, eye, &mut pixels[eye * 3..], stride);
        Self { raster: Raster { width: size.width(), height: size.height(), pixels } }
    }

    /// The left eye's view alone, without drawing the other one.
    pub(crate) fn left_of(scene: &impl Viewable, size: Size) -> Raster {
        let eye = size.height() as usize;
        let mut pixels = vec![0; eye * eye * 3];
        draw(scene, Side::Left, eye, &mut pixels, eye * 3);
        Raster { width: size.height(), height: size.height(), pixels }
    }

    /// Both views side by side, left on the left.
    pub fn into_raster(self) -> Raster {
        self.raster
    }

    /// Both views side by side, left on the left.
    pub fn raster(&self) -> &Raster {
        &self.raster
    }

    /// The size.
    pub fn size(&self) -> Size {
        Size { eye: self.raster.height }
    }

    /// The picture as an image to look at.
    pub fn look(&self, look: Look) -> Raster {
        let (left, right) = (self.view(false), self.view(true));
        match look {
            Look::Parallel => self.raster.clone(),
            Look::Crossed => beside(&right, &left),
            Look::Anaglyph => anaglyph(left, &right),
            Look::Flat => left,
        }
    }

    /// The view of one eye.
    pub(crate) fn view(&self, right: bool) -> Raster {
        let eye = self.raster.height as usize;
        let from = if right { eye * 3 } else { 0 };
        let rows = self.raster.pixels.chunks_exact(eye * 6);
        let pixels = rows.flat_map(|row| &row[from..from + eye * 3]).copied().collect();
        Raster { width: eye as u32, height: eye as u32, pixels }
    }
}

impl Raster {
    /// Width in pixels.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Height in pixels.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// Red, green and blue of each pixel, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Red, green and blue of one pixel, which must be in the image.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 3] {
        let from = (y * self.width + x) as usize * 3;
        [self.pixels[from], self.pixels[from + 1], self.pixels[from + 2]]
    }
}

impl Raster {
    /// The same image in shades of grey.
    #[must_use]
    pub fn grey(mut self) -> Self {
        for pixel in self.pixels.chunks_exact_mut(3) {
            let [red, green, blue] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
            pixel.fill(((red * 299 + green * 587 + blue * 114) / 1000) as u8);
        }
        self
    }
}

/// Two images of the same size side by side.
fn beside(left: &Raster, right: &Raster) -> Raster {
    let row = left.width as usize * 3;
    let rows = left.pixels.chunks_exact(row).zip(right.pixels.chunks_exact(row));
    let pixels = rows.flat_map(|(left, right)| left.iter().chain(right)).copied().collect();
    Raster { width: left.width + right.width, height: left.height, pixels }
}

/// Red from the left eye's view, the rest from the right's. Strong reds are drawn towards grey in the left view, so
/// that they do not flicker between the eyes.
fn anaglyph(mut left: Raster, right: &Raster) -> Raster {
    for (left, right) in left.pixels.chunks_exact_mut(3).zip(right.pixels.chunks_exact(3)) {
        let [red, green, blue] = [left[0], left[1], left[2]].map(u32::from);
        left[0] = ((red * 45 + green * 40 + blue * 15) / 100) as u8;
        left[1] = right[1];
        left[2] = right[2];
    }
    left
}
