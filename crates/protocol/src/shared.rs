//! What messages of both directions hold.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;
use utoipa::ToSchema;

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

/// How time is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// Not at all.
    #[default]
    None,
    /// A number of seconds for each turn.
    Move {
        /// 5 to 3,600.
        #[schema(minimum = 5, maximum = 3600)]
        seconds: u32,
    },
    /// A number of seconds for the game, and some more for each turn.
    Game {
        /// 30 to 36,000.
        #[schema(minimum = 30, maximum = 36000)]
        seconds: u32,
        /// 0 to 600 for each turn that ends.
        #[schema(maximum = 600)]
        increment: u32,
    },
    /// A number of days for each turn.
    Days {
        /// 1 to 30.
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

/// Whether actions can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TakebackRule {
    /// One's own last action, or more where the others agree.
    #[default]
    Allowed,
    /// Never.
    None,
}

/// What somebody shows at the table without a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Well played.
    Bravo,
    /// It is funny.
    Laugh,
    /// Nobody expected that.
    Wow,
    /// A mishap, one's own or another's.
    Oops,
    /// Somebody takes long.
    Hurry,
    /// Good luck.
    Luck,
}

/// What the clocks show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clocks {
    /// The milliseconds left of each seat, as they were at `at`.
    pub left: Vec<i64>,
    /// Whose clock runs, by number of the seat.
    pub running: Option<u8>,
    /// When that was, in milliseconds since 1970 by the server's clock.
    pub at: i64,
}

/// One thing that happened on the table, as a viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Told {
    /// A sentence in English.
    pub text: String,
    /// The same as data; each game has its own.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub data: Json,
}

/// Something to be said in the language of the reader: the name of a message in the page's catalogues, and what it
/// speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Saying {
    /// The name of the message.
    pub id: String,
    /// What it speaks of, by the names of its variables.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, Argument>>")]
    #[schema(no_recursion)]
    pub args: BTreeMap<String, Argument>,
}

/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum Argument {
    /// A number.
    Number(i64),
    /// A word that is the same in every language, or by which the message chooses.
    Word(String),
    /// A seat.
    Seat {
        /// Its name.
        seat: String,
    },
    /// What another message says.
    #[schema(no_recursion)]
    Saying(Saying),
    /// Several of these.
    #[schema(no_recursion)]
    List(Vec<Argument>),
}

/// Data whose form only the page of a game knows. It is written once and sent as it is.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl From<Box<RawValue>> for Json {
    fn from(raw: Box<RawValue>) -> Self {
        Self(raw)
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        Self(to_raw_value(&value).expect("a value has string keys"))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        let read = |json: &Self| serde_json::from_str::<Value>(json.text()).ok();
        self.text() == other.text() || read(self) == read(other)
    }
}

// Messages are read in two passes, since their type may come last, and raw text would not outlive the first.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Into::into)
    }
}
