//! A game in progress: [`Match`] is the checked door through which everything untrusted comes.

use thiserror::Error;

use crate::foresight::is_open;
use crate::past::Past;
use crate::{Actor, Game, ParseError, Setup, Tabletop, Turn, Why, alternatives, quote};

/// A game in progress, with its past.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup,
    /// Every position so far; the last is the present one.
    positions: Past<G>,
    /// The keys of `positions`, for games that know repetition.
    keys: Vec<u64>,
    log: Vec<(Actor, G::Action)>,
}

/// Why an action was not played. The match is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("found {}, expected nothing more: the game is over", quote(.found))]
    Over {
        /// What was to be played.
        found: String,
    },
    /// Somebody else is to act.
    #[error("column 1: found {}, expected `{expected}`, who acts now", quote(.found))]
    Actor {
        /// Who was to act.
        found: String,
        /// Whose turn it is.
        expected: String,
    },
    /// The text is not an action of this game.
    #[error(transparent)]
    Notation(#[from] ParseError),
    /// The action is not legal here.
    #[error("found {}, which is not legal here ({}), expected {expected}", quote(.found), .why.rule)]
    Illegal {
        /// The action.
        found: String,
        /// What is legal.
        expected: String,
        /// Which rule forbids it.
        why: Why,
    },
}

impl PlayError {
    fn illegal<G: Tabletop>(position: &G, action: G::Action, expected: String) -> Self {
        Self::Illegal { found: action.to_string(), expected, why: position.why(action).named() }
    }
}

impl<G: Tabletop> Match<G> {
    /// A game that is about to begin.
    pub fn new(setup: &Setup) -> Self {
        Self::at(setup, G::new(setup))
    }

    /// A game that goes on from a position, without a past.
    pub fn at(setup: &Setup, position: G) -> Self {
        let mut this =
            Self { setup: setup.clone(), positions: Past::new(), keys: Vec::new(), log: Vec::new() };
        this.arrive(position);
        this
    }

    /// The seats and options.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position now.
    pub fn position(&self) -> &G {
        self.positions.last().expect("a match begins with a position and undo leaves it")
    }

    /// The position after `ply` actions.
    pub fn position_after(&self, ply: usize) -> Option<&G> {
        self.positions.get(ply)
    }

    /// Every action so far.
    pub fn log(&self) -> &[(Actor, G::Action)] {
        &self.log
    }

    /// The keys of all positions so far; empty for games that do not know repetition.
    pub(crate) fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// The name of an actor in records.
    pub fn name(&self, actor: Actor) -> &'static str {
        self.setup.name(actor)
    }

    /// Who acts next, unless the game is over.
    pub fn actor(&self) -> Option<Actor> {
        match self.position().turn() {
            Turn::Seat(seat) => Some(Actor::Seat(seat)),
            Turn::Chance => Some(Actor::Chance),
            Turn::Over(_) => None,
        }
    }

    /// Whether an action may be played now: who would play it, or why it may not.
    pub fn check(&self, action: G::Action) -> Result<Actor, PlayError> {
        let Some(actor) = self.actor() else { return Err(PlayError::Over { found: action.to_string() }) };
        let position = self.position();
        if actor == Actor::Chance {
            if !position.admits(action) {
                let expected = position.chance_form().to_owned();
                return Err(PlayError::illegal(position, action, expected));
            }
        } else {
            let mut legal = Vec::new();
            position.legal(&mut legal);
            if !legal.contains(&action) {
                return Err(PlayError::illegal(position, action, some_of(&legal)));
            }
        }
        Ok(actor)
    }

    /// Plays an action if it is legal, and changes nothing if it is not.
    pub fn play(&mut self, action: G::Action) -> Result<(), PlayError> {
        let actor = self.check(action)?;
        let mut position = *self.position();
        position.play_unchecked(action);
        self.log.push((actor, action));
        self.arrive(position);
        Ok(())
    }

    /// Whether one of the last `plies` actions was chance or may have brought something to light that some viewer could
    /// not know before. As long as none was, taking them back gives nobody an advantage. Everybody may know the answer:
    /// it is told by what everybody knows.
    pub fn reveals(&self, plies: usize) -> bool {
        let last = self.log.len();
        (last.saturating_sub(plies) + 1..=last).any(|ply| self.reveals_at(ply))
    }

    /// The same of action number `ply` alone, counted from 1.
    pub fn reveals_at(&self, ply: usize) -> bool {
        let Some(number) = ply.checked_sub(1) else { return false };
        match (self.log.get(number), self.position_after(number)) {
            (Some((Actor::Chance, _)), _) => true,
            (Some((Actor::Seat(_), action)), Some(before)) => !is_open::<G>() && before.may_reveal(*action),
            _ => false,
        }
    }

    /// How many of the actions so far were chance.
    pub fn throws(&self) -> usize {
        self.log.iter().filter(|(actor, _)| *actor == Actor::Chance).count()
    }

    /// Takes the last action back.
    pub fn undo(&mut self) -> Option<(Actor, G::Action)> {
        let undone = self.log.pop()?;
        self.positions.pop();
        self.keys.pop();
        Some(undone)
    }

    fn arrive(&mut self, mut position: G) {
        if let Some(most) = G::REPETITIONS {
            let key = position.key();
            let before = self.keys.iter().filter(|known| **known == key).count();
            self.keys.push(key);
            if before + 1 >= most && !matches!(position.turn(), Turn::Over(_)) {
                position.draw();
            }
        }
        self.positions.push(position);
    }
}

/// The first few of the legal actions, in byte order, and how many more there are.
fn some_of<A: ToString>(legal: &[A]) -> String {
    const SHOWN: usize = 12;
    let mut actions: Vec<String> = legal.iter().map(ToString::to_string).collect();
    actions.sort_unstable();
    let more = actions.len().saturating_sub(SHOWN);
    if more == 0 {
        return alternatives(actions);
    }
    actions.truncate(SHOWN);
    let shown: Vec<String> = actions.iter().map(|action| format!("`{action}`")).collect();
    format!("{} or {more} more", shown.join(", "))
}
