//! What every game of Pyramidion is.
//!
//! A game implements [`Game`], its rules as a search needs them, and [`Tabletop`], what a table needs besides. In
//! return it gets checked play and undo ([`Match`]), a face for programs that know it only at run time ([`AnyMatch`],
//! [`AnyGame`]), records ([`Record`]), counting and random play ([`perft()`], [`playout`]), and the laws it is tested
//! with ([`conformance`]).
//!
//! # Rules, as a search needs them
//!
//! Two seats take one or two of five stones in turn, and the one that takes the last wins:
//!
//! ```
//! use std::fmt;
//! use std::str::FromStr;
//!
//! use game::{Game, Message, Outcome, RandomSource, Said, Seat, Seeded, Setup, Turn, Viewer, playout};
//! # use game::{ParseError, Scan};
//! use serde::Serialize;
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! struct Stones { left: u8, mover: u8 }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! struct Take(u8);
//!
//! #[derive(Clone, PartialEq, Debug, Serialize)]
//! struct Taken { seat: u8, count: u8 }
//!
//! impl Said for Taken {
//!     fn said(&self) -> Vec<Message> {
//!         vec![Message::new("stones-taken").number("seat", self.seat).number("count", self.count)]
//!     }
//! }
//!
//! impl Game for Stones {
//!     type Action = Take;
//!     type View = String;
//!     type Event = Taken;
//!
//!     fn new(_: &Setup) -> Self {
//!         Self { left: 5, mover: 0 }
//!     }
//!     fn turn(&self) -> Turn {
//!         let last = Outcome::won_by(Seat(1 - self.mover));
//!         if self.left > 0 { Turn::Seat(Seat(self.mover)) } else { Turn::Over(last) }
//!     }
//!     fn legal(&self, actions: &mut Vec<Take>) {
//!         actions.clear();
//!         actions.extend((1..=self.left.min(2)).map(Take));
//!     }
//!     fn chance(&self, random: &mut impl RandomSource) -> Take {
//!         Take(1 + random.below(2) as u8) // Never asked: nothing is left to chance.
//!     }
//!     fn play_unchecked(&mut self, Take(count): Take) {
//!         *self = Self { left: self.left.saturating_sub(count), mover: 1 - self.mover };
//!     }
//!     fn view(&self, _: Viewer) -> String {
//!         self.to_string()
//!     }
//!     fn events(&self, Take(count): Take, _: Viewer) -> Vec<Taken> {
//!         vec![Taken { seat: self.mover, count }]
//!     }
//!     fn imagine(view: &String, _: &mut impl RandomSource) -> Self {
//!         let numbers: Vec<u8> = view.split(' ').filter_map(|number| number.parse().ok()).collect();
//!         Self { left: numbers[0], mover: numbers[1] }
//!     }
//!     fn seats(&self) -> usize {
//!         2
//!     }
//! }
//! # impl fmt::Display for Stones {
//! #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//! #         write!(f, "{} {}", self.left, self.mover)
//! #     }
//! # }
//! # impl fmt::Display for Take {
//! #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//! #         write!(f, "take:{}", self.0)
//! #     }
//! # }
//! # impl FromStr for Take {
//! #     type Err = ParseError;
//! #     fn from_str(text: &str) -> Result<Self, ParseError> {
//! #         let mut scan = Scan::new(text);
//! #         scan.expect("take:")?;
//! #         let count = scan.number(1, 2)?;
//! #         scan.end()?;
//! #         Ok(Self(count as u8))
//! #     }
//! # }
//!
//! let mut position = Stones { left: 5, mover: 0 };
//! let mut legal = Vec::new();
//! position.legal(&mut legal);
//! assert_eq!(legal, ["take:1".parse()?, "take:2".parse()?]);
//! position.play_unchecked(Take(2));
//! assert_eq!(position.view(Viewer::Spectator), "3 1");
//!
//! // And at random to the end.
//! let actions = playout(&mut position, &mut Seeded::new(1), &mut legal);
//! assert!(actions >= 2 && matches!(position.turn(), Turn::Over(_)));
//! # Ok::<(), ParseError>(())
//! ```
//!
//! A whole game, with its box, notation and board, is [`Tabletop`]: see the crates of the games.

mod any;
pub mod conformance;
mod dice;
mod edition;
mod foresight;
mod media;
mod message;
mod notation;
mod past;
mod perft;
mod play;
pub mod playthrough;
mod random;
mod record;
mod rules;
mod seat;
mod setup;
pub mod survey;
mod text_board;
mod why;

pub use any::{AnyGame, AnyMatch, Registered, to_value};
pub use dice::{OpenDie, ThrowError};
pub use edition::OtherRules;
pub use foresight::{is_open, preview, reveals};
pub use media::{Exhibit, Image};
pub use message::{Argument, Message, Said};
pub use notation::{ParseError, Scan, join, quote};
pub use perft::{Perft, perft, playout};
pub use play::{Match, PlayError};
pub use random::{Outcomes, RandomSource, Seeded, outcomes};
pub use record::{LARGEST, LONGEST_LINE, Record, RecordError, RecordFault};
pub use rules::{Actor, Game, Outcome, Tabletop, Turn, Viewer, mix};
pub use seat::{Seat, Seats};
pub use serde_json::Value;
pub use setup::{OptionKind, OptionSpec, Setup, SetupError, Spec, alternatives};
pub use text_board::{Ink, TextBoard, Word};
pub use why::{Rule, Why};
