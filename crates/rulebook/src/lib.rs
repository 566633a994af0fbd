//! The rulebooks: one Markdown source for each game and language, in the game's folder of the page, read here for the
//! terminal and by `web/src/lib/rulebook` for the page. Start at [`find`]; `parse.rs` says how a source is written.
//!
//! ```
//! let book = rulebook::parse("# Nine holes\n\n## {turn} A turn\n\n{drop} Drop a stone. [N1]\n").unwrap();
//! assert_eq!(book.title, "Nine holes");
//! assert_eq!(book.sections[0].blocks.len(), 1);
//! assert!(rulebook::find("chess", "en").is_none());
//! ```

mod parse;

use std::collections::{BTreeMap, BTreeSet};

pub use parse::{Block, ParseError, Piece, Rulebook, Ruling, Section, parse, pieces};

/// The sources by game and language, as `build.rs` finds them.
const SOURCES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The rulebook of a game in a language, if there is one.
///
/// # Panics
///
/// If its source cannot be read; the tests read them all.
pub fn find(game: &str, language: &str) -> Option<Rulebook> {
    let (_, _, source) = SOURCES.iter().find(|(name, spoken, _)| (*name, *spoken) == (game, language))?;
    Some(parse(source).unwrap_or_else(|error| panic!("the rules of {game} in {language}: {error}")))
}

/// Every game that has a rulebook, with the languages in which it has one.
pub fn all() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut all: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for (game, language, _) in SOURCES {
        all.entry(*game).or_default().insert(*language);
    }
    all
}
