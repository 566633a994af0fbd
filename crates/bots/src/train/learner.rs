//! Fits a network to samples: [`Learner`].

use game::{RandomSource, Seeded, mix};

use super::Sample;
use crate::evaluation::shares;
use crate::network::{ROW_ONE, Row, SCORE_ONE, UNITS};
use crate::{Network, Values};

/// A network as it is learned, in numbers with fractions: the bias and the rows of all features, then the weights and
/// the bias of each score.
#[derive(Clone, PartialEq, Debug)]
pub struct Learner {
    seats: usize,
    /// The bias, then a row for each feature.
    rows: Vec<[f32; UNITS]>,
    scores: Vec<[f32; UNITS + 1]>,
    /// How much [known scores](crate::Evaluation::known_scores) count: by themselves they may be too sure.
    known: f32,
}

/// How well a network does with games that it was not fitted to: the mean surprise in nats.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// Samples that it was fitted to, and those that were kept for the measure.
    pub samples: [usize; 2],
    /// Of knowing nothing beyond [`known_scores`](crate::Evaluation::known_scores).
    pub even: f64,
    /// Of what the search thought.
    pub thought: f64,
    /// Of the network before.
    pub before: f64,
    /// Of the network now.
    pub after: f64,
}

/// Of this many games, one is kept for the measure.
const KEPT: u64 = 12;
/// Samples a step.
const BATCH: usize = 512;
/// The first steps' length; the last ones' is nothing.
const STEP: f32 = 0.003;
/// How strongly numbers are drawn to nothing.
const DECAY: f32 = 0.01;
/// Up to this the numbers are drawn at first, so that units differ, and what units are without any feature.
const FAINT: f32 = 0.12;
const HALF: f32 = 0.4;
/// The greatest numbers that a network can have, so that no sum of many overflows.
const LARGEST_ROW: f32 = 3.9;
const LARGEST_SCORE: f32 = 60.0;

impl Learner {
    /// Numbers by chance, from which something can be learned.
    pub fn new(features: usize, seats: usize, seed: u64) -> Self {
        let mut random = Seeded::new(seed);
        let mut faint = || FAINT * (random.below(2001) as f32 / 1000.0 - 1.0);
        let mut rows = vec![[HALF; UNITS]];
        rows.extend((0..features).map(|_| std::array::from_fn(|_| faint())));
        let scores = (0..seats).map(|_| std::array::from_fn(|_| faint())).collect();
        Self { seats, rows, scores, known: 1.0 }
    }

    /// The numbers of a network, to learn on from there.
    pub fn from(network: &Network) -> Self {
        let (rows, scores, known) = network.parts();
        let score = |(weights, bias): &(Row, i32)| {
            let mut score = [0.0; UNITS + 1];
            score.iter_mut().zip(weights).for_each(|(score, weight)| *score = f32::from(*weight) / SCORE_ONE);
            score[UNITS] = *bias as f32 / (ROW_ONE * SCORE_ONE);
            score
        };
        let rows = rows.iter().map(|row| row.map(|number| f32::from(number) / ROW_ONE)).collect();
        Self { seats: scores.len(), rows, scores: scores.iter().map(score).collect(), known }
    }

    /// The network with these numbers, rounded.
    pub fn network(&self) -> Network {
        let whole = |number: f32, one: f32| (number * one).round() as i16;
        let row = |row: &[f32; UNITS]| row.map(|number| whole(number, ROW_ONE));
        let score = |score: &[f32; UNITS + 1]| {
            let weights = std::array::from_fn(|unit| whole(score[unit], SCORE_ONE));
            (weights, (score[UNITS] * ROW_ONE * SCORE_ONE).round() as i32)
        };
        let (rows, scores) = (self.rows.iter().map(row), self.scores.iter().map(score));
        Network::new(rows.collect(), scores.collect(), self.known)
    }

