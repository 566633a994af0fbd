//! Colours and cards, the places of the sphinxes, and the dice.

use std::fmt;

use serde::{Serialize, Serializer};
use ts_rs::TS;

/// The colour under a sphinx and on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub enum Colour {
    #[serde(rename = "R")]
    Red,
    #[serde(rename = "B")]
    Blue,
    #[serde(rename = "G")]
    Green,
    #[serde(rename = "Y")]
    Yellow,
    #[serde(rename = "P")]
    Purple,
    #[serde(rename = "W")]
    White,
}

/// A hand of cards: at most one of each colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards(u8);

/// A place where a sphinx stands: before the treasure (G) or in a temple room (T).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub enum Slot {
    G1,
    G2,
    G3,
    T1,
    T2,
    T3,
}

/// A place before the treasure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Guard {
    G1,
    G2,
    G3,
}

/// A temple room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Room {
    T1,
    T2,
    T3,
}

/// A set of places: those under whose sphinxes a seat has looked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slots(u8);

/// What a die shows: a number or the snakes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub enum Die {
    #[serde(rename = "1")]
    One = 1,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    #[serde(rename = "4")]
    Four,
    #[serde(rename = "5")]
    Five,
    #[serde(rename = "6")]
    Six,
    #[serde(rename = "S")]
    Snakes,
}

/// The dice that are left: for each number of times, the faces shown at least so often, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice([u8; 3]);

impl Colour {
    /// Every colour, in the order in which hands are written.
    pub const ALL: [Self; 6] = [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::Purple, Self::White];

    /// As in notations.
    pub const fn letter(self) -> char {
        b"RBGYPW"[self as usize] as char
    }

    /// The colour with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// As one says it.
    pub const fn word(self) -> &'static str {
        ["red", "blue", "green", "yellow", "purple", "white"][self as usize]
    }
}

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(0);

    /// Whether the card of this colour is among them.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Takes a card away.
    #[inline]
    pub const fn remove(&mut self, colour: Colour) {
        self.0 &= !(1 << colour as u8);
    }

    /// The cards that are not among the others.
    #[must_use]
    #[inline]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The colours in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |colour| self.contains(*colour))
    }
}

impl FromIterator<Colour> for Cards {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut cards = Self::NONE;
        colours.into_iter().for_each(|colour| cards.insert(colour));
        cards
    }
}

impl Slot {
    /// Every place, in the order in which colours are written.
    pub const ALL: [Self; 6] = [Self::G1, Self::G2, Self::G3, Self::T1, Self::T2, Self::T3];
    /// The places before the treasure.
    pub const GUARDS: [Self; 3] = [Self::G1, Self::G2, Self::G3];
}

impl Guard {
    /// Every guard's place.
    pub const ALL: [Self; 3] = [Self::G1, Self::G2, Self::G3];

    /// The place among all six.
    pub const fn slot(self) -> Slot {
        Slot::ALL[self as usize]
    }
}

impl Room {
    /// Every temple room.
    pub const ALL: [Self; 3] = [Self::T1, Self::T2, Self::T3];

    /// The place among all six.
    pub const fn slot(self) -> Slot {
        Slot::ALL[self as usize + 3]
    }
}

impl Slots {
    /// No place.
    pub const NONE: Self = Self(0);

    /// Whether the place is in the set.
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot as u8) != 0
    }

    /// Puts a place into the set.
    #[inline]
    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot as u8;
    }

    /// Takes a place out of the set.
    #[inline]
    pub const fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot as u8);
    }

    /// X10: knowledge follows two sphinxes that change places.
    #[inline]
    pub const fn swap(&mut self, one: Slot, other: Slot) {
        let differ = (self.0 >> one as u8 ^ self.0 >> other as u8) & 1;
        self.0 ^= differ << one as u8 | differ << other as u8;
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in their order.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.contains(*slot))
    }
}

impl Die {
    /// Every face, in the order in which dice are written.
    pub const ALL: [Self; 7] =
        [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six, Self::Snakes];
    /// The faces of the snake die (X1).
    pub const SNAKE_DIE: [Self; 6] =
        [Self::One, Self::Two, Self::Three, Self::Four, Self::Snakes, Self::Snakes];

    /// The face with this number of steps.
    pub const fn with_steps(steps: u8) -> Option<Self> {
        if 1 <= steps && steps <= 6 { Some(Self::ALL[steps as usize - 1]) } else { None }
    }

    /// How many steps it gives.
    pub const fn steps(self) -> Option<u8> {
        if matches!(self, Self::Snakes) { None } else { Some(self as u8) }
    }

    #[inline]
    const fn bit(self) -> u8 {
        1 << (self as u8 - 1)
    }
}

impl Dice {
    /// No dice.
    pub const NONE: Self = Self([0; 3]);

    /// Adds a die, up to three of a kind.
    #[inline]
    pub const fn insert(&mut self, die: Die) {
        let [once, twice, thrice] = self.0;
        let bit = die.bit();
        self.0 = [once | bit, twice | bit & once, thrice | bit & twice];
    }

    /// Takes a die away.
    #[inline]
    pub const fn remove(&mut self, die: Die) {
        let [once, twice, thrice] = self.0;
        let bit = die.bit();
        self.0 = [once & !(bit & !twice), twice & !(bit & !thrice), thrice & !bit];
    }

    /// Whether no die is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] == 0
    }

    /// How many dice are left.
    pub const fn len(self) -> usize {
        let [once, twice, thrice] = self.0;
        (once.count_ones() + twice.count_ones() + thrice.count_ones()) as usize
    }

    /// Whether the snakes are among them.
    #[inline]
    pub const fn snakes(self) -> bool {
        self.0[0] & Die::Snakes.bit() != 0
    }

    /// The numbers among them as bits: bit 0 is a one.
    #[inline]
    pub(crate) const fn numbers(self) -> u8 {
        self.0[0] & !Die::Snakes.bit()
    }

    /// The dice, ascending, snakes last.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().flat_map(move |die| {
            self.0.into_iter().filter(move |shown| shown & die.bit() != 0).map(move |_| die)
        })
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["G1", "G2", "G3", "T1", "T2", "T3"][*self as usize])
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["1", "2", "3", "4", "5", "6", "S"][*self as usize - 1])
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_put_down_and_taken_up() {
        let mut dice = Dice::NONE;
        for die in [Die::Two, Die::Snakes, Die::Two, Die::One] {
            dice.insert(die);
        }
        assert_eq!(dice.iter().collect::<Vec<_>>(), [Die::One, Die::Two, Die::Two, Die::Snakes]);
        for (die, left) in [(Die::Two, 3), (Die::Two, 2), (Die::Two, 2), (Die::Snakes, 1), (Die::One, 0)] {
            dice.remove(die);
            assert_eq!(dice.len(), left, "without {die}");
        }
        assert_eq!(dice, Dice::NONE);
    }

    #[test]
    fn knowledge_follows_a_swap() {
        for (before, after) in [("G1", "T3"), ("T3", "G1"), ("G2", "G2"), ("G1 T3", "G1 T3")] {
            let set = |text: &str| {
                let mut slots = Slots::NONE;
                let named = |slot: &Slot| text.contains(&slot.to_string());
                Slot::ALL.into_iter().filter(named).for_each(|slot| slots.insert(slot));
                slots
            };
            let mut slots = set(before);
            slots.swap(Slot::G1, Slot::T3);
            assert_eq!(slots, set(after), "{before}");
        }
    }
}
