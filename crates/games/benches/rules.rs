//! How fast the rules are: random playouts in actions per second, and perft in sequences per second.

use std::fmt;

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Match, Seeded, Setup, Tabletop, Turn, perft, playout};
use games::{Visitor, visit};

fn main() {
    divan::main();
}

/// How many random games a sample plays: too many for the processor to learn them by heart.
const GAMES: u64 = 1000;

/// Samples of each benchmark.
const SAMPLES: u32 = 20;

/// Sequences are counted as long as this many of them can be counted at once.
const SEQUENCES: u64 = 300_000;

/// A game with a number of seats, and what is measured of it.
struct Case {
    game: &'static str,
    seats: usize,
    playouts: fn(Bencher<'_, '_>, usize),
    perft: fn(Bencher<'_, '_>, usize),
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game, self.seats)
    }
}

/// Every game with every number of seats.
fn cases() -> Vec<Case> {
    struct Cases(Vec<Case>);

    impl Visitor for Cases {
        fn visit<G: Tabletop>(&mut self) {
            let numbers = 1..=G::SPEC.seats.iter().map(|seats| seats.len()).max().unwrap_or(0);
            let case =
                |seats| Case { game: G::SPEC.name, seats, playouts: playouts::<G>, perft: sequences::<G> };
            self.0.extend(numbers.filter(|seats| Setup::with_seats(G::SPEC, *seats).is_some()).map(case));
        }
    }

    let mut cases = Cases(Vec::new());
    visit(&mut cases);
    cases.0
}

#[divan::bench(name = "playouts", args = cases(), sample_count = SAMPLES)]
fn bench_playouts(bencher: Bencher<'_, '_>, case: &Case) {
    (case.playouts)(bencher, case.seats);
}

#[divan::bench(name = "perft", args = cases())]
fn bench_perft(bencher: Bencher<'_, '_>, case: &Case) {
    (case.perft)(bencher, case.seats);
}

fn setup<G: Tabletop>(seats: usize) -> Setup {
    Setup::with_seats(G::SPEC, seats).expect("the game is for this many")
}

fn playouts<G: Tabletop>(bencher: Bencher<'_, '_>, seats: usize) {
    let start = G::new(&setup::<G>(seats));
    let mut buffer = Vec::new();
    let mut games = |seed: u64| -> u32 {
        let mut random = Seeded::new(seed);
        (0..GAMES).map(|_| playout(&mut { start }, &mut random, &mut buffer)).sum()
    };
    let actions = games(1);
    bencher.counter(ItemsCount::new(actions)).bench_local(|| games(1));
}

/// Sequences from the start, after the actions of chance that begin the game.
fn sequences<G: Tabletop>(bencher: Bencher<'_, '_>, seats: usize) {
    let (mut table, mut random) = (Match::<G>::new(&setup::<G>(seats)), Seeded::new(1));
    while table.position().turn() == Turn::Chance {
        let drawn = table.position().chance(&mut random);
        table.play(drawn).expect("chance plays what may be drawn");
    }
    let (mut depth, mut counted) = (1, perft(&table, 1).sequences);
    loop {
        let deeper = perft(&table, depth + 1).sequences;
        if deeper <= counted || deeper > SEQUENCES {
            break;
        }
        (depth, counted) = (depth + 1, deeper);
    }
    bencher.counter(ItemsCount::new(counted)).bench_local(|| perft(&table, depth));
}
