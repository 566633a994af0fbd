//! Each ruling of the specification that is a rule: a position, an action, and the position after it.

use game::{Entry, Match, Of, Outcome, Seat, Setup, Table, Tabletop, Turn, Viewer};
use piramido::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Piramido, Sign, Space, Step};

/// `p1, p2; A, C; random; rolloff`: seats, routes and, if they are not the default, reels and order.
fn setup(text: &str) -> Setup {
    let mut setup = Setup::default_of(Piramido::SPEC);
    let mut parts = text.split("; ");
    setup.set_seats(parts.next().expect("seats come first")).expect("the seats are allowed");
    for (key, value) in ["routes", "reels", "order"].into_iter().zip(parts) {
        setup.set_option(key, value).expect("the option has this value");
    }
    setup
}

fn at(text: &str, position: &str) -> Box<dyn Table> {
    Of::<Piramido>::ENTRY
        .open_at(&setup(text), position)
        .unwrap_or_else(|error| panic!("{error} in {position}"))
}

/// From one position the action leads to the other.
#[track_caller]
fn check(text: &str, before: &str, action: &str, after: &str) {
    let mut table = at(text, before);
    let (actor, action) = action.split_once(' ').expect("an actor and an action");
    table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(table.position(), after);
}

/// Exactly these actions are legal.
#[track_caller]
fn legal(text: &str, position: &str, expected: &str) {
    assert_eq!(at(text, position).legal().join(" "), expected, "at {position}");
}

/// Who has won.
#[track_caller]
fn won(text: &str, position: &str, winners: &[u8]) {
    let winners = winners.iter().map(|seat| Seat(*seat)).collect();
    assert_eq!(at(text, position).turn(), Turn::Over(Outcome { winners }), "at {position}");
}

const SOLO: &str = "p1; A";
const DUO: &str = "p1, p2; A";

#[test]
fn the_start_of_a_solo_game() {
    let table = Match::<Piramido>::new(&setup(SOLO));
    assert_eq!(Table::position(&table), "A:roll p1 p1 p1=r p1=e1 p1=- - p1=16 - p1=e1 - - -");
}

#[test]
fn v1_a_step_differs_from_its_eight_neighbours() {
    for step in Step::all() {
        let near = Step::all().filter(|other| *other != step && other.distance(step) <= 2);
        let near = near.filter(|other| {
            other.column().abs_diff(step.column()) < 2 && other.row().abs_diff(step.row()) < 2
        });
        for other in near {
            assert_ne!(step.sign(), other.sign(), "{step} and {other}");
        }
    }
    assert_eq!(Step::TOP.to_string(), "e5");
    assert_eq!(Step::TOP.sign(), None);
    for sign in Sign::ALL {
        assert!(Step::all().filter(|step| step.sign() == Some(sign)).count() >= 10, "{sign:?}");
    }
}

#[test]
fn v1_every_row_of_the_labyrinth_has_every_sign_once() {
    for row in 0..6 {
        for sign in Sign::ALL {
            let spaces = (0..11).filter(|column| Space::at(row, *column).sign() == Some(sign));
            assert_eq!(spaces.count(), 1, "{sign:?} in row {}", row + 1);
        }
    }
}

#[test]
fn v1_the_classic_reels() {
    let reels = |reels: [String; 3]| reels.join("; ");
    assert_eq!(
        reels(CLASSIC_PYRAMID.map(|reel| reel.to_string())),
        "e1,h3,g8,c7,d3,f5,d6; a5,c2,h3,g7,c6,e4,f6; e9,b7,c2,g3,f7,d5,f4"
    );
    assert_eq!(
        reels(CLASSIC_LABYRINTH.map(|reel| reel.to_string())),
        "S<,U>,L<,-,K>,F<,W>; W>,K<,E>,L<,S>,-,F<; F<,-,W>,E<,L>,K<,U>"
    );
}

