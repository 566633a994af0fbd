//! What an action of Pyramidis reveals, which decides whether it may be taken back, and what can be known of it
//! beforehand.

use game::survey::{at, setup};
use game::{AnyMatch, Match, RandomSource, Seeded, Setup, Tabletop, Turn, Viewer};
use pyramidis::Pyramidis;
use words::Language;

/// What the seat to act is shown before it plays this.
#[track_caller]
fn previews(position: &str, action: &str, expected: &str) {
    let shown = at::<Pyramidis>("red, yellow", position).preview(action);
    let sentences: Vec<String> = shown.iter().map(|(said, _)| Language::ENGLISH.tell(said)).collect();
    assert_eq!(sentences.join(" "), expected, "{action} at {position}");
}

#[test]
fn a_game_without_secrets_reveals_nothing() {
    let mut table = Match::<Pyramidis>::new(&setup::<Pyramidis>("red, yellow"));
    for action in "start:3 start:2 move:a5".split(' ') {
        table.play(action.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"));
        assert!(!table.reveals(1), "{action}");
    }
}

#[test]
fn a_preview_shows_where_pieces_go() {
    previews(
        "b5=yr,c5=yyyyy,d5=r r6y2 r0y0 r",
        "move:b5",
        "Red lifts the 2 pyramids on b5. Over the tower on c5. Yellow on d5. Red on e5.",
    );
    previews("- r8y8 r0y0 r", "move:a5", "");
    previews("- r8y8 r0y0 r", "no action", "");
}

#[test]
fn a_preview_is_what_happens() {
    let (mut table, mut random) =
        (Match::<Pyramidis>::new(&Setup::default_of(Pyramidis::SPEC)), Seeded::new(5));
    while let Turn::Seat(seat) = table.turn() {
        let legal = AnyMatch::legal(&table);
        let action = &legal[random.below(legal.len() as u32) as usize];
        let preview = table.preview(action);
        table.play(action.parse().unwrap()).unwrap();
        assert_eq!(table.events(table.ply(), Viewer::Seat(seat)), preview, "{action}");
    }
    assert!(table.ply() > 20);
}
