//! `pyramidion serve`: a server with tables for people, programs and bots.

use std::io::{ErrorKind, IsTerminal, Write};
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use server::{ServeError, Server};
use store::Store;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

use crate::repeated::OnceAMinute;

use crate::settings::{self, LogForm, Options, Settings, without_password};

/// Serve tables to play at, in the browser or by programs
#[derive(clap::Args)]
#[command(after_help = "\
Without any option it serves this computer alone, at http://127.0.0.1:1988, and keeps everything in a file in the data \
directory. Each option can also be given as an environment variable, or in a TOML file (`listen = \"0.0.0.0:1988\"`); an \
option on the command line counts for more than the environment, and that for more than the file.

Examples:
  pyramidion serve --open                                   play on this computer
  pyramidion serve --listen 0.0.0.0:1988                    for everybody in the house
  pyramidion serve --public-url https://games.example.org --behind-proxy
  pyramidion serve --database postgres://pyramidion@localhost/pyramidion
  pyramidion serve --config /etc/pyramidion.toml")]
pub struct Args {
    #[command(flatten)]
    options: Options,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

pub fn run(args: Args) -> Result<()> {
    let settings = args.options.settle()?;
    log(settings.log)?;
    settings::runtime()?.block_on(serve(settings, args.open))
}

async fn serve(settings: Settings, open: bool) -> Result<()> {
    let store = Store::open_alone(&settings.database).await?;
    let server = match Server::bind(settings.config, store).await {
        Err(ServeError::Listen { address, source }) if source.kind() == ErrorKind::AddrInUse => {
            bail!(
                "found that another program listens at {address}, expected a free port: stop it, or choose another one by --listen"
            )
        }
        server => server?,
    };
    let page = format!("http://{}", reachable(server.address()));
    if let Some(metrics) = server.metrics() {
        tracing::info!(listen = %metrics, "numbers for Prometheus");
    }
    tracing::info!(listen = %server.address(), database = without_password(&settings.database), "serving");
    writeln!(anstream::stdout(), "Pyramidion is at {page} (Ctrl-C ends it)")?;
    if open && let Err(error) = open_browser(&page) {
        tracing::warn!(%error, "no browser opened: go to {page} yourself");
    }
    server.run(asked_to_stop()).await;
    tracing::info!("stopped");
    Ok(())
}

/// An address at which this computer reaches a server that listens everywhere.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
    }
    address
}

/// Asks the desktop to show the page, in silence: what a browser has to say is not for this screen.
fn open_browser(page: &str) -> std::io::Result<()> {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start"])
    } else {
        ("xdg-open", &[])
    };
    let mut browser = Command::new(program);
    browser.args(first).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    browser.spawn().map(drop)
}

async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}

fn log(form: LogForm) -> Result<()> {
    let filter = EnvFilter::try_from_env("PYRAMIDION_LOG_FILTER").unwrap_or_else(|_| EnvFilter::new("info"));
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = match form {
        LogForm::Json => lines.json().boxed(),
        LogForm::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
    };
    let log = tracing_subscriber::registry().with(filter).with(lines.with_filter(OnceAMinute::default()));
    log.try_init().context("logs")
}
