//! What a viewer gets: all of the position, as data and as a picture.

use std::collections::BTreeMap;

use game::{Ink, Picture};
use serde::{Serialize, Serializer};

use crate::{Colour, GOAL, LONGEST, Pyramidis, Square, TOWER};

#[derive(Serialize)]
struct Sheet {
    edition: &'static str,
    /// Colour to move, unless the game is over.
    turn: Option<Colour>,
    /// Occupied squares with their pyramids from bottom to top.
    stacks: BTreeMap<String, Vec<Colour>>,
    players: Vec<Player>,
    /// How many pyramids must come home.
    goal: u8,
    /// Actions played, and after how many more the game is a draw (P9).
    actions: u16,
    actions_left: u16,
    /// Who has won, once the game is over.
    winners: Option<Vec<Colour>>,
    /// By what it is over: `home` (P7), `blockade` (P8), `actions` or `repetition` (P9).
    ended: Option<&'static str>,
}

#[derive(Serialize)]
struct Player {
    colour: Colour,
    start: u8,
    home: u8,
}

impl Serialize for Pyramidis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let player = |colour| Player { colour, start: self.at_start(colour), home: self.at_home(colour) };
        let occupied = Square::all().filter(|square| self.stack(*square).len() > 0);
        let sheet = Sheet {
            edition: if self.is_german() { "german" } else { "international" },
            turn: self.mover(),
            stacks: occupied.map(|square| (square.to_string(), self.stack(square).collect())).collect(),
            players: self.colours().map(player).collect(),
            goal: GOAL,
            actions: self.actions(),
            actions_left: LONGEST.saturating_sub(self.actions()),
            winners: self.mover().is_none().then(|| self.winner().into_iter().collect()),
            ended: self.mover().is_none().then(|| ended(self)),
        };
        sheet.serialize(serializer)
    }
}

fn ended(position: &Pyramidis) -> &'static str {
    match position.winner() {
        Some(colour) if position.at_home(colour) >= GOAL => "home",
        Some(_) => "blockade",
        None if position.actions() >= LONGEST => "actions",
        None => "repetition",
    }
}

/// The cross with every stack from bottom to top, the owner's pyramid last and in capitals.
pub(crate) fn picture(position: &Pyramidis) -> Picture {
    let mut picture = Picture::new();
    let columns = |picture: &mut Picture| {
        picture.line().ink(Ink::Dim, "   ");
        for column in 'a'..='h' {
            picture.ink(Ink::Dim, format!("{column:^7}"));
        }
    };
    columns(&mut picture);
    for row in (0..8).rev() {
        picture.line().ink(Ink::Dim, format!(" {} ", row + 1));
        for column in 0..8 {
            match Square::at(column, row) {
                Some(square) => draw_stack(&mut picture, position, square),
                None => {
                    picture.plain(" ".repeat(usize::from(TOWER) + 2));
                }
            }
        }
        picture.ink(Ink::Dim, format!(" {}", row + 1));
    }
    columns(&mut picture);
    picture.line();
    for colour in position.colours() {
        let turn = if position.mover() == Some(colour) { "►" } else { " " };
        let (start, home) = (position.at_start(colour), position.at_home(colour));
        picture
            .line()
            .ink(Ink::Bold, turn)
            .ink(colour.ink(), format!(" {:<7}", colour.name()))
            .plain(format!("start {}   home {} {}", start, colour.home(), "▲".repeat(home.into())));
    }
    picture
}

fn draw_stack(picture: &mut Picture, position: &Pyramidis, square: Square) {
    // A home circle is drawn round, in its colour; any other square with corners.
    let (left, right, ink) = match square.home_of() {
        Some(colour) => ("(", ")", colour.ink()),
        None => ("[", "]", Ink::Dim),
    };
    let stack: Vec<Colour> = position.stack(square).collect();
    picture.ink(ink, left);
    let hidden = stack.len().saturating_sub(usize::from(TOWER));
    let shown = if hidden > 0 {
        // P4: higher than five, only the topmost are drawn, behind the height.
        let height = stack.len().to_string();
        let room = usize::from(TOWER) - height.len();
        picture.ink(Ink::Bold, height);
        &stack[stack.len() - room..]
    } else {
        &stack[..]
    };
    for (level, pyramid) in shown.iter().enumerate() {
        let letter = pyramid.letter();
        let top = level + 1 == shown.len();
        picture.ink(pyramid.ink(), if top { letter.to_ascii_uppercase() } else { letter });
    }
    if hidden == 0 {
        picture.plain(" ".repeat(usize::from(TOWER) - shown.len()));
    }
    picture.ink(ink, right);
}