    /// What the network makes of a sample; leaves what each unit saw.
    fn expect(&self, sample: &Sample, sums: &mut [f32; UNITS]) -> Values {
        *sums = self.rows[0];
        for feature in &sample.seen {
            let row = &self.rows[1 + usize::from(*feature)];
            sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
        }
        let mut scores = sample.known.map(|score| score * self.known);
        for (score, weights) in scores.iter_mut().zip(&self.scores) {
            let mut sum = weights[UNITS];
            for (unit, weight) in sums.iter().zip(weights) {
                let unit = unit.clamp(0.0, 1.0);
                sum += unit * unit * weight;
            }
            *score += sum;
        }
        shares(scores, self.seats)
    }

    /// Learns from samples, going through all of them so many times, in an order drawn by the seed. What did best with
    /// those that were kept for the measure is what was learned: later rounds may learn games by heart.
    ///
    /// `result` says how much the result of the game counts beside what the search thought, 0 to 1.
    pub fn fit(&mut self, samples: &[Sample], result: f32, rounds: usize, seed: u64) -> Fit {
        let part = |kept: bool| {
            let samples = samples.iter().filter(|sample| mix(sample.game, 0).is_multiple_of(KEPT) == kept);
            samples.collect::<Vec<&Sample>>()
        };
        let (mut learned, measured) = (part(false), part(true));
        let mut sums = [0.0; UNITS];
        let mean = |expect: &mut dyn FnMut(&Sample) -> Values| {
            let sum: f64 = measured.iter().map(|sample| surprise(sample, expect(sample))).sum();
            sum / measured.len().max(1) as f64
        };
        let mut fit = Fit {
            samples: [learned.len(), measured.len()],
            even: mean(&mut |sample| shares(sample.known, self.seats)),
            thought: mean(&mut |sample| sample.thought),
            before: mean(&mut |sample| self.expect(sample, &mut sums)),
            after: f64::INFINITY,
        };
        let mut best = self.clone();
        let (mut random, mut adam) = (Seeded::new(seed), Adam::new(self));
        let steps = rounds * learned.len().div_ceil(BATCH);
        let mut step = 0;
        for _ in 0..rounds {
            for last in (1..learned.len()).rev() {
                learned.swap(last, random.below(last as u32 + 1) as usize);
            }
            for batch in learned.chunks(BATCH) {
                for sample in batch {
                    self.slope(sample, result, &mut adam, 1.0 / batch.len() as f32);
                }
                adam.step(self, STEP * (1.0 - step as f32 / steps as f32));
                step += 1;
            }
            let after = mean(&mut |sample| self.expect(sample, &mut sums));
            if after < fit.after {
                (fit.after, best) = (after, self.clone());
            }
        }
        *self = best;
        fit
    }

    /// Adds the slope of the surprise of a sample.
    fn slope(&self, sample: &Sample, result: f32, adam: &mut Adam, weight: f32) {
        let mut sums = [0.0; UNITS];
        let expected = self.expect(sample, &mut sums);
        let units = sums.map(|sum| sum.clamp(0.0, 1.0));
        let mut back = [0.0; UNITS];
        let mut whole = 0.0;
        let target: Values = std::array::from_fn(|seat| {
            let target = result * sample.result[seat] + (1.0 - result) * sample.thought[seat];
            whole += target;
            target
        });
        for (seat, (weights, slope)) in self.scores.iter().zip(&mut adam.slope.scores).enumerate() {
            let error = weight * (expected[seat] * whole - target[seat]);
            for (unit, value) in units.iter().enumerate() {
                slope[unit] += error * value * value;
                back[unit] += error * weights[unit];
            }
            slope[UNITS] += error;
            adam.slope.known += error * sample.known[seat];
        }
        for (unit, back) in back.iter_mut().enumerate() {
            let inside = sums[unit] > 0.0 && sums[unit] < 1.0;
            *back *= if inside { 2.0 * units[unit] } else { 0.0 };
        }
        let mut add = |row: usize| {
            adam.slope.rows[row].iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
        };
        add(0);
        sample.seen.iter().for_each(|feature| add(1 + usize::from(*feature)));
    }
}

