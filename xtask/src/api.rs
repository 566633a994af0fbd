//! The API against its own document: schemathesis asks a running server everything that `/api/openapi.json` allows, and
//! much that it does not.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use testing::Ask;

use crate::run::{program, root, target};
use crate::{python, server};

/// Requests of each kind.
const EXAMPLES: &str = "30";

/// The token of the seat that is taken at the table that the requests are for.
const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// Starts this server and asks it.
pub fn run(binary: &Path) -> Result<()> {
    let schemathesis = python::environment()?.join("bin/st");
    let server = server::start("api", binary)?;
    let config = config(server.address)?;
    program(&schemathesis.to_string_lossy())
        .args([Path::new("--config-file"), &config, Path::new("run")])
        .args([format!("{}/api/openapi.json", server.url())])
        .args(["--checks", "all", "--max-examples", EXAMPLES, "--seed", "1", "--warnings", "off"])
        // A busy machine is not the server's fault, nor is a pattern that few texts match.
        .args(["--suppress-health-check", "too_slow,filter_too_much"])
        // Where it leaves its notes.
        .current_dir(target())
        .step("api")
}

/// Writes `schemathesis.toml` with what is found at this server: its games, a table of the first at which one seat is
/// taken, and the seats there.
fn config(address: SocketAddr) -> Result<PathBuf> {
    let games = answer(address, "/api/games", Ask::get("/api/games"))?;
    let game = &games[0];
    let usual = game["default_seats"].as_u64().unwrap_or_default() as usize;
    let names: Vec<&Value> = games.as_array().into_iter().flatten().map(|game| &game["name"]).collect();
    let table = table(address, &game["name"])?;
    let text = std::fs::read_to_string(root().join("xtask/schemathesis.toml"))?
        .replace(r#"["GAMES"]"#, &json!(names).to_string())
        .replace(r#"["SEATS"]"#, &game["seats"][usual].to_string())
        .replace("TABLE", &table)
        .replace("TOKEN", TOKEN);
    let path = target().join("schemathesis.toml");
    std::fs::write(&path, text).with_context(|| path.display().to_string())?;
    Ok(path)
}

/// A table at which one seat is taken.
fn table(address: SocketAddr, game: &Value) -> Result<String> {
    let made = post(address, "/api/tables", &json!({ "game": game, "listed": true }))?;
    let table = made["table"].as_str().context("api: found no table")?.to_owned();
    let sit = json!({ "token": TOKEN, "number": TOKEN, "name": "Anna" });
    post(address, &format!("/api/tables/{table}/seats"), &sit)?;
    Ok(table)
}

fn post(address: SocketAddr, path: &str, body: &Value) -> Result<Value> {
    answer(address, path, Ask::post(path, body))
}

fn answer(address: SocketAddr, path: &str, ask: Ask) -> Result<Value> {
    let answer = ask.blocking(address)?;
    let text = answer.text();
    serde_json::from_str(&text).with_context(|| format!("api: {path}: found {} {text:?}", answer.status))
}
