//! Nothing that was acknowledged is lost: the server is killed again and again while people and bots play, and comes
//! back.

mod common;

use std::sync::Arc;
use std::time::{Duration, Instant};

use game::Spec;
use tempfile::tempdir;
use testing::{Ask, Postgres};
use tokio::time::sleep;

use crate::common::random_player::{RandomPlayer, Where, everything_is_there};
use crate::common::server::{Table, TestServer, random_token};

/// How often the server is killed.
const KILLS: u32 = 12;

/// How long a table may take to go on after the last start.
const GOES_ON: Duration = Duration::from_mins(1);

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_sqlite() {
    let directory = tempdir().expect("a temporary directory");
    kill_again_and_again(&format!("sqlite:{}", directory.path().join("tables.db").display())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_in_postgresql() {
    let postgres = Postgres::start().expect("PostgreSQL starts");
    kill_again_and_again(&postgres.url()).await;
}

async fn kill_again_and_again(database: &str) {
    let mut server = TestServer::on(database);
    let at = Arc::new(Where::new(server.address()));
    let tables: Vec<Table> = games::GAMES.iter().flat_map(|game| tables(&server, game.spec())).collect();
    let players: Vec<RandomPlayer> = tables.iter().flat_map(|table| RandomPlayer::all(&at, table)).collect();
    for number in 0..KILLS {
        let acknowledged = || players.iter().map(RandomPlayer::acknowledged).sum::<usize>();
        // In the midst of play, and every third time so soon that everybody is still coming back.
        let before = acknowledged();
        while number % 3 > 0 && acknowledged() < before + 10 {
            sleep(Duration::from_millis(5)).await;
        }
        let word = u64::from_str_radix(&random_token()[..8], 16).expect("hexadecimal digits");
        sleep(Duration::from_millis(word % 300)).await;
        at.close();
        server.kill();
        server = TestServer::on(database);
        at.open(server.address());
        println!("kill {number}: {} acknowledged", acknowledged());
    }
    every_table_goes_on(&server, &tables, &players).await;
    at.close();
    for (table, position) in positions(&server, &tables) {
        println!("{table}: {position} actions");
    }
    server.terminate();
    everything_is_there(database, &players).await;
}

/// A table of people, and one of people and a bot.
fn tables(server: &TestServer, spec: &Spec) -> [Table; 2] {
    let sizes = spec.seats.iter().map(|seats| seats.len());
    let mut chairs = vec![None; sizes.filter(|size| *size > 1).min().expect("a game for several")];
    let people = server.table(spec.name, &chairs);
    chairs[0] = Some(1);
    [people, server.table(spec.name, &chairs)]
}

/// How many actions each table has seen, by its record.
fn positions(server: &TestServer, tables: &[Table]) -> Vec<(String, usize)> {
    let mut all = Vec::new();
    for table in tables {
        let record = server.ask(Ask::get(format!("/api/tables/{}/record", table.id)));
        assert_eq!(record.status, 200, "{}", record.text());
        let text = record.text();
        let actions = text.split("\n\n").nth(1).expect("actions after the header");
        all.push((table.id.clone(), actions.lines().filter(|line| !line.starts_with('#')).count()));
    }
    all
}

async fn every_table_goes_on(server: &TestServer, tables: &[Table], players: &[RandomPlayer]) {
    let until = Instant::now() + GOES_ON;
    let count = |table: &Table| -> usize {
        players.iter().filter(|player| player.table == table.id).map(RandomPlayer::acknowledged).sum()
    };
    let before: Vec<usize> = tables.iter().map(count).collect();
    for (table, before) in tables.iter().zip(before) {
        while count(table) < before + 2 {
            let snapshot = server.ask(Ask::get(format!("/api/tables/{}", table.id))).json();
            if !snapshot["state"]["result"].is_null() {
                break;
            }
            assert!(Instant::now() < until, "table {} is stuck: {}", table.id, snapshot["state"]);
            sleep(Duration::from_millis(50)).await;
        }
    }
}
