//! The examples play a game to its end on a real server, which is restarted in the middle of it.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use protocol::{Begin, ChairWish, Created, Snapshot};
use server::{Config, Server};
use store::Store;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long a game may take on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_mins(5);

/// A server that runs beside the test.
struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl Running {
    fn start(runtime: &Runtime, data: &Path, listen: SocketAddr) -> Self {
        let url = format!("sqlite:{}", data.join("p.db").display());
        let server = runtime.block_on(async {
            let store = Store::open(&url).await.unwrap();
            let until = Instant::now() + PATIENCE;
            // Where a server has just stopped its last connections may linger.
            loop {
                let config = Config { listen, requests_per_second: 0, ..Config::default() };
                match Server::bind(config, store.clone()).await {
                    Ok(server) => break server,
                    Err(error) if Instant::now() > until => panic!("{error}"),
                    Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                }
            }
        });
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let run = async move {
            server.run(async { drop(stopped.await) }).await.unwrap();
        };
        Self { address, stop, done: runtime.spawn(run) }
    }

    fn stop(self, runtime: &Runtime) {
        let _ = self.stop.send(());
        runtime.block_on(self.done).unwrap();
    }

    /// A table for one guest and a weak bot.
    fn table(&self) -> Created {
        let begin = Begin {
            game: "sphinx".to_owned(),
            seats: Some("p1, p2".to_owned()),
            options: std::collections::BTreeMap::new(),
            chairs: vec![ChairWish::Person {}, ChairWish::Bot { level: 1 }],
            clock: protocol::ClockRule::None,
            listed: false,
            hints: false,
            stand_in: None,
        };
        let request = minreq::post(format!("http://{}/api/tables", self.address)).with_json(&begin).unwrap();
        request.send().unwrap().json().unwrap()
    }

    fn look(&self, table: &str) -> Snapshot {
        minreq::get(format!("http://{}/api/tables/{table}", self.address)).send().unwrap().json().unwrap()
    }
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
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let running = Running::start(&runtime, data.path(), "127.0.0.1:0".parse().unwrap());
    let (address, created) = (running.address, running.table());
    let guest = Guest::start(program.arg(created.links.players).arg("Guest"));
    wait_until("it plays", || running.look(&created.table).state.ply > 6);
    running.stop(&runtime);
    let running = Running::start(&runtime, data.path(), address);
    wait_until("the game is over", || running.look(&created.table).state.result.is_some());
    let Output { status, stdout, stderr } = guest.end();
    let (said, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
    assert!(status.success() && errors.contains("again in a second"), "{said}{errors}");
    let winners = running.look(&created.table).state.result.unwrap().winners;
    let winner = winners.first().map_or("nobody", String::as_str);
    assert_eq!(said, format!("Guest sits at p1\nwon by {winner} (rules)\n"));
    running.stop(&runtime);
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
