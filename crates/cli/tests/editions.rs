//! Tables of other editions of the rules, older and newer, beside one that is played: they are kept, listed and refused
//! in words, and nobody waits for them.

mod common;

use std::path::Path;
use std::time::{Duration, Instant};

use common::server::{TestServer, random_token};
use common::{folder, ok};
use serde_json::{Value, json};
use store::{Append, Row, Store, StoredEntry, TableId};
use table::fair::TableSecret;
use table::keys::Secret;
use table::{Entry, Logged, Opened, Reserved};
use testing::{Ask, Socket};

/// How many old tables want to be woken: more than are looked at in one round.
const MANY: usize = 250;

/// A table that somebody wants to be looked at, as a list shows it.
fn row(game: &str, edition: u16, wake: i64) -> Row {
    let summary = json!({
        "table": "x", "game": game, "seats": ["a", "b"], "players": ["Anna", null],
        "clock": { "kind": "none" }, "begun": wake % 2 == 0, "created": 1,
    });
    let (game, summary) = (game.to_owned(), summary.to_string());
    Row {
        game,
        edition,
        created: 1,
        touched: 1_763_283_840_000,
        listed: true,
        over: false,
        wake: Some(wake),
        summary,
    }
}

/// A log that means nothing here but its first line.
fn strange(table: &str, row: Row) -> Append {
    let edition = if row.edition == 1 { String::new() } else { format!(r#""edition":{},"#, row.edition) };
    let first =
        format!(r#"{{"what":"opened","game":"{}",{edition}"chairs":"as many as you like"}}"#, row.game);
    let bodies = [first.as_str(), r#"{"what":"danced","steps":[1,2,3]}"#, "not even JSON: \"𓂀\"\n"];
    let entries = bodies.map(|body| StoredEntry { at: 1, body: body.to_owned() }).to_vec();
    Append { table: table.parse().unwrap(), first: 1, entries, row }
}

/// A table at which somebody waits for a bot, and which nobody looks at.
fn waiting(table: &str) -> Append {
    let setup = table::setup("sphinx", Some("p1, p2"), &std::collections::BTreeMap::new()).unwrap();
    let (key, token) = (Secret([1; 16]).digest(), Secret([3; 16]).digest());
    let chairs = vec![Reserved::Bot { level: bots::Level::ALL[0] }, Reserved::Anyone { key }];
    let opened = Opened::new(setup, chairs, key, TableSecret([2; 32])).unwrap();
    let opened = Logged::from(Entry::Opened(Box::new(opened))).text();
    let number = "3".repeat(32);
    let sat =
        json!({ "what": "sat", "seat": 1, "name": "Anna", "token": token, "number": number }).to_string();
    let entries = [opened, sat].map(|body| StoredEntry { at: 1, body }).to_vec();
    let row = Row { listed: false, ..row("sphinx", 1, 1_000) };
    Append { table: table.parse().unwrap(), first: 1, entries, row }
}

async fn open(data: &Path) -> Store {
    Store::open(&format!("sqlite:{}", data.join("pyramidion.db").display())).await.unwrap()
}

/// The lines of the tables that another version plays.
fn others(data: &str) -> String {
    ok(&["export", "--unplayable", "--data", data], "")
}

#[test]
fn tables_of_other_editions_are_kept_and_nobody_waits_for_them() {
    let folder = folder("editions");
    let (data, elsewhere) = (folder.join("data"), folder.join("elsewhere"));
    let [path, elsewhere] = [&data, &elsewhere].map(|path| path.to_str().unwrap());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = open(&data).await;
        store.append(strange("older", row("sakkara", 1, 2))).await.unwrap();
        store.append(strange("newer", row("sphinx", 9, 3))).await.unwrap();
        store.append(strange("unknown", row("senet", 1, 4))).await.unwrap();
        for number in 0..MANY {
            let row = Row { listed: false, ..row("piramido", 1, 5 + number as i64) };
            store.append(strange(&format!("many{number}"), row)).await.unwrap();
        }
        store.append(waiting("waiting")).await.unwrap();
        store.close().await;
    });
    let before = others(path);
    assert_eq!(before.lines().count(), MANY + 3);

    let server = TestServer::with_data(&data);
    runtime.block_on(goes_on(&data, "waiting"));
    for (table, code, version) in [
        ("older", "older-rules", json!("0.1.x")),
        ("newer", "newer-rules", Value::Null),
        ("unknown", "newer-rules", Value::Null),
    ] {
        is_refused(&server, table, code, &version);
        runtime.block_on(is_refused_at_the_socket(&server, table, code, &version));
    }
    assert_eq!(server.ask(Ask::get("/api/tables/nowhere")).status, 404);
    let lobby: Value = serde_json::from_str(&server.get("/api/tables")).unwrap();
    let refused: Vec<&Value> =
        lobby["tables"].as_array().unwrap().iter().map(|table| &table["refused"]).collect();
    let codes: Vec<&Value> = refused.iter().map(|refused| &refused["code"]).collect();
    assert_eq!(codes.iter().filter(|code| **code == "older-rules").count(), 1, "{lobby}");
    assert_eq!(codes.iter().filter(|code| **code == "newer-rules").count(), 2, "{lobby}");
    let log = server.terminate().log;
    assert!(!log.contains("cannot be looked after") && !log.contains("older"), "{log}");

    assert_eq!(others(path), before, "nothing was touched");
    assert_eq!(ok(&["import", "-", "--data", elsewhere], &before), format!("{} tables imported\n", MANY + 3));
    assert_eq!(others(elsewhere), before, "and all of it can be moved, byte for byte");
    is_listed(path, &folder.join("tables.jsonl"));

    let said = ok(&["prune", "--older-than", "1d", "--data", path], "n\n");
    let count = MANY + 3;
    assert!(
        said.contains(&format!("\n{count} of them are played by another version: see `pyramidion tables`\n")),
        "{said}"
    );
    assert_eq!(others(path), before);
}

/// Waits until more has happened at a table that nobody asked for.
async fn goes_on(data: &Path, table: &str) {
    let (store, table): (Store, TableId) = (open(data).await, table.parse().unwrap());
    let until = Instant::now() + Duration::from_mins(2);
    while store.load(&table).await.unwrap().unwrap().entries.len() < 5 {
        assert!(Instant::now() < until, "the table waits for those that cannot be played");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    store.close().await;
}

fn is_refused(server: &TestServer, table: &str, code: &str, version: &Value) {
    let (path, token) = (format!("/api/tables/{table}"), random_token());
    let sit = json!({ "token": token, "name": "Eve", "number": token });
    for ask in [
        Ask::get(path.clone()),
        Ask::get(format!("{path}/record")),
        Ask::get(format!("{path}/replay")),
        Ask::get(format!("{path}/pictures/{token}")),
        Ask::post(format!("{path}/seats"), &sit),
        Ask::method("DELETE", format!("{path}/seats/p1")).token(Some(&token)),
        Ask::method("POST", format!("{path}/analysis/3")),
    ] {
        let answer = server.ask(ask.clone());
        let said = answer.json();
        assert_eq!((answer.status, &said["code"], &said["version"]), (409, &json!(code), version), "{ask:?}");
    }
}

async fn is_refused_at_the_socket(server: &TestServer, table: &str, code: &str, version: &Value) {
    let mut socket = Socket::open(server.address()).await.expect("a socket");
    for _ in 0..3 {
        socket
            .say(json!({ "type": "hello", "table": table, "tokens": [random_token()], "looking": "p1" }))
            .await;
        let refused = socket.until("refused").await.expect("a refusal");
        assert_eq!((&refused["code"], &refused["version"]), (&json!(code), version));
        assert!(refused["text"].as_str().unwrap().contains("version") || version == "0.1.x", "{refused}");
    }
    socket.say(json!({ "type": "play", "seat": "p1", "seq": 1, "action": "+1", "nonce": "1" })).await;
    assert_eq!(
        socket.until("refused").await.expect("a refusal")["code"],
        "form",
        "one has to say hello first"
    );
    socket.say(json!({ "type": "ping" })).await;
    assert!(socket.until("pong").await.is_some(), "the connection still is one");
}

/// The list is the same of the database, of its file, and of what was exported of it.
fn is_listed(data: &str, file: &Path) {
    let list = ok(&["tables", "--data", data], "");
    let database = format!("{data}/pyramidion.db");
    assert_eq!(ok(&["tables", &database], ""), list);
    ok(&["export", file.to_str().unwrap(), "--data", data], "");
    assert_eq!(ok(&["tables", file.to_str().unwrap()], ""), list);
    assert_eq!(ok(&["tables", "-"], &std::fs::read_to_string(file).unwrap()), list);

    let line = |table: &str| list.lines().find(|line| line.starts_with(table)).unwrap_or_default();
    assert_eq!(
        line("table"),
        "table             game        edition  touched           entries      size  made by          state"
    );
    assert_eq!(
        line("older "),
        "older             sakkara           1  2025-11-16 09:04        3     117 B  -                goes on, \
         begun by older rules of the game: Pyramidion 0.1.x plays it"
    );
    assert_eq!(
        line("newer "),
        "newer             sphinx            9  2025-11-16 09:04        3     128 B  -                waits for players, \
         begun by newer rules of the game: a newer version of Pyramidion plays it"
    );
    assert!(line("unknown ").contains("a newer version") && !line("bots ").contains("rules"), "{list}");
    let (all, others) = (MANY + 4, MANY + 3);
    let end = format!(
        "{all} tables; {others} of them were begun by other rules: they are kept, and another version plays them\n"
    );
    assert!(list.ends_with(&end), "{list}");
}

#[test]
fn a_list_of_nothing_is_short_and_what_cannot_be_listed_is_named() {
    let data = folder("editions-none");
    let path = data.to_str().unwrap();
    common::refused(&["tables", "--data", &format!("{path}/none")], "", "found no database ");
    common::refused(&["tables", "nowhere.jsonl"], "", "nowhere.jsonl: ");
    common::refused(&["tables", "-"], "{\"id\":\"a\"}\n", "-: line 1: missing field `row`");
    assert_eq!(ok(&["tables", "-"], ""), "0 tables\n");
}
