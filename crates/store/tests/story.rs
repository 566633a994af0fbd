//! The story of a store, told once and lived by both databases.

mod common;

use common::{Database, append, conflict, entries, id, load, log, make, open, row, write};
use store::{Append, AppendError, Old, OpenError, Row, Store, StoreError, StoredTable, TableId};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    story(&Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    story(&Database::postgres()).await;
}

async fn story(place: &Database) {
    logs_grow(&place.database("grow")).await;
    numbers_are_taken_once(&place.database("numbers")).await;
    a_conflict_is_alone(&place.database("alone")).await;
    writers_race(&place.database("race")).await;
    answers_get_lost(&place.database("lost")).await;
    any_text_is_kept(&place.database("text")).await;
    nonsense_is_refused(&place.database("nonsense")).await;
    the_lobby_shows_what_is_open(&place.database("lobby")).await;
    tables_are_woken(&place.database("wake")).await;
    logs_are_read_on(&place.database("news")).await;
    tables_are_listed(&place.database("list")).await;
    derived_things_are_kept(&place.database("kept")).await;
    old_tables_are_pruned(&place.database("prune")).await;
    closing_finishes_what_was_accepted(&place.database("close")).await;
    two_open_a_new_database(&place.database("two")).await;
}

async fn logs_grow(url: &str) {
    let store = open(url).await;
    assert_eq!(store.probe().await, Ok(()));
    assert_eq!(load(&store, "a").await, None);
    write(&store, "a", 1, &["made"]).await;
    write(&store, "a", 2, &["sat down", "played"]).await;
    write(&store, "b", 1, &["made", "sat down"]).await;
    let expected = StoredTable { row: row(3), entries: entries(1, &["made", "sat down", "played"]) };
    assert_eq!(load(&store, "a").await, Some(expected.clone()));
    assert_eq!(store.count().await, Ok(2));
    assert_eq!(store.tables(None, 10).await, Ok(vec![id("a"), id("b")]));
    assert_eq!(store.tables(Some(&id("a")), 10).await, Ok(vec![id("b")]));
    assert_eq!(store.tables(None, 1).await, Ok(vec![id("a")]));
    let stats = store.stats();
    assert_eq!((stats.appends, stats.batches, stats.largest_batch, stats.waiting), (3, 4, 1, 0));
    // Not closed but dropped, as by a crash.
    drop(store);
    let store = open(url).await;
    assert_eq!(load(&store, "a").await, Some(expected));
    write(&store, "a", 4, &["played"]).await;
    assert_eq!(log(&store, "a").await, ["made", "sat down", "played", "played"]);
}

async fn numbers_are_taken_once(url: &str) {
    let store = open(url).await;
    conflict(&store, "a", 2, &["a gap where no table is"]).await;
    assert_eq!(load(&store, "a").await, None);
    write(&store, "a", 1, &["one", "two"]).await;
    conflict(&store, "a", 1, &["another one"]).await;
    conflict(&store, "a", 2, &["another two"]).await;
    conflict(&store, "a", 2, &["two", "and three"]).await;
    conflict(&store, "a", 4, &["a gap"]).await;
    assert_eq!(
        load(&store, "a").await,
        Some(StoredTable { row: row(2), entries: entries(1, &["one", "two"]) })
    );
    assert_eq!(store.stats().conflicts, 5);
}

/// In one transaction with a hundred others.
async fn a_conflict_is_alone(url: &str) {
    let store = open(url).await;
    write(&store, "t7", 1, &["first"]).await;
    let mut tasks = JoinSet::new();
    for table in 0..100 {
        let store = store.clone();
        tasks.spawn(async move { (table, store.append(append(&format!("t{table}"), 1, &["one"])).await) });
    }
    for (table, result) in tasks.join_all().await {
        assert_eq!(result, if table == 7 { Err(AppendError::Conflict) } else { Ok(()) }, "t{table}");
    }
    assert_eq!(log(&store, "t7").await, ["first"]);
    assert_eq!(log(&store, "t99").await, ["one"]);
    assert!(store.stats().batches < 100, "{:?}", store.stats());
}

