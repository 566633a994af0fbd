//! The examples play a game to its end on a real server, which is restarted in the middle of it.

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use protocol::{Chair, Created, Occupant, Snapshot};
use serde_json::json;
use testing::{Ask, Running, Serve};

/// How long a game may take on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_mins(5);

/// A server with this data. Where one has just stopped its last connections may linger.
fn serve(data: &Path, listen: &str) -> Running {
    let binary = testing::pyramidion().unwrap();
    let until = Instant::now() + PATIENCE;
    loop {
        let serve = Serve::with(&binary).without_limits().data(data).args(["--listen", listen]);
        match serve.start() {
            Ok(running) => return running,
            Err(error) if Instant::now() > until => panic!("{error}"),
            Err(_) => sleep(Duration::from_millis(100)),
        }
    }
}

/// A table for one guest and a weak bot, who draw their seats by lot.
fn table(server: &Running) -> Created {
    let chairs = json!([{ "kind": "person" }, { "kind": "bot", "level": 1 }]);
    let table = json!({ "game": "sphinx", "seats": "p1, p2", "chairs": chairs, "lot": true });
    let made = Ask::post("/api/tables", &table).blocking(server.address).unwrap();
    serde_json::from_slice(&made.body).unwrap()
}

fn look(server: &Running, table: &str) -> Snapshot {
    let looked = Ask::get(format!("/api/tables/{table}")).blocking(server.address).unwrap();
    serde_json::from_slice(&looked.body).unwrap()
}

/// A program that ends with the test.
struct Guest(Option<Child>);

impl Guest {
    fn start(program: &mut Command) -> Self {
        Self(Some(program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()))
    }

    /// What it printed until its end.
    fn end(mut self) -> Output {
        self.0.take().expect("it was started").wait_with_output().unwrap()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "{what}: not within {PATIENCE:?}");
        sleep(Duration::from_millis(20));
    }
}

/// Lets a program play at a new table and restarts the server meanwhile.
fn play(mut program: Command) {
    let data = tempfile::tempdir().unwrap();
    let server = serve(data.path(), "127.0.0.1:0");
    let (address, created) = (server.address.to_string(), table(&server));
    let guest = Guest::start(program.arg(created.links.players).arg("Guest"));
    wait_until("it plays", || look(&server, &created.table).state.ply > 6);
    server.terminate().unwrap();
    let server = serve(data.path(), &address);
    wait_until("the game is over", || look(&server, &created.table).state.result.is_some());
    let Output { status, stdout, stderr } = guest.end();
    let (said, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success() && errors.contains("again in a second"), "{said}{errors}");
    let Snapshot { state, seats, .. } = look(&server, &created.table);
    let winners = state.result.unwrap().winners;
    let winner = winners.first().map_or("nobody", String::as_str);
    let is_guest = |chair: &Chair| matches!(chair.player, Occupant::Person { .. });
    let seat = &seats[state.chairs.iter().position(is_guest).expect("the guest has a seat")];
    // The guest takes the first seat that is free; the lot may bring them to the other one.
    let by_lot = if seat == "p1" { "" } else { "Guest sits at p2 by lot\n" };
    assert_eq!(said, format!("Guest sits at p1\n{by_lot}won by {winner} (rules)\n"));
}

#[test]
fn the_program_in_rust_plays_to_the_end() {
    play(Command::new(env!("CARGO_BIN_EXE_bot")));
}

#[test]
fn the_program_in_python_plays_to_the_end() {
    // `cargo xtask test` brings one that has them.
    let websockets = Command::new("python3").args(["-c", "import websockets"]).output();
    if !websockets.is_ok_and(|output| output.status.success()) {
        return;
    }
    let mut program = Command::new("python3");
    program.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../python/bot.py"));
    play(program);
}
