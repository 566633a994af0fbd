//! Somebody sat down first and closed the page while the others were still waited for: the last one to sit down gives
//! that seat to a bot at once, for good.

use std::time::Duration;

use serde_json::json;
use table::keys::Secret;

use crate::common::server::random_token;
use crate::player::{self, Player, server};

/// A little longer than the server waits before somebody counts as gone.
const GONE: Duration = Duration::from_secs(21);

#[tokio::test(flavor = "multi_thread")]
async fn take_the_seat_of_one_who_went() {
    let server = server("went");
    let (table, key) =
        player::table(&server, &json!({ "game": "sphinx", "seats": "p1, p2", "listed": true }));
    let numbers = [random_token(), random_token()];
    let [anna, eve] = [0, 1].map(|seat| {
        let number: Secret = numbers[seat].parse().expect("32 digits");
        let name = ["Anna", "Eve"][seat];
        json!({ "name": name, "commitment": number.digest().to_string() })
    });
    let anna = Player::sit(&server, &table, &key, anna).await;
    let token = anna.token.clone();
    drop(anna);
    tokio::time::sleep(GONE).await;
    let mut eve = Player::sit(&server, &table, &key, eve).await;
    let steal = json!({ "type": "stand-in", "absent": "p1", "level": 1 });
    eve.is_refused(steal.clone(), "forbidden").await;
    eve.does(json!({ "type": "open", "number": numbers[1] })).await;
    eve.is_refused(steal, "forbidden").await;
    let opening = eve.state().await["opening"].clone();
    let created = server.ask(testing::Ask::get(format!("/api/tables/{table}"))).json()["at"].as_i64();
    let wait = opening["replaceable_at"].as_i64().expect("a time") - created.expect("a time");
    assert!((23 * 3_600_000..=24 * 3_600_000).contains(&wait), "without a clock others wait a day: {wait}");

    let mut anna = Player::look(&server, &table, "p1", &token).await;
    anna.does(json!({ "type": "open", "number": numbers[0] })).await;
    assert_eq!(anna.state().await["begun"], true, "with Anna");
    assert_eq!(anna.state().await["chairs"][0]["player"], json!({ "kind": "person", "name": "Anna" }));
    server.stop();
}
