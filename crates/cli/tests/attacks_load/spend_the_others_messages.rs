//! A player who says as much as the table will hear, so that the opponent is not heard. Before, all who sat at a table shared
//! one budget, and the one who filled it won by the clock.

use std::time::Duration;

use serde_json::json;
use tempfile::tempdir;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::harness::{alone, attacker, come, honest, serve, sit, start};

const SOCKETS: u8 = 40;

#[tokio::test(flavor = "multi_thread")]
async fn by_asking_over_many_sockets() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let address = server.address;
    let mut people = sit(address, honest(), "sphinx", &[None, None]).await;
    let (hostile, seated) = (people.remove(0), people.remove(0));
    let mut player = come(address, honest(), &seated).await;
    player.until("snapshot").await.expect("a snapshot");
    let until = Instant::now() + Duration::from_secs(6);
    let mut attack = JoinSet::new();
    for number in 0..SOCKETS {
        let hostile = hostile.clone();
        attack.spawn(async move {
            let mut socket = come(address, attacker(number % 4), &hostile).await;
            while Instant::now() < until {
                if !socket.say(json!({ "type": "sync", "have": 0 })).await {
                    socket = come(address, attacker(number % 4), &hostile).await;
                }
                sleep(Duration::from_millis(15)).await;
            }
        });
    }
    sleep(Duration::from_secs(2)).await;
    let mut number = 0;
    while Instant::now() < until {
        number += 1;
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
        sleep(Duration::from_millis(50)).await;
    }
    attack.join_all().await;
    assert!(number > 5, "the player could hardly ask");
}
