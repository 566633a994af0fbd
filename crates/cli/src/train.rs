//! `pyramidion train`: bots play against themselves, a network learns from it, and the better one plays the next games.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use bots::train::{Course, Fit, Learner, Lesson, Sample, Sequential, Verdict};
use bots::{Bot, Budget, Network, OPPONENTS, network};
use game::{Setup, alternatives, mix};
use serde::{Deserialize, Serialize};

use crate::choice::{self, Choice};
use crate::{file, workers};

/// Let bots learn from their own games what to expect of positions
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
In every generation the strongest level plays games against itself from random openings. A network is fitted to what
came of every position and to what was thought of it, and then plays against the one before: it takes its place if a
sequential test finds it stronger. Every generation is written when it is finished, and training that was interrupted
goes on behind the last one when it is called again in the same way.

Examples:
  pyramidion train {game} --generations 3 --games 2000 --out learned
  pyramidion train {game} --seats \"{game seats}\" --thought 5ms --from plain --out learned
  pyramidion train {other} --games 500 --from one.network --out learned"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// How many generations there are to be in the end
    #[arg(long, value_name = "N", default_value_t = 3)]
    generations: usize,
    /// How many games each generation learns from
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    games: u64,
    /// How much is thought about an action in these games: 2000 (steps) or 5ms
    #[arg(long, value_name = "BUDGET", default_value = "1000", value_parser = budget)]
    thought: Budget,
    /// How much is thought about an action when a network is tested against the one before [default: as in the games]
    #[arg(long, value_name = "BUDGET", value_parser = budget)]
    tested: Option<Budget>,
    /// How many games a test has at most
    #[arg(long, value_name = "N", default_value_t = 400)]
    tests: u64,
    /// How many random actions a game begins with at most
    #[arg(long, value_name = "N", default_value_t = 10)]
    opening: u32,
    /// One in this many later actions is random, too; 0 for none
    #[arg(long, value_name = "N", default_value_t = 0)]
    slip: u32,
    /// One in this many positions is learned from
    #[arg(long, value_name = "N", default_value_t = 2)]
    apart: u32,
    /// How much the result of a game counts beside what was thought of a position, 0 to 1
    #[arg(long, value_name = "PART", default_value_t = 0.5)]
    result: f32,
    /// How often a generation goes through what it learns from
    #[arg(long, value_name = "N", default_value_t = 8)]
    rounds: usize,
    /// How many generations' games are learned from
    #[arg(long, value_name = "N", default_value_t = 3)]
    window: usize,
    /// What the first games are played with: the network that comes with the bots, the plain evaluation (`plain`), or a
    /// file
    #[arg(long, value_name = "FILE", default_value = "own")]
    from: PathBuf,
    /// The seed of everything
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Where the generations go [default: training/GAME-SEATS, with the number of seats]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// A budget as the name of a bot has it.
fn budget(text: &str) -> Result<Budget, String> {
    match format!("mcts:{text}").parse() {
        Ok(Bot::Plain(budget)) => Ok(budget),
        _ => Err(format!("found `{text}`, expected steps or a time: 2000 or 5ms")),
    }
}

/// What is known of a generation: a line of `generations.jsonl`.
#[derive(Clone, Serialize, Deserialize)]
struct Generation {
    number: usize,
    games: u64,
    samples: usize,
    /// Surprise in nats: of knowing nothing, of what the search thought, of the network before and after.
    even: f64,
    thought: f64,
    before: f64,
    after: f64,
    /// The test against the one before.
    tests: u64,
    share: f64,
    accepted: bool,
    seconds: u64,
}

/// A course of training.
struct Training<'a> {
    args: &'a Args,
    lesson: Lesson,
    setup: Setup,
    folder: PathBuf,
    /// What the first games were played with, and how that was made.
    first: Option<Network>,
    origin: String,
}

