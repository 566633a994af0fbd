//! Databases of released versions, opened with the present binary: everything is said as it was, and play goes on at
//! every table that is played by the rules of today; the others are kept as they are. `data/README.md` says what they
//! are.

mod common;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use common::server::{TestServer, random_token};
use common::{folder, ok};
use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::{Value, json};
use testing::{Ask, Heard, Socket};

/// How long a table may take to go on, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// How many more actions must be played at each table.
const MORE: u64 = 4;

/// A table, and what the old version said about it.
#[derive(Deserialize)]
struct OldTable {
    about: String,
    table: String,
    /// Opens every free seat.
    key: Option<String>,
    /// By seat.
    tokens: BTreeMap<String, String>,
    /// Somebody for whom a seat is kept.
    waits: Option<Guest>,
    /// Whether something happens by itself when the table is opened: the time of somebody is up, or a bot was thinking.
    stirs: bool,
    /// The last command of a person.
    last: Option<Command>,
    analysis: Option<Value>,
    /// To whom it was said: `spectator`, or a seat.
    said: BTreeMap<String, Said>,
}

#[derive(Deserialize)]
struct Guest {
    name: String,
    token: String,
}

#[derive(Deserialize)]
struct Command {
    message: Value,
    /// As which step it was done.
    seq: u64,
}

/// What was said to somebody. Where something is left out, the spectator heard the same.
#[derive(Deserialize)]
struct Said {
    snapshot: Value,
    record: Option<String>,
    replay: Option<Value>,
}

#[test]
fn every_table_is_as_it_was_and_goes_on() {
    for fixture in fixtures() {
        let data = folder("old").join(fixture.file_stem().expect("a version"));
        fs::create_dir_all(&data).unwrap();
        fs::copy(&fixture, data.join("pyramidion.db")).unwrap();
        let tables: Vec<OldTable> =
            serde_json::from_reader(GzDecoder::new(File::open(fixture.with_extension("json.gz")).unwrap()))
                .unwrap();
        assert!(tables.len() > 30, "{}: found {} tables", fixture.display(), tables.len());
        let (tables, kept): (Vec<_>, Vec<_>) = tables.into_iter().partition(OldTable::is_played);
        assert!(tables.len() > 15 && kept.len() > 10, "{} are played, {} are kept", tables.len(), kept.len());
        let before = exported(&data, &kept);

        let server = TestServer::with_data(&data);
        for table in &tables {
            table.is_as_it_was(&server);
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        for table in &kept {
            table.is_refused_in_words(&runtime, &server);
        }
        for table in &tables {
            table.repeats_nothing(&runtime, &server);
            table.goes_on(&runtime, &server);
        }
        let records: Vec<String> = tables.iter().map(|table| server.record(&table.table)).collect();
        let log = server.terminate().log;
        assert!(!log.contains("cannot be looked after"), "{log}");
        assert_eq!(exported(&data, &kept), before, "what is kept is not touched");
        are_listed(&data, &tables, &kept);
        can_be_moved(&data, &kept);

        // What was written now can be read again.
        let server = TestServer::with_data(&data);
        for (table, record) in tables.iter().zip(records) {
            assert!(server.record(&table.table).starts_with(&record), "{}", table.about);
        }
        server.stop();
    }
}

/// The tables as they are exported, each its line.
fn exported(data: &Path, tables: &[OldTable]) -> Vec<String> {
    let lines = ok(&["export", "--data", data.to_str().unwrap()], "");
    let line = |table: &OldTable| {
        let beginning = format!(r#"{{"id":"{}","#, table.table);
        lines.lines().find(|line| line.starts_with(&beginning)).expect("a line for each table").to_owned()
    };
    tables.iter().map(line).collect()
}

/// The list says which tables another version plays, and which one does.
fn are_listed(data: &Path, played: &[OldTable], kept: &[OldTable]) {
    let list = ok(&["tables", "--data", data.to_str().unwrap()], "");
    let line = |table: &OldTable| {
        let line = list.lines().find(|line| line.starts_with(&table.table));
        line.unwrap_or_else(|| panic!("{} is not in\n{list}", table.table))
    };
    for table in kept {
        let line = line(table);
        assert!(line.ends_with("begun by older rules of the game: Pyramidion 0.1.x plays it"), "{line}");
    }
    for table in played {
        assert!(!line(table).contains("rules"), "{}", line(table));
    }
    assert!(list.contains(&format!("; {} of them were begun by other rules", kept.len())), "{list}");
}

/// What another version plays goes into another database as it is, and into that version.
fn can_be_moved(data: &Path, kept: &[OldTable]) {
    let [from, to] = [data.to_owned(), data.with_extension("moved")];
    let [from, to] = [&from, &to].map(|path| path.to_str().unwrap());
    let lines = ok(&["export", "--unplayable", "--data", from], "");
    assert_eq!(lines.lines().count(), kept.len());
    assert!(!lines.contains("\"edition\":"), "the older version knows no editions");
    ok(&["import", "-", "--data", to], &lines);
    assert_eq!(ok(&["export", "--data", to], ""), lines, "byte for byte");
}

/// Whether everything that was said is said now, and in the same way. A newer version may say more, and lets less be
/// taken back; and the sentence beside the data of an event is in the words of today.
fn says(now: &Value, before: &Value) -> bool {
    match (now, before) {
        (Value::Object(now), Value::Object(before)) => before.iter().all(|(key, value)| {
            let sentence = key == "text" && before.contains_key("data");
            let same = |now: &Value| if sentence { now.is_string() } else { says(now, value) };
            key == "undo" || now.get(key).is_some_and(same)
        }),
        (Value::Array(now), Value::Array(before)) => {
            now.len() == before.len() && now.iter().zip(before).all(|(now, before)| says(now, before))
        }
        _ => now == before,
    }
}

/// The databases, at least one.
fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let found: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|extension| extension == "sqlite")).collect();
    assert!(!found.is_empty(), "found no database of a released version");
    found
}

