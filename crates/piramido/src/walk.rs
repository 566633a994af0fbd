//! Moving and claiming in the labyrinth, rulings V10 to V13 and V19. Start at [`Piramido::walk`].

use game::Seat;

use crate::event::{Event, Path};
use crate::labyrinth::{COLUMNS, ROWS, Space, Way};
use crate::state::{Phase, Piramido, Route};

impl Piramido {
    /// V10: along the row, space by space; round at its ends and at explorers.
    pub(crate) fn walk(&mut self, way: Way, see: &mut impl FnMut(Event)) {
        let seat = self.mover();
        let from = Space::from_number(self.places[seat.index()]);
        let longer = self.route() == Route::D && self.row(seat).placed() == 6;
        let mut path = Path::new(from);
        let mut left = self.throw;
        let (row, mut column) = match from.row_and_column() {
            Some((row, column)) => (row, column as i8),
            None if from == Space::LEFT => (0, -1),
            None if from == Space::RIGHT => (0, COLUMNS as i8),
            // V10: from the chamber the first step is onto 6f, if that is free.
            None => (ROWS - 1, Space::DOOR_COLUMN as i8),
        };
        let closed = self.closed_columns(seat, row, longer);
        let is_closed = |column: i8| closed >> (column + 2) & 1 != 0;
        let space = |column: i8| match column {
            -1 => Space::LEFT,
            11 => Space::RIGHT,
            _ => Space::at(row, column as u8),
        };
        if from == Space::CHAMBER {
            left = if is_closed(column) { 0 } else { left.saturating_sub(1) };
            if !is_closed(column) {
                path.push(space(column));
            }
        }
        let mut ahead = if way == Way::Left { -1 } else { 1 };
        for _ in 0..left {
            if is_closed(column + ahead) {
                ahead = -ahead;
            }
            if is_closed(column + ahead) {
                break;
            }
            column += ahead;
            path.push(space(column));
        }
        self.places[seat.index()] = path.last().number();
        self.left = 0;
        see(Event::Walk { seat, path, lost: self.throw.saturating_sub(path.len()) });
        self.end_walk(seat, path, see);
    }

    /// The columns that the mover cannot enter, as bits from column -2 on.
    fn closed_columns(&self, seat: Seat, row: u8, longer: bool) -> u16 {
        // V13: for one with six claims in route D the row is longer by the own L and R.
        let mut closed: u16 = if longer { 0b100_0000_0000_0001 } else { 0b110_0000_0000_0011 };
        if self.waited_long() {
            // V19: nobody waits for ever.
            return closed;
        }
        for other in Seat::all(self.seats.into()).filter(|other| *other != seat) {
            if let Some((there, column)) = Space::from_number(self.places[other.index()]).row_and_column()
                && there == row
            {
                closed |= 1 << (column + 2);
            }
        }
        closed
    }

    fn end_walk(&mut self, seat: Seat, path: Path, see: &mut impl FnMut(Event)) {
        let here = path.last();
        if path.len() > 0 && self.row(seat).placed() < 6 && here.sign().is_some() {
            // V12: the throw has ended on a sign.
            self.phase = Phase::Claim;
            self.fresh = true;
            return;
        }
        let outside = here == Space::LEFT || here == Space::RIGHT;
        if path.len() > 0 && outside && self.route() == Route::D {
            // V13: on the own L or R route D has ended.
            self.arrive(seat, see);
        }
        self.end_turn(see);
    }

    /// V12: the sign goes on the scoreboard, the explorer up or down a row.
    pub(crate) fn claim_sign(&mut self, seat: Seat, see: &mut impl FnMut(Event)) {
        let from = Space::from_number(self.places[seat.index()]);
        let (Some(sign), Some((row, column))) = (from.sign(), from.row_and_column()) else { return };
        self.since = 0;
        self.row_mut(seat).place(sign as u8);
        let space = self.row(seat).placed();
        see(Event::Claim { seat, space, step: None, sign: Some(sign) });
        let to = match self.route() {
            Route::C if row + 1 < ROWS => Space::at(row + 1, column),
            Route::C => Space::CHAMBER,
            _ if space < 6 => Space::at(row.saturating_sub(1), column),
            _ => from,
        };
        // V11: explorers who stand there already are joined.
        if to != from {
            see(Event::Passage { seat, from, to });
            self.places[seat.index()] = to.number();
        }
        if to == Space::CHAMBER {
            self.arrive(seat, see);
        }
        self.end_turn(see);
    }
}
