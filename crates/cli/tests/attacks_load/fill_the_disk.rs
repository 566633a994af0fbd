//! A small disk, filled by the server's own log or by somebody else. Before, the write-ahead log grew to 64 MB however
//! small the disk was, `/healthz` said that all is well, and every refusal was a line in the log.

use std::fs::remove_file;
use std::time::Duration;

use serde_json::json;
use testing::{Ask, Disk};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::harness::{alone, serve, start};

const TABLES: usize = 6_000;

#[tokio::test(flavor = "multi_thread")]
async fn and_when_there_is_room_again_everything_goes_on() {
    let _alone = alone().await;
    let Some(disk) = Disk::of_megabytes(40) else {
        println!("found nobody who may mount a tmpfs: not tested");
        return;
    };
    let server = start(serve(disk.path()).without_limits());
    let address = server.address;
    let make = async move || {
        let made = Ask::post("/api/tables", &json!({ "game": "sphinx" })).of(address).await;
        made.expect("an answer").status
    };
    let health = async move || Ask::get("/healthz").of(address).await.expect("an answer");
    // What these tables need themselves is a quarter of the disk.
    let mut making = JoinSet::new();
    for _ in 0..16 {
        making.spawn(async move {
            for number in 0..TABLES / 16 {
                assert_eq!(make().await, 201, "the log has filled the disk after {number} tables");
            }
        });
    }
    making.join_all().await;
    let log = std::fs::metadata(disk.path().join("pyramidion.db-wal")).map_or(0, |log| log.len());
    assert!(log < 20 << 20, "found a log of {log} bytes");
    assert_eq!(health().await.status, 200);
    let ballast = disk.fill();
    let until = Instant::now() + Duration::from_secs(30);
    while health().await.status != 503 {
        assert!(Instant::now() < until, "the server does not know that nothing can be written");
        sleep(Duration::from_millis(200)).await;
    }
    let told = health().await.json();
    assert!(told["status"].as_str().is_some_and(|status| status.contains("cannot be written")), "{told}");
    // What is left of the log's own room is soon used.
    let mut refused = 0;
    for _ in 0..5_000 {
        refused += u32::from(make().await == 503);
        if refused >= 200 {
            break;
        }
    }
    assert!(refused >= 200, "found room on a full disk");
    remove_file(ballast).expect("what was written can be removed");
    let until = Instant::now() + Duration::from_secs(30);
    while make().await != 201 || health().await.status != 200 {
        assert!(Instant::now() < until, "the server does not go on though there is room");
        sleep(Duration::from_millis(100)).await;
    }
    let log = server.terminate().expect("it ends").log;
    let warnings = log.lines().filter(|line| line.contains("WARN")).count();
    assert!(warnings <= 20, "found {warnings} lines, expected one a minute for each kind of trouble: {log}");
}
