//! Rulings X1 to X12 as position, actions, position, without X12, which is about drawing seats and not a rule of play.

mod common;

use std::collections::BTreeMap;

use common::{check, check_with, legal, legal_with, open, open_with, play, setup};
use game::{AnyMatch, Game, Match, Outcome, RandomSource, Seat, Seeded, Tabletop, Turn, outcomes};
use sphinx::{Action, MOST_TURNS, Sphinx};

/// All nine swaps, as they are listed.
const SWAPS: &str =
    "swap:G1:T1 swap:G1:T2 swap:G1:T3 swap:G2:T1 swap:G2:T2 swap:G2:T3 swap:G3:T1 swap:G3:T2 swap:G3:T3";

#[test]
fn the_start_is_that_of_the_specification() {
    let text = "p1=0,p2=0 p1=-,p2=- ?????? p1=??????,p2=?????? p1:deal - - -";
    assert_eq!(Sphinx::new(&setup(text, &[])).to_string(), text);
    check(text, "deal:RBGYPW", "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -");
}

#[test]
fn the_record_of_the_specification_can_be_played() {
    check(
        "p1=0,p2=0,p3=0 p1=-,p2=-,p3=- ?????? p1=??????,p2=??????,p3=?????? p1:deal - - -",
        "deal:RBGYPW roll:2,5,S +5 take swap:G1:T3 -2",
        "p1=33,p2=0,p3=0 p1=-,p2=-,p3=- WBGYPR p1=??????,p2=??????,p3=?????? p2:roll - - -",
    );
}

fn weights(options: &[(&str, &str)], position: &str) -> (u64, BTreeMap<String, u64>) {
    let found = outcomes(open_with(options, position).position(), 1000).expect("few draws");
    (found.total, found.actions.iter().map(|(action, weight)| (action.to_string(), *weight)).collect())
}

#[test]
fn x1_the_dice_fall_as_real_dice() {
    let roll = "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -";
    let (total, rolls) = weights(&[], roll);
    assert_eq!((total, rolls.len()), (216, 21 * 5));
    assert_eq!(rolls.values().sum::<u64>(), 216);
    for (roll, weight) in [("roll:3,3,4", 1), ("roll:3,3,S", 2), ("roll:2,5,1", 2), ("roll:2,5,S", 4)] {
        assert_eq!(rolls.get(roll), Some(&weight), "{roll}");
    }
    let (total, rolls) = weights(&[("dice", "two")], roll);
    assert_eq!((total, rolls.len()), (36, 21));
    assert_eq!((rolls["roll:1,1"], rolls["roll:1,6"]), (1, 2));
}

#[test]
fn x1_every_deal_is_as_likely() {
    let (total, deals) = weights(&[], "p1=0,p2=0 p1=-,p2=- ?????? p1=??????,p2=?????? p1:deal - - -");
    assert_eq!((total, deals.len()), (720, 720));
    assert!(deals.values().all(|weight| *weight == 1));
}

#[test]
fn x1_two_to_four_play() {
    let seats: Vec<usize> = Sphinx::SPEC.seats.iter().map(|seats| seats.len()).collect();
    assert_eq!(seats, [2, 3, 4]);
}

#[test]
fn x2_a_door_turns_half_round_with_all_pawns_beside_it() {
    check(
        "p1=0,p2=33,p3=3 p1=-,p2=-,p3=- RBGYPW p1=??????,p2=??????,p3=?????? p1:dice 2,S - -",
        "+2",
        "p1=34,p2=3,p3=33 p1=-,p2=-,p3=- RBGYPW p1=??????,p2=??????,p3=?????? p1:dice S - -",
    );
}

#[test]
fn x3_any_number_of_pawns_may_stand_on_the_start_and_none_goes_below() {
    let before = "p1=2,p2=0,p3=0 p1=-,p2=-,p3=- RBGYPW p1=??????,p2=??????,p3=?????? p1:dice 2,3,S - -";
    assert_eq!(legal(before), format!("+2 +3 -2 {SWAPS}"));
    check(before, "-2", "p1=0,p2=0,p3=0 p1=-,p2=-,p3=- RBGYPW p1=??????,p2=??????,p3=?????? p1:dice 3,S - -");
}

#[test]
fn x3_an_action_may_not_end_on_another_pawn() {
    assert_eq!(legal("p1=5,p2=8 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 3,6 - -"), "+6 -3");
    assert_eq!(legal("p1=8,p2=5 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 3,6 - -"), "+3 +6 -6");
}

