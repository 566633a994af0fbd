//! `pyramidion analyse`: the course of a recorded game, what its decisions gave away and what its throws brought.

use std::fmt::{Display, Write as _};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use bots::analysis::{Analysis, Considered, Lines, MISTAKE, Played, Ply, Total, analyse_position, consider};
use bots::{Bot, Budget, Level, SearchContext, opponent_in};
use game::{Actor, AnyMatch, Ink, Seat, Setup, Turn};
use serde::Serialize;

use crate::plot::{self, Curve, Mark, Words};
use crate::{file, paint, workers};

/// Tell mistakes from luck in a recorded game
#[derive(clap::Args)]
#[command(after_help = "\
Every position is searched. What a seat may expect is what a bot says of that seat's own view, so that nobody is \
blamed for what they could not know. A decision's loss is what its seat could expect of the best action, less what \
it could expect of the action played; the luck of a throw is what a seat could expect afterwards, less the average \
over all that might have been thrown. The rest is what others did, what came to light, and what the search saw only \
later. A loss of more than 10 % is a mistake (?), of more than 25 % a blunder (??). Games that are not finished are \
analysed as far as they go.

The strongest bot thinks about a second about each position; another one, or with --time another time, as you like: 1s, \
500ms, 5m. A position that several seats see differently takes that time for each of them. With --time the play that was \
expected stands beside each action, until chance acts; with --ply it stands at the end.

Examples:
  pyramidion analyse game.papyrus
  pyramidion analyse game.papyrus --time 10s
  pyramidion analyse game.papyrus --ply 12 --time 1m
  pyramidion analyse game.papyrus --bot level:7 --plot game.svg
  pyramidion analyse game.papyrus --bot level:5 --json")]
pub struct Args {
    /// The record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Whom to ask: level:1 to level:8, mcts:1s, mcts:1000
    #[arg(long, value_name = "BOT", default_value = "level:8")]
    bot: Bot,
    /// How long the strongest bot thinks about each position, and how the game is expected to go on
    #[arg(long, value_name = "TIME", conflicts_with = "bot", value_parser = read_time)]
    time: Option<Duration>,
    /// Only the position after this many actions: what is best there, and how it is expected to go on
    #[arg(long, value_name = "N", conflicts_with = "plot")]
    ply: Option<usize>,
    /// Of two runs with the same seed and a bot that counts its steps, both say the same
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Positions at a time [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Print it as data
    #[arg(long)]
    json: bool,
    /// Draw the course into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// A loss of more than this is a blunder.
const BLUNDER: f32 = 0.25;

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    seats: &'a [&'a str],
    bot: String,
    seed: u64,
    /// Nothing while the game goes on.
    winners: Option<Vec<&'a str>>,
    /// What each seat could expect before the first action, by seat.
    expect: &'a [f32],
    plies: Vec<PlyReport<'a>>,
    totals: Vec<Sum<'a>>,
}

/// An action in `--json`.
#[derive(Serialize)]
struct PlyReport<'a> {
    ply: usize,
    actor: &'a str,
    action: &'a str,
    /// What each seat could expect afterwards.
    expect: &'a [f32],
    /// Only of seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'a str>,
    /// How it might have gone on instead of a mistake, or with `--time` how it was expected to go on from here, as lines of
    /// a record.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
    /// Only of chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    luck: Option<&'a [f32]>,
    /// What changed besides.
    rest: &'a [f32],
}

/// A seat in `--json`.
#[derive(Serialize)]
struct Sum<'a> {
    seat: &'a str,
    decisions: usize,
    loss: f32,
    mistakes: u32,
    luck: f32,
    rest: f32,
}

/// What `--ply --json` prints.
#[derive(Serialize)]
struct PositionReport<'a> {
    game: &'a str,
    seats: &'a [&'a str],
    bot: String,
    seed: u64,
    ply: usize,
    /// What each seat may expect, by seat.
    expect: &'a [f32],
    steps: u64,
    /// The best first.
    actions: Vec<ActionReport<'a>>,
    /// How it is expected to go on, as lines of a record.
    line: Vec<String>,
}

