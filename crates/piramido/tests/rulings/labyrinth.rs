//! Rulings V10 to V13 and V19: walking and claiming in the labyrinth.

use super::{at, check, legal};

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
    check("p1; C", claim, "p1 claim", "C:over p1 p1 p1=r p1=#1 p1=R.SULKFK - p1=- - - C=p1:r:R.SULKFK:1 - 0");
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
    let arrived = "D:over p1 p1 p1=r p1=#1 p1=KWESUF - p1=- - - D=p1:r:KWESUF:1 - 1";
    check("p1; D", before, "p1 left", arrived);
    check("p1; D", &before.replace("1c", "1i"), "p1 right", arrived);
    let turned = "D:roll p1 p1 p1=r p1=1b p1=KWESUF - p1=- - - - - 1";
    check("p1; D", &before.replace("3:3", "5:5"), "p1 left", turned);
    // With five claims the row is as long as for everybody.
    let five = "D:roll p1 p1 p1=r p1=1b p1=KWESU - p1=- - - - - 1";
    check("p1; D", &before.replace("KWESUF", "KWESU"), "p1 left", five);
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
fn in_route_c_each_chooses_a_side() {
    let side = "C:side p1 p1,p2 p1=r,p2=b p1=-,p2=- p1=-,p2=- - p1=-,p2=- - - - - 0";
    legal("p1, p2; C", side, "side:L side:R");
    let second = "C:side p2 p1,p2 p1=r,p2=b p1=R,p2=- p1=R.,p2=- - p1=-,p2=- - - - - 0";
    check("p1, p2; C", side, "p1 side:R", second);
    let roll = "C:roll p1 p1,p2 p1=r,p2=b p1=R,p2=L p1=R.,p2=L. - p1=-,p2=- - - - - 0";
    check("p1, p2; C", second, "p2 side:L", roll);
}
