//! What the owner tells a server that runs: to remove a table, to ban an address. It listens at a socket in its own
//! directory, where nobody else can write: one order a line, one answer a line, both in JSON. Start at [`Order`] and
//! [`send`].

use std::fs;
use std::io;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use protocol::Millis;
use serde::{Deserialize, Serialize};
use store::TableId;
use tokio::sync::watch;

use crate::http::Shared;
use crate::limits::Network;

/// What the owner wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Order {
    /// That a table is removed, for those who look at it, too.
    Remove {
        /// Its name.
        table: String,
    },
    /// That nobody of an address is served.
    Ban {
        /// An address, or a mark by which the log calls one today.
        who: String,
        /// Until when; for ever if left out.
        until: Option<Millis>,
    },
    /// That a ban holds no longer.
    Lift {
        /// The address.
        who: String,
    },
    /// To know who is banned.
    Bans {},
}

/// What the server says to an order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Answer {
    /// It was done.
    Done {
        /// To what: a table or an address.
        what: String,
    },
    /// There is nothing of that kind.
    Nothing {
        /// Why.
        why: String,
    },
    /// Addresses and until when they are banned.
    Bans {
        /// In the order of addresses.
        bans: Vec<(String, Option<Millis>)>,
    },
    /// It could not be done.
    Failed {
        /// Why.
        why: String,
    },
}

/// The owner's files in a directory: the socket, and the list of bans.
pub(crate) fn socket(directory: &Path) -> PathBuf {
    directory.join("owner.sock")
}
pub(crate) fn bans(directory: &Path) -> PathBuf {
    directory.join("bans")
}

#[cfg(unix)]
pub use listener::send;
pub(crate) use listener::{OwnerListener, listen, obey};

/// The socket, where there are such.
#[cfg(unix)]
mod listener {
    use std::os::unix::fs::PermissionsExt;

    use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{UnixListener, UnixStream};

    use super::{Answer, Arc, Order, Path, Shared, carry_out, fs, io, socket, watch};

    /// The longest order, in bytes.
    const LONGEST: u64 = 4096;

    pub type OwnerListener = UnixListener;

    /// Sends an order to the server that runs in this directory; nothing if none does.
    pub async fn send(directory: &Path, order: &Order) -> io::Result<Option<Answer>> {
        let mut stream = match UnixStream::connect(socket(directory)).await {
            Ok(stream) => stream,
            Err(error)
                if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused) =>
            {
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        let mut line = serde_json::to_string(order)?;
        line.push('\n');
        stream.write_all(line.as_bytes()).await?;
        let mut answer = String::new();
        BufReader::new(stream).read_line(&mut answer).await?;
        Ok(Some(serde_json::from_str(&answer)?))
    }

    /// Begins to listen. What a server that was killed has left there is in the way.
    pub fn listen(directory: &Path) -> io::Result<OwnerListener> {
        let path = socket(directory);
        fs::create_dir_all(directory)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(&path)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600))?;
        Ok(listener)
    }

    /// Obeys until the server ends.
    pub async fn obey(listener: OwnerListener, server: Arc<Shared>, mut closing: watch::Receiver<bool>) {
        loop {
            let came = tokio::select! {
                came = listener.accept() => came,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            match came {
                Ok((stream, _)) => drop(tokio::spawn(hear(stream, Arc::clone(&server)))),
                Err(error) => {
                    tracing::warn!(%error, "the owner cannot be heard");
                    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                }
            }
        }
    }

    async fn hear(mut stream: UnixStream, server: Arc<Shared>) -> io::Result<()> {
        let (read, mut write) = stream.split();
        let mut lines = BufReader::new(read.take(LONGEST)).lines();
        while let Some(line) = lines.next_line().await? {
            let answer = match serde_json::from_str(&line) {
                Ok(order) => carry_out(&server, order).await,
                Err(error) => Answer::Failed { why: format!("the order cannot be read: {error}") },
            };
            let mut answer = serde_json::to_string(&answer)?;
            answer.push('\n');
            write.write_all(answer.as_bytes()).await?;
        }
        Ok(())
    }
}

/// Elsewhere the owner is not heard, and works on the database of a server that has ended.
#[cfg(not(unix))]
mod listener {
    use super::{Arc, Path, Shared, io, watch};

    pub type OwnerListener = std::convert::Infallible;

    pub fn listen(_: &Path) -> io::Result<OwnerListener> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub async fn obey(listener: OwnerListener, _: Arc<Shared>, _: watch::Receiver<bool>) {
        match listener {}
    }
}

async fn carry_out(server: &Shared, order: Order) -> Answer {
    let failed = |error: &dyn std::fmt::Display| Answer::Failed { why: error.to_string() };
    let now = server.tables.environment.now();
    match order {
        Order::Remove { table } => {
            let Ok(id) = table.parse::<TableId>() else {
                return Answer::Nothing { why: format!("found `{table}`, expected the name of a table") };
            };
            match server.tables.remove(&id).await {
                Ok(true) => {
                    tracing::info!(target: "audit", table, "a table was removed by the owner");
                    Answer::Done { what: table }
                }
                Ok(false) => Answer::Nothing { why: format!("there is no table {table}") },
                Err(error) => failed(&error),
            }
        }
        Order::Ban { who, until } => match find(server, &who) {
            Some(network) => match server.bans.ban(network, until) {
                Ok(()) => {
                    server.asking.end_all(network);
                    tracing::info!(target: "audit", by = server.tables.audit.name(network), "banned by the owner");
                    Answer::Done { what: network.to_string() }
                }
                Err(error) => failed(&error),
            },
            None => unknown(&who),
        },
        Order::Lift { who } => match find(server, &who).map(|network| server.bans.lift(network)) {
            Some(Ok(true)) => Answer::Done { what: who },
            Some(Ok(false)) => Answer::Nothing { why: format!("{who} is not banned") },
            Some(Err(error)) => failed(&error),
            None => unknown(&who),
        },
        Order::Bans {} => {
            let bans = server.bans.all(now);
            Answer::Bans { bans: bans.iter().map(|ban| (ban.network.to_string(), ban.until)).collect() }
        }
    }
}

/// An address, or whom the log has called so today.
fn find(server: &Shared, who: &str) -> Option<Network> {
    let address = who.parse::<IpAddr>().ok().map(Network::of);
    address.or_else(|| server.tables.audit.whose(who))
}

fn unknown(who: &str) -> Answer {
    Answer::Nothing {
        why: format!("found `{who}`, expected an address, or a mark that the log has had today"),
    }
}
