//! `load`: drives a server with many tables at which random actions are played, and measures how it bears it.

mod client;
mod pair;
mod report;
mod server;
mod usage;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anstyle::AnsiColor;
use anyhow::{Context, Result, bail};
use clap::Parser;
use clap::builder::PossibleValuesParser;
use game::Spec;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::client::{Client, Clients};
use crate::pair::{Pair, Schedule, Tally};
use crate::report::{Idle, Played, Report};
use crate::server::{Bell, MeasuredServers};
use crate::usage::Usage;

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
#[derive(Parser)]
#[command(
    version,
    after_help = "\
At each table two people sit who choose among the legal actions at random, each with a socket of their own. Actions are \
due at random times, --rate of them a second over all tables, whether the server keeps up or not: how long one took is counted from \
the moment it was due until it was acknowledged (and durable), and until the other person's socket had it. The first \
two seconds are not counted. When a game ends, the two go on at a new table.

If --url is given several times, any of the servers serves any table, and the two people of each table are at different \
ones: how long it took until the other person's socket had it is then how long it took to another server.

Without --url a server is started for it, without limits, in a temporary directory (TMPDIR says where), and ended \
afterwards: the binary pyramidion beside this one, or the one that --server names. `cargo xtask load` builds both. A \
server given by --url must have been started with --requests-per-second 0 --connections 0. What the server needs of \
processor and memory is told on Linux, for all servers together, and for PostgreSQL by itself if it is started here or \
--database-pid names its first process.

With --nodes that many servers are started with a PostgreSQL of their own, set up as for the tests (the settings of \
`initdb`, every commit is synced), and with a NATS if --bell says so. One of them is what to compare two with.

Examples:
  load                                             200 tables, 200 actions a second
  load --tables 2000 --rate 2000 --seconds 30
  load --idle 10000 --seconds 10                   what connections cost at which nothing happens
  load --game GAME --tables 500 --rate 1000 --json
  load --url http://127.0.0.1:1988 --tables 50 --rate 50
  load --nodes 1 --tables 500 --rate 500           one server on PostgreSQL
  load --nodes 2 --bell nats --tables 500 --rate 500    two that hear each other by NATS
  load --url http://127.0.0.1:1988 --url http://127.0.0.1:1989"
)]
struct Args {
    /// The server, or one of several [default: one that is started for it]
    #[arg(long, value_name = "URL")]
    url: Vec<String>,
    /// The binary to start a server with [default: pyramidion beside this one]
    #[arg(long, value_name = "FILE", conflicts_with = "url")]
    server: Option<PathBuf>,
    /// The server may be on another machine. Ask its owner first
    #[arg(long, requires = "url")]
    elsewhere: bool,
    /// The server's process, or those of all servers, if they are not found by their ports
    #[arg(long, value_name = "N", requires = "url", value_delimiter = ',')]
    pid: Vec<u32>,
    /// The first process of the database, to tell what it needs
    #[arg(long, value_name = "N", requires = "url")]
    database_pid: Option<u32>,
    /// Start this many servers, on a PostgreSQL of their own
    #[arg(long, value_name = "N", conflicts_with = "url", value_parser = clap::value_parser!(u8).range(1..=16))]
    nodes: Option<u8>,
    /// How they hear of each other
    #[arg(long, value_name = "BELL", requires = "nodes", default_value = "notify")]
    bell: Bell,
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
    #[arg(long, value_name = "GAMES", value_delimiter = ',', value_parser = game_parser())]
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
struct TwoSeats {
    name: &'static str,
    seats: &'static [&'static str],
}

impl TwoSeats {
    fn of(spec: &'static Spec) -> Option<Self> {
        let seats = spec.seats.iter().find(|seats| seats.len() == 2)?;
        Some(Self { name: spec.name, seats })
    }
}

