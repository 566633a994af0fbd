//! What comes next: addresses share what there is, and so do the tables of an address. Start at [`Queue::take`].
//!
//! This is fair queueing. Each address has an account of the time that it has used, and the one that has used least
//! comes next; nobody saves up time by doing nothing. What something will cost is guessed by what its kind has cost
//! before, so that a short thought goes before a long one of an address that has used as much.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use store::TableId;

use super::{Account, Kind};
use crate::limits::Network;

/// How many moves of bots may wait for one address. There is one at each table.
const MOST_MOVES: usize = 1024;

/// How much else may wait for one address.
const MOST_OTHERS: usize = 64;

/// How much else may wait for one address at one table.
const MOST_AT_A_TABLE: usize = 16;

/// What an analysis counts for, since nobody waits for it.
const ANALYSIS_WEIGHT: u64 = 4;

/// The strongest bots whose thoughts are short.
const SHORT: u8 = 4;

/// Something waits only if it has not been begun after this long: a thread that has nothing to do takes it before.
const AT_ONCE: Duration = Duration::from_millis(10);

/// What a thread takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    /// Anything.
    Any,
    /// Short thoughts alone, which so never wait for the end of a long one.
    Short,
}

impl Lane {
    fn takes(self, kind: Kind) -> bool {
        self == Self::Any || is_short(kind)
    }
}

fn is_short(kind: Kind) -> bool {
    match kind {
        Kind::Move(level) => level <= SHORT,
        Kind::Position => true,
        Kind::Hint | Kind::Picture | Kind::Replay | Kind::Print | Kind::Analysis | Kind::ThinkingOn => false,
    }
}

/// Time in microseconds. It goes on as the work does.
type Virtual = u64;

/// Work of any kind that waits.
pub(super) struct Queue<T> {
    /// How much of one address may be done at a time.
    at_a_time: usize,
    addresses: HashMap<Network, OfAddress<T>>,
    /// When what was begun last began, on the clock of the addresses.
    clock: Virtual,
    /// What each kind has cost lately.
    costs: HashMap<Kind, Virtual>,
    /// How much waits that is not short, and since when there has been some all the time.
    long_waiting: usize,
    crowded_since: Option<Instant>,
    next_number: u64,
}

struct OfAddress<T> {
    tables: HashMap<TableId, OfTable<T>>,
    used: Used,
    /// As [`Queue::clock`], on the clock of the tables of this address.
    clock: Virtual,
    running: usize,
    moves: usize,
    others: usize,
    /// How much is done or waits that is not short.
    long: usize,
}

struct OfTable<T> {
    waiting: VecDeque<(u64, Kind, T)>,
    used: Used,
    running: usize,
    /// What the thing that is done was thought to cost.
    charged: Virtual,
}

/// Until when somebody has used their share: then the next thing of theirs begins.
#[derive(Clone, Copy, Default)]
struct Used(Virtual);

impl Used {
    /// Somebody comes who has wanted nothing for a while.
    fn come(&mut self, clock: Virtual) {
        self.0 = self.0.max(clock);
    }

    /// It has cost something else than was thought.
    fn correct(&mut self, thought: Virtual, cost: Virtual) {
        self.0 = (self.0 + cost).saturating_sub(thought);
    }
}

impl<T> Default for OfAddress<T> {
    fn default() -> Self {
        Self { tables: HashMap::new(), used: Used(0), clock: 0, running: 0, moves: 0, others: 0, long: 0 }
    }
}

impl<T> Default for OfTable<T> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), used: Used(0), running: 0, charged: 0 }
    }
}

impl<T> OfAddress<T> {
    fn counter(&mut self, kind: Kind) -> (&mut usize, usize) {
        match kind {
            Kind::Move(_) => (&mut self.moves, MOST_MOVES),
            _ => (&mut self.others, MOST_OTHERS),
        }
    }

    /// The table that comes next: its name, and the kind of what it wants done.
    fn next(&self, lane: Lane, cost: impl Fn(Kind) -> Virtual) -> Option<(&TableId, Kind)> {
        let able = self.tables.iter().filter(|(_, table)| table.running == 0);
        let wanting = able.filter_map(|(id, table)| {
            let (number, kind, _) = table.waiting.front().filter(|(_, kind, _)| lane.takes(*kind))?;
            Some(((table.used.0 + cost(*kind), *number), id, *kind))
        });
        wanting.min_by_key(|(order, ..)| *order).map(|(_, id, kind)| (id, kind))
    }
}

