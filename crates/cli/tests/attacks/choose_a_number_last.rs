//! The last to sit down knows the secret, the server's owner for one, waits for the numbers of the others, and chooses
//! a number of their own by which the dice suit them.

use serde_json::{Value, json};
use table::keys::Secret;
use testing::Ask;

use crate::common::ok;
use crate::common::server::random_token;
use crate::player::{self, Player, server};

/// What commits to a number of hexadecimal digits.
fn commitment(number: &str) -> String {
    let number: Secret = number.parse().expect("32 digits");
    number.digest().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn choose_a_number_last() {
    let server = server("last");
    let (table, key) = player::table(&server, &json!({ "game": "sphinx", "seats": "p1, p2", "lot": true }));
    let (honest, wanted, other) = (random_token(), random_token(), random_token());
    let sit = |number: &str| json!({ "name": "Anna", "commitment": commitment(number) });
    let mut anna = Player::sit(&server, &table, &key, sit(&honest)).await;
    let early = json!({ "type": "open", "number": honest });
    anna.is_refused(early.clone(), "not-now").await;
    let mut eve = Player::sit(&server, &table, &key, sit(&wanted)).await;
    assert_eq!(eve.state().await["begun"], false, "numbers are closed");
    let opening = eve.state().await["opening"].clone();
    assert_eq!(opening["commitments"], json!([commitment(&honest), commitment(&wanted)]));

    // Anna opens hers, as everybody does by now. Eve would rather have another one.
    anna.does(early).await;
    eve.is_refused(json!({ "type": "open", "number": other }), "form").await;
    let leave =
        Ask::method("DELETE", format!("/api/tables/{table}/seats/{}", eve.seat)).token(Some(&eve.token));
    assert_eq!(server.ask(leave).status, 409, "nobody leaves to come back with another number");
    let again = json!({ "name": "Eve", "token": eve.token, "key": key, "commitment": commitment(&other) });
    server.post(&format!("/api/tables/{table}/seats"), &again);
    assert_eq!(eve.state().await["opening"]["commitments"], opening["commitments"], "it stays what it was");
    eve.is_refused(json!({ "type": "stand-in", "absent": "p2", "level": 1 }), "forbidden").await;
    assert_eq!(eve.state().await["begun"], false, "no game without her number");

    eve.does(json!({ "type": "open", "number": wanted })).await;
    let snapshot = |token: &str| -> Value {
        server.ask(Ask::get(format!("/api/tables/{table}")).token(Some(token))).json()
    };
    assert_eq!(snapshot(&anna.token)["state"]["begun"], true);
    let seat = snapshot(&anna.token)["yours"][0].as_str().expect("a seat").to_owned();
    let mut anna = Player::look(&server, &table, &seat, &anna.token).await;
    anna.does(json!({ "type": "resign" })).await;
    let record = server.record(&table);
    for number in [&honest, &wanted] {
        assert!(record.contains(number.as_str()) && record.contains(&commitment(number)), "{record}");
    }
    let said = ok(&["verify", "-"], &record);
    assert_eq!(said.matches(", committed to before\n").count(), 2, "{said}");
    server.stop();
}
