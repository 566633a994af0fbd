//! Who has which colour in a later route, ruling V14. Start at [`Piramido::pass_colours`] and
//! [`Piramido::may_take`].

use game::Seat;

use crate::board::Colour;
use crate::state::{Piramido, Route};

impl Piramido {
    /// V14: the number of the route up for the way down, if it was played before route number `route` of the list.
    pub(crate) fn way_up(&self, route: usize) -> Option<usize> {
        let up = match self.routes().get(route)? {
            Route::B => Route::A,
            Route::D => Route::C,
            Route::A | Route::C => return None,
        };
        self.routes()[..route].iter().position(|earlier| *earlier == up)
    }

    /// V14: the colour that passes to a seat for route number `route`: on the way down the one after that of the way
    /// up, otherwise the one it had.
    pub(crate) fn passed_colour(&self, seat: Seat, route: usize) -> Option<Colour> {
        match self.way_up(route) {
            Some(up) => self.colour_in(seat, up).map(|colour| colour.after(1)),
            None => self.colour_in(seat, route.checked_sub(1)?),
        }
    }

    /// V14: everybody has the colour that passes on for the present route.
    pub(crate) fn pass_colours(&mut self) {
        let route = self.current.into();
        for seat in Seat::all(self.seats.into()) {
            self.row_mut(seat).colour = self.passed_colour(seat, route);
        }
    }

    /// V14: the colour that a seat had on the way up, and may not choose for the way down.
    pub(crate) fn barred_colour(&self, seat: Seat) -> Option<Colour> {
        self.way_up(self.current.into()).and_then(|up| self.colour_in(seat, up))
    }

    /// Whether the mover may choose a colour.
    pub(crate) fn may_take(&self, colour: Colour) -> bool {
        self.may_have(self.mover(), colour) && self.leaves_a_colour(colour)
    }

    /// Whether nobody has chosen the colour and the seat did not have it on the way up.
    fn may_have(&self, seat: Seat, colour: Colour) -> bool {
        self.seat_of(colour).is_none() && self.barred_colour(seat) != Some(colour)
    }

    /// V14: whether all who choose after the mover find a colour if the mover takes this one.
    pub(crate) fn leaves_a_colour(&self, colour: Colour) -> bool {
        let mut after = *self;
        after.row_mut(self.mover()).colour = Some(colour);
        let Some(next) = after.next_to_choose() else { return true };
        after.mover = next;
        Colour::ALL.into_iter().any(|colour| after.may_take(colour))
    }

    /// The next in order of play who has no colour.
    pub(crate) fn next_to_choose(&self) -> Option<Seat> {
        self.order().iter().copied().find(|seat| self.colour(*seat).is_none())
    }
}