impl<T> Queue<T> {
    /// At most this much of one address is done at a time, and one thing of one table.
    pub(super) fn new(at_a_time: usize) -> Self {
        Self {
            at_a_time,
            addresses: HashMap::new(),
            clock: 0,
            costs: HashMap::new(),
            long_waiting: 0,
            crowded_since: None,
            next_number: 0,
        }
    }

    /// Takes something in, and gives it a number; nothing if too much waits on this account.
    pub(super) fn add(&mut self, account: &Account, kind: Kind, task: T) -> Option<u64> {
        let address = self.addresses.entry(account.address).or_default();
        let (count, most) = address.counter(kind);
        if *count >= most {
            return None;
        }
        let table = address.tables.entry(account.table.clone()).or_default();
        let others = table.waiting.iter().filter(|(_, kind, _)| !matches!(kind, Kind::Move(_)));
        if !matches!(kind, Kind::Move(_)) && others.count() >= MOST_AT_A_TABLE {
            return None;
        }
        if table.waiting.is_empty() && table.running == 0 {
            table.used.come(address.clock);
        }
        if address.moves + address.others + address.running == 0 {
            address.used.come(self.clock);
        }
        self.next_number += 1;
        table.waiting.push_back((self.next_number, kind, task));
        *address.counter(kind).0 += 1;
        if !is_short(kind) {
            address.long += 1;
            self.long_waiting += 1;
            self.crowded_since.get_or_insert_with(Instant::now);
        }
        Some(self.next_number)
    }

    /// Takes something out again that waits.
    pub(super) fn remove(&mut self, account: &Account, number: u64) -> Option<T> {
        let address = self.addresses.get_mut(&account.address)?;
        let table = address.tables.get_mut(&account.table)?;
        let place = table.waiting.iter().position(|(known, ..)| *known == number)?;
        let (_, kind, task) = table.waiting.remove(place)?;
        *address.counter(kind).0 -= 1;
        address.long -= usize::from(!is_short(kind));
        self.waits_no_more(kind);
        self.forget_idle(account);
        Some(task)
    }

    /// What comes next in a lane, if there is something that may be done now.
    pub(super) fn take(&mut self, lane: Lane) -> Option<(Account, Kind, T)> {
        let cost = |kind| cost(&self.costs, kind);
        let most = if lane == Lane::Short { usize::MAX } else { self.at_a_time };
        let able = self.addresses.iter().filter(|(_, address)| address.running < most);
        let wanting = able.filter_map(|(network, address)| {
            let (table, kind) = address.next(lane, cost)?;
            let number = address.tables[table].waiting.front().map(|(number, ..)| *number);
            Some(((address.used.0 + cost(kind), number), *network, table, kind))
        });
        let (_, network, table, kind) = wanting.min_by_key(|(order, ..)| *order)?;
        let (account, cost) = (Account { address: network, table: table.clone() }, cost(kind));
        let address = self.addresses.get_mut(&network)?;
        let table = address.tables.get_mut(&account.table)?;
        let (_, kind, task) = table.waiting.pop_front()?;
        address.clock = address.clock.max(table.used.0);
        table.used.0 += cost;
        table.charged = cost;
        table.running += 1;
        self.clock = self.clock.max(address.used.0);
        address.used.0 += cost;
        address.running += 1;
        *address.counter(kind).0 -= 1;
        self.waits_no_more(kind);
        Some((account, kind, task))
    }

    /// Something has been done, in this time, to its end or not.
    pub(super) fn done(&mut self, account: &Account, kind: Kind, took: Duration, to_its_end: bool) {
        let micros = took.as_micros() as u64;
        if to_its_end {
            let known = self.costs.entry(kind).or_insert(micros);
            *known = (*known * 7 + micros) / 8;
        }
        let took = micros.max(1) * weight(kind);
        if let Some(address) = self.addresses.get_mut(&account.address) {
            address.running -= 1;
            address.long -= usize::from(!is_short(kind));
            if let Some(table) = address.tables.get_mut(&account.table) {
                table.running -= 1;
                table.used.correct(table.charged, took);
                address.used.correct(table.charged, took);
            }
        }
        self.forget_idle(account);
    }

