//! What nobody asks for: a bot's turn, the end of somebody's time. One server does it, and another when that one has died.

use std::fs;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testing::{Bell, Fleet};
use tokio::time::sleep;

use crate::common::server::{Table, post, random_token};
use crate::guest::Guest;
use crate::{log, nobody_panicked, two};

/// A lease, a round, and what a busy machine needs.
const TAKEN_OVER: Duration = Duration::from_secs(12 + 6);

/// The bot that thinks longest: a second, if nobody else wants to think.
const STRONGEST: u8 = 8;

/// How long a message to the database takes, so that a server can be killed before its bot has played.
const SLOW: Duration = Duration::from_millis(150);

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_once() {
    let (fleet, doors) = two(Bell::Nats);
    let table = Table::make(&doors, "pyramidis", &[None, Some(STRONGEST)]);
    let mut one = Guest::seated(doors[0], &table, 0).await;
    let mut other = Guest::seated(doors[1], &table, 0).await;
    let before = processor(&fleet);
    for _ in 0..4 {
        if !one.may_play() {
            one.until("a bot's move", |guest, _| guest.may_play() || guest.is_over()).await;
        }
        if one.is_over() {
            break;
        }
        one.plays().await;
    }
    other.sees(one.seq).await;
    let used: Vec<f64> = processor(&fleet).iter().zip(before).map(|(now, before)| now - before).collect();
    println!("bots at one server, looked at through two: {used:.2?} s of their processors");
    // Both tell people what happened; only the one at which the person plays thinks.
    assert!(used[0] > 0.2 && used[1] < used[0] / 2.0, "{used:?}");
    nobody_panicked(&fleet);
}

/// Seconds of the processor that each node has used.
fn processor(fleet: &Fleet) -> Vec<f64> {
    let of = |pid: u32| {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).expect("the node runs");
        let fields: Vec<&str> = stat.rsplit_once(") ").expect("a name").1.split(' ').collect();
        let ticks = |field: usize| fields[field].parse::<f64>().expect("a number");
        (ticks(11) + ticks(12)) / 100.0
    };
    fleet.nodes().iter().filter_map(testing::Node::id).map(of).collect()
}

/// The server is killed at which the bot thinks and everybody was: another one goes on, though nobody looks.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_though_the_server_dies_that_thought() {
    for bell in [Bell::Notify, Bell::Nats] {
        let (mut fleet, doors) = two(bell);
        let table = Table::make(&doors[..1], "pyramidis", &[None, Some(STRONGEST)]);
        let mut guest = Guest::seated(doors[0], &table, 0).await;
        if !guest.may_play() {
            guest.until("our turn", |guest, _| guest.may_play()).await;
        }
        fleet.nodes()[0].to_postgres.as_ref().expect("a proxy").delay(SLOW);
        let seq = guest.plays().await;
        guest.sees(seq).await;
        assert!(!guest.may_play(), "it is the bot's turn");
        fleet.kill(0);
        let before = log(&fleet, &table).await.len();
        let took = until_longer(&fleet, &table, before).await;
        println!("{bell:?}: the bot played {took:?} after its server had died");
        assert!(took < TAKEN_OVER, "{took:?}");
        let mut guest = guest.back(doors[1], &table, 0).await;
        if !guest.may_play() {
            guest.until("our turn", |guest, _| guest.may_play()).await;
        }
        guest.plays().await;
        nobody_panicked(&fleet);
    }
}

/// The same for somebody whose time runs out.
#[tokio::test(flavor = "multi_thread")]
async fn time_is_up_though_the_server_dies() {
    let (mut fleet, doors) = two(Bell::Nats);
    let body = json!({
        "game": "sphinx", "seats": "p1, p2", "clock": { "kind": "move", "seconds": 5 }
    });
    let made = post(doors[0], "/api/tables", &body);
    let id = made["table"].as_str().expect("a name").to_owned();
    let mut table = Table { id, people: Vec::new() };
    for door in doors {
        let token = random_token();
        let sit = json!({ "key": made["key"], "token": token, "name": "Anna", "number": token });
        let seat = post(door, &format!("/api/tables/{}/seats", table.id), &sit);
        table.people.push((seat["seat"].as_str().expect("a seat").to_owned(), token));
    }
    let _one = Guest::seated(doors[0], &table, 0).await;
    let before = log(&fleet, &table).await.len();
    fleet.kill(0);
    let took = until_longer(&fleet, &table, before).await;
    println!("time was up {took:?} after the server had died, 5 s of which were allowed");
    assert!(took < TAKEN_OVER + Duration::from_secs(5), "{took:?}");
    let entries = log(&fleet, &table).await;
    let up = |entry: &&Value| entry["what"] == "time-up";
    assert_eq!(entries.iter().filter(up).count(), 1, "once: {:?}", &entries[before..]);
    nobody_panicked(&fleet);
}

/// Waits until the log has more entries; gives how long it took.
async fn until_longer(fleet: &Fleet, table: &Table, before: usize) -> Duration {
    let begun = Instant::now();
    while log(fleet, table).await.len() == before {
        assert!(begun.elapsed() < 3 * TAKEN_OVER, "nobody goes on");
        sleep(Duration::from_millis(100)).await;
    }
    begun.elapsed()
}
