//! Running the real binary.
#![allow(dead_code, reason = "not every test file needs all of it")]

pub mod random_player;
pub mod server;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// Runs `pyramidion` with arguments and a text at the keyboard, for somebody who reads English.
pub fn pyramidion(args: &[&str], keyboard: &str) -> Output {
    pyramidion_in("C", args, keyboard)
}

/// The same in a locale.
pub fn pyramidion_in(locale: &str, args: &[&str], keyboard: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pyramidion"))
        .args(args)
        .env_remove("CLICOLOR_FORCE")
        .env("LC_ALL", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut stdin, keyboard) = (child.stdin.take().unwrap(), keyboard.to_owned());
    // A program that refuses its arguments closes the pipe before it has read everything.
    let typing = std::thread::spawn(move || drop(stdin.write_all(keyboard.as_bytes())));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    output
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn ok(args: &[&str], keyboard: &str) -> String {
    let output = pyramidion(args, keyboard);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    stdout(&output)
}

/// Exit code 2, nothing on stdout, and this on stderr.
pub fn refused(args: &[&str], keyboard: &str, expected: &str) {
    let output = pyramidion(args, keyboard);
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.contains(expected), "{args:?}\n   found {message}\nexpected {expected}");
}

/// A folder of its own for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}
