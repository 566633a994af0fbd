//! Records: the text format of all games. Start at [`Record::read`], then [`Record::open`] and [`Record::replay`].

use std::str;

use thiserror::Error;

use crate::{AnyGame, AnyMatch, PlayError, Setup, SetupError, Turn, alternatives, quote};

/// The largest record that is read, in bytes.
pub const LARGEST: usize = 16 << 20;

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 4 << 10;

/// No game has more options: a header that goes on and on is not read to its end.
const MOST_OPTIONS: usize = 32;

/// A record that has been read but not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<'a> {
    game: Header<'a>,
    seats: Header<'a>,
    options: Vec<Header<'a>>,
    /// The lines after the header.
    actions: Lines<'a>,
    plies: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Header<'a> {
    line: usize,
    key: &'a str,
    value: &'a str,
}

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: RecordFault,
}

/// What may be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum RecordFault {
    #[error("found more than {} MiB, expected a record of at most that", LARGEST >> 20)]
    TooLarge,
    #[error("found {found} bytes, expected a line of at most {LONGEST_LINE}")]
    LongLine { found: usize },
    #[error("column {column}: found the byte 0x{byte:02x}, expected UTF-8 text")]
    NotUtf8 { column: usize, byte: u8 },
    #[error("found {}, expected {expected}", quote(.found))]
    Form { found: String, expected: String },
    #[error("found {}, a hidden part of a game that was going on, expected an open record", quote(.found))]
    Hidden { found: String },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl RecordFault {
    fn form(found: &str, expected: impl Into<String>) -> Self {
        Self::Form { found: found.to_owned(), expected: expected.into() }
    }

    fn at(self, line: usize) -> RecordError {
        RecordError { line, reason: self }
    }
}

impl<'a> Record<'a> {
    /// Reads the text of a record: its form, its limits and that nothing in it is hidden.
    pub fn read(bytes: &'a [u8]) -> Result<Self, RecordError> {
        if bytes.len() > LARGEST {
            let line = bytes[..LARGEST].split(|byte| *byte == b'\n').count();
            return Err(RecordFault::TooLarge.at(line));
        }
        let mut lines = Lines::new(bytes);
        let game = lines.header("game", 0)?;
        let seats = lines.header("seats", game.line)?;
        let mut options: Vec<Header<'a>> = Vec::new();
        for line in lines.by_ref() {
            let (line, text) = line?;
            if text.is_empty() {
                break;
            }
            let Some(option) = split_header(line, text).filter(|option| !option.key.contains(' ')) else {
                return Err(
                    RecordFault::form(text, "`key: value` or an empty line before the actions").at(line)
                );
            };
            if [&game, &seats].into_iter().chain(&options).any(|known| known.key == option.key) {
                return Err(RecordFault::Setup(SetupError::Twice { key: option.key.to_owned() }).at(line));
            }
            if options.len() == MOST_OPTIONS {
                return Err(RecordFault::form(text, "an empty line: no game has so many options").at(line));
            }
            options.push(option);
        }
        let actions = lines.clone();
        let mut plies = 0;
        for line in lines {
            let (line, text) = line?;
            if text.contains('?') {
                return Err(RecordFault::Hidden { found: text.to_owned() }.at(line));
            }
            plies += usize::from(!text.is_empty());
        }
        Ok(Self { game, seats, options, actions, plies })
    }

    /// Opens a table with the record's game, seats and options.
    pub fn open(&self, games: &[&dyn AnyGame]) -> Result<Box<dyn AnyMatch>, RecordError> {
        let Some(game) = games.iter().find(|game| game.spec().name == self.game.value) else {
            let names = games.iter().map(|game| game.spec().name.to_owned());
            return Err(RecordFault::form(self.game.value, alternatives(names)).at(self.game.line));
        };
        let mut setup = Setup::default_of(game.spec());
        let fault = |line: usize| move |error| RecordFault::Setup(error).at(line);
        setup.set_seats(self.seats.value).map_err(fault(self.seats.line))?;
        for option in &self.options {
            setup.set_option(option.key, option.value).map_err(fault(option.line))?;
        }
        Ok(game.open(&setup))
    }

    /// Plays the record's actions, and calls `each` after every one.
    pub fn replay(
        &self,
        table: &mut dyn AnyMatch,
        mut each: impl FnMut(&dyn AnyMatch),
    ) -> Result<(), RecordError> {
        for line in self.actions.clone() {
            let (line, text) = line?;
            let played = match text.split_once(' ') {
                _ if text.is_empty() => continue,
                _ if matches!(table.turn(), Turn::Over(_)) => Err(PlayError::Over { found: text.to_owned() }),
                Some((actor, action)) if !actor.is_empty() => table.play(actor, action),
                _ => return Err(RecordFault::form(text, "an actor, a space and an action").at(line)),
            };
            played.map_err(|error| RecordFault::Play(error).at(line))?;
            each(table);
        }
        Ok(())
    }

    /// Opens a table and plays the whole record.
    pub fn play(&self, games: &[&dyn AnyGame]) -> Result<Box<dyn AnyMatch>, RecordError> {
        let mut table = self.open(games)?;
        self.replay(&mut *table, |_| {})?;
        Ok(table)
    }

    /// How many actions the record has.
    pub fn plies(&self) -> usize {
        self.plies
    }
}

fn split_header(line: usize, text: &str) -> Option<Header<'_>> {
    let (key, value) = text.split_once(':')?;
    Some(Header { line, key, value: value.trim() })
}

/// The lines of a record with their numbers; comments are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lines<'a> {
    rest: Option<&'a [u8]>,
    line: usize,
}

impl<'a> Lines<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Self { rest: Some(bytes).filter(|bytes| !bytes.is_empty()), line: 0 }
    }

    fn header(&mut self, key: &str, after: usize) -> Result<Header<'a>, RecordError> {
        let expected = format!("`{key}: …`");
        let Some(line) = self.next() else { return Err(RecordFault::form("", expected).at(after + 1)) };
        let (line, text) = line?;
        split_header(line, text)
            .filter(|header| header.key == key)
            .ok_or_else(|| RecordFault::form(text, expected).at(line))
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Result<(usize, &'a str), RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let rest = self.rest?;
            let end = rest.iter().position(|byte| *byte == b'\n');
            let bytes = &rest[..end.unwrap_or(rest.len())];
            self.rest = end.map(|end| &rest[end + 1..]).filter(|rest| !rest.is_empty());
            self.line += 1;
            let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
            if bytes.len() > LONGEST_LINE {
                return Some(Err(RecordFault::LongLine { found: bytes.len() }.at(self.line)));
            }
            let text = match str::from_utf8(bytes) {
                Ok(text) => text,
                Err(error) => {
                    let good = error.valid_up_to();
                    let column = String::from_utf8_lossy(&bytes[..good]).chars().count() + 1;
                    return Some(Err(RecordFault::NotUtf8 { column, byte: bytes[good] }.at(self.line)));
                }
            };
            if !text.starts_with('#') {
                return Some(Ok((self.line, text)));
            }
        }
    }
}
