//! `load` as its users call it.

use std::process::{Command, Output};

use serde_json::Value;

fn load(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_load")).args(args).output().unwrap()
}

/// Exit code 2, and this on stderr.
fn refused(args: &[&str], expected: &str) {
    let output = load(args);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.contains(expected), "{args:?}\n   found {message}\nexpected {expected}");
}

#[test]
fn every_action_is_acknowledged_and_seen_by_the_other() {
    let binary = testing::pyramidion().unwrap();
    let server = ["--server", binary.to_str().unwrap()];
    let output = load(
        &[&server[..], &["--json", "--tables", "8", "--rate", "40", "--seconds", "1", "--idle", "4"]]
            .concat(),
    );
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
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

/// The two people of a table are at different servers, and what the database needs is told by itself.
#[cfg(unix)]
#[test]
fn two_servers_are_measured_together() {
    let binary = testing::pyramidion().unwrap();
    let output = load(&[
        "--server",
        binary.to_str().unwrap(),
        "--json",
        "--nodes",
        "2",
        "--tables",
        "8",
        "--rate",
        "40",
        "--seconds",
        "1",
    ]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let (played, none) = (&report["played"], serde_json::json!({}));
    assert_eq!((&played["refused"], &played["broken"], &played["servers"]), (&none, &none, &2.into()));
    assert!(played["actions"].as_u64().unwrap() >= 20, "{report}");
    if cfg!(target_os = "linux") {
        for who in ["server", "database"] {
            assert!(played[who]["memory"].as_u64().unwrap() > 1 << 20, "{report}");
        }
    }
}

#[test]
fn other_machines_are_left_alone() {
    refused(&["--url", "http://192.0.2.1:1988", "--seconds", "1"], "--elsewhere");
    refused(&["--url", "https://127.0.0.1"], "expected http://HOST:PORT");
    refused(&["--rate", "0"], "--rate: found 0");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    refused(&["--server", "/nowhere/pyramidion"], "/nowhere/pyramidion: ");
}
