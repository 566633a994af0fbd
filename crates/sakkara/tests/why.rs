//! Why actions are refused: position, action, the rule and what is said. In positions `#` stands for the bridges' first
//! fields, and `/` for a set of stones that is off the board.

use game::{Match, PlayError, Rule as _, Setup, Tabletop, survey};
use sakkara::{Rule, Sakkara};
use words::{Language, sentence_in_every_language, some_in_every_language};

#[track_caller]
fn refused(position: &str, action: &str, rule: &str, text: &str) {
    let position = position.replace('#', "B=b7+g12+g2+l7,G=g10+g4,W=g7").replace('/', "R:-,I:-,O:-");
    let mut setup = Setup::default_of(Sakkara::SPEC);
    if position.contains('|') {
        setup.set_option("opening", "fists").unwrap();
    }
    let read = Sakkara::parse(&setup, &position).unwrap_or_else(|error| panic!("{error} in {position}"));
    match Match::at(&setup, read).play(action.parse().unwrap()) {
        Err(PlayError::Illegal { why, .. }) => {
            sentence_in_every_language(&why.reason);
            let said = Language::ENGLISH.say(&why.reason);
            assert_eq!((why.rule, said.as_str()), (rule, text));
        }
        other => panic!("{action} at {position}: {other:?}"),
    }
}

const START: &str = "r=/;b=/ # r0b0 r4 - -";
const STONES: &str = "rulebook: Stones";
/// Ra has gone east, Isis stands beside a wall, Osiris is outside.
const TURN: &str = "r=R:c13,I:f13,O:-;b=R:m1,I:-,O:- # r0b0 r2 R:e,I:e -";

#[test]
fn k12_the_bid_comes_first() {
    let hiding = "r=/;b=/ # r0b0 r? | -";
    refused(hiding, "guess:3", "K12", "Red hides stones first; all guess when all have hidden.");
    refused(hiding, "enter:R", "K12", "Red hides 0 to 3 stones in the fist first.");
    let guessing = "r=/;b=/ # r0b0 b! 2,1|3 -";
    refused(guessing, "guess:3", "K12", "Red has named 3 already.");
    refused(guessing, "guess:7", "K12", "2 fists hold 6 stones at the most, not 7.");
    refused(guessing, "fist:1", "K12", "All fists are closed, and Blue names a total now.");
    refused(guessing, "enter:R", "K12", "Blue names a total of all fists first.");
    refused(START, "fist:1", "K12", "No bid is going on.");
}

#[test]
fn k13_without_a_stone_on_the_board_the_last_move_enters_one() {
    let last = START.replace("r4", "r1");
    let text = "Red has no stone on the board and must bring one in with the last move.";
    refused(&last, "bridge:g12-f12", "K13", text);
    refused(&last, "R:a13-b13", "K13", text);
    // Before the last move all is free, but a stone that is off the board does not step.
    refused(START, "R:a13-b13", STONES, "Ra of Red is not on the board and has to be brought in first.");
    refused(START, "bridge:g12-g11", "K7", "From g12 the black bridge goes along its wall, to h12 or f12.");
}

#[test]
fn k5_a_stone_enters_once_and_not_onto_an_own_stone() {
    refused(TURN, "enter:R", STONES, "Ra is on the board already, on c13.");
    let taken = "r=R:a13,I:-,O:-;b=/ # r0b0 r3 - -";
    refused(taken, "enter:I", "K5", "Ra of Red stands on the entrance a13.");
}

#[test]
fn a_stone_goes_from_where_it_stands() {
    refused(TURN, "O:a13-b13", STONES, "Osiris of Red is not on the board and has to be brought in first.");
    refused(TURN, "R:a13-b13", STONES, "Ra of Red stands on c13, not on a13.");
}

#[test]
fn k2_walls_are_closed() {
    refused(TURN, "R:c13-c12", "K2", "c12 is a wall, and no bridge lies on it.");
    refused(TURN, "I:f13-f12", "K2", "f12 is a wall, and no bridge lies on it.");
}

