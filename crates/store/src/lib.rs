//! The log of every table, in SQLite or PostgreSQL. Start at [`Store::open`] and [`Store::append`].
//!
//! A table is an append-only log of entries numbered 1, 2, 3 …, and a row that can be asked without reading logs. What an
//! entry means is the server's business. Nothing is acknowledged before it is durable, and of two writers who want the
//! same number one is refused.
//!
//! An append is *idempotent*: the same entries under the same numbers are acknowledged as often as they are tried, and
//! written once. So whoever does not know whether a commit happened tries again. Entries of two writers that must be
//! told apart though they say the same at the same time need something of their own in them, a nonce for example.

mod archive;
mod batch;
mod dialect;
mod error;
mod postgres;
mod reader;
mod sqlite;
mod stats;
mod table;
mod writer;

use std::sync::Arc;

use sqlx::{Postgres, Sqlite};
use tokio::sync::{mpsc, oneshot};

use crate::batch::{Keep, Removal, Work};
use crate::dialect::Dialect;
use crate::reader::Reader;
use crate::stats::Counters;
use crate::writer::{Message, Writer};

pub use crate::archive::{ArchiveError, Imported};
pub use crate::error::{AppendError, OpenError, StoreError};
pub use crate::stats::Stats;
pub use crate::table::{
    Append, Entry, LARGEST_APPEND, LONGEST_ID, LONGEST_KIND, Millis, Row, Stored, TableId, TableIdError,
};

/// How much may wait for the writer before whoever asks has to wait too.
const WAITING: usize = 4096;

/// How many tables are removed in one transaction.
const PRUNED_AT_A_TIME: u32 = 100;

const CLOSED: &str = "the store is closed";

/// An open database. Clones are the same one.
#[derive(Clone)]
pub struct Store {
    readers: Arc<Readers>,
    writer: mpsc::Sender<Message>,
    counters: Arc<Counters>,
}

enum Readers {
    Sqlite(Reader<Sqlite>),
    Postgres(Reader<Postgres>),
}

/// Tables that have not been touched for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Old {
    /// How many.
    pub tables: u64,
    /// How many of their games are not over.
    pub unfinished: u64,
}

/// Asks the readers of whichever database it is.
macro_rules! ask {
    ($store:ident.$question:ident($($argument:expr),*)) => {
        match &*$store.readers {
            Readers::Sqlite(reader) => reader.$question($($argument),*).await,
            Readers::Postgres(reader) => reader.$question($($argument),*).await,
        }
    };
}