#[test]
fn v2_random_reels_keep_levels_distances_and_starts() {
    let start = "A:reels p1 p1 p1=r p1=- p1=- - p1=- - p1=- - - -";
    let red = "A:reels p1 p1 p1=r p1=- p1=- - p1=- - p1=- - red:e1,h3,g8,c7,d3,f5,d6 -";
    check("p1; A; random", start, "chance reel:red:e1,h3,g8,c7,d3,f5,d6", red);
    let refused =
        |position: &str, action: &str| at("p1; A; random", position).play("chance", action).is_err();
    assert!(refused(start, "reel:blue:e1,h3,g8,c7,d3,f5,d6"), "red comes first");
    assert!(refused(start, "reel:red:e2,h3,g8,c7,d3,f5,d6"), "the start is on the edge");
    assert!(refused(start, "reel:red:e1,e2,g8,c7,d3,f5,d6"), "the first target is 3 steps away");
    assert!(refused(start, "reel:red:e1,h3,g8,c7,d3,f5,f4"), "each target is 3 steps from the last");
    assert!(refused(start, "reel:red:e1,h3,c7,g8,d3,f5,d6"), "levels are 1, 1, 2, 2, 3, 3");
    assert!(refused(start, "reel:red:S<,U>,L<,-,K>,F<,W>"), "the route is on the pyramid");
    assert!(refused(red, "reel:blue:e1,h3,g8,c7,d3,f5,d6"), "no two reels start alike");
    let labyrinth = "C:reels p1 p1 p1=r p1=- p1=- - p1=- - - - - 0";
    let refused = |action: &str| at("p1; C; random", labyrinth).play("chance", action).is_err();
    assert!(!refused("reel:red:S<,S<,S>,-,K>,F<,W>"));
    assert!(refused("reel:red:-,S<,U>,L<,K>,F<,W>"), "the first picture has a sign");
    assert!(refused("reel:red:S<,-,U>,L<,K>,F<,-"), "one picture has none");
    assert!(refused("reel:red:S<,U>,L<,K>,F<,W>,W>"), "one picture has none");
}

#[test]
fn v3_the_first_step_goes_anywhere_and_later_ones_not_back() {
    let first = "A:step p1 p1 p1=r p1=e3 p1=- - p1=16 5:5:-:- p1=e1+e2+e3 - - -";
    legal(SOLO, first, "step:d3 step:e2 step:e4 step:f3");
    let later = "A:step p1 p1 p1=r p1=e3 p1=- - p1=16 5:4:n:* p1=e1+e2+e3 - - -";
    legal(SOLO, later, "claim step:d3 step:e4 step:f3");
}

#[test]
fn v3_back_only_if_the_step_straight_ahead_is_not_enterable() {
    let edge = "A:step p1 p1 p1=r p1=d1 p1=- - p1=16 5:3:s:* p1=d1+d2+e1+e2 - - -";
    legal(SOLO, edge, "claim step:c1 step:d2 step:e1");
    let top = "A:step p1 p1 p1=r p1=e4 p1=- - p1=16 5:3:n:* p1=e1+e2+e3+e4 - - -";
    legal(SOLO, top, "claim step:d4 step:e3 step:f4");
    let explorer =
        "A:step p1 p1,p2 p1=r,p2=b p1=e3,p2=e4 p1=-,p2=- - p1=16,p2=25 5:4:n:* p1=e1+e2+e3,p2=a5+e4 - - -";
    legal(DUO, explorer, "claim step:d3 step:e2 step:f3");
}

#[test]
fn v3_an_enemy_sphinx_is_entered_only_with_its_number() {
    let throw = |number: u8| {
        format!(
            "A:step p1 p1,p2 p1=r,p2=b p1=e3,p2=a5 p1=-,p2=a4 e4=b2 p1=16,p2=5 {number}:{number}:-:- p1=e1+e2+e3,p2=a4+a5+e4 - - -"
        )
    };
    legal(DUO, &throw(3), "step:d3 step:e2 step:f3");
    legal(DUO, &throw(2), "step:d3 step:e2 step:e4 step:f3");
}

#[test]
fn v3_with_no_way_to_go_the_throw_is_lost() {
    let corner =
        "A:roll p1 p1,p2 p1=r,p2=b p1=a1,p2=b1 p1=-,p2=a4 a2=b2 p1=16,p2=5 - p1=a1+e1,p2=a2+a4+a5+b1 - - -";
    let after =
        "A:roll p2 p1,p2 p1=r,p2=b p1=a1,p2=b1 p1=-,p2=a4 a2=b2 p1=16,p2=5 - p1=a1+e1,p2=a2+a4+a5+b1 - - -";
    check(DUO, corner, "chance roll:3", after);
    // In route B there is no way back to the top either: the rest is lost, and counts as used.
    check(
        "p1, p2, p3; B",
        "B:step p1 p1,p2,p3 p1=r,p2=b,p3=y p1=e5,p2=d4,p3=f4 p1=-,p2=e3,p3=- e3=b2 p1=16,p2=5,p3=34 4:4:-:- p1=e5,p2=d4+e3+e4+e5,p3=e5+f4 - - -",
        "p1 step:e4",
        "B:step p1 p1,p2,p3 p1=r,p2=b,p3=y p1=e4,p2=d4,p3=f4 p1=-,p2=e3,p3=- e3=b2 p1=16,p2=5,p3=34 4:0:s:* p1=e4+e5,p2=d4+e3+e4+e5,p3=e5+f4 - - -",
    );
}

