//! The arguments that choose a game, its seats and its options, shared by the subcommands.

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use game::{AnyGame, AnyMatch, Setup, SetupError};

/// Accepts the names of the registry.
pub fn game_parser() -> PossibleValuesParser {
    PossibleValuesParser::new(games::GAMES.iter().map(|game| game.spec().name))
}

/// Finds a game whose name `game_parser` has let through.
pub fn find(name: &str) -> Result<&'static dyn AnyGame> {
    games::find(name).with_context(|| format!("no game is called {name}"))
}

/// A help text with the games of the registry in its examples: `{game}` is the first, with its seats where most of them
/// play and one of its options, `{other}` the second.
pub fn examples(text: &str) -> String {
    let spec = |number: usize| games::GAMES[number % games::GAMES.len()].spec();
    let seats =
        |number: usize| spec(number).seats.iter().max_by_key(|seats| seats.len()).map(|all| all.join(", "));
    let option = spec(0).options.first().and_then(|option| Some((option.key, *option.values.last()?)));
    text.replace("{game}", spec(0).name)
        .replace("{other}", spec(1).name)
        .replace("{game seats}", &seats(0).unwrap_or_default())
        .replace("{other seats}", &seats(1).unwrap_or_default())
        .replace("{option}", &option.map_or("KEY=VALUE".to_owned(), |(key, value)| format!("{key}={value}")))
}

/// Who plays, and by which rules.
#[derive(Args, Default, Clone)]
pub struct Choice {
    /// Who plays, in order, separated by commas [default: the game's own]
    #[arg(long, value_name = "SEATS")]
    pub seats: Option<String>,
    /// An option of the game; may be given for each option
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl Choice {
    /// The setup of this game with these seats and options.
    pub fn setup(&self, game: &dyn AnyGame) -> Result<Setup> {
        let mut setup = Setup::default_of(game.spec());
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
    pub fn open(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>> {
        Ok(game.open(&self.setup(game)?))
    }

    /// Whether anything was chosen.
    pub fn is_given(&self) -> bool {
        self.seats.is_some() || !self.options.is_empty()
    }
}
