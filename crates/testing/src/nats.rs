//! A NATS of one's own: a free port of 127.0.0.1, and gone with the test, however that ends.

use std::io::{self, Read};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs};

use tempfile::TempDir;

use crate::watched::Watched;

/// How long it may take to listen.
const STARTING: Duration = Duration::from_secs(30);

/// A running `nats-server`. It stops when this is dropped.
pub struct Nats {
    program: PathBuf,
    directory: TempDir,
    address: SocketAddr,
    server: Option<Watched>,
}

impl Nats {
    /// Starts it.
    pub fn start() -> io::Result<Self> {
        let program = program().ok_or_else(|| {
            io::Error::other("found no NATS, expected `nats-server` (apt-get install -y nats-server)")
        })?;
        let directory = tempfile::Builder::new().prefix("nats-").tempdir()?;
        let address = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
        let mut nats = Self { program, directory, address, server: None };
        nats.start_again()?;
        Ok(nats)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its address as programs want it.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Whether it has not been stopped.
    pub fn runs(&self) -> bool {
        self.server.is_some()
    }

    /// Stops it at once, as if it had crashed.
    pub fn stop(&mut self) {
        drop(self.server.take());
    }

    /// Starts it after it was stopped, at the same address.
    pub fn start_again(&mut self) -> io::Result<()> {
        let mut server = Command::new(&self.program);
        server.args(["-a", "127.0.0.1", "-p", &self.address.port().to_string()]);
        let log = self.directory.path().join("log");
        self.server = Some(Watched::start(&server, "KILL", &log)?);
        let until = Instant::now() + STARTING;
        while !self.answers() {
            if Instant::now() > until {
                self.stop();
                return Err(io::Error::other(format!("NATS does not start: {}", fs::read_to_string(&log)?)));
            }
            sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Whether it greets those who come.
    fn answers(&self) -> bool {
        let Ok(mut stream) = TcpStream::connect(self.address) else { return false };
        let _ = stream.set_read_timeout(Some(Duration::from_secs(1)));
        let mut greeting = [0; 4];
        stream.read_exact(&mut greeting).is_ok_and(|()| &greeting == b"INFO")
    }
}

/// Where the program is: in PATH, or where Debian has it.
fn program() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let directories = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    directories.map(|directory| directory.join("nats-server")).find(|program| program.exists())
}
