//! `pyramidion verify`: draws the dice of a finished game again.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use game::Ink;
use serde_json::{Value, json};
use table::fair::{self, HandThrow, MARK, Unfair, Verdict};

use crate::{file, paint};

/// Check that nobody has touched the dice of a game
#[derive(clap::Args)]
#[command(after_help = "\
The record of a game that is over holds the table's secret and a number of each seat. Everything random is drawn from them \
again and compared with what the record says, and each number with what its seat had committed to. The commitment must be the one that was shown before the game, and your \
number the one that you drew: nobody but you can know that, so they are printed. The exit code is 2 if anything is wrong. \
What was thrown by hand beside a real board is named. \
docs/fair-dice.md explains it, and how to check without this program.

Examples:
  pyramidion verify game.papyrus
  curl -s http://127.0.0.1:1988/api/tables/TABLE/record | pyramidion verify -")]
pub struct Args {
    /// The record of a game from a table, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print the verdict as data
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let bytes = file::read(&args.file)?;
    let checked = fair::verify(&bytes);
    let text = String::from_utf8_lossy(&bytes);
    if args.json {
        print_data(&checked, &text)?;
    }
    let verdict = checked.with_context(|| args.file.display().to_string())?;
    if !args.json {
        print_words(&verdict, &text)?;
    }
    Ok(())
}

fn print_words(verdict: &Verdict, text: &str) -> Result<()> {
    let Verdict { throws, by_hand, past, lot, committed } = verdict;
    let verdict = match throws {
        0 if !by_hand.is_empty() => "no throws of the table".to_owned(),
        0 => "no throws: in this game nothing was left to chance".to_owned(),
        1 => "1 throw, as the secret and the seats' numbers say".to_owned(),
        _ => format!("{throws} throws, all as the secret and the seats' numbers say"),
    };
    let hands = match (by_hand.len(), throws) {
        (0, _) => String::new(),
        (hands, 0) => format!("; {hands} by hand, which nobody can check"),
        (hands, _) => format!("; {hands} more by hand, which nobody can check"),
    };
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", paint::ink(Ink::Bold, verdict + &hands))?;
    writeln!(out, "shown before the game  {}", claim(text, "commitment"))?;
    for ((seat, number), committed) in
        seats(text).iter().zip(claim(text, "numbers").split(',')).zip(committed)
    {
        let how = if *committed { ", committed to before" } else { "" };
        writeln!(out, "{:22} {number}{how}", format!("number of {seat}"))?;
    }
    for HandThrow { line, seat, action } in by_hand {
        writeln!(out, "line {line}: {action} was thrown by hand, as {seat} entered it")?;
    }
    if *past > 0 {
        writeln!(out, "the first {past} actions come from another game and were not drawn here")?;
    }
    if *lot {
        writeln!(out, "the seats were drawn by lot, as the secret and the numbers say")?;
    }
    let takebacks = takebacks(text);
    if takebacks > 0 {
        let times = if takebacks == 1 { "once" } else { &format!("{takebacks} times") };
        writeln!(out, "actions were taken back {times}; what was thrown then is not in the record")?;
    }
    Ok(())
}

fn print_data(checked: &Result<Verdict, Unfair>, text: &str) -> Result<()> {
    let data = match checked {
        Ok(Verdict { throws, by_hand, past, lot, committed }) => json!({
            "fair": true,
            "throws": throws,
            "by_hand": by_hand.iter().map(hand_data).collect::<Vec<_>>(),
            "past": past,
            "lot": lot,
            "committed": committed,
            "commitment": claim(text, "commitment"),
            "numbers": claim(text, "numbers").split(',').collect::<Vec<_>>(),
            "takebacks": takebacks(text),
        }),
        Err(error) => json!({ "fair": false, "problem": error.to_string() }),
    };
    writeln!(anstream::stdout(), "{data}")?;
    Ok(())
}

fn hand_data(HandThrow { line, seat, action }: &HandThrow) -> Value {
    json!({ "line": line, "seat": seat, "action": action })
}

/// What the record claims under this name.
fn claim<'a>(text: &'a str, name: &str) -> &'a str {
    let mut claims = text.lines().rev().filter_map(|line| line.strip_prefix(MARK)?.split_once('='));
    claims.find(|(known, _)| *known == name).map_or("", |(_, value)| value)
}

fn takebacks(text: &str) -> u32 {
    claim(text, "takebacks").parse().unwrap_or(0)
}

/// The names of the seats.
fn seats(text: &str) -> Vec<&str> {
    let seats = text.lines().find_map(|line| line.strip_prefix("seats:")).unwrap_or_default();
    seats.split(',').map(str::trim).collect()
}
