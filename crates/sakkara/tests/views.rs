//! What a page gets: the table as data, and what of a bid it may know.

use game::{AnyMatch, Game, Match, Seat, Setup, Tabletop, Value, Viewer};
use sakkara::{Action, Sakkara};
use serde_json::json;
use words::Language;

fn view(position: &str, actions: &str, viewer: Viewer) -> Value {
    let mut setup = Setup::default_of(Sakkara::SPEC);
    setup.set_option("opening", if position.contains('|') { "fists" } else { "fixed" }).unwrap();
    let read = Sakkara::parse(&setup, position).unwrap_or_else(|error| panic!("{error} in {position}"));
    let mut table = Match::at(&setup, read);
    for action in actions.split_whitespace() {
        table.play(action.parse::<Action>().unwrap()).unwrap_or_else(|error| panic!("{error}"));
    }
    AnyMatch::view(&table, viewer)
}

const BRIDGES: &str = "B=b7+g12+g2+l7,G=g10+g4,W=g8";

#[test]
fn a_turn_has_moves_left_of_those_it_began_with() {
    let position = format!("r=R:g9,I:-,O:-;b=R:-,I:-,O:- {BRIDGES} r0b1 r4 - -");
    let now = view(&position, "", Viewer::Spectator);
    assert_eq!((&now["moves"], &now["moves_of_turn"]), (&json!(4), &json!(4)));
    // K10: a visit in this turn gives more moves from the next on.
    let later = view(&position, "R:g9-g8 R:g8-g7", Viewer::Spectator);
    assert_eq!((&later["moves"], &later["moves_of_turn"]), (&json!(2), &json!(4)));
    assert_eq!(later["seats"][0]["cards"], json!(["horus"]));
    let next = view(&position, "R:g9-g8 R:g8-g7 enter:R R:a13-b13", Viewer::Spectator);
    assert_eq!((&next["turn"], &next["moves_of_turn"]), (&json!("blue"), &json!(5)));
    assert_eq!(
        (&next["turns"], &next["turns_left"], &next["visits_to_win"]),
        (&json!(1), &json!(599), &json!(3))
    );
}

#[test]
fn a_stone_shows_its_heading_and_its_duty() {
    let position = format!("r=R:g12,I:-,O:-;b=R:-,I:-,O:- {BRIDGES} r0b2 r4 - R");
    let stone = |actions: &str| view(&position, actions, Viewer::Spectator)["seats"][0]["stones"][0].clone();
    assert_eq!(stone(""), json!({ "stone": "R", "field": "g12", "heading": null, "bound": true }));
    assert_eq!(stone("R:g12-g11"), json!({ "stone": "R", "field": "g11", "heading": "s", "bound": false }));
    assert_eq!(view(&position, "", Viewer::Spectator)["seats"][1]["cards"], json!(["horus", "ankh"]));
}

#[test]
fn the_picture_says_when_a_stone_must_enter() {
    for (moves, text) in
        [(2, "Red has 2 of 5 moves left."), (1, "Red has one move left and must bring a stone in.")]
    {
        let position = format!("r=R:-,I:-,O:-;b=R:m1,I:-,O:- {BRIDGES} r1b0 r{moves} R:s -");
        let read = Sakkara::parse(&Setup::default_of(Sakkara::SPEC), &position).unwrap();
        let picture = Sakkara::text_board(&read.view(Viewer::Spectator));
        let picture = picture.text(|message| Language::ENGLISH.say(message));
        assert!(picture.lines().any(|line| line == text), "{picture}");
    }
}

#[test]
fn a_fist_is_its_owners_secret() {
    let position = "r=R:-,I:-,O:-;b=R:-,I:-,O:- B=b7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r! 2,1| -";
    let fists = |viewer| {
        view(position, "", viewer)["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["fist"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(fists(Viewer::Seat(Seat(0))), [json!("2"), json!("?")]);
    assert_eq!(fists(Viewer::Seat(Seat(1))), [json!("?"), json!("1")]);
    assert_eq!(fists(Viewer::Spectator), [json!("?"), json!("?")]);
}