#[test]
fn v4_the_top_is_entered_in_a_throw_only_to_go_back() {
    let six = "e2+e3+e4+e3+e2+e3";
    let before = format!("A:step p1 p1 p1=r p1=e4 p1={six} - p1=16 5:3:n:- p1=e1+e2+e3+e4 - - -");
    legal(SOLO, &before, "step:d4 step:e5 step:f4");
    let on_top = format!("A:step p1 p1 p1=r p1=e5 p1={six} - p1=16 5:2:n:- p1=e1+e2+e3+e4+e5 - - -");
    check(SOLO, &before, "p1 step:e5", &on_top);
    legal(SOLO, &on_top, "step:e4");
    check(
        SOLO,
        &before.replace("5:3:n", "5:1:n"),
        "p1 step:e5",
        &format!("A:over p1 p1 p1=r p1=#1 p1={six} - p1=16 - p1=e1+e2+e3+e4+e5 A=p1:{six}:1 - -"),
    );
}

#[test]
fn v5_entering_a_sphinx_with_its_number_or_ones_own_removes_it() {
    check(
        DUO,
        "A:step p1 p1,p2 p1=r,p2=b p1=e3,p2=a5 p1=-,p2=a4 e4=b2 p1=16,p2=5 2:2:-:- p1=e1+e2+e3,p2=a4+a5+e4 - - -",
        "p1 step:e4",
        "A:step p1 p1,p2 p1=r,p2=b p1=e4,p2=a5 p1=-,p2=a4 - p1=16,p2=5 2:1:n:* p1=e1+e2+e3+e4,p2=a4+a5+e4 - - -",
    );
    check(
        SOLO,
        "A:step p1 p1 p1=r p1=e3 p1=e2 e2=r6 p1=1 2:2:-:- p1=e1+e2+e3 - - -",
        "p1 step:e2",
        "A:step p1 p1 p1=r p1=e2 p1=e2 - p1=1 2:1:s:* p1=e1+e2+e3 - - -",
    );
}

#[test]
fn v6_a_step_is_claimed_once_for_each_time_it_is_entered() {
    legal(SOLO, "A:step p1 p1 p1=r p1=e1 p1=- - p1=16 1:1:-:- p1=e1 - - -", "step:d1 step:e2 step:f1");
    let entered =
        "A:step p1 p1 p1=r p1=e2 p1=- - p1=- 3:1:s:* p1=e1+e2+e3 - - -".replace("p1=- 3", "p1=16 3");
    let claimed = "A:sphinx p1 p1 p1=r p1=e2 p1=e2 - p1=16 3:1:s:- p1=e1+e2+e3 - - -";
    check(SOLO, &entered, "p1 claim", claimed);
    let after = "A:step p1 p1 p1=r p1=e2 p1=e2 - p1=16 3:1:s:- p1=e1+e2+e3 - - -";
    check(SOLO, claimed, "p1 nosphinx", after);
    legal(SOLO, after, "step:d2 step:e1 step:f2");
    let again = "A:step p1 p1 p1=r p1=e1 p1=e2 - p1=16 3:0:s:* p1=e1+e2+e3 - - -";
    check(SOLO, after, "p1 step:e1", again);
    legal(SOLO, again, "claim end");
    let six = "A:step p1 p1 p1=r p1=e3 p1=e2+e2+e2+e2+e2+e2 - p1=16 3:1:n:- p1=e1+e2+e3 - - -";
    legal(SOLO, six, "step:d3 step:e4 step:f3");
}

#[test]
fn v6_the_turn_ends_by_itself_when_nothing_can_be_claimed() {
    check(
        SOLO,
        "A:step p1 p1 p1=r p1=e3 p1=e2+e2+e2+e2+e2+e2 - p1=16 3:1:n:- p1=e1+e2+e3 - - -",
        "p1 step:d3",
        "A:roll p1 p1 p1=r p1=d3 p1=e2+e2+e2+e2+e2+e2 - p1=16 - p1=d3+e1+e2+e3 - - -",
    );
}

#[test]
fn v7_a_sphinx_stands_where_the_explorer_stood_and_nothing_is() {
    let claimed = "A:sphinx p1 p1,p2 p1=r,p2=b p1=e4,p2=e2 p1=e2+e4,p2=e1 d4=r1,e1=b2 p1=6,p2=5 5:2:n:- p1=d4+e1+e2+e3+e4,p2=a5+e1+e2 - - -";
    legal(DUO, claimed, "nosphinx sphinx:6:e3");
    check(
        DUO,
        claimed,
        "p1 sphinx:6:e3",
        "A:step p1 p1,p2 p1=r,p2=b p1=e4,p2=e2 p1=e2+e4,p2=e1 d4=r1,e1=b2,e3=r6 p1=-,p2=5 5:2:n:- p1=d4+e1+e2+e3+e4,p2=a5+e1+e2 - - -",
    );
    // In route B the top is no place for a sphinx, and so there is none.
    check(
        "p1; B",
        "B:step p1 p1 p1=r p1=e4 p1=- - p1=16 2:1:s:* p1=e4+e5 - - -",
        "p1 claim",
        "B:step p1 p1 p1=r p1=e4 p1=e4 - p1=16 2:1:s:- p1=e4+e5 - - -",
    );
}

