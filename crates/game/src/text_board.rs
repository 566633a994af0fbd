//! A board drawn in text: lines of words in inks, which the terminal turns into colours or leaves plain.

use std::fmt;

/// The colour of a word in a [`TextBoard`]. Never the only sign: the text alone says the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Ink {
    #[default]
    Plain,
    Dim,
    Bold,
    Red,
    Green,
    Yellow,
    Blue,
    Purple,
    White,
    Gold,
}

/// Lines of inked words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextBoard {
    lines: Vec<Vec<(Ink, String)>>,
}

impl TextBoard {
    /// An empty board.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Writes on at the end of the last line.
    pub fn ink(&mut self, ink: Ink, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((ink, text.into()));
        }
        self
    }

    /// Writes on in plain ink.
    pub fn plain(&mut self, text: impl Into<String>) -> &mut Self {
        self.ink(Ink::Plain, text)
    }

    /// The lines, each a list of words with their inks.
    pub fn lines(&self) -> impl Iterator<Item = &[(Ink, String)]> {
        self.lines.iter().map(Vec::as_slice)
    }
}

/// The plain text, without trailing spaces.
impl fmt::Display for TextBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines().try_for_each(|line| {
            let text: String = line.iter().map(|(_, text)| text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())
        })
    }
}
