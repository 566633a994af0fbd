//! The levels, from friendly to a child to as strong as we can: [`Level`]. How each plays a game stands in the game's
//! own [`Evaluation::skill`](crate::Evaluation::skill).

use game::Message;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A strength of play from 1 to 8, the same in the command line and on the page. Outside Rust it is the bare number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// A number that is not a level.
#[derive(Clone, Copy, PartialEq, Eq, Error, Debug)]
#[error("found {found}, expected a level from 1 to 8")]
pub struct LevelError {
    /// The number.
    pub found: u8,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 8] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// The strongest level.
    pub const STRONGEST: Self = Self(8);

    /// The level with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=8) { Some(Self(number)) } else { None }
    }

    /// 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Who plays so.
    pub fn name(self) -> Message {
        Message::new(format!("level-{}", self.0))
    }

    /// How they play, in a line.
    pub fn character(self) -> Message {
        Message::new(format!("level-{}-about", self.0))
    }

    /// Its place in a list with one entry for each level.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(found: u8) -> Result<Self, LevelError> {
        Self::new(found).ok_or(LevelError { found })
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_1_to_8_and_written_as_its_number() {
        assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8]);
        for number in 0..=u8::MAX {
            let level = Level::new(number);
            assert_eq!(level.map(Level::number), (1..=8).contains(&number).then_some(number));
            assert_eq!(level, serde_json::from_str(&number.to_string()).ok());
            assert!(level.is_none_or(|level| serde_json::to_string(&level).unwrap() == number.to_string()));
        }
        let error = serde_json::from_str::<Level>("9").unwrap_err().to_string();
        assert_eq!(error, "found 9, expected a level from 1 to 8");
        assert_eq!(Level::STRONGEST.character(), Message::new("level-8-about"));
    }
}
