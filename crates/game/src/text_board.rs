//! A board drawn in text: lines of words in inks, which the terminal turns into colours or leaves plain. A word
//! is drawn, or said in the language of the reader.

use crate::Message;

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

/// Something in a line of a [`TextBoard`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Drawn as it is.
    Drawn(Ink, String),
    /// Said in the reader's language, with spaces behind it up to this width.
    Said(Ink, Message, usize),
}

/// Lines of inked words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextBoard {
    lines: Vec<Vec<Word>>,
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

    fn push(&mut self, word: Word) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(word);
        }
        self
    }

    /// Draws on at the end of the last line.
    pub fn ink(&mut self, ink: Ink, text: impl Into<String>) -> &mut Self {
        self.push(Word::Drawn(ink, text.into()))
    }

    /// Draws on in plain ink.
    pub fn plain(&mut self, text: impl Into<String>) -> &mut Self {
        self.ink(Ink::Plain, text)
    }

    /// Says something at the end of the last line.
    pub fn say(&mut self, ink: Ink, message: Message) -> &mut Self {
        self.say_wide(ink, message, 0)
    }

    /// Says something at the end of the last line, in a column of at least this width.
    pub fn say_wide(&mut self, ink: Ink, message: Message, width: usize) -> &mut Self {
        self.push(Word::Said(ink, message, width))
    }

    /// The lines, each a list of words.
    pub fn lines(&self) -> impl Iterator<Item = &[Word]> {
        self.lines.iter().map(Vec::as_slice)
    }

    /// The plain text as `say` says it, without trailing spaces.
    pub fn text(&self, say: impl Fn(&Message) -> String) -> String {
        let line = |words: &[Word]| {
            let text: String = words.iter().map(|word| word.text(&say)).collect();
            format!("{}\n", text.trim_end())
        };
        self.lines().map(line).collect()
    }
}

impl Word {
    /// The colour it has.
    pub fn ink(&self) -> Ink {
        match self {
            Self::Drawn(ink, _) | Self::Said(ink, ..) => *ink,
        }
    }

    /// What stands there as `say` says it.
    pub fn text(&self, say: impl Fn(&Message) -> String) -> String {
        match self {
            Self::Drawn(_, text) => text.clone(),
            Self::Said(_, message, width) => format!("{:<width$}", say(message)),
        }
    }
}
