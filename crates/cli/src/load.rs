//! `pyramidion load`: drives a server with many tables at which random actions are played, and measures how it bears it.

mod clerk;
mod party;
mod report;
mod target;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use game::{Entry, Spec};
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::choice;
use clerk::Clerk;
use party::{Party, Schedule, Tally};
use report::{Idle, Played, Report};
use target::{Target, Usage};

/// Actions before this are played but not counted.
const WARM_UP: Duration = Duration::from_secs(2);

/// How long after the last action was due answers are waited for.
const GRACE: Duration = Duration::from_secs(10);

/// How long making one table and opening its sockets may take.
const SETTING_UP: Duration = Duration::from_secs(30);

/// How many tables are made at a time.
const AT_A_TIME: usize = 64;

/// Files that are open besides the sockets.
const OTHER_FILES: u64 = 200;

/// Measure how a server bears many tables at once
#[derive(clap::Args)]
#[command(after_help = "\
At each table two people sit who choose among the legal actions at random, each with a socket of their own. Actions are \
due at random times, so many a second over all tables, whether the server keeps up or not: how long one took is counted from \
the moment it was due until it was acknowledged (and durable), and until the other person's socket had it. The first \
two seconds are not counted. When a game ends, the two go on at a new table.

Without --url a server is started for it, without limits, in a temporary directory (TMPDIR says where), and ended \
afterwards. A server given by --url must have been started with --requests-per-second 0 --connections 0. What the server \
needs of processor and memory is told on Linux.

Examples:
  pyramidion load                                             200 tables, 200 actions a second
  pyramidion load --tables 2000 --rate 2000 --seconds 30
  pyramidion load --idle 10000 --seconds 10                   what connections cost at which nothing happens
  pyramidion load --game sphinx --tables 500 --rate 1000 --json
  pyramidion load --url http://127.0.0.1:1988 --tables 50 --rate 50")]
pub struct Args {
    /// The server [default: one that is started for it]
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// The server may be on another machine. Ask whoever runs it
    #[arg(long, requires = "url")]
    elsewhere: bool,
    /// The server's process, if it is not found by its port
    #[arg(long, value_name = "N", requires = "url")]
    pid: Option<u32>,
    /// Tables at which people play [default: 200, or none with --idle]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=100_000))]
    tables: Option<u32>,
    /// Actions a second, over all tables [default: one at each table]
    #[arg(long, value_name = "R")]
    rate: Option<f64>,
    /// For how long
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// The games, at one table after the other [default: all]
    #[arg(long, value_name = "GAMES", value_delimiter = ',', value_parser = choice::game_parser())]
    game: Vec<String>,
    /// Connections of people at tables where nothing happens
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=200_000))]
    idle: u32,
    /// Print the result as data
    #[arg(long)]
    json: bool,
}

/// A game, and two seats that can play it.
#[derive(Clone, Copy)]
pub struct Duel {
    game: &'static str,
    seats: &'static [&'static str],
}

impl Duel {
    fn of(spec: &'static Spec) -> Option<Self> {
        let seats = spec.seats.iter().find(|seats| seats.len() == 2)?;
        Some(Self { game: spec.name, seats })
    }
}

pub fn run(args: &Args) -> Result<()> {
    let tables = args.tables.unwrap_or(if args.idle > 0 { 0 } else { 200 });
    let rate = args.rate.unwrap_or(f64::from(tables));
    if tables > 0 && !(rate > 0.0 && rate <= 1e6) {
        bail!("--rate: found {rate}, expected a number above 0, at most 1,000,000");
    }
    target::raise_files(u64::from(2 * tables + args.idle) + OTHER_FILES)?;
    let entries: Vec<&'static dyn Entry> = match &args.game[..] {
        [] => games::GAMES.to_vec(),
        names => names.iter().map(|name| choice::find(name)).collect::<Result<_>>()?,
    };
    let duels: Vec<Duel> = entries.iter().filter_map(|entry| Duel::of(entry.spec())).collect();
    if duels.is_empty() {
        bail!("--game: found no game for two");
    }
    // One thread: what it does for an action is little, and more would take time from the server that is measured.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("a runtime")?;
    let report = runtime.block_on(drive(args, tables, rate, &duels))?;
    if args.json { report.print_json() } else { report.print() }
}

