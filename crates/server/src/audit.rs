//! What the owner of a server may want to know of strangers: tables made, wrong keys, limits hit. Each is a line of the
//! log with the target `audit`, and says where somebody comes from by a mark that nobody can follow for longer than a
//! day.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::Millis;
use store::TableId;
use table::Environment;
use table::keys::Secret;

use crate::limits::Network;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// How many marks of a day are remembered, so that the owner can ban somebody by one.
const MARKS: usize = 100_000;

/// How addresses are recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Addresses {
    /// By marks that change every day and whenever the server starts.
    #[default]
    Hashed,
    /// As they are.
    Plain,
}

/// What is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matter {
    /// Somebody made a table.
    TableMade,
    /// Somebody had a key that does not open what it should.
    WrongKey,
    /// Somebody asked for more than is allowed.
    LimitHit,
    /// Somebody came who is banned.
    Banned,
}

/// Tells what strangers do.
#[derive(Debug)]
pub struct Audit {
    addresses: Addresses,
    environment: Environment,
    day: Mutex<Day>,
}

#[derive(Debug)]
struct Day {
    number: i64,
    key: [u8; 16],
    marks: HashMap<String, Network>,
    /// When something was recorded of somebody last: the same is not recorded again within a minute.
    recorded: HashMap<(Matter, Network), Millis>,
}

impl Audit {
    pub fn new(addresses: Addresses, environment: Environment) -> Self {
        let day = Mutex::new(Day::new(&environment));
        Self { addresses, environment, day }
    }

    /// Records what somebody did: tables each time, everything else once a minute.
    pub fn record(&self, matter: Matter, by: Network, table: Option<&TableId>) {
        if matter != Matter::TableMade && !self.today().is_news(matter, by, self.environment.now()) {
            return;
        }
        let by_name = self.name(by);
        let table = table.map(tracing::field::display);
        match matter {
            Matter::TableMade => tracing::info!(target: "audit", by = by_name, table, "a table was made"),
            Matter::WrongKey => tracing::info!(target: "audit", by = by_name, table, "a key did not fit"),
            Matter::LimitHit => tracing::info!(target: "audit", by = by_name, table, "a limit was hit"),
            Matter::Banned => tracing::info!(target: "audit", by = by_name, table, "somebody banned came"),
        }
    }

    /// What an address is called today.
    pub fn name(&self, address: Network) -> String {
        if self.addresses == Addresses::Plain {
            return address.to_string();
        }
        self.today().mark(address)
    }

    /// Whose mark this is, if somebody had it today.
    pub fn whose(&self, mark: &str) -> Option<Network> {
        self.today().marks.get(mark).copied()
    }

    fn today(&self) -> MutexGuard<'_, Day> {
        let mut day = self.day.lock().unwrap_or_else(PoisonError::into_inner);
        if day.number != self.environment.now().div_euclid(DAY) {
            *day = Day::new(&self.environment);
        }
        day
    }
}

impl Day {
    fn new(environment: &Environment) -> Self {
        let number = environment.now().div_euclid(DAY);
        Self { number, key: environment.random(), marks: HashMap::new(), recorded: HashMap::new() }
    }

    fn mark(&mut self, address: Network) -> String {
        // Without the key, which is never written anywhere, nobody can try which address gives a mark.
        let mut hashed = self.key;
        hashed.iter_mut().zip(address.bytes()).for_each(|(byte, of_address)| *byte ^= of_address);
        let mark = Secret(hashed).digest().mark();
        if self.marks.len() < MARKS {
            self.marks.insert(mark.clone(), address);
        }
        mark
    }

    fn is_news(&mut self, matter: Matter, by: Network, now: Millis) -> bool {
        if self.recorded.len() >= MARKS {
            self.recorded.retain(|_, recorded| now - *recorded < MINUTE);
        }
        let last = self.recorded.get(&(matter, by));
        let is_news = last.is_none_or(|last| now - *last >= MINUTE);
        if is_news {
            self.recorded.insert((matter, by), now);
        }
        is_news
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    fn network(address: &str) -> Network {
        Network::of(address.parse().unwrap())
    }

    #[test]
    fn a_mark_is_somebodys_for_a_day() {
        let now = Arc::new(AtomicI64::new(0));
        let clock = Arc::clone(&now);
        let seed = AtomicI64::new(1);
        let environment = Environment::new(
            move || clock.load(Ordering::Relaxed),
            move |bytes| bytes.fill(seed.fetch_add(1, Ordering::Relaxed) as u8),
        );
        let audit = Audit::new(Addresses::Hashed, environment.clone());
        let (one, other) = (network("192.0.2.1"), network("2001:db8::1"));
        let mark = audit.name(one);
        assert_eq!(mark.len(), 8);
        assert_eq!(audit.name(one), mark);
        assert_ne!(audit.name(other), mark);
        assert_eq!(audit.whose(&mark), Some(one));
        now.store(DAY, Ordering::Relaxed);
        assert_eq!(audit.whose(&mark), None, "it is forgotten");
        assert_ne!(audit.name(one), mark, "and another one the next day");
        assert_eq!(Audit::new(Addresses::Plain, environment).name(one), "192.0.2.1");
    }

    #[test]
    fn the_same_is_recorded_once_a_minute() {
        let mut day = Day { number: 0, key: [0; 16], marks: HashMap::new(), recorded: HashMap::new() };
        let one = network("192.0.2.1");
        for (at, expected) in
            [(0, true), (1, false), (MINUTE - 1, false), (MINUTE, true), (MINUTE + 1, false)]
        {
            assert_eq!(day.is_news(Matter::LimitHit, one, at), expected, "at {at}");
        }
        assert!(day.is_news(Matter::WrongKey, one, 1), "another matter");
        assert!(day.is_news(Matter::LimitHit, network("192.0.2.2"), 1), "somebody else");
    }
}
