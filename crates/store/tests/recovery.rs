//! A database that goes away and comes back: nothing is lost, nothing hangs, and the errors say why.

mod common;

use std::io::{Write, stderr, stdout};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

use common::{append, id, log, open, write};
use sqlx::{Connection, Executor, SqliteConnection};
use store::{AppendError, OpenError, Store, StoreError};
use tempfile::TempDir;
use testing::Postgres;
use tokio::task::JoinSet;

/// Where the small disk is, for the test that is run on it.
const DISK: &str = "STORE_TEST_DISK";

/// Runs the next test alone, where it sees a disk of 2 MiB that exists for it only and goes with it.
#[test]
fn a_full_disk() {
    let directory = TempDir::new().expect("a temporary directory");
    let mount =
        r#"mount -t tmpfs -o size=2m tmpfs "$1" && exec "$2" --exact on_a_small_disk --ignored --nocapture"#;
    let output = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", mount, "sh"])
        .arg(directory.path())
        .arg(env::current_exe().expect("this program"))
        .env(DISK, directory.path())
        .output()
        .expect("unshare, of Debian's util-linux");
    stdout().write_all(&output.stdout).expect("written");
    stderr().write_all(&output.stderr).expect("written");
    assert!(output.status.success(), "{}", output.status);
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a_full_disk runs it"]
async fn on_a_small_disk() {
    let disk = env::var(DISK).expect("a_full_disk runs this test");
    let url = format!("sqlite:{disk}/tables.db");
    let store = open(&url).await;
    write(&store, "a", 1, &["made"]).await;
    let ballast = Path::new(&disk).join("ballast");
    for round in 0..3 {
        let full = fs::write(&ballast, vec![0; 4 << 20]).expect_err("the disk is full now");
        assert_eq!(full.kind(), std::io::ErrorKind::StorageFull);
        // In the pages that the database has already there may be room for some.
        let mut last = 2 * round + 1;
        let body = "x".repeat(8 << 10);
        let reason = loop {
            match store.append(append("a", last + 1, &[&body])).await {
                Ok(()) => last += 1,
                Err(AppendError::Unavailable(reason)) => break reason,
                Err(error) => panic!("{error}"),
            }
        };
        assert!(reason.contains("full") || reason.contains("disk I/O"), "{reason}");
        assert_eq!(log(&store, "a").await.len() as u64, last, "reading goes on");
        fs::remove_file(&ballast).expect("removed");
        while last < 2 * round + 3 {
            write(&store, "a", last + 1, &[&body]).await;
            last += 1;
        }
        assert_eq!(log(&store, "a").await.len() as u64, last);
    }
    store.close().await;
    assert_eq!(log(&open(&url).await, "a").await.len(), 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_stops_and_starts() {
    let mut postgres = Postgres::start().unwrap_or_else(|error| panic!("{error}"));
    let store = open(&postgres.url()).await;
    write(&store, "a", 1, &["made"]).await;
    postgres.stop();
    let began = Instant::now();
    let result = store.append(append("a", 2, &["played"])).await;
    assert!(
        matches!(&result, Err(AppendError::Unavailable(reason)) if reason.contains("refused")),
        "{result:?}"
    );
    let result = store.load(&id("a")).await;
    assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    assert!(store.probe().await.is_err());
    assert!(began.elapsed() < Duration::from_secs(15), "{:?}", began.elapsed());
    postgres.start_again().unwrap_or_else(|error| panic!("{error}"));
    write(&store, "a", 2, &["played"]).await;
    assert_eq!(log(&store, "a").await, ["made", "played"]);
    // Stopped and started while nobody asks: nobody notices.
    postgres.stop();
    postgres.start_again().unwrap_or_else(|error| panic!("{error}"));
    write(&store, "a", 3, &["played on"]).await;
    assert_eq!(log(&store, "a").await, ["made", "played", "played on"]);
}

/// It goes away in the midst of commits, nobody knows of which: every append is tried until it is acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_crashes_under_load() {
    const NUMBERS: u64 = 150;
    let mut postgres = Postgres::start().unwrap_or_else(|error| panic!("{error}"));
    let store = open(&postgres.url()).await;
    let mut tasks = JoinSet::new();
    for table in 0..20 {
        let store = store.clone();
        tasks.spawn(async move {
            let mut refused = 0;
            for number in 1..=NUMBERS {
                let append = append(&format!("t{table}"), number, &[&format!("entry {number}")]);
                while let Err(error) = store.append(append.clone()).await {
                    assert!(matches!(error, AppendError::Unavailable(_)), "t{table} {number}: {error}");
                    refused += 1;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            refused
        });
    }
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        postgres.stop();
        postgres.start_again().unwrap_or_else(|error| panic!("{error}"));
    }
    let refused: u64 = tasks.join_all().await.iter().sum();
    assert!(refused > 0, "the database was away while appends came");
    assert_eq!(store.stats().failures, refused);
    for table in 0..20 {
        let expected: Vec<String> = (1..=NUMBERS).map(|number| format!("entry {number}")).collect();
        assert_eq!(log(&store, &format!("t{table}")).await, expected, "t{table}");
    }
}

/// Somebody else holds the file: the append waits, fails with a reason, and works when the file is free.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_is_held() {
    let directory = TempDir::new().expect("a temporary directory");
    let url = format!("sqlite:{}/tables.db", directory.path().display());
    let store = open(&url).await;
    write(&store, "a", 1, &["made"]).await;
    let mut other = SqliteConnection::connect(&url).await.expect("the file");
    other.execute("BEGIN IMMEDIATE").await.expect("the lock");
    let result = store.append(append("a", 2, &["played"])).await;
    assert!(
        matches!(&result, Err(AppendError::Unavailable(reason)) if reason.contains("locked")),
        "{result:?}"
    );
    assert_eq!(log(&store, "a").await, ["made"], "reading goes on");
    other.execute("ROLLBACK").await.expect("the lock is given back");
    write(&store, "a", 2, &["played"]).await;
}

#[tokio::test]
async fn what_cannot_be_opened() {
    let directory = TempDir::new().expect("a temporary directory");
    let path = directory.path().display();
    let error = async |url: &str| Store::open(url).await.map(drop).expect_err(url);

    for url in [
        "",
        "tables.db",
        "mysql://host/name",
        "sqlite:",
        "sqlite::memory:",
        "postgres://user:secret@host:port/",
    ] {
        let error = error(url).await;
        assert!(matches!(error, OpenError::Url { .. }), "{url}: {error}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
    fs::write(
        directory.path().join("text.db"),
        "This is not a database but a text that is long enough.".repeat(20),
    )
    .expect("written");
    assert!(error(&format!("sqlite:{path}/text.db")).await.to_string().contains("not a database"));
    assert!(matches!(
        error(&format!("sqlite:{path}/text.db/tables.db")).await,
        OpenError::Unavailable { .. }
    ));

    // A port where nobody listens.
    let began = Instant::now();
    let refused = error("postgres://user:secret@127.0.0.1:1/name").await.to_string();
    assert!(refused.starts_with("cannot open postgres://127.0.0.1:1/name: "), "{refused}");
    assert!(began.elapsed() < Duration::from_secs(15));
}

#[tokio::test]
async fn odd_file_names() {
    let directory = TempDir::new().expect("a temporary directory");
    for name in ["two words.db", "100%25?mode=ro#x.db", "sqlite:\u{132c0}"] {
        let path = directory.path().join(name);
        let store = open(&format!("sqlite://{}", path.display())).await;
        write(&store, "a", 1, &["made"]).await;
        assert!(path.is_file(), "{name}");
    }
}

#[tokio::test]
async fn a_newer_database() {
    let directory = TempDir::new().expect("a temporary directory");
    let url = format!("sqlite:{}/tables.db", directory.path().display());
    open(&url).await.close().await;
    let mut other = SqliteConnection::connect(&url).await.expect("the file");
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (1000, 'to come', true, x'00', 0)";
    other.execute(newer).await.expect("written");
    let error = Store::open(&url).await.map(drop).expect_err("it is newer");
    assert!(matches!(error, OpenError::Newer { found: 1000, .. }), "{error}");
}
