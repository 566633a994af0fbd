//! What strangers may send to the server, and what they get for it.

mod common;

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Config;
use testing::{Ask, Heard, Socket, exchange};

use crate::common::{TestServer, free};

const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// A table at which the holder of [`TOKEN`] and somebody else play.
async fn table(server: &TestServer) -> String {
    let made =
        Ask::post("/api/tables", &json!({ "game": "sphinx", "listed": true })).of(server.address).await;
    let table = made.expect("an answer").json()["table"].as_str().expect("a table").to_owned();
    for token in [TOKEN, "ffffffffffffffffffffffffffffffff", "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"] {
        let sit = json!({ "token": token, "name": "Anna", "number": token });
        let sat = Ask::post(format!("/api/tables/{table}/seats"), &sit)
            .of(server.address)
            .await
            .expect("an answer");
        assert!([200, 409].contains(&sat.status), "{}", sat.text());
    }
    table
}

async fn seated(server: &TestServer, table: &str, token: &str, seat: &str) -> Socket {
    let mut socket = Socket::open(server.address).await.expect("a socket");
    socket.say(json!({ "type": "hello", "table": table, "tokens": [token], "looking": seat })).await;
    socket.until("snapshot").await.expect("a snapshot");
    socket
}

async fn refusal(socket: &mut Socket) -> (String, String) {
    let refused = socket.until("refused").await.expect("a refusal");
    let part = |key: &str| refused[key].as_str().expect("a text").to_owned();
    (part("code"), part("text"))
}

#[tokio::test]
async fn every_answer_says_what_a_browser_may_do() {
    let server = TestServer::open(free()).await;
    let large = Value::from("x".repeat(20_000));
    let asked = [
        (Ask::get("/api/games"), 200),
        (Ask::get("/healthz"), 200),
        (Ask::get("/metrics"), 404),
        (Ask::get("/api/openapi.json"), 200),
        (Ask::get("/api/docs/"), 200),
        (Ask::get("/nowhere"), 404),
        (Ask::get("/api/tables/nowhere"), 404),
        (Ask::get("/api/tables/%00"), 404),
        (Ask::get("/api/socket"), 400),
        (Ask::get("/api/games/sphinx/board?seats=nobody"), 400),
        (Ask::post("/api/tables", &json!({ "game": "chess" })), 400),
        (Ask::post("/api/tables", &large), 413),
        (Ask::method("POST", "/api/tables").header("content-type", "text/plain").body(b"{}".to_vec()), 415),
        (Ask::method("PATCH", "/api/tables"), 405),
        (Ask::method("DELETE", "/api/tables/nowhere/seats/p1"), 401),
        (Ask::get("/api/tables/nowhere").token(Some("no token")), 401),
    ];
    for (ask, status) in asked {
        let answer = ask.clone().of(server.address).await.expect("an answer");
        assert_eq!(answer.status, status, "{ask:?}: {}", answer.text());
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(
            policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"),
            "{ask:?}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{ask:?}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{ask:?}");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{ask:?}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{ask:?}");
        assert_eq!(answer.header("strict-transport-security"), None, "{ask:?}");
        if status >= 400 {
            let problem = answer.json();
            assert!(problem["code"].is_string() && problem["text"].is_string(), "{ask:?}: {}", answer.text());
        }
        assert_eq!(status == 401, answer.header("www-authenticate") == Some("Bearer"), "{ask:?}");
        assert_eq!(status == 405, answer.header("allow").is_some(), "{ask:?}");
    }
    server.close().await;
}

#[tokio::test]
async fn long_headers_and_nonsense_do_no_harm() {
    let server = TestServer::open(free()).await;
    let head = |size: usize| {
        format!(
            "GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\na: {}\r\n\r\n",
            "y".repeat(size)
        )
    };
    let answer = exchange(server.address, head(30 << 10).as_bytes()).await.expect("an answer");
    assert_eq!(answer.status, 200);
    for size in [40 << 10, 1 << 20] {
        let answer = exchange(server.address, head(size).as_bytes()).await;
        assert!(
            answer.is_err() || answer.is_ok_and(|answer| answer.status == 431),
            "{size} bytes are too much"
        );
    }
    let answer = exchange(server.address, b"\x16\x03\x01 no HTTP at all\r\n\r\n").await;
    assert!(answer.is_err() || answer.is_ok_and(|answer| answer.status == 400));
    assert_eq!(Ask::get("/healthz").of(server.address).await.expect("an answer").status, 200);
    server.close().await;
}

