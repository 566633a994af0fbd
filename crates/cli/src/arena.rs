//! `pyramidion arena`: bots against each other, every game a record, and what the results say.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use bots::arena::{Above, Pairing, Score, Standing, pairings, scores, standings};
use game::{AnyGame, Ink, Setup};
use serde::Serialize;

use crate::choice::{self, Choice};
use crate::contender::Contender;
use crate::plot::{self, Share, Words};
use crate::series::{self, Fixture, Series, Thinking};
use crate::{file, paint, workers};

/// Let bots play all against all and rate them
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
Every pair of bots plays N games (--games N), turning round the table from game to game; with three or four seats each
bot takes half of them, or the first takes one with --alone. Each game is written as a record when it is finished, and
an arena that was interrupted goes on where it stopped when it is called again in the same way. The time that a bot \
thinks about an action is that of its processor, in milliseconds.

A contender may be any program, too: program: and its path, then arguments without commas. For every action it reads a \
line of JSON, {\"record\": \"…\", \"seed\": 7}, and answers with one, {\"action\": \"…\", \"micros\": 5300}, in a \
minute at the most; pyramidion bot is such a program. It is trusted to make no use of what its seat may not know.

Examples:
  pyramidion arena {game} --bots level:5,level:4,random --games 100
  pyramidion arena {other} --seats \"{other seats}\" --bots level:8,mcts:100ms --alone
  pyramidion arena {game} --bots level:3,mcts:200ms --games 40 --seed 7 --json
  pyramidion arena {game} --bots level:8@4ms,level:8@16ms,level:8@64ms --neighbours --minutes 5 --plot time.svg
  pyramidion arena {game} --bots \"level:8@50000,program:/old/pyramidion bot --bot level:8\""))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: String,
    #[command(flatten)]
    choice: Choice,
    /// At least two of: level:1 to level:8, level:8@200ms, level:8@25000, mcts:1s, mcts:1000, random, program:PATH ARGS
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<Contender>,
    /// The first of each pair has one seat against all others [default: half and half]
    #[arg(long)]
    alone: bool,
    /// Each bot meets only the one before it and the one after it; Elo numbers are above the first
    #[arg(long)]
    neighbours: bool,
    /// About how long to play: pairs whose games are short play more, --games at the most
    #[arg(long, value_name = "N")]
    minutes: Option<f64>,
    /// Draw how strong the bots are, in the order given, as an SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
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
    let games = arena.play()?;
    let results: Vec<[Score; 2]> = games.iter().map(|game| game.scores).collect();
    let above = if args.neighbours { Above::First } else { Above::Average };
    let table = standings(args.bots.len(), &results, above, args.seed);
    let mut thinking = vec![Thinking::default(); args.bots.len()];
    for (bot, thought) in games.iter().flat_map(|game| game.pair().into_iter().zip(game.thinking)) {
        thinking[bot].add(thought);
    }
    if let Some(path) = &args.plot {
        file::write(path, &arena.plot(&table)?)?;
    }
    if args.json {
        arena.print_json(&table, &thinking, &results)
    } else {
        arena.print(&table, &thinking, &results)
    }
}

impl Args {
    fn folder(&self) -> PathBuf {
        let mut named = series::folder("arena", &self.game, &self.bots, self.seed, &self.choice);
        if self.alone {
            named.as_mut_os_string().push("-alone");
        }
        self.out.clone().unwrap_or(named)
    }
}

/// How many games of a pair are played before it is known how long they take: one from either side.
const FIRST: u64 = 2;

/// How many games each pair may play, `most` at the most, if all have these seconds together: `costs` are the seconds of
/// a game. Every pair gets as much time as any other, and what one does not need goes to those that take longer.
fn affordable(mut costs: Vec<([usize; 2], f64)>, mut seconds: f64, most: u64) -> Vec<([usize; 2], u64)> {
    costs.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    let count = costs.len();
    let games = costs.into_iter().enumerate().map(|(number, (pair, cost))| {
        let share = seconds / (count - number) as f64;
        // As often from one side as from the other.
        let games =
            ((share / cost.max(f64::MIN_POSITIVE)).min(most as f64) as u64 / 2 * 2).max(FIRST).min(most);
        seconds -= games as f64 * cost;
        (pair, games)
    });
    games.collect()
}

