//! Running other programs, with a heading and the time they took.

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
pub fn cargo() -> Owned {
    Owned(Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))).current_dir(root())
}

/// Another program, in the root.
pub fn program(name: &str) -> Owned {
    Owned(Command::new(name)).current_dir(root())
}

/// A command that is passed on by value while it is put together.
pub struct Owned(Command);

impl Owned {
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

    /// Whether the program is there and succeeds, without a word.
    pub fn succeeds(mut self) -> bool {
        self.0.output().is_ok_and(|output| output.status.success())
    }
}

/// Something that Debian has, and that is installed if it is missing and we may.
pub struct Debian {
    /// What the shell finds it by.
    pub here: &'static str,
    /// What is installed otherwise.
    pub packages: &'static str,
    /// What to tell whoever cannot.
    pub wanted: &'static str,
}

impl Debian {
    /// Sees to it that it is there.
    pub fn needed(&self) -> Result<()> {
        if program("sh").args(["-c", self.here]).succeeds() {
            return Ok(());
        }
        let install = format!("apt-get update && apt-get install -y {}", self.packages);
        if program("sh").args(["-c", &install]).step(&format!("install {}", self.packages)).is_err() {
            bail!("{}", self.wanted);
        }
        Ok(())
    }
}

/// Something that succeeds or stops the chore.
pub trait Step {
    /// Runs it under this name.
    fn step(self, name: &str) -> Result<()>;
}

impl Step for Owned {
    fn step(mut self, name: &str) -> Result<()> {
        eprintln!("── {name}");
        let begun = Instant::now();
        let status = self
            .0
            .status()
            .with_context(|| format!("{name}: cannot start {}", self.0.get_program().display()))?;
        if !status.success() {
            bail!("{name} failed: {status}");
        }
        eprintln!("── {name}: {:.1} s", begun.elapsed().as_secs_f64());
        Ok(())
    }
}
