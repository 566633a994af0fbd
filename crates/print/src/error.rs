//! What can be wrong with an order.

use game::quote;
use thiserror::Error;

/// Why something cannot be printed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Error {
    /// Nobody knows how to print this game.
    #[error("found {}, expected one of the games {expected}", quote(.found))]
    Game {
        /// What was asked for.
        found: String,
        /// The games that there are.
        expected: String,
    },
    /// The text is not the name of a part.
    #[error("found {}, expected {expected}", quote(.found))]
    Part {
        /// What was asked for.
        found: String,
        /// The parts that there are.
        expected: String,
    },
    /// The text is not a way to bind the rules.
    #[error("found {}, expected {expected}", quote(.found))]
    Form {
        /// What was asked for.
        found: String,
        /// The ways that there are.
        expected: String,
    },
    /// The game has no such part.
    #[error("{game} has no such part: found {}, expected {expected}", quote(.found))]
    PartOfGame {
        /// The game.
        game: &'static str,
        /// What was asked for.
        found: &'static str,
        /// The parts that it has.
        expected: String,
    },
    /// A diagram does not show a position of the game.
    #[error("the position of a diagram cannot be read: {0}")]
    Position(String),
    /// An image cannot be made.
    #[error("cannot draw an image: {0}")]
    Image(String),
    /// Nobody waits for it any more.
    #[error("it was not printed to the end")]
    Stopped,
    /// Something is larger than the paper.
    #[error("{what} does not fit on the paper: found {found}, expected {expected}")]
    Room {
        /// What it is.
        what: String,
        /// Its size.
        found: String,
        /// The size that there is.
        expected: String,
    },
    /// The document is not as it should be: a mistake in this program.
    #[error("cannot write the document: {0}")]
    Write(String),
}
