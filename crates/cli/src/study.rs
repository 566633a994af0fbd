//! `pyramidion study`: many games of bots, or records, and what they say about the game itself.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use bots::Bot;
use bots::study::{Counts, Study, interval, mean, quantile};
use game::{Entry, Ink, Setup, mix};
use serde::Serialize;

use crate::choice::{self, Choice};
use crate::plot::{self, Share, Words};
use crate::series::{self, Fixture, Series};
use crate::{check, file, paint, workers};

/// Play many games and tell how long, how rich and how fair the game is
#[derive(clap::Args)]
#[command(after_help = "\
All seats are played by the same bot, or each by one of its own. Each game is written as a record when it is \
finished, and a study that was interrupted goes on where it stopped when it is called again in the same way. Plots \
(SVG) and a summary (study.md) are written beside the records; with --records only if --out says where. A turn is \
what one seat does with nobody else's action, nor chance's, in between. Intervals hold the true share in 95 of 100 \
cases.

Examples:
  pyramidion study pyramidis --games 500
  pyramidion study sphinx --seats \"p1, p2\" --bots level:3,level:5 --games 200 --json
  pyramidion study sakkara --records arena/sakkara --out study/sakkara")]
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
    let entry = choice::find(&args.game)?;
    let (setup, study, who, folder) = if let Some(records) = &args.records {
        let (setup, study) = args.read(entry, records)?;
        (setup, study, None, args.out.clone())
    } else {
        let setup = args.choice.setup(entry)?;
        let bots = args.sitting(&setup)?;
        let folder = args.folder();
        let study = args.play(entry, &setup, &bots, folder.join("records"))?;
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
        let names: Vec<String> = bots.iter().map(Bot::to_string).collect();
        let named = || series::folder("study", &self.game, &names.join("-"), self.seed, &self.choice);
        self.out.clone().unwrap_or_else(named)
    }

    fn play(&self, entry: &dyn Entry, setup: &Setup, bots: &[Bot], folder: PathBuf) -> Result<Study> {
        let fixtures: Vec<Fixture> = (0..self.games)
            .map(|game| Fixture {
                name: format!("{game:06}"),
                game,
                bots: bots.to_vec(),
                seed: mix(self.seed, game),
            })
            .collect();
        let (seed, jobs, thought) = (self.seed, self.jobs, Mutex::default());
        let series = Series { name: "study", entry, setup, seed, folder, jobs, thought };
        let studies = series.play(&fixtures, |_, mut table| Study::of(&mut *table))?;
        Ok(sum(setup, &studies))
    }

    /// The records in a folder. All must be of one setup: the one chosen, or else that of the first.
    fn read(&self, entry: &dyn Entry, folder: &Path) -> Result<(Setup, Study)> {
        let mut files = Vec::new();
        check::collect(folder, &mut files).with_context(|| folder.display().to_string())?;
        let Some(first) = files.first() else {
            bail!("{}: found no .papyrus file, expected at least one", folder.display());
        };
        let setup = if self.choice.is_given() {
            self.choice.setup(entry)?
        } else {
            let setup = file::play(first)?.setup().clone();
            if setup.spec() != entry.spec() {
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

/// What `--json` prints.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    #[serde(skip)]
    title: &'static str,
    /// By seat; nothing if records were studied.
    bots: Option<Vec<String>>,
    options: BTreeMap<&'static str, String>,
    games: u64,
    unfinished: u64,
    length: Length,
    branching: Branching,
    seats: Vec<Row>,
    /// What each seat would win if all won equally often.
    fair: f64,
    nobody: u64,
    shared: u64,
    kinds: Vec<Usage>,
}

#[derive(Serialize)]
struct Length {
    actions: Spread,
    turns: Spread,
    throws: Spread,
}

#[derive(Serialize)]
struct Spread {
    min: u32,
    median: u32,
    mean: f64,
    max: u32,
}

#[derive(Serialize)]
struct Branching {
    decisions: u64,
    /// The part of the decisions that had only one legal action.
    forced: f64,
    #[serde(flatten)]
    spread: Spread,
    /// Half of all decisions had at least and at most so many.
    half: [u32; 2],
    /// How many decisions had so many legal actions.
    distribution: Vec<(u32, u64)>,
    /// The mean in each part of the game, all of equal length.
    course: Vec<Option<f64>>,
}

#[derive(Serialize)]
struct Row {
    seat: &'static str,
    alone: u64,
    shared: u64,
    /// The part of all games that it won, shared ones in parts.
    share: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Usage {
    kind: &'static str,
    count: u64,
    share: f64,
    a_game: f64,
}

impl Spread {
    fn of(counts: &Counts) -> Self {
        let at = |part| quantile(counts, part).unwrap_or(0);
        Self { min: at(0.0), median: at(0.5), mean: mean(counts).unwrap_or(0.0), max: at(1.0) }
    }
}

impl Report {
    fn of(setup: &Setup, study: &Study, bots: Option<&[Bot]>) -> Self {
        let choices = study.all_choices();
        let decisions: u64 = choices.values().sum();
        let part = |count: u64, of: u64| count as f64 / of.max(1) as f64;
        let rows = setup.seats().iter().zip(&study.seats).map(|(seat, wins)| {
            let share = wins.parts / study.games.max(1) as f64;
            let (low, high) = interval(share, study.games);
            Row { seat, alone: wins.alone, shared: wins.shared, share, low, high }
        });
        let mut kinds: Vec<Usage> = study
            .kinds
            .iter()
            .map(|(kind, count)| Usage {
                kind,
                count: *count,
                share: part(*count, decisions),
                a_game: part(*count, study.games),
            })
            .collect();
        kinds.sort_by_key(|kind| std::cmp::Reverse(kind.count));
        Self {
            game: setup.spec().name,
            title: setup.spec().title,
            bots: bots.map(|bots| bots.iter().map(Bot::to_string).collect()),
            options: setup.options().map(|(option, value)| (option.key, value)).collect(),
            games: study.games,
            unfinished: study.unfinished,
            length: Length {
                actions: Spread::of(&study.actions),
                turns: Spread::of(&study.turns),
                throws: Spread::of(&study.throws),
            },
            branching: Branching {
                decisions,
                forced: part(choices.get(&1).copied().unwrap_or(0), decisions),
                spread: Spread::of(&choices),
                half: [0.25, 0.75].map(|part| quantile(&choices, part).unwrap_or(0)),
                distribution: choices.into_iter().collect(),
                course: study.choices.iter().map(mean).collect(),
            },
            seats: rows.collect(),
            fair: study.fair(),
            nobody: study.nobody,
            shared: study.shared,
            kinds,
        }
    }

    /// What was studied, in a line.
    fn subject(&self) -> String {
        let players = match &self.bots {
            None => "records".to_owned(),
            Some(bots) if bots.iter().all(|bot| *bot == bots[0]) => bots[0].clone(),
            Some(bots) => bots.join(", "),
        };
        let seats: Vec<&str> = self.seats.iter().map(|row| row.seat).collect();
        let mut text = format!("{} games · {} · {players}", self.games, seats.join(", "));
        for (key, value) in &self.options {
            let _ = write!(text, " · {key} {value}");
        }
        text
    }

    /// The rows about length and choice: what, then least, median, mean and most.
    fn spreads(&self) -> Vec<(&'static str, &Spread)> {
        let length = &self.length;
        let mut rows = vec![("actions of seats", &length.actions), ("turns", &length.turns)];
        if length.throws.max > 0 {
            rows.push(("actions of chance", &length.throws));
        }
        rows.push(("legal actions", &self.branching.spread));
        rows
    }

    /// What the tables do not say.
    fn remarks(&self) -> String {
        let Branching { decisions, forced, half: [low, high], course, .. } = &self.branching;
        let course: Vec<String> = course.iter().flatten().map(|mean| format!("{mean:.1}")).collect();
        let mut text = format!(
            "Of {decisions} decisions {:.1} % had only one legal action, half had {low} to {high}. From the first to the last \
             tenth of a game there were on average {}.\n\nNobody won {} games, several won {}.",
            100.0 * forced,
            course.join(", "),
            self.nobody,
            self.shared
        );
        if self.unfinished > 0 {
            let _ = write!(text, " {} unfinished games were left out.", self.unfinished);
        }
        text
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{} · {}\n", paint::ink(Ink::Bold, self.title), self.subject())?;
        let head = format!("{:<18} {:>8} {:>8} {:>9} {:>8}", "", "min", "median", "mean", "max");
        writeln!(out, "{}", paint::ink(Ink::Bold, head))?;
        for (name, spread) in self.spreads() {
            let Spread { min, median, mean, max } = spread;
            writeln!(out, "{name:<18} {min:>8} {median:>8} {mean:>9.1} {max:>8}")?;
        }
        let head = format!("\n{:<18} {:>8} {:>8} {:>9} {:>18}", "seat", "alone", "shared", "share", "95 %");
        writeln!(out, "{}", paint::ink(Ink::Bold, head))?;
        for row in &self.seats {
            let Row { seat, alone, shared, .. } = row;
            let [share, low, high] = [row.share, row.low, row.high].map(|part| 100.0 * part);
            writeln!(out, "{seat:<18} {alone:>8} {shared:>8} {share:>7.1} % {low:>7.1} to {high:>5.1} %")?;
        }
        writeln!(out, "{:<18} {:>8} {:>8} {:>7.1} %", "fair", "", "", 100.0 * self.fair)?;
        let head = format!("\n{:<18} {:>8} {:>8} {:>9}", "kind of action", "count", "a game", "share");
        writeln!(out, "{}", paint::ink(Ink::Bold, head))?;
        for kind in &self.kinds {
            let Usage { kind, count, share, a_game } = kind;
            writeln!(out, "{kind:<18} {count:>8} {a_game:>8.1} {:>7.1} %", 100.0 * share)?;
        }
        writeln!(out, "\n{}", self.remarks())?;
        Ok(())
    }

    /// The same for a page, with the plots if they are beside it.
    fn markdown(&self, with_plots: bool) -> String {
        let mut text = format!("# {}\n\n{}\n\n", self.title, self.subject());
        text += "| a game has | min | median | mean | max |\n|---|--:|--:|--:|--:|\n";
        for (name, spread) in self.spreads() {
            let Spread { min, median, mean, max } = spread;
            let name = if name == "legal actions" { "legal actions at a decision" } else { name };
            let _ = writeln!(text, "| {name} | {min} | {median} | {mean:.1} | {max} |");
        }
        text += "\n| seat | won alone | shared | share | 95 % |\n|---|--:|--:|--:|--:|\n";
        for row in &self.seats {
            let Row { seat, alone, shared, .. } = row;
            let [share, low, high] = [row.share, row.low, row.high].map(|part| 100.0 * part);
            let _ =
                writeln!(text, "| {seat} | {alone} | {shared} | {share:.1} % | {low:.1} to {high:.1} % |");
        }
        let _ = writeln!(text, "| *fair* | | | {:.1} % | |", 100.0 * self.fair);
        text += "\n| kind of action | count | a game | share |\n|---|--:|--:|--:|\n";
        for kind in &self.kinds {
            let Usage { kind, count, share, a_game } = kind;
            let _ = writeln!(text, "| `{kind}` | {count} | {a_game:.1} | {:.1} % |", 100.0 * share);
        }
        let _ = writeln!(text, "\n{}", self.remarks());
        if with_plots {
            for (file, about) in PLOTS {
                let _ = writeln!(text, "\n![{about}]({file})");
            }
        }
        text
    }

    /// Every plot with the name of its file.
    fn plots(&self, study: &Study) -> Result<Vec<(&'static str, String)>> {
        let subject = self.subject();
        let [lengths, seats, choices, kinds] = PLOTS.map(|(_, about)| format!("{}: {about}", self.title));
        let words = |title, across, up| Words { title, note: &subject, across, up };
        let share = |row: &Row| Share { name: row.seat, value: row.share, low: row.low, high: row.high };
        let shares: Vec<Share> = self.seats.iter().map(share).collect();
        // Alone one has no share to compare.
        let fair = Some(self.fair).filter(|_| shares.len() > 1);
        let bars: Vec<(&str, f64)> = self.kinds.iter().map(|kind| (kind.kind, kind.share)).collect();
        let drawn = [
            plot::histogram(&words(&lengths, "actions of seats in a game", "games"), &study.actions)?,
            plot::shares(&words(&seats, "", "share of all games"), &shares, fair)?,
            plot::band(&words(&choices, "part of the game played", "legal actions"), &study.choices)?,
            plot::list(&words(&kinds, "share of all actions of seats", ""), &bars)?,
        ];
        Ok(PLOTS.iter().map(|(file, _)| *file).zip(drawn).collect())
    }
}

/// The files of the plots and what they show.
const PLOTS: [(&str, &str); 4] = [
    ("lengths.svg", "how long games are"),
    ("seats.svg", "which seat wins"),
    ("choices.svg", "how much there is to choose"),
    ("kinds.svg", "what is done"),
];
