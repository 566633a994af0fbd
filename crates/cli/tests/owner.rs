//! What the owner can do while the server runs: see who made which table, remove one, ban somebody, and read what
//! strangers do.
#![cfg(unix)]

mod common;

use std::net::IpAddr;
use std::time::Duration;

use common::{ok, refused};
use serde_json::json;
use tempfile::{TempDir, tempdir};
use testing::{Ask, Exit, Heard, Running, Serve, Socket};
use tokio::time::{sleep, timeout};

/// A server on data of its own, which listens everywhere so that people of other addresses can come.
struct House {
    directory: TempDir,
    server: Running,
}

impl House {
    fn new(more: &[&str]) -> Self {
        let directory = tempdir().expect("a temporary directory");
        let serve = Serve::with(env!("CARGO_BIN_EXE_pyramidion")).at_a_free_port();
        let serve = serve.args(["--data", directory.path().to_str().unwrap()]).args(more);
        let server = serve.start().expect("it starts");
        Self { directory, server }
    }

    fn owner(&self, args: &[&str]) -> String {
        ok(&[args, &["--data", self.directory.path().to_str().unwrap()]].concat(), "")
    }

    async fn table(&self, from: &str) -> String {
        let from: IpAddr = from.parse().unwrap();
        let made = Ask::post("/api/tables", &json!({ "game": "pyramidis" }));
        let made = made.of_from(self.server.address, from).await.expect("an answer");
        assert_eq!(made.status, 201, "{}", made.text());
        made.json()["table"].as_str().unwrap().to_owned()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_removed_while_somebody_looks_at_it() {
    let house = House::new(&[]);
    let (table, other) = (house.table("127.0.0.1").await, house.table("127.0.0.1").await);
    let mut watcher = Socket::open(house.server.address).await.expect("a socket");
    watcher.say(json!({ "type": "hello", "table": table })).await;
    while !matches!(watcher.hear().await, Heard::Text(text) if text.contains("snapshot")) {}
    assert_eq!(house.owner(&["remove", &table]), format!("{table} was removed\n"));
    let told = async {
        loop {
            match watcher.hear().await {
                Heard::Text(text) if text.contains("the table was removed") => break,
                Heard::Text(_) => {}
                ended => panic!("found {ended:?}, expected to be told that the table was removed"),
            }
        }
    };
    timeout(Duration::from_secs(10), told).await.expect("those who look are told");
    for (table, status) in [(&table, 404), (&other, 200)] {
        let asked = Ask::get(format!("/api/tables/{table}")).of(house.server.address).await;
        assert_eq!(asked.expect("an answer").status, status);
    }
    let listed = house.owner(&["tables"]);
    assert!(listed.contains(&other) && !listed.contains(&table), "{listed}");
    let data = house.directory.path().to_str().unwrap();
    refused(&["remove", &table, "--data", data], "", &format!("found no table {table}"));
    // Without a server it works on the database.
    house.server.terminate().expect("it ends");
    assert_eq!(ok(&["remove", &other, "--data", data], ""), format!("{other} was removed\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_banned_by_the_mark_that_the_log_has() {
    let house = House::new(&[]);
    let address = house.server.address;
    let (stranger, friend) = ("127.0.0.7", "127.0.0.8");
    let table = house.table(stranger).await;
    // Who made it is written a little later.
    let mark = loop {
        let listed = house.owner(&["tables"]);
        let line = listed.lines().find(|line| line.starts_with(&table)).expect("the table is listed");
        let mark = line.split_whitespace().nth(8).unwrap();
        if mark != "-" {
            break mark.to_owned();
        }
        sleep(Duration::from_millis(50)).await;
    };
    assert!(mark.len() == 8 && mark.chars().all(|digit| digit.is_ascii_hexdigit()), "{mark}");
    let knock = async |from: &str| {
        let asked = Ask::get("/api/games").of_from(address, from.parse().unwrap()).await;
        asked.map(|answer| answer.status).ok()
    };
    assert_eq!((knock(stranger).await, knock(friend).await), (Some(200), Some(200)));
    let mut socket = Socket::open_from(address, stranger.parse().unwrap()).await.expect("a socket");
    socket.say(json!({ "type": "hello", "table": table })).await;
    assert_eq!(house.owner(&["ban", &mark, "--for", "1h"]), format!("{stranger} is banned\n"));
    let ended = async {
        loop {
            match socket.hear().await {
                Heard::Text(_) => {}
                Heard::Closed(code) => break code,
                Heard::Lost => break None,
            }
        }
    };
    let code = timeout(Duration::from_secs(10), ended).await.expect("a socket that is open ends");
    assert_eq!(code, Some(1008));
    assert_eq!((knock(stranger).await, knock(friend).await), (Some(403), Some(200)));
    let bans = house.owner(&["ban"]);
    assert!(bans.starts_with(stranger) && bans.ends_with("1 addresses are banned\n"), "{bans}");
    assert_eq!(house.owner(&["ban", stranger, "--lift"]), format!("{stranger} is served again\n"));
    assert_eq!(knock(stranger).await, Some(200));
    let data = house.directory.path().to_str().unwrap();
    refused(
        &["ban", "00000000", "--data", data],
        "",
        "expected an address, or a mark that the log has had today",
    );
    refused(&["ban", stranger, "--lift", "--data", data], "", "127.0.0.7 is not banned");
    house.owner(&["ban", stranger]);
    let bans = std::fs::metadata(house.directory.path().join("bans")).expect("the list is kept");
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&bans.permissions()) & 0o777, 0o600);
    // It outlives the server.
    let Exit { log, .. } = house.server.terminate().expect("it ends");
    assert!(log.contains("a table was made") && log.contains(&mark) && !log.contains(stranger), "{log}");
    let serve = Serve::with(env!("CARGO_BIN_EXE_pyramidion")).at_a_free_port().args(["--data", data]);
    let server = serve.start().expect("it starts");
    let asked = Ask::get("/api/games").of_from(server.address, stranger.parse().unwrap()).await;
    assert_eq!(asked.expect("an answer").status, 403);
    refused(&["ban", "--data", "/nowhere"], "", "found no server on this data directory");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_keys_and_limits_are_told_once_a_minute() {
    let house = House::new(&["--addresses", "plain", "--tables-per-minute", "3"]);
    let (address, stranger) = (house.server.address, "127.0.0.9");
    let table = house.table(stranger).await;
    let secret = "0123456789abcdef0123456789abcdef";
    let sit = json!({ "key": secret, "token": secret, "name": "Eve", "number": secret });
    for _ in 0..5 {
        let sit = Ask::post(format!("/api/tables/{table}/seats"), &sit);
        assert_eq!(sit.of_from(address, stranger.parse().unwrap()).await.expect("an answer").status, 403);
        let made = Ask::post("/api/tables", &json!({ "game": "pyramidis" }));
        made.of_from(address, stranger.parse().unwrap()).await.expect("an answer");
    }
    let Exit { log, .. } = house.server.terminate().expect("it ends");
    let count = |text: &str| log.lines().filter(|line| line.contains(text)).count();
    assert_eq!((count("a key did not fit"), count("a limit was hit")), (1, 1), "{log}");
    assert_eq!(count("a table was made"), 3, "{log}");
    assert!(log.contains("by=\"127.0.0.9\"") && !log.contains(secret), "{log}");
}
