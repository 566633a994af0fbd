//! Actions that were played before a table was made: [`Past`]. The game goes on after them.

use game::{AnyMatch, PlayError, Setup, Turn};
use thiserror::Error;

/// More actions than this are not taken over: no game is as long.
const MOST: usize = 5_000;

/// Actions that can be played from the beginning of a game, and do not end it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Past {
    /// As in records: `red start:2`.
    actions: Vec<String>,
}

/// Why a game cannot go on after some actions.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum NoSuchPast {
    #[error("past: found {found} actions, expected at most {MOST}")]
    Length { found: usize },
    #[error("past, action {number}: found {}, expected who acted, a space and the action", game::quote(.found))]
    Form { number: usize, found: String },
    #[error("past, action {number}: {}", words::refusal(.error))]
    Play { number: usize, error: PlayError },
    #[error("past: found a game that is over, expected one that goes on")]
    Over,
}

impl Past {
    /// Plays the actions to see whether the game can go on after them.
    pub(crate) fn new(setup: &Setup, actions: Vec<String>) -> Result<Self, NoSuchPast> {
        if actions.len() > MOST {
            return Err(NoSuchPast::Length { found: actions.len() });
        }
        let mut game = begin(setup);
        for (number, line) in (1..).zip(&actions) {
            let Some((actor, action)) = line.split_once(' ') else {
                return Err(NoSuchPast::Form { number, found: line.clone() });
            };
            game.play(actor, action).map_err(|error| NoSuchPast::Play { number, error })?;
        }
        if matches!(game.turn(), Turn::Over(_)) {
            return Err(NoSuchPast::Over);
        }
        Ok(Self { actions })
    }

    /// As in records.
    pub(crate) fn actions(&self) -> &[String] {
        &self.actions
    }

    /// The same, given away.
    pub(crate) fn into_actions(self) -> Vec<String> {
        self.actions
    }

    /// The game after them. It must be the setup with which they were played before.
    pub(crate) fn game(&self, setup: &Setup) -> Box<dyn AnyMatch> {
        let mut game = begin(setup);
        for line in &self.actions {
            let (actor, action) = line.split_once(' ').expect("it was read before");
            game.play(actor, action).expect("it was played before");
        }
        game
    }
}

fn begin(setup: &Setup) -> Box<dyn AnyMatch> {
    games::find(setup.spec().name).expect("a setup is of a game in the registry").open(setup)
}
