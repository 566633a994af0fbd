//! What an action reveals, which decides whether it may be taken back, and what can be known of it beforehand.

use game::{Lot, Seeded, Setup, Table, Turn, Viewer};
use games::GAMES;

/// `sphinx p1, p2; doors optional`: a game, its seats and its options.
fn setup(text: &str) -> Setup {
    let (name, rest) = text.split_once(' ').expect("a game and its seats");
    let mut parts = rest.split("; ");
    let mut setup = Setup::default_of(games::find(name).expect("a game").spec());
    setup.set_seats(parts.next().expect("seats")).expect("the seats are allowed");
    for part in parts {
        let (key, value) = part.split_once(' ').expect("a key and a value");
        setup.set_option(key, value).expect("the option has this value");
    }
    setup
}

fn at(text: &str, position: &str) -> Box<dyn Table> {
    let setup = setup(text);
    games::find(setup.spec().name).expect("a game").open_at(&setup, position).expect("a position")
}

/// Who acts plays this.
fn play(table: &mut dyn Table, action: &str) {
    let actor = match table.turn() {
        Turn::Seat(seat) => table.setup().seats()[seat.index()],
        _ => "chance",
    };
    table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
}

/// Whether the last of these actions reveals something.
#[track_caller]
fn reveals(text: &str, position: &str, actions: &str, expected: bool) {
    let mut table = at(text, position);
    actions.split(' ').for_each(|action| play(&mut *table, action));
    assert_eq!(table.reveals(), expected, "{actions} at {position}");
}

/// What the seat to act is shown before it plays this.
#[track_caller]
fn previews(text: &str, position: &str, action: &str, expected: &str) {
    let shown = at(text, position).preview(action);
    let sentences: Vec<&str> = shown.iter().map(|(sentence, _)| sentence.as_str()).collect();
    assert_eq!(sentences.join(" "), expected, "{action} at {position}");
}

const DUO: &str = "sphinx p1, p2";
const MUMMY: &str = "p1=15,p2=0 p1=-,p2=- RBGYPW p1=R?????,p2=?????? p1:peek S - +0";
const GUARD: &str = "p1=77,p2=0 p1=RBG,p2=- RBGYPW p1=??????,p2=?????? p1:attempt - - +0";

#[test]
fn chance_always_reveals() {
    reveals(DUO, "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -", "roll:2,5,S", true);
    reveals("piramido p1", "A:roll p1 p1 p1=r p1=e1 p1=- - p1=16 - p1=e1 - - -", "roll:3", true);
}

#[test]
fn a_look_in_sphinx_reveals_what_was_not_known() {
    reveals(DUO, MUMMY, "peek:T2", true);
    reveals(DUO, MUMMY, "peek:G1", false);
    reveals(DUO, MUMMY, "nopeek", false);
}

#[test]
fn an_attempt_reveals_and_walking_does_not() {
    reveals(DUO, GUARD, "attempt:RBG", true);
    reveals(DUO, GUARD, "attempt:GBR", true);
    let known = GUARD.replace("p1=??????", "p1=RBG???");
    // Even one who knows the guards tells the others by naming them.
    reveals(DUO, &known, "attempt:RBG", true);
    let walking = "p1=0,p2=12 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 2,4,S - -";
    reveals(DUO, walking, "+2", false);
    reveals(DUO, walking, "+4", false);
    reveals(DUO, walking, "+4 take", false);
    reveals(DUO, walking, "swap:G1:T3", false);
}

#[test]
fn fists_are_revealed_when_all_have_guessed() {
    const FISTS: &str = "sakkara red, blue; opening fists";
    let start = "r=R:-,I:-,O:-;b=R:-,I:-,O:- B=b7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r? | -";
    reveals(FISTS, start, "fist:2", false);
    reveals(FISTS, start, "fist:2 fist:1", false);
    reveals(FISTS, start, "fist:2 fist:1 guess:3", false);
    reveals(FISTS, start, "fist:2 fist:1 guess:3 guess:4", true);
    reveals(FISTS, start, "fist:2 fist:1 guess:3 guess:4 enter:R", false);
}

