//! Tables as lines of JSON, one line a table: from one database into another, whichever they are.
//! See [`Store::export`], [`Store::import`] and [`list_archive`].

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::task::JoinSet;

use crate::{
    Append, AppendError, LARGEST_APPEND, ListedTable, MAKER, Row, Store, StoreError, StoredEntry, TableId,
};

/// The longest line that is read, in bytes. In JSON a text can be longer than it is.
const LONGEST_LINE: usize = 4 * LARGEST_APPEND;

/// How many tables are asked for at a time.
const PAGE: u32 = 500;

/// How many tables are written at a time, as long as their lines are short together.
const TOGETHER: usize = 256;
const TOGETHER_BYTES: usize = 8 << 20;

/// What an import has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Tables that were new.
    pub added: u64,
    /// Tables that were there already, with the same log.
    pub same: u64,
}

/// Why an export or an import stopped. What was imported until then stays, and to import it again is harmless.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// A line cannot be imported.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, counted from 1.
        line: u64,
        /// What is wrong there.
        reason: String,
    },
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A line of the archive.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: TableId,
    row: Row,
    entries: Vec<StoredEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    kept: BTreeMap<String, String>,
}

impl Store {
    /// Writes every table whose row is wanted as a line of JSON; tells how many. One table at a time is in memory.
    pub async fn export(
        &self,
        out: &mut (impl AsyncWrite + Unpin),
        wanted: impl Fn(&Row) -> bool,
    ) -> Result<u64, ArchiveError> {
        let mut count = 0;
        let mut last = None;
        loop {
            let page = self.list(last.as_ref(), PAGE).await?;
            for ListedTable { table: id, .. } in page.iter().filter(|listed| wanted(&listed.row)) {
                // A table may have been pruned meanwhile.
                let Some(stored) = self.load(id).await? else { continue };
                let kept = self.all_kept(id).await?.into_iter().collect();
                let line = Line { id: id.clone(), row: stored.row, entries: stored.entries, kept };
                let mut text = serde_json::to_vec(&line).map_err(io::Error::from)?;
                text.push(b'\n');
                out.write_all(&text).await?;
                count += 1;
            }
            last = page.into_iter().next_back().map(|listed| listed.table);
            if last.is_none() {
                out.flush().await?;
                return Ok(count);
            }
        }
    }

    /// Reads lines of JSON as [`Store::export`] writes them. A table that is here already with the same log is left as
    /// it is, but for what was kept of kinds that it has not; one with another log is an error.
    pub async fn import(&self, mut input: impl AsyncBufRead + Unpin) -> Result<Imported, ArchiveError> {
        let mut imported = Imported::default();
        let mut number = 0;
        loop {
            let mut tasks = JoinSet::new();
            let mut bytes = 0;
            while tasks.len() < TOGETHER && bytes < TOGETHER_BYTES {
                let Some(text) = read_line(&mut input, number + 1).await? else { break };
                number += 1;
                bytes += text.len();
                let store = self.clone();
                tasks.spawn(async move { (number, store.import_line(&text, number).await) });
            }
            if tasks.is_empty() {
                return Ok(imported);
            }
            let mut results = tasks.join_all().await;
            results.sort_by_key(|(line, _)| *line);
            for (_, added) in results {
                let added = added?;
                imported.added += u64::from(added);
                imported.same += u64::from(!added);
            }
        }
    }

    /// Imports a line; tells whether the table is new.
    async fn import_line(&self, text: &[u8], line: u64) -> Result<bool, ArchiveError> {
        let wrong = |reason: String| ArchiveError::Line { line, reason };
        let Line { id, row, entries, kept } =
            serde_json::from_slice(text).map_err(|error| wrong(error.to_string()))?;
        let new = match self.load(&id).await? {
            None => {
                let append = Append { table: id.clone(), first: 1, entries, row };
                self.append(append).await.map_err(|error| refused(error, &id, line))?;
                true
            }
            Some(stored) if stored.entries == entries => false,
            Some(_) => return Err(refused(AppendError::Conflict, &id, line)),
        };
        for (kind, value) in kept {
            if new || self.kept(&id, &kind).await?.is_none() {
                self.keep(&id, &kind, &value).await?;
            }
        }
        Ok(new)
    }
}

/// Tells each table of a file that [`Store::export`] wrote, in its order.
pub async fn list_archive(
    mut input: impl AsyncBufRead + Unpin,
    mut each: impl FnMut(ListedTable),
) -> Result<(), ArchiveError> {
    let mut line = 0;
    while let Some(text) = read_line(&mut input, line + 1).await? {
        line += 1;
        let wrong = |error: serde_json::Error| ArchiveError::Line { line, reason: error.to_string() };
        let Line { id, row, entries, mut kept } = serde_json::from_slice(&text).map_err(wrong)?;
        let size = entries.iter().map(|entry| entry.body.chars().count() as u64).sum();
        let maker = kept.remove(MAKER);
        each(ListedTable { table: id, row, entries: entries.len() as u64, size, maker });
    }
    Ok(())
}

fn refused(error: AppendError, table: &TableId, line: u64) -> ArchiveError {
    match error {
        AppendError::Unavailable(reason) => StoreError::Unavailable(reason).into(),
        AppendError::Conflict => {
            let reason = format!("table {table}: found another log of that name, expected the same or none");
            ArchiveError::Line { line, reason }
        }
        AppendError::Invalid(reason) => {
            ArchiveError::Line { line, reason: format!("table {table}: {reason}") }
        }
    }
}

/// The next line without its end, if there is one.
async fn read_line(
    input: &mut (impl AsyncBufRead + Unpin),
    line: u64,
) -> Result<Option<Vec<u8>>, ArchiveError> {
    let mut text = Vec::new();
    if input.take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut text).await? == 0 {
        return Ok(None);
    }
    if text.len() > LONGEST_LINE {
        let most = LONGEST_LINE >> 20;
        return Err(ArchiveError::Line {
            line,
            reason: format!("found a longer line, expected at most {most} MiB"),
        });
    }
    Ok(Some(text))
}