impl Store {
    /// Opens `sqlite:PATH`, where the file and its directory are made if there are none, or `postgres://…`, which is
    /// waited for a little while it starts. Brings the database to today's form.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = sqlite::path(path).ok_or_else(|| OpenError::Url { found: url.into() })?;
            let options = sqlite::options(&path);
            let connection = sqlite::open(&options, &path).await?;
            let readers = Readers::Sqlite(Reader::new(sqlite::reading(&options)));
            return Ok(Self::start(readers, |inbox, counters| {
                Writer::<Sqlite>::new(options, connection, inbox, counters)
            }));
        }
        let options =
            postgres::options(url).ok_or_else(|| OpenError::Url { found: without_password(url) })?;
        let connection = postgres::open(&options).await?;
        let readers = Readers::Postgres(Reader::new(options.clone()));
        Ok(Self::start(readers, |inbox, counters| {
            Writer::<Postgres>::new(options, connection, inbox, counters)
        }))
    }

    fn start<D: Dialect>(
        readers: Readers,
        writer: impl FnOnce(mpsc::Receiver<Message>, Arc<Counters>) -> Writer<D>,
    ) -> Self {
        let (sender, inbox) = mpsc::channel(WAITING);
        let counters = Arc::new(Counters::default());
        tokio::spawn(writer(inbox, Arc::clone(&counters)).run());
        Self { readers: Arc::new(readers), writer: sender, counters }
    }

    /// Writes entries at the end of a table's log. They are durable when this returns `Ok`. Whoever stops waiting for
    /// the answer does not stop the append.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        append.check().map_err(AppendError::Invalid)?;
        let answer = self.request(|answer| Work::Append(append, answer)).await;
        answer.unwrap_or_else(|| Err(AppendError::Unavailable(CLOSED.into())))
    }

    /// A table's row and its whole log, if there is such a table.
    pub async fn load(&self, table: &TableId) -> Result<Option<Stored>, StoreError> {
        ask!(self.load(table))
    }

    /// The tables that are listed and not over, last touched first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<(TableId, Row)>, StoreError> {
        ask!(self.lobby(limit))
    }

    /// The tables that want to be woken until then, soonest first.
    pub async fn due(&self, until: Millis, limit: u32) -> Result<Vec<(TableId, Millis)>, StoreError> {
        ask!(self.due(until, limit))
    }

    /// Keeps something derived from a table's log, an analysis for example, in place of what was kept of that kind.
    pub async fn keep(&self, table: &TableId, kind: &str, value: &str) -> Result<(), StoreError> {
        let keep = Keep { table: table.clone(), kind: kind.into(), value: value.into() };
        keep.check().map_err(StoreError::Invalid)?;
        self.request(|answer| Work::Keep(keep, answer)).await.unwrap_or_else(closed)
    }

    /// What was kept of that kind.
    pub async fn kept(&self, table: &TableId, kind: &str) -> Result<Option<String>, StoreError> {
        ask!(self.kept(table, kind))
    }

    /// How many tables [`Store::prune`] would remove.
    pub async fn count_old(&self, before: Millis) -> Result<Old, StoreError> {
        ask!(self.count_old(before))
    }

    /// Removes the tables last touched before, with all that belongs to them; tells how many.
    pub async fn prune(&self, before: Millis) -> Result<u64, StoreError> {
        let (mut removed, mut after) = (0, String::new());
        loop {
            let tables = ask!(self.old(&after, before, PRUNED_AT_A_TIME))?;
            let Some(last) = tables.last() else { return Ok(removed) };
            after = last.to_string();
            // A table that is touched meanwhile stays.
            let removal = Removal { tables, before };
            removed += self.request(|answer| Work::Remove(removal, answer)).await.unwrap_or_else(closed)?;
        }
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StoreError> {
        ask!(self.count())
    }

    /// The tables in the order of their ids, from the first after this one.
    pub async fn tables(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        ask!(self.tables(after.map_or("", TableId::as_str), limit))
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.tables(None, 1).await.map(drop)
    }

    /// How the writer is doing.
    pub fn stats(&self) -> Stats {
        self.counters.stats(self.writer.max_capacity() - self.writer.capacity())
    }

    /// Writes what was accepted, then closes the database. For the clones of this store it is unavailable from now on.
    pub async fn close(self) {
        let (sender, answer) = oneshot::channel();
        if self.writer.send(Message::Close(sender)).await.is_ok() {
            let _ = answer.await;
        }
        ask!(self.close());
    }

    /// Everything that was kept of a table, by kind.
    async fn all_kept(&self, table: &TableId) -> Result<Vec<(String, String)>, StoreError> {
        ask!(self.all_kept(table))
    }

    /// Hands work to the writer and waits for the answer; none if the store is closed.
    async fn request<T>(&self, work: impl FnOnce(oneshot::Sender<T>) -> Work) -> Option<T> {
        let (sender, answer) = oneshot::channel();
        self.writer.send(Message::Work(work(sender))).await.ok()?;
        answer.await.ok()
    }
}

fn closed<T>() -> Result<T, StoreError> {
    Err(StoreError::Unavailable(CLOSED.into()))
}

/// An address as it can be shown, when it cannot be read.
fn without_password(url: &str) -> String {
    match url.split_once('@') {
        Some((_, host)) => format!("…@{host}"),
        None => url.into(),
    }
}