#[test]
fn v8_arrived_explorers_leave_the_board() {
    let six = "e2+e2+e2+e2+e2+e2";
    let place = |arrived: &str, mine: &str| {
        format!(
            "A:step p2 p1,p2 p1=r,p2=b p1={arrived},p2=e4 p1={six},p2={six} - p1=16,p2=25 1:1:-:- p1=e1+e2+e3+e4+e5,p2=a5+e2+e3+e4{mine} - - -"
        )
    };
    legal(DUO, &place("#1", ""), "step:d4 step:e3 step:e5 step:f4");
    check(
        DUO,
        &place("#1", ""),
        "p2 step:e5",
        &format!(
            "A:over p2 p1,p2 p1=r,p2=b p1=#1,p2=#2 p1={six},p2={six} - p1=16,p2=25 - p1=e1+e2+e3+e4+e5,p2=a5+e2+e3+e4+e5 A=p1:{six}:1,p2:{six}:2 - -"
        ),
    );
}

#[test]
fn v8_several_stand_on_the_top_at_the_start_of_route_b() {
    let table = Match::<Piramido>::new(&setup("p1, p2; B"));
    let start = "B:roll p1 p1,p2 p1=r,p2=b p1=e5,p2=e5 p1=-,p2=- - p1=16,p2=25 - p1=e5,p2=e5 - - -";
    assert_eq!(Table::position(&table), start);
}

#[test]
fn v9_route_b_ends_on_the_own_starting_step_by_exact_throw() {
    let six = "e2+e2+e2+e2+e2+e2";
    let before = format!("B:step p1 p1 p1=r p1=e2 p1={six} - p1=16 4:2:s:- p1=e2+e3+e4+e5 - - -");
    let over = format!("B:step p1 p1 p1=r p1=e1 p1={six} - p1=16 4:1:s:- p1=e1+e2+e3+e4+e5 - - -");
    check("p1; B", &before, "p1 step:e1", &over);
    check(
        "p1; B",
        &before.replace("4:2", "4:1"),
        "p1 step:e1",
        &format!("B:over p1 p1 p1=r p1=#1 p1={six} - p1=16 - p1=e1+e2+e3+e4+e5 B=p1:{six}:1 - -"),
    );
}

#[test]
fn note_a_sixth_claim_on_the_own_start_at_the_end_of_a_throw_is_the_arrival() {
    let five = "e2+e2+e2+e2+e2";
    check(
        "p1; B",
        &format!("B:step p1 p1 p1=r p1=e1 p1={five} - p1=- 4:0:s:* p1=e1+e2+e3+e4+e5 - - -"),
        "p1 claim",
        &format!("B:over p1 p1 p1=r p1=#1 p1={five}+e1 - p1=- - p1=e1+e2+e3+e4+e5 B=p1:{five}+e1:1 - -"),
    );
    // With a sphinx in hand it may be set first.
    let claimed = format!("B:sphinx p1 p1 p1=r p1=e1 p1={five}+e1 - p1=6 4:0:s:- p1=e1+e2+e3+e4+e5 - - -");
    check(
        "p1; B",
        &claimed,
        "p1 sphinx:6:e2",
        &format!("B:over p1 p1 p1=r p1=#1 p1={five}+e1 e2=r6 p1=- - p1=e1+e2+e3+e4+e5 B=p1:{five}+e1:1 - -"),
    );
}

/// Route C with p1 on one space and p2 on another, `throws` since the last claim, p1 to move `throw`.
fn row(one: &str, two: &str, throw: u8, throws: u16) -> String {
    let claims = |space: &str| match space.as_bytes()[0] {
        b'L' => "L.".to_owned(),
        digit @ b'1'..=b'6' => format!("R.{}", &"SULKF"[..usize::from(digit - b'1')]),
        _ => "R.".to_owned(),
    };
    format!(
        "C:row p1 p1,p2 p1=r,p2=b p1={one},p2={two} p1={},p2={} - p1=-,p2=- {throw}:{throw}:-:- - - - {throws}",
        claims(one),
        claims(two)
    )
}

/// Where p1 of route C comes by an action, and whether a claim may follow there.
#[track_caller]
fn walked(before: &str, action: &str, place: &str, claim: bool) {
    let mut table = at("p1, p2; C", before);
    table.play("p1", action).unwrap_or_else(|error| panic!("{error}"));
    let after = table.position();
    assert!(after.contains(&format!(" p1={place},")), "{after} after {action} at {before}");
    assert_eq!(after.starts_with("C:claim p1"), claim, "{after} after {action} at {before}");
}

