//! SQLite: one file, one connection that writes, a few that read beside it.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::Serialize;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Sqlite, SqliteConnection};

use crate::batch::Keep;
use crate::dialect::{self, Dialect};
use crate::{Append, Fence, Millis, OpenError, Row, StoredEntry, TableId, Terms, private};

const MIGRATIONS: [(&str, &str); 2] = [
    ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    ("editions", include_str!("../migrations/sqlite/0002_editions.sql")),
];

/// How long somebody else may hold the file, a copying tool for example.
const BUSY: Duration = Duration::from_secs(5);

/// The bytes of a page in a new file. An append changes two pages, each of which is written whole: small ones cost
/// less.
const PAGE: u32 = 2048;

/// The write-ahead log goes into the database when it has this many pages, 8 MiB in a new file: by then many pages of a
/// busy table have changed several times and are written once, and a small disk is not filled by what it does not need.
const CHECKPOINT: &str = "4096";

/// After that its file is cut to this many bytes.
const LARGEST_LOG: &str = "8388608";

/// If readers have kept it from going into the database until it has this many bytes, they are waited for.
const LONG_LOG: u64 = 2 * 8_388_608;

/// How much of the database a connection keeps in memory: 32 MiB, given in KiB as a negative number.
const CACHE: &str = "-32768";

/// The file that is meant by what follows `sqlite:`. A database in memory is none: nothing in it is durable.
pub(crate) fn path(text: &str) -> Option<PathBuf> {
    let path = Path::new(text.strip_prefix("//").unwrap_or(text));
    if path.file_name()? == ":memory:" {
        return None;
    }
    // What SQLite takes for something else than the name of a file does not begin with a slash.
    std::path::absolute(path).ok()
}

/// How to open a file that exists or not.
pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .page_size(PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY)
        .foreign_keys(true)
        .pragma("wal_autocheckpoint", CHECKPOINT)
        .pragma("journal_size_limit", LARGEST_LOG)
        .pragma("cache_size", CACHE)
        .disable_statement_logging()
}

/// How to open the file for reading only.
pub(crate) fn reading(options: &SqliteConnectOptions) -> SqliteConnectOptions {
    // A reader finds what was written lately in the system's memory.
    options.clone().create_if_missing(false).pragma("query_only", "on").pragma("cache_size", "-2048")
}

/// Opens the file, makes it where there is none, and brings it to today's form.
pub(crate) async fn open(options: &SqliteConnectOptions, path: &Path) -> Result<SqliteConnection, OpenError> {
    let database = path.display().to_string();
    let unavailable = |reason: String| OpenError::Unavailable { database: database.clone(), reason };
    private::make_private(path).map_err(|error| unavailable(error.to_string()))?;
    let mut connection = connect(options).await.map_err(|error| unavailable(error.to_string()))?;
    let migrator = dialect::migrator(&MIGRATIONS);
    migrate(&mut connection, &migrator)
        .await
        .map_err(|error| dialect::explain(&error, &migrator, &database))?;
    Ok(connection)
}

