//! What tests and tools start, ask and stop: `pyramidion serve` ([`Serve`]), a PostgreSQL ([`Postgres`]), a disk that
//! can be filled ([`Disk`]), and a client of the server ([`Ask`] over HTTP, [`Socket`] over WebSocket). Nothing that
//! people install depends on it.

mod disk;
mod http;
#[cfg(feature = "postgres")]
mod postgres;
mod serve;
#[cfg(feature = "client")]
mod socket;

pub use disk::Disk;
pub use http::{Answer, Ask};
#[cfg(feature = "client")]
pub use http::{connect_from, exchange};
#[cfg(feature = "postgres")]
pub use postgres::{Postgres, PostgresError};
pub use serve::{Exit, Running, Serve, pyramidion};
#[cfg(feature = "client")]
pub use socket::{Heard, Socket};
