//! `pyramidion rules`: the rulebook of a game, the same text that the page shows.

use std::io::Write;

use anyhow::{Result, bail};
use game::Ink;
use rulebook::{Block, Piece, Rulebook, pieces};
use words::Language;

use crate::choice;
use crate::paint;
use crate::speech::Speech;
use crate::wrap::wrapped;

/// Print the rules of a game
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
A number in brackets marks a clause that is ours and not print's. With such a number the ruling is printed: what print
says, what it leaves open, what we decided and why. The page shows the same text, with diagrams.

Examples:
  pyramidion rules {game}
  pyramidion rules {game} short
  pyramidion rules {other} --language de | less
  pyramidion rules {other} K4"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    /// Only this part: the number of a ruling, or the name of a section, such as `short`, `turn` or `questions`
    #[arg(value_name = "PART")]
    part: Option<String>,
    #[command(flatten)]
    speech: Speech,
}

/// How wide text is printed.
const WIDTH: usize = 80;

pub fn run(args: &Args) -> Result<()> {
    let language = args.speech.language();
    // A language may have its words before it has its rulebooks.
    let found = [language, Language::ENGLISH]
        .into_iter()
        .find_map(|language| rulebook::find(&args.game, language.code()));
    let Some(book) = found else { bail!("{} has no rulebook", args.game) };
    let mut out = anstream::stdout().lock();
    match &args.part {
        None => whole(&mut out, &book),
        Some(part) => one(&mut out, &book, part),
    }
}

fn whole(out: &mut impl Write, book: &Rulebook) -> Result<()> {
    writeln!(out, "{}", paint::ink(Ink::Gold, &book.title))?;
    for section in &book.sections {
        print_section(out, section)?;
    }
    for ruling in &book.rulings {
        print_ruling(out, ruling)?;
    }
    Ok(())
}

/// A section by its name, or a ruling by its number.
fn one(out: &mut impl Write, book: &Rulebook, part: &str) -> Result<()> {
    if let Some(ruling) = book.rulings.iter().find(|ruling| ruling.number.eq_ignore_ascii_case(part)) {
        return print_ruling(out, ruling);
    }
    if let Some(section) = book.sections.iter().find(|section| section.name == part) {
        return print_section(out, section);
    }
    let sections: Vec<&str> = book.sections.iter().map(|section| section.name.as_str()).collect();
    let (first, last) = (book.rulings.first(), book.rulings.last());
    let numbers =
        first.zip(last).map(|(first, last)| format!(", or a ruling, {} to {}", first.number, last.number));
    bail!("found `{part}`, expected one of {}{}", sections.join(", "), numbers.unwrap_or_default());
}

fn print_section(out: &mut impl Write, section: &rulebook::Section) -> Result<()> {
    writeln!(out, "\n{}", paint::ink(Ink::Bold, &section.title))?;
    for block in &section.blocks {
        let (text, list, point) = match block {
            Block::Paragraph { text, items, .. } => (wrapped(text, WIDTH, "", ""), items, "  - "),
            // The drawing is on the page; what it shows is told.
            Block::Diagram { text, steps, .. } => (wrapped(text, WIDTH, "▢ ", "  "), steps, "  · "),
        };
        writeln!(out, "\n{}", painted(&text))?;
        for item in list {
            writeln!(out, "{}", painted(&wrapped(item, WIDTH, point, "    ")))?;
        }
    }
    Ok(())
}

fn print_ruling(out: &mut impl Write, ruling: &rulebook::Ruling) -> Result<()> {
    writeln!(out, "\n{} {}", paint::ink(Ink::Gold, &ruling.number), paint::ink(Ink::Bold, &ruling.title))?;
    for point in &ruling.points {
        writeln!(out, "{}", painted(&wrapped(point, WIDTH, "- ", "  ")))?;
    }
    Ok(())
}

/// Marks in colour, and words in other languages without their sign.
fn painted(text: &str) -> String {
    let parts = pieces(text).into_iter().map(|piece| match piece {
        Piece::Text(text) | Piece::Foreign { text, .. } => text.to_owned(),
        Piece::Strong(text) => paint::ink(Ink::Bold, text),
        Piece::Ruling(number) => paint::ink(Ink::Gold, format!("[{number}]")),
    });
    parts.collect()
}
