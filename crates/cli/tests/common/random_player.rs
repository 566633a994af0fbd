//! People who play at random, come back when the server does, and remember what was acknowledged. Start at
//! [`RandomPlayer::all`].

use std::collections::{BTreeMap, HashSet};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use store::Store;
use testing::{Heard, Socket};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::server::{Table, random_token};

/// Where the servers are, if they are anywhere.
pub struct Where(Mutex<Vec<SocketAddr>>);

impl Where {
    pub fn new(address: SocketAddr) -> Self {
        Self::any_of(vec![address])
    }

    /// Several servers that are one hall: each new connection goes to any of them.
    pub fn any_of(addresses: Vec<SocketAddr>) -> Self {
        Self(Mutex::new(addresses))
    }

    pub fn close(&self) {
        self.0.lock().expect("no player panics here").clear();
    }

    pub fn open(&self, address: SocketAddr) {
        *self.0.lock().expect("no player panics here") = vec![address];
    }

    fn now(&self, random: &mut Random) -> Option<SocketAddr> {
        let addresses = self.0.lock().expect("no player panics here");
        addresses.get(random.below(addresses.len().max(1))).copied()
    }
}

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How long they think about each command.
    pub pace: Duration,
    /// How long they wait for an answer, or for a connection, before they try another.
    pub patience: Duration,
}

impl Default for Manner {
    /// At once, and they wait as long as it takes.
    fn default() -> Self {
        Self { pace: Duration::ZERO, patience: Duration::from_mins(1) }
    }
}

/// A command that was acknowledged: its number in the log, its nonce, and the action or the text.
pub type Done = (u64, String, String);

/// Somebody who plays, or only looks on, until this is dropped.
pub struct RandomPlayer {
    pub table: String,
    /// Through whose eyes they look.
    pub seat: String,
    /// How many other people play there.
    pub others: usize,
    memory: Arc<Mutex<Memory>>,
    task: JoinHandle<()>,
}

#[derive(Default)]
struct Memory {
    done: Vec<Done>,
    refused: Vec<Value>,
    /// Every step, by its number, as it was sent.
    steps: BTreeMap<u64, String>,
    /// What they wait for, in words.
    waits: String,
}

/// What a player knows while the server may come and go.
struct Knowledge {
    at: Arc<Where>,
    manner: Manner,
    table: String,
    seat: String,
    token: String,
    /// Plays; or only looks on.
    plays: bool,
    memory: Arc<Mutex<Memory>>,
    /// The number of the last step, and what the table was then.
    seq: u64,
    state: Value,
    /// What was sent and not answered.
    pending: Option<Value>,
    commands: u64,
    random: Random,
}

impl RandomPlayer {
    /// The people of a table.
    pub fn all(at: &Arc<Where>, table: &Table) -> Vec<Self> {
        Self::all_in(Manner::default(), at, table)
    }

    /// The people of a table, who play like this.
    pub fn all_in(manner: Manner, at: &Arc<Where>, table: &Table) -> Vec<Self> {
        table.people.iter().map(|person| Self::new(manner, at, table, person, true)).collect()
    }

    /// Others who hold the same seats, and only look on.
    pub fn onlookers(manner: Manner, at: &Arc<Where>, table: &Table) -> Vec<Self> {
        table.people.iter().map(|person| Self::new(manner, at, table, person, false)).collect()
    }

    fn new(
        manner: Manner,
        at: &Arc<Where>,
        table: &Table,
        (seat, token): &(String, String),
        plays: bool,
    ) -> Self {
        let memory = Arc::new(Mutex::new(Memory::default()));
        let knowledge = Knowledge {
            at: Arc::clone(at),
            manner,
            table: table.id.clone(),
            seat: seat.clone(),
            token: token.clone(),
            plays,
            memory: Arc::clone(&memory),
            seq: 0,
            state: Value::Null,
            pending: None,
            commands: 0,
            random: Random::new(&random_token()),
        };
        Self {
            table: table.id.clone(),
            seat: seat.clone(),
            others: table.people.len() - 1,
            memory,
            task: tokio::spawn(knowledge.live()),
        }
    }

