//! Who has made which tables, and how many tables one address may make, keep, show in the lobby and have bots play at.
//! It is known while the server runs: afterwards a table is on the account of those who look at it. Start at
//! [`Makers`].

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Refusal;
use store::TableId;
use table::Refused;

use crate::limits::Network;

/// For how long a table counts as kept by the address that made it.
const KEPT: Duration = Duration::from_hours(24);

/// How many tables an address may make in a day, over or not, so that it cannot fill the disk; this machine may make more.
const MOST_A_DAY: NonZeroU32 = NonZeroU32::new(2_000).expect("it is not 0");

/// How many tables one address may have. Each is for all addresses if it is set; otherwise this machine may have many,
/// and others the usual number. 0 is without limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableLimits {
    /// Tables made in a minute; usually 20, and for this machine without limit.
    pub per_minute: Option<u32>,
    /// Tables made within a day whose games are not over; usually 200, and for this machine without limit.
    pub kept: Option<usize>,
    /// Tables at which nobody but bots plays, and plays at the same time; usually 4, and for this machine 16.
    pub of_bots: Option<usize>,
}

const USUAL: (u32, usize, usize) = (20, 200, 4);
const USUAL_HERE: (u32, usize, usize) = (0, 0, 16);

impl TableLimits {
    fn per_minute(&self, address: Network) -> u32 {
        self.per_minute.unwrap_or(usual(address).0)
    }

    fn kept(&self, address: Network) -> usize {
        self.kept.unwrap_or(usual(address).1)
    }

    fn of_bots(&self, address: Network) -> usize {
        self.of_bots.unwrap_or(usual(address).2)
    }
}

fn usual(address: Network) -> (u32, usize, usize) {
    if address.is_loopback() { USUAL_HERE } else { USUAL }
}

/// Who has made which tables.
#[derive(Debug)]
pub struct Makers {
    limits: TableLimits,
    per_minute: DefaultKeyedRateLimiter<Network>,
    per_day: DefaultKeyedRateLimiter<Network>,
    known: Mutex<Known>,
}

/// Whose tables share a place in the lobby.
#[derive(PartialEq, Eq, Hash)]
enum Maker<'a> {
    /// Those that an address has made since the server started.
    Address(Network),
    /// Older ones, by the mark under which the store keeps who made them.
    Mark(Option<&'a str>),
}

#[derive(Debug, Default)]
struct Known {
    tables: HashMap<TableId, Made>,
    /// How many games that are not over each address has.
    kept: HashMap<Network, usize>,
    /// How many tables of bots alone are played at for each address.
    of_bots: HashMap<Network, usize>,
}

#[derive(Debug)]
struct Made {
    by: Network,
    at: Instant,
    over: bool,
}

/// The permission to let bots play among themselves, until it is dropped.
#[derive(Debug)]
pub struct BotsPlay {
    makers: Arc<Makers>,
    address: Network,
}

impl Makers {
    pub fn new(limits: TableLimits) -> Arc<Self> {
        let per_minute = NonZeroU32::new(limits.per_minute.unwrap_or(USUAL.0)).unwrap_or(NonZeroU32::MAX);
        let per_minute = RateLimiter::keyed(Quota::per_minute(per_minute));
        let per_day = Quota::with_period(Duration::from_hours(24) / MOST_A_DAY.get()).expect("a day is long");
        let per_day = RateLimiter::keyed(per_day.allow_burst(MOST_A_DAY));
        Arc::new(Self { limits, per_minute, per_day, known: Mutex::default() })
    }

    /// Whether an address may make another table.
    pub fn may_make(&self, address: Network) -> Result<(), Refused> {
        let refused = |text: &str| {
            metrics::counter!("pyramidion_limited_total").increment(1);
            Err(Refused::new(Refusal::TooMany, text))
        };
        let kept = self.known().kept.get(&address).copied().unwrap_or_default();
        if (1..=kept).contains(&self.limits.kept(address)) {
            return refused("your address has made many tables whose games are not over: finish some first");
        }
        if self.limits.per_minute(address) > 0 && self.per_minute.check_key(&address).is_err() {
            return refused("too many tables from your address: wait a minute");
        }
        if !address.is_loopback() && self.per_day.check_key(&address).is_err() {
            return refused("your address has made too many tables today: come again tomorrow");
        }
        Ok(())
    }

    /// An address has made a table.
    pub fn made(&self, table: TableId, by: Network) {
        let mut known = self.known();
        *known.kept.entry(by).or_default() += 1;
        known.tables.insert(table, Made { by, at: Instant::now(), over: false });
    }

    /// An address has made a table through another server.
    pub fn made_elsewhere(&self, table: TableId, by: Network) {
        // It counts as if it had been made here, though nothing can be refused any more.
        let _ = self.per_minute.check_key(&by);
        let _ = self.per_day.check_key(&by);
        self.made(table, by);
    }

    /// The address that has made a table, if that is known.
    pub fn of(&self, table: &TableId) -> Option<Network> {
        self.known().tables.get(table).map(|made| made.by)
    }

    /// The game at a table is over.
    pub fn over(&self, table: &TableId) {
        let mut known = self.known();
        let Some(made) = known.tables.get_mut(table).filter(|made| !made.over) else { return };
        made.over = true;
        let by = made.by;
        known.finish(by);
    }

