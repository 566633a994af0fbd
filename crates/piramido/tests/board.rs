//! The boards as a page gets them: every place that a view, an event or an action names is on one, each in its own
//! spot.

use std::collections::BTreeSet;

use game::{Setup, Tabletop, Value, survey, to_value};
use piramido::Piramido;

fn board(routes: &str) -> Value {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_option("routes", routes).unwrap();
    to_value(&Piramido::board(&setup))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn spot(place: &Value) -> (u64, u64) {
    (place["x"].as_u64().unwrap(), place["y"].as_u64().unwrap())
}

fn names<'a>(places: impl IntoIterator<Item = &'a Value>) -> BTreeSet<&'a str> {
    places.into_iter().map(|place| place["name"].as_str().unwrap()).collect()
}

#[test]
fn every_place_that_is_named_is_on_a_board() {
    let board = board("A, C");
    let steps = names(list(&board["pyramid"]["steps"]));
    let labyrinth = &board["labyrinth"];
    let spaces = list(&labyrinth["rows"]).iter().flat_map(list).chain(list(&labyrinth["starts"]));
    let spaces = names(spaces.chain([&labyrinth["chamber"]]));
    assert_eq!((steps.len(), spaces.len()), (81, 66 + 3));
    let (mut on_steps, mut on_spaces) = (0, 0);
    for word in &survey::words::<Piramido>(191, 1) {
        match word.as_bytes() {
            [b'a'..=b'o', b'0'..=b'9'] => {
                assert!(steps.contains(word.as_str()), "{word} is not on the pyramid");
                on_steps += 1;
            }
            [b'0'..=b'9', b'a'..=b'z'] => {
                assert!(spaces.contains(word.as_str()), "{word} is not in the labyrinth");
                on_spaces += 1;
            }
            _ => {}
        }
    }
    assert_eq!((on_steps, on_spaces), (41, 66), "the games went everywhere");
}

#[test]
fn no_two_places_of_a_board_are_in_one_spot() {
    let board = board("A, C, D");
    let (labyrinth, scores) = (&board["labyrinth"], &board["scoreboard"]);
    let pyramid: Vec<_> = list(&board["pyramid"]["steps"]).iter().map(spot).collect();
    let spaces = list(&labyrinth["rows"]).iter().flat_map(list).chain(list(&labyrinth["starts"]));
    let spaces: Vec<_> = spaces.chain([&labyrinth["chamber"]]).map(spot).collect();
    let row = |row: &Value| -> Vec<(u64, u64)> {
        list(&row["spaces"]).iter().chain([&row["symbol"], &row["arrival"]]).map(spot).collect()
    };
    let cells: Vec<_> = list(&scores["rows"]).iter().flat_map(row).collect();
    for (spots, count, plan) in
        [(pyramid, 81, &board["pyramid"]), (spaces, 66 + 6 + 1, labyrinth), (cells, 3 * 8, scores)]
    {
        assert_eq!(spots.len(), count);
        assert_eq!(spots.iter().collect::<BTreeSet<_>>().len(), count);
        let [width, height] = ["width", "height"].map(|side| plan[side].as_u64().unwrap());
        assert!(spots.iter().all(|(x, y)| *x < width && *y < height));
    }
}

#[test]
fn the_boards_show_what_lies_open() {
    let board = board("B");
    assert_eq!(board["pyramid"]["top"], "e5");
    let step = |name: &str| {
        let steps = list(&board["pyramid"]["steps"]);
        steps.iter().find(|step| step["name"] == name).unwrap()
    };
    assert_eq!((step("e5")["level"].as_u64(), step("e5")["sign"].as_str()), (Some(4), None));
    assert_eq!((step("a4")["level"].as_u64(), step("a4")["sign"].as_str()), (Some(0), Some("L")));
    assert_eq!((step("a4")["part"].as_str(), step("a1")["part"].as_str()), (Some("forecourt"), None));
    assert_eq!(
        list(&board["pyramid"]["ways"]).len(),
        8 + 16 + 16 + 4 + 4,
        "forecourts, stairs, gallery, gates, top"
    );
    assert!(spot(step("a9")).1 < spot(step("a1")).1, "north is up");
    assert_eq!(board["labyrinth"]["chamber"]["opens"], "6f");
    assert_eq!(list(&board["scoreboard"]["rows"]).len(), 1);
    // Reels are not a part of a board: it is the same whatever is drawn.
    assert!(!board.to_string().contains("reel"));
}
