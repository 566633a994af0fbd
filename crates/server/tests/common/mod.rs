//! A server in this process, with a database of its own.
#![allow(dead_code, reason = "not every test file needs all of it")]

use std::net::SocketAddr;

use server::{Config, Server};
use store::Store;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server. It goes with the test.
pub struct TestServer {
    pub address: SocketAddr,
    /// Where its numbers are.
    pub metrics: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    done: JoinHandle<()>,
    /// Of its own file, if it has one.
    directory: Option<TempDir>,
}

/// A configuration for tests: a free port, and no limits.
pub fn free() -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        thinkers: Some(1),
        requests_per_second: 0,
        connections: 0,
        metrics: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        ..Config::default()
    }
}

impl TestServer {
    /// Starts a server with a new SQLite file.
    pub async fn open(config: Config) -> Self {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let url = format!("sqlite:{}", directory.path().join("tables.db").display());
        Self { directory: Some(directory), ..Self::open_on(config, &url).await }
    }

    /// Starts a server on a database.
    pub async fn open_on(config: Config, database: &str) -> Self {
        let store = Store::open(database).await.expect("the database can be opened");
        let server = Server::bind(config, store).await.expect("a free port can be listened at");
        let (address, metrics) = (server.address(), server.metrics().expect("an address"));
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async {
            let _ = stopped.await;
        };
        let done = tokio::spawn(async move { server.run(stopped).await });
        Self { address, metrics, stop: Some(stop), done, directory: None }
    }

    /// Stops it and waits for its end.
    pub async fn close(mut self) {
        drop(self.stop.take());
        self.done.await.expect("the server does not panic");
    }
}
