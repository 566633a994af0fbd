//! What the server says over the socket.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ClockRule, Clocks, Json, Reaction, TakebackRule, Told};

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMsg {
    /// Everything about a table, as the client may know it.
    Snapshot(Box<Snapshot>),
    /// Something happened. The number is one more than that of the step before.
    Step {
        /// The number.
        seq: u64,
        /// What happened.
        happened: Happened,
        /// How it stands now.
        state: Box<State>,
    },
    /// The client has everything up to this number.
    Current {
        /// The number of the last step.
        seq: u64,
    },
    /// A command was carried out, and will not be lost.
    Done {
        /// Of the command.
        nonce: String,
        /// The number of the step that came of it; of the last step if none did.
        seq: u64,
    },
    /// A command or a query, or a message that could not be read, was refused; nothing has changed.
    Refused {
        /// Of the command or the query, if it was one.
        nonce: Option<String>,
        /// What kind of refusal.
        code: Refusal,
        /// Why, as a sentence.
        text: String,
        /// The ruling or the chapter of the rulebook that forbids it.
        rule: Option<String>,
        /// The version of Pyramidion that plays the table, if it is an older one.
        #[serde(default)]
        version: Option<String>,
    },
    /// Who is connected has changed. Not numbered.
    Presence {
        /// For each seat, whether somebody is there.
        here: Vec<bool>,
        /// How many watch.
        spectators: u32,
    },
    /// Somebody shows what they think of it. Not numbered, and not kept.
    Reacted {
        /// Who.
        seat: String,
        /// What they think of it.
        reaction: Reaction,
    },
    /// A bot thinks. Not numbered.
    Thinking {
        /// For which seat.
        seat: String,
    },
    /// What would happen: the answer to `preview`.
    Preview {
        /// Of the query.
        nonce: String,
        /// What the seat would see, as far as it can be known.
        events: Vec<Told>,
    },
    /// Advice: the answer to `hint`.
    Hint {
        /// Of the query.
        nonce: String,
        /// What a bot would play.
        action: String,
        /// What each seat may expect, from 0 to 1.
        expect: Vec<f32>,
        /// The actions looked at, the best first.
        ranked: Vec<Candidate>,
    },
    /// The answer to `ping`.
    Pong {
        /// The server's time in milliseconds since 1970.
        at: i64,
    },
}

/// What kind of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The message is not one of this protocol.
    Form,
    /// The client speaks another version: reload the page, or update the program.
    Version,
    /// There is no such table.
    NoTable,
    /// The client does not hold that seat.
    NotYours,
    /// The seat is taken.
    Taken,
    /// The game has not begun, or is over, or it is not the seat's turn.
    NotNow,
    /// Something happened that the client had not seen.
    Stale,
    /// The rules forbid the action.
    Illegal,
    /// The settings of the table forbid it.
    Forbidden,
    /// Nothing is taken back at this table.
    NoTakebacks,
    /// The table was begun by older rules of its game: the version that plays it is named.
    OlderRules,
    /// The table was begun by newer rules of its game, which a newer version plays.
    NewerRules,
    /// Too many messages.
    TooMany,
    /// The store does not answer; what was acknowledged is safe. Try again.
    Unavailable,
}

