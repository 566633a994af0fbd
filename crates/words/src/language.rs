//! The languages that there are, and which one somebody reads: [`Language`].

use std::fmt;
use std::str::FromStr;

use game::{Message, alternatives, quote};
use thiserror::Error;

use crate::catalogue::{self, Fault};

/// A language that has catalogues.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Language(&'static str);

/// A text that is not the code of a language.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("found {}, expected {expected}", quote(.found))]
pub struct LanguageError {
    /// What was found.
    pub found: String,
    /// The codes that there are.
    pub expected: String,
}

impl Language {
    /// The language of programs, and of everything that another lacks.
    pub const ENGLISH: Self = Self("en");

    /// Every language, in the order of their codes.
    pub fn all() -> impl Iterator<Item = Self> {
        catalogue::codes().map(Self)
    }

    /// The code, such as `de`.
    pub fn code(self) -> &'static str {
        self.0
    }

    /// The language that a locale names, such as `de_AT.UTF-8`, if there is such a language.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::all().find(|language| language.0 == code)
    }

    /// The language of the environment: of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty, or
    /// English.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        locale.and_then(|locale| Self::of_locale(&locale)).unwrap_or(Self::ENGLISH)
    }

    /// A message in this language, or in English if this language lacks it.
    pub fn say(self, message: &Message) -> String {
        catalogue::say(self.0, message)
    }

    /// Everything that keeps this language from saying a message as it should: for tests.
    pub fn faults(self, message: &Message) -> Vec<Fault> {
        catalogue::faults(self.0, message)
    }

    /// Several sentences, one after the other.
    pub fn tell(self, sentences: &[Message]) -> String {
        let said: Vec<String> = sentences.iter().map(|sentence| self.say(sentence)).collect();
        said.join(" ")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Language {
    type Err = LanguageError;

    fn from_str(code: &str) -> Result<Self, LanguageError> {
        Self::all().find(|language| language.0 == code).ok_or_else(|| LanguageError {
            found: code.to_owned(),
            expected: alternatives(Self::all().map(|language| language.0.to_owned())),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_its_code() {
        assert_eq!("en".parse(), Ok(Language::ENGLISH));
        let error = "klingon".parse::<Language>().unwrap_err().to_string();
        assert!(error.starts_with("found `klingon`, expected `"), "{error}");
        for language in Language::all() {
            assert!(error.contains(&format!("`{language}`")), "{error}");
            assert_eq!(language.code().parse(), Ok(language));
        }
        for wrong in ["", "EN", "en_GB", "e", " en"] {
            assert!(wrong.parse::<Language>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_first_variable_that_says_something_decides() {
        let found = |all: &[(&str, &str)]| {
            let variable =
                |name: &str| all.iter().find(|(known, _)| *known == name).map(|(_, v)| v.to_string());
            Language::of_environment(variable).code()
        };
        assert_eq!(found(&[]), "en");
        assert_eq!(found(&[("LANG", "de_AT.UTF-8")]), "de");
        assert_eq!(found(&[("LANG", "de_AT.UTF-8"), ("LC_MESSAGES", "fr")]), "fr");
        assert_eq!(found(&[("LANG", "de"), ("LC_MESSAGES", "fr_CH"), ("LC_ALL", "C")]), "en");
        assert_eq!(found(&[("LANG", "de@euro"), ("LC_ALL", "")]), "de");
        assert_eq!(found(&[("LANG", "tlh_KL.UTF-8")]), "en");
        assert_eq!(found(&[("LANG", "deu")]), "en");
    }
}
