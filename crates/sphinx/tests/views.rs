//! X10: what each viewer is told, in views, events, records and pictures, and not one bit more.

mod common;

use common::{open, play};
use game::{AnyMatch, Game, Match, Said, Seat, Viewer};
use serde_json::json;
use sphinx::Sphinx;
use words::Language;

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));

fn told(position: &str, action: &str, viewer: Viewer) -> String {
    let events = open(position).position().events(action.parse().unwrap(), viewer);
    events.iter().map(|event| Language::ENGLISH.tell(&event.said())).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_view_shows_what_the_viewer_has_seen() {
    let table = open("p1=0,p2=4 p1=-,p2=R RBGYPW p1=R???P?,p2=R??Y?? p1:roll - - -");
    let view = |viewer| table.position().view(viewer).to_string();
    assert_eq!(view(P1), "p1=0,p2=4 p1=-,p2=R R???P? p1=R???P?,p2=*??*?? p1:roll - - -");
    assert_eq!(view(P2), "p1=0,p2=4 p1=-,p2=R R??Y?? p1=*???*?,p2=R??Y?? p1:roll - - -");
    assert_eq!(view(Viewer::Spectator), "p1=0,p2=4 p1=-,p2=R ?????? p1=*???*?,p2=*??*?? p1:roll - - -");
}

#[test]
fn a_view_as_data_names_things_as_notations_do() {
    let table = open("p1=13,p2=13 p1=R,p2=RG RBGYPW p1=????P?,p2=R????? p1:steal 2,S L +2");
    let expected = json!({
        "viewer": "p1",
        "rules": { "dice": "three", "doors": "forced", "returns": "forced", "order": "strict" },
        "turns": 0, "turns_left": 600,
        "seats": [
            { "seat": "p1", "field": 13, "square": "i6", "cards": ["R"], "seen": [{ "slot": "T2", "colour": "P" }] },
            { "seat": "p2", "field": 13, "square": "i6", "cards": ["R", "G"],
              "seen": [{ "slot": "G1", "colour": null }] },
        ],
        "sphinxes": [
            { "slot": "G1", "colour": null }, { "slot": "G2", "colour": null }, { "slot": "G3", "colour": null },
            { "slot": "T1", "colour": null }, { "slot": "T2", "colour": "P" }, { "slot": "T3", "colour": null },
        ],
        "turn": "p1", "phase": "steal", "dice": ["2", "S"], "thrown": ["2", "S"], "looked": true, "robbed": [],
        "walk": 2, "card": null, "victim": "p2", "door": null, "winners": null,
    });
    assert_eq!(AnyMatch::view(&table, P1), expected);
}

#[test]
fn a_view_keeps_the_dice_that_were_used() {
    let mut table = open("p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -");
    play(&mut table, "roll:1,5,S +1 swap:G1:T1");
    let view = AnyMatch::view(&table, P2);
    assert_eq!((&view["thrown"], &view["dice"]), (&json!(["1", "5", "S"]), &json!(["5"])));
    play(&mut table, "+5");
    assert_eq!(
        AnyMatch::view(&table, P2)["thrown"],
        json!(["1", "5", "S"]),
        "on the card field 4 the turn goes on"
    );
    play(&mut table, "leave nopeek");
    assert_eq!(AnyMatch::view(&table, P2)["thrown"], json!([]), "the next turn has not been thrown for");
}

#[test]
fn a_walk_is_told_field_by_field_and_a_door_with_all_that_it_turns() {
    let table = open("p1=6,p2=34 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 4,5 - -");
    let told = |action: &str| json!(table.position().events(action.parse().unwrap(), P2));
    let walked =
        |to: u8, path: Vec<u8>| json!({ "kind": "walked", "seat": "p1", "from": 6, "to": to, "path": path });
    assert_eq!(told("+4")[0], walked(8, vec![6, 7, 8]), "as far as the card of 8");
    let back = told("-4");
    assert_eq!(back[0], walked(4, vec![6, 5, 4]), "as far as the card of 4");
    let table = open("p1=5,p2=34 p1=R,p2=- RBGYPW p1=??????,p2=?????? p1:dice 3 - -");
    let told = json!(table.position().events("-3".parse().unwrap(), P2));
    let expected = json!([
        { "kind": "walked", "seat": "p1", "from": 5, "to": 4, "path": [5, 4] },
        { "kind": "gave_back", "seat": "p1", "colour": "R" },
        { "kind": "walked", "seat": "p1", "from": 4, "to": 2, "path": [4, 3, 2] },
        { "kind": "turned", "seat": "p1", "door": 1, "fields": [2, 3, 33, 34] },
        { "kind": "carried", "seat": "p1", "from": 2, "to": 34 },
        { "kind": "carried", "seat": "p2", "from": 34, "to": 2 },
        { "kind": "turn_began", "seat": "p2" },
    ]);
    assert_eq!(told, expected);
}

#[test]
fn a_look_is_told_only_to_the_one_who_looks() {
    let before = "p1=15,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:peek S - +0";
    assert_eq!(told(before, "peek:T2", P1), "Player 1 looks under temple sphinx 2: purple.");
    assert_eq!(told(before, "peek:T2", P2), "Player 1 looks under temple sphinx 2.");
    let table = open(before);
    let events = table.position().events("peek:T2".parse().unwrap(), P2);
    assert_eq!(
        serde_json::to_value(&events).unwrap(),
        json!([{ "kind": "looked", "seat": "p1", "slot": "T2", "colour": null }])
    );
}

#[test]
fn a_failed_attempt_shows_the_guards_only_to_the_one_who_made_it() {
    let before = "p1=77,p2=5 p1=RBG,p2=- RGBYPW p1=??????,p2=?????? p1:attempt - - +0";
    let after = "Player 1 loses all cards and is back on the start. It is the turn of Player 2.";
    assert_eq!(
        told(before, "attempt:RBG", P1),
        format!("Player 1 names red, blue and green: wrong, the guards are red, green and blue. {after}")
    );
    for viewer in [P2, Viewer::Spectator] {
        assert_eq!(
            told(before, "attempt:RBG", viewer),
            format!("Player 1 names red, blue and green: wrong. {after}")
        );
    }
}

#[test]
fn events_tell_a_walk_through_cards_pawns_and_doors() {
    let before = "p1=16,p2=45,p3=0 p1=Y,p2=-,p3=- RBGYPW p1=??????,p2=??????,p3=?????? p1:dice 3,S - -";
    assert_eq!(
        told(before, "+3", P2),
        "Player 1 walks from 16 to 17. Player 1 gives the yellow card back. Player 1 walks from 17 to 19. Player 1 turns door 3. \
         The door takes Player 1 from 19 to 45. The door takes Player 2 from 45 to 19."
    );
    let deal = "p1=0,p2=0 p1=-,p2=- ?????? p1=??????,p2=?????? p1:deal - - -";
    assert_eq!(
        told(deal, "deal:RBGYPW", P1),
        "The sphinxes are in their places. It is the turn of Player 1."
    );
    let passing = "p1=11,p2=12 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 3 - -";
    assert_eq!(told(passing, "+3", P1), "Player 1 walks from 11 to 13.", "a walk is told in one piece");
}

#[test]
fn the_deal_is_hidden_in_a_live_record_and_open_in_a_finished_one() {
    let mut table = Match::<Sphinx>::new(&common::setup("p1=0,p2=0", &[]));
    play(&mut table, "deal:RBGYPW roll:1,2,S +1 swap:G1:T1");
    for viewer in [P1, P2, Viewer::Spectator] {
        let record = table.record(Some(viewer));
        assert!(record.contains("chance deal:??????\nchance roll:1,2,S\np1 +1\np1 swap:G1:T1\n"), "{record}");
    }
    assert!(table.record(None).contains("chance deal:RBGYPW\n"));
    let over = open("p1=80,p2=3 p1=RBG,p2=- RBGYPW p1=RBG???,p2=???Y?? p1:over - - -");
    assert_eq!(over.position().view(Viewer::Spectator).to_string(), over.position().to_string());
}

#[test]
fn the_picture_fits_a_terminal_and_shows_no_secret() {
    let table = open(
        "p1=0,p2=13,p3=0,p4=45 p1=R,p2=RG,p3=-,p4=- RBGYPW p1=????P?,p2=R?????,p3=??????,p4=?????? \
                      p2:dice 2,4,S - -",
    );
    let picture = AnyMatch::text_board(&table, P1).text(|message| Language::ENGLISH.say(message));
    assert!(picture.lines().all(|line| line.chars().count() <= 100), "{picture}");
    for part in [
        "T1 ?",
        "|  0 >>     1        2 d1     3 d1     4 [R] ",
        "|p1p3",
        "Sphinxes  G1 ?  G2 ?  G3 ?  T1 ?  T2 P  T3 ?",
        "> p2 Player 2    field 13  cards R . G . . .  has seen G1\n",
        "Player 2 uses the dice one by one. Dice left: 2, 4 and snakes.",
    ] {
        assert!(picture.contains(part), "{part} in\n{picture}");
    }
}
