//! What an action of Sakkara reveals, which decides whether it may be taken back, and what can be known of it
//! beforehand.

use game::Match;
use game::survey::{self, at, setup};
use sakkara::Sakkara;

const FISTS: &str = "red, blue; opening fists";

/// Whether the last of these actions reveals something.
#[track_caller]
fn reveals(position: &str, actions: &str, expected: bool) {
    let mut table = at::<Sakkara>(FISTS, position);
    for action in actions.split(' ') {
        table.play(action.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(survey::reveals(&table), expected, "{actions} at {position}");
    assert!(!expected || table.reveals(1), "what reveals is not taken back for free: {actions}");
}

#[test]
fn fists_are_revealed_when_all_have_guessed() {
    let start = "r=R:-,I:-,O:-;b=R:-,I:-,O:- B=b7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r? | -";
    reveals(start, "fist:2", false);
    reveals(start, "fist:2 fist:1", false);
    reveals(start, "fist:2 fist:1 guess:3", false);
    reveals(start, "fist:2 fist:1 guess:3 guess:4", true);
    reveals(start, "fist:2 fist:1 guess:3 guess:4 enter:R", false);
}

#[test]
fn a_game_without_secrets_reveals_nothing() {
    let mut table = Match::<Sakkara>::new(&setup::<Sakkara>("red, blue"));
    for action in "enter:R R:a13-b13 R:b13-c13 bridge:g12-f12".split(' ') {
        table.play(action.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"));
        assert!(!table.reveals(1), "{action}");
    }
}
