//! What can be wrong with a request for a picture.

use game::ParseError;
use piramido::Step;
use thiserror::Error;

/// Why a picture cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// The text does not say what is to be drawn.
    #[error("the subject of a picture cannot be read: {0}")]
    Subject(ParseError),
    /// The explorer stands on the top, on plain stone or nowhere.
    #[error("no picture shows the explorer there: found {step}, expected one of the forty steps with a sign")]
    NoSuchStep {
        /// What was asked for.
        step: Step,
    },
    /// The picture would be too small, too large or not two squares.
    #[error(
        "a stereo picture is two squares side by side: found {width} × {height}, expected a width from {least} to {most} \
         and half of it as height",
        least = crate::Size::LEAST, most = crate::Size::MOST
    )]
    Size {
        /// The width asked for.
        width: u32,
        /// The height asked for.
        height: u32,
    },
    /// Not even a coarse picture goes into so few bytes.
    #[error("the picture does not fit: found room for {room} bytes, expected at least {needed}")]
    Room {
        /// The length asked for.
        room: usize,
        /// The length of the coarsest picture.
        needed: usize,
    },
    /// The encoder or the printer failed.
    #[error("cannot write the picture: {0}")]
    Write(String),
}
