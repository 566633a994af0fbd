//! Somebody at a table who does as a test says: [`Player`]; and [`pair`], two of them.

use serde_json::{Value, json};
use testing::{Ask, Heard, Socket};

use crate::common::folder;
use crate::common::server::{TestServer, random_token};

/// A server of its own for an attack.
pub fn server(name: &str) -> TestServer {
    TestServer::with_data(&folder(&format!("attack-{name}")))
}

/// Makes a table: its name and its key.
pub fn table(server: &TestServer, wanted: &Value) -> (String, String) {
    let made = server.post("/api/tables", wanted);
    let part = |key: &str| made[key].as_str().expect("a text").to_owned();
    (part("table"), part("key"))
}

/// A table of a game at which two people have sat down, in the old way, which every version knows.
pub async fn pair(server: &TestServer, wanted: Value) -> [Player; 2] {
    let (table, key) = table(server, &wanted);
    let one = Player::sit(server, &table, &key, json!({ "name": "Anna", "number": random_token() })).await;
    let other = Player::sit(server, &table, &key, json!({ "name": "Ben", "number": random_token() })).await;
    [one, other]
}

/// Somebody who has a seat and looks at the table.
pub struct Player {
    pub table: String,
    pub seat: String,
    pub token: String,
    socket: Socket,
    seq: u64,
    state: Value,
}

impl Player {
    /// Sits down and looks.
    pub async fn sit(server: &TestServer, table: &str, key: &str, mut sit: Value) -> Self {
        let token = random_token();
        (sit["key"], sit["token"]) = (key.into(), token.clone().into());
        let seated = server.post(&format!("/api/tables/{table}/seats"), &sit);
        Self::look(server, table, seated["seat"].as_str().expect("a seat"), &token).await
    }

    /// Looks from a seat that is held.
    pub async fn look(server: &TestServer, table: &str, seat: &str, token: &str) -> Self {
        let mut socket = Socket::open(server.address()).await.expect("a socket");
        socket.say(json!({ "type": "hello", "table": table, "tokens": [token], "looking": seat })).await;
        let snapshot = socket.until("snapshot").await.expect("a snapshot");
        let (seq, state) = (snapshot["seq"].as_u64().expect("a number"), snapshot["state"].clone());
        Self { table: table.to_owned(), seat: seat.to_owned(), token: token.to_owned(), socket, seq, state }
    }

    /// Asks for something with a nonce, a new one if there is none, and gives the answer. What happens meanwhile is
    /// seen.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        if message["nonce"].is_null() {
            message["nonce"] = random_token().into();
        }
        message["seat"] = self.seat.clone().into();
        if ["play", "undo"].contains(&message["type"].as_str().unwrap_or_default()) {
            message["seq"] = self.seq.into();
        }
        assert!(self.socket.say(message.clone()).await, "the server listens");
        loop {
            let answer = self.hear().await;
            if answer["nonce"] == message["nonce"] {
                return answer;
            }
        }
    }

    /// What was asked for is done.
    pub async fn does(&mut self, message: Value) -> u64 {
        let answer = self.ask(message.clone()).await;
        assert_eq!(answer["type"], "done", "{message}: {answer}");
        answer["seq"].as_u64().expect("a number")
    }

    /// What was asked for is refused, with this code.
    pub async fn is_refused(&mut self, message: Value, code: &str) {
        let answer = self.ask(message.clone()).await;
        assert_eq!(
            (&answer["type"], &answer["code"]),
            (&json!("refused"), &json!(code)),
            "{message}: {answer}"
        );
    }

    pub async fn plays(&mut self, action: &str) {
        self.does(json!({ "type": "play", "action": action })).await;
    }

    /// How it stands now.
    pub async fn state(&mut self) -> &Value {
        let ping = json!({ "type": "sync", "have": 0 });
        assert!(self.socket.say(ping).await, "the server listens");
        while self.hear().await["type"] != "snapshot" {}
        &self.state
    }

    /// How many actions have been played.
    pub async fn ply(&mut self) -> u64 {
        self.state().await["ply"].as_u64().expect("a number")
    }

    /// What the seat may do now.
    pub async fn legal(&mut self) -> Vec<String> {
        let legal = self.state().await["legal"].as_array().expect("a list").iter();
        legal.map(|action| action.as_str().expect("an action").to_owned()).collect()
    }

    /// What was played so far, as the seat may know it: actor and action.
    pub fn record(&self, server: &TestServer) -> Vec<(String, String)> {
        let path = format!("/api/tables/{}/record", self.table);
        let record = server.ask(Ask::get(path).token(Some(&self.token))).text();
        let actions = record.split_once("\n\n").expect("a header").1.lines();
        let actions = actions.filter_map(|line| line.split_once(' ').filter(|_| !line.starts_with('#')));
        actions.map(|(actor, action)| (actor.to_owned(), action.to_owned())).collect()
    }

    /// The next message.
    async fn hear(&mut self) -> Value {
        let Heard::Text(text) = self.socket.hear().await else { panic!("the server says no more") };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        if message["state"].is_object() {
            (self.seq, self.state) = (message["seq"].as_u64().expect("a number"), message["state"].clone());
        }
        message
    }

    /// Waits until it stands like this.
    pub async fn until(&mut self, like: impl Fn(&Value) -> bool) {
        while !like(&self.state) {
            self.hear().await;
        }
    }

    /// Plays whatever comes until the game is over or it stands like this.
    pub async fn plays_until(&mut self, other: &mut Self, like: impl Fn(&Value) -> bool) {
        let mut number = 0;
        loop {
            let state = self.state().await.clone();
            if !state["result"].is_null() || like(&state) {
                return;
            }
            let mover = if state["turn"] == self.seat { &mut *self } else { &mut *other };
            let legal = mover.legal().await;
            if !legal.is_empty() {
                number += 7;
                mover.plays(&legal[number % legal.len()]).await;
            }
        }
    }
}
