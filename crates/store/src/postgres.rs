//! PostgreSQL: several servers may write to one database, each by one connection.

use std::collections::HashMap;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, PgConnection, Postgres};
use tokio::time::{Instant, sleep, timeout_at};
use tracing::info;

use crate::batch::Keep;
use crate::dialect::{self, Dialect};
use crate::leases::lease;
use crate::{Append, Fence, Millis, OpenError, StoredEntry, TableId, Terms};

const MIGRATIONS: [(&str, &str); 3] = [
    ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
    ("editions", include_str!("../migrations/postgres/0002_editions.sql")),
    ("leases", include_str!("../migrations/postgres/0003_leases.sql")),
];

/// How long a database that is just starting is waited for.
const STARTING: Duration = Duration::from_secs(10);

/// How often it is tried meanwhile.
const TRYING: Duration = Duration::from_millis(250);

/// The connection's options from its address.
pub(crate) fn options(url: &str) -> Option<PgConnectOptions> {
    if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
        return None;
    }
    let options: PgConnectOptions = url.parse().ok()?;
    // A commit is on the disk when it returns, whatever the database's own setting is.
    Some(
        options
            .application_name("pyramidion")
            .options([("synchronous_commit", "on")])
            .disable_statement_logging(),
    )
}

/// The database as it can be shown: without a password.
pub(crate) fn name(options: &PgConnectOptions) -> String {
    let (host, port) = (options.get_host(), options.get_port());
    format!("postgres://{host}:{port}/{}", options.get_database().unwrap_or_default())
}

/// Connects, waits a little while the database starts, and brings it to today's form.
pub(crate) async fn open(options: &PgConnectOptions) -> Result<PgConnection, OpenError> {
    let database = name(options);
    let unavailable = |reason: String| OpenError::Unavailable { database: database.clone(), reason };
    let until = Instant::now() + STARTING;
    let mut connection = loop {
        match timeout_at(until, options.connect()).await {
            Ok(Ok(connection)) => break connection,
            Ok(Err(error)) if is_starting(&error) && Instant::now() + TRYING < until => {
                info!(%database, reason = %error, "waiting for the database");
                sleep(TRYING).await;
            }
            Ok(Err(error)) => return Err(unavailable(error.to_string())),
            Err(_) => return Err(unavailable(format!("found no answer within {} s", STARTING.as_secs()))),
        }
    };
    let encoding: String = sqlx::query_scalar("SHOW server_encoding")
        .fetch_one(&mut connection)
        .await
        .map_err(|error| unavailable(error.to_string()))?;
    if encoding != "UTF8" {
        return Err(unavailable(format!("found the encoding {encoding}, expected UTF8")));
    }
    let migrator = dialect::migrator(&MIGRATIONS);
    let migrated = migrator.run_direct(None, &mut connection, false).await;
    migrated.map_err(|error| dialect::explain(&error, &migrator, &database))?;
    Ok(connection)
}

/// Whether it is worth trying again: nobody listens yet, or somebody says "the database system is starting up".
fn is_starting(error: &sqlx::Error) -> bool {
    const CANNOT_CONNECT_NOW: &str = "57P03";
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| code == CANNOT_CONNECT_NOW),
        _ => false,
    }
}

// All of it in one statement: each more would be another way to the database and back. The rows are locked in the order
// of their ids, so that one of two servers waits for the other and never each for the other, and read as the other has
// left them. If another server makes a table of the same name just now, this waits for it and does nothing.
const APPEND: &str = concat!(
    "WITH batch AS MATERIALIZED (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], \
    $5::bigint[], $6::bigint[], $7::boolean[], $8::boolean[], $9::bigint[], $10::text[], $11::bigint[], \
    $12::bigint[], $13::boolean[]) AS batch (id, first, next, game, created, touched, listed, is_over, wake, summary, \
    edition, under, takes_over)), \
    locked AS MATERIALIZED (SELECT id, next, fence FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE), \
    advanced AS (UPDATE tables SET next = batch.next, game = batch.game, created = batch.created, \
    touched = batch.touched, listed = batch.listed, is_over = batch.is_over, wake = batch.wake, \
    summary = batch.summary, edition = batch.edition, fence = tables.fence + takes_over::int, \
    leased = CASE WHEN takes_over THEN ",
    lease!(),
    " ELSE leased END FROM batch JOIN locked USING (id) WHERE tables.id = batch.id AND locked.next = batch.first \
    AND (under IS NULL OR under = locked.fence) RETURNING tables.id, tables.fence), \
    made AS (INSERT INTO tables (id, next, game, created, touched, listed, is_over, wake, summary, edition, fence, \
    leased) SELECT id, next, game, created, touched, listed, is_over, wake, summary, edition, takes_over::int, \
    CASE WHEN takes_over THEN ",
    lease!(),
    " ELSE 0 END FROM batch WHERE first = 1 AND id NOT IN (SELECT id FROM locked) \
    ORDER BY id COLLATE \"C\" ON CONFLICT (id) DO NOTHING RETURNING id, fence), \
    written AS (SELECT * FROM advanced UNION ALL SELECT * FROM made), \
    entered AS (INSERT INTO entries (table_id, number, at, body) SELECT entry.* \
    FROM unnest($14::text[], $15::bigint[], $16::bigint[], $17::text[]) AS entry (table_id, number, at, body) \
    JOIN written ON id = table_id) \
    SELECT * FROM written"
);
const STORED: &str =
    "SELECT at, body FROM entries WHERE table_id = $1 AND number >= $2 AND number < $3 ORDER BY number";
