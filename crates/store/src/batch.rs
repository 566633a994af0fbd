//! What is written in one transaction. Start at [`Batch::write`].

use std::collections::HashSet;

use sqlx::Connection;
use tokio::sync::oneshot;

use crate::dialect::Dialect;
use crate::table::{check_size, check_text};
use crate::{Append, AppendError, Fence, LONGEST_KIND, Millis, StoreError, TableId, Terms};

/// The most things in one transaction.
pub(crate) const MOST: usize = 512;

/// Nothing joins a transaction that has this much text already, in bytes.
const MOST_TEXT: usize = 4 << 20;

/// Something to write, and where the answer goes. The one who asked may have gone: then nobody hears the answer.
pub(crate) enum Work {
    Append(Append, Terms, Answer),
    Keep(Keep, oneshot::Sender<Result<(), StoreError>>),
    Remove(Removal, oneshot::Sender<Result<u64, StoreError>>),
    /// Somebody wants to know whether anything can be written.
    Probe(oneshot::Sender<Result<(), StoreError>>),
}

/// Where it is told what became of an append: the fence under which it was written, if it was written just now.
pub(crate) type Answer = oneshot::Sender<Result<Option<Fence>, AppendError>>;

/// A derived value to be kept.
pub(crate) struct Keep {
    pub table: TableId,
    pub kind: String,
    pub value: String,
}

/// Tables to be removed if they were last touched before.
pub(crate) struct Removal {
    pub tables: Vec<TableId>,
    pub before: Millis,
}

/// Work for one transaction. No two of the appends are of the same table.
#[derive(Default)]
pub(crate) struct Batch {
    appends: Vec<(Append, Terms, Answer)>,
    keeps: Vec<(Keep, oneshot::Sender<Result<(), StoreError>>)>,
    removals: Vec<(Removal, oneshot::Sender<Result<u64, StoreError>>)>,
    probes: Vec<oneshot::Sender<Result<(), StoreError>>>,
    tables: HashSet<TableId>,
    text: usize,
}

/// What became of each part of a batch.
pub(crate) struct BatchResult {
    written: Vec<Fate>,
    kept: Vec<bool>,
    removed: Vec<u64>,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Written(Fence),
    /// It was in the log already: the answer was lost.
    WrittenBefore,
    Conflict,
}

impl Batch {
    /// Whether this can be written in the same transaction. It must be asked before [`Batch::add`].
    pub(crate) fn takes(&self, work: &Work) -> bool {
        let another_table = match work {
            Work::Append(append, ..) => !self.tables.contains(&append.table),
            _ => true,
        };
        another_table && self.len() < MOST && self.text < MOST_TEXT
    }

    /// Adds what the batch takes.
    pub(crate) fn add(&mut self, work: Work) {
        match work {
            Work::Append(append, terms, answer) => {
                self.text += append.size();
                self.tables.insert(append.table.clone());
                self.appends.push((append, terms, answer));
            }
            Work::Keep(keep, answer) => {
                self.text += keep.value.len();
                self.keeps.push((keep, answer));
            }
            Work::Remove(removal, answer) => self.removals.push((removal, answer)),
            Work::Probe(answer) => self.probes.push(answer),
        }
    }

    /// How many things there are to write.
    pub(crate) fn len(&self) -> usize {
        self.appends.len() + self.keeps.len() + self.removals.len() + self.probes.len()
    }

    /// How many of them are appends.
    pub(crate) fn appends(&self) -> usize {
        self.appends.len()
    }

    /// Writes everything in one transaction. To write the same again is harmless.
    pub(crate) async fn write<D: Dialect>(
        &self,
        connection: &mut D::Connection,
    ) -> sqlx::Result<BatchResult> {
        if D::APPENDS_AT_ONCE && self.len() == self.appends.len() {
            let written = self.write_appends::<D>(connection).await?;
            return Ok(BatchResult { written, kept: Vec::new(), removed: Vec::new() });
        }
        let mut transaction = connection.begin_with(D::BEGIN).await?;
        let written = self.write_appends::<D>(&mut transaction).await?;
        let mut kept = Vec::with_capacity(self.keeps.len());
        for (keep, _) in &self.keeps {
            kept.push(D::keep(&mut transaction, keep).await?);
        }
        let mut removed = Vec::with_capacity(self.removals.len());
        for (removal, _) in &self.removals {
            let mut count = 0;
            for table in &removal.tables {
                count += u64::from(D::remove(&mut transaction, table, removal.before).await?);
            }
            removed.push(count);
        }
        if !self.probes.is_empty() {
            D::probe(&mut transaction).await?;
        }
        transaction.commit().await?;
        Ok(BatchResult { written, kept, removed })
    }

