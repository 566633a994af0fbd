//! What a good bot must see in Piramido, as positions and what it plays there, and what low levels mistake.

use std::sync::atomic::AtomicBool;

use bots::arena::play;
use bots::{Bot, Evaluation, Recall, SearchContext, think};
use game::{AnyGame, Game, RandomSource, Registered, Seat, Seeded, Setup, Tabletop, Turn, Viewer, mix};
use games::piramido::Piramido;

const GAME: &dyn AnyGame = &Registered::<Piramido>::GAME;

/// `p1, p2; check signs`: seats, then options that are not the default.
fn setup(text: &str) -> Setup {
    let mut setup = Setup::default_of(Piramido::SPEC);
    let mut parts = text.split("; ");
    setup.set_seats(parts.next().expect("seats come first")).expect("the seats are allowed");
    for (key, value) in parts.filter_map(|option| option.split_once(' ')) {
        setup.set_option(key, value).expect("the option has this value");
    }
    setup
}

/// What `level:8` plays from a position to the end of its turn.
fn turn(setup: &Setup, position: &str, seed: u64) -> String {
    let mut table = GAME.open_at(setup, position).unwrap_or_else(|error| panic!("{error} in {position}"));
    let (mover, mut played) = (table.turn(), Vec::new());
    while table.turn() == mover {
        let stop = AtomicBool::new(false);
        let context = SearchContext::new(&stop, seed);
        let advice = think("level:8".parse().expect("a bot"), &*table, context).expect("a seat is to act");
        table.play("p1", &advice.action).unwrap_or_else(|error| panic!("{error}"));
        played.push(advice.action);
    }
    played.join(" ")
}

/// Everywhere it plays what is expected, whatever the seed; of two sphinxes it may take either.
fn check(cases: &[(&str, &str, &str, &str)]) {
    for (what, text, position, expected) in cases {
        for seed in 1..=5 {
            let played = turn(&setup(text), position, seed).replace("sphinx:1:", "sphinx:6:");
            assert!(played.starts_with(expected), "{what}: found {played}, expected {expected}");
        }
    }
}

#[test]
fn a_good_bot_goes_the_short_way_and_claims_in_passing() {
    check(&[
        (
            "goes straight to the step of its picture",
            "p1",
            "A:step p1 p1 p1=r p1=e1 p1=- - p1=16 6:6:-:- p1=e1 - - 1",
            "step:f1 step:f2 step:f3 step:g3 step:g4 step:h4 claim nosphinx",
        ),
        (
            "claims in the middle of a throw",
            "p1, p2",
            "A:step p1 p1,p2 p1=r,p2=b p1=g4,p2=a5 p1=-,p2=- - p1=16,p2=25 3:3:-:- p1=e1+f1+f2+f3+g3+g4,p2=a5 - - 3",
            "step:h4 claim",
        ),
        (
            "claims the nearest step with the sign where signs are checked, and the next",
            "p1; check signs",
            "A:step p1 p1 p1=r p1=f1 p1=- - p1=16 4:4:-:- p1=e1+f1 - - 2",
            "step:e1 claim step:d1 step:d2 claim",
        ),
        (
            "goes on to the step itself where steps are",
            "p1",
            "A:step p1 p1 p1=r p1=f1 p1=- - p1=16 4:4:-:- p1=e1+f1 - - 2",
            "step:f2 step:f3 step:g3 step:g4 end",
        ),
        (
            "starts in the labyrinth where picture 1 tells, though nobody checks it",
            "p1, p2; routes C",
            "C:side p1 p1,p2 p1=r,p2=b p1=-,p2=- p1=-,p2=- - p1=-,p2=- - - - - 0",
            "side:R",
        ),
    ]);
}

