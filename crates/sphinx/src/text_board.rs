//! The table drawn in text: the pyramid from above, then sphinxes, seats and what is to be done. Start at [`draw`].

use game::{Game, Ink, Message, Seat, TextBoard, Turn};

use crate::action::name;
use crate::state::Phase;
use crate::view::View;
use crate::{Colour, Die, Door, Field, Place, Slot, Square};

/// Squares along a side of the board.
const SIDE: u8 = 9;
/// Letters in a square.
const WIDTH: usize = 8;
/// Letters of a seat's name, and a space: what seats have stands below each other in every language.
const SEAT: usize = 12;
/// Letters to the left of the board.
const MARGIN: usize = 7;

/// Draws what a viewer sees.
pub(crate) fn draw(view: &View) -> TextBoard {
    let mut canvas = TextBoard::new();
    let board = fields();
    canvas.line().plain(format!("{:1$}", "", MARGIN));
    for column in 0..SIDE {
        canvas.ink(Ink::Dim, format!(" {:^WIDTH$}", (b'a' + column) as char));
    }
    canvas.line().plain(format!("{:1$}", "", MARGIN + 4 * (WIDTH + 1) + 2));
    sphinx(&mut canvas, view, Slot::T2);
    for row in (0..SIDE).rev() {
        wall_above(&mut canvas, &board, row);
        signs(&mut canvas, view, &board, row);
        pawns(&mut canvas, view, &board, row);
    }
    wall_above(&mut canvas, &board, SIDE);
    legend(&mut canvas);
    sphinxes(&mut canvas, view);
    for seat in Seat::all(view.table.seats()) {
        player(&mut canvas, view, seat);
    }
    state(&mut canvas, view);
    canvas
}

type Board = [[Field; SIDE as usize]; SIDE as usize];

/// The fields by row and column.
fn fields() -> Board {
    let mut board = [[Field::START; SIDE as usize]; SIDE as usize];
    for field in Field::all() {
        let Square { column, row } = field.square();
        board[row as usize][column as usize] = field;
    }
    board
}

/// What stands between two neighbouring squares.
#[derive(Clone, Copy)]
enum Between {
    Corridor,
    Wall,
    Door,
}

fn between(one: Field, other: Field) -> Between {
    let door = |field: Field| if let Place::Door(door, _) = field.place() { Some(door) } else { None };
    let same: Option<Door> = door(one).filter(|known| door(other) == Some(*known));
    match one.number().abs_diff(other.number()) {
        1 => Between::Corridor,
        _ if same.is_some() => Between::Door,
        _ => Between::Wall,
    }
}

/// The walls on the north side of a row; of the row below the board, its south side.
fn wall_above(canvas: &mut TextBoard, board: &Board, row: u8) {
    canvas.line().plain(format!("{:1$}", "", MARGIN));
    for column in 0..SIDE as usize {
        let (below, above) = match row {
            SIDE => (None, None),
            _ => (Some(board[row as usize][column]), board.get(row as usize + 1).map(|row| row[column])),
        };
        canvas.ink(Ink::Dim, "+");
        match below.zip(above).map_or(Between::Wall, |(below, above)| between(below, above)) {
            Between::Corridor => canvas.plain(" ".repeat(WIDTH)),
            Between::Wall => canvas.ink(Ink::Dim, "-".repeat(WIDTH)),
            Between::Door => canvas.ink(Ink::Gold, "=".repeat(WIDTH)),
        };
    }
    canvas.ink(Ink::Dim, "+");
}

/// The wall on the west side of a square, or the east side of the board.
fn wall_west(canvas: &mut TextBoard, row: &[Field], column: usize) {
    let west = column.checked_sub(1).and_then(|west| row.get(west));
    match west.zip(row.get(column)).map_or(Between::Wall, |(west, east)| between(*west, *east)) {
        Between::Corridor => canvas.plain(" "),
        Between::Wall => canvas.ink(Ink::Dim, "|"),
        Between::Door => canvas.ink(Ink::Gold, ":"),
    };
}

/// The first line of a row: the numbers of the fields and what they are.
fn signs(canvas: &mut TextBoard, view: &View, board: &Board, row: u8) {
    canvas.line();
    if row == 4 {
        sphinx(canvas, view, Slot::T3);
    } else {
        canvas.plain("    ");
    }
    canvas.ink(Ink::Dim, format!(" {} ", row + 1));
    let fields = &board[row as usize];
    for (column, field) in fields.iter().enumerate() {
        wall_west(canvas, fields, column);
        canvas.ink(Ink::Dim, format!("{:>3} ", field.number()));
        sign(canvas, view, *field);
    }
    wall_west(canvas, fields, SIDE as usize);
    if row == 4 {
        canvas.plain(" ");
        sphinx(canvas, view, Slot::T1);
    }
}

/// What a field is, in four letters.
fn sign(canvas: &mut TextBoard, view: &View, field: Field) {
    let guard =
        Slot::GUARDS.into_iter().zip(Field::FIRST_GUARD.number()..).find(|(_, at)| *at == field.number());
    if let Some((slot, _)) = guard {
        sphinx(canvas, view, slot);
        return;
    }
    match field.place() {
        _ if field == Field::START => canvas.ink(Ink::Dim, ">>  "),
        _ if field == Field::TREASURE => canvas.ink(Ink::Gold, "$$$ "),
        Place::Card(colour) => canvas.ink(ink(colour), format!("[{colour}] ")),
        Place::Mummy => canvas.ink(Ink::Bold, "(o) "),
        Place::Door(door, _) => canvas.ink(Ink::Gold, format!("d{:<3}", door.number())),
        Place::Corridor => canvas.plain("    "),
    };
}

