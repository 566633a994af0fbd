//! `pyramidion levels`: who the bots are, and how each plays a game.

use std::io::Write;

use anyhow::Result;
use bots::{Level, Search, Skill};
use game::Ink;
use serde::Serialize;
use words::Language;

use crate::choice::{self, Choice};
use crate::paint;
use crate::speech::Speech;

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
    #[command(flatten)]
    speech: Speech,
    /// Print it as data
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    level: u8,
    name: String,
    character: String,
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
    let language = args.speech.language();
    let names = Level::ALL.map(|level| language.say(&level.name()));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
    for (level, name) in Level::ALL.into_iter().zip(names) {
        let name = paint::ink(Ink::Bold, format!("{name:<width$}"));
        writeln!(out, "level:{} {name} {}", level.number(), language.say(&level.character()))?;
        if let Some(skill) = skill(level) {
            let parts: Vec<String> = skill.parts().iter().map(|part| language.say(part)).collect();
            writeln!(out, "{:1$}{2}", "", width + 9, parts.join(", "))?;
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
        let [name, character] = [level.name(), level.character()].map(|of| Language::ENGLISH.say(&of));
        Self { level: level.number(), name, character, play }
    }
}
