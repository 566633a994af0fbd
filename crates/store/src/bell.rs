//! What servers on one PostgreSQL call out to each other: [`Store::call_out`] and [`Listener`]. Nothing of it is kept,
//! and nobody can be sure to be heard.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener};
use sqlx::{Pool, Postgres};
use tokio::time::timeout;

use crate::reader::in_time;
use crate::{Store, StoreError};

/// The most bytes that one text may have: the database takes 8,000.
pub const LONGEST_CALL: usize = 7_900;

/// How long listening may take to begin.
const BEGINNING: Duration = Duration::from_secs(5);

/// How long closing may take.
const CLOSING: Duration = Duration::from_secs(1);

const CHANNEL: &str = "pyramidion";

// In a statement of its own, after everything that it tells of is there: the database lets only one at a time finish
// that calls out.
const CALL: &str = "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text";

/// Somebody who hears what is called out on a database.
pub struct Listener(PgListener);

/// The connections for it: one calls, one listens.
pub(crate) fn connections(options: PgConnectOptions) -> Pool<Postgres> {
    let pool = sqlx::pool::PoolOptions::new().max_connections(2).acquire_timeout(BEGINNING);
    pool.max_lifetime(None).idle_timeout(None).connect_lazy_with(options)
}

/// Closes them. Somebody who still listens is not waited for.
pub(crate) async fn close(connections: &Pool<Postgres>) {
    let _ = timeout(CLOSING, connections.close()).await;
}

impl Store {
    /// Calls these texts out to all who listen on this database, the one who calls too, if others can.
    pub async fn call_out(&self, texts: &[String]) -> Result<(), StoreError> {
        let Some(pool) = &self.calls else { return Ok(()) };
        in_time(async { sqlx::query(CALL).bind(CHANNEL).bind(texts).execute(pool).await.map(drop) }).await
    }

    /// Begins to listen; nobody can call out on a file. What is called out from now on is heard.
    pub async fn listen(&self) -> Result<Option<Listener>, StoreError> {
        let Some(pool) = &self.calls else { return Ok(None) };
        let listening = async {
            let mut listener = PgListener::connect_with(pool).await?;
            listener.listen(CHANNEL).await?;
            Ok::<_, sqlx::Error>(listener)
        };
        let late = |_| StoreError::Unavailable("nothing was heard in time".into());
        Ok(Some(Listener(timeout(BEGINNING, listening).await.map_err(late)??)))
    }
}

impl Listener {
    /// The next text. After an error something may have been missed, and nothing more is heard: listen anew.
    pub async fn hear(&mut self) -> Result<String, StoreError> {
        match self.0.try_recv().await? {
            Some(call) => Ok(call.payload().to_owned()),
            None => Err(StoreError::Unavailable("the connection was lost".into())),
        }
    }
}
