//! `pyramidion tables`: what is stored, and which version plays it.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use game::Ink;
use store::{ListedTable, Millis, Row, Store, list_archive};

use crate::import::Eye;
use crate::paint;
use crate::settings::{self, StoreOptions};

/// List the tables that are stored, and which version plays them
#[derive(clap::Args)]
#[command(after_help = "\
One line for each table: its name, the game and the edition of its rules, when something last happened (UTC), how many \
entries its log has and how long it is, from where it was made, as the server's log calls it, and how far the game is. A table that was begun by other rules of its game than those of this version \
is kept as it is, and its line says which version plays it. It can be exported and imported like any other.

Examples:
  pyramidion tables
  pyramidion tables --database postgres://pyramidion@localhost/pyramidion
  pyramidion tables tables.jsonl
  gunzip -c tables.jsonl.gz | pyramidion tables -")]
pub struct Args {
    /// A file that `export` wrote, - for standard input, or a file of SQLite [default: the database]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    store: StoreOptions,
}

pub fn run(args: &Args) -> Result<()> {
    let runtime = settings::runtime()?;
    let mut list = List::new();
    runtime.block_on(async {
        let Some(file) = &args.file else { return list.read(args.store.open_existing().await?).await };
        let name = || file.display().to_string();
        match open(file).with_context(name)? {
            Source::Database => list.read(Store::open(&format!("sqlite:{}", file.display())).await?).await,
            Source::Archive(mut source) => list.read_archive(&mut *source).await.with_context(name),
        }
    })?;
    list.end()
}

/// What a file turned out to be.
enum Source {
    Database,
    Archive(Box<dyn io::BufRead + Send>),
}

/// Opens a file, and sees by its beginning what it is.
fn open(path: &Path) -> io::Result<Source> {
    const SQLITE: &[u8] = b"SQLite format 3\0";
    if path == Path::new("-") {
        return Ok(Source::Archive(Box::new(BufReader::new(io::stdin()))));
    }
    let mut beginning = Vec::new();
    File::open(path)?.take(SQLITE.len() as u64).read_to_end(&mut beginning)?;
    if beginning == SQLITE {
        return Ok(Source::Database);
    }
    Ok(Source::Archive(Box::new(BufReader::new(File::open(path)?))))
}

/// How many tables are asked for at a time.
const PAGE: u32 = 500;

/// The lines on the screen, and what has been counted on the way.
struct List {
    out: io::BufWriter<anstream::AutoStream<io::StdoutLock<'static>>>,
    tables: u64,
    /// Those that another version plays.
    others: u64,
}

impl List {
    fn new() -> Self {
        Self { out: io::BufWriter::new(anstream::stdout().lock()), tables: 0, others: 0 }
    }

    /// Lists a whole database, and closes it.
    async fn read(&mut self, store: Store) -> Result<()> {
        let listed = self.read_all(&store).await;
        store.close().await;
        listed
    }

    async fn read_all(&mut self, store: &Store) -> Result<()> {
        let mut last = None;
        loop {
            let page = store.list(last.as_ref(), PAGE).await?;
            for table in &page {
                self.write(table)?;
            }
            last = page.into_iter().next_back().map(|listed| listed.table);
            if last.is_none() {
                return Ok(());
            }
        }
    }

    /// Lists what was exported.
    async fn read_archive(&mut self, source: &mut (dyn io::BufRead + Send)) -> Result<()> {
        let mut written = Ok(());
        let each = |table: ListedTable| {
            if written.is_ok() {
                written = self.write(&table);
            }
        };
        list_archive(Eye::unseen(source), each).await?;
        Ok(written?)
    }

    fn write(&mut self, listed: &ListedTable) -> io::Result<()> {
        let ListedTable { table, row, entries, maker, .. } = listed;
        if self.tables == 0 {
            let head = format!(
                "{:<16}  {:<10}  {:>7}  {:<16}  {:>7}  {:>8}  {:<15}  {}",
                "table", "game", "edition", "touched", "entries", "size", "made by", "state"
            );
            writeln!(self.out, "{}", paint::ink(Ink::Bold, head))?;
        }
        self.tables += 1;
        let (id, game, edition) = (table.as_str(), &row.game, row.edition);
        let (touched, state) = (time(row.touched), state(row));
        let (size, maker) = (size(listed.size), maker.as_deref().unwrap_or("-"));
        write!(
            self.out,
            "{id:<16}  {game:<10}  {edition:>7}  {touched}  {entries:>7}  {size:>8}  {maker:<15}  {state}"
        )?;
        if let Some(rules) = games::other_rules(game, edition) {
            self.others += 1;
            write!(self.out, ", {}", paint::ink(Ink::Gold, rules))?;
        }
        writeln!(self.out)
    }

    fn end(mut self) -> Result<()> {
        let others = match self.others {
            0 => String::new(),
            others => format!(
                "; {others} of them were begun by other rules: they are kept, and another version plays them"
            ),
        };
        writeln!(self.out, "{} tables{others}", self.tables)?;
        self.out.flush()?;
        Ok(())
    }
}

/// A length as people write it.
fn size(length: u64) -> String {
    match length {
        0..1_000 => format!("{length} B"),
        1_000..1_000_000 => format!("{:.1} kB", length as f64 / 1e3),
        _ => format!("{:.1} MB", length as f64 / 1e6),
    }
}

/// How far the game is, as the row says.
fn state(row: &Row) -> &'static str {
    #[derive(serde::Deserialize)]
    struct Summary {
        begun: bool,
    }
    match serde_json::from_str::<Summary>(&row.summary) {
        _ if row.over => "over",
        Ok(Summary { begun: false }) => "waits for players",
        Ok(Summary { begun: true }) | Err(_) => "goes on",
    }
}

/// A time as people write it: `2026-11-16 09:30`, UTC.
pub fn time(at: Millis) -> String {
    const MINUTE: i64 = 60_000;
    const DAY: i64 = 24 * 60 * MINUTE;
    let (days, minutes) = (at.div_euclid(DAY), at.rem_euclid(DAY) / MINUTE);
    // Years that begin in March have the leap day at their end, and their months go by 153 days in five.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    format!("{:04}-{month:02}-{day:02} {:02}:{:02}", year + 400 * era, minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (at, expected) in [
            (0, "1970-01-01 00:00"),
            (-1, "1969-12-31 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_709_210_096_789, "2024-02-29 12:34"),
            (1_735_689_599_999, "2024-12-31 23:59"),
            (4_107_542_400_000, "2100-03-01 00:00"),
        ] {
            assert_eq!(time(at), expected);
        }
        assert!(!time(i64::MAX).is_empty() && !time(i64::MIN).is_empty());
    }
}
