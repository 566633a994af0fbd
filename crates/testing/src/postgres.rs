//! A PostgreSQL of one's own: a new directory, a free port of 127.0.0.1, and gone with the test, however that ends.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs};

use tempfile::TempDir;
use thiserror::Error;

use crate::watched::Watched;

/// How long the server may take to listen.
const STARTING: Duration = Duration::from_secs(30);

/// Stops it at once, as `pg_ctl stop -m immediate` does.
const AT_ONCE: &str = "QUIT";

/// A running PostgreSQL with an empty database. It stops when this is dropped.
pub struct Postgres {
    programs: PathBuf,
    directory: TempDir,
    port: u16,
    server: Option<Watched>,
}

/// Why there is no PostgreSQL to test with.
#[derive(Debug, Error)]
pub enum PostgresError {
    /// It is not installed.
    #[error("found no PostgreSQL, expected `initdb` and `postgres` (apt-get install -y postgresql-15)")]
    Missing,
    /// There is nobody it could run as: it refuses to run as root.
    #[error("found no user `postgres`, expected one since PostgreSQL refuses to run as root")]
    NoUser,
    /// It did not start.
    #[error("PostgreSQL does not start: {0}")]
    Failed(String),
    /// The system.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Postgres {
    /// Makes a new database and starts it, in about two seconds.
    pub fn start() -> Result<Self, PostgresError> {
        let programs = programs().ok_or(PostgresError::Missing)?;
        let directory = tempfile::Builder::new().prefix("postgres-").tempdir()?;
        if is_root()? {
            let (user, group) = postgres_user()?;
            chown(directory.path(), Some(user), Some(group))?;
        }
        let data = directory.path().join("data");
        let mut initdb = unprivileged(&programs.join("initdb"))?;
        initdb
            .args(["-A", "trust", "--no-sync", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"])
            .arg(&data);
        run(&mut initdb)?;
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut postgres = Self { programs, directory, port, server: None };
        postgres.start_again()?;
        Ok(postgres)
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Its address for somebody who comes through a proxy.
    pub fn url_through(&self, proxy: SocketAddr) -> String {
        format!("postgres://postgres@{proxy}/postgres")
    }

    /// The number of a process of which all its processes are descendants, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.server.as_ref().map(Watched::id)
    }

    /// Makes another empty database beside the first; gives its address.
    pub fn database(&self, name: &str) -> Result<String, PostgresError> {
        self.run("psql", &["-q", "-c", &format!("CREATE DATABASE \"{name}\"")])?;
        Ok(format!("postgres://postgres@127.0.0.1:{}/{name}", self.port))
    }

    /// Stops it at once, as if it had crashed: nothing is put in order.
    pub fn stop(&mut self) {
        drop(self.server.take());
    }

    /// Starts it after it was stopped, with the same data at the same address.
    pub fn start_again(&mut self) -> Result<(), PostgresError> {
        let mut server = unprivileged(&self.programs.join("postgres"))?;
        server.arg("-D").arg(self.directory.path().join("data"));
        server.args(["-h", "127.0.0.1", "-k", "", "-p"]).arg(self.port.to_string());
        self.server = Some(Watched::start(&server, AT_ONCE, &self.log())?);
        let until = Instant::now() + STARTING;
        while !self.answers() {
            if Instant::now() > until {
                self.stop();
                return Err(PostgresError::Failed(fs::read_to_string(self.log())?));
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Runs one of PostgreSQL's programs on the database, `psql` for example; gives what it prints.
    pub fn run(&self, program: &str, arguments: &[&str]) -> Result<String, PostgresError> {
        let mut command = Command::new(self.programs.join(program));
        run(command.args(["-d", &self.url()]).args(arguments))
    }

    fn log(&self) -> PathBuf {
        self.directory.path().join("log")
    }

    fn answers(&self) -> bool {
        self.run("pg_isready", &[]).is_ok()
    }
}

/// Where the programs are: in PATH, or where Debian has them.
fn programs() -> Option<PathBuf> {
    let mut directories: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    directories.extend(debian.map(|version| version.path().join("bin")));
    // In PATH there may be links to some of the programs: all of them are where the links lead.
    let initdb = directories.iter().find_map(|directory| directory.join("initdb").canonicalize().ok())?;
    initdb.parent().map(Path::to_path_buf)
}

/// A command that runs as `postgres` where we are root.
fn unprivileged(program: &Path) -> Result<Command, PostgresError> {
    if !is_root()? {
        return Ok(Command::new(program));
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program);
    Ok(command)
}

fn is_root() -> io::Result<bool> {
    Ok(fs::metadata("/proc/self")?.uid() == 0)
}

/// The number of the user `postgres` and of its group.
fn postgres_user() -> Result<(u32, u32), PostgresError> {
    let users = fs::read_to_string("/etc/passwd")?;
    let user = users.lines().find_map(|line| line.strip_prefix("postgres:")).ok_or(PostgresError::NoUser)?;
    let mut numbers = user.split(':').skip(1).map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(user)), Some(Ok(group))) => Ok((user, group)),
        _ => Err(PostgresError::NoUser),
    }
}

/// Runs a command to its end; gives what it prints.
fn run(command: &mut Command) -> Result<String, PostgresError> {
    let Output { status, stdout, stderr } = command.current_dir("/").stdin(Stdio::null()).output()?;
    if status.success() {
        return Ok(String::from_utf8_lossy(&stdout).into_owned());
    }
    let program = command.get_program().display();
    Err(PostgresError::Failed(format!("{program}: {status}: {}", String::from_utf8_lossy(&stderr))))
}
