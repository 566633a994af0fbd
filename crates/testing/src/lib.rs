//! What the tests of several crates need: a PostgreSQL to start and stop ([`Postgres`]), and a client of the server
//! ([`Ask`] over HTTP, [`Socket`] over WebSocket). Only a dev-dependency of others.

mod http;
mod postgres;
mod socket;

pub use http::{Answer, Ask, exchange};
pub use postgres::{Postgres, PostgresError};
pub use socket::{Heard, Socket};
