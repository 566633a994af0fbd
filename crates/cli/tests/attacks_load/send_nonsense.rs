//! Frames that mean nothing, as fast as they go. Before, what could not be read counted against no limit, and every answer to it
//! made the others wait.

use std::time::Duration;

use serde_json::json;
use tempfile::tempdir;
use testing::{Heard, Socket};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::harness::{Evening, alone, attacker, serve, start};

#[tokio::test(flavor = "multi_thread")]
async fn over_twenty_sockets() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let evening = Evening::begin(address).await;
    let until = Instant::now() + Duration::from_secs(6);
    let mut attack = JoinSet::new();
    for _ in 0..20 {
        let flood = async move {
            loop {
                match Socket::open_from(address, attacker(0)).await {
                    Ok(mut socket) => while socket.text("nonsense").await {},
                    Err(_) => sleep(Duration::from_millis(50)).await,
                }
            }
        };
        attack.spawn(async move { timeout_at(until, flood).await.is_err() });
    }
    attack.join_all().await;
    evening.end("nonsense over twenty sockets").await;
}

/// Somebody who goes on is not listened to any more.
#[tokio::test(flavor = "multi_thread")]
async fn until_nobody_listens() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let mut socket = Socket::open_from(server.address, attacker(0)).await.expect("a socket");
    for _ in 0..2_000 {
        if !socket.say(json!({ "type": "ping" })).await {
            break;
        }
    }
    let closed = async {
        loop {
            match socket.hear().await {
                Heard::Text(_) => {}
                end => return end,
            }
        }
    };
    let end = timeout(Duration::from_secs(20), closed).await.expect("it ends");
    // What was not read any more may have taken the good-bye with it.
    assert!(matches!(end, Heard::Closed(Some(1008)) | Heard::Lost), "{end:?}");
}