/// Connects. Where another program gives a new file its form at the same moment, SQLite does not wait by itself.
async fn connect(options: &SqliteConnectOptions) -> sqlx::Result<SqliteConnection> {
    const LOCKED: &str = "5";
    let begun = Instant::now();
    loop {
        match options.connect().await {
            Err(sqlx::Error::Database(error))
                if error.code().as_deref() == Some(LOCKED) && begun.elapsed() < BUSY =>
            {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            connected => return connected,
        }
    }
}

/// Two programs may open a new file at the same time: one of them waits for the other.
async fn migrate(connection: &mut SqliteConnection, migrator: &Migrator) -> Result<(), MigrateError> {
    let mut transaction = connection.begin_with(Sqlite::BEGIN).await?;
    migrator.run_direct(None, &mut *transaction, false).await?;
    Ok(transaction.commit().await?)
}

// What many appends bring goes to the database as one JSON array: a statement costs two changes of thread, and much
// more than a row.
const MISFITS: &str = "SELECT batch.key FROM json_each($1) AS batch LEFT JOIN tables ON tables.id = batch.value ->> 0 \
    WHERE ifnull(tables.next, 1) <> batch.value ->> 1";
const ROWS: &str = "INSERT INTO tables (id, next, game, created, touched, listed, is_over, wake, summary, edition) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8, \
    value ->> 9 FROM json_each($1) WHERE true \
    ON CONFLICT (id) DO UPDATE SET next = excluded.next, game = excluded.game, created = excluded.created, \
    touched = excluded.touched, listed = excluded.listed, is_over = excluded.is_over, wake = excluded.wake, \
    summary = excluded.summary, edition = excluded.edition";
const ENTRIES: &str = "INSERT INTO entries (table_id, number, at, body) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
const STORED: &str =
    "SELECT at, body FROM entries WHERE table_id = $1 AND number >= $2 AND number < $3 ORDER BY number";
const KEEP: &str = "INSERT INTO kept (table_id, kind, value) SELECT id, $2, $3 FROM tables WHERE id = $1 \
    ON CONFLICT (table_id, kind) DO UPDATE SET value = excluded.value";
// It is not a number of ours, and writing it changes a page even if it stays the same.
const PROBE: &str = "PRAGMA user_version = 1";
const CHECKPOINT_ALL: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
const REMOVE: &str = "DELETE FROM tables WHERE id = $1 AND touched < $2";

impl Dialect for Sqlite {
    // From here on there is no other writer, in this program or another.
    const BEGIN: &'static str = "BEGIN IMMEDIATE";
    const APPENDS_AT_ONCE: bool = false;

    async fn append(
        connection: &mut SqliteConnection,
        appends: &[(&Append, Terms)],
    ) -> sqlx::Result<Vec<Option<Fence>>> {
        let numbers = json(appends.iter().map(|(append, _)| (append.table.as_str(), append.first)));
        let misfits: Vec<i64> = sqlx::query_scalar(MISFITS).bind(numbers).fetch_all(&mut *connection).await?;
        let mut fits = vec![Some(Fence::ALONE); appends.len()];
        for place in misfits {
            fits[place as usize] = None;
        }

        let fitting = appends.iter().zip(&fits).filter(|(_, fits)| fits.is_some());
        let fitting: Vec<&Append> = fitting.map(|((append, _), _)| *append).collect();
        if fitting.is_empty() {
            return Ok(fits);
        }
        let rows = json(fitting.iter().map(|append| columns(append)));
        sqlx::query(ROWS).bind(rows).execute(&mut *connection).await?;
        let entries = fitting.iter().flat_map(|append| {
            let numbered = append.entries.iter().zip(append.first..);
            numbered.map(|(entry, number)| (append.table.as_str(), number, entry.at, entry.body.as_str()))
        });
        sqlx::query(ENTRIES).bind(json(entries)).execute(connection).await?;
        Ok(fits)
    }

    async fn stored(connection: &mut SqliteConnection, append: &Append) -> sqlx::Result<Vec<StoredEntry>> {
        let query =
            sqlx::query_as(STORED).bind(append.table.as_str()).bind(append.first as i64).bind(append.next());
        let entries: Vec<(i64, String)> = query.fetch_all(connection).await?;
        Ok(entries.into_iter().map(|(at, body)| StoredEntry { at, body }).collect())
    }

    async fn keep(connection: &mut SqliteConnection, keep: &Keep) -> sqlx::Result<bool> {
        let query = sqlx::query(KEEP).bind(keep.table.as_str()).bind(&keep.kind).bind(&keep.value);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }

    async fn remove(
        connection: &mut SqliteConnection,
        table: &TableId,
        before: Millis,
    ) -> sqlx::Result<bool> {
        let query = sqlx::query(REMOVE).bind(table.as_str()).bind(before);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }

    async fn probe(connection: &mut SqliteConnection) -> sqlx::Result<()> {
        sqlx::query(PROBE).execute(connection).await.map(drop)
    }

    async fn tidy(connection: &mut SqliteConnection, options: &SqliteConnectOptions) -> sqlx::Result<()> {
        let log = private::beside(options.get_filename(), "-wal");
        if std::fs::metadata(log).is_ok_and(|log| log.len() > LONG_LOG) {
            sqlx::query(CHECKPOINT_ALL).execute(connection).await?;
        }
        Ok(())
    }
}

/// The columns of a table's row.
fn columns(append: &Append) -> impl Serialize {
    let Append { table, row, .. } = append;
    let Row { game, edition, created, touched, listed, over, wake, summary } = row;
    (table, append.next(), game, created, touched, listed, over, wake, summary, edition)
}

/// A JSON array.
fn json(items: impl Iterator<Item = impl Serialize>) -> String {
    let items: Vec<_> = items.collect();
    serde_json::to_string(&items).expect("texts and numbers can be written as JSON")
}