async fn drive(args: &Args, tables: u32, rate: f64, duels: &[Duel]) -> Result<Report> {
    let target = match &args.url {
        Some(url) => Target::known(url, args.elsewhere, args.pid).await?,
        None => Target::start()?,
    };
    let clerk = Arc::new(Clerk::new(target.address));
    let before = target.usage();
    let mut idle = None;
    // Whoever is idle stays until everything is measured.
    let mut idlers = JoinSet::new();
    if args.idle > 0 {
        let parties = gather(&clerk, duels, args.idle.div_ceil(2), "idle tables").await?;
        for party in parties {
            idlers.spawn(party.sit_still());
        }
        idle = Some(be_idle(args, &target, before).await);
    }
    let played =
        if tables > 0 { Some(play(args, &target, &clerk, (tables, rate), duels).await?) } else { None };
    idlers.abort_all();
    let load_average = target::load_average();
    target.end().await?;
    Ok(Report { idle, played, load_average })
}

/// Makes tables and opens two sockets at each.
async fn gather(clerk: &Arc<Clerk>, duels: &[Duel], tables: u32, noun: &str) -> Result<Vec<Party>> {
    let bar = bar(u64::from(tables), &format!("{{pos}}/{{len}} {noun}, {{eta}} left"));
    let gate = Arc::new(Semaphore::new(AT_A_TIME));
    let mut making = JoinSet::new();
    for number in 0..tables {
        let (clerk, gate, duel) =
            (Arc::clone(clerk), Arc::clone(&gate), duels[number as usize % duels.len()]);
        making.spawn(async move {
            let _turn = gate.acquire().await;
            let opened = timeout(SETTING_UP, Party::open(clerk, duel, u64::from(number))).await;
            opened.with_context(|| format!("found no answer within {} s", SETTING_UP.as_secs()))?
        });
    }
    let mut parties = Vec::new();
    while let Some(party) = making.join_next().await {
        parties.push(party?.context("a table cannot be made")?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(parties)
}

async fn be_idle(args: &Args, target: &Target, before: Option<Usage>) -> Idle {
    sleep(WARM_UP).await;
    let begun = target.usage();
    let seconds = args.seconds;
    let bar = bar(seconds, "{pos}/{len} s of idling");
    for _ in 0..seconds {
        sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let after = target.usage();
    Idle::new(args.idle, seconds, before, begun.zip(after))
}

async fn play(
    args: &Args,
    target: &Target,
    clerk: &Arc<Clerk>,
    (tables, rate): (u32, f64),
    duels: &[Duel],
) -> Result<Played> {
    let parties = gather(clerk, duels, tables, "tables").await?;
    let begin = Instant::now();
    let (from, until) = (begin + WARM_UP, begin + WARM_UP + Duration::from_secs(args.seconds));
    let period = Duration::from_secs_f64(f64::from(tables) / rate);
    let mut playing = JoinSet::new();
    for party in parties {
        let schedule = Schedule::new(begin, period, from, until, until + GRACE);
        playing.spawn(party.play(schedule));
    }
    let bar = bar(args.seconds, "{pos}/{len} s of playing");
    sleep_until(from).await;
    let before = target.usage();
    for second in 1..=args.seconds {
        sleep_until(from + Duration::from_secs(second)).await;
        bar.inc(1);
    }
    let after = target.usage();
    bar.finish_and_clear();
    let mut tally = Tally::default();
    while let Some(party) = playing.join_next().await {
        tally.add(party?);
    }
    Ok(Played::new(tables, rate, args.seconds, tally, before.zip(after)))
}

fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {template}"));
    ProgressBar::new(length).with_style(style.expect("the template names known keys"))
}
