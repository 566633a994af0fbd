//! Programs of others that play in an arena. [`Programs`] starts them, asks them and ends them; [`Question`] and
//! [`Answer`] are what is said, a line of JSON each.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use game::quote;
use serde::{Deserialize, Serialize};

/// What a program is asked: what to play at the end of a game's record.
#[derive(Serialize, Deserialize)]
pub struct Question {
    /// The game so far, with everything that is secret in it.
    pub record: String,
    /// What may be left to chance, the same for a whole game.
    pub seed: u64,
}

/// What it answers.
#[derive(Serialize, Deserialize)]
pub struct Answer {
    /// What to play for the seat whose turn it is.
    pub action: String,
    /// How long the processor worked for it, in microseconds.
    pub micros: Option<u64>,
}

/// No answer is longer, in bytes.
const LONGEST: u64 = 64 << 10;

/// Programs that run, by their command, as many of each as were asked at the same time.
pub struct Programs {
    idle: Mutex<HashMap<String, Vec<Running>>>,
    /// How long an answer may take.
    patience: Duration,
}

impl Default for Programs {
    fn default() -> Self {
        Self { idle: Mutex::default(), patience: Duration::from_mins(1) }
    }
}

impl Programs {
    /// Asks a program, and starts it if all that run are busy. One that does not answer well is ended.
    pub fn ask(&self, command: &str, question: &Question) -> Result<Answer> {
        let idle = self.idle().get_mut(command).and_then(Vec::pop);
        let mut running = idle.map_or_else(|| Running::start(command), Ok)?;
        let answer = running.ask(question, self.patience)?;
        self.idle().entry(command.to_owned()).or_default().push(running);
        Ok(answer)
    }

    fn idle(&self) -> MutexGuard<'_, HashMap<String, Vec<Running>>> {
        self.idle.lock().expect("nobody panics with it")
    }
}

/// A program that runs.
struct Running {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<io::Result<String>>,
}

impl Running {
    fn start(command: &str) -> Result<Self> {
        let mut words = command.split(' ');
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start it")?;
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = child.stdout.take().expect("it is piped");
        let (questions, asked) = channel();
        let (told, answers) = channel();
        // Beside us, since a program that does not read makes writing wait as well.
        thread::spawn(move || talk(stdin, stdout, &asked, &told));
        Ok(Self { child, questions, answers })
    }

    fn ask(&mut self, question: &Question, patience: Duration) -> Result<Answer> {
        // If the other thread has ended, it has said why.
        let _ = self.questions.send(serde_json::to_string(question)? + "\n");
        let line = match self.answers.recv_timeout(patience) {
            Ok(Ok(line)) if !line.is_empty() => line,
            Err(RecvTimeoutError::Timeout) => {
                bail!("found silence for {} s, expected an answer", patience.as_secs_f32())
            }
            // A pipe that breaks is told in words: what broke is not ours.
            _ => bail!("found its end ({}), expected an answer", self.end()),
        };
        let line = line.trim_end();
        serde_json::from_str(line).with_context(|| {
            format!("found {}, expected `{{\"action\": \"…\", \"micros\": 5300}}`", quote(line))
        })
    }

    /// How it ended.
    fn end(&mut self) -> String {
        // The pipes close a moment before the program has ended.
        for _ in 0..50 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.to_string();
            }
            thread::sleep(Duration::from_millis(10));
        }
        "it runs on, but says nothing more".to_owned()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes each question and reads the line that answers it, until one of the two fails.
fn talk(
    mut stdin: ChildStdin,
    stdout: ChildStdout,
    asked: &Receiver<String>,
    told: &Sender<io::Result<String>>,
) {
    let mut stdout = BufReader::new(stdout);
    for question in asked {
        let mut line = Vec::new();
        let written = stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush());
        let read = written.and_then(|()| (&mut stdout).take(LONGEST).read_until(b'\n', &mut line));
        let failed = read.is_err();
        let answer = read.map(|_| String::from_utf8_lossy(&line).into_owned());
        if told.send(answer).is_err() || failed {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_answer_well_is_an_error_and_never_waited_for() {
        let programs = Programs { patience: Duration::from_millis(300), ..Programs::default() };
        for (command, length, expected) in [
            ("/nowhere/at/all", 1, "cannot start it"),
            ("false", 1, "found its end (exit status: 1), expected an answer"),
            ("sleep 100", 1, "found silence for 0.3 s, expected an answer"),
            // More than a pipe holds.
            ("sleep 100", 200_000, "found silence for 0.3 s, expected an answer"),
            ("head -c 8", 1, "found `{\\\"record`, expected `{\"action\": "),
            ("cat", 1, "missing field `action`"),
        ] {
            let question = Question { record: "x".repeat(length), seed: 7 };
            let error = programs.ask(command, &question).err().map(|error| format!("{error:#}"));
            assert!(error.as_ref().is_some_and(|error| error.contains(expected)), "{command}: {error:?}");
        }
    }
}