pub fn run(args: &Args) -> Result<()> {
    let game = choice::find(&args.game)?;
    let setup = args.choice.setup(game)?;
    let seats = setup.seats().len();
    let Some(lesson) = bots::find(&args.game)?.lesson(seats) else {
        let learned = OPPONENTS.iter().filter(|opponent| opponent.lesson(2).is_some());
        let games = learned.map(|opponent| opponent.spec().name.to_owned());
        bail!("found `{}`, expected a game with something to learn: {}", args.game, alternatives(games));
    };
    let folder = args.out.clone().unwrap_or_else(|| format!("training/{}-{seats}", args.game).into());
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let (first, origin) = match args.from.to_str() {
        Some("own") => (lesson.network.cloned(), "the network that came with the bots".to_owned()),
        Some("plain") => (None, "the plain evaluation".to_owned()),
        _ => {
            let text = file::read(&args.from)?;
            let network = network::read(&text, lesson.features, seats);
            (Some(network.with_context(|| args.from.display().to_string())?), network::about(&text))
        }
    };
    Training { args, lesson, setup, folder, first, origin }.run()
}

impl Training<'_> {
    fn run(&self) -> Result<()> {
        let mut past = self.past()?;
        let mut champion = self.first.clone();
        if let Some(last) = past.iter().rfind(|generation| generation.accepted) {
            champion = Some(self.read(last.number)?);
        }
        let mut window: Vec<Vec<Sample>> = Vec::new();
        while past.len() < self.args.generations {
            let begun = Instant::now();
            let number = past.len() + 1;
            let played = self.play(champion.as_ref(), number)?;
            window.push(played);
            if window.len() > self.args.window.max(1) {
                window.remove(0);
            }
            let samples = window.concat();
            let seed = mix(self.args.seed, number as u64);
            let mut learner = match &champion {
                Some(network) => Learner::from(network),
                None => Learner::new(self.lesson.features.len(), self.lesson.seats, seed),
            };
            let fit = learner.fit(&samples, self.args.result, self.args.rounds, seed);
            let network = learner.network();
            let test = self.test(&network, champion.as_ref(), number)?;
            let accepted = match test.verdict() {
                Verdict::Stronger => true,
                Verdict::NotStronger => false,
                Verdict::Open => test.evidence() > 0.0,
            };
            let generation = self.generation(number, &fit, &test, accepted, begun);
            past.push(generation);
            self.write(&network, &past)?;
            Self::tell(past.last().expect("one was just pushed"))?;
            if accepted {
                champion = Some(network);
            }
        }
        Ok(())
    }

    /// Plays the games of a generation, several at a time.
    fn play(&self, network: Option<&Network>, number: usize) -> Result<Vec<Sample>> {
        let course = Course {
            budget: self.args.thought,
            opening: self.args.opening,
            slip: self.args.slip,
            apart: self.args.apart,
        };
        let noun = format!("games of generation {number}");
        let played = workers::each(self.args.games as usize, self.args.jobs, &noun, |game| {
            let seed = mix(mix(self.args.seed, number as u64), game as u64);
            Ok(self.lesson.play(&self.setup, &[network], &course, seed).samples)
        })?;
        Ok(played.concat())
    }

    /// The new network against the one before, both in every seat from the same openings, until something can be said.
    fn test(&self, new: &Network, old: Option<&Network>, number: usize) -> Result<Sequential> {
        const AT_A_TIME: usize = 24;
        let budget = self.args.tested.unwrap_or(self.args.thought);
        let course = Course { budget, opening: self.args.opening, slip: 0, apart: self.args.apart };
        let seats = self.lesson.seats;
        let mut test = Sequential::new(1.0 / seats as f64);
        while test.verdict() == Verdict::Open && test.games() < self.args.tests {
            let done = test.games();
            let shares = workers::each(AT_A_TIME, self.args.jobs, &format!("tests after {done}"), |game| {
                let game = done + game as u64;
                let alone = (game % seats as u64) as usize;
                let networks: Vec<_> =
                    (0..seats).map(|seat| if seat == alone { Some(new) } else { old }).collect();
                let seed = mix(mix(self.args.seed, !(number as u64)), game / seats as u64);
                let result = self.lesson.play(&self.setup, &networks, &course, seed).result;
                let all: f64 = result[..seats].iter().copied().map(f64::from).sum();
                Ok(if all > 0.0 { f64::from(result[alone]) / all } else { 1.0 / seats as f64 })
            })?;
            for share in shares {
                test.add(share);
            }
        }
        Ok(test)
    }

    fn generation(
        &self,
        number: usize,
        fit: &Fit,
        test: &Sequential,
        accepted: bool,
        begun: Instant,
    ) -> Generation {
        Generation {
            number,
            games: self.args.games,
            samples: fit.samples[0] + fit.samples[1],
            even: fit.even,
            thought: fit.thought,
            before: fit.before,
            after: fit.after,
            tests: test.games(),
            share: test.share(),
            accepted,
            seconds: begun.elapsed().as_secs(),
        }
    }

    fn path(&self, number: usize) -> PathBuf {
        self.folder.join(format!("{number:03}.network"))
    }

    fn log(&self) -> PathBuf {
        self.folder.join("generations.jsonl")
    }

    fn read(&self, number: usize) -> Result<Network> {
        let path = self.path(number);
        let network = network::read(&file::read(&path)?, self.lesson.features, self.lesson.seats);
        network.with_context(|| path.display().to_string())
    }

    /// The generations that there are already.
    fn past(&self) -> Result<Vec<Generation>> {
        let path = self.log();
        if !Path::new(&path).exists() {
            return Ok(Vec::new());
        }
        let text = file::read(&path)?;
        let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        let read: Result<Vec<Generation>, _> = lines.map(serde_json::from_slice).collect();
        read.with_context(|| path.display().to_string())
    }

    /// Writes a network and then what is known of it, so that it is there when it is named.
    fn write(&self, network: &Network, past: &[Generation]) -> Result<()> {
        let number = past.len();
        let about = self.about(past);
        fs::write(self.path(number), network::write(&about, self.lesson.features, network))
            .with_context(|| self.path(number).display().to_string())?;
        let lines: Result<Vec<String>, _> = past.iter().map(serde_json::to_string).collect();
        file::write(&self.log(), &(lines?.join("\n") + "\n"))
    }

    /// How a network was made.
    fn about(&self, past: &[Generation]) -> String {
        let seats = self.setup.seats().join(", ");
        let options: Vec<String> =
            self.args.choice.options.iter().map(|option| format!(" --option {option}")).collect();
        let Args { games, thought, opening, slip, apart, result, rounds, window, seed, .. } = self.args;
        let mut about = format!(
            "pyramidion train {} --seats \"{seats}\"{} --games {games} --thought {} --opening {opening} --slip \
             {slip} --apart {apart} --result {result} --rounds {rounds} --window {window} --seed {seed}\n\
             Generations: games, positions; mean surprise in nats of knowing nothing, of the search, of the network \
             before and after; test.\n",
            self.args.game,
            options.concat(),
            thought.to_string().replace(" steps", "").replace(' ', "")
        );
        for of in past {
            let _ = writeln!(
                about,
                "{}: {}, {}; {:.4} {:.4} {:.4} {:.4}; {:.1} % of {}{}",
                of.number,
                of.games,
                of.samples,
                of.even,
                of.thought,
                of.before,
                of.after,
                100.0 * of.share,
                of.tests,
                if of.accepted { "" } else { ", not kept" }
            );
        }
        about + "The first games were played with:\n" + &self.origin
    }

    fn tell(of: &Generation) -> Result<()> {
        writeln!(
            anstream::stdout().lock(),
            "generation {}: {} positions, surprise {:.4} before and {:.4} after ({:.4} knowing nothing, {:.4} by \
             search); won {:.1} % of {} tests: {} in {} s",
            of.number,
            of.samples,
            of.before,
            of.after,
            of.even,
            of.thought,
            100.0 * of.share,
            of.tests,
            if of.accepted { "kept" } else { "not kept" },
            of.seconds
        )?;
        Ok(())
    }
}
