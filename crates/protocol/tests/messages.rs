//! Every message is what it was after it has been written and read, and the words it is written with are what clients know.

use protocol::{
    Argument, Candidate, Chair, ChatLine, ClientMsg, ClockRule, Clocks, Die, EndReason, Exhibit, GameResult,
    Happened, HistoryLine, LobbyTable, Message, Misread, NewTable, Occupant, Opening, PictureLink, Reaction,
    Refusal, Request, RequestKind, Saying, ServerMsg, Snapshot, State, TakebackRule, Told, UndoKind, VERSION,
};
use serde_json::{Value, json};
use ts_rs::{Config, TS};

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
        ("open", ClientMsg::Open { seat: s(), number: "0f".repeat(16), nonce: n() }),
        ("play", ClientMsg::Play { seat: s(), seq: 7, action: text("+5"), nonce: n() }),
        (
            "throw",
            ClientMsg::Throw { seat: s(), seq: 7, faces: Some(vec![text("2"), text("S")]), nonce: n() },
        ),
        ("throw", ClientMsg::Throw { seat: s(), seq: 7, faces: None, nonce: n() }),
        ("preview", ClientMsg::Preview { seat: s(), action: text("+5"), nonce: n() }),
        ("undo", ClientMsg::Undo { seat: s(), seq: 7, nonce: n() }),
        ("draw", ClientMsg::Draw { seat: s(), nonce: n() }),
        ("answer", ClientMsg::Answer { seat: s(), yes: true, nonce: n() }),
        ("resign", ClientMsg::Resign { seat: s(), nonce: n() }),
        ("say", ClientMsg::Say { seat: s(), text: text("Grüße \"an\" alle\n"), nonce: n() }),
        ("react", ClientMsg::React { seat: s(), reaction: Reaction::Bravo, nonce: n() }),
        ("rename", ClientMsg::Rename { seat: s(), name: text("Änne"), nonce: n() }),
        ("stand-in", ClientMsg::StandIn { seat: s(), absent: text("p2"), level: 3, nonce: n() }),
        ("free-seat", ClientMsg::FreeSeat { seat: s(), bot: text("p2"), nonce: n() }),
        ("fewer", ClientMsg::Fewer { seat: s(), nonce: n() }),
        ("return", ClientMsg::Return { seat: s(), nonce: n() }),
        ("rematch", ClientMsg::Rematch { seat: s(), nonce: n() }),
        ("next-game", ClientMsg::NextGame { seat: s(), game: text("chess"), nonce: n() }),
        ("hint", ClientMsg::Hint { seat: s(), nonce: n() }),
        ("ping", ClientMsg::Ping {}),
    ]
}

fn told() -> Told {
    Told { text: text("p1 throws 2, 5 and a snake"), data: json!({ "dice": [2, 5, null] }).into() }
}

fn line() -> ChatLine {
    ChatLine {
        seq: 3,
        seat: text("p1"),
        name: text("Änne"),
        looks_like: Some(text("p2")),
        text: text("hello"),
        at: 1_700_000_000_000,
    }
}

fn played(action: &str, hand: Option<String>) -> Happened {
    Happened::Played { actor: text("chance"), action: text(action), hand, events: vec![told()] }
}

/// Every kind of thing that happens, and its word.
fn happenings() -> Vec<(&'static str, Happened)> {
    let seat = || text("p1");
    vec![
        ("sat", Happened::Sat { seat: seat() }),
        ("rose", Happened::Left { seat: seat() }),
        ("number-opened", Happened::NumberOpened { seat: seat() }),
        ("lot", Happened::Lot { from: vec![text("p2"), seat()] }),
        ("began", Happened::Began),
        ("played", played("deal:?", None)),
        ("played", played("roll:2,5,S", Some(seat()))),
        ("undone", Happened::Undone { seat: seat(), plies: 2 }),
        ("asked", Happened::Asked { seat: seat(), kind: RequestKind::Undo { plies: 2 } }),
        ("asked", Happened::Asked { seat: seat(), kind: RequestKind::Draw }),
        ("answered", Happened::Answered { seat: seat(), yes: false }),
        ("resigned", Happened::Resigned { seat: seat() }),
        ("time-up", Happened::TimeUp { seat: seat() }),
        ("stood-in", Happened::StoodIn { seat: seat(), level: 8 }),
        ("freed", Happened::Freed { seat: seat() }),
        ("renamed", Happened::Renamed { seat: seat(), name: text("Änne") }),
        ("returned", Happened::Returned { seat: seat() }),
        ("said", Happened::Said { line: line() }),
        ("rematch", Happened::Rematch { table: text("t2") }),
    ]
}

