//! Forty clients ask for pictures and hang up. Before, more than a thousand pictures were left to draw, and no bot
//! could think until they were.

use std::time::Duration;

use serde_json::Value;
use tempfile::tempdir;
use testing::{Ask, connect_from};
use tokio::io::AsyncWriteExt;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::harness::{Evening, alone, attacker, come, honest, serve, sit, start};

/// The addresses of the pictures that a seat sees.
async fn pictures(server: std::net::SocketAddr, from: std::net::IpAddr) -> Vec<String> {
    let seated = sit(server, from, "piramido", &[None, Some(1)]).await.remove(0);
    let mut socket = come(server, from, &seated).await;
    let mut found = Vec::new();
    for _ in 0..20 {
        let snapshot = socket.until("snapshot").await.expect("a snapshot");
        for list in [&snapshot["state"]["pictures"], &snapshot["state"]["gallery"]] {
            collect(list, &mut found);
        }
        if !found.is_empty() {
            break;
        }
    }
    assert!(!found.is_empty(), "a seat of Piramido sees pictures");
    found
}

/// Every address of a picture in this.
fn collect(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) if text.contains("/pictures/") => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, found)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn that_nobody_waits_for() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let own = pictures(address, honest()).await.remove(0);
    let mut asked = Vec::new();
    for number in 0..40 {
        asked.extend(pictures(address, attacker(number % 4)).await);
    }
    let evening = Evening::begin(address).await;
    let until = Instant::now() + Duration::from_secs(8);
    let mut attack = JoinSet::new();
    for client in 0..40usize {
        let asked = asked.clone();
        attack.spawn(async move {
            let mut next = client;
            while Instant::now() < until {
                next = (next + 7) % asked.len();
                let ask = format!(
                    "GET {}?view={} HTTP/1.1\r\nhost: {address}\r\n\r\n",
                    asked[next],
                    if next % 2 == 0 { "pair" } else { "eye" }
                );
                if let Ok(mut stream) = connect_from(address, attacker((client % 4) as u8)).await {
                    let _ = stream.write_all(ask.as_bytes()).await;
                    sleep(Duration::from_millis(20)).await;
                }
            }
        });
    }
    sleep(Duration::from_secs(4)).await;
    let begun = Instant::now();
    let picture = Ask::get(own).of_from(address, honest()).await.expect("an answer");
    println!("a picture meanwhile: {:.1} s", begun.elapsed().as_secs_f64());
    assert_eq!(picture.status, 200, "{}", picture.text());
    assert!(begun.elapsed() < Duration::from_secs(30), "it took {:?}", begun.elapsed());
    attack.join_all().await;
    evening.end("pictures for which nobody waits").await;
}
