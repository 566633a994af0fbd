//! Databases of older versions, opened with today's code.

mod common;
#[path = "common/old.rs"]
mod old;

use std::fs;
use std::path::{Path, PathBuf};

use std::collections::HashSet;

use common::{Database, open, write};
use store::{Store, StoredTable};
use testing::Postgres;

#[tokio::test]
async fn sqlite() {
    for fixture in fixtures("db") {
        let place = Database::sqlite();
        let url = place.database("old");
        let path = Path::new(url.strip_prefix("sqlite:").expect("the address of a file"));
        fs::create_dir_all(path.parent().expect("a directory")).expect("made");
        fs::copy(&fixture, path).expect("copied");
        check(&open(&url).await).await;
    }
}

#[tokio::test]
async fn postgres() {
    let postgres = Postgres::start().unwrap_or_else(|error| panic!("{error}"));
    for fixture in fixtures("sql") {
        let name = fixture.file_stem().expect("a name").to_string_lossy();
        let url = postgres.database(&name).unwrap_or_else(|error| panic!("{error}"));
        let file = fixture.to_string_lossy();
        let psql = postgres.run("psql", &["-d", &url, "-q", "-v", "ON_ERROR_STOP=1", "-f", &file]);
        psql.unwrap_or_else(|error| panic!("{error}"));
        check(&open(&url).await).await;
    }
}

/// Everything is there, and can be gone on with.
async fn check(store: &Store) {
    let tables = old::tables();
    assert_eq!(store.count().await, Ok(tables.len() as u64));
    for append in &tables {
        let expected = StoredTable { row: append.row.clone(), entries: append.entries.clone() };
        assert_eq!(store.load(&append.table).await, Ok(Some(expected)), "{}", append.table);
    }
    let [first, _, waking] = &tables;
    assert_eq!(store.kept(&first.table, old::KEPT.0).await, Ok(Some(old::KEPT.1.to_owned())));
    let editions = [(waking.row.game.clone(), waking.row.edition)];
    let due = store.claim_due(i64::MAX, &editions, HashSet::new, 10).await.expect("the database answers");
    assert_eq!(due.iter().map(|(table, _)| table).collect::<Vec<_>>(), [&waking.table]);
    let lobby = store.lobby(10).await.expect("the database answers");
    let lobby: Vec<_> = lobby.iter().map(|shown| (&shown.table, &shown.row)).collect();
    assert_eq!(lobby, [(&waking.table, &waking.row), (&first.table, &first.row)]);
    write(store, "old1", 4, &["played on"]).await;
}

/// The fixtures whose names end so, at least one.
fn fixtures(extension: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let files = fs::read_dir(directory).expect("the fixtures").map(|file| file.expect("a file").path());
    let fixtures: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|found| found == extension)).collect();
    assert!(!fixtures.is_empty(), "found no fixture *.{extension}");
    fixtures
}
