//! What low levels forget in Sphinx, and an analysis of its luck and its secrets.

use std::sync::atomic::AtomicBool;

use bots::analysis::{Lines, Played, PositionAnalysis, analyse_position};
use bots::{Evaluation, Recall, SearchContext};
use game::{AnyGame, AnyMatch, Game, Match, Registered, Seat, Setup, Tabletop, Viewer, mix, outcomes};
use games::sphinx::{Slot, Sphinx};

fn context(stop: &AtomicBool) -> SearchContext<'_> {
    SearchContext::new(stop, 1)
}

/// A game of two after these actions.
fn table(actions: &[&str]) -> Box<dyn AnyMatch> {
    let mut setup = Setup::default_of(Sphinx::SPEC);
    setup.set_seats("p1, p2").unwrap();
    let mut table = Registered::<Sphinx>::GAME.open(&setup);
    for action in actions {
        let (actor, action) = action.split_once(' ').unwrap();
        table.play(actor, action).unwrap();
    }
    table
}

/// How often out of a thousand games something is seen as it is.
fn right(as_it_is: impl Fn(Recall) -> bool, chance: f32) -> usize {
    (0..1000).filter(|seed| as_it_is(Recall { chance, seed: mix(7, *seed) })).count()
}

#[test]
fn low_levels_forget_sphinxes_as_often_as_stated() {
    let mut two = Setup::default_of(Sphinx::SPEC);
    two.set_seats("p1, p2").unwrap();
    // The first seat has looked under every sphinx.
    let seen = "p1=9,p2=12 p1=-,p2=- RBGYPW p1=RBGYPW,p2=?????? p1:dice 2,4 - -";
    let view = Sphinx::parse(&two, seen).unwrap().view(Viewer::Seat(Seat(0)));
    let knows = |recall: Recall| Sphinx::perceived(&view, recall).colour_under(Slot::G2).is_some();
    assert_eq!(right(knows, 1.0), 1000);
    assert_eq!(right(knows, 0.0), 0);
    let found = right(knows, 0.6);
    assert!((560..640).contains(&found), "{found}");
}

#[test]
fn the_luck_of_all_throws_evens_out() {
    let before = table(&["chance deal:RBGYPW"]);
    let position = *before.as_any().downcast_ref::<Match<Sphinx>>().unwrap().position();
    let throws = outcomes(&position, 1000).unwrap();
    let (mut sums, mut largest) = ([0.0, 0.0], 0.0_f32);
    for (action, weight) in &throws.actions {
        let thrown = format!("chance {action}");
        let table = table(&["chance deal:RBGYPW", &thrown]);
        let stop = AtomicBool::new(false);
        let found =
            analyse_position("level:1".parse().unwrap(), &*table, 1, Lines::OfMistakes, context(&stop))
                .unwrap();
        let Some(Played::Throw { luck, .. }) = found.played else { panic!("{thrown} is not a throw") };
        for (sum, luck) in sums.iter_mut().zip(luck) {
            *sum += luck * *weight as f32 / throws.total as f32;
            largest = largest.max(luck.abs());
        }
    }
    assert!(sums.iter().all(|sum| sum.abs() < 1e-4), "{sums:?}");
    assert!(largest > 0.01, "no throw matters: {largest}");
}

#[test]
fn nobody_is_blamed_for_what_they_could_not_know() {
    let actions = ["chance roll:1,2,S", "p1 +1", "p1 swap:G1:T1", "p1 +2"];
    let told = |deal: &str| {
        let table = table(&[&[deal], &actions[..]].concat());
        let stop = AtomicBool::new(false);
        let bot = "level:3".parse().unwrap();
        let analysed = (0..=table.ply())
            .map(|ply| analyse_position(bot, &*table, ply, Lines::OfMistakes, context(&stop)));
        let mut positions: Vec<PositionAnalysis> = analysed.map(Option::unwrap).collect();
        // Only the name of the deal itself differs.
        positions[0].played = None;
        positions
    };
    assert_eq!(told("chance deal:RBGYPW"), told("chance deal:WPYGBR"));
}
