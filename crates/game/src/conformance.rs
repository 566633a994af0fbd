//! The laws that every game keeps, as one function over random games. Start at [`conformance`].
//!
//! Each law panics with the position at which it is broken, so a test is a call:
//!
//! ```text
//! #[test]
//! fn conforms() {
//!     conformance::<MyGame>(&Laws { games: 20, ..Laws::default() });
//! }
//! ```

use std::collections::HashSet;

use crate::dice::dice_of;
use crate::{
    Actor, AnyGame, AnyMatch, Game, Match, Outcome, RandomSource, Record, Registered, Seeded, Setup,
    Tabletop, Turn, Viewer, outcomes, reveals,
};

/// How thoroughly to test, and what the game openly tells.
#[derive(Clone, Copy, Debug)]
pub struct Laws<G: Game> {
    /// Random games for each setup.
    pub games: u64,
    /// One setup in this many is played, for a game that has thousands.
    pub setups: usize,
    /// The seed of all of them.
    pub seed: u64,
    /// What playing this action here rightly tells the viewer of things hidden before: the colour looked at, whether
    /// an attempt was right. Two positions that a viewer cannot tell apart and that tell the same must go on looking
    /// the same.
    pub tells: fn(&G, G::Action, Viewer) -> String,
    /// A position string with all that the viewer may not know changed at random, by hand: a second opinion beside the
    /// game's own [`imagine`](Game::imagine), which would keep what a view tells by mistake.
    pub disguise: fn(&str, &Setup, Viewer, &mut Seeded) -> String,
    /// The laws that take long to check are checked at one position in this many.
    pub every: usize,
    /// No game of this kind is longer.
    pub longest: usize,
    /// Actions are chosen by this from the list of legal ones, so that games go somewhere. Uniform by default.
    pub choose: fn(&G, &[G::Action], &mut Seeded) -> usize,
}

impl<G: Game> Default for Laws<G> {
    fn default() -> Self {
        Self {
            games: 20,
            setups: 1,
            seed: 1,
            tells: |_, _, _| String::new(),
            disguise: |position, _, _, _| position.to_owned(),
            every: 1,
            longest: 50_000,
            choose: |_, actions, random| random.below(actions.len() as u32) as usize,
        }
    }
}

/// What a run of the laws saw, so that a test can also say that it was not empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// Games played to the end.
    pub games: u64,
    /// Games with a winner.
    pub won: u64,
    /// Positions at which every law was checked.
    pub positions: u64,
    /// Positions in which something hidden from a viewer was changed and the viewer saw no difference.
    pub imagined: u64,
    /// The same for disguised positions.
    pub disguised: u64,
}

/// Plays random games with every setup and checks every law at their positions.
pub fn conformance<G: Tabletop>(laws: &Laws<G>) -> Seen {
    let mut seen = Seen::default();
    for (number, setup) in G::SPEC.every_setup().iter().step_by(laws.setups).enumerate() {
        for game in 0..laws.games {
            let mut random = Seeded::new(laws.seed ^ ((number as u64) << 32) ^ game);
            one_game(laws, setup, &mut random, &mut seen);
        }
    }
    seen
}

fn one_game<G: Tabletop>(laws: &Laws<G>, setup: &Setup, random: &mut Seeded, seen: &mut Seen) {
    let mut play = Match::<G>::new(setup);
    let mut pool: Vec<G::Action> = Vec::new();
    let mut legal = Vec::new();
    loop {
        let position = *play.position();
        position.legal(&mut legal);
        let action = match position.turn() {
            Turn::Over(outcome) => {
                printed(&play, &legal);
                ended(&play, outcome, &pool);
                seen.games += 1;
                seen.won += u64::from(!outcome.winners.is_empty());
                break;
            }
            Turn::Seat(_) => {
                assert!(!legal.is_empty(), "no legal action at {position}");
                legal[(laws.choose)(&position, &legal, random)]
            }
            Turn::Chance => position.chance(random),
        };
        if random.below(laws.every as u32) == 0 {
            seen.positions += 1;
            listed(&play, &legal);
            drawn(&position, &legal);
            printed(&play, &legal);
            refused(&play, &legal, &pool);
            unseen(laws, &position, action, random, seen);
            let seat = matches!(position.turn(), Turn::Seat(_));
            let quiet = !seat || position.may_reveal(action) || !reveals(&position, action);
            assert!(quiet, "{action} may reveal something at {position}");
            public(&position, action, random);
            thrown(&position);
            disguised(laws, &play, action, random, seen);
        }
        remember(&mut pool, action, random);
        play.play(action).unwrap_or_else(|error| panic!("{error} at {position}"));
        assert!(play.log().len() <= laws.longest, "a game does not end: {}", play.position());
    }
    recorded(&play);
}

