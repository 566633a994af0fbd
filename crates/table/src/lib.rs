//! A table without IO: what its log holds, the state that it tells, what may be done there, what comes of it, and what each
//! viewer is told. The same code serves in a server, in tests, in a benchmark and in the fuzzer.
//!
//! A table is its log. [`Logged`] entries lead from one [`TableState`] to the next; [`decide()`] says which entries come of a
//! [`Command`], and with them the state that they lead to. Anyone who keeps a table writes the entries of a [`Transition`] and
//! then replaces the state by its `next`. [`messages`] tells each viewer what it may know of it. [`memory`] is a table that
//! keeps its log in memory.
//!
//! Nothing here waits, reads a clock or draws a number: the time and chance come in as an [`Environment`].
//!
//! ```
//! use protocol::SeatCommand;
//! use table::memory::MemoryTable;
//!
//! let game = &games::GAMES[0];
//! let mut table = MemoryTable::of_people(game.spec(), 2).expect("the game is for two");
//! let seat = table.state().to_act().expect("somebody begins");
//! let action = table.state().game.legal().swap_remove(0);
//! let seq = table.state().seq;
//! let transition = table.command(seat, SeatCommand::Play { seq, action }).expect("a legal action is played");
//! assert!(!transition.entries.is_empty());
//! assert_eq!(table.state().seq, seq + transition.entries.len() as u64);
//! ```

mod apply;
mod clock;
mod commands;
mod decide;
mod entry;
mod environment;
pub mod fair;
#[doc(hidden)]
pub mod fuzz;
pub mod images;
pub mod keys;
mod limits;
mod lot;
pub mod memory;
pub mod messages;
mod names;
mod next_game;
mod past;
mod position;
pub mod query;
mod real_board;
pub mod record;
mod refused;
mod setup;
mod state;
mod takebacks;
mod transition;
mod undo;
mod verify;
mod waiting;

pub use apply::Fault;
pub use clock::Clock;
pub use decide::{Caller, Command, decide, holder};
pub use entry::{CommandId, Entry, Logged, Opened, OwnNumber, Reserved};
pub use environment::Environment;
pub use lot::{Lot, NotEachOnce};
pub use past::NoSuchPast;
pub use position::position;
pub use real_board::HandThrows;
pub use refused::Refused;
pub use setup::{Created, NoSuchSetup, new_table, setup};
pub use state::{Chair, Ended, Holder, PendingRequest, SeatNumber, TableState, Unreadable};
pub use takebacks::Takebacks;
pub use transition::Transition;
pub use undo::Undo;
