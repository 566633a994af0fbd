//! The rulebooks: one Markdown source for each game and language, in the game's folder of the page, read here for the
//! terminal and for print, and by `web/src/lib/rulebook` for the page. Start at [`find`]; `parse.rs` says how a source is
//! written, `diagram.rs` how its diagrams are.
//!
//! ```
//! let book = rulebook::parse("# Nine holes\n\n## {turn} A turn\n\n{drop} Drop a stone. [N1]\n").unwrap();
//! assert_eq!(book.title, "Nine holes");
//! assert_eq!(book.sections[0].blocks.len(), 1);
//! assert!(rulebook::find("chess", "en").is_none());
//! ```

mod diagram;
mod parse;

use std::collections::{BTreeMap, BTreeSet};

use game::AnyGame;

pub use diagram::{Diagram, DiagramError, Played, Position, Step};
pub use parse::{Block, ParseError, Piece, Rulebook, Ruling, Section, parse, pieces};

/// The sources by game and language, as `build.rs` finds them.
const SOURCES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));
/// The diagrams of each game, to be checked by its rules.
const DIAGRAMS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/diagrams.rs"));
/// The pictures of each game that its diagrams show, by name.
const IMAGES: &[(&str, &str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/images.rs"));

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

/// The diagrams of a game's rulebook by their names, after its rules have checked them; none, if there is no rulebook.
pub fn diagrams(game: &dyn AnyGame) -> Result<BTreeMap<String, Diagram>, DiagramError> {
    let source = DIAGRAMS.iter().find(|(name, _)| *name == game.spec().name);
    source.map_or_else(|| Ok(BTreeMap::new()), |(_, source)| diagram::diagrams(game, source))
}

/// A picture of a diagram, as JPEG.
pub fn image(game: &str, name: &str) -> Option<&'static [u8]> {
    let found = IMAGES.iter().find(|(of, image, _)| (*of, *image) == (game, name));
    found.map(|(_, _, bytes)| *bytes)
}
