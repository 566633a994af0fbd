//! Export and import, between all pairs of databases.

mod common;

use std::io::Cursor;

use common::{Database, entries, id, load, log, make, open, row, write};
use store::{ArchiveError, Imported, Row, Store, list_archive};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread")]
async fn between_databases() {
    let (sqlite, postgres) = (Database::sqlite(), Database::postgres());
    for (name, from, to) in [
        ("sqlite_sqlite", &sqlite, &sqlite),
        ("sqlite_postgres", &sqlite, &postgres),
        ("postgres_sqlite", &postgres, &sqlite),
        ("postgres_postgres", &postgres, &postgres),
    ] {
        let from = open(&from.database(&format!("{name}_from"))).await;
        let to = open(&to.database(&format!("{name}_to"))).await;
        copy(&from, &to).await;
    }
}

async fn copy(from: &Store, to: &Store) {
    let mut tasks = JoinSet::new();
    for number in 0..550 {
        let from = from.clone();
        tasks.spawn(async move {
            write(&from, &format!("t{number}"), 1, &["made", "sat \"down\"", "𓂀\n"]).await;
        });
    }
    tasks.join_all().await;
    make(from, "over", Row { over: true, listed: false, wake: Some(7), ..row(9) }).await;
    make(from, "second", Row { edition: 2, ..row(9) }).await;
    from.keep(&id("t5"), "analysis", "good\nmoves").await.expect("kept");
    write(to, "t3", 1, &["made", "sat \"down\"", "𓂀\n"]).await;
    write(to, "own", 1, &["made"]).await;

    let lines = export(from).await;
    assert_eq!(lines.lines().count(), 552);
    assert_eq!(import(to, &lines).await.expect("imported"), Imported { added: 551, same: 1 });
    assert_eq!(import(to, &lines).await.expect("imported"), Imported { added: 0, same: 552 });
    assert_eq!(to.count().await, Ok(553));
    assert_eq!(load(to, "over").await, load(from, "over").await);
    assert_eq!(load(to, "t5").await, load(from, "t5").await);
    assert_eq!(to.kept(&id("t5"), "analysis").await, Ok(Some("good\nmoves".to_owned())));
    let all = export(to).await;
    let but_own: Vec<&str> = all.lines().filter(|line| !line.starts_with(r#"{"id":"own""#)).collect();
    assert_eq!(but_own, lines.lines().collect::<Vec<_>>());

    // What is written of the first edition is what was written before there was another.
    assert_eq!(lines.lines().filter(|line| line.contains("edition")).count(), 1);
    let mut second = Vec::new();
    assert_eq!(from.export(&mut second, |row| row.edition == 2).await.expect("exported"), 1);
    let mut listed = Vec::new();
    list_archive(Cursor::new(&second), |table| listed.push(table)).await.expect("a list");
    assert_eq!(listed, from.list(Some(&id("over")), 1).await.expect("the database answers"));
    let error = list_archive(Cursor::new("{}\n"), |_| {}).await.expect_err("not a table");
    assert!(error.to_string().starts_with("line 1: missing field"), "{error}");
}

#[tokio::test]
async fn refused_lines() {
    let place = Database::sqlite();
    let store = open(&place.database("refused")).await;
    write(&store, "a", 1, &["one", "two"]).await;
    let line = |id: &str, bodies: &[&str]| {
        let entries = serde_json::to_string(&entries(1, bodies)).expect("JSON");
        let row = serde_json::to_string(&row(2)).expect("JSON");
        format!(r#"{{"id":"{id}","row":{row},"entries":{entries}}}"#)
    };
    for (bad, expected) in [
        (
            line("a", &["one", "another"]),
            "line 2: table a: found another log of that name, expected the same or none",
        ),
        (line("a", &["one"]), "line 2: table a: found another log of that name, expected the same or none"),
        (
            line("a", &["one", "two", "three"]),
            "line 2: table a: found another log of that name, expected the same or none",
        ),
        (line("b", &[]), "line 2: table b: found no entries, expected at least one"),
        (
            line("c d", &["one"]),
            "line 2: found \"c d\", expected 1 to 32 letters and digits at line 1 column 11",
        ),
        ("nonsense".to_owned(), "line 2: expected ident at line 1 column 2"),
    ] {
        let lines = format!("{}\n{bad}\n", line("good", &["one"]));
        let error = import(&store, &lines).await.expect_err(&bad);
        assert_eq!(error.to_string(), expected);
    }
    assert_eq!(log(&store, "a").await, ["one", "two"]);
    assert_eq!(log(&store, "good").await, ["one"]);
    assert_eq!(store.count().await, Ok(2));
}

async fn export(store: &Store) -> String {
    let mut lines = Vec::new();
    store.export(&mut lines, |_| true).await.expect("exported");
    String::from_utf8(lines).expect("JSON is UTF-8")
}

async fn import(store: &Store, lines: &str) -> Result<Imported, ArchiveError> {
    store.import(Cursor::new(lines.as_bytes())).await
}
