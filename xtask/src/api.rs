//! The API against its own document: schemathesis asks a running server everything that `/api/openapi.json` allows, and much
//! that it does not.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::python;
use crate::run::{Step, cargo, program, root, target};

/// Requests of each kind.
const EXAMPLES: &str = "30";

/// The token of the seat that is taken at the table that the requests are for.
const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// Starts a server and asks it.
pub fn run() -> Result<()> {
    let schemathesis = python::environment()?.join("bin/st");
    cargo().args(["build", "--quiet", "--package", "cli"]).step("api: build")?;
    let server = Server::start()?;
    let table = server.table()?;
    program(&schemathesis.to_string_lossy())
        .env("PYRAMIDION_TABLE", &table)
        .env("PYRAMIDION_TOKEN", TOKEN)
        .args([Path::new("--config-file"), &root().join("xtask/schemathesis.toml"), Path::new("run")])
        .args([format!("http://{}/api/openapi.json", server.address)])
        .args(["--checks", "all", "--max-examples", EXAMPLES, "--seed", "1", "--warnings", "off"])
        // A busy machine is no fault of the server, nor is a pattern that few texts match.
        .args(["--suppress-health-check", "too_slow,filter_too_much"])
        // Where it leaves its notes.
        .current_dir(target())
        .step("api")
}

/// A server that ends when this is dropped.
struct Server {
    address: SocketAddr,
    child: Child,
    directory: PathBuf,
}

impl Server {
    fn start() -> Result<Self> {
        let directory = std::env::temp_dir().join(format!("pyramidion-api-{}", std::process::id()));
        let mut child = Command::new(target().join("debug/pyramidion"))
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
            .arg(&directory)
            .stdout(Stdio::piped())
            .spawn()
            .context("api: cannot start the server")?;
        let mut line = String::new();
        let stdout = child.stdout.take().context("api: the server has no output")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.and_then(|address| address.parse().ok());
        let address =
            address.with_context(|| format!("api: found {line:?}, expected the server's address"))?;
        Ok(Self { address, child, directory })
    }

    /// A table at which one seat is taken.
    fn table(&self) -> Result<String> {
        let made = self.post("/api/tables", &json!({ "game": "sphinx", "listed": true }))?;
        let table = made["table"].as_str().context("api: found no table")?.to_owned();
        let sit = json!({ "token": TOKEN, "number": TOKEN, "name": "Anna" });
        self.post(&format!("/api/tables/{table}/seats"), &sit)?;
        Ok(table)
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value> {
        let (mut stream, body) = (TcpStream::connect(self.address)?, body.to_string());
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        serde_json::from_str(body).with_context(|| format!("api: {path}: found {answer:?}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        remove(&self.directory);
    }
}

fn remove(directory: &Path) {
    if let Err(error) = fs::remove_dir_all(directory) {
        eprintln!("api: {} stays: {error}", directory.display());
    }
}
