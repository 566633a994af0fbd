//! `pyramidion levels`: who the bots are, and how each plays a game.

use std::io::Write;

use anyhow::Result;
use bots::{LEVELS, Mind};
use game::Ink;
use serde::Serialize;

use crate::choice::{self, Choice};
use crate::paint;

/// List the levels of the bots
#[derive(clap::Args)]
#[command(after_help = "\
With a game it also says how each level plays it: how much it searches for an action, how much whim it has, and how
likely it knows what it has seen (in Sphinx it remembers a sphinx, in Piramido it reads a picture right).

Examples:
  pyramidion levels
  pyramidion levels piramido
  pyramidion levels pyramidis --seats \"red, green, yellow, blue\" --json")]
pub struct Args {
    /// A game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: Option<String>,
    #[command(flatten)]
    choice: Choice,
    /// Print it as data
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    level: u8,
    name: &'static str,
    character: &'static str,
    #[serde(flatten)]
    play: Option<Play>,
}

/// How a level plays a game.
#[derive(Serialize)]
struct Play {
    search: &'static str,
    budget: String,
    whim: f32,
    sense: f32,
}

pub fn run(args: &Args) -> Result<()> {
    let game = args.game.as_deref().map(choice::find).transpose()?;
    let seats =
        game.map(|entry| args.choice.setup(entry)).transpose()?.map_or(0, |setup| setup.seats().len());
    let rows: Vec<Row> = LEVELS
        .iter()
        .map(|level| {
            let play = args.game.as_deref().map(|game| {
                let skill = level.skill(game, seats);
                let search = match skill.mind {
                    Mind::AlphaBeta(_) => "alpha-beta",
                    Mind::Mcts(_) => "tree",
                };
                Play { search, budget: skill.budget.to_string(), whim: skill.whim, sense: skill.sense }
            });
            Row { level: level.number, name: level.name, character: level.character, play }
        })
        .collect();
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&rows)?)?;
        return Ok(());
    }
    for row in rows {
        let name = paint::ink(Ink::Bold, format!("{:<10}", row.name));
        write!(out, "level:{} {name} {}", row.level, row.character)?;
        if let Some(play) = row.play {
            write!(out, "\n{:19}{} search, {}", "", play.search, play.budget)?;
            if play.whim > 0.0 {
                write!(out, ", whim {}", play.whim)?;
            }
            if play.sense < 1.0 {
                write!(out, ", knows {:.1} % of what it has seen", 100.0 * play.sense)?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
