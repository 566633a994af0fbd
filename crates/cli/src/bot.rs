//! `pyramidion bot`: one of our bots as a program that another arena asks, perhaps that of another build.

use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result};
use bots::{Bot, SearchContext, opponent_in, think};
use game::{Record, quote};

use crate::processor::thread_time;
use crate::program::{Answer, Question};

/// Let a bot answer other programs, line by line
#[derive(clap::Args)]
#[command(after_help = "\
Reads lines of JSON from standard input, each with the record of a game so far and the seed of that game, and answers \
each with what to play for the seat whose turn it is, and with the processor time that it thought, in microseconds. The \
bot sees what that seat may see, and nothing else. This is what an arena asks of contenders called program:, so that \
two builds can play against each other:

  < {\"record\": \"game: …\\nseats: …\\n\\n…\", \"seed\": 7}
  > {\"action\": \"…\", \"micros\": 5300}

Examples:
  pyramidion bot --bot level:8
  pyramidion bot --bot level:8@50000 < questions.jsonl
  pyramidion arena GAME --bots \"level:8@50000,program:/old/pyramidion bot --bot level:8\"")]
pub struct Args {
    /// Who answers: level:1 to level:8, level:8@200ms, level:8@25000, mcts:1s, mcts:1000, random
    #[arg(long, value_name = "BOT", default_value = "level:8")]
    bot: Bot,
}

pub fn run(args: &Args) -> Result<()> {
    let mut out = io::stdout().lock();
    for (number, line) in io::stdin().lock().lines().enumerate() {
        let answer = answer(args.bot, &line?).with_context(|| format!("line {}", number + 1))?;
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    }
    Ok(())
}

fn answer(bot: Bot, line: &str) -> Result<Answer> {
    let question: Question = serde_json::from_str(line)
        .with_context(|| format!("found {}, expected `{{\"record\": \"…\", \"seed\": 7}}`", quote(line)))?;
    let table = Record::read(question.record.as_bytes()).and_then(|record| record.play(games::GAMES))?;
    opponent_in(&*table)?;
    let stop = AtomicBool::new(false);
    let began = thread_time();
    let advice = think(bot, &*table, SearchContext::new(&stop, question.seed));
    let micros = thread_time().saturating_sub(began).as_micros() as u64;
    let action = advice.context("found nobody to act, expected a game in which it is a seat's turn")?.action;
    Ok(Answer { action, micros: Some(micros) })
}