#[test]
fn v10_a_row_is_walked_to_and_fro() {
    walked(&row("1c", "R", 3, 1), "right", "1f", true);
    walked(&row("1c", "R", 3, 1), "left", "1b", false);
    walked(&row("1c", "1f", 3, 1), "right", "1d", true);
    walked(&row("2k", "R", 4, 1), "right", "2g", false);
}

#[test]
fn v10_from_a_start_space_there_is_one_way() {
    legal("p1, p2; C", &row("L", "R", 3, 1), "right");
    legal("p1, p2; C", &row("R", "R", 3, 1), "left");
    walked(&row("L", "R", 3, 1), "right", "1c", true);
    walked(&row("R", "R", 2, 1), "left", "1j", true);
    // Nobody returns to it: closed in, the rest is lost.
    walked(&row("L", "1b", 4, 1), "right", "1a", true);
    walked(&row("L", "1a", 4, 1), "right", "L", false);
}

#[test]
fn v10_from_the_chamber_onto_6f_and_on() {
    let before = "D:row p1 p1,p2 p1=r,p2=b p1=X,p2=6f p1=-,p2=- - p1=-,p2=- 3:3:-:- - - - 2";
    legal("p1, p2; D", before, "left right");
    let lost = "D:roll p2 p1,p2 p1=r,p2=b p1=X,p2=6f p1=-,p2=- - p1=-,p2=- - - - - 2";
    check("p1, p2; D", before, "p1 left", lost);
    let free = &before.replace("p2=6f", "p2=6b");
    let left = "D:claim p1 p1,p2 p1=r,p2=b p1=6d,p2=6b p1=-,p2=- - p1=-,p2=- 3:0:-:* - - - 2";
    check("p1, p2; D", free, "p1 left", left);
    let turned = "D:roll p2 p1,p2 p1=r,p2=b p1=6e,p2=6d p1=-,p2=- - p1=-,p2=- - - - - 2";
    check("p1, p2; D", &before.replace("p2=6f", "p2=6d").replace("3:3", "2:2"), "p1 left", turned);
}

#[test]
fn note_left_and_right_are_both_asked_even_if_they_come_to_the_same() {
    legal("p1, p2; C", &row("1a", "R", 1, 1), "left right");
    walked(&row("1a", "R", 1, 1), "left", "1b", false);
    walked(&row("1a", "R", 1, 1), "right", "1b", false);
}

#[test]
fn v11_going_up_explorers_may_share_a_space() {
    check(
        "p1, p2; C",
        "C:claim p1 p1,p2 p1=r,p2=b p1=1c,p2=2c p1=R.,p2=R.S - p1=-,p2=- 3:0:-:* - - - 2",
        "p1 claim",
        "C:roll p2 p1,p2 p1=r,p2=b p1=2c,p2=2c p1=R.E,p2=R.S - p1=-,p2=- - - - - 0",
    );
    // One who has left a shared space finds it closed behind.
    walked(&row("2a", "2a", 2, 1), "right", "2c", true);
    walked(&row("2a", "2b", 2, 1), "right", "2a", false);
}

#[test]
fn v12_a_claim_needs_a_sign_and_at_least_one_step() {
    // p1 stands on the K of 1a, closed in: not moved, no claim.
    let before = "C:row p1 p1,p2 p1=r,p2=b p1=1a,p2=1b p1=L.,p2=L. - p1=-,p2=- 3:3:-:- - - - 2";
    let after = "C:roll p2 p1,p2 p1=r,p2=b p1=1a,p2=1b p1=L.,p2=L. - p1=-,p2=- - - - - 2";
    check("p1, p2; C", before, "p1 left", after);
    let claim = "C:claim p1 p1 p1=r p1=6f p1=R.SULKF - p1=- 3:0:-:* - - - 2";
    legal("p1; C", claim, "claim end");
    check("p1; C", claim, "p1 end", "C:roll p1 p1 p1=r p1=6f p1=R.SULKF - p1=- - - - - 2");
    check("p1; C", claim, "p1 claim", "C:over p1 p1 p1=r p1=#1 p1=R.SULKFK - p1=- - - C=p1:R.SULKFK:1 - 0");
}

#[test]
fn v12_in_route_d_one_goes_down_and_stays_in_row_1() {
    check(
        "p1; D",
        "D:claim p1 p1 p1=r p1=6f p1=- - p1=- 1:0:-:* - - - 1",
        "p1 claim",
        "D:roll p1 p1 p1=r p1=5f p1=K - p1=- - - - - 0",
    );
    check(
        "p1; D",
        "D:claim p1 p1 p1=r p1=1f p1=KWESU - p1=- 1:0:-:* - - - 1",
        "p1 claim",
        "D:roll p1 p1 p1=r p1=1f p1=KWESUF - p1=- - - - - 0",
    );
}

