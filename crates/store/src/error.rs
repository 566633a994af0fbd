//! What can go wrong, for each thing that is asked of the store.

use thiserror::Error;

use crate::TableId;

/// Why an append was not acknowledged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AppendError {
    /// Somebody else wrote that number, or the numbers before it are missing. Nothing was written.
    #[error(
        "found that another entry has this number or that one before it is missing, expected the next number of the log"
    )]
    Conflict,
    /// Nothing was acknowledged, and the same append may be tried again. Where the connection was lost during the
    /// commit it may have been written all the same: trying it again then says so, and writes nothing twice.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// No database can take this append. Nothing was written.
    #[error("an append that cannot be stored: {0}")]
    Invalid(String),
}

/// Why a question was not answered, or something was not kept.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// The database does not answer; it may be asked again.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// Something is in the database that the store would not have written.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// There is no such table.
    #[error("found no table {0}, expected one that is stored")]
    NoTable(TableId),
    /// No database can take this text.
    #[error("a text that cannot be stored: {0}")]
    Invalid(String),
}

/// Why a database could not be opened.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// It is not the address of a database.
    #[error("found the database {found:?}, expected sqlite:PATH or postgres://USER@HOST/NAME")]
    Url {
        /// The address, or what can be shown of it.
        found: String,
    },
    /// The database cannot be reached or read.
    #[error("cannot open {database}: {reason}")]
    Unavailable {
        /// Which database, without a password.
        database: String,
        /// What it or the system says.
        reason: String,
    },
    /// Another server has the file.
    #[error("cannot serve {database}: another server{} has it open: stop that one first", process_number(*process))]
    InUse {
        /// Which database.
        database: String,
        /// The number of its process.
        process: Option<u32>,
    },
    /// A newer version of the program has changed the database's form.
    #[error("{database} was made by a newer version: found form {found}, expected at most {known}")]
    Newer {
        /// Which database, without a password.
        database: String,
        /// The number of the last migration in it.
        found: i64,
        /// The number of the last migration that this version knows.
        known: i64,
    },
    /// The database could not be brought to today's form.
    #[error("cannot bring {database} to form {known}: {reason}")]
    Migration {
        /// Which database, without a password.
        database: String,
        /// The number of the last migration that this version knows.
        known: i64,
        /// What went wrong.
        reason: String,
    },
}

fn process_number(process: Option<u32>) -> String {
    process.map(|process| format!(" (process {process})")).unwrap_or_default()
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged(error.to_string()),
            sqlx::Error::PoolTimedOut => Self::Unavailable("no connection was free in time".into()),
            error => Self::Unavailable(error.to_string()),
        }
    }
}