#[test]
fn x4_the_first_guard_is_reached_only_with_three_cards() {
    let at = |hand: &str| format!("p1=75,p2=0 p1={hand},p2=- RBGYPW p1=??????,p2=?????? p1:dice 1,2,6 - -");
    assert_eq!(legal(&at("RB")), "+1 -1 -2 -6");
    assert_eq!(legal(&at("RBG")), "+1 +2 +6 -1 -2 -6");
}

#[test]
fn x4_numbers_left_over_are_lost_and_three_colours_must_be_named() {
    let before = "p1=75,p2=0 p1=RGW,p2=- RBGYPW p1=??????,p2=?????? p1:dice 2,6 - -";
    let after = "p1=77,p2=0 p1=RGW,p2=- RBGYPW p1=??????,p2=?????? p1:attempt 2 - +0";
    check(before, "+6", after);
    assert_eq!(legal(after), "attempt:GRW attempt:GWR attempt:RGW attempt:RWG attempt:WGR attempt:WRG");
    let five = "p1=77,p2=0 p1=RBGYP,p2=- RBGYPW p1=??????,p2=?????? p1:attempt 2 - +0";
    assert_eq!(legal(five).split(' ').count(), 60);
}

#[test]
fn x4_pawns_are_passed_on_the_way_to_the_first_guard() {
    check(
        "p1=74,p2=76 p1=RGW,p2=B RBGYPW p1=??????,p2=?????? p1:dice 6 - -",
        "+6",
        "p1=76,p2=76 p1=RGW,p2=B RBGYPW p1=??????,p2=?????? p1:steal - - +1",
    );
    check(
        "p1=74,p2=76 p1=RGW,p2=B RBGYPW p1=??????,p2=?????? p1:dice 6 - -",
        "+6 steal:p2:B attempt:RBG",
        "p1=80,p2=76 p1=RBGW,p2=- RBGYPW p1=RBG???,p2=?????? p1:over - - -",
    );
}

#[test]
fn x5_a_failed_attempt_ends_the_turn_and_shows_the_guards() {
    check(
        "p1=77,p2=5 p1=RBGY,p2=W RGBYPW p1=???Y??,p2=?????? p1:attempt 2,4 - +0",
        "attempt:RBG",
        "p1=0,p2=5 p1=-,p2=W RGBYPW p1=RGBY??,p2=?????? p2:roll - - -",
    );
}

#[test]
fn x5_a_right_attempt_wins() {
    let before = "p1=5,p2=77 p1=-,p2=RBGY RGBYPW p1=??????,p2=????P? p2:attempt 2,4 Lp1 +0";
    let mut table = open(before);
    play(&mut table, "attempt:RGB");
    let after = "p1=5,p2=80 p1=-,p2=RBGY RGBYPW p1=??????,p2=RGB?P? p2:over - - -";
    assert_eq!(table.position().to_string(), after);
    assert_eq!(table.position().turn(), Turn::Over(Outcome::won_by(Seat(1))));
}

#[test]
fn x6_a_turn_ends_when_no_die_has_a_legal_use() {
    // Nothing at all can be done with the throw.
    check(
        "p1=0,p2=3 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -",
        "roll:3,3,3",
        "p1=0,p2=3 p1=-,p2=- RBGYPW p1=??????,p2=?????? p2:roll - - -",
    );
    // After the snakes something can still be done, or nothing.
    check(
        "p1=76,p2=75 p1=-,p2=- RBGYPW p1=??????,p2=?????? p2:dice 1,5,S - -",
        "swap:G1:T1",
        "p1=76,p2=75 p1=-,p2=- YBGRPW p1=??????,p2=?????? p2:dice 1,5 - -",
    );
    check(
        "p1=70,p2=76 p1=-,p2=- RBGYPW p1=??????,p2=?????? p2:dice 6,S - -",
        "swap:G1:T1",
        "p1=70,p2=76 p1=-,p2=- YBGRPW p1=??????,p2=?????? p1:roll - - -",
    );
    // The last die is used.
    check(
        "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p2:dice 1 - -",
        "+1",
        "p1=0,p2=1 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -",
    );
}

#[test]
fn x6_nobody_is_forced_to_name_colours() {
    let at = |dice: &str| format!("p1=76,p2=75 p1=RBG,p2=- RBGYPW p1=??????,p2=?????? p1:dice {dice} - -");
    assert_eq!(legal(&at("1,1")), "+1 pass");
    assert_eq!(legal(&at("1,2")), "+1 +2 -2");
    assert_eq!(legal(&at("1,S")), format!("+1 {SWAPS}"));
    check(&at("1,1"), "pass", "p1=76,p2=75 p1=RBG,p2=- RBGYPW p1=??????,p2=?????? p2:roll - - -");
}