#[test]
fn v13_with_six_claims_row_1_is_longer_by_the_start_spaces() {
    let before = "D:row p1 p1 p1=r p1=1c p1=KWESUF - p1=- 3:3:-:- - - - 1";
    let arrived = "D:over p1 p1 p1=r p1=#1 p1=KWESUF - p1=- - - D=p1:KWESUF:1 - 1";
    check("p1; D", before, "p1 left", arrived);
    check("p1; D", &before.replace("1c", "1i"), "p1 right", arrived);
    let turned = "D:roll p1 p1 p1=r p1=1b p1=KWESUF - p1=- - - - - 1";
    check("p1; D", &before.replace("3:3", "5:5"), "p1 left", turned);
    // With five claims the row is as long as for everybody.
    let five = "D:roll p1 p1 p1=r p1=1b p1=KWESU - p1=- - - - - 1";
    check("p1; D", &before.replace("KWESUF", "KWESU"), "p1 left", five);
}

#[test]
fn v14_order_by_arrival_and_colours_pass_on_from_a_to_b() {
    let six = "e2+e2+e2+e2+e2+e2";
    check(
        "p1, p2; A, B",
        &format!(
            "A:step p1 p1,p2 p1=r,p2=b p1=e4,p2=#1 p1={six},p2={six} - p1=16,p2=25 1:1:-:- p1=e1+e2+e3+e4,p2=a5+e2+e3+e4+e5 - - -"
        ),
        "p1 step:e5",
        &format!(
            "B:roll p2 p2,p1 p1=b,p2=y p1=e5,p2=e5 p1=-,p2=- - p1=25,p2=34 - p1=e5,p2=e5 A=p1:{six}:2,p2:{six}:1 - -"
        ),
    );
    // From A to C colours stay, and from there to D each takes the colour after the one used in C.
    let finished = format!("A=p1:{six}:1");
    check(
        "p1; A, C",
        &format!("A:step p1 p1 p1=r p1=e4 p1={six} - p1=16 1:1:-:- p1=e1+e2+e3+e4 - - -"),
        "p1 step:e5",
        &format!("C:side p1 p1 p1=r p1=- p1=- - p1=- - - {finished} - 0"),
    );
    check(
        "p1; A, C, B, D",
        &format!(
            "B:step p1 p1 p1=b p1=b5 p1={six} - p1=25 1:1:-:- p1=b5+e2+e5 {finished};C=p1:R.SULKFW:1 - -"
        ),
        "p1 step:a5",
        &format!("D:roll p1 p1 p1=b p1=X p1=- - p1=- - - {finished};C=p1:R.SULKFW:1;B=p1:{six}:1 - 0"),
    );
}

#[test]
fn v15_a_pyramid_route_begins_with_both_sphinxes() {
    let six = "e2+e2+e2+e2+e2+e2";
    check(
        "p1; A, B",
        &format!("A:step p1 p1 p1=r p1=e4 p1={six} e3=r6 p1=- 1:1:-:- p1=e1+e2+e3+e4 - - -"),
        "p1 step:e5",
        &format!("B:roll p1 p1 p1=b p1=e5 p1=- - p1=25 - p1=e5 A=p1:{six}:1 - -"),
    );
}

#[test]
fn v16_right_are_those_who_claimed_the_right_steps_in_order() {
    let over = |claims: &str| {
        let stood = "c7+d3+d6+e1+e5+f5+g8+h3";
        format!("A:over p1 p1 p1=r p1=#1 p1={claims} - p1=16 - p1={stood} A=p1:{claims}:1 - -")
    };
    won(SOLO, &over("h3+g8+c7+d3+f5+d6"), &[0]);
    won(SOLO, &over("g8+h3+c7+d3+f5+d6"), &[]);
    won("p1; B", &over("d6+f5+d3+c7+g8+h3").replace("A:", "B:").replace("A=", "B="), &[0]);
    won("p1; B", &over("h3+g8+c7+d3+f5+d6").replace("A:", "B:").replace("A=", "B="), &[]);
}

#[test]
fn v16_in_c_the_side_must_be_right_and_the_bare_picture_is_left_out() {
    let over = |claims: &str| format!("C:over p1 p1 p1=r p1=#1 p1={claims} - p1=- - - C=p1:{claims}:1 - 0");
    won("p1; C", &over("R.SULKFW"), &[0]);
    won("p1; C", &over("L.SULKFW"), &[]);
    won("p1; C", &over("R.SULFKW"), &[]);
    won("p1; D", "D:over p1 p1 p1=r p1=#1 p1=WFKLUS - p1=- - - D=p1:WFKLUS:1 - 3", &[0]);
}

