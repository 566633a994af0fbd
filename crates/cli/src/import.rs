//! `pyramidion import`: tables that `export` wrote, into this database.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::task::{Context, Poll};

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use store::{Imported, Store};
use tokio::io::{AsyncBufRead, AsyncRead, ReadBuf};

use crate::paint;
use crate::settings::{self, StoreOptions};

/// Read tables from a file that `export` wrote
#[derive(clap::Args)]
#[command(after_help = "\
Tables that are there already with the same moves are left as they are, so that an import can be repeated. A table that \
is there with other moves is an error: nothing is ever overwritten.

Examples:
  pyramidion import tables.jsonl
  pyramidion import tables.jsonl --database postgres://pyramidion@localhost/pyramidion
  gunzip -c tables.jsonl.gz | pyramidion import -")]
pub struct Args {
    /// What to read, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    store: StoreOptions,
}

pub fn run(args: &Args) -> Result<()> {
    let name = || args.file.display().to_string();
    let (mut source, length): (Box<dyn BufRead + Send>, _) = if args.file == Path::new("-") {
        (Box::new(BufReader::new(io::stdin())), None)
    } else {
        let file = File::open(&args.file).with_context(name)?;
        let length = file.metadata().with_context(name)?.len();
        (Box::new(BufReader::new(file)), Some(length))
    };
    let runtime = settings::runtime()?;
    let Imported { added, same } = runtime.block_on(async {
        let store = args.store.open().await?;
        let imported = import(&store, &mut source, length).await.with_context(name);
        store.close().await;
        imported
    })?;
    let same = if same > 0 { format!("; {same} were there already") } else { String::new() };
    paint::say(format!("{added} tables imported{same}"))?;
    Ok(())
}

async fn import(store: &Store, source: &mut (dyn BufRead + Send), length: Option<u64>) -> Result<Imported> {
    let template = match length {
        Some(_) => "{bar:30} {bytes}/{total_bytes}, {eta} left",
        None => "{spinner} {bytes}",
    };
    let bar = length.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
    let bar = bar.with_style(ProgressStyle::with_template(template).expect("the template names known keys"));
    let imported = store.import(Eye { source, bar: bar.clone() }).await?;
    bar.finish_and_clear();
    Ok(imported)
}

/// Reads at once, since nobody else waits, and counts bytes.
pub struct Eye<'a> {
    source: &'a mut (dyn BufRead + Send),
    bar: ProgressBar,
}

impl<'a> Eye<'a> {
    /// Shows nothing of how far it is.
    pub fn unseen(source: &'a mut (dyn BufRead + Send)) -> Self {
        Self { source, bar: ProgressBar::hidden() }
    }
}

impl AsyncBufRead for Eye<'_> {
    fn poll_fill_buf(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<&[u8]>> {
        Poll::Ready(self.get_mut().source.fill_buf())
    }

    fn consume(mut self: Pin<&mut Self>, count: usize) {
        self.source.consume(count);
        self.bar.inc(count as u64);
    }
}

impl AsyncRead for Eye<'_> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        page: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let count = self.source.read(page.initialize_unfilled())?;
        page.advance(count);
        self.bar.inc(count as u64);
        Poll::Ready(Ok(()))
    }
}
