//! A real server, and somebody who plays there.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// `pyramidion serve`, which ends with the test.
pub struct Server {
    child: Child,
    /// Keeps the pipe open: a server whose words nobody hears would stop.
    _out: BufReader<ChildStdout>,
    /// What it says: `http://127.0.0.1:40000`.
    pub url: String,
}

impl Server {
    /// Starts it and waits until it listens.
    pub fn start(args: &[&str], environment: &[(&str, &str)]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pyramidion"))
            .arg("serve")
            .args(args)
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let Some(url) = line.strip_prefix("Pyramidion is at ").and_then(|rest| rest.split(' ').next()) else {
            let mut error = String::new();
            child.stderr.take().unwrap().read_to_string(&mut error).unwrap();
            panic!("{args:?}: found {line:?} {error}");
        };
        // Logs are not for the test, but a pipe that nobody reads is full some day.
        let mut log = child.stderr.take().unwrap();
        std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
        Self { url: url.to_owned(), child, _out: out }
    }

    /// At any free port, with its data in this folder.
    pub fn with_data(folder: &std::path::Path) -> Self {
        // A test asks faster than people do.
        let args =
            ["--listen", "127.0.0.1:0", "--requests-per-second", "0", "--data", folder.to_str().unwrap()];
        Self::start(&args, &[])
    }

    /// Asks it to stop, and waits; whether it did so in peace.
    pub fn stop(mut self) -> bool {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        asked.success() && self.child.wait().unwrap().success()
    }

    pub fn get(&self, path: &str) -> String {
        let answer = minreq::get(format!("{}{path}", self.url)).with_timeout(60).send().unwrap();
        assert_eq!(answer.status_code, 200, "{path}: {:?}", answer.as_str());
        answer.as_str().unwrap().to_owned()
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        let request = minreq::post(format!("{}{path}", self.url)).with_timeout(60);
        let answer = request.with_json(body).unwrap().send().unwrap();
        assert!((200..300).contains(&answer.status_code), "{path}: {:?}", answer.as_str());
        answer.json().unwrap()
    }

    /// Plays Sphinx against a bot, any action, until the game is over; takes so many of them back meanwhile. Gives the
    /// name of the table.
    pub fn play(&self, mut takebacks: u32) -> String {
        let chairs = json!([{ "kind": "person" }, { "kind": "bot", "level": 1 }]);
        let table = json!({ "game": "sphinx", "seats": "p1, p2", "chairs": chairs });
        let made = self.post("/api/tables", &table);
        let (table, token) = (made["table"].as_str().unwrap().to_owned(), "0123456789abcdef".repeat(2));
        let sit = json!({ "key": made["key"], "token": token, "name": "Anna", "number": "5".repeat(32) });
        self.post(&format!("/api/tables/{table}/seats"), &sit);
        let mut socket = self.socket();
        let mut say = json!({ "type": "hello", "table": table, "tokens": [token], "looking": "p1" });
        let (mut seq, mut random) = (0, game::Seeded::new(7));
        loop {
            if !say.is_null() {
                say["v"] = 1.into();
                socket.send(Message::text(say.take().to_string())).unwrap();
            }
            let Message::Text(text) = socket.read().unwrap() else { continue };
            let mut message: Value = serde_json::from_str(&text).unwrap();
            assert_ne!(message["type"], "refused", "{message}");
            let Some(now) = message["seq"].as_u64().filter(|_| message["state"].is_object()) else {
                continue;
            };
            let state = message["state"].take();
            assert!(message["type"] == "snapshot" || now == seq + 1, "{seq} {now}");
            seq = now;
            if state["result"].is_object() {
                return table;
            }
            let legal = state["legal"].as_array().unwrap();
            if legal.is_empty() {
                continue;
            }
            let nonce = seq.to_string();
            if takebacks > 0 && state["undo"] == "free" && seq % 5 == 0 {
                takebacks -= 1;
                say = json!({ "type": "undo", "seat": "p1", "seq": seq, "nonce": nonce });
            } else {
                let action = &legal[random.word() as usize % legal.len()];
                say = json!({ "type": "play", "seat": "p1", "seq": seq, "action": action, "nonce": nonce });
            }
        }
    }

    /// The record of a table.
    pub fn record(&self, table: &str) -> String {
        self.get(&format!("/api/tables/{table}/record"))
    }

    fn socket(&self) -> WebSocket<MaybeTlsStream<TcpStream>> {
        let (socket, _) = tungstenite::connect(self.url.replacen("http", "ws", 1) + "/api/socket").unwrap();
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(Duration::from_mins(2))).unwrap();
        }
        socket
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
