//! What a client says over the socket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Reaction;

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
        /// Through whose eyes to look: a seat held, or where one had sat down before a lot; nobody's if left out.
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
    /// Asks for what is missing after this number. The answer is a snapshot, or [`Current`](crate::ServerMsg::Current) if
    /// nothing is.
    Sync {
        /// The number of the last step that the client knows.
        have: u64,
    },
    /// Opens the number that one committed to by sitting down, when all have sat down: see [`State`](crate::State).
    Open {
        /// Whose.
        seat: String,
        /// The number, 32 hexadecimal digits.
        number: String,
        /// Chosen by the client, another for each command.
        nonce: String,
    },
    /// Plays an action.
    Play {
        /// Who plays.
        seat: String,
        /// The number of the last step that the client had seen.
        seq: u64,
        /// The action in the notation of the game.
        action: String,
        /// Chosen by the client, another for each command.
        nonce: String,
    },
    /// Throws the dice that wait at a real board, for anybody there.
    Throw {
        /// Who says so.
        seat: String,
        /// The number of the last step that the client had seen.
        seq: u64,
        /// What real dice show, one face for each of `dice` in the state; if it is left out, the table throws.
        #[serde(default)]
        #[ts(optional = nullable)]
        faces: Option<Vec<String>>,
        /// Chosen by the client, another for each command.
        nonce: String,
    },
    /// Asks what the seat would see happen if it played an action. If it is not legal, the answer is the refusal that playing
    /// it would get.
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
    /// Shows what one thinks of it, to everybody who is there. It is answered by `done` and not kept.
    React {
        /// Who.
        seat: String,
        /// What they think of it.
        reaction: Reaction,
        /// Chosen by the client.
        nonce: String,
    },
    /// Changes one's own name.
    Rename {
        /// Whose.
        seat: String,
        /// The new name, at most [`LONGEST_NAME`](crate::LONGEST_NAME) characters.
        name: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Lets a bot play for a seat whose time is up or whose person has left, or on a free seat.
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
    /// Sends a bot away while others are still waited for: its seat is free.
    FreeSeat {
        /// Who asks for it.
        seat: String,
        /// The seat of the bot.
        bot: String,
        /// Chosen by the client.
        nonce: String,
    },
    /// Opens a table without the seats that are still free, to which everybody is led, if the game is for that many.
    Fewer {
        /// Who asks.
        seat: String,
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
    /// Opens a table of another game for the same people, to which everybody is led. As many must be able to play it.
    NextGame {
        /// Who asks.
        seat: String,
        /// The game, as in records.
        game: String,
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

/// A message of a client, sorted by what answers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Incoming {
    /// Of the connection: answered by the socket and by what the table tells this client.
    Connection(ConnectionMsg),
    /// Changes nothing.
    Query {
        /// For which seat.
        seat: String,
        /// Chosen by the client.
        nonce: String,
        /// What is asked.
        query: Query,
    },
    /// Changes the table, or is refused.
    Command {
        /// For which seat.
        seat: String,
        /// Chosen by the client, another for each command.
        nonce: String,
        /// What is to be done.
        command: SeatCommand,
    },
    /// Is shown to everybody who is there, and changes nothing.
    Reaction {
        /// Of which seat.
        seat: String,
        /// Chosen by the client.
        nonce: String,
        /// What is shown.
        reaction: Reaction,
    },
}

/// What concerns the connection alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConnectionMsg {
    /// See [`ClientMsg::Hello`].
    Hello {
        /// The table.
        table: String,
        /// The tokens of the seats that this client holds.
        tokens: Vec<String>,
        /// Through whose eyes to look.
        looking: Option<String>,
        /// The number of the last step that the client knows.
        have: Option<u64>,
    },
    /// See [`ClientMsg::Look`].
    Look {
        /// The seat.
        seat: Option<String>,
    },
    /// See [`ClientMsg::Sync`].
    Sync {
        /// The number of the last step that the client knows.
        have: u64,
    },
    /// See [`ClientMsg::Ping`].
    Ping,
}

/// What can be asked for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Query {
    /// See [`ClientMsg::Preview`].
    Preview {
        /// The action.
        action: String,
    },
    /// See [`ClientMsg::Hint`].
    Hint,
}

