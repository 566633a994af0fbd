//! The board as a page gets it: every place that a view, an event or an action names is on it, each in its own spot.

use std::collections::{BTreeMap, BTreeSet};

use game::{Setup, Tabletop, Value, survey, to_value};
use sakkara::Sakkara;

fn board(seats: &str) -> Value {
    let mut setup = Setup::default_of(Sakkara::SPEC);
    setup.set_seats(seats).unwrap();
    to_value(&Sakkara::board(&setup))
}

fn list<'a>(board: &'a Value, key: &str) -> &'a [Value] {
    board[key].as_array().unwrap()
}

fn spot(place: &Value) -> (u64, u64) {
    (place["x"].as_u64().unwrap(), place["y"].as_u64().unwrap())
}

fn cells(board: &Value) -> BTreeMap<&str, (u64, u64)> {
    list(board, "cells").iter().map(|cell| (cell["name"].as_str().unwrap(), spot(cell))).collect()
}

#[test]
fn every_cell_that_is_named_is_on_the_board() {
    let board = board("red, blue");
    let cells = cells(&board);
    assert_eq!(cells.len(), 169);
    let is_cell = |word: &&String| {
        word.len() > 1
            && word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word[1..].bytes().all(|byte| byte.is_ascii_digit())
    };
    let words = survey::words::<Sakkara>(1, 2);
    let named: Vec<&String> = words.iter().filter(is_cell).collect();
    assert!(named.len() > 130, "the games went to {} cells", named.len());
    for name in named {
        assert!(cells.contains_key(name.as_str()), "{name} is not on the board");
    }
}

#[test]
fn no_two_places_are_in_one_spot() {
    let board = board("red, yellow, blue, green");
    let mut spots: Vec<(u64, u64)> = cells(&board).into_values().collect();
    for colour in list(&board, "colours") {
        spots.extend(list(colour, "outside").iter().map(spot));
    }
    assert_eq!(spots.len(), 169 + 12);
    assert_eq!(spots.iter().collect::<BTreeSet<_>>().len(), spots.len());
    assert!(spots.iter().all(|(x, y)| *x < 1500 && *y < 1500));
}

#[test]
fn levels_and_walls_are_closed_rings_of_neighbours() {
    let board = board("red, blue");
    let cells = cells(&board);
    let ring = |names: &[Value]| -> usize {
        let spots: Vec<(u64, u64)> = names.iter().map(|name| cells[name.as_str().unwrap()]).collect();
        for (number, one) in spots.iter().enumerate() {
            let other = spots[(number + 1) % spots.len()];
            assert_eq!(one.0.abs_diff(other.0) + one.1.abs_diff(other.1), 100, "{names:?}");
        }
        // Clockwise, with north up: from the north-western corner to the right.
        assert!(spots[1].0 > spots[0].0 && spots[0].1 < 750);
        names.len()
    };
    let levels: Vec<usize> = list(&board, "levels").iter().map(|level| ring(list(level, "fields"))).collect();
    let walls: Vec<usize> = list(&board, "walls").iter().map(|wall| ring(list(wall, "cells"))).collect();
    assert_eq!((levels, walls), (vec![48, 32, 16], vec![40, 24, 8]));
    let bridges: Vec<usize> = list(&board, "walls").iter().map(|wall| list(wall, "first").len()).collect();
    assert_eq!(bridges, [4, 2, 1]);
    assert_eq!(board["walls"][2]["first"][0], board["ankh"]);
}

#[test]
fn walls_and_nothing_else_show_hieroglyphs() {
    let board = board("red, blue");
    let glyphs: BTreeMap<&str, Option<u64>> = list(&board, "cells")
        .iter()
        .map(|cell| (cell["name"].as_str().unwrap(), cell["glyph"].as_u64()))
        .collect();
    assert_eq!(glyphs.values().flatten().count(), 40 + 24 + 8);
    for wall in list(&board, "walls") {
        for pair in list(wall, "cells").windows(2) {
            let [one, other] = [&pair[0], &pair[1]].map(|name| glyphs[name.as_str().unwrap()]);
            assert!(one.is_some() && other.is_some() && one != other, "{pair:?}");
        }
    }
}

#[test]
fn the_seats_are_those_of_the_setup() {
    let board = board("yellow, green");
    let sides =
        list(&board, "colours").iter().map(|side| (side["colour"].as_str(), side["entrance"].as_str()));
    assert_eq!(sides.collect::<Vec<_>>(), [(Some("yellow"), Some("m13")), (Some("green"), Some("a1"))]);
}
