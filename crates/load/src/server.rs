//! The server that is measured: one that is there, or one that is started for it.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use testing::{Running, Serve};

use crate::usage::{Usage, listener};

/// The server.
pub struct MeasuredServer {
    pub address: SocketAddr,
    pid: Option<u32>,
    started: Option<Running>,
}

impl MeasuredServer {
    /// A server that is there.
    pub async fn known(url: &str, elsewhere: bool, pid: Option<u32>) -> Result<Self> {
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
        let pid = pid.or_else(|| address.ip().is_loopback().then(|| listener(address.port())).flatten());
        Ok(Self { address, pid, started: None })
    }

    /// Starts a server in a temporary directory, with this binary or the one that was built beside this program.
    pub fn start(binary: Option<&Path>) -> Result<Self> {
        let binary = match binary {
            Some(binary) => binary.to_owned(),
            None => beside()?,
        };
        let serve = Serve::with(binary).at_a_free_port().without_limits().new_data()?;
        let running = serve.env("PYRAMIDION_LOG_FILTER", "warn").show_log().start()?;
        Ok(Self { address: running.address, pid: Some(running.id()), started: Some(running) })
    }

    /// What it has used so far.
    pub fn usage(&self) -> Option<Usage> {
        self.pid.and_then(Usage::of)
    }

    /// Ends a server that was started here.
    pub fn end(self) -> Result<()> {
        if let Some(running) = self.started {
            running.terminate()?;
        }
        Ok(())
    }
}

/// The binary `pyramidion` in the folder of this program.
fn beside() -> Result<PathBuf> {
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
