//! Rulings K1 to K13 as positions and actions, and the examples of the specification.
//!
//! In positions `#` stands for the bridges' first fields, and `/` for a stone set that is off the board.

mod common;

use common::{FIRST_BRIDGES, check, check_legal, full, legal, open, play};
use game::{Game, Match, PlayError, Said, Setup, Tabletop, Turn, Viewer};
use sakkara::{Action, Cell, Sakkara};
use words::Language;

/// The white bridge is beside the Ankh field.
const UNLOCKED: &str = "B=b7+g12+g2+l7,G=g10+g4,W=g8";

#[test]
fn example_a_whole_turn() {
    check(
        "r=/;b=/ # r0b0 r4 - -",
        "enter:R R:a13-b13 R:b13-c13 bridge:g12-f12",
        "r=R:c13,I:-,O:-;b=/ B=b7+f12+g2+l7,G=g10+g4,W=g7 r0b0 b4 - -",
    );
}

#[test]
fn example_only_entering_is_left_for_the_last_move() {
    let after = "r=/;b=/ B=b7+d12+g2+l7,G=g10+g4,W=g7 r0b0 r1 - -";
    check("r=/;b=/ # r0b0 r4 - -", "bridge:g12-f12 bridge:f12-e12 bridge:e12-d12", after);
    assert_eq!(legal(after).join(" "), "enter:I enter:O enter:R");
}

#[test]
fn example_isis_cannot_turn_right_at_a_corner_but_osiris_can() {
    check_legal("r=R:-,I:m13,O:-;b=/ # r0b0 r2 I:e -", "I:", "");
    check_legal("r=R:-,I:-,O:m13;b=/ # r0b0 r2 O:e -", "O:", "O:m13-m12");
}

#[test]
fn example_over_a_bridge_to_the_middle_level() {
    check(
        "r=R:f13,I:-,O:-;b=/ # r0b0 r4 - -",
        "R:f13-g13 R:g13-g12 R:g12-g11",
        "r=R:g11,I:-,O:-;b=/ # r0b0 r1 R:s -",
    );
}

#[test]
fn k1_two_players_sit_opposite_and_seats_go_clockwise() {
    for seats in ["red, blue", "yellow, green", "red, yellow, green", "red, yellow, blue, green"] {
        let mut setup = Setup::default_of(Sakkara::SPEC);
        setup.set_seats(seats).expect("seats of the specification");
        let start = Sakkara::new(&setup).to_string();
        let letters: String = seats.split(", ").map(|name| &name[..1]).collect::<Vec<_>>().join("0");
        assert!(start.ends_with(&format!("{FIRST_BRIDGES} {letters}0 {}4 - -", &seats[..1])), "{start}");
    }
    let mut setup = Setup::default_of(Sakkara::SPEC);
    assert!(setup.set_seats("red, yellow").is_err());
    check("y=/;g=/ # y0g0 y1 - -", "enter:O", "y=R:-,I:-,O:m13;g=/ # y0g0 g4 - -");
    check("y=R:m13,I:-,O:-;g=/ # y0g0 g4 - -", "enter:I", "y=R:m13,I:-,O:-;g=R:-,I:a1,O:- # y0g0 g3 - -");
}

#[test]
fn k2_walls_stop_a_stone_and_bridges_do_not() {
    check_legal("r=R:g13,I:-,O:-;b=/ # r0b0 r4 - -", "R:", "R:g13-f13 R:g13-g12 R:g13-h13");
    check_legal("r=R:f13,I:-,O:-;b=/ # r0b0 r4 - -", "R:", "R:f13-e13 R:f13-g13");
}

#[test]
fn k2_two_bridges_side_by_side_may_be_walked_along() {
    let bridges = "B=b7+g12+g2+h12,G=g10+g4,W=g7";
    check(
        &format!("r=R:g12,I:-,O:-;b=/ {bridges} r0b0 r4 - R"),
        "R:g12-h12 R:h12-h11",
        &format!("r=R:h11,I:-,O:-;b=/ {bridges} r0b0 r2 R:s -"),
    );
}

