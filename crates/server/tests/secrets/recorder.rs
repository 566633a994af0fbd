//! A table on a server of its own, or on two, with a recorder on everything that each viewer gets. Start at
//! [`Recorder::open`].

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use game::{Setup, Spec};
use serde_json::{Value, json};
use server::{BellChoice, Config, InProcessBell};
use table::Environment;
use testing::{Answer, Ask, Heard, Postgres, Socket};

use crate::common::{TestServer, free};

/// What is played, and with which random bytes.
#[derive(Clone, Debug)]
pub struct Trial {
    pub game: &'static str,
    pub seats: &'static str,
    pub options: BTreeMap<String, String>,
    pub seed: u64,
    pub servers: Servers,
}

/// Through how many servers people come to the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Servers {
    One,
    /// One after the other through one or the other of two servers on one PostgreSQL.
    Two,
}

impl Trial {
    /// Every second table is beside a real board, where people throw.
    pub fn real_board(&self) -> bool {
        self.seed.is_multiple_of(2)
    }

    pub fn setup(&self, spec: &'static Spec) -> Setup {
        let mut setup = Setup::default_of(spec);
        setup.set_seats(self.seats).expect("these can play");
        for (key, value) in &self.options {
            setup.set_option(key, value).expect("the option has this value");
        }
        setup
    }
}

/// Everything that one viewer got, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recording(pub Vec<String>);

/// A viewer: a seat, or the spectator, who is the last.
struct Watcher {
    socket: Socket,
    /// Through which server.
    server: SocketAddr,
    servers: Servers,
    token: Option<String>,
    /// The number of the last step.
    seq: u64,
    heard: Recording,
}

/// A table, and everybody who looks.
pub struct Recorder {
    open: Vec<TestServer>,
    servers: Servers,
    clock: Arc<AtomicI64>,
    table: String,
    watchers: Vec<Watcher>,
}

impl Recorder {
    /// Makes the table; everybody sits down, and the game begins with these hidden things.
    pub async fn open(trial: &Trial, dice: &BTreeMap<usize, String>) -> Self {
        let clock = Arc::new(AtomicI64::new(1_000_000));
        let config = |bell| Config { environment: environment(trial.seed, &clock, dice), bell, ..free() };
        let open = match trial.servers {
            Servers::One => vec![TestServer::open(config(BellChoice::default())).await],
            Servers::Two => {
                let (database, bell) = (new_database(), BellChoice::InProcess(InProcessBell::default()));
                let one = TestServer::open_on(config(bell.clone()), &database).await;
                vec![one, TestServer::open_on(config(bell), &database).await]
            }
        };
        let new_table = json!({
            "game": trial.game, "seats": trial.seats, "options": trial.options,
            "listed": !trial.real_board(), "real_board": trial.real_board(),
            "clock": { "kind": "game", "seconds": 36_000, "increment": 5 },
        });
        let made = ask(open[0].address, Ask::post("/api/tables", &new_table)).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json();
        let table = made["table"].as_str().expect("a table").to_owned();
        let mut this = Self { open, servers: trial.servers, clock, table, watchers: Vec::new() };
        this.join(None).await;
        for number in 0..trial.seats.split(", ").count() {
            this.sit(number, &made["key"]).await;
        }
        // Everybody's recording by number of the seat, the spectator's last.
        this.watchers.rotate_left(1);
        this
    }

    async fn sit(&mut self, number: usize, key: &Value) {
        let token = format!("{number:032x}");
        let name = format!("Player {number}");
        let sit = json!({ "key": key, "token": token, "name": name, "number": token });
        let path = format!("/api/tables/{}/seats", self.table);
        let (server, last) = (self.server(), self.open.last().expect("a server").address);
        let seat = ask(server, Ask::post(path, &sit)).await;
        assert_eq!(seat.status, 200, "{}", seat.text());
        let snapshot = ask(last, Ask::get(format!("/api/tables/{}", self.table))).await.json();
        self.everybody_hears(snapshot["seq"].as_u64().expect("a number")).await;
        self.join(Some((token, seat.json()["seat"].clone()))).await;
    }

    /// The server through which the next one comes.
    fn server(&self) -> SocketAddr {
        self.open[self.watchers.len() % self.open.len()].address
    }

    async fn join(&mut self, seat: Option<(String, Value)>) {
        let (server, servers) = (self.server(), self.servers);
        let mut socket = Socket::open(server).await.expect("the server lets everybody in");
        let token = seat.as_ref().map(|(token, _)| token.clone());
        let tokens: Vec<&String> = token.iter().collect();
        let looking = seat.as_ref().map_or(Value::Null, |(_, name)| name.clone());
        socket
            .say(json!({ "type": "hello", "table": self.table, "tokens": tokens, "looking": looking }))
            .await;
        let mut watcher = Watcher { socket, server, servers, token, seq: 0, heard: Recording::default() };
        watcher.hear(|message| message["type"] == "snapshot").await;
        for other in &mut self.watchers {
            other.hear(|message| message["type"] == "presence").await;
        }
        self.watchers.push(watcher);
    }

