//! The real binary as a server, tables there, and somebody who plays.

use std::net::SocketAddr;
use std::path::Path;

use serde_json::{Value, json};
use testing::{Answer, Ask, Exit, Heard, Running, Serve, Socket};

/// `pyramidion serve`, which ends with the test.
pub struct TestServer(Running);

/// A table and the tokens of its people, by seat.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    /// The name of the seat and its token.
    pub people: Vec<(String, String)>,
}

impl Table {
    /// Makes a table at one of these servers, with bots of these levels beside people, and sits everybody down, each at
    /// the next of them.
    pub fn make(servers: &[SocketAddr], game: &str, chairs: &[Option<u8>]) -> Self {
        let kinds: Vec<Value> = chairs
            .iter()
            .map(|level| match level {
                Some(level) => json!({ "kind": "bot", "level": level }),
                None => json!({ "kind": "person" }),
            })
            .collect();
        let spec = games::find(game).expect("a game").spec();
        let seats = spec.seats.iter().find(|seats| seats.len() == chairs.len()).expect("seats for all");
        let mut servers = servers.iter().cycle();
        let mut post = |path: &str, body: &Value| post(*servers.next().expect("a server"), path, body);
        let made = post("/api/tables", &json!({ "game": game, "seats": seats.join(", "), "chairs": kinds }));
        let (id, key) = (made["table"].as_str().expect("a name").to_owned(), &made["key"]);
        let people = chairs.iter().filter(|chair| chair.is_none()).enumerate();
        let people = people.map(|(number, _)| {
            let token = random_token();
            let sit =
                json!({ "key": key, "token": token, "name": format!("Player {number}"), "number": token });
            let seat = post(&format!("/api/tables/{id}/seats"), &sit);
            (seat["seat"].as_str().expect("a seat").to_owned(), token)
        });
        Self { people: people.collect(), id }
    }
}

/// Posts something to a server, which does it.
pub fn post(server: SocketAddr, path: &str, body: &Value) -> Value {
    let answer = Ask::post(path, body).blocking(server).expect("the server answers");
    assert!((200..300).contains(&answer.status), "{path}: {}", answer.text());
    answer.json()
}

impl TestServer {
    /// With these options and this environment alone.
    pub fn start(args: &[&str], environment: &[(&str, &str)]) -> Self {
        let serve = Serve::with(env!("CARGO_BIN_EXE_pyramidion")).args(args);
        Self::run(environment.iter().fold(serve, |serve, (name, value)| serve.env(name, value)))
    }

    /// At any free port and without limits, with its data in this folder.
    pub fn with_data(folder: &Path) -> Self {
        Self::run(
            Serve::with(env!("CARGO_BIN_EXE_pyramidion")).at_a_free_port().without_limits().data(folder),
        )
    }

    /// At any free port and without limits, on a database.
    pub fn on(database: &str) -> Self {
        Self::on_by(Serve::with(env!("CARGO_BIN_EXE_pyramidion")), database)
    }

    /// The same, started in another way.
    pub fn on_by(serve: Serve, database: &str) -> Self {
        let options = ["--thinkers", "1", "--database", database];
        Self::run(serve.at_a_free_port().without_limits().args(options))
    }

    fn run(serve: Serve) -> Self {
        Self(serve.start().unwrap_or_else(|error| panic!("{error}")))
    }

    pub fn address(&self) -> SocketAddr {
        self.0.address
    }