#[test]
fn v16_the_smallest_sum_of_places_wins_and_is_shared() {
    let over = |first: [u8; 2], second: [u8; 2], turn: &str, order: &str| {
        format!(
            "D:over {turn} {order} p1=b,p2=y p1=#{},p2=#{} p1=FSLEKW,p2=UKLEWF - p1=-,p2=- - - C=p1:R.SULKFW:{},p2:L.WKELSF:{};D=p1:FSLEKW:{},p2:UKLEWF:{} - 3",
            second[0], second[1], first[0], first[1], second[0], second[1]
        )
    };
    won("p1, p2; C, D", &over([1, 2], [1, 2], "p2", "p1,p2"), &[0]);
    won("p1, p2; C, D", &over([1, 2], [2, 1], "p1", "p1,p2"), &[0, 1]);
    won("p1, p2; C, D", &over([2, 1], [2, 1], "p1", "p2,p1"), &[1]);
    // The first to arrive was wrong, and the other wins.
    let wrong = over([1, 2], [1, 2], "p2", "p1,p2")
        .replace("p1=FSLEKW", "p1=FSLEKK")
        .replace("p1:FSLEKW", "p1:FSLEKK");
    won("p1, p2; C, D", &wrong, &[1]);
}

#[test]
fn v17_a_route_ends_after_500_throws() {
    let mut table = Match::<Piramido>::new(&setup("p1, p2; A, B"));
    let mut throws = 0;
    while let Some(actor) = table.actor() {
        let name = table.name(actor);
        let legal = Table::legal(&table);
        let action =
            legal.iter().find(|action| *action != "claim").cloned().unwrap_or_else(|| "roll:1".to_owned());
        throws += u32::from(action == "roll:1");
        Table::play(&mut table, name, &action).expect("it is legal");
    }
    assert_eq!(throws, 500);
    let position = Table::position(&table);
    assert!(
        position.starts_with("A:over p2 p1,p2 ") && position.ends_with(" A=p1:-:-,p2:-:- - -"),
        "{position}"
    );
    assert_eq!(Table::turn(&table), Turn::Over(Outcome::DRAW));
}

