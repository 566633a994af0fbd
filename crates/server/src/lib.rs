//! Tables that people play at, over HTTP and WebSocket.
//!
//! What a table is, what may be done there and what each viewer is told is the `table` crate's. Here a table is a log in the
//! store, and while somebody looks at it a task with a mailbox ([`room`]), which writes what comes of commands and tells
//! everybody. Several servers on one database are one [`hall`]. [`tables`] finds tables; [`http`] and [`socket`] are the
//! doors, [`page`] is what people see. Start at [`Server::bind`].

#![allow(rustdoc::private_intra_doc_links, reason = "these pages are for those who work on the crate")]

mod analysis;
mod audit;
mod bans;
mod bell;
mod card;
pub mod catalogue;
mod connections;
mod derived;
mod environment;
mod guard;
mod hall;
mod health;
mod http;
mod limits;
mod listen;
mod makers;
mod media;
pub mod owner;
mod page;
mod papers;
mod pool;
mod positions;
mod printing;
mod request;
mod room;
mod socket;
mod tables;
mod thoughts;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusBuilder;
use store::Store;
use table::Environment;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::audit::Audit;
use crate::bans::Bans;
use crate::bell::{Bell, Note};
use crate::connections::Connections;
use crate::guard::Names;
use crate::hall::Hall;
use crate::http::Shared;
use crate::tables::Tables;

pub use audit::Addresses;
pub use bell::{BellChoice, InProcessBell, check_address as check_nats};
pub use environment::system_environment;
pub use makers::TableLimits;

/// How long requests and sockets may take to end when the server does.
const FAREWELL: Duration = Duration::from_secs(5);

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
    /// How many connections an address may have; 0 is without limit.
    pub connections: usize,
    /// How many tables an address may have.
    pub tables: TableLimits,
    /// Whether a proxy stands in front and says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// The directory in which the server hears its owner and keeps whom it does not serve; nowhere if left out.
    pub owner: Option<PathBuf>,
    /// By which bell other servers on the same database are told what happens.
    pub bell: BellChoice,
    /// For how long everything but new sockets is still served when the server is to end.
    pub drain: Duration,
    /// How the log tells addresses.
    pub addresses: Addresses,
    /// Where the numbers for Prometheus are; nowhere if left out.
    pub metrics: Option<SocketAddr>,
    /// The time and chance.
    pub environment: Environment,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 1988)),
            public_url: None,
            thinkers: None,
            requests_per_second: 50,
            connections: 400,
            tables: TableLimits::default(),
            behind_proxy: false,
            owner: None,
            bell: BellChoice::default(),
            drain: Duration::ZERO,
            addresses: Addresses::default(),
            metrics: None,
            environment: system_environment(),
        }
    }
}

/// Why a server cannot run.
#[derive(Debug, Error)]
#[allow(missing_docs)]
pub enum ServeError {
    #[error("cannot listen at {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("{}: {source}", file.display())]
    Bans { file: PathBuf, source: io::Error },
    #[error("cannot start a thread for bots: {0}")]
    Threads(io::Error),
    #[error("the bell cannot be rung: {0}")]
    Bell(String),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    /// Where the numbers are.
    metrics: Option<TcpListener>,
    owner: Option<owner::OwnerListener>,
    /// What is to be told to other servers, if there may be any, and how.
    notes: Option<(mpsc::Receiver<Note>, Arc<dyn Bell>)>,
    drain: Duration,
    shared: Arc<Shared>,
}

