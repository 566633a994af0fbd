//! What tests and tools start, ask and stop: `pyramidion serve` ([`Serve`]), a PostgreSQL ([`Postgres`]), a NATS
//! ([`Nats`]), several servers as one hall with a [`Proxy`] before every connection ([`Fleet`]), a disk that can be
//! filled ([`Disk`]), and a client of the server ([`Ask`] over HTTP, [`Socket`] over WebSocket). Nothing that people
//! install depends on it.

mod disk;
#[cfg(feature = "fleet")]
mod fleet;
mod http;
#[cfg(feature = "fleet")]
mod nats;
#[cfg(feature = "postgres")]
mod postgres;
#[cfg(feature = "fleet")]
mod proxy;
mod serve;
#[cfg(feature = "client")]
mod socket;
#[cfg(feature = "postgres")]
mod watched;

pub use disk::Disk;
#[cfg(feature = "fleet")]
pub use fleet::{Bell, Fleet, FleetSetup, Node};
pub use http::{Answer, Ask};
#[cfg(feature = "client")]
pub use http::{connect_from, exchange};
#[cfg(feature = "fleet")]
pub use nats::Nats;
#[cfg(feature = "postgres")]
pub use postgres::{Postgres, PostgresError};
#[cfg(feature = "fleet")]
pub use proxy::{Proxy, Which};
pub use serve::{Exit, Running, Serve, pyramidion};
#[cfg(feature = "client")]
pub use socket::{Heard, Socket};
