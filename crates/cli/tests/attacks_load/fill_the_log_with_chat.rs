//! Chat without end. Before, a log with 100,000 entries let nobody play or resign any more.

use serde_json::{Value, json};
use store::{Append, Store, StoredEntry};
use tempfile::tempdir;
use testing::{Ask, Socket};

use super::harness::{Seated, alone, attacker, come, honest, make, random_token, serve, sit, start};

/// Says something, and hears what comes of it.
async fn command(socket: &mut Socket, nonce: &str, mut command: Value) -> Value {
    command["nonce"] = nonce.into();
    socket.say(command).await;
    loop {
        let testing::Heard::Text(text) = socket.hear().await else { panic!("the server says no more") };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["nonce"] == nonce {
            return message;
        }
    }
}

/// Plays as the one who is to act, and then both may resign.
async fn still_a_game(server: std::net::SocketAddr, people: &[Seated]) {
    let mut acted = 0;
    for seated in people {
        let mut socket = come(server, honest(), seated).await;
        let snapshot = socket.until("snapshot").await.expect("a snapshot");
        if let Some(action) = snapshot["state"]["legal"].as_array().and_then(|legal| legal.first()) {
            let play =
                json!({ "type": "play", "seat": seated.seat, "seq": snapshot["seq"], "action": action });
            let answer = command(&mut socket, "play", play).await;
            assert_eq!(answer["type"], "done", "{answer}");
            acted += 1;
        }
    }
    assert!(acted > 0, "somebody can play");
    let mut socket = come(server, honest(), &people[1]).await;
    let answer = command(&mut socket, "resign", json!({ "type": "resign", "seat": people[1].seat })).await;
    assert_eq!(answer["type"], "done", "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn until_the_log_was_full() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let people = sit(server.address, honest(), "sakkara", &[None, None]).await;
    server.terminate().expect("it ends");
    // As many lines as it took, without the time that it took to say them.
    let store = Store::open(&format!("sqlite:{}", directory.path().join("pyramidion.db").display())).await;
    let store = store.expect("the database can be opened");
    let id = people[0].table.parse().expect("a table's name");
    let stored = store.load(&id).await.expect("the store answers").expect("the table is there");
    let at = stored.row.touched;
    let line = |number: usize| {
        StoredEntry {
        at,
        body: json!({ "what": "said", "seat": 0, "text": "Ah", "wish": { "by": 0, "nonce": number.to_string() } })
            .to_string(),
    }
    };
    let append = Append {
        table: id,
        first: stored.entries.len() as u64 + 1,
        entries: (0..100_000).map(line).collect(),
        row: stored.row,
    };
    store.append(append).await.expect("there is room for it");
    store.close().await;
    let server = start(serve(directory.path()));
    still_a_game(server.address, &people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn as_fast_as_one_can() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()).without_limits());
    let people = sit(server.address, attacker(0), "sakkara", &[None, None]).await;
    let mut speaker = come(server.address, attacker(0), &people[0]).await;
    let mut said = 0;
    let refused = loop {
        let say = json!({ "type": "say", "seat": people[0].seat, "text": "Ah" });
        let answer = command(&mut speaker, &format!("line {said}"), say).await;
        if answer["type"] == "refused" {
            break answer;
        }
        said += 1;
        assert!(said <= 5_000, "found no end of chat");
    };
    assert_eq!(refused["code"], "too-many", "{refused}");
    // To have a bot stand in and come back again fills a log as well, where bots may help.
    let mut asked = 0;
    loop {
        let stand_in =
            json!({ "type": "stand-in", "seat": people[0].seat, "absent": people[0].seat, "level": 1 });
        let answer = command(&mut speaker, &format!("in {asked}"), stand_in).await;
        if answer["type"] == "refused" && answer["code"] == "too-many" {
            break;
        }
        let back = json!({ "type": "return", "seat": people[0].seat });
        command(&mut speaker, &format!("back {asked}"), back).await;
        asked += 1;
        assert!(asked <= 5_000, "found no end of coming and going");
    }
    still_a_game(server.address, &people).await;
}

/// Somebody sits down and gets up again, before the game has begun.
#[tokio::test(flavor = "multi_thread")]
async fn by_sitting_down_and_getting_up() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()).without_limits());
    let made = make(server.address, attacker(0), "sakkara", &[None, None]).await.json();
    let (table, token) = (made["table"].as_str().expect("a name"), random_token());
    let sit = async |token: &str| {
        let sit = json!({ "key": made["key"], "token": token, "name": "Anna", "number": token });
        let sat = Ask::post(format!("/api/tables/{table}/seats"), &sit)
            .of(server.address)
            .await
            .expect("an answer");
        assert_eq!(sat.status, 200, "{}", sat.text());
        sat.json()["seat"].as_str().expect("a seat").to_owned()
    };
    let mut times = 0;
    let seat = loop {
        let seat = sit(&token).await;
        let rise = Ask::method("DELETE", format!("/api/tables/{table}/seats/{seat}")).token(Some(&token));
        match rise.of(server.address).await.expect("an answer").status {
            204 => times += 1,
            status => {
                assert_eq!(status, 429);
                break seat;
            }
        }
        assert!(times <= 2_000, "found no end of sitting down and getting up");
    };
    let other = random_token();
    let people = [(seat, token), (sit(&other).await, other.clone())];
    let people = people.map(|(seat, token)| Seated { table: table.to_owned(), seat, token });
    still_a_game(server.address, &people).await;
}
