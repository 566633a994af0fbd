//! How a table stands, as one viewer may know it. Start at [`Snapshot`].

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ClockRule, Clocks, Json, TakebackRule, Told};

/// Everything about a table, as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting by itself")]
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
    /// Whether people sit round a real board: then dice wait for somebody to throw them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<_>")]
    pub real_board: bool,
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
    /// The dice that wait to be thrown, at a real board: everybody there may say `throw`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub dice: Vec<Die>,
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

/// A die that waits to be thrown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Die {
    /// Who throws it.
    pub seat: String,
    /// What it can show.
    pub faces: Vec<String>,
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
    /// Who entered it, if it was thrown by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<String>,
    /// What the viewer saw happen.
    pub events: Vec<Told>,
}
