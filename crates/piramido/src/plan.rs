//! The boards as data for a page that draws them: [`Plan`], the pyramid from above, the labyrinth and a scoreboard.

use game::Setup;
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Colour, Heading, Part, Sign, Step, WIDTH};
use crate::labyrinth::{COLUMNS, ROWS, Side, Space};
use crate::state::Route;

/// The boards as data, for a page that draws them.
#[derive(Serialize, TS)]
pub struct Plan {
    pyramid: Pyramid,
    labyrinth: Labyrinth,
    /// A player's scoreboard: each has one.
    scoreboard: Scoreboard,
    signs: Vec<Glyph>,
    colours: Vec<ColourSet>,
    seats: Vec<&'static str>,
}

/// The pyramid from above.
#[derive(Serialize, TS)]
struct Pyramid {
    width: u16,
    height: u16,
    steps: Vec<Stair>,
    /// The steps that are joined, each pair once.
    ways: Vec<[Step; 2]>,
    /// The step with the key.
    top: Step,
}

/// A step of the pyramid.
#[derive(Serialize, TS)]
struct Stair {
    name: Step,
    x: u16,
    y: u16,
    /// How high it lies, from 0 at the edge to 4.
    level: u8,
    /// What it belongs to; nothing is plain stone, on which nobody can stand.
    part: Option<Part>,
    sign: Option<Sign>,
}

/// The labyrinth.
#[derive(Serialize, TS)]
struct Labyrinth {
    width: u16,
    height: u16,
    /// The rows from 1, at the edge, to 6, by the chamber: their spaces from left to right, each with a passage to its
    /// neighbours and to the space over it in the next row.
    rows: Vec<Vec<Spot>>,
    /// Where each colour starts, beside the ends of row 1.
    starts: Vec<Start>,
    chamber: Chamber,
}

/// A space of a row.
#[derive(Serialize, TS)]
struct Spot {
    name: Space,
    x: u16,
    y: u16,
    sign: Option<Sign>,
}

/// A start space.
#[derive(Serialize, TS)]
struct Start {
    name: Space,
    colour: Colour,
    x: u16,
    y: u16,
    /// The space of row 1 beside it.
    opens: Space,
}

/// The burial chamber.
#[derive(Serialize, TS)]
struct Chamber {
    name: Space,
    x: u16,
    y: u16,
    /// The space of row 6 before it.
    opens: Space,
}

/// A player's scoreboard.
#[derive(Serialize, TS)]
struct Scoreboard {
    width: u16,
    height: u16,
    rows: Vec<ScoreRow>,
}

/// A row for each route of the game.
#[derive(Serialize, TS)]
struct ScoreRow {
    route: Route,
    /// Where the symbol of the player's colour lies.
    symbol: Point,
    /// The six spaces for hieroglyphs, in order.
    spaces: [Point; 6],
    /// Where the order of arrival is written.
    arrival: Point,
}

/// A point of the drawing.
#[derive(Serialize, TS)]
struct Point {
    x: u16,
    y: u16,
}

/// A hieroglyph and what it is called.
#[derive(Serialize, TS)]
struct Glyph {
    sign: Sign,
    name: &'static str,
}

/// What belongs to a colour.
#[derive(Serialize, TS)]
struct ColourSet {
    colour: Colour,
    sphinxes: [u8; 2],
}

pub(crate) fn board(setup: &Setup) -> Plan {
    Plan {
        pyramid: pyramid(),
        labyrinth: labyrinth(),
        scoreboard: scoreboard(setup),
        signs: Sign::ALL.map(|sign| Glyph { sign, name: sign.name() }).into(),
        colours: Colour::ALL.map(|colour| ColourSet { colour, sphinxes: colour.sphinxes() }).into(),
        seats: setup.seats().to_vec(),
    }
}

/// The middle of field `number` from the left or from above, counted from 0.
fn middle(number: u8) -> u16 {
    50 + 100 * u16::from(number)
}

fn pyramid() -> Pyramid {
    let width = 100 * u16::from(WIDTH);
    let stair = |step: Step| Stair {
        name: step,
        x: middle(step.column()),
        y: middle(WIDTH - 1 - step.row()),
        level: step.level(),
        part: step.part(),
        sign: step.sign(),
    };
    let onwards = |step: Step| [Heading::North, Heading::East].map(|heading| [step, step.joined(heading)]);
    Pyramid {
        width,
        height: width,
        steps: Step::all().map(stair).collect(),
        ways: Step::all().flat_map(onwards).filter(|[_, to]| *to != Step::DESERT).collect(),
        top: Step::TOP,
    }
}

/// A row for the chamber above, the six rows, and two more below for the start spaces of three colours.
fn labyrinth() -> Labyrinth {
    let spot = |row: u8, column: u8| {
        let space = Space::at(row, column);
        Spot { name: space, x: middle(column + 1), y: middle(ROWS - row), sign: space.sign() }
    };
    let start = |side: Side, colour: Colour| {
        let (column, beside) = match side {
            Side::Left => (0, 0),
            Side::Right => (COLUMNS + 1, COLUMNS - 1),
        };
        Start {
            name: side.start(),
            colour,
            x: middle(column),
            y: middle(ROWS + colour as u8),
            opens: Space::at(0, beside),
        }
    };
    let sides = [Side::Left, Side::Right].into_iter();
    Labyrinth {
        width: 100 * u16::from(COLUMNS + 2),
        height: 100 * u16::from(ROWS + 3),
        rows: (0..ROWS).map(|row| (0..COLUMNS).map(|column| spot(row, column)).collect()).collect(),
        starts: sides.flat_map(|side| Colour::ALL.map(|colour| start(side, colour))).collect(),
        chamber: Chamber {
            name: Space::CHAMBER,
            x: middle(Space::DOOR_COLUMN + 1),
            y: middle(0),
            opens: Space::at(ROWS - 1, Space::DOOR_COLUMN),
        },
    }
}

fn scoreboard(setup: &Setup) -> Scoreboard {
    let routes = setup.choices("routes").iter().map(|choice| Route::ALL[usize::from(*choice) % 4]);
    let rows = routes.zip(0..).map(|(route, row): (Route, u8)| {
        let at = |column: u8| Point { x: middle(column), y: middle(row) };
        ScoreRow { route, symbol: at(0), spaces: [1, 2, 3, 4, 5, 6].map(at), arrival: at(7) }
    });
    let rows: Vec<ScoreRow> = rows.collect();
    Scoreboard { width: 800, height: 100 * rows.len() as u16, rows }
}
