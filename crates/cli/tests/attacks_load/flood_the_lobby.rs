//! So many listed tables that nobody else's is seen. Before, the lobby showed the hundred that were touched last,
//! and later, after a restart, nobody knew who had made which.

use serde_json::{Value, json};
use tempfile::tempdir;
use testing::{Ask, Running};

use super::harness::{alone, attacker, honest, serve, start};

#[tokio::test(flavor = "multi_thread")]
async fn with_two_hundred_tables() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let (address, wanted) = (server.address, json!({ "game": "sphinx", "listed": true }));
    let make = async |from| {
        let made = Ask::post("/api/tables", &wanted).of_from(address, from).await.expect("an answer");
        assert_eq!(made.status, 201, "{}", made.text());
        made.json()["table"].clone()
    };
    let own = [make(honest()).await, make(honest()).await];
    for _ in 0..200 {
        make(attacker(0)).await;
    }
    let is_shown = async |server: &Running| {
        let lobby =
            Ask::get("/api/tables").of_from(server.address, honest()).await.expect("an answer").json();
        let tables = lobby["tables"].as_array().expect("tables");
        let shown: Vec<&Value> = tables.iter().map(|table| &table["table"]).collect();
        assert!(own.iter().all(|table| shown.contains(&table)), "found {} tables without ours", shown.len());
    };
    is_shown(&server).await;
    server.terminate().expect("it ends");
    is_shown(&start(serve(directory.path()))).await;
}
