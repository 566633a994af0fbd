//! The laws of all games, and what each action of Sphinx rightly tells.

use game::conformance::{Laws, conformance};
use game::{Game, Match, RandomSource, Seeded, Setup, Tabletop, Turn, Viewer, perft};
use sphinx::{Action, Slot, Sphinx};

/// The colours under the sphinxes, the third field of the position string.
fn colours(position: &Sphinx) -> String {
    position.to_string().split(' ').nth(2).unwrap_or_default().to_owned()
}

fn acts(position: &Sphinx, viewer: Viewer) -> bool {
    matches!(position.turn(), Turn::Seat(seat) if viewer.is(seat))
}

/// X10: a look tells its colour to the one who looks. An attempt tells everybody whether it was right, and the guards
/// to the one who made it. The end tells everything.
fn tells(position: &Sphinx, action: Action, viewer: Viewer) -> String {
    let mut after = *position;
    after.play_unchecked(action);
    let over = matches!(after.turn(), Turn::Over(_));
    match action {
        _ if over => colours(position),
        Action::Peek(slot) if acts(position, viewer) => {
            colours(position)[slot as usize..=slot as usize].to_owned()
        }
        Action::Attempt(_) if acts(position, viewer) => colours(position)[..=Slot::G3 as usize].to_owned(),
        Action::Attempt(_) => "wrong".to_owned(),
        _ => String::new(),
    }
}

/// The colours that the viewer has not seen change places, and with them what the others have seen.
fn disguise(position: &str, setup: &Setup, viewer: Viewer, random: &mut Seeded) -> String {
    let mut fields: Vec<String> = position.split(' ').map(str::to_owned).collect();
    if fields[2].contains('?') || fields[4].ends_with("over") {
        return position.to_owned();
    }
    let knowledge: Vec<Vec<char>> = fields[3].split(',').map(|entry| entry[3..].chars().collect()).collect();
    let seen = |slot: usize| matches!(viewer, Viewer::Seat(seat) if knowledge[seat.index()][slot] != '?');
    let mut colours: Vec<char> = fields[2].chars().collect();
    let unseen: Vec<usize> = (0..6).filter(|slot| !seen(*slot)).collect();
    for (number, slot) in unseen.iter().enumerate() {
        colours.swap(*slot, unseen[number + random.below((unseen.len() - number) as u32) as usize]);
    }
    fields[2] = colours.iter().collect();
    let entries = knowledge.iter().zip(setup.seats()).map(|(known, seat)| {
        let letters = known.iter().zip(&colours).map(|(old, new)| if *old == '?' { '?' } else { *new });
        format!("{seat}={}", letters.collect::<String>())
    });
    fields[3] = entries.collect::<Vec<_>>().join(",");
    fields.join(" ")
}

/// Mostly forwards, with cards taken and doors turned, so that games get to the guards; one attempt in four is right.
fn choose(position: &Sphinx, actions: &[Action], random: &mut Seeded) -> usize {
    let right = actions.iter().position(|action| {
        let Action::Attempt(named) = action else { return false };
        let named: String = named.iter().map(ToString::to_string).collect();
        colours(position).starts_with(&named)
    });
    if let Some(right) = right.filter(|_| random.below(4) == 0) {
        return right;
    }
    let dull = |action: &Action| match action {
        Action::Walk(steps) => steps.number() < 0,
        Action::Leave | Action::Stay | Action::Pass => true,
        _ => false,
    };
    let mut draw = || random.below(actions.len() as u32) as usize;
    let (first, second, third) = (draw(), draw(), draw());
    [first, second].into_iter().find(|drawn| !dull(&actions[*drawn])).unwrap_or(third)
}

#[test]
fn sphinx_keeps_the_laws_of_all_games() {
    let seen = conformance(&Laws::<Sphinx> {
        games: 45,
        setups: 1,
        seed: 3,
        tells,
        disguise,
        every: 30,
        longest: 6_000,
        choose,
    });
    assert_eq!(seen.games, 45 * 3 * 16, "every setup");
    assert!(seen.won > seen.games * 3 / 4, "{seen:?}");
    assert!(seen.positions > 10_000, "{seen:?}");
    assert!(seen.imagined > seen.positions && seen.disguised > seen.positions, "{seen:?}");
}

/// The throw of a first turn, until chance acts again.
#[test]
fn perft_agrees_with_an_independent_program() {
    let mut table = Match::<Sphinx>::new(&Setup::default_of(Sphinx::SPEC));
    for action in ["deal:RBGYPW", "roll:5,6,S"] {
        table.play(action.parse().expect("an action")).expect("chance may bring it");
    }
    let counted: Vec<u64> = (1..=7).map(|depth| perft(&table, depth).sequences).collect();
    assert_eq!(counted, [11, 22, 70, 330, 889, 1890, 0]);
    assert!(!perft(&table, 5).chance && perft(&table, 6).chance);
}