#[test]
fn k2_a_bridge_on_a_corner_joins_two_fields_of_the_level_outside() {
    let position = "r=R:b12,I:-,O:-;b=/ B=b12+g12+g2+l7,G=g10+g4,W=g7 r0b0 r4 - R";
    check_legal(position, "R:", "R:b12-a12 R:b12-b13");
}

#[test]
fn k2_the_ankh_field_is_reached_from_the_inner_wall_only() {
    check_legal("r=R:g8,I:-,O:-;b=/ B=b7+g12+g2+l7,G=g10+g4,W=g8 r0b0 r4 - R", "R:", "R:g8-g7 R:g8-g9");
    // A corner of the inner wall does not touch it.
    check_legal("r=R:f8,I:-,O:-;b=/ B=b7+g12+g2+l7,G=g10+g4,W=f8 r0b0 r4 - R", "R:", "R:f8-e8 R:f8-f9");
}

#[test]
fn k3_the_first_step_goes_any_way_also_after_entering() {
    check("r=/;b=/ # r0b0 r4 - -", "enter:I I:a13-a12", "r=R:-,I:a12,O:-;b=/ # r0b0 r2 I:s -");
    check("r=/;b=/ # r0b0 r4 - -", "enter:I I:a13-b13", "r=R:-,I:b13,O:-;b=/ # r0b0 r2 I:e -");
}

#[test]
fn k3_ra_turns_as_it_likes_isis_left_and_osiris_right() {
    let at = |stones: &str, heading: &str| format!("r={stones};b=/ # r0b0 r3 {heading} -");
    check_legal(&at("R:g13,I:-,O:-", "R:e"), "R:", "R:g13-f13 R:g13-g12 R:g13-h13");
    check_legal(&at("R:-,I:g13,O:-", "I:e"), "I:", "I:g13-h13");
    check_legal(&at("R:-,I:g13,O:-", "I:w"), "I:", "I:g13-f13 I:g13-g12");
    check_legal(&at("R:-,I:-,O:g13", "O:e"), "O:", "O:g13-g12 O:g13-h13");
    check_legal(&at("R:-,I:-,O:g13", "O:w"), "O:", "O:g13-f13");
}

#[test]
fn k3_the_heading_is_kept_while_others_move() {
    let before = "r=R:a1,I:f13,O:-;b=/ # r0b0 r4 - -";
    let after = "r=R:a2,I:g13,O:-;b=/ B=b7+g12+g2+l8,G=g10+g4,W=g7 r0b0 r1 R:n,I:e -";
    check(before, "I:f13-g13 R:a1-a2 bridge:l7-l8", after);
    check_legal(after, "I:", "I:g13-h13");
}

#[test]
fn k3_a_stone_that_enters_again_starts_afresh() {
    // Field 5 names a stone that went onto the Ankh field until it enters again: it has stepped since it last entered.
    let gone = format!("r=/;b=/ {UNLOCKED} r1b0 r3 I:s -");
    check(&format!("r=R:-,I:g8,O:-;b=/ {UNLOCKED} r0b0 r4 - I"), "I:g8-g7", &gone);
    let back = format!("r=R:-,I:a13,O:-;b=/ {UNLOCKED} r1b0 r2 - -");
    check(&gone, "enter:I", &back);
    check_legal(&back, "I:", "I:a13-a12 I:a13-b13");
}

#[test]
fn k4_a_jump_costs_a_move_for_each_field_and_jumped_stones_stay() {
    check(
        "r=R:a13,I:b13,O:-;b=R:c13,I:-,O:- # r0b0 r4 - -",
        "R:a13-b13-c13-d13",
        "r=R:d13,I:b13,O:-;b=R:c13,I:-,O:- # r0b0 r1 R:e -",
    );
}

