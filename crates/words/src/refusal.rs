//! What the rules refuse, with the reason: an error of `game` names the rule and what was expected, and holds no prose.

use game::{Message, PlayError, RecordError, RecordFault, Why, quote};

use crate::Language;

/// An action that was not played, in English, which programs read: what was found, what was expected, and the reason.
pub fn refusal(error: &PlayError) -> String {
    match error {
        PlayError::Illegal { why, .. } => format!("{error}: {}", Language::ENGLISH.say(&why.reason)),
        _ => error.to_string(),
    }
}

/// The same of a record, with the line.
pub fn refusal_in_record(error: &RecordError) -> String {
    match &error.reason {
        RecordFault::Play(fault) => format!("line {}: {}", error.line, refusal(fault)),
        _ => error.to_string(),
    }
}

impl Language {
    /// Why an action is not legal, with the number of the ruling behind it, if there is one. The chapters of the rulebook
    /// are called otherwise in other languages.
    pub fn say_why(self, why: &Why) -> String {
        let reason = self.say(&why.reason);
        why.ruling().map_or_else(|| reason.clone(), |ruling| format!("{reason} ({ruling})"))
    }

    /// What is wrong with a record. What was expected is a list that is written in English, and so only English names it.
    pub fn explain(self, error: &RecordError) -> String {
        match &error.reason {
            RecordFault::Play(PlayError::Illegal { found, why, .. }) if self != Self::ENGLISH => {
                let message = Message::new("terminal-illegal").word("line", error.line);
                self.say(&message.word("found", quote(found)).word("reason", self.say_why(why)))
            }
            _ => refusal_in_record(error),
        }
    }
}