/// What can be done for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatCommand {
    /// See [`ClientMsg::Open`].
    Open {
        /// The number, 32 hexadecimal digits.
        number: String,
    },
    /// See [`ClientMsg::Play`].
    Play {
        /// The number of the last step that the client had seen.
        seq: u64,
        /// The action in the notation of the game.
        action: String,
    },
    /// See [`ClientMsg::Throw`].
    Throw {
        /// The number of the last step that the client had seen.
        seq: u64,
        /// What real dice show; nothing if the table throws.
        faces: Option<Vec<String>>,
    },
    /// See [`ClientMsg::Undo`].
    Undo {
        /// The number of the last step that the client had seen.
        seq: u64,
    },
    /// See [`ClientMsg::Draw`].
    Draw,
    /// See [`ClientMsg::Answer`].
    Answer {
        /// Whether it may be.
        yes: bool,
    },
    /// See [`ClientMsg::Resign`].
    Resign,
    /// See [`ClientMsg::Say`].
    Say {
        /// What is said.
        text: String,
    },
    /// See [`ClientMsg::Rename`].
    Rename {
        /// The new name.
        name: String,
    },
    /// See [`ClientMsg::StandIn`].
    StandIn {
        /// The seat that needs somebody.
        absent: String,
        /// The level of the bot.
        level: u8,
    },
    /// See [`ClientMsg::FreeSeat`].
    FreeSeat {
        /// The seat of the bot.
        bot: String,
    },
    /// See [`ClientMsg::Fewer`].
    Fewer,
    /// See [`ClientMsg::Return`].
    Return,
    /// See [`ClientMsg::Rematch`].
    Rematch,
    /// See [`ClientMsg::NextGame`].
    NextGame {
        /// The game.
        game: String,
    },
}

impl ClientMsg {
    /// Sorts the message, once and for all.
    pub fn sort(self) -> Incoming {
        let query = |seat, nonce, query| Incoming::Query { seat, nonce, query };
        let command = |seat, nonce, command| Incoming::Command { seat, nonce, command };
        match self {
            Self::Hello { table, tokens, looking, have } => {
                Incoming::Connection(ConnectionMsg::Hello { table, tokens, looking, have })
            }
            Self::Look { seat } => Incoming::Connection(ConnectionMsg::Look { seat }),
            Self::Sync { have } => Incoming::Connection(ConnectionMsg::Sync { have }),
            Self::Ping {} => Incoming::Connection(ConnectionMsg::Ping),
            Self::Preview { seat, action, nonce } => query(seat, nonce, Query::Preview { action }),
            Self::Hint { seat, nonce } => query(seat, nonce, Query::Hint),
            Self::Open { seat, number, nonce } => command(seat, nonce, SeatCommand::Open { number }),
            Self::Play { seat, seq, action, nonce } => {
                command(seat, nonce, SeatCommand::Play { seq, action })
            }
            Self::Throw { seat, seq, faces, nonce } => {
                command(seat, nonce, SeatCommand::Throw { seq, faces })
            }
            Self::Undo { seat, seq, nonce } => command(seat, nonce, SeatCommand::Undo { seq }),
            Self::Draw { seat, nonce } => command(seat, nonce, SeatCommand::Draw),
            Self::Answer { seat, yes, nonce } => command(seat, nonce, SeatCommand::Answer { yes }),
            Self::Resign { seat, nonce } => command(seat, nonce, SeatCommand::Resign),
            Self::Say { seat, text, nonce } => command(seat, nonce, SeatCommand::Say { text }),
            Self::React { seat, reaction, nonce } => Incoming::Reaction { seat, nonce, reaction },
            Self::Rename { seat, name, nonce } => command(seat, nonce, SeatCommand::Rename { name }),
            Self::StandIn { seat, absent, level, nonce } => {
                command(seat, nonce, SeatCommand::StandIn { absent, level })
            }
            Self::FreeSeat { seat, bot, nonce } => command(seat, nonce, SeatCommand::FreeSeat { bot }),
            Self::Fewer { seat, nonce } => command(seat, nonce, SeatCommand::Fewer),
            Self::Return { seat, nonce } => command(seat, nonce, SeatCommand::Return),
            Self::Rematch { seat, nonce } => command(seat, nonce, SeatCommand::Rematch),
            Self::NextGame { seat, game, nonce } => command(seat, nonce, SeatCommand::NextGame { game }),
        }
    }
}

impl Incoming {
    /// What the answer names the message by, if it has something.
    pub fn nonce(&self) -> Option<&str> {
        match self {
            Self::Connection(_) => None,
            Self::Query { nonce, .. } | Self::Command { nonce, .. } | Self::Reaction { nonce, .. } => {
                Some(nonce)
            }
        }
    }
}
