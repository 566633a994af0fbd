//! Rulings V3 to V9 and V19: walking, claiming and sphinxes on the pyramid.

use game::{AnyMatch, Match};
use piramido::Piramido;

use super::{DUO, SIX, SOLO, at, check, legal, setup};

#[test]
fn the_start_of_a_solo_game() {
    let table = Match::<Piramido>::new(&setup(SOLO));
    assert_eq!(AnyMatch::position(&table), "A:roll p1 p1 p1=r p1=e1 p1=- - p1=16 - p1=e1 - - 0");
}

#[test]
fn v3_the_first_step_goes_anywhere_and_later_ones_not_back() {
    let first = "A:step p1 p1 p1=r p1=d3 p1=- - p1=16 5:5:-:- p1=d1+d2+d3+e1 - - 1";
    legal(SOLO, first, "step:c3 step:d2 step:e3");
    let later = "A:step p1 p1 p1=r p1=d3 p1=- - p1=16 5:4:n:* p1=d1+d2+d3+e1 - - 1";
    legal(SOLO, later, "claim step:c3 step:e3");
}

#[test]
fn v3_back_only_if_there_is_no_other_way() {
    // At the gate the top is closed, and there is nothing but the way back.
    let gate = "A:step p1 p1 p1=r p1=e4 p1=- - p1=16 5:3:n:* p1=d1+d2+d3+e1+e3+e4 - - 1";
    legal(SOLO, gate, "claim step:e3");
    // An explorer on the stairs closes the way up, one beside it leaves another.
    let stairs =
        "A:step p1 p1,p2 p1=r,p2=b p1=d1,p2=d2 p1=-,p2=- - p1=16,p2=25 5:4:w:* p1=d1+e1,p2=a5+d2 - - 1";
    legal(DUO, stairs, "claim step:e1");
    let gallery =
        "A:step p1 p1,p2 p1=r,p2=b p1=d3,p2=e3 p1=-,p2=- - p1=16,p2=25 5:2:n:* p1=d1+d2+d3+e1,p2=a5+e3 - - 1";
    legal(DUO, gallery, "claim step:c3");
}

#[test]
fn v3_a_throw_ends_on_an_enemy_sphinx_only_with_its_number() {
    let throw = |number: u8, left: u8| {
        format!(
            "A:step p1 p1,p2 p1=r,p2=b p1=e3,p2=a5 p1=-,p2=d3 d3=b2 p1=16,p2=5 {number}:{left}:w:* p1=e1+e3+f1+f2+f3,p2=a5+d3 - - 1"
        )
    };
    legal(DUO, &throw(3, 1), "claim step:e4");
    legal(DUO, &throw(2, 1), "claim step:d3 step:e4");
    legal(DUO, &throw(3, 2), "claim step:d3 step:e4");
}

#[test]
fn v3_with_no_way_to_go_the_rest_is_lost() {
    // Shut in on the forecourt between two explorers.
    let shut = "A:roll p1 p1,p2,p3 p1=r,p2=b,p3=y p1=e1,p2=d1,p3=f1 p1=-,p2=-,p3=- - p1=16,p2=25,p3=34 - p1=e1,p2=a5+d1,p3=e9+f1 - - 0";
    let after = shut.replace("A:roll p1", "A:roll p2").replace("- - 0", "- - 1");
    check("p1, p2, p3; A", shut, "chance roll:3", &after);
    // In route B there is no way back to the top: the rest is lost, and counts as used.
    check(
        "p1, p2; B",
        "B:step p1 p1,p2 p1=r,p2=b p1=e5,p2=e3 p1=-,p2=- - p1=16,p2=25 4:4:-:- p1=e5,p2=e3+e4+e5 - - 1",
        "p1 step:e4",
        "B:step p1 p1,p2 p1=r,p2=b p1=e4,p2=e3 p1=-,p2=- - p1=16,p2=25 4:0:s:* p1=e4+e5,p2=e3+e4+e5 - - 1",
    );
}