#[test]
fn k4_a_jump_lands_on_an_empty_field_or_an_enemy_and_has_moves_enough() {
    let at = |moves: u8| format!("r=R:a13,I:b13,O:-;b=R:c13,I:-,O:- # r0b0 r{moves} - -");
    check_legal(&at(1), "R:", "R:a13-a12");
    check_legal(&at(2), "R:", "R:a13-a12 R:a13-b13-c13");
    check_legal(&at(4), "R:", "R:a13-a12 R:a13-b13-c13 R:a13-b13-c13-d13");
    // A step onto an enemy may also be the beginning of a jump over it.
    check_legal("r=R:a13,I:-,O:-;b=R:b13,I:-,O:- # r0b0 r4 - -", "R:", "R:a13-a12 R:a13-b13 R:a13-b13-c13");
}

#[test]
fn k4_a_jump_keeps_the_heading_of_its_stone() {
    let over_the_corner = |stone: &str| format!("r=/;b={stone} # r0b0 b4 - -");
    // From l13 over m13: only Osiris turns right at the corner.
    check_legal(&over_the_corner("R:m13,I:l13,O:-"), "I:l13-m13", "");
    check_legal(&over_the_corner("R:m13,I:-,O:l13"), "O:l13-m13", "O:l13-m13-m12");
    check_legal("r=/;b=R:m13,I:-,O:l13 # r0b0 b4 O:w -", "O:l13-m13", "");
}

#[test]
fn k4_no_field_is_visited_twice_the_first_included() {
    // Four fields in a square: g13 and h13, and two bridges below them.
    let position = "r=R:g13,I:h13,O:h12;b=R:g12,I:-,O:- B=b7+g12+g2+h12,G=g10+g4,W=g7 r2b0 r6 - -";
    check_legal(
        position,
        "R:",
        "R:g13-f13 R:g13-g12 R:g13-g12-g11 R:g13-g12-h12-h11 R:g13-g12-h12-h13-i13 R:g13-h13-h12-g12 \
         R:g13-h13-h12-g12-g11 R:g13-h13-h12-h11 R:g13-h13-i13",
    );
}

#[test]
fn k4_the_ankh_field_ends_a_jump() {
    let position = "r=R:g9,I:g8,O:-;b=/ B=b7+g12+g2+l7,G=g10+g4,W=g8 r0b0 r4 I:s -";
    check_legal(position, "R:g9-g8", "R:g9-g8-g7");
    check(position, "R:g9-g8-g7", "r=R:-,I:g8,O:-;b=/ B=b7+g12+g2+l7,G=g10+g4,W=g8 r1b0 r2 R:s,I:s -");
}

#[test]
fn k5_a_stone_enters_unless_an_own_one_stands_there_and_captures_an_enemy() {
    check_legal("r=R:a13,I:-,O:-;b=/ # r0b0 r3 - -", "enter", "");
    check_legal("r=R:b13,I:-,O:-;b=/ # r0b0 r3 - -", "enter", "enter:I enter:O");
    check("r=R:b13,I:-,O:-;b=R:-,I:-,O:a13 # r0b0 r3 - -", "enter:O", "r=R:b13,I:-,O:a13;b=/ # r0b0 r2 - x");
}

#[test]
fn k6_stones_on_bridges_are_bound_when_the_turn_begins() {
    check(
        "r=R:a13,I:-,O:-;b=R:g12,I:b7,O:m1 # r0b0 r1 - -",
        "R:a13-a12",
        "r=R:a12,I:-,O:-;b=R:g12,I:b7,O:m1 # r0b0 b4 - RI",
    );
}

#[test]
fn k6_moves_are_kept_for_bound_stones() {
    // Two moves, two bound stones: nothing but their steps, and no jump that costs two.
    let position = "r=R:g12,I:b7,O:a13;b=R:g11,I:-,O:- # r0b0 r2 - RI";
    let all = legal(position).join(" ");
    assert_eq!(all, "I:b7-a7 I:b7-c7 R:g12-g11 R:g12-g13");
    check(position, "R:g12-g13", "r=R:g13,I:b7,O:a13;b=R:g11,I:-,O:- # r0b0 r1 R:n I");
    // With a third move a bound stone may jump, and one other action is possible.
    let position = "r=R:g12,I:b7,O:a13;b=R:g11,I:-,O:- # r0b0 r3 - RI";
    check_legal(position, "R:g12-g11-", "R:g12-g11-f11 R:g12-g11-g10 R:g12-g11-h11");
    check_legal(position, "O:", "O:a13-a12 O:a13-b13");
}

