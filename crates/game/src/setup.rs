//! What stands on the box: name, seats and options of a game ([`Spec`]), and what was chosen of it ([`Setup`]).

use std::fmt::{self, Write};

use thiserror::Error;

use crate::{Actor, Message, quote};

/// The name, the seats and the options of a game.
#[derive(Debug)]
pub struct Spec {
    /// As in records, in lowercase letters. The folders of the game are called like this.
    pub name: &'static str,
    /// As on the box.
    pub title: &'static str,
    /// Every list of seats that can play, in the specification's order.
    pub seats: &'static [&'static [&'static str]],
    /// Which of `seats` plays if nobody says.
    pub default_seats: usize,
    /// The forms of the seats' actions, `start:N`, each with the name by which [`form`](Spec::form) says what it is.
    pub actions: &'static [(&'static str, &'static str)],
    /// The options besides the seats, in the order in which records name them.
    pub options: &'static [OptionSpec],
    /// The edition of its rules: one more whenever a game that was begun by the rules before could not go on by them.
    /// A table says by which it is played; records say nothing of it.
    pub edition: u16,
    /// Which version of Pyramidion plays each of the editions before, the first edition first: `0.1.x`.
    pub former: &'static [&'static str],
    /// Whether friends draw their seats by lot, unless somebody wants it otherwise.
    pub lot_by_default: bool,
}

/// One option of a game.
#[derive(Debug)]
pub struct OptionSpec {
    /// As in records: `edition`.
    pub key: &'static str,
    /// Every value, or every item of a list. The first is the default.
    pub values: &'static [&'static str],
    /// Whether the value is one of `values`, or a list of different ones.
    pub kind: OptionKind,
}

/// What an option's value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of the values.
    One,
    /// One or more different values in any order.
    List,
}

/// A choice of seats and options that a game allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    spec: &'static Spec,
    seats: &'static [&'static str],
    /// For each option the chosen values, by number.
    chosen: Vec<Vec<u8>>,
}

impl PartialEq for Spec {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Spec {}

/// Why seats or an option were refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The seats are not a list that the game allows.
    #[error("seats: found {}, expected {expected}", quote(.found))]
    Seats {
        /// What was found.
        found: String,
        /// The lists that the game allows.
        expected: String,
    },
    /// The game has no such option.
    #[error("found the key {}, expected {expected}", quote(.found))]
    Key {
        /// What was found.
        found: String,
        /// The keys that the game knows.
        expected: String,
    },
    /// The option has no such value.
    #[error("{key}: found {}, expected {expected}", quote(.found))]
    Value {
        /// The option.
        key: &'static str,
        /// What was found.
        found: String,
        /// The values it has.
        expected: String,
    },
    /// The key was given before.
    #[error("found the key {} a second time, expected each key once", quote(.key))]
    Twice {
        /// The key.
        key: String,
    },
}

impl Spec {
    /// The lists of seats as a sentence part: `` `p1` or `p1, p2` ``.
    fn seats_text(&self) -> String {
        alternatives(self.seats.iter().map(|seats| seats.join(", ")))
    }

    /// The kind of a seat's action: `start` for `start:3`, `+N` for `+4`. It is the form in [`Spec::actions`] that
    /// begins as the action does, without what is told apart behind its colon; `None` if no form begins so.
    pub fn kind(&self, action: &str) -> Option<&'static str> {
        let known = self.actions.iter().map(|(form, _)| (*form, fixed_part(form)));
        let (form, fixed) =
            known.filter(|(_, fixed)| action.starts_with(fixed)).max_by_key(|(_, f)| f.len())?;
        Some(fixed.strip_suffix(':').unwrap_or(form))
    }

    /// The game in a line or two.
    pub fn about(&self) -> Message {
        Message::new(format!("{}-about", self.name))
    }

    /// What an option decides, in a sentence.
    pub fn option(&self, option: &OptionSpec) -> Message {
        Message::new(format!("{}-option-{}-about", self.name, option.key))
    }

    /// What a value of an option means.
    pub fn value(&self, option: &OptionSpec, value: &str) -> Message {
        Message::new(format!("{}-option-{}-{value}", self.name, option.key))
    }

    /// What an action does, by the name of its form.
    pub fn form(&self, name: &str) -> Message {
        Message::new(format!("{}-form-{name}", self.name))
    }

    /// Every possible setup: each list of seats with each combination of options.
    pub fn every_setup(&'static self) -> Vec<Setup> {
        let mut setups: Vec<Setup> =
            self.seats.iter().map(|seats| Setup { seats, ..Setup::default_of(self) }).collect();
        for (number, option) in self.options.iter().enumerate() {
            setups = setups
                .iter()
                .flat_map(|setup| {
                    option.every_choice().into_iter().map(move |choice| {
                        let mut setup = setup.clone();
                        setup.chosen[number] = choice;
                        setup
                    })
                })
                .collect();
        }
        setups
    }
}

