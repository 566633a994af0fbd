//! A sequential test: whether one player is stronger than another, decided as soon as the games say so. See
//! [`Sequential`].

/// Games between two players, as the share that the first has won of each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    /// The share of somebody who is as strong as the others.
    fair: f64,
    games: f64,
    sum: f64,
    squares: f64,
}

/// What the games say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first is stronger.
    Stronger,
    /// It is not.
    NotStronger,
    /// Nothing yet.
    Open,
}

impl Sequential {
    /// A player who is stronger wins this many times the fair share.
    const STRONGER: f64 = 1.06;
    /// How likely each of the two verdicts may be wrong.
    const ERROR: f64 = 0.05;
    /// Before this many games nothing is said.
    const FEWEST: f64 = 40.0;

    /// No games yet. With one seat against all others the fair share is one of as many as there are seats.
    pub const fn new(fair: f64) -> Self {
        Self { fair, games: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Adds a game: the share that the first player has won of it.
    pub fn add(&mut self, share: f64) {
        self.games += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// How many games there were.
    pub fn games(&self) -> u64 {
        self.games as u64
    }

    /// The share of all games that the first has won.
    pub fn share(&self) -> f64 {
        self.sum / self.games.max(1.0)
    }

    /// The logarithm of how much likelier these results are if the first player is stronger than if it is not, each
    /// game being a draw from a normal distribution.
    pub fn evidence(&self) -> f64 {
        let (mean, even, stronger) = (self.share(), self.fair, self.fair * Self::STRONGER);
        let spread = (self.squares / self.games.max(1.0) - mean * mean).max(0.01);
        self.games * (stronger - even) * (2.0 * mean - even - stronger) / (2.0 * spread)
    }

    /// What the games say.
    pub fn verdict(&self) -> Verdict {
        let enough = ((1.0 - Self::ERROR) / Self::ERROR).ln();
        match self.evidence() {
            _ if self.games < Self::FEWEST => Verdict::Open,
            evidence if evidence >= enough => Verdict::Stronger,
            evidence if evidence <= -enough => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{RandomSource, Seeded};

    use super::*;

    #[test]
    fn it_is_right_nearly_always_and_sooner_the_greater_the_difference() {
        let series = |percent: u32, seed: u64| {
            let (mut test, mut random) = (Sequential::new(0.5), Seeded::new(seed));
            while test.verdict() == Verdict::Open {
                test.add(f64::from(u8::from(random.below(100) < percent)));
            }
            (test.verdict(), test.games())
        };
        let mut lengths = Vec::new();
        for (percent, expected) in
            [(50, Verdict::NotStronger), (53, Verdict::Stronger), (60, Verdict::Stronger)]
        {
            let all: Vec<_> = (0..200).map(|seed| series(percent, seed)).collect();
            let right = all.iter().filter(|(verdict, _)| *verdict == expected).count();
            assert!(right >= 180, "{percent}: {right} of 200");
            lengths.push(all.iter().map(|(_, games)| games).sum::<u64>() / 200);
        }
        assert!(lengths[2] < 300 && lengths[2] * 3 < lengths[1], "{lengths:?}");
    }
}
