//! Learning what to expect of positions: bots play games, and the weights of an evaluation are fitted to how the games
//! end. Start at [`Lesson`]. Files, threads and progress are the caller's.

use std::sync::atomic::AtomicBool;

use game::{Match, RandomSource, Seat, Seeded, Setup, Turn, mix};

use crate::weights::{self, Features, WeightsError};
use crate::{Bot, Evaluation, OPPONENTS, SearchContext, Values, evaluation, think};

/// An evaluation that is a sum, or a small network: of each seat it sees some features, each counts as much as its
/// weight says in each of the seat's sums, and the softmax of what the sums come to is what the seats may expect.
pub trait Learned: Evaluation {
    /// Its features with this many seats.
    fn features(seats: usize) -> Features;

    /// How many sums a seat has with this many seats: one that counts as it is, and the units of a hidden layer.
    fn units(_seats: usize) -> usize {
        1
    }

    /// The weights that the bots have with this many seats, as a text.
    fn built_in(seats: usize) -> &'static str;

    /// Tells each feature that is seen of a seat, and how much of it.
    fn observe(&self, seat: Seat, see: impl FnMut(usize, f32));

    /// Has all bots evaluate with these weights from now on; `false` if one has evaluated already.
    fn adopt(seats: usize, weights: &[f32]) -> bool;
}

/// A position that came up in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// What was seen of each seat.
    seen: Vec<Vec<(u16, f32)>>,
    /// What the bots thought of it.
    evaluated: Values,
    /// What came of it.
    result: Values,
}

/// A game with something to learn.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The name of the game.
    pub name: &'static str,
    features: fn(usize) -> Features,
    units: fn(usize) -> usize,
    built_in: fn(usize) -> &'static str,
    adopt: fn(usize, &[f32]) -> bool,
    game: fn(&Setup, &[Bot], u64) -> Vec<Sample>,
}

/// Every game with something to learn.
pub fn lessons() -> impl Iterator<Item = Lesson> {
    OPPONENTS.iter().filter_map(|opponent| opponent.lesson())
}

/// How many actions are an opening at most, from which no samples are taken: what comes of a slip is not what was to be
/// expected before it.
const OPENING: u32 = 40;
/// One in this many actions of an opening is random.
const SLIP: u32 = 3;
/// One in this many positions is a sample: neighbours say nearly the same.
const APART: u32 = 3;

impl Lesson {
    /// The lesson of a game, for its [`Evaluation::LESSON`].
    pub const fn of<G: Learned>() -> Self {
        Self {
            name: G::SPEC.name,
            features: G::features,
            units: G::units,
            built_in: G::built_in,
            adopt: G::adopt,
            game: game::<G>,
        }
    }

    /// The weights with which the bots play unless they [adopt](Self::adopt) others.
    pub fn built_in(&self, seats: usize) -> &'static str {
        (self.built_in)(seats)
    }

    /// Has all bots play with these weights from now on; only before the first game.
    pub fn adopt(&self, seats: usize, text: &str) -> Result<bool, WeightsError> {
        Ok((self.adopt)(seats, &weights::read(text, (self.features)(seats), (self.units)(seats))?))
    }

    /// Plays a game between bots that are drawn from these, with slips so that no two games are the same, and takes
    /// samples of it.
    pub fn play(&self, setup: &Setup, bots: &[Bot], seed: u64) -> Vec<Sample> {
        (self.game)(setup, bots, seed)
    }

    /// Fits weights to the samples of games.
    pub fn fit(&self, seats: usize, games: &[Vec<Sample>], seed: u64) -> Fit {
        fit((self.features)(seats).len(), (self.units)(seats), games, seed)
    }

    /// The file of learned weights.
    pub fn write(&self, seats: usize, about: &str, fit: &Fit) -> String {
        weights::write(about, (self.features)(seats), (self.units)(seats), &fit.weights)
    }
}

/// Plays a game and takes samples of it.
fn game<G: Learned>(setup: &Setup, bots: &[Bot], seed: u64) -> Vec<Sample> {
    let (mut random, stop) = (Seeded::new(seed), AtomicBool::new(false));
    let seated: Vec<Bot> =
        setup.seats().iter().map(|_| bots[random.below(bots.len().max(1) as u32) as usize]).collect();
    let opening = random.below(OPENING + 1) as usize;
    let mut table = Match::<G>::new(setup);
    let mut samples = Vec::new();
    let mut legal = Vec::new();
    loop {
        let position = *table.position();
        let action = match position.turn() {
            Turn::Over(outcome) => {
                let result = position.outcome_values(outcome);
                return samples.into_iter().map(|sample| Sample { result, ..sample }).collect();
            }
            Turn::Chance => position.chance(&mut random),
            Turn::Seat(seat) => {
                let begun = table.log().len() >= opening;
                if begun && random.below(APART) == 0 {
                    samples.push(Sample::of(&position));
                }
                let slips = !begun && random.below(SLIP) == 0;
                let advice = if slips {
                    None
                } else {
                    think(
                        seated[seat.index()],
                        &table,
                        SearchContext { stop: &stop, seed: random.word(), threads: 1 },
                    )
                };
                position.legal(&mut legal);
                let chosen = advice.and_then(|advice| advice.action.parse().ok());
                chosen.unwrap_or_else(|| legal[random.below(legal.len() as u32) as usize])
            }
        };
        if table.play(action).is_err() {
            return Vec::new();
        }
    }
}

