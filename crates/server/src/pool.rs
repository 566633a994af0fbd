//! Everything that costs much: what bots think, hints, analyses, pictures and replays. A few threads of low priority do
//! it, and [`queue`] decides fairly what comes next. Start at [`Pool::submit`].
//!
//! What thinks by the clock gets its share of it ([`Pool::think`]): all that it may take if nothing else waits, and less
//! the more does, so that many who want to think get less time rather than a queue.

mod queue;

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use store::TableId;
use table::Refused;

use self::queue::{Lane, Queue};
use crate::limits::Network;
use crate::room;

/// If others wait, thoughts by the clock share the time so that each is there this long after it was asked for.
const ANSWERED: Duration = Duration::from_secs(1);

/// A thought gets no less time, however many want to think.
const LEAST: Duration = Duration::from_millis(20);

/// A thought that has begun is not cut short before: then it has found something sensible, and proved what it could.
const UNDISTURBED: Duration = Duration::from_millis(100);

/// While somebody waits it is looked this often whether a thought has had its share.
const LOOKING: Duration = Duration::from_millis(10);

/// What a thread does.
type Job = Box<dyn FnOnce(&TimeToThink<'_>) + Send>;

/// Threads that do what costs much.
#[derive(Clone)]
pub struct Pool(Arc<PoolState>);

struct PoolState {
    work: Mutex<Work>,
    ready: Condvar,
    closed: AtomicBool,
}

/// What waits, and what thinks by the clock.
struct Work {
    queue: Queue<Task>,
    timed: Vec<Timed>,
}

/// A job that waits, and the flags by which it is ended.
struct Task {
    job: Job,
    ends: Arc<Ends>,
    asked: Instant,
    /// What it may take, if it goes by the clock.
    most: Option<Duration>,
}

/// A thought by the clock that has begun.
struct Timed {
    address: Network,
    ends: Arc<Ends>,
    begun: Instant,
    /// How long it had to wait.
    waited: Duration,
    most: Duration,
}

/// Why something ends before it is done.
#[derive(Default)]
struct Ends {
    /// It should come to an end: the answer is wanted now, or not at all.
    stop: AtomicBool,
    /// Nobody waits for it any more.
    unwanted: AtomicBool,
}

/// What a thought is told that goes by the clock.
pub struct TimeToThink<'a> {
    /// How long it may think, if it goes by the clock.
    pub time: Duration,
    ends: &'a Ends,
}

impl TimeToThink<'_> {
    /// Set when the answer is to be given soon, with what has been found until then.
    pub fn stop(&self) -> &AtomicBool {
        &self.ends.stop
    }

    /// Whether nobody waits for the answer any more.
    pub fn is_unwanted(&self) -> bool {
        self.ends.unwanted.load(Ordering::Relaxed)
    }
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
    /// A position of a game that is over is thought about as long as nobody else wants anything.
    ThinkingOn,
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
    ends: Arc<Ends>,
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
        let work = Mutex::new(Work { queue: Queue::new(threads), timed: Vec::new() });
        let pool = Self(Arc::new(PoolState { work, ready: Condvar::new(), closed: AtomicBool::new(false) }));
        for number in 0..threads + 2 {
            let (shared, lane) = (Arc::clone(&pool.0), if number == 0 { Lane::Short } else { Lane::Any });
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || shared.do_work(lane))?;
        }
        let shared = Arc::clone(&pool.0);
        thread::Builder::new().name("bot-clock".to_owned()).spawn(move || shared.keep_time())?;
        Ok(pool)
    }

    /// Has something done when its turn comes, as long as the ticket is kept. It ends soon when the flag is set: then
    /// nobody waits for it any more.
    pub fn submit(
        &self,
        account: Account,
        kind: Kind,
        job: impl FnOnce(&AtomicBool) + Send + 'static,
    ) -> Result<Ticket, Busy> {
        self.think(account, kind, None, |time| job(time.stop()))
    }

    /// Has something thought about when its turn comes. If it goes by the clock, it may take `most`, or less if others
    /// wait: it is told how long when it begins, and stopped earlier if others have come since then.
    pub fn think(
        &self,
        account: Account,
        kind: Kind,
        most: Option<Duration>,
        job: impl FnOnce(&TimeToThink<'_>) + Send + 'static,
    ) -> Result<Ticket, Busy> {
        let ends = Arc::new(Ends::default());
        let task = Task { job: Box::new(job), ends: Arc::clone(&ends), asked: Instant::now(), most };
        let number = self.0.work().queue.add(&account, kind, task).ok_or(Busy)?;
        // Not every thread takes everything.
        self.0.ready.notify_all();
        Ok(Ticket { pool: self.clone(), account, number, ends })
    }

    /// How much waits.
    pub fn waiting(&self) -> usize {
        self.0.work().queue.waiting()
    }

    /// Forgets those who have wanted nothing for a while.
    pub fn tidy(&self) {
        self.0.work().queue.tidy();
    }

    /// Drops what waits and lets the threads end.
    pub fn close(&self) {
        self.0.closed.store(true, Ordering::Release);
        let waiting = self.0.work().queue.clear();
        drop(waiting);
        self.0.ready.notify_all();
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.ends.unwanted.store(true, Ordering::Relaxed);
        self.ends.stop.store(true, Ordering::Relaxed);
        // What it holds is let go when the queue is not locked any more.
        let task = self.pool.0.work().queue.remove(&self.account, self.number);
        drop(task);
    }
}

