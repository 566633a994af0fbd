//! The bodies of HTTP requests and answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ClockRule, Exhibit, Json, Refusal, Result, Told};

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// As in records: `sphinx`.
    pub name: String,
    /// As on the box: `Sphinx`.
    pub title: String,
    /// The game in one line.
    pub about: String,
    /// Every list of seats that can play.
    pub seats: Vec<Vec<String>>,
    /// Which of `seats` plays if nobody says.
    pub default_seats: usize,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// The levels of our bots.
    pub levels: Vec<LevelInfo>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// As in records.
    pub key: String,
    /// What it decides.
    pub about: String,
    /// Its values, the default first.
    pub values: Vec<ValueInfo>,
    /// Whether a list of different values, joined by commas, is chosen.
    pub list: bool,
}

/// A value of an option.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ValueInfo {
    /// As in records.
    pub value: String,
    /// What it means.
    pub about: String,
}

/// A level of our bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelInfo {
    /// 1 to 8.
    pub level: u8,
    /// Its name.
    pub name: String,
    /// What it is like.
    pub character: String,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    /// The game, as in records.
    pub game: String,
    /// The seats as in records, `red, yellow`; the game's default if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seats: Option<String>,
    /// Options that are not the default.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub options: BTreeMap<String, String>,
    /// For each seat who plays; people if left out.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub chairs: Vec<ChairWish>,
    /// How time is limited.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub clock: ClockRule,
    /// Whether to show the table in the lobby.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub listed: bool,
    /// Whether bots may be asked for advice in games against other people.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub hints: bool,
    /// The level of the bot that stands in at once for a seat whose time is up.
    #[serde(default)]
    #[ts(optional = nullable)]
    #[schema(minimum = 1, maximum = 8)]
    pub stand_in: Option<u8>,
}

/// Who is to play a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChairWish {
    /// A person, who will sit down.
    Person {},
    /// One of our bots.
    Bot {
        /// 1 to 8.
        #[schema(minimum = 1, maximum = 8)]
        level: u8,
    },
}

/// A table that was made. The keys are secrets: who has one may sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// The table; who knows it may watch.
    pub table: String,
    /// Opens any free seat.
    pub key: String,
    /// For each seat the key that opens it alone; none for a bot's.
    pub seat_keys: Vec<Option<String>>,
    /// The same as links to send.
    pub links: Links,
}

/// Links to send. Keys stand behind the `#`, which browsers keep to themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Links {
    /// For players: sit where you like.
    pub players: String,
    /// For one player each, by seat.
    pub seats: Vec<Option<String>>,
    /// For spectators.
    pub spectators: String,
}

/// Sits down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat; the first free one if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seat: Option<String>,
    /// The key from the link. Tables in the lobby need none.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    #[ts(optional = nullable)]
    pub key: Option<String>,
    /// The token that will hold the seat, 32 hexadecimal digits. Whoever has it is the player: it should be drawn at random.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub token: String,
    /// A name for the others to see, 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// The seat's own part of everything random, 32 hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub number: String,
}

/// A seat that was taken: the answer to [`Sit`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seated {
    /// Which seat.
    pub seat: String,
    /// The number of the step that it was.
    pub seq: u64,
}

/// Tables that wait for players or can be watched.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Lobby {
    /// The last touched first.
    pub tables: Vec<LobbyTable>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyTable {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// Who sits where; nothing where a seat is free.
    pub players: Vec<Option<String>>,
    /// How time is limited.
    pub clock: ClockRule,
    /// Whether the game has begun.
    pub begun: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

/// A game from beginning to end, as a viewer may know it: everything, when it is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// Who sat there.
    pub players: Vec<String>,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// The position before the first action, and after each.
    pub steps: Vec<ReplayStep>,
    /// How it ended, if it did.
    pub result: Option<Result>,
    /// What is needed to check the dice, when the game is over.
    pub fairness: Option<Fairness>,
    /// Pictures beside what they were taken for, when the game is over.
    pub gallery: Vec<Exhibit>,
}

/// A position of a replay, and what led to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    /// Who acted; nobody before the first action.
    pub actor: Option<String>,
    /// What they did.
    pub action: Option<String>,
    /// What happened.
    pub events: Vec<Told>,
    /// The table afterwards.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
}

/// Everything that is needed to draw a game's dice again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fairness {
    /// The table's secret, hexadecimal.
    pub secret: String,
    /// Its SHA-256, which was shown from the beginning.
    pub commitment: String,
    /// The seats' own numbers, hexadecimal, by seat.
    pub numbers: Vec<String>,
    /// Every action of chance.
    pub throws: Vec<Throw>,
}

/// An action of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Throw {
    /// How many actions had been played before it.
    pub ply: usize,
    /// How often actions had been taken back before it.
    pub takebacks: u32,
    /// What it brought.
    pub action: String,
}

/// How far an analysis is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisStatus {
    /// The level of the bot that was asked.
    pub level: u8,
    /// Positions looked at.
    pub done: usize,
    /// Of so many.
    pub total: usize,
    /// The analysis, when it is done.
    pub result: Option<Analysed>,
}

/// A game's course: what its decisions gave away and what its throws brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysed {
    /// What each seat could expect before the first action.
    pub start: Vec<f32>,
    /// What each could expect after each action.
    pub expect: Vec<Vec<f32>>,
    /// What the seat that acted gave away, action by action; nothing for chance.
    pub loss: Vec<Option<f32>>,
    /// The best action, where it was another one.
    pub better: Vec<Option<String>>,
    /// What each seat gained by what chance brought, action by action.
    pub luck: Vec<Option<Vec<f32>>>,
}

/// Whether the server is well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// The version of the program.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of refusal.
    pub code: Refusal,
    /// Why, as a sentence.
    pub text: String,
}
