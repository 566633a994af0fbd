//! What costs much to make and is the same for everybody who asks: pictures and whole games. It is made once for all
//! who wait, not made when nobody waits any more, and kept for a while. Start at [`Derived::get`].

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::hash::Hash;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use axum::body::Bytes;
use table::Refused;
use tokio::sync::watch;

use crate::pool::{Account, Kind, Pool, Ticket};
use crate::room;

/// Things that were made lately, and those that are being made.
pub struct Derived<K> {
    /// How many bytes are kept.
    most: usize,
    things: Mutex<Things<K>>,
}

struct Things<K> {
    kept: HashMap<K, Bytes>,
    /// The keys of what is kept, the one asked for last at the end.
    order: VecDeque<K>,
    bytes: usize,
    /// Owned by those who wait.
    making: HashMap<K, Weak<Making>>,
}

type Answer = Option<Result<Bytes, Refused>>;

/// Something that is being made as long as somebody waits for it.
struct Making {
    /// The requests of all accounts that want it: nobody waits behind what else another account has asked for.
    tickets: Mutex<Vec<(Account, Ticket)>>,
    answer: watch::Receiver<Answer>,
    /// What the jobs answer by, as long as one of them waits or goes on.
    sender: Weak<watch::Sender<Answer>>,
    /// Whether one of them has begun.
    begun: Arc<AtomicBool>,
}

impl Making {
    /// Has it made on this account, too, unless it was asked for on it before. The first whose turn comes makes it for all.
    fn ask(
        &self,
        pool: &Pool,
        (account, kind): (Account, Kind),
        make: impl FnOnce(&AtomicBool) -> Result<Bytes, Refused> + Send + 'static,
    ) -> Result<(), Refused> {
        let mut tickets = self.tickets.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(sender) = self.sender.upgrade() else { return Ok(()) };
        if tickets.iter().any(|(known, _)| *known == account) {
            return Ok(());
        }
        let begun = Arc::clone(&self.begun);
        let job = move |stop: &AtomicBool| {
            if !begun.swap(true, Ordering::Relaxed) {
                sender.send_replace(Some(make(stop)));
            }
        };
        match pool.submit(account.clone(), kind, job) {
            Ok(ticket) => tickets.push((account, ticket)),
            Err(busy) if tickets.is_empty() => return Err(busy.into()),
            // Somebody else's turn may come sooner.
            Err(_) => {}
        }
        Ok(())
    }
}

impl<K> fmt::Debug for Derived<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Derived")
    }
}

impl<K: Clone + Eq + Hash> Derived<K> {
    /// Keeps this many bytes.
    pub fn new(most: usize) -> Self {
        let things =
            Things { kept: HashMap::new(), order: VecDeque::new(), bytes: 0, making: HashMap::new() };
        Self { most, things: Mutex::new(things) }
    }

    /// The thing of this name; if it is neither there nor being made, it is made by the pool.
    pub async fn get(
        &self,
        key: K,
        pool: &Pool,
        (account, kind): (Account, Kind),
        make: impl FnOnce(&AtomicBool) -> Result<Bytes, Refused> + Send + 'static,
    ) -> Result<Bytes, Refused> {
        let making = {
            let mut things = self.things();
            if let Some(kept) = things.find(&key) {
                return Ok(kept);
            }
            things.making.retain(|_, making| making.strong_count() > 0);
            let known = things.making.get(&key).and_then(Weak::upgrade);
            let (sender, answer) = watch::channel(None);
            // It is let go here when the first job has it.
            let sender = Arc::new(sender);
            let making = known.unwrap_or_else(|| {
                let (sender, begun) = (Arc::downgrade(&sender), Arc::default());
                Arc::new(Making { tickets: Mutex::default(), answer, sender, begun })
            });
            making.ask(pool, (account, kind), make)?;
            things.making.insert(key.clone(), Arc::downgrade(&making));
            making
        };
        let mut answer = making.answer.clone();
        // The one who makes it may be gone: the pool was closed, or there is a bug.
        let made = answer.wait_for(Option::is_some).await.map_err(|_| room::busy())?;
        let made = made.clone().unwrap_or_else(|| Err(room::busy()))?;
        self.things().keep(&key, &made, self.most);
        Ok(made)
    }

