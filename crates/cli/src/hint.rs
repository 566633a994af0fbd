//! `pyramidion hint`: what a bot would play at the end of a record, and why.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result, bail};
use bots::{Bot, SearchContext, opponent_in, think};
use game::{Ink, Turn};
use serde::Serialize;

use crate::{file, paint};

/// Print the best actions at the end of a record
#[derive(clap::Args)]
#[command(after_help = "\
The bot sees what the seat to act may see, and nothing else.

Examples:
  pyramidion hint game.papyrus
  pyramidion hint game.papyrus --bot level:5 --most 3
  pyramidion hint game.papyrus --threads 2
  pyramidion hint game.papyrus --json")]
pub struct Args {
    /// The record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Whom to ask: level:1 to level:8, mcts:1s, mcts:1000
    #[arg(long, value_name = "BOT", default_value = "level:8")]
    bot: Bot,
    /// How many actions to list
    #[arg(long, value_name = "N", default_value_t = 5)]
    most: usize,
    /// Of two runs with the same seed and a bot that counts its steps, both say the same
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// Print it as data
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Hint<'a> {
    seat: &'a str,
    bot: String,
    action: &'a str,
    /// What each seat may expect, by seat.
    expect: &'a [f32],
    steps: u64,
    actions: Vec<Line<'a>>,
}

#[derive(Serialize)]
struct Line<'a> {
    action: &'a str,
    expect: f32,
    steps: u64,
}

pub fn run(args: &Args) -> Result<()> {
    let table = file::play(&args.file)?;
    let seats = table.setup().seats();
    let seat = match table.turn() {
        Turn::Seat(seat) => seats[seat.index()],
        Turn::Chance => bail!("{}: found chance to act, expected a seat", args.file.display()),
        Turn::Over(_) => {
            bail!("{}: found a game that is over, expected one that goes on", args.file.display())
        }
    };
    opponent_in(&*table)?;
    let stop = AtomicBool::new(false);
    let context = SearchContext::new(&stop, args.seed).with_threads(args.threads.into());
    let advice =
        think(args.bot, &*table, context).context("the bot has nothing to say, though somebody is to act")?;
    let lines = advice.ranked.iter().filter(|(_, steps, _)| *steps > 0).take(args.most);
    let actions =
        lines.map(|(action, steps, expect)| Line { action, expect: *expect, steps: *steps }).collect();
    let hint = Hint {
        seat,
        bot: args.bot.to_string(),
        action: &advice.action,
        expect: &advice.values,
        steps: advice.steps,
        actions,
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &hint)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "{} for {seat}: {}", paint::ink(Ink::Bold, &hint.bot), paint::ink(Ink::Bold, hint.action))?;
    let expectations: Vec<String> =
        seats.iter().zip(hint.expect).map(|(seat, value)| format!("{seat} {:.0} %", 100.0 * value)).collect();
    writeln!(out, "expects {} after {} steps of search\n", expectations.join(", "), hint.steps)?;
    for line in &hint.actions {
        let filled = (line.expect * 20.0).round().clamp(0.0, 20.0) as usize;
        let bar = paint::ink(Ink::Gold, format!("{:<20}", "█".repeat(filled)));
        writeln!(out, "  {:<16} {bar} {:>4.0} %  {:>9} steps", line.action, 100.0 * line.expect, line.steps)?;
    }
    Ok(())
}
