//! What is said to people: a [`Message`] names a sentence of the catalogues and what it speaks of. The rules hold no
//! prose; the crate `words` says a message in a language.

use std::borrow::Cow;
use std::fmt::Display;

/// A sentence, or a part of one, that every language says in its own words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the message in the catalogues.
    pub id: Cow<'static, str>,
    /// What it speaks of, each by the name of its variable.
    pub args: Vec<(&'static str, Argument)>,
}

/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, by which a language may choose a plural. It is said as it is up to 2^53.
    Number(i64),
    /// Something that is the same in every language, such as a field, or a word by which a message chooses.
    Word(String),
    /// A seat by its name. Where people sit there, it is said by theirs.
    Seat(&'static str),
    /// What another message says.
    Message(Message),
    /// Several of these, one after the other.
    List(Vec<Argument>),
}

/// What can be told to people.
pub trait Said {
    /// The sentences that tell it, one after the other.
    fn said(&self) -> Vec<Message>;
}

impl Message {
    /// The message of this name, which speaks of nothing yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// The name of a seat by itself.
    pub fn seat_name(seat: &str) -> Self {
        Self::new(format!("seat-{seat}"))
    }

    /// Speaks of something.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.args.push((name, argument));
        self
    }

    /// Speaks of a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Argument::Number(number.into()))
    }

    /// Speaks of something that is the same in every language, or chooses by it.
    #[must_use]
    pub fn word(self, name: &'static str, word: impl Display) -> Self {
        self.with(name, Argument::Word(word.to_string()))
    }

    /// Speaks of a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: &'static str) -> Self {
        self.with(name, Argument::Seat(seat))
    }

    /// Speaks of what another message says.
    #[must_use]
    pub fn message(self, name: &'static str, message: Self) -> Self {
        self.with(name, Argument::Message(message))
    }

    /// Speaks of several things.
    #[must_use]
    pub fn list(self, name: &'static str, items: impl IntoIterator<Item = Argument>) -> Self {
        self.with(name, Argument::List(items.into_iter().collect()))
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl Argument {
    /// Something that is the same in every language.
    pub fn word(word: impl Display) -> Self {
        Self::Word(word.to_string())
    }
}
