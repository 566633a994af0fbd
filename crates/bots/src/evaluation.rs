//! What bots know of a game besides its rules: [`Evaluation`], one file (and perhaps a folder) a game, and
//! [`OPPONENTS`], the games that have one.

mod piramido;
pub mod pyramidis;
mod sakkara;
mod sphinx;

use std::sync::atomic::AtomicBool;

use game::{Match, Outcome, Seat, Tabletop, Turn};

use crate::study::Finding;
use crate::weights::Features;
use crate::{Evaluated, Level, Network, Opponent, Recall, Skill, Thought};

/// What each seat may expect: 1 for a sure win, 0 for a sure loss.
pub type Values = [f32; 4];

/// The [prior](Evaluation::prior) of an action that a tree search had better not try.
pub const HOPELESS: i32 = i32::MIN;

macro_rules! opponents {
    ($($game:ty),* $(,)?) => {
        /// Every game that bots know, in the order of the registry.
        pub const OPPONENTS: &[&dyn Opponent] = &[$(&Evaluated::<$game>::OPPONENT),*];

        /// Shows a visitor every game that bots know, as a type.
        pub fn visit(visitor: &mut impl Visitor) {
            $(visitor.visit::<$game>();)*
        }
    };
}

opponents! {
    games::pyramidis::Pyramidis,
    games::sakkara::Sakkara,
    games::sphinx::Sphinx,
    games::piramido::Piramido,
}

/// Something to be done with every game that bots know, for measuring: [`visit`].
pub trait Visitor {
    /// Does it with this game.
    fn visit<G: Evaluation>(&mut self);
}

/// What a search needs to know of a game beyond its rules, and how strongly each level plays it.
pub trait Evaluation: Tabletop {
    /// Whether everything lies open and nothing is left to chance. Otherwise positions are imagined anew for each
    /// simulation of a tree search.
    const OPEN: bool;

    /// Whether an evaluation takes so long that a search had better keep those of positions to which several ways lead.
    const SLOW: bool = false;

    /// How a level plays with this many seats.
    fn skill(level: Level, seats: usize) -> Skill;

    /// What each seat may expect at a position where the game goes on, by looking at it alone.
    fn evaluate(&self) -> Values;

    /// What a [network](Network) sees with this many seats; nothing where none has been learned.
    fn features(_seats: usize) -> Features {
        Features(&[])
    }

    /// Tells every feature of this position by its number, as often as it is there, from the
    /// [outlook](Self::outlook). Of what this seat may not know it tells what is to be expected.
    fn observe(&self, _see: impl FnMut(usize)) {}

    /// The seat from which a network counts the others: the one whose turn it is, and where chance acts the one for
    /// which it does.
    fn outlook(&self) -> Seat {
        if let Turn::Seat(seat) = self.turn() { seat } else { Seat(0) }
    }

    /// The file of the network that the strongest level has with this many seats.
    fn network_file(_seats: usize) -> Option<&'static [u8]> {
        None
    }

    /// Scores by seat to which those of a network are added: what need not be learned.
    fn known_scores(&self) -> Values {
        [0.0; 4]
    }

    /// What each seat may expect at a position where the game goes on, by what a network has learned.
    #[inline]
    fn judge(&self, network: &Network) -> Values {
        network.judge(self)
    }

    /// How promising an action looks before it has been searched: higher is tried earlier, and what is [`HOPELESS`]
    /// only where nothing else can be done.
    fn prior(&self, action: Self::Action) -> i32;

    /// What `viewer` has come to know by an action of a seat (or of chance) that led here, beside the action itself:
    /// numbers differ for what differs.
    fn discovery(&self, _action: Self::Action, _by: Option<Seat>, _viewer: Seat) -> Option<u32> {
        None
    }

    /// Whether nobody sees this action of chance.
    fn is_secret(_action: Self::Action) -> bool {
        false
    }

    /// What somebody makes of a view who forgets or misreads some of it: the same for the same view and the same
    /// recall.
    fn perceived(view: &Self::View, _recall: Recall) -> Self::View {
        view.clone()
    }

    /// What to play where the game is so near its end that this can be proved, with what other actions come to as far as
    /// that is proved, too; `None` where it cannot, or if `stop` was set meanwhile. Only asked of [open](Self::OPEN)
    /// games, which look at no more positions than `most`, about.
    fn prove(&self, _most: usize, _stop: &AtomicBool) -> Option<Thought<Self::Action>> {
        None
    }

    /// What a finished game lets be counted of itself, for a [study](crate::study) of many.
    fn findings(_played: &Match<Self>) -> Vec<Finding> {
        Vec::new()
    }

    /// What each seat has of an end of the game: winners share a win, and a draw is shared by all.
    fn outcome_values(&self, outcome: Outcome) -> Values {
        let winners = outcome.winners;
        let mut values = [0.0; 4];
        for seat in Seat::all(self.seats()) {
            let shares = if winners.is_empty() { self.seats() } else { winners.len() };
            if winners.is_empty() || winners.contains(seat) {
                values[seat.index()] = 1.0 / shares as f32;
            }
        }
        values
    }
}

/// What each seat may expect at a position, by a network or without one.
#[inline]
pub(crate) fn expect<G: Evaluation>(position: &G, network: Option<&Network>) -> Values {
    match network {
        Some(network) => position.judge(network),
        None => position.evaluate(),
    }
}

/// What a seat's sums come to. The first counts as it is. All others are units of a hidden layer: what is above nothing
/// counts, in turn for and against the seat.
#[inline]
pub(crate) fn score(sums: &[f32]) -> f32 {
    let counts = |(unit, sum): (usize, &f32)| match unit {
        0 => *sum,
        _ if unit % 2 == 1 => sum.max(0.0),
        _ => -sum.max(0.0),
    };
    sums.iter().enumerate().map(counts).sum()
}

/// Turns each seat's score into what it may expect: the higher its score above the others', the nearer to 1.
pub(crate) fn shares(scores: [f32; 4], seats: usize) -> Values {
    let highest = scores[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut values = [0.0; 4];
    for (value, score) in values.iter_mut().zip(&scores[..seats]) {
        *value = (score - highest).exp();
    }
    let sum: f32 = values.iter().sum();
    values.map(|value| value / sum)
}