#[test]
fn v17_the_500th_throw_may_bring_the_last_player_in_and_the_game_goes_on() {
    let mut table = at("p1; D, A", "D:roll p1 p1 p1=r p1=1a p1=WFKLUS - p1=- - - - - 499");
    for (actor, action) in [("chance", "roll:1"), ("p1", "left")] {
        table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
    }
    assert!(table.position().starts_with("A:roll p1 p1 p1=r p1=e1 "), "{}", table.position());
    let mut table = at("p1; D, A", "D:roll p1 p1 p1=r p1=1a p1=WFKLUS - p1=- - - - - 499");
    for (actor, action) in [("chance", "roll:1"), ("p1", "right")] {
        table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(table.turn(), Turn::Over(Outcome::DRAW), "{}", table.position());
}

#[test]
fn v17_those_who_have_arrived_may_still_win() {
    let right = "h3+g8+c7+d3+f5+d6";
    won(
        DUO,
        &format!(
            "A:over p2 p1,p2 p1=r,p2=b p1=#1,p2=a6 p1={right},p2=- - p1=16,p2=25 - p1=c7+d3+d6+e1+e5+f5+g8+h3,p2=a5+a6 A=p1:{right}:1,p2:-:- - -"
        ),
        &[0],
    );
}

/// Which pictures of the own reel a seat may look at, and which one counts.
#[track_caller]
fn sees(text: &str, position: &str, open: &[u8], counts: Option<u8>) {
    let table = at(text, position);
    let view = table.view(Viewer::Seat(Seat(0)));
    assert_eq!(
        view["reel"],
        serde_json::json!({ "colour": "red", "open": open, "counts": counts }),
        "at {position}"
    );
    assert_eq!(table.view(Viewer::Spectator)["reel"], serde_json::Value::Null);
}

#[test]
fn v18_a_player_sees_the_pictures_up_to_the_next_one() {
    let pyramid = |route: char, claims: &str, stood: &str| {
        format!("{route}:roll p1 p1 p1=r p1=e3 p1={claims} - p1=16 - p1={stood} - - -")
    };
    sees("p1; A", &pyramid('A', "-", "e1+e3"), &[1, 2], Some(2));
    sees("p1; A", &pyramid('A', "e3+e1+e3", "e1+e3"), &[1, 2, 3, 4, 5], Some(5));
    sees("p1; A", &pyramid('A', "e3+e1+e3+e1+e3+e1", "e1+e3"), &[1, 2, 3, 4, 5, 6, 7], None);
    sees("p1; B", &pyramid('B', "-", "e3+e5"), &[1, 7], Some(7));
    sees("p1; B", &pyramid('B', "e3+e3", "e3+e5"), &[1, 5, 6, 7], Some(5));
    sees("p1; B", &pyramid('B', "e3+e3+e3+e3+e3+e3", "e3+e5"), &[1, 2, 3, 4, 5, 6, 7], Some(1));
    // The fourth picture of the red reel of the labyrinth shows no sign.
    sees("p1; C", "C:side p1 p1 p1=r p1=- p1=- - p1=- - - - - 0", &[1], Some(1));
    sees("p1; C", "C:roll p1 p1 p1=r p1=4c p1=L.SUL - p1=- - - - - 0", &[1, 2, 3, 4, 5], Some(5));
    sees("p1; D", "D:roll p1 p1 p1=r p1=4c p1=WF - p1=- - - - - 0", &[5, 6, 7], Some(5));
    sees("p1; D", "D:roll p1 p1 p1=r p1=3c p1=WFK - p1=- - - - - 0", &[3, 4, 5, 6, 7], Some(3));
}

#[test]
fn v18_nobody_sees_other_reels_and_a_page_no_names_of_steps() {
    let reels = "red:e1,h3,g8,c7,d3,f5,d6;blue:a5,c2,h3,g7,c6,e4,f6;yellow:e9,b7,c2,g3,f7,d5,f4";
    let position = |reels: &str| {
        format!("A:roll p1 p1,p2 p1=r,p2=b p1=e1,p2=a5 p1=-,p2=- - p1=16,p2=25 - p1=e1,p2=a5 - {reels} -")
    };
    let table = at("p1, p2; A; random", &position(reels));
    let text = |viewer| table.view_text(viewer);
    assert_eq!(text(Viewer::Seat(Seat(0))), position("red:e1,h3,?,?,?,?,?;blue:?;yellow:?"));
    assert_eq!(text(Viewer::Seat(Seat(1))), position("red:?;blue:a5,c2,?,?,?,?,?;yellow:?"));
    assert_eq!(text(Viewer::Spectator), position("red:?;blue:?;yellow:?"));
    assert!(!table.view(Viewer::Seat(Seat(0))).to_string().contains("h3"));
    let live = "game: piramido\nseats: p1\nreels: random\n\nchance reel:red:?\n";
    let mut table = Of::<Piramido>::ENTRY.open(&setup("p1; A; random"));
    table.play("chance", "reel:red:e1,h3,g8,c7,d3,f5,d6").expect("it is allowed");
    assert_eq!(table.record(Some(Viewer::Seat(Seat(0)))), live);
}

#[test]
fn v19_after_12_throws_without_a_claim_explorers_close_no_way() {
    walked(&row("1c", "1d", 3, 12), "right", "1b", false);
    walked(&row("1c", "1d", 3, 13), "right", "1f", true);
    walked(&row("1c", "1d", 1, 13), "right", "1d", true);
    walked(&row("L", "1a", 1, 13), "right", "1a", true);
    check(
        "p1; C",
        "C:roll p1 p1 p1=r p1=1c p1=R. - p1=- - - - - 12",
        "chance roll:3",
        "C:row p1 p1 p1=r p1=1c p1=R. - p1=- 3:3:-:- - - - 13",
    );
}

#[test]
fn rolloff_until_the_highest_is_unique_then_colours_in_order() {
    let rolloff = "A:rolloff p1 p1,p2,p3 p1=-,p2=-,p3=- p1=-,p2=-,p3=- p1=-,p2=-,p3=- - p1=-,p2=-,p3=- - p1=-,p2=-,p3=- - - -";
    let text = "p1, p2, p3; A; classic; rolloff";
    check(text, rolloff, "chance rolloff:6,3,6", rolloff);
    let first = rolloff.replace("rolloff p1 p1,p2,p3", "colour p2 p2,p3,p1");
    check(text, rolloff, "chance rolloff:5,6,5", &first);
    legal(text, &first, "colour:blue colour:red colour:yellow");
    let second = first.replace("colour p2", "colour p3").replacen("p2=-", "p2=y", 1);
    check(text, &first, "p2 colour:yellow", &second);
    legal(text, &second, "colour:blue colour:red");
    assert!(at(text, rolloff).play("chance", "rolloff:5,6").is_err());
    check(
        "p1; A; classic; rolloff",
        "A:rolloff p1 p1 p1=- p1=- p1=- - p1=- - p1=- - - -",
        "chance rolloff:5",
        "A:colour p1 p1 p1=- p1=- p1=- - p1=- - p1=- - - -",
    );
}

#[test]
fn in_route_c_each_chooses_a_side() {
    let side = "C:side p1 p1,p2 p1=r,p2=b p1=-,p2=- p1=-,p2=- - p1=-,p2=- - - - - 0";
    legal("p1, p2; C", side, "side:L side:R");
    let second = "C:side p2 p1,p2 p1=r,p2=b p1=R,p2=- p1=R.,p2=- - p1=-,p2=- - - - - 0";
    check("p1, p2; C", side, "p1 side:R", second);
    let roll = "C:roll p1 p1,p2 p1=r,p2=b p1=R,p2=L p1=R.,p2=L. - p1=-,p2=- - - - - 0";
    check("p1, p2; C", second, "p2 side:L", roll);
}