    /// How much waits.
    pub(super) fn waiting(&self) -> usize {
        self.addresses.values().map(|address| address.moves + address.others).sum()
    }

    /// Whether something that is not short is to be begun.
    pub(super) fn is_long_wanted(&self) -> bool {
        self.long_waiting > 0
    }

    /// Whether somebody has to wait, other than for something short.
    pub(super) fn is_crowded(&self) -> bool {
        self.crowded_since.is_some_and(|since| since.elapsed() >= AT_ONCE)
    }

    /// Which part of a thread each thing has that is done or waits for an address, if all of them were done at a time:
    /// addresses share the threads, and what is done for one of them shares its part.
    pub(super) fn part(&self, address: Network) -> f32 {
        let addresses = self.addresses.values().filter(|address| address.long > 0).count();
        let own = self.addresses.get(&address).map_or(0, |address| address.long);
        self.at_a_time as f32 / (addresses.max(1) * own.max(1)) as f32
    }

    /// Something of this kind has been taken out.
    fn waits_no_more(&mut self, kind: Kind) {
        self.long_waiting -= usize::from(!is_short(kind));
        if self.long_waiting == 0 {
            self.crowded_since = None;
        }
    }

    /// Gives back all that waits.
    pub(super) fn clear(&mut self) -> Vec<T> {
        (self.long_waiting, self.crowded_since) = (0, None);
        let tables = self.addresses.values_mut().flat_map(|address| {
            let waiting = address.tables.values().flat_map(|table| &table.waiting);
            address.long -= waiting.filter(|(_, kind, _)| !is_short(*kind)).count();
            (address.moves, address.others) = (0, 0);
            address.tables.values_mut()
        });
        tables.flat_map(|table| table.waiting.drain(..)).map(|(_, _, task)| task).collect()
    }

    /// Forgets those who want nothing and have used no more than others.
    fn forget_idle(&mut self, account: &Account) {
        let Some(address) = self.addresses.get_mut(&account.address) else { return };
        let clock = address.clock;
        // Without anybody beside it a table owes nothing to anybody.
        let alone = address.tables.len() == 1;
        let idle = |table: &OfTable<T>| table.waiting.is_empty() && table.running == 0;
        if address
            .tables
            .get(&account.table)
            .is_some_and(|table| idle(table) && (alone || table.used.0 <= clock))
        {
            address.tables.remove(&account.table);
        }
        if address.running == 0 && address.moves + address.others == 0 && address.used.0 <= self.clock {
            self.addresses.remove(&account.address);
        }
    }

    /// Forgets all who want nothing: from time to time, since it goes through everything.
    pub(super) fn tidy(&mut self) {
        for address in self.addresses.values_mut() {
            address.tables.retain(|_, table| table.running > 0 || !table.waiting.is_empty());
        }
        self.addresses.retain(|_, address| !address.tables.is_empty());
    }
}

/// What something of this kind is thought to cost, as it counts.
fn cost(costs: &HashMap<Kind, Virtual>, kind: Kind) -> Virtual {
    // Before anything is known, the levels of bots differ as much as they usually do.
    let usual = match kind {
        Kind::Move(level) => 1_000 << level.min(8),
        Kind::Hint | Kind::Analysis | Kind::ThinkingOn => 100_000,
        Kind::Position => 2_000,
        Kind::Picture => 500_000,
        Kind::Print => 1_000_000,
        Kind::Replay => 50_000,
    };
    costs.get(&kind).copied().unwrap_or(usual).max(1) * weight(kind)
}

