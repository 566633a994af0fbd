//! Records of games of Piramido that go on, as each viewer may see them, and what can be set up.

use game::{AnyGame, AnyMatch, Record, Registered, Seat, Setup, Tabletop, Viewer};
use piramido::Piramido;

/// A match after these actions, each with its actor.
fn table(header: &str, actions: &[&str]) -> Box<dyn AnyMatch> {
    let text = format!("{header}\n\n{}\n", actions.join("\n"));
    let games: [&dyn AnyGame; 1] = [&Registered::<Piramido>::GAME];
    Record::read(text.as_bytes()).and_then(|record| record.play(&games)).unwrap()
}

fn actions(record: &str) -> Vec<&str> {
    record.lines().skip_while(|line| !line.is_empty()).skip(1).collect()
}

#[test]
fn a_live_record_hides_the_reels() {
    let reels = "game: piramido\nseats: p1\nreels: random";
    let piramido = table(reels, &["chance reel:red:e1,h4,f2,g7,d3,d5,e4"]);
    assert_eq!(actions(&piramido.record(Some(Viewer::Seat(Seat(0))))), ["chance reel:red:?"]);
    assert_eq!(actions(&piramido.record(None)), ["chance reel:red:e1,h4,f2,g7,d3,d5,e4"]);
}

#[test]
fn one_plays_if_nobody_says_and_routes_come_in_every_order() {
    assert_eq!(Setup::default_of(Piramido::SPEC).seats(), ["p1"]);
    assert_eq!(Piramido::SPEC.every_setup().len(), 3 * 64 * 32);
}
