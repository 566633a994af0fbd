//! The last mover takes the action back that ended the game, and plays on with its secret known; also by an answer that
//! comes after the end.

use serde_json::json;

use crate::player::{pair, server};

#[tokio::test(flavor = "multi_thread")]
async fn reopen_a_finished_game() {
    let server = server("reopen");
    let [mut red, mut yellow] = pair(&server, json!({ "game": "pyramidis" })).await;
    red.plays_until(&mut yellow, |_| false).await;
    let end = red.ply().await;
    assert!(!red.state().await["result"].is_null());
    for loser in [&mut red, &mut yellow] {
        loser.is_refused(json!({ "type": "undo" }), "not-now").await;
    }
    red.does(json!({ "type": "rematch" })).await;
    for loser in [&mut red, &mut yellow] {
        loser.is_refused(json!({ "type": "undo" }), "not-now").await;
        assert_eq!((loser.ply().await, loser.state().await["result"].is_null()), (end, false));
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn reopen_a_game_that_was_given_up_by_a_late_answer() {
    let server = server("answer");
    let [mut one, mut other] = pair(&server, json!({ "game": "sphinx", "seats": "p1, p2" })).await;
    one.plays_until(&mut other, |state| state["ply"].as_u64() > Some(12) && state["turn"] == "p2").await;
    one.does(json!({ "type": "undo" })).await;
    other.does(json!({ "type": "resign" })).await;
    assert!(server.record(&one.table).contains("# fair: secret="), "the secret is out");
    let end = one.ply().await;
    other.is_refused(json!({ "type": "answer", "yes": true }), "not-now").await;
    assert_eq!((one.ply().await, one.state().await["result"].is_null()), (end, false));
    server.stop();
}