#[test]
fn a_claim_in_piramido_reveals_the_next_picture() {
    const SOLO: &str = "piramido p1";
    let step = "A:step p1 p1 p1=r p1=h2 p1=- - p1=16 5:1:n:* p1=e1+f1+g1+h1+h2 - - -";
    reveals(SOLO, step, "claim", true);
    reveals(SOLO, step, "step:h3", false);
    reveals(SOLO, step, "step:h3 end", false);
    // With the sixth claim all pictures have been seen.
    let last = "A:step p1 p1 p1=r p1=d6 p1=h3+g8+c7+d3+f5 - p1=16 5:1:n:* p1=c7+d3+d5+d6+e1+f5+g8+h3 - - -";
    reveals(SOLO, last, "claim", false);
    // One who sets a sphinx afterwards shows nothing new.
    reveals(SOLO, step, "claim sphinx:6:f1", false);
}

#[test]
fn a_start_in_piramido_is_revealed_by_arriving_there() {
    let there = "B:step p1 p1,p2 p1=r,p2=b p1=e2,p2=e5 p1=d6+f5+d3+c7+g8+h3,p2=- - p1=16,p2=25 3:1:s:- p1=c7+d3+d6+e2+e3+e5+f5+g8+h3,p2=e5 - - -";
    reveals("piramido p1, p2; routes B", there, "step:e1", true);
}

#[test]
fn a_game_without_secrets_reveals_nothing() {
    for (game, actions) in [
        ("pyramidis red, yellow", "start:3 start:2 move:a5"),
        ("sakkara red, blue", "enter:R R:a13-b13 R:b13-c13 bridge:g12-f12"),
    ] {
        let setup = setup(game);
        let mut table = games::find(setup.spec().name).expect("a game").open(&setup);
        for action in actions.split(' ') {
            play(&mut *table, action);
            assert!(!table.reveals(), "{action} in {game}");
        }
    }
}

#[test]
fn nothing_is_revealed_before_anything_is_played() {
    for entry in GAMES {
        assert!(!entry.open(&Setup::default_of(entry.spec())).reveals());
    }
}

#[test]
fn a_preview_shows_where_pieces_go() {
    previews(
        "pyramidis red, yellow",
        "b5=yr,c5=yyyyy,d5=r r6y2 r0y0 r",
        "move:b5",
        "red lifts the 2 of b5 over the tower on c5 yellow on d5 red on e5",
    );
    previews(
        DUO,
        "p1=0,p2=12 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 2,4,S - -",
        "+2",
        "p1 walks from 0 to 2. p1 turns door 1. The door takes p1 from 2 to 34.",
    );
    previews("pyramidis red, yellow", "- r8y8 r0y0 r", "move:a5", "");
    previews("pyramidis red, yellow", "- r8y8 r0y0 r", "no action", "");
}

#[test]
fn a_preview_keeps_secrets() {
    previews(DUO, MUMMY, "peek:G1", "p1 looks under G1: red.");
    previews(DUO, MUMMY, "peek:T2", "");
    previews(DUO, GUARD, "attempt:RBG", "");
}

/// A preview is the same wherever the seat cannot tell positions apart, and in an open game it is what happens.
#[test]
fn a_preview_is_computed_from_the_view() {
    for entry in GAMES {
        let (mut same, mut shown) = (0, 0);
        let setup = Setup::default_of(entry.spec());
        let mut lot = Seeded::new(5);
        let mut table = entry.open(&setup);
        while !matches!(table.turn(), Turn::Over(_)) && table.ply() < 300 {
            let Turn::Seat(seat) = table.turn() else {
                let drawn = table.chance(&mut lot);
                play(&mut *table, &drawn);
                continue;
            };
            let legal = table.legal();
            let action = &legal[lot.below(legal.len() as u32) as usize];
            let preview = table.preview(action);
            play(&mut *table, action);
            let events = table.events(table.ply(), Viewer::Seat(seat));
            shown += 1;
            same += usize::from(events == preview);
            assert!(table.reveals() || events == preview, "{action} of {}", setup.spec().name);
        }
        let open = entry.spec().name == "pyramidis";
        assert!(same == shown || !open);
        assert!(same * 2 > shown && shown > 20, "{same} of {shown} in {}", entry.spec().name);
    }
}
