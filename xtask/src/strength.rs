//! How strong the bots are: plays the ladders of all games and the matches against the yardsticks, and prints the
//! tables of docs/strength.md. Games that were played before are not played again.

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use crate::run::{cargo, program, target};

/// A game with a number of seats, as `crates/bots/examples/contests.rs` prints them.
#[derive(Deserialize)]
struct Contest {
    game: String,
    seats: Vec<String>,
    /// How many simulations plain UCT makes for an action against level 8.
    plain: u32,
}

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Part {
    /// Every level against the one below
    Ladder,
    /// Level 8 against plain UCT
    Plain,
    /// Level 8 against random play
    Random,
}

pub fn run(games: u32, only: Option<&str>, seats: Option<usize>, part: Part) -> Result<()> {
    cargo().args(["build", "--quiet", "--release", "--package", "cli"]).step("build")?;
    let listed = cargo()
        .args(["run", "--quiet", "--release", "--package", "bots", "--example", "contests"])
        .output()?;
    for line in listed.lines() {
        let contest: Contest = serde_json::from_str(line).context("the example `contests`")?;
        let chosen = only.is_none_or(|game| game == contest.game);
        if !chosen || seats.is_some_and(|seats| seats != contest.seats.len()) {
            continue;
        }
        let cells: Result<Vec<String>> = match part {
            Part::Ladder => (1..8).map(|low| contest.step_up(low, games)).collect(),
            Part::Plain => contest.alone(&format!("mcts:{}", contest.plain), games).map(|cell| vec![cell]),
            Part::Random => contest.alone("random", games).map(|cell| vec![cell]),
        };
        println!("| {} | {} | {} |", contest.game, contest.seats.len(), cells?.join(" | "));
    }
    Ok(())
}

impl Contest {
    /// A level against the one below in all other seats.
    fn step_up(&self, low: u32, games: u32) -> Result<String> {
        self.arena(&format!("level:{},level:{low}", low + 1), games)
    }

    /// One level 8 against others in all other seats.
    fn alone(&self, others: &str, games: u32) -> Result<String> {
        self.arena(&format!("level:8,{others}"), games)
    }

    /// What the first bot won: its share with two seats, how many times its fair share with more.
    fn arena(&self, bots: &str, games: u32) -> Result<String> {
        let target = target();
        let target = target.display();
        let binary = format!("{target}/release/pyramidion");
        let folder =
            format!("{target}/strength/{}-{}/{}", self.game, self.seats.len(), bots.replace([':', ','], ""));
        let games = games.to_string();
        let seats = self.seats.join(", ");
        let arena = ["arena", &self.game, "--seats", &seats, "--bots", bots, "--games", &games, "--json"];
        let said = program(&binary).args(arena).args(["--alone", "--out", &folder]).output()?;
        let data: Value = serde_json::from_str(&said).context("arena --json")?;
        let pair = &data["pairs"][0];
        let number = |key: &str| pair[key][0].as_f64().unwrap_or(0.0);
        let (won, fair, count) = (number("won"), number("fair"), pair["games"].as_f64().unwrap_or(1.0));
        let share = won / count;
        let spread = 1.96 * (share * (1.0 - share) / count).sqrt();
        Ok(if self.seats.len() == 2 {
            format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * spread)
        } else {
            let fair = fair / count;
            format!("{:.2} ± {:.2} ×", share / fair, spread / fair)
        })
    }
}
