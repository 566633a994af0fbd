//! The log of every table, in SQLite or PostgreSQL. Start at [`Store::open`] and [`Store::append`].
//!
//! A table is an append-only log of entries numbered 1, 2, 3 …, and a row that can be asked without reading logs. What
//! an entry means is the server's business. Nothing is acknowledged before it is durable, and of two writers who want
//! the same number one is refused.
//!
//! An append is *idempotent*: the same entries under the same numbers are acknowledged as often as they are tried, and
//! written once. So anyone who does not know whether a commit happened tries again. Entries of two writers that must be
//! told apart though they say the same at the same time need something of their own in them, a nonce for example.

mod archive;
mod batch;
mod bell;
mod dialect;
mod error;
mod leases;
mod news;
mod postgres;
mod private;
mod reader;
mod sqlite;
mod stats;
mod table;
mod writer;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

use sqlx::{Pool, Postgres, Sqlite};
use tokio::sync::{mpsc, oneshot};

use crate::batch::{Keep, Removal, Work};
use crate::dialect::Dialect;
use crate::reader::Reader;
use crate::stats::Counters;
use crate::writer::{Writer, WriterMessage};

pub use crate::archive::{ArchiveError, Imported, list_archive};
pub use crate::bell::{LONGEST_CALL, Listener};
pub use crate::error::{AppendError, OpenError, StoreError};
pub use crate::leases::{Edition, Fence, Terms};
pub use crate::news::News;
pub use crate::stats::Stats;
pub use crate::table::{
    Append, LARGEST_APPEND, LONGEST_KIND, ListedTable, LobbyRow, MAKER, Row, StoredEntry, StoredTable,
};
pub use protocol::{Millis, TableId};

/// How much may wait for the writer before anyone who asks has to wait too.
const WAITING: usize = 4096;

/// How many tables are removed in one transaction.
const PRUNED_AT_A_TIME: u32 = 100;

const CLOSED: &str = "the store is closed";

/// An open database. Clones are the same one.
#[derive(Clone)]
pub struct Store {
    readers: Arc<Readers>,
    writer: mpsc::Sender<WriterMessage>,
    news: mpsc::Sender<news::Question>,
    counters: Arc<Counters>,
    /// For what is called out to others who write to the same database.
    calls: Option<Pool<Postgres>>,
    /// The file, if it is one.
    file: Option<Arc<PathBuf>>,
    /// What keeps others from serving it, too.
    _lock: Option<Arc<private::Lock>>,
}

enum Readers {
    Sqlite(Reader<Sqlite>),
    Postgres(Reader<Postgres>),
}

