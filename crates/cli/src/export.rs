//! `pyramidion export`: everything that is stored, as lines of JSON, or what another version plays of it.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::task::{Context, Poll};

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use store::{Row, Store};
use tokio::io::AsyncWrite;

use crate::settings::{self, StoreOptions};
use crate::{file, paint};

/// Write all tables to a file, to keep or to import elsewhere
#[derive(clap::Args)]
#[command(after_help = "\
One line of JSON for each table. It can be done while the server runs. The file holds the secrets of games that are not over: \
only you can read it, and nobody else should.

`pyramidion tables` lists what there is, and which tables another version plays.

Examples:
  pyramidion export tables.jsonl
  pyramidion export others.jsonl --unplayable
  pyramidion export | gzip > tables.jsonl.gz
  pyramidion export | pyramidion import - --database postgres://pyramidion@localhost/pyramidion")]
pub struct Args {
    /// Where to write, or - for standard output
    #[arg(value_name = "FILE", default_value = "-")]
    file: PathBuf,
    /// Only tables that were begun by other rules of their games than those of this version
    #[arg(long)]
    unplayable: bool,
    #[command(flatten)]
    store: StoreOptions,
}

pub fn run(args: &Args) -> Result<()> {
    let runtime = settings::runtime()?;
    let store = runtime.block_on(args.store.open_existing())?;
    let wanted = |row: &Row| !args.unplayable || games::other_rules(&row.game, row.edition).is_some();
    let export = |out: &mut dyn Write| runtime.block_on(export(&store, out, wanted));
    let count = if args.file == Path::new("-") {
        export(&mut BufWriter::new(io::stdout().lock()))
    } else {
        file::write_with(&args.file, |file| {
            keep_private(file).with_context(|| args.file.display().to_string())?;
            export(&mut BufWriter::new(file))
        })
    };
    runtime.block_on(store.close());
    let count = count?;
    if args.file != Path::new("-") {
        paint::say(format!("{count} tables in {}", args.file.display()))?;
    }
    Ok(())
}

async fn export(store: &Store, out: &mut dyn Write, wanted: impl Fn(&Row) -> bool) -> Result<u64> {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} tables, {eta} left");
    let bar =
        ProgressBar::new(store.count().await?).with_style(style.expect("the template names known keys"));
    let mut pen = Pen { out, bar: bar.clone() };
    let count = store.export(&mut pen, wanted).await?;
    bar.finish_and_clear();
    Ok(count)
}

fn keep_private(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
    }
    let _ = file;
    Ok(())
}

/// Writes at once, since nobody else waits, and counts lines.
struct Pen<'a> {
    out: &'a mut dyn Write,
    bar: ProgressBar,
}

impl AsyncWrite for Pen<'_> {
    fn poll_write(mut self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = self.out.write(bytes);
        if let Ok(count) = written {
            self.bar.inc(bytes[..count].split(|byte| *byte == b'\n').skip(1).count() as u64);
        }
        Poll::Ready(written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(self.out.flush())
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_flush(context)
    }
}
