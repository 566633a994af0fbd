//! The project's chores. `cargo xtask play` and `cargo xtask test` are all a newcomer needs.

mod api;
mod fuzz;
mod python;
mod run;
mod server;
mod strength;
mod test;
mod web;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::run::{Step, cargo};

/// Pyramidion's chores
#[derive(Parser)]
#[command(
    name = "cargo xtask",
    after_help = "\
Examples:
  cargo xtask play                    build, serve and open the browser
  cargo xtask play --listen 0.0.0.0:1988   the same for everybody in the house
  cargo xtask test                    everything that must be green
  cargo xtask api                     the API against its own document
  cargo xtask fuzz --seconds 600      fuzz every target for ten minutes
  cargo xtask codegen                 write the page's types after the messages have changed
  cargo xtask playthroughs            make the golden playthroughs anew
  cargo xtask bench                   measure rules and searches, also beside another library
  cargo xtask strength ladder         measure each level against the one below"
)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the page and the binary, serve the games and open the browser
    Play {
        /// What to hand to `pyramidion serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Run all tests: format, lints, unit, property, playthroughs, documentation, the API, page, browser, fuzzing
    Test,
    /// Ask a running server everything that its API allows
    Api,
    /// Fuzz the parsers and the rules
    Fuzz {
        /// How long for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
        /// Only this target
        #[arg(long, value_parser = fuzz::TARGETS)]
        target: Option<String>,
    },
    /// Write web/src/lib/protocol.ts from the messages of crates/protocol
    Codegen,
    /// Make the golden playthroughs anew from their records
    Playthroughs,
    /// Run the benchmarks
    Bench,
    /// Measure how strong the bots are: the tables of docs/strength.md
    Strength {
        /// What to measure
        part: strength::Part,
        /// Games of each match
        #[arg(long, default_value_t = 400)]
        games: u32,
        /// Only this game
        #[arg(long)]
        game: Option<String>,
        /// Only with so many seats
        #[arg(long)]
        seats: Option<usize>,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    match chore {
        Chore::Play { args } => {
            web::build()?;
            let serve = ["run", "--quiet", "--release", "--package", "cli", "--", "serve", "--open"];
            cargo().args(serve).args(args).step("play")
        }
        Chore::Test => test::run(),
        Chore::Api => api::run(),
        Chore::Fuzz { seconds, target } => fuzz::run(seconds, target.as_deref()),
        Chore::Codegen => cargo()
            .env("CODEGEN", "write")
            .args(["test", "--quiet", "--package", "protocol", "--test", "typescript"])
            .step("codegen"),
        Chore::Playthroughs => cargo()
            .env("PLAYTHROUGHS", "write")
            .args(["test", "--quiet", "--package", "games", "--test", "playthroughs"])
            .step("playthroughs"),
        Chore::Strength { part, games, game, seats } => strength::run(games, game.as_deref(), seats, part),
        Chore::Bench => {
            cargo().args(["bench", "--package", "games", "--package", "bots"]).step("bench")?;
            cargo()
                .args(["bench", "--bench", "playouts"])
                .current_dir(run::root().join("peers"))
                .step("peers")
        }
    }
}
