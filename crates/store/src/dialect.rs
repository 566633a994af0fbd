//! What the two databases do differently. [`crate::batch`] writes with it, and knows no SQL.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Connection, Database, SqlStr};

use crate::batch::Keep;
use crate::{Append, Fence, Millis, OpenError, StoredEntry, TableId, Terms};

/// A database that the store can write to.
pub(crate) trait Dialect: Database {
    /// Begins a transaction that writes.
    const BEGIN: &'static str;

    /// Whether [`Dialect::append`] is a transaction by itself, if nothing else is to be written in it.
    const APPENDS_AT_ONCE: bool;

    /// Writes those of the appends, each of another table, that come at the end of their logs and on terms that hold:
    /// the fence of each. Until the transaction ends nobody else can write to their tables.
    fn append(
        connection: &mut Self::Connection,
        appends: &[(&Append, Terms)],
    ) -> impl Future<Output = sqlx::Result<Vec<Option<Fence>>>> + Send;

    /// The entries that are stored under the numbers of this append.
    fn stored(
        connection: &mut Self::Connection,
        append: &Append,
    ) -> impl Future<Output = sqlx::Result<Vec<StoredEntry>>> + Send;

    /// Keeps a value; tells whether there is such a table.
    fn keep(
        connection: &mut Self::Connection,
        keep: &Keep,
    ) -> impl Future<Output = sqlx::Result<bool>> + Send;

    /// Removes a table, if it was last touched before; tells whether it was.
    fn remove(
        connection: &mut Self::Connection,
        table: &TableId,
        before: Millis,
    ) -> impl Future<Output = sqlx::Result<bool>> + Send;

    /// Writes something that means nothing.
    fn probe(connection: &mut Self::Connection) -> impl Future<Output = sqlx::Result<()>> + Send;

    /// Does what must be done from time to time.
    fn tidy(
        connection: &mut Self::Connection,
        options: &<Self::Connection as Connection>::Options,
    ) -> impl Future<Output = sqlx::Result<()>> + Send;
}

/// The migrations of a database: their texts in order, the first of them number 1.
pub(crate) fn migrator(texts: &[(&'static str, &'static str)]) -> Migrator {
    let migrations = texts.iter().zip(1..).map(|((name, sql), version)| {
        Migration::new(version, (*name).into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// Says of a failed migration what the reader can do something about.
pub(crate) fn explain(error: &MigrateError, migrator: &Migrator, database: &str) -> OpenError {
    let database = database.to_owned();
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or_default();
    match error {
        MigrateError::VersionMissing(found) => OpenError::Newer { database, found: *found, known },
        MigrateError::Execute(error) => OpenError::Unavailable { database, reason: error.to_string() },
        error => OpenError::Migration { database, known, reason: error.to_string() },
    }
}
