//! The games that can be printed: [`KITS`] pairs each with its kit, in the order of the registry.

use game::alternatives;

use crate::error::Error;
use crate::kit::Kit;
use crate::piramido::PiramidoKit;
use crate::pyramidis::PyramidisKit;
use crate::sakkara::SakkaraKit;
use crate::sphinx::SphinxKit;

/// Every game that can be printed.
pub const KITS: &[&dyn Kit] = &[&PyramidisKit, &SakkaraKit, &SphinxKit, &PiramidoKit];

/// The kit of a game.
pub fn find(game: &str) -> Result<&'static dyn Kit, Error> {
    let kit = KITS.iter().copied().find(|kit| kit.spec().name == game);
    kit.ok_or_else(|| Error::Game {
        found: game.to_owned(),
        expected: alternatives(KITS.iter().map(|kit| kit.spec().name.to_owned())),
    })
}
