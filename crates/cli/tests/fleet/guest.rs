//! Somebody at a table of a fleet, message by message: [`Guest`].

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testing::{Heard, Socket};
use tokio::time::timeout;

use crate::common::server::Table;

/// How long anything may take that nothing is said of, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// Somebody at a table.
pub struct Guest {
    socket: Socket,
    /// The seat, for those who have one.
    pub seat: Value,
    /// The number of the last step that was seen.
    pub seq: u64,
    pub state: Value,
    /// Who is here, as it was last told.
    pub here: Value,
    pub spectators: Value,
    /// Every step that was seen, as it was sent.
    pub steps: Vec<String>,
    commands: u64,
}

impl Guest {
    /// Somebody who holds the seat of this number, through this server.
    pub async fn seated(server: SocketAddr, table: &Table, number: usize) -> Self {
        let (seat, token) = &table.people[number];
        Self::come(server, json!({ "table": table.id, "tokens": [token], "looking": seat }), None).await
    }

    /// Somebody who only watches, through this server.
    pub async fn watching(server: SocketAddr, table: &Table) -> Self {
        Self::come(server, json!({ "table": table.id }), None).await
    }

    /// The one who holds this seat comes back, to this server.
    pub async fn back(self, server: SocketAddr, table: &Table, number: usize) -> Self {
        let (seat, token) = &table.people[number];
        let hello = json!({ "table": table.id, "tokens": [token], "looking": seat, "have": self.seq });
        Self::come(server, hello, Some(self)).await
    }

    async fn come(server: SocketAddr, mut hello: Value, before: Option<Self>) -> Self {
        let mut socket = Socket::open(server).await.expect("the server lets everybody in");
        hello["type"] = "hello".into();
        let seat = hello["looking"].clone();
        socket.say(hello).await;
        let mut guest = match before {
            Some(before) => Self { socket, ..before },
            None => Self {
                socket,
                seat,
                seq: 0,
                state: Value::Null,
                here: Value::Null,
                spectators: Value::Null,
                steps: Vec::new(),
                commands: 0,
            },
        };
        guest
            .until("an answer to hello", |_, message| {
                ["snapshot", "current"].contains(&message["type"].as_str().unwrap_or_default())
            })
            .await;
        guest
    }

    /// The next message; how the connection ended, if it did.
    pub async fn hear(&mut self) -> Result<Value, Heard> {
        let text = match timeout(PATIENCE, self.socket.hear()).await {
            Ok(Heard::Text(text)) => text,
            Ok(end) => return Err(end),
            Err(late) => panic!("{} heard nothing: {late}", self.seat),
        };
        let message: Value = serde_json::from_str(&text).expect("the server speaks JSON");
        match message["type"].as_str().unwrap_or_default() {
            kind @ ("snapshot" | "step") => {
                let seq = message["seq"].as_u64().expect("a number");
                if kind == "step" {
                    assert_eq!(seq, self.seq + 1, "a step is missing");
                    self.steps.push(text);
                } else {
                    assert!(seq >= self.seq, "found {seq} after {}", self.seq);
                    self.seat = message["looking"].clone();
                    self.note_presence(&message["presence"]);
                    self.note_presence(&message);
                }
                (self.seq, self.state) = (seq, message["state"].clone());
            }
            "presence" => self.note_presence(&message),
            _ => {}
        }
        Ok(message)
    }

    fn note_presence(&mut self, message: &Value) {
        if message["here"].is_array() {
            (self.here, self.spectators) = (message["here"].clone(), message["spectators"].clone());
        }
    }

    /// Hears until something is so; gives the message, and how long it took.
    pub async fn until(&mut self, what: &str, done: impl Fn(&Self, &Value) -> bool) -> (Value, Duration) {
        let begun = Instant::now();
        loop {
            let waited = begun.elapsed();
            assert!(waited < PATIENCE, "{} waited {waited:?} for {what}", self.seat);
            match self.hear().await {
                Ok(message) if done(self, &message) => return (message, begun.elapsed()),
                Ok(_) => {}
                Err(end) => panic!("{} found {end:?}, expected {what}", self.seat),
            }
        }
    }

    /// Sees everything up to this step; gives how long it took.
    pub async fn sees(&mut self, seq: u64) -> Duration {
        if self.seq >= seq {
            return Duration::ZERO;
        }
        self.until(&format!("step {seq}"), |guest, _| guest.seq >= seq).await.1
    }

    pub fn may_play(&self) -> bool {
        self.state["legal"].as_array().is_some_and(|legal| !legal.is_empty())
    }

    pub fn is_over(&self) -> bool {
        self.state["result"].is_object()
    }

    /// Sends a command of the seat; gives its nonce.
    pub async fn send(&mut self, mut command: Value) -> String {
        self.commands += 1;
        let nonce = format!("{}-{}", self.seat.as_str().unwrap_or_default(), self.commands);
        (command["seat"], command["nonce"]) = (self.seat.clone(), nonce.clone().into());
        if ["play", "undo"].contains(&command["type"].as_str().unwrap_or_default())
            && command["seq"].is_null()
        {
            command["seq"] = self.seq.into();
        }
        assert!(self.socket.say(command).await, "it can be sent");
        nonce
    }

    /// Hears how a command is answered.
    pub async fn answer(&mut self, nonce: &str) -> Value {
        self.until(&format!("an answer to {nonce}"), |_, message| message["nonce"] == nonce).await.0
    }

    /// The same, unless the connection ends before.
    pub async fn answer_before_the_end(&mut self, nonce: &str) -> Result<Value, Heard> {
        loop {
            let message = self.hear().await?;
            if message["nonce"] == nonce {
                return Ok(message);
            }
        }
    }

    /// Says something once more under the same nonce, since nobody answered.
    pub async fn says_again(&mut self, text: &str, nonce: &str) -> Value {
        let command = json!({ "type": "say", "seat": self.seat, "text": text, "nonce": nonce });
        assert!(self.socket.say(command).await, "it can be sent");
        self.answer(nonce).await
    }

    /// Sends a command, which is carried out; gives its number in the log.
    pub async fn does(&mut self, command: Value) -> u64 {
        let nonce = self.send(command).await;
        let answer = self.answer(&nonce).await;
        assert_eq!(answer["type"], "done", "{answer}");
        answer["seq"].as_u64().expect("a number")
    }

    /// Plays the first action that is legal; gives its number in the log.
    pub async fn plays(&mut self) -> u64 {
        let action = self.state["legal"][0].clone();
        self.does(json!({ "type": "play", "action": action })).await
    }
}

/// Plays this many actions, each by the one whose turn it is; gives how long each took until the other one had seen it.
pub async fn play_on(one: &mut Guest, other: &mut Guest, count: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..count {
        // Both know what happened last, so that one of them knows that it is their turn.
        let last = one.seq.max(other.seq);
        one.sees(last).await;
        other.sees(last).await;
        let (player, viewer) =
            if one.may_play() { (&mut *one, &mut *other) } else { (&mut *other, &mut *one) };
        let begun = Instant::now();
        let seq = player.plays().await;
        viewer.sees(seq).await;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    times
}
