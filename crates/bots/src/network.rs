//! Small networks that judge positions: [`Network`]. A position has sparse features, each with a row of whole numbers;
//! the sum of the rows is a layer of [`UNITS`] hidden units, and these give a score for each seat.
//!
//! Everything is counted from the seat whose turn it is: the first score is its own, the next that of the seat that
//! acts after it. [`Evaluation::observe`] tells the features,
//! [`Learner`](crate::train::Learner) finds the numbers.

use std::sync::{PoisonError, RwLock};

use game::{Seat, quote};
use thiserror::Error;

use crate::evaluation::shares;
use crate::weights::Features;
use crate::{Evaluation, Values};

/// Hidden units of every network.
pub const UNITS: usize = 32;

/// What 1 is in sums and rows, and in the weights of the scores.
pub(crate) const ROW_ONE: f32 = 256.0;
pub(crate) const SCORE_ONE: f32 = 512.0;
/// A unit is at most 1.
const FULL: i16 = ROW_ONE as i16;

/// One number for each hidden unit.
pub type Row = [i16; UNITS];

/// A network for a game with a number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// What the units are before anything is seen, then the row of each feature.
    rows: Vec<Row>,
    /// By seat from the one whose turn it is: how much each unit counts, and what the score is without any.
    scores: Vec<(Row, i32)>,
    /// How much [known scores](Evaluation::known_scores) count.
    known: f32,
}

impl Network {
    /// A network of these numbers: the bias and a row for each feature; weights and bias of each score; and how much
    /// [known scores](Evaluation::known_scores) count.
    pub(crate) fn new(rows: Vec<Row>, scores: Vec<(Row, i32)>, known: f32) -> Self {
        Self { rows, scores, known }
    }

    /// The network that comes with the bots for a game with this many seats.
    pub fn of<G: Evaluation>(seats: usize) -> Option<&'static Self> {
        /// By game, which a file is as good a name of as any, the networks that were asked for.
        static READ: RwLock<Vec<(usize, &'static Network)>> = RwLock::new(Vec::new());
        let file = G::network_file(seats)?;
        let name = file.as_ptr() as usize;
        let known =
            |read: &[(usize, &'static Self)]| read.iter().find(|(of, _)| *of == name).map(|(_, read)| *read);
        if let Some(network) = known(&READ.read().unwrap_or_else(PoisonError::into_inner)) {
            return Some(network);
        }
        let mut all = READ.write().unwrap_or_else(PoisonError::into_inner);
        known(&all).or_else(|| {
            let network = read(file, G::features(seats), seats);
            let network =
                Box::leak(Box::new(network.expect("the networks that come with the bots are whole")));
            all.push((name, network));
            Some(network)
        })
    }

    /// For how many seats it is.
    pub fn seats(&self) -> usize {
        self.scores.len()
    }

    /// The numbers as they were learned, in the order of [`new`](Self::new).
    pub(crate) fn parts(&self) -> (&[Row], &[(Row, i32)], f32) {
        (&self.rows, &self.scores, self.known)
    }

    /// What each seat may expect at a position.
    #[inline]
    pub fn judge<G: Evaluation>(&self, position: &G) -> Values {
        let mut sight = self.sight();
        position.observe(|feature| sight.see(feature));
        shares(sight.added_to(position.known_scores(), position.outlook()), self.seats())
    }

    /// Nothing seen yet.
    #[inline]
    pub(crate) fn sight(&self) -> Sight<'_> {
        Sight { network: self, sums: self.rows[0] }
    }

    /// The scores that come of these sums. A unit counts by the square of what is between nothing and 1.
    #[inline]
    fn output(&self, sums: &Row) -> Values {
        let mut units = [0_i16; UNITS];
        for (unit, sum) in units.iter_mut().zip(sums) {
            let sum = i32::from((*sum).clamp(0, FULL));
            *unit = ((sum * sum) >> 8) as i16;
        }
        let mut scores = [0.0; 4];
        for (score, (weights, bias)) in scores.iter_mut().zip(&self.scores) {
            let mut sum = *bias;
            for (unit, weight) in units.iter().zip(weights) {
                sum += i32::from(*unit) * i32::from(*weight);
            }
            *score = sum as f32 / (ROW_ONE * SCORE_ONE);
        }
        scores
    }
}

/// What a network has seen of a position so far.
pub(crate) struct Sight<'a> {
    network: &'a Network,
    sums: Row,
}

impl Sight<'_> {
    /// Sees a feature.
    #[inline]
    pub(crate) fn see(&mut self, feature: usize) {
        add(&mut self.sums, &self.network.rows[1 + feature]);
    }

    /// The scores of the network beside those that are known, by seat, seen from one of them.
    #[inline]
    pub(crate) fn added_to(&self, mut known: Values, outlook: Seat) -> Values {
        let seats = self.network.seats();
        for (after, score) in self.network.output(&self.sums)[..seats].iter().enumerate() {
            let seat = &mut known[(outlook.index() + after) % seats];
            *seat = *seat * self.network.known + score;
        }
        known
    }
}

/// Adds a row to the sums. A sum that no unit could bear is wrong, and nothing worse.
#[inline]
fn add(sums: &mut Row, row: &Row) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*number);
    }
}

