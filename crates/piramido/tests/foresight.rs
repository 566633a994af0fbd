//! What an action of Piramido reveals, which decides whether it may be taken back, and what can be known of it
//! beforehand.

use game::survey::{self, at};
use piramido::Piramido;

/// Whether the last of these actions reveals something.
#[track_caller]
fn reveals(setup: &str, position: &str, actions: &str, expected: bool) {
    let mut table = at::<Piramido>(setup, position);
    for action in actions.split(' ') {
        table.play(action.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(survey::reveals(&table), expected, "{actions} at {position}");
    assert!(!expected || table.reveals(1), "what reveals is not taken back for free: {actions}");
}

#[test]
fn chance_always_reveals() {
    reveals("p1", "A:roll p1 p1 p1=r p1=e1 p1=- - p1=16 - p1=e1 - - 0", "roll:3", true);
}

#[test]
fn a_claim_reveals_the_next_picture() {
    const SOLO: &str = "p1";
    let step = "A:step p1 p1 p1=r p1=f2 p1=- - p1=16 5:1:n:* p1=e1+f1+f2 - - 1";
    reveals(SOLO, step, "claim", true);
    reveals(SOLO, step, "step:f3", false);
    reveals(SOLO, step, "step:f3 end", false);
    // With the sixth claim all pictures have been seen.
    let last = "A:step p1 p1 p1=r p1=e3 p1=h4+f2+g7+d3+d5 - p1=16 5:1:w:* p1=d3+d5+e1+e3+f2+f3+g7+h4 - - 1";
    reveals(SOLO, last, "claim", false);
    // One who sets a sphinx afterwards shows nothing new.
    let stairs = "A:step p1 p1 p1=r p1=f3 p1=- - p1=16 5:1:n:* p1=e1+f1+f2+f3 - - 1";
    reveals(SOLO, stairs, "claim sphinx:6:f2", false);
}

#[test]
fn a_start_is_revealed_by_arriving_there() {
    let there = "B:step p1 p1,p2 p1=r,p2=b p1=d1,p2=e5 p1=e4+d5+d3+g7+f2+h4,p2=- - p1=16,p2=25 3:1:s:- p1=d1+d2+d3+d5+e4+e5+f2+g7+h4,p2=e5 - - 1";
    reveals("p1, p2; routes B", there, "step:e1", true);
}

#[test]
fn a_colour_chosen_for_a_later_route_reveals_its_first_picture() {
    let six = "e3+e3+e3+e3+e3+e3";
    let choice = format!("B:colour p1 p1 p1=- p1=- p1=- - p1=- - p1=- A=p1:r:{six}:1 - 0");
    reveals("p1; routes A, B; colours choose", &choice, "colour:blue", true);
}
