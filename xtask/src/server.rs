//! A server of our own with an empty database, for tests that ask a real one.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};

use crate::run::{Step, cargo, target};

/// A server without limits, gone with all its data when dropped.
pub struct Server {
    /// Where it listens: `127.0.0.1:12345`.
    pub address: String,
    child: Child,
    data: PathBuf,
}

impl Server {
    /// Builds it and starts it, for the chore of this name.
    pub fn start(name: &str) -> Result<Self> {
        cargo().args(["build", "--quiet", "--package", "cli"]).step(&format!("{name}: server"))?;
        let data = std::env::temp_dir().join(format!("pyramidion-{name}-{}", std::process::id()));
        let mut child = Command::new(target().join("debug/pyramidion"))
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-second", "0", "--connections", "0"])
            .arg("--data")
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{name}: cannot start the server"))?;
        let mut line = String::new();
        let stdout = child.stdout.take().context("the server has no output")?;
        let mut server = Self { address: String::new(), child, data };
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let expected = || format!("{name}: found {line:?}, expected the server's address");
        address.with_context(expected)?.trim_end_matches('/').clone_into(&mut server.address);
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whoever is gone already need not be ended, and what is left in the temporary directory does no harm.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}