/// Everything about a table, as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Snapshot {
    /// The table.
    pub table: String,
    /// The number of the last step.
    pub seq: u64,
    /// Through whose eyes; nobody's for a spectator.
    pub looking: Option<String>,
    /// The seats that this client holds.
    pub yours: Vec<String>,
    /// The game, as in records.
    pub game: String,
    /// The names of the seats, in order.
    pub seats: Vec<String>,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// Whether the table is in the lobby.
    pub listed: bool,
    /// How time is limited.
    pub clock: ClockRule,
    /// Whether bots may be asked for advice in games against other people.
    pub hints: bool,
    /// Whether actions can be taken back.
    pub takebacks: TakebackRule,
    /// Whether the seats are drawn by lot when the game begins.
    pub lot: bool,
    /// What the lot has brought: for each seat the one on which its player had sat down.
    pub drawn: Option<Vec<String>>,
    /// The SHA-256 of the secret from which everything random is drawn.
    pub commitment: String,
    /// How it stands.
    pub state: State,
    /// The last lines of chat.
    pub chat: Vec<ChatLine>,
    /// The last actions, as this viewer saw them happen.
    pub history: Vec<HistoryLine>,
    /// For each seat, whether somebody is there.
    pub here: Vec<bool>,
    /// How many watch.
    pub spectators: u32,
    /// When the snapshot was made, in milliseconds since 1970.
    pub at: i64,
}

/// How it stands, as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct State {
    /// How many actions have been played, chance included.
    pub ply: usize,
    /// Who sits where, by seat.
    pub chairs: Vec<Chair>,
    /// Whether all have sat down, and the game has begun.
    pub begun: bool,
    /// All have sat down, but numbers that were committed to are not open yet: the game begins when they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub opening: Option<Opening>,
    /// The seat that acts next.
    pub turn: Option<String>,
    /// The table as the viewer sees it; each game has its own form.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// What the viewer may play now, in byte order.
    pub legal: Vec<String>,
    /// What `undo` would do for the viewer.
    pub undo: UndoKind,
    /// What a seat has asked the others for.
    pub request: Option<Request>,
    /// What the clocks show.
    pub clocks: Option<Clocks>,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// The pictures that the viewer may look at.
    pub pictures: Vec<PictureLink>,
    /// Pictures beside what they were taken for, as soon as they are not secret.
    pub gallery: Vec<Exhibit>,
    /// The table of the next game.
    pub next: Option<String>,
}

/// The numbers for the dice that wait to be opened. Anyone who is waited for says `open`, and should keep the commitments:
/// when the game is over, the numbers in the record must be those.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Opening {
    /// For each seat the SHA-256 of its number, hexadecimal; nothing for a bot, whose number is zero.
    pub commitments: Vec<Option<String>>,
    /// The seats whose numbers are not open yet.
    pub waiting: Vec<String>,
    /// From when on those who have opened theirs may have a bot take these seats, in milliseconds since 1970 by the
    /// server's clock.
    pub replaceable_at: i64,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chair {
    /// Who.
    pub player: Occupant,
    /// The level of the bot that stands in for the person.
    pub stand_in: Option<u8>,
    /// Whether the seat's time is up, so that a bot may stand in.
    pub time_up: bool,
    /// Whether the seat has given up.
    pub resigned: bool,
    /// Another seat at which somebody has a name that looks the same, or nearly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub looks_like: Option<String>,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// Kept for somebody who has not come yet.
    Kept {
        /// Their name.
        name: String,
    },
    /// A person, or a program that plays as one.
    Person {
        /// Their name.
        name: String,
    },
    /// One of our bots.
    Bot {
        /// 1 to 8.
        level: u8,
    },
}

/// What `undo` would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoKind {
    /// There is nothing to take back.
    Nothing,
    /// It takes the last action back.
    Free,
    /// It asks the others.
    Ask,
}

/// What a seat has asked the others for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Request {
    /// Who asks.
    pub seat: String,
    /// What for.
    pub kind: RequestKind,
    /// Who has still to answer.
    pub waiting: Vec<String>,
}

/// What can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum RequestKind {
    /// To take actions back.
    Undo {
        /// How many, those of others and of chance included.
        plies: usize,
    },
    /// To end the game without a winner.
    Draw,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameResult {
    /// The seats that won; empty for a draw or a game without a winner.
    pub winners: Vec<String>,
    /// Why it ended.
    pub how: EndReason,
    /// How long it took, in milliseconds, from when everybody sat to the end; nothing at no table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub took: Option<i64>,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// By the rules.
    Rules,
    /// Everybody else resigned.
    Resigned,
    /// All agreed to a draw.
    Agreed,
}

