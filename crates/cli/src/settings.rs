//! How a server is told what to do: options count for more than the environment, that for more than a TOML file, and
//! that for more than what is usual. Start at [`settle`].

use std::fmt::Display;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::ValueEnum;
use serde::{Deserialize, Deserializer};
use server::owner::{Answer, Order};
use server::{Addresses, BellChoice, Config, TableLimits};
use store::Store;

/// Where tables are kept: the same for all commands that need to know.
#[derive(clap::Args, Clone, Default)]
pub struct StoreOptions {
    /// The directory for everything that is kept [default: the platform's data directory]
    #[arg(long, value_name = "DIR", env = "PYRAMIDION_DATA")]
    data: Option<PathBuf>,
    /// The database: sqlite:FILE or postgres://… [default: sqlite in the data directory]
    #[arg(long, value_name = "URL", env = "PYRAMIDION_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A TOML file with any of the options of `pyramidion serve`
    #[arg(long, value_name = "FILE", env = "PYRAMIDION_CONFIG")]
    config: Option<PathBuf>,
}

/// What a server may be told on the command line or in the environment. What is left out is as in the TOML file.
#[derive(clap::Args, Clone, Default)]
pub struct Options {
    #[command(flatten)]
    pub store: StoreOptions,
    /// Where to listen [default: 127.0.0.1:1988]
    #[arg(long, value_name = "ADDRESS", env = "PYRAMIDION_LISTEN", value_parser = address)]
    listen: Option<SocketAddr>,
    /// What links to tables begin with [default: http:// and the address]
    #[arg(long, value_name = "URL", env = "PYRAMIDION_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Threads that think for bots [default: one less than there are cores]
    #[arg(long, value_name = "N", env = "PYRAMIDION_THINKERS")]
    thinkers: Option<usize>,
    /// Requests a second from one address; 0 is without limit [default: 50]
    #[arg(long, value_name = "N", env = "PYRAMIDION_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// Connections from one address; 0 is without limit [default: 400]
    #[arg(long, value_name = "N", env = "PYRAMIDION_CONNECTIONS")]
    connections: Option<usize>,
    /// Tables that one address may make in a minute; 0 is without limit [default: 20, this machine without limit]
    #[arg(long, value_name = "N", env = "PYRAMIDION_TABLES_PER_MINUTE")]
    tables_per_minute: Option<u32>,
    /// Tables of one day whose games are not over, of one address; 0 is without limit [default: 200, this machine
    /// without limit]
    #[arg(long, value_name = "N", env = "PYRAMIDION_TABLES_KEPT")]
    tables_kept: Option<usize>,
    /// Tables of one address at which bots play among themselves at a time; 0 is without limit [default: 4, this
    /// machine 16]
    #[arg(long, value_name = "N", env = "PYRAMIDION_TABLES_OF_BOTS")]
    tables_of_bots: Option<usize>,
    /// A NATS that carries the news between servers on one PostgreSQL [default: PostgreSQL does]
    #[arg(long, value_name = "URL", env = "PYRAMIDION_NATS", hide_env_values = true, value_parser = nats)]
    nats: Option<String>,
    /// Seconds for which everything but new sockets is still served when the server is asked to end [default: 0]
    #[arg(long, value_name = "SECONDS", env = "PYRAMIDION_DRAIN", value_parser = clap::value_parser!(u16).range(..=600))]
    drain: Option<u16>,
    /// Where /metrics is, for Prometheus [default: nowhere]
    #[arg(long, value_name = "ADDRESS", env = "PYRAMIDION_METRICS", value_parser = address)]
    metrics: Option<SocketAddr>,
    /// How the log tells addresses: hashed, by marks that change every day, or plain [default: hashed]
    #[arg(long, value_name = "HOW", env = "PYRAMIDION_ADDRESSES", hide_possible_values = true)]
    addresses: Option<LoggedAddresses>,
    /// A proxy stands in front and says in X-Forwarded-For who asks
    #[arg(long, value_name = "true|false", env = "PYRAMIDION_BEHIND_PROXY", hide_possible_values = true)]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// How to log: text, or json for programs [default: text]
    #[arg(long, value_name = "FORM", env = "PYRAMIDION_LOG", hide_possible_values = true)]
    log: Option<LogForm>,
}

