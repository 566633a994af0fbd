//! What is stored of a table: its [`Row`] and the [`StoredEntry`]s of its log.

use protocol::{Millis, TableId};
use serde::{Deserialize, Serialize};

/// The most text that one append may bring, in bytes.
pub const LARGEST_APPEND: usize = 64 << 20;

/// The longest name of a kind of kept things, in bytes.
pub const LONGEST_KIND: usize = 64;

/// As what is kept who made a table.
pub const MAKER: &str = "maker";

/// One entry of a log. What it means is the server's business.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredEntry {
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
    /// By which edition of its rules. The first goes without saying, as it did before there was another.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub edition: u16,
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

const fn first() -> u16 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_first(edition: &u16) -> bool {
    *edition == first()
}

/// A table as a list shows it, without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// The table.
    pub table: TableId,
    /// Its row.
    pub row: Row,
    /// How many entries its log has.
    pub entries: u64,
    /// How much text they have, in characters.
    pub size: u64,
    /// Who made it, if that is kept.
    pub maker: Option<String>,
}

/// A table that the lobby may show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyRow {
    /// The table.
    pub table: TableId,
    /// Its row.
    pub row: Row,
    /// Who made it, if that is kept.
    pub maker: Option<String>,
}

/// A table that wants to be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    pub table: TableId,
    /// Since when.
    pub wake: Millis,
    pub game: String,
    /// The edition of the game's rules.
    pub edition: u16,
}

/// Entries to be written at the end of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first entry; 1 makes the table.
    pub first: u64,
    /// The entries, at least one.
    pub entries: Vec<StoredEntry>,
    /// The table's row from now on.
    pub row: Row,
}

/// A table as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its row.
    pub row: Row,
    /// Its log: entry 1, 2, 3 …
    pub entries: Vec<StoredEntry>,
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