#[test]
fn v4_from_the_top_one_turns_back() {
    let before = format!("A:step p1 p1 p1=r p1=e4 p1={SIX} - p1=16 5:3:n:- p1=e1+e3+e4 - - 1");
    legal(SOLO, &before, "step:e5");
    let on_top = format!("A:step p1 p1 p1=r p1=e5 p1={SIX} - p1=16 5:2:n:- p1=e1+e3+e4+e5 - - 1");
    check(SOLO, &before, "p1 step:e5", &on_top);
    legal(SOLO, &on_top, "step:e4");
    check(
        SOLO,
        &before.replace("5:3:n", "5:1:n"),
        "p1 step:e5",
        &format!("A:over p1 p1 p1=r p1=#1 p1={SIX} - p1=16 - p1=e1+e3+e4+e5 A=p1:r:{SIX}:1 - 1"),
    );
}

#[test]
fn v4_an_enemy_sphinx_turns_back_and_stays() {
    let before = "A:step p1 p1,p2 p1=r,p2=b p1=e3,p2=a5 p1=-,p2=d3 d3=b2 p1=16,p2=5 4:3:w:* p1=e1+e3+f1+f2+f3,p2=a5+d3 - - 1";
    let on_sphinx = "A:step p1 p1,p2 p1=r,p2=b p1=d3,p2=a5 p1=-,p2=d3 d3=b2 p1=16,p2=5 4:2:w:* p1=d3+e1+e3+f1+f2+f3,p2=a5+d3 - - 1";
    check(DUO, before, "p1 step:d3", on_sphinx);
    legal(DUO, on_sphinx, "claim step:e3");
    let back = on_sphinx.replace("p1=d3,p2=a5", "p1=e3,p2=a5").replace("4:2:w", "4:1:e");
    check(DUO, on_sphinx, "p1 step:e3", &back);
    // The step just left is the sphinx's, and no throw ends there; two other ways are open.
    legal(DUO, &back, "claim step:e4 step:f3");
    // Turned back, one may have to go to the sphinx again.
    let again = "A:step p1 p1,p2 p1=r,p2=b p1=d1,p2=a5 p1=-,p2=d2 d2=b2 p1=16,p2=5 6:4:s:* p1=d1+d2+e1,p2=a5+d2 - - 1";
    legal(DUO, again, "claim step:e1");
    let shut = again.replace("p2=b p1", "p2=b,p3=y p1").replace("p1,p2 ", "p1,p2,p3 ");
    let shut =
        shut.replace("p2=a5 p1=-,p2=d2", "p2=a5,p3=e1 p1=-,p2=d2,p3=-").replace("p2=5 ", "p2=5,p3=34 ");
    legal("p1, p2, p3; A", &shut.replace("+d2 - -", "+d2,p3=e1+e9 - -"), "claim step:d2");
}

/// V4 comes before V3: the top is closed in route B, but a sphinx on a gate leaves no other way.
#[test]
fn v4_in_route_b_a_sphinx_on_a_gate_turns_back_onto_the_top() {
    let before = "B:step p1 p1,p2 p1=r,p2=b p1=e5,p2=d3 p1=-,p2=e4 e4=b2 p1=16,p2=5 3:3:-:- p1=e5,p2=d3+e3+e4+e5 - - 1";
    let gate = "B:step p1 p1,p2 p1=r,p2=b p1=e4,p2=d3 p1=-,p2=e4 e4=b2 p1=16,p2=5 3:2:s:* p1=e4+e5,p2=d3+e3+e4+e5 - - 1";
    check("p1, p2; B", before, "p1 step:e4", gate);
    legal("p1, p2; B", gate, "claim step:e5");
    // The top has no hieroglyph to claim, and from there another gate is taken.
    let top = gate.replace("p1=e4,p2=d3", "p1=e5,p2=d3").replace("3:2:s:*", "3:1:n:-");
    check("p1, p2; B", gate, "p1 step:e5", &top);
    legal("p1, p2; B", &top, "step:d5 step:e6 step:f5");
}

#[test]
fn v5_entering_a_sphinx_with_its_number_or_ones_own_removes_it() {
    check(
        DUO,
        "A:step p1 p1,p2 p1=r,p2=b p1=e3,p2=a5 p1=-,p2=d3 d3=b2 p1=16,p2=5 2:2:-:- p1=e1+e3,p2=a5+d3 - - 1",
        "p1 step:d3",
        "A:step p1 p1,p2 p1=r,p2=b p1=d3,p2=a5 p1=-,p2=d3 - p1=16,p2=5 2:1:w:* p1=d3+e1+e3,p2=a5+d3 - - 1",
    );
    check(
        SOLO,
        "A:step p1 p1 p1=r p1=e3 p1=d3 d3=r6 p1=1 2:2:-:- p1=d3+e1+e3 - - 1",
        "p1 step:d3",
        "A:step p1 p1 p1=r p1=d3 p1=d3 - p1=1 2:1:w:* p1=d3+e1+e3 - - 1",
    );
    // Spent, it is out for the rest of the game.
    check(
        "p1; A; sphinxes spent",
        "A:step p1 p1 p1=r p1=e3 p1=d3 d3=r6|- p1=1 2:2:-:- p1=d3+e1+e3 - - 1",
        "p1 step:d3",
        "A:step p1 p1 p1=r p1=d3 p1=d3 -|r6 p1=1 2:1:w:* p1=d3+e1+e3 - - 1",
    );
}

