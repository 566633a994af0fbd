//! The board drawn for a terminal. Start at [`draw`].

use game::{Ink, Picture, Seat};

use crate::board::{ANKH, Bridge, Cell, Colour, Direction, SIDE, Stone};
use crate::pieces::Field;
use crate::state::{Sakkara, Stage};
use crate::view::View;

/// The board with coordinates, then a line for each seat, then what is to do.
pub(crate) fn draw(view: &View) -> Picture {
    let position = &view.position;
    let mut picture = Picture::new();
    columns(&mut picture);
    for row in (0..SIDE).rev() {
        let number = format!("{:>2}", row + 1);
        picture.line().ink(Ink::Dim, format!("{number} "));
        (0..SIDE)
            .filter_map(|column| Cell::at(column, row))
            .for_each(|cell| draw_cell(&mut picture, position, cell));
        picture.ink(Ink::Dim, format!(" {number}"));
    }
    columns(&mut picture);
    picture.line();
    Seat::all(position.count()).for_each(|seat| draw_seat(&mut picture, view, seat));
    draw_turn(&mut picture, position);
    picture.line().ink(
        Ink::Dim,
        "rR red's Ra   [B ] [G ] [W ] black, grey, white bridge   #### wall   <r> red's entrance",
    );
    picture
}

fn columns(picture: &mut Picture) {
    picture.line().ink(Ink::Dim, "   ");
    (b'a'..b'a' + SIDE).for_each(|column| _ = picture.ink(Ink::Dim, format!(" {}  ", column as char)));
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
fn draw_cell(picture: &mut Picture, position: &Sakkara, cell: Cell) {
    let field = position.board[cell];
    let entrance = Colour::ALL.into_iter().find(|colour| colour.entrance() == cell);
    let bridged = position.bridges().contains(&cell);
    let (frame, sign) = bridge_ink(cell.bridge());
    let stone = field.stone().map(|(seat, stone)| {
        let colour = position.colour(seat);
        (ink(colour), format!("{}{}", colour.letter(), stone.letter()))
    });
    match (stone, bridged) {
        (Some((ink, name)), true) => _ = picture.ink(frame, "[").ink(ink, name).ink(frame, "]"),
        (Some((ink, name)), false) => _ = picture.plain(" ").ink(ink, name).plain(" "),
        (None, true) if cell == ANKH => _ = picture.ink(frame, "[").ink(Ink::Gold, "W☥").ink(frame, "]"),
        (None, true) => _ = picture.ink(frame, format!("[{sign} ]")),
        (None, false) if cell == ANKH => _ = picture.ink(Ink::Gold, " ☥  "),
        (None, false) if field == Field::WALL => _ = picture.ink(Ink::Dim, "####"),
        (None, false) => match entrance {
            Some(colour) => _ = picture.ink(ink(colour), format!("<{}> ", colour.letter())),
            None => _ = picture.ink(Ink::Dim, " ·  "),
        },
    }
}

/// `red     R a13   I -   O c13 →   Horus card`.
fn draw_seat(picture: &mut Picture, view: &View, seat: Seat) {
    let position = &view.position;
    let colour = position.colour(seat);
    let moves = seat == position.mover && !matches!(position.stage, Stage::Over(_));
    picture.line().plain(if moves { "> " } else { "  " }).ink(ink(colour), format!("{:<8}", colour.name()));
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
        picture.plain(format!("{} {field:<3} {arrow}  ", stone.letter()));
    }
    let cards = ["no visit", "Horus card, 1 visit", "Horus and Ankh cards, 2 visits", "3 visits"];
    picture.plain(cards[usize::from(position.visits(seat).min(3))]);
    let bid = position.bid();
    if seat.0 < bid.hidden {
        let fist = if view.knows(seat) { bid.fists[seat.index()].to_string() } else { "?".to_owned() };
        picture.plain(format!("  fist {fist}"));
    }
    if let Some(guess) = bid.guesses().get(seat.index()) {
        picture.plain(format!("  guesses {guess}"));
    }
}

fn draw_turn(picture: &mut Picture, position: &Sakkara) {
    let colour = position.colour(position.mover);
    picture.line();
    let todo = match &position.stage {
        Stage::Over(outcome) => {
            let winner = outcome.winners.iter().next();
            let text =
                winner.map_or("A draw".to_owned(), |seat| format!("{} has won", position.colour(seat)));
            picture.ink(Ink::Bold, text);
            return;
        }
        Stage::Bid(bid) if bid.hides(position.count()) => "hides stones in the fist".to_owned(),
        Stage::Bid(_) => "guesses how many stones are in all fists".to_owned(),
        Stage::WhiteBridge => "moves the white bridge off the Ankh field".to_owned(),
        Stage::Moves if position.moves == 1 => "has 1 move left".to_owned(),
        Stage::Moves => format!("has {} moves left", position.moves),
    };
    picture.ink(ink(colour), colour.to_string()).ink(Ink::Bold, format!(" {todo}"));
    if !position.bound.is_empty() {
        picture.plain(", ! must leave its bridge");
    }
}
