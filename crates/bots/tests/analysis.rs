//! The analysis of single positions: luck that evens out, secrets that stay secret, ends that are known.

use std::sync::atomic::AtomicBool;

use bots::Bot;
use bots::analysis::{Analysis, Deed, Look, look};
use game::{Actor, Entry, Lot, Match, Of, Seat, Seeded, Setup, Table, Turn, outcomes};
use pyramidis::Pyramidis;
use sphinx::Sphinx;

/// A table of two after these actions.
fn table(entry: &dyn Entry, seats: &str, actions: &[&str]) -> Box<dyn Table> {
    let mut setup = Setup::default_of(entry.spec());
    setup.set_seats(seats).unwrap();
    let mut table = entry.open(&setup);
    for action in actions {
        let (actor, action) = action.split_once(' ').unwrap();
        table.play(actor, action).unwrap();
    }
    table
}

fn looks(bot: &str, table: &dyn Table) -> Vec<Look> {
    let (bot, stop): (Bot, _) = (bot.parse().unwrap(), AtomicBool::new(false));
    (0..=table.ply()).map(|ply| look(bot, table, ply, &stop, 1).unwrap()).collect()
}

#[test]
fn the_luck_of_all_throws_evens_out() {
    let before = table(&Of::<Sphinx>::ENTRY, "p1, p2", &["chance deal:RBGYPW"]);
    let position = *before.as_any().downcast_ref::<Match<Sphinx>>().unwrap().position();
    let throws = outcomes(&position, 1000).unwrap();
    let (mut sums, mut largest) = ([0.0, 0.0], 0.0_f32);
    for (action, weight) in &throws.actions {
        let thrown = format!("chance {action}");
        let table = table(&Of::<Sphinx>::ENTRY, "p1, p2", &["chance deal:RBGYPW", &thrown]);
        let stop = AtomicBool::new(false);
        let found = look("level:1".parse().unwrap(), &*table, 1, &stop, 1).unwrap();
        let Some(Deed::Throw { luck, .. }) = found.deed else { panic!("{thrown} is no throw") };
        for (sum, luck) in sums.iter_mut().zip(luck) {
            *sum += luck * *weight as f32 / throws.total as f32;
            largest = largest.max(luck.abs());
        }
    }
    assert!(sums.iter().all(|sum| sum.abs() < 1e-4), "{sums:?}");
    assert!(largest > 0.01, "no throw matters: {largest}");
}

#[test]
fn nobody_is_judged_by_what_they_could_not_know() {
    let actions = ["chance roll:1,2,S", "p1 +1", "p1 swap:G1:T1", "p1 +2"];
    let told = |deal: &str| {
        let table = table(&Of::<Sphinx>::ENTRY, "p1, p2", &[&[deal], &actions[..]].concat());
        let mut looks = looks("level:3", &*table);
        // Only the name of the deal itself differs.
        looks[0].deed = None;
        looks
    };
    assert_eq!(told("chance deal:RBGYPW"), told("chance deal:WPYGBR"));
}

#[test]
fn ends_are_worth_what_they_are_and_everything_adds_up() {
    let mut table = table(&Of::<Pyramidis>::ENTRY, "red, yellow", &["red start:1", "yellow start:1"]);
    let mut lot = Seeded::new(4);
    while !matches!(table.turn(), Turn::Over(_)) {
        let Turn::Seat(seat) = table.turn() else { panic!("no dice in Pyramidis") };
        let legal = table.legal();
        let action = &legal[lot.below(legal.len() as u32) as usize];
        let name = table.setup().name(Actor::Seat(seat));
        table.play(name, action).unwrap();
    }
    let looks = looks("level:2", &*table);
    assert_eq!(looks.len(), table.ply() + 1);
    let Turn::Over(outcome) = table.turn() else { panic!("the game is over") };
    let last = looks.last().unwrap();
    assert!(last.deed.is_none());
    for (seat, expect) in Seat::all(2).zip(&last.expect) {
        let worth = if outcome.winners.is_empty() {
            0.5
        } else {
            f32::from(u8::from(outcome.winners.contains(seat)))
        };
        assert!((expect - worth).abs() < 1e-6, "{last:?}");
    }
    let (first, end) = (looks[0].expect.clone(), last.expect.clone());
    let analysis = Analysis::of(looks);
    for (seat, total) in analysis.totals.iter().enumerate() {
        let sum = first[seat] + total.luck - total.loss + total.rest;
        assert!((sum - end[seat]).abs() < 1e-3 && total.luck.abs() < 1e-6 && total.loss >= 0.0, "{total:?}");
    }
}

#[test]
fn who_does_not_search_has_nothing_to_say() {
    let table = table(&Of::<Pyramidis>::ENTRY, "red, yellow", &[]);
    let stop = AtomicBool::new(false);
    assert_eq!(look(Bot::Random, &*table, 0, &stop, 1), None);
    assert_eq!(look("level:1".parse().unwrap(), &*table, 1, &stop, 1), None, "there is no such position");
}
