//! What is new in the logs of tables to which other servers write, too. Those who ask at the same time are answered by
//! one question: each is a way to the database and back, however little it finds. Start at [`News`].

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{PgConnection, Postgres, Sqlite};
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;
use tokio::time::sleep_until;

use crate::reader::{Reader, in_time, read_id};
use crate::{CLOSED, Readers, StoreError, StoredEntry, TableId};

/// The entries of a log after a number, as many as are told at once; nothing if there is no such table.
pub type News = Option<Vec<StoredEntry>>;

/// How far apart questions are asked when many ask at once. A table that asks alone never waits.
const PACE: Duration = Duration::from_millis(16);

/// The most tables that one question is about.
const MOST: usize = 512;

/// The most entries that are told of one table.
const MOST_NEWS: i64 = 1000;

/// Somebody wants to know what comes after this number at a table.
pub(crate) struct Question {
    pub table: TableId,
    pub have: u64,
    pub answer: oneshot::Sender<Result<News, StoreError>>,
}

/// Answers everybody who asks, for as long as there is anybody who might.
pub(crate) async fn answer(readers: Arc<Readers>, mut inbox: mpsc::Receiver<Question>) {
    let (mut next, mut line) = (Instant::now(), None);
    while let Some(first) = inbox.recv().await {
        if next > Instant::now() {
            sleep_until(next.into()).await;
        } else {
            // One who has just been told of something is seldom the only one: the others ask now, too.
            yield_now().await;
        }
        let mut questions = vec![first];
        while questions.len() < MOST {
            let Ok(question) = inbox.try_recv() else { break };
            questions.push(question);
        }
        if questions.len() > 1 {
            next = Instant::now() + PACE;
        }
        let asked: Vec<(&TableId, u64)> =
            questions.iter().map(|question| (&question.table, question.have)).collect();
        let found = match &*readers {
            Readers::Sqlite(reader) => reader.news(&asked).await,
            Readers::Postgres(reader) => reader.news(&mut line, &asked).await,
        };
        match found {
            Ok(found) => {
                for (question, news) in questions.into_iter().zip(found) {
                    // The one who asked may have gone.
                    let _ = question.answer.send(Ok(news));
                }
            }
            Err(error) => {
                for question in questions {
                    let _ = question.answer.send(Err(error.clone()));
                }
            }
        }
    }
}

/// Asks, and waits for the answer.
pub(crate) async fn ask(
    inbox: &mpsc::Sender<Question>,
    table: &TableId,
    have: u64,
) -> Result<News, StoreError> {
    let closed = || StoreError::Unavailable(CLOSED.into());
    let (answer, answered) = oneshot::channel();
    let question = Question { table: table.clone(), have, answer };
    inbox.send(question).await.map_err(|_| closed())?;
    answered.await.map_err(|_| closed())?
}

// For each question its number, and each entry that is new. The database knows nothing of how many there are, and would
// read everything if it were not told to look for each by itself.
const NEWS: &str = "SELECT place, at, body \
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (table_id, have, place), \
    LATERAL (SELECT number, at, body FROM entries WHERE entries.table_id = asked.table_id AND number > have \
    ORDER BY number LIMIT $3) AS news ORDER BY place, number";
const HEADS: &str = "SELECT id, next - 1 FROM tables WHERE id = ANY($1)";

impl Reader<Postgres> {
    async fn news(
        &self,
        line: &mut Option<PgConnection>,
        asked: &[(&TableId, u64)],
    ) -> Result<Vec<News>, StoreError> {
        let rows = in_time(self.new_entries(line, asked)).await?;
        let mut all: Vec<News> = vec![None; asked.len()];
        for (place, at, body) in rows {
            if let Some(news) = all.get_mut(place as usize - 1) {
                news.get_or_insert_default().push(StoredEntry { at, body });
            }
        }
        // Where nothing is new the table may be gone.
        let silent: Vec<TableId> = asked
            .iter()
            .zip(&all)
            .filter(|(_, news)| news.is_none())
            .map(|((table, _), _)| (*table).clone())
            .collect();
        if !silent.is_empty() {
            let there: HashSet<TableId> =
                self.heads(&silent).await?.into_iter().map(|(table, _)| table).collect();
            for ((table, _), news) in asked.iter().zip(&mut all) {
                if news.is_none() && there.contains(*table) {
                    *news = Some(Vec::new());
                }
            }
        }
        Ok(all)
    }

    /// The place of each entry among the questions, when it was written, and its text. It is asked over a connection
    /// that stays with the one who asks: the pool would see before and after whether it is alive, which costs more than
    /// the question. If it turns out that it is not, the same is asked over a new one.
    async fn new_entries(
        &self,
        line: &mut Option<PgConnection>,
        asked: &[(&TableId, u64)],
    ) -> sqlx::Result<Vec<(i64, i64, String)>> {
        let ids: Vec<&str> = asked.iter().map(|(table, _)| table.as_str()).collect();
        let numbers: Vec<i64> = asked.iter().map(|(_, have)| *have as i64).collect();
        loop {
            // Nobody asks over a connection whose answer somebody has not waited for.
            let (mut connection, is_new) = match line.take() {
                Some(connection) => (connection, false),
                None => (self.connection().await?.detach(), true),
            };
            let query = sqlx::query_as(NEWS).bind(&ids).bind(&numbers).bind(MOST_NEWS);
            match query.fetch_all(&mut connection).await {
                Ok(rows) => {
                    *line = Some(connection);
                    return Ok(rows);
                }
                Err(error) if is_new => return Err(error),
                Err(_) => {}
            }
        }
    }

    pub(crate) async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let rows: Vec<(String, i64)> = in_time(async {
            let mut connection = self.connection().await?;
            sqlx::query_as(HEADS).bind(ids).fetch_all(&mut *connection).await
        })
        .await?;
        rows.into_iter().map(|(id, head)| Ok((read_id(id)?, head as u64))).collect()
    }
}

impl Reader<Sqlite> {
    async fn news(&self, asked: &[(&TableId, u64)]) -> Result<Vec<News>, StoreError> {
        let mut all = Vec::with_capacity(asked.len());
        for (table, have) in asked {
            let found = self.load(table).await?;
            all.push(found.map(|mut found| found.entries.split_off(found.entries.len().min(*have as usize))));
        }
        Ok(all)
    }

    /// Nobody else writes to the file.
    #[allow(clippy::unused_async, reason = "as with the other database")]
    pub(crate) async fn heads(&self, _: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        Ok(Vec::new())
    }
}
