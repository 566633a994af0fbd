//! `cargo xtask fuzz`: libFuzzer on stable Rust, with the coverage that LLVM's own pass adds.

use std::fs;

use anyhow::{Result, bail};

use crate::run::{Debian, cargo, program, root};

/// The fuzz targets, one binary each in `fuzz/src/bin`. Targets of games are called like the game.
fn targets() -> Vec<String> {
    let files = fs::read_dir(root().join("fuzz/src/bin")).into_iter().flatten().flatten();
    let stem = |file: fs::DirEntry| Some(file.path().file_stem()?.to_str()?.to_owned());
    let mut targets: Vec<String> = files.filter_map(stem).collect();
    targets.sort();
    targets
}

/// What cargo-fuzz sets too, without the sanitizers that need a nightly compiler.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// libFuzzer is C++.
const COMPILER: Debian = Debian {
    here: "c++ --version",
    packages: "g++",
    wanted: "fuzzing needs a C++ compiler: install g++ or clang",
};

/// Runs every target, or one, for this many seconds each.
pub fn run(seconds: u32, only: Option<&str>) -> Result<()> {
    let targets = targets();
    let chosen: Vec<&String> =
        targets.iter().filter(|target| only.is_none_or(|only| only == *target)).collect();
    if chosen.is_empty() {
        bail!("--target: found {}, expected one of {}", only.unwrap_or("none"), targets.join(", "));
    }
    COMPILER.needed()?;
    let fuzz = root().join("fuzz");
    // A target of its own for the host keeps the flags away from build scripts.
    let host = host()?;
    cargo()
        .env("RUSTFLAGS", FLAGS)
        .args(["build", "--quiet", "--release", "--locked", "--target", &host])
        .current_dir(&fuzz)
        .step("fuzz: build")?;
    for target in chosen {
        let corpus = fuzz.join("corpus").join(target);
        fs::create_dir_all(&corpus)?;
        let binary = fuzz.join("target").join(&host).join("release").join(target);
        program(&binary.to_string_lossy())
            .args([
                corpus.to_string_lossy().as_ref(),
                fuzz.join("seeds").join(target).to_string_lossy().as_ref(),
                &format!("-max_total_time={seconds}"),
                "-timeout=10",
                "-rss_limit_mb=2048",
                "-max_len=4096",
                "-verbosity=0",
                "-print_funcs=0",
                "-print_final_stats=1",
            ])
            .current_dir(&fuzz)
            .step(&format!("fuzz: {target}"))?;
    }
    Ok(())
}

fn host() -> Result<String> {
    let output = std::process::Command::new("rustc").arg("-vV").output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    match text.lines().find_map(|line| line.strip_prefix("host: ")) {
        Some(host) => Ok(host.to_owned()),
        None => bail!("rustc -vV: found no line `host: …`"),
    }
}