fn weight(kind: Kind) -> u64 {
    if kind == Kind::Analysis { ANALYSIS_WEIGHT } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::super::tests::account;
    use super::*;

    /// Does N things one after the other, each of which costs as much as its kind says; whose they were.
    fn work(queue: &mut Queue<&'static str>, count: usize, cost: impl Fn(Kind) -> u64) -> Vec<&'static str> {
        let mut done = Vec::new();
        for _ in 0..count {
            let Some((account, kind, task)) = queue.take(Lane::Any) else { break };
            queue.done(&account, kind, Duration::from_millis(cost(kind)), true);
            done.push(task);
        }
        done
    }

    #[test]
    fn addresses_share_the_time_however_many_tables_they_have() {
        let mut queue = Queue::new(1);
        for table in 0..100 {
            queue.add(&account("10.0.0.1", table), Kind::Move(8), "many").unwrap();
        }
        for _ in 0..50 {
            queue.add(&account("10.0.0.2", 1), Kind::Move(2), "one").unwrap();
        }
        let done = work(&mut queue, 40, |kind| if kind == Kind::Move(8) { 100 } else { 10 });
        let one = done.iter().filter(|who| **who == "one").count();
        assert!(
            (34..=38).contains(&one),
            "found {one} of 40, expected ten short ones for each long one: {done:?}"
        );
    }

    #[test]
    fn tables_of_an_address_share_its_time_and_a_short_thought_goes_first() {
        let mut queue = Queue::new(1);
        for table in 0..20 {
            queue.add(&account("10.0.0.1", table), Kind::Move(8), "long").unwrap();
            queue.add(&account("10.0.0.1", table), Kind::Move(8), "long").unwrap();
        }
        assert_eq!(work(&mut queue, 5, |_| 100), ["long"; 5]);
        queue.add(&account("10.0.0.1", 99), Kind::Move(2), "short").unwrap();
        assert_eq!(work(&mut queue, 1, |_| 5), ["short"]);
    }

    #[test]
    fn nobody_saves_up_time_by_doing_nothing() {
        let mut queue = Queue::new(1);
        for _ in 0..20 {
            queue.add(&account("10.0.0.1", 1), Kind::Hint, "busy").unwrap_or_default();
        }
        work(&mut queue, 10, |_| 100);
        for _ in 0..16 {
            queue.add(&account("10.0.0.2", 2), Kind::Hint, "idle").unwrap();
        }
        let done = work(&mut queue, 8, |_| 100);
        assert!(done.iter().filter(|who| **who == "busy").count() >= 3, "{done:?}");
    }

    #[test]
    fn one_address_has_so_many_threads_and_a_table_one() {
        let mut queue = Queue::new(2);
        for table in [1, 1, 2, 3] {
            queue.add(&account("10.0.0.1", table), Kind::Hint, "").unwrap();
        }
        queue.add(&account("10.0.0.2", 1), Kind::Hint, "other").unwrap();
        let taken: Vec<Account> =
            std::iter::from_fn(|| queue.take(Lane::Any)).map(|(account, ..)| account).collect();
        assert_eq!(taken.len(), 3, "two of one address, one of the other: {taken:?}");
        assert_ne!(taken[0], taken[1]);
        queue.done(&taken[0], Kind::Hint, Duration::from_millis(1), true);
        assert!(queue.take(Lane::Any).is_some());
    }

    #[test]
    fn one_address_may_let_so_much_wait_and_no_more() {
        let mut queue = Queue::new(1);
        let taken = (0..500).filter(|n| queue.add(&account("10.0.0.1", n % 50), Kind::Picture, *n).is_some());
        assert_eq!(taken.count(), MOST_OTHERS);
        assert!(queue.add(&account("10.0.0.1", 1), Kind::Move(1), 0).is_some(), "bots play on");
        let one =
            (0..500).filter(|n| queue.add(&account("10.0.0.2", 1), Kind::Picture, *n).is_some()).count();
        assert_eq!(one, MOST_AT_A_TABLE);
        assert_eq!(queue.clear().len(), MOST_OTHERS + 1 + MOST_AT_A_TABLE);
        assert_eq!(queue.waiting(), 0);
    }

    #[test]
    fn short_thoughts_have_a_lane_of_their_own() {
        let mut queue = Queue::new(1);
        queue.add(&account("10.0.0.1", 1), Kind::Move(8), "long").unwrap();
        queue.add(&account("10.0.0.1", 2), Kind::Move(8), "long").unwrap();
        queue.add(&account("10.0.0.1", 3), Kind::Move(2), "short").unwrap();
        assert_eq!(queue.take(Lane::Short).map(|(_, _, task)| task), Some("short"));
        assert!(queue.take(Lane::Short).is_none(), "a long one would be in the way of others");
    }

    #[test]
    fn those_who_want_nothing_are_forgotten() {
        let mut queue = Queue::new(1);
        for table in 0..10 {
            queue.add(&account("10.0.0.1", table), Kind::Hint, "").unwrap();
        }
        work(&mut queue, 10, |_| 1);
        queue.tidy();
        assert!(queue.addresses.is_empty());
    }
}
