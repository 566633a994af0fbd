//! Before the game and beside it, over sockets: reactions, other names, a table for fewer, and what a reader of pages gets.

mod common;

use serde_json::{Value, json};
use server::Config;
use testing::{Ask, Socket};

use crate::common::{TestServer, free};

const ANNA: &str = "0123456789abcdef0123456789abcdef";
const BEN: &str = "ffffffffffffffffffffffffffffffff";

/// A table for three at which Anna and Ben sit.
async fn table(server: &TestServer) -> String {
    let wanted = json!({ "game": "sphinx", "seats": "p1, p2, p3", "listed": true });
    let made = Ask::post("/api/tables", &wanted).of(server.address).await.expect("an answer");
    let table = made.json()["table"].as_str().expect("a table").to_owned();
    for (token, name) in [(ANNA, "Anna"), (BEN, "Ben")] {
        assert_eq!(sit(server, &table, token, name).await, 200);
    }
    table
}

async fn sit(server: &TestServer, table: &str, token: &str, name: &str) -> u16 {
    let sit = json!({ "token": token, "name": name, "number": token });
    let ask = Ask::post(format!("/api/tables/{table}/seats"), &sit);
    ask.of(server.address).await.expect("an answer").status
}

async fn look(server: &TestServer, table: &str) -> Value {
    Ask::get(format!("/api/tables/{table}")).of(server.address).await.expect("an answer").json()
}

/// Somebody who looks, from a seat or from none.
async fn onlooker(server: &TestServer, table: &str, seat: Option<(&str, &str)>) -> Socket {
    let mut socket = Socket::open(server.address).await.expect("a socket");
    let (seat, token) = seat.unzip();
    let tokens: Vec<&str> = token.into_iter().collect();
    socket.say(json!({ "type": "hello", "table": table, "tokens": tokens, "looking": seat })).await;
    socket.until("snapshot").await.expect("a snapshot");
    socket
}

#[tokio::test]
async fn a_reaction_is_shown_to_all_who_are_there_and_kept_nowhere() {
    let server = TestServer::open(Config { requests_per_second: 1000, ..free() }).await;
    let table = table(&server).await;
    let before = look(&server, &table).await;
    let mut anna = onlooker(&server, &table, Some(("p1", ANNA))).await;
    let mut spectator = onlooker(&server, &table, None).await;
    let react = |seat: &str, nonce: usize| json!({ "type": "react", "seat": seat, "reaction": "wow", "nonce": nonce.to_string() });
    anna.say(react("p1", 0)).await;
    for socket in [&mut anna, &mut spectator] {
        let shown = socket.until("reacted").await.expect("a reaction");
        assert_eq!((&shown["seat"], &shown["reaction"]), (&json!("p1"), &json!("wow")));
    }
    assert_eq!(anna.until("done").await.expect("an answer")["nonce"], "0");
    spectator.say(react("p1", 1)).await;
    assert_eq!(spectator.until("refused").await.expect("a refusal")["code"], "not-yours");
    anna.say(json!({ "type": "react", "seat": "p1", "reaction": "boo", "nonce": "2" })).await;
    assert_eq!(anna.until("refused").await.expect("a refusal")["code"], "form");
    for nonce in 3..40 {
        anna.say(react("p1", nonce)).await;
    }
    assert_eq!(anna.until("refused").await.expect("a refusal")["code"], "too-many");
    let after = look(&server, &table).await;
    assert_eq!((&after["seq"], &after["chat"]), (&before["seq"], &before["chat"]));
    server.close().await;
}

#[tokio::test]
async fn those_who_sit_go_on_without_the_free_seat() {
    let server = TestServer::open(free()).await;
    let table = table(&server).await;
    let mut anna = onlooker(&server, &table, Some(("p1", ANNA))).await;
    let mut ben = onlooker(&server, &table, Some(("p2", BEN))).await;
    ben.say(json!({ "type": "rename", "seat": "p2", "name": "Benjamin", "nonce": "1" })).await;
    ben.until("done").await.expect("an answer");
    anna.say(json!({ "type": "fewer", "seat": "p1", "nonce": "1" })).await;
    anna.until("done").await.expect("an answer");
    let next = look(&server, &table).await["state"]["next"].as_str().expect("a table").to_owned();
    let snapshot = look(&server, &next).await;
    assert_eq!(snapshot["seats"], json!(["p1", "p2"]));
    let kept = |name: &str| json!({ "kind": "kept", "name": name });
    let chairs = &snapshot["state"]["chairs"];
    assert_eq!((&chairs[0]["player"], &chairs[1]["player"]), (&kept("Anna"), &kept("Benjamin")));
    let stranger = "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";
    for left in [&table, &next] {
        assert_eq!(sit(&server, left, stranger, "Eve").await, 409);
    }
    for (token, name) in [(BEN, "Benjamin"), (ANNA, "Anna")] {
        assert_eq!(sit(&server, &next, token, name).await, 200);
    }
    assert_eq!(look(&server, &next).await["state"]["begun"], true);
    let lobby = Ask::get("/api/tables").of(server.address).await.expect("an answer").json();
    let listed: Vec<&Value> =
        lobby["tables"].as_array().expect("a list").iter().map(|one| &one["table"]).collect();
    assert_eq!(listed, [&json!(next)], "nobody is invited to the table that was left behind");
    server.close().await;
}

