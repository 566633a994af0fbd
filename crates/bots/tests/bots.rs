//! Bots as their users meet them: they play legal actions, the same for the same seed, stop when told, and the
//! stronger ones win.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::arena::{Above, pairings, play, scores, standings};
use bots::{Bot, Budget, Level, OPPONENTS, SearchContext, find, think};
use game::{AnyGame, AnyMatch, RandomSource, Seeded, Setup, Turn};
use games::GAMES;

fn bot(text: &str) -> Bot {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn context(stop: &AtomicBool) -> SearchContext<'_> {
    SearchContext::new(stop, 1)
}

/// A match some random actions into a game, at which a seat is to act. Games of few actions may be over before: another
/// is begun then.
fn somewhere(game: &dyn AnyGame, setup: &Setup, actions: usize, seed: u64) -> Box<dyn AnyMatch> {
    let (mut table, mut random) = (game.open(setup), Seeded::new(seed));
    let mut begun = 1;
    while table.ply() < actions || !matches!(table.turn(), Turn::Seat(_)) {
        let (actor, action) = match table.turn() {
            Turn::Over(_) => {
                assert!(begun < 1000, "no game of {} goes on after {actions} actions", game.spec().name);
                table = game.open(setup);
                begun += 1;
                continue;
            }
            Turn::Chance => ("chance", table.chance(&mut random)),
            Turn::Seat(seat) => {
                let legal = table.legal();
                let drawn = random.below(legal.len() as u32) as usize;
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
    for game in GAMES {
        for seats in game.spec().seats {
            let mut setup = Setup::default_of(game.spec());
            setup.set_seats(&seats.join(", ")).unwrap();
            let table = somewhere(*game, &setup, 12, 5);
            for name in ["level:1", "level:4", "level:5", "mcts:50", "random"] {
                let advice = think(bot(name), &*table, context(&stop)).unwrap();
                assert!(table.legal().contains(&advice.action), "{name} played {}", advice.action);
                let again = think(bot(name), &*table, context(&stop)).unwrap();
                assert_eq!(advice, again, "the same seed and budget give the same answer");
                assert_eq!(advice.values.len(), seats.len());
                assert!(advice.values.iter().all(|value| (0.0..=1.0).contains(value)), "{advice:?}");
            }
        }
    }
}

/// How long a bot with endless time still thinks after it is told to stop.
fn delay(table: &dyn AnyMatch) -> Duration {
    let stop = Arc::new(AtomicBool::new(false));
    let teller = {
        let stop = Arc::clone(&stop);
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(30));
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        })
    };
    think(bot("mcts:100s"), table, context(&stop)).unwrap();
    let answered = Instant::now();
    answered.saturating_duration_since(teller.join().unwrap())
}

#[test]
fn a_bot_answers_within_twenty_milliseconds_of_being_told() {
    for game in GAMES {
        let table = somewhere(*game, &Setup::default_of(game.spec()), 12, 5);
        // The best of a few: a busy machine may wake a thread late.
        let delay = (0..5).map(|_| delay(&*table)).min().unwrap();
        assert!(delay < Duration::from_millis(20), "{}: {delay:?}", game.spec().name);
    }
}

#[test]
fn nobody_thinks_when_nobody_is_to_act() {
    let stop = AtomicBool::new(false);
    for game in GAMES {
        let setup = Setup::default_of(game.spec());
        let table = game.open(&setup);
        let somebody = matches!(table.turn(), Turn::Seat(_));
        assert_eq!(think(bot("level:1"), &*table, context(&stop)).is_some(), somebody);
        let over = play(*game, &setup, &vec![Bot::Random; setup.seats().len()], 1);
        assert_eq!(think(bot("level:1"), &*over, context(&stop)), None);
    }
}

#[test]
fn every_game_has_an_opponent_of_its_own() {
    let names = |specs: &mut dyn Iterator<Item = &game::Spec>| specs.map(|spec| spec.name).collect();
    let known: Vec<&str> = names(&mut OPPONENTS.iter().map(|opponent| opponent.spec()));
    let registered: Vec<&str> = names(&mut GAMES.iter().map(|game| game.spec()));
    assert_eq!(known, registered);
    let error = find("chess").err().expect("nobody has taught it to them");
    let games: Vec<String> = registered.iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = games.split_last().expect("there are games");
    let expected = format!("found `chess`, expected a game that bots know: {} or {last}", others.join(", "));
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_higher_level_is_not_given_less() {
    for opponent in OPPONENTS {
        for seats in opponent.spec().seats {
            let skills = Level::ALL.map(|level| opponent.skill(level, seats.len()));
            for [lower, higher] in skills.array_windows() {
                let Budget::Steps(few) = lower.budget else { panic!("{lower:?} thinks by the clock") };
                let many = if let Budget::Steps(many) = higher.budget { many } else { u64::MAX };
                let more = few <= many && lower.temperature >= higher.temperature;
                assert!(more && lower.recall <= higher.recall, "{lower:?}, then {higher:?}");
            }
        }
    }
}

#[test]
fn bots_are_written_and_read() {
    for name in ["level:1", "level:8", "level:8@200ms", "level:7@5000", "mcts:1000", "mcts:200ms", "random"] {
        assert_eq!(bot(name).to_string(), name);
    }
    for (text, expected) in [
        ("level:9", "column 7: found `9`, expected a number from 1 to 8"),
        ("mcts:0s", "column 6: found `0s`, expected a number from 1 to 1000000000"),
        (
            "strong",
            "column 1: found `strong`, expected `level:1` to `level:8`, `level:8@200ms`, `mcts:1s`, `mcts:1000` or `random`",
        ),
    ] {
        assert_eq!(text.parse::<Bot>().unwrap_err().to_string(), expected);
    }
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
    let game = GAMES[0];
    let setup = Setup::default_of(game.spec());
    let bots = [bot("level:5"), bot("level:1")];
    let results: Vec<_> = pairings(2, 20, false)
        .iter()
        .map(|pairing| {
            let seated: Vec<Bot> = pairing.seats(2).into_iter().map(|number| bots[number]).collect();
            let table = play(game, &setup, &seated, pairing.seed(1));
            scores(pairing, &*table)
        })
        .collect();
    let table = standings(2, &results, Above::Average, 1);
    assert!(table[0].won >= 17.0, "{table:?}");
    assert!(table[0].low > 0.0 && table[1].high < 0.0 && table[0].elo > table[1].elo, "{table:?}");
    assert!((table[0].won + table[1].won - 20.0).abs() < 1e-9, "every game is won once");
    let above_first = standings(2, &results, Above::First, 1);
    let first = above_first[0];
    assert!([first.elo, first.low, first.high].iter().all(|rating| rating.abs() < 1e-9), "{first:?}");
    assert!((above_first[1].elo - (table[1].elo - table[0].elo)).abs() < 1e-9, "{above_first:?}");
}

#[test]
fn several_threads_find_an_action_too() {
    let stop = AtomicBool::new(false);
    for game in GAMES {
        let table = somewhere(*game, &Setup::default_of(game.spec()), 12, 5);
        let advice = think(bot("level:5"), &*table, context(&stop).with_threads(3)).unwrap();
        assert!(table.legal().contains(&advice.action), "{}", advice.action);
    }
}