impl OptionSpec {
    /// The default value as it is written.
    pub fn default_text(&self) -> &'static str {
        self.values[0]
    }

    /// What may be written, as a sentence part.
    fn values_text(&self) -> String {
        let values = self.values.iter().map(|value| (*value).to_owned());
        match self.kind {
            OptionKind::One => alternatives(values),
            OptionKind::List => {
                format!("a list of different ones of {}", values.collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn every_choice(&self) -> Vec<Vec<u8>> {
        let singles: Vec<Vec<u8>> = (0..self.values.len() as u8).map(|value| vec![value]).collect();
        if self.kind == OptionKind::One {
            return singles;
        }
        let (mut all, mut longest) = (singles.clone(), singles);
        while !longest.is_empty() {
            longest = longest
                .iter()
                .flat_map(|list| {
                    (0..self.values.len() as u8)
                        .filter(|value| !list.contains(value))
                        .map(|value| [list.as_slice(), &[value]].concat())
                })
                .collect();
            all.extend_from_slice(&longest);
        }
        all
    }

    fn parse(&self, text: &str) -> Option<Vec<u8>> {
        let number = |item: &str| self.values.iter().position(|value| *value == item).map(|n| n as u8);
        match self.kind {
            OptionKind::One => Some(vec![number(text.trim())?]),
            OptionKind::List => {
                let mut list = Vec::new();
                for item in text.split(',') {
                    let value = number(item.trim())?;
                    if list.contains(&value) {
                        return None;
                    }
                    list.push(value);
                }
                Some(list)
            }
        }
    }
}

impl Setup {
    /// The seats and options that hold if nobody says.
    pub fn default_of(spec: &'static Spec) -> Self {
        Self { spec, seats: spec.seats[spec.default_seats], chosen: vec![vec![0]; spec.options.len()] }
    }

    /// The first `count` seats that the game allows, with the options that hold if nobody says; `None` if it is not a
    /// game for this many.
    pub fn with_seats(spec: &'static Spec, count: usize) -> Option<Self> {
        let seats = spec.seats.iter().find(|seats| seats.len() == count)?;
        Some(Self { seats, ..Self::default_of(spec) })
    }

    /// Chooses the seats, written as in a record: `red, yellow`.
    pub fn set_seats(&mut self, text: &str) -> Result<(), SetupError> {
        let names: Vec<&str> = text.split(',').map(str::trim).collect();
        let seats =
            self.spec.seats.iter().find(|seats| ***seats == names[..]).ok_or_else(|| SetupError::Seats {
                found: text.to_owned(),
                expected: self.spec.seats_text(),
            })?;
        self.seats = seats;
        Ok(())
    }

    /// Chooses the value of an option, written as in a record.
    pub fn set_option(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let Some(number) = self.spec.options.iter().position(|option| option.key == key) else {
            let keys = self.spec.options.iter().map(|option| option.key.to_owned());
            let expected = if self.spec.options.is_empty() {
                format!("none: {} has no options", self.spec.title)
            } else {
                alternatives(keys)
            };
            return Err(SetupError::Key { found: key.to_owned(), expected });
        };
        let option = &self.spec.options[number];
        self.chosen[number] = option.parse(value).ok_or_else(|| SetupError::Value {
            key: option.key,
            found: value.to_owned(),
            expected: option.values_text(),
        })?;
        Ok(())
    }

    /// The game this is a setup of.
    pub fn spec(&self) -> &'static Spec {
        self.spec
    }

    /// The names of the seats, in order.
    pub fn seats(&self) -> &'static [&'static str] {
        self.seats
    }

    /// The name of an actor in records.
    pub fn name(&self, actor: Actor) -> &'static str {
        match actor {
            Actor::Seat(seat) => self.seats[seat.index()],
            Actor::Chance => "chance",
        }
    }

    /// The chosen value of an option of this game, by its number in [`OptionSpec::values`].
    pub fn choice(&self, key: &str) -> usize {
        self.choices(key).first().map_or(0, |value| *value as usize)
    }

    /// The chosen values of an option of this game, by number.
    pub fn choices(&self, key: &str) -> &[u8] {
        let number = self.spec.options.iter().position(|option| option.key == key);
        number.map_or(&[], |number| &self.chosen[number])
    }

    /// Keys and values of all options, as they are written.
    pub fn options(&self) -> impl Iterator<Item = (&'static OptionSpec, String)> {
        self.spec.options.iter().zip(&self.chosen).map(|(option, chosen)| {
            let values: Vec<&str> = chosen.iter().map(|value| option.values[*value as usize]).collect();
            (option, values.join(", "))
        })
    }
}

/// The header of a record: seats, then the options that are not the default.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}", self.spec.name)?;
        writeln!(f, "seats: {}", self.seats.join(", "))?;
        for (option, value) in self.options() {
            if value != option.default_text() {
                writeln!(f, "{}: {value}", option.key)?;
            }
        }
        Ok(())
    }
}

/// What all actions of a form begin with: all of it up to its colon or a capital, which stands for something else.
fn fixed_part(form: &'static str) -> &'static str {
    let capital = form.find(|letter: char| letter.is_ascii_uppercase()).unwrap_or(form.len());
    let colon = form.find(':').map_or(form.len(), |colon| colon + 1);
    &form[..capital.min(colon)]
}

/// `` `a`, `b` or `c` ``.
pub fn alternatives(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    let mut text = String::new();
    for (number, item) in items.iter().enumerate() {
        let joint = match number {
            0 => "",
            _ if number + 1 == items.len() => " or ",
            _ => ", ",
        };
        let _ = write!(text, "{joint}`{item}`");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    static PLAIN: Spec = Spec {
        name: "plain",
        title: "Plain",
        seats: &[&["p1", "p2"]],
        default_seats: 0,
        actions: &[],
        options: &[],
        edition: 1,
        former: &[],
        lot_by_default: false,
    };

    #[test]
    fn a_game_without_options_has_one_setup_and_says_that_it_has_none() {
        assert_eq!(PLAIN.every_setup(), [Setup::default_of(&PLAIN)]);
        let error = Setup::default_of(&PLAIN).set_option("size", "3").unwrap_err();
        assert_eq!(error.to_string(), "found the key `size`, expected none: Plain has no options");
    }
}
