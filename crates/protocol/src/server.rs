//! What the server says over the socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::state::{ChatLine, RequestKind, Snapshot, State};
use crate::{Reaction, Saying, Told};

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
        /// What the rule finds, to be said in another language, if one forbids it; `text` says it in English.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reason: Option<Saying>,
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
        /// Who entered it, if it was thrown by hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        hand: Option<String>,
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Candidate {
    /// The action.
    pub action: String,
    /// How much was spent on it.
    pub steps: u64,
    /// What the seat may expect, from 0 to 1.
    pub value: f32,
}
