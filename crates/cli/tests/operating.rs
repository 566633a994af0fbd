//! What an operator may rely on: a server that ends when it is asked to, and logs without secrets.

mod common;

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::tempdir;
use testing::{Ask, Exit, Heard, Serve, Socket};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::common::random_player::{RandomPlayer, Where, everything_is_there};
use crate::common::server::TestServer;

/// How long a server may take to end, and on top of it what a busy machine may take.
const ENDING: Duration = Duration::from_secs(5 + 5);

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_end_says_good_bye() {
    let directory = tempdir().expect("a temporary directory");
    let database = format!("sqlite:{}", directory.path().join("tables.db").display());
    let server = TestServer::on(&database);
    let tables = [server.table("sphinx", &[None, None]), server.table("sakkara", &[None, Some(1)])];
    let at = Arc::new(Where::new(server.address()));
    let players: Vec<RandomPlayer> = tables.iter().flat_map(|table| RandomPlayer::all(&at, table)).collect();
    let mut watcher = Socket::open(server.address()).await.expect("a socket");
    watcher.say(json!({ "type": "hello", "table": tables[0].id })).await;
    // Somebody who has begun to ask and does not go on, and a page that keeps its connection.
    let mut stuck = TcpStream::connect(server.address()).await.expect("a connection");
    stuck.write_all(b"GET /healthz HT").await.expect("the server listens");
    let mut kept = TcpStream::connect(server.address()).await.expect("a connection");
    kept.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.expect("the server listens");
    while players.iter().map(RandomPlayer::acknowledged).sum::<usize>() < 20 {
        sleep(Duration::from_millis(20)).await;
    }
    at.close();
    let begun = Instant::now();
    let (ended, code) = tokio::join!(spawn_blocking(|| server.terminate()), async {
        loop {
            match watcher.hear().await {
                Heard::Text(_) => {}
                Heard::Closed(code) => break code,
                Heard::Lost => break None,
            }
        }
    });
    assert_eq!(code, Some(1012), "the page is told that the server restarts");
    let Exit { code, log } = ended.expect("it ends");
    assert_eq!(code, Some(0), "{log}");
    assert!(begun.elapsed() < ENDING, "it took {:?}", begun.elapsed());
    everything_is_there(&database, &players).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged() {
    let directory = tempdir().expect("a temporary directory");
    let database = format!("sqlite:{}", directory.path().join("tables.db").display());
    let binary = env!("CARGO_BIN_EXE_pyramidion");
    let server = TestServer::on_by(Serve::with(binary).env("PYRAMIDION_LOG_FILTER", "trace"), &database);
    let table = server.table("sphinx", &[None, None]);
    let made = server.ask(Ask::post("/api/tables", &json!({ "game": "sphinx" }))).json();
    let at = Arc::new(Where::new(server.address()));
    let players = RandomPlayer::all(&at, &table);
    while players.iter().map(RandomPlayer::acknowledged).sum::<usize>() < 10 {
        sleep(Duration::from_millis(20)).await;
    }
    // Slips, too, are secrets: a token that is one digit too long.
    let slip = format!("{}7", table.people[0].1);
    let wrong = server.ask(Ask::get(format!("/api/tables/{}", table.id)).token(Some(&slip)));
    assert_eq!(wrong.status, 401);
    let sit = json!({ "key": slip, "token": slip, "name": "Anna", "number": slip });
    assert_eq!(server.ask(Ask::post(format!("/api/tables/{}/seats", table.id), &sit)).status, 400);
    let replay =
        server.ask(Ask::get(format!("/api/tables/{}/replay", table.id)).token(Some(&table.people[0].1)));
    assert_eq!(replay.status, 200);
    let Exit { log, .. } = server.terminate();
    assert!(log.contains("serving") && log.contains("stopped"), "there is a log: {log}");
    let mut secrets: Vec<&str> = table.people.iter().map(|(_, token)| token.as_str()).collect();
    secrets.extend(made["key"].as_str());
    secrets.extend(made["seat_keys"].as_array().into_iter().flatten().filter_map(|key| key.as_str()));
    assert_eq!(secrets.len(), 2 + 1 + 3, "the tokens, and the keys of a table for three");
    for secret in secrets {
        if let Some(at) = log.find(secret) {
            panic!("a secret is logged: …{}…", &log[at.saturating_sub(300)..(at + 64).min(log.len())]);
        }
    }
    let store = store::Store::open(&database).await.expect("the database can be opened");
    let id = table.id.parse().expect("a table's name");
    let stored = store.load(&id).await.expect("the store answers").expect("the table is there");
    let opened: serde_json::Value = serde_json::from_str(&stored.entries[0].body).expect("JSON");
    let secret = opened["secret"].as_str().expect("a secret");
    assert!(!log.contains(secret) && !log.contains("deal:"), "neither the dice nor the deal are logged");
    store.close().await;
}
