//! What a viewer gets: all of the position, as data and as text.

use std::collections::BTreeMap;

use game::{Ink, Message, TextBoard};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::{Colour, GOAL, LONGEST, Pyramidis, Square, TOWER};

/// The position as data.
#[derive(Serialize, TS)]
pub(crate) struct ViewData {
    edition: Edition,
    /// Colour to move, unless the game is over.
    turn: Option<Colour>,
    /// Occupied squares with their pyramids from bottom to top.
    stacks: BTreeMap<String, Vec<Colour>>,
    players: Vec<SeatView>,
    /// How many pyramids must come home.
    goal: u8,
    /// Actions played, and after how many more the game is a draw (P9).
    actions: u16,
    actions_left: u16,
    /// Who has won, once the game is over.
    winners: Option<Vec<Colour>>,
    /// By what it is over.
    ended: Option<Ended>,
}

/// Whose rulebook decides how to win.
#[derive(Serialize, TS)]
#[serde(rename_all = "lowercase")]
enum Edition {
    International,
    German,
}

/// By what a game is over: pyramids at `home` (P7), a `blockade` (P8), the number of `actions` or a `repetition` (P9).
#[derive(Serialize, TS)]
#[serde(rename_all = "lowercase")]
enum Ended {
    Home,
    Blockade,
    Actions,
    Repetition,
}

/// What a colour has outside the cross.
#[derive(Serialize, TS)]
struct SeatView {
    colour: Colour,
    /// Pyramids on the start square.
    start: u8,
    /// Pyramids that have come home.
    home: u8,
}

impl Serialize for Pyramidis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seat = |colour| SeatView { colour, start: self.at_start(colour), home: self.at_home(colour) };
        let occupied = Square::all().filter(|square| self.stack(*square).len() > 0);
        let data = ViewData {
            edition: if self.is_german() { Edition::German } else { Edition::International },
            turn: self.mover(),
            stacks: occupied.map(|square| (square.to_string(), self.stack(square).collect())).collect(),
            players: self.colours().map(seat).collect(),
            goal: GOAL,
            actions: self.actions(),
            actions_left: LONGEST.saturating_sub(self.actions()),
            winners: self.mover().is_none().then(|| self.winner().into_iter().collect()),
            ended: self.mover().is_none().then(|| ended(self)),
        };
        data.serialize(serializer)
    }
}

fn ended(position: &Pyramidis) -> Ended {
    match position.winner() {
        Some(colour) if position.at_home(colour) >= GOAL => Ended::Home,
        Some(_) => Ended::Blockade,
        None if position.actions() >= LONGEST => Ended::Actions,
        None => Ended::Repetition,
    }
}

/// The cross with every stack from bottom to top, the owner's pyramid last and in capitals.
pub(crate) fn text_board(position: &Pyramidis) -> TextBoard {
    let mut canvas = TextBoard::new();
    let columns = |canvas: &mut TextBoard| {
        canvas.line().ink(Ink::Dim, "   ");
        for column in 'a'..='h' {
            canvas.ink(Ink::Dim, format!("{column:^7}"));
        }
    };
    columns(&mut canvas);
    for row in (0..8).rev() {
        canvas.line().ink(Ink::Dim, format!(" {} ", row + 1));
        for column in 0..8 {
            match Square::at(column, row) {
                Some(square) => draw_stack(&mut canvas, position, square),
                None => {
                    canvas.plain(" ".repeat(usize::from(TOWER) + 2));
                }
            }
        }
        canvas.ink(Ink::Dim, format!(" {}", row + 1));
    }
    columns(&mut canvas);
    canvas.line();
    for colour in position.colours() {
        let turn = if position.mover() == Some(colour) { "►" } else { " " };
        let (start, home) = (position.at_start(colour), position.at_home(colour));
        canvas
            .line()
            .ink(Ink::Bold, turn)
            .ink(colour.ink(), format!(" {} ", colour.letter().to_ascii_uppercase()))
            .say_wide(colour.ink(), Message::seat_name(colour.name()), 9)
            .say(Ink::Plain, Message::new("pyramidis-terminal-start").number("count", start))
            .plain("   ")
            .say(Ink::Plain, Message::new("pyramidis-terminal-home").word("square", colour.home()))
            .plain(format!(" {}", "▲".repeat(home.into())));
    }
    canvas
}

fn draw_stack(canvas: &mut TextBoard, position: &Pyramidis, square: Square) {
    // A home circle is drawn round, in its colour; any other square with corners.
    let (left, right, ink) = match square.home_of() {
        Some(colour) => ("(", ")", colour.ink()),
        None => ("[", "]", Ink::Dim),
    };
    let stack: Vec<Colour> = position.stack(square).collect();
    canvas.ink(ink, left);
    let hidden = stack.len().saturating_sub(usize::from(TOWER));
    let shown = if hidden > 0 {
        // P4: higher than five, only the topmost are drawn, behind the height.
        let height = stack.len().to_string();
        let room = usize::from(TOWER) - height.len();
        canvas.ink(Ink::Bold, height);
        &stack[stack.len() - room..]
    } else {
        &stack[..]
    };
    for (level, pyramid) in shown.iter().enumerate() {
        let letter = pyramid.letter();
        let top = level + 1 == shown.len();
        canvas.ink(pyramid.ink(), if top { letter.to_ascii_uppercase() } else { letter });
    }
    if hidden == 0 {
        canvas.plain(" ".repeat(usize::from(TOWER) - shown.len()));
    }
    canvas.ink(ink, right);
}
