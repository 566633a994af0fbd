//! What an action of Sphinx reveals, which decides whether it may be taken back, and what can be known of it
//! beforehand.

use game::AnyMatch;
use game::survey::{self, at};
use sphinx::Sphinx;
use words::Language;

const DUO: &str = "p1, p2";
const MUMMY: &str = "p1=15,p2=0 p1=-,p2=- RBGYPW p1=R?????,p2=?????? p1:peek S - +0";
const GUARD: &str = "p1=77,p2=0 p1=RBG,p2=- RBGYPW p1=??????,p2=?????? p1:attempt - - +0";

/// Whether the last of these actions reveals something.
#[track_caller]
fn reveals(position: &str, actions: &str, expected: bool) {
    let mut table = at::<Sphinx>(DUO, position);
    for action in actions.split(' ') {
        table.play(action.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(survey::reveals(&table), expected, "{actions} at {position}");
    assert!(!expected || table.reveals(1), "what reveals is not taken back for free: {actions}");
}

/// What the seat to act is shown before it plays this.
#[track_caller]
fn previews(position: &str, action: &str, expected: &str) {
    let shown = at::<Sphinx>(DUO, position).preview(action);
    let sentences: Vec<String> = shown.iter().map(|(said, _)| Language::ENGLISH.tell(said)).collect();
    assert_eq!(sentences.join(" "), expected, "{action} at {position}");
}

#[test]
fn chance_always_reveals() {
    reveals("p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -", "roll:2,5,S", true);
}

#[test]
fn a_look_reveals_what_was_not_known() {
    reveals(MUMMY, "peek:T2", true);
    reveals(MUMMY, "peek:G1", false);
    reveals(MUMMY, "nopeek", false);
}

#[test]
fn an_attempt_reveals_and_walking_does_not() {
    reveals(GUARD, "attempt:RBG", true);
    reveals(GUARD, "attempt:GBR", true);
    let known = GUARD.replace("p1=??????", "p1=RBG???");
    // Even one who knows the guards tells the others by naming them.
    reveals(&known, "attempt:RBG", true);
    let walking = "p1=0,p2=12 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 2,4,S - -";
    reveals(walking, "+2", false);
    reveals(walking, "+4", false);
    reveals(walking, "+4 take", false);
    reveals(walking, "swap:G1:T3", false);
}

#[test]
fn a_preview_shows_where_a_pawn_goes() {
    previews(
        "p1=0,p2=12 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 2,4,S - -",
        "+2",
        "Player 1 walks from 0 to 2. Player 1 turns door 1. The door takes Player 1 from 2 to 34.",
    );
}

#[test]
fn a_preview_keeps_secrets() {
    previews(MUMMY, "peek:G1", "Player 1 looks under guard 1: red.");
    previews(MUMMY, "peek:T2", "");
    previews(GUARD, "attempt:RBG", "");
}
