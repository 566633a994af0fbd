//! Reading notations: [`Scan`] walks along a text and says where, what was found and what was expected.

use std::fmt;

use thiserror::Error;

/// A text that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("column {column}: found {}, expected {expected}", quote(.found))]
pub struct ParseError {
    /// Where, counted from 1 in characters.
    pub column: usize,
    /// The text from there on.
    pub found: String,
    /// What should stand there.
    pub expected: String,
}

impl ParseError {
    /// The same error in a text that begins `columns` characters further left.
    #[must_use]
    pub fn shifted(mut self, columns: usize) -> Self {
        self.column += columns;
        self
    }
}

/// A found text for a message: in backquotes, control characters escaped, long ones cut.
pub fn quote(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.is_empty() {
        return "nothing".to_owned();
    }
    let mut shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}

/// A walk along a text, from left to right.
#[derive(Clone, Copy, Debug)]
pub struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scan<'a> {
    /// At the beginning of the text.
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// What is still to read.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character, unread.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// An error at this place.
    pub fn error(&self, expected: impl Into<String>) -> ParseError {
        let column = self.text[..self.at].chars().count() + 1;
        ParseError { column, found: self.rest().chars().take(64).collect(), expected: expected.into() }
    }

    /// Reads `word` if it comes next.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Reads `word`, which must come next.
    pub fn expect(&mut self, word: &str) -> Result<(), ParseError> {
        if self.take(word) { Ok(()) } else { Err(self.error(format!("`{word}`"))) }
    }

    /// Nothing may be left.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.error("nothing more")) }
    }

    /// Reads the next character through `read`, which knows the ones that may stand here.
    pub fn letter<T>(
        &mut self,
        expected: &str,
        read: impl FnOnce(char) -> Option<T>,
    ) -> Result<T, ParseError> {
        let Some((letter, value)) = self.peek().and_then(|letter| Some((letter, read(letter)?))) else {
            return Err(self.error(expected));
        };
        self.at += letter.len_utf8();
        Ok(value)
    }

    /// Reads a whole number without leading zeros between `least` and `most`.
    pub fn number(&mut self, least: u32, most: u32) -> Result<u32, ParseError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let found = &self.rest()[..digits];
        let plain = !found.starts_with('0') || found == "0";
        match found.parse::<u32>() {
            Ok(number) if plain && (least..=most).contains(&number) => {
                self.at += digits;
                Ok(number)
            }
            _ => Err(self.error(format!("a number from {least} to {most}"))),
        }
    }

    /// Reads up to the next `stop`, or the end, and returns a scan of that part alone. Columns stay those of the whole.
    #[must_use]
    pub fn until(&mut self, stop: char) -> Scan<'a> {
        let length = self.rest().find(stop).unwrap_or(self.rest().len());
        let part = Scan { text: &self.text[..self.at + length], at: self.at };
        self.at += length;
        part
    }

    /// Reads the next field of a position string: up to a space, which is read too, or the end.
    pub fn field(&mut self, name: &str) -> Result<Scan<'a>, ParseError> {
        if self.rest().is_empty() {
            return Err(self.error(name));
        }
        let field = self.until(' ');
        self.take(" ");
        Ok(field)
    }
}

/// Writes items with `joint` between them, or `none` if there are none.
pub fn join<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    joint: &str,
    none: &str,
) -> fmt::Result {
    let mut items = items.into_iter();
    let Some(first) = items.next() else { return f.write_str(none) };
    write!(f, "{first}")?;
    items.try_for_each(|item| write!(f, "{joint}{item}"))
}