#[test]
fn x7_first_the_special_field_then_the_theft() {
    let passing = |hands: &str, phase: &str| {
        format!("p1=13,p2=13 {hands} RBGYPW p1=??????,p2=?????? p1:{phase} S - +2")
    };
    let before = "p1=12,p2=13 p1=-,p2=RG RBGYPW p1=??????,p2=?????? p1:dice 3,S - -";
    let take = passing("p1=-,p2=RG", "take");
    check(before, "+3", &take);
    assert_eq!(legal(&take), "leave take");
    check(&take, "take", &passing("p1=G,p2=RG", "steal"));
    assert_eq!(legal(&passing("p1=G,p2=RG", "steal")), "nosteal steal:p2:R");
    assert_eq!(legal(&passing("p1=-,p2=RG", "steal")), "nosteal steal:p2:G steal:p2:R");
    check(&take, "leave steal:p2:G", "p1=15,p2=13 p1=G,p2=R RBGYPW p1=??????,p2=?????? p1:peek S p2 +0");
}

#[test]
fn x7_backwards_the_same() {
    check(
        "p1=15,p2=13 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 3,S - -",
        "-3 take",
        "p1=13,p2=13 p1=G,p2=R RBGYPW p1=??????,p2=?????? p1:steal S - -1",
    );
}

#[test]
fn x7_a_card_in_hand_is_given_back_without_asking() {
    check(
        "p1=12,p2=0 p1=RG,p2=- RBGYPW p1=??????,p2=?????? p1:dice 2,S - -",
        "+2",
        "p1=14,p2=0 p1=R,p2=- RBGYPW p1=??????,p2=?????? p1:dice S - -",
    );
    // Reached is as good as passed; then it is taken again on the way back, if one likes.
    check(
        "p1=12,p2=0 p1=RG,p2=- RBGYPW p1=??????,p2=?????? p1:dice 1,S - -",
        "+1",
        "p1=13,p2=0 p1=R,p2=- RBGYPW p1=??????,p2=?????? p1:dice S - -",
    );
}

#[test]
fn x7_one_look_a_turn() {
    let before = "p1=14,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 1,1,2 - -";
    let peek = "p1=15,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:peek 1,2 - +0";
    check(before, "+1", peek);
    assert_eq!(legal(peek), "nopeek peek:G1 peek:G2 peek:G3 peek:T1 peek:T2 peek:T3");
    // After a look the mummy is silent; after none it asks again.
    check(peek, "peek:T2 +1 -2", "p1=14,p2=0 p1=-,p2=- RBGYPW p1=????P?,p2=?????? p2:roll - - -");
    check(peek, "nopeek +1 -2", "p1=15,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:peek - - -1");
}

#[test]
fn x7_nothing_to_steal_is_not_asked() {
    // Empty hand, the same card, robbed before in this turn.
    for (hands, memory) in [("p1=-,p2=-", "-"), ("p1=R,p2=R", "-"), ("p1=R,p2=B", "p2")] {
        check(
            &format!("p1=13,p2=14 {hands} RBGYPW p1=??????,p2=?????? p1:dice 3,S {memory} -"),
            "+3",
            &format!("p1=15,p2=14 {hands} RBGYPW p1=??????,p2=?????? p1:peek S {memory} +1"),
        );
    }
}

#[test]
fn x7_several_may_be_robbed_but_each_once() {
    let before = "p1=9,p2=10,p3=12 p1=-,p2=RB,p3=RYW RBGYPW p1=??????,p2=??????,p3=?????? p1:dice 3,5 - -";
    let mut table = open(before);
    play(&mut table, "+5 steal:p2:R");
    assert_eq!(AnyMatch::legal(&table).join(" "), "nosteal steal:p3:W steal:p3:Y");
    play(&mut table, "steal:p3:Y");
    let after = "p1=13,p2=10,p3=12 p1=RY,p2=B,p3=RW RBGYPW p1=??????,p2=??????,p3=?????? p1:take 3 p2p3 +1";
    assert_eq!(table.position().to_string(), after);
    // On the way back over p3 nothing is asked, though p3 has another card; then the door takes p1 and p2 along.
    play(&mut table, "leave -3 leave");
    let after = "p1=39,p2=40,p3=12 p1=RY,p2=B,p3=RW RBGYPW p1=??????,p2=??????,p3=?????? p2:roll - - -";
    assert_eq!(table.position().to_string(), after);
}

#[test]
fn x7_a_theft_that_was_declined_may_be_asked_again() {
    check(
        "p1=23,p2=24 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 2,3 - -",
        "+2 nosteal nopeek -3",
        "p1=24,p2=24 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:steal - - -2",
    );
}