#[test]
fn k6_a_stone_that_steps_onto_another_bridge_or_the_ankh_is_free() {
    let bridges = "B=b7+g12+g2+h12,G=g10+g4,W=g8";
    check(
        &format!("r=R:g12,I:g8,O:-;b=/ {bridges} r0b0 r2 - RI"),
        "R:g12-h12",
        &format!("r=R:h12,I:g8,O:-;b=/ {bridges} r0b0 r1 R:e I"),
    );
    check(
        &format!("r=R:g12,I:g8,O:-;b=/ {bridges} r0b0 r2 - RI"),
        "I:g8-g7",
        &format!("r=R:g12,I:-,O:-;b=/ {bridges} r1b0 r1 I:s R"),
    );
}

#[test]
fn k6_a_duty_that_leaves_nothing_to_do_is_void() {
    // Isis on b12 is bound. The only fields beside it are taken by own stones, and after this step one move is left,
    // too few to jump over them: the mark goes and `x` stays.
    check(
        "r=R:a11,I:b12,O:b13;b=/ B=b12+g12+g2+l7,G=g10+g4,W=g7 r0b0 r2 - Ix",
        "R:a11-a12",
        "r=R:a12,I:b12,O:b13;b=/ B=b12+g12+g2+l7,G=g10+g4,W=g7 r0b0 r1 R:n x",
    );
}

#[test]
fn k7_a_bridge_goes_along_its_wall_and_round_its_corners() {
    let position = "r=R:a13,I:-,O:-;b=/ B=b12+c12+g2+l7,G=g10+g4,W=f8 r0b0 r4 - -";
    check_legal(
        position,
        "bridge",
        "bridge:b12-b11 bridge:c12-d12 bridge:f8-f7 bridge:f8-g8 bridge:g10-f10 bridge:g10-h10 bridge:g2-f2 \
         bridge:g2-h2 bridge:g4-f4 bridge:g4-h4 bridge:l7-l6 bridge:l7-l8",
    );
}

#[test]
fn k7_a_bridge_with_a_stone_on_it_stays() {
    check_legal("r=R:a13,I:-,O:-;b=R:g12,I:-,O:- # r0b0 r4 - -", "bridge:g12", "");
    check_legal("r=R:a13,I:g12,O:-;b=/ # r0b0 r4 I:s -", "bridge:g12", "");
}

#[test]
fn k8_the_seat_that_captured_moves_the_white_bridge_at_the_end_of_the_turn_for_nothing() {
    let due = "r=R:b13,I:-,O:-;b=/ # r0b0 r* R:e x";
    check("r=R:a13,I:-,O:-;b=R:b13,I:-,O:- # r0b0 r1 - -", "R:a13-b13", due);
    assert_eq!(legal(due).join(" "), "bridge:g7-f7 bridge:g7-g6 bridge:g7-g8 bridge:g7-h7");
    check(due, "bridge:g7-g8", "r=R:b13,I:-,O:-;b=/ B=b7+g12+g2+l7,G=g10+g4,W=g8 r0b0 b4 - -");
    // Not before the end of the turn, and not when it has left the Ankh field.
    check_legal("r=R:b13,I:-,O:-;b=/ # r0b0 r3 R:e x", "bridge:g7", "");
    check(
        "r=R:a13,I:-,O:-;b=R:b13,I:-,O:- B=b7+g12+g2+l7,G=g10+g4,W=g8 r0b0 r1 - -",
        "R:a13-b13",
        "r=R:b13,I:-,O:-;b=/ B=b7+g12+g2+l7,G=g10+g4,W=g8 r0b0 b4 - -",
    );
}

