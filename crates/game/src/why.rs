//! Why an action is not legal: [`Why`], the rule and a sentence.

use std::fmt;

use serde::Serialize;

/// The rule that forbids an action, and how it does so here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Why {
    /// The number of a ruling, such as `P3`, or the rulebook with its chapter, such as `rulebook: Moving`.
    pub rule: &'static str,
    /// One sentence without a full stop that names what was found.
    pub text: String,
}

impl Why {
    /// A rule and a sentence.
    pub fn new(rule: &'static str, text: impl Into<String>) -> Self {
        Self { rule, text: text.into() }
    }
}

/// `a tower is jumped (P3)`.
impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text, self.rule)
    }
}
