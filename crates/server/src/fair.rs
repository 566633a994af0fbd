//! Fair dice: everything random at a table is drawn from a secret that was fixed before the players added numbers of
//! their own. Start at [`Fair`]; [`verify`] draws a finished game's dice again.
//!
//! Block `b` of the random bytes for the action after `ply` actions, when actions have been taken back `takebacks` times, is
//! HMAC-SHA-256 with the table's secret (32 bytes) as key, of the seats' numbers (16 bytes each, in seat order, zeros for
//! a bot), `ply` (8 bytes), `takebacks` and `b` (4 bytes each), all big-endian. A number below `n` is the next 4 bytes as a
//! big-endian number, drawn again while it is not below the largest multiple of `n` that 32 bits hold, modulo `n`.

use game::{Lot, Record, RecordError, Turn};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::keys::{Secret, hex, unhex};

/// Where everything random at a table comes from.
#[derive(Clone, Debug)]
pub struct Fair {
    /// The table's secret.
    pub secret: TableSecret,
    /// The seats' own numbers.
    pub numbers: Vec<Secret>,
}

/// 256 bits that are told when the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TableSecret(pub [u8; 32]);

impl std::fmt::Debug for TableSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TableSecret(…)")
    }
}

impl TableSecret {
    /// What everybody is shown from the beginning: its SHA-256.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// What an address or a bot's whims are made of: a number for some use, which tells nothing of others.
    pub fn derive(&self, purpose: &str) -> [u8; 32] {
        self.mac(purpose.as_bytes())
    }

    fn mac(&self, message: &[u8]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        mac.update(message);
        mac.finalize().into_bytes().into()
    }
}

impl Fair {
    /// The random numbers for the action after `ply` actions.
    pub fn draw(&self, ply: usize, takebacks: u32) -> Draw<'_> {
        Draw { fair: self, ply: ply as u64, takebacks, block: [0; 32], blocks: 0, used: 32 }
    }

    fn block(&self, ply: u64, takebacks: u32, block: u32) -> [u8; 32] {
        let mut message: Vec<u8> = self.numbers.iter().flat_map(|number| number.0).collect();
        message.extend(ply.to_be_bytes());
        message.extend(takebacks.to_be_bytes());
        message.extend(block.to_be_bytes());
        self.secret.mac(&message)
    }
}

/// The random numbers for one action.
#[derive(Debug)]
pub struct Draw<'a> {
    fair: &'a Fair,
    ply: u64,
    takebacks: u32,
    block: [u8; 32],
    blocks: u32,
    used: usize,
}

impl Draw<'_> {
    fn word(&mut self) -> u32 {
        if self.used == 32 {
            self.block = self.fair.block(self.ply, self.takebacks, self.blocks);
            self.blocks += 1;
            self.used = 0;
        }
        let bytes = self.block[self.used..self.used + 4].try_into().expect("a block has eight words");
        self.used += 4;
        u32::from_be_bytes(bytes)
    }
}

impl Lot for Draw<'_> {
    fn below(&mut self, count: u32) -> u32 {
        let count = u64::from(count.max(1));
        let fair = (1 << 32) / count * count;
        loop {
            let word = u64::from(self.word());
            if word < fair {
                return (word % count) as u32;
            }
        }
    }
}

/// What a check of a record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// How many actions of chance were drawn again, all with the same result.
    pub throws: usize,
}

/// Why a record cannot be called fair.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum Unfair {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("line {line}: found `{found}`, expected {expected}")]
    Form { line: usize, found: String, expected: &'static str },
    #[error(
        "found no line `# fair: {0}=…`, expected one: only games from a table that is over can be checked"
    )]
    Missing(&'static str),
    #[error("the secret's SHA-256 is {found}, but {expected} was shown before the game")]
    Commitment { found: String, expected: String },
    #[error("line {line}: found `{found}`, but the secret and the numbers give `{expected}`")]
    Throw { line: usize, found: String, expected: String },
}

/// Lines with this beginning hold what a check needs.
pub const MARK: &str = "# fair: ";

