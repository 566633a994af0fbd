//! The one registry of all games.

use game::{Entry, Of};

pub use game;

/// Every game, in the order in which lists show them.
pub const GAMES: &[&dyn Entry] = &[
    &Of::<pyramidis::Pyramidis>::ENTRY,
    &Of::<sakkara::Sakkara>::ENTRY,
    &Of::<sphinx::Sphinx>::ENTRY,
    &Of::<piramido::Piramido>::ENTRY,
];

/// The game of this name.
pub fn find(name: &str) -> Option<&'static dyn Entry> {
    GAMES.iter().copied().find(|entry| entry.spec().name == name)
}
