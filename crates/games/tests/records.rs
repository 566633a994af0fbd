//! Records of games that go on, as each viewer may see them, and the registry's promises.

use game::{Record, RecordFault, Seat, Setup, Table, Viewer};

/// A table after these actions, each with its actor.
fn table(header: &str, actions: &[&str]) -> Box<dyn Table> {
    let text = format!("{header}\n\n{}\n", actions.join("\n"));
    Record::read(text.as_bytes()).and_then(|record| record.play(games::GAMES)).unwrap()
}

fn actions(record: &str) -> Vec<&str> {
    record.lines().skip_while(|line| !line.is_empty()).skip(1).collect()
}

const FIRST: Viewer = Viewer::Seat(Seat(0));
const SECOND: Viewer = Viewer::Seat(Seat(1));

#[test]
fn a_live_record_hides_what_the_viewer_may_not_know() {
    let sphinx = table("game: sphinx\nseats: p1, p2", &["chance deal:RBGYPW", "chance roll:1,2,S"]);
    for viewer in [FIRST, SECOND, Viewer::Spectator] {
        assert_eq!(actions(&sphinx.record(Some(viewer))), ["chance deal:??????", "chance roll:1,2,S"]);
    }
    let reels = "game: piramido\nseats: p1\nreels: random";
    let piramido = table(reels, &["chance reel:red:e1,h3,g8,c7,d3,f5,d6"]);
    assert_eq!(actions(&piramido.record(Some(FIRST))), ["chance reel:red:?"]);
    assert_eq!(actions(&piramido.record(None)), ["chance reel:red:e1,h3,g8,c7,d3,f5,d6"]);
}

#[test]
fn fists_are_hidden_until_all_guesses_are_made() {
    let fists = "game: sakkara\nseats: red, blue\nopening: fists";
    let sakkara = table(fists, &["red fist:2", "blue fist:1", "red guess:0"]);
    assert_eq!(actions(&sakkara.record(Some(FIRST))), ["red fist:2", "blue fist:?", "red guess:0"]);
    assert_eq!(actions(&sakkara.record(Some(SECOND))), ["red fist:?", "blue fist:1", "red guess:0"]);
    assert_eq!(actions(&sakkara.record(Some(Viewer::Spectator)))[..2], ["red fist:?", "blue fist:?"]);
    // Nobody was right: the first bid lies open, the second is hidden again.
    let second = ["red fist:2", "blue fist:1", "red guess:0", "blue guess:6", "red fist:3"];
    let sakkara = table(fists, &second);
    let seen = ["red fist:2", "blue fist:1", "red guess:0", "blue guess:6", "red fist:?"];
    assert_eq!(actions(&sakkara.record(Some(SECOND))), seen);
    let refused = Record::read(sakkara.record(Some(SECOND)).as_bytes()).unwrap_err();
    assert_eq!(refused.line, 9);
    assert!(matches!(refused.reason, RecordFault::Hidden { .. }) && refused.to_string().contains("hidden"));
}

#[test]
fn every_game_has_a_name_of_its_own_and_sensible_defaults() {
    let names: Vec<&str> = games::GAMES.iter().map(|entry| entry.spec().name).collect();
    assert_eq!(names, ["pyramidis", "sakkara", "sphinx", "piramido"]);
    let seats: Vec<String> =
        games::GAMES.iter().map(|entry| Setup::default_of(entry.spec()).seats().join(", ")).collect();
    assert_eq!(seats, ["red, yellow", "red, blue", "p1, p2, p3", "p1"]);
    let setups: Vec<usize> = games::GAMES.iter().map(|entry| entry.spec().every_setup().len()).collect();
    assert_eq!(setups, [3 * 2, 7 * 2, 3 * 16, 3 * 64 * 4]);
}

#[test]
fn a_table_can_begin_at_any_position_string() {
    for entry in games::GAMES {
        for setup in entry.spec().every_setup() {
            let start = entry.open(&setup);
            let again = entry.open_at(&setup, &start.position()).unwrap();
            assert_eq!((again.position(), again.legal()), (start.position(), start.legal()));
            let nonsense = entry.open_at(&setup, "nonsense").err().map(|error| error.column);
            assert!(nonsense.is_some(), "{setup}");
        }
    }
}
