//! What the log of a table holds: one [`Logged`] entry for everything that ever happened there.

use std::collections::BTreeMap;

use game::{Seat, Setup, SetupError, alternatives};
use protocol::{ClockRule, RequestKind};
use serde::{Deserialize, Serialize};
use store::TableId;
use thiserror::Error;

use crate::keys::{Digest, Secret};

/// An entry, and whose wish it was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
    /// The wish that it came of, so that the same wish is not carried out twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<Wish>,
}

/// A wish, as its seat numbered it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wish {
    /// Whose.
    pub by: u8,
    /// Their own number of it.
    pub nonce: String,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was made. Always the first entry.
    Opened(Box<Opened>),
    /// A person sat down.
    Sat {
        seat: u8,
        name: String,
        /// Of the token that holds the seat.
        token: Digest,
        /// The seat's own part of everything random.
        number: Secret,
    },
    /// A person left the seat before the game began.
    Rose { seat: u8 },
    /// All have sat down.
    Began,
    /// A seat, or chance, acted.
    Played {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        action: String,
    },
    /// The last actions were taken back.
    Undone { seat: u8, plies: usize },
    /// A seat asked the others for something.
    Asked { seat: u8, kind: RequestKind },
    /// A seat answered.
    Answered { seat: u8, yes: bool },
    /// A seat gave up.
    Resigned { seat: u8 },
    /// A seat's time was up.
    TimeUp { seat: u8 },
    /// A bot began to play for a person.
    StoodIn { seat: u8, level: u8 },
    /// The person took the seat back.
    Returned { seat: u8 },
    /// A seat said something.
    Said { seat: u8, text: String },
    /// The next game is at another table.
    Rematch { table: TableId },
}

/// A table as it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opened {
    pub game: String,
    /// As in records.
    pub seats: String,
    /// The options that are not the default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    pub chairs: Vec<Reserved>,
    #[serde(default)]
    pub clock: ClockRule,
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub hints: bool,
    #[serde(default)]
    pub stand_in: Option<u8>,
    /// Of the key that opens any free seat.
    pub key: Digest,
    /// Everything random is drawn from it: 64 hexadecimal digits.
    pub secret: String,
}

/// For whom a seat is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum Reserved {
    /// Whoever has the key of the seat, or of the table.
    Anyone { key: Digest },
    /// Whoever has the token, which held a seat in the game before.
    Guest { name: String, token: Digest },
    /// A bot.
    Bot { level: u8 },
}

/// Why a table cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum NoSuchSetup {
    #[error("game: found {}, expected {expected}", game::quote(.found))]
    Game { found: String, expected: String },
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Opened {
    /// The seats and options.
    pub fn setup(&self) -> Result<Setup, NoSuchSetup> {
        setup(&self.game, Some(&self.seats), &self.options)
    }
}

/// The seats and options of a game that goes by this name.
pub fn setup(
    game: &str,
    seats: Option<&str>,
    options: &BTreeMap<String, String>,
) -> Result<Setup, NoSuchSetup> {
    let Some(entry) = games::find(game) else {
        let expected = alternatives(games::GAMES.iter().map(|entry| entry.spec().name.to_owned()));
        return Err(NoSuchSetup::Game { found: game.to_owned(), expected });
    };
    let mut setup = Setup::default_of(entry.spec());
    if let Some(seats) = seats {
        setup.set_seats(seats)?;
    }
    for (key, value) in options {
        setup.set_option(key, value)?;
    }
    Ok(setup)
}

impl From<Entry> for Logged {
    fn from(entry: Entry) -> Self {
        Self { entry, wish: None }
    }
}

impl Entry {
    /// The entry, as it came of a wish.
    pub fn wished(self, seat: Seat, nonce: &str) -> Logged {
        Logged { entry: self, wish: Some(Wish { by: seat.0, nonce: nonce.to_owned() }) }
    }
}