#[tokio::test]
async fn messages_that_are_none_are_answered() {
    let server = TestServer::open(free()).await;
    let mut socket = Socket::open(server.address).await.expect("a socket");
    let play = json!({ "type": "play", "seat": "p1", "seq": 1, "action": "+1", "nonce": "1" });
    let long = json!({ "v": 1, "type": "say", "seat": "p1", "text": "x".repeat(9000), "nonce": "1" });
    socket.bytes(b"\x00\x01").await;
    assert_eq!(refusal(&mut socket).await, ("form".into(), "found bytes, expected a text".into()));
    socket.text("hello?").await;
    assert_eq!(refusal(&mut socket).await.0, "form");
    socket.text(r#"{"v":1,"type":"cheat"}"#).await;
    assert_eq!(refusal(&mut socket).await.0, "form");
    socket.text(r#"{"v":7,"type":"ping"}"#).await;
    let (code, text) = refusal(&mut socket).await;
    assert!(code == "version" && text.contains("found version 7, expected 1"), "{text}");
    socket.text(&long.to_string()).await;
    let (code, text) = refusal(&mut socket).await;
    assert!(code == "form" && text.contains("expected at most 8192 bytes"), "{text}");
    socket.say(play).await;
    assert_eq!(refusal(&mut socket).await, ("form".into(), "expected `hello` first".into()));
    socket.say(json!({ "type": "hello", "table": "nowhere" })).await;
    assert_eq!(refusal(&mut socket).await.0, "no-table");
    socket.say(json!({ "type": "ping" })).await;
    assert!(socket.until("pong").await.is_some(), "after all that the connection still is one");
    socket.text(&"x".repeat(200_000)).await;
    assert!(!matches!(socket.hear().await, Heard::Text(_)), "what is far too large ends the connection");
    assert!(Socket::open(server.address).await.is_ok());
    server.close().await;
}

#[tokio::test]
async fn only_tokens_open_seats() {
    let server = TestServer::open(free()).await;
    let table = table(&server).await;
    let mut socket = Socket::open(server.address).await.expect("a socket");
    socket.say(json!({ "type": "hello", "table": table, "tokens": ["secret"], "looking": "p1" })).await;
    assert_eq!(refusal(&mut socket).await.0, "form");
    let strange = "00000000000000000000000000000000";
    socket.say(json!({ "type": "hello", "table": table, "tokens": vec![strange; 9] })).await;
    assert_eq!(refusal(&mut socket).await.0, "form");
    socket.say(json!({ "type": "hello", "table": table, "tokens": [strange], "looking": "p1" })).await;
    let snapshot = socket.until("snapshot").await.expect("a snapshot");
    assert!(snapshot["looking"].is_null() && snapshot["yours"] == json!([]), "{snapshot}");
    for message in [
        json!({ "type": "say", "seat": "p1", "text": "I am Anna", "nonce": "1" }),
        json!({ "type": "resign", "seat": "p1", "nonce": "2" }),
        json!({ "type": "preview", "seat": "p1", "action": "+1", "nonce": "3" }),
        json!({ "type": "hint", "seat": "p1", "nonce": "4" }),
        json!({ "type": "rematch", "seat": "p1", "nonce": "5" }),
        json!({ "type": "look", "seat": "p1" }),
    ] {
        socket.say(message.clone()).await;
        assert_eq!(refusal(&mut socket).await.0, "not-yours", "{message}");
    }
    let mut own = seated(&server, &table, TOKEN, "p1").await;
    own.say(json!({ "type": "say", "seat": "p2", "text": "I am somebody else", "nonce": "1" })).await;
    assert_eq!(refusal(&mut own).await.0, "not-yours");
    own.say(json!({ "type": "say", "seat": "p1", "text": "I am Anna", "nonce": "2" })).await;
    assert!(own.until("done").await.is_some());
    server.close().await;
}

/// A page whose name leads to this machine must not pass for one of ours.
#[tokio::test]
async fn the_server_answers_to_its_own_names_alone() {
    let server =
        TestServer::open(Config { public_url: Some("https://games.example.org".into()), ..free() }).await;
    for (host, status) in [
        ("games.example.org", 200),
        ("127.0.0.1:1988", 200),
        ("localhost:1988", 200),
        ("evil.example.org", 421),
        ("games.example.org.evil.example.org:1988", 421),
    ] {
        let ask = format!("GET /api/tables HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        let answer = exchange(server.address, ask.as_bytes()).await.expect("an answer");
        assert_eq!(answer.status, status, "{host}");
        assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"), "{host}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{host}");
        let origin = format!("http://{host}");
        let opened = Socket::open_with(server.address, &[("host", host), ("origin", &origin)]).await;
        assert_eq!(opened.err(), (status != 200).then_some(status), "{host}");
    }
    server.close().await;
}

/// Who closes a socket as they should is answered as they should be.
#[tokio::test]
async fn a_good_bye_is_answered() {
    let server = TestServer::open(free()).await;
    let mut socket = Socket::open(server.address).await.expect("a socket");
    socket.say(json!({ "type": "ping" })).await;
    socket.until("pong").await.expect("an answer");
    assert_eq!(socket.close(1000).await, Heard::Closed(Some(1000)));
    server.close().await;
}

#[tokio::test]
async fn pages_of_other_sites_may_not_open_a_socket() {
    let server =
        TestServer::open(Config { public_url: Some("https://games.example.org".into()), ..free() }).await;
    let own = format!("http://{}", server.address);
    for (origin, status) in [
        ("https://games.example.org", None),
        (own.as_str(), None),
        ("https://evil.example.org", Some(403)),
        ("https://games.example.org.evil.example.org", Some(403)),
        ("null", Some(403)),
    ] {
        let opened = Socket::open_with(server.address, &[("origin", origin)]).await;
        assert_eq!(opened.err(), status, "{origin}");
    }
    server.close().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_no_more() {
    let server = TestServer::open(Config { connections: 3, ..free() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(Socket::open(server.address).await.expect("a socket"));
    }
    assert_eq!(Socket::open(server.address).await.err(), Some(429));
    open.pop();
    let until = Instant::now() + Duration::from_secs(10);
    while Socket::open(server.address).await.is_err() {
        assert!(Instant::now() < until, "a place becomes free when somebody goes");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    drop(open);
    server.close().await;
}

#[tokio::test]
async fn an_address_and_a_connection_may_ask_so_often_and_no_more() {
    let server = TestServer::open(Config { requests_per_second: 2, ..free() }).await;
    let mut socket = Socket::open(server.address).await.expect("a socket");
    let mut limited = 0;
    for _ in 0..30 {
        let answer = Ask::get("/api/games").of(server.address).await.expect("an answer");
        if answer.status == 429 {
            assert_eq!(
                (answer.header("retry-after"), &answer.json()["code"]),
                (Some("1"), &json!("too-many"))
            );
            limited += 1;
        }
    }
    assert!(limited >= 10, "{limited} of 30 were too many");
    for _ in 0..400 {
        socket.say(json!({ "type": "ping" })).await;
    }
    assert_eq!(refusal(&mut socket).await.0, "too-many");
    server.close().await;
}

/// A client that stops reading costs nobody else a moment, and finds the table as it is when it reads again.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_gets_a_snapshot_and_nobody_waits() {
    let server = TestServer::open(free()).await;
    let table = table(&server).await;
    let mut speaker = seated(&server, &table, TOKEN, "p1").await;
    let (mut last, mut slowest) = (0, Duration::ZERO);
    // Fifty long lines make a snapshot of a hundred kilobytes.
    for _ in 0..50 {
        last = say(&mut speaker, last, &"𓂀".repeat(500)).await;
    }
    let mut sleeper = Socket::open(server.address).await.expect("a socket");
    sleeper.say(json!({ "type": "hello", "table": table })).await;
    sleeper.until("snapshot").await.expect("a snapshot");
    // More of them than the network takes in for somebody who does not read, and then more steps than the server keeps.
    // Each is answered by itself: for somebody who reads nothing only a little waits.
    for _ in 0..300 {
        sleeper.say(json!({ "type": "sync", "have": 0 })).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let slow = async || {
        let metrics = Ask::get("/metrics").of(server.metrics).await.expect("an answer").text();
        metrics.lines().any(|line| line.starts_with("pyramidion_slow_readers_total "))
    };
    for _ in 0..300 {
        let begun = Instant::now();
        last = say(&mut speaker, last, "Is anybody there?").await;
        slowest = slowest.max(begun.elapsed());
    }
    assert!(slow().await, "the sleeper is slow");
    assert!(slowest < Duration::from_secs(5), "somebody waited {slowest:?} for a sleeper");
    let (mut steps, mut seq) = (0, 0);
    while seq != last {
        let Heard::Text(text) = sleeper.hear().await else { panic!("the sleeper was thrown out") };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        steps += u64::from(message["type"] == "step");
        seq = message["seq"].as_u64().filter(|_| message["type"] == "snapshot").unwrap_or(seq);
    }
    assert!(steps < 300, "found {steps} steps, expected that some were left out");
    sleeper.say(json!({ "type": "ping" })).await;
    sleeper.until("pong").await.expect("the sleeper is awake");
    last = say(&mut speaker, last, "Good morning").await;
    let step = sleeper.until("step").await.expect("from now on the sleeper hears everything");
    assert_eq!(step["seq"], last);
    server.close().await;
}

/// Says something, and waits until it is done; the number of its step.
async fn say(speaker: &mut Socket, last: u64, text: &str) -> u64 {
    let nonce = format!("after {last}");
    speaker.say(json!({ "type": "say", "seat": "p1", "text": text, "nonce": nonce })).await;
    speaker.until("done").await.expect("it is done")["seq"].as_u64().expect("a number")
}

#[tokio::test]
async fn a_record_is_shown_as_a_seat_would_see_it() {
    let server = TestServer::open(free()).await;
    let ask = async |asked: Value| {
        let answer = Ask::post("/api/positions", &asked).of(server.address).await.expect("an answer");
        (answer.status, answer.json())
    };
    let record = "game: pyramidis\nseats: red, yellow\n\nred start:3\nyellow start:2\n";
    let (status, shown) =
        ask(json!({ "record": record, "looking": "red", "since": 1, "action": "move:a5" })).await;
    assert_eq!(status, 200, "{shown}");
    assert_eq!((&shown["game"], &shown["seats"]), (&json!("pyramidis"), &json!(["red", "yellow"])));
    assert_eq!((&shown["state"]["ply"], &shown["state"]["turn"]), (&json!(2), &json!("red")));
    assert!(shown["state"]["legal"].as_array().expect("a list").contains(&json!("move:b5")));
    let steps = shown["steps"].as_array().expect("a list");
    assert_eq!(steps.len(), 1, "the first action was known");
    assert_eq!(steps[0]["played"]["action"], "start:2");
    assert_eq!(steps[0]["state"], shown["state"]);
    assert!(
        !shown["tried"]["events"].as_array().expect("a list").is_empty()
            && shown["tried"]["refused"].is_null()
    );

    // Nobody else may act, and what the rules forbid is refused with the rule.
    let (_, shown) = ask(json!({ "record": record, "looking": "yellow", "action": "start:1" })).await;
    assert_eq!((&shown["state"]["legal"], &shown["steps"]), (&json!([]), &json!([])));
    assert_eq!(shown["tried"]["refused"]["code"], "not-now");
    let (_, shown) = ask(json!({ "record": record, "looking": "red", "action": "move:h4" })).await;
    let refused = &shown["tried"]["refused"];
    assert!(refused["code"] == "illegal" && refused["rule"].is_string(), "{refused}");
    let (_, shown) = ask(json!({ "record": record, "action": "start:1" })).await;
    assert_eq!(shown["tried"]["refused"]["code"], "not-now", "a spectator plays nothing");

    // The view is the seat's: what is hidden from it is not there, though it stands in the record.
    let sphinx = "game: sphinx\nseats: p1, p2\n\nchance deal:RBGYPW\nchance roll:2,5,S\n";
    let (_, shown) = ask(json!({ "record": sphinx, "looking": "p1", "since": 0 })).await;
    assert_eq!(shown["steps"][0]["played"]["action"], "deal:??????", "{shown}");
    server.close().await;
}

#[tokio::test]
async fn a_record_that_cannot_be_played_is_refused_with_its_line() {
    let server = TestServer::open(free()).await;
    let header = "game: pyramidis\nseats: red, yellow\n\n";
    let long = format!("{header}{}", "red start:1\nyellow start:1\n".repeat(3));
    let turns = "red move:a5\nyellow move:h5\n";
    for (asked, status, code, text) in [
        (json!({ "record": "" }), 400, "form", "line 1"),
        (json!({ "record": "game: chess\nseats: white, black\n" }), 400, "form", "line 1"),
        (json!({ "record": format!("{header}red start:?\n") }), 400, "form", "line 4"),
        (json!({ "record": format!("{header}red nonsense\n") }), 400, "form", "line 4"),
        (json!({ "record": format!("{header}yellow start:1\n") }), 409, "not-now", "line 4"),
        (json!({ "record": format!("{header}red move:a5\n") }), 409, "illegal", "line 4"),
        (json!({ "record": format!("{header}red pass\n") }), 409, "illegal", ": Red must move, "),
        (
            json!({ "record": format!("{long}{turns}"), "looking": "green" }),
            400,
            "form",
            "looking: found `green`",
        ),
        (json!({ "record": format!("{header}{}", turns.repeat(40)), "since": 3 }), 400, "form", "at most 64"),
        (json!({ "record": header, "secret": true }), 400, "form", "unknown field"),
    ] {
        let answer = Ask::post("/api/positions", &asked).of(server.address).await.expect("an answer");
        let problem = answer.json();
        assert_eq!((answer.status, &problem["code"]), (status, &json!(code)), "{asked}: {problem}");
        assert!(problem["text"].as_str().is_some_and(|found| found.contains(text)), "{asked}: {problem}");
        assert_eq!(problem["rule"].is_string(), code == "illegal", "{problem}");
    }
    let large = json!({ "record": format!("{header}{}", "# \n".repeat(8000)) });
    let answer = Ask::post("/api/positions", &large).of(server.address).await.expect("an answer");
    assert_eq!(answer.status, 413);
    server.close().await;
}

#[tokio::test]
async fn a_picture_can_be_asked_for_by_what_it_shows() {
    let server = TestServer::open(free()).await;
    let record = "game: piramido\nseats: p1\nreels: classic\n\n";
    let asked = json!({ "record": record, "looking": "p1" });
    let shown = Ask::post("/api/positions", &asked).of(server.address).await.expect("an answer").json();
    let path = shown["state"]["pictures"][0]["path"].as_str().unwrap_or_else(|| panic!("a picture: {shown}"));
    let picture = Ask::get(format!("{path}?view=glance")).of(server.address).await.expect("an answer");
    assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/jpeg")), "{path}");
    for nonsense in ["red", "green%20h4", "red%20e5", "red%20h4%00", "..%2f..%2fetc"] {
        let answer =
            Ask::get(format!("/api/pictures/{nonsense}")).of(server.address).await.expect("an answer");
        assert_eq!(answer.status, 404, "{nonsense}");
    }
    server.close().await;
}

#[tokio::test]
async fn a_game_is_printed_as_it_is_ordered() {
    let server = TestServer::open(free()).await;
    let games = Ask::get("/api/games").of(server.address).await.expect("an answer").json();
    let parts = games[0]["parts"].as_array().expect("parts of a game");
    assert!(parts.contains(&json!("board")) && parts.contains(&json!("rules")), "{parts:?}");
    let game = games[0]["name"].as_str().expect("a name");
    let path = format!("/api/games/{game}/print?part=board&paper=letter&ink=low&language=sv");
    let printed = Ask::get(&path).of(server.address).await.expect("an answer");
    assert_eq!((printed.status, printed.header("content-type")), (200, Some("application/pdf")));
    let name = format!("attachment; filename=\"{game}-board-letter-low-sv.pdf\"");
    assert_eq!(printed.header("content-disposition"), Some(&*name));
    assert!(printed.body.starts_with(b"%PDF-"));
    assert_eq!(printed.header("content-encoding"), None, "what is in it is compressed already");
    for (wrong, status, found) in [
        ("nothing/print", 404, "there is no such game"),
        (&*format!("{game}/print?paper=a3"), 400, "paper: found `a3`, expected"),
        (&*format!("{game}/print?ink=red"), 400, "ink: found `red`, expected"),
        (&*format!("{game}/print?language=xx"), 400, "language: found `xx`, expected"),
        (&*format!("{game}/print?part=board,box"), 400, "part: found `box`, expected"),
        (&*format!("{game}/print?form=scroll"), 400, "form: found `scroll`, expected"),
        (&*format!("{game}/print?part=reels"), 400, "has no such part: found"),
    ] {
        let refused = Ask::get(format!("/api/games/{wrong}")).of(server.address).await.expect("an answer");
        assert_eq!(refused.status, status, "{wrong}: {}", refused.text());
        assert!(refused.text().contains(found), "{wrong}: {}", refused.text());
    }
    server.close().await;
}
