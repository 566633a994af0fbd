//! What the tests of this crate share: positions by their strings, in which `#` stands for the bridges' first fields,
//! and `/` for a stone set that is off the board.
#![allow(dead_code, reason = "not every test file needs all of it")]

use game::{Game, Match, PlayError, Setup, Tabletop};
use sakkara::{Action, Sakkara};

pub const FIRST_BRIDGES: &str = "B=b7+g12+g2+l7,G=g10+g4,W=g7";
const OFF: &str = "R:-,I:-,O:-";

/// A setup with the seats of the position string.
pub fn setup(position: &str, opening: &str) -> Setup {
    let names = [('r', "red"), ('y', "yellow"), ('b', "blue"), ('g', "green")];
    let stones = position.split(' ').next().unwrap_or_default();
    let seats =
        stones.split(';').filter_map(|seat| names.iter().find(|(letter, _)| seat.starts_with(*letter)));
    let mut setup = Setup::default_of(Sakkara::SPEC);
    setup.set_seats(&seats.map(|(_, name)| *name).collect::<Vec<_>>().join(", ")).expect("seats of the game");
    setup.set_option("opening", opening).expect("an opening of the game");
    setup
}

/// The position string without abbreviations.
pub fn full(position: &str) -> String {
    position.replace('#', FIRST_BRIDGES).replace('/', OFF)
}

/// A match that goes on from a position string.
pub fn open(position: &str) -> Match<Sakkara> {
    let position = full(position);
    let setup = setup(&position, if position.contains(['?', '!', '|']) { "fists" } else { "fixed" });
    let read = Sakkara::parse(&setup, &position).unwrap_or_else(|error| panic!("{error} in {position}"));
    assert_eq!(read.to_string(), position);
    Match::at(&setup, read)
}

/// The seat to act plays these actions.
pub fn play(game: &mut Match<Sakkara>, actions: &str) -> Result<(), PlayError> {
    actions.split(' ').try_for_each(|action| game.play(action.parse::<Action>()?))
}

/// After these actions the position is this.
pub fn check(before: &str, actions: &str, after: &str) {
    let mut game = open(before);
    play(&mut game, actions).unwrap_or_else(|error| panic!("{error} at {}", game.position()));
    assert_eq!(game.position().to_string(), full(after), "after {actions}");
}

/// The legal actions at a position, in byte order.
pub fn legal(position: &str) -> Vec<String> {
    let mut actions = Vec::new();
    open(position).position().legal(&mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

/// The legal actions that begin like this are these.
pub fn check_legal(position: &str, beginning: &str, expected: &str) {
    let found: Vec<String> = legal(position).into_iter().filter(|text| text.starts_with(beginning)).collect();
    assert_eq!(found.join(" "), expected, "{beginning}… at {position}");
}
