//! The board as data for a page that draws it: [`Plan`], the 9 × 9 squares with a field round them for the temple rooms.

use game::Setup;
use serde::Serialize;
use ts_rs::TS;

use crate::{Colour, Door, Field, Place, Slot, Square};

/// The board as data, for a page that draws it.
#[derive(Serialize, TS)]
pub struct Plan {
    width: u16,
    height: u16,
    /// The corridor from the start, 0, to the treasure, 80.
    fields: Vec<Spot>,
    /// The walls, each as long as a field is wide.
    walls: Vec<Wall>,
    doors: Vec<Turning>,
    /// Where the six sphinxes stand.
    sphinxes: Vec<Pedestal>,
    colours: Vec<Dye>,
    seats: Vec<&'static str>,
}

/// A field of the corridor.
#[derive(Serialize, TS)]
struct Spot {
    field: Field,
    square: Square,
    x: u16,
    y: u16,
    kind: Kind,
    /// The card of a card field.
    card: Option<Colour>,
    /// The door beside which it lies.
    door: Option<Door>,
}

/// What a field is besides a step of the corridor.
#[derive(Serialize, TS)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Start,
    Corridor,
    Card,
    Mummy,
    Door,
    Guard,
    Treasure,
}

/// A piece of a wall from one point to another.
#[derive(Serialize, TS)]
struct Wall {
    from: Point,
    to: Point,
    /// The secret door that is in it.
    door: Option<Door>,
}

/// A secret door.
#[derive(Serialize, TS)]
struct Turning {
    door: Door,
    /// The two outer fields and the two inner ones beside it.
    fields: [Field; 4],
    /// Half a turn about this point takes each field of a pair to the other.
    pivot: Point,
    pairs: [[Field; 2]; 2],
}

/// The place of a sphinx.
#[derive(Serialize, TS)]
struct Pedestal {
    slot: Slot,
    x: u16,
    y: u16,
    /// A guard stands on this field of the corridor, a temple sphinx in a niche of the outer wall beside it.
    field: Field,
}

/// A colour and what it is called.
#[derive(Serialize, TS)]
struct Dye {
    colour: Colour,
    name: &'static str,
}

/// A point of the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, TS)]
struct Point {
    x: u16,
    y: u16,
}

/// The squares, and a field round them.
const WIDTH: u16 = 1100;

pub(crate) fn board(setup: &Setup) -> Plan {
    Plan {
        width: WIDTH,
        height: WIDTH,
        fields: Field::all().map(spot).collect(),
        walls: Field::all().flat_map(walls).collect(),
        doors: Door::all().map(turning).collect(),
        sphinxes: Slot::ALL.map(pedestal).into(),
        colours: Colour::ALL.map(|colour| Dye { colour, name: colour.word() }).into(),
        seats: setup.seats().to_vec(),
    }
}

fn spot(field: Field) -> Spot {
    let Point { x, y } = middle(field);
    let (kind, card, door) = match field.place() {
        Place::Card(colour) => (Kind::Card, Some(colour), None),
        Place::Mummy => (Kind::Mummy, None, None),
        Place::Door(door, _) => (Kind::Door, None, Some(door)),
        Place::Corridor if field == Field::START => (Kind::Start, None, None),
        Place::Corridor if field == Field::TREASURE => (Kind::Treasure, None, None),
        Place::Corridor if field >= Field::FIRST_GUARD => (Kind::Guard, None, None),
        Place::Corridor => (Kind::Corridor, None, None),
    };
    Spot { field, square: field.square(), x, y, kind, card, door }
}

/// The walls on the eastern and the northern side of a field, and at the edge of the board on the others.
fn walls(field: Field) -> Vec<Wall> {
    let Square { column, row } = field.square();
    let Point { x, y } = middle(field);
    let side = |(dx, dy): (i16, i16)| {
        let at = |along: i16, across: i16| Point {
            x: x.saturating_add_signed(50 * (dx + along)),
            y: y.saturating_add_signed(50 * (across - dy)),
        };
        // The ends of the wall lie on either side of the middle of the field's edge.
        (at(-dy.abs(), -dx.abs()), at(dy.abs(), dx.abs()))
    };
    let mut walls = Vec::new();
    for way in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        let beside = neighbour(column, row, way);
        // A wall between two fields is drawn once.
        if beside.is_some() && way.0 + way.1 < 0 {
            continue;
        }
        if beside.is_some_and(|beside| beside.number().abs_diff(field.number()) == 1) {
            continue;
        }
        let (from, to) = side(way);
        walls.push(Wall { from, to, door: beside.and_then(|beside| shared_door(field, beside)) });
    }
    walls
}

fn neighbour(column: u8, row: u8, (dx, dy): (i16, i16)) -> Option<Field> {
    let square =
        Square { column: column.checked_add_signed(dx as i8)?, row: row.checked_add_signed(dy as i8)? };
    Field::all().find(|field| field.square() == square)
}

fn shared_door(one: Field, other: Field) -> Option<Door> {
    match (one.place(), other.place()) {
        (Place::Door(door, _), Place::Door(same, _)) if door == same => Some(door),
        _ => None,
    }
}

fn turning(door: Door) -> Turning {
    let fields = door.fields();
    let points = fields.map(middle);
    let mean = |along: fn(&Point) -> u16| points.iter().map(along).sum::<u16>() / 4;
    let [first, second, third, fourth] = fields;
    let pairs = match first.place() {
        Place::Door(_, across) if across == fourth => [[first, fourth], [second, third]],
        _ => [[first, third], [second, fourth]],
    };
    Turning { door, fields, pivot: Point { x: mean(|point| point.x), y: mean(|point| point.y) }, pairs }
}

fn pedestal(slot: Slot) -> Pedestal {
    let field = slot.field();
    let Point { x, y } = middle(field);
    if Slot::GUARDS.contains(&slot) {
        return Pedestal { slot, x, y, field };
    }
    let outward = |along: u16| match along {
        150 => 50,
        950 => 1050,
        other => other,
    };
    Pedestal { slot, x: outward(x), y: outward(y), field }
}

fn middle(field: Field) -> Point {
    let Square { column, row } = field.square();
    Point { x: 150 + 100 * u16::from(column), y: WIDTH - 150 - 100 * u16::from(row) }
}
