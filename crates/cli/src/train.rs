//! `pyramidion train`: bots play against each other, and what is to be expected of positions is learned from how the
//! games end.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use bots::Bot;
use bots::train::{Fit, Lesson, Sample, lessons};
use game::{Setup, alternatives, mix};

use crate::choice::{self, Choice};
use crate::{file, workers};

/// Let bots learn from their games what to expect of positions
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
Bots play games with random openings and slips, and the weights of the evaluation are fitted to the results. The same
arguments give the same weights. For another round, let the bots play with what they have learned.

Examples:
  pyramidion train {game} --games 2000 --bot level:4 --out one.weights
  pyramidion train {game} --games 2000 --bot level:4,level:5 --weights one.weights --out two.weights
  pyramidion train {game} --seats \"{game seats}\" --games 500"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// How many games are played
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    games: u64,
    /// Who plays, drawn anew for each seat and game: level:1 to level:8, mcts:1000, random
    #[arg(long = "bot", value_name = "BOTS", value_delimiter = ',', default_value = "level:3")]
    bots: Vec<Bot>,
    /// The weights that the bots play with [default: those that come with them]
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Where the learned weights go [default: GAME-SEATS.weights, with the number of seats]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<()> {
    let game = choice::find(&args.game)?;
    let Some(lesson) = bots::find(&args.game)?.lesson() else {
        let games = lessons().map(|lesson| lesson.name.to_owned());
        bail!("found `{}`, expected a game with something to learn: {}", args.game, alternatives(games));
    };
    let setup = args.choice.setup(game)?;
    let seats = setup.seats().len();
    if let Some(bot) = args.bots.iter().find(|bot| bot.is_timed()) {
        bail!("--bot: found `{bot}`, which thinks by the clock, expected one that counts its steps");
    }
    let played = args.played_with(&lesson, seats)?;
    let games = args.play(&lesson, &setup)?;
    let fit = lesson.fit(seats, &games, args.seed);
    let out = args.out.clone().unwrap_or_else(|| format!("{}-{seats}.weights", args.game).into());
    file::write(&out, &lesson.write(seats, &args.about(&setup, &played, &fit), &fit))?;
    writeln!(
        anstream::stdout().lock(),
        "error {:.4} before, {:.4} after, of {:.4} for even chances\nweights in {}",
        fit.before,
        fit.after,
        fit.even,
        out.display()
    )?;
    Ok(())
}

impl Args {
    /// Has the bots play with the chosen weights; how those were made.
    fn played_with(&self, lesson: &Lesson, seats: usize) -> Result<String> {
        let text = match &self.weights {
            None => lesson.built_in(seats).to_owned(),
            Some(path) => {
                let found = String::from_utf8(file::read(path)?).ok().with_context(|| {
                    format!("{}: found bytes that are not text, expected weights", path.display())
                })?;
                lesson.adopt(seats, &found).with_context(|| path.display().to_string())?;
                found
            }
        };
        let made = text.lines().filter_map(|line| line.strip_prefix('#'));
        Ok(made.map(|line| line.trim().to_owned() + "\n").collect())
    }

    /// The samples of all games in order, several games at a time.
    fn play(&self, lesson: &Lesson, setup: &Setup) -> Result<Vec<Vec<Sample>>> {
        workers::each(self.games as usize, self.jobs, "games", |game| {
            Ok(lesson.play(setup, &self.bots, mix(self.seed, game as u64)))
        })
    }

    /// How the weights were made.
    fn about(&self, setup: &Setup, played: &str, fit: &Fit) -> String {
        let bots: Vec<String> = self.bots.iter().map(Bot::to_string).collect();
        let seats = setup.seats().join(", ");
        let options: Vec<String> =
            self.choice.options.iter().map(|option| format!(" --option {option}")).collect();
        let command = format!("pyramidion train {} --seats \"{seats}\"{}", self.game, options.concat());
        format!(
            "{command} --games {} --bot {} --seed {}\n\
             {} positions; those of every tenth game were kept to measure the error (cross-entropy):\n\
             {:.4} for even chances, {:.4} before, {:.4} after. The bots played with weights made so:\n{played}",
            self.games,
            bots.join(","),
            self.seed,
            fit.samples,
            fit.even,
            fit.before,
            fit.after
        )
    }
}
