//! Who is here, wherever they are connected, and that a table is gone for everybody.

use std::time::{Duration, Instant};

use serde_json::json;
use testing::{Ask, Bell};

use crate::common::ok;
use crate::guest::Guest;
use crate::{POLLED, nobody_panicked, table_for_two, two};

/// After how long somebody whose server has died counts as gone, with what a busy machine needs.
const FORGOTTEN: Duration = Duration::from_secs(15 + 6);

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_counted_wherever_they_are() {
    for bell in [Bell::Nats, Bell::Notify] {
        let (mut fleet, doors) = two(bell);
        let table = table_for_two(&doors);
        let mut one = Guest::seated(doors[0], &table, 0).await;
        let mut other = Guest::seated(doors[1], &table, 1).await;
        one.until("the other one", |guest, _| guest.here == json!([true, true])).await;
        if other.here != json!([true, true]) {
            other.until("the other one", |guest, _| guest.here == json!([true, true])).await;
        }
        let mut watching = Vec::new();
        for door in [doors[0], doors[0], doors[1], doors[1], doors[1]] {
            watching.push(Guest::watching(door, &table).await);
        }
        for guest in [&mut one, &mut other] {
            if guest.spectators != 5 {
                guest.until("five who watch", |guest, _| guest.spectators == 5).await;
            }
        }
        // Those who go are not counted any more, wherever they were.
        drop(watching.remove(0));
        drop(watching.pop());
        for guest in [&mut one, &mut other] {
            guest.until("three who watch", |guest, _| guest.spectators == 3).await;
        }
        let begun = Instant::now();
        fleet.kill(1);
        one.until("that the other is gone", |guest, _| {
            guest.here == json!([true, false]) && guest.spectators == 1
        })
        .await;
        println!("{bell:?}: gone after {:?}", begun.elapsed());
        assert!(begun.elapsed() < FORGOTTEN, "{:?}", begun.elapsed());
        // Anyone who comes back elsewhere is here again.
        let other = other.back(doors[0], &table, 1).await;
        assert_eq!(other.here, json!([true, true]));
        nobody_panicked(&fleet);
    }
}

/// The owner removes a table through one server; those who look at it through the other are told.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_removed_is_gone_everywhere() {
    let (fleet, doors) = two(Bell::Notify);
    let table = table_for_two(&doors);
    let mut guests = [Guest::seated(doors[0], &table, 0).await, Guest::seated(doors[1], &table, 1).await];
    let data = fleet.nodes()[0].data().expect("a folder").to_str().expect("a name");
    let removed = ok(&["remove", &table.id, "--data", data, "--database", &fleet.database()], "");
    assert_eq!(removed, format!("{} was removed\n", table.id));
    for guest in &mut guests {
        let (_, took) = guest.until("that it is gone", |_, message| message["code"] == "no-table").await;
        assert!(took < POLLED, "{took:?}");
    }
    for node in fleet.nodes() {
        let asked = node.ask(Ask::get(format!("/api/tables/{}", table.id))).expect("an answer");
        assert_eq!(asked.status, 404, "{}", asked.text());
    }
    nobody_panicked(&fleet);
}
