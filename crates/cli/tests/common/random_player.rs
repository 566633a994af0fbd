//! People who play at random, come back when the server does, and remember what was acknowledged. Start at
//! [`RandomPlayer::all`].

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use store::Store;
use testing::{Heard, Socket};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::server::Table;

/// Where the server is, if it is anywhere.
pub struct Where(Mutex<Option<SocketAddr>>);

impl Where {
    pub fn new(address: SocketAddr) -> Self {
        Self(Mutex::new(Some(address)))
    }

    pub fn close(&self) {
        *self.0.lock().expect("no player panics here") = None;
    }

    pub fn open(&self, address: SocketAddr) {
        *self.0.lock().expect("no player panics here") = Some(address);
    }

    fn now(&self) -> Option<SocketAddr> {
        *self.0.lock().expect("no player panics here")
    }
}

/// A command that was acknowledged: its number in the log, its nonce, and the action or the text.
pub type Done = (u64, String, String);

/// Somebody who plays until this is dropped.
pub struct RandomPlayer {
    pub table: String,
    /// How many other people play there.
    pub others: usize,
    memory: Arc<Mutex<Memory>>,
    task: JoinHandle<()>,
}

#[derive(Default)]
struct Memory {
    done: Vec<Done>,
    refused: Vec<Value>,
}

/// What a player knows while the server may come and go.
struct Knowledge {
    at: Arc<Where>,
    table: String,
    seat: String,
    token: String,
    memory: Arc<Mutex<Memory>>,
    /// What was sent and not answered.
    pending: Option<Value>,
    commands: u64,
    random: u64,
}

impl RandomPlayer {
    /// The people of a table.
    pub fn all(at: &Arc<Where>, table: &Table) -> Vec<Self> {
        let one = |(seat, token): &(String, String)| {
            let memory = Arc::new(Mutex::new(Memory::default()));
            let knowledge = Knowledge {
                at: Arc::clone(at),
                table: table.id.clone(),
                seat: seat.clone(),
                token: token.clone(),
                memory: Arc::clone(&memory),
                pending: None,
                commands: 0,
                random: u64::from_str_radix(&token[..16], 16).expect("hexadecimal digits"),
            };
            Self {
                table: table.id.clone(),
                others: table.people.len() - 1,
                memory,
                task: tokio::spawn(knowledge.live()),
            }
        };
        table.people.iter().map(one).collect()
    }

    /// How many commands were acknowledged.
    pub fn acknowledged(&self) -> usize {
        assert!(!self.task.is_finished(), "a player of table {} gave up: see above", self.table);
        self.memory.lock().expect("no player panics here").done.len()
    }

    /// Every command that was acknowledged.
    pub fn done(&self) -> Vec<Done> {
        self.memory.lock().expect("no player panics here").done.clone()
    }

    /// Every refusal.
    pub fn refused(&self) -> Vec<Value> {
        self.memory.lock().expect("no player panics here").refused.clone()
    }
}

impl Drop for RandomPlayer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Knowledge {
    async fn live(mut self) {
        loop {
            if let Some(address) = self.at.now()
                && let Ok(socket) = Socket::open(address).await
            {
                self.play(socket).await;
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays as long as the connection lasts.
    async fn play(&mut self, mut socket: Socket) {
        let hello =
            json!({ "type": "hello", "table": self.table, "tokens": [self.token], "looking": self.seat });
        socket.say(hello).await;
        let (mut seq, mut state) = (0, Value::Null);
        // What was not answered before is sent again, in the same words.
        let mut sent = false;
        loop {
            let Heard::Text(text) = socket.hear().await else { return };
            let message: Value = serde_json::from_str(&text).expect("the server speaks JSON");
            match message["type"].as_str().unwrap_or_default() {
                "snapshot" | "step" => {
                    let now = message["seq"].as_u64().expect("a number");
                    assert!(
                        message["type"] == "snapshot" || now == seq + 1,
                        "a step is missing before {message}"
                    );
                    self.knows_what_was_done(now);
                    (seq, state) = (now, message["state"].clone());
                }
                "done" => {
                    self.note_done(&message);
                    sent = false;
                }
                "refused" => {
                    self.note_refused(&message).await;
                    sent = false;
                }
                _ => continue,
            }
            if self.pending.is_none() {
                self.pending = self.command(seq, &state);
            }
            if let Some(command) = self.pending.clone().filter(|_| !sent) {
                sent = socket.say(command).await;
            }
        }
    }

    /// A server that comes back has not forgotten anything.
    fn knows_what_was_done(&self, seq: u64) {
        let memory = self.memory.lock().expect("no player panics here");
        let last = memory.done.last().map_or(0, |(last, ..)| *last);
        assert!(seq >= last, "table {}: found step {seq} after {last} was acknowledged", self.table);
    }

    fn note_done(&mut self, message: &Value) {
        let Some(command) = self.pending.take_if(|command| command["nonce"] == message["nonce"]) else {
            return;
        };
        let what = command["action"].as_str().or(command["text"].as_str()).expect("a command says something");
        let nonce = command["nonce"].as_str().expect("a nonce").to_owned();
        let done = (message["seq"].as_u64().expect("a number"), nonce, what.to_owned());
        self.memory.lock().expect("no player panics here").done.push(done);
    }

    async fn note_refused(&mut self, message: &Value) {
        self.memory.lock().expect("no player panics here").refused.push(message.clone());
        match message["code"].as_str().unwrap_or_default() {
            // It is sent again, in the same words.
            "unavailable" => sleep(Duration::from_millis(200)).await,
            // Something else happened first: the player looks again.
            "stale" => self.pending = None,
            _ => panic!("table {}: {message} to {:?}", self.table, self.pending),
        }
    }

    /// What the player wants now.
    fn command(&mut self, seq: u64, state: &Value) -> Option<Value> {
        let legal = state["legal"].as_array()?;
        let action = legal.get(self.below(legal.len().max(1)))?;
        self.commands += 1;
        let nonce = format!("{}-{}", self.seat, self.commands);
        Some(match self.below(8) {
            0 => {
                json!({ "type": "say", "seat": self.seat, "text": format!("So be it {nonce}"), "nonce": nonce })
            }
            _ => json!({ "type": "play", "seat": self.seat, "seq": seq, "action": action, "nonce": nonce }),
        })
    }

    /// A number below this one (xorshift).
    fn below(&mut self, count: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % count as u64) as usize
    }
}

/// Every command that was acknowledged is in the log: once, in order, under the number that the player was told.
pub async fn everything_is_there(database: &str, players: &[RandomPlayer]) {
    let store = Store::open(database).await.expect("the database can be opened");
    for player in players {
        let id = player.table.parse().expect("a table's name");
        let stored = store.load(&id).await.expect("the store answers").expect("the table is there");
        let log: Vec<Value> =
            stored.entries.iter().map(|entry| serde_json::from_str(&entry.body).expect("JSON")).collect();
        let mut commands = HashSet::new();
        for entry in log.iter().filter(|entry| !entry["wish"].is_null()) {
            assert!(commands.insert(entry["wish"].to_string()), "{id}: twice: {entry}");
        }
        let mut last = 0;
        for (seq, nonce, what) in player.done() {
            assert!(seq > last, "{id}: found {seq} after {last}, expected what came later later in the log");
            last = seq;
            let entry = &log[seq as usize - 1];
            assert_eq!(entry["wish"]["nonce"], nonce, "{id}: entry {seq} is {entry}");
            assert!(entry["action"] == what || entry["text"] == what, "{id}: entry {seq} is {entry}");
        }
    }
    store.close().await;
}