/// An action that was looked at, in `--ply --json`.
#[derive(Serialize)]
struct ActionReport<'a> {
    action: &'a str,
    expect: f32,
    steps: u64,
}

/// The most actions of a position that are listed.
const MOST_ACTIONS: usize = 5;

pub fn run(args: &Args) -> Result<()> {
    if args.bot == Bot::Random {
        bail!("--bot: found `random`, expected a bot that searches, `level:1` to `level:8` or `mcts:1000`");
    }
    let table = file::play(&args.file)?;
    opponent_in(&*table)?;
    let stop = AtomicBool::new(false);
    let context = SearchContext::new(&stop, args.seed);
    let bot = args.time.map_or(args.bot, |time| Bot::Level(Level::STRONGEST, Some(Budget::Time(time))));
    if let Some(ply) = args.ply {
        if ply > table.ply() {
            bail!("--ply: found {ply}, expected at most {}, as many as have been played", table.ply());
        }
        let considered =
            consider(bot, &*table, ply, context).context("the bot has nothing to say of a position")?;
        return print_position(args, bot, &*table, ply, &considered);
    }
    let lines = if args.time.is_some() { Lines::OfAll } else { Lines::OfMistakes };
    let positions = workers::each(table.ply() + 1, args.jobs, "positions", |ply| {
        analyse_position(bot, &*table, ply, lines, context)
            .context("the bot has nothing to say of a position")
    })?;
    let account = Account { args, bot, table: &*table, analysis: Analysis::of(positions) };
    if let Some(path) = &args.plot {
        file::write(path, &account.plot()?)?;
    }
    if args.json { account.print_json() } else { account.print() }
}

/// Reads `500ms`, `10s` or `5m`.
fn read_time(text: &str) -> Result<Duration> {
    let end = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    let unit = match unit {
        "ms" => 1,
        "s" => 1_000,
        "m" => 60_000,
        _ => 0,
    };
    let time = number.parse::<u32>().ok().map(|number| u64::from(number) * unit);
    time.filter(|time| *time > 0)
        .map(Duration::from_millis)
        .ok_or_else(|| anyhow!("expected a time such as `500ms`, `10s` or `5m`"))
}

fn print_position(
    args: &Args,
    bot: Bot,
    table: &dyn AnyMatch,
    ply: usize,
    considered: &Considered,
) -> Result<()> {
    let (setup, seats) = (table.setup(), table.setup().seats());
    let line = considered.line.iter().map(|(seat, action)| format!("{} {action}", seats[seat.index()]));
    let line: Vec<String> = line.collect();
    let looked_at = considered.ranked.iter().take(MOST_ACTIONS);
    let actions: Vec<ActionReport<'_>> = looked_at
        .map(|(action, steps, expect)| ActionReport { action, expect: *expect, steps: *steps })
        .collect();
    let mut out = anstream::stdout().lock();
    if args.json {
        let report = PositionReport {
            game: setup.spec().name,
            seats,
            bot: bot.to_string(),
            seed: args.seed,
            ply,
            expect: &considered.expect,
            steps: considered.steps,
            actions,
            line,
        };
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "{} by {bot}, after {ply} actions", paint::ink(Ink::Bold, setup.spec().title))?;
    let all = by_seat(seats, &considered.expect, |value| format!("{value:.0} %"));
    writeln!(out, "expects {all} after {} steps of search", considered.steps)?;
    for found in &actions {
        let (expect, steps) = (100.0 * found.expect, found.steps);
        writeln!(out, "  {:<16} {expect:>4.0} %  {steps:>11} steps", found.action)?;
    }
    if !line.is_empty() {
        writeln!(out, "expected: {}", paint::ink(Ink::Bold, line.join(", ")))?;
    }
    Ok(())
}

/// How bad a loss is.
fn mark(loss: f32) -> &'static str {
    match loss {
        loss if loss > BLUNDER => "??",
        loss if loss > MISTAKE => "?",
        _ => "",
    }
}

