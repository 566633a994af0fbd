//! The board as a page gets it: every place that a view, an event or an action names is on it, each in its own spot.

use std::collections::{BTreeMap, BTreeSet};

use game::{Setup, Tabletop, Value, survey, to_value};
use sphinx::{Field, Sphinx};

fn board() -> Value {
    to_value(&Sphinx::board(&Setup::default_of(Sphinx::SPEC)))
}

fn list<'a>(board: &'a Value, key: &str) -> &'a [Value] {
    board[key].as_array().unwrap()
}

fn spot(place: &Value) -> (u64, u64) {
    (place["x"].as_u64().unwrap(), place["y"].as_u64().unwrap())
}

fn fields(board: &Value) -> BTreeMap<u64, (u64, u64)> {
    list(board, "fields").iter().map(|field| (field["field"].as_u64().unwrap(), spot(field))).collect()
}

#[test]
fn every_place_that_is_named_is_on_the_board() {
    let board = board();
    assert!(Field::all().all(|field| fields(&board).contains_key(&field.number().into())));
    let words = survey::words::<Sphinx>(3, 1);
    let squares: BTreeSet<&str> =
        list(&board, "fields").iter().map(|f| f["square"].as_str().unwrap()).collect();
    let slots: BTreeSet<&str> =
        list(&board, "sphinxes").iter().map(|f| f["slot"].as_str().unwrap()).collect();
    let (mut found, mut sphinxes) = (0, BTreeSet::new());
    for word in &words {
        match word.as_bytes() {
            [b'a'..=b'o', b'0'..=b'9'] => {
                assert!(squares.contains(word.as_str()), "{word} is not on the board");
                found += 1;
            }
            [b'G' | b'T', b'0'..=b'9'] => {
                sphinxes.insert(word.as_str());
            }
            _ => {}
        }
    }
    assert!(found > 60, "the games went to {found} squares");
    assert_eq!(sphinxes, slots);
}

#[test]
fn no_two_places_are_in_one_spot() {
    let board = board();
    let mut spots: Vec<(u64, u64)> = fields(&board).into_values().collect();
    // Guards stand on fields of the corridor, temple sphinxes outside.
    let (guards, rooms): (Vec<&Value>, Vec<&Value>) =
        list(&board, "sphinxes").iter().partition(|sphinx| spots.contains(&spot(sphinx)));
    assert_eq!((guards.len(), rooms.len()), (3, 3));
    for (sphinx, field) in guards.iter().zip(77..) {
        assert_eq!(spot(sphinx), fields(&board)[&field]);
    }
    for (sphinx, square) in rooms.iter().zip(["i5", "e9", "a5"]) {
        let beside = &list(&board, "fields")[sphinx["field"].as_u64().unwrap() as usize];
        assert_eq!(beside["square"], square);
        let (one, other) = (spot(sphinx), spot(beside));
        assert_eq!(one.0.abs_diff(other.0) + one.1.abs_diff(other.1), 100);
    }
    spots.extend(rooms.iter().map(|sphinx| spot(sphinx)));
    assert_eq!(spots.iter().collect::<BTreeSet<_>>().len(), 81 + 3);
}

#[test]
fn walls_divide_fields_that_do_not_follow_each_other() {
    let board = board();
    let fields = fields(&board);
    let middle = |wall: &Value| {
        let (from, to) = (spot(&wall["from"]), spot(&wall["to"]));
        assert_eq!(from.0.abs_diff(to.0) + from.1.abs_diff(to.1), 100, "{wall}");
        (u64::midpoint(from.0, to.0), u64::midpoint(from.1, to.1))
    };
    let walls: BTreeMap<(u64, u64), &Value> =
        list(&board, "walls").iter().map(|wall| (middle(wall), wall)).collect();
    assert_eq!(walls.len(), list(&board, "walls").len(), "no wall twice");
    let (mut inner, mut doors) = (0, BTreeMap::new());
    for (one, here) in &fields {
        for (other, there) in fields.range(one + 1..) {
            if here.0.abs_diff(there.0) + here.1.abs_diff(there.1) != 100 {
                continue;
            }
            let between = (u64::midpoint(here.0, there.0), u64::midpoint(here.1, there.1));
            assert_eq!(walls.contains_key(&between), other - one != 1, "between {one} and {other}");
            if let Some(wall) = walls.get(&between) {
                inner += 1;
                if let Some(door) = wall["door"].as_u64() {
                    *doors.entry(door).or_insert(0) += 1;
                }
            }
        }
    }
    assert_eq!(walls.len(), inner + 36, "and the outer wall");
    assert_eq!(doors, (1..=11).map(|door| (door, 2)).collect(), "a door is two fields long");
}

#[test]
fn a_door_turns_its_fields_about_its_pivot() {
    let board = board();
    let fields = fields(&board);
    for door in list(&board, "doors") {
        let pivot = spot(&door["pivot"]);
        for pair in list(door, "pairs") {
            let [one, other] = [0, 1].map(|number| fields[&pair[number].as_u64().unwrap()]);
            assert_eq!((one.0 + other.0, one.1 + other.1), (2 * pivot.0, 2 * pivot.1), "{door}");
        }
    }
    assert_eq!(board["doors"][0]["pairs"], serde_json::json!([[2, 34], [3, 33]]));
}
