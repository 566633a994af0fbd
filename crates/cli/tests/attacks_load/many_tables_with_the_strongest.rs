//! Many people who mean no harm, each against a bot of the strongest level, which thinks by the clock: each bot gets less
//! time rather than a place in a queue.

use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tempfile::tempdir;
use testing::Ask;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::harness::{Match, Waits, alone, come, percentile, play, serve, sit, start};

/// At how many tables is played, each by somebody who thinks for 30 ms, so that the bots think nearly all the time.
const TABLES: [u8; 4] = [1, 8, 32, 128];

#[tokio::test(flavor = "multi_thread")]
async fn answer_in_time() {
    let _alone = alone().await;
    for tables in TABLES {
        let directory = tempdir().expect("a temporary directory");
        let free =
            TcpListener::bind("127.0.0.1:0").and_then(|bound| bound.local_addr()).expect("a free port");
        let server = start(serve(directory.path()).env("PYRAMIDION_METRICS", &free.to_string()));
        let (address, stop) = (server.address, Arc::new(AtomicBool::new(false)));
        let mut players = JoinSet::new();
        for number in 0..tables {
            let table = Match { from: IpAddr::from([127, 0, 1, 1 + number]), game: "pyramidis", level: 8 };
            let seated = sit(address, table.from, table.game, &[None, Some(table.level)]).await.remove(0);
            let socket = come(address, table.from, &seated).await;
            players.spawn(play(address, socket, seated, table, true, Arc::clone(&stop)));
        }
        sleep(Duration::from_secs(2)).await;
        let before = thoughts(free).await;
        sleep(Duration::from_secs(8)).await;
        let after = thoughts(free).await;
        stop.store(true, Ordering::Relaxed);
        let mut waits = Waits::default();
        for player in players.join_all().await {
            waits.acknowledged.extend(player.acknowledged);
            waits.answered.extend(player.answered);
        }
        let given = (after.1 - before.1) / (after.0 - before.0).max(1.0);
        waits.report(&format!("{tables} tables with a bot of level 8, which thought for {given:.0} ms"));
        let strict = std::env::var_os("PYRAMIDION_ATTACKED_STRICT").is_some();
        let longest = Duration::from_millis(if strict { 2_000 } else { 5_000 });
        // With more than fifty a second is over before each has had the least.
        if tables < 50 {
            assert!(percentile(&mut waits.answered, 99) <= longest, "{tables} tables");
        }
    }
}

/// How many thoughts there were, and how many milliseconds they took.
async fn thoughts(metrics: SocketAddr) -> (f64, f64) {
    let text = Ask::get("/metrics").of(metrics).await.expect("numbers").text();
    let number = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok()).unwrap_or(0.0)
    };
    let name = "pyramidion_thoughts_by_the_clock";
    (number(&format!("{name}_total")), number(&format!("{name}_milliseconds_total")))
}