#[test]
fn x8_pawns_on_the_start_are_never_passed() {
    check(
        "p1=5,p2=0 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 5,S - -",
        "-5 leave",
        "p1=0,p2=0 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice S - -",
    );
}

#[test]
fn x9_a_turned_pawn_triggers_nothing() {
    // Both pawns end beside the door on the other side; nothing is asked there, and the door does not turn again.
    check(
        "p1=45,p2=66 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 3,S - -",
        "+3",
        "p1=66,p2=48 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice S - -",
    );
    // Only a walk that ends beside a door turns it, not the snakes.
    check(
        "p1=33,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 1,S - -",
        "swap:G2:T2",
        "p1=33,p2=0 p1=-,p2=- RPGYBW p1=??????,p2=?????? p1:dice 1 - -",
    );
}

#[test]
fn x10_knowledge_follows_the_sphinxes() {
    check(
        "p1=0,p2=0 p1=-,p2=- RBGYPW p1=R???P?,p2=RB???? p1:dice 1,S - -",
        "swap:G1:T3",
        "p1=0,p2=0 p1=-,p2=- WBGYPR p1=????PR,p2=?B???R p1:dice 1 - -",
    );
}

#[test]
fn x11_after_600_turns_the_game_is_a_draw() {
    let setup = setup("p1=0,p2=0", &[]);
    let mut table = Match::<Sphinx>::new(&setup);
    let (mut random, mut legal) = (Seeded::new(1), Vec::new());
    let mut rolls = 0;
    loop {
        let position = *table.position();
        let action = match position.turn() {
            Turn::Over(outcome) => {
                assert_eq!(outcome, Outcome::DRAW);
                break;
            }
            Turn::Chance => position.chance(&mut random),
            Turn::Seat(_) => {
                position.legal(&mut legal);
                // Without cards nobody gets to the guards.
                legal.retain(|action| !matches!(action, Action::Take | Action::Steal(..)));
                legal[random.below(legal.len() as u32) as usize]
            }
        };
        rolls += u16::from(matches!(action, Action::Roll(_)));
        table.play(action).unwrap();
    }
    assert_eq!(rolls, MOST_TURNS);
    // `over` stands with the seat whose turn it was: the 600th turn is the second seat's.
    let text = table.position().to_string();
    assert!(text.ends_with(" p2:over - - -"), "{text}");
}

#[test]
fn doors_optional_are_turned_only_if_wanted() {
    let optional = [("doors", "optional")];
    let before = "p1=0,p2=33 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 3,S - -";
    let door = "p1=3,p2=33 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:door S - +0";
    check_with(&optional, before, "+3", door);
    assert_eq!(legal_with(&optional, door), "stay turn");
    for (action, pawns) in [("turn", "p1=33,p2=3"), ("stay", "p1=3,p2=33")] {
        let after = format!("{pawns} p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice S - -");
        check_with(&optional, door, action, &after);
    }
}

#[test]
fn returns_never_keeps_the_card_and_asks_nothing() {
    check_with(
        &[("returns", "never")],
        "p1=12,p2=0 p1=RG,p2=- RBGYPW p1=??????,p2=?????? p1:dice 2,S - -",
        "+2",
        "p1=14,p2=0 p1=RG,p2=- RBGYPW p1=??????,p2=?????? p1:dice S - -",
    );
}

#[test]
fn order_any_needs_only_the_right_set() {
    let any = [("order", "any")];
    let before = "p1=77,p2=0 p1=RBGY,p2=- GRBYPW p1=??????,p2=?????? p1:attempt - - +0";
    assert_eq!(legal_with(&any, before), "attempt:BGY attempt:RBG attempt:RBY attempt:RGY");
    check_with(
        &any,
        before,
        "attempt:RBG",
        "p1=80,p2=0 p1=RBGY,p2=- GRBYPW p1=GRB???,p2=?????? p1:over - - -",
    );
    check_with(&any, before, "attempt:RBY", "p1=0,p2=0 p1=-,p2=- GRBYPW p1=GRB???,p2=?????? p2:roll - - -");
}

#[test]
fn dice_two_are_thrown_without_the_snakes() {
    let roll = "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -";
    let dice = "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:dice 2,5 - -";
    check_with(&[("dice", "two")], roll, "roll:2,5", dice);
    for (options, roll_of) in [(&[("dice", "two")][..], "roll:2,5,S"), (&[], "roll:2,5"), (&[], "roll:5,2,S")]
    {
        let mut table = open_with(options, roll);
        assert!(table.play(roll_of.parse().unwrap()).is_err(), "{roll_of}");
    }
}
