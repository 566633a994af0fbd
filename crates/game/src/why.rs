//! Why an action is not legal: [`Why`], the rule and a sentence. [`rules!`](crate::rules!) declares the rules of a game.

use std::fmt::Debug;

use ts_rs::TS;

use crate::Message;

/// The rule that forbids an action, and how it does so here. A game names one of its own rules; outside of it the name
/// is enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why<R = &'static str> {
    /// The number of a ruling, such as `P3`, or the rulebook with its chapter, such as `rulebook: Moving`.
    pub rule: R,
    /// One sentence that names what was found.
    pub reason: Message,
}

impl<R> Why<R> {
    /// A rule and a sentence.
    pub fn new(rule: R, reason: Message) -> Self {
        Self { rule, reason }
    }
}

impl<R: Rule> Why<R> {
    /// The same with the name of the rule.
    pub fn named(self) -> Why {
        Why { rule: self.rule.name(), reason: self.reason }
    }
}

impl Why {
    /// The number of the ruling, unless it is the rulebook that forbids the action.
    pub fn ruling(&self) -> Option<&'static str> {
        (!self.rule.starts_with("rulebook: ")).then_some(self.rule)
    }
}

/// A rule of a closed list, so that every language can explain each of them. [`rules!`](crate::rules!) implements it.
pub trait Rule: Copy + PartialEq + Debug + TS + 'static {
    /// Every rule that may be named.
    const ALL: &'static [Self];

    /// The number of a ruling, such as `P3`, or the rulebook with its chapter, such as `rulebook: Moving`.
    fn name(self) -> &'static str;
}

/// Declares the rules that a game may name when it refuses an action, as an enum that is a [`Rule`].
///
/// ```
/// game::rules! {
///     /// The rules that forbid actions.
///     pub enum Rule {
///         Moving = "rulebook: Moving",
///         P3 = "P3",
///     }
/// }
///
/// use game::Rule as _;
/// assert_eq!(Rule::ALL.iter().map(|rule| rule.name()).collect::<Vec<_>>(), ["rulebook: Moving", "P3"]);
/// ```
#[macro_export]
macro_rules! rules {
    ($(#[$about:meta])* $visible:vis enum $Rules:ident { $($rule:ident = $name:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
        #[allow(missing_docs)]
        $visible enum $Rules {
            $(#[ts(rename = $name)] $rule),*
        }

        impl $crate::Rule for $Rules {
            const ALL: &'static [Self] = &[$(Self::$rule),*];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$rule => $name),*
                }
            }
        }
    };
}
