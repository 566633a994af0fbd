//! Somebody else on the same machine reads the database, where the secrets of all games are. Before, everybody could.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use tempfile::tempdir;
use testing::Ask;

use super::harness::{alone, serve, start};

#[tokio::test(flavor = "multi_thread")]
async fn of_another_user() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let data = directory.path().join("data");
    let server = start(serve(&data));
    let made = Ask::post("/api/tables", &serde_json::json!({ "game": "sphinx" })).of(server.address).await;
    assert_eq!(made.expect("an answer").status, 201);
    let mode = |path: &std::path::Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> =
        fs::read_dir(&data).expect("a directory").map(|file| file.expect("a file").path()).collect();
    assert!(files.len() >= 3, "the database, its log and its index: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}
