//! The load that measures a server, as its users call it.

mod common;

use common::{ok, refused};
use serde_json::Value;

fn data(args: &[&str]) -> Value {
    serde_json::from_str(&ok(&[&["load", "--json"], args].concat(), "")).unwrap()
}

#[test]
fn every_action_is_acknowledged_and_seen_by_the_other() {
    let report = data(&["--tables", "8", "--rate", "40", "--seconds", "1", "--idle", "4"]);
    let played = &report["played"];
    let actions = played["actions"].as_u64().unwrap();
    assert!((20..=60).contains(&actions), "{report}");
    let none = serde_json::json!({});
    assert_eq!((&played["refused"], &played["broken"], &played["unsent"]), (&none, &none, &0.into()));
    for times in ["acknowledged", "seen"] {
        let [p50, max] = ["p50", "max"].map(|key| played[times][key].as_f64().unwrap());
        assert!(0.0 < p50 && p50 <= max, "{report}");
    }
    assert_eq!(report["idle"]["connections"], 4);
    if cfg!(target_os = "linux") {
        assert!(played["server"]["memory"].as_u64().unwrap() > 1 << 20, "{report}");
    }
}

#[test]
fn other_machines_are_left_alone() {
    refused(&["load", "--url", "http://192.0.2.1:1988", "--seconds", "1"], "", "--elsewhere");
    refused(&["load", "--url", "https://127.0.0.1"], "", "expected http://HOST:PORT");
    refused(&["load", "--rate", "0"], "", "--rate: found 0");
}
