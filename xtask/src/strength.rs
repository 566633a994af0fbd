//! How strong the bots are: plays the ladders of all games and the matches against the yardsticks, and prints the
//! tables of docs/strength.md. Games that were played before are not played again.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use serde::Deserialize;
use serde_json::Value;

use crate::run::{cargo, program, root, target};

/// What is measured.
#[derive(Subcommand)]
pub enum Part {
    /// Every level against the one below
    Ladder(Matches),
    /// Level 8 against plain UCT that thinks as long
    Plain(Matches),
    /// Level 8 against random play
    Random(Matches),
    /// Level 1 against level 4: people who know the rules beat level 1, so it must lose nine games of ten
    Kind(Matches),
    /// A bot against one of an older commit, which is checked out at target/past
    #[command(after_help = "\
Example:
  cargo xtask strength past --game GAME --seats 2 --games 100 --bot level:8@50000 --commit bcfb895")]
    Past {
        #[command(flatten)]
        matches: Matches,
        /// The older commit
        #[arg(long, default_value = "bcfb895")]
        commit: String,
        /// Our bot
        #[arg(long, default_value = "level:8")]
        bot: String,
        /// The bot of that commit
        #[arg(long, default_value = "level:8")]
        old: String,
    },
    /// Level 8 against itself with less time, from 1 ms to 4 s for an action: a table and a plot
    Curve {
        #[command(flatten)]
        matches: Matches,
        /// About how long the games of one curve may take
        #[arg(long, default_value_t = 60.0)]
        minutes: f64,
        /// The folder for tables and plots
        #[arg(long, value_name = "DIR", default_value = "docs/study/time")]
        out: PathBuf,
    },
}

/// Which matches are played.
#[derive(Args)]
pub struct Matches {
    /// Games of each match
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// Only this game
    #[arg(long)]
    game: Option<String>,
    /// Only with this many seats
    #[arg(long)]
    seats: Option<usize>,
    /// Games at a time [default: one for each core]
    #[arg(long)]
    jobs: Option<usize>,
}

/// A game with a number of seats, as `crates/bots/examples/contests.rs` prints them.
#[derive(Deserialize)]
struct Contest {
    game: String,
    seats: Vec<String>,
}

/// How long level 8 may think about an action on its curve, in milliseconds: each about four times the one before.
const TIMES: [u32; 7] = [1, 4, 16, 64, 250, 1000, 4000];

pub fn run(part: &Part) -> Result<()> {
    cargo().args(["build", "--quiet", "--release", "--package", "cli"]).step("build")?;
    match part {
        Part::Ladder(matches) => matches.table(&|contest| {
            let step =
                |low: u32| contest.meet(matches, &format!("level:{}", low + 1), &format!("level:{low}"));
            (1..8).map(|low| step(low).map(|met| met.share())).collect()
        }),
        Part::Plain(matches) => matches.table(&|contest| {
            let met = contest.meet(matches, "level:8", "mcts:1s")?;
            Ok(vec![met.share(), met.thought(0), met.thought(1)])
        }),
        Part::Random(matches) => matches.versus("level:8", "random"),
        Part::Kind(matches) => matches.versus("level:1", "level:4"),
        Part::Past { matches, commit, bot, old } => {
            let old = format!("program:{} {old}", past(commit)?);
            matches.table(&|contest| {
                let met = contest.meet(matches, bot, &old)?;
                Ok(vec![met.share(), met.thought(0), met.thought(1)])
            })
        }
        Part::Curve { matches, minutes, out } => {
            for contest in matches.contests()? {
                contest.curve(matches, *minutes, &root().join(out))?;
            }
            Ok(())
        }
    }
}

impl Matches {
    /// What was chosen of all games and numbers of seats.
    fn contests(&self) -> Result<Vec<Contest>> {
        let listed = cargo()
            .args(["run", "--quiet", "--release", "--package", "bots", "--example", "contests"])
            .output()?;
        let contests: serde_json::Result<Vec<Contest>> = listed.lines().map(serde_json::from_str).collect();
        let mut contests = contests.context("the example `contests`")?;
        contests.retain(|contest| {
            self.game.as_ref().is_none_or(|game| *game == contest.game)
                && self.seats.is_none_or(|seats| seats == contest.seats.len())
        });
        if contests.is_empty() {
            bail!("found no game of this name with this number of seats, expected one that bots know");
        }
        Ok(contests)
    }

    /// Prints a row for each game and number of seats.
    fn table(&self, cells: &dyn Fn(&Contest) -> Result<Vec<String>>) -> Result<()> {
        for contest in self.contests()? {
            println!("| {} | {} | {} |", contest.game, contest.seats.len(), cells(&contest)?.join(" | "));
        }
        Ok(())
    }

    fn versus(&self, one: &str, others: &str) -> Result<()> {
        self.table(&|contest| Ok(vec![contest.meet(self, one, others)?.share()]))
    }
}

/// What `pyramidion arena --json` says of two bots.
struct Met {
    seats: usize,
    data: Value,
}

