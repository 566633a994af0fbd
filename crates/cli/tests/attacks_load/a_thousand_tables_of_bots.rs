//! Tables of strong bots, so many that nobody else's bot gets to think. Before, every one of them was played, whether
//! or not anybody looked, and across restarts.

use std::time::Duration;

use serde_json::json;
use tempfile::tempdir;
use testing::{Ask, Socket};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::harness::{Evening, alone, attacker, come, make, serve, sit, start};

const ADDRESSES: u8 = 4;
const TABLES: usize = 250;

#[tokio::test(flavor = "multi_thread")]
async fn that_nobody_looks_at_and_some_that_somebody_does() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let mut attack = JoinSet::new();
    for number in 0..ADDRESSES {
        attack.spawn(async move {
            let (mut tables, mut sockets) = (Vec::new(), Vec::new());
            while tables.len() < TABLES {
                let made = make(address, attacker(number), "pyramidis", &[Some(8); 4]).await;
                match made.json()["table"].as_str() {
                    Some(table) => tables.push(table.to_owned()),
                    None => sleep(Duration::from_millis(100)).await,
                }
            }
            for table in tables.iter().take(25) {
                let mut socket = Socket::open_from(address, attacker(number)).await.expect("a socket");
                socket.say(json!({ "type": "hello", "table": table })).await;
                sockets.push(socket);
            }
            sockets
        });
    }
    let sockets = attack.join_all().await;
    let evening = Evening::begin(address).await;
    sleep(Duration::from_secs(8)).await;
    evening.end("a thousand tables of bots").await;
    drop(sockets);
    server.kill();
    let server = start(serve(directory.path()));
    let evening = Evening::begin(server.address).await;
    sleep(Duration::from_secs(5)).await;
    evening.end("a thousand tables of bots, after a restart").await;
}

/// The same with somebody at each table, so that its bots have to play.
#[tokio::test(flavor = "multi_thread")]
async fn at_which_somebody_sits() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let mut attack = JoinSet::new();
    for number in 0..ADDRESSES {
        attack.spawn(async move {
            let mut sockets = Vec::new();
            for _ in 0..40 {
                let seated = sit(address, attacker(number), "pyramidis", &[None, Some(8), Some(8), Some(8)]).await;
                sockets.push(come(address, attacker(number), &seated[0]).await);
                // Somebody who gives up leaves the bots to themselves, and somebody for whom a bot plays, too.
                let stand_in = json!({
                    "type": "stand-in", "seat": seated[0].seat, "absent": seated[0].seat, "level": 8, "nonce": "1"
                });
                sockets.last_mut().expect("a socket").say(stand_in).await;
            }
            sockets
        });
    }
    let sockets = attack.join_all().await;
    let evening = Evening::begin(address).await;
    sleep(Duration::from_secs(8)).await;
    evening.end("a hundred and sixty tables with somebody at each").await;
    drop(sockets);
}

#[tokio::test(flavor = "multi_thread")]
async fn that_one_address_may_not_even_make() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let limits = [("PYRAMIDION_TABLES_PER_MINUTE", "20"), ("PYRAMIDION_TABLES_KEPT", "30")];
    let server =
        start(limits.iter().fold(serve(directory.path()), |serve, (name, value)| serve.env(name, value)));
    let mut made = 0;
    for _ in 0..60 {
        let answer = make(server.address, attacker(0), "sakkara", &[None, None]).await;
        match answer.status {
            201 => made += 1,
            status => {
                assert_eq!(
                    (status, answer.json()["code"].as_str()),
                    (429, Some("too-many")),
                    "{}",
                    answer.text()
                );
            }
        }
    }
    assert!((20..=25).contains(&made), "found {made} tables, expected about 20");
    let other = make(server.address, attacker(1), "sakkara", &[None, None]).await;
    assert_eq!(other.status, 201, "{}", other.text());
    let games = Ask::get("/api/games").of_from(server.address, attacker(0)).await.expect("an answer");
    assert_eq!(games.status, 200, "everything else can still be asked");
}