/// Eight writers, half of them with a database connection of their own, want each number of three tables: one gets it.
async fn writers_race(url: &str) {
    const NUMBERS: u64 = 20;
    let (one, other) = tokio::join!(open(url), open(url));
    let mut tasks = JoinSet::new();
    for writer in 0..8 {
        let store = if writer % 2 == 0 { one.clone() } else { other.clone() };
        tasks.spawn(async move {
            let mut won = Vec::new();
            for number in 1..=NUMBERS {
                for table in ["a", "b", "c"] {
                    let body = format!("{table} {number} by {writer}");
                    match store.append(append(table, number, &[&body])).await {
                        Ok(()) => won.push(body),
                        Err(AppendError::Conflict) => {}
                        Err(error) => panic!("{body}: {error}"),
                    }
                }
            }
            won
        });
    }
    let mut won = tasks.join_all().await.concat();
    let mut stored = Vec::new();
    for table in ["a", "b", "c"] {
        let log = log(&one, table).await;
        assert_eq!(log.len() as u64, NUMBERS, "{table}");
        stored.extend(log);
    }
    won.sort();
    stored.sort();
    assert_eq!(won, stored);
}

/// Who does not know whether an append was written tries again.
async fn answers_get_lost(url: &str) {
    let store = open(url).await;
    write(&store, "a", 1, &["made", "sat down"]).await;
    write(&store, "a", 1, &["made", "sat down"]).await;
    write(&store, "a", 3, &["played"]).await;
    write(&store, "a", 3, &["played"]).await;
    // Also with another connection, and after the log has grown.
    write(&open(url).await, "a", 1, &["made", "sat down"]).await;
    assert_eq!(log(&store, "a").await, ["made", "sat down", "played"]);
    assert_eq!(load(&store, "a").await.map(|stored| stored.row), Some(row(3)));
    // The same words at another time are another entry.
    let mut later = append("a", 3, &["played"]);
    later.entries[0].at += 1;
    assert_eq!(store.append(later).await, Err(AppendError::Conflict));
}

async fn any_text_is_kept(url: &str) {
    let store = open(url).await;
    let texts = [
        "",
        " ",
        "\"quoted\" \\ {}[],:",
        "line\nline\r\n\ttab",
        "\u{1}\u{7f}\u{ffff}",
        "ägyptisch 𓂀",
        "null",
        "0012",
    ];
    let long = "x".repeat(1 << 20);
    let bodies: Vec<&str> = texts.into_iter().chain([long.as_str()]).collect();
    let mut first = append("a", 1, &bodies);
    first.entries[0].at = i64::MIN;
    first.entries[1].at = i64::MAX;
    first.row.summary = texts.concat();
    first.row.wake = Some(i64::MAX);
    let expected = StoredTable { row: first.row.clone(), entries: first.entries.clone() };
    assert_eq!(store.append(first.clone()).await, Ok(()));
    assert_eq!(load(&store, "a").await, Some(expected));
    assert_eq!(store.append(first).await, Ok(()), "the same again");
}

async fn nonsense_is_refused(url: &str) {
    let store = open(url).await;
    let nothing = append("a", 1, &[]);
    let before_the_first = append("a", 0, &["zero"]);
    let too_far = append("a", 1 << 60, &["far"]);
    let nul = append("a", 1, &["\0"]);
    for invalid in [nothing, before_the_first, too_far, nul] {
        let result = store.append(invalid.clone()).await;
        assert!(matches!(result, Err(AppendError::Invalid(_))), "{invalid:?}: {result:?}");
    }
    assert_eq!(store.count().await, Ok(0));
    for text in ["", "a b", "ä", "a-b", "123456789012345678901234567890123"] {
        assert!(text.parse::<TableId>().is_err(), "{text}");
    }
    let error = "a table".parse::<TableId>().expect_err("a space");
    assert_eq!(error.to_string(), "found \"a table\", expected 1 to 32 letters and digits");
}