struct Account<'a> {
    args: &'a Args,
    bot: Bot,
    table: &'a dyn AnyMatch,
    analysis: Analysis,
}

impl Account<'_> {
    fn setup(&self) -> &Setup {
        self.table.setup()
    }

    /// Every seat's name and total.
    fn totals(&self) -> impl Iterator<Item = (Seat, &'static str, &Total)> {
        let seats = self.setup().seats();
        Seat::all(seats.len())
            .zip(&self.analysis.totals)
            .map(|(seat, total)| (seat, seats[seat.index()], total))
    }

    fn decisions(&self, of: Seat) -> usize {
        let plies = self.analysis.plies.iter();
        plies.filter(|ply| matches!(ply.played, Played::Choice { seat, .. } if seat == of)).count()
    }

    fn print(&self) -> Result<()> {
        let seats = self.setup().seats();
        let mut out = anstream::stdout().lock();
        writeln!(out, "{} by {}", paint::ink(Ink::Bold, self.setup().spec().title), self.bot)?;
        if self.analysis.plies.is_empty() {
            let all = by_seat(seats, &self.analysis.start, |value| format!("{value:.0} %"));
            writeln!(out, "Nothing has been played yet. Before the first action: {all}")?;
            return Ok(());
        }
        let head = format!("{:29}{} {:>7}    luck", "", columns(seats.iter().copied()), "loss");
        writeln!(out, "\n{}", paint::ink(Ink::Bold, head))?;
        writeln!(out, "{:>4}{:25}{}", 0, "", percents(&self.analysis.start))?;
        for (number, ply) in self.analysis.plies.iter().enumerate() {
            writeln!(out, "{:>4} {}", number + 1, self.line(ply))?;
        }
        let head = ["decisions", "mistakes", "loss", "luck", "rest"].map(|word| format!(" {word:>9}"));
        writeln!(out, "\n{:8}{}", "", paint::ink(Ink::Bold, head.concat()))?;
        for (seat, name, total) in self.totals() {
            let (decisions, mistakes) = (self.decisions(seat), total.mistakes);
            let [loss, luck, rest] = [total.loss, total.luck, total.rest].map(|value| 100.0 * value);
            writeln!(out, "{name:<8} {decisions:>9} {mistakes:>9} {loss:>9.1} {luck:>+9.1} {rest:>+9.1}")?;
        }
        Ok(())
    }

    /// An action and what changed with it.
    fn line(&self, ply: &Ply) -> String {
        let seats = self.setup().seats();
        let expect = percents(&ply.expect);
        match &ply.played {
            Played::Choice { seat, action, best, loss, line } => {
                let said = format!("{:<7} {action:<16}{expect} {:>7.1}", seats[seat.index()], 100.0 * loss);
                match mark(*loss) {
                    "" if line.is_empty() => said,
                    "" => format!("{said}    {}", paint::ink(Ink::Dim, self.expected(action == best, line))),
                    mark => {
                        format!("{said} {}", paint::ink(Ink::Red, format!("{mark:<2} {}", self.better(line))))
                    }
                }
            }
            Played::Throw { action, luck } => {
                let luck = by_seat(seats, luck, |value| format!("{value:+.1}"));
                format!("{:<7} {action:<16}{expect} {:11}{}", "chance", "", paint::ink(Ink::Dim, luck))
            }
        }
    }

    /// The first action of a line was better than what was played, and what might have come of it.
    fn better(&self, line: &[(Seat, String)]) -> String {
        let Some(((_, best), rest)) = line.split_first() else { return String::new() };
        let then = if rest.is_empty() { "" } else { ", then " };
        format!("{best} was better{then}{}", self.listed(rest))
    }

    /// What was expected, which may be what was played.
    fn expected(&self, played: bool, line: &[(Seat, String)]) -> String {
        match line.split_first() {
            Some((_, [])) if played => String::new(),
            Some((_, rest)) if played => format!("then {}", self.listed(rest)),
            _ => format!("or {}", self.listed(line)),
        }
    }

    fn listed(&self, line: &[(Seat, String)]) -> String {
        let seats = self.setup().seats();
        let line = line.iter().map(|(seat, action)| format!("{} {action}", seats[seat.index()]));
        line.collect::<Vec<_>>().join(", ")
    }

    fn plot(&self) -> Result<String> {
        let seats = self.setup().seats();
        let curves: Vec<Curve> = Seat::all(seats.len())
            .map(|seat| {
                let plies = self.analysis.plies.iter();
                let values = [&self.analysis.start].into_iter().chain(plies.clone().map(|ply| &ply.expect));
                let marks = plies.enumerate().filter_map(|(number, ply)| {
                    let mark = match (mark(ply.loss_of(seat)), ply.luck_of(seat)) {
                        ("", luck) if luck > MISTAKE => Mark::Luck,
                        ("", luck) if luck < -MISTAKE => Mark::Misfortune,
                        ("", _) => return None,
                        (sign, _) => Mark::Mistake(sign),
                    };
                    Some((number + 1, mark))
                });
                Curve {
                    name: seats[seat.index()],
                    marks: marks.collect(),
                    values: values.map(|expect| f64::from(expect[seat.index()])).collect(),
                }
            })
            .collect();
        let words = Words {
            title: &format!("{}: the course of a game", self.setup().spec().title),
            note: "× mistake (?: more than 10 % given away, ??: more than 25 %) · ▲ ▼ a throw that brought or took more than 10 %",
            across: "actions played",
            up: "chance to win",
        };
        plot::expectations(&words, &curves)
    }

    fn print_json(&self) -> Result<()> {
        let setup = self.setup();
        let name = |seat: Seat| setup.name(Actor::Seat(seat));
        let winners = match self.table.turn() {
            Turn::Over(outcome) => Some(outcome.winners.iter().map(name).collect()),
            _ => None,
        };
        let plies = self.analysis.plies.iter().enumerate().map(|(number, ply)| {
            let (actor, action, best, loss, line, luck) = match &ply.played {
                Played::Choice { seat, action, best, loss, line } => {
                    let line = line.iter().map(|(seat, action)| format!("{} {action}", name(*seat)));
                    (Actor::Seat(*seat), action, Some(best.as_str()), Some(*loss), line.collect(), None)
                }
                Played::Throw { action, luck } => {
                    (Actor::Chance, action, None, None, Vec::new(), Some(luck.as_slice()))
                }
            };
            PlyReport {
                ply: number + 1,
                actor: setup.name(actor),
                action,
                expect: &ply.expect,
                best,
                loss,
                mark: loss.map(mark),
                line,
                luck,
                rest: &ply.rest,
            }
        });
        let totals = self.totals().map(|(seat, name, total)| Sum {
            seat: name,
            decisions: self.decisions(seat),
            loss: total.loss,
            mistakes: total.mistakes,
            luck: total.luck,
            rest: total.rest,
        });
        let report = Report {
            game: setup.spec().name,
            seats: setup.seats(),
            bot: self.bot.to_string(),
            seed: self.args.seed,
            winners,
            expect: &self.analysis.start,
            plies: plies.collect(),
            totals: totals.collect(),
        };
        let mut out = anstream::stdout().lock();
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
        Ok(())
    }
}

/// Texts below each other in columns, one for each seat.
fn columns<T: Display>(texts: impl Iterator<Item = T>) -> String {
    texts.fold(String::new(), |mut line, text| {
        let _ = write!(line, " {text:>7}");
        line
    })
}

fn percents(values: &[f32]) -> String {
    columns(values.iter().map(|value| format!("{:.0} %", 100.0 * value)))
}

/// A number in hundredths for each seat by name.
fn by_seat(seats: &[&str], values: &[f32], written: impl Fn(f32) -> String) -> String {
    let all = seats.iter().zip(values).map(|(seat, value)| format!("{seat} {}", written(100.0 * value)));
    all.collect::<Vec<_>>().join(", ")
}
