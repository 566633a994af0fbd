//! Bots for games that are known only at run time: [`Opponent`] is implemented once, for every game with an
//! [`Evaluation`], and [`OPPONENTS`] lists them all.

use std::marker::PhantomData;

use game::{AnyMatch, Match, Spec, alternatives, quote};
use thiserror::Error;

use crate::analysis::{self, Considered, Lines, PositionAnalysis};
use crate::bot::{self, Advice, Bot, SearchContext};
use crate::study::Finding;
use crate::train::Lesson;
use crate::{Evaluation, Level, OPPONENTS, Skill};

/// What bots can do in one game.
pub trait Opponent: Sync {
    /// The game.
    fn spec(&self) -> &'static Spec;

    /// How a level plays it with this many seats.
    fn skill(&self, level: Level, seats: usize) -> Skill;

    /// See [`Evaluation::network_file`].
    fn network_file(&self, seats: usize) -> Option<&'static [u8]>;

    /// See [`think`](crate::think). `None` also for a match of another game.
    fn think(&self, bot: Bot, table: &dyn AnyMatch, context: SearchContext<'_>) -> Option<Advice>;

    /// See [`analyse_position`](analysis::analyse_position). `None` also for a match of another game.
    fn analyse_position(
        &self,
        bot: Bot,
        table: &dyn AnyMatch,
        ply: usize,
        lines: Lines,
        context: SearchContext<'_>,
    ) -> Option<PositionAnalysis>;

    /// See [`consider`](analysis::consider). `None` also for a match of another game.
    fn consider(
        &self,
        bot: Bot,
        table: &dyn AnyMatch,
        ply: usize,
        context: SearchContext<'_>,
    ) -> Option<Considered>;

    /// See [`Evaluation::findings`]. Nothing also for a match of another game.
    fn findings(&self, table: &dyn AnyMatch) -> Vec<Finding>;

    /// What its networks learn; `None` if they see nothing with this many seats.
    fn lesson(&self, seats: usize) -> Option<Lesson>;
}

/// The [`Opponent`] of a game with an evaluation.
#[derive(Debug)]
pub struct Evaluated<G>(PhantomData<fn() -> G>);

impl<G: Evaluation> Evaluated<G> {
    /// The opponent.
    pub const OPPONENT: Self = Self(PhantomData);
}

impl<G: Evaluation> Opponent for Evaluated<G> {
    fn spec(&self) -> &'static Spec {
        G::SPEC
    }

    fn skill(&self, level: Level, seats: usize) -> Skill {
        G::skill(level, seats)
    }

    fn network_file(&self, seats: usize) -> Option<&'static [u8]> {
        G::network_file(seats)
    }

    fn think(&self, bot: Bot, table: &dyn AnyMatch, context: SearchContext<'_>) -> Option<Advice> {
        bot::advise::<G>(bot, typed(table)?, context)
    }

    fn analyse_position(
        &self,
        bot: Bot,
        table: &dyn AnyMatch,
        ply: usize,
        lines: Lines,
        context: SearchContext<'_>,
    ) -> Option<PositionAnalysis> {
        analysis::analyse::<G>(bot, typed(table)?, ply, lines, context)
    }

    fn consider(
        &self,
        bot: Bot,
        table: &dyn AnyMatch,
        ply: usize,
        context: SearchContext<'_>,
    ) -> Option<Considered> {
        analysis::considered::<G>(bot, typed(table)?, ply, context)
    }

    fn findings(&self, table: &dyn AnyMatch) -> Vec<Finding> {
        typed::<G>(table).map_or(Vec::new(), G::findings)
    }

    fn lesson(&self, seats: usize) -> Option<Lesson> {
        Lesson::of::<G>(seats)
    }
}

/// The match with its type; `None` if it is of another game.
fn typed<G: Evaluation>(table: &dyn AnyMatch) -> Option<&Match<G>> {
    table.as_any().downcast_ref()
}

/// A game that no bot knows.
#[derive(Clone, PartialEq, Eq, Error, Debug)]
#[error("found {}, expected a game that bots know: {expected}", quote(.found))]
pub struct UnknownGame {
    /// The name of the game.
    pub found: String,
    /// The games that bots know.
    pub expected: String,
}

/// The opponent in the game of this name.
pub fn find(game: &str) -> Result<&'static dyn Opponent, UnknownGame> {
    let known = OPPONENTS.iter().copied().find(|opponent| opponent.spec().name == game);
    known.ok_or_else(|| UnknownGame {
        found: game.to_owned(),
        expected: alternatives(OPPONENTS.iter().map(|opponent| opponent.spec().name.to_owned())),
    })
}

/// The opponent in the game of this match.
pub fn opponent_in(table: &dyn AnyMatch) -> Result<&'static dyn Opponent, UnknownGame> {
    find(table.setup().spec().name)
}
