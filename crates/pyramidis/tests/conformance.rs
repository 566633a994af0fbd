//! The laws of every game, over random games with every setup, and the numbers of an independent program.

use game::conformance::{Laws, conformance};
use game::{Match, Setup, Tabletop, perft};
use pyramidis::Pyramidis;

#[test]
fn keeps_the_laws() {
    let seen = conformance::<Pyramidis>(&Laws { games: 1000, longest: 1000, ..Laws::default() });
    assert_eq!(seen.games, 6 * 1000);
    assert!(seen.won > 5000, "{seen:?}");
}

fn sequences(seats: &str, edition: &str, depth: u32) -> Vec<u64> {
    let mut setup = Setup::default_of(Pyramidis::SPEC);
    setup.set_seats(seats).unwrap();
    setup.set_option("edition", edition).unwrap();
    let start = Match::<Pyramidis>::new(&setup);
    (1..=depth).map(|depth| perft(&start, depth).sequences).collect()
}

#[test]
fn perft_agrees_with_an_independent_program() {
    let two = [5, 25, 181, 1318, 8097, 49_858, 259_147, 1_324_906, 5_975_793, 26_121_067];
    assert_eq!(sequences("red, yellow", "international", 10), two);
    assert_eq!(sequences("green, blue", "international", 8), two[..8]);
    assert_eq!(sequences("red, yellow", "german", 9), [&two[..7], &[1_324_903, 5_975_656]].concat());
    let four = [5, 25, 125, 625, 4486, 31_790, 226_854, 1_641_043, 9_947_977];
    assert_eq!(sequences("red, green, yellow, blue", "international", 9), four);
    assert_eq!(sequences("red, green, yellow, blue", "german", 8), four[..8]);
}
