//! What every game of Pyramidion is.
//!
//! A game implements [`Game`], its rules as a search needs them, and [`Tabletop`], what a table needs besides. In
//! return it gets checked play and undo ([`Match`]), a face for programs that know it only at run time ([`Table`],
//! [`Entry`]), records ([`Record`]), counting and random play ([`perft()`], [`playout`]), and the laws it is tested
//! with ([`conformance`]).

pub mod conformance;
mod foresight;
mod lot;
mod notation;
mod past;
mod perft;
mod picture;
mod play;
pub mod playthrough;
mod record;
mod rules;
mod seat;
mod setup;
pub mod survey;
mod table;
mod why;

pub use foresight::{preview, reveals};
pub use lot::{Lot, Outcomes, Seeded, outcomes};
pub use notation::{ParseError, Scan, join, quote};
pub use perft::{Perft, perft, playout};
pub use picture::{Ink, Picture};
pub use play::{Match, PlayError};
pub use record::{LARGEST, LONGEST_LINE, Record, RecordError, RecordFault};
pub use rules::{Actor, Game, Outcome, Tabletop, Turn, Viewer, mix};
pub use seat::{Seat, Seats};
pub use serde_json::Value;
pub use setup::{OptionKind, OptionSpec, Setup, SetupError, Spec, alternatives};
pub use table::{Entry, Of, Table, to_value};
pub use why::Why;
