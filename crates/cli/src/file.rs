//! Reading records from files, within their limits, and writing them whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;
use std::{process, thread};

use anyhow::{Context, Result};
use game::{AnyMatch, LARGEST, Record};

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
pub fn play(path: &Path) -> Result<Box<dyn AnyMatch>> {
    let bytes = read(path)?;
    let table = Record::read(&bytes).and_then(|record| record.play(games::GAMES));
    table.with_context(|| path.display().to_string())
}

/// Writes a text to a file, whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<()> {
    write_bytes(path, text.as_bytes())
}

/// The same with bytes that are not text.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> Result<()> {
    write_with(path, |file| file.write_all(bytes).with_context(|| path.display().to_string()))
}

/// Lets a file be written. It is written beside the old one first, so that a crash leaves the old file or the new one,
/// never half of it, and nothing is left behind if it fails.
pub fn write_with<T>(path: &Path, fill: impl FnOnce(&mut File) -> Result<T>) -> Result<T> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let draft = path.with_file_name(format!(".{name}.{}.{:?}.part", process::id(), thread::current().id()));
    let here = || path.display().to_string();
    let mut file = File::create_new(&draft).with_context(here)?;
    let written = fill(&mut file).and_then(|result| {
        file.sync_all().and_then(|()| fs::rename(&draft, path)).with_context(here)?;
        Ok(result)
    });
    if written.is_err() {
        // The first error is the one to tell.
        let _ = fs::remove_file(&draft);
    }
    written
}
