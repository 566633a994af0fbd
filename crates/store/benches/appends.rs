//! How many appends a second the store takes, what each costs, and how long they wait:
//! `cargo bench -p store [-- DIRECTORY | postgres]`. The files are made in a new directory below `DIRECTORY`, which
//! should be on the disk that is to be measured.

use std::collections::HashSet;
use std::fs;
use std::time::{Duration, Instant};

use store::{Append, Row, Store, StoredEntry, TableId};
use testing::Postgres;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep_until};

const TABLES: usize = 2_000;
const SECONDS: u64 = 10;
const OFFERED: usize = 2_000;
const STORED_TABLES: usize = 10_000;

#[tokio::main]
async fn main() {
    let place = std::env::args().skip(1).find(|argument| !argument.starts_with("--"));
    if place.as_deref() == Some("postgres") {
        let postgres = Postgres::start().unwrap_or_else(|error| panic!("{error}"));
        measure(&postgres.url()).await;
        return;
    }
    let directory = tempfile::tempdir_in(place.unwrap_or_else(|| "/tmp".into())).expect("a new directory");
    measure(&format!("sqlite:{}/bench.db", directory.path().display())).await;
}

async fn measure(url: &str) {
    let store = Store::open(url).await.expect("the database opens");
    saturate(&store).await;
    offer(&store).await;
    many_tables(&store).await;
    store.close().await;
    let began = Instant::now();
    let store = Store::open(url).await.expect("the database opens");
    let opened = began.elapsed();
    let count = store.count().await.expect("the database answers");
    let editions = [("a game".to_owned(), 1)];
    let waking =
        store.claim_due(i64::MAX, &editions, HashSet::new, 1000).await.expect("the database answers").len();
    println!(
        "open with {count} tables: {opened:.1?}; with the {waking} first of those to wake: {:.1?}",
        began.elapsed()
    );
    store.close().await;
}

/// Every table appends as soon as its last append is acknowledged.
async fn saturate(store: &Store) {
    let (before, began, cpu) = (store.stats(), Instant::now(), cpu_time());
    let until = began + Duration::from_secs(SECONDS);
    let mut tasks = JoinSet::new();
    for table in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let mut latencies = Vec::new();
            while Instant::now() < until {
                let asked = Instant::now();
                store.append(append("full", table, latencies.len() as u64 + 1)).await.expect("written");
                latencies.push(asked.elapsed());
            }
            latencies
        });
    }
    let latencies = tasks.join_all().await.concat();
    report("as fast as it can", store, before, began, cpu, latencies);
}

/// A fixed number of appends a second, whether or not the last ones are acknowledged.
async fn offer(store: &Store) {
    const TICK: Duration = Duration::from_millis(1);
    let (before, began, cpu) = (store.stats(), Instant::now(), cpu_time());
    let each_tick = OFFERED / 1000;
    let mut clock = interval(TICK);
    clock.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut tasks = JoinSet::new();
    for number in 0..SECONDS as usize * 1000 {
        let due = clock.tick().await;
        for place in 0..each_tick {
            let (store, turn) = (store.clone(), number * each_tick + place);
            tasks.spawn(async move {
                sleep_until(due).await;
                store
                    .append(append("offered", turn % TABLES, (turn / TABLES) as u64 + 1))
                    .await
                    .expect("written");
                due.elapsed()
            });
        }
    }
    let latencies = tasks.join_all().await;
    report(&format!("{OFFERED} offered a second"), store, before, began, cpu, latencies);
}

/// Stores enough tables that opening would be slow if it read them.
async fn many_tables(store: &Store) {
    let mut tasks = JoinSet::new();
    for table in 0..STORED_TABLES {
        let store = store.clone();
        tasks.spawn(async move { store.append(append("stored", table, 1)).await.expect("written") });
    }
    tasks.join_all().await;
}

/// An entry as a game has them, and a row as a lobby shows them.
fn append(prefix: &str, table: usize, first: u64) -> Append {
    let id: TableId = format!("{prefix}{table:06}").parse().expect("letters and digits");
    let at = 1_800_000_000_000 + first as i64;
    let body = format!(
        r#"{{"kind":"play","seat":{},"nonce":"{:016x}","action":"move:a5-c5","chance":["roll:35"],"view":{{"seq":{first}}}}}"#,
        first % 4,
        table as u64 * 0x9e37_79b9 + first
    );
    let row = Row {
        game: "a game".into(),
        edition: 1,
        created: 1_800_000_000_000,
        touched: at,
        listed: table.is_multiple_of(4),
        over: false,
        wake: Some(at + 60_000),
        summary: format!(r#"{{"seats":["Ada","Ben",null,"bot:3"],"ply":{first},"options":{{"seats":4}}}}"#),
    };
    Append { table: id, first, entries: vec![StoredEntry { at, body }], row }
}

fn report(
    what: &str,
    store: &Store,
    before: store::Stats,
    began: Instant,
    cpu: Duration,
    mut latencies: Vec<Duration>,
) {
    let (took, cpu, stats) = (began.elapsed(), cpu_time().saturating_sub(cpu), store.stats());
    latencies.sort_unstable();
    let count = latencies.len();
    let percentile = |part: f64| latencies[((count - 1) as f64 * part) as usize];
    let batch = (stats.appends - before.appends) as f64 / (stats.batches - before.batches) as f64;
    println!(
        "{what}: {:.0} appends/s, {:.1} µs of processor each, batches of {batch:.0}; \
         waits {:.1?} median, {:.1?} 99 %, {:.1?} longest",
        count as f64 / took.as_secs_f64(),
        cpu.as_secs_f64() * 1e6 / count as f64,
        percentile(0.5),
        percentile(0.99),
        percentile(1.0),
    );
}

/// What this process has used of the processor, as Linux counts it.
fn cpu_time() -> Duration {
    const TICKS_A_SECOND: u64 = 100;
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux");
    let fields: Vec<&str> = stat.rsplit(')').next().expect("fields").split_whitespace().collect();
    let ticks: u64 = fields[11..13].iter().map(|field| field.parse::<u64>().expect("ticks")).sum();
    Duration::from_millis(ticks * 1000 / TICKS_A_SECOND)
}