impl Sample {
    /// What comes of it is not known yet.
    fn of<G: Learned>(position: &G) -> Self {
        let of_seat = |seat| {
            let mut seen = Vec::new();
            position.observe(seat, |feature, amount| seen.push((feature as u16, amount)));
            seen
        };
        let seen = Seat::all(position.seats()).map(of_seat).collect();
        Self { seen, evaluated: position.evaluate(), result: [0.0; 4] }
    }

    /// What these weights make of it; leaves the sums of each seat.
    fn evaluate(&self, weights: &[f32], sums: &mut [Vec<f32>]) -> Values {
        let mut scores = [0.0; 4];
        for ((score, seen), sums) in scores.iter_mut().zip(&self.seen).zip(sums) {
            sums.fill(0.0);
            for (feature, amount) in seen {
                let row = &weights[usize::from(*feature) * sums.len()..];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * amount);
            }
            *score = evaluation::score(sums);
        }
        evaluation::shares(scores, self.seen.len())
    }

    /// The cross-entropy of an expectation: how surprising it was what came of it.
    fn surprise(&self, expected: Values) -> f64 {
        let seats = self.result.iter().zip(expected).take(self.seen.len());
        seats.map(|(result, expected)| -f64::from(*result) * f64::from(expected.max(1e-6)).ln()).sum()
    }
}

/// Weights, and how well they do with games that they were not fitted to: the mean surprise in nats.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// By feature and unit.
    pub weights: Vec<f32>,
    /// Samples of all games.
    pub samples: usize,
    /// Of knowing nothing.
    pub even: f64,
    /// Of the weights with which the games were played.
    pub before: f64,
    /// Of the new weights.
    pub after: f64,
}

/// One in this many games is kept for the measure.
const KEPT: usize = 10;
/// How often all samples are gone through.
const ROUNDS: usize = 24;
/// Samples a step.
const BATCH: usize = 256;
/// The first steps' length; the last ones' is nothing.
const STEP: f32 = 0.01;
/// How strongly weights are drawn to nothing.
const DECAY: f32 = 2e-4;
/// Up to this the weights of hidden units are drawn at first, so that they differ.
const FAINT: f32 = 0.1;

/// Softmax regression by Adam, with hidden units if there are several, in an order drawn by the seed.
fn fit(features: usize, units: usize, games: &[Vec<Sample>], seed: u64) -> Fit {
    let kept = |number: usize| number % KEPT == KEPT - 1;
    let part = |wanted: bool| {
        let games = games.iter().enumerate().filter(move |(number, _)| kept(*number) == wanted);
        games.flat_map(|(_, samples)| samples).collect::<Vec<&Sample>>()
    };
    let (mut learned, measured) = (part(false), part(true));
    let mut random = Seeded::new(mix(seed, features as u64));
    let mut faint = |number: usize| match number % units {
        0 => 0.0,
        _ => FAINT * (random.below(2001) as f32 / 1000.0 - 1.0),
    };
    let weights: Vec<f32> = (0..features * units).map(&mut faint).collect();
    let mut adam = Adam { first: vec![0.0; weights.len()], second: vec![0.0; weights.len()], weights };
    let mut sums = vec![vec![0.0; units]; 4];
    let steps = ROUNDS * learned.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..ROUNDS {
        for last in (1..learned.len()).rev() {
            learned.swap(last, random.below(last as u32 + 1) as usize);
        }
        for batch in learned.chunks(BATCH) {
            let mut slope: Vec<f32> = adam.weights.iter().map(|weight| DECAY * weight).collect();
            for sample in batch {
                let expected = sample.evaluate(&adam.weights, &mut sums);
                for (seat, (seen, sums)) in sample.seen.iter().zip(&mut sums).enumerate() {
                    let error = (expected[seat] - sample.result[seat]) / batch.len() as f32;
                    for (unit, sum) in sums.iter_mut().enumerate() {
                        *sum = error * evaluation::slope(unit, *sum);
                    }
                    for (feature, amount) in seen {
                        let row = slope[usize::from(*feature) * units..].iter_mut();
                        row.zip(&*sums).for_each(|(slope, error)| *slope += error * amount);
                    }
                }
            }
            adam.step(&slope, STEP * (1.0 - step as f32 / steps as f32));
            step += 1;
        }
    }
    let mean = |expect: &mut dyn FnMut(&Sample) -> Values| {
        let sum: f64 = measured.iter().map(|sample| sample.surprise(expect(sample))).sum();
        sum / measured.len().max(1) as f64
    };
    Fit {
        samples: learned.len() + measured.len(),
        even: mean(&mut |sample| evaluation::shares([0.0; 4], sample.seen.len())),
        before: mean(&mut |sample| sample.evaluated),
        after: mean(&mut |sample| sample.evaluate(&adam.weights, &mut sums)),
        weights: adam.weights,
    }
}

