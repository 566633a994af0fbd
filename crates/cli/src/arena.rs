//! `pyramidion arena`: bots against each other, every game a record, and what the results say.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

use anyhow::{Result, bail};
use bots::Bot;
use bots::arena::{Pairing, Score, Standing, pairings, scores, standings};
use game::{AnyGame, Ink, Setup};
use serde::Serialize;

use crate::choice::{self, Choice};
use crate::paint;
use crate::series::{self, Fixture, Series};

/// Let bots play all against all and rate them
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
Every pair of bots plays N games (--games N), turning round the table from game to game; with three or four seats each
bot takes half of them, or the first takes one with --alone. Each game is written as a record when it is finished, and
an arena that was interrupted goes on where it stopped when it is called again in the same way.

Examples:
  pyramidion arena {game} --bots level:5,level:4,random --games 100
  pyramidion arena {other} --seats \"{other seats}\" --bots level:8,mcts:100ms --alone
  pyramidion arena {game} --bots level:3,mcts:200ms --games 40 --seed 7 --json"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// At least two of: level:1 to level:8, mcts:1s, mcts:1000, random
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<Bot>,
    /// The first of each pair has one seat against all others [default: half and half]
    #[arg(long)]
    alone: bool,
    /// Games of each pair
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Where the records go [default: arena/GAME/…, named after the arguments]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Games at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Print the standings as data
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let game = choice::find(&args.game)?;
    let setup = args.choice.setup(game)?;
    if args.bots.len() < 2 {
        bail!("--bots: found {} bot, expected at least two", args.bots.len());
    }
    if setup.seats().len() < 2 {
        bail!("--seats: found one seat, expected at least two for bots to meet");
    }
    let arena = Arena { game, setup, args, folder: args.folder() };
    let results = arena.play()?;
    let table = standings(args.bots.len(), &results, args.seed);
    if args.json { arena.print_json(&table, &results) } else { arena.print(&table, &results) }
}

impl Args {
    fn folder(&self) -> PathBuf {
        let mut bots: Vec<String> = self.bots.iter().map(Bot::to_string).collect();
        bots.extend(self.alone.then(|| "alone".to_owned()));
        let named = || series::folder("arena", &self.game, &bots.join("-"), self.seed, &self.choice);
        self.out.clone().unwrap_or_else(named)
    }
}

struct Arena<'a> {
    game: &'a dyn AnyGame,
    setup: Setup,
    args: &'a Args,
    folder: PathBuf,
}

/// A row of `--json`.
#[derive(Serialize)]
struct Row {
    bot: String,
    games: u64,
    won: f64,
    fair: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
}

#[derive(Serialize)]
struct Pair {
    bots: [String; 2],
    games: usize,
    won: [f64; 2],
    fair: [f64; 2],
}

impl Arena<'_> {
    /// Plays what has not been played yet, several games at a time.
    fn play(&self) -> Result<Vec<[Score; 2]>> {
        let games = pairings(self.args.bots.len(), self.args.games, self.args.alone);
        let fixtures: Vec<Fixture> = games.iter().map(|pairing| self.fixture(pairing)).collect();
        let series = Series {
            name: "arena",
            game: self.game,
            setup: &self.setup,
            seed: self.args.seed,
            folder: self.folder.clone(),
            jobs: self.args.jobs,
            thought: Mutex::default(),
        };
        let results = series.play(&fixtures, |number, table| scores(&games[number], &*table))?;
        let thinking = series.thought.into_inner().expect("nobody panics with it");
        for (bot, actions, time) in thinking.0 {
            let each = 1000.0 * time.as_secs_f64() / f64::from(actions);
            eprintln!("{bot} thought {each:.2} ms about an action");
        }
        Ok(results)
    }

    fn fixture(&self, pairing: &Pairing) -> Fixture {
        let [one, other] = pairing.bots;
        let seats = pairing.seats(self.setup.seats().len());
        Fixture {
            name: format!("{one}-{other}-{:05}", pairing.game),
            game: pairing.game,
            bots: seats.iter().map(|bot| self.args.bots[*bot]).collect(),
            seed: pairing.seed(self.args.seed),
        }
    }

    fn pairs(&self, results: &[[Score; 2]]) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for one in 0..self.args.bots.len() {
            for other in one + 1..self.args.bots.len() {
                let met: Vec<&[Score; 2]> =
                    results.iter().filter(|[a, b]| a.bot == one && b.bot == other).collect();
                let sum = |of: fn(&Score) -> f64, side: usize| met.iter().map(|pair| of(&pair[side])).sum();
                pairs.push(Pair {
                    bots: [self.args.bots[one].to_string(), self.args.bots[other].to_string()],
                    games: met.len(),
                    won: [sum(|score| score.won, 0), sum(|score| score.won, 1)],
                    fair: [sum(|score| score.fair, 0), sum(|score| score.fair, 1)],
                });
            }
        }
        pairs
    }

    fn print(&self, table: &[Standing], results: &[[Score; 2]]) -> Result<()> {
        let mut out = anstream::stdout().lock();
        let mut order: Vec<usize> = (0..table.len()).collect();
        order.sort_by(|one, other| table[*other].elo.total_cmp(&table[*one].elo));
        let head = format!(
            "{:<14} {:>6} {:>9} {:>12} {:>7} {:>16}",
            "bot", "games", "won", "× fair share", "Elo", "95 %"
        );
        writeln!(out, "{}", paint::ink(Ink::Bold, head))?;
        for bot in order {
            let standing = &table[bot];
            let name = self.args.bots[bot].to_string();
            writeln!(
                out,
                "{name:<14} {:>6} {:>9.1} {:>12.2} {:>+7.0} {:>+7.0} to {:>+5.0}",
                standing.games,
                standing.won,
                standing.won / standing.fair,
                standing.elo,
                standing.low,
                standing.high
            )?;
        }
        writeln!(out)?;
        for pair in self.pairs(results) {
            let share = pair.won[0] / (pair.won[0] + pair.won[1]).max(f64::MIN_POSITIVE);
            writeln!(
                out,
                "{} against {}: {:.1} % of {} games ({:.2} times its fair share)",
                pair.bots[0],
                pair.bots[1],
                100.0 * share,
                pair.games,
                pair.won[0] / pair.fair[0]
            )?;
        }
        writeln!(out, "\nrecords in {}", self.folder.display())?;
        Ok(())
    }

    fn print_json(&self, table: &[Standing], results: &[[Score; 2]]) -> Result<()> {
        let rows: Vec<Row> = table
            .iter()
            .zip(&self.args.bots)
            .map(|(standing, bot)| Row {
                bot: bot.to_string(),
                games: standing.games,
                won: standing.won,
                fair: standing.fair,
                elo: standing.elo,
                elo_low: standing.low,
                elo_high: standing.high,
            })
            .collect();
        let data =
            serde_json::json!({ "game": self.args.game, "standings": rows, "pairs": self.pairs(results) });
        writeln!(anstream::stdout().lock(), "{data}")?;
        Ok(())
    }
}
