//! Somebody who plays alone against bots takes back what dice or a look have shown, and plays again with that
//! knowledge.

use serde_json::{Value, json};

use crate::common::server::random_token;
use crate::player::{Player, server, table};

async fn alone(server: &crate::common::server::TestServer, wanted: &Value) -> Player {
    let (table, key) = table(server, wanted);
    Player::sit(server, &table, &key, json!({ "name": "Anna", "number": random_token() })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn take_back_a_throw() {
    let server = server("throw");
    let chairs = json!([{ "kind": "person" }, { "kind": "bot", "level": 1 }]);
    let mut anna = alone(&server, &json!({ "game": "sphinx", "seats": "p1, p2", "chairs": chairs })).await;
    let throws = |player: &Player| {
        let actions = player.record(&server);
        actions.iter().filter(|(actor, _)| actor == "chance").count()
    };
    let before = throws(&anna);
    while throws(&anna) == before {
        anna.until(|state| state["turn"] == "p1").await;
        let action = anna.legal().await.swap_remove(0);
        anna.plays(&action).await;
    }
    anna.until(|state| state["turn"] == "p1").await;
    assert_eq!(anna.state().await["undo"], "nothing");
    anna.is_refused(json!({ "type": "undo" }), "not-now").await;
    server.stop();
}

/// Somebody alone is told at once whether a picture was read rightly.
#[tokio::test(flavor = "multi_thread")]
async fn take_back_a_claim() {
    let server = server("claim");
    let mut anna = alone(&server, &json!({ "game": "piramido", "seats": "p1" })).await;
    loop {
        let legal = anna.legal().await;
        let claim = legal.iter().find(|action| action.starts_with("claim"));
        anna.plays(claim.unwrap_or(&legal[0])).await;
        if claim.is_some() {
            break;
        }
    }
    assert_eq!(anna.state().await["gallery"].as_array().map(Vec::len), Some(1), "it is told");
    anna.is_refused(json!({ "type": "undo" }), "not-now").await;
    server.stop();
}