#[test]
fn a_good_bot_knows_what_a_sphinx_is_worth() {
    check(&[
        (
            "goes to d3 by the west",
            "p1, p2",
            "A:step p1 p1,p2 p1=r,p2=b p1=e7,p2=d1 p1=h4+f2+g7,p2=d2 - p1=16,p2=25 4:4:-:- \
             p1=e1+e7+f2+g7+h4,p2=a5+d1+d2 - - 3",
            "step:d7 step:c7 step:c6 step:c5",
        ),
        (
            "round a sphinx by the east",
            "p1, p2",
            "A:step p1 p1,p2 p1=r,p2=b p1=e7,p2=d1 p1=h4+f2+g7,p2=d2 c5=b2 p1=16,p2=5 4:4:-:- \
             p1=e1+e7+f2+g7+h4,p2=a5+c5+d1+d2 - - 3",
            "step:f7 step:g7 step:g6 step:g5",
        ),
        (
            "not round one that stops nobody any more (V19)",
            "p1, p2",
            "A:step p1 p1,p2 p1=r,p2=b p1=e7,p2=d1 p1=h4+f2+g7,p2=d2 c5=b2 p1=16,p2=5 4:4:-:- \
             p1=e1+e7+f2+g7+h4,p2=a5+c5+d1+d2 - - 13",
            "step:d7 step:c7 step:c6 step:c5",
        ),
        (
            "past one whose number it threw",
            "p1, p2",
            "A:step p1 p1,p2 p1=r,p2=b p1=c4,p2=a5 p1=h4+f2+g7+d3,p2=d2 c5=b2 p1=16,p2=5 2:2:-:- \
             p1=c4+d3+e1+f2+g7+h4,p2=a5+c5+d2 - - 3",
            "step:c5 step:d5 claim",
        ),
        (
            "shuts in an explorer behind a gate",
            "p1, p2",
            "A:sphinx p1 p1,p2 p1=r,p2=b p1=g7,p2=e6 p1=h4+f2+g7,p2=d2+b4+g3+c3+e6 - p1=16,p2=25 4:0:e:- \
             p1=e1+e7+f2+f7+g5+g7+h4,p2=a5+b4+c3+d2+e6+g3 - - 0",
            "sphinx:6:e7",
        ),
        (
            "holds the one who leads, not the one behind",
            "p1, p2, p3",
            "A:sphinx p1 p1,p2,p3 p1=r,p2=b,p3=y p1=g7,p2=d5,p3=e9 p1=h4+f2+g7,p2=d2+b4+g3+c3+d5,p3=b6 - \
             p1=16,p2=25,p3=34 4:0:e:- p1=c5+d2+d8+e1+e3+e7+f2+f7+g5+g7+h4,p2=a5+b4+c3+d2+d5+g3,p3=b6+e9 - - 0",
            "sphinx:6:c5",
        ),
        (
            "keeps it while it would cost little",
            "p1, p2",
            "A:sphinx p1 p1,p2 p1=r,p2=b p1=h4,p2=a5 p1=h4,p2=- - p1=16,p2=25 4:0:e:- \
             p1=e1+f1+f2+f3+g3+g4+h4,p2=a5 - - 0",
            "nosphinx",
        ),
        (
            "takes the colour that has its sphinxes yet",
            "p1, p2; routes A, B; colours choose; sphinxes spent",
            "B:colour p1 p1,p2 p1=-,p2=- p1=-,p2=- p1=-,p2=- -|b2b5 p1=-,p2=- - p1=-,p2=- \
             A=p1:r:h4+f2+g7+d3+d5+e4:1,p2:b:d2+b4+g3+c3+e6+d5:2 - 0",
            "colour:yellow",
        ),
    ]);
}

