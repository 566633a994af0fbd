//! Everything that costs much: what bots think, hints, analyses, pictures and replays. A few threads of low priority do
//! it, and [`queue`] decides fairly what comes next. Start at [`Pool::submit`].

mod queue;

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use store::TableId;
use table::Refused;

use self::queue::{Lane, Queue};
use crate::limits::Network;
use crate::room;

/// What a thread does. It ends soon when the flag is set: then nobody waits for it any more.
type Job = Box<dyn FnOnce(&AtomicBool) + Send>;

/// Threads that do what costs much.
#[derive(Clone)]
pub struct Pool(Arc<PoolState>);

struct PoolState {
    queue: Mutex<Queue<Task>>,
    ready: Condvar,
    closed: AtomicBool,
}

/// A job that waits, and the flag by which it is stopped.
struct Task {
    job: Job,
    stop: Arc<AtomicBool>,
}

/// What costs something. What it costs is learned while it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A bot of this level is to act.
    Move(u8),
    /// Somebody has asked what to play.
    Hint,
    /// A position that is played at no table is shown.
    Position,
    /// A picture is drawn.
    Picture,
    /// A whole game is shown.
    Replay,
    /// A game comes on paper.
    Print,
    /// A position of a game that is over is looked at. That can wait longer than the others.
    Analysis,
}

/// On whose account something is done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Account {
    /// Who has asked for it, or has made the table.
    pub address: Network,
    /// For which table.
    pub table: TableId,
}

/// A request that something be done. When it is dropped, it is not done, or not to the end.
#[must_use = "what nobody waits for is not done"]
pub struct Ticket {
    pool: Pool,
    account: Account,
    number: u64,
    stop: Arc<AtomicBool>,
}

/// So much waits for the same address that nothing more is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

impl From<Busy> for Refused {
    fn from(Busy: Busy) -> Self {
        room::busy()
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pool")
    }
}

impl Pool {
    /// A pool in which one address has at most N threads at a time. There is one more, so that nobody who comes has to
    /// wait until somebody else's longest thought is over, and another one for short thoughts. The threads end when it
    /// is closed.
    pub fn new(threads: usize) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let queue = Mutex::new(Queue::new(threads));
        let pool = Self(Arc::new(PoolState { queue, ready: Condvar::new(), closed: AtomicBool::new(false) }));
        for number in 0..threads + 2 {
            let (shared, lane) = (Arc::clone(&pool.0), if number == 0 { Lane::Short } else { Lane::Any });
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || shared.work(lane))?;
        }
        Ok(pool)
    }

    /// Has something done when its turn comes, as long as the ticket is kept.
    pub fn submit(
        &self,
        account: Account,
        kind: Kind,
        job: impl FnOnce(&AtomicBool) + Send + 'static,
    ) -> Result<Ticket, Busy> {
        let stop = Arc::new(AtomicBool::new(false));
        let task = Task { job: Box::new(job), stop: Arc::clone(&stop) };
        let number = self.0.queue().add(&account, kind, task).ok_or(Busy)?;
        // Not every thread takes everything.
        self.0.ready.notify_all();
        Ok(Ticket { pool: self.clone(), account, number, stop })
    }

    /// How much waits.
    pub fn waiting(&self) -> usize {
        self.0.queue().waiting()
    }

    /// Forgets those who have wanted nothing for a while.
    pub fn tidy(&self) {
        self.0.queue().tidy();
    }

    /// Drops what waits and lets the threads end.
    pub fn close(&self) {
        self.0.closed.store(true, Ordering::Release);
        let waiting = self.0.queue().clear();
        drop(waiting);
        self.0.ready.notify_all();
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // What it holds is let go when the queue is not locked any more.
        let task = self.pool.0.queue().remove(&self.account, self.number);
        drop(task);
    }
}

impl PoolState {
    fn queue(&self) -> MutexGuard<'_, Queue<Task>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, lane: Lane) {
        // Thinking must not slow down those who play: on Linux a thread has a priority of its own.
        #[cfg(unix)]
        let _ = rustix::process::nice(10);
        while let Some((account, kind, Task { job, stop })) = self.next(lane) {
            let begun = Instant::now();
            let job = std::panic::AssertUnwindSafe(|| job(&stop));
            // A thought that panics is a bug, but not a reason for other tables to wait for ever.
            if std::panic::catch_unwind(job).is_err() {
                tracing::error!(?kind, "a thought panicked");
            }
            let stopped = stop.load(Ordering::Relaxed);
            self.queue().done(&account, kind, begun.elapsed(), !stopped);
            // What comes next of this address or table may now be done by anybody.
            self.ready.notify_all();
        }
    }

    fn next(&self, lane: Lane) -> Option<(Account, Kind, Task)> {
        let mut queue = self.queue();
        loop {
            if self.closed.load(Ordering::Acquire) {
                return None;
            }
            if let Some(next) = queue.take(lane) {
                return Some(next);
            }
            queue = self.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    pub(super) fn account(address: &str, table: usize) -> Account {
        let table = format!("t{table}").parse().expect("a table's name");
        Account { address: Network::of(address.parse().expect("an address")), table }
    }

    #[test]
    fn nobody_waits_for_all_that_another_address_has_asked_for() {
        let pool = Pool::new(1).unwrap();
        let (say, heard) = mpsc::channel();
        let flood: Vec<Ticket> = (0..200)
            .map(|table| {
                let job = |_: &AtomicBool| thread::sleep(Duration::from_millis(50));
                pool.submit(account("10.0.0.1", table % 7), Kind::Move(8), job).expect("there is room")
            })
            .collect();
        let ticket = pool.submit(account("10.0.0.2", 1), Kind::Move(2), move |_| say.send(()).unwrap());
        heard.recv_timeout(Duration::from_secs(2)).expect("the other address is served at once");
        assert!(pool.waiting() > 150);
        drop((flood, ticket));
        assert_eq!(pool.waiting(), 0, "what nobody waits for is not done");
        pool.close();
    }

    #[test]
    fn what_is_dropped_while_it_is_done_is_stopped() {
        let pool = Pool::new(1).unwrap();
        let (say, heard) = mpsc::channel();
        let job = move |stop: &AtomicBool| {
            say.send("begun").unwrap();
            while !stop.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(1));
            }
            say.send("stopped").unwrap();
        };
        let ticket = pool.submit(account("10.0.0.1", 1), Kind::Hint, job);
        assert_eq!(heard.recv_timeout(PATIENCE), Ok("begun"));
        drop(ticket);
        assert_eq!(heard.recv_timeout(PATIENCE), Ok("stopped"));
        pool.close();
    }

    #[test]
    fn a_thought_that_panics_harms_nobody() {
        let pool = Pool::new(1).unwrap();
        let (say, heard) = mpsc::channel();
        let bad = pool.submit(account("10.0.0.1", 1), Kind::Hint, |_| panic!("a bug"));
        let good = pool.submit(account("10.0.0.1", 1), Kind::Hint, move |_| say.send(()).unwrap());
        heard.recv_timeout(PATIENCE).expect("the next one is thought");
        drop((bad, good));
        pool.close();
    }
}
