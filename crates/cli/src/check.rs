//! `pyramidion check`: validates many records.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use game::{Ink, Turn};
use indicatif::{ProgressBar, ProgressStyle};
use words::Language;

use crate::{file, paint, speech};

/// Validate records: their form and every action
#[derive(clap::Args)]
#[command(after_help = "\
A folder stands for all .papyrus files in it and below. Every broken record is named with the line and the reason;
the exit code is 2 if there is one.

Examples:
  pyramidion check game.papyrus
  pyramidion check games/ more/*.papyrus")]
pub struct Args {
    /// Records or folders of records
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Name only the broken ones
    #[arg(long, short)]
    quiet: bool,
}

pub fn run(args: &Args) -> Result<()> {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files).with_context(|| path.display().to_string())?;
    }
    if files.is_empty() {
        bail!("found no .papyrus file, expected at least one");
    }
    let bar = ProgressBar::new(files.len() as u64).with_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} records, {eta} left")
            .expect("the template names known keys"),
    );
    let begun = Instant::now();
    let (mut over, mut open, mut plies, mut broken) = (0, 0, 0, 0);
    for path in &files {
        match file::play(path) {
            Ok(table) => {
                plies += table.ply();
                match table.turn() {
                    Turn::Over(_) => over += 1,
                    _ => open += 1,
                }
            }
            Err(error) => {
                broken += 1;
                bar.suspend(|| {
                    paint::say(format!(
                        "{} {}",
                        paint::error("broken"),
                        speech::explain(&error, Language::ENGLISH)
                    ))
                })?;
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    if !args.quiet || broken > 0 {
        let mut out = anstream::stdout().lock();
        let seconds = begun.elapsed().as_secs_f64();
        let records = paint::ink(Ink::Bold, format!("{} records", files.len()));
        writeln!(
            out,
            "{records}: {over} finished, {open} unfinished, {broken} broken; {plies} actions in {seconds:.1} s"
        )?;
    }
    if broken > 0 {
        bail!("{broken} of {} records are broken", files.len());
    }
    Ok(())
}

/// A file as it is; of a folder the records in it and below, in the order of their names.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut inside: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    inside.sort();
    for path in inside {
        let is_record = path.extension().is_some_and(|ending| ending == "papyrus");
        // A link to a folder is not followed: it may lead back here.
        if if path.is_dir() { !path.is_symlink() } else { is_record } {
            collect(&path, files)?;
        }
    }
    Ok(())
}
