//! Series of games between bots, several at a time, each written as a record when it is finished: [`Series`]. A series
//! that was interrupted goes on where it stopped.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use bots::Bot;
use bots::arena::play;
use game::{AnyGame, AnyMatch, Setup, Turn};
use words::Language;

use crate::choice::Choice;
use crate::{file, workers};

/// Games that belong together.
pub struct Series<'a> {
    /// What it is, for messages: `arena`.
    pub name: &'static str,
    pub game: &'a dyn AnyGame,
    pub setup: &'a Setup,
    /// The seed that all games share.
    pub seed: u64,
    /// Where the records go.
    pub folder: PathBuf,
    /// Games at a time.
    pub jobs: Option<usize>,
    /// How long the bots thought in the games that were played now.
    pub thought: Mutex<Thinking>,
}

/// How long bots thought: for each its actions and the time for all of them.
#[derive(Default)]
pub struct Thinking(pub Vec<(Bot, u32, Duration)>);

impl Thinking {
    fn add(&mut self, bot: Bot, time: Duration) {
        if let Some((_, actions, sum)) = self.0.iter_mut().find(|(known, ..)| *known == bot) {
            *actions += 1;
            *sum += time;
        } else {
            self.0.push((bot, 1, time));
        }
    }
}

/// One game of a series.
pub struct Fixture {
    /// The name of its record, without the ending.
    pub name: String,
    /// Its number.
    pub game: u64,
    /// Who plays, by seat.
    pub bots: Vec<Bot>,
    /// The seed of this game alone.
    pub seed: u64,
}

/// Where the records of a series go if nobody says: a folder named after the arguments.
pub fn folder(series: &str, game: &str, bots: &str, seed: u64, choice: &Choice) -> PathBuf {
    let mut name = format!("{}-seed{seed}", bots.replace(':', ""));
    for part in choice.seats.iter().chain(&choice.options) {
        name.push('-');
        name.extend(part.chars().filter(char::is_ascii_alphanumeric));
    }
    Path::new(series).join(game).join(name)
}

/// A bot as it plays with this setup: two that are described alike play alike.
fn description(bot: Bot, setup: &Setup) -> String {
    match (bot, bots::find(setup.spec().name)) {
        (Bot::Level(level, None), Ok(opponent)) => {
            let parts = opponent.skill(level, setup.seats().len()).parts();
            let said: Vec<String> = parts.iter().map(|part| Language::ENGLISH.say(part)).collect();
            format!("{bot} ({})", said.join(", "))
        }
        _ => bot.to_string(),
    }
}

impl Series<'_> {
    /// Plays what has not been played yet, and returns what `describe` says of each finished game, in order.
    pub fn play<T: Send>(
        &self,
        fixtures: &[Fixture],
        describe: impl Fn(usize, Box<dyn AnyMatch>) -> T + Sync,
    ) -> Result<Vec<T>> {
        bots::find(self.setup.spec().name)?;
        fs::create_dir_all(&self.folder).with_context(|| self.folder.display().to_string())?;
        workers::each(fixtures.len(), self.jobs, "games", |number| {
            Ok(describe(number, self.game(&fixtures[number])?))
        })
    }

    /// A finished game: read if it was finished before, otherwise played and written.
    fn game(&self, fixture: &Fixture) -> Result<Box<dyn AnyMatch>> {
        let path = self.folder.join(&fixture.name).with_extension("papyrus");
        let names = self.setup.seats().iter().zip(&fixture.bots);
        let sitting: Vec<String> =
            names.map(|(seat, bot)| format!("# {seat}: {}\n", description(*bot, self.setup))).collect();
        let title = format!("{}# seed {}, game {}\n", sitting.concat(), self.seed, fixture.game);
        if path.exists() {
            return self.known(&path, &title);
        }
        let table = play(self.game, self.setup, &fixture.bots, fixture.seed, |seat, time| {
            self.thought.lock().expect("nobody panics with it").add(fixture.bots[seat.index()], time);
        });
        file::write(&path, &(title + &table.record(None)))?;
        Ok(table)
    }

    /// A game that was finished before, by these bots as they are today.
    fn known(&self, path: &Path, title: &str) -> Result<Box<dyn AnyMatch>> {
        let text = file::read(path)?;
        let text = String::from_utf8_lossy(&text);
        let mut lines = text.lines().chain(std::iter::repeat("nothing")).zip(title.lines());
        if let Some((found, expected)) = lines.find(|(found, expected)| found != expected) {
            bail!(
                "{}: found `{found}`, expected `{expected}`; other games, or games of bots that have changed since, do \
                 not belong to this {}",
                path.display(),
                self.name
            );
        }
        let table = file::play(path)?;
        if table.setup() != self.setup || !matches!(table.turn(), Turn::Over(_)) {
            bail!("{}: found another game, expected one of this {}", path.display(), self.name);
        }
        Ok(table)
    }
}
