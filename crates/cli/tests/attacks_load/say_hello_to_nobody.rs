//! Hellos to tables that are not there, and positions to be shown: questions that cost the server more than the one who asks.
//! Before, hellos were counted by table, so that an invented one was never too many, and positions were shown on the threads
//! that everybody's messages go through.

use std::time::Duration;

use serde_json::json;
use tempfile::tempdir;
use testing::{Ask, Socket};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::harness::{Evening, alone, attacker, random_token, serve, start};

#[tokio::test(flavor = "multi_thread")]
async fn and_to_invented_tables() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let evening = Evening::begin(address).await;
    let until = Instant::now() + Duration::from_secs(6);
    let mut attack = JoinSet::new();
    for _ in 0..40 {
        attack.spawn(async move {
            let mut refused = 0;
            while Instant::now() < until {
                let Ok(mut socket) = Socket::open_from(address, attacker(0)).await else {
                    sleep(Duration::from_millis(50)).await;
                    continue;
                };
                while Instant::now() < until {
                    let table = random_token()[..16].replace(['0', '1', '8', '9'], "a");
                    if !socket.say(json!({ "type": "hello", "table": table })).await {
                        break;
                    }
                    let Some(answer) = socket.until("refused").await else { break };
                    refused += usize::from(answer["code"] == "too-many");
                }
            }
            refused
        });
    }
    let refused: usize = attack.join_all().await.into_iter().sum();
    assert!(refused > 0, "so many hellos are too many");
    evening.end("hellos to invented tables").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn and_for_positions_at_no_table() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let evening = Evening::begin(address).await;
    let until = Instant::now() + Duration::from_secs(6);
    let mut attack = JoinSet::new();
    for number in 0..16 {
        attack.spawn(async move {
            while Instant::now() < until {
                let ask = json!({ "record": "game: sphinx\nseats: p1, p2, p3, p4\n\n", "looking": "p1" });
                let _ = Ask::post("/api/positions", &ask).of_from(address, attacker(number % 4)).await;
                sleep(Duration::from_millis(20)).await;
            }
        });
    }
    attack.join_all().await;
    evening.end("positions at no table").await;
}
