//! A database that takes nothing any more: players are told so, nothing that was acknowledged is lost, and when it is
//! back the same server goes on.

mod common;

use std::fs::remove_file;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::json;
use tempfile::tempdir;
use testing::{Ask, Disk, Exit, Postgres, Serve};
use tokio::time::sleep;

use crate::common::random_player::{RandomPlayer, Where, everything_is_there};
use crate::common::server::TestServer;

/// How long anything may take, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// People who play at three tables: a game that nobody ends soon by chance, so that everybody always has something to
/// do.
struct Evening {
    server: TestServer,
    players: Vec<RandomPlayer>,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_that_goes_away_and_comes_back() {
    let mut postgres = Postgres::start().expect("PostgreSQL starts");
    let evening = Evening::begin(TestServer::on(&postgres.url()));
    evening.goes_on().await;
    postgres.stop();
    evening.everybody_is_told().await;
    evening.nobody_is_deceived().await;
    postgres.start_again().expect("PostgreSQL starts again");
    evening.goes_on().await;
    evening.end(&postgres.url()).await;
}

/// The disk is one in memory, with room for all that this evening writes. Only root may make one; elsewhere the next
/// test stands for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk() {
    let Some(disk) = Disk::of_megabytes(64) else {
        println!("found nobody who may mount a tmpfs: not tested");
        return;
    };
    let url = format!("sqlite:{}", disk.path().join("tables.db").display());
    let evening = Evening::begin(TestServer::on(&url));
    evening.goes_on().await;
    let ballast = disk.fill();
    evening.everybody_is_told().await;
    evening.nobody_is_deceived().await;
    remove_file(ballast).expect("what was written can be removed");
    evening.goes_on().await;
    evening.end(&url).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_may_not_grow() {
    let directory = tempdir().expect("a temporary directory");
    let url = format!("sqlite:{}", directory.path().join("tables.db").display());
    let mut command = Command::new("sh");
    // Blocks of 512 bytes. A write beyond them is an error then, and no longer a signal.
    command.args([
        "-c",
        "trap '' XFSZ; ulimit -S -f 1000; exec \"$0\" \"$@\"",
        env!("CARGO_BIN_EXE_pyramidion"),
    ]);
    let evening = Evening::begin(TestServer::on_by(Serve::by(command), &url));
    evening.everybody_is_told().await;
    let none = Rlimit { current: None, maximum: None };
    let server = Pid::from_raw(evening.server.id() as i32);
    prlimit(server, Resource::Fsize, none).expect("the limit can be lifted");
    evening.goes_on().await;
    evening.end(&url).await;
}

impl Evening {
    fn begin(server: TestServer) -> Self {
        let at = Arc::new(Where::new(server.address()));
        let mut players = Vec::new();
        for chairs in [&[None, None][..], &[None, None, None], &[None, Some(1)]] {
            players.extend(RandomPlayer::all(&at, &server.table("sakkara", chairs)));
        }
        Self { server, players }
    }

    /// Everybody gets something done.
    async fn goes_on(&self) {
        let enough: Vec<usize> = self.players.iter().map(|player| player.acknowledged() + 3).collect();
        self.until(|| {
            self.players.iter().zip(&enough).all(|(player, enough)| player.acknowledged() >= *enough)
        })
        .await;
    }

    /// At every table of people somebody is told that it cannot be done now, in words. Where a bot is to act, nobody
    /// asks.
    async fn everybody_is_told(&self) {
        let told =
            |player: &RandomPlayer| player.refused().iter().any(|refused| refused["code"] == "unavailable");
        let at_table = |table: &str| self.players.iter().filter(|player| player.table == table).any(told);
        let of_people = || self.players.iter().filter(|player| player.others > 0);
        self.until(|| of_people().all(|player| at_table(&player.table))).await;
        for refused in self
            .players
            .iter()
            .flat_map(RandomPlayer::refused)
            .filter(|refused| refused["code"] == "unavailable")
        {
            let text = refused["text"].as_str().expect("a text");
            assert!(text.contains("nothing that was acknowledged is lost"), "{refused}");
        }
    }

    /// Anyone who asks now learns that the store does not answer, and nothing is acknowledged.
    async fn nobody_is_deceived(&self) {
        let before: usize = self.players.iter().map(RandomPlayer::acknowledged).sum();
        let made = self.server.ask(Ask::post("/api/tables", &json!({ "game": "sphinx" })));
        assert_eq!((made.status, made.header("retry-after")), (503, Some("1")), "{}", made.text());
        assert_eq!(made.json()["code"], "unavailable");
        sleep(Duration::from_secs(1)).await;
        assert_eq!(
            before,
            self.players.iter().map(RandomPlayer::acknowledged).sum::<usize>(),
            "nothing is acknowledged meanwhile"
        );
    }

    async fn until(&self, done: impl Fn() -> bool) {
        let until = Instant::now() + PATIENCE;
        while !done() {
            let acknowledged: Vec<usize> = self.players.iter().map(RandomPlayer::acknowledged).collect();
            let refused: Vec<_> = self.players.iter().map(|player| player.refused().len()).collect();
            assert!(Instant::now() < until, "acknowledged {acknowledged:?}, refused {refused:?}");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Ends the server as an operator does; everything is in the database.
    async fn end(self, database: &str) {
        let Exit { code, log } = self.server.terminate();
        assert_eq!(code, Some(0), "{log}");
        everything_is_there(database, &self.players).await;
    }
}
