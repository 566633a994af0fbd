//! What goes wrong, and when: a [`Schedule`], made of its seed alone, and told in words.

use std::fmt;
use std::time::Duration;

use game::{RandomSource, Seeded};
use testing::Bell;

/// How many nodes a fleet has.
pub const NODES: usize = 3;

/// How long after the first something may begin to go wrong.
const BEGINS: u32 = 6_000;

/// Longer than a lease: a node that was stopped for so long comes back when another one has taken over.
const LONGER_THAN_A_LEASE: u32 = 11_000;

/// Some faults, in the order in which they begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    pub seed: u64,
    pub bell: Bell,
    pub faults: Vec<Planned>,
}

/// A fault, when it begins, and for how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    pub at: Duration,
    pub lasts: Duration,
    pub fault: Fault,
}

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Connections end, and new ones are refused.
    Cut(Link, usize),
    /// Everything takes longer.
    Delay(Link, usize, Duration),
    /// Nothing comes through, though connections stay.
    Hold(Link, usize),
    /// A node is killed, and started again.
    Kill(usize),
    /// A node stands still, and goes on.
    Pause(usize),
    /// PostgreSQL crashes, and is started again.
    RestartPostgres,
    /// NATS crashes, and is started again.
    RestartNats,
    /// One node after the other is ended in order, and started again.
    RollingRestart,
}

/// Connections of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// To PostgreSQL.
    Postgres,
    /// To NATS, or those over which PostgreSQL rings.
    Bell,
    /// Of clients.
    Door,
}

impl Schedule {
    /// The schedule of a seed. With an even one nodes hear each other by NATS, with an odd one by PostgreSQL.
    pub fn of(seed: u64) -> Self {
        let bell = if seed.is_multiple_of(2) { Bell::Nats } else { Bell::Notify };
        let mut random = Seeded::new(seed);
        let count = 3 + random.below(3);
        let mut faults: Vec<Planned> = (0..count).map(|_| Planned::any(bell, &mut random)).collect();
        faults.sort_by_key(|planned| planned.at);
        Self { seed, bell, faults }
    }
}

impl Planned {
    fn any(bell: Bell, random: &mut Seeded) -> Self {
        let at = millis(random.below(BEGINS));
        let node = random.below(NODES as u32) as usize;
        let link = [Link::Postgres, Link::Bell, Link::Door][random.below(3) as usize];
        // Most of what goes wrong is short, some of it lasts longer than a lease.
        let long = random.below(4) == 0;
        let lasts = if long { LONGER_THAN_A_LEASE } else { 200 + random.below(3_000) };
        let (fault, lasts) = match random.below(16) {
            0..=2 => (Fault::Cut(link, node), lasts.min(5_000)),
            3..=4 => (Fault::Delay(link, node, millis(5 + random.below(300))), lasts.min(5_000)),
            5..=7 => (Fault::Hold(link, node), lasts),
            8..=10 => (Fault::Kill(node), lasts.min(3_000)),
            11..=12 => (Fault::Pause(node), lasts),
            13 => (Fault::RestartPostgres, lasts.min(2_000)),
            14 if bell == Bell::Nats => (Fault::RestartNats, lasts.min(4_000)),
            14 => (Fault::Cut(Link::Bell, node), lasts.min(5_000)),
            _ => (Fault::RollingRestart, 0),
        };
        Self { at, lasts: millis(lasts), fault }
    }
}

fn millis(count: u32) -> Duration {
    Duration::from_millis(count.into())
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, bell, faults } = self;
        write!(f, "schedule {seed}, {NODES} nodes that hear each other by {bell:?}:")?;
        faults.iter().try_for_each(|Planned { at, lasts, fault }| {
            write!(f, "\n  {:>6.2} s  {fault}", at.as_secs_f64())?;
            if lasts.is_zero() { Ok(()) } else { write!(f, ", for {:.2} s", lasts.as_secs_f64()) }
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut(link, node) => write!(f, "cut {link} node {node}"),
            Self::Delay(link, node, by) => write!(f, "delay {link} node {node} by {} ms", by.as_millis()),
            Self::Hold(link, node) => write!(f, "hold {link} node {node}"),
            Self::Kill(node) => write!(f, "kill node {node}"),
            Self::Pause(node) => write!(f, "stop node {node} where it stands"),
            Self::RestartPostgres => f.write_str("PostgreSQL is down"),
            Self::RestartNats => f.write_str("NATS is down"),
            Self::RollingRestart => f.write_str("restart one node after the other"),
        }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Postgres => "the connections to PostgreSQL of",
            Self::Bell => "the bell of",
            Self::Door => "the clients of",
        })
    }
}