/// Tables of one edition of a game that have not been touched for a while.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Old {
    /// The game.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
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
            let store = Self::start(readers, |inbox, counters| {
                Writer::<Sqlite>::new(options, connection, inbox, counters)
            });
            return Ok(Self { file: Some(Arc::new(path)), ..store });
        }
        let options =
            postgres::options(url).ok_or_else(|| OpenError::Url { found: without_password(url) })?;
        let connection = postgres::open(&options).await?;
        let readers = Readers::Postgres(Reader::new(options.clone()));
        let calls = bell::connections(options.clone());
        let store = Self::start(readers, |inbox, counters| {
            Writer::<Postgres>::new(options, connection, inbox, counters)
        });
        Ok(Self { calls: Some(calls), ..store })
    }

    /// The same for a server. Of a SQLite file there is one at a time: two would each believe that they know the
    /// tables.
    pub async fn open_alone(url: &str) -> Result<Self, OpenError> {
        let path = url.strip_prefix("sqlite:").and_then(sqlite::path);
        let lock = path.map(|path| private::lock(&path)).transpose()?.map(Arc::new);
        Ok(Self { _lock: lock, ..Self::open(url).await? })
    }

    fn start<D: Dialect>(
        readers: Readers,
        writer: impl FnOnce(mpsc::Receiver<WriterMessage>, Arc<Counters>) -> Writer<D>,
    ) -> Self {
        let (sender, inbox) = mpsc::channel(WAITING);
        let (news, questions) = mpsc::channel(WAITING);
        let (readers, counters) = (Arc::new(readers), Arc::new(Counters::default()));
        tokio::spawn(writer(inbox, Arc::clone(&counters)).run());
        tokio::spawn(news::answer(Arc::clone(&readers), questions));
        Self { readers, writer: sender, news, counters, calls: None, file: None, _lock: None }
    }

    /// Writes entries at the end of a table's log. They are durable when this returns `Ok`. A caller who stops waiting
    /// for the answer does not stop the append.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.append_on(append, Terms::default()).await.map(drop)
    }

    /// The same on terms, for one of several servers: the fence under which the table is looked after now, unless the
    /// same had been written before.
    pub async fn append_on(&self, append: Append, terms: Terms) -> Result<Option<Fence>, AppendError> {
        append.check().map_err(AppendError::Invalid)?;
        let answer = self.request(|answer| Work::Append(append, terms, answer)).await;
        answer.unwrap_or_else(|| Err(AppendError::Unavailable(CLOSED.into())))
    }

    /// Whether other servers may write to this database, too.
    pub fn is_shared(&self) -> bool {
        self.calls.is_some()
    }

    /// What a table's log has after this number.
    pub async fn news(&self, table: &TableId, have: u64) -> Result<News, StoreError> {
        news::ask(&self.news, table, have).await
    }

    /// The numbers of the last entries of those of these tables that are there, if others may have written them.
    pub async fn heads(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        ask!(self.heads(tables))
    }

    /// Takes over what nobody asks for at a table, unless another server has it.
    pub async fn claim(&self, table: &TableId) -> Result<Option<Fence>, StoreError> {
        ask!(self.claim(table))
    }

    /// Takes over tables of these editions that want to be woken until then and that no other server has, soonest
    /// first, but for some.
    pub async fn claim_due(
        &self,
        until: Millis,
        editions: &[Edition],
        except: impl FnOnce() -> HashSet<TableId>,
        limit: u32,
    ) -> Result<Vec<(TableId, Fence)>, StoreError> {
        ask!(self.claim_due(until, editions, except, limit))
    }

    /// Keeps tables for longer, as far as no other server has taken them over.
    pub async fn renew(&self, held: &[(TableId, Fence)]) -> Result<(), StoreError> {
        ask!(self.renew(held))
    }

    /// Leaves tables to other servers.
    pub async fn give_back(&self, held: &[(TableId, Fence)]) -> Result<(), StoreError> {
        ask!(self.give_back(held))
    }

    /// A table's row and its whole log, if there is such a table.
    pub async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        ask!(self.load(table))
    }

    /// The tables that are listed and not over, last touched first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<LobbyRow>, StoreError> {
        ask!(self.lobby(limit))
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

    /// How many tables [`Store::prune`] would remove, for each edition of each game.
    pub async fn count_old(&self, before: Millis) -> Result<Vec<Old>, StoreError> {
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

    /// Removes a table with all that belongs to it; tells whether there was one.
    pub async fn remove(&self, table: &TableId) -> Result<bool, StoreError> {
        let removal = Removal { tables: vec![table.clone()], before: Millis::MAX };
        let removed = self.request(|answer| Work::Remove(removal, answer)).await.unwrap_or_else(closed)?;
        Ok(removed > 0)
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StoreError> {
        ask!(self.count())
    }

    /// The tables in the order of their ids, from the first after this one.
    pub async fn tables(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<TableId>, StoreError> {
        ask!(self.tables(after.map_or("", TableId::as_str), limit))
    }

    /// The same with their rows.
    pub async fn list(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        ask!(self.list(after.map_or("", TableId::as_str), limit))
    }

    /// Whether the database answers, and takes what is written.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.tables(None, 1).await?;
        if let Some(file) = self.file.clone() {
            let probed = tokio::task::spawn_blocking(move || private::probe(&file)).await;
            let probed = probed
                .map_err(|error| error.to_string())
                .and_then(|probed| probed.map_err(|error| error.to_string()));
            probed.map_err(StoreError::Unavailable)?;
        }
        self.request(Work::Probe).await.unwrap_or_else(closed)
    }

    /// How the writer is doing.
    pub fn stats(&self) -> Stats {
        self.counters.stats(self.writer.max_capacity() - self.writer.capacity())
    }

    /// Writes what was accepted, then closes the database. For the clones of this store it is unavailable from now on.
    pub async fn close(self) {
        let (sender, answer) = oneshot::channel();
        if self.writer.send(WriterMessage::Close(sender)).await.is_ok() {
            let _ = answer.await;
        }
        ask!(self.close());
        if let Some(calls) = &self.calls {
            bell::close(calls).await;
        }
    }

    /// Everything that was kept of a table, by kind.
    async fn all_kept(&self, table: &TableId) -> Result<Vec<(String, String)>, StoreError> {
        ask!(self.all_kept(table))
    }

    /// Hands work to the writer and waits for the answer; none if the store is closed.
    async fn request<T>(&self, work: impl FnOnce(oneshot::Sender<T>) -> Work) -> Option<T> {
        let (sender, answer) = oneshot::channel();
        self.writer.send(WriterMessage::Work(work(sender))).await.ok()?;
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
