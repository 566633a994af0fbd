//! `cargo xtask test`: everything that must be green before a change lands, or a part of it.

use std::path::PathBuf;

use anyhow::Result;
use clap::ValueEnum;

use crate::run::{Debian, cargo};
use crate::{api, fuzz, python, server, tidy, web};

/// How long each fuzz target runs here; `cargo xtask fuzz` is for longer.
const FUZZ_SECONDS: u32 = 10;

/// The store is tested on a real one.
pub const POSTGRES: Debian = Debian {
    here: "command -v initdb || ls /usr/lib/postgresql/*/bin/initdb",
    packages: "postgresql",
    wanted: "the tests of the store need PostgreSQL: install it",
};

/// Several servers hear each other by a real one.
pub const NATS: Debian = Debian {
    here: "command -v nats-server || ls /usr/sbin/nats-server",
    packages: "nats-server",
    wanted: "several servers need NATS: install nats-server",
};

/// Every language is read by a dictionary of its own.
pub const DICTIONARIES: Debian = Debian {
    here: "cd /usr/share/hunspell && ls de_DE.dic en_GB.dic es_ES.dic fr.dic it_IT.dic nl.dic sv_SE.dic",
    packages: "hunspell-de-de hunspell-en-gb hunspell-es hunspell-fr hunspell-it hunspell-nl hunspell-sv",
    wanted: "the tests of spelling need dictionaries: install hunspell-de-de, -en-gb, -es, -fr, -it, -nl and -sv",
};

/// Printed pages are looked at by a program that did not write them.
pub const POPPLER: Debian = Debian {
    here: "command -v pdftoppm",
    packages: "poppler-utils",
    wanted: "the tests look at printed pages with pdftoppm: install poppler-utils",
};

/// A part of the tests.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Format, spelling, wording, dependencies that nobody uses, licences, versions that are there twice
    Tidy,
    /// Lints, tests and documentation of everything in Rust
    Rust,
    /// A server, asked everything that its API allows
    Api,
    /// Format, lints, types, tests, build and size of the page
    Page,
    /// The page in a real browser
    Browser,
    /// The parsers and the rules, for some seconds each
    Fuzz,
}

/// Runs these parts, or all of them.
pub fn run(parts: &[Part]) -> Result<()> {
    let parts = if parts.is_empty() { Part::value_variants() } else { parts };
    // What the tests of Rust have built need not be built again.
    let binary = || -> Result<PathBuf> {
        if parts.contains(&Part::Rust) { Ok(server::tested()) } else { server::build() }
    };
    for part in Part::value_variants().iter().filter(|part| parts.contains(part)) {
        match part {
            Part::Tidy => tidy::run()?,
            Part::Rust => rust()?,
            Part::Api => api::run(&binary()?)?,
            Part::Page => web::test()?,
            Part::Browser => web::browse(&binary()?)?,
            Part::Fuzz => fuzz::run(FUZZ_SECONDS, None)?,
        }
    }
    Ok(())
}

fn rust() -> Result<()> {
    cargo()
        .args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])
        .step("lints")?;
    POSTGRES.needed()?;
    NATS.needed()?;
    DICTIONARIES.needed()?;
    POPPLER.needed()?;
    // The program in Python is tested with the Python that has what it needs.
    let python = python::environment()?.join("bin");
    let path = format!("{}:{}", python.display(), std::env::var("PATH").unwrap_or_default());
    let binary = server::tested();
    cargo()
        .env("PATH", &path)
        .env("PYRAMIDION_BINARY", &binary.to_string_lossy())
        .args(["test", "--quiet", "--workspace"])
        .step("tests")?;
    cargo()
        .env("RUSTDOCFLAGS", "-D warnings")
        .args(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
        .step("documentation")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosted_ci_runs_every_part() {
        let parts = Part::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        let names: Vec<String> = parts.map(|part| part.get_name().to_owned()).collect();
        let workflow = std::fs::read_to_string(crate::run::root().join(".github/workflows/ci.yml")).unwrap();
        assert!(workflow.contains(&format!("part: [{}]\n", names.join(", "))), "{names:?}");
    }
}
