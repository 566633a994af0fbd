//! Three friends draw their seats by lot, over real sockets: everybody learns their seat at once, a restart forgets
//! nothing, and the record proves it.

mod common;

use std::collections::BTreeSet;

use common::server::{TestServer, random_token};
use common::{folder, ok};
use serde_json::{Value, json};
use testing::{Ask, Heard, Socket};

/// Somebody at the table.
struct Friend {
    token: String,
    /// Where they sat down, and where they sit now.
    before: String,
    seat: String,
    socket: Socket,
    /// How it stands, as they were told last.
    seq: u64,
    state: Value,
}

struct Friends {
    table: String,
    all: Vec<Friend>,
}

#[test]
fn friends_draw_their_seats_by_lot() {
    let data = folder("lot");
    let server = TestServer::with_data(&data);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let games: Value = serde_json::from_str(&server.get("/api/games")).unwrap();
    let usual: Vec<&Value> = games.as_array().unwrap().iter().filter(|game| game["lot"] == true).collect();
    assert!(usual.len() == 1 && usual[0]["name"] == "sphinx", "{usual:?}");

    // A lot may leave everybody where they are: then it tells little.
    let mut friends = (0..40)
        .map(|_| runtime.block_on(sit_down(&server)))
        .find(|friends| friends.all[0].seat != friends.all[0].before)
        .expect("the first of 40 friends has another seat");
    runtime.block_on(play(&mut friends));
    let (table, tokens): (_, Vec<String>) =
        (friends.table.clone(), friends.all.iter().map(|friend| friend.token.clone()).collect());
    let seats: Vec<String> = friends.all.iter().map(|friend| friend.seat.clone()).collect();
    let before: Vec<Value> = tokens.iter().map(|token| look(&server, &table, token)).collect();
    drop(friends);
    server.kill();

    let server = TestServer::with_data(&data);
    for ((token, seat), before) in tokens.iter().zip(&seats).zip(&before) {
        let now = look(&server, &table, token);
        assert_eq!((&now["yours"], &now["drawn"]), (&json!([seat]), &before["drawn"]), "after a restart");
        assert_eq!(now["state"]["view"], before["state"]["view"]);
    }
    runtime.block_on(end(&server, &table, &tokens, &seats));
    server.stop();
}

fn look(server: &TestServer, table: &str, token: &str) -> Value {
    server.ask(Ask::get(format!("/api/tables/{table}")).token(Some(token))).json()
}

/// Makes a table at which seats are drawn and nothing is taken back. Two come and look; when the third sits down, the
/// lot is drawn.
async fn sit_down(server: &TestServer) -> Friends {
    let wanted = json!({ "game": "sphinx", "seats": "p1, p2, p3", "lot": true, "takebacks": "none" });
    let made = server.post("/api/tables", &wanted);
    let (table, key) = (made["table"].as_str().unwrap().to_owned(), made["key"].clone());
    let mut watcher = Socket::open(server.address()).await.expect("a socket");
    watcher.say(json!({ "type": "hello", "table": table })).await;
    let waiting = watcher.until("snapshot").await.expect("a snapshot");
    assert_eq!(
        (&waiting["lot"], &waiting["drawn"], &waiting["takebacks"]),
        (&json!(true), &json!(null), &json!("none"))
    );

    let mut all = Vec::new();
    let mut sat = String::new();
    for name in ["Anna", "Ben", "Cleo"] {
        let token = random_token();
        let sit = json!({ "key": key, "token": token, "name": name, "number": random_token() });
        let seated = server.post(&format!("/api/tables/{table}/seats"), &sit);
        seated["seat"].as_str().unwrap().clone_into(&mut sat);
        let before = format!("p{}", all.len() + 1);
        if all.len() < 2 {
            assert_eq!(sat, before);
        }
        let mut socket = Socket::open(server.address()).await.expect("a socket");
        socket.say(json!({ "type": "hello", "table": table, "tokens": [token], "looking": before })).await;
        let snapshot = socket.until("snapshot").await.expect("a snapshot");
        let (seat, seq) =
            (snapshot["looking"].as_str().unwrap().to_owned(), snapshot["seq"].as_u64().unwrap());
        all.push(Friend { token, before, seat, socket, seq, state: snapshot["state"].clone() });
    }
    assert_eq!(all[2].seat, sat, "the last to come learns the seat by sitting down, and by saying hello");
    for friend in &mut all[..2] {
        friend.learns_the_lot(true).await;
    }
    let mut watching = Friend { before: String::new(), ..friend(watcher, &waiting) };
    let from = watching.learns_the_lot(false).await;
    let mut seats: Vec<&str> = all.iter().map(|friend| friend.seat.as_str()).collect();
    for friend in &all {
        let place = ["p1", "p2", "p3"].iter().position(|seat| *seat == friend.seat).unwrap();
        assert_eq!(from[place], friend.before, "{from}");
    }
    seats.sort_unstable();
    assert_eq!(seats, ["p1", "p2", "p3"], "everybody has one seat");
    Friends { table, all }
}

fn friend(socket: Socket, snapshot: &Value) -> Friend {
    let (seq, state) = (snapshot["seq"].as_u64().unwrap(), snapshot["state"].clone());
    Friend { token: String::new(), before: String::new(), seat: String::new(), socket, seq, state }
}

impl Friend {
    /// The next message.
    async fn next(&mut self) -> Value {
        let Heard::Text(text) = self.socket.hear().await else { panic!("the server says no more") };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["state"].is_object() {
            let seq = message["seq"].as_u64().unwrap();
            let expected = if message["type"] == "step" { self.seq + 1 } else { self.seq };
            assert_eq!(seq, expected, "numbers have no gaps: {message}");
            (self.seq, self.state) = (seq, message["state"].clone());
        }
        message
    }