const KEEP: &str = "INSERT INTO kept (table_id, kind, value) SELECT id, $2, $3 FROM tables WHERE id = $1 \
    ON CONFLICT (table_id, kind) DO UPDATE SET value = excluded.value";
// A row that is written anew though it stays the same.
const PROBE: &str = "UPDATE _sqlx_migrations SET description = description WHERE version = 1";
const REMOVE: &str = "DELETE FROM tables WHERE id = $1 AND touched < $2";

impl Dialect for Postgres {
    const BEGIN: &'static str = "BEGIN";
    const APPENDS_AT_ONCE: bool = true;

    async fn append(
        connection: &mut PgConnection,
        appends: &[(&Append, Terms)],
    ) -> sqlx::Result<Vec<Option<Fence>>> {
        let count = appends.iter().map(|(append, _)| append.entries.len()).sum();
        let (mut ids, mut numbers) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let (mut times, mut bodies) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for (append, _) in appends {
            for (entry, number) in append.entries.iter().zip(append.first as i64..) {
                ids.push(append.table.as_str());
                numbers.push(number);
                times.push(entry.at);
                bodies.push(entry.body.as_str());
            }
        }
        let query = sqlx::query_as(APPEND)
            .bind(column(appends, |(append, _)| append.table.as_str()))
            .bind(column(appends, |(append, _)| append.first as i64))
            .bind(column(appends, |(append, _)| append.next()))
            .bind(column(appends, |(append, _)| append.row.game.as_str()))
            .bind(column(appends, |(append, _)| append.row.created))
            .bind(column(appends, |(append, _)| append.row.touched))
            .bind(column(appends, |(append, _)| append.row.listed))
            .bind(column(appends, |(append, _)| append.row.over))
            .bind(column(appends, |(append, _)| append.row.wake))
            .bind(column(appends, |(append, _)| append.row.summary.as_str()))
            .bind(column(appends, |(append, _)| i64::from(append.row.edition)))
            .bind(column(appends, |(_, terms)| terms.under.map(|fence| fence.0)))
            .bind(column(appends, |(_, terms)| terms.takes_over))
            .bind(ids)
            .bind(numbers)
            .bind(times)
            .bind(bodies);
        let written: Vec<(String, i64)> = query.fetch_all(connection).await?;
        let written: HashMap<&str, i64> = written.iter().map(|(id, fence)| (id.as_str(), *fence)).collect();
        Ok(column(appends, |(append, _)| written.get(append.table.as_str()).copied().map(Fence)))
    }

    async fn stored(connection: &mut PgConnection, append: &Append) -> sqlx::Result<Vec<StoredEntry>> {
        let query =
            sqlx::query_as(STORED).bind(append.table.as_str()).bind(append.first as i64).bind(append.next());
        let entries: Vec<(i64, String)> = query.fetch_all(connection).await?;
        Ok(entries.into_iter().map(|(at, body)| StoredEntry { at, body }).collect())
    }

    async fn keep(connection: &mut PgConnection, keep: &Keep) -> sqlx::Result<bool> {
        let query = sqlx::query(KEEP).bind(keep.table.as_str()).bind(&keep.kind).bind(&keep.value);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }

    async fn remove(connection: &mut PgConnection, table: &TableId, before: Millis) -> sqlx::Result<bool> {
        let query = sqlx::query(REMOVE).bind(table.as_str()).bind(before);
        Ok(query.execute(connection).await?.rows_affected() > 0)
    }

    async fn probe(connection: &mut PgConnection) -> sqlx::Result<()> {
        sqlx::query(PROBE).execute(connection).await.map(drop)
    }

    async fn tidy(_: &mut PgConnection, _: &PgConnectOptions) -> sqlx::Result<()> {
        Ok(())
    }
}

fn column<'a, T>(appends: &[(&'a Append, Terms)], value: impl Fn((&'a Append, Terms)) -> T) -> Vec<T> {
    appends.iter().map(|append| value(*append)).collect()
}
