//! In which language people are spoken to: [`Speech`], the option that the subcommands share.

use std::env;

use game::{Message, RecordError, quote};
use words::Language;

/// The language in which people are spoken to.
#[derive(clap::Args)]
pub struct Speech {
    /// The language, by its code [default: that of the locale, otherwise en]
    #[arg(long, value_name = "CODE")]
    language: Option<Language>,
}

impl Speech {
    /// The language that was asked for, or that of the locale.
    pub fn language(&self) -> Language {
        let locale = || Language::of_environment(|name| env::var(name).ok());
        self.language.unwrap_or_else(locale)
    }
}

/// What somebody typed, as a message tells it.
pub fn found(message: Message, text: &str) -> Message {
    if text.is_empty() {
        return message.message("found", Message::new("terminal-nothing"));
    }
    message.word("found", quote(text))
}

/// An error with everything that led to it. What the rules refuse is said in this language.
pub fn explain(error: &anyhow::Error, language: Language) -> String {
    let said = |cause: &(dyn std::error::Error + 'static)| match cause.downcast_ref::<RecordError>() {
        Some(error) => language.explain(error),
        None => cause.to_string(),
    };
    let causes: Vec<String> = error.chain().map(said).collect();
    causes.join(": ")
}
