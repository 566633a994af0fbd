//! Proof that the rules do not allocate: whole random games with a counting allocator.

use game::{Seeded, Tabletop, playout};
use piramido::Piramido;
use pyramidis::Pyramidis;
use sakkara::Sakkara;
use sphinx::Sphinx;

fn allocates_nothing<G: Tabletop>() {
    for setup in G::SPEC.every_setup() {
        let start = G::new(&setup);
        // The buffer is the caller's, who keeps it: no position has more legal actions than this holds.
        let mut buffer = Vec::with_capacity(4096);
        let mut plies = 0;
        let counted = allocation_counter::measure(|| {
            for seed in 0..3 {
                plies += playout(&mut { start }, &mut Seeded::new(seed), &mut buffer);
            }
        });
        assert_eq!(counted.count_total, 0, "{} in {plies} actions of\n{setup}", G::SPEC.name);
        assert!(plies > 0);
    }
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![0; 8])));
    assert_eq!(counted.count_total, 1, "the counter counts");
}

#[test]
fn pyramidis_allocates_nothing() {
    allocates_nothing::<Pyramidis>();
}

#[test]
fn sakkara_allocates_nothing() {
    allocates_nothing::<Sakkara>();
}

#[test]
fn sphinx_allocates_nothing() {
    allocates_nothing::<Sphinx>();
}

#[test]
fn piramido_allocates_nothing() {
    allocates_nothing::<Piramido>();
}
