//! Sets of choices: [`Choices`].

/// A set of numbers below 32.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choices(pub(crate) u32);

impl Choices {
    /// None.
    pub(crate) const NONE: Self = Self(0);
}
