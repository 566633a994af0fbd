//! The board drawn for a terminal. Start at [`draw`].

use game::{Ink, Message, Seat, TextBoard};

use crate::board::{ANKH, Bridge, Cell, Colour, Direction, SIDE, Stone};
use crate::pieces::Field;
use crate::state::{Sakkara, Stage};
use crate::view::View;

/// The board with coordinates, then a line for each seat, then what is to do.
pub(crate) fn draw(view: &View) -> TextBoard {
    let position = &view.position;
    let mut canvas = TextBoard::new();
    columns(&mut canvas);
    for row in (0..SIDE).rev() {
        let number = format!("{:>2}", row + 1);
        canvas.line().ink(Ink::Dim, format!("{number} "));
        (0..SIDE)
            .filter_map(|column| Cell::at(column, row))
            .for_each(|cell| draw_cell(&mut canvas, position, cell));
        canvas.ink(Ink::Dim, format!(" {number}"));
    }
    columns(&mut canvas);
    canvas.line();
    Seat::all(position.count()).for_each(|seat| draw_seat(&mut canvas, view, seat));
    draw_turn(&mut canvas, position);
    canvas.line().say(Ink::Dim, Message::new("sakkara-terminal-legend"));
    canvas
}

fn columns(canvas: &mut TextBoard) {
    canvas.line().ink(Ink::Dim, "   ");
    (b'a'..b'a' + SIDE).for_each(|column| _ = canvas.ink(Ink::Dim, format!(" {}  ", column as char)));
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Yellow => Ink::Yellow,
        Colour::Blue => Ink::Blue,
        Colour::Green => Ink::Green,
    }
}

fn bridge_ink(bridge: Option<Bridge>) -> (Ink, char) {
    match bridge {
        Some(Bridge::White) => (Ink::White, 'W'),
        Some(Bridge::Grey) => (Ink::Plain, 'G'),
        _ => (Ink::Bold, 'B'),
    }
}

/// Four characters: brackets are a bridge, letters a stone.
fn draw_cell(canvas: &mut TextBoard, position: &Sakkara, cell: Cell) {
    let field = position.board[cell];
    let entrance = Colour::ALL.into_iter().find(|colour| colour.entrance() == cell);
    let bridged = position.bridges().contains(&cell);
    let (frame, sign) = bridge_ink(cell.bridge());
    let stone = field.stone().map(|(seat, stone)| {
        let colour = position.colour(seat);
        (ink(colour), format!("{}{}", colour.letter(), stone.letter()))
    });
    match (stone, bridged) {
        (Some((ink, name)), true) => _ = canvas.ink(frame, "[").ink(ink, name).ink(frame, "]"),
        (Some((ink, name)), false) => _ = canvas.plain(" ").ink(ink, name).plain(" "),
        (None, true) if cell == ANKH => _ = canvas.ink(frame, "[").ink(Ink::Gold, "W☥").ink(frame, "]"),
        (None, true) => _ = canvas.ink(frame, format!("[{sign} ]")),
        (None, false) if cell == ANKH => _ = canvas.ink(Ink::Gold, " ☥  "),
        (None, false) if field == Field::WALL => _ = canvas.ink(Ink::Dim, "####"),
        (None, false) => match entrance {
            Some(colour) => _ = canvas.ink(ink(colour), format!("<{}> ", colour.letter())),
            None => _ = canvas.ink(Ink::Dim, " ·  "),
        },
    }
}

/// `r Red     R a13   I -   O c13 →   Horus card, 1 visit`.
fn draw_seat(canvas: &mut TextBoard, view: &View, seat: Seat) {
    let position = &view.position;
    let colour = position.colour(seat);
    let moves = seat == position.mover && !matches!(position.stage, Stage::Over(_));
    canvas.line().plain(if moves { "> " } else { "  " }).ink(ink(colour), format!("{} ", colour.letter()));
    canvas.say_wide(ink(colour), Message::seat_name(colour.name()), 9);
    for stone in Stone::ALL {
        let field = position.stone(seat, stone).map_or("-".to_owned(), |cell| cell.to_string());
        let arrow = match position.headings[stone as usize].filter(|_| moves) {
            None if moves && position.bound.contains(stone) => "!",
            None => " ",
            Some(Direction::North) => "↑",
            Some(Direction::East) => "→",
            Some(Direction::South) => "↓",
            Some(Direction::West) => "←",
        };
        canvas.plain(format!("{} {field:<3} {arrow}  ", stone.letter()));
    }
    let visits = Message::new("sakkara-terminal-visits").number("visits", position.visits(seat));
    canvas.say(Ink::Plain, visits);
    let bid = position.bid();
    if seat.0 < bid.hidden {
        let fist = if view.knows(seat) { bid.fists[seat.index()].to_string() } else { "?".to_owned() };
        canvas.plain("  ").say(Ink::Plain, Message::new("sakkara-terminal-fist").word("count", fist));
    }
    if let Some(guess) = bid.guesses().get(seat.index()) {
        canvas.plain("  ").say(Ink::Plain, Message::new("sakkara-fists-guess").number("total", *guess));
    }
}

fn draw_turn(canvas: &mut TextBoard, position: &Sakkara) {
    let of = |id: &'static str, seat: Seat| Message::new(id).seat("name", position.colour(seat).name());
    let todo = match &position.stage {
        Stage::Over(outcome) => match outcome.winners.iter().next() {
            Some(seat) => of("sakkara-won", seat),
            None => Message::new("sakkara-draw"),
        },
        Stage::Bid(bid) if bid.hides(position.count()) => of("sakkara-stage-fists", position.mover),
        Stage::Bid(_) => of("sakkara-stage-guesses", position.mover),
        Stage::WhiteBridge => of("sakkara-white-bridge-due", position.mover),
        Stage::Moves if position.must_enter() => of("sakkara-terminal-must-enter", position.mover),
        Stage::Moves => of("sakkara-moves-left", position.mover)
            .number("moves", position.moves)
            .number("of", position.allowance),
    };
    canvas.line().say(Ink::Bold, todo);
    if !position.bound.is_empty() {
        canvas.plain("   ! ").say(Ink::Plain, Message::new("sakkara-bound"));
    }
}
