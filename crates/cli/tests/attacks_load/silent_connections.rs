//! Two thousand connections that say nothing, or little at a time, or that never finish what they say, to a server that
//! may open 1,024 files. Before, nobody else could come in as long as they lasted.

use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tempfile::tempdir;
use testing::{Ask, Serve, connect_from};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use super::harness::{Evening, alone, attacker, binary, come, sit, start};

const CONNECTIONS: usize = 2_000;

/// What a connection says at once; some say a byte more each second.
const BEGINNINGS: [&str; 4] = [
    "",
    "GET /healthz HT",
    "GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ",
    "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
];

/// Opens connections from this number of addresses.
async fn attack(server: SocketAddr, addresses: u8) -> Vec<TcpStream> {
    let mut opening = JoinSet::new();
    for number in 0..CONNECTIONS {
        opening.spawn(async move {
            let from = attacker((number % addresses as usize) as u8);
            let opened = timeout(Duration::from_secs(5), connect_from(server, from)).await;
            let mut stream = opened.ok()?.ok()?;
            stream.write_all(BEGINNINGS[number % BEGINNINGS.len()].as_bytes()).await.ok()?;
            Some(stream)
        });
        if opening.len() >= 64 {
            sleep(Duration::from_millis(2)).await;
        }
    }
    opening.join_all().await.into_iter().flatten().collect()
}

/// One more byte from everybody who has said something.
async fn dribble(streams: &mut [TcpStream]) {
    for stream in streams {
        let _ = stream.try_write(b"y");
    }
    sleep(Duration::from_secs(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keep_nobody_out() {
    let _alone = alone().await;
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    for addresses in [1, 20] {
        let directory = tempdir().expect("a temporary directory");
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -n 1024; exec \"$0\" \"$@\"", &binary()]);
        let server = start(Serve::by(command).at_a_free_port().data(directory.path()));
        let address = server.address;
        let evening = Evening::begin(address).await;
        let mut streams = attack(address, addresses).await;
        let begun = Instant::now();
        for round in 0..8 {
            dribble(&mut streams).await;
            let newcomer = std::net::IpAddr::from([127, 0, 0, 20 + round]);
            let asked = Instant::now();
            let answer =
                timeout(Duration::from_secs(5), Ask::get("/api/games").of_from(address, newcomer)).await;
            let answer = answer.expect("a newcomer is answered").expect("a newcomer comes in");
            assert_eq!(answer.status, 200, "{}", answer.text());
            assert!(asked.elapsed() < Duration::from_secs(3), "a newcomer waited {:?}", asked.elapsed());
            let seated = sit(address, newcomer, "sphinx", &[None, Some(1)]).await.remove(0);
            come(address, newcomer, &seated).await.until("snapshot").await.expect("a newcomer can play");
        }
        evening.end(&format!("two thousand connections from {addresses} addresses")).await;
        // A client that has not said in time what it wants has to go, and only bodies may take as long as any request.
        sleep(Duration::from_secs(16).saturating_sub(begun.elapsed())).await;
        let open = std::fs::read_dir(format!("/proc/{}/fd", server.id())).map_or(0, Iterator::count);
        println!("{open} files are open after {} s", begun.elapsed().as_secs());
        assert!(open < 300, "found {open} open files, expected that those who say nothing have gone");
        drop(streams);
    }
}
