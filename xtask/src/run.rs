//! Running other programs, with a heading and the time they took.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root").to_owned()
}

/// Where things are built.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The cargo that runs us, in the root.
pub fn cargo() -> Program {
    Program(Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))).current_dir(root())
}

/// Another program, in the root.
pub fn program(name: &str) -> Program {
    Program(Command::new(name)).current_dir(root())
}

/// A program that is about to be run, passed on by value while its arguments are put together.
pub struct Program(Command);

impl Program {
    pub fn args<S: AsRef<std::ffi::OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.0.args(args);
        self
    }

    pub fn env(mut self, key: &str, value: &str) -> Self {
        self.0.env(key, value);
        self
    }

    pub fn current_dir(mut self, path: impl AsRef<Path>) -> Self {
        self.0.current_dir(path);
        self
    }

    /// Runs it under this name; stops the chore unless it succeeds.
    pub fn step(mut self, name: &str) -> Result<()> {
        let before = Times::of(name);
        eprintln!("── {name}{}", before.in_words());
        let begun = Instant::now();
        let status = self
            .0
            .status()
            .with_context(|| format!("{name}: cannot start {}", self.0.get_program().display()))?;
        if !status.success() {
            bail!("{name} failed: {status}");
        }
        let seconds = begun.elapsed().as_secs_f64();
        before.keep(seconds);
        eprintln!("── {name}: {seconds:.1} s");
        Ok(())
    }

    /// What it prints, if it succeeds.
    pub fn output(mut self) -> Result<String> {
        let output = self.0.stderr(std::process::Stdio::inherit()).output();
        let name = self.0.get_program().display();
        let output = output.with_context(|| format!("cannot start {name}"))?;
        if !output.status.success() {
            bail!("{name} failed: {}", output.status);
        }
        Ok(String::from_utf8(output.stdout)?)
    }

    /// What it prints, without a word on the screen; nothing if it is not there or fails.
    pub fn quietly(mut self) -> Option<String> {
        let output = self.0.output().ok().filter(|output| output.status.success())?;
        String::from_utf8(output.stdout).ok()
    }

    /// Whether the program is there and succeeds, without a word.
    pub fn succeeds(self) -> bool {
        self.quietly().is_some()
    }
}

/// Something that Debian has, and that is installed if it is missing and we may.
pub struct Debian {
    /// What the shell finds it by.
    pub here: &'static str,
    /// What is installed otherwise.
    pub packages: &'static str,
    /// What to tell anyone who may not.
    pub wanted: &'static str,
}

impl Debian {
    /// Sees to it that it is there.
    pub fn needed(&self) -> Result<()> {
        if program("sh").args(["-c", self.here]).succeeds() {
            return Ok(());
        }
        installing(self.packages, "Debian", "the system");
        let sudo = "$(test \"$(id -u)\" = 0 || echo sudo -n)";
        let install = format!("{sudo} apt-get update && {sudo} apt-get install -y {}", self.packages);
        if program("sh").args(["-c", &install]).step(&format!("install {}", self.packages)).is_err() {
            bail!("{}", self.wanted);
        }
        Ok(())
    }
}

/// Says what is about to be installed, from where and into what.
pub fn installing(what: &str, from: &str, into: &str) {
    eprintln!("── install {what} from {from} into {into}");
}

/// How long a step took when it last had much to do.
struct Times {
    file: PathBuf,
    seconds: Option<f64>,
}

/// A step that is done sooner had nothing to do.
const MUCH: f64 = 5.0;

impl Times {
    fn of(name: &str) -> Self {
        let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let file = target().join("xtask").join(plain);
        let seconds = fs::read_to_string(&file).ok().and_then(|text| text.trim().parse().ok());
        Self { file, seconds }
    }

    fn in_words(&self) -> String {
        self.seconds.map_or_else(String::new, |seconds| format!(" ({seconds:.0} s the last time)"))
    }

    fn keep(&self, seconds: f64) {
        if seconds > MUCH {
            // Nothing is lost if it cannot be kept.
            let _ = fs::create_dir_all(target().join("xtask"));
            let _ = fs::write(&self.file, format!("{seconds:.1}\n"));
        }
    }
}
