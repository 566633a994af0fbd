//! Seats drawn by lot: [`Lot`] says where everybody comes from, and [`Fair::lot`](crate::fair::Fair::lot) draws it.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::keys::Secret;

/// Who moves where when the seats are drawn by lot. Written as the list of where everybody comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Lot {
    /// For each seat the one on which its player had sat down: each seat once.
    from: Vec<Seat>,
}

impl Lot {
    /// The lot that brings to each seat the player of this one; `None` unless there is each seat once.
    pub fn new(from: Vec<Seat>) -> Option<Self> {
        Seat::all(from.len()).all(|seat| from.contains(&seat)).then_some(Self { from })
    }

    /// For each seat the one on which its player had sat down.
    pub fn from(&self) -> &[Seat] {
        &self.from
    }

    /// Where somebody sits now who had sat down there.
    pub fn to(&self, seat: Seat) -> Seat {
        let place = self.from.iter().position(|from| *from == seat);
        place.map_or(seat, |place| Seat(place as u8))
    }

    /// Through whose eyes somebody looks now who looked through these.
    pub fn viewer_to(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) => Viewer::Seat(self.to(seat)),
            Viewer::Spectator => Viewer::Spectator,
        }
    }

    /// What belonged to each seat, by the seats to which it belongs now.
    pub fn moved<T: Clone>(&self, by_seat: &[T]) -> Vec<T> {
        self.from.iter().map(|from| by_seat[from.index()].clone()).collect()
    }

    /// Which of the seats' numbers, which have moved with their players, each seat got: its place in ascending order.
    pub(crate) fn ranks(&self, numbers: &[Secret]) -> Vec<usize> {
        let mut ascending: Vec<usize> = (0..self.from.len()).collect();
        ascending.sort_by_key(|seat| (numbers[*seat].0, self.from[*seat]));
        let place = |seat| ascending.iter().position(|other| *other == seat);
        (0..self.from.len()).filter_map(place).collect()
    }
}

/// Why a list of seats is not a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("found a lot without one of the seats, expected each of them once")]
pub struct NotEachOnce;

impl TryFrom<Vec<Seat>> for Lot {
    type Error = NotEachOnce;

    fn try_from(from: Vec<Seat>) -> Result<Self, NotEachOnce> {
        Self::new(from).ok_or(NotEachOnce)
    }
}

impl From<Lot> for Vec<Seat> {
    fn from(lot: Lot) -> Self {
        lot.from
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Vec<Seat> {
        numbers.iter().copied().map(Seat).collect()
    }

    #[test]
    fn a_lot_moves_what_belongs_to_a_seat_with_its_player() {
        let lot = Lot::new(seats(&[2, 0, 1])).unwrap();
        let before = ["Anna", "Ben", "Eve"];
        assert_eq!(lot.moved(&before), ["Eve", "Anna", "Ben"]);
        for (seat, player) in Seat::all(3).zip(before) {
            assert_eq!(lot.moved(&before)[lot.to(seat).index()], player);
            assert_eq!(lot.viewer_to(Viewer::Seat(seat)), Viewer::Seat(lot.to(seat)));
        }
        assert_eq!(lot.viewer_to(Viewer::Spectator), Viewer::Spectator);
    }

    #[test]
    fn each_seat_is_drawn_once() {
        for from in [&[0, 0][..], &[1], &[0, 2], &[0, 1, 1], &[200, 0]] {
            assert_eq!(Lot::new(seats(from)), None, "{from:?}");
        }
        assert!(Lot::new(seats(&[1, 0])).is_some());
    }
}
