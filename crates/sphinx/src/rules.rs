//! What is chosen before the game: [`Rules`].

use game::Setup;
use serde::Serialize;
use ts_rs::TS;

/// What was chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub(crate) struct Rules {
    #[serde(skip)]
    pub(crate) seats: u8,
    pub(crate) dice: Throw,
    pub(crate) doors: Doors,
    pub(crate) returns: Returns,
    pub(crate) order: Order,
}

/// How many dice are thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Throw {
    Three,
    Two,
}

/// Whether doors turn by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Doors {
    Forced,
    Optional,
}

/// Whether cards are given back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Returns {
    Forced,
    Never,
}

/// Whether the order of the colours counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Order {
    Strict,
    Any,
}

impl Rules {
    /// The rules of a setup.
    pub(crate) fn of(setup: &Setup) -> Self {
        let second = |key: &str| setup.choice(key) == 1;
        Self {
            seats: setup.seats().len() as u8,
            dice: if second("dice") { Throw::Two } else { Throw::Three },
            doors: if second("doors") { Doors::Optional } else { Doors::Forced },
            returns: if second("returns") { Returns::Never } else { Returns::Forced },
            order: if second("order") { Order::Any } else { Order::Strict },
        }
    }
}
