//! The check at the end, V16: who was right, and who has won.

use game::{Seat, Seats};

use crate::board::{Colour, Sign, Step};
use crate::labyrinth::Side;
use crate::reel::Passage;
use crate::state::{Piramido, Route, Row};

impl Piramido {
    /// V16: the players who were right in every route.
    pub fn right(&self) -> Seats {
        let right = |seat: &Seat| (0..self.finished()).all(|route| self.was_right(*seat, route));
        Seat::all(self.seats.into()).filter(right).collect()
    }

    /// V16: the smallest sum of places among those right, shared if equal.
    pub fn winners(&self) -> Seats {
        let right = self.right();
        let sum = |seat: Seat| self.sum_of_places(seat);
        let Some(least) = right.iter().map(sum).min() else { return Seats::NONE };
        right.iter().filter(|seat| sum(*seat) == least).collect()
    }

    /// V16: the sum of a seat's places of arrival in the finished routes.
    pub fn sum_of_places(&self, seat: Seat) -> u8 {
        self.rows[..self.finished()].iter().map(|rows| rows[seat.index()].arrived).sum()
    }

    /// V16, V17: whether a seat arrived in this route of the list, with the right claims in the right order.
    pub fn was_right(&self, seat: Seat, route: usize) -> bool {
        let (Some(row), Some(now)) =
            (self.rows.get(route).and_then(|rows| rows.get(seat.index())), self.routes().get(route))
        else {
            return false;
        };
        let Some(colour) = self.colour_in(seat, route) else { return false };
        let strip = self.strip(colour, *now);
        let complete = row.arrived != 0 && row.placed() == 6 && strip.placed() == 6;
        complete
            && if now.on_pyramid() {
                row.steps().zip(strip.steps()).all(|(claim, right)| self.is_right_step(claim, right))
            } else {
                row.signs().eq(strip.signs())
            }
    }

    /// V16: whether only the hieroglyphs of the steps are compared, with `check: signs`.
    pub fn checks_signs(&self) -> bool {
        self.options.check_signs
    }

    /// V16: whether a claim of one step is right where another is to be claimed.
    pub fn is_right_step(&self, claim: Step, right: Step) -> bool {
        if self.options.check_signs { claim.sign() == right.sign() } else { claim == right }
    }

    /// The side on which picture 1 tells a colour to start route C. It is not checked (V16).
    pub fn told_side(&self, colour: Colour) -> Option<Side> {
        let passage = self.labyrinth[colour as usize].picture(1)?;
        passage.0.map(|(_, side)| side.opposite())
    }

    /// The control strip: what a colour has to claim on a route, as a row of the scoreboard.
    fn strip(&self, colour: Colour, route: Route) -> Row {
        let mut row = Row::default();
        match route {
            Route::A => self.right_steps(colour).for_each(|step| row.place(step.number())),
            Route::B => self.right_steps(colour).rev().for_each(|step| row.place(step.number())),
            Route::C => self.right_signs(colour).for_each(|sign| row.place(sign as u8)),
            Route::D => self.right_signs(colour).rev().for_each(|sign| row.place(sign as u8)),
        }
        row
    }

    /// The six steps that a colour has to reach, in the order of route A.
    pub fn right_steps(&self, colour: Colour) -> impl DoubleEndedIterator<Item = Step> {
        let reel = self.pyramid[colour as usize];
        (2..=7).filter_map(move |number| reel.picture(number))
    }

    /// The six signs that a colour has to reach, in the order of route C.
    pub fn right_signs(&self, colour: Colour) -> impl DoubleEndedIterator<Item = Sign> {
        self.labyrinth[colour as usize].pictures().flatten().filter_map(Passage::sign)
    }
}
