//! How strong the bots are: plays the ladders of all games and the matches against the yardsticks, and prints the tables
//! of docs/strength.md. Games that were played before are not played again.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run::{Step, cargo, program, target};

/// A game with a number of seats.
pub struct Contest {
    pub game: &'static str,
    pub seats: &'static str,
    /// How many simulations plain UCT makes for an action: they take at least as long as level 8 does on average. By
    /// the clock it would be the weaker the busier the machine is.
    pub plain: u32,
}

const CONTESTS: [Contest; 10] = [
    contest("pyramidis", "red, yellow", 28_000),
    contest("pyramidis", "red, green, yellow, blue", 60_000),
    contest("sakkara", "red, blue", 60),
    contest("sakkara", "red, yellow, blue", 80),
    contest("sakkara", "red, yellow, blue, green", 200),
    contest("sphinx", "p1, p2", 50),
    contest("sphinx", "p1, p2, p3", 70),
    contest("sphinx", "p1, p2, p3, p4", 70),
    contest("piramido", "p1, p2", 15),
    contest("piramido", "p1, p2, p3", 15),
];

const fn contest(game: &'static str, seats: &'static str, plain: u32) -> Contest {
    Contest { game, seats, plain }
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
    let chosen = CONTESTS.iter().filter(|contest| only.is_none_or(|game| game == contest.game));
    let chosen = chosen.filter(|contest| seats.is_none_or(|seats| seats == contest.count()));
    for contest in chosen {
        let cells: Result<Vec<String>> = match part {
            Part::Ladder => (1..8).map(|low| contest.step_up(low, games)).collect(),
            Part::Plain => contest.alone(&format!("mcts:{}", contest.plain), games).map(|cell| vec![cell]),
            Part::Random => contest.alone("random", games).map(|cell| vec![cell]),
        };
        println!("| {} | {} | {} |", contest.game, contest.count(), cells?.join(" | "));
    }
    Ok(())
}

impl Contest {
    fn count(&self) -> usize {
        self.seats.split(',').count()
    }

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
            format!("{target}/strength/{}-{}/{}", self.game, self.count(), bots.replace([':', ','], ""));
        let games = games.to_string();
        let arena = ["arena", self.game, "--seats", self.seats, "--bots", bots, "--games", &games, "--json"];
        let said = program(&binary).args(arena).args(["--alone", "--out", &folder]).output()?;
        let data: Value = serde_json::from_str(&said).context("arena --json")?;
        let pair = &data["pairs"][0];
        let number = |key: &str| pair[key][0].as_f64().unwrap_or(0.0);
        let (won, fair, count) = (number("won"), number("fair"), pair["games"].as_f64().unwrap_or(1.0));
        let share = won / count;
        let spread = 1.96 * (share * (1.0 - share) / count).sqrt();
        Ok(if self.count() == 2 {
            format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * spread)
        } else {
            let fair = fair / count;
            format!("{:.2} ± {:.2} ×", share / fair, spread / fair)
        })
    }
}
