//! Questions. They are asked through a pool of connections, in SQL that both databases understand.

use std::time::Duration;

use sqlx::pool::{PoolConnection, PoolOptions};
use sqlx::{ColumnIndex, Connection, Database, Decode, Encode, Executor, IntoArguments, Pool, Type};
use tokio::time::timeout;

use crate::table::Due;
use crate::{ListedTable, LobbyRow, MAKER, Millis, Old, Row, StoreError, StoredEntry, StoredTable, TableId};

/// How long an answer may take.
const ANSWERING: Duration = Duration::from_secs(10);

/// How long a question may wait for a free connection.
const ACQUIRING: Duration = Duration::from_secs(3);

/// How many questions are asked at a time.
const CONNECTIONS: u32 = 4;

/// Reads from one database.
pub(crate) struct Reader<DB: Database> {
    pool: Pool<DB>,
}

/// A row of `tables`: id, next, and then the fields of [`Row`].
type Columns = (String, i64, String, i64, i64, bool, bool, Option<i64>, String, i64);

/// The same of the lobby: then who made the table.
type LobbyColumns = (String, i64, String, i64, i64, bool, bool, Option<i64>, String, i64, Option<String>);

/// The same of a list: then how much text the log has, and who made the table.
type ListedColumns =
    (String, i64, String, i64, i64, bool, bool, Option<i64>, String, i64, i64, Option<String>);

const ROW: &str = "SELECT id, next, game, created, touched, listed, is_over, wake, summary, edition FROM tables \
    WHERE id = $1";
const LOG: &str = "SELECT at, body FROM entries WHERE table_id = $1 AND number < $2 ORDER BY number";
const LOBBY: &str = "SELECT id, next, game, created, touched, listed, is_over, wake, summary, edition, \
    (SELECT value FROM kept WHERE table_id = id AND kind = $2) FROM tables \
    WHERE listed AND NOT is_over ORDER BY touched DESC, id LIMIT $1";
const LIST: &str = "SELECT id, next, game, created, touched, listed, is_over, wake, summary, edition, \
    (SELECT CAST(coalesce(sum(length(body)), 0) AS BIGINT) FROM entries WHERE table_id = id), \
    (SELECT value FROM kept WHERE table_id = id AND kind = $3) FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
const DUE: &str = "SELECT id, wake, game, edition FROM tables WHERE wake IS NOT NULL AND wake <= $1 \
    AND (wake, id) > ($2, $3) ORDER BY wake, id LIMIT $4";
const KEPT: &str = "SELECT value FROM kept WHERE table_id = $1 AND kind = $2";
const ALL_KEPT: &str = "SELECT kind, value FROM kept WHERE table_id = $1 ORDER BY kind";
const COUNT: &str = "SELECT count(*) FROM tables";
const COUNT_OLD: &str = "SELECT game, edition, count(*), count(*) FILTER (WHERE NOT is_over) FROM tables \
    WHERE touched < $1 GROUP BY game, edition ORDER BY game, edition";
// No id is empty: all of them come after the empty text.
const TABLES: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
// Pruning is rare: it may read all rows, so that no append has to keep an index of them.
const OLD: &str = "SELECT id FROM tables WHERE id > $1 AND touched < $2 ORDER BY id LIMIT $3";

