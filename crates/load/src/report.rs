//! What was measured, for people and for programs.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use anstyle::Style;
use anyhow::Result;
use serde::Serialize;

use crate::pair::Tally;
use crate::usage::Usage;

/// How headings look in a terminal.
const BOLD: Style = Style::new().bold();

/// Everything that was measured.
#[derive(Serialize)]
pub struct Report {
    pub idle: Option<Idle>,
    pub played: Option<Played>,
    /// How busy the machine was in the last minute.
    pub load_average: Option<f64>,
}

/// What connections cost at which nothing happens.
#[derive(Serialize)]
pub struct Idle {
    connections: u32,
    /// Of the server before and after, in bytes.
    memory_before: Option<u64>,
    memory: Option<u64>,
    memory_each: Option<u64>,
    /// Which part of a processor the server needed meanwhile.
    processor: Option<f64>,
}

/// How it went.
#[derive(Serialize)]
pub struct Played {
    servers: usize,
    tables: u32,
    rate: f64,
    seconds: u64,
    actions: usize,
    actions_per_second: f64,
    games: u64,
    acknowledged: Spread,
    seen: Spread,
    refused: BTreeMap<String, usize>,
    broken: BTreeMap<String, usize>,
    unsent: u64,
    /// All servers together.
    server: Option<Cost>,
    database: Option<Cost>,
}

/// Percentiles, in milliseconds.
#[derive(Serialize)]
struct Spread {
    p50: f64,
    p90: f64,
    p99: f64,
    p999: f64,
    max: f64,
}

/// What the server needed.
#[derive(Serialize)]
struct Cost {
    /// Of the processor for one action, in microseconds.
    user: f64,
    system: f64,
    /// In bytes.
    memory: u64,
}

impl Idle {
    /// From what the server had used before the first connection, and before and after the idling.
    pub fn new(
        connections: u32,
        seconds: u64,
        before: Option<Usage>,
        idling: Option<(Usage, Usage)>,
    ) -> Self {
        let memory = idling.map(|(_, after)| after.memory);
        let memory_before = before.map(|usage| usage.memory);
        let more = memory.zip(memory_before).map(|(now, before)| now.saturating_sub(before));
        let processor = idling.map(|(begun, after)| {
            (after.user + after.system).saturating_sub(begun.user + begun.system).as_secs_f64()
                / seconds as f64
        });
        let memory_each = more.map(|more| more / u64::from(connections.max(1)));
        Self { connections, memory_before, memory, memory_each, processor }
    }
}

impl Played {
    /// From what the servers and the database had used before and after.
    pub fn new(
        servers: usize,
        tables: u32,
        rate: f64,
        seconds: u64,
        tally: Tally,
        used: [Option<(Usage, Usage)>; 2],
    ) -> Self {
        let actions = tally.acknowledged.len();
        let each = |before: Duration, after: Duration| {
            after.saturating_sub(before).as_secs_f64() * 1e6 / actions.max(1) as f64
        };
        let cost = |(before, after): (Usage, Usage)| Cost {
            user: each(before.user, after.user),
            system: each(before.system, after.system),
            memory: after.memory,
        };
        let [server, database] = used.map(|used| used.map(cost));
        Self {
            servers,
            tables,
            rate,
            seconds,
            actions,
            actions_per_second: actions as f64 / seconds as f64,
            games: tally.games,
            acknowledged: Spread::of(tally.acknowledged),
            seen: Spread::of(tally.seen),
            refused: counted(tally.refused),
            broken: counted(tally.broken),
            unsent: tally.unsent,
            server,
            database,
        }
    }
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share).ceil() as usize;
            times.get(place.saturating_sub(1)).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Self { p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1.0) }
    }

    fn row(&self) -> String {
        let Self { p50, p90, p99, p999, max } = self;
        format!("{p50:>8.1} {p90:>8.1} {p99:>8.1} {p999:>8.1} {max:>8.1}")
    }
}

/// How often each text was found.
fn counted(texts: Vec<String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for text in texts {
        *counts.entry(text).or_default() += 1;
    }
    counts
}

impl Report {
    pub fn print_json(&self) -> Result<()> {
        Ok(writeln!(anstream::stdout(), "{}", serde_json::to_string_pretty(self)?)?)
    }

    pub fn print(&self) -> Result<()> {
        let mut out = anstream::stdout().lock();
        if let Some(idle) = &self.idle {
            writeln!(out, "{BOLD}{} idle connections{BOLD:#}", idle.connections)?;
            if let (Some(before), Some(after), Some(each)) =
                (idle.memory_before, idle.memory, idle.memory_each)
            {
                let (before, after, each) = (megabytes(before), megabytes(after), each as f64 / 1024.0);
                writeln!(
                    out,
                    "server memory   {after:.1} MB, {before:.1} MB before: {each:.1} KiB a connection"
                )?;
            }
            if let Some(processor) = idle.processor {
                writeln!(out, "server CPU      {:.1} % of one core", 100.0 * processor)?;
            }
        }
        if let Some(played) = &self.played {
            played.print(&mut out)?;
        }
        if let Some(load) = self.load_average {
            writeln!(out, "load average    {load:.1}")?;
        }
        Ok(())
    }
}

impl Played {
    fn print(&self, out: &mut impl Write) -> Result<()> {
        let Self { servers, tables, rate, seconds, .. } = self;
        let over = if *servers > 1 { format!(" over {servers} servers") } else { String::new() };
        writeln!(out, "{BOLD}{tables} tables of two{over}, {rate} actions/s asked for, {seconds} s{BOLD:#}")?;
        let errors = self.refused.values().chain(self.broken.values()).sum::<usize>();
        let (actions, rate) = (self.actions, self.actions_per_second);
        writeln!(out, "acknowledged    {actions} actions, {rate:.0} a second; {} games ended", self.games)?;
        writeln!(out, "errors          {errors}, and {} actions not sent in time", self.unsent)?;
        for (text, count) in self.refused.iter().chain(&self.broken).take(10) {
            writeln!(out, "                {count} × {text}")?;
        }
        writeln!(out, "milliseconds    {:>8} {:>8} {:>8} {:>8} {:>8}", "p50", "p90", "p99", "p99.9", "max")?;
        writeln!(out, "  acknowledged  {}", self.acknowledged.row())?;
        writeln!(out, "  other screen  {}", self.seen.row())?;
        if let Some(Cost { user, system, memory }) = &self.server {
            let (cpu, memory) = (user + system, megabytes(*memory));
            writeln!(out, "server CPU      {cpu:.0} µs an action ({user:.0} user, {system:.0} system)")?;
            writeln!(out, "server memory   {memory:.1} MB")?;
        }
        if let Some(Cost { user, system, .. }) = &self.database {
            let cpu = user + system;
            writeln!(out, "PostgreSQL CPU  {cpu:.0} µs an action ({user:.0} user, {system:.0} system)")?;
        }
        Ok(())
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let spread = Spread::of((1..=1000).rev().map(Duration::from_millis).collect());
        assert_eq!(spread.row(), "   500.0    900.0    990.0    999.0   1000.0");
        assert_eq!(Spread::of(Vec::new()).row(), "     0.0      0.0      0.0      0.0      0.0");
    }

    #[test]
    fn memory_is_told_for_each_connection() {
        let usage = |memory| Usage { user: Duration::ZERO, system: Duration::ZERO, memory };
        let idle = Idle::new(10, 1, Some(usage(1000)), Some((usage(5000), usage(6000))));
        assert_eq!(idle.memory_each, Some(500));
    }
}
