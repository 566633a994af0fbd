//! How fast bots are: plain UCT beside the bare random playouts that it is made of, in playouts a second, and
//! evaluations a second.

use std::fmt;
use std::sync::atomic::AtomicBool;

use bots::evaluation::{Evaluation, Visitor, visit};
use bots::{Budget, Mcts, SearchContext};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{RandomSource, Seat, Seeded, Setup, Tabletop, Turn, Viewer, playout};

fn main() {
    divan::main();
}

/// Playouts of a sample: as many as a bot makes for an action.
const PLAYOUTS: u64 = 2_000;

/// How many positions a sample evaluates: too many for the processor to learn them by heart.
const POSITIONS: usize = 5000;

/// Samples of each benchmark.
const SAMPLES: u32 = 20;

/// A game with a number of seats, and what is measured of it.
struct Case {
    game: &'static str,
    seats: usize,
    bare: fn(Bencher<'_, '_>, usize),
    uct: fn(Bencher<'_, '_>, usize),
    evaluations: fn(Bencher<'_, '_>, usize),
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game, self.seats)
    }
}

/// Every game with every number of seats for which somebody plays against somebody.
fn cases() -> Vec<Case> {
    struct Cases(Vec<Case>);

    impl Visitor for Cases {
        fn visit<G: Evaluation>(&mut self) {
            let numbers = 2..=G::SPEC.seats.iter().map(|seats| seats.len()).max().unwrap_or(0);
            let case = |seats| Case {
                game: G::SPEC.name,
                seats,
                bare: bare::<G>,
                uct: uct::<G>,
                evaluations: evaluations::<G>,
            };
            self.0.extend(numbers.filter(|seats| Setup::with_seats(G::SPEC, *seats).is_some()).map(case));
        }
    }

    let mut cases = Cases(Vec::new());
    visit(&mut cases);
    cases.0
}

#[divan::bench(name = "bare", args = cases(), sample_count = SAMPLES)]
fn bench_bare(bencher: Bencher<'_, '_>, case: &Case) {
    (case.bare)(bencher, case.seats);
}

#[divan::bench(name = "uct", args = cases(), sample_count = SAMPLES)]
fn bench_uct(bencher: Bencher<'_, '_>, case: &Case) {
    (case.uct)(bencher, case.seats);
}

#[divan::bench(name = "evaluate", args = cases(), sample_count = SAMPLES)]
fn bench_evaluate(bencher: Bencher<'_, '_>, case: &Case) {
    (case.evaluations)(bencher, case.seats);
}

fn setup<G: Tabletop>(seats: usize) -> Setup {
    Setup::with_seats(G::SPEC, seats).expect("the game is for this many")
}

/// The first position with somebody to act.
fn start<G: Evaluation>(seats: usize) -> (G, Seat) {
    let setup = setup::<G>(seats);
    let (mut position, mut random) = (G::new(&setup), Seeded::new(1));
    loop {
        match position.turn() {
            Turn::Seat(seat) => return (position, seat),
            _ => position.play_unchecked(position.chance(&mut random)),
        }
    }
}

fn bare<G: Evaluation>(bencher: Bencher<'_, '_>, seats: usize) {
    let (position, _) = start::<G>(seats);
    let mut buffer = Vec::new();
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| -> u32 {
        let mut random = Seeded::new(1);
        (0..PLAYOUTS).map(|_| playout(&mut { position }, &mut random, &mut buffer)).sum()
    });
}

fn uct<G: Evaluation>(bencher: Bencher<'_, '_>, seats: usize) {
    let (position, seat) = start::<G>(seats);
    let (view, stop) = (position.view(Viewer::Seat(seat)), AtomicBool::new(false));
    let context = SearchContext::new(&stop, 1);
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| {
        let thought = Mcts::PLAIN.think::<G>(&view, seat, Budget::Steps(PLAYOUTS), context);
        thought.expect("somebody is to act").steps
    });
}

/// The positions of random games at which a seat is to act.
fn positions<G: Tabletop>(seats: usize) -> Vec<G> {
    let setup = setup::<G>(seats);
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    let (mut position, mut random) = (G::new(&setup), Seeded::new(1));
    loop {
        let action = match position.turn() {
            Turn::Over(_) => {
                position = G::new(&setup);
                continue;
            }
            Turn::Chance => position.chance(&mut random),
            Turn::Seat(_) if positions.len() == POSITIONS => return positions,
            Turn::Seat(_) => {
                positions.push(position);
                position.legal(&mut legal);
                legal[random.below(legal.len() as u32) as usize]
            }
        };
        position.play_unchecked(action);
    }
}

fn evaluations<G: Evaluation>(bencher: Bencher<'_, '_>, seats: usize) {
    let positions = positions::<G>(seats);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for position in &positions {
            black_box(black_box(position).evaluate());
        }
    });
}
