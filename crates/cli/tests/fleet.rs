//! Two servers, one hall: what happens at one is seen at the other, bots play and clocks run once, and a server may die or
//! leave in order. Real processes with a real PostgreSQL and a real NATS; `chaos.rs` lets everything go wrong at once.

mod common;
#[path = "fleet/guest.rs"]
mod guest;
#[path = "fleet/leaving.rs"]
mod leaving;
#[path = "fleet/playing.rs"]
mod playing;
#[path = "fleet/presence.rs"]
mod presence;
#[path = "fleet/unasked.rs"]
mod unasked;

use std::net::SocketAddr;
use std::time::Duration;

use store::Store;
use testing::{Bell, Fleet, FleetSetup, Which};

use crate::common::server::Table;

/// How often the heads of tables are looked at, as docs/hosting.md tells, with what a busy machine needs.
pub const POLLED: Duration = Duration::from_millis(2_200 + 1_500);

/// A fleet of two, and where its nodes are.
pub fn two(bell: Bell) -> (Fleet, [SocketAddr; 2]) {
    two_with(bell, &[])
}

/// The same, with these options for each node.
pub fn two_with(bell: Bell, options: &[&str]) -> (Fleet, [SocketAddr; 2]) {
    let setup = FleetSetup::new(env!("CARGO_BIN_EXE_pyramidion"), 2, bell).options(options);
    let fleet = setup.start().unwrap_or_else(|error| panic!("{error}"));
    let doors = fleet.doors().try_into().expect("two nodes");
    (fleet, doors)
}

/// Two people at a table of Sphinx, which anybody can always go on playing.
pub fn table_for_two(doors: &[SocketAddr]) -> Table {
    Table::make(doors, "sphinx", &[None, None])
}

/// Nobody hears the bell any more, though the connections to the database are well.
pub fn silence(fleet: &Fleet) {
    for node in fleet.nodes() {
        match &node.to_nats {
            Some(nats) => nats.cut(Which::All),
            None => node.to_postgres.as_ref().expect("a proxy").cut(Which::Marked),
        }
    }
}

/// Connections over which the bell is heard stay, but nothing comes through.
pub fn muffle(fleet: &Fleet) {
    for node in fleet.nodes() {
        match &node.to_nats {
            Some(nats) => nats.hold(Which::All),
            None => node.to_postgres.as_ref().expect("a proxy").hold(Which::Marked),
        }
    }
}

/// The log of a table, as it is in the database.
pub async fn log(fleet: &Fleet, table: &Table) -> Vec<serde_json::Value> {
    let store = Store::open(&fleet.database()).await.expect("the database can be opened");
    let id = table.id.parse().expect("a table's name");
    let stored = store.load(&id).await.expect("the store answers").expect("the table is there");
    store.close().await;
    stored.entries.iter().map(|entry| serde_json::from_str(&entry.body).expect("JSON")).collect()
}

/// No node has panicked.
pub fn nobody_panicked(fleet: &Fleet) {
    for (number, node) in fleet.nodes().iter().enumerate() {
        assert!(!node.log().contains("panicked"), "node {number}: {}", node.log());
    }
}