/// Why a file has no network for these features.
#[derive(Clone, PartialEq, Eq, Error, Debug)]
#[error("found {found}, expected {expected}")]
pub struct NetworkError {
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

/// The network in a file: lines for people that begin with `#`, a line that names what it sees and for how many, and
/// then all numbers, two bytes each, the low one first; biases of the scores and how much known scores count have four.
pub fn read(file: &[u8], features: Features, seats: usize) -> Result<Network, NetworkError> {
    let mut rest = file;
    let mut line = || {
        let end = rest.iter().position(|byte| *byte == b'\n')?;
        let (line, after) = rest.split_at(end);
        rest = &after[1..];
        Some(line)
    };
    let heading = std::iter::from_fn(&mut line).find(|line| !line.starts_with(b"#")).unwrap_or_default();
    let expected = heading_of(features, seats);
    if heading != expected.as_bytes() {
        let found = quote(&String::from_utf8_lossy(&heading[..heading.len().min(200)]));
        return Err(NetworkError { found, expected: format!("`{expected}`") });
    }
    let size = 2 * UNITS * (1 + features.len()) + (2 * UNITS + 4) * seats + 4;
    if rest.len() != size {
        let found = format!("{} bytes of numbers", rest.len());
        return Err(NetworkError { found, expected: format!("{size}") });
    }
    let (rows, scores) = rest.split_at(2 * UNITS * (1 + features.len()));
    let row = |bytes: &[u8]| {
        let mut row = [0; UNITS];
        for (number, bytes) in row.iter_mut().zip(bytes.as_chunks().0) {
            *number = i16::from_le_bytes(*bytes);
        }
        row
    };
    let score = |bytes: &[u8]| {
        let (weights, bias) = bytes.split_at(2 * UNITS);
        (row(weights), bias.as_chunks().0.first().map_or(0, |bias| i32::from_le_bytes(*bias)))
    };
    let (scores, known) = scores.split_at(scores.len() - 4);
    let known = known.as_chunks().0.first().map_or(1.0, |known| f32::from_le_bytes(*known));
    let rows = rows.chunks(2 * UNITS).map(row).collect();
    Ok(Network { rows, scores: scores.chunks(2 * UNITS + 4).map(score).collect(), known })
}

/// The file of a network, and above its numbers what is to be said about them.
pub fn write(about: &str, features: Features, network: &Network) -> Vec<u8> {
    let about: String = about.lines().map(|line| format!("# {line}").trim_end().to_owned() + "\n").collect();
    let mut file = (about + &heading_of(features, network.seats()) + "\n").into_bytes();
    let row = |file: &mut Vec<u8>, row: &Row| file.extend(row.iter().flat_map(|number| number.to_le_bytes()));
    for numbers in &network.rows {
        row(&mut file, numbers);
    }
    for (weights, bias) in &network.scores {
        row(&mut file, weights);
        file.extend(bias.to_le_bytes());
    }
    file.extend(network.known.to_le_bytes());
    file
}

/// The lines for people in a file.
pub fn about(file: &[u8]) -> String {
    let lines = file.split(|byte| *byte == b'\n').map_while(|line| line.strip_prefix(b"#"));
    lines.map(|line| String::from_utf8_lossy(line).trim().to_owned() + "\n").collect()
}

/// What a network sees, and for how many it is.
fn heading_of(features: Features, seats: usize) -> String {
    let blocks: Vec<String> = features.0.iter().map(|(block, count)| format!("{block}:{count}")).collect();
    format!("network of {UNITS} units for {seats} seats: {}", blocks.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Features = Features(&[("way", 2), ("lead", 1)]);

    fn network() -> Network {
        let row = |first: i16| {
            let mut row = [0; UNITS];
            row[0] = first;
            row
        };
        let weights = |weight: i16| (row(weight), 0);
        Network::new(vec![row(0), row(128), row(-64), row(200)], vec![weights(512), weights(-1024)], 0.5)
    }

    #[test]
    fn a_unit_counts_by_the_square_of_what_was_seen_up_to_1() {
        for (seen, unit) in [(&[][..], 0.0), (&[0_usize], 0.25), (&[0, 0], 1.0), (&[1], 0.0), (&[0, 2], 1.0)]
        {
            let network = network();
            let mut sight = network.sight();
            for feature in seen {
                sight.see(*feature);
            }
            let scores = sight.added_to([0.0; 4], Seat(0)).map(|score| format!("{score:.2}"));
            let expected = [unit, -2.0 * unit, 0.0, 0.0].map(|score| format!("{score:.2}"));
            assert_eq!(
                scores,
                expected.map(|score| if score == "-0.00" { "0.00".to_owned() } else { score }),
                "{seen:?}"
            );
        }
    }

    #[test]
    fn networks_are_written_and_read_and_other_files_refused() {
        let file = write("How\n\nit was made.", SOME, &network());
        assert!(
            file.starts_with(b"# How\n#\n# it was made.\nnetwork of 32 units for 2 seats: way:2 lead:1\n")
        );
        assert_eq!(read(&file, SOME, 2).unwrap(), network());
        assert_eq!(about(&file), "How\n\nit was made.\n");
        let error = |file: &[u8], seats| read(file, SOME, seats).unwrap_err().to_string();
        assert_eq!(
            error(b"# only\n", 2),
            "found nothing, expected `network of 32 units for 2 seats: way:2 lead:1`"
        );
        assert!(error(&file, 3).starts_with("found `network of 32 units for 2"), "{}", error(&file, 3));
        assert_eq!(error(&file[..file.len() - 1], 2), "found 395 bytes of numbers, expected 396");
    }
}
