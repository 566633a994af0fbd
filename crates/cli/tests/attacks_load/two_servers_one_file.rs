//! A second server on the same SQLite file. Before, both served it, and each told the other's players that somebody was
//! faster.

use std::process::Command;

use tempfile::tempdir;
use testing::Ask;

use super::harness::{alone, binary, serve, start};

#[tokio::test(flavor = "multi_thread")]
async fn of_which_the_second_is_refused() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let first = start(serve(directory.path()));
    let second = serve(directory.path()).start();
    let error = second.err().map(|error| error.to_string()).expect("the second server does not start");
    assert!(error.contains(&format!("process {}", first.id())), "the first one's number is told: {error}");
    assert_eq!(Ask::get("/healthz").of(first.address).await.expect("an answer").status, 200);
    // Those who only look may.
    let listed = Command::new(binary()).args(["tables", "--data"]).arg(directory.path()).output();
    assert!(listed.expect("it runs").status.success());
    first.kill();
    start(serve(directory.path())).terminate().expect("after a crash nobody is in the way");
}
