//! The command line of Pyramidion. Each subcommand has a file; `main` finds it and turns errors into exit code 2.

mod analyse;
mod arena;
mod ask;
mod check;
mod choice;
mod completions;
mod export;
mod file;
mod hint;
mod import;
mod levels;
mod load;
mod paint;
mod perft;
mod play;
mod plot;
mod prune;
mod random;
mod reel;
mod replay;
mod series;
mod serve;
mod settings;
mod show;
mod study;
mod train;
mod verify;
mod workers;

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// A server makes and drops many small texts: this allocator takes a sixth off what an action costs it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Four half-forgotten Egyptian board games: Pyramidis, Sakkara, Sphinx and Piramido.
#[derive(Parser)]
#[command(
    name = "pyramidion",
    version,
    arg_required_else_help = true,
    after_help = "\
Examples:
  pyramidion serve --open                 play in the browser, alone or with friends
  pyramidion play                         choose a game and play it here
  pyramidion play sphinx --people p1,p2   two people and a bot
  pyramidion show sakkara                 the board and the options
  pyramidion replay game.papyrus          what happened, and how it stands
  pyramidion hint game.papyrus            what a strong bot would play now
  pyramidion analyse game.papyrus         who made mistakes and who was lucky

Every subcommand has examples, too: pyramidion help SUBCOMMAND"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Args>),
    Play(play::Args),
    Show(show::Args),
    Replay(replay::Args),
    Check(check::Args),
    Verify(verify::Args),
    Random(random::Args),
    Perft(perft::Args),
    Levels(levels::Args),
    Hint(hint::Args),
    Analyse(analyse::Args),
    Arena(arena::Args),
    Study(study::Args),
    Train(train::Args),
    Reel(reel::Args),
    Load(load::Args),
    Export(export::Args),
    Import(import::Args),
    Prune(prune::Args),
    Completions(completions::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If nobody reads it, the exit code still says it.
            let _ = writeln!(anstream::stderr(), "{}: {error:#}", paint::error("error"));
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Serve(args) => serve::run(*args),
        Command::Export(args) => export::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Prune(args) => prune::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Play(args) => play::run(args),
        Command::Show(args) => show::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Random(args) => random::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Levels(args) => levels::run(&args),
        Command::Hint(args) => hint::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Study(args) => study::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Reel(args) => reel::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Completions(args) => completions::run(&args),
    }
}

/// Whoever reads our output may stop early, as `head` does; that is no error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let causes = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    causes.into_iter().any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}
