//! The arguments that choose a game, its seats and its options, shared by the subcommands.

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use game::{Entry, Setup, SetupError, Table};

/// Accepts the names of the registry.
pub fn game_parser() -> PossibleValuesParser {
    PossibleValuesParser::new(games::GAMES.iter().map(|entry| entry.spec().name))
}

/// Finds a game whose name `game_parser` has let through.
pub fn find(name: &str) -> Result<&'static dyn Entry> {
    games::find(name).with_context(|| format!("no game is called {name}"))
}

/// Who plays, and by which rules.
#[derive(Args, Default, Clone)]
pub struct Choice {
    /// Who plays, in order, for example "red, yellow" [default: the game's own]
    #[arg(long, value_name = "SEATS")]
    pub seats: Option<String>,
    /// An option of the game, for example edition=german; may be given for each option
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl Choice {
    /// The setup of this game with these seats and options.
    pub fn setup(&self, entry: &dyn Entry) -> Result<Setup> {
        let mut setup = Setup::default_of(entry.spec());
        if let Some(seats) = &self.seats {
            setup.set_seats(seats)?;
        }
        let mut seen = Vec::new();
        for option in &self.options {
            let Some((key, value)) = option.split_once('=') else {
                bail!("--option: found `{option}`, expected KEY=VALUE");
            };
            if seen.contains(&key) {
                return Err(SetupError::Twice { key: key.to_owned() }.into());
            }
            seen.push(key);
            setup.set_option(key, value)?;
        }
        Ok(setup)
    }

    /// A table at which this game is about to begin.
    pub fn open(&self, entry: &dyn Entry) -> Result<Box<dyn Table>> {
        Ok(entry.open(&self.setup(entry)?))
    }

    /// Whether anything was chosen.
    pub fn is_given(&self) -> bool {
        self.seats.is_some() || !self.options.is_empty()
    }
}