#[tokio::test]
async fn a_reader_of_pages_gets_one_where_there_is_nothing() {
    let server = TestServer::open(free()).await;
    let ask = |path: &str| Ask::get(path).header("accept", "text/html,*/*;q=0.8");
    for (path, status, html) in [
        ("/nowhere", 404, true),
        ("/t/nowhere", 200, true),
        ("/api/nowhere", 404, false),
        ("/assets/no.js", 404, false),
    ] {
        let answer = ask(path).of(server.address).await.expect("an answer");
        let kind = answer.header("content-type").unwrap_or_default();
        assert_eq!((answer.status, kind.starts_with("text/html")), (status, html), "{path}: {kind}");
    }
    server.close().await;
}

/// What a bot has thought of goes the same way as everything else: nothing is lost after it.
#[tokio::test]
async fn after_a_hint_everything_is_heard() {
    let server = TestServer::open(free()).await;
    let chairs = json!([{ "kind": "person" }, { "kind": "bot", "level": 1 }]);
    let wanted = json!({ "game": "sphinx", "seats": "p1, p2", "chairs": chairs, "listed": true });
    let made = Ask::post("/api/tables", &wanted).of(server.address).await.expect("an answer");
    let table = made.json()["table"].as_str().expect("a table").to_owned();
    assert_eq!(sit(&server, &table, ANNA, "Anna").await, 200);
    let mut anna = onlooker(&server, &table, Some(("p1", ANNA))).await;
    for round in 0..3 {
        anna.say(json!({ "type": "hint", "seat": "p1", "nonce": format!("h{round}") })).await;
        anna.until("hint").await.expect("advice");
        anna.say(json!({ "type": "sync", "have": 0 })).await;
        anna.until("snapshot").await.expect("the table goes on");
    }
    server.close().await;
}

#[tokio::test]
async fn a_bot_thinks_on_about_a_game_that_is_over() {
    let server = TestServer::open(Config { requests_per_second: 1000, ..free() }).await;
    let wanted = json!({ "game": "pyramidis", "seats": "red, yellow", "listed": true });
    let made = Ask::post("/api/tables", &wanted).of(server.address).await.expect("an answer");
    let table = made.json()["table"].as_str().expect("a table").to_owned();
    for (token, name) in [(ANNA, "Anna"), (BEN, "Ben")] {
        assert_eq!(sit(&server, &table, token, name).await, 200);
    }
    let ask = async |ply: usize| {
        let ask = Ask::method("POST", format!("/api/tables/{table}/thoughts/{ply}"));
        let answer = ask.of(server.address).await.expect("an answer");
        (answer.status, answer.json())
    };
    let (status, refused) = ask(0).await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("not-now")),
        "nobody gets advice while the game goes on"
    );
    let mut anna = onlooker(&server, &table, Some(("red", ANNA))).await;
    anna.say(json!({ "type": "resign", "seat": "red", "nonce": "1" })).await;
    anna.until("done").await.expect("an answer");
    assert_eq!(ask(1).await.1["code"], "form", "nothing was played");
    let mut seen: Vec<Value> = Vec::new();
    while seen.len() < 3 {
        let (status, answer) = ask(0).await;
        assert_eq!((status, &answer["most"], &answer["over"]), (200, &json!(300_000), &json!(false)));
        if !answer["found"].is_null() && seen.last() != Some(&answer) {
            seen.push(answer);
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    for pair in seen.windows(2) {
        let number =
            |answer: &Value, path: &str| answer.pointer(path).and_then(Value::as_u64).expect("a number");
        for path in ["/thought", "/found/steps"] {
            assert!(number(&pair[0], path) <= number(&pair[1], path), "{path} grows: {pair:?}");
        }
    }
    let found = &seen[2]["found"];
    assert_eq!(found["expect"].as_array().map(Vec::len), Some(2));
    let best = found["ranked"][0]["action"].as_str().expect("an action");
    assert_eq!(found["line"][0], format!("red {best}"));
    assert!(found["line"][1].as_str().expect("an answer").starts_with("yellow "), "{found}");
    server.close().await;
}
