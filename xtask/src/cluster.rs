//! `cargo xtask cluster`: PostgreSQL, NATS and several nodes as one hall on one's own desk, with a proxy in front.

use std::io::{Write, stdout};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use clap::ValueEnum;
use testing::{Ask, Fleet, FleetSetup};
use tokio::net::{TcpListener, TcpStream};
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::{sleep, timeout};

use crate::test::{NATS, POSTGRES};
use crate::{server, web};

/// How often nodes are asked whether they are ready, and how long they may take to say so.
const ROUNDS: Duration = Duration::from_millis(500);

/// How nodes hear of each other.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Bell {
    /// By NATS
    Nats,
    /// By PostgreSQL's LISTEN and NOTIFY
    Notify,
}

/// Starts everything, and stops everything when it is asked to end.
pub fn run(nodes: usize, listen: SocketAddr, bell: Bell, release: bool) -> Result<()> {
    POSTGRES.needed()?;
    if bell == Bell::Nats {
        NATS.needed()?;
    }
    web::build()?;
    let binary = if release { server::build_release()? } else { server::build()? };
    let bell = match bell {
        Bell::Nats => testing::Bell::Nats,
        Bell::Notify => testing::Bell::Notify,
    };
    let mut setup = FleetSetup::new(binary, nodes, bell);
    (setup.proxies, setup.shows_log) = (false, true);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let fleet = runtime.block_on(async {
        let listener = TcpListener::bind(listen).await.with_context(|| format!("--listen: {listen}"))?;
        let starting = tokio::task::spawn_blocking(move || setup.start());
        let fleet = tokio::select! {
            fleet = starting => fleet??,
            () = asked_to_end() => anyhow::bail!("asked to end before everything had begun"),
        };
        tell(listener.local_addr()?, &fleet)?;
        tokio::select! {
            () = pass_on(&listener, fleet.doors()) => {}
            () = asked_to_end() => {}
        }
        anyhow::Ok(fleet)
    })?;
    eprintln!("── stop everything");
    Ok(fleet.end()?)
}

/// Says where everything is.
fn tell(address: SocketAddr, fleet: &Fleet) -> Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "The hall is at http://{address} (Ctrl-C ends it)")?;
    for (number, node) in fleet.nodes().iter().enumerate() {
        let process = node.id().unwrap_or_default();
        writeln!(out, "  node {number}      http://{}, process {process}", node.address())?;
    }
    writeln!(out, "  PostgreSQL  {}", fleet.database())?;
    if let Some(nats) = &fleet.nats {
        writeln!(out, "  NATS        {}", nats.url())?;
    }
    Ok(out.flush()?)
}

/// Leads each connection to the next node that is ready.
async fn pass_on(listener: &TcpListener, doors: Vec<SocketAddr>) {
    let ready = Arc::new(Mutex::new(doors.clone()));
    tokio::spawn(look_round(doors, Arc::clone(&ready)));
    for number in 0.. {
        let Ok((client, _)) = listener.accept().await else { continue };
        tokio::spawn(carry(client, Arc::clone(&ready), number));
    }
}

/// Carries everything between a client and a node: the next one, or one after it if it does not answer.
async fn carry(mut client: TcpStream, ready: Arc<Mutex<Vec<SocketAddr>>>, number: usize) {
    let mut doors = ready.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let first = number % doors.len().max(1);
    doors.rotate_left(first);
    for door in doors {
        if let Ok(mut node) = TcpStream::connect(door).await {
            let _ = (client.set_nodelay(true), node.set_nodelay(true));
            let _ = tokio::io::copy_bidirectional(&mut client, &mut node).await;
            return;
        }
    }
}

/// Asks all nodes whether they are ready, again and again.
async fn look_round(doors: Vec<SocketAddr>, ready: Arc<Mutex<Vec<SocketAddr>>>) {
    loop {
        let mut found = Vec::new();
        for &door in &doors {
            if let Ok(Ok(answer)) = timeout(ROUNDS, Ask::get("/readyz").of(door)).await
                && answer.status == 200
            {
                found.push(door);
            }
        }
        *ready.lock().unwrap_or_else(PoisonError::into_inner) = found;
        sleep(ROUNDS).await;
    }
}

/// Ends when somebody wants everything to end.
async fn asked_to_end() {
    let mut terminate = signal(SignalKind::terminate()).expect("signals can be heard");
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}
