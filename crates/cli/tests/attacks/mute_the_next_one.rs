//! A stranger sits down at a table in the lobby, says all that there is room for, and leaves: the next one on that seat
//! can say nothing, their commands count as done before, and nobody gets away.

use serde_json::json;
use table::keys::Secret;
use testing::Ask;

use crate::common::server::{TestServer, random_token};
use crate::player::{self, Player, server};

/// More than there is room for before a game.
const MANY: usize = 300;

/// What comes of leaving a seat.
fn leave(server: &TestServer, player: &Player) -> u16 {
    let path = format!("/api/tables/{}/seats/{}", player.table, player.seat);
    server.ask(Ask::method("DELETE", path).token(Some(&player.token))).status
}

#[tokio::test(flavor = "multi_thread")]
async fn mute_the_next_one() {
    let server = server("mute");
    let (table, key) =
        player::table(&server, &json!({ "game": "sphinx", "seats": "p1, p2, p3", "listed": true }));
    let told = |name: &str| json!({ "name": name, "number": random_token() });
    let mut eve = Player::sit(&server, &table, &key, told("Anna")).await;
    let anna = Player::sit(&server, &table, &key, told("Anna")).await;
    let mut said = 0;
    for nonce in 0..MANY {
        let line = json!({ "type": "say", "text": "I am Anna", "nonce": nonce.to_string() });
        said += usize::from(eve.ask(line).await["type"] == "done");
    }
    assert_eq!(said, 200, "before the game there is room for so much of all together");
    let chat = server.ask(Ask::get(format!("/api/tables/{table}"))).json()["chat"].clone();
    assert_eq!(chat[0]["looks_like"], "p2", "and each line says who else is called like this");
    assert_eq!(leave(&server, &eve), leave(&server, &anna), "the one who talked leaves as the other does");

    let number = random_token();
    let commitment = number.parse::<Secret>().expect("32 digits").digest().to_string();
    let ben = json!({ "name": "Ben", "seat": eve.seat, "commitment": commitment });
    let mut ben = Player::sit(&server, &table, &key, ben).await;
    assert_eq!(ben.seat, eve.seat);
    assert!(leave(&server, &eve) >= 400, "it is not Eve's any more");
    for name in ["Mia", "Tom"] {
        Player::sit(&server, &table, &key, told(name)).await;
    }
    ben.does(json!({ "type": "open", "number": number, "nonce": "0" })).await;
    assert_eq!(ben.state().await["begun"], true, "Ben's own first command is carried out");
    for _ in 0..MANY {
        ben.does(json!({ "type": "say", "text": "I am Ben" })).await;
    }
    server.stop();
}
