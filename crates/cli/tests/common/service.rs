//! `pyramidion serve` as a process of its own, and tables at it. Start at [`Service::start`].
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use testing::{Answer, Ask};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// How long the server may take to begin, on a busy machine.
const STARTING: Duration = Duration::from_mins(1);

/// A server that runs. It is killed when this is dropped.
pub struct Service {
    pub address: SocketAddr,
    child: Child,
    log: JoinHandle<String>,
}

/// A table and the tokens of its people, by seat.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    /// The name of the seat and its token.
    pub people: Vec<(String, String)>,
}

impl Service {
    /// Starts the binary on a database, at a free port and without limits.
    pub async fn start(database: &str) -> Self {
        Self::run(Command::new(env!("CARGO_BIN_EXE_pyramidion")), database, &[]).await
    }

    /// Starts it by a command that ends with the binary, with more options.
    pub async fn run(mut command: Command, database: &str, options: &[&str]) -> Self {
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--requests-per-second",
            "0",
            "--connections",
            "0",
        ]);
        command.args(["--thinkers", "1", "--database", database]).args(options);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().expect("the binary can be started");
        let (stdout, mut stderr) =
            (child.stdout.take().expect("a pipe"), child.stderr.take().expect("a pipe"));
        let log = tokio::spawn(async move {
            let mut text = Vec::new();
            let _ = stderr.read_to_end(&mut text).await;
            String::from_utf8_lossy(&text).into_owned()
        });
        let mut lines = BufReader::new(stdout).lines();
        let first = timeout(STARTING, lines.next_line()).await.expect("it begins in time").expect("a text");
        let Some(line) = first else { panic!("it ended: {}", log.await.expect("a log")) };
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.and_then(|address| address.parse().ok()).expect("it says where it is");
        Self { address, child, log }
    }

    /// Its number.
    pub fn id(&self) -> Pid {
        self.child.id().and_then(|id| Pid::from_raw(id as i32)).expect("it runs")
    }

    /// Ends it without warning.
    pub async fn kill(mut self) {
        self.child.start_kill().expect("it runs");
        self.child.wait().await.expect("it ends");
    }

    /// Asks it to end; its exit code and what it logged.
    pub async fn terminate(mut self) -> (Option<i32>, String) {
        kill_process(self.id(), Signal::TERM).expect("it can be asked");
        let status = timeout(STARTING, self.child.wait()).await.expect("it ends").expect("it has a status");
        (status.code(), self.log.await.expect("a log"))
    }

    /// Asks it something.
    pub async fn ask(&self, ask: Ask) -> Answer {
        ask.of(self.address).await.expect("the server answers")
    }

    /// Makes a table, with these bots beside people, and sits everybody down.
    pub async fn table(&self, game: &str, chairs: &[Option<u8>]) -> Table {
        let chairs: Vec<Value> = chairs
            .iter()
            .map(|level| match level {
                Some(level) => json!({ "kind": "bot", "level": level }),
                None => json!({ "kind": "person" }),
            })
            .collect();
        let seats = seats(game, chairs.len());
        let made = self
            .ask(Ask::post("/api/tables", &json!({ "game": game, "seats": seats, "chairs": chairs })))
            .await;
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json();
        let (id, key) = (made["table"].as_str().expect("a name").to_owned(), &made["key"]);
        let mut people = Vec::new();
        for number in 0..chairs.iter().filter(|chair| chair["kind"] == "person").count() {
            let token = random_token();
            let sit =
                json!({ "key": key, "token": token, "name": format!("Player {number}"), "number": token });
            let seat = self.ask(Ask::post(format!("/api/tables/{id}/seats"), &sit)).await;
            assert_eq!(seat.status, 200, "{}", seat.text());
            people.push((seat.json()["seat"].as_str().expect("a seat").to_owned(), token));
        }
        Table { id, people }
    }
}

/// Seats as in records, so many of them.
fn seats(game: &str, count: usize) -> String {
    let names: &[&str] = match game {
        "sakkara" => &["red", "blue"],
        "pyramidis" => &["red", "yellow"],
        _ => &["p1", "p2", "p3"],
    };
    names[..count].join(", ")
}

/// 32 hexadecimal digits, another each time.
pub fn random_token() -> String {
    use std::hash::{BuildHasher, RandomState};
    let word = || RandomState::new().hash_one(0);
    format!("{:016x}{:016x}", word(), word())
}
