//! The one task that writes. It takes all that waits, writes it in one transaction, and answers after the commit: a
//! commit costs the disk about as much for one append as for hundreds. Start at [`Writer::run`].

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep_until, timeout};
use tracing::{info, warn};

use crate::batch::{Batch, BatchResult, MOST, Work};
use crate::dialect::Dialect;
use crate::stats::Counters;

/// How long a transaction may take: a database that goes away without a word must not stop the writer for ever.
const WRITING: Duration = Duration::from_secs(15);

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(5);

/// A transaction that took longer is worth a line in the log.
const SLOW: Duration = Duration::from_secs(1);

/// How far apart transactions begin when many write at once: each costs the processor as much as writing a dozen
/// appends, and nobody notices the delay. A table that writes alone never waits.
const PACE: Duration = Duration::from_millis(16);

/// How often it is seen to that the database is tidy.
const TIDYING: Duration = Duration::from_secs(1);

/// What reaches the writer.
pub(crate) enum WriterMessage {
    Work(Work),
    /// Write what was accepted, then answer and end.
    Close(oneshot::Sender<()>),
}

/// The task's state.
pub(crate) struct Writer<D: Dialect> {
    options: Options<D>,
    /// Given up after every error: a new one has no half-done transaction and no broken socket.
    connection: Option<D::Connection>,
    inbox: mpsc::Receiver<WriterMessage>,
    waiting: VecDeque<Work>,
    closing: Vec<oneshot::Sender<()>>,
    counters: Arc<Counters>,
    /// When the next transaction may begin.
    next: Instant,
    /// When it was last seen to that the database is tidy.
    tidied: Instant,
}

type Options<D> = <<D as sqlx::Database>::Connection as Connection>::Options;

impl<D: Dialect> Writer<D> {
    /// A writer with an open connection.
    pub(crate) fn new(
        options: Options<D>,
        connection: D::Connection,
        inbox: mpsc::Receiver<WriterMessage>,
        counters: Arc<Counters>,
    ) -> Self {
        let (waiting, closing) = (VecDeque::new(), Vec::new());
        Self {
            options,
            connection: Some(connection),
            inbox,
            waiting,
            closing,
            counters,
            next: Instant::now(),
            tidied: Instant::now(),
        }
    }

    /// Writes until the store is closed or forgotten and all that was accepted is written.
    pub(crate) async fn run(mut self) {
        loop {
            if self.waiting.is_empty() {
                let Some(message) = self.inbox.recv().await else { break };
                self.accept(message);
            }
            if self.next > Instant::now() && self.closing.is_empty() {
                sleep_until(self.next.into()).await;
            }
            self.collect();
            let batch = self.gather();
            if batch.len() > 1 {
                self.next = Instant::now() + PACE;
            }
            if batch.len() > 0 {
                self.write(batch).await;
            }
        }
        if let Some(connection) = self.connection.take() {
            let _ = timeout(CONNECTING, connection.close()).await;
        }
        for answer in self.closing {
            let _ = answer.send(());
        }
    }

    fn accept(&mut self, message: WriterMessage) {
        match message {
            WriterMessage::Work(work) => self.waiting.push_back(work),
            WriterMessage::Close(answer) => {
                self.inbox.close();
                self.closing.push(answer);
            }
        }
    }

    /// Takes what has come meanwhile.
    fn collect(&mut self) {
        while self.waiting.len() < MOST {
            let Ok(message) = self.inbox.try_recv() else { return };
            self.accept(message);
        }
    }

    /// The longest batch at the head of what waits.
    fn gather(&mut self) -> Batch {
        let mut batch = Batch::default();
        while let Some(work) = self.waiting.pop_front_if(|work| batch.takes(work)) {
            batch.add(work);
        }
        batch
    }

    async fn write(&mut self, batch: Batch) {
        let began = Instant::now();
        let result = self.attempt(&batch).await;
        let took = began.elapsed();
        if took > SLOW {
            warn!(appends = batch.appends(), ms = took.as_millis() as u64, "slow transaction");
        }
        match result {
            Ok(result) => {
                self.counters.written(batch.appends(), result.conflicts(), took);
                batch.answer(result);
                self.tidy().await;
            }
            Err(reason) => {
                warn!(reason, appends = batch.appends(), "nothing could be written");
                batch.into_iter().for_each(|work| self.refuse(work, &reason));
            }
        }
    }

    /// Tidies up when somebody has been answered. Where that fails, writing will tell why.
    async fn tidy(&mut self) {
        if self.tidied.elapsed() < TIDYING {
            return;
        }
        if let Some(connection) = &mut self.connection
            && !matches!(timeout(WRITING, D::tidy(connection, &self.options)).await, Ok(Ok(())))
        {
            self.connection = None;
        }
        self.tidied = Instant::now();
    }

    /// Writes a batch, and once more with a new connection where that may help.
    async fn attempt(&mut self, batch: &Batch) -> Result<BatchResult, String> {
        loop {
            let (mut connection, new) = match self.connection.take() {
                Some(connection) => (connection, false),
                None => (self.connect().await?, true),
            };
            match timeout(WRITING, batch.write::<D>(&mut connection)).await {
                Ok(Ok(result)) => {
                    self.connection = Some(connection);
                    return Ok(result);
                }
                Ok(Err(error)) if !new && is_passing(&error) => info!(reason = %error, "connecting again"),
                Ok(Err(error)) => return Err(error.to_string()),
                Err(_) => return Err(format!("found no answer within {} s", WRITING.as_secs())),
            }
        }
    }

    /// Connects. Where that fails, everybody who waits is told at once instead of one batch after another.
    async fn connect(&mut self) -> Result<D::Connection, String> {
        let reason = match timeout(CONNECTING, self.options.connect()).await {
            Ok(Ok(connection)) => return Ok(connection),
            Ok(Err(error)) => error.to_string(),
            Err(_) => format!("found no connection within {} s", CONNECTING.as_secs()),
        };
        while let Ok(message) = self.inbox.try_recv() {
            self.accept(message);
        }
        while let Some(work) = self.waiting.pop_front() {
            self.refuse(work, &reason);
        }
        Err(reason)
    }

    fn refuse(&self, work: Work, reason: &str) {
        self.counters.failed(&work);
        work.refuse(reason);
    }
}

/// Whether the same may succeed with another connection.
fn is_passing(error: &sqlx::Error) -> bool {
    // Of PostgreSQL: an operator or a crash has ended the connection; two servers waited for each other; a table was
    // removed by another server while something was kept of it.
    const PASSING: [&str; 4] = ["57P", "40P01", "40001", "23503"];
    match error {
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| PASSING.iter().any(|passing| code.starts_with(passing)))
        }
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => true,
        _ => false,
    }
}
