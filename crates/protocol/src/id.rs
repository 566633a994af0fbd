//! The name of a table: [`TableId`].

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The longest name of a table, in characters.
pub const LONGEST_ID: usize = 32;

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
