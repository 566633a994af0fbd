//! Learned numbers as texts: [`Features`] name them, [`read`] reads their files, beside the evaluations.

use game::quote;
use thiserror::Error;

/// What an evaluation looks at: blocks of numbered features, each with its own weight.
#[derive(Clone, Copy, Debug)]
pub struct Features(pub &'static [(&'static str, usize)]);

impl Features {
    /// How many there are.
    pub const fn len(self) -> usize {
        self.first(self.0.len())
    }

    /// Whether there is nothing to look at.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number of a block's first feature.
    pub const fn first(self, block: usize) -> usize {
        let (mut number, mut before) = (0, 0);
        while before < block {
            number += self.0[before].1;
            before += 1;
        }
        number
    }

    /// The name of each, in order: the block, and the number in it if it has several.
    pub fn names(self) -> impl Iterator<Item = String> {
        self.0.iter().flat_map(|(block, count)| {
            (0..*count).map(
                move |number| if *count == 1 { (*block).to_owned() } else { format!("{block}.{number}") },
            )
        })
    }
}

/// Why a text has no weights for these features.
#[derive(Clone, PartialEq, Eq, Error, Debug)]
#[error("line {line}: found {found}, expected {expected}")]
pub struct WeightsError {
    /// Counted from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

/// The weights in a text: lines that begin with `#` are for people, all others are the name of a feature and its
/// weights, one for each unit, every feature once and in order.
pub fn read(text: &str, features: Features, units: usize) -> Result<Vec<f32>, WeightsError> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let mut weights = Vec::with_capacity(features.len() * units);
    for name in features.names() {
        let (number, line) = lines.next().unwrap_or((text.lines().count(), ""));
        let mut words = line.split(' ');
        let named = words.next() == Some(&name);
        let row = words.map(|word| word.parse().ok().filter(|weight: &f32| weight.is_finite()));
        match row.collect::<Option<Vec<f32>>>() {
            Some(row) if named && row.len() == units => weights.extend(row),
            _ => {
                let its = if units == 1 { "weight".to_owned() } else { format!("{units} weights") };
                let expected = format!("`{name}` and its {its}");
                return Err(WeightsError { line: number + 1, found: quote(line), expected });
            }
        }
    }
    match lines.next() {
        None => Ok(weights),
        Some((number, line)) => {
            Err(WeightsError { line: number + 1, found: quote(line), expected: "nothing more".to_owned() })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: Features = Features(&[("way", 2), ("lead", 1)]);

    #[test]
    fn weights_are_read_by_name() {
        let text = "# How\n# they were made.\nway.0 0.2500\nway.1 0.0000\nlead -1.5000\n";
        assert_eq!(read(text, SOME, 1).unwrap(), [0.25, 0.0, -1.5]);
        let text = "way.0 1.0000 2.0000\nway.1 3.0000 4.0000\nlead 5.0000 6.0000\n";
        assert_eq!(read(text, SOME, 2).unwrap(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, error) in [
            ("", "line 1: found nothing, expected `way.0` and its weight"),
            ("way.0 1\nway.1 2", "line 3: found nothing, expected `lead` and its weight"),
            ("# no\nway.1 1", "line 2: found `way.1 1`, expected `way.0` and its weight"),
            ("way.0 one", "line 1: found `way.0 one`, expected `way.0` and its weight"),
            ("way.0 NaN", "line 1: found `way.0 NaN`, expected `way.0` and its weight"),
            ("way.0 1 2", "line 1: found `way.0 1 2`, expected `way.0` and its weight"),
            ("way.0 1\nway.1 2\nlead 3\nmore 4", "line 4: found `more 4`, expected nothing more"),
        ] {
            assert_eq!(read(text, SOME, 1).unwrap_err().to_string(), error);
        }
        let error = read("way.0 1", SOME, 2).unwrap_err().to_string();
        assert_eq!(error, "line 1: found `way.0 1`, expected `way.0` and its 2 weights");
    }
}
