//! The bodies of HTTP requests and answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Candidate, ClockRule, Exhibit, GameResult, Json, Occupant, Refusal, Saying, TakebackRule, Told};

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// As in records, in lowercase letters.
    pub name: String,
    /// As on the box.
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
    /// The edition of its rules that is played here.
    pub edition: u16,
    /// Whether friends draw their seats by lot, unless somebody wants it otherwise.
    pub lot: bool,
    /// The parts of it that can be printed.
    pub parts: Vec<String>,
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
#[expect(clippy::struct_excessive_bools, reason = "each is a setting by itself")]
pub struct NewTable {
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
    pub chairs: Vec<NewChair>,
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
    /// Whether actions can be taken back.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub takebacks: TakebackRule,
    /// Whether people sit round a real board: dice wait for somebody to throw them, and anybody may take back the last
    /// entry. Such a table is not in the lobby, and actions can be taken back there.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub real_board: bool,
    /// Whether to draw the seats by lot, from the table's dice, when all have sat down.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub lot: bool,
    /// The level of the bot that stands in at once for a seat whose time is up.
    #[serde(default)]
    #[ts(optional = nullable)]
    #[schema(minimum = 1, maximum = 8)]
    pub stand_in: Option<u8>,
    /// Actions that were played before, as in records, those of chance included (`red start:2`): the game goes on from
    /// there. Such a table is not in the lobby and draws no seats.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub past: Vec<String>,
}

/// Who is to play a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewChair {
    /// A person, who will sit down.
    Person {},
    /// One of our bots.
    Bot {
        /// 1 to 8.
        #[schema(minimum = 1, maximum = 8)]
        level: u8,
    },
}

/// A table that was made. The keys are secrets: anyone who has one may sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// The table; anyone who knows it may watch.
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
    /// The token that will hold the seat, 32 hexadecimal digits. Anyone who has it is the player: it should be drawn at random.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub token: String,
    /// A name for the others to see, 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// The SHA-256 of the seat's own part of everything random, 64 hexadecimal digits: of a number of 16 bytes, which is
    /// opened when all have sat down, and nobody can choose theirs by it.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{64}$")]
    #[ts(optional = nullable)]
    pub commitment: Option<String>,
    /// Instead of a commitment the number itself, 32 hexadecimal digits: then those who sit down later could know it.
    #[serde(default)]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    #[ts(optional = nullable)]
    pub number: Option<String>,
}

/// A seat that was taken: the answer to [`Sit`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seated {
    /// Which seat. Where the seats are drawn by lot and the game has begun by it, the one that was drawn.
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
    /// Who sits where.
    #[serde(deserialize_with = "occupants")]
    pub players: Vec<Occupant>,
    /// How time is limited.
    pub clock: ClockRule,
    /// Whether the game has begun.
    pub begun: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Why nobody can sit down or watch there: it was begun by other rules than those of this server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<Problem>,
}

/// Who sits where, also as stores have it from version 0.1: as names, a bot by its level.
fn occupants<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Occupant>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Stored {
        Occupant(Occupant),
        Name(Option<String>),
    }
    let level =
        |name: &str| name.strip_prefix("level ")?.parse().ok().filter(|level| (1..=8).contains(level));
    let occupant = |stored| match stored {
        Stored::Occupant(occupant) => occupant,
        Stored::Name(None) => Occupant::Free,
        Stored::Name(Some(name)) => match level(&name) {
            Some(level) => Occupant::Bot { level },
            None => Occupant::Person { name },
        },
    };
    Ok(Vec::deserialize(deserializer)?.into_iter().map(occupant).collect())
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
    pub result: Option<GameResult>,
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
    /// Who entered it, if it was thrown by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<String>,
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
    /// For each seat whether its number was committed to before, and opened when all had sat down.
    pub committed: Vec<bool>,
    /// By which rule the dice fell: 1 until version 0.1, and 2.
    pub rule: u8,
    /// If the seats were drawn by lot: which of the numbers each seat got, counted from 1 in ascending order.
    pub lot: Option<Vec<usize>>,
    /// How many actions come from another game, and were not drawn here.
    pub past: usize,
    /// Every action of chance after those, also what was thrown by hand.
    pub throws: Vec<Throw>,
}

/// An action of chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Throw {
    /// How many actions had been played before it.
    pub ply: usize,
    /// Its place, from which it was drawn: by rule 2 how many throws came before it, by rule 1 how many actions.
    pub place: usize,
    /// By rule 1, how often actions had been taken back before it; otherwise 0.
    pub takebacks: u32,
    /// What it brought.
    pub action: String,
    /// Who entered it, if it was thrown by hand: then it was not drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<String>,
}

/// How far an analysis is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisStatus {
    /// The level of the bot that was asked.
    pub level: u8,
    /// How many positions have been looked at.
    pub done: usize,
    /// How many there are.
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
    /// How the game might have gone on instead of each mistake, as lines of a record, the best action first; nothing
    /// elsewhere. It ends where chance acts. Analyses of 0.1.x have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lines: Option<Vec<Vec<String>>>,
    /// What each seat gained by what chance brought, action by action.
    pub luck: Vec<Option<Vec<f32>>>,
}

/// What a bot that thinks on about a position of a finished game has found so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ThinkingOn {
    /// For how long it has thought, in milliseconds.
    pub thought: u64,
    /// For how long it thinks at most.
    pub most: u64,
    /// Whether it thinks no more: its time is up, or it knows all that it can.
    pub over: bool,
    /// What it has found; nothing in its first moments.
    pub found: Option<Considered>,
}

/// A position as a bot sees it that has thought about it for a while.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Considered {
    /// Simulations or positions that it has looked at.
    pub steps: u64,
    /// What each seat may expect, from 0 to 1, as the seat to act sees it.
    pub expect: Vec<f32>,
    /// The best actions, the best first. Nothing where no seat can choose.
    pub ranked: Vec<Candidate>,
    /// How the game is expected to go on, as lines of a record, the best action first. It ends where chance acts.
    pub line: Vec<String>,
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
    /// The ruling or the chapter of the rulebook that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// What the rule finds, to be said in another language, if one forbids it; `text` says it in English, in `positions`
    /// with the line, and what was found and expected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<Saying>,
    /// The version of Pyramidion that plays the table, if it is an older one.
    #[serde(default)]
    pub version: Option<String>,
}