/// How to log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum LogForm {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

/// How the log tells addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum LoggedAddresses {
    /// By marks that change every day.
    #[default]
    Hashed,
    /// As they are.
    Plain,
}

impl From<LoggedAddresses> for Addresses {
    fn from(addresses: LoggedAddresses) -> Self {
        match addresses {
            LoggedAddresses::Hashed => Self::Hashed,
            LoggedAddresses::Plain => Self::Plain,
        }
    }
}

/// What a TOML file may say.
#[derive(Deserialize, Clone, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct File {
    data: Option<PathBuf>,
    database: Option<String>,
    #[serde(deserialize_with = "read_address")]
    listen: Option<SocketAddr>,
    #[serde(deserialize_with = "read_public_url")]
    public_url: Option<String>,
    thinkers: Option<usize>,
    requests_per_second: Option<u32>,
    connections: Option<usize>,
    tables_per_minute: Option<u32>,
    tables_kept: Option<usize>,
    tables_of_bots: Option<usize>,
    #[serde(deserialize_with = "read_nats")]
    nats: Option<String>,
    drain: Option<u16>,
    #[serde(deserialize_with = "read_address")]
    metrics: Option<SocketAddr>,
    addresses: Option<LoggedAddresses>,
    behind_proxy: Option<bool>,
    log: Option<LogForm>,
}

/// What was settled.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How the server is run.
    pub config: Config,
    /// The address of the database.
    pub database: String,
    /// How to log.
    pub log: LogForm,
}

/// Settles everything. `home` is the platform's data directory, for those who say nothing of it.
pub fn settle(options: Options, file: File, home: Option<&Path>) -> Result<Settings> {
    let usual = Config::default();
    let owner = options.store.directory(&file, home);
    let database = options.store.database(&file, home)?;
    let nats = options.nats.or(file.nats);
    if nats.is_some() && database.starts_with("sqlite:") {
        bail!("--nats: found a database that one server has for itself, expected postgres://… by --database");
    }
    Ok(Settings {
        database,
        config: Config {
            listen: options.listen.or(file.listen).unwrap_or(usual.listen),
            public_url: options.public_url.or(file.public_url).or(usual.public_url),
            thinkers: options.thinkers.or(file.thinkers).or(usual.thinkers),
            requests_per_second: options
                .requests_per_second
                .or(file.requests_per_second)
                .unwrap_or(usual.requests_per_second),
            connections: options.connections.or(file.connections).unwrap_or(usual.connections),
            tables: TableLimits {
                per_minute: options.tables_per_minute.or(file.tables_per_minute),
                kept: options.tables_kept.or(file.tables_kept),
                of_bots: options.tables_of_bots.or(file.tables_of_bots),
            },
            owner,
            bell: nats.map_or(usual.bell, BellChoice::Nats),
            drain: Duration::from_secs(u64::from(options.drain.or(file.drain).unwrap_or_default())),
            addresses: options.addresses.or(file.addresses).unwrap_or_default().into(),
            metrics: options.metrics.or(file.metrics),
            behind_proxy: options.behind_proxy.or(file.behind_proxy).unwrap_or(usual.behind_proxy),
            environment: usual.environment,
        },
        log: options.log.or(file.log).unwrap_or_default(),
    })
}

impl Options {
    /// Settles everything, with the file that was named and this computer's data directory.
    pub fn settle(self) -> Result<Settings> {
        let file = self.store.file()?;
        settle(self, file, home().as_deref())
    }
}

impl StoreOptions {
    /// Opens the database, and makes it if there is none.
    pub async fn open(&self) -> Result<Store> {
        let url = self.database(&self.file()?, home().as_deref())?;
        Ok(Store::open(&url).await?)
    }