/// What came of a game.
struct Game {
    scores: [Score; 2],
    /// Of the same two bots.
    thinking: [Thinking; 2],
}

impl Game {
    fn pair(&self) -> [usize; 2] {
        self.scores.map(|score| score.bot)
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
    /// What it thought about an action on average, if that is known.
    thought_ms: Option<f64>,
}

#[derive(Serialize)]
struct Pair {
    bots: [String; 2],
    games: usize,
    won: [f64; 2],
    fair: [f64; 2],
}

impl Arena<'_> {
    /// Plays as many games of each pair as were asked for, or as there is time for.
    fn play(&self) -> Result<Vec<Game>> {
        let most = self.args.games;
        let Some(minutes) = self.args.minutes else { return self.play_pairs(|_| most) };
        // The first games of a pair tell how long one takes.
        let first = self.play_pairs(|_| most.min(FIRST))?;
        let mut costs: Vec<([usize; 2], f64)> = Vec::new();
        for game in &first {
            let time: Duration = game.thinking.iter().map(|thinking| thinking.time).sum();
            let seconds = time.as_secs_f64() / most.min(FIRST) as f64;
            match costs.iter_mut().find(|(pair, _)| *pair == game.pair()) {
                Some((_, sum)) => *sum += seconds,
                None => costs.push((game.pair(), seconds)),
            }
        }
        let seconds = 60.0 * minutes * workers::count(self.args.jobs) as f64;
        let games = affordable(costs, seconds, most);
        self.play_pairs(|pair| games.iter().find(|(known, _)| *known == pair).map_or(0, |(_, games)| *games))
    }

    /// Plays what has not been played yet of these numbers of games of each pair, several at a time.
    fn play_pairs(&self, games: impl Fn([usize; 2]) -> u64) -> Result<Vec<Game>> {
        let mut pairings = pairings(self.args.bots.len(), self.args.games, self.args.alone);
        pairings.retain(|Pairing { bots: [one, other], game, .. }| {
            (!self.args.neighbours || one + 1 == *other) && *game < games([*one, *other])
        });
        let fixtures: Vec<Fixture> = pairings.iter().map(|pairing| self.fixture(pairing)).collect();
        let series = Series {
            name: "arena",
            game: self.game,
            setup: &self.setup,
            seed: self.args.seed,
            folder: self.folder.clone(),
            jobs: self.args.jobs,
        };
        series.play(&fixtures, |number, finished| {
            let pairing = &pairings[number];
            let mut thinking = [Thinking::default(); 2];
            for (bot, thought) in pairing.seats(finished.thinking.len()).iter().zip(finished.thinking) {
                thinking[usize::from(*bot == pairing.bots[1])].add(thought);
            }
            Game { scores: scores(pairing, &*finished.table), thinking }
        })
    }

    /// How strong the bots are, in the order in which they were named.
    fn plot(&self, table: &[Standing]) -> Result<String> {
        let names: Vec<String> = self.args.bots.iter().map(Contender::to_string).collect();
        // Where one level thinks for different times, the times tell all.
        let level = names[0].split_once('@').map_or("", |(level, _)| level);
        let same = !level.is_empty() && names.iter().all(|name| name.split('@').next() == Some(level));
        let points = names.iter().zip(table).map(|(name, standing)| Share {
            name: if same { &name[level.len() + 1..] } else { name },
            value: standing.elo,
            low: standing.low,
            high: standing.high,
        });
        let title =
            format!("{} with {} seats: how strong", self.setup.spec().title, self.setup.seats().len());
        let games: u64 = table.iter().map(|standing| standing.games).sum();
        let words = Words {
            title: &if same { format!("{title} {level} is") } else { format!("{title} bots are") },
            note: &format!("{} games; 95 % intervals", games / 2),
            across: if same { "what it may think about an action" } else { "" },
            up: &if self.args.neighbours {
                format!("Elo above {}", names[0])
            } else {
                "Elo above the average".to_owned()
            },
        };
        plot::points(&words, &points.collect::<Vec<_>>())
    }

