//! How fast bots are: plain UCT beside the bare random playouts that it is made of, in playouts a second, and judgements
//! a second.

use std::sync::atomic::AtomicBool;

use bots::{Budget, Insight, Mcts, Means};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Lot, Seat, Seeded, Setup, Tabletop, Turn, Viewer, playout};
use piramido::Piramido;
use pyramidis::Pyramidis;
use sakkara::Sakkara;
use sphinx::Sphinx;

fn main() {
    divan::main();
}

/// Playouts of a sample: as many as a bot makes for an action.
const PLAYOUTS: u64 = 2_000;

/// The positions that a sample judges: so many that the processor cannot learn them by heart.
const POSITIONS: usize = 5000;

/// Samples of each benchmark.
const SAMPLES: u32 = 20;

fn setup<G: Tabletop>(seats: usize) -> Setup {
    Setup::with_seats(G::SPEC, seats).expect("the game is for so many")
}

/// The first position with somebody to act.
fn start<G: Insight>(seats: usize) -> (G, Seat) {
    let setup = setup::<G>(seats);
    let (mut position, mut lot) = (G::new(&setup), Seeded::new(1));
    loop {
        match position.turn() {
            Turn::Seat(seat) => return (position, seat),
            _ => position.play_unchecked(position.chance(&mut lot)),
        }
    }
}

fn bare<G: Insight>(bencher: Bencher<'_, '_>, seats: usize) {
    let (position, _) = start::<G>(seats);
    let mut buffer = Vec::new();
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| -> u32 {
        let mut lot = Seeded::new(1);
        (0..PLAYOUTS).map(|_| playout(&mut { position }, &mut lot, &mut buffer)).sum()
    });
}

fn uct<G: Insight>(bencher: Bencher<'_, '_>, seats: usize) {
    let (position, seat) = start::<G>(seats);
    let (view, stop) = (position.view(Viewer::Seat(seat)), AtomicBool::new(false));
    let means = Means { stop: &stop, seed: 1, threads: 1 };
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| {
        let thought = Mcts::PLAIN.think::<G>(&view, seat, Budget::Steps(PLAYOUTS), means);
        thought.expect("somebody is to act").steps
    });
}

/// The positions of random games at which a seat is to act.
fn positions<G: Tabletop>(seats: usize) -> Vec<G> {
    let setup = setup::<G>(seats);
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    let (mut position, mut lot) = (G::new(&setup), Seeded::new(1));
    loop {
        let action = match position.turn() {
            Turn::Over(_) => {
                position = G::new(&setup);
                continue;
            }
            Turn::Chance => position.chance(&mut lot),
            Turn::Seat(_) if positions.len() == POSITIONS => return positions,
            Turn::Seat(_) => {
                positions.push(position);
                position.legal(&mut legal);
                legal[lot.below(legal.len() as u32) as usize]
            }
        };
        position.play_unchecked(action);
    }
}

fn judgements<G: Insight>(bencher: Bencher<'_, '_>, seats: usize) {
    let positions = positions::<G>(seats);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for position in &positions {
            black_box(black_box(position).judge());
        }
    });
}

macro_rules! games {
    ($($game:ident $bare:ident $uct:ident $judge:ident $seats:expr;)*) => {$(
        #[divan::bench(args = $seats, sample_count = SAMPLES)]
        fn $bare(bencher: Bencher<'_, '_>, seats: usize) {
            bare::<$game>(bencher, seats);
        }

        #[divan::bench(args = $seats, sample_count = SAMPLES)]
        fn $uct(bencher: Bencher<'_, '_>, seats: usize) {
            uct::<$game>(bencher, seats);
        }

        #[divan::bench(args = $seats, sample_count = SAMPLES)]
        fn $judge(bencher: Bencher<'_, '_>, seats: usize) {
            judgements::<$game>(bencher, seats);
        }
    )*};
}

games! {
    Pyramidis pyramidis_bare pyramidis_uct pyramidis_judge [2, 4];
    Sakkara sakkara_bare sakkara_uct sakkara_judge [2, 3, 4];
    Sphinx sphinx_bare sphinx_uct sphinx_judge [2, 3, 4];
    Piramido piramido_bare piramido_uct piramido_judge [2, 3];
}
