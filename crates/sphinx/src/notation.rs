//! Position strings: writing them. [`crate::read`] reads them.

use std::fmt::{self, Display};

use game::{Seat, Viewer, join};

use crate::action::name;
use crate::state::Phase;
use crate::{Cards, Slot, Sphinx};

impl Phase {
    /// As in position strings.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Roll => "roll",
            Self::Dice => "dice",
            Self::Take(_) => "take",
            Self::Peek(_) => "peek",
            Self::Steal(_) => "steal",
            Self::Door => "door",
            Self::Attempt => "attempt",
            Self::Over => "over",
        }
    }
}

impl Display for Sphinx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, None)
    }
}

impl Sphinx {
    /// Writes the position string, for a viewer with what is private to other seats as `*`.
    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>, viewer: Option<Viewer>) -> fmt::Result {
        self.by_seat(f, |f, seat| write!(f, "{}", self.pawns[seat.index()]))?;
        f.write_str(" ")?;
        self.by_seat(f, |f, seat| self.hands[seat.index()].fmt(f))?;
        f.write_str(" ")?;
        Slot::ALL.into_iter().try_for_each(|slot| self.write_colour(f, slot))?;
        f.write_str(" ")?;
        self.by_seat(f, |f, seat| self.write_seen(f, seat, viewer))?;
        write!(f, " {}:{} ", name(self.seat), self.phase.word())?;
        join(f, self.dice.iter(), ",", "-")?;
        f.write_str(" ")?;
        let looked = self.looked.then_some("L");
        join(f, looked.into_iter().chain(self.robbed.iter().map(name)), "", "-")?;
        match self.phase.walk() {
            Some(left) => write!(f, " {left:+}"),
            None => f.write_str(" -"),
        }
    }

    fn by_seat(
        &self,
        f: &mut fmt::Formatter<'_>,
        write: impl Fn(&mut fmt::Formatter<'_>, Seat) -> fmt::Result,
    ) -> fmt::Result {
        Seat::all(self.rules.seats as usize).try_for_each(|seat| {
            f.write_str(if seat.index() == 0 { "" } else { "," })?;
            write!(f, "{}=", name(seat))?;
            write(f, seat)
        })
    }

    fn write_colour(&self, f: &mut fmt::Formatter<'_>, slot: Slot) -> fmt::Result {
        match self.colours[slot as usize] {
            Some(colour) => colour.fmt(f),
            None => f.write_str("?"),
        }
    }

    fn write_seen(&self, f: &mut fmt::Formatter<'_>, seat: Seat, viewer: Option<Viewer>) -> fmt::Result {
        Slot::ALL.into_iter().try_for_each(|slot| match self.seen[seat.index()].contains(slot) {
            false => f.write_str("?"),
            true if self.tells(seat, viewer) => self.write_colour(f, slot),
            true => f.write_str("*"),
        })
    }

    /// X10: whether a viewer is told what a seat has seen. When the game is over everything is open.
    pub(crate) fn tells(&self, seat: Seat, viewer: Option<Viewer>) -> bool {
        self.phase == Phase::Over || viewer.is_none_or(|viewer| viewer.is(seat))
    }
}

impl Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join(f, self.iter(), "", "-")
    }
}
