//! `pyramidion serve` as a process of its own: [`Serve`] says how, [`Running`] is the server, with the address that it
//! told.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long the server may take to begin, and to end, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server to be started.
pub struct Serve {
    command: Command,
    log: Stdio,
    folder: Option<TempDir>,
}

impl Serve {
    /// With this binary.
    pub fn with(binary: impl AsRef<OsStr>) -> Self {
        Self::by(Command::new(binary))
    }

    /// By a command that ends with the binary.
    pub fn by(mut command: Command) -> Self {
        // What the machine's owner has set is not for this server.
        let names = ["DATA", "DATABASE", "NATS", "CONFIG", "LISTEN", "PUBLIC_URL", "BEHIND_PROXY", "LOG"];
        let limits = ["METRICS", "TABLES_PER_MINUTE", "TABLES_KEPT", "TABLES_OF_BOTS", "DRAIN"];
        for name in names.into_iter().chain(limits) {
            command.env_remove(format!("PYRAMIDION_{name}"));
        }
        command.arg("serve");
        Self { command, log: Stdio::piped(), folder: None }
    }

    /// At any free port of 127.0.0.1.
    #[must_use]
    pub fn at_a_free_port(self) -> Self {
        self.args(["--listen", "127.0.0.1:0"])
    }

    /// Without limits: a test asks faster than people do.
    #[must_use]
    pub fn without_limits(self) -> Self {
        self.args(["--requests-per-second", "0", "--connections", "0"])
    }

    /// With its data in this folder.
    #[must_use]
    pub fn data(self, folder: impl AsRef<Path>) -> Self {
        self.args([OsStr::new("--data"), folder.as_ref().as_os_str()])
    }

    /// With no data yet, in a folder that goes with the server.
    pub fn new_data(mut self) -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("pyramidion-").tempdir()?;
        self = self.data(folder.path());
        self.folder = Some(folder);
        Ok(self)
    }

    /// With more options.
    #[must_use]
    pub fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.command.args(args);
        self
    }

    /// With a variable of the environment.
    #[must_use]
    pub fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// What it logs goes where ours goes, rather than to [`Running::terminate`].
    #[must_use]
    pub fn show_log(mut self) -> Self {
        self.log = Stdio::inherit();
        self
    }

    /// Starts it and waits until it listens.
    pub fn start(mut self) -> io::Result<Running> {
        let child =
            self.command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(self.log).spawn().map_err(
                |error| io::Error::other(format!("{}: {error}", self.command.get_program().display())),
            )?;
        let mut running = Running {
            address: SocketAddr::from(([0; 4], 0)),
            child,
            log: Log::default(),
            folder: self.folder,
        };
        // A pipe that nobody reads is full some day, and a server whose words nobody hears would stop.
        if let Some(pipe) = running.child.stderr.take() {
            running.log.read(pipe);
        }
        let output = running.child.stdout.take().expect("it is piped");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            let (mut output, mut line) = (BufReader::new(output), String::new());
            let _ = output.read_line(&mut line);
            let _ = sender.send(line);
            let _ = io::copy(&mut output, &mut io::sink());
        });
        let line = lines.recv_timeout(PATIENCE).unwrap_or_default();
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next());
        if let Some(address) = address.and_then(|address| address.parse().ok()) {
            running.address = address;
            return Ok(running);
        }
        let log = running.end();
        Err(io::Error::other(format!("the server: found {:?}, expected its address: {log}", line.trim())))
    }
}

/// A server that runs. It is killed when this is dropped.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    child: Child,
    log: Log,
    /// Goes when the server has gone.
    folder: Option<TempDir>,
}

/// What a server has logged so far.
#[derive(Default)]
struct Log {
    bytes: Arc<Mutex<Vec<u8>>>,
    reader: Option<JoinHandle<()>>,
}

impl Log {
    /// Reads it as it comes.
    fn read(&mut self, mut pipe: ChildStderr) {
        let bytes = Arc::clone(&self.bytes);
        self.reader = Some(thread::spawn(move || {
            let mut chunk = [0; 4096];
            while let Ok(count @ 1..) = pipe.read(&mut chunk) {
                bytes.lock().unwrap_or_else(PoisonError::into_inner).extend(&chunk[..count]);
            }
        }));
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

/// How a server ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exit {
    /// Its exit code, if it was not killed.
    pub code: Option<i32>,
    /// What it logged, unless that was shown.
    pub log: String,
}

impl Running {
    /// Its address as a browser wants it: `http://127.0.0.1:40000`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Where its data are, if they go with it.
    pub fn data(&self) -> Option<&Path> {
        self.folder.as_ref().map(TempDir::path)
    }

    /// What it has logged so far, unless that is shown.
    pub fn log(&self) -> String {
        self.log.text()
    }

    /// Ends it without warning; gives what it had logged.
    pub fn kill(mut self) -> String {
        self.end()
    }

    /// Lets it stand still in the midst of whatever it does, until [`Running::resume`]. Its connections stay.
    #[cfg(unix)]
    pub fn pause(&self) -> io::Result<()> {
        self.signal(rustix::process::Signal::STOP)
    }

    /// Lets it go on.
    #[cfg(unix)]
    pub fn resume(&self) -> io::Result<()> {
        self.signal(rustix::process::Signal::CONT)
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Asks it to end, and waits until it has.
    pub fn terminate(mut self) -> io::Result<Exit> {
        self.ask_to_end()?;
        let until = Instant::now() + PATIENCE;
        let status: ExitStatus = loop {
            if let Some(status) = self.child.try_wait()? {
                break status;
            }
            if Instant::now() > until {
                let log = self.end();
                let patience = PATIENCE.as_secs();
                return Err(io::Error::other(format!("the server: found no end within {patience} s: {log}")));
            }
            sleep(Duration::from_millis(5));
        };
        Ok(Exit { code: status.code(), log: self.end() })
    }

    /// Asks it to end, and does not wait.
    #[cfg(unix)]
    pub fn ask_to_end(&mut self) -> io::Result<()> {
        self.signal(rustix::process::Signal::TERM)
    }

    #[cfg(unix)]
    fn signal(&self, signal: rustix::process::Signal) -> io::Result<()> {
        Ok(rustix::process::kill_process(rustix::process::Pid::from_child(&self.child), signal)?)
    }

    /// Asks it to end, and does not wait.
    #[cfg(not(unix))]
    pub fn ask_to_end(&mut self) -> io::Result<()> {
        self.child.kill()
    }

    /// Sees to it that it has ended; gives what it logged.
    fn end(&mut self) -> String {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(reader) = self.log.reader.take() {
            let _ = reader.join();
        }
        self.log.text()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.end();
    }
}

/// The binary `pyramidion` of this workspace, for the tests of packages to which cargo does not tell where it is. It is
/// built first, in the profile of the test, unless `PYRAMIDION_BINARY` says where it is.
pub fn pyramidion() -> io::Result<PathBuf> {
    if let Some(path) = std::env::var_os("PYRAMIDION_BINARY") {
        return Ok(path.into());
    }
    let test = std::env::current_exe()?;
    // target/debug/deps/test
    let folder = test.ancestors().nth(2).expect("tests lie in a folder of the target directory");
    let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).args(["build", "--quiet"]);
    build.args(["--package", "cli"]).args(folder.ends_with("release").then_some("--release"));
    if !build.status()?.success() {
        return Err(io::Error::other("the binary pyramidion cannot be built"));
    }
    Ok(folder.join("pyramidion").with_extension(std::env::consts::EXE_EXTENSION))
}
