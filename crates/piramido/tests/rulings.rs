//! Rulings V1 to V20 as a position, an action, and the position after it, without V20, which says what to tell on the
//! rules page and is not a rule of play.

use game::{AnyGame, AnyMatch, Outcome, Registered, Seat, Setup, Turn, survey};
use piramido::Piramido;

#[path = "rulings/boards.rs"]
mod boards;
#[path = "rulings/labyrinth.rs"]
mod labyrinth;
#[path = "rulings/pyramid.rs"]
mod pyramid;
#[path = "rulings/routes.rs"]
mod routes;

/// `p1, p2; A, C; reels random`: seats, routes and options that are not the default.
fn setup(text: &str) -> Setup {
    let (seats, options) = text.split_once("; ").expect("seats, then routes");
    survey::setup::<Piramido>(&format!("{seats}; routes {options}"))
}

fn at(text: &str, position: &str) -> Box<dyn AnyMatch> {
    Registered::<Piramido>::GAME
        .open_at(&setup(text), position)
        .unwrap_or_else(|error| panic!("{error} in {position}"))
}

/// From one position the action leads to the other.
#[track_caller]
fn check(text: &str, before: &str, action: &str, after: &str) {
    let mut table = at(text, before);
    let (actor, action) = action.split_once(' ').expect("an actor and an action");
    table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(table.position(), after);
}

/// Exactly these actions are legal.
#[track_caller]
fn legal(text: &str, position: &str, expected: &str) {
    assert_eq!(at(text, position).legal().join(" "), expected, "at {position}");
}

/// Who has won.
#[track_caller]
fn won(text: &str, position: &str, winners: &[u8]) {
    let winners = winners.iter().map(|seat| Seat(*seat)).collect();
    assert_eq!(at(text, position).turn(), Turn::Over(Outcome { winners }), "at {position}");
}

const SOLO: &str = "p1; A";
const DUO: &str = "p1, p2; A";
/// Six hieroglyphs, right or not.
const SIX: &str = "e3+e4+e3+e4+e3+e4";
