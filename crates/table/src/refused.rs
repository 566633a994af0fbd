//! Why something was not done: [`Refused`].

use game::{OtherRules, PlayError};
use protocol::{Problem, Refusal, ServerMsg};

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What kind of refusal.
    pub code: Refusal,
    /// Why, as a sentence.
    pub text: String,
    /// The ruling or the chapter of the rulebook that forbids it.
    pub rule: Option<String>,
    /// The version of Pyramidion that plays the table, if it is an older one.
    pub version: Option<&'static str>,
}

impl Refused {
    /// A refusal for a reason other than a rule of the game.
    pub fn new(code: Refusal, text: impl Into<String>) -> Self {
        Self { code, text: text.into(), rule: None, version: None }
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
            version: self.version.map(str::to_owned),
        }
    }
}

/// As a body tells it.
impl From<Refused> for Problem {
    fn from(Refused { code, text, rule, version }: Refused) -> Self {
        Self { code, text, rule, version: version.map(str::to_owned) }
    }
}

impl From<PlayError> for Refused {
    fn from(error: PlayError) -> Self {
        let code = match error {
            PlayError::Over { .. } | PlayError::Actor { .. } => Refusal::NotNow,
            PlayError::Notation(_) => Refusal::Form,
            PlayError::Illegal { why, .. } => {
                let rule = Some(why.rule.to_owned());
                return Self { rule, ..Self::new(Refusal::Illegal, why.text) };
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
