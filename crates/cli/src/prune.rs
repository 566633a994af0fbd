//! `pyramidion prune`: removes tables that nobody has touched for long.

use std::io::{self, Write};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use indicatif::ProgressBar;
use store::{Millis, Old, Store};

use crate::paint;
use crate::settings::{self, Place};

/// Remove tables that nobody has touched for long
#[derive(clap::Args)]
#[command(after_help = "\
It says what it would remove and asks. The server never removes anything by itself. What is removed is gone: \
`pyramidion export` keeps a copy.

Examples:
  pyramidion prune --older-than 365d
  pyramidion prune --older-than 2y --yes")]
pub struct Args {
    /// How long nothing must have happened: days, weeks or years, as in 365d, 52w or 2y
    #[arg(long, value_name = "TIME", value_parser = age)]
    older_than: Duration,
    /// Do not ask
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    place: Place,
}

pub fn run(args: &Args) -> Result<()> {
    let runtime = settings::runtime()?;
    runtime.block_on(async {
        let store = args.place.open_existing().await?;
        let done = prune(&store, args).await;
        store.close().await;
        done
    })
}

async fn prune(store: &Store, args: &Args) -> Result<()> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock of this computer")?;
    let before = now.saturating_sub(args.older_than).as_millis() as Millis;
    let Old { tables, unfinished } = store.count_old(before).await?;
    let days = args.older_than.as_secs() / DAY;
    let all = store.count().await?;
    paint::say(format!(
        "{tables} of {all} tables have not been touched for {days} days; the games of {unfinished} are not over"
    ))?;
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

fn agreed(tables: u64) -> Result<bool> {
    let mut out = anstream::stdout().lock();
    write!(out, "Remove {tables} tables for good? [y/N] ")?;
    out.flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}

const DAY: u64 = 24 * 60 * 60;

/// A number of days, weeks or years.
fn age(text: &str) -> Result<Duration, String> {
    let wrong = || "expected days, weeks or years, as in 365d, 52w or 2y".to_owned();
    let unit = match text.chars().last() {
        Some('d') => 1,
        Some('w') => 7,
        Some('y') => 365,
        _ => return Err(wrong()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    match u64::from(number) * unit {
        0 => Err("expected at least one day".to_owned()),
        days => Ok(Duration::from_secs(days.saturating_mul(DAY))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_days_weeks_or_years() {
        let days = |text| age(text).map(|age| age.as_secs() / DAY);
        assert_eq!(days("365d"), Ok(365));
        assert_eq!(days("52w"), Ok(364));
        assert_eq!(days("2y"), Ok(730));
        for wrong in ["", "d", "365", "1m", "-1d", "1.5d", "0d", "365 d", "9999999999y", "1ü"] {
            assert!(days(wrong).is_err(), "{wrong}");
        }
    }
}
