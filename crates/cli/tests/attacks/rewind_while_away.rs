//! The other one is away and a bot stands in: play to the end, read the secret, take everything back, and know all
//! throws.

use serde_json::json;

use crate::player::{pair, server};

#[tokio::test(flavor = "multi_thread")]
async fn rewind_while_away() {
    let server = server("rewind");
    let clock = json!({ "kind": "move", "seconds": 5 });
    let [mut cheat, mut victim] =
        pair(&server, json!({ "game": "sphinx", "seats": "p1, p2", "clock": clock })).await;
    let victims_turn = |state: &serde_json::Value| state["turn"] == "p2";
    cheat.plays_until(&mut victim, victims_turn).await;
    // The time of the victim is up, which is as good as being gone for twenty seconds.
    cheat.until(|state| state["chairs"][1]["time_up"] == true).await;
    cheat.does(json!({ "type": "stand-in", "absent": "p2", "level": 1 })).await;
    cheat.until(|state| state["turn"] == "p1").await;
    let before = cheat.ply().await;
    assert_ne!(cheat.state().await["undo"], "free", "somebody who is away has not agreed");
    cheat.does(json!({ "type": "undo" })).await;
    assert_eq!(cheat.ply().await, before, "it is asked for, and not given");
    assert_eq!(cheat.state().await["request"]["waiting"], json!(["p2"]));

    // Now to the end, against the bot.
    let mut number = 0;
    while cheat.state().await["result"].is_null() {
        cheat.until(|state| state["turn"] == "p1" || !state["result"].is_null()).await;
        let legal = cheat.legal().await;
        if !legal.is_empty() {
            number += 7;
            cheat.plays(&legal[number % legal.len()]).await;
        }
        if number > 700 {
            // Long enough: nobody need win, the secret is told as well when somebody gives up.
            cheat.does(json!({ "type": "resign" })).await;
        }
    }
    assert!(server.record(&cheat.table).contains("# fair: secret="), "the secret is out");
    let end = cheat.ply().await;
    cheat.is_refused(json!({ "type": "undo" }), "not-now").await;
    victim.is_refused(json!({ "type": "undo" }), "not-now").await;
    assert_eq!((cheat.ply().await, cheat.state().await["result"].is_null()), (end, false));
    server.stop();
}