#[test]
fn k3_isis_and_osiris_turn_one_way() {
    let isis = "r=R:-,I:g13,O:-;b=/ # r0b0 r2 I:e -";
    let right = "Isis came to g13 heading east and goes straight on or turns left there, not right.";
    refused(isis, "I:g13-g12", "K3", right);
    let back = "Isis came to g13 heading east and goes straight on or turns left there, not back.";
    refused(isis, "I:g13-f13", "K3", back);
    let osiris = "r=R:-,I:-,O:g1;b=/ # r0b0 r2 O:e -";
    let left = "Osiris came to g1 heading east and goes straight on or turns right there, not left.";
    refused(osiris, "O:g1-g2", "K3", left);
}

#[test]
fn k4_a_jump_goes_over_stones_to_a_field() {
    let crowd = "r=R:c13,I:d13,O:e13;b=/ # r0b0 r4 - -";
    refused(
        crowd,
        "R:c13-d13",
        "K4",
        "Isis of Red stands on d13: one’s own stone can be jumped over, but not landed on.",
    );
    refused(crowd, "R:c13-b13-a13", "K4", "A jump goes over stones, and b13 is empty.");
    refused(crowd, "R:c13-d13-c13", "K4", "A jump comes to no field twice, and this one comes to c13 again.");
    let moves = crowd.replace("r4", "r2");
    refused(&moves, "R:c13-d13-e13-f13", "rulebook: Moves", "This takes 3 moves, and Red has 2 left.");
    let ankh = "r=R:g9,I:g8,O:-;b=/ B=b7+g12+g2+l7,G=g10+g4,W=g8 r0b0 r4 - -";
    refused(ankh, "R:g9-g8-g7-g6", "K4", "On the Ankh field every way ends.");
}

#[test]
fn k6_bound_stones_leave_their_bridges() {
    let bound = "r=R:g12,I:c13,O:-;b=/ # r0b0 r1 - R";
    let text = "Red has one move left and needs it to leave the bridge: Ra on g12.";
    refused(bound, "enter:O", "K6", text);
    refused(bound, "I:c13-d13", "K6", text);
    refused(bound, "bridge:b7-b8", "K6", text);
}

#[test]
fn k7_bridges_move_along_their_walls() {
    refused(TURN, "bridge:a1-a2", "rulebook: Bridges", "No bridge lies on a1.");
    refused(TURN, "bridge:f12-e12", "rulebook: Bridges", "No bridge lies on f12.");
    let along = "From g12 the black bridge goes along its wall, to h12 or f12.";
    refused(TURN, "bridge:g12-g13", "K7", along);
    refused(TURN, "bridge:g12-c12", "K7", along);
    let two = "r=R:c13,I:-,O:-;b=/ B=b7+f12+g12+l7,G=g10+g4,W=g7 r0b0 r2 - -";
    refused(two, "bridge:g12-f12", "K7", "Another bridge lies on f12.");
    let stone = "r=R:c13,I:-,O:-;b=R:g12,I:-,O:- # r0b0 r2 - -";
    refused(stone, "bridge:g12-f12", "K7", "Ra of Blue stands on the bridge on g12.");
}

#[test]
fn k8_the_white_bridge_waits_for_a_capture() {
    let text = "The white bridge leaves g7 only at the end of a turn with a capture.";
    refused(TURN, "bridge:g7-g8", "K8", text);
    let due = "r=R:c13,I:-,O:-;b=/ # r0b0 r* R:e x";
    refused(due, "bridge:g7-g9", "K8", "The white bridge goes from g7 to f7, g6, g8 or h7, not to g9.");
    let only = "Red has captured and has only the white bridge left to move, from g7.";
    refused(due, "R:c13-d13", "K8", only);
    refused(due, "enter:I", "K8", only);
}

#[test]
fn every_rule_of_the_list_is_a_reason_and_a_ruling_or_a_chapter() {
    let rules = survey::reasons::<Sakkara>(
        1,
        2,
        &["bridge:a1-g7", "O:a1-a2-a3-a4-a5-a6-a7", "guess:12"],
        some_in_every_language(),
    );
    for rule in Rule::ALL.iter().map(|rule| rule.name()) {
        let ruling = rule.strip_prefix('K').and_then(|number| number.parse().ok());
        assert!(
            ruling.is_some_and(|number: u8| (1..=13).contains(&number)) || rule.starts_with("rulebook: ")
        );
        assert!(rules.contains_key(rule), "{rule} is not among {rules:?}");
    }
}
