//! Something is played and taken back before a throw, as often as it takes for other dice to fall.

use serde_json::json;

use crate::common::server::TestServer;
use crate::player::{Player, pair, server};

/// How many throws are tried; by chance alone another one falls in all but 1 of 72 cases or so.
const THROWS: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn choose_dice_by_takebacks() {
    let server = server("choose");
    let [mut one, mut other] = pair(&server, json!({ "game": "sphinx", "seats": "p1, p2" })).await;
    for _ in 0..THROWS {
        let (mover, before) = until_throw(&server, &mut one, &mut other).await;
        let (cheat, friend) = if mover == "p1" { (&mut one, &mut other) } else { (&mut other, &mut one) };
        // The friend agrees, so that it can be seen what falls instead. Against a victim the cheat would compute it.
        take_back(cheat, friend).await;
        let (_, action) = before.iter().rfind(|(actor, _)| *actor == mover).expect("an action").clone();
        for other in cheat.legal().await.iter().filter(|other| **other != action).take(3) {
            cheat.plays(other).await;
            take_back(cheat, friend).await;
        }
        cheat.plays(&action).await;
        assert_eq!(cheat.record(&server), before, "the same place, the same throw");
    }
    server.stop();
}

/// Plays on until a throw follows somebody's action: whose, and what was played by then.
async fn until_throw(
    server: &TestServer,
    one: &mut Player,
    other: &mut Player,
) -> (String, Vec<(String, String)>) {
    let throws = |actions: &[(String, String)]| actions.iter().filter(|(actor, _)| actor == "chance").count();
    let before = throws(&one.record(server));
    loop {
        let turn = one.state().await["turn"].as_str().expect("somebody acts").to_owned();
        let mover = if turn == "p1" { &mut *one } else { &mut *other };
        let action = mover.legal().await.swap_remove(0);
        mover.plays(&action).await;
        let actions = one.record(server);
        if throws(&actions) > before {
            return (turn, actions);
        }
    }
}

/// Takes the last action back, and the friend agrees if that is needed.
async fn take_back(cheat: &mut Player, friend: &mut Player) {
    cheat.state().await;
    cheat.does(json!({ "type": "undo" })).await;
    if !friend.state().await["request"].is_null() {
        friend.does(json!({ "type": "answer", "yes": true })).await;
    }
    cheat.state().await;
}
