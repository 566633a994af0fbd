//! Every message is what it was after it has been written and read, and the words it is written with are what clients know.

use protocol::{
    Candidate, Chair, ChatLine, ClientMsg, ClockRule, Clocks, Exhibit, Happened, HistoryLine, Message,
    Misread, PictureLink, Player, Refusal, Request, RequestKind, Result, ServerMsg, Snapshot, State, Told,
    UndoKind, VERSION,
};
use serde_json::{Value, json};

fn text(text: &str) -> String {
    text.to_owned()
}

/// Every message of a client, and the word that it goes by.
fn of_clients() -> Vec<(&'static str, ClientMsg)> {
    let (seat, nonce) = (text("p1"), text("n"));
    let s = || seat.clone();
    let n = || nonce.clone();
    let hello = ClientMsg::Hello {
        table: text("t"),
        tokens: vec![text("a")],
        looking: Some(s()),
        have: Some(1 << 50),
    };
    vec![
        ("hello", hello),
        ("look", ClientMsg::Look { seat: None }),
        ("sync", ClientMsg::Sync { have: 7 }),
        ("play", ClientMsg::Play { seat: s(), seq: 7, action: text("+5"), nonce: n() }),
        ("preview", ClientMsg::Preview { seat: s(), action: text("+5"), nonce: n() }),
        ("undo", ClientMsg::Undo { seat: s(), seq: 7, nonce: n() }),
        ("draw", ClientMsg::Draw { seat: s(), nonce: n() }),
        ("answer", ClientMsg::Answer { seat: s(), yes: true, nonce: n() }),
        ("resign", ClientMsg::Resign { seat: s(), nonce: n() }),
        ("say", ClientMsg::Say { seat: s(), text: text("Grüße \"an\" alle\n"), nonce: n() }),
        ("stand-in", ClientMsg::StandIn { seat: s(), absent: text("p2"), level: 3, nonce: n() }),
        ("return", ClientMsg::Return { seat: s(), nonce: n() }),
        ("rematch", ClientMsg::Rematch { seat: s(), nonce: n() }),
        ("hint", ClientMsg::Hint { seat: s(), nonce: n() }),
        ("ping", ClientMsg::Ping {}),
    ]
}

fn told() -> Told {
    Told { text: text("p1 throws 2, 5 and a sphinx"), data: json!({ "dice": [2, 5, null] }).into() }
}

fn line() -> ChatLine {
    ChatLine { seq: 3, seat: text("p1"), name: text("Änne"), text: text("hello"), at: 1_700_000_000_000 }
}

/// Every kind of thing that happens, and its word.
fn happenings() -> Vec<(&'static str, Happened)> {
    let seat = || text("p1");
    vec![
        ("sat", Happened::Sat { seat: seat() }),
        ("rose", Happened::Rose { seat: seat() }),
        ("began", Happened::Began),
        ("played", Happened::Played { actor: text("chance"), action: text("deal:?"), events: vec![told()] }),
        ("undone", Happened::Undone { seat: seat(), plies: 2 }),
        ("asked", Happened::Asked { seat: seat(), kind: RequestKind::Undo { plies: 2 } }),
        ("asked", Happened::Asked { seat: seat(), kind: RequestKind::Draw }),
        ("answered", Happened::Answered { seat: seat(), yes: false }),
        ("resigned", Happened::Resigned { seat: seat() }),
        ("time-up", Happened::TimeUp { seat: seat() }),
        ("stood-in", Happened::StoodIn { seat: seat(), level: 8 }),
        ("returned", Happened::Returned { seat: seat() }),
        ("said", Happened::Said { line: line() }),
        ("rematch", Happened::Rematch { table: text("t2") }),
    ]
}

