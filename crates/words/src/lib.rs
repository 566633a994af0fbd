//! What is said to people, in every language. Start at [`Language`].
//!
//! The catalogues are those of the page, in `web/src/lib/i18n` and in the folder of each game there. The rules and all
//! that knows only them hold no prose: they make a [`Message`], and a language says it.
//!
//! ```
//! use game::Message;
//! use words::Language;
//!
//! let turn = Message::new("event-turn").seat("name", "red");
//! assert_eq!(Language::ENGLISH.say(&turn), "It is the turn of Red.");
//! ```

mod catalogue;
mod language;
mod refusal;

pub use catalogue::Fault;
pub use language::{Language, LanguageError};
pub use refusal::{refusal, refusal_in_record};

use std::collections::HashMap;

use game::Message;

/// What a message is in every language, for tests. Panics if a language lacks it, or lacks something that it speaks of.
pub fn in_every_language(message: &Message) -> Vec<(Language, String)> {
    let said = |language: Language| {
        let (said, faults) = (language.say(message), language.faults(message));
        assert!(faults.is_empty(), "{language}: {faults:?} in {message:?}");
        assert!(
            !said.trim().is_empty() && !said.contains(['{', '}', '\n']),
            "{language}: {said:?} of {message:?}"
        );
        (language, said)
    };
    Language::all().map(said).collect()
}

/// The same of a sentence, which has its full stop.
pub fn sentence_in_every_language(message: &Message) -> Vec<(Language, String)> {
    let all = in_every_language(message);
    for (language, said) in &all {
        let sentence = said.ends_with(['.', '!', '?']) && said.chars().count() <= 200;
        assert!(sentence, "{language}: {said:?} of {message:?}");
    }
    all
}

/// Looks at the first sentences of each name in every language, for tests: some are made thousands of times, with other
/// fields.
pub fn some_in_every_language() -> impl FnMut(&Message) {
    const MOST: u32 = 20;
    let mut times = HashMap::new();
    move |message| {
        let times = times.entry(message.id.clone()).or_insert(0);
        *times += 1;
        if *times <= MOST {
            sentence_in_every_language(message);
        }
    }
}
