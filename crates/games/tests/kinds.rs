//! Every action of a seat is of a kind that its game's sheet names.

use std::collections::BTreeSet;

use game::{Lot, Seeded, Setup, Turn};

#[test]
fn kinds_are_the_words_of_the_sheet() {
    for (game, action, kind) in [
        ("pyramidis", "start:3", Some("start")),
        ("pyramidis", "pass", Some("pass")),
        ("sakkara", "enter:R", Some("enter")),
        ("sakkara", "R:a13-b13-c13", Some("S:FROM-TO")),
        ("sakkara", "bridge:g12-f12", Some("bridge")),
        ("sphinx", "+3", Some("+N")),
        ("sphinx", "-3", Some("-N")),
        ("sphinx", "nopeek", Some("nopeek")),
        ("sphinx", "steal:p2:R", Some("steal")),
        ("piramido", "sphinx:6:c3", Some("sphinx")),
        ("piramido", "colour:blue", Some("colour")),
        ("piramido", "roll:3", None),
    ] {
        assert_eq!(games::find(game).unwrap().spec().kind(action), kind, "{game} {action}");
    }
}

#[test]
fn every_legal_action_has_a_kind_and_every_common_kind_occurs() {
    for entry in games::GAMES {
        let (setup, mut found) = (Setup::default_of(entry.spec()), BTreeSet::new());
        for seed in 0..20 {
            let (mut table, mut lot) = (entry.open(&setup), Seeded::new(seed));
            while !matches!(table.turn(), Turn::Over(_)) && table.ply() < 500 {
                let mut legal = table.legal();
                for action in &legal {
                    let kind = entry.spec().kind(action);
                    found.insert(kind.unwrap_or_else(|| panic!("{action} is of no kind")));
                }
                let (actor, action) = match table.turn() {
                    Turn::Seat(seat) => {
                        let drawn = lot.below(legal.len() as u32) as usize;
                        (setup.seats()[seat.index()], legal.swap_remove(drawn))
                    }
                    _ => ("chance", table.chance(&mut lot)),
                };
                table.play(actor, &action).unwrap();
            }
        }
        // Kinds that only an option brings need not be there.
        assert!(found.len() * 2 > entry.spec().actions.len(), "{}: {found:?}", entry.spec().name);
    }
}