async fn the_lobby_shows_what_is_open(url: &str) {
    let store = open(url).await;
    make(&store, "old", row(10)).await;
    make(&store, "new", row(30)).await;
    make(&store, "middle", row(20)).await;
    make(&store, "private", Row { listed: false, ..row(40) }).await;
    make(&store, "over", Row { over: true, ..row(50) }).await;
    let lobby = async |limit| {
        let shown = store.lobby(limit).await.expect("the database answers");
        shown.into_iter().map(|shown| (shown.table, shown.row)).collect::<Vec<_>>()
    };
    store.keep(&id("middle"), store::MAKER, "1a2b3c4d").await.expect("it is kept");
    let makers = store.lobby(10).await.expect("the database answers").into_iter().map(|shown| shown.maker);
    assert_eq!(makers.collect::<Vec<_>>(), [None, Some("1a2b3c4d".to_owned()), None]);
    assert_eq!(lobby(10).await, [(id("new"), row(30)), (id("middle"), row(20)), (id("old"), row(10))]);
    assert_eq!(lobby(1).await, [(id("new"), row(30))]);
    let touched = Append { row: row(60), ..append("old", 2, &["played"]) };
    assert_eq!(store.append(touched).await, Ok(()));
    let finished = Append { row: Row { over: true, ..row(70) }, ..append("new", 2, &["won"]) };
    assert_eq!(store.append(finished).await, Ok(()));
    assert_eq!(lobby(10).await, [(id("old"), row(60)), (id("middle"), row(20))]);
}

async fn tables_are_woken(url: &str) {
    let store = open(url).await;
    make(&store, "late", Row { wake: Some(300), ..row(1) }).await;
    make(&store, "soon", Row { wake: Some(100), over: true, ..row(1) }).await;
    make(&store, "next", Row { wake: Some(200), listed: false, ..row(1) }).await;
    make(&store, "other", Row { wake: Some(50), edition: 7, ..row(1) }).await;
    make(&store, "never", row(1)).await;
    let due = async |until, except: &[&str], limit| {
        let (editions, except) = ([(row(1).game, 1)], except.iter().map(|table| id(table)).collect());
        let due = store.claim_due(until, &editions, || except, limit).await.expect("the database answers");
        // Others may have them from now on.
        store.give_back(&due).await.expect("the database answers");
        let mut tables: Vec<String> = due.into_iter().map(|(table, _)| table.to_string()).collect();
        tables.sort();
        tables
    };
    assert_eq!(due(99, &[], 10).await, [""; 0], "those of editions that are not known are passed over");
    assert_eq!(due(200, &[], 10).await, ["next", "soon"]);
    assert_eq!(due(200, &[], 1).await, ["soon"]);
    assert_eq!(due(300, &["soon"], 1).await, ["next"]);
    assert_eq!(store.append(append("soon", 2, &["woken"])).await, Ok(()));
    assert_eq!(due(1000, &[], 10).await, ["late", "next"]);
}

async fn logs_are_read_on(url: &str) {
    let store = open(url).await;
    write(&store, "a", 1, &["made", "sat down", "played"]).await;
    write(&store, "b", 1, &["made"]).await;
    let news = async |table: &str, have| {
        let found = store.news(&id(table), have).await.expect("the database answers");
        found.map(|entries| entries.into_iter().map(|entry| entry.body).collect::<Vec<_>>())
    };
    assert_eq!(news("a", 1).await, Some(vec!["sat down".into(), "played".into()]));
    assert_eq!(news("a", 3).await, Some(vec![]));
    assert_eq!(news("c", 0).await, None, "there is no such table");
    // Many who ask at once are each told of their own.
    let (a, b, none) = tokio::join!(news("a", 2), news("b", 0), news("c", 5));
    assert_eq!((a, b, none), (Some(vec!["played".into()]), Some(vec!["made".into()]), None));
}

