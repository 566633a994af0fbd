//! What all tests of the store need: databases, and appends in few words.
#![allow(dead_code, reason = "not every test file needs all of it")]

use store::{Append, AppendError, Millis, Row, Store, StoredEntry, StoredTable, TableId};
use tempfile::TempDir;
use testing::Postgres;

/// A place for new databases.
pub enum Database {
    Sqlite(TempDir),
    Postgres(Box<Postgres>),
}

impl Database {
    pub fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().expect("a temporary directory"))
    }

    pub fn postgres() -> Self {
        Self::Postgres(Box::new(Postgres::start().unwrap_or_else(|error| panic!("{error}"))))
    }

    /// The address of a database that is new and empty.
    pub fn database(&self, name: &str) -> String {
        match self {
            Self::Sqlite(directory) => format!("sqlite:{}/new/{name}.db", directory.path().display()),
            Self::Postgres(postgres) => postgres.database(name).unwrap_or_else(|error| panic!("{error}")),
        }
    }
}

pub async fn open(url: &str) -> Store {
    Store::open(url).await.unwrap_or_else(|error| panic!("{error}"))
}

pub fn id(text: &str) -> TableId {
    text.parse().expect("the id of a table")
}

/// A row of a table that was touched then, in the lobby, and sleeps.
pub fn row(touched: Millis) -> Row {
    let (game, summary) = ("a game".to_owned(), format!("touched at {touched}"));
    Row { game, edition: 1, created: 1, touched, listed: true, over: false, wake: None, summary }
}

/// Entries that happen one after another from that time on.
pub fn entries(at: Millis, bodies: &[&str]) -> Vec<StoredEntry> {
    bodies.iter().zip(at..).map(|(body, at)| StoredEntry { at, body: (*body).to_owned() }).collect()
}

/// An append whose entries happen at their numbers.
pub fn append(table: &str, first: u64, bodies: &[&str]) -> Append {
    let entries = entries(first as Millis, bodies);
    let row = row(first as Millis + bodies.len() as Millis - 1);
    Append { table: id(table), first, entries, row }
}

/// Writes, and expects it to be written.
pub async fn write(store: &Store, table: &str, first: u64, bodies: &[&str]) {
    assert_eq!(store.append(append(table, first, bodies)).await, Ok(()), "{table} {first} {bodies:?}");
}

/// Makes a table with one entry and this row.
pub async fn make(store: &Store, table: &str, row: Row) {
    let append = Append { table: id(table), first: 1, entries: entries(1, &["made"]), row };
    assert_eq!(store.append(append).await, Ok(()), "{table}");
}

/// Writes, and expects a conflict.
pub async fn conflict(store: &Store, table: &str, first: u64, bodies: &[&str]) {
    let result = store.append(append(table, first, bodies)).await;
    assert_eq!(result, Err(AppendError::Conflict), "{table} {first} {bodies:?}");
}

pub async fn load(store: &Store, table: &str) -> Option<StoredTable> {
    store.load(&id(table)).await.expect("the database answers")
}

/// The bodies of a table's log.
pub async fn log(store: &Store, table: &str) -> Vec<String> {
    let stored = load(store, table).await.unwrap_or_else(|| panic!("there is a table {table}"));
    stored.entries.into_iter().map(|entry| entry.body).collect()
}