    /// Opens a database that is there. A wrong name must not look like an empty database.
    pub async fn open_existing(&self) -> Result<Store> {
        let url = self.database(&self.file()?, home().as_deref())?;
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = Path::new(path.strip_prefix("//").unwrap_or(path));
            if !path.exists() {
                bail!("found no database {}, expected one: see --data and --database", path.display());
            }
        }
        Ok(Store::open(&url).await?)
    }

    /// Sends the server that runs on these data what its owner wants; nothing if none does.
    pub async fn send(&self, order: &Order) -> Result<Option<Answer>> {
        #[cfg(unix)]
        if let Some(directory) = self.directory(&self.file()?, home().as_deref()) {
            return server::owner::send(&directory, order).await.context("the server does not hear");
        }
        let _ = order;
        Ok(None)
    }

    /// Where a server hears its owner: beside a SQLite file, and otherwise in the data directory.
    fn directory(&self, file: &File, home: Option<&Path>) -> Option<PathBuf> {
        if !cfg!(unix) {
            return None;
        }
        let url = self.database(file, home).ok()?;
        if let Some(path) = url.strip_prefix("sqlite:") {
            let path = std::path::absolute(path.strip_prefix("//").unwrap_or(path)).ok()?;
            return path.parent().map(Path::to_owned);
        }
        self.data.clone().or_else(|| file.data.clone()).or_else(|| home.map(Path::to_owned))
    }

    /// What the TOML file says, if one is named.
    fn file(&self) -> Result<File> {
        let Some(path) = &self.config else { return Ok(File::default()) };
        let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        read(&text).with_context(|| path.display().to_string())
    }

    fn database(&self, file: &File, home: Option<&Path>) -> Result<String> {
        let in_directory = |directory: &Path| format!("sqlite:{}", directory.join("pyramidion.db").display());
        // Whatever is said on the command line counts for more than anything in the file.
        let said = [(&self.database, &self.data), (&file.database, &file.data)];
        let said = said
            .into_iter()
            .find_map(|(url, directory)| url.clone().or_else(|| directory.as_deref().map(in_directory)));
        said.or_else(|| home.map(in_directory))
            .ok_or_else(|| anyhow!("found no home directory, expected one, or --data DIR"))
    }
}

/// What a TOML file says, or in one line what is wrong with it.
fn read(text: &str) -> Result<File> {
    toml::from_str(text).map_err(|error| {
        let Some(span) = error.span() else { return anyhow!("{}", error.message()) };
        let number = text[..span.start].matches('\n').count();
        let line = text.lines().nth(number).unwrap_or_default().trim();
        anyhow!("line {}: `{line}`: {}", number + 1, error.message())
    })
}

fn home() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "pyramidion")?.data_dir().to_owned())
}

/// Threads for everything that waits.
pub fn runtime() -> Result<tokio::runtime::Runtime> {
    // The store and the bots have threads of their own, which need a core, too: with as many workers as cores they
    // would only push each other aside.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let workers = (cores - 1).max(1);
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(workers).enable_all().build().context("cannot start threads")
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

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "expected an IP address and a port, as in 0.0.0.0:1988 or [::]:1988".to_owned())
}

fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fits = |host: &str| {
        let host = host.trim_end_matches('/');
        !host.is_empty() && !host.contains(|letter: char| letter.is_whitespace() || "/?#@".contains(letter))
    };
    match host {
        Some(host) if fits(host) => Ok(text.to_owned()),
        _ => Err("expected http:// or https:// and a name, as in https://games.example.org".to_owned()),
    }
}

fn nats(text: &str) -> Result<String, String> {
    server::check_nats(text).map(|()| text.to_owned())
}

fn read_nats<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    read_with(from, nats)
}

fn read_address<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SocketAddr>, D::Error> {
    read_with(from, address)
}

fn read_public_url<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    read_with(from, public_url)
}