/// What an event is told as.
fn in_english(event: &sakkara::Event) -> String {
    Language::ENGLISH.tell(&event.said())
}

/// No bridge can move: yellow and blue stand on them, or others lie beside them.
const STUCK: &str = "y=R:e12,I:h12,O:g10;b=R:g4,I:-,O:- B=e12+f12+g12+h12,G=g10+g4,W=g7 r0y0b0";

#[test]
fn k9_a_seat_that_can_do_nothing_ends_the_turn_early() {
    // Isis and Osiris have gone into corners that they cannot leave in this turn, and Osiris blocks the entrance.
    let before = format!("r=R:-,I:l13,O:b13;{STUCK} r4 - -");
    check(&before, "I:l13-m13 O:b13-a13", &format!("r=R:-,I:m13,O:a13;{STUCK} y4 - RIO"));
    let mut game = open(&before);
    play(&mut game, "I:l13-m13").expect("legal");
    let last = "O:b13-a13".parse().expect("an action");
    let told: Vec<String> = game.position().events(last, Viewer::Spectator).iter().map(in_english).collect();
    assert_eq!(
        told,
        [
            "Red: Osiris goes from b13 to a13.",
            "Red can do nothing more and loses 2 moves.",
            "Yellow has 4 moves.",
        ]
    );
}

#[test]
fn k9_the_white_bridge_is_moved_all_the_same() {
    let enemy_in_the_corner = STUCK.replace("b=R:g4,I:-", "b=R:g4,I:a13");
    check(
        &format!("r=R:-,I:l13,O:b13;{enemy_in_the_corner} r4 - -"),
        "I:l13-m13 O:b13-a13",
        &format!("r=R:-,I:m13,O:a13;{STUCK} r* I:e,O:w x"),
    );
}

#[test]
fn k10_a_card_counts_from_the_next_turn_on() {
    check(
        &format!("r=R:g8,I:a1,O:-;b=R:m1,I:-,O:- {UNLOCKED} r0b1 r2 - R"),
        "R:g8-g7 I:a1-a2",
        &format!("r=R:-,I:a2,O:-;b=R:m1,I:-,O:- {UNLOCKED} r1b1 b5 - -"),
    );
    check(
        &format!("r=R:-,I:a2,O:-;b=R:m1,I:-,O:- {UNLOCKED} r2b1 b1 - -"),
        "R:m1-m2",
        &format!("r=R:-,I:a2,O:-;b=R:m2,I:-,O:- {UNLOCKED} r2b1 r6 - -"),
    );
}

#[test]
fn the_third_visit_wins_at_once() {
    let mut game = open(&format!("r=R:g8,I:a1,O:-;b=/ {UNLOCKED} r2b2 r5 - R"));
    play(&mut game, "R:g8-g7").expect("legal");
    assert_eq!(game.position().to_string(), full(&format!("r=R:-,I:a1,O:-;b=/ {UNLOCKED} r3b2 . - -")));
    let Turn::Over(outcome) = game.position().turn() else { panic!("red has won") };
    assert_eq!(outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), [0]);
    assert!(matches!(play(&mut game, "I:a1-a2"), Err(PlayError::Over { .. })));
}

/// Both players walk Ra to and fro until there have been this many turns.
fn shuffle(game: &mut Match<Sakkara>, turns: u16) {
    while game.position().turns() < turns {
        let mut actions = Vec::new();
        game.position().legal(&mut actions);
        let to_and_fro = ["enter:R", "R:a13-a12", "R:a12-a13", "R:m1-m2", "R:m2-m1"];
        let wanted = to_and_fro.map(|text| text.parse::<Action>().expect("an action"));
        let action =
            actions.into_iter().find(|action| wanted.contains(action)).expect("one of them is legal");
        game.play(action).expect("a legal action");
    }
}

