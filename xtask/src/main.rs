//! The project's chores. `cargo xtask play` and `cargo xtask test` are all a newcomer needs.

mod api;
mod fuzz;
mod play;
mod python;
mod run;
mod server;
mod strength;
mod test;
mod tidy;
mod web;
mod wording;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::run::cargo;

/// Pyramidion's chores
#[derive(Parser)]
#[command(
    name = "xtask",
    bin_name = "cargo xtask",
    after_help = "\
Examples:
  cargo xtask play                    build, serve and open the browser
  cargo xtask play --listen 0.0.0.0:1988   the same for everybody in the house
  cargo xtask test                    everything that must be green
  cargo xtask test rust page          only these parts of it
  cargo xtask format                  format everything: Rust, page, prose
  cargo xtask fuzz --seconds 600      fuzz every target for ten minutes
  cargo xtask codegen                 write the page's types after messages or games have changed
  cargo xtask playthroughs            make the golden playthroughs anew
  cargo xtask bench                   measure rules and searches, also beside another library
  cargo xtask load --tables 2000 --rate 2000    measure a server under load
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
    /// Run all tests, or some of their parts
    #[command(after_help = "\
Without a part everything is run, in this order. What is missing is installed; a line says so before.

Examples:
  cargo xtask test                    everything that must be green before a change lands
  cargo xtask test rust               what a change of the server needs
  cargo xtask test page browser       what a change of the page needs")]
    Test {
        /// Which parts
        parts: Vec<test::Part>,
    },
    /// Format everything: Rust, page, prose
    Format,
    /// Build the server and the tool that measures it under load, and run them
    Load {
        /// What to hand to `load`; `--help` says what there is
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Fuzz the parsers and the rules
    Fuzz {
        /// How long for each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
        /// Only this target, a file of fuzz/src/bin
        #[arg(long)]
        target: Option<String>,
    },
    /// Write what the page has of Rust's types: the messages, and the views, boards and events of every game
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
        /// Only with this many seats
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
        Chore::Play { args } => play::run(&args),
        Chore::Test { parts } => test::run(&parts),
        Chore::Format => tidy::format(),
        Chore::Load { args } => {
            cargo().args(["build", "--release", "--package", "cli", "--package", "load"]).step("build")?;
            let load = run::target().join("release/load").with_extension(std::env::consts::EXE_EXTENSION);
            run::program(&load.to_string_lossy()).args(args).step("load")
        }
        Chore::Fuzz { seconds, target } => fuzz::run(seconds, target.as_deref()),
        Chore::Codegen => {
            cargo()
                .env("CODEGEN", "write")
                .args([
                    "test",
                    "--quiet",
                    "--package",
                    "protocol",
                    "--package",
                    "games",
                    "--package",
                    "reels",
                ])
                .args(["--test", "typescript"])
                .step("codegen")?;
            web::format_made()
        }
        Chore::Playthroughs => cargo()
            .env("PLAYTHROUGHS", "write")
            .args(["test", "--quiet", "--package", "games", "--test", "playthroughs"])
            .step("playthroughs"),
        Chore::Strength { part, games, game, seats } => strength::run(games, game.as_deref(), seats, part),
        Chore::Bench => {
            cargo()
                .args(["bench", "--package", "games", "--package", "bots", "--package", "table"])
                .step("bench")?;
            cargo()
                .args(["bench", "--bench", "playouts"])
                .current_dir(run::root().join("peers"))
                .step("peers")
        }
    }
}
