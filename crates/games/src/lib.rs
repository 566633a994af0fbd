//! The one registry of all games, and the crates of the games themselves, so that nobody else need depend on each.
//!
//! ```
//! let names: Vec<&str> = games::GAMES.iter().map(|game| game.spec().name).collect();
//! assert!(names.iter().all(|name| games::find(name).is_some_and(|game| game.spec().name == *name)));
//! assert!(games::find("chess").is_none());
//! ```

use game::{AnyGame, OtherRules, Registered, Tabletop};

pub use game;

macro_rules! registry {
    ($($name:ident::$game:ident),* $(,)?) => {
        $(pub use $name;)*

        /// Every game, in the order in which lists show them.
        pub const GAMES: &[&dyn AnyGame] = &[$(&Registered::<$name::$game>::GAME),*];

        /// Shows a visitor every game as a type, in the same order.
        pub fn visit(visitor: &mut impl Visitor) {
            $(visitor.visit::<$name::$game>();)*
        }
    };
}

registry! {
    pyramidis::Pyramidis,
    sakkara::Sakkara,
    sphinx::Sphinx,
    piramido::Piramido,
}

/// Something to be done with every game, where a type is needed and an [`AnyGame`] will not do: [`visit`].
pub trait Visitor {
    /// Does it with this game.
    fn visit<G: Tabletop>(&mut self);
}

/// The game of this name.
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.spec().name == name)
}

/// What stands against going on here with a game of this name that was begun by this edition of its rules; nothing, if
/// it is played by them. A game that nobody here knows is one of a newer version.
pub fn other_rules(name: &str, edition: u16) -> Option<OtherRules> {
    find(name).map_or(Some(OtherRules::Newer), |game| game.spec().other_rules(edition))
}