fn read_with<'de, D: Deserializer<'de>, T, E: Display>(
    from: D,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<Option<T>, D::Error> {
    let text = String::deserialize(from)?;
    read(&text).map(Some).map_err(serde::de::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: Option<&str> = Some("/home/anna/data");

    fn settled(options: Options, file: &str) -> Settings {
        settle(options, read(file).unwrap(), HOME.map(Path::new)).unwrap()
    }

    fn with_store(database: Option<&str>, data: Option<&str>) -> Options {
        let (database, data) = (database.map(str::to_owned), data.map(PathBuf::from));
        Options { store: StoreOptions { data, database, config: None }, ..Options::default() }
    }

    #[test]
    fn nothing_need_be_said() {
        let Settings { config, database, log } = settled(Options::default(), "");
        assert_eq!(config.listen.to_string(), "127.0.0.1:1988");
        assert_eq!((config.public_url, config.thinkers), (None, None));
        assert_eq!((config.requests_per_second, config.connections, config.behind_proxy), (50, 400, false));
        assert_eq!((config.tables, config.metrics), (TableLimits::default(), None));
        assert_eq!((database.as_str(), log), ("sqlite:/home/anna/data/pyramidion.db", LogForm::Text));
        assert_eq!(config.addresses, Addresses::Hashed);
        assert_eq!(config.owner, cfg!(unix).then(|| PathBuf::from("/home/anna/data")));
        assert!(settle(Options::default(), File::default(), None).is_err());
    }

    #[test]
    fn a_file_counts_for_more_than_what_is_usual() {
        let file = "data = '/data'\nlisten = '0.0.0.0:80'\npublic-url = 'https://games.example.org'\nthinkers = 3\n\
            requests-per-second = 0\nconnections = 7\ntables-per-minute = 1\ntables-kept = 2\ntables-of-bots = 3\n\
            metrics = '127.0.0.1:1989'\nbehind-proxy = true\nlog = 'json'";
        let Settings { config, database, log } = settled(Options::default(), file);
        assert_eq!(config.listen.to_string(), "0.0.0.0:80");
        assert_eq!(config.public_url.as_deref(), Some("https://games.example.org"));
        assert_eq!((config.thinkers, config.requests_per_second), (Some(3), 0));
        assert_eq!((config.connections, config.behind_proxy), (7, true));
        let tables = TableLimits { per_minute: Some(1), kept: Some(2), of_bots: Some(3) };
        assert_eq!((config.tables, config.metrics), (tables, "127.0.0.1:1989".parse().ok()));
        assert_eq!((database.as_str(), log), ("sqlite:/data/pyramidion.db", LogForm::Json));
    }

    #[test]
    fn an_option_counts_for_more_than_a_file() {
        let options = Options {
            store: StoreOptions {
                database: Some("postgres://localhost/p".to_owned()),
                ..StoreOptions::default()
            },
            listen: Some("127.0.0.1:1".parse().unwrap()),
            public_url: Some("http://here".to_owned()),
            thinkers: Some(1),
            requests_per_second: Some(1),
            connections: Some(1),
            tables_per_minute: Some(1),
            tables_kept: Some(1),
            tables_of_bots: Some(1),
            nats: Some("nats://here".to_owned()),
            drain: Some(1),
            metrics: Some("127.0.0.1:2".parse().unwrap()),
            addresses: Some(LoggedAddresses::Hashed),
            behind_proxy: Some(false),
            log: Some(LogForm::Text),
        };
        let file = "listen = '0.0.0.0:80'\npublic-url = 'https://there'\nthinkers = 3\nrequests-per-second = 3\n\
            connections = 3\ntables-per-minute = 3\ntables-kept = 3\ntables-of-bots = 3\nmetrics = '127.0.0.1:3'\n\
            addresses = 'plain'\nbehind-proxy = true\nlog = 'json'\nnats = 'nats://there'\ndrain = 3";
        let Settings { config, log, .. } = settled(options, file);
        let tables = TableLimits { per_minute: Some(1), kept: Some(1), of_bots: Some(1) };
        assert_eq!((config.tables, config.metrics), (tables, "127.0.0.1:2".parse().ok()));
        assert_eq!(config.listen.to_string(), "127.0.0.1:1");
        assert_eq!(config.public_url.as_deref(), Some("http://here"));
        assert_eq!((config.thinkers, config.requests_per_second), (Some(1), 1));
        assert_eq!((config.connections, config.behind_proxy, log), (1, false, LogForm::Text));
        assert!(matches!(config.bell, BellChoice::Nats(url) if url == "nats://here"));
        assert_eq!(config.drain, Duration::from_secs(1));
    }

    #[test]
    fn a_bell_needs_a_database_for_several_servers() {
        let wanted =
            |file: &str| settle(Options::default(), read(file).unwrap(), Some(Path::new("/home/anna")));
        assert!(wanted("nats = 'nats://a:4222'\ndatabase = 'postgres://localhost/p'").is_ok());
        let error = wanted("nats = 'nats://a:4222'").unwrap_err().to_string();
        assert!(error.contains("expected postgres://"), "{error}");
    }

    #[test]
    fn the_database_is_the_one_that_was_said_last() {
        let database = |options, file| settled(options, file).database;
        let postgres = Some("postgres://localhost/p");
        assert_eq!(
            database(with_store(postgres, None), "database = 'sqlite:a.db'"),
            "postgres://localhost/p"
        );
        assert_eq!(database(with_store(postgres, Some("/d")), ""), "postgres://localhost/p");
        assert_eq!(database(with_store(None, None), "database = 'sqlite:a.db'\ndata = '/d'"), "sqlite:a.db");
        // A directory on the command line is not silently ignored for a database in the file.
        assert_eq!(
            database(with_store(None, Some("/d")), "database = 'sqlite:a.db'"),
            "sqlite:/d/pyramidion.db"
        );
    }

    #[test]
    fn a_file_with_mistakes_is_refused_in_one_line() {
        let cases = [
            (
                "log = 'text'\nlistn = '0.0.0.0:80'",
                "line 2: `listn = '0.0.0.0:80'`: unknown field `listn`, expected one of `data`, ",
            ),
            ("listen = 'localhost'", "line 1: `listen = 'localhost'`: expected an IP address and a port"),
            ("public-url = 'games'", "expected http:// or https:// and a name"),
            (
                "thinkers = 'many'",
                "line 1: `thinkers = 'many'`: invalid type: string \"many\", expected usize",
            ),
            ("nats = 'a:4222'", "expected nats://HOST:PORT"),
            ("log = 'xml'", "unknown variant `xml`, expected `text` or `json`"),
            ("log = ", "line 1: `log =`: "),
        ];
        for (file, expected) in cases {
            let error = read(file).err().map(|error| error.to_string()).unwrap_or_default();
            assert!(error.contains(expected), "   found {error}\nexpected {expected}");
            assert!(!error.contains('\n'), "{error}");
        }
    }

    #[test]
    fn links_begin_with_an_address() {
        for fits in
            ["http://a", "https://games.example.org", "https://games.example.org:8443/", "http://[::1]:80"]
        {
            assert_eq!(public_url(fits), Ok(fits.to_owned()));
        }
        for wrong in [
            "",
            "games.example.org",
            "ftp://a",
            "https://",
            "https:///",
            "https://a/b",
            "https://a?b",
            "http://a b",
        ] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_password_is_not_shown() {
        let cases = [
            ("postgres://anna:secret@db/p", "postgres://anna@db/p"),
            ("postgres://anna:se@cret@db/p", "postgres://anna@db/p"),
            ("postgres://anna@db/p", "postgres://anna@db/p"),
            ("postgres://db/p", "postgres://db/p"),
            ("sqlite:/data/p.db", "sqlite:/data/p.db"),
        ];
        for (url, shown) in cases {
            assert_eq!(without_password(url), shown);
        }
    }
}
