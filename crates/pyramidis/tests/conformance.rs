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
    for edition in ["international", "german"] {
        assert_eq!(
            sequences("red, yellow", edition, 7),
            [5, 25, 181, 1318, 8097, 49_858, 259_147],
            "{edition}"
        );
        assert_eq!(sequences("red, green, yellow, blue", edition, 5), [5, 25, 125, 625, 4486], "{edition}");
    }
}
