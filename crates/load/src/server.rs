//! The servers that are measured: some that are there, or some that are started for it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use testing::{Running, Serve};

use crate::usage::{Usage, listener};

/// The servers, of which any serves any table.
pub struct MeasuredServers {
    pub addresses: Vec<SocketAddr>,
    /// All of them, or none if one is not known.
    pids: Vec<u32>,
    /// A process of which those of the database are descendants.
    database: Option<u32>,
    started: Started,
}

/// What has to be ended.
enum Started {
    Nothing,
    Server(Box<Running>),
    #[cfg(unix)]
    Fleet(Box<testing::Fleet>),
}

/// How servers hear of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Bell {
    /// By PostgreSQL's LISTEN and NOTIFY
    Notify,
    /// By NATS
    Nats,
}

impl MeasuredServers {
    /// Servers that are there.
    pub async fn known(
        urls: &[String],
        elsewhere: bool,
        pids: &[u32],
        database: Option<u32>,
    ) -> Result<Self> {
        let mut addresses = Vec::new();
        for url in urls {
            addresses.push(address(url, elsewhere).await?);
        }
        let found = || {
            let here = |address: &SocketAddr| address.ip().is_loopback().then(|| listener(address.port()));
            addresses.iter().map(|address| here(address).flatten()).collect::<Option<Vec<_>>>()
        };
        let pids = if pids.is_empty() { found().unwrap_or_default() } else { pids.to_vec() };
        Ok(Self { addresses, pids, database, started: Started::Nothing })
    }

    /// Starts a server in a temporary directory, with this binary or the one that was built beside this program.
    pub fn start(binary: Option<&Path>) -> Result<Self> {
        let serve = Serve::with(the_binary(binary)?).at_a_free_port().without_limits().new_data()?;
        let running = serve.env("PYRAMIDION_LOG_FILTER", "warn").show_log().start()?;
        let (addresses, pids) = (vec![running.address], vec![running.id()]);
        Ok(Self { addresses, pids, database: None, started: Started::Server(Box::new(running)) })
    }

    /// Starts a PostgreSQL, perhaps a NATS, and this many servers.
    #[cfg(unix)]
    pub fn start_fleet(binary: Option<&Path>, nodes: usize, bell: Bell) -> Result<Self> {
        let bell = match bell {
            Bell::Notify => testing::Bell::Notify,
            Bell::Nats => testing::Bell::Nats,
        };
        let mut setup = testing::FleetSetup::new(the_binary(binary)?, nodes, bell);
        (setup.proxies, setup.shows_log, setup.log_filter) = (false, true, Some("warn"));
        let fleet = setup.start()?;
        let pids = fleet.nodes().iter().filter_map(testing::Node::id).collect();
        let (addresses, database) = (fleet.doors(), fleet.postgres.id());
        Ok(Self { addresses, pids, database, started: Started::Fleet(Box::new(fleet)) })
    }

    #[cfg(not(unix))]
    pub fn start_fleet(_binary: Option<&Path>, _nodes: usize, _bell: Bell) -> Result<Self> {
        bail!("--nodes: PostgreSQL cannot be started here: start it and the servers, and give their --url")
    }

    /// What all servers have used so far.
    pub fn usage(&self) -> Option<Usage> {
        Usage::of_all(&self.pids).filter(|_| !self.pids.is_empty())
    }

    /// What the database has used so far, if it is known.
    pub fn database_usage(&self) -> Option<Usage> {
        self.database.and_then(Usage::of_family)
    }

    /// Ends what was started here.
    pub fn end(self) -> Result<()> {
        match self.started {
            Started::Nothing => {}
            Started::Server(running) => drop(running.terminate()?),
            #[cfg(unix)]
            Started::Fleet(fleet) => fleet.end()?,
        }
        Ok(())
    }
}

async fn address(url: &str, elsewhere: bool) -> Result<SocketAddr> {
    let Some(host) = url.strip_prefix("http://") else {
        bail!("--url: found {url}, expected http://HOST:PORT");
    };
    let host = host.trim_end_matches('/');
    let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let mut addresses = tokio::net::lookup_host(&host).await.with_context(|| host.clone())?;
    let address = addresses.next().with_context(|| format!("found no address of {host}"))?;
    if !elsewhere && !address.ip().is_loopback() {
        bail!(
            "--url: found {address}, expected a server on this machine: others may only be loaded with --elsewhere"
        );
    }
    Ok(address)
}

/// This binary, or `pyramidion` in the folder of this program.
fn the_binary(given: Option<&Path>) -> Result<PathBuf> {
    if let Some(given) = given {
        return Ok(given.to_owned());
    }
    let file = format!("pyramidion{}", std::env::consts::EXE_SUFFIX);
    let binary = std::env::current_exe()?.with_file_name(file);
    if !binary.exists() {
        bail!(
            "found no {}, expected the server's binary: build it, or say where it is by --server",
            binary.display()
        );
    }
    Ok(binary)
}
