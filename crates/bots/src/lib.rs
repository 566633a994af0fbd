//! Opponents: search generic over [`Game`](game::Game), one evaluation with its ladder of levels for each game, and an
//! arena.
//!
//! A bot gets a view, never the position: [`think`] takes the view of the seat to act from the match and hands on
//! nothing else. Games with secrets are searched over positions [imagined](game::Game::imagine) from that view.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use bots::{Bot, Level, SearchContext, think};
//! use game::{Setup, Turn};
//!
//! let game = games::GAMES[0];
//! let mut table = game.open(&Setup::default_of(game.spec()));
//! let stop = AtomicBool::new(false);
//! let advice = think(Bot::Level(Level::ALL[2], None), &*table, SearchContext::new(&stop, 1)).expect("somebody is to act");
//! assert!(table.legal().contains(&advice.action));
//!
//! let Turn::Seat(seat) = table.turn() else { panic!("nobody is to act") };
//! let name = table.setup().seats()[seat.index()];
//! table.play(name, &advice.action)?;
//! assert_eq!(table.ply(), 1);
//! # Ok::<(), game::PlayError>(())
//! ```

mod alphabeta;
pub mod analysis;
pub mod arena;
mod bot;
mod budget;
pub mod evaluation;
mod level;
mod mcts;
pub mod network;
mod opponent;
mod skill;
pub mod study;
mod thought;
pub mod train;
mod transposition;
pub mod weights;

pub use alphabeta::AlphaBeta;
pub use bot::{Advice, Bot, SearchContext, think, time_of};
pub use budget::{Budget, Watch};
pub use evaluation::{Evaluation, OPPONENTS, Values};
pub use level::{Level, LevelError};
pub use mcts::Mcts;
pub use network::Network;
pub use opponent::{Evaluated, Opponent, UnknownGame, find, opponent_in};
pub use skill::{Recall, Search, Skill};
pub use thought::{Candidate, Thought};
