//! The API against its own document: schemathesis asks a running server everything that `/api/openapi.json` allows, and much
//! that it does not.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::python;
use crate::run::{Step, program, root, target};
use crate::server::Server;

/// Requests of each kind.
const EXAMPLES: &str = "30";

/// The token of the seat that is taken at the table that the requests are for.
const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// Starts a server and asks it.
pub fn run() -> Result<()> {
    let schemathesis = python::environment()?.join("bin/st");
    let server = Server::start("api")?;
    let table = table(&server.address)?;
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

/// A table at which one seat is taken.
fn table(address: &str) -> Result<String> {
    let made = post(address, "/api/tables", &json!({ "game": "sphinx", "listed": true }))?;
    let table = made["table"].as_str().context("api: found no table")?.to_owned();
    let sit = json!({ "token": TOKEN, "number": TOKEN, "name": "Anna" });
    post(address, &format!("/api/tables/{table}/seats"), &sit)?;
    Ok(table)
}

fn post(address: &str, path: &str, body: &Value) -> Result<Value> {
    let (mut stream, body) = (TcpStream::connect(address)?, body.to_string());
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).with_context(|| format!("api: {path}: found {answer:?}"))
}
