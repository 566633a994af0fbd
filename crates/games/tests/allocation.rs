//! Proof that the rules do not allocate: whole random games with a counting allocator.

use game::{Seeded, Tabletop, playout};
use games::{Visitor, visit};

struct AllocatesNothing;

impl Visitor for AllocatesNothing {
    fn visit<G: Tabletop>(&mut self) {
        allocates_nothing::<G>();
    }
}

#[test]
fn no_game_allocates() {
    visit(&mut AllocatesNothing);
}

fn allocates_nothing<G: Tabletop>() {
    // A thousand setups are enough of a game that has more.
    let setups = G::SPEC.every_setup();
    for setup in setups.iter().step_by(setups.len() / 1000 + 1) {
        let start = G::new(setup);
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
