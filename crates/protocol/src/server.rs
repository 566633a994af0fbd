//! What the server says over the socket.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ClockRule, Clocks, Json, Told};

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
    /// A wish was carried out, and will not be lost.
    Done {
        /// Of the wish.
        nonce: String,
        /// The number of the step that came of it.
        seq: u64,
    },
    /// A wish, or a message that could not be read, was refused; nothing has changed.
    Refused {
        /// Of the wish, if it was one.
        nonce: Option<String>,
        /// What kind of refusal.
        code: Refusal,
        /// Why, as a sentence.
        text: String,
        /// The ruling or the chapter of the rulebook that forbids it.
        rule: Option<String>,
    },
    /// Who is connected has changed. Not numbered.
    Presence {
        /// For each seat, whether somebody is there.
        here: Vec<bool>,
        /// How many watch.
        spectators: u32,
    },
    /// A bot thinks. Not numbered.
    Thinking {
        /// For which seat.
        seat: String,
    },
    /// What would happen: the answer to `preview`.
    Preview {
        /// Of the wish.
        nonce: String,
        /// What the seat would see, as far as it can be known.
        events: Vec<Told>,
    },
    /// Advice: the answer to `hint`.
    Hint {
        /// Of the wish.
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
    /// The message is no message of this protocol.
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
    /// Whether all have sat down.
    pub begun: bool,
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
    pub result: Option<Result>,
    /// The pictures that the viewer may look at.
    pub pictures: Vec<PictureLink>,
    /// Pictures beside what they were taken for, as soon as they are no secret.
    pub gallery: Vec<Exhibit>,
    /// The table of the next game.
    pub next: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chair {
    /// Who.
    pub player: Player,
    /// The level of the bot that stands in for the person.
    pub stand_in: Option<u8>,
    /// Whether the seat's time is up, so that a bot may stand in.
    pub time_up: bool,
    /// Whether the seat has given up.
    pub resigned: bool,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Player {
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
pub struct Result {
    /// The seats that won; empty for a draw or a game without a winner.
    pub winners: Vec<String>,
    /// Why it ended: by the `rules`, since everybody else `resigned`, or since all `agreed`.
    pub how: String,
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
    Rose {
        /// Which seat.
        seat: String,
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
    /// A person took the seat back.
    Returned {
        /// Who.
        seat: String,
    },
    /// Somebody said something.
    Said {
        /// The line.
        line: ChatLine,
    },
    /// There is a table for the next game: say hello there, with the same tokens.
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
