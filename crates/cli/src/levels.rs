//! `pyramidion levels`: who the bots are, and how each plays a game.

use std::io::Write;

use anyhow::Result;
use bots::{Level, Search, Skill};
use game::Ink;
use serde::Serialize;

use crate::choice::{self, Choice};
use crate::paint;

/// List the levels of the bots
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
With a game it also says how each level plays it: how much it searches for an action, how far its evaluation is off
(noise), how readily it plays something that is a little worse (temperature), and how likely it knows what it has
seen: that it remembers it, or takes it for what it is.

Examples:
  pyramidion levels
  pyramidion levels {game}
  pyramidion levels {other} --seats \"{other seats}\" --json"))]
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
    noise: f32,
    temperature: f32,
    recall: f32,
}

pub fn run(args: &Args) -> Result<()> {
    let setup = match &args.game {
        Some(name) => Some(args.choice.setup(choice::find(name)?)?),
        None => None,
    };
    let opponent = args.game.as_deref().map(bots::find).transpose()?;
    let seats = setup.map_or(0, |setup| setup.seats().len());
    let skill = |level: Level| opponent.map(|opponent| opponent.skill(level, seats));
    let mut out = anstream::stdout().lock();
    if args.json {
        let rows: Vec<Row> = Level::ALL.into_iter().map(|level| Row::of(level, skill(level))).collect();
        writeln!(out, "{}", serde_json::to_string(&rows)?)?;
        return Ok(());
    }
    for level in Level::ALL {
        let name = paint::ink(Ink::Bold, format!("{:<10}", level.name()));
        writeln!(out, "level:{} {name} {}", level.number(), level.character())?;
        if let Some(skill) = skill(level) {
            writeln!(out, "{:19}{skill}", "")?;
        }
    }
    Ok(())
}

impl Row {
    fn of(level: Level, skill: Option<Skill>) -> Self {
        let play = skill.map(|skill| {
            let (search, noise) = match skill.search {
                Search::AlphaBeta(search) => ("alpha-beta", search.noise),
                Search::Mcts(_) => ("tree", 0.0),
            };
            let Skill { budget, temperature, recall, .. } = skill;
            Play { search, budget: budget.to_string(), noise, temperature, recall }
        });
        Self { level: level.number(), name: level.name(), character: level.character(), play }
    }
}
