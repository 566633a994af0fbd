//! What the tests of this crate share: setups by options, positions by their strings.
#![allow(dead_code, reason = "not every test file needs all of it")]

use game::{AnyMatch, Match, Setup, Tabletop};
use sphinx::Sphinx;

/// A setup with as many seats as the position string has, and these options.
pub fn setup(position: &str, options: &[(&str, &str)]) -> Setup {
    let mut setup = Setup::default_of(Sphinx::SPEC);
    let pawns = position.split(' ').next().unwrap_or_default();
    let seats = Sphinx::SPEC.seats[pawns.matches('=').count() - 2];
    setup.set_seats(&seats.join(", ")).unwrap();
    for (key, value) in options {
        setup.set_option(key, value).unwrap();
    }
    setup
}

/// A match that goes on from a position string.
pub fn open_with(options: &[(&str, &str)], position: &str) -> Match<Sphinx> {
    let setup = setup(position, options);
    let read = Sphinx::parse(&setup, position).unwrap_or_else(|error| panic!("{error} in {position}"));
    Match::at(&setup, read)
}

/// A match that goes on from a position string, with the default rules.
pub fn open(position: &str) -> Match<Sphinx> {
    open_with(&[], position)
}

/// The seat to act plays these actions.
pub fn play(table: &mut Match<Sphinx>, actions: &str) {
    for action in actions.split_whitespace() {
        let before = table.position().to_string();
        let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        table.play(action).unwrap_or_else(|error| panic!("{error} at {before}"));
    }
}

/// Position, actions, position.
pub fn check_with(options: &[(&str, &str)], before: &str, actions: &str, after: &str) {
    let mut table = open_with(options, before);
    play(&mut table, actions);
    assert_eq!(table.position().to_string(), after, "after {actions} at {before}");
}

/// Position, actions, position, with the default rules.
pub fn check(before: &str, actions: &str, after: &str) {
    check_with(&[], before, actions, after);
}

/// The legal actions at a position, in byte order.
pub fn legal_with(options: &[(&str, &str)], position: &str) -> String {
    AnyMatch::legal(&open_with(options, position)).join(" ")
}

/// The legal actions at a position, with the default rules.
pub fn legal(position: &str) -> String {
    legal_with(&[], position)
}
