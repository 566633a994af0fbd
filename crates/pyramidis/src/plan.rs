//! The board as data for a page that draws it: [`Plan`], ten fields by ten with the cross in the middle.

use game::{Seat, Setup};
use serde::Serialize;
use ts_rs::TS;

use crate::{Colour, Square};

/// The board as data, for a page that draws it.
#[derive(Serialize, TS)]
pub struct Plan {
    width: u16,
    height: u16,
    /// The 28 squares of the cross.
    squares: Vec<Spot>,
    /// All four colours, whether they play or not: their ways are printed on the board.
    colours: Vec<Side>,
}

/// A square of the cross.
#[derive(Serialize, TS)]
struct Spot {
    name: Square,
    x: u16,
    y: u16,
    /// The colour whose home circle it is.
    home: Option<Colour>,
    /// Whether it is one of the four where all colours meet.
    centre: bool,
}

/// What lies on the board for a colour.
#[derive(Serialize, TS)]
struct Side {
    colour: Colour,
    /// Its seat, counted from 0, if it plays.
    seat: Option<Seat>,
    /// The start square, outside the cross beside the first square of the course.
    start: Point,
    /// Where pyramids lie that are home, outside the cross beside the home circle.
    tray: Point,
    /// The home circle.
    home: Square,
    /// The 16 squares of the course in the order of its arrows; the last is the home circle.
    course: &'static [Square],
}

/// A point of the drawing.
#[derive(Serialize, TS)]
struct Point {
    x: u16,
    y: u16,
}

/// The cross is eight fields wide, with one more on each side for what lies outside.
const SIDE: u16 = 1000;

pub(crate) fn board(setup: &Setup) -> Plan {
    let seat = |colour: Colour| {
        let number = setup.seats().iter().position(|name| *name == colour.name());
        number.map(|number| Seat(number as u8))
    };
    Plan {
        width: SIDE,
        height: SIDE,
        squares: Square::all().map(spot).collect(),
        colours: Colour::ALL.map(|colour| side(colour, seat(colour))).into(),
    }
}

fn spot(square: Square) -> Spot {
    let Point { x, y } = middle(square);
    let centre = Colour::ALL.iter().all(|colour| colour.progress(square).is_some());
    Spot { name: square, x, y, home: square.home_of(), centre }
}

fn side(colour: Colour, seat: Option<Seat>) -> Side {
    let course = colour.course();
    Side { colour, seat, start: beside(course[0]), tray: beside(colour.home()), home: colour.home(), course }
}

fn middle(square: Square) -> Point {
    Point { x: 150 + 100 * u16::from(square.column()), y: SIDE - 150 - 100 * u16::from(square.row()) }
}

/// The field outside the cross next to a square at its edge.
fn beside(square: Square) -> Point {
    let Point { x, y } = middle(square);
    let outward = |along: u16| match along {
        150 => 50,
        850 => 950,
        other => other,
    };
    Point { x: outward(x), y: outward(y) }
}