fn state() -> State {
    let players = [
        Player::Free,
        Player::Kept { name: text("Bea") },
        Player::Person { name: text("Anna") },
        Player::Bot { level: 4 },
    ];
    let chair = |player| Chair { player, stand_in: Some(2), time_up: true, resigned: false };
    State {
        ply: 9,
        chairs: players.into_iter().map(chair).collect(),
        begun: true,
        turn: Some(text("p1")),
        view: json!({ "squares": [null, "p1"] }).into(),
        legal: vec![text("+2"), text("+5")],
        undo: UndoKind::Ask,
        request: Some(Request { seat: text("p2"), kind: RequestKind::Draw, waiting: vec![text("p1")] }),
        clocks: Some(Clocks { left: vec![1000, -5], running: Some(1), at: 1_700_000_000_000 }),
        result: Some(Result { winners: vec![text("p1")], how: text("rules") }),
        pictures: vec![PictureLink { picture: 1, path: text("/api/pictures/x") }],
        gallery: vec![Exhibit {
            route: text("A"),
            seat: text("p1"),
            picture: 2,
            path: text("/api/pictures/y"),
            taken: text("c3"),
            shown: text("c4"),
            right: false,
        }],
        next: Some(text("t2")),
    }
}

fn snapshot() -> Snapshot {
    Snapshot {
        table: text("t"),
        seq: 12,
        looking: Some(text("p1")),
        yours: vec![text("p1")],
        game: text("sphinx"),
        seats: vec![text("p1"), text("p2")],
        options: [(text("doors"), text("turn"))].into(),
        listed: true,
        clock: ClockRule::Game { seconds: 600, increment: 5 },
        hints: false,
        commitment: "ab".repeat(32),
        state: state(),
        chat: vec![line()],
        history: vec![HistoryLine {
            ply: 1,
            actor: text("chance"),
            action: text("deal:?"),
            events: vec![told()],
        }],
        here: vec![true, false],
        spectators: 2,
        at: 1_700_000_000_000,
    }
}

/// Every message of the server, and its word.
fn of_servers() -> Vec<(&'static str, ServerMsg)> {
    let nonce = || text("n");
    let ranked = vec![Candidate { action: text("+5"), steps: 4000, value: 0.75 }];
    let mut messages = vec![
        ("snapshot", ServerMsg::Snapshot(Box::new(snapshot()))),
        ("current", ServerMsg::Current { seq: 7 }),
        ("done", ServerMsg::Done { nonce: nonce(), seq: 7 }),
        ("presence", ServerMsg::Presence { here: vec![true, false], spectators: 2 }),
        ("thinking", ServerMsg::Thinking { seat: text("p2") }),
        ("preview", ServerMsg::Preview { nonce: nonce(), events: vec![told()] }),
        ("hint", ServerMsg::Hint { nonce: nonce(), action: text("+5"), expect: vec![0.5, 0.25], ranked }),
        ("pong", ServerMsg::Pong { at: 1_700_000_000_000 }),
    ];
    for (_, happened) in happenings() {
        messages.push(("step", ServerMsg::Step { seq: 8, happened, state: Box::new(state()) }));
    }
    for (_, code) in refusals() {
        let (nonce, rule) = (Some(nonce()), Some(text("K3")));
        messages.push(("refused", ServerMsg::Refused { nonce, code, text: text("no"), rule }));
    }
    messages
}