impl Server {
    /// Begins to listen.
    pub async fn bind(config: Config, store: Store) -> Result<Self, ServeError> {
        let (listener, address) = listen(config.listen).await?;
        let metrics = match config.metrics {
            Some(address) => Some(listen(address).await?.0),
            None => None,
        };
        let (owner, bans) = match &config.owner {
            Some(directory) => {
                let file = owner::bans(directory);
                let bans = Bans::read(file.clone()).map_err(|source| ServeError::Bans { file, source })?;
                let listener = owner::listen(directory).inspect_err(|error| {
                    tracing::warn!(%error, directory = %directory.display(), "the owner is not heard here");
                });
                (listener.ok(), bans)
            }
            None => (None, Bans::default()),
        };
        let audit = Audit::new(config.addresses, config.environment.clone());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = config.thinkers.unwrap_or(cores.saturating_sub(1).max(1));
        let pool = pool::Pool::new(thinkers).map_err(ServeError::Threads)?;
        let names = Names::new(config.public_url.as_deref(), config.behind_proxy);
        let public_url = config.public_url.unwrap_or_else(|| format!("http://{address}"));
        let public_url = public_url.trim_end_matches('/').to_owned();
        // A proxy has all the connections: what counts then is who asks through it.
        let room = connections::room();
        let (direct, asking) = if config.behind_proxy {
            (Connections::new(0, room), Connections::new(config.connections, room))
        } else {
            (Connections::new(config.connections, room), Connections::new(0, usize::MAX))
        };
        let (hall, notes) = Hall::new(store.is_shared());
        let notes = if store.is_shared() {
            tracing::info!(bell = config.bell.name(), "other servers may share the database");
            let bell = config.bell.open(&store).await.map_err(|error| ServeError::Bell(error.0))?;
            Some((notes, bell))
        } else {
            None
        };
        let shared = Shared {
            tables: Tables::new(store, pool, config.environment, public_url, config.tables, audit, hall),
            limits: Arc::new(limits::Limits::new(config.requests_per_second, config.behind_proxy)),
            connections: direct,
            asking,
            bans,
            names: Arc::new(names),
            checkup: health::Checkup::default(),
            closing: watch::Sender::new(false),
            metrics: metrics_handle(),
        };
        let (drain, shared) = (config.drain, Arc::new(shared));
        Ok(Self { listener, address, metrics, owner, notes, drain, shared })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the numbers for Prometheus are, if they are anywhere.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// What links begin with.
    pub fn url(&self) -> &str {
        &self.shared.tables.public_url
    }

    /// Serves until `stop` is ready, then finishes what was begun.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { listener, shared, metrics, owner, notes, drain, .. } = self;
        let mut tasks = JoinSet::new();
        tasks.spawn(Arc::clone(&shared.tables).look_after_all());
        tasks.spawn(tidy(Arc::clone(&shared)));
        if let Some((notes, bell)) = notes {
            let tables = || Arc::clone(&shared.tables);
            tasks.spawn(hall::ring(shared.tables.hall.node, Arc::clone(&bell), notes));
            tasks.spawn(hall::hear(tables(), bell));
            tasks.spawn(hall::keep_up(tables()));
        }
        let closing = || shared.closing.subscribe();
        let router = http::router(Arc::clone(&shared));
        let tables = Arc::clone(&shared.tables);
        let refused = move |address| tables.audit.record(audit::Matter::LimitHit, address, None);
        let connections = Arc::clone(&shared.connections);
        let serving = tokio::spawn(listen::serve(listener, router, connections, refused, closing()));
        if let Some(metrics) = metrics {
            let router = health::metrics_router(Arc::clone(&shared));
            tokio::spawn(listen::serve(metrics, router, Connections::new(0, usize::MAX), |_| (), closing()));
        }
        if let Some(owner) = owner {
            tokio::spawn(owner::obey(owner, Arc::clone(&shared), closing()));
        }
        stop.await;
        let hall = Arc::clone(&shared.tables.hall);
        hall.leave();
        if !drain.is_zero() {
            tracing::info!(seconds = drain.as_secs(), "leaving");
            tokio::time::sleep(drain).await;
        }
        shared.closing.send_replace(true);
        let all_gone = async {
            let _ = serving.await;
            // Every connection listens whether the server is about to end.
            shared.closing.closed().await;
        };
        if timeout(FAREWELL, all_gone).await.is_err() {
            tracing::info!("some connections did not end by themselves");
        }
        shared.tables.pool.close();
        hall.give_back(&shared.tables.store).await;
        hall.told().await;
        tasks.shutdown().await;
        shared.tables.store.clone().close().await;
    }
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let cannot = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    Ok((listener, address))
}

/// Forgets what is no longer needed.
async fn tidy(shared: Arc<Shared>) {
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        shared.limits.tidy();
        shared.tables.makers.tidy();
        shared.tables.pool.tidy();
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
