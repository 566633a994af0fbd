//! Everything that is stored goes from one database into another, and old tables go when somebody says so.

mod common;

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use common::server::TestServer;
use common::{folder, ok, refused};
use serde_json::json;
use store::{Append, Millis, Row, Store, StoredEntry};
use testing::Postgres;

/// The lines of an export, each a table, in the order of the tables' names.
fn lines(export: &str) -> Vec<&str> {
    export.lines().collect()
}

#[test]
fn tables_go_from_sqlite_to_postgresql_and_back() {
    let folder = folder("archive");
    let (a, b, file) = (folder.join("a"), folder.join("b"), folder.join("tables.jsonl"));
    let [a, b, file] = [&a, &b, &file].map(|path| path.to_str().unwrap());
    let server = TestServer::with_data(a.as_ref());
    let table = server.play(1);
    server.post("/api/tables", &json!({ "game": "sakkara" }));
    let record = server.record(&table);

    // While the server runs.
    assert_eq!(ok(&["export", file, "--data", a], ""), format!("2 tables in {file}\n"));
    let first = fs::read_to_string(file).unwrap();
    assert_eq!(ok(&["export", "--data", a], ""), first);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    server.stop();

    let postgres = Postgres::start().unwrap_or_else(|error| panic!("{error}"));
    let url = postgres.url();
    assert_eq!(ok(&["import", file, "--database", &url], ""), "2 tables imported\n");
    assert_eq!(ok(&["import", "-", "--database", &url], &first), "0 tables imported; 2 were there already\n");
    let second = ok(&["export", "--database", &url], "");
    let third = {
        ok(&["import", "-", "--data", b], &second);
        ok(&["export", "-", "--data", b], "")
    };
    assert_eq!((lines(&second), lines(&third)), (lines(&first), lines(&first)));

    for place in [["--database", &url], ["--data", b]] {
        let server = TestServer::start(&[&place[..], &["--listen", "127.0.0.1:0"]].concat(), &[]);
        assert_eq!(server.record(&table), record);
        server.stop();
    }
    let other = first.replace("Anna", "Hans");
    refused(
        &["import", "-", "--data", b],
        &other,
        "found another log of that name, expected the same or none",
    );
}

#[test]
fn what_cannot_be_moved_is_named() {
    let folder = folder("archive-errors");
    let none = folder.join("none");
    let data = none.to_str().unwrap();
    for command in [&["export"][..], &["prune", "--older-than", "1d"]] {
        refused(&[command, &["--data", data]].concat(), "", "found no database ");
        assert!(!none.exists(), "a question made a database");
    }
    refused(&["import", "nowhere.jsonl", "--data", data], "", "nowhere.jsonl: ");
    assert!(!none.exists(), "a wrong name made a database");
    refused(&["import", "-", "--data", data], "{\"id\":\"a\"}\n", "-: line 1: missing field `row`");
    refused(&["export", "/nowhere/tables.jsonl", "--data", data], "", "/nowhere/tables.jsonl: ");
    refused(
        &["export", "--database", "mysql://localhost/p"],
        "",
        "expected sqlite:PATH or postgres://USER@HOST/NAME",
    );
    refused(
        &["prune", "--older-than", "1", "--data", data],
        "",
        "expected minutes, hours, days, weeks or years",
    );
}

/// Makes a table that was last touched this many days ago.
async fn make(store: &Store, name: &str, days: i64, over: bool) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as Millis;
    let touched = now - days * 86_400_000;
    let (game, summary) = ("sphinx".to_owned(), "{}".to_owned());
    let row = Row { game, edition: 1, created: touched, touched, listed: false, over, wake: None, summary };
    let entries = vec![StoredEntry { at: touched, body: "{}".to_owned() }];
    store.append(Append { table: name.parse().unwrap(), first: 1, entries, row }).await.unwrap();
}

#[test]
fn old_tables_go_only_when_somebody_says_so() {
    let postgres = Postgres::start().unwrap_or_else(|error| panic!("{error}"));
    let sqlite = format!("sqlite:{}", folder("prune").join("p.db").display());
    for url in [postgres.url(), sqlite] {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store = Store::open(&url).await.unwrap();
            for (name, days, over) in [("old", 400, true), ("older", 800, false), ("new", 300, true)] {
                make(&store, name, days, over).await;
            }
            store.close().await;
        });
        let prune = ["prune", "--older-than", "365d", "--database", &url];
        let count = "2 of 3 tables have not been touched for 365 days; the games of 1 are not over\n";
        let question = "Remove 2 tables for good? [y/N] ";
        for answer in ["", "n\n", "what?\n"] {
            assert_eq!(ok(&prune, answer), format!("{count}{question}nothing was removed\n"));
        }
        assert_eq!(ok(&["export", "--database", &url], "").lines().count(), 3);
        assert_eq!(ok(&prune, "y\n"), format!("{count}{question}2 tables were removed\n"));
        let rest = ok(&["export", "--database", &url], "");
        assert!(rest.lines().count() == 1 && rest.starts_with(r#"{"id":"new","#), "{rest}");
        assert_eq!(
            ok(&prune, ""),
            "0 of 1 tables have not been touched for 365 days; the games of 0 are not over\nnothing was removed\n"
        );
        let all = ok(&["prune", "--older-than", "1w", "--yes", "--database", &url], "");
        assert!(all.ends_with("1 tables were removed\n"), "{all}");
    }
}
