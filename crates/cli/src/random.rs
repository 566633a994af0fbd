//! `pyramidion random`: the record of a uniformly random game.

use std::io::Write;

use anyhow::{Context, Result};
use game::{AnyMatch, RandomSource, Seeded, Turn};

use crate::choice::{self, Choice};

/// Print the record of a uniformly random game
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
Examples:
  pyramidion random {game} --seed 7 > game.papyrus
  pyramidion random {game} --seats \"{game seats}\" --option {option} --seed 1"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// The same seed gives the same game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub fn run(args: &Args) -> Result<()> {
    let mut table = args.choice.open(choice::find(&args.game)?)?;
    let mut random = Seeded::new(args.seed);
    while !matches!(table.turn(), Turn::Over(_)) {
        step(&mut *table, &mut random)?;
    }
    anstream::stdout().lock().write_all(table.record(None).as_bytes())?;
    Ok(())
}

/// Plays one action: drawn by chance, or any legal one.
pub fn step(table: &mut dyn AnyMatch, random: &mut Seeded) -> Result<()> {
    let (actor, action) = match table.turn() {
        Turn::Over(_) => return Ok(()),
        Turn::Chance => ("chance", table.chance(random)),
        Turn::Seat(seat) => {
            let mut legal = table.legal();
            let number = random.below(legal.len() as u32) as usize;
            (table.setup().seats()[seat.index()], legal.swap_remove(number))
        }
    };
    table.play(actor, &action).context("the rules refuse what they offered")
}
