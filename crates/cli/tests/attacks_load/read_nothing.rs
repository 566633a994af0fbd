//! Sockets that ask for everything and read nothing. Before, sixty-four snapshots of a hundred kilobytes waited for each.

use std::fs;
use std::time::Duration;

use serde_json::json;
use tempfile::tempdir;
use testing::Socket;
use tokio::time::sleep;

use super::harness::{alone, attacker, come, honest, serve, sit, start};

const SOCKETS: u8 = 100;

/// What the server needs at most, in megabytes, for a hundred readers who do not read.
const MOST: u64 = 60;

#[tokio::test(flavor = "multi_thread")]
async fn of_large_snapshots() {
    let Some(_) = memory(std::process::id()) else { return };
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    // Lines of four bytes a letter make the largest snapshot.
    let people = sit(address, honest(), "sphinx", &[None, None]).await;
    for seated in &people {
        let mut player = come(address, honest(), seated).await;
        for number in 0..20 {
            let say = json!({
                "type": "say", "seat": seated.seat, "text": "𓂀".repeat(500), "nonce": format!("s{number}")
            });
            player.say(say).await;
            player.until("done").await.expect("it is said");
        }
    }
    let before = memory(server.id()).expect("the server runs");
    let mut sockets = Vec::new();
    for number in 0..SOCKETS {
        let mut socket = Socket::open_from(address, attacker(number % 4)).await.expect("a socket");
        socket.say(json!({ "type": "hello", "table": people[0].table })).await;
        for _ in 0..40 {
            socket.say(json!({ "type": "sync", "have": 0 })).await;
        }
        sockets.push(socket);
    }
    sleep(Duration::from_secs(3)).await;
    let after = memory(server.id()).expect("the server runs");
    println!("read nothing: {before} MB before, {after} MB after");
    assert!(after < before + MOST, "found {before} MB before and {after} MB after");
    drop(sockets);
}

/// How much memory a process has, in megabytes, where the system tells.
fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes >> 10)
}
