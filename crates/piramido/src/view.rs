//! What a viewer may know ([`View`], V18) and what they may imagine of the rest ([`imagine`]).

use std::fmt;

use game::{RandomSource, Seat, Viewer};
use ts_rs::TS;

use crate::board::{Colour, Step};
use crate::network::Steps;
use crate::page::ViewData;
use crate::reel::{Passage, Reel, imagine_starts};
use crate::state::{Phase, Piramido, Place, Route};

/// All that a viewer may know: the table, with every picture hidden that they may not look at.
///
/// A program that plays finds the pictures in it ([`View::step`], [`View::passage`]), and so does the code that draws them.
/// What a page gets (`Serialize`) only says which pictures may be looked at: for a person a picture is an image,
/// never the name of a step (V18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(as = "ViewData")]
pub struct View {
    viewer: Viewer,
    table: Piramido,
}

impl View {
    pub(crate) fn of(position: &Piramido, viewer: Viewer) -> Self {
        let mut table = *position;
        let over = position.phase() == Phase::Over;
        let on_pyramid = position.route().on_pyramid();
        let own = match viewer {
            Viewer::Seat(seat) => position.colour(seat).map(|colour| (colour, position.open_pictures(seat))),
            Viewer::Spectator => None,
        };
        for number in 0..3 {
            // V18: of the own reel of this route a few pictures, of other reels nothing.
            let open = own.filter(|(colour, _)| *colour as usize == number).map_or(0, |(_, open)| open);
            let shown = |kind: bool| match kind {
                _ if over => 0x7f,
                true => open,
                false => 0,
            };
            table.pyramid[number] = table.pyramid[number].showing(shown(on_pyramid));
            table.labyrinth[number] = table.labyrinth[number].showing(shown(!on_pyramid));
        }
        Self { viewer, table }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table. Hidden pictures of its reels are nothing.
    pub fn table(&self) -> &Piramido {
        &self.table
    }

    /// Whether picture `number` of the viewer's own reel of this route may be looked at.
    pub fn is_open(&self, number: u8) -> bool {
        self.step(number).is_some() || self.passage(number).is_some()
    }

    /// The picture that the viewer has to follow now, if there is one.
    pub fn counting(&self) -> Option<u8> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let number = self.table.counting_picture(seat).filter(|number| self.is_open(*number))?;
        let follows = self.table.phase() != Phase::Over && self.table.row(seat).arrived().is_none();
        follows.then_some(number)
    }

    /// On the pyramid: the step that an open picture of the own reel shows.
    pub fn step(&self, number: u8) -> Option<Step> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let colour = self.table.colour(seat).filter(|_| self.table.route().on_pyramid())?;
        self.table.pyramid[colour as usize].picture(number)
    }

    /// In the labyrinth: the passage that an open picture of the own reel shows.
    pub fn passage(&self, number: u8) -> Option<Passage> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let colour = self.table.colour(seat).filter(|_| !self.table.route().on_pyramid())?;
        self.table.labyrinth[colour as usize].picture(number)
    }
}

impl View {
    /// The same for somebody who takes a picture on the pyramid for another.
    #[must_use]
    pub fn mistaking_step(mut self, number: u8, step: Step) -> Self {
        if let Some(colour) = self.own_colour().filter(|_| self.step(number).is_some()) {
            self.table.pyramid[colour as usize].take_for(number, step);
        }
        self
    }

    /// The same for somebody who takes a picture in the labyrinth for another.
    #[must_use]
    pub fn mistaking_passage(mut self, number: u8, passage: Passage) -> Self {
        if let Some(colour) = self.own_colour().filter(|_| self.passage(number).is_some()) {
            self.table.labyrinth[colour as usize].take_for(number, passage);
        }
        self
    }

    fn own_colour(&self) -> Option<Colour> {
        if let Viewer::Seat(seat) = self.viewer { self.table.colour(seat) } else { None }
    }
}

/// The position string with hidden pictures as `?`.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.table.fmt(f)
    }
}

impl Piramido {
    /// V18: the pictures of the own reel that a seat may look at in this route, as bits from picture 1 on.
    fn open_pictures(&self, seat: Seat) -> u8 {
        let (all, placed) = (0x7f, self.row(seat).placed());
        if !self.phase().has_begun() {
            return 0;
        }
        match (self.route(), self.counting_picture(seat)) {
            (Route::A, _) => all >> 5u8.saturating_sub(placed),
            (Route::B, _) => all & (0x7f << 6u8.saturating_sub(placed)) | 1,
            (Route::C, Some(number)) => all >> (7 - number),
            (Route::D, Some(number)) => all & (0x7f << (number - 1)),
            (Route::C | Route::D, None) => all,
        }
    }

    /// The picture that a seat has to follow now, from 1 to 7.
    fn counting_picture(&self, seat: Seat) -> Option<u8> {
        let colour = self.colour(seat).filter(|_| self.phase().has_begun())?;
        let placed = self.row(seat).placed();
        let signed =
            |number: &u8| self.labyrinth[colour as usize].picture(*number).and_then(Passage::sign).is_some();
        match self.route() {
            Route::A => (placed < 6).then_some(placed + 2),
            Route::B => Some(7 - placed.min(6)),
            Route::C => (1..=7).filter(signed).nth(placed.into()),
            Route::D => (1..=7).rev().filter(signed).nth(placed.into()),
        }
    }

    /// The steps on which, by what everybody has seen in this route, the reel of a number may begin.
    fn possible_starts(&self, reel: usize) -> Steps {
        let edge = Steps::LEVELS[0];
        if let Some(start) = self.pyramid[reel].picture(1) {
            return Steps::one(start);
        }
        let owner =
            Seat::all(self.seats.into()).find(|seat| self.colour(*seat).is_some_and(|c| c as usize == reel));
        let Some(seat) = owner.filter(|_| self.phase().has_begun()) else { return edge };
        match (self.route(), self.place(seat)) {
            (Route::A, _) | (Route::B, Place::Arrived(_)) => edge.and(self.stood[seat.index()]),
            // V9: one who has all six and has ended a throw here would have arrived.
            (Route::B, Place::Step(here)) if self.row(seat).placed() == 6 && !self.is_moving(seat) => {
                edge.without(Steps::one(here))
            }
            _ => edge,
        }
    }

    fn is_moving(&self, seat: Seat) -> bool {
        self.phase().is_throw() && self.mover() == seat
    }
}

/// Draws what the viewer has not seen: whole reels and later pictures, all that V2 allows being equally likely.
pub(crate) fn imagine(view: &View, random: &mut impl RandomSource) -> Piramido {
    let mut position = view.table;
    if position.pyramid.iter().any(Reel::is_drawn) {
        let starts = imagine_starts([0, 1, 2].map(|reel| position.possible_starts(reel)), random);
        for (reel, start) in position.pyramid.iter_mut().zip(starts).filter(|(reel, _)| reel.is_drawn()) {
            *reel = reel.imagine(start, random);
        }
    }
    for reel in position.labyrinth.iter_mut().filter(|reel| reel.is_drawn()) {
        *reel = reel.imagine(random);
    }
    position
}
