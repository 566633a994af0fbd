//! Every action of a seat is of a kind that its game's spec names.

use std::collections::BTreeSet;

use game::{RandomSource, Seeded, Setup, Turn};

#[test]
fn every_legal_action_has_a_kind_and_every_common_kind_occurs() {
    for game in games::GAMES {
        let (setup, mut found) = (Setup::default_of(game.spec()), BTreeSet::new());
        for seed in 0..20 {
            let (mut table, mut random) = (game.open(&setup), Seeded::new(seed));
            while !matches!(table.turn(), Turn::Over(_)) && table.ply() < 500 {
                let mut legal = table.legal();
                for action in &legal {
                    let kind = game.spec().kind(action);
                    found.insert(kind.unwrap_or_else(|| panic!("{action} is not of any kind")));
                }
                let (actor, action) = match table.turn() {
                    Turn::Seat(seat) => {
                        let drawn = random.below(legal.len() as u32) as usize;
                        (setup.seats()[seat.index()], legal.swap_remove(drawn))
                    }
                    _ => ("chance", table.chance(&mut random)),
                };
                table.play(actor, &action).unwrap();
            }
        }
        // Kinds that only an option brings need not be there.
        assert!(found.len() * 2 > game.spec().actions.len(), "{}: {found:?}", game.spec().name);
    }
}