#[test]
fn k11_after_600_turns_the_game_is_a_draw() {
    let mut game = Match::<Sakkara>::new(&Setup::default_of(Sakkara::SPEC));
    shuffle(&mut game, 599);
    assert!(matches!(game.position().turn(), Turn::Seat(_)));
    shuffle(&mut game, 600);
    assert_eq!(game.position().turn(), Turn::Over(game::Outcome::DRAW));
    assert!(game.position().to_string().ends_with(" r0b0 . - -"), "{}", game.position());
}

#[test]
fn k11_the_white_bridge_comes_before_the_draw() {
    let mut game = Match::<Sakkara>::new(&Setup::default_of(Sakkara::SPEC));
    // Red goes to m3 and waits; in the last turn blue captures there.
    play(&mut game, "enter:I I:a13-b13 I:b13-c13 I:c13-d13 enter:R R:m1-m2 R:m2-m1 R:m1-m2").expect("legal");
    for column in ["d-e e-f f-g g-h", "h-i i-j j-k k-l"] {
        let steps = column.split(' ').map(|step| step.replace('-', "13-")).map(|step| format!("I:{step}13"));
        play(&mut game, &steps.collect::<Vec<_>>().join(" ")).expect("legal");
        play(&mut game, "R:m2-m1 R:m1-m2 R:m2-m1 R:m1-m2").expect("legal");
    }
    play(&mut game, "I:l13-m13 enter:R R:a13-a12 R:a12-a13 R:m2-m1 R:m1-m2 R:m2-m1 R:m1-m2").expect("legal");
    let down = "I:m13-m12 I:m12-m11 I:m11-m10 I:m10-m9 R:m2-m1 R:m1-m2 R:m2-m1 R:m1-m2 I:m9-m8 I:m8-m7 I:m7-m6 I:m6-m5";
    play(&mut game, down).expect("legal");
    shuffle(&mut game, 599);
    play(&mut game, "R:m2-m3 R:m3-m4 R:m4-m5 R:m5-m6").expect("legal");
    assert!(game.position().to_string().ends_with(" r0b0 b* R:n x"), "{}", game.position());
    play(&mut game, "bridge:g7-g6").expect("legal");
    assert_eq!(game.position().turn(), Turn::Over(game::Outcome::DRAW));
}

#[test]
fn k12_the_seat_that_guessed_right_begins() {
    check("r=/;b=/ # r0b0 r? | -", "fist:2", "r=/;b=/ # r0b0 b? 2| -");
    check("r=/;b=/ # r0b0 b? 2| -", "fist:0", "r=/;b=/ # r0b0 r! 2,0| -");
    check("r=/;b=/ # r0b0 r! 2,0| -", "guess:4", "r=/;b=/ # r0b0 b! 2,0|4 -");
    check("r=/;b=/ # r0b0 b! 2,0|4 -", "guess:2", "r=/;b=/ # r0b0 b4 - -");
    check("r=/;b=/ # r0b0 r! 2,0| -", "guess:2 guess:3", "r=/;b=/ # r0b0 r4 - -");
}

#[test]
fn k12_a_total_is_named_once_and_possible() {
    assert_eq!(legal("r=/;b=/ # r0b0 r? | -").join(" "), "fist:0 fist:1 fist:2 fist:3");
    let left = "guess:0 guess:1 guess:2 guess:3 guess:5 guess:6";
    assert_eq!(legal("r=/;b=/ # r0b0 b! 2,0|4 -").join(" "), left);
}

#[test]
fn k12_the_bid_is_repeated_and_after_20_failures_the_first_seat_begins() {
    check("r=/;b=/ # r0b0 b! 2,0|4 -", "guess:6", "r=/;b=/ # r0b0 r? | -");
    let mut game = open("r=/;b=/ # r0b0 r? | -");
    for bid in 0..20 {
        assert!(game.position().to_string().ends_with("r? | -"), "bid {bid}");
        play(&mut game, "fist:0 fist:0 guess:5 guess:6").expect("legal");
    }
    assert_eq!(game.position().to_string(), full("r=/;b=/ # r0b0 r4 - -"));
}

