//! Editions of a game's rules: which version of the program plays a game that was begun by others. See
//! [`Spec::other_rules`].

use thiserror::Error;

use crate::Spec;

/// By which rules a game was begun that cannot go on by those of this version.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum OtherRules {
    /// By older ones.
    #[error("begun by older rules of the game: Pyramidion {version} plays it")]
    Older {
        /// The version that plays by them.
        version: &'static str,
    },
    /// By newer ones.
    #[error("begun by newer rules of the game: a newer version of Pyramidion plays it")]
    Newer,
}

impl Spec {
    /// What stands against going on with a game of this edition; nothing, if it is the edition of today.
    pub fn other_rules(&self, edition: u16) -> Option<OtherRules> {
        if edition == self.edition {
            return None;
        }
        // Editions are counted from 1; one that is not known here is of a newer version.
        let former = usize::from(edition).checked_sub(1).and_then(|number| self.former.get(number));
        Some(former.map_or(OtherRules::Newer, |version| OtherRules::Older { version }))
    }
}
