//! Tables that people play at, over HTTP and WebSocket.
//!
//! A table is a log in the store ([`entry`]), and in memory a [`Sheet`](sheet::Sheet) that the log tells. What clients wish becomes entries
//! ([`wish`]), one task a table writes them ([`room`]), and each viewer is told what it may know ([`tell`]). [`hall`] finds
//! tables; [`http`] and [`socket`] are the doors, [`page`] is what people see. Start at [`Server::bind`].

#![allow(rustdoc::private_intra_doc_links, reason = "these pages are read by who works on the crate")]

pub mod catalogue;
mod clock;
mod deed;
mod entry;
pub mod fair;
#[doc(hidden)]
pub mod fuzz;
mod hall;
mod http;
pub mod keys;
mod limits;
mod listen;
mod page;
mod pictures;
mod pool;
pub mod rehearsal;
mod request;
mod room;
mod scroll;
mod sheet;
mod socket;
mod study;
mod tell;
#[cfg(test)]
mod tests;
mod wish;
mod world;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusBuilder;
use store::Store;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};

pub use world::World;

/// How long requests and sockets may take to end when the server does.
const FAREWELL: Duration = Duration::from_secs(3);

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// What links begin with; `http://` and the address if left out.
    pub public_url: Option<String>,
    /// How many threads think for bots; one less than there are cores if left out.
    pub thinkers: Option<usize>,
    /// How many requests a second an address may make; 0 is without limit.
    pub requests_per_second: u32,
    /// How many sockets an address may open; 0 is without limit.
    pub connections: usize,
    /// Whether a proxy stands in front and says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// The time and chance.
    pub world: World,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 1988)),
            public_url: None,
            thinkers: None,
            requests_per_second: 50,
            connections: 200,
            behind_proxy: false,
            world: World::default(),
        }
    }
}

/// Why a server cannot run.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ServeError {
    #[error("cannot listen at {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("cannot start a thread for bots: {0}")]
    Threads(io::Error),
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    shared: Arc<http::Server>,
}

impl Server {
    /// Begins to listen.
    pub async fn bind(config: Config, store: Store) -> Result<Self, ServeError> {
        let listen = |source| ServeError::Listen { address: config.listen, source };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = config.thinkers.unwrap_or(cores.saturating_sub(1).max(1));
        let pool = pool::Pool::new(thinkers).map_err(ServeError::Threads)?;
        let public_url = config.public_url.unwrap_or_else(|| format!("http://{address}"));
        let public_url = public_url.trim_end_matches('/').to_owned();
        let shared = http::Server {
            hall: hall::Hall::new(store, pool, config.world, public_url),
            limits: Arc::new(limits::Limits::new(config.requests_per_second, config.behind_proxy)),
            doors: listen::Doors::new(config.connections),
            closing: watch::Sender::new(false),
            metrics: metrics_handle(),
        };
        Ok(Self { listener, address, shared: Arc::new(shared) })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What links begin with.
    pub fn url(&self) -> &str {
        &self.shared.hall.public_url
    }

    /// Serves until `stop` is ready, then finishes what was begun.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { listener, shared, .. } = self;
        let rounds = tokio::spawn(Arc::clone(&shared.hall).go_round());
        let tidy = tokio::spawn(tidy(Arc::clone(&shared)));
        let closing = Arc::clone(&shared);
        let (leave, leaving) = oneshot::channel();
        let stopped = async move {
            stop.await;
            closing.closing.send_replace(true);
            let _ = leave.send(());
        };
        let router = http::router(Arc::clone(&shared));
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let server = axum::serve(listen::door(listener), service).with_graceful_shutdown(stopped);
        let all_gone = async {
            let served = server.await;
            // Every socket listens whether the server is about to end.
            shared.closing.closed().await;
            served
        };
        let too_late = async {
            let _ = leaving.await;
            tokio::time::sleep(FAREWELL).await;
        };
        let served = tokio::select! {
            served = all_gone => served,
            () = too_late => {
                tracing::info!("some connections did not end by themselves");
                Ok(())
            }
        };
        rounds.abort();
        tidy.abort();
        shared.hall.pool.close();
        shared.hall.store.clone().close().await;
        served.map_err(ServeError::Stopped)
    }
}

/// Forgets what is no longer needed.
async fn tidy(shared: Arc<http::Server>) {
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        shared.limits.tidy();
        shared.metrics.run_upkeep();
    }
}

/// The numbers of this process. Servers that share one, as in tests, share its numbers.
fn metrics_handle() -> metrics_exporter_prometheus::PrometheusHandle {
    use std::sync::OnceLock;
    static HANDLE: OnceLock<metrics_exporter_prometheus::PrometheusHandle> = OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Another recorder of the process keeps its place; then this one stays empty.
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    HANDLE.get_or_init(install).clone()
}
