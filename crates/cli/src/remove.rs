//! `pyramidion remove`: takes tables away for good, also while a server runs.

use anyhow::{Result, bail};
use server::owner::{Answer, Order};
use store::TableId;

use crate::paint;
use crate::settings::{self, StoreOptions};

/// Remove tables for good, also while the server runs
#[derive(clap::Args)]
#[command(after_help = "\
The server that runs on the same data directory is told, so that everybody who looks at such a table is told, too. What is \
removed is gone: `pyramidion export` keeps a copy.

Examples:
  pyramidion remove k7w2m9x4c8r3t6pz
  pyramidion remove k7w2m9x4c8r3t6pz --database postgres://pyramidion@localhost/pyramidion")]
pub struct Args {
    /// The tables, by the last part of their links
    #[arg(value_name = "TABLE", required = true)]
    tables: Vec<TableId>,
    #[command(flatten)]
    store: StoreOptions,
}

pub fn run(args: &Args) -> Result<()> {
    settings::runtime()?.block_on(async {
        let mut missing = Vec::new();
        for table in &args.tables {
            let order = Order::Remove { table: table.to_string() };
            let removed = match args.store.send(&order).await? {
                Some(Answer::Done { .. }) => true,
                Some(Answer::Nothing { .. }) => false,
                Some(answer) => bail!("{table}: found the answer {answer:?}, expected that it was done"),
                None => {
                    let store = args.store.open_existing().await?;
                    let removed = store.remove(table).await;
                    store.close().await;
                    removed?
                }
            };
            if removed {
                paint::say(format!("{table} was removed"))?;
            } else {
                missing.push(table.as_str());
            }
        }
        if missing.is_empty() {
            return Ok(());
        }
        bail!("found no table {}", missing.join(", "))
    })
}
