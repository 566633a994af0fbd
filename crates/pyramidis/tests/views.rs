//! What a page gets: a position as data, and how each pyramid of a move goes.

use game::{AnyGame, AnyMatch, Registered, Setup, Tabletop, Value, Viewer};
use pyramidis::Pyramidis;
use serde_json::json;

fn at(edition: &str, position: &str) -> Box<dyn AnyMatch> {
    let mut setup = Setup::default_of(Pyramidis::SPEC);
    setup.set_option("edition", edition).unwrap();
    Registered::<Pyramidis>::GAME
        .open_at(&setup, position)
        .unwrap_or_else(|error| panic!("{error} in {position}"))
}

/// Who has won and by what, after red has played this.
fn ended(edition: &str, position: &str, action: &str) -> (Value, Value) {
    let mut table = at(edition, position);
    table.play("red", action).unwrap_or_else(|error| panic!("{error}"));
    let view = table.view(Viewer::Spectator);
    (view["winners"].clone(), view["ended"].clone())
}

#[test]
fn a_view_has_all_that_is_on_the_table() {
    let expected = json!({
        "edition": "international", "turn": "red", "goal": 5, "actions": 0, "actions_left": 1000,
        "stacks": { "a5": ["yellow", "red"], "g5": ["yellow"] },
        "players": [
            { "colour": "red", "start": 6, "home": 1 },
            { "colour": "yellow", "start": 6, "home": 0 },
        ],
        "winners": null, "ended": null,
    });
    assert_eq!(at("international", "a5=yr,g5=y r6y6 r1y0 r").view(Viewer::Spectator), expected);
}

#[test]
fn a_view_says_by_what_the_game_is_over() {
    assert_eq!(ended("international", "b4=r r3y8 r4y0 r", "move:b4"), (json!(["red"]), json!("home")));
    assert_eq!(ended("international", "b4=r r4y8 r3y0 r", "move:b4"), (json!(null), json!(null)));
    // Yellow has nothing but the stack on a5, which red's pyramid covers.
    let last = "a5=yyyy r8y0 r0y4 r";
    assert_eq!(ended("german", last, "start:1"), (json!(["red"]), json!("blockade")));
    assert_eq!(ended("international", last, "start:1"), (json!(null), json!(null)));
}

#[test]
fn a_move_is_told_pyramid_by_pyramid() {
    let mut table = at("international", "b4=yyyyy,c4=yrr r6y2 r0y0 r");
    table.play("red", "move:c4").unwrap();
    let events: Vec<Value> = table.events(1, Viewer::Spectator).into_iter().map(|(_, data)| data).collect();
    let expected = json!([
        { "kind": "lifted", "seat": "red", "square": "c4", "height": 3 },
        { "kind": "jumped", "square": "b4" },
        { "kind": "dropped", "pyramid": "yellow", "square": "a4" },
        { "kind": "came_home", "pyramid": "red", "square": "a4", "home": 1 },
        { "kind": "came_home", "pyramid": "red", "square": "a4", "home": 2 },
    ]);
    assert_eq!(json!(events), expected);
}