/// Steps along the slope, each weight at its own pace: the mean of its slopes over the root of their mean square.
struct Adam {
    weights: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
}

impl Adam {
    fn step(&mut self, slope: &[f32], length: f32) {
        const FIRST: f32 = 0.9;
        const SECOND: f32 = 0.999;
        const LEAST: f32 = 1e-6;
        let means = self.first.iter_mut().zip(&mut self.second);
        for ((weight, (first, second)), slope) in self.weights.iter_mut().zip(means).zip(slope) {
            *first += (1.0 - FIRST) * (slope - *first);
            *second += (1.0 - SECOND) * (slope * slope - *second);
            *weight -= length * *first / (second.sqrt() + LEAST);
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The positions of a random game at which a seat is to act.
    fn positions<G: Learned>(setup: &Setup, seed: u64) -> Vec<G> {
        let (mut position, mut random) = (G::new(setup), Seeded::new(seed));
        let (mut positions, mut legal) = (Vec::new(), Vec::new());
        loop {
            let action = match position.turn() {
                Turn::Over(_) => return positions,
                Turn::Chance => position.chance(&mut random),
                Turn::Seat(_) => {
                    positions.push(position);
                    position.legal(&mut legal);
                    legal[random.below(legal.len() as u32) as usize]
                }
            };
            position.play_unchecked(action);
        }
    }

    /// The evaluation is what is learned: the features times the weights that come with the bots. `exception` says
    /// where it is not.
    pub(crate) fn evaluates_by_what_it_learns<G: Learned>(exception: impl Fn(&G) -> bool) {
        for setup in G::SPEC.every_setup() {
            let seats = setup.seats().len();
            let units = G::units(seats);
            let weights = weights::read(G::built_in(seats), G::features(seats), units).unwrap();
            let mut sums = vec![vec![0.0; units]; seats];
            for position in positions::<G>(&setup, 3).iter().filter(|position| !exception(position)) {
                let sample = Sample::of(position);
                for (found, expected) in sample.evaluated.iter().zip(sample.evaluate(&weights, &mut sums)) {
                    assert!((found - expected).abs() < 1e-4, "{position}: {found} is not {expected}");
                }
            }
        }
    }

    #[test]
    fn a_fit_finds_the_weights_that_explain_the_results() {
        // Of two features the first decides three games in four, the second nothing.
        let sample = |number: usize| {
            let (favoured, noise) = (number % 2, number / 2 % 2);
            let mut seen = vec![vec![], vec![]];
            seen[favoured].push((0, 1.0));
            seen[noise].push((1, 1.0));
            let mut result = [0.0; 4];
            result[if (number / 4).is_multiple_of(4) { 1 - favoured } else { favoured }] = 1.0;
            vec![Sample { seen, evaluated: [0.5, 0.5, 0.0, 0.0], result }]
        };
        let games: Vec<Vec<Sample>> = (0..8000).map(sample).collect();
        let fit = fit(2, 1, &games, 1);
        assert!((fit.weights[0] - 3.0_f32.ln()).abs() < 0.1, "{fit:?}");
        assert!(fit.weights[1].abs() < 0.1, "{fit:?}");
        assert!((fit.even - 2.0_f64.ln()).abs() < 1e-6 && (fit.before - fit.even).abs() < 1e-6, "{fit:?}");
        assert!(fit.after < 0.58, "{fit:?}");
    }

    #[test]
    fn hidden_units_find_what_no_sum_can() {
        // The first seat wins if it has one of two features, and loses with both or none.
        let sample = |number: usize| {
            let mut seen = vec![vec![(2, 1.0)], vec![(2, 1.0)]];
            seen[0].extend((0..2).filter(|feature| number >> feature & 1 == 1).map(|feature| (feature, 1.0)));
            let mut result = [0.0; 4];
            result[usize::from(seen[0].len() != 2)] = 1.0;
            vec![Sample { seen, evaluated: [0.5, 0.5, 0.0, 0.0], result }]
        };
        // The games kept for the measure, every tenth, are of every kind.
        let games: Vec<Vec<Sample>> = (0..8000).map(|number| sample(number / 10 + number)).collect();
        let after = |units| fit(3, units, &games, 1).after;
        assert!(after(1) > 0.6 && after(8) < 0.2, "{} and {}", after(1), after(8));
    }
}
