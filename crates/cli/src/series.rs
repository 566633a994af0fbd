//! Series of games between bots, several at a time, each written as a record when it is finished: [`Series`]. A series
//! that was interrupted goes on where it stopped.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use bots::arena::play_with;
use game::{Actor, AnyGame, AnyMatch, Setup, Turn};

use crate::choice::Choice;
use crate::contender::{Contender, Contenders};
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
}

/// How long a seat thought in a game: its actions, and the processor time for all of them.
#[derive(Clone, Copy, Default)]
pub struct Thinking {
    pub actions: u32,
    pub time: Duration,
}

/// What stands before it in a record.
const THOUGHT: &str = "# thought ";

impl Thinking {
    pub fn add(&mut self, other: Self) {
        self.actions += other.actions;
        self.time += other.time;
    }

    /// For an action on average, if there was one.
    pub fn milliseconds(&self) -> Option<f64> {
        (self.actions > 0).then(|| 1000.0 * self.time.as_secs_f64() / f64::from(self.actions))
    }

    /// What a record says at its end, a line for each seat of which it is known.
    fn write(setup: &Setup, thinking: &[Self]) -> String {
        let seats = setup.seats().iter().zip(thinking).filter(|(_, thinking)| thinking.actions > 0);
        let line = |(seat, Self { actions, time }): (&&str, &Self)| {
            format!("{THOUGHT}{seat}: {actions} actions in {} µs\n", time.as_micros())
        };
        seats.map(line).collect()
    }

    /// The same of a record, by seat; nothing of a seat of which it is not known.
    fn read(setup: &Setup, record: &str) -> Vec<Self> {
        let lines: Vec<&str> = record.lines().filter_map(|line| line.strip_prefix(THOUGHT)).collect();
        let find = |seat: &&str| {
            let line = lines.iter().find_map(|line| line.strip_prefix(seat)?.strip_prefix(": "))?;
            let (actions, time) = line.split_once(" actions in ")?;
            let micros = time.strip_suffix(" µs")?.parse().ok()?;
            Some(Self { actions: actions.parse().ok()?, time: Duration::from_micros(micros) })
        };
        setup.seats().iter().map(|seat| find(seat).unwrap_or_default()).collect()
    }
}

/// A finished game of a series.
pub struct Finished {
    pub table: Box<dyn AnyMatch>,
    /// By seat.
    pub thinking: Vec<Thinking>,
}

/// One game of a series.
pub struct Fixture {
    /// The name of its record, without the ending.
    pub name: String,
    /// Its number.
    pub game: u64,
    /// Who plays, by seat.
    pub bots: Vec<Contender>,
    /// The seed of this game alone.
    pub seed: u64,
}

/// Where the records of a series go if nobody says: a folder named after the arguments.
pub fn folder(series: &str, game: &str, bots: &[Contender], seed: u64, choice: &Choice) -> PathBuf {
    let names: Vec<String> = bots.iter().map(Contender::folder_name).collect();
    let mut name = format!("{}-seed{seed}", names.join("-"));
    for part in choice.seats.iter().chain(&choice.options) {
        name.push('-');
        name.extend(part.chars().filter(char::is_ascii_alphanumeric));
    }
    Path::new(series).join(game).join(name)
}

impl Series<'_> {
    /// Plays what has not been played yet, and returns what `describe` says of each finished game, in order.
    pub fn play<T: Send>(
        &self,
        fixtures: &[Fixture],
        describe: impl Fn(usize, Finished) -> T + Sync,
    ) -> Result<Vec<T>> {
        bots::find(self.setup.spec().name)?;
        fs::create_dir_all(&self.folder).with_context(|| self.folder.display().to_string())?;
        let contenders = Contenders::default();
        workers::each(fixtures.len(), self.jobs, "games", |number| {
            Ok(describe(number, self.game(&fixtures[number], &contenders)?))
        })
    }

    /// A finished game: read if it was finished before, otherwise played and written.
    fn game(&self, fixture: &Fixture, contenders: &Contenders) -> Result<Finished> {
        let path = self.folder.join(&fixture.name).with_extension("papyrus");
        let names = self.setup.seats().iter().zip(&fixture.bots);
        let sitting: Vec<String> =
            names.map(|(seat, bot)| format!("# {seat}: {}\n", bot.description(self.setup))).collect();
        let title = format!("{}# seed {}, game {}\n", sitting.concat(), self.seed, fixture.game);
        if path.exists() {
            return self.known(&path, &title);
        }
        let mut thinking = vec![Thinking::default(); self.setup.seats().len()];
        let table = play_with(self.game, self.setup, fixture.seed, |seat, table| {
            let name = self.setup.name(Actor::Seat(seat));
            let bot = &fixture.bots[seat.index()];
            let mut act = || {
                let (action, time) = contenders.ask(bot, table, fixture.seed)?;
                if let Some(time) = time {
                    thinking[seat.index()].add(Thinking { actions: 1, time });
                }
                table.play(name, &action)?;
                anyhow::Ok(())
            };
            act().with_context(|| format!("{bot} for {name}"))
        })?;
        file::write(&path, &(title + &table.record(None) + &Thinking::write(self.setup, &thinking)))?;
        Ok(Finished { table, thinking })
    }

    /// A game that was finished before, by these bots as they are today.
    fn known(&self, path: &Path, title: &str) -> Result<Finished> {
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
        Ok(Finished { table, thinking: Thinking::read(self.setup, &text) })
    }
}
