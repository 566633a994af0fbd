//! `pyramidion print`: a game on paper, as a PDF to print, cut out and play.

use std::io::Write;
use std::path::PathBuf;

use ::print::{Form, Ink, Order, Paper, Part};
use anyhow::Result;
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};

use crate::choice;
use crate::file;
use crate::speech::Speech;

/// Print a game: its board, pieces, cards and rules, as a PDF to cut out and play
///
/// The first page says which pages to print on which paper, and has a ruler: print at 100 %.
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
The same order always makes the same bytes.

Examples:
  pyramidion print {game}                                      {game}.pdf, everything on A4
  pyramidion print {other} --paper letter --ink low -o low.pdf   outlines to paint, on Letter
  pyramidion print {other} --part board,pieces --language fr     only these, in French
  pyramidion print {game} --part rules --form booklet            the rules, to fold in the middle"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    /// The size of the paper
    #[arg(long, value_name = "PAPER", value_enum, default_value_t = Size::A4)]
    paper: Size,
    /// How much ink to use
    #[arg(long, value_name = "INK", value_enum, default_value_t = Colours::Full)]
    ink: Colours,
    /// What of the game, separated by commas: board, pieces, cards, reels, rules [default: everything it has]
    #[arg(long = "part", value_name = "PARTS", value_delimiter = ',')]
    parts: Vec<Part>,
    /// How the rules are bound
    #[arg(long, value_name = "FORM", value_enum, default_value_t = Binding::Pages)]
    form: Binding,
    /// Reels drawn from a seed, not the classic ones
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The file to write [default: GAME.pdf, with what else was asked for in its name]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[command(flatten)]
    speech: Speech,
}

/// A size of paper.
#[derive(Clone, Copy, ValueEnum)]
enum Size {
    /// 210 × 297 mm
    A4,
    /// 8½ × 11 inches
    Letter,
}

/// How much ink.
#[derive(Clone, Copy, ValueEnum)]
enum Colours {
    /// All colours
    Full,
    /// Outlines and signs
    Low,
    /// Shades of grey
    Grey,
}

/// How the rules are bound.
#[derive(Clone, Copy, ValueEnum)]
enum Binding {
    /// Page after page
    Pages,
    /// Two pages on each side of a sheet, to be folded
    Booklet,
}

pub fn run(args: &Args) -> Result<()> {
    let order = Order {
        paper: match args.paper {
            Size::A4 => Paper::A4,
            Size::Letter => Paper::Letter,
        },
        ink: match args.ink {
            Colours::Full => Ink::Full,
            Colours::Low => Ink::Low,
            Colours::Grey => Ink::Grey,
        },
        form: match args.form {
            Binding::Pages => Form::Pages,
            Binding::Booklet => Form::Booklet,
        },
        language: args.speech.language(),
        parts: args.parts.clone(),
        seed: args.seed,
        ..Order::new(args.game.as_str())
    };
    let path = args.output.clone().unwrap_or_else(|| PathBuf::from(order.file_name()));
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} pictures, {eta} left");
    let bar = ProgressBar::new(0).with_style(style.expect("the template names known keys"));
    let progress = |done: u64, all: u64| {
        bar.set_length(all);
        bar.set_position(done);
        true
    };
    // A file that cannot be written is told before anything is drawn.
    let printed = file::write_with(&path, |file| {
        let printed = ::print::print_with(&order, &progress)?;
        file.write_all(&printed.pdf)?;
        Ok(printed)
    })?;
    bar.finish_and_clear();
    let (pages, bytes) = (printed.pages.len(), printed.pdf.len());
    writeln!(anstream::stdout(), "{}: {pages} pages, {bytes} bytes", path.display())?;
    Ok(())
}
