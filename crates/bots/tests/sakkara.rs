//! What a good bot must see in Sakkara, as positions: after its turn the position says so. And games come to an end.

use std::sync::atomic::AtomicBool;

use bots::arena::play;
use bots::{Bot, SearchContext, think};
use game::{AnyGame, Registered, Setup, Turn};
use games::sakkara::Sakkara;

const GAME: &dyn AnyGame = &Registered::<Sakkara>::GAME;

fn bot(text: &str) -> Bot {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The position after a whole turn of `level:8`, from a position with red to move.
fn after_a_turn(seats: &str, position: &str) -> String {
    after_more(seats, position, "")
}

/// The same, after more actions of red and blue.
fn after_more(seats: &str, position: &str, more: &str) -> String {
    let mut setup = Setup::default_of(GAME.spec());
    setup.set_seats(seats).unwrap_or_else(|error| panic!("{error}"));
    let mut table = GAME.open_at(&setup, position).unwrap_or_else(|error| panic!("{error}"));
    for line in more.lines() {
        let (actor, action) = line.split_once(' ').expect("an actor and an action");
        table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
    }
    while let Turn::Seat(seat) = table.turn() {
        if seat.index() != 0 {
            break;
        }
        let advice = think(bot("level:8@25000"), &*table, SearchContext::new(&AtomicBool::new(false), 1))
            .expect("red is to act");
        table.play("red", &advice.action).unwrap_or_else(|error| panic!("{error}"));
    }
    table.position()
}

#[test]
fn a_good_bot_sees_the_obvious() {
    for (what, before, after) in [
        ("captures", "r=R:c13,I:-,O:-;b=R:e13,I:-,O:m1 B=b7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r4 - -", "b=R:-"),
        (
            "captures over a bridge",
            "r=R:g13,I:-,O:-;b=R:h11,I:-,O:m1 B=b7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r4 - -",
            "b=R:-",
        ),
        (
            "captures entering",
            "r=R:g9,I:-,O:-;b=R:a13,I:-,O:m1 B=b7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r4 - -",
            "b=R:-",
        ),
        ("wins", "r=R:g9,I:-,O:-;b=R:i7,I:-,O:m1 B=b7+g12+g2+l7,G=g10+g4,W=f8 r2b2 r6 - -", "r3b2 ."),
        ("defends", "r=R:i9,I:-,O:a13;b=R:i7,I:-,O:m1 B=b7+g12+g2+l7,G=g10+g4,W=h7 r0b2 r4 - -", "b=R:-"),
    ] {
        let found = after_a_turn("red, blue", before);
        assert!(found.contains(after), "{what}: found {found}, expected {after}");
    }
}

/// Both push the white bridge to their own side, four fields of eight.
#[test]
fn a_good_bot_does_not_go_round_in_circles() {
    const STANDOFF: &str = "r=R:-,I:-,O:g9;b=R:m1,I:h3,O:g3 B=b7+f2+h12+l7,G=g10+j6,W=g6 r0b0 r4 - -";
    const ROUND: &str = "red bridge:g6-f6\nred bridge:f6-f7\nred bridge:f7-f8\nred bridge:f8-g8\n\
                         blue bridge:g8-h8\nblue bridge:h8-h7\nblue bridge:h7-h6\nblue bridge:h6-g6";
    let first = after_a_turn("red, blue", STANDOFF);
    assert!(first.contains("O:g9;b=R:m1,I:h3,O:g3 B=b7+f2+h12+l7,G=g10+j6,W=g8"), "found {first}");
    let second = after_more("red, blue", STANDOFF, ROUND);
    assert_ne!(second, first);
}

#[test]
fn a_good_bot_among_four_sees_its_own_turn_to_the_end() {
    const OTHERS: &str = "b=R:i7,I:-,O:m1;g=R:a3,I:-,O:-";
    for (what, mine, bridges, visits, after) in [
        ("captures", "R:c13,I:-,O:-;y=R:e13,I:-,O:-", "W=g7", "r0y0b0g0 r4", "y=R:-"),
        ("moves a bridge and wins", "R:g9,I:-,O:-;y=R:m9,I:-,O:-", "W=h8", "r2y0b2g2 r6", "r3y0b2g2 ."),
    ] {
        let before = format!("r={mine};{OTHERS} B=b7+g12+g2+l7,G=g10+g4,{bridges} {visits} - -");
        let found = after_a_turn("red, yellow, blue, green", &before);
        assert!(found.contains(after), "{what}: found {found}, expected {after}");
    }
}

#[test]
fn games_of_equal_bots_come_to_an_end() {
    let setup = Setup::default_of(GAME.spec());
    let decided = |seed: &u64| {
        let table = play(GAME, &setup, &[bot("level:4"); 2], *seed);
        matches!(table.turn(), Turn::Over(outcome) if !outcome.winners.is_empty())
    };
    let decided = (1..=3).filter(decided).count();
    assert!(decided >= 2, "{decided} of 3 games had a winner");
}

#[test]
fn what_several_threads_do_is_counted() {
    let stop = AtomicBool::new(false);
    let table = GAME.open(&Setup::default_of(GAME.spec()));
    let steps = |threads| {
        think(bot("level:5"), &*table, SearchContext::new(&stop, 1).with_threads(threads)).unwrap().steps
    };
    let (alone, together) = (steps(1), steps(2));
    assert!(together > alone / 2, "{together} steps of two threads, {alone} of one");
    assert!(together <= alone, "{together} steps of two threads, {alone} of one");
}