/// As it is written.
impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rules => "rules",
            Self::Resigned => "resigned",
            Self::Agreed => "agreed",
        })
    }
}

/// The address of a picture that only its seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PictureLink {
    /// Which picture of the reel, from 1 on.
    pub picture: u8,
    /// Where it is, below the server's address.
    pub path: String,
}

/// A picture beside what its player took it for: when the game is over, or at once for one who plays alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Exhibit {
    /// The route: `A`.
    pub route: String,
    /// Who took it for something.
    pub seat: String,
    /// Which picture of the reel, from 1 on.
    pub picture: u8,
    /// Where it is, below the server's address.
    pub path: String,
    /// What it was taken for: a step (`c3`) or a sign (`K`).
    pub taken: String,
    /// What it shows.
    pub shown: String,
    /// Whether that is the same.
    pub right: bool,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// The number of its step.
    pub seq: u64,
    /// Who spoke.
    pub seat: String,
    /// Their name then.
    pub name: String,
    /// Another seat at which somebody had a name then that looked the same, or nearly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub looks_like: Option<String>,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// An action that was played, as a viewer saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HistoryLine {
    /// Its number, from 1 on.
    pub ply: usize,
    /// A seat or `chance`.
    pub actor: String,
    /// The action, hidden parts as `?`.
    pub action: String,
    /// What the viewer saw happen.
    pub events: Vec<Told>,
}

/// What happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    /// A person sat down.
    Sat {
        /// Where.
        seat: String,
    },
    /// A person left the seat before the game began.
    #[serde(rename = "rose")]
    Left {
        /// Which seat.
        seat: String,
    },
    /// All have sat down, and a seat opened the number that it had committed to.
    NumberOpened {
        /// Whose.
        seat: String,
    },
    /// All have sat down, and the seats were drawn by lot. A snapshot follows: what is yours may be another seat now.
    Lot {
        /// For each seat the one on which its player had sat down.
        from: Vec<String>,
    },
    /// All have sat down; the game begins.
    Began,
    /// Somebody, or chance, acted.
    Played {
        /// A seat or `chance`.
        actor: String,
        /// The action, hidden parts as `?`.
        action: String,
        /// What the viewer saw happen.
        events: Vec<Told>,
    },
    /// Actions were taken back.
    Undone {
        /// Who regretted.
        seat: String,
        /// How many.
        plies: usize,
    },
    /// A seat asks the others for something; see the state.
    Asked {
        /// Who.
        seat: String,
        /// What for.
        kind: RequestKind,
    },
    /// A seat answered.
    Answered {
        /// Who.
        seat: String,
        /// What.
        yes: bool,
    },
    /// A seat gave up.
    Resigned {
        /// Who.
        seat: String,
    },
    /// A seat's time is up.
    TimeUp {
        /// Whose.
        seat: String,
    },
    /// A bot plays for an absent person.
    StoodIn {
        /// For whom.
        seat: String,
        /// Its level.
        level: u8,
    },
    /// A bot was sent away before the game began, and its seat is free.
    Freed {
        /// Which seat.
        seat: String,
    },
    /// A person took the seat back.
    Returned {
        /// Who.
        seat: String,
    },
    /// A person has another name.
    Renamed {
        /// Who.
        seat: String,
        /// The new name.
        name: String,
    },
    /// Somebody said something.
    Said {
        /// The line.
        line: ChatLine,
    },
    /// There is a table for the next game, or for fewer players: say hello there, with the same tokens.
    Rematch {
        /// The table.
        table: String,
    },
}

/// An action that a bot looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Candidate {
    /// The action.
    pub action: String,
    /// How much was spent on it.
    pub steps: u64,
    /// What the seat may expect, from 0 to 1.
    pub value: f32,
}