impl<DB> Reader<DB>
where
    DB: Database,
    DB::Arguments: IntoArguments<DB>,
    for<'c> &'c mut DB::Connection: Executor<'c, Database = DB>,
    for<'t> &'t str: Encode<'t, DB> + Type<DB>,
    for<'t> String: Decode<'t, DB> + Type<DB>,
    for<'t> i64: Encode<'t, DB> + Decode<'t, DB> + Type<DB>,
    for<'t> bool: Decode<'t, DB> + Type<DB>,
    usize: ColumnIndex<DB::Row>,
{
    /// A reader that connects when it is first asked.
    pub(crate) fn new(options: <DB::Connection as Connection>::Options) -> Self {
        let pool = PoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(ACQUIRING);
        Self { pool: pool.connect_lazy_with(options) }
    }

    pub(crate) async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        // Between the two questions a table can go and another of its name come: then they are asked once more.
        for _ in 0..3 {
            match in_time(self.load_once(table)).await? {
                None => return Ok(None),
                Some((columns, log)) if columns.1 == log.len() as i64 + 1 => {
                    let entries = log.into_iter().map(|(at, body)| StoredEntry { at, body }).collect();
                    return Ok(Some(StoredTable { row: read_row(columns)?.1, entries }));
                }
                Some(_) => {}
            }
        }
        Err(StoreError::Damaged(format!(
            "table {table}: found another number of entries than its row expects"
        )))
    }

    /// A table's row, and the entries before the number that the row says is next.
    async fn load_once(&self, table: &TableId) -> sqlx::Result<Option<(Columns, Vec<(i64, String)>)>> {
        let mut connection = self.connection().await?;
        let row = sqlx::query_as(ROW).bind(table.as_str()).fetch_optional(&mut *connection);
        let Some(columns): Option<Columns> = row.await? else { return Ok(None) };
        let log = sqlx::query_as(LOG).bind(table.as_str()).bind(columns.1).fetch_all(&mut *connection);
        Ok(Some((columns, log.await?)))
    }

    pub(crate) async fn lobby(&self, limit: u32) -> Result<Vec<LobbyRow>, StoreError> {
        let rows: Vec<LobbyColumns> = in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_as(LOBBY).bind(i64::from(limit)).bind(MAKER).fetch_all(&mut *connection).await
        })
        .await?;
        let shown = rows.into_iter().map(|(id, next, a, b, c, d, e, f, g, h, maker)| {
            let (table, row) = read_row((id, next, a, b, c, d, e, f, g, h))?;
            Ok(LobbyRow { table, row, maker })
        });
        shown.collect()
    }

    pub(crate) async fn list(&self, after: &str, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        let rows: Vec<ListedColumns> = in_time(async {
            let mut connection = self.connection().await?;
            let query = sqlx::query_as(LIST).bind(after).bind(i64::from(limit)).bind(MAKER);
            query.fetch_all(&mut *connection).await
        })
        .await?;
        let listed = rows.into_iter().map(|(id, next, a, b, c, d, e, f, g, h, size, maker)| {
            let (table, row) = read_row((id, next, a, b, c, d, e, f, g, h))?;
            Ok(ListedTable { table, row, entries: (next - 1) as u64, size: size as u64, maker })
        });
        listed.collect()
    }

    pub(crate) async fn due(
        &self,
        until: Millis,
        after: Option<&Due>,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        let (wake, id) = after.map_or((i64::MIN, ""), |due| (due.wake, due.table.as_str()));
        let rows: Vec<(String, i64, String, i64)> = in_time(async {
            let mut connection = self.connection().await?;
            let query = sqlx::query_as(DUE).bind(until).bind(wake).bind(id).bind(i64::from(limit));
            query.fetch_all(&mut *connection).await
        })
        .await?;
        let read = |(id, wake, game, edition)| {
            Ok(Due { table: read_id(id)?, wake, game, edition: read_edition(edition)? })
        };
        rows.into_iter().map(read).collect()
    }

    pub(crate) async fn kept(&self, table: &TableId, kind: &str) -> Result<Option<String>, StoreError> {
        in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_scalar(KEPT).bind(table.as_str()).bind(kind).fetch_optional(&mut *connection).await
        })
        .await
    }

    pub(crate) async fn all_kept(&self, table: &TableId) -> Result<Vec<(String, String)>, StoreError> {
        in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_as(ALL_KEPT).bind(table.as_str()).fetch_all(&mut *connection).await
        })
        .await
    }

    pub(crate) async fn count(&self) -> Result<u64, StoreError> {
        let count: i64 = in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_scalar(COUNT).fetch_one(&mut *connection).await
        })
        .await?;
        Ok(count as u64)
    }

    pub(crate) async fn count_old(&self, before: Millis) -> Result<Vec<Old>, StoreError> {
        let rows: Vec<(String, i64, i64, i64)> = in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_as(COUNT_OLD).bind(before).fetch_all(&mut *connection).await
        })
        .await?;
        let read = |(game, edition, tables, unfinished)| {
            let edition = read_edition(edition)?;
            Ok(Old { game, edition, tables: tables as u64, unfinished: unfinished as u64 })
        };
        rows.into_iter().map(read).collect()
    }

    pub(crate) async fn tables(&self, after: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_scalar(TABLES).bind(after).bind(i64::from(limit)).fetch_all(&mut *connection).await
        })
        .await?;
        ids.into_iter().map(read_id).collect()
    }

    pub(crate) async fn old(
        &self,
        after: &str,
        before: Millis,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = in_time(async {
            let mut connection = self.connection().await?;
            let query = sqlx::query_scalar(OLD).bind(after).bind(before).bind(i64::from(limit));
            query.fetch_all(&mut *connection).await
        })
        .await?;
        ids.into_iter().map(read_id).collect()
    }

    pub(crate) async fn close(&self) {
        let _ = timeout(ACQUIRING, self.pool.close()).await;
    }

    pub(crate) async fn connection(&self) -> sqlx::Result<PoolConnection<DB>> {
        self.pool.acquire().await
    }
}

/// Waits for an answer, but not for ever.
pub(crate) async fn in_time<T>(answer: impl Future<Output = sqlx::Result<T>>) -> Result<T, StoreError> {
    match timeout(ANSWERING, answer).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(StoreError::Unavailable(format!("found no answer within {} s", ANSWERING.as_secs()))),
    }
}

fn read_row(columns: Columns) -> Result<(TableId, Row), StoreError> {
    let (id, _, game, created, touched, listed, over, wake, summary, edition) = columns;
    let edition = read_edition(edition)?;
    Ok((read_id(id)?, Row { game, edition, created, touched, listed, over, wake, summary }))
}

fn read_edition(edition: i64) -> Result<u16, StoreError> {
    u16::try_from(edition).map_err(|error| StoreError::Damaged(format!("a table's edition: {error}")))
}

pub(crate) fn read_id(id: String) -> Result<TableId, StoreError> {
    TableId::try_from(id).map_err(|error| StoreError::Damaged(format!("a table's id: {error}")))
}
