//! Somebody takes a name that nobody can see, that turns the line round, or that looks like another player's.

use serde_json::{Value, json};
use testing::Ask;

use crate::common::server::random_token;
use crate::player::{server, table};

#[tokio::test(flavor = "multi_thread")]
async fn look_like_another() {
    let server = server("names");
    let (table, key) = table(&server, &json!({ "game": "sphinx", "seats": "p1, p2, p3" }));
    let path = format!("/api/tables/{table}/seats");
    let sit = |name: &str| {
        let sit = json!({ "key": key, "token": random_token(), "name": name, "number": random_token() });
        server.ask(Ask::post(path.clone(), &sit))
    };
    for unseen in ["\u{200b}", "\u{2060}\u{feff}\u{200d}", "\u{3164}", "\u{2800}\u{a0}", "\u{202e}\u{2066}"] {
        assert_eq!(sit(unseen).status, 400, "{unseen:?}");
    }
    assert_eq!(sit("Anna").status, 200);
    assert_eq!(sit("\u{202e}neB\u{202c}").status, 200);
    // With a Cyrillic letter, and something of no width in the middle.
    assert_eq!(sit("Аn\u{200b}na").status, 200);
    let snapshot: Value = server.ask(Ask::get(format!("/api/tables/{table}"))).json();
    let chairs = &snapshot["state"]["chairs"];
    assert_eq!(chairs[1]["player"]["name"], "neB", "nothing turns the line round");
    assert_eq!(chairs[2]["player"]["name"], "Аnna");
    let marks: Vec<&Value> = (0..3).map(|seat| &chairs[seat]["looks_like"]).collect();
    assert_eq!(marks, [&json!("p3"), &Value::Null, &json!("p1")]);
    server.stop();
}