#[test]
fn a_good_bot_ends_where_the_next_throw_may_be_exact() {
    let up = |here: &str, throw: u8| {
        format!(
            "A:step p1 p1 p1=r p1={here} p1=h4+f2+g7+d3+d5+e4 - p1=16 {throw}:{throw}:-:- \
             p1=c5+d3+d5+e1+e4+f2+g7+h4 - - 3"
        )
    };
    let down = |here: &str, throw: u8| {
        format!(
            "B:step p1 p1 p1=r p1={here} p1=e4+d5+d3+g7+f2+h4 - p1=16 {throw}:{throw}:-:- \
             p1=d3+d5+e4+e5+f2+g7+h4 - - 3"
        )
    };
    for (what, routes, position, expected) in [
        ("arrives on the top", "A", up("c5", 2), "step:d5 step:e5"),
        (
            "turns on the top and comes back to where 2 and 6 arrive",
            "A",
            up("c5", 4),
            "step:d5 step:e5 step:d5 step:c5",
        ),
        (
            "goes out of the gate to where 3 and 5 arrive, for inside only 1 does",
            "A",
            up("d5", 2),
            "step:c5 step:c",
        ),
        ("arrives on its starting step", "B", down("f2", 2), "step:f1 step:e1"),
        (
            "goes round to where 3 and 5 arrive, not over its start",
            "B",
            down("f2", 3),
            "step:f3 step:e3 step:d3",
        ),
    ] {
        check(&[(what, &format!("p1; routes {routes}"), &position, expected)]);
    }
}

#[test]
fn the_highest_level_is_always_right() {
    for (text, games) in [("p1; routes A, B", 3), ("p1, p2, p3; reels random; routes B, C, D, A", 3)] {
        let setup = setup(text);
        let bots = vec!["level:8".parse::<Bot>().expect("a bot"); setup.seats().len()];
        for seed in 0..games {
            let table = play(GAME, &setup, &bots, seed);
            assert!(matches!(table.turn(), Turn::Over(outcome) if !outcome.winners.is_empty()));
            let last = table.position();
            let over = Piramido::parse(&setup, &last).unwrap_or_else(|error| panic!("{error} in {last}"));
            assert_eq!(over.right().len(), setup.seats().len(), "{text}: {last}");
        }
    }
}

/// How often out of a thousand games something is seen as it is.
fn right(as_it_is: impl Fn(Recall) -> bool, chance: f32) -> usize {
    (0..1000).filter(|seed| as_it_is(Recall { chance, seed: mix(7, *seed) })).count()
}

#[test]
fn low_levels_mistake_a_step_for_one_like_it_as_often_as_stated_and_always_the_same() {
    let view = Piramido::new(&Setup::default_of(Piramido::SPEC)).view(Viewer::Seat(Seat(0)));
    let shown = view.step(2).unwrap();
    let seen = |recall: Recall| Piramido::perceived(&view, recall).step(2).unwrap();
    assert_eq!(right(|recall| seen(recall) == shown, 1.0), 1000);
    let found = right(|recall| seen(recall) == shown, 0.8);
    assert!((760..840).contains(&found), "{found}");
    for seed in 0..100 {
        let recall = Recall { chance: 0.0, seed };
        assert_eq!(seen(recall), seen(recall));
    }
}

#[test]
fn whatever_is_mistaken_for_whatever_a_game_can_be_imagined() {
    let setup = setup("p1, p2; routes B, A; reels random");
    let viewer = Viewer::Seat(Seat(0));
    for seed in 0..20 {
        let (mut position, mut random, mut legal) = (Piramido::new(&setup), Seeded::new(seed), Vec::new());
        let recall = Recall { chance: 0.0, seed };
        for _ in 0..400 {
            let action = match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => position.chance(&mut random),
                Turn::Seat(_) => {
                    position.legal(&mut legal);
                    legal[random.below(legal.len() as u32) as usize]
                }
            };
            position.play_unchecked(action);
            let view = position.view(viewer);
            let perceived = Piramido::perceived(&view, recall);
            assert_eq!(perceived.step(1), view.step(1), "everybody knows where they stand");
            for (shown, seen) in (2..=7).filter_map(|number| view.step(number).zip(perceived.step(number))) {
                let alike = seen.sign() == shown.sign() && seen.level() == shown.level();
                assert!(seen != shown && (alike || seen.walk(shown) == 1), "{seen} is like {shown}");
                assert!(seen.sign().is_some(), "nobody takes plain stone for a picture");
            }
            let imagined = Piramido::imagine(&perceived, &mut random);
            assert_eq!(imagined.view(viewer), perceived, "the rest of the reel is imagined all the same");
        }
    }
}
