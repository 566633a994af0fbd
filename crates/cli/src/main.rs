//! The command line of Pyramidion. Each subcommand has a file; `main` finds it and turns errors into exit code 2.

mod analyse;
mod arena;
mod ask;
mod ban;
mod bot;
mod check;
mod choice;
mod completions;
mod contender;
mod export;
mod file;
mod hint;
mod import;
mod levels;
mod man;
mod paint;
mod perft;
mod play;
mod plot;
mod print;
mod processor;
mod program;
mod prune;
mod random;
mod reel;
mod remove;
mod repeated;
mod replay;
mod rules;
mod series;
mod serve;
mod settings;
mod show;
mod speech;
mod study;
mod tables;
mod train;
mod verify;
mod workers;
mod wrap;

use std::fmt::Write as _;
use std::io::{ErrorKind, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use words::Language;

/// A server makes and drops many small texts: this allocator takes a sixth off what an action costs it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(name = "pyramidion", version, about = about(), arg_required_else_help = true, after_help = examples())]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn about() -> String {
    let titles: Vec<&str> = games::GAMES.iter().map(|game| game.spec().title).collect();
    let (last, others) = titles.split_last().expect("there are games");
    format!("Half-forgotten Egyptian board games: {} and {last}", others.join(", "))
}

fn examples() -> String {
    let mut text = "Examples:\n".to_owned();
    for (command, about) in [
        ("serve --open", "play in the browser, alone or with friends"),
        ("play", "choose a game and play it here"),
        ("play {game} --people all", "everybody at one keyboard"),
        ("show {other}", "the board and the options"),
        ("rules {game}", "how it is played"),
        ("print {game}", "board, pieces and rules as a PDF"),
        ("replay game.papyrus", "what happened, and how it stands"),
        ("hint game.papyrus", "what a strong bot would play now"),
        ("analyse game.papyrus", "who made mistakes and who was lucky"),
    ] {
        let _ = writeln!(text, "  pyramidion {:<31} {about}", choice::examples(command));
    }
    text + "\nEvery subcommand has examples, too: pyramidion help SUBCOMMAND"
}

#[derive(Subcommand)]
enum Command {
    Serve(Box<serve::Args>),
    Play(play::Args),
    Show(show::Args),
    Rules(rules::Args),
    Print(print::Args),
    Replay(replay::Args),
    Check(check::Args),
    Verify(verify::Args),
    Random(random::Args),
    Perft(perft::Args),
    Levels(levels::Args),
    Hint(hint::Args),
    Analyse(analyse::Args),
    Arena(arena::Args),
    Bot(bot::Args),
    Study(study::Args),
    Train(train::Args),
    Reel(reel::Args),
    Tables(tables::Args),
    Export(export::Args),
    Import(import::Args),
    Prune(prune::Args),
    Remove(remove::Args),
    Ban(ban::Args),
    Completions(completions::Args),
    Man(man::Args),
}

impl Command {
    /// The language in which a record is refused: the reader's where the game is told in it, and English, which programs
    /// read, everywhere else.
    fn language(&self) -> Language {
        match self {
            Self::Play(args) => args.language(),
            Self::Replay(args) => args.language(),
            _ => Language::ENGLISH,
        }
    }
}

fn main() -> ExitCode {
    let command = Cli::parse().command;
    let language = command.language();
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If nobody reads it, the exit code still says it.
            let error = speech::explain(&error, language);
            let _ = writeln!(anstream::stderr(), "{}: {error}", paint::error("error"));
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Serve(args) => serve::run(*args),
        Command::Tables(args) => tables::run(&args),
        Command::Export(args) => export::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Prune(args) => prune::run(&args),
        Command::Remove(args) => remove::run(&args),
        Command::Ban(args) => ban::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Play(args) => play::run(args),
        Command::Show(args) => show::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Print(args) => print::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Random(args) => random::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Levels(args) => levels::run(&args),
        Command::Hint(args) => hint::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Study(args) => study::run(&args),
        Command::Train(args) => train::run(&args),
        Command::Reel(args) => reel::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    }
}

/// A program that reads our output may stop early, as `head` does; that is not an error.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let causes = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    causes.into_iter().any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}
