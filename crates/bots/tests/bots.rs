//! Bots as their users meet them: they play legal actions, the same for the same seed, stop when told, and the
//! stronger ones win.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::{pairings, play, scores, standings};
use bots::{Bot, Budget, Insight, LEVELS, Mcts, Means, Senses, think};
use game::{Entry, Game, Lot, Of, Seat, Seeded, Setup, Table, Tabletop, Turn, Viewer, mix};
use piramido::Piramido;
use pyramidis::Pyramidis;
use sakkara::Sakkara;
use sphinx::{Slot, Sphinx};

const GAMES: [&dyn Entry; 4] =
    [&Of::<Pyramidis>::ENTRY, &Of::<Sakkara>::ENTRY, &Of::<Sphinx>::ENTRY, &Of::<Piramido>::ENTRY];

fn bot(text: &str) -> Bot {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn means(stop: &AtomicBool) -> Means<'_> {
    Means { stop, seed: 1, threads: 1 }
}

/// A table some random actions into a game, at which a seat is to act.
fn somewhere(entry: &dyn Entry, setup: &Setup, actions: usize, seed: u64) -> Box<dyn Table> {
    let (mut table, mut lot) = (entry.open(setup), Seeded::new(seed));
    while table.ply() < actions || !matches!(table.turn(), Turn::Seat(_)) {
        let (actor, action) = match table.turn() {
            Turn::Over(_) => panic!("the game is over before {actions} actions"),
            Turn::Chance => ("chance", table.chance(&mut lot)),
            Turn::Seat(seat) => {
                let legal = table.legal();
                let drawn = lot.below(legal.len() as u32) as usize;
                (setup.seats()[seat.index()], legal[drawn].clone())
            }
        };
        table.play(actor, &action).unwrap();
    }
    table
}

#[test]
fn every_bot_plays_a_legal_action_with_every_number_of_seats() {
    let stop = AtomicBool::new(false);
    for entry in GAMES {
        for seats in entry.spec().seats {
            let mut setup = Setup::default_of(entry.spec());
            setup.set_seats(&seats.join(", ")).unwrap();
            let table = somewhere(entry, &setup, 12, 5);
            for name in ["level:1", "level:4", "level:5", "mcts:50", "random"] {
                let advice = think(bot(name), &*table, means(&stop)).unwrap();
                assert!(table.legal().contains(&advice.action), "{name} played {}", advice.action);
                let again = think(bot(name), &*table, means(&stop)).unwrap();
                assert_eq!(advice, again, "the same seed and budget give the same answer");
                assert_eq!(advice.values.len(), seats.len());
                assert!(advice.values.iter().all(|value| (0.0..=1.0).contains(value)), "{advice:?}");
            }
        }
    }
}

/// How long a bot with endless time still thinks after it is told to stop.
fn delay(table: &dyn Table) -> Duration {
    let stop = Arc::new(AtomicBool::new(false));
    let teller = {
        let stop = Arc::clone(&stop);
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(30));
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        })
    };
    think(bot("mcts:100s"), table, means(&stop)).unwrap();
    let answered = Instant::now();
    answered.saturating_duration_since(teller.join().unwrap())
}

#[test]
fn a_bot_answers_within_twenty_milliseconds_of_being_told() {
    for entry in GAMES {
        let table = somewhere(entry, &Setup::default_of(entry.spec()), 12, 5);
        // The best of a few: a busy machine may wake a thread late.
        let delay = (0..5).map(|_| delay(&*table)).min().unwrap();
        assert!(delay < Duration::from_millis(20), "{}: {delay:?}", entry.spec().name);
    }
}

#[test]
fn nobody_thinks_when_nobody_is_to_act() {
    let stop = AtomicBool::new(false);
    let table = Of::<Sphinx>::ENTRY.open(&Setup::default_of(Of::<Sphinx>::ENTRY.spec()));
    assert_eq!(think(bot("level:1"), &*table, means(&stop)), None);
}

