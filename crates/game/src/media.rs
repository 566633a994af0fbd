//! Images that players look at: [`Image`] and [`Exhibit`]. A game says what is to be seen and by whom; addresses, seeds
//! and drawing are the work of others.

use crate::Seat;

/// An image that somebody may look at. A game knows only what is shown; drawing it is another crate's work.
///
/// Each text is made of things that are the same whenever the position is asked again, so that an image keeps its
/// address and its look for as long as the game lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Image {
    /// By which the view of its seat names it.
    pub number: u8,
    /// What its address is made of. No two images of a table have the same: `A/0/3`.
    pub place: String,
    /// What its seed is made of. Images with the same one and the same subject look alike: `A/Red/3`.
    pub seed: String,
    /// What is drawn, as a text that the illustrator reads: `red h3`. It is the answer to the riddle, so it never
    /// leaves the server.
    pub subject: String,
}

/// An image beside what its player took it for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exhibit {
    /// What it is shown together with: the letter of a route.
    pub group: String,
    /// Who took it for something.
    pub seat: Seat,
    /// The image.
    pub image: Image,
    /// What it was taken for, in the game's notation.
    pub taken: String,
    /// What it shows, in the game's notation; empty if it shows nothing that could be named.
    pub shown: String,
    /// Whether it was taken for what it shows.
    pub right: bool,
}
