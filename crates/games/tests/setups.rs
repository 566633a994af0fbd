//! What the registry guarantees: names, defaults and positions at which every game can begin.

use std::collections::BTreeSet;

use game::{OtherRules, Setup};
use games::GAMES;

#[test]
fn every_game_has_a_name_of_its_own_and_sensible_defaults() {
    let names: BTreeSet<&str> = GAMES.iter().map(|game| game.spec().name).collect();
    assert_eq!(names.len(), GAMES.len());
    for game in GAMES {
        let spec = game.spec();
        // A folder and a module are called by it, and a record names it.
        assert!(spec.name.bytes().all(|letter| letter.is_ascii_lowercase()), "{}", spec.name);
        // So that a file that has its title is found, too, by tests/registry.rs.
        assert!(spec.title.to_lowercase().contains(spec.name), "{}", spec.title);
        let header = Setup::default_of(spec).to_string();
        let seats = spec.seats[spec.default_seats].join(", ");
        assert_eq!(header, format!("game: {}\nseats: {seats}\n", spec.name), "defaults are not written");
        let numbers: BTreeSet<usize> = spec.seats.iter().map(|seats| seats.len()).collect();
        for count in numbers {
            assert_eq!(Setup::with_seats(spec, count).map(|setup| setup.seats().len()), Some(count));
        }
    }
}

#[test]
fn a_table_can_begin_at_any_position_string() {
    for game in GAMES {
        for setup in game.spec().every_setup() {
            let start = game.open(&setup);
            let again = game.open_at(&setup, &start.position()).unwrap();
            assert_eq!((again.position(), again.legal()), (start.position(), start.legal()));
            let nonsense = game.open_at(&setup, "nonsense").err().map(|error| error.column);
            assert!(nonsense.is_some(), "{setup}");
        }
    }
}

#[test]
fn every_edition_of_the_rules_is_played_by_some_version() {
    for game in GAMES {
        let spec = game.spec();
        assert_eq!(spec.former.len() + 1, usize::from(spec.edition), "{}", spec.name);
        for (edition, version) in (1..).zip(spec.former) {
            assert_eq!(games::other_rules(spec.name, edition), Some(OtherRules::Older { version }));
        }
        assert_eq!(games::other_rules(spec.name, spec.edition), None, "{}", spec.name);
        for edition in [0, spec.edition + 1, u16::MAX] {
            assert_eq!(games::other_rules(spec.name, edition), Some(OtherRules::Newer), "{}", spec.name);
        }
    }
    assert_eq!(games::other_rules("chess", 1), Some(OtherRules::Newer));
    let older = OtherRules::Older { version: "0.1.x" };
    assert_eq!(older.to_string(), "begun by older rules of the game: Pyramidion 0.1.x plays it");
}
