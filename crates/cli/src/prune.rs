//! `pyramidion prune`: removes tables that nobody has touched for long.

use std::io::{self, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use indicatif::ProgressBar;
use store::{Millis, Old, Store};

use crate::paint;
use crate::settings::{self, StoreOptions};

/// Remove tables that nobody has touched for long
#[derive(clap::Args)]
#[command(after_help = "\
It says what it would remove and asks. The server never removes anything by itself. What is removed is gone: \
`pyramidion export` keeps a copy.

Examples:
  pyramidion prune --older-than 365d
  pyramidion prune --older-than 2y --yes
  pyramidion prune --older-than 6h                  a flood of this morning")]
pub struct Args {
    /// How long nothing must have happened, as in 30m, 12h, 365d, 52w or 2y
    #[arg(long, value_name = "TIME", value_parser = age)]
    older_than: Duration,
    /// Do not ask
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    store: StoreOptions,
}

pub fn run(args: &Args) -> Result<()> {
    let runtime = settings::runtime()?;
    runtime.block_on(async {
        let store = args.store.open_existing().await?;
        let done = prune(&store, args).await;
        store.close().await;
        done
    })
}

async fn prune(store: &Store, args: &Args) -> Result<()> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock of this computer")?;
    let before = now.saturating_sub(args.older_than).as_millis() as Millis;
    let old = store.count_old(before).await?;
    let tables = count(&old, |old| old.tables);
    let unfinished = count(&old, |old| old.unfinished);
    let others = count(&old, |old| games::other_rules(&old.game, old.edition).map_or(0, |_| old.tables));
    let time = spoken(args.older_than);
    let all = store.count().await?;
    paint::say(format!(
        "{tables} of {all} tables have not been touched for {time}; the games of {unfinished} are not over"
    ))?;
    if others > 0 {
        // Nobody can have touched them since this version is here.
        paint::say(format!("{others} of them are played by another version: see `pyramidion tables`"))?;
    }
    if tables == 0 || !(args.yes || agreed(tables)?) {
        return paint::say("nothing was removed").map_err(Into::into);
    }
    let spinner = ProgressBar::new_spinner().with_message("removing");
    spinner.enable_steady_tick(Duration::from_millis(100));
    let removed = store.prune(before).await?;
    spinner.finish_and_clear();
    paint::say(format!("{removed} tables were removed"))?;
    Ok(())
}

fn count(old: &[Old], what: impl Fn(&Old) -> u64) -> u64 {
    old.iter().map(what).sum()
}

fn agreed(tables: u64) -> Result<bool> {
    let mut out = anstream::stdout().lock();
    write!(out, "Remove {tables} tables for good? [y/N] ")?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}

const DAY: u64 = 24 * 60 * 60;

/// A number of minutes, hours, days, weeks or years.
pub fn age(text: &str) -> Result<Duration, String> {
    let wrong =
        || "expected minutes, hours, days, weeks or years, as in 30m, 12h, 365d, 52w or 2y".to_owned();
    let unit = match text.chars().last() {
        Some('m') => 60,
        Some('h') => 60 * 60,
        Some('d') => DAY,
        Some('w') => 7 * DAY,
        Some('y') => 365 * DAY,
        _ => return Err(wrong()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    match u64::from(number) * unit {
        0 => Err("expected at least one minute".to_owned()),
        seconds => Ok(Duration::from_secs(seconds)),
    }
}

/// The same as people say it, in the largest unit that fits.
fn spoken(age: Duration) -> String {
    let seconds = age.as_secs();
    let units = [(DAY, "day"), (60 * 60, "hour"), (60, "minute")];
    let fits = |(unit, _): &(u64, &str)| seconds.is_multiple_of(*unit);
    let (unit, name) = units.into_iter().find(fits).unwrap_or((1, "second"));
    let count = seconds / unit;
    format!("{count} {name}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_minutes_to_years() {
        for (text, expected) in [
            ("1m", "1 minute"),
            ("90m", "90 minutes"),
            ("120m", "2 hours"),
            ("12h", "12 hours"),
            ("24h", "1 day"),
            ("365d", "365 days"),
            ("52w", "364 days"),
            ("2y", "730 days"),
        ] {
            assert_eq!(age(text).map(spoken), Ok(expected.to_owned()), "{text}");
        }
        for wrong in ["", "d", "365", "1s", "-1d", "1.5d", "0d", "0m", "365 d", "9999999999y", "1ü"] {
            assert!(age(wrong).is_err(), "{wrong}");
        }
    }
}