impl Work {
    /// How long a thought may take, as things are now.
    fn share(&self, thought: &Timed) -> Duration {
        let most = thought.most.saturating_sub(thought.waited);
        if !self.queue.is_crowded() {
            return most.max(LEAST);
        }
        let left = ANSWERED.saturating_sub(thought.waited);
        left.mul_f32(self.queue.part(thought.address)).min(most).max(LEAST)
    }

    /// Ends thoughts that have had their share, if somebody waits.
    fn cut_short(&self) {
        if !self.queue.is_crowded() {
            return;
        }
        for thought in &self.timed {
            if thought.begun.elapsed() >= self.share(thought).max(UNDISTURBED) {
                thought.ends.stop.store(true, Ordering::Relaxed);
            }
        }
    }
}

impl PoolState {
    fn work(&self) -> MutexGuard<'_, Work> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn do_work(&self, lane: Lane) {
        // Thinking must not slow down those who play: on Linux a thread has a priority of its own.
        #[cfg(unix)]
        let _ = rustix::process::nice(10);
        while let Some((account, kind, Task { job, ends, most, .. }, time)) = self.next(lane) {
            let begun = Instant::now();
            let time = TimeToThink { time, ends: &ends };
            let job = std::panic::AssertUnwindSafe(|| job(&time));
            // A thought that panics is a bug, but not a reason for other tables to wait for ever.
            if std::panic::catch_unwind(job).is_err() {
                tracing::error!(?kind, "a thought panicked");
            }
            // What gives way to others owes nothing for time that nobody else wanted.
            let owed = if most.is_some() { LEAST } else { Duration::MAX };
            let mut work = self.work();
            work.queue.done(&account, kind, begun.elapsed().min(owed), !time.is_unwanted());
            work.timed.retain(|thought| !Arc::ptr_eq(&thought.ends, &ends));
            drop(work);
            // What comes next of this address or table may now be done by anybody.
            self.ready.notify_all();
        }
    }

    /// What comes next, and how long it may take if it goes by the clock.
    fn next(&self, lane: Lane) -> Option<(Account, Kind, Task, Duration)> {
        let mut work = self.work();
        loop {
            if self.closed.load(Ordering::Acquire) {
                return None;
            }
            if let Some((account, kind, task)) = work.queue.take(lane) {
                let Some(most) = task.most else { return Some((account, kind, task, Duration::MAX)) };
                let (begun, ends) = (Instant::now(), Arc::clone(&task.ends));
                let waited = begun.duration_since(task.asked);
                let thought = Timed { address: account.address, ends, begun, waited, most };
                let time = work.share(&thought);
                work.timed.push(thought);
                return Some((account, kind, task, time));
            }
            work = self.ready.wait(work).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Cuts thoughts short that have had their share while others wait.
    fn keep_time(&self) {
        let mut work = self.work();
        while !self.closed.load(Ordering::Acquire) {
            work.cut_short();
            work = if work.queue.is_long_wanted() {
                self.ready.wait_timeout(work, LOOKING).unwrap_or_else(PoisonError::into_inner).0
            } else {
                self.ready.wait(work).unwrap_or_else(PoisonError::into_inner)
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

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

    /// Thinks as long as it may.
    fn use_up(time: &TimeToThink<'_>) -> Duration {
        let begun = Instant::now();
        while begun.elapsed() < time.time && !time.stop().load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(1));
        }
        begun.elapsed()
    }

    /// Lets bots think at tables of these addresses, all asked at once: how long each thought, by address, and until when.
    fn think_at(pool: &Pool, tables: &[(&'static str, usize)]) -> Vec<(&'static str, Duration, Duration)> {
        let ((say, heard), begun) = (mpsc::channel(), Instant::now());
        let ask = |(address, table)| {
            let say = say.clone();
            let think = move |time: &TimeToThink<'_>| {
                let used = use_up(time);
                assert!(!time.is_unwanted(), "its answer is waited for");
                say.send((address, used, begun.elapsed())).unwrap();
            };
            pool.think(account(address, table), Kind::Move(8), Some(Duration::from_secs(1)), think).unwrap()
        };
        let wanted = tables.iter().flat_map(|(address, count)| (0..*count).map(|table| (*address, table)));
        let tickets: Vec<Ticket> = wanted.map(ask).collect();
        tickets.iter().map(|_| heard.recv_timeout(PATIENCE).expect("each has its turn")).collect()
    }

    #[test]
    fn a_thought_alone_gets_its_second() {
        let pool = Pool::new(1).unwrap();
        let thoughts = think_at(&pool, &[("10.0.0.1", 1)]);
        assert!(thoughts[0].1 > Duration::from_millis(900), "{thoughts:?}");
        // Another address has a thread besides, so that nobody waits.
        let thoughts = think_at(&pool, &[("10.0.0.1", 1), ("10.0.0.2", 1)]);
        assert!(thoughts.iter().all(|(_, used, _)| *used > Duration::from_millis(900)), "{thoughts:?}");
        pool.close();
    }

    #[test]
    fn many_get_less_time_rather_than_a_queue() {
        let pool = Pool::new(1).unwrap();
        let thoughts = think_at(&pool, &[("10.0.0.1", 20)]);
        let late = thoughts.iter().map(|(_, _, until)| *until).max().unwrap();
        assert!(late < Duration::from_millis(1_800), "a second, and what a busy machine needs: {thoughts:?}");
        for (_, used, _) in &thoughts {
            assert!((LEAST..Duration::from_millis(300)).contains(used), "{thoughts:?}");
        }
        pool.close();
    }

    #[test]
    fn who_has_many_tables_takes_nothing_from_others() {
        let pool = Pool::new(1).unwrap();
        let thoughts = think_at(&pool, &[("10.0.0.1", 40), ("10.0.0.2", 1)]);
        for (address, used, _) in &thoughts {
            let expected = if *address == "10.0.0.2" { 350..600 } else { 20..200 };
            assert!(expected.contains(&used.as_millis()), "{address}: {used:?} of {thoughts:?}");
        }
        pool.close();
    }

    #[test]
    fn who_thought_alone_owes_nothing_to_those_who_come() {
        let pool = Pool::new(1).unwrap();
        think_at(&pool, &[("10.0.0.1", 1)]);
        let others = ["10.0.0.2", "10.0.0.3", "10.0.0.4", "10.0.0.5", "10.0.0.6", "10.0.0.7", "10.0.0.1"];
        for round in 0..3 {
            let thoughts = think_at(&pool, &others.map(|address| (address, 1)));
            let late = thoughts.iter().map(|(_, _, until)| *until).max().unwrap();
            assert!(late < Duration::from_millis(1_800), "round {round}: {thoughts:?}");
        }
        pool.close();
    }

    #[test]
    fn a_long_thought_gives_way_to_somebody_who_comes() {
        let pool = Pool::new(1).unwrap();
        let (say, heard) = mpsc::channel();
        let long: Vec<Ticket> = ["10.0.0.1", "10.0.0.2"]
            .map(|address| {
                let say = say.clone();
                let think = move |time: &TimeToThink<'_>| {
                    say.send("begun").unwrap();
                    use_up(time);
                    assert!(!time.is_unwanted());
                    say.send("answered").unwrap();
                };
                pool.think(account(address, 1), Kind::ThinkingOn, Some(Duration::from_mins(5)), think)
                    .unwrap()
            })
            .into();
        let next = || heard.recv_timeout(Duration::from_secs(3));
        assert_eq!([next(), next()], [Ok("begun"), Ok("begun")]);
        thread::sleep(3 * UNDISTURBED);
        assert!(heard.try_recv().is_err(), "as long as nobody waits they go on");
        let ticket = pool.submit(account("10.0.0.3", 1), Kind::Hint, move |_| say.send("hint").unwrap());
        let heard = [next(), next(), next()];
        assert!(heard.contains(&Ok("hint")) && heard[0] == Ok("answered"), "{heard:?}");
        drop((long, ticket));
        pool.close();
    }
}
