//! How fast bots search: plain UCT beside the bare random playouts that it is made of, in playouts a second.

use std::sync::atomic::AtomicBool;

use bots::{Budget, Insight, Mcts};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Seat, Seeded, Setup, Turn, Viewer, playout};
use piramido::Piramido;
use pyramidis::Pyramidis;
use sakkara::Sakkara;
use sphinx::Sphinx;

fn main() {
    divan::main();
}

/// Playouts of a sample: as many as a bot makes for an action.
const PLAYOUTS: u64 = 2_000;

/// Samples of each benchmark.
const SAMPLES: u32 = 20;

/// The first position with somebody to act.
fn start<G: Insight>(seats: usize) -> (G, Seat) {
    let mut setup = Setup::default_of(G::SPEC);
    let names = G::SPEC.seats.iter().find(|names| names.len() == seats).expect("the game is for so many");
    setup.set_seats(&names.join(", ")).expect("they come from the game");
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
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| {
        let thought = Mcts::PLAIN.think::<G>(&view, seat, Budget::Steps(PLAYOUTS), 1, &stop, 1);
        thought.expect("somebody is to act").steps
    });
}

macro_rules! games {
    ($($game:ident $bare:ident $uct:ident $seats:expr;)*) => {$(
        #[divan::bench(args = $seats, sample_count = SAMPLES)]
        fn $bare(bencher: Bencher<'_, '_>, seats: usize) {
            bare::<$game>(bencher, seats);
        }

        #[divan::bench(args = $seats, sample_count = SAMPLES)]
        fn $uct(bencher: Bencher<'_, '_>, seats: usize) {
            uct::<$game>(bencher, seats);
        }
    )*};
}

games! {
    Pyramidis pyramidis_bare pyramidis_uct [2, 4];
    Sakkara sakkara_bare sakkara_uct [2, 3, 4];
    Sphinx sphinx_bare sphinx_uct [2, 3, 4];
    Piramido piramido_bare piramido_uct [2, 3];
}