    /// `http://127.0.0.1:40000`
    pub fn url(&self) -> String {
        self.0.url()
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// Ends it without warning.
    pub fn kill(self) {
        drop(self.0.kill());
    }

    /// Asks it to end; its exit code and what it logged.
    pub fn terminate(self) -> Exit {
        self.0.terminate().unwrap_or_else(|error| panic!("{error}"))
    }

    /// Asks it to end; it does so in peace.
    pub fn stop(self) {
        let Exit { code, log } = self.terminate();
        assert_eq!(code, Some(0), "{log}");
    }

    /// Asks it something.
    pub fn ask(&self, ask: Ask) -> Answer {
        ask.blocking(self.address()).expect("the server answers")
    }

    pub fn get(&self, path: &str) -> String {
        let answer = self.ask(Ask::get(path));
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        answer.text()
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        post(self.address(), path, body)
    }

    /// The record of a table.
    pub fn record(&self, table: &str) -> String {
        self.get(&format!("/api/tables/{table}/record"))
    }

    /// Makes a table, with bots of these levels beside people, and sits everybody down.
    pub fn table(&self, game: &str, chairs: &[Option<u8>]) -> Table {
        Table::make(&[self.address()], game, chairs)
    }

    /// Plays Sphinx against a bot, any action, until the game is over; takes this many of them back meanwhile. Gives
    /// the name of the table.
    pub fn play(&self, takebacks: u32) -> String {
        self.play_at(takebacks, &json!({}))
    }

    /// The same at a table that draws its seats by lot.
    pub fn play_by_lot(&self) -> String {
        self.play_at(0, &json!({ "lot": true }))
    }

    /// The same beside a real board: half of the person's dice are thrown by hand.
    pub fn play_by_hand(&self) -> String {
        self.play_at(0, &json!({ "real_board": true }))
    }

    fn play_at(&self, takebacks: u32, more: &Value) -> String {
        let chairs = json!([{ "kind": "person" }, { "kind": "bot", "level": 1 }]);
        let mut table = json!({ "game": "sphinx", "seats": "p1, p2", "chairs": chairs });
        table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let made = self.post("/api/tables", &table);
        let (table, token) = (made["table"].as_str().unwrap().to_owned(), "0123456789abcdef".repeat(2));
        let sit = json!({ "key": made["key"], "token": token, "name": "Anna", "commitment": COMMITMENT });
        self.post(&format!("/api/tables/{table}/seats"), &sit);
        let hello = json!({ "type": "hello", "table": table, "tokens": [token], "looking": "p1" });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(play_until_over(self.address(), hello, takebacks));
        table
    }
}

/// Of the number of which each digit is a five.
const COMMITMENT: &str = "b1bfaa407f70c80c650379dfeafaa40f29b753b076f9ae8fc7f6eddb1941e904";

async fn play_until_over(server: SocketAddr, hello: Value, mut takebacks: u32) {
    let mut socket = Socket::open(server).await.expect("a socket");
    socket.say(hello).await;
    let (mut seq, mut seat, mut random) = (0, Value::Null, game::Seeded::new(7));
    loop {
        let Heard::Text(text) = socket.hear().await else { panic!("the server says no more") };
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_ne!(message["type"], "refused", "{message}");
        let Some(now) = message["seq"].as_u64().filter(|_| message["state"].is_object()) else {
            continue;
        };
        let state = &message["state"];
        assert!(message["type"] == "snapshot" || now == seq + 1, "{seq} {now}");
        seq = now;
        if message["type"] == "snapshot" {
            seat = message["looking"].clone();
        }
        if state["result"].is_object() {
            return;
        }
        let nonce = seq.to_string();
        if state["opening"]["waiting"].as_array().is_some_and(|waiting| waiting.contains(&seat)) {
            socket
                .say(json!({ "type": "open", "seat": seat, "number": "5".repeat(32), "nonce": nonce }))
                .await;
        }
        if let Some(dice) = state["dice"].as_array() {
            let faces: Vec<&Value> =
                dice.iter().map(|die| &die["faces"][random.word() as usize % 4]).collect();
            let faces = Some(faces).filter(|_| random.word().is_multiple_of(2));
            let throw = json!({ "type": "throw", "seat": seat, "seq": seq, "faces": faces, "nonce": nonce });
            socket.say(throw).await;
            continue;
        }
        let legal = state["legal"].as_array().unwrap();
        if legal.is_empty() {
            continue;
        }
        if takebacks > 0 && state["undo"] == "free" && seq % 5 == 0 {
            takebacks -= 1;
            socket.say(json!({ "type": "undo", "seat": seat, "seq": seq, "nonce": nonce })).await;
        } else {
            let action = &legal[random.word() as usize % legal.len()];
            let play = json!({ "type": "play", "seat": seat, "seq": seq, "action": action, "nonce": nonce });
            socket.say(play).await;
        }
    }
}

/// 32 hexadecimal digits, another each time.
pub fn random_token() -> String {
    use std::hash::{BuildHasher, RandomState};
    let word = || RandomState::new().hash_one(0);
    format!("{:016x}{:016x}", word(), word())
}