#[test]
fn v6_a_step_is_claimed_once_for_each_time_it_is_entered() {
    legal(SOLO, "A:step p1 p1 p1=r p1=e1 p1=- - p1=16 1:1:-:- p1=e1 - - 1", "step:d1 step:f1");
    let entered = "A:step p1 p1 p1=r p1=d3 p1=- - p1=16 4:1:n:* p1=d1+d2+d3+e1 - - 1";
    let claimed = "A:sphinx p1 p1 p1=r p1=d3 p1=d3 - p1=16 4:1:n:- p1=d1+d2+d3+e1 - - 0";
    check(SOLO, entered, "p1 claim", claimed);
    let after = "A:step p1 p1 p1=r p1=d3 p1=d3 - p1=16 4:1:n:- p1=d1+d2+d3+e1 - - 0";
    check(SOLO, claimed, "p1 nosphinx", after);
    legal(SOLO, after, "step:c3 step:e3");
    let again = "A:step p1 p1 p1=r p1=c3 p1=d3 - p1=16 4:0:w:* p1=c3+d1+d2+d3+e1 - - 0";
    check(SOLO, after, "p1 step:c3", again);
    legal(SOLO, again, "claim end");
    let six = "A:step p1 p1 p1=r p1=d3 p1=d3+d3+d3+d3+d3+d3 - p1=16 3:1:n:- p1=d1+d2+d3+e1 - - 1";
    legal(SOLO, six, "step:c3 step:e3");
}

#[test]
fn v6_the_turn_ends_by_itself_when_nothing_can_be_claimed() {
    check(
        SOLO,
        "A:step p1 p1 p1=r p1=d3 p1=d3+d3+d3+d3+d3+d3 - p1=16 3:1:n:- p1=d1+d2+d3+e1 - - 1",
        "p1 step:c3",
        "A:roll p1 p1 p1=r p1=c3 p1=d3+d3+d3+d3+d3+d3 - p1=16 - p1=c3+d1+d2+d3+e1 - - 1",
    );
}

#[test]
fn v7_a_sphinx_stands_on_levels_1_to_3_where_the_explorer_stood_and_nothing_is() {
    let claimed = "A:sphinx p1 p1,p2 p1=r,p2=b p1=e4,p2=d3 p1=c3+e4,p2=d2 c3=r1,d2=b2 p1=6,p2=5 5:2:n:- p1=c3+d1+d2+d3+e1+e3+e4,p2=a5+d2+d3 - - 0";
    legal(DUO, claimed, "nosphinx sphinx:6:e3");
    check(
        DUO,
        claimed,
        "p1 sphinx:6:e3",
        "A:step p1 p1,p2 p1=r,p2=b p1=e4,p2=d3 p1=c3+e4,p2=d2 c3=r1,d2=b2,e3=r6 p1=-,p2=5 5:2:n:- p1=c3+d1+d2+d3+e1+e3+e4,p2=a5+d2+d3 - - 0",
    );
    // A sphinx cannot stand on the ground nor on the top, and so none is asked for.
    check(
        SOLO,
        "A:step p1 p1 p1=r p1=d1 p1=- - p1=16 2:1:w:* p1=d1+e1 - - 1",
        "p1 claim",
        "A:step p1 p1 p1=r p1=d1 p1=d1 - p1=16 2:1:w:- p1=d1+e1 - - 0",
    );
    check(
        "p1; B",
        "B:step p1 p1 p1=r p1=e4 p1=- - p1=16 2:1:s:* p1=e4+e5 - - 1",
        "p1 claim",
        "B:step p1 p1 p1=r p1=e4 p1=e4 - p1=16 2:1:s:- p1=e4+e5 - - 0",
    );
}