/// The cross-entropy of an expectation: how surprising it was what came of it.
fn surprise(sample: &Sample, expected: Values) -> f64 {
    let seats = sample.result.iter().zip(expected);
    seats.map(|(result, expected)| -f64::from(*result) * f64::from(expected.max(1e-6)).ln()).sum()
}

/// Steps along the slope, each number at its own pace: the mean of its slopes over the root of their mean square.
struct Adam {
    slope: Learner,
    first: Learner,
    second: Learner,
    steps: i32,
}

impl Adam {
    const FIRST: f32 = 0.9;
    const SECOND: f32 = 0.999;
    const LEAST: f32 = 1e-7;

    fn new(like: &Learner) -> Self {
        let nothing = Learner {
            seats: like.seats,
            rows: vec![[0.0; UNITS]; like.rows.len()],
            scores: vec![[0.0; UNITS + 1]; like.scores.len()],
            known: 0.0,
        };
        Self { slope: nothing.clone(), first: nothing.clone(), second: nothing, steps: 0 }
    }

    /// Steps, and forgets the slope.
    fn step(&mut self, learner: &mut Learner, length: f32) {
        self.steps += 1;
        let corrected = (1.0 - Self::SECOND.powi(self.steps)).sqrt() / (1.0 - Self::FIRST.powi(self.steps));
        let length = length * corrected;
        let Self { slope, first, second, .. } = self;
        let rows = learner.rows.as_flattened_mut().iter_mut();
        let means = first.rows.as_flattened_mut().iter_mut().zip(second.rows.as_flattened_mut());
        for ((number, means), slope) in rows.zip(means).zip(slope.rows.as_flattened_mut()) {
            move_one(number, means, slope, length, LARGEST_ROW);
        }
        let scores = learner.scores.as_flattened_mut().iter_mut();
        let means = first.scores.as_flattened_mut().iter_mut().zip(second.scores.as_flattened_mut());
        for ((number, means), slope) in scores.zip(means).zip(slope.scores.as_flattened_mut()) {
            move_one(number, means, slope, length, LARGEST_SCORE);
        }
        let means = (&mut first.known, &mut second.known);
        move_one(&mut learner.known, means, &mut slope.known, length, LARGEST_SCORE);
    }
}

#[inline]
fn move_one(
    number: &mut f32,
    (first, second): (&mut f32, &mut f32),
    slope: &mut f32,
    length: f32,
    largest: f32,
) {
    *first += (1.0 - Adam::FIRST) * (*slope - *first);
    *second += (1.0 - Adam::SECOND) * (*slope * *slope - *second);
    let step = *first / (second.sqrt() + Adam::LEAST) + DECAY * *number;
    *number = (*number - length * step).clamp(-largest, largest);
    *slope = 0.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seat to act wins if it has one of two features, and loses with both or none.
    fn sample(number: usize) -> Sample {
        let seen: Vec<u16> = (0..2).filter(|feature| number >> feature & 1 == 1).collect();
        let won = f32::from(u8::from(seen.len() == 1));
        let result = [won, 1.0 - won, 0.0, 0.0];
        Sample { seen, known: [0.0; 4], thought: result, result, game: number as u64 / 8 }
    }

    #[test]
    fn a_network_finds_what_no_sum_can() {
        let samples: Vec<Sample> = (0..8000).map(sample).collect();
        let mut learner = Learner::new(2, 2, 1);
        let fit = learner.fit(&samples, 0.5, 20, 1);
        assert!((fit.even - 2.0_f64.ln()).abs() < 1e-6 && fit.thought < 1e-5, "{fit:?}");
        assert!(fit.before > 0.5 && fit.after < 0.1, "{fit:?}");
    }

    #[test]
    fn a_network_is_what_was_learned_rounded() {
        let mut learner = Learner::new(2, 2, 1);
        learner.fit(&(0..800).map(sample).collect::<Vec<_>>(), 0.5, 5, 1);
        let network = learner.network();
        assert_eq!(Learner::from(&network).network(), network);
        for (before, after) in learner.rows.iter().zip(Learner::from(&network).rows) {
            assert!(before.iter().zip(after).all(|(before, after)| (before - after).abs() < 0.003));
        }
    }
}