    /// A seat sends a message; gives what the spectator heard of it.
    pub async fn send(&mut self, by: usize, message: &Value) -> Vec<Value> {
        self.clock.fetch_add(1_500, Ordering::Relaxed);
        let watcher = &mut self.watchers[by];
        watcher.socket.say(message.clone()).await;
        watcher.hear(|answer| answer["nonce"] == message["nonce"]).await;
        let seq = watcher.seq;
        self.everybody_hears(seq).await
    }

    /// A viewer asks for a new snapshot.
    pub async fn sync(&mut self, by: usize) {
        let watcher = &mut self.watchers[by];
        watcher.socket.say(json!({ "type": "sync", "have": 0 })).await;
        watcher.hear(|answer| answer["type"] == "snapshot").await;
    }

    /// A viewer asks over HTTP.
    pub async fn get(&mut self, by: usize, path: &str) {
        let path = path.replace("TABLE", &self.table);
        let watchers = &mut self.watchers;
        let answer = ask(watchers[by].server, Ask::get(path).token(watchers[by].token.as_deref())).await;
        assert!([200, 404].contains(&answer.status), "{}", answer.text());
        // The date is the only thing that two runs may not have in common.
        let head: Vec<&str> = answer.head.lines().filter(|line| !line.starts_with("date:")).collect();
        watchers[by].heard.0.push(format!("{} {}\n{}", answer.status, head.join("\n"), answer.text()));
    }

    /// A viewer looks at the newest picture that it was told of, if there is any.
    pub async fn look_at_picture(&mut self, by: usize) {
        let heard = self.watchers[by].heard.0.iter().rev();
        let mut messages = heard.filter_map(|text| serde_json::from_str::<Value>(text).ok());
        let last = messages.find(|message| message["type"] == "snapshot").expect("a snapshot");
        let newest =
            last["state"]["pictures"].as_array().and_then(|pictures| pictures.last()?["path"].as_str());
        let Some(path) = newest else { return };
        let picture = ask(self.watchers[by].server, Ask::get(path)).await;
        assert_eq!(picture.status, 200, "{path}");
        self.watchers[by].heard.0.push(format!("{path}: {:?}", picture.body));
    }

    /// The number of the last step.
    pub fn seq(&self) -> u64 {
        self.watchers[0].seq
    }

    /// What the spectator has heard so far.
    pub fn spectated(&self) -> Vec<Value> {
        let heard = &self.watchers.last().expect("a spectator").heard.0;
        heard.iter().filter_map(|text| serde_json::from_str(text).ok()).collect()
    }

    pub async fn close(self) -> Vec<Recording> {
        let recordings = self.watchers.into_iter().map(|watcher| watcher.heard).collect();
        for server in self.open {
            server.close().await;
        }
        recordings
    }

    /// Lets everybody hear everything up to this step; gives what the spectator hears.
    async fn everybody_hears(&mut self, seq: u64) -> Vec<Value> {
        let mut heard = Vec::new();
        for watcher in &mut self.watchers {
            let from = watcher.heard.0.len();
            while watcher.seq < seq {
                watcher.hear(|_| true).await;
            }
            heard =
                watcher.heard.0[from..].iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
        }
        heard
    }
}

impl Watcher {
    /// Records until something expected is heard.
    async fn hear(&mut self, expected: impl Fn(&Value) -> bool) {
        loop {
            let Heard::Text(text) = self.socket.hear().await else { panic!("the server says no more") };
            let message: Value = serde_json::from_str(&text).expect("the server speaks JSON");
            if let ("step" | "snapshot", Some(seq)) =
                (message["type"].as_str().unwrap_or_default(), message["seq"].as_u64())
            {
                self.seq = seq;
            }
            let enough = expected(&message);
            // Who is at the other server is heard at any time.
            if self.servers == Servers::One || message["type"] != "presence" {
                self.heard.0.push(text);
            }
            if enough {
                return;
            }
        }
    }
}

async fn ask(server: SocketAddr, ask: Ask) -> Answer {
    ask.of(server).await.expect("the server answers")
}

/// An empty database of a PostgreSQL that all tests share.
fn new_database() -> String {
    static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| Postgres::start().expect("PostgreSQL starts"));
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let name = format!("secrets{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    POSTGRES.database(&name).expect("a new database")
}

/// A clock that goes when it is told to, random bytes of a seed, and loaded dice.
fn environment(seed: u64, clock: &Arc<AtomicI64>, dice: &BTreeMap<usize, String>) -> Environment {
    let (clock, dice) = (Arc::clone(clock), dice.clone());
    let drawn = AtomicU64::new(seed << 32);
    let fill = move |bytes: &mut [u8]| {
        let mut random = game::Seeded::new(drawn.fetch_add(1, Ordering::Relaxed));
        for byte in bytes {
            *byte = random.word() as u8;
        }
    };
    Environment::new(move || clock.load(Ordering::Relaxed), fill)
        .with_dice(move |ply| dice.get(&ply).cloned())
}
