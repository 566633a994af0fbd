//! The same evening without an attack: what the machine makes of it by itself, to be read beside the others.

use std::time::Duration;

use tempfile::tempdir;
use tokio::time::sleep;

use super::harness::{Evening, alone, serve, start};

#[tokio::test(flavor = "multi_thread")]
async fn happens() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let evening = Evening::begin(server.address).await;
    sleep(Duration::from_secs(8)).await;
    evening.end("nothing at all").await;
}