    fn things(&self) -> MutexGuard<'_, Things<K>> {
        self.things.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Clone + Eq + Hash> Things<K> {
    fn find(&mut self, key: &K) -> Option<Bytes> {
        let found = self.kept.get(key)?.clone();
        self.order.retain(|known| known != key);
        self.order.push_back(key.clone());
        Some(found)
    }

    fn keep(&mut self, key: &K, thing: &Bytes, most: usize) {
        if thing.len() > most || self.kept.contains_key(key) {
            return;
        }
        self.bytes += thing.len();
        self.kept.insert(key.clone(), thing.clone());
        self.order.push_back(key.clone());
        while self.bytes > most {
            let Some(oldest) = self.order.pop_front() else { return };
            self.bytes -= self.kept.remove(&oldest).map_or(0, |thing| thing.len());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::time::Duration;

    use super::*;
    use crate::limits::Network;

    fn account() -> (Account, Kind) {
        let address = Network::of("10.0.0.1".parse().unwrap());
        (Account { address, table: "aaaaaaaaaaaaaaaa".parse().unwrap() }, Kind::Picture)
    }

    #[tokio::test]
    async fn a_thing_is_made_once_for_all_who_ask_and_kept_for_a_while() {
        let (things, pool, made) = (Derived::new(30), Pool::new(2).unwrap(), Arc::new(AtomicUsize::new(0)));
        let get = |key: u8| {
            let made = Arc::clone(&made);
            things.get(key, &pool, account(), move |_| {
                std::thread::sleep(Duration::from_millis(20));
                made.fetch_add(1, Ordering::Relaxed);
                Ok(Bytes::from(vec![key; 10]))
            })
        };
        let keys = [1, 1, 2];
        let (one, same, other) = tokio::join!(
            async { get(keys[0]).await.unwrap() },
            async { get(keys[1]).await.unwrap() },
            async { get(keys[2]).await.unwrap() }
        );
        assert_eq!(
            (one.as_ptr(), made.load(Ordering::Relaxed)),
            (same.as_ptr(), 2),
            "it is the same, not an equal one"
        );
        assert_ne!(one, other);
        assert_eq!(get(1).await.unwrap().as_ptr(), one.as_ptr(), "it is kept");
        for key in 3..6 {
            get(key).await.unwrap();
        }
        assert_ne!(get(1).await.unwrap().as_ptr(), one.as_ptr(), "not for ever");
        pool.close();
    }

    #[tokio::test]
    async fn nobody_waits_behind_what_else_another_address_has_asked_for() {
        let (things, pool) = (Derived::new(100), Pool::new(1).unwrap());
        let (hostile, kind) = account();
        let honest = Account { address: Network::of("10.0.0.2".parse().unwrap()), ..hostile.clone() };
        let slow = |stop: &AtomicBool| {
            while !stop.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
        };
        let clogged: Vec<_> = (0..10).map(|_| pool.submit(hostile.clone(), kind, slow).unwrap()).collect();
        let quick = || |_: &AtomicBool| Ok(Bytes::from_static(b"here"));
        let first = things.get(1, &pool, (hostile, kind), quick());
        let second = things.get(1, &pool, (honest, kind), quick());
        let (first, second) = tokio::join!(first, second);
        assert_eq!(
            (first.unwrap(), second.unwrap()),
            (Bytes::from_static(b"here"), Bytes::from_static(b"here"))
        );
        drop(clogged);
        pool.close();
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_made() {
        let (things, pool) = (Derived::new(100), Pool::new(1).unwrap());
        let slow = |stop: &AtomicBool| {
            while !stop.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            Err(room::busy())
        };
        for _ in 0..50 {
            let asked = things.get(1, &pool, account(), slow);
            assert!(tokio::time::timeout(Duration::from_millis(5), asked).await.is_err(), "they hang up");
        }
        let quick = things.get(2, &pool, account(), |_| Ok(Bytes::from_static(b"here")));
        assert_eq!(quick.await.unwrap(), "here");
        assert_eq!(pool.waiting(), 0);
        pool.close();
    }

    #[tokio::test]
    async fn what_cannot_be_made_is_refused_and_tried_again_for_the_next() {
        let (things, pool) = (Derived::new(100), Pool::new(1).unwrap());
        assert!(things.get(1, &pool, account(), |_| Err(room::busy())).await.is_err());
        assert!(things.get(1, &pool, account(), |_| panic!("a bug")).await.is_err());
        assert!(things.get(1, &pool, account(), |_| Ok(Bytes::new())).await.is_ok());
        pool.close();
    }
}
