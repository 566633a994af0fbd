//! The server that is driven: one that is there, or one that is started for it. What it needs is read from `/proc`.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::time::sleep;

/// The server.
pub struct Target {
    pub address: SocketAddr,
    pid: Option<u32>,
    started: Option<Started>,
}

/// A server that ends with whoever started it.
struct Started {
    child: Child,
    _directory: TempDir,
}

impl Drop for Started {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// What a process has used so far.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    pub user: Duration,
    pub system: Duration,
    /// Memory in use, in bytes.
    pub memory: u64,
}

impl Target {
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
        let pid =
            pid.or_else(|| address.ip().is_loopback().then(|| proc::listener(address.port())).flatten());
        Ok(Self { address, pid, started: None })
    }

    /// Starts a server in a temporary directory.
    pub fn start() -> Result<Self> {
        let directory = tempfile::tempdir().context("a temporary directory")?;
        let mut child = Command::new(std::env::current_exe()?)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--requests-per-second",
                "0",
                "--connections",
                "0",
                "--data",
            ])
            .arg(directory.path())
            .env("PYRAMIDION_LOG_FILTER", "warn")
            .env_remove("PYRAMIDION_DATABASE")
            .env_remove("PYRAMIDION_CONFIG")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("a server")?;
        let pid = child.id();
        let output = child.stdout.take().expect("it is piped");
        let started = Some(Started { child, _directory: directory });
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address =
            line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next()?.parse().ok());
        let address =
            address.with_context(|| format!("the server: found `{}`, expected its address", line.trim()))?;
        Ok(Self { address, pid: Some(pid), started })
    }

    /// What it has used so far.
    pub fn usage(&self) -> Option<Usage> {
        proc::usage(self.pid?)
    }

    /// Ends a server that was started here.
    pub async fn end(self) -> Result<()> {
        let Some(mut started) = self.started else { return Ok(()) };
        ask_to_end(&mut started.child)?;
        for _ in 0..100 {
            if started.child.try_wait()?.is_some() {
                return Ok(());
            }
            sleep(Duration::from_millis(100)).await;
        }
        bail!("the server was asked to end and did not within 10 s: it was killed")
    }
}

#[cfg(unix)]
fn ask_to_end(child: &mut Child) -> Result<()> {
    Ok(rustix::process::kill_process(rustix::process::Pid::from_child(child), rustix::process::Signal::TERM)?)
}

#[cfg(not(unix))]
fn ask_to_end(child: &mut Child) -> Result<()> {
    Ok(child.kill()?)
}

/// Lets this process, and a server that it starts, open so many files.
#[cfg(unix)]
pub fn raise_files(needed: u64) -> Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.maximum.is_some_and(|most| most < needed) {
        let most = limit.maximum.unwrap_or_default();
        bail!(
            "{needed} open files are needed for so many connections, and a process may open {most} here (ulimit -Hn)"
        );
    }
    if limit.current.is_some_and(|now| now < needed) {
        let raised = Rlimit { current: limit.maximum.or(Some(needed)), maximum: limit.maximum };
        setrlimit(Resource::Nofile, raised).context("more open files (ulimit -n)")?;
    }
    Ok(())
}

#[cfg(not(unix))]
pub fn raise_files(_needed: u64) -> Result<()> {
    Ok(())
}

/// How busy the machine was in the last minute.
pub fn load_average() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

#[cfg(target_os = "linux")]
mod proc {
    use std::fs;
    use std::time::Duration;

    use super::Usage;

    /// What a process has used so far.
    pub fn usage(pid: u32) -> Option<Usage> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name of the program, in parentheses, may hold anything.
        let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
        let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
        let time =
            |ticks: f64| Duration::from_secs_f64(ticks / rustix::param::clock_ticks_per_second() as f64);
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = memory.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(Usage { user: time(ticks(11)?), system: time(ticks(12)?), memory: kilobytes << 10 })
    }

    /// The process that listens at this port.
    pub fn listener(port: u16) -> Option<u32> {
        let socket = ["/proc/net/tcp", "/proc/net/tcp6"].iter().find_map(|path| socket(path, port))?;
        let link = format!("socket:[{socket}]");
        let pids =
            fs::read_dir("/proc").ok()?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        pids.into_iter().find(|pid: &u32| {
            let Ok(files) = fs::read_dir(format!("/proc/{pid}/fd")) else { return false };
            files
                .filter_map(|file| fs::read_link(file.ok()?.path()).ok())
                .any(|found| found.as_os_str() == &*link)
        })
    }

    /// The number of the socket that listens at this port.
    fn socket(path: &str, port: u16) -> Option<String> {
        const LISTENS: &str = "0A";
        let wanted = format!(":{port:04X}");
        fs::read_to_string(path).ok()?.lines().find_map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let fits = fields.get(1)?.ends_with(&wanted) && *fields.get(3)? == LISTENS;
            fits.then(|| fields.get(9).map(|inode| (*inode).to_owned()))?
        })
    }
}

#[cfg(not(target_os = "linux"))]
mod proc {
    use super::Usage;

    pub fn usage(_pid: u32) -> Option<Usage> {
        None
    }

    pub fn listener(_port: u16) -> Option<u32> {
        None
    }
}