#[test]
fn bots_are_written_and_read() {
    for name in ["level:1", "level:8", "mcts:1000", "mcts:200ms", "random"] {
        assert_eq!(bot(name).to_string(), name);
    }
    for (text, expected) in [
        ("level:9", "column 7: found `9`, expected a number from 1 to 8"),
        ("mcts:0s", "column 6: found `0s`, expected a number from 1 to 1000000000"),
        (
            "strong",
            "column 1: found `strong`, expected `level:1` to `level:8`, `mcts:1s`, `mcts:200ms`, `mcts:1000` or `random`",
        ),
    ] {
        assert_eq!(text.parse::<Bot>().unwrap_err().to_string(), expected);
    }
    let numbers: Vec<u8> = LEVELS.iter().map(|level| level.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn seats_turn_round_the_table_and_are_shared_fairly() {
    for seats in 2..=4 {
        let mut sat = vec![[0; 2]; seats];
        for pairing in pairings(2, 12, false) {
            for (seat, bot) in pairing.seats(seats).into_iter().enumerate() {
                sat[seat][bot] += 1;
            }
        }
        assert!(sat.iter().all(|[one, other]| one == other), "{seats}: {sat:?}");
    }
    assert_eq!(pairings(4, 10, false).len(), 60);
    let alone: Vec<Vec<usize>> = pairings(2, 3, true).iter().map(|pairing| pairing.seats(3)).collect();
    assert_eq!(alone, [[0, 1, 1], [1, 1, 0], [1, 0, 1]]);
}

#[test]
fn a_stronger_level_beats_a_weaker_one_and_the_standings_say_so() {
    let (entry, setup) = (&Of::<Pyramidis>::ENTRY, Setup::default_of(Of::<Pyramidis>::ENTRY.spec()));
    let bots = [bot("level:5"), bot("level:1")];
    let results: Vec<_> = pairings(2, 20, false)
        .iter()
        .map(|pairing| {
            let seated: Vec<Bot> = pairing.seats(2).into_iter().map(|number| bots[number]).collect();
            let table = play(entry, &setup, &seated, pairing.seed(1), |_, _| ());
            scores(pairing, &*table)
        })
        .collect();
    let table = standings(2, &results, 1);
    assert!(table[0].won >= 17.0, "{table:?}");
    assert!(table[0].low > 0.0 && table[1].high < 0.0 && table[0].elo > table[1].elo, "{table:?}");
    assert!((table[0].won + table[1].won - 20.0).abs() < 1e-9, "every game is won once");
}

#[test]
fn several_threads_find_an_action_too() {
    let stop = AtomicBool::new(false);
    for entry in GAMES {
        let table = somewhere(entry, &Setup::default_of(entry.spec()), 12, 5);
        let advice = think(bot("level:5"), &*table, Means { threads: 3, ..means(&stop) }).unwrap();
        assert!(table.legal().contains(&advice.action), "{}", advice.action);
    }
}

#[test]
fn what_several_threads_do_is_counted() {
    let stop = AtomicBool::new(false);
    let table = Of::<Sakkara>::ENTRY.open(&Setup::default_of(Sakkara::SPEC));
    let steps = |threads| think(bot("level:5"), &*table, Means { threads, ..means(&stop) }).unwrap().steps;
    let (alone, together) = (steps(1), steps(2));
    assert!(together > alone / 2, "{together} steps of two threads, {alone} of one");
    assert!(together <= alone, "{together} steps of two threads, {alone} of one");
}

/// A view of Piramido's first seat at the beginning of a route, and of Sphinx's after a look under every sphinx.
fn views() -> (piramido::View, sphinx::View) {
    let setup = Setup::default_of(Piramido::SPEC);
    let sphinxes = "p1=9,p2=12 p1=-,p2=- RBGYPW p1=RBGYPW,p2=?????? p1:dice 2,4 - -";
    let mut two = Setup::default_of(Sphinx::SPEC);
    two.set_seats("p1, p2").unwrap();
    let seen = Sphinx::parse(&two, sphinxes).unwrap();
    (Piramido::new(&setup).view(Viewer::Seat(Seat(0))), seen.view(Viewer::Seat(Seat(0))))
}

/// How often out of a thousand games something is seen as it is.
fn right(as_it_is: impl Fn(Senses) -> bool, sense: f32) -> usize {
    (0..1000).filter(|seed| as_it_is(Senses { sense, seed: mix(7, *seed) })).count()
}

#[test]
fn low_levels_mistake_a_step_for_its_neighbour_as_often_as_stated_and_always_the_same() {
    let (view, _) = views();
    let shown = view.step(2).unwrap();
    let seen = |senses: Senses| Piramido::blurred(&view, senses).step(2).unwrap();
    assert_eq!(right(|senses| seen(senses) == shown, 1.0), 1000);
    let found = right(|senses| seen(senses) == shown, 0.8);
    assert!((760..840).contains(&found), "{found}");
    for seed in 0..100 {
        let senses = Senses { sense: 0.0, seed };
        assert_eq!(seen(senses).distance(shown), 1, "a neighbour");
        assert_eq!(seen(senses), seen(senses));
        let blurred = Piramido::blurred(&view, senses);
        assert_eq!(blurred.step(1), view.step(1), "everybody knows where they stand");
        let imagined = Piramido::imagine(&blurred, &mut Seeded::new(seed));
        assert_eq!(
            imagined.view(Viewer::Seat(Seat(0))),
            blurred,
            "the rest of the reel is imagined all the same"
        );
    }
}

#[test]
fn low_levels_forget_sphinxes_as_often_as_stated() {
    let (_, view) = views();
    let knows = |senses: Senses| Sphinx::blurred(&view, senses).colour_under(Slot::G2).is_some();
    assert_eq!(right(knows, 1.0), 1000);
    assert_eq!(right(knows, 0.0), 0);
    let found = right(knows, 0.6);
    assert!((560..640).contains(&found), "{found}");
}

#[test]
fn a_tree_search_proves_a_win_and_stops() {
    let setup = Setup::default_of(Pyramidis::SPEC);
    let endings = include_str!("data/endings.txt").lines();
    let near = endings
        .filter_map(|line| line.strip_prefix("international win:3 "))
        .filter(|line| line.contains('r'));
    let mind = Mcts { curiosity: 0.6, playout: 2, minimax: 0.3, until_throw: false };
    let (stop, most) = (AtomicBool::new(false), 20_000);
    let mut proved = 0;
    for position in near {
        let position = Pyramidis::parse(&setup, position).unwrap();
        let Turn::Seat(seat) = position.turn() else { panic!("{position} is over") };
        let thought = mind.think::<Pyramidis>(&position, seat, Budget::Steps(most), means(&stop)).unwrap();
        assert!(thought.values[seat.index()] >= 1.0, "{position}: {thought:?}");
        assert!(thought.steps < most, "{position}: nothing is left to search");
        proved += 1;
    }
    assert!(proved >= 3, "{proved}");
}
