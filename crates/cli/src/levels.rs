//! `pyramidion levels`: who the bots are, and how each plays a game.

use std::io::Write;

use anyhow::Result;
use bots::{LEVELS, Level, Mind, Skill};
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
    let skill = |level: &Level| args.game.as_deref().map(|game| level.skill(game, seats));
    let mut out = anstream::stdout().lock();
    if args.json {
        let rows: Vec<Row> = LEVELS.iter().map(|level| Row::of(level, skill(level))).collect();
        writeln!(out, "{}", serde_json::to_string(&rows)?)?;
        return Ok(());
    }
    for level in &LEVELS {
        let name = paint::ink(Ink::Bold, format!("{:<10}", level.name));
        writeln!(out, "level:{} {name} {}", level.number, level.character)?;
        if let Some(skill) = skill(level) {
            writeln!(out, "{:19}{skill}", "")?;
        }
    }
    Ok(())
}

impl Row {
    fn of(level: &Level, skill: Option<Skill>) -> Self {
        let play = skill.map(|skill| {
            let search = match skill.mind {
                Mind::AlphaBeta(_) => "alpha-beta",
                Mind::Mcts(_) => "tree",
            };
            Play { search, budget: skill.budget.to_string(), whim: skill.whim, sense: skill.sense }
        });
        Self { level: level.number, name: level.name, character: level.character, play }
    }
}
