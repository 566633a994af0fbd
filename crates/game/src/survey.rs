//! For the tests of each game: a match [`at`] a position, what it [`reveals`], and what random games bring: the
//! [`words`] of views, events and actions, and the [`reasons`] for which actions are refused.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use serde_json::Value;

use crate::{Actor, AnyMatch, Match, Message, RandomSource, Seeded, Setup, Tabletop, Turn, Viewer, Why};

/// The seats and options of a text such as `p1, p2; doors optional`.
pub fn setup<G: Tabletop>(text: &str) -> Setup {
    let mut parts = text.split("; ");
    let mut setup = Setup::default_of(G::SPEC);
    setup.set_seats(parts.next().unwrap_or_default()).unwrap_or_else(|error| panic!("{error}"));
    for part in parts {
        let (key, value) = part.split_once(' ').unwrap_or_else(|| panic!("a key and a value: {part}"));
        setup.set_option(key, value).unwrap_or_else(|error| panic!("{error}"));
    }
    setup
}

/// A match with this [`setup`] that goes on from a position string.
pub fn at<G: Tabletop>(text: &str, position: &str) -> Match<G> {
    let setup = setup::<G>(text);
    let position = G::parse(&setup, position).unwrap_or_else(|error| panic!("{error} in {position}"));
    Match::at(&setup, position)
}

/// Whether the last action was chance or brought something to light.
pub fn reveals<G: Tabletop>(play: &Match<G>) -> bool {
    let Some((actor, action)) = play.log().last() else { return false };
    let before = play.position_after(play.log().len() - 1).expect("there was a position before each action");
    *actor == Actor::Chance || crate::reveals(before, *action)
}

/// Plays random games with one of `every` setups, and calls `each` after every action.
fn random_games<G: Tabletop>(every: usize, games: u64, mut each: impl FnMut(&Match<G>, &mut Seeded)) {
    for (number, setup) in G::SPEC.every_setup().iter().step_by(every).enumerate() {
        for game in 0..games {
            let mut random = Seeded::new(((number as u64) << 32) ^ game);
            let mut play = Match::<G>::new(setup);
            let mut legal = Vec::new();
            loop {
                play.position().legal(&mut legal);
                let action = match play.position().turn() {
                    Turn::Over(_) => break,
                    Turn::Seat(_) => legal[random.below(legal.len() as u32) as usize],
                    Turn::Chance => play.position().chance(&mut random),
                };
                play.play(action).unwrap_or_else(|error| panic!("{error} at {}", play.position()));
                each(&play, &mut random);
            }
        }
    }
}

/// Every word of random games with one of `every` setups, in what viewers get as data and in legal actions: a test of a
/// board can look for the places among them. One position in seven is looked at.
pub fn words<G: Tabletop>(every: usize, games: u64) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    random_games::<G>(every, games, |play, _| {
        if !play.log().len().is_multiple_of(7) {
            return;
        }
        for action in AnyMatch::legal(play) {
            words.extend(action.split([':', '-', ',']).map(str::to_owned));
        }
        for viewer in Viewer::all(play.setup().seats().len()) {
            words_of(&AnyMatch::view(play, viewer), &mut words);
            for (_, data) in AnyMatch::events(play, play.log().len(), viewer) {
                words_of(&data, &mut words);
            }
        }
    });
    words
}

fn words_of(data: &Value, words: &mut BTreeSet<String>) {
    match data {
        Value::String(text) => {
            words.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| words_of(item, words)),
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            words.insert(key.clone());
            words_of(value, words);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Asks, at positions of random games, why actions are not legal that are legal elsewhere or that `others` writes,
/// hands each reason to `each`, and counts the rules. The seat that is told a reason learns nothing: it is the same at
/// every position that the seat may imagine.
pub fn reasons<G: Tabletop>(
    every: usize,
    games: u64,
    others: &[&str],
    mut each: impl FnMut(&Message),
) -> BTreeMap<&'static str, u64> {
    const ASKED: u32 = 40;
    let mut pool: HashSet<G::Action> =
        others.iter().map(|text| text.parse().unwrap_or_else(|error| panic!("{error} in {text}"))).collect();
    random_games::<G>(every, 1, |play, _| {
        pool.extend(play.log().last().map(|(_, action)| *action));
        let mut legal = Vec::new();
        play.position().legal(&mut legal);
        pool.extend(legal);
    });
    let mut pool: Vec<G::Action> = pool.into_iter().collect();
    pool.sort_by_cached_key(ToString::to_string);
    let mut rules = BTreeMap::new();
    random_games::<G>(every, games, |play, random| {
        let actions: Vec<G::Action> = if pool.len() <= ASKED as usize {
            pool.clone()
        } else {
            (0..ASKED).map(|_| pool[random.below(pool.len() as u32) as usize]).collect()
        };
        for action in actions {
            if let Some(why) = reason(play.position(), action, random) {
                each(&why.reason);
                *rules.entry(why.rule).or_insert(0) += 1;
            }
        }
    });
    rules
}

fn reason<G: Tabletop>(position: &G, action: G::Action, random: &mut Seeded) -> Option<Why> {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let refused = match position.turn() {
        Turn::Seat(_) => !legal.contains(&action),
        Turn::Chance => !position.admits(action),
        Turn::Over(_) => true,
    };
    let why = refused.then(|| position.why(action).named())?;
    if let Turn::Seat(seat) = position.turn() {
        let other = G::imagine(&position.view(Viewer::Seat(seat)), random);
        assert_eq!(other.why(action).named(), why, "{action} tells a secret at {position}");
    }
    Some(why)
}
