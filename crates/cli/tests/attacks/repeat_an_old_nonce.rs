//! A command is sent again when many others have been carried out since: it must not be carried out twice.

use serde_json::{Value, json};
use testing::Ask;

use crate::player::{pair, server};

/// More than the commands that were once remembered.
const OTHERS: u64 = 150;

#[tokio::test(flavor = "multi_thread")]
async fn repeat_an_old_nonce() {
    let server = server("nonce");
    let [mut one, mut other] = pair(&server, json!({ "game": "sphinx", "seats": "p1, p2" })).await;
    let said = json!({ "type": "say", "text": "once", "nonce": "mine" });
    let action = one.legal().await.swap_remove(0);
    let played = json!({ "type": "play", "action": action, "nonce": "move" });
    let (as_said, as_played) = (one.does(said.clone()).await, one.does(played.clone()).await);
    for number in 0..OTHERS {
        let speaker = if number % 2 == 0 { &mut one } else { &mut other };
        speaker.does(json!({ "type": "say", "text": number.to_string() })).await;
    }
    let before = one.state().await.clone();
    assert_eq!(one.does(said.clone()).await, as_said, "it was done then");
    assert_eq!(one.does(played).await, as_played, "it was done then");
    let mut late = other;
    assert_ne!(late.does(said).await, as_said, "the nonces of another seat are its own");
    let chat = server.ask(Ask::get(format!("/api/tables/{}", one.table))).json()["chat"].clone();
    let own =
        chat.as_array().expect("a list").iter().filter(|line| line["text"] == "once" && line["seat"] == "p1");
    assert_eq!(own.count(), 0, "the first one is long gone, and there is no second");
    let changed = |state: &Value| state["ply"].clone();
    assert_eq!(changed(one.state().await), changed(&before));
    server.stop();
}
