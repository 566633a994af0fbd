//! `pyramidion show`: the starting board and the options of a game.

use std::io::Write;

use anyhow::Result;
use game::{Ink, Viewer};

use crate::choice::{self, Choice};
use crate::paint;

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
}

pub fn run(args: &Args) -> Result<()> {
    let game = choice::find(&args.game)?;
    let table = args.choice.open(game)?;
    let spec = game.spec();
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}: {}\n", paint::ink(Ink::Bold, spec.title), spec.about)?;
    paint::text_board(&mut out, &table.text_board(Viewer::Spectator))?;
    writeln!(out, "\n{}", paint::ink(Ink::Bold, "Seats"))?;
    for seats in spec.seats {
        let mark = if *seats == table.setup().seats() { "►" } else { " " };
        writeln!(out, "{mark} {}", seats.join(", "))?;
    }
    for (option, chosen) in table.setup().options() {
        writeln!(out, "\n{} – {}", paint::ink(Ink::Bold, option.key), option.about)?;
        for (value, about) in option.values {
            let mark = if chosen.split(", ").any(|item| item == *value) { "►" } else { " " };
            writeln!(out, "{mark} {value:<14} {}", paint::ink(Ink::Dim, about))?;
        }
    }
    writeln!(out, "\n{}", paint::ink(Ink::Bold, "Actions"))?;
    for (form, about) in spec.actions {
        writeln!(out, "  {form:<22} {}", paint::ink(Ink::Dim, about))?;
    }
    Ok(())
}
