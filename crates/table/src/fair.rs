//! Fair dice: everything random at a table is drawn from a secret that was fixed before the players added numbers of
//! their own. Start at [`Fair`]; [`verify`] draws a finished game's dice again.
//!
//! Block `b` of the random bytes for a throw is HMAC-SHA-256 with the table's secret (32 bytes) as key, of the seats'
//! numbers (16 bytes each, in seat order, zeros for a bot), its [`ThrowPlace`] (12 bytes) and `b` (4 bytes), all
//! big-endian. A number below `n` is the next 4 bytes as a big-endian number, drawn again while it is not below the
//! largest multiple of `n` that 32 bits hold, modulo `n`.
//!
//! The place of a throw is how many throws came before it ([`DiceRule::Throws`]): nothing that players can repeat or
//! insert changes what falls next, and what is taken back and played again falls again.
//!
//! Seats are drawn by lot in the same way, at a place that no throw has: 2⁶⁴ − 1. There the numbers are in ascending
//! order, so that nothing depends on where people had sat down, and the lot shuffles that order.

use game::{RandomSource, Seat};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::keys::{Secret, hex, unhex};
use crate::lot::Lot;
pub use crate::verify::{HandThrow, MARK, Unfair, Verdict, verify};

/// By which rule the dice of a table fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum DiceRule {
    /// The place of a throw is how many actions have been played and how often actions have been taken back. So it was
    /// until version 0.1, and it goes without saying in logs and records.
    #[default]
    Actions,
    /// The place of a throw is how many throws came before it.
    Throws,
}

/// What of a throw's bytes stands for its place in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThrowPlace {
    /// How many throws came before it, or actions: see [`DiceRule`].
    pub count: u64,
    /// How often actions had been taken back, where that counts.
    pub takebacks: u32,
}

impl DiceRule {
    /// The place of a throw that comes after these.
    pub fn place(self, actions: usize, throws: usize, takebacks: u32) -> ThrowPlace {
        match self {
            Self::Actions => ThrowPlace { count: actions as u64, takebacks },
            Self::Throws => ThrowPlace { count: throws as u64, takebacks: 0 },
        }
    }
}

impl From<DiceRule> for u8 {
    fn from(rule: DiceRule) -> Self {
        match rule {
            DiceRule::Actions => 1,
            DiceRule::Throws => 2,
        }
    }
}

impl TryFrom<u8> for DiceRule {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            1 => Ok(Self::Actions),
            2 => Ok(Self::Throws),
            _ => Err(format!("found dice of rule {number}, expected 1 or 2: a newer version knows it")),
        }
    }
}

/// The place of the lot, as if it were a throw: more come before it than before any.
const LOT: ThrowPlace = ThrowPlace { count: u64::MAX, takebacks: 0 };

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

/// Hexadecimal digits.
impl Serialize for TableSecret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for TableSecret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let secret = unhex(&text).map(Self);
        secret.ok_or_else(|| de::Error::custom("expected a secret of 64 hexadecimal digits"))
    }
}

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

    /// What an address or a bot's seed is made of: a number for some use, which tells nothing of others.
    pub fn derive(&self, purpose: &str) -> [u8; 32] {
        self.mac(purpose.as_bytes())
    }

    /// The same as a seed.
    pub fn seed(&self, purpose: &str) -> u64 {
        let derived = self.derive(purpose);
        u64::from_be_bytes(*derived.first_chunk().expect("32 bytes are at least 8"))
    }

    fn mac(&self, message: &[u8]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        mac.update(message);
        mac.finalize().into_bytes().into()
    }
}

impl Fair {
    /// The random numbers for the throw at this place.
    pub fn draw(&self, place: ThrowPlace) -> Draw<'_> {
        Draw { fair: self, place, block: [0; 32], blocks: 0, used: 32 }
    }

    /// Draws the seats by lot. Whose number comes to sit where is settled by the secret and the numbers alone; of equal
    /// numbers, as bots have, the one of the seat before counts as the smaller.
    pub fn lot(&self) -> Lot {
        let mut ascending: Vec<Seat> = Seat::all(self.numbers.len()).collect();
        ascending.sort_by_key(|seat| self.numbers[seat.index()].0);
        let from = self.ranks().into_iter().map(|rank| ascending[rank]).collect();
        Lot::new(from).expect("a shuffle has each seat once")
    }

    /// Which of the numbers each seat gets by lot: its place in ascending order.
    pub(crate) fn ranks(&self) -> Vec<usize> {
        let ascending = Self { secret: self.secret, numbers: self.ascending() };
        let mut draw = ascending.draw(LOT);
        let mut ranks: Vec<usize> = (0..self.numbers.len()).collect();
        for last in (1..ranks.len()).rev() {
            ranks.swap(last, draw.below(last as u32 + 1) as usize);
        }
        ranks
    }

    pub(crate) fn ascending(&self) -> Vec<Secret> {
        let mut numbers = self.numbers.clone();
        numbers.sort_by_key(|number| number.0);
        numbers
    }

    fn block(&self, place: ThrowPlace, block: u32) -> [u8; 32] {
        let mut message: Vec<u8> = self.numbers.iter().flat_map(|number| number.0).collect();
        message.extend(place.count.to_be_bytes());
        message.extend(place.takebacks.to_be_bytes());
        message.extend(block.to_be_bytes());
        self.secret.mac(&message)
    }
}

