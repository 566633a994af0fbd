//! Opponents: search generic over [`Game`](game::Game), one small evaluation file a game, levels and an arena.
//!
//! A bot gets a view, never the position: [`think`] takes the view of the seat to act from the table and hands on
//! nothing else. Games with secrets are searched over positions [imagined](game::Game::imagine) from that view.

mod alphabeta;
pub mod analysis;
pub mod arena;
mod bot;
mod budget;
pub mod endgame;
mod insight;
mod level;
mod mcts;
mod seen;
pub mod study;
mod thought;
pub mod train;
pub mod weights;

pub use alphabeta::AlphaBeta;
pub use bot::{Advice, Bot, Means, Player, think};
pub use budget::{Budget, Watch};
pub use insight::{Insight, Values};
pub use level::{LEVELS, Level, Mind, Senses, Skill};
pub use mcts::Mcts;
pub use thought::{Candidate, Thought};
