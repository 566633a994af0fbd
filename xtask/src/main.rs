//! The project's chores. `cargo xtask play` and `cargo xtask test` are all a newcomer needs.

mod api;
mod chaos;
#[cfg(unix)]
mod cluster;
mod fuzz;
mod play;
mod print;
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
  cargo xtask print --out sheets       every game as PDF, on A4 and Letter
  cargo xtask bench                   measure rules and searches, also beside another library
  cargo xtask load --tables 2000 --rate 2000    measure a server under load
  cargo xtask cluster --nodes 3       PostgreSQL, NATS and three servers as one hall
  cargo xtask chaos --schedules 100   let everything go wrong between them, in a hundred ways
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
    /// Start PostgreSQL, NATS and several servers as one hall, with a proxy in front, until Ctrl-C
    #[cfg(unix)]
    #[command(after_help = "\
Everything is on this machine, with a new and empty database, and gone at the end; what is missing is installed. Each \
connection goes to the next server that says that it is ready. Kill one, or stop PostgreSQL or NATS, and see that \
people play on.

Examples:
  cargo xtask cluster                            three servers that hear each other by NATS
  cargo xtask cluster --nodes 2 --bell notify    two that hear each other by PostgreSQL alone
  cargo xtask cluster --release --listen 0.0.0.0:1988    at full speed, for everybody in the house")]
    Cluster {
        /// How many servers
        #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=16))]
        nodes: u8,
        /// Where people find them
        #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1988")]
        listen: std::net::SocketAddr,
        /// How servers hear of each other
        #[arg(long, value_name = "BELL", default_value = "nats")]
        bell: cluster::Bell,
        /// Build as for people, which takes longer
        #[arg(long)]
        release: bool,
    },
    /// Let everything go wrong between several servers at which people and bots play, and see that nothing is lost
    #[command(after_help = "\
A schedule is a few faults, made of its seed: connections cut, delayed or held, servers killed, stopped and restarted, \
PostgreSQL and NATS crashed. `cargo xtask test rust` runs 40. After each, every command that was acknowledged is in the \
log once and in order, everybody saw the same, every table goes on, and no bot played twice. A schedule that fails is \
told in words, with the command that repeats it.

Examples:
  cargo xtask chaos                      1,000 schedules
  cargo xtask chaos --schedules 100      the first hundred
  cargo xtask chaos --seed 17            one alone, again")]
    Chaos {
        /// How many schedules [default: 1000, or 1 with --seed]
        #[arg(long, value_name = "N")]
        schedules: Option<u64>,
        /// The seed of the first
        #[arg(long, value_name = "N")]
        seed: Option<u64>,
        /// How many fleets at a time; most of a schedule is waiting
        #[arg(long, value_name = "N", default_value_t = 4)]
        fleets: u64,
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
    /// Make every game as PDF to print and play, on A4 and on Letter
    Print {
        /// The folder for the files
        #[arg(long, value_name = "DIR", default_value = "target/print")]
        out: std::path::PathBuf,
    },
    /// Run the benchmarks
    Bench,
    /// Measure how strong the bots are: the tables of docs/strength.md
    Strength {
        /// What to measure
        #[command(subcommand)]
        part: strength::Part,
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
        #[cfg(unix)]
        Chore::Cluster { nodes, listen, bell, release } => cluster::run(nodes.into(), listen, bell, release),
        Chore::Chaos { schedules, seed, fleets } => chaos::run(schedules, seed, fleets),
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
        Chore::Strength { part } => strength::run(&part),
        Chore::Print { out } => print::run(&out),
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
