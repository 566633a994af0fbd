//! The board as data for a page that draws it: [`Plan`], the 13 cells by 13 with a field round them for stones outside.

use game::{Seat, Setup};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{ANKH, BRIDGES, Bridge, Cell, Colour, SIDE, Stone};

/// The board as data, for a page that draws it.
#[derive(Serialize, TS)]
pub struct Plan {
    width: u16,
    height: u16,
    /// All 169 cells.
    cells: Vec<Spot>,
    /// The three levels from the outermost in: their fields clockwise.
    levels: Vec<Level>,
    /// The three walls from the outermost in.
    walls: Vec<Wall>,
    ankh: Cell,
    /// The colours that play, in the order of their seats.
    colours: Vec<Side>,
}

/// A cell.
#[derive(Serialize, TS)]
struct Spot {
    name: Cell,
    x: u16,
    y: u16,
    kind: Kind,
    /// How high it lies, from 0 at the edge to 6, the Ankh field; walls have the odd numbers.
    height: u8,
    /// The colour whose entrance it is, whether it plays or not.
    entrance: Option<Colour>,
    /// Walls are covered with hieroglyphs: which of twelve this cell shows. Neighbours show different ones.
    glyph: Option<u8>,
}

/// What kind of cell it is.
#[derive(Serialize, TS)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Field,
    Wall,
    Ankh,
}

/// A level, between two walls.
#[derive(Serialize, TS)]
struct Level {
    height: u8,
    fields: Vec<Cell>,
}

/// A ring of wall cells.
#[derive(Serialize, TS)]
struct Wall {
    height: u8,
    /// The colour of the bridges that move in it.
    bridge: Bridge,
    /// Its cells clockwise: a bridge slides to the next or the one before, round the ring. The white bridge first comes
    /// from the Ankh field to one of the four cells beside it.
    cells: Vec<Cell>,
    /// Where its bridges lie at first.
    first: Vec<Cell>,
}

/// What lies beside the board for a colour.
#[derive(Serialize, TS)]
struct Side {
    colour: Colour,
    seat: Seat,
    entrance: Cell,
    /// Where the stones stand that are off the board.
    outside: [Waiting; 3],
}

/// The place of a stone outside the board.
#[derive(Serialize, TS)]
struct Waiting {
    stone: Stone,
    x: u16,
    y: u16,
}

/// The board, and a field round it.
const WIDTH: u16 = 100 * (SIDE as u16 + 2);

pub(crate) fn board(setup: &Setup) -> Plan {
    let sides = setup.seats().iter().zip(Seat::all(4)).filter_map(|(name, seat)| {
        let colour = Colour::ALL.into_iter().find(|colour| colour.name() == *name)?;
        Some(side(colour, seat))
    });
    Plan {
        width: WIDTH,
        height: WIDTH,
        cells: Cell::all().map(spot).collect(),
        levels: [0, 2, 4].map(|height| Level { height, fields: ring(height) }).into(),
        walls: [(1, Bridge::Black), (3, Bridge::Grey), (5, Bridge::White)].map(wall).into(),
        ankh: ANKH,
        colours: sides.collect(),
    }
}

fn spot(cell: Cell) -> Spot {
    let (x, y) = middle(cell);
    let kind = match cell {
        ANKH => Kind::Ankh,
        _ if cell.is_wall() => Kind::Wall,
        _ => Kind::Field,
    };
    let entrance = Colour::ALL.into_iter().find(|colour| colour.entrance() == cell);
    let glyph = cell.is_wall().then(|| (7 * cell.column() + 5 * cell.row()) % 12);
    Spot { name: cell, x, y, kind, height: cell.depth(), entrance, glyph }
}

fn wall((height, bridge): (u8, Bridge)) -> Wall {
    let first = BRIDGES.into_iter().filter(|cell| cell.bridge() == Some(bridge)).collect();
    Wall { height, bridge, cells: ring(height), first }
}

/// The cells of a height, clockwise from the north-western corner.
fn ring(height: u8) -> Vec<Cell> {
    let corner = Cell::at(height, SIDE - 1 - height);
    let next = |cell: &Cell| Some(cell.along()[0]).filter(|next| Some(*next) != corner);
    std::iter::successors(corner, next).collect()
}

/// The stones wait round the corner of their entrance: Ra at the corner itself, the others beside it.
fn side(colour: Colour, seat: Seat) -> Side {
    let (x, y) = middle(colour.entrance());
    let outward = |along: u16| if along < WIDTH / 2 { along - 100 } else { along + 100 };
    let outside = [
        Waiting { stone: Stone::Ra, x: outward(x), y: outward(y) },
        Waiting { stone: Stone::Isis, x, y: outward(y) },
        Waiting { stone: Stone::Osiris, x: outward(x), y },
    ];
    Side { colour, seat, entrance: colour.entrance(), outside }
}

fn middle(cell: Cell) -> (u16, u16) {
    (150 + 100 * u16::from(cell.column()), WIDTH - 150 - 100 * u16::from(cell.row()))
}
