//! How many connections there may be, from one address and altogether: [`Connections`]. Every one of them counts from
//! the moment it comes in, before it has said anything.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::limits::Network;

/// How many files the process needs besides connections: the database, the log, the listener.
const OTHER_FILES: usize = 96;

/// How many of one address are safe while they play, however many others come.
const SAFE_PLAYERS: usize = 20;

/// All connections.
#[derive(Debug)]
pub struct Connections {
    /// From one address; 0 is without limit.
    most: usize,
    /// Altogether.
    room: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    addresses: HashMap<Network, BTreeMap<u64, Arc<Connection>>>,
    count: usize,
    next: u64,
}

/// What a connection is good for. When there is no more room, those that are good for least have to go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Use {
    /// It asks for nothing just now.
    Quiet,
    /// Somebody looks at a table over it.
    Watching,
    /// It has asked for something.
    Asking,
    /// Somebody who sits at a table plays over it.
    Playing,
}

/// A connection that is open.
#[derive(Debug)]
pub struct Connection {
    address: Network,
    number: u64,
    used: AtomicU8,
    end: Notify,
}

impl Connection {
    /// Says what it is good for now.
    pub fn set(&self, used: Use) {
        self.used.store(used as u8, Ordering::Relaxed);
    }

    /// Waits until it has to end, since others need its room more.
    pub async fn must_end(&self) {
        self.end.notified().await;
    }

    fn used(&self) -> u8 {
        self.used.load(Ordering::Relaxed)
    }
}

/// That a connection may be open. Another may be when this is dropped.
#[derive(Debug)]
pub struct ConnectionPermit {
    connection: Arc<Connection>,
    all: Arc<Connections>,
}

impl ConnectionPermit {
    /// The connection that has it.
    pub fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }
}

impl Connections {
    /// At most this many from one address, where 0 is without limit, and as many altogether as there is room for.
    pub fn new(most: usize, room: usize) -> Arc<Self> {
        Arc::new(Self { most, room, open: Mutex::default() })
    }

    /// Gives a permit to another connection of this address, unless it has too many. If there is no room, another one
    /// that is needed less has to go: one of the address that has most.
    pub fn admit(self: &Arc<Self>, address: Network) -> Option<ConnectionPermit> {
        let mut open = self.open();
        let own = open.addresses.get(&address).map_or(0, BTreeMap::len);
        if self.most > 0 && own >= self.most {
            return None;
        }
        if open.count >= self.room {
            let ended = open.make_room(address, own)?;
            ended.end.notify_one();
        }
        open.next += 1;
        let (number, used) = (open.next, AtomicU8::new(Use::Quiet as u8));
        let connection = Arc::new(Connection { address, number, used, end: Notify::new() });
        open.count += 1;
        open.addresses.entry(address).or_default().insert(number, Arc::clone(&connection));
        Some(ConnectionPermit { connection, all: Arc::clone(self) })
    }

    /// Ends all that talk over them for an address.
    pub fn end_all(&self, address: Network) {
        let open = self.open();
        open.addresses.get(&address).into_iter().flat_map(BTreeMap::values).for_each(|connection| {
            connection.end.notify_one();
        });
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.open().count
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Takes the permit from a connection that has to go.
    fn make_room(&mut self, newcomer: Network, own: usize) -> Option<Arc<Connection>> {
        let mut addresses: Vec<(usize, Network)> =
            self.addresses.iter().map(|(address, of)| (of.len(), *address)).collect();
        addresses.sort_unstable_by(|one, other| other.cmp(one));
        let victim = addresses.into_iter().find_map(|(count, address)| {
            let of = &self.addresses[&address];
            // The oldest of those that are good for least.
            let least = of.values().min_by_key(|connection| (connection.used(), connection.number))?;
            let is_quiet = least.used() == Use::Quiet as u8;
            let is_player = least.used() == Use::Playing as u8;
            let may_go = count > own + 1 && (!is_player || count > SAFE_PLAYERS);
            // Somebody may always have a new connection for one of their own that says nothing.
            (may_go || (is_quiet && address == newcomer)).then(|| Arc::clone(least))
        })?;
        self.remove(&victim);
        Some(victim)
    }

    fn remove(&mut self, connection: &Connection) {
        let Some(of) = self.addresses.get_mut(&connection.address) else { return };
        if of.remove(&connection.number).is_some() {
            self.count -= 1;
        }
        if of.is_empty() {
            self.addresses.remove(&connection.address);
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.all.open().remove(&self.connection);
    }
}

/// For how many connections there is room: as many files as the process may open, but for those that it needs itself.
pub fn room() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        // A server that may open more files does: the usual limit is for programs that need few.
        let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
        let files = if raised { maximum } else { current };
        let files = files.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX));
        files.saturating_sub(OTHER_FILES).max(files / 2)
    }
    #[cfg(not(unix))]
    usize::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(address: &str) -> Network {
        Network::of(address.parse().unwrap())
    }

    fn fill(all: &Arc<Connections>, address: &str, count: usize, used: Use) -> Vec<ConnectionPermit> {
        let mut permits = Vec::new();
        for _ in 0..count {
            let Some(permit) = all.admit(network(address)) else { break };
            permit.connection.set(used);
            permits.push(permit);
        }
        permits
    }

    #[test]
    fn there_may_be_another_connection_when_one_has_ended() {
        let limit = Connections::new(2, 100);
        let address = network("10.0.0.1");
        let (one, two) = (limit.admit(address), limit.admit(address));
        assert!(one.is_some() && two.is_some() && limit.admit(address).is_none());
        drop(one);
        assert!(limit.admit(address).is_some());
        drop(two);
        assert!(limit.open().addresses.is_empty() && limit.count() == 0);
    }

    #[test]
    fn a_newcomer_takes_the_place_of_the_one_that_is_needed_least() {
        let all = Connections::new(0, 20);
        let players = fill(&all, "10.0.0.1", 5, Use::Playing);
        let silent = fill(&all, "10.0.0.2", 10, Use::Quiet);
        let asking = fill(&all, "10.0.0.2", 5, Use::Asking);
        let newcomers = fill(&all, "10.0.0.3", 7, Use::Asking);
        assert_eq!((newcomers.len(), all.count()), (7, 20));
        let open = all.open();
        let still = |permits: &[ConnectionPermit]| {
            let known = |permit: &&ConnectionPermit| {
                let of = open.addresses.get(&permit.connection.address);
                of.is_some_and(|of| of.contains_key(&permit.connection.number))
            };
            permits.iter().filter(known).count()
        };
        assert_eq!((still(&players), still(&silent), still(&asking)), (5, 3, 5));
        drop(open);
        drop((players, silent, asking, newcomers));
        assert_eq!(all.count(), 0, "what had to go is not counted twice");
    }

    #[test]
    fn those_who_play_stay_and_nobody_takes_more_than_the_others_have() {
        let all = Connections::new(0, 12);
        let players = fill(&all, "10.0.0.1", 6, Use::Playing);
        let others = fill(&all, "10.0.0.2", 6, Use::Asking);
        let newcomers = fill(&all, "10.0.0.3", 10, Use::Asking);
        assert_eq!(newcomers.len(), 3, "as many as the others have then");
        drop((players, others, newcomers));
    }
}
