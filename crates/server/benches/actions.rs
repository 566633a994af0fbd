//! What an action costs at a table of two, apart from the store and the sockets: from the wish of a client to the texts that
//! everybody gets, in actions per second.

use divan::Bencher;
use divan::counter::ItemsCount;
use server::rehearsal::Rehearsal;

fn main() {
    divan::main();
}

/// Actions that a sample plays.
const ACTIONS: usize = 2000;

#[divan::bench(args = ["pyramidis", "sakkara", "sphinx", "piramido"], sample_count = 20)]
fn actions(bencher: Bencher<'_, '_>, game: &str) {
    bencher
        .counter(ItemsCount::new(ACTIONS))
        .with_inputs(|| Rehearsal::new(game, 2, 1).expect("every game is for two"))
        .bench_local_values(|mut table| (0..ACTIONS).map(|_| table.act()).sum::<usize>());
}
