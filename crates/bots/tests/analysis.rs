//! The analysis of whole games: ends that are known, and sums that come out even, in every game.

use std::sync::atomic::AtomicBool;

use bots::analysis::{Analysis, Lines, MISTAKE, Played, PositionAnalysis, analyse_position};
use bots::{Bot, SearchContext};
use game::{Actor, AnyMatch, RandomSource, Seat, Seeded, Setup, Turn};
use games::GAMES;

fn analysed(
    bot: &str,
    table: &dyn AnyMatch,
    plies: std::ops::RangeInclusive<usize>,
) -> Vec<PositionAnalysis> {
    let (bot, stop): (Bot, _) = (bot.parse().unwrap(), AtomicBool::new(false));
    let context = SearchContext::new(&stop, 1);
    plies.map(|ply| analyse_position(bot, table, ply, Lines::OfMistakes, context).unwrap()).collect()
}

/// A random game to its end.
fn finished(game: &dyn game::AnyGame, seed: u64) -> Box<dyn AnyMatch> {
    let (mut table, mut random) = (game.open(&Setup::default_of(game.spec())), Seeded::new(seed));
    loop {
        let (actor, action) = match table.turn() {
            Turn::Over(_) => return table,
            Turn::Chance => (Actor::Chance, table.chance(&mut random)),
            Turn::Seat(seat) => {
                let mut legal = table.legal();
                (Actor::Seat(seat), legal.swap_remove(random.below(legal.len() as u32) as usize))
            }
        };
        let name = table.setup().name(actor);
        table.play(name, &action).unwrap();
    }
}

#[test]
fn the_end_of_every_game_adds_up() {
    for game in GAMES {
        let table = finished(*game, 4);
        let name = game.spec().name;
        let positions = analysed("level:2", &*table, table.ply().saturating_sub(12)..=table.ply());
        let Turn::Over(outcome) = table.turn() else { panic!("{name} goes on") };
        let last = positions.last().unwrap();
        assert!(last.played.is_none(), "{name}: {last:?}");
        for (winner, other) in
            Seat::all(last.expect.len()).flat_map(|one| outcome.winners.iter().map(move |w| (w, one)))
        {
            assert!(last.expect[winner.index()] >= last.expect[other.index()], "{name}: {last:?}");
        }
        let (first, end) = (positions[0].expect.clone(), last.expect.clone());
        let analysis = Analysis::of(positions);
        assert_eq!(analysis.plies.len(), 12.min(table.ply()));
        for (seat, total) in analysis.totals.iter().enumerate() {
            let sum = first[seat] + total.luck - total.loss + total.rest;
            assert!((sum - end[seat]).abs() < 1e-3 && total.loss >= 0.0, "{name}: {total:?}");
        }
    }
}

#[test]
fn a_bot_that_does_not_search_has_nothing_to_say() {
    let (stop, game) = (AtomicBool::new(false), GAMES[0]);
    let (table, context) = (game.open(&Setup::default_of(game.spec())), SearchContext::new(&stop, 1));
    assert_eq!(analyse_position(Bot::Random, &*table, 0, Lines::OfMistakes, context), None);
    let none = analyse_position("level:1".parse().unwrap(), &*table, 1, Lines::OfMistakes, context);
    assert_eq!(none, None, "there is no such position");
}

#[test]
fn what_was_better_can_be_played_on() {
    for game in GAMES {
        let table = finished(*game, 7);
        let name = game.spec().name;
        let first = table.ply().saturating_sub(500);
        let positions = analysed("level:2", &*table, first..=table.ply() - 1);
        let mut lines = 0;
        for (ply, position) in (first..).zip(positions) {
            let Some(Played::Choice { best, loss, line, .. }) = position.played else { continue };
            assert_eq!(line.is_empty(), loss <= MISTAKE, "{name}, after {ply} actions");
            let Some((_, first)) = line.first() else { continue };
            assert_eq!(*first, best);
            let mut other = table.fork();
            while other.ply() > ply {
                other.undo();
            }
            for (seat, action) in &line {
                let actor = other.setup().name(Actor::Seat(*seat));
                other.play(actor, action).unwrap_or_else(|error| panic!("{name}: {line:?}: {error}"));
            }
            lines += 1;
        }
        assert!(lines > 0, "somebody who plays {name} at random makes mistakes");
    }
}