impl OldTable {
    /// Whether the rules by which the table was begun are those of today: all old tables are of the first edition.
    fn is_played(&self) -> bool {
        let game = self.said["spectator"].snapshot["game"].as_str().expect("a game");
        games::find(game).expect("a game of today").spec().edition == 1
    }

    /// Everybody is told which version plays the table, whatever they ask.
    fn is_refused_in_words(&self, runtime: &tokio::runtime::Runtime, server: &TestServer) {
        let path = format!("/api/tables/{}", self.table);
        let token = self.tokens.values().next().map(String::as_str);
        let sit =
            json!({ "key": self.key, "token": random_token(), "name": "Eve", "number": random_token() });
        let asked = [
            Ask::get(path.clone()).token(token),
            Ask::get(format!("{path}/record")),
            Ask::get(format!("{path}/replay")).token(token),
            Ask::post(format!("{path}/seats"), &sit),
            Ask::method("POST", format!("{path}/analysis/1")),
        ];
        for ask in asked {
            let answer = server.ask(ask.clone());
            let said = answer.json();
            assert_eq!(
                (answer.status, &said["code"]),
                (409, &json!("older-rules")),
                "{}: {ask:?}",
                self.about
            );
            assert_eq!(said["version"], "0.1.x");
            let text = said["text"].as_str().unwrap();
            assert!(text.contains("older rules") && text.contains("Pyramidion 0.1.x"), "{text}");
        }
        let refused = runtime.block_on(async {
            let mut socket = Socket::open(server.address()).await.expect("a socket");
            socket.say(json!({ "type": "hello", "table": self.table, "tokens": token.as_slice() })).await;
            socket.until("refused").await
        });
        let refused = refused.expect("a refusal");
        assert_eq!((&refused["code"], &refused["version"]), (&json!("older-rules"), &json!("0.1.x")));
    }