#[test]
fn v8_arrived_explorers_leave_the_board() {
    let before = format!(
        "A:step p2 p1,p2 p1=r,p2=b p1=#1,p2=e4 p1={SIX},p2={SIX} - p1=16,p2=25 1:1:-:- p1=e1+e3+e4+e5,p2=a5+e3+e4 - - 1"
    );
    legal(DUO, &before, "step:e3 step:e5");
    check(
        DUO,
        &before,
        "p2 step:e5",
        &format!(
            "A:over p2 p1,p2 p1=r,p2=b p1=#1,p2=#2 p1={SIX},p2={SIX} - p1=16,p2=25 - p1=e1+e3+e4+e5,p2=a5+e3+e4+e5 A=p1:r:{SIX}:1,p2:b:{SIX}:2 - 1"
        ),
    );
}

#[test]
fn v8_several_stand_on_the_top_at_the_start_of_route_b() {
    let table = Match::<Piramido>::new(&setup("p1, p2; B"));
    let start = "B:roll p1 p1,p2 p1=r,p2=b p1=e5,p2=e5 p1=-,p2=- - p1=16,p2=25 - p1=e5,p2=e5 - - 0";
    assert_eq!(AnyMatch::position(&table), start);
}

#[test]
fn v9_route_b_ends_on_the_own_starting_step_by_exact_throw() {
    let six = "e3+e3+e3+e3+e3+e3";
    let before = format!("B:step p1 p1 p1=r p1=d1 p1={six} - p1=16 4:2:s:- p1=d1+d2+d3+e3+e4+e5 - - 1");
    let over = format!("B:step p1 p1 p1=r p1=e1 p1={six} - p1=16 4:1:e:- p1=d1+d2+d3+e1+e3+e4+e5 - - 1");
    check("p1; B", &before, "p1 step:e1", &over);
    check(
        "p1; B",
        &before.replace("4:2", "4:1"),
        "p1 step:e1",
        &format!("B:over p1 p1 p1=r p1=#1 p1={six} - p1=16 - p1=d1+d2+d3+e1+e3+e4+e5 B=p1:r:{six}:1 - 1"),
    );
}

#[test]
fn note_a_sixth_claim_on_the_own_start_at_the_end_of_a_throw_is_the_arrival() {
    let five = "d2+d2+d2+d2+d2";
    check(
        "p1; B",
        &format!("B:step p1 p1 p1=r p1=e1 p1={five} - p1=- 4:0:e:* p1=d1+d2+d3+e1+e5 - - 1"),
        "p1 claim",
        &format!("B:over p1 p1 p1=r p1=#1 p1={five}+e1 - p1=- - p1=d1+d2+d3+e1+e5 B=p1:r:{five}+e1:1 - 0"),
    );
    // With a sphinx in hand it may be set first.
    let claimed = format!("B:sphinx p1 p1 p1=r p1=e1 p1={five}+e1 - p1=6 4:0:e:- p1=d1+d2+d3+e1+e5 - - 0");
    check(
        "p1; B",
        &claimed,
        "p1 sphinx:6:d2",
        &format!(
            "B:over p1 p1 p1=r p1=#1 p1={five}+e1 d2=r6 p1=- - p1=d1+d2+d3+e1+e5 B=p1:r:{five}+e1:1 - 0"
        ),
    );
}

#[test]
fn v19_after_12_throws_without_a_claim_no_sphinx_stops_anybody() {
    let throw = |since: u16| {
        format!(
            "A:step p1 p1,p2 p1=r,p2=b p1=e3,p2=a5 p1=-,p2=d3 d3=b2 p1=16,p2=5 3:1:w:* p1=e1+e3+f1+f2+f3,p2=a5+d3 - - {since}"
        )
    };
    legal(DUO, &throw(12), "claim step:e4");
    legal(DUO, &throw(13), "claim step:d3 step:e4");
    check(
        DUO,
        &throw(13),
        "p1 step:d3",
        "A:step p1 p1,p2 p1=r,p2=b p1=d3,p2=a5 p1=-,p2=d3 - p1=16,p2=5 3:0:w:* p1=d3+e1+e3+f1+f2+f3,p2=a5+d3 - - 13",
    );
    // A claim in the middle of a throw ends it for the steps that follow.
    let mut table = at(DUO, &throw(13));
    for action in ["claim", "nosphinx"] {
        table.play("p1", action).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(table.legal(), ["step:e4"], "{}", table.position());
}
