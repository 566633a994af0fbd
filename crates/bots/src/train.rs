//! Learning to judge positions: bots play games against themselves, a [network](crate::Network) is fitted to how they
//! ended and to what was thought of every position, and the new one is kept if it beats the one before. Start at
//! [`Lesson`]. Files, threads and progress are the caller's.

mod learner;
mod sequential;

use std::sync::atomic::AtomicBool;

use game::{Match, RandomSource, Seat, Seeded, Setup, Turn, Viewer};

pub use self::learner::{Fit, Learner};
pub use self::sequential::{Sequential, Verdict};
use crate::weights::Features;
use crate::{Budget, Evaluation, Level, Network, SearchContext, Values};

/// What is to be learned in a game with a number of seats.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// For how many seats.
    pub seats: usize,
    /// What a network sees.
    pub features: Features,
    /// The network that comes with the bots.
    pub network: Option<&'static Network>,
    game: fn(&Setup, &[Option<&Network>], &Course, u64) -> Played,
}

/// How the games of a lesson are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// How much is thought about an action.
    pub budget: Budget,
    /// How many random actions a game begins with at most, so that no two are the same.
    pub opening: u32,
    /// After the opening, one in this many actions is random; 0 for none.
    pub slip: u32,
    /// One in this many positions is a sample: neighbours say nearly the same.
    pub apart: u32,
}

/// A game that was played for a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Positions that came up, and what came of them.
    pub samples: Vec<Sample>,
    /// What each seat has of the end.
    pub result: Values,
}

/// A position that came up in a game. Seats are counted from its [outlook](Evaluation::outlook).
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// What is seen of it.
    seen: Vec<u16>,
    /// See [`Evaluation::known_scores`].
    known: Values,
    /// What the search thought of it.
    thought: Values,
    /// What came of it.
    result: Values,
    /// The seed of the game.
    game: u64,
}

impl Lesson {
    /// The lesson of a game with this many seats; `None` if a network would see nothing.
    pub fn of<G: Evaluation>(seats: usize) -> Option<Self> {
        let features = G::features(seats);
        let network = Network::of::<G>(seats);
        (!features.is_empty()).then_some(Self { seats, features, network, game: game::<G> })
    }

    /// Plays a game between these networks by seat (without one, the plain evaluation plays), and takes samples of it.
    pub fn play(&self, setup: &Setup, networks: &[Option<&Network>], course: &Course, seed: u64) -> Played {
        (self.game)(setup, networks, course, seed)
    }
}

/// Plays a game and takes samples of it: of positions that somebody thought about, and of those before a throw, which
/// are worth on average what is thought after it.
fn game<G: Evaluation>(setup: &Setup, networks: &[Option<&Network>], course: &Course, seed: u64) -> Played {
    let (mut random, stop) = (Seeded::new(seed), AtomicBool::new(false));
    let seats = setup.seats().len();
    let search = G::skill(Level::STRONGEST, seats).search;
    let opening = random.below(course.opening + 1) as usize;
    let mut table = Match::<G>::new(setup);
    let mut samples: Vec<(Seat, Sample)> = Vec::new();
    let mut before_throw: Option<G> = None;
    let mut legal = Vec::new();
    let mut choices = 0;
    loop {
        let position = *table.position();
        let action = match position.turn() {
            Turn::Over(outcome) => {
                let result = position.outcome_values(outcome);
                let told = samples
                    .into_iter()
                    .map(|(outlook, sample)| Sample { result: turned(result, outlook, seats), ..sample });
                return Played { samples: told.collect(), result };
            }
            Turn::Chance => {
                let sampled = choices > opening && random.below(course.apart.max(1)) == 0;
                before_throw = sampled.then_some(position);
                position.chance(&mut random)
            }
            Turn::Seat(seat) => {
                position.legal(&mut legal);
                let any = legal[random.below(legal.len() as u32) as usize];
                let (word, sampled) = (random.word(), random.below(course.apart.max(1)) == 0);
                choices += usize::from(legal.len() > 1);
                let slips = choices <= opening || course.slip > 0 && random.below(course.slip) == 0;
                if slips || legal.len() == 1 {
                    before_throw = None;
                    any
                } else {
                    let network = networks[seat.index() % networks.len()];
                    let context = SearchContext::new(&stop, word).with_network(network);
                    let view = position.view(Viewer::Seat(seat));
                    let thought = search.think::<G>(&view, seat, course.budget, context);
                    if let Some(thought) = &thought {
                        let before = before_throw.take();
                        let told = before.iter().chain(sampled.then_some(&position));
                        samples.extend(told.map(|of| (of.outlook(), Sample::of(of, thought.values, seed))));
                    }
                    thought.map_or(any, |thought| thought.action)
                }
            }
        };
        if table.play(action).is_err() {
            return Played { samples: Vec::new(), result: [0.0; 4] };
        }
    }
}

impl Sample {
    /// What comes of it is not known yet.
    fn of<G: Evaluation>(position: &G, thought: Values, game: u64) -> Self {
        let (outlook, seats) = (position.outlook(), position.seats());
        let mut seen = Vec::new();
        position.observe(|feature| seen.push(feature as u16));
        let known = turned(position.known_scores(), outlook, seats);
        Self { seen, known, thought: turned(thought, outlook, seats), result: [0.0; 4], game }
    }
}

/// Values by seat, from one seat on.
fn turned(values: Values, first: Seat, seats: usize) -> Values {
    let mut turned = [0.0; 4];
    for (after, value) in turned[..seats].iter_mut().enumerate() {
        *value = values[(first.index() + after) % seats];
    }
    turned
}
