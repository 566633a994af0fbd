//! What a picture shows, and making it.

use piramido::{Colour, Passage, Step};

use crate::error::Error;
use crate::labyrinth::Labyrinth;
use crate::pyramid::Pyramid;
use crate::solver::Sighting;
use crate::stereo::{Raster, Size, Stereo};

/// What a picture of a reel shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Picture {
    /// The explorer on a step of the pyramid.
    Step(Step),
    /// A passage of the labyrinth.
    Passage(Passage),
}

/// A picture that is ready to be drawn.
pub struct Scene {
    kind: Kind,
}

enum Kind {
    Pyramid(Box<Pyramid>),
    Labyrinth(Box<Labyrinth>),
}

impl From<Step> for Picture {
    fn from(step: Step) -> Self {
        Self::Step(step)
    }
}

impl From<Passage> for Picture {
    fn from(passage: Passage) -> Self {
        Self::Passage(passage)
    }
}

impl Scene {
    /// What a picture shows, for a player of this colour. The seed decides all that the answer does not: camera, light,
    /// weather, paintings. The colour is that of the explorer; in the labyrinth nothing shows it.
    pub fn new(picture: Picture, colour: Colour, seed: u64) -> Result<Self, Error> {
        match picture {
            Picture::Step(step) => Self::pyramid(step, colour, seed),
            Picture::Passage(passage) => Ok(Self::labyrinth(passage, seed)),
        }
    }

    /// The explorer of this colour on a step of the pyramid.
    pub fn pyramid(step: Step, colour: Colour, seed: u64) -> Result<Self, Error> {
        if step.sign().is_none() {
            return Err(Error::NoSuchStep { step });
        }
        Ok(Self { kind: Kind::Pyramid(Box::new(Pyramid::new(step, colour, seed))) })
    }

    /// A passage of the labyrinth.
    pub fn labyrinth(passage: Passage, seed: u64) -> Self {
        Self { kind: Kind::Labyrinth(Box::new(Labyrinth::new(passage, seed))) }
    }

    /// Draws the picture.
    pub fn render(&self, size: Size) -> Stereo {
        match &self.kind {
            Kind::Pyramid(pyramid) => Stereo::of(&**pyramid, size),
            Kind::Labyrinth(labyrinth) => Stereo::of(&**labyrinth, size),
        }
    }

    /// What the left eye sees of it.
    pub fn left(&self, size: Size) -> Raster {
        match &self.kind {
            Kind::Pyramid(pyramid) => Stereo::left_of(&**pyramid, size),
            Kind::Labyrinth(labyrinth) => Stereo::left_of(&**labyrinth, size),
        }
    }

    /// What somebody can read in a picture of the pyramid; nothing for the labyrinth.
    pub fn sighting(&self) -> Option<&Sighting> {
        match &self.kind {
            Kind::Pyramid(pyramid) => Some(pyramid.sighting()),
            Kind::Labyrinth(_) => None,
        }
    }
}
