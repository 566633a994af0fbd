//! Colours in the terminal. `anstream` leaves them out where there is no terminal, or with `NO_COLOR`.

use std::fmt::Display;
use std::io::{Result, Write};

use anstyle::{AnsiColor, Style};
use game::{Ink, TextBoard};
use words::Language;

/// Draws a board, its words in a language.
pub fn text_board(out: &mut impl Write, board: &TextBoard, language: Language) -> Result<()> {
    for line in board.lines() {
        for word in line {
            let (style, text) = (style(word.ink()), word.text(|message| language.say(message)));
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// A line on the screen.
pub fn say(text: impl Display) -> Result<()> {
    writeln!(anstream::stdout(), "{text}")
}

/// Text in an ink.
pub fn ink(ink: Ink, text: impl Display) -> String {
    let style = style(ink);
    format!("{style}{text}{style:#}")
}

/// The word before an error message.
pub fn error(text: &str) -> String {
    let style = AnsiColor::Red.on_default().bold();
    format!("{style}{text}{style:#}")
}

fn style(ink: Ink) -> Style {
    let colour = match ink {
        Ink::Plain => return Style::new(),
        Ink::Dim => return Style::new().dimmed(),
        Ink::Bold => return Style::new().bold(),
        Ink::Red => AnsiColor::BrightRed,
        Ink::Green => AnsiColor::BrightGreen,
        Ink::Yellow => AnsiColor::BrightYellow,
        Ink::Blue => AnsiColor::BrightBlue,
        Ink::Purple => AnsiColor::BrightMagenta,
        Ink::White => AnsiColor::BrightWhite,
        Ink::Gold => AnsiColor::Yellow,
    };
    colour.on_default().bold()
}
