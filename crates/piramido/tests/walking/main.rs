//! The routes of the pyramid a second time, written from the text of V1, V3 to V9, V14 to V17 and V19 alone, as names on a
//! map and without a thought for speed. It is told what was played and nothing else: both must know who acts, allow the same
//! actions and name the same winners in many games.

mod second;

use std::collections::BTreeSet;

use game::{Game, Seat, Seeded, Turn, survey};
use piramido::Piramido;

use crate::second::{Next, Second};

#[test]
fn both_play_the_same_game() {
    let (mut looked_at, mut turned_back, mut lost, mut opened, mut won) = (0, 0, 0, 0, 0);
    for (number, (seats, routes, options)) in [
        (2, "A", ""),
        (3, "A, B", "check signs"),
        (3, "B", "reels random"),
        (1, "B, A", "sphinxes spent"),
        (3, "A, B", "colours choose; sphinxes spent"),
        (2, "B, A", "colours choose; reels random"),
        (1, "A", "check signs"),
        (3, "B", "sphinxes spent; check signs"),
    ]
    .into_iter()
    .cycle()
    .take(160)
    .enumerate()
    {
        let names = &["p1", "p2", "p3"][..seats];
        let text = format!("{}; routes {routes}; {options}", names.join(", "));
        let setup = survey::setup::<Piramido>(text.trim_end_matches("; "));
        let mut random = Seeded::new(number as u64);
        let (mut position, mut legal) = (Piramido::new(&setup), Vec::new());
        let mut second = Second::new(seats, routes, options);
        loop {
            position.legal(&mut legal);
            let found: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
            assert_eq!(found, second.legal(), "{text}: at {position}");
            looked_at += 1;
            let action = match position.turn() {
                Turn::Over(outcome) => {
                    let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
                    assert_eq!(winners, second.winners(), "{text}: at {position}");
                    assert_eq!(second.next, Next::Over, "{text}: at {position}");
                    won += winners.len();
                    break;
                }
                Turn::Chance => {
                    assert!(matches!(second.next, Next::Roll | Next::Reel), "{text}: at {position}");
                    position.chance(&mut random)
                }
                Turn::Seat(seat) => {
                    assert_eq!(seat.index(), second.mover, "{text}: at {position}");
                    second.choice(&legal, number % 2 == 0, &mut random)
                }
            };
            if second.next == Next::Step {
                turned_back += u32::from(second.before.is_some() && second.stops(second.here()));
                opened += u32::from(second.since > 12 && !second.posts.is_empty());
            }
            let left = second.left;
            position.play_unchecked(action);
            second.play(&action.to_string());
            lost += u32::from(left > 1 && second.next == Next::Step && second.left == 0);
        }
    }
    assert!(
        looked_at > 100_000 && turned_back > 300 && lost > 5 && opened > 50 && won > 20,
        "{looked_at} {turned_back} {lost} {opened} {won}"
    );
}