    async fn write_appends<D: Dialect>(&self, connection: &mut D::Connection) -> sqlx::Result<Vec<Fate>> {
        let appends: Vec<(&Append, Terms)> =
            self.appends.iter().map(|(append, terms, _)| (append, *terms)).collect();
        if appends.is_empty() {
            return Ok(Vec::new());
        }
        let fences = D::append(connection, &appends).await?;
        let mut fates = Vec::with_capacity(appends.len());
        for ((append, _), fence) in appends.iter().zip(fences) {
            fates.push(match fence {
                Some(fence) => Fate::Written(fence),
                // An append whose answer was lost is tried again: it is in the log already, and that is what was
                // asked for.
                None if D::stored(connection, append).await? == append.entries => Fate::WrittenBefore,
                None => Fate::Conflict,
            });
        }
        Ok(fates)
    }

    /// Answers everybody, after the commit.
    pub(crate) fn answer(self, result: BatchResult) {
        for ((_, _, answer), fate) in self.appends.into_iter().zip(result.written) {
            let _ = answer.send(match fate {
                Fate::Written(fence) => Ok(Some(fence)),
                Fate::WrittenBefore => Ok(None),
                Fate::Conflict => Err(AppendError::Conflict),
            });
        }
        for ((keep, answer), kept) in self.keeps.into_iter().zip(result.kept) {
            let _ = answer.send(if kept { Ok(()) } else { Err(StoreError::NoTable(keep.table)) });
        }
        for ((_, answer), removed) in self.removals.into_iter().zip(result.removed) {
            let _ = answer.send(Ok(removed));
        }
        for answer in self.probes {
            let _ = answer.send(Ok(()));
        }
    }
}

impl BatchResult {
    /// How many appends were conflicts.
    pub(crate) fn conflicts(&self) -> usize {
        self.written.iter().filter(|fate| **fate == Fate::Conflict).count()
    }
}

impl Keep {
    /// Refuses what no database could take, so that it cannot spoil what is written together with it.
    pub(crate) fn check(&self) -> Result<(), String> {
        let length = self.kind.len();
        if !(1..=LONGEST_KIND).contains(&length) {
            return Err(format!("found a kind of {length} bytes, expected 1 to {LONGEST_KIND}"));
        }
        check_size(self.value.len())?;
        check_text(&self.kind).and_then(|()| check_text(&self.value))
    }
}

impl Work {
    /// Answers that it could not be written.
    pub(crate) fn refuse(self, reason: &str) {
        match self {
            Self::Append(_, _, answer) => drop(answer.send(Err(AppendError::Unavailable(reason.into())))),
            Self::Keep(_, answer) | Self::Probe(answer) => {
                drop(answer.send(Err(StoreError::Unavailable(reason.into()))));
            }
            Self::Remove(_, answer) => drop(answer.send(Err(StoreError::Unavailable(reason.into())))),
        }
    }
}

impl IntoIterator for Batch {
    type Item = Work;
    type IntoIter = std::vec::IntoIter<Work>;

    fn into_iter(self) -> Self::IntoIter {
        let appends =
            self.appends.into_iter().map(|(append, terms, answer)| Work::Append(append, terms, answer));
        let keeps = self.keeps.into_iter().map(|(keep, answer)| Work::Keep(keep, answer));
        let removals = self.removals.into_iter().map(|(removal, answer)| Work::Remove(removal, answer));
        let probes = self.probes.into_iter().map(Work::Probe);
        appends.chain(keeps).chain(removals).chain(probes).collect::<Vec<_>>().into_iter()
    }
}
