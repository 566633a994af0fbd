//! Records of games of Sakkara that go on, as each viewer may see them, and what can be set up.

use game::{AnyGame, AnyMatch, Record, RecordFault, Registered, Seat, Setup, Tabletop, Viewer};
use sakkara::Sakkara;

/// A match after these actions, each with its actor.
fn table(header: &str, actions: &[&str]) -> Box<dyn AnyMatch> {
    let text = format!("{header}\n\n{}\n", actions.join("\n"));
    let games: [&dyn AnyGame; 1] = [&Registered::<Sakkara>::GAME];
    Record::read(text.as_bytes()).and_then(|record| record.play(&games)).unwrap()
}

fn actions(record: &str) -> Vec<&str> {
    record.lines().skip_while(|line| !line.is_empty()).skip(1).collect()
}

#[test]
fn fists_are_hidden_until_all_guesses_are_made() {
    let fists = "game: sakkara\nseats: red, blue\nopening: fists";
    let sakkara = table(fists, &["red fist:2", "blue fist:1", "red guess:0"]);
    assert_eq!(
        actions(&sakkara.record(Some(Viewer::Seat(Seat(0))))),
        ["red fist:2", "blue fist:?", "red guess:0"]
    );
    assert_eq!(
        actions(&sakkara.record(Some(Viewer::Seat(Seat(1))))),
        ["red fist:?", "blue fist:1", "red guess:0"]
    );
    assert_eq!(actions(&sakkara.record(Some(Viewer::Spectator)))[..2], ["red fist:?", "blue fist:?"]);
    // Nobody was right: the first bid lies open, the second is hidden again.
    let second = ["red fist:2", "blue fist:1", "red guess:0", "blue guess:6", "red fist:3"];
    let sakkara = table(fists, &second);
    let seen = ["red fist:2", "blue fist:1", "red guess:0", "blue guess:6", "red fist:?"];
    assert_eq!(actions(&sakkara.record(Some(Viewer::Seat(Seat(1))))), seen);
    let refused = Record::read(sakkara.record(Some(Viewer::Seat(Seat(1)))).as_bytes()).unwrap_err();
    assert_eq!(refused.line, 9);
    assert!(matches!(refused.reason, RecordFault::Hidden { .. }) && refused.to_string().contains("hidden"));
}

#[test]
fn two_play_if_nobody_says() {
    assert_eq!(Setup::default_of(Sakkara::SPEC).seats(), ["red", "blue"]);
    assert_eq!(Sakkara::SPEC.every_setup().len(), 7 * 2);
}