    fn fixture(&self, pairing: &Pairing) -> Fixture {
        let [one, other] = pairing.bots;
        let seats = pairing.seats(self.setup.seats().len());
        Fixture {
            name: format!("{one}-{other}-{:05}", pairing.game),
            game: pairing.game,
            bots: seats.iter().map(|bot| self.args.bots[*bot].clone()).collect(),
            seed: pairing.seed(self.args.seed),
        }
    }

    fn pairs(&self, results: &[[Score; 2]]) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for one in 0..self.args.bots.len() {
            for other in one + 1..self.args.bots.len() {
                let met: Vec<&[Score; 2]> =
                    results.iter().filter(|[a, b]| a.bot == one && b.bot == other).collect();
                if met.is_empty() {
                    continue;
                }
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

    fn print(&self, table: &[Standing], thinking: &[Thinking], results: &[[Score; 2]]) -> Result<()> {
        let mut out = anstream::stdout().lock();
        let mut order: Vec<usize> = (0..table.len()).collect();
        order.sort_by(|one, other| table[*other].elo.total_cmp(&table[*one].elo));
        let names: Vec<String> = self.args.bots.iter().map(Contender::to_string).collect();
        let wide = names.iter().map(|name| name.chars().count()).fold(14, usize::max);
        let head = format!(
            "{:<wide$} {:>6} {:>9} {:>12} {:>7} {:>16} {:>12}",
            "bot", "games", "won", "× fair share", "Elo", "95 %", "ms an action"
        );
        writeln!(out, "{}", paint::ink(Ink::Bold, head))?;
        for bot in order {
            let standing = &table[bot];
            let thought = thinking[bot].milliseconds().map_or("-".to_owned(), |each| format!("{each:.2}"));
            writeln!(
                out,
                "{:<wide$} {:>6} {:>9.1} {:>12.2} {:>+7.0} {:>+7.0} to {:>+5.0} {thought:>12}",
                names[bot],
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

    fn print_json(&self, table: &[Standing], thinking: &[Thinking], results: &[[Score; 2]]) -> Result<()> {
        let rows: Vec<Row> = table
            .iter()
            .zip(self.args.bots.iter().zip(thinking))
            .map(|(standing, (bot, thinking))| Row {
                bot: bot.to_string(),
                games: standing.games,
                won: standing.won,
                fair: standing.fair,
                elo: standing.elo,
                elo_low: standing.low,
                elo_high: standing.high,
                thought_ms: thinking.milliseconds(),
            })
            .collect();
        let data =
            serde_json::json!({ "game": self.args.game, "standings": rows, "pairs": self.pairs(results) });
        writeln!(anstream::stdout().lock(), "{data}")?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_share_the_time_and_what_one_does_not_need_goes_to_the_others() {
        let pairs = |costs: [f64; 3], seconds, most| {
            let costs = costs.iter().enumerate().map(|(number, cost)| ([number, number + 1], *cost));
            let mut games = affordable(costs.collect(), seconds, most);
            games.sort_unstable();
            games.into_iter().map(|(_, games)| games).collect::<Vec<u64>>()
        };
        assert_eq!(pairs([1.0, 2.0, 4.0], 120.0, 1_000), [40, 20, 10]);
        assert_eq!(pairs([4.0, 0.0, 1.0], 120.0, 10), [10, 10, 10]);
        assert_eq!(pairs([10.0, 0.1, 1.0], 120.0, 20), [8, 20, 20], "49 s each are left for the others");
        assert_eq!(pairs([9.0, 9.0, 9.0], 1.0, 100), [2, 2, 2], "less than two games tell nothing");
        assert_eq!(pairs([9.0, 9.0, 9.0], 1.0, 1), [1, 1, 1]);
    }
}
