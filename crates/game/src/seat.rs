//! Seats round the table and sets of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A place at the table, counted from 0 in the order of the record's `seats` line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a table by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set.
    const fn bit(self) -> u8 {
        if self.0 < 8 { 1 << self.0 } else { 0 }
    }

    /// The seats of a table of `count`, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count as u8).map(Self)
    }

    /// The seat after this one, going round a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        let next = self.0.saturating_add(1);
        if next as usize >= count { Self(0) } else { Self(next) }
    }
}

/// A set of seats, of which a table has eight at the most; no other is ever in a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The set of one seat.
    pub const fn one(seat: Seat) -> Self {
        Self(seat.bit())
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & seat.bit() != 0
    }

    /// Puts the seat into the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= seat.bit();
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}