    /// Stops, for good: what is remembered is all.
    pub fn stop(&self) {
        self.task.abort();
        while !self.task.is_finished() {
            std::thread::sleep(Duration::from_millis(1));
        }
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

    /// What they wait for, in words.
    pub fn waits(&self) -> String {
        let waits = &self.memory.lock().expect("no player panics here").waits;
        format!("{} of {} {waits}", self.seat, self.table)
    }

    /// Every step that was seen, by its number.
    pub fn steps(&self) -> BTreeMap<u64, String> {
        self.memory.lock().expect("no player panics here").steps.clone()
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
            if let Some(address) = self.at.now(&mut self.random) {
                self.note_waits(&format!("knocks at {address}"));
                if let Ok(Ok(socket)) = timeout(self.manner.patience, Socket::open(address)).await {
                    self.play(socket, address).await;
                }
            }
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays as long as the connection lasts.
    async fn play(&mut self, mut socket: Socket, address: SocketAddr) {
        let have = Some(self.seq).filter(|seq| *seq > 0);
        let hello = json!({
            "type": "hello", "table": self.table, "tokens": [self.token], "looking": self.seat, "have": have
        });
        socket.say(hello).await;
        // What was not answered before is sent again, in the same words.
        let (mut greeted, mut sent) = (false, false);
        loop {
            // Anyone who waits for nothing waits for the others.
            let waits = sent || !greeted;
            let patience = if waits { self.manner.patience } else { Manner::default().patience };
            let pending = self.pending.as_ref().map(|command| command["nonce"].clone());
            self.note_waits(&format!("at {address}, greeted {greeted}, sent {sent} {pending:?}"));
            let Ok(Heard::Text(text)) = timeout(patience, socket.hear()).await else { return };
            let message: Value = serde_json::from_str(&text).expect("the server speaks JSON");
            match message["type"].as_str().unwrap_or_default() {
                "snapshot" => self.note_state(&message),
                "step" => {
                    self.note_step(&message, text);
                    self.note_state(&message);
                }
                "current" => {}
                "done" => {
                    self.note_done(&message);
                    sent = false;
                }
                "refused" => {
                    self.note_refused(&message).await;
                    sent = false;
                    if !greeted {
                        return;
                    }
                }
                _ => continue,
            }
            greeted = true;
            if self.pending.is_none() && self.plays {
                self.pending = self.command();
                if self.pending.is_some() && !self.manner.pace.is_zero() {
                    sleep(self.manner.pace).await;
                }
            }
            if let Some(command) = self.pending.clone().filter(|_| !sent) {
                sent = socket.say(command).await;
            }
        }
    }

    /// A server that comes back, or another one, has not forgotten anything.
    fn note_state(&mut self, message: &Value) {
        let seq = message["seq"].as_u64().expect("a number");
        let memory = self.memory.lock().expect("no player panics here");
        let last = memory.done.last().map_or(0, |(last, ..)| *last).max(self.seq);
        assert!(seq >= last, "table {}: found step {seq} after {last} was seen or acknowledged", self.table);
        drop(memory);
        (self.seq, self.state) = (seq, message["state"].clone());
    }

    fn note_waits(&self, what: &str) {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let waits = format!("has seen {}, {what}, since {since}", self.seq);
        self.memory.lock().expect("no player panics here").waits = waits;
    }

    /// No step is missing, and one that was seen before is the same again.
    fn note_step(&self, message: &Value, text: String) {
        assert_eq!(message["seq"], self.seq + 1, "a step is missing before {message}");
        let mut memory = self.memory.lock().expect("no player panics here");
        let before = memory.steps.insert(self.seq + 1, text);
        assert_eq!(before, None, "table {}, {}: a step came twice", self.table, self.seat);
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
    fn command(&mut self) -> Option<Value> {
        let (seq, legal) = (self.seq, self.state["legal"].as_array()?);
        let action = legal.get(self.random.below(legal.len().max(1)))?;
        self.commands += 1;
        let nonce = format!("{}-{}", self.seat, self.commands);
        Some(match self.random.below(8) {
            0 => {
                json!({ "type": "say", "seat": self.seat, "text": format!("So be it {nonce}"), "nonce": nonce })
            }
            _ => json!({ "type": "play", "seat": self.seat, "seq": seq, "action": action, "nonce": nonce }),
        })
    }
}

/// Numbers that nobody foresees (xorshift).
struct Random(u64);

impl Random {
    fn new(token: &str) -> Self {
        Self(u64::from_str_radix(&token[..16], 16).expect("hexadecimal digits").max(1))
    }

    /// A number below this one.
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count as u64) as usize
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
