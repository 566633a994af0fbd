//! `pyramidion study`: many games of bots, or records, and what they say about the game itself.

mod report;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use bots::Bot;
use bots::study::Study;
use game::{AnyGame, Setup, mix};

use crate::choice::{self, Choice};
use crate::contender::Contender;
use crate::series::{self, Fixture, Series};
use crate::{check, file, workers};
use report::Report;

/// Play many games and tell how long, how rich and how fair the game is
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
All seats are played by the same bot, or each by one of its own. Each game is written as a record when it is \
finished, and a study that was interrupted goes on where it stopped when it is called again in the same way. Plots \
(SVG) and a summary (study.md) are written beside the records; with --records only if --out says where. A turn is \
what one seat does with nobody else's action, nor chance's, in between. Intervals hold the true share in 95 of 100 \
cases.

Examples:
  pyramidion study {game} --games 500
  pyramidion study {game} --seats \"{game seats}\" --bot level:5 --games 200 --json
  pyramidion study {other} --records arena/{other} --out study/{other}"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Who plays on all seats: level:1 to level:8, mcts:1s, mcts:1000, random
    #[arg(long, value_name = "BOT", default_value = "level:3")]
    bot: Bot,
    /// Who plays on each seat, instead of one bot on all
    #[arg(long, value_name = "BOTS", value_delimiter = ',', conflicts_with = "bot")]
    bots: Vec<Bot>,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Study the records in this folder and below, and play nothing
    #[arg(long, value_name = "DIR", conflicts_with_all = ["games", "bot", "bots", "seed"])]
    records: Option<PathBuf>,
    /// Where records, plots and summary go [default: study/GAME/…, named after the arguments]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Games at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Print it as data
    #[arg(long)]
    json: bool,
    /// Print it as the summary that study.md holds
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let game = choice::find(&args.game)?;
    let (setup, study, who, folder) = if let Some(records) = &args.records {
        let (setup, study) = args.read(game, records)?;
        (setup, study, None, args.out.clone())
    } else {
        let setup = args.choice.setup(game)?;
        let bots = args.sitting(&setup)?;
        let folder = args.folder();
        let study = args.play(game, &setup, &bots, folder.join("records"))?;
        (setup, study, Some(bots), Some(folder))
    };
    if study.games == 0 {
        bail!("found {} unfinished games and no finished one, expected at least one", study.unfinished);
    }
    let report = Report::of(&setup, &study, who.as_deref());
    if let Some(folder) = &folder {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        for (name, svg) in report.plots(&study)? {
            file::write(&folder.join(name), &svg)?;
        }
        file::write(&folder.join("study.md"), &report.markdown(true))?;
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else if args.markdown {
        write!(out, "{}", report.markdown(folder.is_some()))?;
    } else {
        report.print(&mut out)?;
        if let Some(folder) = folder {
            writeln!(out, "\nplots and summary in {}", folder.display())?;
        }
    }
    Ok(())
}

impl Args {
    /// Who plays, by seat.
    fn sitting(&self, setup: &Setup) -> Result<Vec<Bot>> {
        let seats = setup.seats().len();
        match self.bots.len() {
            0 => Ok(vec![self.bot; seats]),
            found if found == seats => Ok(self.bots.clone()),
            found => bail!("--bots: found {found}, expected one for each of the {seats} seats"),
        }
    }

    fn folder(&self) -> PathBuf {
        let bots = if self.bots.is_empty() { &[self.bot][..] } else { &self.bots };
        let bots: Vec<Contender> = bots.iter().copied().map(Contender::Bot).collect();
        let named = || series::folder("study", &self.game, &bots, self.seed, &self.choice);
        self.out.clone().unwrap_or_else(named)
    }

    fn play(&self, game: &dyn AnyGame, setup: &Setup, bots: &[Bot], folder: PathBuf) -> Result<Study> {
        let fixtures: Vec<Fixture> = (0..self.games)
            .map(|game| Fixture {
                name: format!("{game:06}"),
                game,
                bots: bots.iter().copied().map(Contender::Bot).collect(),
                seed: mix(self.seed, game),
            })
            .collect();
        let (seed, jobs) = (self.seed, self.jobs);
        let series = Series { name: "study", game, setup, seed, folder, jobs };
        let studies = series.play(&fixtures, |_, mut finished| Study::of(&mut *finished.table))?;
        Ok(sum(setup, &studies))
    }

    /// The records in a folder. All must be of one setup: the one chosen, or else that of the first.
    fn read(&self, game: &dyn AnyGame, folder: &Path) -> Result<(Setup, Study)> {
        let mut files = Vec::new();
        check::collect(folder, &mut files).with_context(|| folder.display().to_string())?;
        let Some(first) = files.first() else {
            bail!("{}: found no .papyrus file, expected at least one", folder.display());
        };
        let setup = if self.choice.is_given() {
            self.choice.setup(game)?
        } else {
            let setup = file::play(first)?.setup().clone();
            if setup.spec() != game.spec() {
                bail!("{}: found a game of {}, expected {}", first.display(), setup.spec().name, self.game);
            }
            setup
        };
        let studies = workers::each(files.len(), self.jobs, "records", |number| {
            let path = &files[number];
            let mut table = file::play(path)?;
            if *table.setup() != setup {
                let line = |setup: &Setup| setup.to_string().trim_end().replace('\n', "; ");
                bail!("{}: found {}, expected {}", path.display(), line(table.setup()), line(&setup));
            }
            Ok(Study::of(&mut *table))
        })?;
        let study = sum(&setup, &studies);
        Ok((setup, study))
    }
}

fn sum(setup: &Setup, studies: &[Study]) -> Study {
    let mut sum = Study::new(setup);
    for study in studies {
        sum.add(study);
    }
    sum
}
