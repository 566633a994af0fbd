//! Reading records from files, within their limits, and writing them whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::{process, thread};

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

/// Writes a text to a file. It is written beside it first, so that a crash leaves the old file or the new one, never
/// half of it, and nothing is left behind if it fails.
pub fn write(path: &Path, text: &str) -> Result<()> {
    write_bytes(path, text.as_bytes())
}

/// The same with bytes that are no text.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let draft = path.with_file_name(format!(".{name}.{}.{:?}.part", process::id(), thread::current().id()));
    let written = File::create_new(&draft)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&draft);
    }
    written.with_context(|| path.display().to_string())
}
