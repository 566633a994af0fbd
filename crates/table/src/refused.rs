//! Why something was not done: [`Refused`].

use game::{OtherRules, PlayError};
use protocol::{Argument, Problem, Refusal, Saying, ServerMsg};
use words::Language;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What kind of refusal.
    pub code: Refusal,
    /// Why, as a sentence.
    pub text: String,
    /// The ruling or the chapter of the rulebook that forbids it.
    pub rule: Option<String>,
    /// How it does so, to be said in any language.
    pub reason: Option<Saying>,
    /// The version of Pyramidion that plays the table, if it is an older one.
    pub version: Option<&'static str>,
}

impl Refused {
    /// A refusal for a reason other than a rule of the game.
    pub fn new(code: Refusal, text: impl Into<String>) -> Self {
        Self { code, text: text.into(), rule: None, reason: None, version: None }
    }

    /// A refusal of what does not have the form that it should have.
    pub fn form(text: impl Into<String>) -> Self {
        Self::new(Refusal::Form, text)
    }

    /// A refusal of what cannot be done at this moment.
    pub fn not_now(text: impl Into<String>) -> Self {
        Self::new(Refusal::NotNow, text)
    }

    /// As the client is told whose message it answers.
    pub fn message(&self, nonce: Option<&str>) -> ServerMsg {
        ServerMsg::Refused {
            nonce: nonce.map(str::to_owned),
            code: self.code,
            text: self.text.clone(),
            rule: self.rule.clone(),
            reason: self.reason.clone(),
            version: self.version.map(str::to_owned),
        }
    }
}

/// As a body tells it.
impl From<Refused> for Problem {
    fn from(Refused { code, text, rule, reason, version }: Refused) -> Self {
        Self { code, text, rule, reason, version: version.map(str::to_owned) }
    }
}

impl From<PlayError> for Refused {
    fn from(error: PlayError) -> Self {
        let code = match error {
            PlayError::Over { .. } | PlayError::Actor { .. } => Refusal::NotNow,
            PlayError::Notation(_) => Refusal::Form,
            PlayError::Illegal { why, .. } => {
                let text = Language::ENGLISH.say(&why.reason);
                let (rule, reason) = (Some(why.rule.to_owned()), Some(saying(why.reason)));
                return Self { rule, reason, ..Self::new(Refusal::Illegal, text) };
            }
        };
        Self::new(code, error.to_string())
    }
}

impl From<OtherRules> for Refused {
    fn from(rules: OtherRules) -> Self {
        let (code, version) = match rules {
            OtherRules::Older { version } => (Refusal::OlderRules, Some(version)),
            OtherRules::Newer => (Refusal::NewerRules, None),
        };
        Self { version, ..Self::new(code, format!("the table was {rules}")) }
    }
}

/// A message as clients are sent it.
fn saying(message: game::Message) -> Saying {
    let args = message.args.into_iter().map(|(name, value)| (name.to_owned(), argument(value)));
    Saying { id: message.id.into_owned(), args: args.collect() }
}

fn argument(value: game::Argument) -> Argument {
    match value {
        game::Argument::Number(number) => Argument::Number(number),
        game::Argument::Word(word) => Argument::Word(word),
        game::Argument::Seat(seat) => Argument::Seat { seat: seat.to_owned() },
        game::Argument::Message(message) => Argument::Saying(saying(message)),
        game::Argument::List(items) => Argument::List(items.into_iter().map(argument).collect()),
    }
}
