//! Pictures as the server sends them: a glance at once, then what somebody looks at. All of a [`View`] have the same
//! length, so that it tells nothing about what is shown.

use piramido::Colour;

use crate::error::Error;
use crate::scene::{Picture, Scene};
use crate::stereo::Size;

/// How much of a picture is sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// What the left eye sees, small: there at once.
    Glance,
    /// What the left eye sees.
    Eye,
    /// What both eyes see, the left one's on the left.
    Pair,
}

impl View {
    /// Every view, the shortest first.
    pub const ALL: [Self; 3] = [Self::Glance, Self::Eye, Self::Pair];

    /// The width and height of what one eye sees, in pixels.
    pub const fn side(self) -> u32 {
        match self {
            Self::Glance => 200,
            Self::Eye | Self::Pair => Size::STANDARD.height(),
        }
    }

    /// The length of every picture in this view, in bytes: more than those that we have seen need, as
    /// docs/performance.md says.
    pub const fn length(self) -> usize {
        match self {
            Self::Glance => 20 << 10,
            Self::Eye => 240 << 10,
            Self::Pair => 480 << 10,
        }
    }
}

/// A picture as JPEG of exactly [`View::length`] bytes.
pub fn picture(picture: Picture, colour: Colour, seed: u64, view: View) -> Result<Vec<u8>, Error> {
    let scene = Scene::new(picture, colour, seed)?;
    let size = Size::of_eye(view.side());
    let image = match view {
        View::Glance | View::Eye => scene.left(size),
        View::Pair => scene.render(size).into_raster(),
    };
    image.padded_jpeg(view.length())
}