/// The second line of a row: the pawns.
fn pawns(canvas: &mut TextBoard, view: &View, board: &Board, row: u8) {
    canvas.line().plain(format!("{:1$}", "", MARGIN));
    let fields = &board[row as usize];
    for (column, field) in fields.iter().enumerate() {
        wall_west(canvas, fields, column);
        let here = Seat::all(view.table.seats()).filter(|seat| view.table.pawns[seat.index()] == *field);
        let mut room = WIDTH;
        for seat in here {
            let ink = if seat == view.table.seat { Ink::Gold } else { Ink::Bold };
            canvas.ink(ink, name(seat));
            room -= 2;
        }
        canvas.plain(" ".repeat(room));
    }
    wall_west(canvas, fields, SIDE as usize);
}

/// A sphinx and its colour, if the viewer knows it, in four letters.
fn sphinx(canvas: &mut TextBoard, view: &View, slot: Slot) {
    canvas.ink(Ink::Bold, format!("{slot} "));
    match view.table.colours[slot as usize] {
        Some(colour) => canvas.ink(ink(colour), colour.to_string()),
        None => canvas.ink(Ink::Dim, "?"),
    };
}

fn legend(canvas: &mut TextBoard) {
    canvas.line().plain(format!("{:1$}", "", MARGIN));
    canvas.say(Ink::Dim, Message::new("sphinx-terminal-legend")).plain("   ");
    canvas.say(Ink::Gold, Message::new("sphinx-terminal-legend-door"));
    canvas.line().plain(format!("{:1$}", "", MARGIN - 2));
    for colour in Colour::ALL {
        let word = Message::new("sphinx-colour").word("colour", colour);
        canvas.plain("  ").ink(ink(colour), format!("{colour} ")).say(Ink::Dim, word);
    }
    canvas.line();
}

fn sphinxes(canvas: &mut TextBoard, view: &View) {
    canvas.line().say(Ink::Plain, Message::new("sphinx-terminal-sphinxes"));
    for slot in Slot::ALL {
        canvas.plain("  ");
        sphinx(canvas, view, slot);
    }
}

fn player(canvas: &mut TextBoard, view: &View, seat: Seat) {
    let table = &view.table;
    let acts = seat == table.seat;
    canvas.line().ink(if acts { Ink::Gold } else { Ink::Plain }, if acts { "> " } else { "  " });
    canvas.ink(Ink::Bold, name(seat)).plain(" ").say_wide(Ink::Bold, Message::seat_name(name(seat)), SEAT);
    let field = format!("{:>2}", table.pawns[seat.index()].number());
    canvas.say(Ink::Plain, Message::new("sphinx-terminal-field").word("field", field)).plain("  ");
    canvas.say(Ink::Plain, Message::new("sphinx-terminal-cards"));
    let hand = table.hands[seat.index()];
    for colour in Colour::ALL {
        let text = if hand.contains(colour) { colour.letter() } else { '.' };
        canvas.plain(" ").ink(ink(colour), text.to_string());
    }
    let seen = table.seen[seat.index()];
    let about = if seen.is_empty() { "sphinx-terminal-seen-nothing" } else { "sphinx-terminal-seen" };
    canvas.plain("  ").say(Ink::Plain, Message::new(about));
    for slot in seen.iter() {
        canvas.plain(format!(" {slot}"));
        let told = table.tells(seat, Some(view.viewer));
        if let Some(colour) = table.colours[slot as usize].filter(|_| told) {
            canvas.plain(" ").ink(ink(colour), colour.to_string());
        }
    }
}

fn state(canvas: &mut TextBoard, view: &View) {
    let table = &view.table;
    let of = |id: &'static str| Message::new(id).seat("name", name(table.seat));
    let message = match (table.phase, table.pawn().place()) {
        (Phase::Deal, _) => Message::new("sphinx-phase-deal"),
        (Phase::Roll, _) => of("sphinx-phase-roll"),
        (Phase::Take(_), Place::Card(colour)) => of("sphinx-phase-take").word("colour", colour),
        (Phase::Dice | Phase::Take(_), _) => of("sphinx-phase-dice"),
        (Phase::Peek(_), _) => of("sphinx-phase-peek"),
        (Phase::Steal(_), _) => {
            of("sphinx-phase-steal").seat("victim", name(table.passed().unwrap_or(table.seat)))
        }
        (Phase::Door, _) => of("sphinx-phase-door"),
        (Phase::Attempt, _) => of("sphinx-phase-attempt"),
        (Phase::Over, _) => match table.turn() {
            Turn::Over(outcome) if !outcome.winners.is_empty() => of("sphinx-event-won"),
            _ => Message::new("sphinx-event-drawn"),
        },
    };
    canvas.line().say(Ink::Bold, message);
    let walk = table.phase.walk().filter(|left| *left != 0);
    if let Some(left) = walk {
        let left = Message::new("sphinx-terminal-walk").word("left", format_args!("{left:+}"));
        canvas.plain(" ").say(Ink::Plain, left);
    }
    if !table.dice.is_empty() && !matches!(table.phase, Phase::Roll | Phase::Over) {
        let dice = Message::new("sphinx-tell-dice").list("dice", table.dice.iter().map(Die::said));
        canvas.plain(" ").say(Ink::Plain, dice);
    }
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
        Colour::Purple => Ink::Purple,
        Colour::White => Ink::White,
    }
}