/// Dice that fall in the open can bring whatever chance may bring here and nothing else, and hide none of it.
fn thrown<G: Tabletop>(position: &G) {
    const MOST: usize = 1_000;
    let dice = dice_of(position);
    if dice.is_empty() {
        assert_eq!(position.thrown(&[]), None, "something is thrown without dice at {position}");
        return;
    }
    let drawn = outcomes(position, MOST).expect("few dice are thrown at once");
    let drawn: HashSet<G::Action> = drawn.actions.into_iter().map(|(action, _)| action).collect();
    let mut throws = vec![Vec::new()];
    for die in &dice {
        assert!(die.thrower.index() < position.seats(), "somebody throws at {position}");
        throws = throws
            .iter()
            .flat_map(|before: &Vec<usize>| {
                (0..die.faces.len()).map(move |face| [&before[..], &[face]].concat())
            })
            .collect();
    }
    let thrown: HashSet<G::Action> =
        throws.iter().map(|faces| position.thrown(faces).expect("dice bring something")).collect();
    assert_eq!(thrown, drawn, "what real dice bring at {position}");
    for action in thrown {
        let mut after = *position;
        after.play_unchecked(action);
        for viewer in Viewer::all(position.seats()) {
            assert_eq!(after.hidden(action, Actor::Chance, 1, viewer), None, "{action} at {position}");
        }
    }
}

/// Whether an action may reveal something is not itself a secret.
fn public<G: Tabletop>(position: &G, action: G::Action, random: &mut Seeded) {
    let mut legal = Vec::new();
    for viewer in Viewer::all(position.seats()).filter(|_| matches!(position.turn(), Turn::Seat(_))) {
        let other = G::imagine(&position.view(viewer), random);
        other.legal(&mut legal);
        let same = !legal.contains(&action) || other.may_reveal(action) == position.may_reveal(action);
        assert!(same, "{viewer:?} could tell {position} from {other} by taking {action} back");
    }
}

/// Keeps some of the actions that were played, to see whether they are refused where they are not legal.
fn remember<A: PartialEq>(pool: &mut Vec<A>, action: A, random: &mut Seeded) {
    const MOST: usize = 40;
    if pool.contains(&action) {
        return;
    }
    if pool.len() < MOST {
        pool.push(action);
    } else {
        pool[random.below(MOST as u32) as usize] = action;
    }
}

/// What is drawn at random is what has that number in the list of legal actions.
fn drawn<G: Tabletop>(position: &G, legal: &[G::Action]) {
    let mut room = Vec::new();
    for (number, action) in (0..).zip(legal) {
        let mut draw = |count: u32| {
            assert_eq!(count as usize, legal.len(), "how many legal actions there are at {position}");
            number
        };
        let drawn = position.random_legal(&mut draw, &mut room);
        assert_eq!(drawn, Some(*action), "legal action {number} at {position}");
    }
}

/// What `legal` lists has one spelling each and is nothing when no seat acts.
fn listed<G: Tabletop>(play: &Match<G>, legal: &[G::Action]) {
    let position = play.position();
    if !matches!(position.turn(), Turn::Seat(_)) {
        assert!(legal.is_empty(), "legal actions though no seat acts at {position}");
    }
    let mut spellings = HashSet::new();
    for action in legal {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(*action), "{text} is not read back at {position}");
        assert!(!text.contains(['?', ' ', '\n']), "{text} has a character that records need");
        assert!(spellings.insert(text), "{action} is listed twice at {position}");
    }
}

/// What is not listed is refused, and neither refusing nor taking back changes anything.
fn refused<G: Tabletop>(play: &Match<G>, legal: &[G::Action], pool: &[G::Action]) {
    let mut copy = Match::at(play.setup(), *play.position());
    for action in pool {
        let allowed = match play.position().turn() {
            Turn::Seat(_) => legal.contains(action),
            Turn::Chance => play.position().admits(*action),
            Turn::Over(_) => false,
        };
        assert_eq!(copy.play(*action).is_ok(), allowed, "{action} at {}", play.position());
        if allowed {
            copy.undo();
        }
        assert_eq!(copy.position(), play.position(), "{action} was refused but changed the position");
    }
}