fn refusals() -> [(&'static str, Refusal); 11] {
    [
        ("form", Refusal::Form),
        ("version", Refusal::Version),
        ("no-table", Refusal::NoTable),
        ("not-yours", Refusal::NotYours),
        ("taken", Refusal::Taken),
        ("not-now", Refusal::NotNow),
        ("stale", Refusal::Stale),
        ("illegal", Refusal::Illegal),
        ("forbidden", Refusal::Forbidden),
        ("too-many", Refusal::TooMany),
        ("unavailable", Refusal::Unavailable),
    ]
}

#[test]
fn what_a_client_says_is_read_as_it_was_meant() {
    for (word, message) in of_clients() {
        let text = serde_json::to_string(&Message::new(message.clone())).unwrap();
        assert!(text.starts_with(&format!(r#"{{"v":{VERSION},"type":"{word}""#)), "{text}");
        assert_eq!(Message::read(&text), Ok(message), "{text}");
    }
}

#[test]
fn what_the_server_says_is_read_as_it_was_meant() {
    for (word, message) in of_servers() {
        let text = Message::new(message.clone()).text();
        assert!(text.starts_with(&format!(r#"{{"v":{VERSION},"type":"{word}""#)), "{text}");
        let read: Message<ServerMsg> = serde_json::from_str(&text).unwrap();
        assert_eq!(read, Message::new(message), "{text}");
    }
}

#[test]
fn words_inside_messages_are_what_clients_know() {
    for (word, happened) in happenings() {
        assert_eq!(serde_json::to_value(happened).unwrap()["what"], word);
    }
    for (word, refusal) in refusals() {
        assert_eq!(serde_json::to_value(refusal).unwrap(), word);
    }
    let rules = [
        (json!({ "kind": "none" }), ClockRule::None),
        (json!({ "kind": "move", "seconds": 60 }), ClockRule::Move { seconds: 60 }),
        (
            json!({ "kind": "game", "seconds": 600, "increment": 5 }),
            ClockRule::Game { seconds: 600, increment: 5 },
        ),
        (json!({ "kind": "days", "days": 3 }), ClockRule::Days { days: 3 }),
    ];
    for (value, rule) in rules {
        assert_eq!(serde_json::to_value(rule).unwrap(), value);
        assert_eq!(serde_json::from_value::<ClockRule>(value).unwrap(), rule);
    }
}

#[test]
fn what_may_be_left_out_may_be_left_out() {
    let hello = Message::read(r#"{"v":1,"type":"hello","table":"t"}"#);
    let expected = ClientMsg::Hello { table: text("t"), tokens: vec![], looking: None, have: None };
    assert_eq!(hello, Ok(expected));
}

#[test]
fn another_version_is_named_even_when_nothing_else_can_be_read() {
    for text in
        [r#"{"v":2,"type":"ping"}"#, r#"{"v":2,"kind":"dance"}"#, r#"{"type":"dance","steps":3,"v":2}"#]
    {
        assert_eq!(Message::read(text), Err(Misread::Version { found: 2 }), "{text}");
    }
    for text in
        ["", "ping", "[]", r#"{"v":1}"#, r#"{"type":"ping"}"#, r#"{"v":1,"type":"dance"}"#, r#"{"v":-1}"#]
    {
        assert!(matches!(Message::read(text), Err(Misread::Form(_))), "{text}");
    }
}

/// The words, each once, in order.
fn known<T>(messages: &[(&'static str, T)]) -> Vec<&'static str> {
    let mut words: Vec<&str> = messages.iter().map(|(word, _)| *word).collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// No variant is forgotten above: each word stands in the TypeScript declaration, and there is none besides.
#[test]
fn every_variant_is_tested() {
    let source = protocol::typescript::source();
    let words = |declaration: &str, tag: &str| -> Vec<String> {
        let body = source.split(&format!("export type {declaration} =")).nth(1).unwrap();
        let body = body.split("\nexport ").next().unwrap();
        let mut words: Vec<String> = body
            .split(&format!("{tag}: \""))
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().to_owned())
            .collect();
        words.sort();
        words
    };
    assert_eq!(words("ClientMsg", "type"), known(&of_clients()));
    assert_eq!(words("ServerMsg", "type"), known(&of_servers()));
    assert_eq!(words("Happened", "what"), known(&happenings()));
    let refusals_in_source = source.split("export type Refusal =").nth(1).unwrap().split(';').next().unwrap();
    assert_eq!(refusals_in_source.matches('|').count(), refusals().len());
    let value: Value = serde_json::to_value(Message::new(ClientMsg::Ping {})).unwrap();
    assert_eq!(value, json!({ "v": VERSION, "type": "ping" }));
}

#[test]
fn the_documentation_names_every_word() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
    let text = std::fs::read_to_string(path).unwrap();
    let words =
        [known(&of_clients()), known(&of_servers()), known(&happenings()), known(&refusals())].concat();
    let missing: Vec<&str> = words.into_iter().filter(|word| !text.contains(&format!("`{word}`"))).collect();
    assert!(missing.is_empty(), "docs/api.md says nothing of {missing:?}");
}