fn state() -> State {
    let players = [
        Occupant::Free,
        Occupant::Kept { name: text("Bea") },
        Occupant::Person { name: text("Anna") },
        Occupant::Bot { level: 4 },
    ];
    let chair = |player| Chair {
        player,
        stand_in: Some(2),
        time_up: true,
        resigned: false,
        looks_like: Some(text("p2")),
    };
    State {
        ply: 9,
        chairs: players.into_iter().map(chair).collect(),
        begun: true,
        opening: Some(Opening {
            commitments: vec![Some("cd".repeat(32)), None],
            waiting: vec![text("p1")],
            replaceable_at: 1_700_000_300_000,
        }),
        turn: Some(text("p1")),
        dice: vec![Die { seat: text("p1"), faces: vec![text("1"), text("S")] }],
        view: json!({ "squares": [null, "p1"] }).into(),
        legal: vec![text("+2"), text("+5")],
        undo: UndoKind::Ask,
        request: Some(Request { seat: text("p2"), kind: RequestKind::Draw, waiting: vec![text("p1")] }),
        clocks: Some(Clocks { left: vec![1000, -5], running: Some(1), at: 1_700_000_000_000 }),
        result: Some(GameResult { winners: vec![text("p1")], how: EndReason::Rules, took: Some(61_000) }),
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
        game: text("chess"),
        seats: vec![text("p1"), text("p2")],
        options: [(text("doors"), text("turn"))].into(),
        listed: true,
        clock: ClockRule::Game { seconds: 600, increment: 5 },
        hints: false,
        takebacks: TakebackRule::None,
        real_board: true,
        lot: true,
        drawn: Some(vec![text("p2"), text("p1")]),
        commitment: "ab".repeat(32),
        state: state(),
        chat: vec![line()],
        history: vec![HistoryLine {
            ply: 1,
            actor: text("chance"),
            action: text("roll:2,5,S"),
            hand: Some(text("p1")),
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
        ("reacted", ServerMsg::Reacted { seat: text("p2"), reaction: Reaction::Luck }),
        ("thinking", ServerMsg::Thinking { seat: text("p2") }),
        ("preview", ServerMsg::Preview { nonce: nonce(), events: vec![told()] }),
        ("hint", ServerMsg::Hint { nonce: nonce(), action: text("+5"), expect: vec![0.5, 0.25], ranked }),
        ("pong", ServerMsg::Pong { at: 1_700_000_000_000 }),
    ];
    for (_, happened) in happenings() {
        messages.push(("step", ServerMsg::Step { seq: 8, happened, state: Box::new(state()) }));
    }
    for (_, code) in refusals() {
        let (nonce, rule, version) = (Some(nonce()), Some(text("K3")), Some(text("0.1.x")));
        let reason = (code == Refusal::Illegal).then(reason);
        messages
            .push(("refused", ServerMsg::Refused { nonce, code, text: text("no"), rule, reason, version }));
    }
    messages
}

/// A message that speaks of everything that one can speak of.
fn reason() -> Saying {
    let inner = Saying { id: text("stone"), args: [(text("field"), Argument::Word(text("f7")))].into() };
    let seat = Argument::Seat { seat: text("red") };
    let list = Argument::List(vec![seat, Argument::Saying(inner), Argument::Number(-3)]);
    Saying { id: text("not-there"), args: [(text("who"), list)].into() }
}

#[test]
fn a_reason_is_written_in_few_words() {
    let written = serde_json::to_value(reason()).unwrap();
    let list = json!([{ "seat": "red" }, { "id": "stone", "args": { "field": "f7" } }, -3]);
    assert_eq!(written, json!({ "id": "not-there", "args": { "who": list } }));
    let bare = Saying { id: text("over"), args: [].into() };
    assert_eq!(serde_json::to_value(&bare).unwrap(), json!({ "id": "over" }));
    for saying in [reason(), bare] {
        assert_eq!(serde_json::from_str::<Saying>(&serde_json::to_string(&saying).unwrap()).unwrap(), saying);
    }
}

fn refusals() -> [(&'static str, Refusal); 14] {
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
        ("no-takebacks", Refusal::NoTakebacks),
        ("older-rules", Refusal::OlderRules),
        ("newer-rules", Refusal::NewerRules),
        ("too-many", Refusal::TooMany),
        ("unavailable", Refusal::Unavailable),
    ]
}

fn reactions() -> [(&'static str, Reaction); 6] {
    [
        ("bravo", Reaction::Bravo),
        ("laugh", Reaction::Laugh),
        ("wow", Reaction::Wow),
        ("oops", Reaction::Oops),
        ("hurry", Reaction::Hurry),
        ("luck", Reaction::Luck),
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
    for (word, reaction) in reactions() {
        assert_eq!(serde_json::to_value(reaction).unwrap(), word);
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
    let table: NewTable = serde_json::from_value(json!({ "game": "chess" })).unwrap();
    assert_eq!((table.lot, table.takebacks), (false, TakebackRule::Allowed), "as a client of 0.2 wants it");
    assert!(!table.real_board);
    let table: NewTable =
        serde_json::from_value(json!({ "game": "chess", "lot": true, "takebacks": "none" })).unwrap();
    assert_eq!((table.lot, table.takebacks), (true, TakebackRule::None));
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

/// The words of a type's variants as its TypeScript declaration has them, in order; `before` stands before each of them.
fn declared<T: TS>(before: &str) -> Vec<String> {
    let declaration = T::inline(&Config::new());
    let parts = declaration.split(before).skip(1);
    let mut words: Vec<String> = parts.map(|rest| rest.split('"').next().unwrap().to_owned()).collect();
    words.sort();
    words
}

/// No variant is forgotten above: each word stands in the TypeScript declaration, and there is none besides.
#[test]
fn every_variant_is_tested() {
    assert_eq!(declared::<ClientMsg>(r#""type": ""#), known(&of_clients()));
    assert_eq!(declared::<ServerMsg>(r#""type": ""#), known(&of_servers()));
    assert_eq!(declared::<Happened>(r#""what": ""#), known(&happenings()));
    assert_eq!(Refusal::inline(&Config::new()).split('|').count(), refusals().len());
    assert_eq!(Reaction::inline(&Config::new()).split('|').count(), reactions().len());
    let value: Value = serde_json::to_value(Message::new(ClientMsg::Ping {})).unwrap();
    assert_eq!(value, json!({ "v": VERSION, "type": "ping" }));
}

#[test]
fn the_documentation_names_every_word() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
    let text = std::fs::read_to_string(path).unwrap();
    let words = [
        known(&of_clients()),
        known(&of_servers()),
        known(&happenings()),
        known(&refusals()),
        known(&reactions()),
    ]
    .concat();
    let missing: Vec<&str> = words.into_iter().filter(|word| !text.contains(&format!("`{word}`"))).collect();
    assert!(missing.is_empty(), "docs/api.md says nothing of {missing:?}");
}

/// Stores have listings of tables that nobody has touched since.
#[test]
fn listings_of_older_versions_are_read() {
    let listing = json!({
        "table": "x", "game": "chess", "seats": ["p1", "p2", "p3"], "players": ["Anna", null, "level 2"],
        "clock": { "kind": "none" }, "begun": false, "created": 1,
    });
    let listing: LobbyTable = serde_json::from_value(listing).unwrap();
    assert_eq!(
        listing.players,
        [Occupant::Person { name: text("Anna") }, Occupant::Free, Occupant::Bot { level: 2 }]
    );
    let written = serde_json::to_value(&listing).unwrap();
    assert_eq!(written["players"][2], json!({ "kind": "bot", "level": 2 }));
    assert_eq!(serde_json::from_value::<LobbyTable>(written).unwrap(), listing);
}
