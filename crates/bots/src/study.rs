//! What many games say about the game itself: how long it is, how much there is to choose, what is done and whom the
//! seats favour. Start at [`Study::of`] and [`Study::add`].

use std::collections::BTreeMap;

use game::{Actor, AnyMatch, Seat, Setup, Turn};

use crate::opponent_in;

/// Into how many parts the course of a game is divided.
pub const PARTS: usize = 10;

/// How often each whole number was counted.
pub type Counts = BTreeMap<u32, u64>;

/// Something that a game lets be counted of itself, beside what all games have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Finding {
    /// A whole number, such as the throws of a player: how often each was counted is of interest.
    Number(&'static str, u32),
    /// A number of which the mean is.
    Mean(&'static str, f32),
    /// Whether something was so in one of many cases, such as throws.
    Case(&'static str, bool),
}

/// How much there was of something.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// In how many cases.
    pub cases: u64,
    /// All together.
    pub sum: f64,
    /// The squares of all together.
    pub squares: f64,
}

/// What was counted in one or many finished games of one setup.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// Finished games.
    pub games: u64,
    /// Games that were still going on, of which nothing else is counted.
    pub unfinished: u64,
    /// Actions of seats in a game.
    pub actions: Counts,
    /// Turns in a game: actions of one seat with nobody else's, nor chance's, between them.
    pub turns: Counts,
    /// Actions of chance in a game.
    pub throws: Counts,
    /// By part of the game: how many actions were legal at a decision.
    pub choices: [Counts; PARTS],
    /// How often each kind of action was played by a seat.
    pub kinds: BTreeMap<&'static str, u64>,
    /// What each seat won.
    pub seats: Vec<Wins>,
    /// Games that nobody won.
    pub nobody: u64,
    /// Games with more than one winner.
    pub shared: u64,
    /// By name, what the game lets be counted of itself.
    pub numbers: BTreeMap<&'static str, Counts>,
    /// The same for numbers of which only the mean is of interest.
    pub means: BTreeMap<&'static str, Tally>,
    /// The same for what was so in some of many cases.
    pub cases: BTreeMap<&'static str, Tally>,
}

/// What a seat won.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Wins {
    /// Games that it won alone.
    pub alone: u64,
    /// Games that it won with others.
    pub shared: u64,
    /// Games in parts: of a shared win each winner has the same part.
    pub parts: f64,
}

impl Study {
    /// Nothing counted yet.
    pub fn new(setup: &Setup) -> Self {
        Self {
            games: 0,
            unfinished: 0,
            actions: Counts::new(),
            turns: Counts::new(),
            throws: Counts::new(),
            choices: Default::default(),
            kinds: BTreeMap::new(),
            seats: vec![Wins::default(); setup.seats().len()],
            nobody: 0,
            shared: 0,
            numbers: BTreeMap::new(),
            means: BTreeMap::new(),
            cases: BTreeMap::new(),
        }
    }

    /// Counts one game, which is taken back to its beginning for it.
    pub fn of(table: &mut dyn AnyMatch) -> Self {
        let mut study = Self::new(table.setup());
        let Turn::Over(outcome) = table.turn() else {
            study.unfinished = 1;
            return study;
        };
        study.games = 1;
        study.nobody = u64::from(outcome.winners.is_empty());
        study.shared = u64::from(outcome.winners.len() > 1);
        for (seat, wins) in Seat::all(study.seats.len()).zip(&mut study.seats) {
            if outcome.winners.contains(seat) {
                let alone = outcome.winners.len() == 1;
                let parts = 1.0 / outcome.winners.len() as f64;
                *wins = Wins { alone: u64::from(alone), shared: u64::from(!alone), parts };
            }
        }
        if let Ok(opponent) = opponent_in(table) {
            opponent.findings(table).into_iter().for_each(|finding| study.find(finding));
        }
        study.walk_back(table);
        study
    }

    fn find(&mut self, finding: Finding) {
        match finding {
            Finding::Number(name, number) => {
                *self.numbers.entry(name).or_default().entry(number).or_default() += 1;
            }
            Finding::Mean(name, number) => self.means.entry(name).or_default().add(Tally::of(number.into())),
            Finding::Case(name, is_so) => {
                self.cases.entry(name).or_default().add(Tally::of(u8::from(is_so).into()));
            }
        }
    }

    fn walk_back(&mut self, table: &mut dyn AnyMatch) {
        let (mut choices, mut turns, mut throws, mut later) = (Vec::new(), 0, 0, None);
        while let Some((actor, action)) = table.undo() {
            if actor == Actor::Chance {
                throws += 1;
            } else {
                choices.push(table.legal().len() as u32);
                turns += u32::from(later != Some(actor));
                let kind = table.setup().spec().kind(&action).unwrap_or("other");
                *self.kinds.entry(kind).or_default() += 1;
            }
            later = Some(actor);
        }
        choices.reverse();
        for (number, legal) in choices.iter().enumerate() {
            *self.choices[number * PARTS / choices.len()].entry(*legal).or_default() += 1;
        }
        self.actions.insert(choices.len() as u32, 1);
        self.turns.insert(turns, 1);
        self.throws.insert(throws, 1);
    }