    /// Lets bots play among themselves on this account, unless they do at too many tables.
    pub fn bots_play(self: &Arc<Self>, address: Network) -> Option<BotsPlay> {
        let most = self.limits.of_bots(address);
        let mut known = self.known();
        let count = known.of_bots.entry(address).or_default();
        if most > 0 && *count >= most {
            return None;
        }
        *count += 1;
        Some(BotsPlay { makers: Arc::clone(self), address })
    }

    /// At most `most` of these tables, in their order: as many of one address as of another, as far as they have that
    /// many.
    pub fn shown<'a, T>(
        &self,
        tables: impl Iterator<Item = (&'a TableId, Option<&'a str>, T)>,
        most: usize,
    ) -> Vec<T> {
        let (known, mut counts) = (self.known(), HashMap::<Maker<'_>, usize>::new());
        let mut ranked: Vec<(usize, usize, T)> = Vec::new();
        for (place, (table, mark, shown)) in tables.enumerate() {
            let by = known.tables.get(table).map_or(Maker::Mark(mark), |made| Maker::Address(made.by));
            let count = counts.entry(by).or_default();
            ranked.push((*count, place, shown));
            *count += 1;
        }
        ranked.sort_unstable_by_key(|(rank, place, _)| (*rank, *place));
        ranked.truncate(most);
        ranked.sort_unstable_by_key(|(_, place, _)| *place);
        ranked.into_iter().map(|(_, _, shown)| shown).collect()
    }

    /// Forgets what was long ago.
    pub fn tidy(&self) {
        self.per_minute.retain_recent();
        self.per_day.retain_recent();
        let mut known = self.known();
        let old: Vec<_> = known.tables.extract_if(|_, made| made.at.elapsed() >= KEPT).collect();
        for (_, made) in old {
            if !made.over {
                known.finish(made.by);
            }
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn finish(&mut self, by: Network) {
        take_one(&mut self.kept, by);
    }
}

fn take_one(counts: &mut HashMap<Network, usize>, address: Network) {
    if let Some(count) = counts.get_mut(&address) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&address);
        }
    }
}

impl Drop for BotsPlay {
    fn drop(&mut self) {
        take_one(&mut self.makers.known().of_bots, self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(address: &str) -> Network {
        Network::of(address.parse().unwrap())
    }

    fn id(number: usize) -> TableId {
        format!("t{number}").parse().unwrap()
    }

    fn make(makers: &Makers, address: Network, tables: std::ops::Range<usize>) -> usize {
        let made = tables.filter(|number| {
            let may = makers.may_make(address).is_ok();
            if may {
                makers.made(id(*number), address);
            }
            may
        });
        made.count()
    }

    #[test]
    fn an_address_makes_so_many_tables_in_a_minute() {
        let makers = Makers::new(TableLimits::default());
        assert_eq!(make(&makers, network("10.0.0.1"), 0..100), 20);
        assert_eq!(make(&makers, network("10.0.0.2"), 100..110), 10, "others make theirs");
        assert_eq!(make(&makers, network("127.0.0.1"), 200..1200), 1000, "this machine is trusted");
        let strict = Makers::new(TableLimits { per_minute: Some(3), ..TableLimits::default() });
        assert_eq!(make(&strict, network("127.0.0.1"), 0..10), 3, "unless it is not");
    }

    #[test]
    fn an_address_keeps_so_many_tables_until_their_games_are_over() {
        let limits = TableLimits { per_minute: Some(0), kept: Some(5), ..TableLimits::default() };
        let (makers, address) = (Makers::new(limits), network("10.0.0.1"));
        assert_eq!(make(&makers, address, 0..10), 5);
        makers.over(&id(0));
        makers.over(&id(0));
        assert_eq!(make(&makers, address, 10..20), 1);
        assert_eq!(makers.of(&id(1)), Some(address));
    }

    #[test]
    fn bots_play_among_themselves_at_a_few_tables_of_an_address() {
        let makers = Makers::new(TableLimits::default());
        let mut playing: Vec<_> = (0..10).filter_map(|_| makers.bots_play(network("10.0.0.1"))).collect();
        assert_eq!(playing.len(), 4);
        assert!(makers.bots_play(network("10.0.0.2")).is_some());
        playing.pop();
        assert!(makers.bots_play(network("10.0.0.1")).is_some());
    }

    #[test]
    fn the_lobby_is_shared_by_those_who_made_tables() {
        let makers = Makers::new(TableLimits { per_minute: Some(0), ..TableLimits::default() });
        make(&makers, network("10.0.0.1"), 0..50);
        make(&makers, network("10.0.0.2"), 50..52);
        let ids: Vec<TableId> = (0..55).map(id).collect();
        let shown = |most| makers.shown(ids.iter().zip(0..).map(|(id, number)| (id, None, number)), most);
        assert_eq!(shown(9), [0, 1, 2, 3, 50, 51, 52, 53, 54]);
        assert_eq!(shown(55).len(), 55, "if there is room, all are shown");
    }

    #[test]
    fn the_lobby_is_shared_after_a_restart_too() {
        let makers = Makers::new(TableLimits::default());
        let ids: Vec<TableId> = (0..60).map(id).collect();
        let mark = |number: usize| Some(if number < 58 { "1a2b3c4d" } else { "5e6f7a8b" });
        let tables = ids.iter().zip(0..).map(|(id, number)| (id, mark(number), number));
        assert_eq!(makers.shown(tables, 4), [0, 1, 58, 59]);
    }
}
