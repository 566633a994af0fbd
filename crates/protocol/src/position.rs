//! A position to look at, of a game that is played at no table: the request for it and the answer.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{HistoryLine, Problem, State, Told};

/// Asks how a game stands at the end of a record. Nothing is stored, and nothing is left to chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskedPosition {
    /// The record, complete: with what chance brought and with everything hidden.
    pub record: String,
    /// Through whose eyes to look; a spectator's if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub looking: Option<String>,
    /// How many actions are known already: what happened after them is told step by step. Nothing of it if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub since: Option<usize>,
    /// An action to try there: what would happen, or why not.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub action: Option<String>,
}

/// How a game stands at the end of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Position {
    /// The game.
    pub game: String,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// How it stands. Nobody sits there.
    pub state: State,
    /// What happened since `since`, action by action.
    pub steps: Vec<PositionStep>,
    /// The answer to `action`.
    pub tried: Option<Tried>,
}

/// An action of a record, and how it stood after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PositionStep {
    /// What was played.
    pub played: HistoryLine,
    /// How it stood then.
    pub state: State,
}

/// What would come of an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Tried {
    /// What the seat would see, as far as it can be known.
    pub events: Vec<Told>,
    /// Why it may not be played.
    pub refused: Option<Problem>,
}