    fn ask(&self, server: &TestServer, path: &str, viewer: &str) -> String {
        let token = self.tokens.get(viewer).map(String::as_str);
        let answer = server.ask(Ask::get(format!("/api/tables/{}{path}", self.table)).token(token));
        assert_eq!(answer.status, 200, "{}: {path}: {}", self.about, answer.text());
        answer.text()
    }

    fn look(&self, server: &TestServer, viewer: &str) -> Value {
        serde_json::from_str(&self.ask(server, "", viewer)).unwrap()
    }

    /// Everybody is told the same as by the old version; where something happens by itself, it comes after.
    fn is_as_it_was(&self, server: &TestServer) {
        let all = &self.said["spectator"];
        for (viewer, said) in &self.said {
            let where_ = format!("{} ({}), to {viewer}", self.about, self.table);
            let record = said.record.as_ref().or(all.record.as_ref()).expect("a record");
            let record_now = self.ask(server, "/record", viewer);
            let replay = said.replay.as_ref().or(all.replay.as_ref()).expect("a replay");
            let replay_now: Value = serde_json::from_str(&self.ask(server, "/replay", viewer)).unwrap();
            if self.stirs {
                assert!(record_now.starts_with(record), "{where_}: found {record_now}, expected {record}");
                let [steps, steps_now] =
                    [replay, &replay_now].map(|replay| replay["steps"].as_array().unwrap());
                let same = steps.len() <= steps_now.len()
                    && steps_now.iter().zip(steps).all(|(now, old)| says(now, old));
                assert!(same, "{where_}: found {steps_now:?}, expected {steps:?}");
                continue;
            }
            assert_eq!(&record_now, record, "{where_}");
            if record.contains("# fair: secret=") {
                assert!(ok(&["verify", "-"], record).contains("throw"), "{where_}: by the rule of then");
            }
            assert!(says(&replay_now, replay), "{where_}: found {replay_now}, expected {replay}");
            let snapshot = self.look(server, viewer);
            assert!(
                says(&snapshot, &said.snapshot),
                "{where_}: found {snapshot}, expected {}",
                said.snapshot
            );
        }
        if let Some(analysis) = &self.analysis {
            let path = format!("/analysis/{}", analysis["level"]);
            let now: Value = serde_json::from_str(&self.ask(server, &path, "spectator")).unwrap();
            assert_eq!(&now, analysis, "{}", self.about);
        }
    }

    /// The last command of the old version, said again in the same words, is known to be done.
    fn repeats_nothing(&self, runtime: &tokio::runtime::Runtime, server: &TestServer) {
        let Some(Command { message, seq }) = &self.last else { return };
        let seat = message["seat"].as_str().unwrap();
        let answer = runtime.block_on(async {
            let mut socket = self.socket(server, seat).await;
            socket.say(message.clone()).await;
            socket.until("done").await
        });
        assert_eq!(answer.expect("an answer")["seq"], *seq, "{}", self.about);
    }

