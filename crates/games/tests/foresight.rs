//! What an action reveals and what can be known of it beforehand, in every game. What is particular to a game is in its
//! own `tests/foresight.rs`.

use game::{AnyMatch, RandomSource, Seeded, Setup, Turn, Viewer};
use games::GAMES;

/// How many previews say something about a game, and in how many games there are as many at the latest.
const ENOUGH: usize = 20;
const MOST_GAMES: usize = 20;

/// The one whose turn it is plays this.
fn play(table: &mut dyn AnyMatch, action: &str) {
    let actor = match table.turn() {
        Turn::Seat(seat) => table.setup().seats()[seat.index()],
        _ => "chance",
    };
    table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn nothing_is_revealed_before_anything_is_played() {
    for game in GAMES {
        assert!(!game.open(&Setup::default_of(game.spec())).reveals(1));
    }
}

/// A preview is what happens unless the action reveals something.
#[test]
fn a_preview_is_computed_from_the_view() {
    for game in GAMES {
        let (mut same, mut shown) = (0, 0);
        let setup = Setup::default_of(game.spec());
        let mut random = Seeded::new(5);
        // Some games are over after a few actions.
        for _ in 0..MOST_GAMES {
            let mut table = game.open(&setup);
            while !matches!(table.turn(), Turn::Over(_)) && table.ply() < 300 {
                let Turn::Seat(seat) = table.turn() else {
                    let drawn = table.chance(&mut random);
                    play(&mut *table, &drawn);
                    assert!(table.reveals(1), "chance always reveals: {drawn} of {}", setup.spec().name);
                    continue;
                };
                let legal = table.legal();
                let action = &legal[random.below(legal.len() as u32) as usize];
                let preview = table.preview(action);
                play(&mut *table, action);
                let events = table.events(table.ply(), Viewer::Seat(seat));
                shown += 1;
                same += usize::from(events == preview);
                assert!(table.reveals(1) || events == preview, "{action} of {}", setup.spec().name);
            }
            if shown > ENOUGH {
                break;
            }
        }
        assert!(same * 2 > shown && shown > ENOUGH, "{same} of {shown} in {}", game.spec().name);
    }
}
