//! Pictures beside what their players took them for: [`Piramido::exhibits`], for when nothing is secret any more.

use game::Seat;

use crate::board::{Colour, Sign, Step};
use crate::reel::Passage;
use crate::state::{Piramido, Route};

/// A picture that somebody has claimed to have found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// The route.
    pub route: Route,
    /// Who claimed.
    pub seat: Seat,
    /// The colour whose reel it is.
    pub colour: Colour,
    /// Which picture of the reel, from 1 on.
    pub number: u8,
    /// What it shows, and what it was taken for.
    pub found: Found,
}

/// What a picture shows, and what it was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// On the pyramid.
    Step {
        /// What it shows.
        shown: Step,
        /// What was claimed.
        taken: Step,
    },
    /// In the labyrinth.
    Sign {
        /// What it shows.
        shown: Passage,
        /// What was claimed.
        taken: Sign,
    },
}

impl Found {
    /// Whether the picture was taken for what it shows.
    pub fn is_right(self) -> bool {
        match self {
            Self::Step { shown, taken } => shown == taken,
            Self::Sign { shown, taken } => shown.sign() == Some(taken),
        }
    }
}

impl Piramido {
    /// Every picture that was claimed to have been found, route by route and seat by seat, in the order of the claims.
    pub fn exhibits(&self) -> Vec<Exhibit> {
        let routes = 0..self.routes().len().min(usize::from(self.current) + 1);
        let seats = || Seat::all(self.seats.into());
        routes.flat_map(|route| seats().flat_map(move |seat| self.exhibits_of(seat, route))).collect()
    }

    fn exhibits_of(&self, seat: Seat, number: usize) -> Vec<Exhibit> {
        let (route, row) = (self.routes()[number], &self.rows[number][seat.index()]);
        let Some(colour) = self.colour_in(seat, number) else { return Vec::new() };
        let exhibit = |(number, found)| Exhibit { route, seat, colour, number, found };
        if route.on_pyramid() {
            let reel = self.pyramid[colour as usize];
            let claims = self.followed(route, colour).zip(row.steps());
            let found = claims.filter_map(|(number, taken)| {
                Some((number, Found::Step { shown: reel.picture(number)?, taken }))
            });
            found.map(exhibit).collect()
        } else {
            let reel = self.labyrinth[colour as usize];
            let claims = self.followed(route, colour).zip(row.signs());
            let found = claims.filter_map(|(number, taken)| {
                Some((number, Found::Sign { shown: reel.picture(number)?, taken }))
            });
            found.map(exhibit).collect()
        }
    }

    /// The pictures that a colour follows on a route, in order: those after the start, or those with a sign.
    fn followed(&self, route: Route, colour: Colour) -> impl Iterator<Item = u8> {
        let signed =
            |number: &u8| self.labyrinth[colour as usize].picture(*number).and_then(Passage::sign).is_some();
        let numbers: Vec<u8> = match route {
            Route::A => (2..=7).collect(),
            Route::B => (2..=7).rev().collect(),
            Route::C => (1..=7).filter(signed).collect(),
            Route::D => (1..=7).rev().filter(signed).collect(),
        };
        numbers.into_iter()
    }
}
