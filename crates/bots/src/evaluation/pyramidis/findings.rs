//! How early the end of a game for two is proved, for a [study](crate::study) of many.

use std::sync::atomic::AtomicBool;

use game::{Game, Match, Turn};
use games::pyramidis::Pyramidis;

use super::endgame::{MOST_AHEAD, Verdict, prove};
use crate::study::Finding;

/// The proof is not looked for any earlier once it is missing at so many positions in a row.
const MISSING: usize = 2;

/// How often the end is proved so many actions before it comes.
const EARLY: [(u32, &str); 3] = [
    (10, "the end is proved 10 actions before"),
    (20, "the end is proved 20 actions before"),
    (30, "the end is proved 30 actions before"),
];

/// Goes back from the end of a game to the first position about which everything is proved, as the strongest level would
/// prove it.
pub fn of(played: &Match<Pyramidis>) -> Vec<Finding> {
    let Turn::Over(outcome) = played.position().turn() else { return Vec::new() };
    if played.position().seats() != 2 {
        return Vec::new();
    }
    let (stop, last, mut missing) = (AtomicBool::new(false), played.log().len(), 0);
    let mut first = None;
    for ply in (0..last).rev() {
        let Some(position) = played.position_after(ply) else { break };
        let proved = prove(position, MOST_AHEAD, &stop);
        missing = if proved.is_some() { 0 } else { missing + 1 };
        if missing == MISSING {
            break;
        }
        if let (Turn::Seat(seat), Some(proof)) = (position.turn(), proved) {
            let comes_about = proof.actions.first().is_some_and(|(_, verdict)| match verdict {
                Verdict::Win(_) => outcome.winners.contains(seat),
                Verdict::Draw => outcome.winners.is_empty(),
                Verdict::Loss(_) => !outcome.winners.is_empty() && !outcome.winners.contains(seat),
            });
            first = Some(((last - ply) as u32, comes_about));
        }
    }
    let (early, comes_about) = first.unwrap_or((0, false));
    let mut findings: Vec<Finding> =
        EARLY.map(|(number, name)| Finding::Case(name, early >= number)).to_vec();
    if early > 0 {
        findings.push(Finding::Number("actions from the first proof to the end", early));
        findings.push(Finding::Case("what is proved comes about", comes_about));
    }
    findings
}

#[cfg(test)]
mod tests {
    use game::{RandomSource, Seeded, Setup, Tabletop};

    use super::*;

    fn at_random(seats: &str) -> Match<Pyramidis> {
        let mut setup = Setup::default_of(Pyramidis::SPEC);
        setup.set_seats(seats).unwrap();
        let (mut played, mut random, mut legal) =
            (Match::<Pyramidis>::new(&setup), Seeded::new(3), Vec::new());
        while played.position().mover().is_some() {
            played.position().legal(&mut legal);
            played.play(legal[random.below(legal.len() as u32) as usize]).unwrap();
        }
        played
    }

    #[test]
    fn the_first_proof_of_a_game_for_two_is_told() {
        let played = at_random("red, yellow");
        assert!(played.position().winner().is_some());
        let found = of(&played);
        let early = found.iter().find_map(|finding| match finding {
            Finding::Number(_, early) => Some(*early),
            _ => None,
        });
        let early = early.expect("the last action at least is proved");
        assert!((1..played.log().len() as u32).contains(&early), "{found:?}");
        for (number, name) in EARLY {
            assert!(found.contains(&Finding::Case(name, early >= number)), "{found:?}");
        }
        assert_eq!(of(&at_random("red, green, yellow, blue")), []);
    }
}
