//! The board as a page gets it: every place that a view, an event or an action names is on it, each in its own spot.

use std::collections::{BTreeMap, BTreeSet};

use game::{Setup, Tabletop, Value, survey, to_value};
use pyramidis::Pyramidis;

fn board(seats: &str) -> Value {
    let mut setup = Setup::default_of(Pyramidis::SPEC);
    setup.set_seats(seats).unwrap();
    to_value(&Pyramidis::board(&setup))
}

fn spot(place: &Value) -> (u64, u64) {
    (place["x"].as_u64().unwrap(), place["y"].as_u64().unwrap())
}

fn squares(board: &Value) -> BTreeMap<String, (u64, u64)> {
    let squares = board["squares"].as_array().unwrap().iter();
    squares.map(|square| (square["name"].as_str().unwrap().to_owned(), spot(square))).collect()
}

#[test]
fn every_square_that_is_named_is_on_the_board() {
    let squares = squares(&board("red, yellow"));
    let is_square = |word: &&String| matches!(word.as_bytes(), [column, row] if column.is_ascii_lowercase() && row.is_ascii_digit());
    let words = survey::words::<Pyramidis>(1, 5);
    let named: BTreeSet<&String> = words.iter().filter(is_square).collect();
    assert_eq!(named, squares.keys().collect(), "every square is used sooner or later, and no other");
}

#[test]
fn no_two_places_are_in_one_spot() {
    let board = board("red, green, yellow, blue");
    let mut spots: Vec<(u64, u64)> = squares(&board).into_values().collect();
    for colour in board["colours"].as_array().unwrap() {
        spots.extend([spot(&colour["start"]), spot(&colour["tray"])]);
    }
    assert_eq!(spots.len(), 28 + 8);
    assert_eq!(spots.iter().collect::<BTreeSet<_>>().len(), spots.len());
    let inside = |along: u64| (50..=950).contains(&along) && along % 100 == 50;
    assert!(spots.iter().all(|(x, y)| inside(*x) && inside(*y)), "{spots:?}");
}

#[test]
fn the_courses_are_ways_from_field_to_field() {
    let board = board("green, blue");
    let squares = squares(&board);
    for colour in board["colours"].as_array().unwrap() {
        let course = colour["course"].as_array().unwrap();
        let spots: Vec<(u64, u64)> = course.iter().map(|name| squares[name.as_str().unwrap()]).collect();
        let distance = |one: (u64, u64), other: (u64, u64)| one.0.abs_diff(other.0) + one.1.abs_diff(other.1);
        assert_eq!(distance(spot(&colour["start"]), spots[0]), 100);
        assert_eq!(distance(spot(&colour["tray"]), spots[15]), 100);
        assert!(spots.windows(2).all(|pair| distance(pair[0], pair[1]) == 100), "{course:?}");
        assert_eq!(course[15], colour["home"]);
    }
    let plays = |colour: &Value| colour["seat"].as_u64();
    let seats: Vec<Option<u64>> = board["colours"].as_array().unwrap().iter().map(plays).collect();
    assert_eq!(seats, [None, Some(0), None, Some(1)]);
    // North is up: green's start lies above blue's.
    assert!(spot(&board["colours"][1]["start"]).1 < spot(&board["colours"][3]["start"]).1);
}
