//! What is stored of a table: its [`TableId`], its [`Row`] and the [`Entry`]s of its log.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The longest name of a table, in characters.
pub const LONGEST_ID: usize = 32;

/// The most text that one append may bring, in bytes.
pub const LARGEST_APPEND: usize = 64 << 20;

/// The longest name of a kind of kept things, in bytes.
pub const LONGEST_KIND: usize = 64;

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

/// The name of a table: 1 to 32 letters and digits of ASCII.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct TableId(String);

/// A text that cannot be the name of a table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("found {found:?}, expected 1 to {LONGEST_ID} letters and digits")]
pub struct TableIdError {
    /// The text, or its beginning.
    pub found: String,
}

/// One entry of a log. What it means is the server's business.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it happened.
    pub at: Millis,
    /// What happened: any text without the character NUL.
    pub body: String,
}

/// What can be asked of a table without reading its log. Every append brings the whole row anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Which game is played.
    pub game: String,
    /// When the table was made.
    pub created: Millis,
    /// When something last happened.
    pub touched: Millis,
    /// Whether the lobby shows the table while it is not over.
    pub listed: bool,
    /// Whether the game is over.
    pub over: bool,
    /// When the table must be looked at again though nobody asks.
    pub wake: Option<Millis>,
    /// A text for the lobby.
    pub summary: String,
}

/// Entries to be written at the end of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first entry; 1 makes the table.
    pub first: u64,
    /// The entries, at least one.
    pub entries: Vec<Entry>,
    /// The table's row from now on.
    pub row: Row,
}

/// A table as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its row.
    pub row: Row,
    /// Its log: entry 1, 2, 3 …
    pub entries: Vec<Entry>,
}

impl TableId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TableId {
    type Error = TableIdError;

    fn try_from(text: String) -> Result<Self, TableIdError> {
        let fits =
            (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if fits {
            Ok(Self(text))
        } else {
            Err(TableIdError { found: text.chars().take(LONGEST_ID + 8).collect() })
        }
    }
}

impl FromStr for TableId {
    type Err = TableIdError;

    fn from_str(text: &str) -> Result<Self, TableIdError> {
        text.to_owned().try_into()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Append {
    /// The number of the entry after these.
    pub(crate) fn next(&self) -> i64 {
        self.first as i64 + self.entries.len() as i64
    }

    /// How much text it brings, in bytes.
    pub(crate) fn size(&self) -> usize {
        self.texts().map(str::len).sum()
    }

    /// Refuses what no database could take, so that it cannot spoil what is written together with it.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.entries.is_empty() {
            return Err("found no entries, expected at least one".into());
        }
        if !(1..1 << 53).contains(&self.first) {
            return Err(format!("found the number {}, expected one from 1 to 2^53", self.first));
        }
        check_size(self.size())?;
        self.texts().try_for_each(check_text)
    }

    fn texts(&self) -> impl Iterator<Item = &str> {
        let bodies = self.entries.iter().map(|entry| entry.body.as_str());
        bodies.chain([self.row.game.as_str(), self.row.summary.as_str()])
    }
}

/// Refuses more text than is written at a time.
pub(crate) fn check_size(size: usize) -> Result<(), String> {
    let most = LARGEST_APPEND >> 20;
    if size > LARGEST_APPEND {
        Err(format!("found {size} bytes of text, expected at most {most} MiB"))
    } else {
        Ok(())
    }
}

/// Refuses the one character that PostgreSQL cannot store.
pub(crate) fn check_text(text: &str) -> Result<(), String> {
    match text.find('\0') {
        Some(place) => Err(format!("found the character NUL at byte {place}, expected text without it")),
        None => Ok(()),
    }
}
