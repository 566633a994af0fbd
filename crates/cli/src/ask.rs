//! Asking people at the keyboard: one line at a time, with the words that every question understands.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use anyhow::Result;
use game::{LONGEST_LINE, Message};

use crate::speech::found;

/// What somebody typed at a question.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    /// One of the offered actions, by number or in its notation.
    Action(String),
    /// What can be typed.
    Help,
    /// Take the last own action back.
    Undo,
    /// Write the record to this file.
    Save(String),
    /// Leave the game.
    Quit,
}

/// Reads a typed line as an answer to a question that offers `legal`, or says what is wrong with it.
pub fn parse(line: &str, legal: &[String]) -> Result<Answer, Message> {
    let line = line.trim();
    if legal.iter().any(|action| action == line) {
        return Ok(Answer::Action(line.to_owned()));
    }
    // `+5` may be an action, and to Rust it is a number, too.
    if let Some(number) = line.parse::<usize>().ok().filter(|_| !line.starts_with('+')) {
        return match number.checked_sub(1).and_then(|number| legal.get(number)) {
            Some(action) => Ok(Answer::Action(action.clone())),
            None => Err(Message::new("terminal-not-number")
                .word("found", number)
                .number("count", legal.len() as i64)),
        };
    }
    match line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim())) {
        ("help" | "?", "") => Ok(Answer::Help),
        ("undo", "") => Ok(Answer::Undo),
        ("quit" | "exit", "") => Ok(Answer::Quit),
        ("save", "") => Err(Message::new("terminal-not-file")),
        ("save", file) => Ok(Answer::Save(file.to_owned())),
        _ => Err(found(Message::new("terminal-not-answer"), line)),
    }
}

/// Asks for a line; nothing when the keyboard is closed.
pub fn line(prompt: &str) -> Result<Option<String>> {
    let mut out = anstream::stdout().lock();
    write!(out, "{prompt}")?;
    out.flush()?;
    let mut stdin = io::stdin().lock();
    let mut bytes = Vec::new();
    (&mut stdin).take(LONGEST_LINE as u64).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        writeln!(out)?;
        return Ok(None);
    }
    if bytes.len() == LONGEST_LINE && !bytes.ends_with(b"\n") {
        // The rest of such a line is not an answer to the next question.
        stdin.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned()))
}

/// Clears the screen and what can be scrolled back to, if there is a screen.
pub fn clear() -> io::Result<()> {
    let mut out = io::stdout().lock();
    if out.is_terminal() {
        out.write_all(b"\x1b[H\x1b[2J\x1b[3J")?;
        out.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn check(line: &str, expected: &str) {
        let legal = ["move:a5".to_owned(), "start:1".to_owned(), "+1".to_owned()];
        let found = match parse(line, &legal) {
            Ok(answer) => format!("{answer:?}"),
            Err(message) => Language::ENGLISH.say(&message),
        };
        assert_eq!(found, expected);
    }

    #[test]
    fn answers() {
        check("2", r#"Action("start:1")"#);
        check(" move:a5 ", r#"Action("move:a5")"#);
        check("save my game.papyrus", r#"Save("my game.papyrus")"#);
        check("+1", r#"Action("+1")"#);
        check("+2", "Found `+2`, expected a number, an action from the list, or help.");
        check("?", "Help");
        check("undo", "Undo");
        check("quit", "Quit");
        check("4", "Found 4, expected a number from 1 to 3.");
        check("18446744073709551615", "Found 18446744073709551615, expected a number from 1 to 3.");
        check("move:b5", "Found `move:b5`, expected a number, an action from the list, or help.");
        check("", "Found nothing, expected a number, an action from the list, or help.");
        check("save", "Found nothing after save, expected the name of a file.");
    }
}