/// Accepts the names of the registry.
fn game_parser() -> PossibleValuesParser {
    PossibleValuesParser::new(games::GAMES.iter().map(|game| game.spec().name))
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let red = AnsiColor::Red.on_default().bold();
            // If nobody reads it, the exit code still says it.
            let _ = writeln!(anstream::stderr(), "{red}error{red:#}: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> Result<()> {
    let tables = args.tables.unwrap_or(if args.idle > 0 { 0 } else { 200 });
    let rate = args.rate.unwrap_or(f64::from(tables));
    if tables > 0 && !(rate > 0.0 && rate <= 1e6) {
        bail!("--rate: found {rate}, expected a number above 0, at most 1,000,000");
    }
    usage::raise_files(u64::from(2 * tables + args.idle) + OTHER_FILES)?;
    let specs = games::GAMES.iter().map(|game| game.spec());
    let chosen = specs.filter(|spec| args.game.is_empty() || args.game.iter().any(|name| name == spec.name));
    let games: Vec<TwoSeats> = chosen.filter_map(TwoSeats::of).collect();
    if games.is_empty() {
        bail!("--game: found no game for two");
    }
    // One thread: what it does for an action is little, and more would take time from the server that is measured.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("a runtime")?;
    let report = runtime.block_on(drive(args, tables, rate, &games))?;
    if args.json { report.print_json() } else { report.print() }
}

async fn drive(args: &Args, tables: u32, rate: f64, games: &[TwoSeats]) -> Result<Report> {
    let binary = args.server.as_deref();
    let server = match args.nodes {
        _ if !args.url.is_empty() => {
            MeasuredServers::known(&args.url, args.elsewhere, &args.pid, args.database_pid).await?
        }
        Some(nodes) => MeasuredServers::start_fleet(binary, nodes.into(), args.bell)?,
        None => MeasuredServers::start(binary)?,
    };
    let clients: Clients = server.addresses.iter().map(|address| Client::new(*address)).collect();
    let before = server.usage();
    let mut idle = None;
    // Those who are idle stay until everything is measured.
    let mut idlers = JoinSet::new();
    if args.idle > 0 {
        let pairs = gather(&clients, games, args.idle.div_ceil(2), "idle tables").await?;
        for pair in pairs {
            idlers.spawn(pair.sit_still());
        }
        idle = Some(be_idle(args, &server, before).await);
    }
    let played =
        if tables > 0 { Some(play(args, &server, &clients, (tables, rate), games).await?) } else { None };
    idlers.abort_all();
    let load_average = usage::load_average();
    tokio::task::spawn_blocking(|| server.end()).await??;
    Ok(Report { idle, played, load_average })
}

/// Makes tables and opens two sockets at each.
async fn gather(clients: &Clients, games: &[TwoSeats], tables: u32, noun: &str) -> Result<Vec<Pair>> {
    let bar = bar(u64::from(tables), &format!("{{pos}}/{{len}} {noun}, {{eta}} left"));
    let gate = Arc::new(Semaphore::new(AT_A_TIME));
    let mut making = JoinSet::new();
    for number in 0..tables {
        let (clients, gate, game) =
            (Arc::clone(clients), Arc::clone(&gate), games[number as usize % games.len()]);
        making.spawn(async move {
            let _turn = gate.acquire().await;
            let opened = timeout(SETTING_UP, Pair::open(clients, game, u64::from(number))).await;
            opened.with_context(|| format!("found no answer within {} s", SETTING_UP.as_secs()))?
        });
    }
    let mut pairs = Vec::new();
    while let Some(pair) = making.join_next().await {
        pairs.push(pair?.context("a table cannot be made")?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(pairs)
}

async fn be_idle(args: &Args, server: &MeasuredServers, before: Option<Usage>) -> Idle {
    sleep(WARM_UP).await;
    let begun = server.usage();
    let seconds = args.seconds;
    let bar = bar(seconds, "{pos}/{len} s of idling");
    for _ in 0..seconds {
        sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let after = server.usage();
    Idle::new(args.idle, seconds, before, begun.zip(after))
}

async fn play(
    args: &Args,
    server: &MeasuredServers,
    clients: &Clients,
    (tables, rate): (u32, f64),
    games: &[TwoSeats],
) -> Result<Played> {
    let pairs = gather(clients, games, tables, "tables").await?;
    let begin = Instant::now();
    let (from, until) = (begin + WARM_UP, begin + WARM_UP + Duration::from_secs(args.seconds));
    let period = Duration::from_secs_f64(f64::from(tables) / rate);
    let mut playing = JoinSet::new();
    for pair in pairs {
        let schedule = Schedule::new(begin, period, from, until, until + GRACE);
        playing.spawn(pair.play(schedule));
    }
    let bar = bar(args.seconds, "{pos}/{len} s of playing");
    sleep_until(from).await;
    let usage = || (server.usage(), server.database_usage());
    let before = usage();
    for second in 1..=args.seconds {
        sleep_until(from + Duration::from_secs(second)).await;
        bar.inc(1);
    }
    let after = usage();
    bar.finish_and_clear();
    let mut tally = Tally::default();
    while let Some(pair) = playing.join_next().await {
        tally.add(pair?);
    }
    let used = [before.0.zip(after.0), before.1.zip(after.1)];
    Ok(Played::new(server.addresses.len(), tables, rate, args.seconds, tally, used))
}

fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {template}"));
    ProgressBar::new(length).with_style(style.expect("the template names known keys"))
}
