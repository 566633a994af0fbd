//! `pyramidion ban`: whom a server does not serve.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use server::owner::{Answer, Order};

use crate::prune::age;
use crate::settings::{self, StoreOptions};
use crate::{paint, tables};

/// Do not serve an address, or list whom the server does not serve
#[derive(clap::Args)]
#[command(after_help = "\
The server must run on the same data directory. It ends the connections of that address at once, and remembers the ban when it \
is started again. Of IPv6 the whole network of a household (/64) is banned. The log calls addresses by marks that change every \
day, unless the server was started with --addresses plain; a mark of today does as well.

Examples:
  pyramidion ban                       who is banned
  pyramidion ban 192.0.2.7
  pyramidion ban 5f0c2a91 --for 7d     as the log calls somebody today
  pyramidion ban 192.0.2.7 --lift")]
pub struct Args {
    /// An address, or a mark of the log
    #[arg(value_name = "ADDRESS")]
    who: Option<String>,
    /// For how long, as in 30m, 12h, 7d, 4w or 1y [default: until it is lifted]
    #[arg(long = "for", value_name = "TIME", value_parser = age, requires = "who")]
    time: Option<Duration>,
    /// Serve the address again
    #[arg(long, requires = "who", conflicts_with = "time")]
    lift: bool,
    #[command(flatten)]
    store: StoreOptions,
}

pub fn run(args: &Args) -> Result<()> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock of this computer")?;
    let order = match &args.who {
        None => Order::Bans {},
        Some(who) if args.lift => Order::Lift { who: who.clone() },
        Some(who) => {
            let until = args.time.map(|time| (now + time).as_millis() as i64);
            Order::Ban { who: who.clone(), until }
        }
    };
    let answer = settings::runtime()?.block_on(args.store.send(&order))?;
    match answer {
        None => bail!("found no server on this data directory, expected one that runs: see --data"),
        Some(Answer::Done { what }) if args.lift => paint::say(format!("{what} is served again"))?,
        Some(Answer::Done { what }) => paint::say(format!("{what} is banned"))?,
        Some(Answer::Bans { bans }) => {
            for (who, until) in &bans {
                let until =
                    until.map_or("until it is lifted".to_owned(), |at| format!("until {}", tables::time(at)));
                paint::say(format!("{who:<40} {until}"))?;
            }
            paint::say(format!("{} addresses are banned", bans.len()))?;
        }
        Some(Answer::Nothing { why } | Answer::Failed { why }) => bail!(why),
    }
    Ok(())
}
