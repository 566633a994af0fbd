//! A program that ends with the test, however that ends: [`Watched`].

use std::fs::File;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Runs the program until the standard input ends, which happens when the test stops it and also when the test is killed;
/// then sends it a signal.
const WATCH: &str =
    "signal=$1; shift; \"$@\" & program=$!; read -r line; kill -$signal $program; wait $program";

/// A program that runs. It is stopped when this is dropped.
pub struct Watched(Child);

impl Watched {
    /// Starts a program that this signal stops, and that logs to the end of this file.
    pub fn start(program: &Command, signal: &str, log: &Path) -> io::Result<Self> {
        let log = File::options().append(true).create(true).open(log)?;
        let mut shell = Command::new("sh");
        shell.args(["-c", WATCH, "sh", signal]).arg(program.get_program()).args(program.get_args());
        shell.stdin(Stdio::piped()).stdout(log.try_clone()?).stderr(log);
        // What is typed at the terminal is for the test, which then stops this in its turn.
        shell.process_group(0);
        Ok(Self(shell.spawn()?))
    }

    /// The number of the process that watches: the program is its child.
    pub fn id(&self) -> u32 {
        self.0.id()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}
