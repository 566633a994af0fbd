//! `pyramidion serve`: a server with tables for people, programs and bots.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use server::{Config, Server};
use store::Store;
use tracing_subscriber::EnvFilter;

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
    place: Place,
    /// Where to listen [default: 127.0.0.1:1988]
    #[arg(long, value_name = "ADDRESS", env = "PYRAMIDION_LISTEN")]
    listen: Option<SocketAddr>,
    /// What links to tables begin with [default: http:// and the address]
    #[arg(long, value_name = "URL", env = "PYRAMIDION_PUBLIC_URL")]
    public_url: Option<String>,
    /// Threads that think for bots [default: one less than there are cores]
    #[arg(long, value_name = "N", env = "PYRAMIDION_THINKERS")]
    thinkers: Option<usize>,
    /// Requests a second from one address; 0 is without limit [default: 50]
    #[arg(long, value_name = "N", env = "PYRAMIDION_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// Sockets from one address; 0 is without limit [default: 200]
    #[arg(long, value_name = "N", env = "PYRAMIDION_CONNECTIONS")]
    connections: Option<usize>,
    /// A proxy stands in front and says in X-Forwarded-For who asks
    #[arg(long, env = "PYRAMIDION_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How to log: text, or json for programs
    #[arg(long, value_name = "FORM", env = "PYRAMIDION_LOG", value_parser = ["text", "json"])]
    log: Option<String>,
    /// Open the browser
    #[arg(long)]
    open: bool,
}

/// Where tables are kept: the same for all commands that need to know.
#[derive(clap::Args)]
pub struct Place {
    /// The directory for everything that is kept [default: the platform's data directory]
    #[arg(long, value_name = "DIR", env = "PYRAMIDION_DATA")]
    data: Option<PathBuf>,
    /// The database: sqlite:FILE or postgres://… [default: sqlite in the data directory]
    #[arg(long, value_name = "URL", env = "PYRAMIDION_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A TOML file with any of these options
    #[arg(long, value_name = "FILE", env = "PYRAMIDION_CONFIG")]
    config: Option<PathBuf>,
}

/// What a TOML file may say.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    data: Option<PathBuf>,
    database: Option<String>,
    listen: Option<SocketAddr>,
    public_url: Option<String>,
    thinkers: Option<usize>,
    requests_per_second: Option<u32>,
    connections: Option<usize>,
    behind_proxy: Option<bool>,
    log: Option<String>,
}

impl Place {
    /// The URL of the database.
    pub fn database(&self) -> Result<String> {
        self.url(&self.file()?)
    }

    /// Opens the database.
    pub async fn open(&self) -> Result<Store> {
        let url = self.database()?;
        Store::open(&url).await.with_context(|| format!("the database {}", without_password(&url)))
    }

    fn file(&self) -> Result<File> {
        let Some(path) = &self.config else { return Ok(File::default()) };
        let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        toml::from_str(&text).with_context(|| path.display().to_string())
    }

    fn url(&self, file: &File) -> Result<String> {
        if let Some(url) = self.database.as_ref().or(file.database.as_ref()) {
            return Ok(url.clone());
        }
        let directory = match self.data.as_ref().or(file.data.as_ref()) {
            Some(directory) => directory.clone(),
            None => default_directory()?,
        };
        Ok(format!("sqlite:{}", directory.join("pyramidion.db").display()))
    }
}

fn default_directory() -> Result<PathBuf> {
    let Some(known) = directories::ProjectDirs::from("", "", "pyramidion") else {
        bail!("found no home directory, expected one, or --data DIR");
    };
    Ok(known.data_dir().to_owned())
}

/// A database's address as it may be shown.
pub fn without_password(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, rest)), Some((before, host))) if before.len() > scheme.len() + 3 => {
            let user = rest.split([':', '@']).next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        _ => url.to_owned(),
    }
}

pub fn run(args: Args) -> Result<()> {
    let file = args.place.file()?;
    log(args.log.as_deref().or(file.log.as_deref()))?;
    let url = args.place.url(&file)?;
    let standard = Config::default();
    let config = Config {
        listen: args.listen.or(file.listen).unwrap_or(standard.listen),
        public_url: args.public_url.or(file.public_url),
        thinkers: args.thinkers.or(file.thinkers),
        requests_per_second: args
            .requests_per_second
            .or(file.requests_per_second)
            .unwrap_or(standard.requests_per_second),
        connections: args.connections.or(file.connections).unwrap_or(standard.connections),
        behind_proxy: args.behind_proxy || file.behind_proxy.unwrap_or(false),
        ..standard
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("threads")?;
    runtime.block_on(serve(config, &url, args.open))
}

async fn serve(config: Config, url: &str, open: bool) -> Result<()> {
    let shown = without_password(url);
    let store = Store::open(url).await.with_context(|| format!("the database {shown}"))?;
    let server = Server::bind(config, store).await?;
    let page = format!("http://{}", reachable(server.address()));
    tracing::info!(listen = %server.address(), database = shown, "serving");
    writeln!(anstream::stdout(), "Pyramidion is at {page} (Ctrl-C ends it)")?;
    if open && let Err(error) = open_browser(&page) {
        tracing::warn!(%error, "no browser opened: go to {page} yourself");
    }
    server.run(asked_to_stop()).await?;
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

fn open_browser(page: &str) -> std::io::Result<()> {
    let (program, first): (&Path, &[&str]) = if cfg!(target_os = "macos") {
        (Path::new("open"), &[])
    } else if cfg!(windows) {
        (Path::new("cmd"), &["/C", "start"])
    } else {
        (Path::new("xdg-open"), &[])
    };
    std::process::Command::new(program).args(first).arg(page).spawn().map(drop)
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

fn log(form: Option<&str>) -> Result<()> {
    let filter = EnvFilter::try_from_env("PYRAMIDION_LOG_FILTER").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let begun = match form {
        Some("json") => log.json().try_init(),
        None | Some("text") => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
        Some(other) => bail!("log: found {other}, expected `text` or `json`"),
    };
    begun.map_err(anyhow::Error::from_boxed).context("logs")
}
