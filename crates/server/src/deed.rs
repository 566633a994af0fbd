//! What comes of entries before they are written: the table as it will be, what the store gets, and what everybody will
//! be told. Nothing here waits for anything. Start at [`prepare`].

use axum::extract::ws::Utf8Bytes;
use game::Viewer;
use store::{Append, Millis};

use crate::entry::Logged;
use crate::hall;
use crate::sheet::{Corrupt, Sheet};
use crate::tell;

/// Entries that are about to happen.
pub struct Deed {
    /// The table when they have happened.
    pub next: Sheet,
    /// What the store gets.
    pub append: Append,
    /// What is told, each to a viewer by number, in order.
    pub steps: Vec<(usize, Utf8Bytes)>,
}

/// Lets entries happen on a copy of the table.
pub fn prepare(sheet: &Sheet, at: Millis, entries: &[Logged], viewers: &[Viewer]) -> Result<Deed, Corrupt> {
    let mut next = sheet.fork();
    let mut steps = Vec::with_capacity(entries.len() * viewers.len());
    for logged in entries {
        next.apply(at, logged)?;
        let first = steps.len();
        for (number, viewer) in viewers.iter().enumerate() {
            // Whoever looks through the same eyes is told the same.
            let same = viewers[..number].iter().position(|other| other == viewer);
            let text = match same.and_then(|same| steps.get(first + same)) {
                Some((_, text)) => Utf8Bytes::clone(text),
                None => tell::text(tell::step(&next, &logged.entry, *viewer)),
            };
            steps.push((number, text));
        }
    }
    let append = Append {
        table: next.id.clone(),
        first: sheet.seq + 1,
        entries: entries.iter().map(|logged| hall::entry(at, logged)).collect(),
        row: hall::row(&next, at),
    };
    Ok(Deed { next, append, steps })
}
