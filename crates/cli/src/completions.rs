//! `pyramidion completions`: what a shell needs to complete our commands.

use std::io;

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

/// Print a shell's completions
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  pyramidion completions bash > ~/.local/share/bash-completion/completions/pyramidion
  pyramidion completions fish > ~/.config/fish/completions/pyramidion.fish")]
pub struct Args {
    /// The shell
    shell: Shell,
}

pub fn run(args: &Args) -> Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "pyramidion", &mut text);
    io::Write::write_all(&mut io::stdout().lock(), &text)?;
    Ok(())
}
