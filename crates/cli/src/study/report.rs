//! What a study found, as data, as a table, as a page and as plots: [`Report`].

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;

use anyhow::Result;
use bots::Bot;
use bots::study::{Counts, Study, Tally, interval, mean, quantile};
use game::{Ink, Setup};
use serde::Serialize;

use crate::paint;
use crate::plot::{self, Share, Unit, Words};
use crate::wrap::wrapped;

/// What `--json` prints.
#[derive(Serialize)]
pub struct Report {
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
    /// What the game lets be counted of itself, by name.
    numbers: BTreeMap<&'static str, Spread>,
    means: BTreeMap<&'static str, Average>,
    cases: BTreeMap<&'static str, Part>,
}

/// A mean and how far the true one may lie from it.
#[derive(Serialize)]
struct Average {
    cases: u64,
    mean: f64,
    spread: f64,
}

/// In which part of all cases something was so, and between which parts the true one lies.
#[derive(Serialize)]
struct Part {
    cases: u64,
    share: f64,
    low: f64,
    high: f64,
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
    /// Half of all decisions had at least and at most this many.
    half: [u32; 2],
    /// By number of legal actions, how many decisions had it.
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

impl Average {
    fn of(tally: &Tally) -> Self {
        Self { cases: tally.cases, mean: tally.mean(), spread: tally.spread() }
    }
}

impl Part {
    fn of(tally: &Tally) -> Self {
        let (low, high) = interval(tally.mean(), tally.cases);
        Self { cases: tally.cases, share: tally.mean(), low, high }
    }
}

impl Report {
    pub fn of(setup: &Setup, study: &Study, bots: Option<&[Bot]>) -> Self {
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
            numbers: study.numbers.iter().map(|(name, counts)| (*name, Spread::of(counts))).collect(),
            means: study.means.iter().map(|(name, tally)| (*name, Average::of(tally))).collect(),
            cases: study.cases.iter().map(|(name, tally)| (*name, Part::of(tally))).collect(),
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

    pub fn print(&self, out: &mut impl Write) -> Result<()> {
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
        for (name, Spread { min, median, mean, max }) in &self.numbers {
            writeln!(out, "\n{name}: {min} to {max}, median {median}, mean {mean:.1}")?;
        }
        for (name, Average { cases, mean, spread }) in &self.means {
            writeln!(out, "\n{name}: {mean:.2} ± {spread:.2} of {cases}")?;
        }
        for (name, Part { cases, share, .. }) in &self.cases {
            writeln!(out, "\n{name}: {:.1} % of {cases}", 100.0 * share)?;
        }
        writeln!(out, "\n{}", self.remarks())?;
        Ok(())
    }

    /// The same for a page, with the plots if they are beside it.
    pub fn markdown(&self, with_plots: bool) -> String {
        let mut text = format!("# {}\n\n{}\n\n", self.title, paragraphs(&self.subject()));
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
        self.write_findings(&mut text);
        let _ = writeln!(text, "\n{}", paragraphs(&self.remarks()));
        if with_plots {
            for (file, about) in self.files() {
                let _ = writeln!(text, "\n![{about}]({file})");
            }
        }
        text
    }

    /// What the game lets be counted of itself, in tables.
    fn write_findings(&self, text: &mut String) {
        if !self.numbers.is_empty() {
            *text += "\n| number | min | median | mean | max |\n|---|--:|--:|--:|--:|\n";
        }
        for (name, Spread { min, median, mean, max }) in &self.numbers {
            let _ = writeln!(text, "| {name} | {min} | {median} | {mean:.1} | {max} |");
        }
        if !self.means.is_empty() {
            *text += "\n| mean of | cases | mean | 95 % |\n|---|--:|--:|--:|\n";
        }
        for (name, Average { cases, mean, spread }) in &self.means {
            let _ = writeln!(text, "| {name} | {cases} | {mean:.2} | ± {spread:.2} |");
        }
        if !self.cases.is_empty() {
            *text += "\n| how often | cases | share | 95 % |\n|---|--:|--:|--:|\n";
        }
        for (name, part) in &self.cases {
            let [share, low, high] = [part.share, part.low, part.high].map(|part| 100.0 * part);
            let _ = writeln!(text, "| {name} | {} | {share:.1} % | {low:.1} to {high:.1} % |", part.cases);
        }
    }

    /// The files of all plots and what they show: those that every game has, a histogram for each number, means, and
    /// shares of cases.
    fn files(&self) -> Vec<(String, &'static str)> {
        let mut files: Vec<(String, &str)> = PLOTS.map(|(file, about)| (file.to_owned(), about)).to_vec();
        files.extend(self.numbers.keys().map(|name| (format!("{}.svg", name.replace(' ', "-")), *name)));
        for ((file, about), is_empty) in [(MEANS, self.means.is_empty()), (CASES, self.cases.is_empty())] {
            files.extend((!is_empty).then(|| (file.to_owned(), about)));
        }
        files
    }

    /// Every plot with the name of its file.
    pub fn plots(&self, study: &Study) -> Result<Vec<(String, String)>> {
        let subject = self.subject();
        let [lengths, seats, choices, kinds] = PLOTS.map(|(_, about)| format!("{}: {about}", self.title));
        let note = &subject;
        let share = |row: &Row| Share { name: row.seat, value: row.share, low: row.low, high: row.high };
        let shares: Vec<Share> = self.seats.iter().map(share).collect();
        // Alone one has no share to compare.
        let fair = Some(self.fair).filter(|_| shares.len() > 1);
        let bars: Vec<(&str, f64)> = self.kinds.iter().map(|kind| (kind.kind, kind.share)).collect();
        let words = |title, across, up| Words { title, note, across, up };
        let mut drawn = vec![
            plot::histogram(&words(&lengths, "actions of seats in a game", "games"), &study.actions)?,
            plot::shares(&words(&seats, "", "share of all games"), &shares, fair)?,
            plot::band(&words(&choices, "part of the game played", "legal actions"), &study.choices)?,
            plot::list(&words(&kinds, "share of all actions of seats", ""), &bars, Unit::Percent)?,
        ];
        for (name, counts) in &study.numbers {
            let title = format!("{}: {name}", self.title);
            let words = Words { title: &title, note, across: name, up: "how often" };
            drawn.push(plot::histogram(&words, counts)?);
        }
        if !self.means.is_empty() {
            let title = format!("{}: {}", self.title, MEANS.1);
            let bars: Vec<(&str, f64)> = self.means.iter().map(|(name, of)| (*name, of.mean)).collect();
            drawn.push(plot::list(
                &Words { title: &title, note, across: "mean", up: "" },
                &bars,
                Unit::Plain,
            )?);
        }
        if !self.cases.is_empty() {
            let title = format!("{}: {}", self.title, CASES.1);
            let bars: Vec<(&str, f64)> = self.cases.iter().map(|(name, part)| (*name, part.share)).collect();
            let words = Words { title: &title, note, across: "share of all cases", up: "" };
            drawn.push(plot::list(&words, &bars, Unit::Percent)?);
        }
        Ok(self.files().into_iter().map(|(file, _)| file).zip(drawn).collect())
    }
}

/// How wide prose in Markdown is.
const WIDTH: usize = 120;

/// Prose as paragraphs of lines that are not too wide.
fn paragraphs(prose: &str) -> String {
    prose.split("\n\n").map(|one| wrapped(one, WIDTH, "", "")).collect::<Vec<_>>().join("\n\n")
}

/// The files of the plots and what they show.
const PLOTS: [(&str, &str); 4] = [
    ("lengths.svg", "how long games are"),
    ("seats.svg", "which seat wins"),
    ("choices.svg", "how much there is to choose"),
    ("kinds.svg", "what is done"),
];
const MEANS: (&str, &str) = ("means.svg", "means of what was counted");
const CASES: (&str, &str) = ("cases.svg", "how often something is so");
