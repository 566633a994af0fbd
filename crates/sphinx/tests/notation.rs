//! Notations and position strings that are refused, and what is said about them.

mod common;

use common::{open, setup};
use game::Tabletop;
use sphinx::{Action, Sphinx};

#[test]
fn actions_have_one_spelling() {
    let all = "deal:WPYGBR roll:1,1,S roll:2,6,4 roll:3,5 +1 -6 swap:G3:T1 take leave peek:T2 nopeek steal:p4:W \
               nosteal turn stay attempt:WRP pass";
    for text in all.split_whitespace() {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn bad_actions_say_where_and_what() {
    let cases = [
        ("", "column 1: found nothing, expected an action such as `+3`, `take` or `swap:G1:T3`"),
        ("fly", "column 1: found `fly`, expected an action such as `+3`, `take` or `swap:G1:T3`"),
        ("+7", "column 2: found `7`, expected a number from 1 to 6"),
        ("-0", "column 2: found `0`, expected a number from 1 to 6"),
        ("+03", "column 2: found `03`, expected a number from 1 to 6"),
        ("take:R", "column 5: found `:R`, expected nothing more"),
        ("peek", "column 5: found nothing, expected `:`"),
        ("peek:T4", "column 6: found `T4`, expected a sphinx from `G1` to `T3`"),
        ("swap:T1:G1", "column 6: found `T1:G1`, expected `G1`, `G2` or `G3`"),
        ("swap:G1:G2", "column 9: found `G2`, expected `T1`, `T2` or `T3`"),
        ("steal:p5:R", "column 7: found `p5:R`, expected a seat from `p1` to `p4`"),
        ("steal:p2:r", "column 10: found `r`, expected one of the colours R, B, G, Y, P, W"),
        ("attempt:RGR", "column 11: found `R`, expected a colour that was not named before"),
        ("attempt:RGBY", "column 12: found `Y`, expected nothing more"),
        ("deal:??????", "column 6: found `??????`, expected one of the colours R, B, G, Y, P, W"),
        ("deal:RBGYPP", "column 11: found `P`, expected a colour that was not named before"),
        ("roll:1,2,5", "column 10: found `5`, expected a number from 1 to 4 or `S`"),
        ("roll:1,S,2", "column 8: found `S,2`, expected a number from 1 to 6"),
    ];
    for (text, expected) in cases {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn chance_may_only_bring_what_dice_can_show() {
    let mut table = open("p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -");
    let error = table.play("roll:5,2,S".parse().unwrap()).unwrap_err();
    let expected = "found `roll:5,2,S`, which is not legal here (X1), expected `roll:A,B,C` with A ≤ B";
    assert_eq!(error.to_string(), expected);
}

/// A position string of two seats with one of its eight fields replaced.
fn with(field: usize, text: &str) -> String {
    let good = "p1=12,p2=13 p1=RG,p2=- RBGYPW p1=R?????,p2=?????? p1:dice 2,5,S - -";
    let mut fields: Vec<&str> = good.split(' ').collect();
    fields[field - 1] = text;
    fields.join(" ")
}

fn refusal(options: &[(&str, &str)], text: &str) -> String {
    let setup = setup("p1=0,p2=0", options);
    Sphinx::parse(&setup, text).expect_err(text).to_string()
}

#[test]
fn bad_position_strings_say_where_and_what() {
    open(&with(8, "-"));
    let cases = [
        (with(1, "p1=12"), "column 6: found nothing, expected `,`"),
        (with(1, "p1=12,p2=81"), "column 10: found `81`, expected a number from 0 to 80"),
        (with(1, "p1=12,p2=13,p3=0"), "column 12: found `,p3=0`, expected nothing more"),
        (with(1, "p1=12,p2=12"), "column 1: found `p1=12,p2=12`, expected no two pawns on field 12"),
        (
            with(1, "p1=12,p2=77"),
            "column 1: found `p1=12,p2=77`, expected p2 on a field where it may stand in this phase",
        ),
        (
            with(2, "p1=GR,p2=-"),
            "column 17: found `R,p2=-`, expected different colours in the order R, B, G, Y, P, W",
        ),
        (with(3, "RBGYPP"), "column 29: found `P`, expected a colour that was not named before"),
        (with(3, "??????"), "column 34: found `R?????,p2=??????`, expected `?` or the colour under G1"),
        (
            with(4, "p1=W?????,p2=??????"),
            "column 34: found `W?????,p2=??????`, expected `?` or the colour under G1",
        ),
        (with(5, "p3:dice"), "column 51: found `p3:dice`, expected a seat of this game"),
        (with(5, "p1:walk"), "column 54: found `walk`, expected a phase such as `roll`, `dice` or `take`"),
        (with(5, "p1:roll"), "column 59: found `2,5,S`, expected `-`, for no dice are left in this phase"),
        (with(5, "p1:take"), "column 67: found `-`, expected the walk in progress, such as `+3`"),
        (with(6, "5,2"), "column 61: found `2`, expected the dice in ascending order, `S` last"),
        (with(6, "S,S"), "column 59: found `S,S`, expected dice that can fall so"),
        (with(6, "5,5,6"), "column 59: found `5,5,6`, expected dice that can fall so"),
        (with(6, "1,1,2,2"), "column 65: found `2`, expected at most three dice"),
        (with(6, "-"), "column 59: found `-`, expected dice that can be left in this phase"),
        (with(7, "L"), "column 65: found `L`, expected `-`, for nobody has walked in this turn"),
        (with(7, "p1"), "column 65: found `p1`, expected another seat, for nobody steals from themselves"),
        (
            with(7, "x"),
            "column 65: found `x`, expected `L` for a look, the seats stolen from in seat order, or `-`",
        ),
        (with(8, "+3"), "column 67: found `+3`, expected `-`, for nobody walks in this phase"),
        (with(8, "- "), "column 68: found ` `, expected nothing more"),
        (with(8, "-0"), "column 68: found `0`, expected a number from 1 to 5"),
    ];
    for (text, expected) in cases {
        assert_eq!(refusal(&[], &text), expected, "{text}");
    }
}

#[test]
fn positions_that_no_game_comes_to_are_refused() {
    let cases = [
        // Nothing to ask: no card field, colour in hand, no mummy, looked before, no pawn, nothing to steal, last
        // field.
        "p1=12,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:take S - +1",
        "p1=13,p2=0 p1=G,p2=- RBGYPW p1=??????,p2=?????? p1:take S - +1",
        "p1=14,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:peek S - +1",
        "p1=15,p2=0 p1=-,p2=- RBGYPW p1=R?????,p2=?????? p1:peek S L +1",
        "p1=12,p2=14 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:steal S - +1",
        "p1=12,p2=12 p1=R,p2=R RBGYPW p1=??????,p2=?????? p1:steal S - +1",
        "p1=12,p2=12 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:steal S p2 +1",
        "p1=12,p2=12 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:steal S - +0",
        // Walks that cannot end there or cannot have begun.
        "p1=4,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:take S - -5",
        "p1=13,p2=15 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:take S - +2",
        "p1=75,p2=75 p1=RB,p2=G RBGYPW p1=??????,p2=?????? p1:steal S - +2",
        "p1=74,p2=74 p1=RBY,p2=G RBGYPW p1=??????,p2=?????? p1:steal S - +4",
        // Both plain dice are left, so a walk is by the snake die, which has no 5.
        "p1=13,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:take 5,6 - +4",
        // An attempt elsewhere or with two cards, doors that are forced, a look that showed nothing.
        "p1=76,p2=0 p1=RBG,p2=- RBGYPW p1=??????,p2=?????? p1:attempt S - +0",
        "p1=77,p2=0 p1=RB,p2=- RBGYPW p1=??????,p2=?????? p1:attempt S - +0",
        "p1=2,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:door S - +0",
        "p1=2,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice S L -",
        // Before the deal nothing has happened.
        "p1=1,p2=0 p1=-,p2=- ?????? p1=??????,p2=?????? p1:deal - - -",
        "p1=0,p2=0 p1=R,p2=- ?????? p1=??????,p2=?????? p1:deal - - -",
        "p1=0,p2=0 p1=-,p2=- ?????? p1=??????,p2=?????? p2:deal - - -",
        "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:deal - - -",
        "p1=0,p2=0 p1=-,p2=- ?????? p1=??????,p2=?????? p1:roll - - -",
        // A turn that would have ended, and winners who cannot have won.
        "p1=0,p2=3 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 3 - -",
        "p1=80,p2=3 p1=RB,p2=- RBGYPW p1=RBG???,p2=?????? p1:over - - -",
        "p1=80,p2=3 p1=RBG,p2=- RBGYPW p1=RB????,p2=?????? p1:over - - -",
        "p1=80,p2=3 p1=RBG,p2=- RBGYPW p1=RBG???,p2=?????? p2:over - - -",
    ];
    for text in cases {
        refusal(&[], text);
    }
    // With two dice there are no snakes, and no third die.
    let roll = "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice";
    refusal(&[("dice", "two")], &format!("{roll} 1,S - -"));
    refusal(&[("dice", "two")], &format!("{roll} 1,1,1 - -"));
}

#[test]
fn kinds_of_actions_are_those_that_the_spec_names() {
    for (action, kind) in
        [("+3", Some("+N")), ("-3", Some("-N")), ("nopeek", Some("nopeek")), ("steal:p2:R", Some("steal"))]
    {
        assert_eq!(Sphinx::SPEC.kind(action), kind, "{action}");
    }
}