/// Draws everything random in a record again.
pub fn verify(bytes: &[u8]) -> Result<Verdict, Unfair> {
    let record = Record::read(bytes)?;
    let text = String::from_utf8_lossy(bytes);
    let sheet = Claims::read(&text)?;
    let seats = record.open(games::GAMES)?.setup().seats().len();
    let found = sheet.fair.secret.commitment();
    if found != sheet.commitment {
        return Err(Unfair::Commitment { found, expected: sheet.commitment });
    }
    if sheet.fair.numbers.len() != seats {
        let found = sheet.fair.numbers.len().to_string();
        return Err(Unfair::Form { line: sheet.numbers_line, found, expected: "a number for each seat" });
    }
    record.play(games::GAMES)?;
    let mut table = record.open(games::GAMES)?;
    let mut throws = 0;
    for (line, takebacks, actor, action) in Claims::actions(&text) {
        if table.turn() == Turn::Chance {
            let expected = table.chance(&mut sheet.fair.draw(table.ply(), takebacks));
            if expected != action {
                return Err(Unfair::Throw { line, found: action.to_owned(), expected });
            }
            throws += 1;
        }
        table.play(actor, action).expect("the record was played before");
    }
    Ok(Verdict { throws })
}

/// What a record claims of its dice.
struct Claims {
    fair: Fair,
    commitment: String,
    numbers_line: usize,
}

impl Claims {
    fn read(text: &str) -> Result<Self, Unfair> {
        let (mut secret, mut commitment, mut numbers) = (None, None, None);
        for (number, line) in text.lines().enumerate() {
            let Some(claim) = line.strip_prefix(MARK) else { continue };
            let form = |expected| Unfair::Form { line: number + 1, found: game::quote(claim), expected };
            let Some((key, value)) = claim.split_once('=') else { return Err(form("`key=value`")) };
            match key {
                "secret" => {
                    secret = Some(unhex(value).ok_or_else(|| form("a secret of 64 hexadecimal digits"))?);
                }
                "commitment" => commitment = Some(value.to_owned()),
                "numbers" => {
                    let read = value.split(',').map(str::parse::<Secret>);
                    let read: Result<Vec<Secret>, _> = read.collect();
                    let read = read.map_err(|_| form("numbers of 32 hexadecimal digits"))?;
                    numbers = Some((number + 1, read));
                }
                "takebacks" => {
                    value.parse::<u32>().map_err(|_| form("a number of times"))?;
                }
                _ => return Err(form("`secret`, `commitment`, `numbers` or `takebacks`")),
            }
        }
        let secret = TableSecret(secret.ok_or(Unfair::Missing("secret"))?);
        let (numbers_line, numbers) = numbers.ok_or(Unfair::Missing("numbers"))?;
        let commitment = commitment.ok_or(Unfair::Missing("commitment"))?;
        Ok(Self { fair: Fair { secret, numbers }, commitment, numbers_line })
    }

    /// The actions with their lines, and how often actions had been taken back before each.
    fn actions(text: &str) -> impl Iterator<Item = (usize, u32, &str, &str)> {
        let mut takebacks = 0;
        let mut header = true;
        text.lines().enumerate().filter_map(move |(number, line)| {
            if let Some(count) = line.strip_prefix(MARK).and_then(|claim| claim.strip_prefix("takebacks=")) {
                takebacks = count.parse().unwrap_or(takebacks);
            }
            header &= !line.is_empty();
            if header || line.starts_with('#') {
                return None;
            }
            let (actor, action) = line.split_once(' ')?;
            Some((number + 1, takebacks, actor, action))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fair() -> Fair {
        Fair { secret: TableSecret([1; 32]), numbers: vec![Secret([2; 16]), Secret([3; 16])] }
    }

    #[test]
    fn the_same_ply_draws_the_same_and_another_does_not() {
        let draw = |ply, takebacks| {
            let (fair, mut numbers) = (fair(), Vec::new());
            let mut draw = fair.draw(ply, takebacks);
            numbers.extend((0..20).map(|_| draw.below(1 << 20)));
            numbers
        };
        assert_eq!(draw(3, 0), draw(3, 0));
        assert_ne!(draw(3, 0), draw(4, 0));
        assert_ne!(draw(3, 0), draw(3, 1));
    }

    #[test]
    fn every_face_of_a_die_is_as_likely_as_the_other() {
        let (fair, mut faces) = (fair(), [0u32; 6]);
        for ply in 0..6_000 {
            faces[fair.draw(ply, 0).below(6) as usize] += 1;
        }
        let chi: f64 = faces.iter().map(|found| (f64::from(*found) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 20.5, "{faces:?} is less likely than 1 in 1,000");
    }

    #[test]
    fn the_bytes_are_as_the_documentation_says() {
        let mut message = [[2; 16], [3; 16]].concat();
        message.extend([0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0, 0]);
        let block = TableSecret([1; 32]).mac(&message);
        let word = u32::from_be_bytes(block[..4].try_into().unwrap());
        assert_eq!(fair().draw(7, 1).below(6), word % 6);
    }
}
