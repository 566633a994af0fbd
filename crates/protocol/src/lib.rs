//! What clients and the server say to each other: closed sets of socket messages and the bodies of HTTP requests.
//!
//! A socket carries JSON texts. Each is a [`Message`]: the version of the protocol, and one of [`ClientMsg`] or
//! [`ServerMsg`]. The first message of a client is [`ClientMsg::Hello`]; the server answers with
//! [`ServerMsg::Snapshot`] and from then on tells everything that happens as a numbered [`ServerMsg::Step`]. The numbers
//! have no gaps: anyone who misses one asks by [`ClientMsg::Sync`] and gets a new snapshot.
//!
//! A server sorts messages once, at the door ([`ClientMsg::sort`]): those of the connection, queries, which change nothing,
//! and commands. What a client asks or commands carries a `nonce` of its own choice. It is answered by [`ServerMsg::Done`] or
//! [`ServerMsg::Refused`] with the same nonce, and sending it again does no harm: what was done once is not done twice.

mod client;
mod http;
mod id;
mod position;
mod server;
mod shared;
mod state;

pub use client::{ClientMsg, ConnectionMsg, Incoming, Query, SeatCommand};
pub use http::{
    Analysed, AnalysisStatus, Considered, Created, Fairness, GameInfo, Health, LevelInfo, Links, Lobby,
    LobbyTable, NewChair, NewTable, OptionInfo, Problem, Replay, ReplayStep, Seated, Sit, ThinkingOn, Throw,
    ValueInfo,
};
pub use id::{LONGEST_ID, TableId, TableIdError};
pub use position::{AskedPosition, Position, PositionStep, Tried};
pub use server::{Candidate, Happened, Refusal, ServerMsg};
pub use shared::{Argument, ClockRule, Clocks, Json, Millis, Reaction, Saying, TakebackRule, Told};
pub use state::{
    Chair, ChatLine, Die, EndReason, Exhibit, GameResult, HistoryLine, Occupant, Opening, PictureLink,
    Request, RequestKind, Snapshot, State, UndoKind,
};

use serde::{Deserialize, Serialize};

/// The version of the protocol, in every message. It changes when a client of the old one would go wrong.
pub const VERSION: u32 = 1;

/// The largest message that a client may send, in bytes.
pub const LARGEST_MESSAGE: usize = 8 << 10;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 32;

/// The most characters of a line of chat.
pub const LONGEST_CHAT: usize = 500;

/// A message with its version: `{"v":1,"type":"sync","have":7}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Message<T> {
    /// The version of the protocol.
    pub v: u32,
    /// The message.
    #[serde(flatten)]
    pub body: T,
}

/// Why a text is not a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is of another version.
    Version {
        /// The version found.
        found: u32,
    },
    /// It is not a message at all, and why.
    Form(String),
}

impl<T> Message<T> {
    /// A message of this version.
    pub fn new(body: T) -> Self {
        Self { v: VERSION, body }
    }
}

impl Message<ClientMsg> {
    /// Reads what a client sent.
    pub fn read(text: &str) -> Result<ClientMsg, Misread> {
        #[derive(Deserialize)]
        struct Version {
            v: u32,
        }
        match serde_json::from_str::<Self>(text) {
            Ok(message) if message.v == VERSION => Ok(message.body),
            Ok(message) => Err(Misread::Version { found: message.v }),
            Err(error) => match serde_json::from_str::<Version>(text) {
                Ok(Version { v }) if v != VERSION => Err(Misread::Version { found: v }),
                _ => Err(Misread::Form(error.to_string())),
            },
        }
    }
}

impl Message<ServerMsg> {
    /// The text that goes over the socket.
    pub fn text(&self) -> String {
        // A step fits; a text that grows from nothing would be copied several times.
        let mut bytes = Vec::with_capacity(2048);
        serde_json::to_writer(&mut bytes, self).expect("messages have string keys and no failing parts");
        String::from_utf8(bytes).expect("JSON is UTF-8")
    }
}
