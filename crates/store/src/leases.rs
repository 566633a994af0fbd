//! Which of several servers does what nobody asks for at a table: [`Fence`]. A server that stands alone may always.

use std::cell::LazyCell;
use std::collections::HashSet;

use sqlx::{Postgres, Sqlite};

use crate::reader::{Reader, in_time, read_id};
use crate::{Millis, StoreError, TableId};

/// The number under which a server looks after a table. It grows whenever another server takes over, and what is
/// written under an older one is refused. The lease that comes with it lasts ten seconds, by the database's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fence(pub(crate) i64);

/// On which terms an append is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// It is refused as a conflict unless the table is still looked after under this number.
    pub under: Option<Fence>,
    /// The one who writes it looks after the table from now on.
    pub takes_over: bool,
}

/// A game and the edition of its rules.
pub type Edition = (String, u16);

/// The database's clock in milliseconds, for statements that are put together.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// The end of a lease that begins now.
macro_rules! lease {
    () => {
        concat!($crate::leases::now!(), " + 10000")
    };
}

pub(crate) use {lease, now};

const CLAIM: &str = concat!(
    "UPDATE tables SET fence = fence + 1, leased = ",
    lease!(),
    " WHERE id = $1 AND leased <= ",
    now!(),
    " RETURNING fence"
);
// A row that somebody is just writing is passed over: they look after it.
const CLAIM_DUE: &str = concat!(
    "WITH due AS MATERIALIZED (SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= $1 AND leased <= ",
    now!(),
    " AND (game, edition) IN (SELECT * FROM unnest($2::text[], $3::bigint[])) AND NOT id = ANY($4) \
    ORDER BY wake, id LIMIT $5 FOR NO KEY UPDATE SKIP LOCKED) \
    UPDATE tables SET fence = fence + 1, leased = ",
    lease!(),
    " FROM due WHERE tables.id = due.id RETURNING tables.id, fence"
);
// The rows of tables that are still held, in the order of their ids, so that no two servers wait for each other.
macro_rules! held {
    () => {
        "WITH held AS MATERIALIZED (SELECT id FROM tables JOIN unnest($1::text[], $2::bigint[]) \
        AS named (table_id, number) ON id = table_id AND fence = number ORDER BY id FOR NO KEY UPDATE OF tables) "
    };
}
const RENEW: &str =
    concat!(held!(), "UPDATE tables SET leased = ", lease!(), " FROM held WHERE tables.id = held.id");
const GIVE_BACK: &str = concat!(held!(), "UPDATE tables SET leased = 0 FROM held WHERE tables.id = held.id");

impl Reader<Postgres> {
    pub(crate) async fn claim(&self, table: &TableId) -> Result<Option<Fence>, StoreError> {
        let fence: Option<i64> = in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_scalar(CLAIM).bind(table.as_str()).fetch_optional(&mut *connection).await
        })
        .await?;
        Ok(fence.map(Fence))
    }

    pub(crate) async fn claim_due(
        &self,
        until: Millis,
        editions: &[Edition],
        except: impl FnOnce() -> HashSet<TableId>,
        limit: u32,
    ) -> Result<Vec<(TableId, Fence)>, StoreError> {
        let games: Vec<&str> = editions.iter().map(|(game, _)| game.as_str()).collect();
        let numbers: Vec<i64> = editions.iter().map(|(_, edition)| i64::from(*edition)).collect();
        let except = except();
        let except: Vec<&str> = except.iter().map(TableId::as_str).collect();
        let rows: Vec<(String, i64)> = in_time(async {
            let mut connection = self.connection().await?;
            let query = sqlx::query_as(CLAIM_DUE).bind(until).bind(games).bind(numbers).bind(except);
            query.bind(i64::from(limit)).fetch_all(&mut *connection).await
        })
        .await?;
        rows.into_iter().map(|(id, fence)| Ok((read_id(id)?, Fence(fence)))).collect()
    }

    pub(crate) async fn renew(&self, held: &[(TableId, Fence)]) -> Result<(), StoreError> {
        self.change(RENEW, held).await
    }

    pub(crate) async fn give_back(&self, held: &[(TableId, Fence)]) -> Result<(), StoreError> {
        self.change(GIVE_BACK, held).await
    }

    async fn change(&self, sql: &'static str, held: &[(TableId, Fence)]) -> Result<(), StoreError> {
        let ids: Vec<&str> = held.iter().map(|(table, _)| table.as_str()).collect();
        let fences: Vec<i64> = held.iter().map(|(_, fence)| fence.0).collect();
        in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query(sql).bind(ids).bind(fences).execute(&mut *connection).await.map(drop)
        })
        .await
    }
}

/// Of a file there is one server: it looks after everything.
impl Reader<Sqlite> {
    #[allow(clippy::unused_async, reason = "as with the other database")]
    pub(crate) async fn claim(&self, _: &TableId) -> Result<Option<Fence>, StoreError> {
        Ok(Some(Fence::ALONE))
    }

    pub(crate) async fn claim_due(
        &self,
        until: Millis,
        editions: &[Edition],
        except: impl FnOnce() -> HashSet<TableId>,
        limit: u32,
    ) -> Result<Vec<(TableId, Fence)>, StoreError> {
        let (mut tables, mut last, except) = (Vec::new(), None, LazyCell::new(except));
        // Those that another version plays stand first for ever, as do those that are to be left out: they are passed
        // over, however many they are.
        loop {
            let page = self.due(until, last.as_ref(), limit).await?;
            let is_last = page.len() < limit as usize;
            last = page.last().cloned();
            let wanted = page.into_iter().filter(|due| {
                editions.iter().any(|(game, edition)| *game == due.game && *edition == due.edition)
                    && !except.contains(&due.table)
            });
            tables.extend(wanted.map(|due| (due.table, Fence::ALONE)));
            if is_last || tables.len() >= limit as usize {
                return Ok(tables);
            }
        }
    }

    #[allow(clippy::unused_async, reason = "as with the other database")]
    pub(crate) async fn renew(&self, _: &[(TableId, Fence)]) -> Result<(), StoreError> {
        Ok(())
    }

    #[allow(clippy::unused_async, reason = "as with the other database")]
    pub(crate) async fn give_back(&self, _: &[(TableId, Fence)]) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Fence {
    /// Of a server that stands alone.
    pub const ALONE: Self = Self(0);
}