/// A position string is read back to a position with the same string, turn, actions and views.
fn printed<G: Tabletop>(play: &Match<G>, legal: &[G::Action]) {
    let text = play.position().to_string();
    let parsed = G::parse(play.setup(), &text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(parsed.to_string(), text);
    assert_eq!(parsed.key(), play.position().key(), "the key of {text}");
    // How a game ended is not always in its last position: a blockade or the past may have ended it.
    match (parsed.turn(), play.position().turn()) {
        (Turn::Over(_), Turn::Over(_)) => {}
        (turn, real) => assert_eq!(turn, real, "the turn of {text}"),
    }
    let mut again = Vec::new();
    parsed.legal(&mut again);
    let set: HashSet<_> = again.iter().collect();
    assert_eq!(set, legal.iter().collect(), "the legal actions of {text}");
    for viewer in Viewer::all(parsed.seats()) {
        let views = [&parsed, play.position()].map(|position| position.view(viewer).to_string());
        assert_eq!(views[0], views[1], "the view of {viewer:?} of {text}");
    }
}

/// For every viewer: imagine another position with the same view; then the action looks the same and leads to the
/// same view, unless it tells something.
fn unseen<G: Tabletop>(laws: &Laws<G>, real: &G, action: G::Action, random: &mut Seeded, seen: &mut Seen) {
    for viewer in Viewer::all(real.seats()) {
        let view = real.view(viewer);
        let other = G::imagine(&view, random);
        assert_eq!(other.view(viewer), view, "{viewer:?} can tell {other} from {real}");
        if other == *real {
            continue;
        }
        assert_eq!(json(&other.view(viewer)), json(&view), "{viewer:?} can tell {other} from {real}");
        seen.imagined += u64::from(indistinguishable(laws, real, &other, action, viewer));
    }
}

/// The same for a position that was disguised without the game's help.
fn disguised<G: Tabletop>(
    laws: &Laws<G>,
    play: &Match<G>,
    action: G::Action,
    random: &mut Seeded,
    seen: &mut Seen,
) {
    let text = play.position().to_string();
    for viewer in Viewer::all(play.setup().seats().len()) {
        let other = (laws.disguise)(&text, play.setup(), viewer, random);
        if other == text {
            continue;
        }
        // Both are read, so that both have lost what strings do not hold.
        let [real, other] = [&text, &other]
            .map(|text| G::parse(play.setup(), text).unwrap_or_else(|error| panic!("{error} in {text}")));
        assert_eq!(other.view(viewer).to_string(), real.view(viewer).to_string());
        assert_eq!(
            G::text_board(&other.view(viewer)),
            G::text_board(&real.view(viewer)),
            "{viewer:?} at {text}"
        );
        assert_eq!(json(&other.view(viewer)), json(&real.view(viewer)), "{viewer:?} at {text}");
        seen.disguised += u64::from(indistinguishable(laws, &real, &other, action, viewer));
    }
}

/// A viewer who cannot tell two positions apart cannot tell them by the legal actions, by what happens, or afterwards,
/// unless the action tells something: then `false`.
fn indistinguishable<G: Tabletop>(
    laws: &Laws<G>,
    real: &G,
    other: &G,
    action: G::Action,
    viewer: Viewer,
) -> bool {
    assert_eq!(other.turn(), real.turn(), "{viewer:?} at {real}");
    if let Turn::Seat(seat) = real.turn()
        && viewer.is(seat)
    {
        let (mut mine, mut theirs) = (Vec::new(), Vec::new());
        real.legal(&mut mine);
        other.legal(&mut theirs);
        assert_eq!(mine, theirs, "{viewer:?} sees by the legal actions of {real}");
    }
    if (laws.tells)(real, action, viewer) != (laws.tells)(other, action, viewer) {
        return false;
    }
    assert_eq!(
        other.events(action, viewer),
        real.events(action, viewer),
        "{viewer:?} sees by {action} at {real}"
    );
    let [one, two] = [real, other].map(|position| {
        let mut after = *position;
        after.play_unchecked(action);
        after.view(viewer)
    });
    assert_eq!(two, one, "{viewer:?} sees after {action} at {real}");
    assert_eq!(json(&two), json(&one), "{viewer:?} sees after {action} at {real}");
    true
}

/// A finished game stays finished and its winners sit at the table.
fn ended<G: Tabletop>(play: &Match<G>, outcome: Outcome, pool: &[G::Action]) {
    assert!(outcome.winners.iter().all(|seat| seat.index() < play.setup().seats().len()));
    for action in pool {
        assert!(Match::at(play.setup(), *play.position()).play(*action).is_err(), "{action} after the end");
    }
}

/// The record of a game, read and played again, is the same game and the same bytes.
fn recorded<G: Tabletop>(play: &Match<G>) {
    let text = play.record(None);
    let games: [&dyn AnyGame; 1] = [&Registered::<G>::GAME];
    let again = Record::read(text.as_bytes()).and_then(|record| record.play(&games));
    let again = again.unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(again.record(None), text);
    assert_eq!(again.position(), play.position().to_string());
    for viewer in Viewer::all(play.setup().seats().len()) {
        assert_eq!(play.record(Some(viewer)), text, "nothing is hidden when the game is over");
    }
}

fn json(view: &impl serde::Serialize) -> String {
    serde_json::to_string(view).expect("a view can be written as JSON")
}