    /// Everybody who can act does so, until enough has been played, or nothing more can be.
    fn goes_on(&self, runtime: &tokio::runtime::Runtime, server: &TestServer) {
        let before = self.look(server, "spectator");
        if !before["state"]["result"].is_null() {
            return self.has_a_rematch(runtime, server, &before);
        }
        let mut tokens = self.tokens.clone();
        if before["state"]["begun"] == false {
            tokens.extend(self.come(server, &before));
        }
        let played = before["state"]["ply"].as_u64().unwrap();
        let (until, mut commands) = (Instant::now() + PATIENCE, 0);
        loop {
            let now = self.look(server, "spectator");
            let state = &now["state"];
            if state["ply"].as_u64().unwrap() >= played + MORE || !state["result"].is_null() {
                break;
            }
            assert!(Instant::now() < until, "{}: found no more actions: {state}", self.about);
            let acted = tokens.iter().any(|(seat, token)| {
                let Some(command) = command(server, &self.table, seat, token) else { return false };
                commands += 1;
                runtime.block_on(self.send(server, (seat, token), command));
                true
            });
            if !acted {
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        assert!(commands > 0 || tokens.is_empty() || self.stirs, "{}: nobody could act", self.about);
    }

    /// Those who are still to come, with their tokens.
    fn come(&self, server: &TestServer, before: &Value) -> Vec<(String, String)> {
        let chairs = before["state"]["chairs"].as_array().unwrap().iter();
        let free = chairs.filter(|chair| chair["player"]["kind"] == "free").count();
        let strangers = (0..free).map(|_| ("Stranger".to_owned(), random_token()));
        let guests = self.waits.iter().map(|guest| (guest.name.clone(), guest.token.clone()));
        guests
            .chain(strangers)
            .map(|(name, token)| {
                let sit = json!({ "key": self.key, "token": token, "name": name, "number": random_token() });
                let sat = server.post(&format!("/api/tables/{}/seats", self.table), &sit);
                (sat["seat"].as_str().unwrap().to_owned(), token)
            })
            .collect()
    }

    /// Those who have played can play another game.
    fn has_a_rematch(&self, runtime: &tokio::runtime::Runtime, server: &TestServer, before: &Value) {
        let Some((seat, token)) = self.tokens.iter().next() else { return };
        if before["state"]["next"].is_null() {
            runtime.block_on(self.send(server, (seat, token), json!({ "type": "rematch" })));
        }
        let next = self.look(server, "spectator")["state"]["next"].as_str().expect("a table").to_owned();
        assert_eq!(server.ask(Ask::get(format!("/api/tables/{next}"))).status, 200, "{}", self.about);
    }

    async fn socket(&self, server: &TestServer, seat: &str) -> Socket {
        let token = self.tokens.get(seat).expect("a token");
        open(server, &self.table, seat, token).await
    }

    /// Somebody sends a command, and it is done.
    async fn send(&self, server: &TestServer, (seat, token): (&str, &str), mut command: Value) {
        command["seat"] = seat.into();
        command["nonce"] = random_token().into();
        let mut socket = open(server, &self.table, seat, token).await;
        socket.say(command.clone()).await;
        loop {
            let Heard::Text(text) = socket.hear().await else { panic!("{}: no answer", self.about) };
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["nonce"] == command["nonce"] {
                // A bot may have been faster.
                let fine = message["type"] == "done" || message["code"] == "stale";
                assert!(fine, "{}: {message} to {command}", self.about);
                return;
            }
        }
    }
}

async fn open(server: &TestServer, table: &str, seat: &str, token: &str) -> Socket {
    let mut socket = Socket::open(server.address()).await.expect("a socket");
    socket.say(json!({ "type": "hello", "table": table, "tokens": [token], "looking": seat })).await;
    socket.until("snapshot").await.expect("a snapshot");
    socket
}

/// What somebody can do: come back, answer, play.
fn command(server: &TestServer, table: &str, seat: &str, token: &str) -> Option<Value> {
    let look = server.ask(Ask::get(format!("/api/tables/{table}")).token(Some(token))).json();
    let state = &look["state"];
    let index = look["seats"].as_array()?.iter().position(|name| name == seat)?;
    let chair = &state["chairs"][index];
    if chair["resigned"] == true {
        return None;
    }
    if !chair["stand_in"].is_null() {
        return Some(json!({ "type": "return" }));
    }
    let waiting = state["request"]["waiting"].as_array();
    if waiting.is_some_and(|waiting| waiting.iter().any(|name| name == seat)) {
        return Some(json!({ "type": "answer", "yes": false }));
    }
    let legal = state["legal"].as_array()?;
    let action = legal.get(legal.len() / 2)?;
    Some(json!({ "type": "play", "seq": look["seq"], "action": action }))
}
