//! `pyramidion perft`: counts action sequences, to compare the rules with other programs.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use game::Setup;

use crate::choice::{self, Choice};
use crate::file;

/// Count the action sequences of each length
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
Prints a line for each depth, the depth and the number of action sequences of that length, and then sequences per
second. Chance is not expanded: sequences end where chance would act.

Examples:
  pyramidion perft {game} 7
  pyramidion perft {other} --seats \"{other seats}\" 4
  pyramidion perft {game} --record game.papyrus 5"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    /// The longest sequences to count
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(1..=1000))]
    depth: u32,
    #[command(flatten)]
    choice: Choice,
    /// Count from the end of this record
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<()> {
    let game = choice::find(&args.game)?;
    let table = match &args.record {
        Some(path) => file::play(path)?,
        None => args.choice.open(game)?,
    };
    let found = table.setup().spec().name;
    if found != args.game {
        bail!("--record: found a game of {found}, expected {}", args.game);
    }
    if args.choice.is_given() && args.choice.setup(game)? != *table.setup() {
        let setup = |setup: &Setup| setup.to_string().trim_end().replace('\n', "; ");
        let expected = setup(&args.choice.setup(game)?);
        bail!("--record: found {}, expected {expected}", setup(table.setup()));
    }
    let mut out = anstream::stdout().lock();
    let begun = Instant::now();
    let (mut all, mut chance) = (0, None);
    for depth in 1..=args.depth {
        let counted = table.perft(depth);
        if counted.chance && chance.is_none() {
            chance = Some(depth - 1);
        }
        if counted.sequences == 0 && counted.chance {
            break;
        }
        writeln!(out, "{depth} {}", counted.sequences)?;
        out.flush()?;
        all += counted.sequences;
    }
    let seconds = begun.elapsed().as_secs_f64();
    if let Some(depth) = chance {
        let what = match depth {
            0 => "chance acts here and is not expanded: --record can supply what it brings".to_owned(),
            _ => format!("chance acts after some sequences of length {depth}: they are not continued"),
        };
        writeln!(out, "{what}")?;
    }
    writeln!(out, "{:.0} sequences per second", all as f64 / seconds.max(1e-9))?;
    Ok(())
}
