//! What a client says over the socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message of a client. Seats go by the names they have in records: `red`, `p1`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMsg {
    /// Comes first, and again to go to another table.
    Hello {
        /// The table.
        table: String,
        /// The tokens of the seats that this client holds; none for a spectator.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        tokens: Vec<String>,
        /// Through whose eyes to look, one of the seats held; nobody's if left out.
        #[serde(default)]
        #[ts(optional = nullable)]
        looking: Option<String>,
        /// The number of the last step that the client knows of this table.
        #[serde(default)]
        #[ts(optional = nullable)]
        have: Option<u64>,
    },
    /// Looks through the eyes of another seat held, or of a spectator.
    Look {
        /// The seat.
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<String>,
    },
    /// Asks for what is missing after this number. The answer is the missing steps, a snapshot, or
    /// [`Current`](crate::ServerMsg::Current).
    Sync {
        /// The number of the last step that the client knows.
        have: u64,
    },
    /// Plays an action.
    Play {
        /// Who plays.
        seat: String,
        /// The number of the last step that the client had seen.
        seq: u64,
        /// The action in the notation of the game.
        action: String,
        /// Chosen by the client, another for each wish.
        nonce: String,
    },
    /// Asks what the seat would see happen if it played a legal action.
    Preview {
        /// Who would play.
        seat: String,
        /// The action.
        action: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Takes the seat's last action back, or asks the others whether it may.
    Undo {
        /// Who regrets.
        seat: String,
        /// The number of the last step that the client had seen.
        seq: u64,
        /// Chosen by the client.
        nonce: String,
    },
    /// Offers a draw.
    Draw {
        /// Who offers.
        seat: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Answers what another seat has asked for.
    Answer {
        /// Who answers.
        seat: String,
        /// Whether it may be.
        yes: bool,
        /// Chosen by the client.
        nonce: String,
    },
    /// Gives the game up.
    Resign {
        /// Who gives up.
        seat: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Says something to the table.
    Say {
        /// Who speaks.
        seat: String,
        /// What, at most [`LONGEST_CHAT`](crate::LONGEST_CHAT) characters.
        text: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Lets a bot play for a seat whose time is up or whose person has left.
    StandIn {
        /// Who asks for it.
        seat: String,
        /// The seat that needs somebody.
        absent: String,
        /// The level of the bot, 1 to 8.
        level: u8,
        /// Chosen by the client.
        nonce: String,
    },
    /// Takes the seat back from the bot that stood in.
    Return {
        /// Who is back.
        seat: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Opens a table for another game with the seats rotated, to which everybody is led.
    Rematch {
        /// Who asks.
        seat: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Asks a bot for advice. Against other people it is refused, unless the table allows it.
    Hint {
        /// Who asks.
        seat: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Is answered by `pong`, to learn whether the connection still is one.
    Ping {},
}

impl ClientMsg {
    /// The nonce of a wish.
    pub fn nonce(&self) -> Option<&str> {
        match self {
            Self::Hello { .. } | Self::Look { .. } | Self::Sync { .. } | Self::Ping {} => None,
            Self::Play { nonce, .. }
            | Self::Preview { nonce, .. }
            | Self::Undo { nonce, .. }
            | Self::Draw { nonce, .. }
            | Self::Answer { nonce, .. }
            | Self::Resign { nonce, .. }
            | Self::Say { nonce, .. }
            | Self::StandIn { nonce, .. }
            | Self::Return { nonce, .. }
            | Self::Rematch { nonce, .. }
            | Self::Hint { nonce, .. } => Some(nonce),
        }
    }
}
