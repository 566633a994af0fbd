//! How fast the rules are: random playouts in actions per second, and perft in sequences per second.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Match, Seeded, Setup, Tabletop, perft, playout};
use piramido::Piramido;
use pyramidis::Pyramidis;
use sakkara::Sakkara;
use sphinx::Sphinx;

fn main() {
    divan::main();
}

/// Random games that a sample plays: so many that the processor cannot learn them by heart.
const GAMES: u64 = 1000;

/// Samples of each benchmark.
const SAMPLES: u32 = 20;

fn setup<G: Tabletop>(seats: usize) -> Setup {
    Setup::with_seats(G::SPEC, seats).expect("the game is for so many")
}

fn playouts<G: Tabletop>(bencher: Bencher<'_, '_>, seats: usize) {
    let start = G::new(&setup::<G>(seats));
    let mut buffer = Vec::new();
    let mut games = |seed: u64| -> u32 {
        let mut lot = Seeded::new(seed);
        (0..GAMES).map(|_| playout(&mut { start }, &mut lot, &mut buffer)).sum()
    };
    let actions = games(1);
    bencher.counter(ItemsCount::new(actions)).bench_local(|| games(1));
}

#[divan::bench(args = [2, 4], sample_count = SAMPLES)]
fn playouts_pyramidis(bencher: Bencher<'_, '_>, seats: usize) {
    playouts::<Pyramidis>(bencher, seats);
}

#[divan::bench(args = [2, 3, 4], sample_count = SAMPLES)]
fn playouts_sakkara(bencher: Bencher<'_, '_>, seats: usize) {
    playouts::<Sakkara>(bencher, seats);
}

#[divan::bench(args = [2, 3, 4], sample_count = SAMPLES)]
fn playouts_sphinx(bencher: Bencher<'_, '_>, seats: usize) {
    playouts::<Sphinx>(bencher, seats);
}

#[divan::bench(args = [1, 2, 3], sample_count = SAMPLES)]
fn playouts_piramido(bencher: Bencher<'_, '_>, seats: usize) {
    playouts::<Piramido>(bencher, seats);
}

/// Sequences of this length from the start, after the actions of chance that begin the game.
fn sequences<G: Tabletop>(bencher: Bencher<'_, '_>, seats: usize, opening: &[&str], depth: u32) {
    let mut table = Match::<G>::new(&setup::<G>(seats));
    for action in opening {
        table.play(action.parse().expect("an action")).expect("the opening is legal");
    }
    let counted = perft(&table, depth).sequences;
    assert!(counted > 0);
    bencher.counter(ItemsCount::new(counted)).bench_local(|| perft(&table, depth));
}

#[divan::bench(args = [2, 4])]
fn perft_pyramidis(bencher: Bencher<'_, '_>, seats: usize) {
    sequences::<Pyramidis>(bencher, seats, &[], 8);
}

#[divan::bench(args = [2, 3, 4])]
fn perft_sakkara(bencher: Bencher<'_, '_>, seats: usize) {
    sequences::<Sakkara>(bencher, seats, &[], 7);
}

#[divan::bench(args = [2, 3, 4])]
fn perft_sphinx(bencher: Bencher<'_, '_>, seats: usize) {
    sequences::<Sphinx>(bencher, seats, &["deal:RBGYPW", "roll:5,6,S"], 6);
}

#[divan::bench(args = [1, 2, 3])]
fn perft_piramido(bencher: Bencher<'_, '_>, seats: usize) {
    sequences::<Piramido>(bencher, seats, &["roll:6"], 12);
}