    /// The next message that says how it stands.
    async fn hear(&mut self) -> Value {
        loop {
            let message = self.next().await;
            if message["state"].is_object() {
                return message;
            }
        }
    }

    /// Hears the lot, and at once a snapshot from the new seat; then the game begins. Gives from where everybody came.
    async fn learns_the_lot(&mut self, sits: bool) -> Value {
        let lot = loop {
            let message = self.hear().await;
            if message["happened"]["what"] == "lot" {
                break message["happened"].clone();
            }
            assert_eq!(message["happened"]["what"], "sat", "nothing else comes before");
        };
        let snapshot = self.hear().await;
        assert_eq!((&snapshot["type"], &snapshot["drawn"]), (&json!("snapshot"), &lot["from"]));
        assert_eq!(snapshot["state"]["begun"], false, "before the game begins");
        let came = |from: &Value| json!(from != "p3");
        let here: Value = lot["from"].as_array().unwrap().iter().map(came).collect();
        assert_eq!(snapshot["here"], here, "the last to sit down has not said hello yet");
        if sits {
            snapshot["looking"].as_str().expect("a seat").clone_into(&mut self.seat);
            assert_eq!(snapshot["yours"], json!([self.seat]));
        } else {
            assert_eq!((&snapshot["looking"], &snapshot["yours"]), (&json!(null), &json!([])));
        }
        assert_eq!(self.hear().await["happened"]["what"], "began");
        let first = self.hear().await;
        assert_eq!((&first["happened"]["actor"], &first["state"]["ply"]), (&json!("chance"), &json!(1)));
        lot["from"].clone()
    }

    /// Asks for something, and gives the answer.
    async fn ask(&mut self, mut message: Value) -> Value {
        message["nonce"] = random_token().into();
        self.socket.say(message.clone()).await;
        loop {
            let answer = self.next().await;
            if answer["nonce"] == message["nonce"] {
                return answer;
            }
        }
    }

    /// Everybody sees with the eyes of the seat that was drawn: who is to act is told what is legal, and nobody else.
    fn sees_from_the_seat(&self) {
        let legal = self.state["legal"].as_array().unwrap();
        assert_eq!(!legal.is_empty(), self.state["turn"] == self.seat, "{}: {}", self.seat, self.state);
    }
}

/// The one who is to act plays, from the seat that was drawn and from no other, until everybody has been to act.
async fn play(friends: &mut Friends) {
    let mut movers = BTreeSet::new();
    for _ in 0..200 {
        let latest = friends.all.iter().map(|friend| friend.seq).max().unwrap();
        for friend in &mut friends.all {
            while friend.seq < latest || friend.state["turn"].is_null() {
                friend.hear().await;
            }
            friend.sees_from_the_seat();
        }
        if movers.len() == 3 {
            return;
        }
        let mover =
            friends.all.iter_mut().find(|friend| friend.state["turn"] == friend.seat).expect("a mover");
        mover.plays().await;
        movers.insert(mover.seat.clone());
    }
    panic!("found {movers:?}, expected that everybody has been to act");
}

impl Friend {
    async fn plays(&mut self) {
        let action = self.state["legal"][0].clone();
        let play = |seat: &str| json!({ "type": "play", "seat": seat, "seq": self.seq, "action": action });
        let (own, strange) = (play(&self.seat), play(if self.seat == "p1" { "p2" } else { "p1" }));
        assert_eq!(self.ask(strange).await["code"], "not-yours");
        assert_eq!(self.ask(own).await["type"], "done");
        let refused = self.ask(json!({ "type": "undo", "seat": self.seat, "seq": self.seq })).await;
        assert_eq!((&refused["type"], &refused["code"]), (&json!("refused"), &json!("no-takebacks")));
        assert_eq!(refused["text"], "nothing is taken back at this table");
    }
}

/// Two give up; the record proves the lot, and the next game goes round without another.
async fn end(server: &TestServer, table: &str, tokens: &[String], seats: &[String]) {
    let mut sockets = Vec::new();
    for (token, seat) in tokens.iter().zip(seats) {
        let mut socket = Socket::open(server.address()).await.expect("a socket");
        socket.say(json!({ "type": "hello", "table": table, "tokens": [token], "looking": seat })).await;
        let snapshot = socket.until("snapshot").await.expect("a snapshot");
        assert_eq!(snapshot["looking"], json!(seat));
        sockets.push(friend(socket, &snapshot));
    }
    for (friend, seat) in sockets.iter_mut().zip(seats).take(2) {
        assert_eq!(friend.ask(json!({ "type": "resign", "seat": seat })).await["type"], "done");
    }
    let record = server.record(table);
    let said = ok(&["verify", "-"], &record);
    assert!(said.contains("the seats were drawn by lot, as the secret and the numbers say\n"), "{said}");
    let replay: Value = serde_json::from_str(&server.get(&format!("/api/tables/{table}/replay"))).unwrap();
    assert_eq!(replay["fairness"]["lot"].as_array().map(Vec::len), Some(3));

    assert_eq!(sockets[2].ask(json!({ "type": "rematch", "seat": seats[2] })).await["type"], "done");
    let next = look(server, table, &tokens[2])["state"]["next"].as_str().expect("a table").to_owned();
    for (token, seat) in tokens.iter().zip(seats) {
        let now = look(server, &next, token);
        assert_eq!(
            (&now["lot"], &now["drawn"], &now["takebacks"]),
            (&json!(false), &json!(null), &json!("none"))
        );
        let further = match seat.as_str() {
            "p1" => "p2",
            "p2" => "p3",
            _ => "p1",
        };
        assert_eq!(now["yours"], json!([further]));
    }
}