/// The random numbers for one throw.
#[derive(Debug)]
pub struct Draw<'a> {
    fair: &'a Fair,
    place: ThrowPlace,
    block: [u8; 32],
    blocks: u32,
    used: usize,
}

impl Draw<'_> {
    fn word(&mut self) -> u32 {
        if self.used == 32 {
            self.block = self.fair.block(self.place, self.blocks);
            self.blocks += 1;
            self.used = 0;
        }
        let bytes = self.block[self.used..self.used + 4].try_into().expect("a block has eight words");
        self.used += 4;
        u32::from_be_bytes(bytes)
    }
}

impl RandomSource for Draw<'_> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn fair() -> Fair {
        Fair { secret: TableSecret([1; 32]), numbers: vec![Secret([2; 16]), Secret([3; 16])] }
    }

    #[test]
    fn the_same_place_draws_the_same_and_another_does_not() {
        let draw = |rule: DiceRule, actions, throws, takebacks| {
            let fair = fair();
            let mut draw = fair.draw(rule.place(actions, throws, takebacks));
            (0..20).map(|_| draw.below(1 << 20)).collect::<Vec<u32>>()
        };
        let first = draw(DiceRule::Throws, 30, 3, 0);
        assert_eq!(draw(DiceRule::Throws, 31, 3, 7), first, "neither actions nor takebacks count");
        assert_ne!(draw(DiceRule::Throws, 30, 4, 0), first);
        let old = draw(DiceRule::Actions, 30, 3, 0);
        assert_eq!(draw(DiceRule::Actions, 30, 4, 0), old);
        assert_ne!(draw(DiceRule::Actions, 31, 3, 0), old);
        assert_ne!(draw(DiceRule::Actions, 30, 3, 1), old);
    }

    #[test]
    fn every_face_of_a_die_is_as_likely_as_the_other() {
        let (fair, mut faces) = (fair(), [0u32; 6]);
        for place in 0..6_000 {
            faces[fair.draw(DiceRule::Throws.place(0, place, 0)).below(6) as usize] += 1;
        }
        let chi: f64 = faces.iter().map(|found| (f64::from(*found) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 20.5, "{faces:?} is less likely than 1 in 1,000");
    }

    /// Four people with numbers of their own at a table of this secret, of whom the first `people` play.
    fn friends(secret: u32, people: usize) -> Fair {
        let mut bytes = [9; 32];
        bytes[..4].copy_from_slice(&secret.to_be_bytes());
        let numbers = [[8; 16], [3; 16], [200; 16], [77; 16]];
        Fair { secret: TableSecret(bytes), numbers: numbers[..people].iter().copied().map(Secret).collect() }
    }

    #[test]
    fn every_order_of_the_seats_is_as_likely_as_the_other() {
        for (people, orders, most) in [(2, 2, 10.8), (3, 6, 20.5), (4, 24, 49.7)] {
            let mut found = std::collections::BTreeMap::<Vec<Seat>, u32>::new();
            for secret in 0..500 * orders {
                *found.entry(friends(secret, people).lot().from().to_vec()).or_default() += 1;
            }
            assert_eq!(found.len(), orders as usize, "{people} people");
            let chi: f64 = found.values().map(|count| (f64::from(*count) - 500.0).powi(2) / 500.0).sum();
            assert!(chi < most, "{found:?} is less likely than 1 in 1,000");
        }
    }

    #[test]
    fn nobody_moves_the_lot_by_sitting_down_elsewhere() {
        let fair = friends(7, 4);
        let mut turned = fair.clone();
        turned.numbers.rotate_left(1);
        assert_eq!(fair.lot().moved(&fair.numbers), turned.lot().moved(&turned.numbers));
    }

    /// Where bots play, all with the number zero, each of them still gets a seat.
    #[test]
    fn equal_numbers_are_told_apart_by_their_seats() {
        for secret in 0..100 {
            let fair = Fair {
                numbers: vec![Secret([0; 16]), Secret([4; 16]), Secret([0; 16])],
                ..friends(secret, 3)
            };
            let lot = fair.lot();
            let bots: Vec<&Seat> = lot.from().iter().filter(|seat| **seat != Seat(1)).collect();
            assert_eq!(bots.len(), 2);
            assert_eq!(lot.ranks(&lot.moved(&fair.numbers)), fair.ranks(), "the record says what was drawn");
        }
    }

    #[test]
    fn the_lot_is_drawn_where_no_throw_is() {
        let mut message = [[3; 16], [8; 16]].concat();
        message.extend([255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0]);
        let fair = friends(7, 2);
        let block = fair.secret.mac(&message);
        let second_stays = u32::from_be_bytes(block[..4].try_into().unwrap()) % 2 == 1;
        assert_eq!(fair.ranks(), if second_stays { [0, 1] } else { [1, 0] });
    }

    #[test]
    fn the_bytes_are_as_the_documentation_says() {
        let mut message = [[2; 16], [3; 16]].concat();
        message.extend([0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0, 0]);
        let block = TableSecret([1; 32]).mac(&message);
        let word = u32::from_be_bytes(block[..4].try_into().unwrap());
        assert_eq!(fair().draw(ThrowPlace { count: 7, takebacks: 1 }).below(6), word % 6);
    }
}
