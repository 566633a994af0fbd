//! What the tests of several crates start and stop: see [`Postgres`]. Only a dev-dependency of others.

mod postgres;

pub use postgres::{Postgres, PostgresError};
