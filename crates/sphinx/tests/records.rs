//! Records of games of Sphinx that go on, as each viewer may see them, and what can be set up.

use game::{AnyGame, AnyMatch, Record, Registered, Seat, Setup, Tabletop, Viewer};
use sphinx::Sphinx;

/// A match after these actions, each with its actor.
fn table(header: &str, actions: &[&str]) -> Box<dyn AnyMatch> {
    let text = format!("{header}\n\n{}\n", actions.join("\n"));
    let games: [&dyn AnyGame; 1] = [&Registered::<Sphinx>::GAME];
    Record::read(text.as_bytes()).and_then(|record| record.play(&games)).unwrap()
}

fn actions(record: &str) -> Vec<&str> {
    record.lines().skip_while(|line| !line.is_empty()).skip(1).collect()
}

#[test]
fn a_live_record_hides_the_deal() {
    let sphinx = table("game: sphinx\nseats: p1, p2", &["chance deal:RBGYPW", "chance roll:1,2,S"]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(actions(&sphinx.record(Some(viewer))), ["chance deal:??????", "chance roll:1,2,S"]);
    }
}

#[test]
fn three_play_if_nobody_says_and_every_option_has_two_values() {
    assert_eq!(Setup::default_of(Sphinx::SPEC).seats(), ["p1", "p2", "p3"]);
    assert_eq!(Sphinx::SPEC.every_setup().len(), 3 * 16);
}