#[test]
fn k12_nobody_sees_the_fists_of_others_before_all_have_guessed() {
    let game = open("r=/;b=/ # r0b0 b! 2,3|4 -");
    let view = |viewer| game.position().view(viewer).to_string();
    let seats: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(
        seats.iter().map(|viewer| view(*viewer)).collect::<Vec<_>>(),
        [
            full("r=/;b=/ # r0b0 b! 2,?|4 -"),
            full("r=/;b=/ # r0b0 b! ?,3|4 -"),
            full("r=/;b=/ # r0b0 b! ?,?|4 -"),
        ]
    );
    let json = serde_json::to_string(&game.position().view(seats[1])).expect("a view is JSON");
    assert!(
        json.contains(r#""fist":"?""#) && json.contains(r#""fist":"3""#) && !json.contains(r#""fist":"2""#),
        "{json}"
    );
    let told: Vec<String> =
        game.position().events(Action::Guess(5), seats[2]).iter().map(in_english).collect();
    assert_eq!(
        told,
        ["Blue guesses 5.", "The fists open: Red 2 and Blue 3, together 5.", "Blue has 4 moves.",]
    );
}

#[test]
fn k12_a_live_record_hides_the_fists_of_the_bid_that_goes_on() {
    let mut game = open("r=/;b=/ # r0b0 r? | -");
    play(&mut game, "fist:0 fist:0 guess:5 guess:6 fist:1 fist:2 guess:1").expect("legal");
    let [red, blue, spectator] = [0, 1, 2].map(|number| {
        let viewer = Viewer::all(2).nth(number).expect("a viewer");
        let text = game::AnyMatch::record(&game, Some(viewer));
        text.lines()
            .skip(4)
            .map(|line| line.replace("guess", "g").replace("fist", "f"))
            .collect::<Vec<_>>()
            .join(", ")
    });
    assert_eq!(red, "red f:0, blue f:0, red g:5, blue g:6, red f:1, blue f:?, red g:1");
    assert_eq!(blue, "red f:0, blue f:0, red g:5, blue g:6, red f:?, blue f:2, red g:1");
    assert_eq!(spectator, "red f:0, blue f:0, red g:5, blue g:6, red f:?, blue f:?, red g:1");
    // The event of hiding does not tell either.
    let event = |viewer| {
        let events = open("r=/;b=/ # r0b0 r? | -").position().events(Action::Fist(3), viewer);
        serde_json::to_string(&events).expect("events are JSON")
    };
    assert_eq!(event(Viewer::Spectator), r#"[{"kind":"hid","seat":"red","stones":null}]"#);
    assert_eq!(event(Viewer::all(2).next().expect("red")), r#"[{"kind":"hid","seat":"red","stones":3}]"#);
}

/// What is left to somebody without a stone on the board for the last move (K13).
const ENTERING: &str = "enter:I enter:O enter:R";

#[test]
fn k13_without_a_stone_on_the_board_the_last_move_enters_one() {
    assert_eq!(legal("r=/;b=/ # r0b0 r1 - -").join(" "), ENTERING);
    for moves in 2..=4 {
        let all = legal(&format!("r=/;b=/ # r0b0 r{moves} - -"));
        assert_eq!(all.len(), 12 + 3, "before the last move all is free: {all:?}");
    }
    // With a stone on the board the last move is free, too.
    check_legal("r=R:a13,I:-,O:-;b=/ # r0b0 r1 - -", "bridge:b7", "bridge:b7-b6 bridge:b7-b8");
    // K5: an enemy on the entrance is captured by it, and then K8 is due.
    assert_eq!(legal("r=/;b=R:a13,I:-,O:- # r0b0 r1 - -").join(" "), ENTERING);
    check("r=/;b=R:a13,I:-,O:- # r0b0 r1 - -", "enter:I", "r=R:-,I:a13,O:-;b=/ # r0b0 r* - x");
}

#[test]
fn k13_after_the_ankh_the_remaining_moves_are_free_but_for_the_last() {
    let at = |mine: &str, turn: &str| format!("r={mine};b=R:m1,I:-,O:- {UNLOCKED} {turn}");
    // A bound stone (K6) leaves with two moves over; the card counts from the next turn on (K10).
    let two_left = at("/", "r1b0 r2 R:s -");
    check(&at("R:g8,I:-,O:-", "r0b0 r3 - R"), "R:g8-g7", &two_left);
    assert_eq!(legal(&two_left).len(), 14 + 3);
    let one_left = at("/", "r1b0 r1 R:s -").replace("b7+", "b8+");
    check(&two_left, "bridge:b7-b8", &one_left);
    assert_eq!(legal(&one_left).join(" "), ENTERING);
    check(&one_left, "enter:R", &at("R:a13,I:-,O:-", "r1b0 b4 - -").replace("b7+", "b8+"));
    // With the last move onto the Ankh the turn is over, without an own stone on the board; a jump is such a move, too.
    check(&at("R:g8,I:-,O:-", "r0b0 r1 - R"), "R:g8-g7", &at("/", "r1b0 b4 - -"));
    let over_blue = format!("r=R:g9,I:-,O:-;b=R:g8,I:-,O:- {UNLOCKED} r0b0 r2 - -");
    check(&over_blue, "R:g9-g8-g7", &format!("r=/;b=R:g8,I:-,O:- {UNLOCKED} r1b0 b4 - R"));
    check(&at("/", "r1b0 b1 - -"), "R:m1-m2", &at("/", "r1b0 r5 - -").replace("m1", "m2"));
    assert_eq!(legal(&at("/", "r1b0 r5 - -")).len(), 14 + 3);
}

#[test]
fn k13_bound_stones_are_on_the_board_so_that_their_duty_comes_first() {
    let at = |mine: &str, turn: &str| format!("r={mine};b=/ {UNLOCKED} {turn}");
    // Two bound stones (K6): when one has gone onto the Ankh, the other is still to step; then the last move is free.
    check(&at("R:g8,I:g12,O:-", "r0b0 r2 - RI"), "R:g8-g7", &at("R:-,I:g12,O:-", "r1b0 r1 R:s I"));
    assert_eq!(legal(&at("R:-,I:g12,O:-", "r1b0 r1 R:s I")).join(" "), "I:g12-g11 I:g12-g13");
    check_legal(&at("R:-,I:g13,O:-", "r1b0 r1 R:s,I:n -"), "bridge:g8", "bridge:g8-f8 bridge:g8-h8");
    // A duty that is void leaves stones on the board, and so bridges for the last move.
    let void = "r=R:a12,I:b12,O:b13;b=/ B=b12+g12+g2+l7,G=g10+g4,W=g7 r0b0 r1 R:n x";
    check_legal(void, "bridge:g12", "bridge:g12-f12 bridge:g12-h12");
}

#[test]
fn k13_a_seat_that_loses_the_last_stone_has_a_free_turn_but_for_its_last_move() {
    let captured = format!("r=/;b=R:b13,I:-,O:- {UNLOCKED} r0b0 r4 - -");
    check("r=R:b13,I:-,O:-;b=R:c13,I:-,O:- # r0b0 b1 - -", "R:c13-b13 bridge:g7-g8", &captured);
    let last = captured.replace("W=g8", "W=h6").replace("r4", "r1");
    check(&captured, "bridge:g8-h8 bridge:h8-h7 bridge:h7-h6", &last);
    assert_eq!(legal(&last).join(" "), ENTERING);
}

#[test]
fn k9_k13_nobody_without_a_stone_on_the_board_is_stuck() {
    assert_eq!(legal(&format!("r=/;{STUCK} r4 - -")).join(" "), ENTERING, "no bridge can move");
}

#[test]
fn cells_are_named_from_a1_to_m13() {
    let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    assert_eq!((names.len(), &*names[0], &*names[6 + 13 * 6], &*names[168]), (169, "a1", "g7", "m13"));
}
