//! The catalogues, read when a language first says something, and how a [`Message`] is put into words.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::{Argument, Message};

/// The code of each language and its catalogues.
const SOURCES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// What languages without something borrow from.
const ENGLISH: &str = "en";

type Bundle = FluentBundle<FluentResource>;

/// Why a language does not say a message as it should.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The catalogues of the language have no such message.
    Missing {
        /// Its name.
        id: String,
    },
    /// The message cannot be said with what it is given.
    Unsayable {
        /// Its name.
        id: String,
        /// What is wrong.
        errors: Vec<String>,
    },
}

pub(crate) fn codes() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().map(|(code, _)| *code)
}

/// The message in a language, in English if the language lacks it, and by its name if nobody says it.
pub(crate) fn say(code: &str, message: &Message) -> String {
    let said = [code, ENGLISH].into_iter().find_map(|code| put(code, message, &mut Vec::new()));
    said.unwrap_or_else(|| message.id.to_string())
}

/// Everything that keeps a language from saying a message as it should.
pub(crate) fn faults(code: &str, message: &Message) -> Vec<Fault> {
    let mut faults = Vec::new();
    put(code, message, &mut faults);
    faults
}

/// The message in this language, if it says it at all, and what is wrong with it.
fn put(code: &str, message: &Message, faults: &mut Vec<Fault>) -> Option<String> {
    let bundle = bundle(code)?;
    let Some(pattern) = bundle.get_message(&message.id).and_then(|found| found.value()) else {
        faults.push(Fault::Missing { id: message.id.to_string() });
        return None;
    };
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, argument) in &message.args {
        args.set(*name, value(code, argument, faults));
    }
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    if !errors.is_empty() {
        let errors = errors.iter().map(ToString::to_string).collect();
        faults.push(Fault::Unsayable { id: message.id.to_string(), errors });
    }
    Some(said)
}

fn value(code: &str, argument: &Argument, faults: &mut Vec<Fault>) -> FluentValue<'static> {
    match argument {
        Argument::Number(number) => (*number).into(),
        _ => text(code, argument, faults).into(),
    }
}

fn text(code: &str, argument: &Argument, faults: &mut Vec<Fault>) -> String {
    let mut inner = |message: &Message| match put(code, message, faults) {
        Some(said) => said,
        None => say(ENGLISH, message),
    };
    match argument {
        Argument::Number(number) => number.to_string(),
        Argument::Word(word) => word.clone(),
        Argument::Seat(seat) => inner(&Message::seat_name(seat)),
        Argument::Message(message) => inner(message),
        Argument::List(items) => {
            let mut items: Vec<String> = items.iter().map(|item| text(code, item, faults)).collect();
            match items.pop() {
                Some(last) if !items.is_empty() => {
                    let all = Message::new("list-last").word("list", items.join(", ")).word("last", last);
                    put(code, &all, faults).unwrap_or_else(|| say(ENGLISH, &all))
                }
                last => last.unwrap_or_default(),
            }
        }
    }
}

/// The messages of a language.
fn bundle(code: &str) -> Option<&'static Bundle> {
    static BUNDLES: [OnceLock<Bundle>; SOURCES.len()] = [const { OnceLock::new() }; SOURCES.len()];
    let number = SOURCES.iter().position(|(known, _)| *known == code)?;
    Some(BUNDLES[number].get_or_init(|| read(SOURCES[number])))
}

fn read((code, sources): (&str, &[&str])) -> Bundle {
    // A code that plural rules do not know is spoken of as English is.
    let mut bundle = Bundle::new_concurrent(code.parse().into_iter().collect());
    // Isolating marks are for text of mixed direction; ours is left to right.
    bundle.set_use_isolating(false);
    for source in sources {
        // What cannot be read is left out, and a test fails.
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogue_can_be_read_and_says_everything_once() {
        for (code, sources) in SOURCES {
            let mut bundle = Bundle::new_concurrent(vec![code.parse().unwrap()]);
            for source in *sources {
                let resource = FluentResource::try_new((*source).to_owned());
                let resource =
                    resource.unwrap_or_else(|(_, errors)| panic!("{code}: {errors:?} in {source}"));
                bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{code}: {errors:?}"));
            }
        }
    }

    #[test]
    fn arguments_are_said_in_the_language() {
        let move_of = |moves: i64| {
            Message::new("terminal-after").number("count", moves).word("unused", "x").seat("also", "red")
        };
        assert_eq!(say("en", &move_of(1)), "After one action.");
        assert_eq!(say("en", &move_of(1_234_567)), "After 1234567 actions.");
        let list = [Argument::Seat("red"), Argument::word("f7"), Message::new("terminal-nothing").into()];
        let found = Message::new("terminal-goodbye-again").list("found", list);
        assert_eq!(say("en", &found), "Found Red, f7 and nothing, expected save FILE or Enter.");
    }

    #[test]
    fn what_is_missing_is_told() {
        let unknown = Message::new("terminal-none-such");
        assert_eq!(say("en", &unknown), "terminal-none-such");
        assert_eq!(faults("en", &unknown), [Fault::Missing { id: "terminal-none-such".to_owned() }]);
        let bare = Message::new("event-turn");
        assert!(matches!(&faults("en", &bare)[..], [Fault::Unsayable { id, .. }] if id == "event-turn"));
        assert_eq!(faults("en", &bare.seat("name", "red")), []);
        let stranger = Message::new("event-turn").seat("name", "nobody");
        assert_eq!(faults("en", &stranger), [Fault::Missing { id: "seat-nobody".to_owned() }]);
        assert_eq!(say("tlh", &Message::new("terminal-nothing")), "nothing");
    }
}
