//! Dice that fall in the open, so that people may throw real ones: [`OpenDie`].

use thiserror::Error;

use crate::{Seat, Tabletop, Turn, alternatives, quote};

/// A die that everybody at the table sees fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenDie {
    /// Who throws it.
    pub thrower: Seat,
    /// What can lie on top, each once, as in records.
    pub faces: &'static [&'static str],
}

/// Why nothing of the kind can have been thrown.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum ThrowError {
    #[error("faces: found {found}, expected {expected}, one for each die")]
    Count { found: usize, expected: usize },
    #[error("faces, die {die}: found {}, expected {expected}", quote(.found))]
    Face { die: usize, found: String, expected: String },
}

/// The dice that fall in the open next; none if something else happens.
pub(crate) fn dice_of<G: Tabletop>(position: &G) -> Vec<OpenDie> {
    if position.turn() == Turn::Chance { position.dice() } else { Vec::new() }
}

/// What chance brings when these faces fall, one for each of the dice.
pub(crate) fn thrown<G: Tabletop>(position: &G, faces: &[&str]) -> Result<G::Action, ThrowError> {
    let dice = dice_of(position);
    let count = ThrowError::Count { found: faces.len(), expected: dice.len() };
    if faces.len() != dice.len() {
        return Err(count);
    }
    let fallen: Result<Vec<usize>, ThrowError> =
        (1..).zip(&dice).zip(faces).map(|((number, die), face)| face_of(die, number, face)).collect();
    position.thrown(&fallen?).ok_or(count)
}

/// Which of the die's faces it is.
fn face_of(die: &OpenDie, number: usize, found: &str) -> Result<usize, ThrowError> {
    die.faces.iter().position(|face| *face == found).ok_or_else(|| ThrowError::Face {
        die: number,
        found: found.to_owned(),
        expected: alternatives(die.faces.iter().map(|face| (*face).to_owned())),
    })
}