/// What a list shows of a table is its row, with the edition of its rules and how much it holds.
async fn tables_are_listed(url: &str) {
    let store = open(url).await;
    write(&store, "b", 1, &["made", "played", "played"]).await;
    make(&store, "c", Row { edition: 2, ..row(5) }).await;
    make(&store, "a", row(1)).await;
    let list = async |after: Option<&str>, limit| {
        let listed = store.list(after.map(id).as_ref(), limit).await.expect("the database answers");
        listed.into_iter().map(|one| (one.table, one.entries, one.row.edition)).collect::<Vec<_>>()
    };
    assert_eq!(list(None, 10).await, [(id("a"), 1, 1), (id("b"), 3, 1), (id("c"), 1, 2)]);
    assert_eq!(list(Some("a"), 1).await, [(id("b"), 3, 1)]);
    assert_eq!(list(Some("c"), 10).await, []);
    let changed = Append { row: Row { edition: 3, ..row(6) }, ..append("c", 2, &["played"]) };
    assert_eq!(store.append(changed).await, Ok(()));
    assert_eq!(list(Some("b"), 10).await, [(id("c"), 2, 3)]);
    assert_eq!(load(&store, "c").await.expect("a table").row.edition, 3);
}

async fn derived_things_are_kept(url: &str) {
    let store = open(url).await;
    let (a, none) = (id("a"), id("none"));
    assert_eq!(store.keep(&none, "analysis", "…").await, Err(StoreError::NoTable(none.clone())));
    write(&store, "a", 1, &["made"]).await;
    assert_eq!(store.kept(&a, "analysis").await, Ok(None));
    assert_eq!(store.keep(&a, "analysis", "good").await, Ok(()));
    assert_eq!(store.keep(&a, "picture", "good too").await, Ok(()));
    assert_eq!(store.keep(&a, "analysis", "better").await, Ok(()));
    assert_eq!(store.kept(&a, "analysis").await, Ok(Some("better".to_owned())));
    let long = "x".repeat(65);
    for (kind, value) in [("analysis", "\0"), ("a\0", ""), ("", ""), (long.as_str(), "")] {
        let result = store.keep(&a, kind, value).await;
        assert!(matches!(result, Err(StoreError::Invalid(_))), "{kind:?}: {result:?}");
    }
}

async fn old_tables_are_pruned(url: &str) {
    let store = open(url).await;
    let mut tasks = JoinSet::new();
    for touched in 0..500 {
        let store = store.clone();
        tasks.spawn(async move { make(&store, &format!("t{touched}"), row(touched)).await });
    }
    tasks.join_all().await;
    store.keep(&id("t3"), "analysis", "…").await.expect("kept");
    make(&store, "over", Row { over: true, ..row(7) }).await;
    make(&store, "second", Row { edition: 2, ..row(8) }).await;
    let old = |edition, tables, unfinished| Old { game: row(0).game, edition, tables, unfinished };
    assert_eq!(store.count_old(350).await, Ok(vec![old(1, 351, 350), old(2, 1, 1)]));
    assert_eq!(store.prune(350).await, Ok(352));
    assert_eq!(store.count_old(350).await, Ok(vec![]));
    assert_eq!(store.prune(350).await, Ok(0));
    assert_eq!(store.count().await, Ok(150));
    assert_eq!(load(&store, "t349").await, None);
    assert_eq!(log(&store, "t350").await, ["made"]);
    // Of a table that is gone nothing is left: its name is free.
    write(&store, "t3", 1, &["made anew"]).await;
    assert_eq!(log(&store, "t3").await, ["made anew"]);
    assert_eq!(store.kept(&id("t3"), "analysis").await, Ok(None));
}

async fn closing_finishes_what_was_accepted(url: &str) {
    let store = open(url).await;
    let mut tasks = JoinSet::new();
    for table in 0..1000 {
        let store = store.clone();
        tasks.spawn(async move { store.append(append(&format!("t{table}"), 1, &["made"])).await });
    }
    let clone = store.clone();
    tokio::task::yield_now().await;
    store.close().await;
    let mut written = 0;
    for result in tasks.join_all().await {
        match result {
            Ok(()) => written += 1,
            Err(error) => assert_eq!(error, AppendError::Unavailable("the store is closed".into())),
        }
    }
    assert!(clone.count().await.is_err());
    assert_eq!(open(url).await.count().await, Ok(written));
}

async fn two_open_a_new_database(url: &str) {
    let mut tasks = JoinSet::new();
    for _ in 0..4 {
        let url = url.to_owned();
        tasks.spawn(async move { Store::open(&url).await.map(drop) });
    }
    for result in tasks.join_all().await {
        assert_eq!(result, Ok(()) as Result<(), OpenError>);
    }
}
