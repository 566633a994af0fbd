//! Spectators ask a table for everything, again and again. Before, what they asked was taken from what its players may
//! ask, who were then told that the table is too busy.

use std::time::Duration;

use serde_json::json;
use tempfile::tempdir;
use testing::Socket;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::harness::{alone, attacker, come, honest, serve, sit, start};

#[tokio::test(flavor = "multi_thread")]
async fn spend_nothing_of_the_players() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let seated = sit(address, honest(), "sphinx", &[None, None]).await.remove(0);
    let mut player = come(address, honest(), &seated).await;
    player.until("snapshot").await.expect("a snapshot");
    let until = Instant::now() + Duration::from_secs(6);
    let mut attack = JoinSet::new();
    for number in 0..40u8 {
        let table = seated.table.clone();
        attack.spawn(async move {
            while Instant::now() < until {
                let Ok(mut socket) = Socket::open_from(address, attacker(number % 8)).await else { continue };
                socket.say(json!({ "type": "hello", "table": table })).await;
                for _ in 0..100 {
                    let asked = socket.say(json!({ "type": "sync", "have": 0 })).await;
                    if !asked || Instant::now() >= until {
                        break;
                    }
                    sleep(Duration::from_millis(10)).await;
                }
            }
        });
    }
    sleep(Duration::from_secs(2)).await;
    let (mut number, mut longest) = (0, Duration::ZERO);
    while Instant::now() < until {
        number += 1;
        let asked = Instant::now();
        let nonce = format!("q{number}");
        let preview = json!({ "type": "preview", "seat": seated.seat, "action": "?", "nonce": nonce });
        player.say(preview).await;
        let refused = loop {
            let refused = player.until("refused").await.expect("nonsense is refused");
            if refused["nonce"] == nonce.as_str() {
                break refused;
            }
        };
        assert_ne!(refused["code"], "too-many", "a player has a budget of their own: {refused}");
        longest = longest.max(asked.elapsed());
        sleep(Duration::from_millis(50)).await;
    }
    println!(
        "spectators who ask: a player asked {number} times, longest {:.1} ms",
        longest.as_secs_f64() * 1000.0
    );
    attack.join_all().await;
    assert!(longest < Duration::from_secs(2), "a player waited {longest:?}");
}