    /// Counts what another study of the same setup has counted, too.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        self.nobody += other.nobody;
        self.shared += other.shared;
        join(&mut self.actions, &other.actions);
        join(&mut self.turns, &other.turns);
        join(&mut self.throws, &other.throws);
        join(&mut self.kinds, &other.kinds);
        for (name, counts) in &other.numbers {
            join(self.numbers.entry(name).or_default(), counts);
        }
        for (tallies, added) in [(&mut self.means, &other.means), (&mut self.cases, &other.cases)] {
            for (name, tally) in added {
                tallies.entry(name).or_default().add(*tally);
            }
        }
        for (part, added) in self.choices.iter_mut().zip(&other.choices) {
            join(part, added);
        }
        for (wins, added) in self.seats.iter_mut().zip(&other.seats) {
            wins.alone += added.alone;
            wins.shared += added.shared;
            wins.parts += added.parts;
        }
    }

    /// How many actions were legal at all decisions, in any part of the game.
    pub fn all_choices(&self) -> Counts {
        let mut all = Counts::new();
        self.choices.iter().for_each(|part| join(&mut all, part));
        all
    }

    /// What each seat would win if all won equally often: a part of the games that somebody won.
    pub fn fair(&self) -> f64 {
        let won = self.games - self.nobody;
        won as f64 / self.games.max(1) as f64 / self.seats.len().max(1) as f64
    }
}

impl Tally {
    /// One case.
    fn of(number: f64) -> Self {
        Self { cases: 1, sum: number, squares: number * number }
    }

    fn add(&mut self, other: Self) {
        self.cases += other.cases;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean of all cases, 0 of none.
    pub fn mean(&self) -> f64 {
        self.sum / self.cases.max(1) as f64
    }

    /// How far the true mean may lie from this one, in 95 of 100 samples of as many cases.
    pub fn spread(&self) -> f64 {
        let (cases, mean) = (self.cases.max(1) as f64, self.mean());
        Z * ((self.squares / cases - mean * mean).max(0.0) / cases).sqrt()
    }
}

fn join<K: Ord + Copy>(counts: &mut BTreeMap<K, u64>, added: &BTreeMap<K, u64>) {
    for (key, count) in added {
        *counts.entry(*key).or_default() += count;
    }
}

/// The number below which this part of all that was counted lies, `0.5` for the median; `None` of nothing.
pub fn quantile(counts: &Counts, part: f64) -> Option<u32> {
    let total: u64 = counts.values().sum();
    let mut left = (total.saturating_sub(1) as f64 * part).round() as u64;
    for (number, count) in counts {
        match left.checked_sub(*count) {
            Some(rest) => left = rest,
            None => return Some(*number),
        }
    }
    None
}

/// The mean of all that was counted; `None` of nothing.
pub fn mean(counts: &Counts) -> Option<f64> {
    let total: u64 = counts.values().sum();
    let sum: u64 = counts.iter().map(|(number, count)| u64::from(*number) * count).sum();
    (total > 0).then(|| sum as f64 / total as f64)
}

/// How many standard deviations to each side hold 95 %.
const Z: f64 = 1.959_964;

/// Between which shares the true one lies in 95 of 100 cases, after this many games (Wilson's interval).
pub fn interval(share: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let scale = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / scale;
    let reach = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    ((centre - reach).max(0.0), (centre + reach).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_summed_up() {
        let counts = Counts::from([(1, 1), (2, 1), (3, 2), (10, 1)]);
        assert_eq!([0.0, 0.25, 0.5, 1.0].map(|part| quantile(&counts, part)), [1, 2, 3, 10].map(Some));
        assert_eq!((mean(&counts), mean(&Counts::new())), (Some(3.8), None));
        assert_eq!(quantile(&Counts::new(), 0.5), None);
    }

    #[test]
    fn tallies_have_a_mean_and_its_spread() {
        let mut tally = Tally::default();
        assert!(tally.mean() == 0.0 && tally.spread() == 0.0);
        for number in [1.0, 3.0, 1.0, 3.0] {
            tally.add(Tally::of(number));
        }
        assert!((tally.mean() - 2.0).abs() < 1e-9 && (tally.spread() - Z / 2.0).abs() < 1e-9, "{tally:?}");
    }

    #[test]
    fn intervals_are_wilsons() {
        let (low, high) = interval(0.5, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let (low, high) = interval(0.0, 10);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-3, "{low} {high}");
        assert_eq!(interval(0.5, 0), (0.0, 1.0));
    }
}
