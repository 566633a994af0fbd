//! What taking back a seat's last action would take: [`Undo`].
//!
//! Three rules. What was revealed to anybody, a throw, a look, a picture, is a border that nothing crosses for free. Beyond
//! one's own last action everybody is asked who sat down here as a person and has not given up, whether a bot stands in for
//! them or not. And nothing is taken back when the game is over.
//!
//! Beside a real board the second rule is another one: everybody takes back the last entry, their own or not. Dice that
//! were thrown by hand hold nobody up, since they were drawn from nothing that the table keeps.

use game::Seat;
use protocol::{TakebackRule, UndoKind};

use crate::images;
use crate::state::{Holder, TableState};

/// How taking back a seat's last action would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// Something was revealed since, and nobody is there who could be asked.
    Revealed,
    /// This many actions go.
    Free(usize),
    /// This many actions would go; the others are asked.
    Ask(usize),
}

impl Undo {
    /// How it is for this seat now.
    pub fn of(state: &TableState, seat: Seat) -> Self {
        let chair = &state.chairs[seat.index()];
        let plays = state.is_going_on() && !chair.resigned && chair.stand_in.is_none();
        if !plays || state.opened.takebacks == TakebackRule::None {
            return Self::Nothing;
        }
        if state.opened.real_board {
            return Self::at_a_real_board(state, seat);
        }
        // What was played before this table was made is nobody's to take back.
        let own = |plies: &usize| state.game.ply() - plies >= state.opened.past().len();
        let Some(plies) = state.game.since(seat).filter(own) else { return Self::Nothing };
        // Somebody who has given up cannot be asked, but nobody is alone by that.
        let is_person = |other: &Seat| matches!(state.chairs[other.index()].holder, Holder::Person { .. });
        let alone = state.seats().filter(is_person).all(|person| person == seat);
        if (alone || plies == 1) && !state.game.reveals(plies) && !images::shows_more(state, plies) {
            return Self::Free(plies);
        }
        if others(state, seat).next().is_some() { Self::Ask(plies) } else { Self::Revealed }
    }

    /// Round a real board the log follows the board: anybody takes back what was entered last, by anybody.
    fn at_a_real_board(state: &TableState, seat: Seat) -> Self {
        let Some((plies, reveals)) = state.last_entered() else { return Self::Nothing };
        if !reveals && !images::shows_more(state, plies) {
            return Self::Free(plies);
        }
        if others(state, seat).next().is_some() { Self::Ask(plies) } else { Self::Revealed }
    }

    /// As the viewer is told.
    pub fn kind(self) -> UndoKind {
        match self {
            Self::Nothing | Self::Revealed => UndoKind::Nothing,
            Self::Free(_) => UndoKind::Free,
            Self::Ask(_) => UndoKind::Ask,
        }
    }
}

/// Everybody whom a seat has to ask: the other people who have not given up, whether a bot stands in for them or not.
pub(crate) fn others(state: &TableState, seat: Seat) -> impl Iterator<Item = Seat> {
    state.people().filter(move |other| *other != seat)
}
