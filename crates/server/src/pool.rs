//! Where bots think: a few threads of low priority and two short queues, moves before studies.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

/// How many thoughts may wait. Whoever comes when the queue is full tries again later.
const LONGEST_QUEUE: usize = 4096;

/// What a thread does.
type Job = Box<dyn FnOnce() + Send>;

/// A pool of threads for thinking.
#[derive(Clone)]
pub struct Pool(Arc<Shared>);

struct Shared {
    queues: Mutex<Queues>,
    ready: Condvar,
}

#[derive(Default)]
struct Queues {
    moves: VecDeque<Job>,
    studies: VecDeque<Job>,
    closed: bool,
}

/// How soon a thought is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Somebody waits for a move.
    Move,
    /// When nobody waits for a move.
    Study,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

impl Pool {
    /// A pool of so many threads, which end when it is closed.
    pub fn new(threads: usize) -> std::io::Result<Self> {
        let pool = Self(Arc::new(Shared { queues: Mutex::default(), ready: Condvar::new() }));
        for number in 0..threads.max(1) {
            let shared = Arc::clone(&pool.0);
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || shared.work())?;
        }
        Ok(pool)
    }

    /// Queues a thought; `false` if there are too many.
    pub fn submit(&self, urgency: Urgency, job: impl FnOnce() + Send + 'static) -> bool {
        let mut queues = self.0.queues.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = match urgency {
            Urgency::Move => &mut queues.moves,
            Urgency::Study => &mut queues.studies,
        };
        let fits = queue.len() < LONGEST_QUEUE;
        if fits {
            queue.push_back(Box::new(job));
            self.0.ready.notify_one();
        }
        fits
    }

    /// How many thoughts wait.
    pub fn waiting(&self) -> usize {
        let queues = self.0.queues.lock().unwrap_or_else(PoisonError::into_inner);
        queues.moves.len() + queues.studies.len()
    }

    /// Drops what waits and lets the threads end.
    pub fn close(&self) {
        let mut queues = self.0.queues.lock().unwrap_or_else(PoisonError::into_inner);
        *queues = Queues { closed: true, ..Queues::default() };
        self.0.ready.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        // Thinking must not slow down those who play: on Linux a thread has a priority of its own.
        let _ = rustix::process::nice(10);
        while let Some(job) = self.next() {
            // A thought that panics is a bug, but no reason for other tables to wait for ever.
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
                tracing::error!("a bot panicked");
            }
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if queues.closed {
                return None;
            }
            let first = queues.moves.pop_front();
            if let Some(job) = first.or_else(|| queues.studies.pop_front()) {
                return Some(job);
            }
            queues = self.ready.wait(queues).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
