//! `pyramidion show`: the starting board and the options of a game.

use std::io::Write;

use anyhow::Result;
use game::{Ink, Message, Viewer};

use crate::choice::{self, Choice};
use crate::paint;
use crate::speech::Speech;

/// Draw a game's starting board and list its seats and options
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
Examples:
  pyramidion show {game}
  pyramidion show {other} --seats \"{other seats}\"
  pyramidion show {game} --option {option}"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    #[command(flatten)]
    choice: Choice,
    #[command(flatten)]
    speech: Speech,
}

pub fn run(args: &Args) -> Result<()> {
    let game = choice::find(&args.game)?;
    let table = args.choice.open(game)?;
    let (spec, language) = (game.spec(), args.speech.language());
    let word = |id: &'static str| paint::ink(Ink::Bold, language.say(&Message::new(id)));
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}: {}\n", paint::ink(Ink::Bold, spec.title), language.say(&spec.about()))?;
    paint::text_board(&mut out, &table.text_board(Viewer::Spectator), language)?;
    writeln!(out, "\n{}", word("terminal-seats"))?;
    let width = spec.seats.iter().map(|seats| seats.join(", ").len()).max().unwrap_or_default();
    for seats in spec.seats {
        let mark = if *seats == table.setup().seats() { "►" } else { " " };
        let names: Vec<String> = seats.iter().map(|seat| language.say(&Message::seat_name(seat))).collect();
        writeln!(out, "{mark} {:<width$}   {}", seats.join(", "), paint::ink(Ink::Dim, names.join(", ")))?;
    }
    for (option, chosen) in table.setup().options() {
        let about = language.say(&spec.option(option));
        writeln!(out, "\n{} – {about}", paint::ink(Ink::Bold, option.key))?;
        for value in option.values {
            let mark = if chosen.split(", ").any(|item| item == *value) { "►" } else { " " };
            let about = language.say(&spec.value(option, value));
            writeln!(out, "{mark} {value:<14} {}", paint::ink(Ink::Dim, about))?;
        }
    }
    writeln!(out, "\n{}", word("actions"))?;
    for (form, name) in spec.actions {
        writeln!(out, "  {form:<22} {}", paint::ink(Ink::Dim, language.say(&spec.form(name))))?;
    }
    Ok(())
}
