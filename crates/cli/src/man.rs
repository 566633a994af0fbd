//! `pyramidion man`: a manual page for every command.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::CommandFactory;

use crate::paint;

/// Write manual pages, one for each command
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  pyramidion man ~/.local/share/man/man1      then `man pyramidion-serve` works
  pyramidion man man && man -l man/pyramidion.1")]
pub struct Args {
    /// Where to; it is made if it is missing
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub fn run(args: &Args) -> Result<()> {
    let folder = &args.folder;
    let pages = fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(crate::Cli::command(), folder))
        .and_then(|()| fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>())
        .with_context(|| folder.display().to_string())?;
    let pages = pages.iter().filter(|page| page.file_name().to_string_lossy().starts_with("pyramidion"));
    Ok(paint::say(format_args!("{} pages in {}", pages.count(), folder.display()))?)
}
