//! What a bot answers: an action, and why.

use crate::Values;

/// An action with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// What to play.
    pub action: A,
    /// What each seat may expect then.
    pub values: Values,
    /// The actions looked at, the best first.
    pub ranked: Vec<Candidate<A>>,
    /// Simulations or positions.
    pub steps: u64,
}

/// An action that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How much of the search went to it.
    pub steps: u64,
    /// What the seat to act may expect of it.
    pub value: f32,
}
