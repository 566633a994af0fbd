//! Somebody asks for another game and fills the seat that is kept for the loser with a bot, or sits down there.

use serde_json::json;
use testing::Ask;

use crate::common::server::random_token;
use crate::player::{Player, pair, server};

#[tokio::test(flavor = "multi_thread")]
async fn fill_a_kept_seat() {
    let server = server("kept");
    let [mut one, mut other] =
        pair(&server, json!({ "game": "sphinx", "seats": "p1, p2", "listed": true })).await;
    other.does(json!({ "type": "resign" })).await;
    one.does(json!({ "type": "rematch" })).await;
    let next = one.state().await["next"].as_str().expect("a table").to_owned();
    let path = format!("/api/tables/{next}/seats");
    let sit = json!({ "token": one.token, "name": "Anna", "number": random_token() });
    assert_eq!(server.post(&path, &sit)["seat"], "p2");
    let mut one = Player::look(&server, &next, "p2", &one.token).await;

    one.is_refused(json!({ "type": "stand-in", "absent": "p1", "level": 1 }), "forbidden").await;
    let stranger = json!({ "token": random_token(), "name": "Ben", "number": random_token(), "seat": "p1" });
    assert_eq!(server.ask(Ask::post(path.clone(), &stranger)).status, 409);
    let state = one.state().await;
    assert_eq!((&state["begun"], &state["chairs"][0]["player"]["kind"]), (&json!(false), &json!("kept")));

    let own = json!({ "token": other.token, "name": "Ben", "number": random_token() });
    assert_eq!(server.post(&path, &own)["seat"], "p1", "for the one who has the token");
    assert_eq!(one.state().await["begun"], true);
    server.stop();
}