impl Met {
    /// What the first bot won: its share with two seats, how many times its fair share with more; with 95 % intervals.
    fn share(&self) -> String {
        let pair = &self.data["pairs"][0];
        let number = |key: &str| pair[key][0].as_f64().unwrap_or(0.0);
        let (won, fair, count) = (number("won"), number("fair"), pair["games"].as_f64().unwrap_or(1.0));
        let share = won / count;
        let spread = 1.96 * (share * (1.0 - share) / count).sqrt();
        if self.seats == 2 {
            format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * spread)
        } else {
            let fair = fair / count;
            format!("{:.2} ± {:.2} ×", share / fair, spread / fair)
        }
    }

    /// The processor time that a bot took for an action.
    fn thought(&self, bot: usize) -> String {
        milliseconds(&self.data["standings"][bot])
    }
}

fn milliseconds(standing: &Value) -> String {
    standing["thought_ms"].as_f64().map_or("-".to_owned(), |each| format!("{each:.2} ms"))
}

impl Contest {
    /// A bot against another in all other seats.
    fn meet(&self, matches: &Matches, one: &str, others: &str) -> Result<Met> {
        let bots = format!("{one},{others}");
        let data = self.arena(matches, &bots, &folder_name(&bots), &["--alone"])?;
        Ok(Met { seats: self.seats.len(), data })
    }

    /// Level 8 with less and with more time, half of the seats each: writes a table and a plot.
    fn curve(&self, matches: &Matches, minutes: f64, out: &Path) -> Result<()> {
        fs::create_dir_all(out).with_context(|| out.display().to_string())?;
        let bots: Vec<String> = TIMES.iter().map(|time| format!("level:8@{time}ms")).collect();
        let name = format!("{}-{}", self.game, self.seats.len());
        let plot = out.join(&name).with_extension("svg");
        let minutes = minutes.to_string();
        let more = ["--neighbours", "--minutes", &minutes, "--plot", &plot.to_string_lossy()];
        let data = self.arena(matches, &bots.join(","), "time", &more)?;
        let rows = bots.iter().enumerate().map(|(number, bot)| {
            let standing = &data["standings"][number];
            let elo = |key: &str| standing[key].as_f64().unwrap_or(0.0);
            let pair = &data["pairs"][number];
            let won = pair["won"][0].as_f64().zip(pair["games"].as_f64());
            let won = won.map(|(won, games)| format!("{:.1} % of {games}", 100.0 * won / games));
            format!(
                "| {} | {} | {} | {} | {:+.0} | {:+.0} to {:+.0} |\n",
                bot.trim_start_matches("level:8@").replace("ms", " ms"),
                milliseconds(standing),
                standing["games"],
                won.unwrap_or_default(),
                elo("elo"),
                elo("elo_low"),
                elo("elo_high")
            )
        });
        let text = format!(
            "# {} with {} seats: strength by time\n\n<!-- prettier-ignore -->\n\
             | time for an action | processor time | games | won against the next | Elo | 95 % |\n\
             |---:|---:|---:|---:|---:|---:|\n{}\n![strength by time]({name}.svg)\n",
            self.game,
            self.seats.len(),
            rows.collect::<String>()
        );
        let table = out.join(name).with_extension("md");
        fs::write(&table, &text).with_context(|| table.display().to_string())?;
        print!("{text}");
        Ok(())
    }

    /// What an arena says in which these bots meet.
    fn arena(&self, matches: &Matches, bots: &str, name: &str, more: &[&str]) -> Result<Value> {
        let target = target();
        let binary = target.join("release/pyramidion");
        let folder = target.join("strength").join(format!("{}-{}", self.game, self.seats.len())).join(name);
        let (games, seats) = (matches.games.to_string(), self.seats.join(", "));
        let arena = ["arena", &self.game, "--seats", &seats, "--bots", bots, "--games", &games, "--json"];
        let jobs = matches.jobs.map(|jobs| format!("--jobs={jobs}"));
        let said = program(&binary.to_string_lossy())
            .args(arena)
            .args(more)
            .args(jobs)
            .args(["--out", &folder.to_string_lossy()])
            .output()?;
        serde_json::from_str(&said).context("arena --json")
    }
}

/// The names of bots as that of a folder.
fn folder_name(bots: &str) -> String {
    let kept = |c: &char| c.is_ascii_alphanumeric() || ['@', '-', '.'].contains(c);
    bots.chars().filter(kept).collect()
}

/// Builds the bots of a commit as a program (peers/past) and returns its path. It lies by the name of the commit, so
/// that the records of its games tell whose they are.
fn past(commit: &str) -> Result<String> {
    let git = |args: &[&str]| program("git").args(args).output();
    let id = git(&["rev-parse", "--short=7", "--verify", &format!("{commit}^{{commit}}")])?;
    let id = id.trim();
    if root().join("target/past/.git").exists() {
        git(&["-C", "target/past", "checkout", "--quiet", "--detach", id])?;
    } else {
        // By force: git may still know of one that was removed with everything that was built.
        git(&["worktree", "add", "--force", "--detach", "target/past", id])?;
    }
    cargo()
        .args(["build", "--quiet", "--release", "--manifest-path", "peers/past/Cargo.toml"])
        .args(["--target-dir", "target/past/target"])
        .step(&format!("build the bots of {id}"))?;
    let kept = format!("target/strength/past-{id}");
    fs::create_dir_all(root().join("target/strength"))?;
    fs::copy(root().join("target/past/target/release/past"), root().join(&kept)).context("target/past")?;
    Ok(kept)
}
