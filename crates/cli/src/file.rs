//! Reading records from files, within their limits.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result};
use game::{LARGEST, Record, Table};

/// The bytes of a file, or of standard input for `-`; one byte over the limit is enough to refuse it.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = LARGEST as u64 + 1;
    let read = if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.with_context(|| path.display().to_string())?;
    Ok(bytes)
}

/// The table at the end of a record.
pub fn play(path: &Path) -> Result<Box<dyn Table>> {
    let bytes = read(path)?;
    let table = Record::read(&bytes).and_then(|record| record.play(games::GAMES));
    table.with_context(|| path.display().to_string())
}
