//! The tables in `tests/fixtures`. They are never changed: old databases have them.

use store::{Append, Row, StoredEntry};

/// What was kept of the first of [`tables`].
pub const KEPT: (&str, &str) = ("analysis", "{\"mistakes\":2}");

/// Three tables, each with its whole log.
pub fn tables() -> [Append; 3] {
    let entry = |at, body: &str| StoredEntry { at, body: body.to_owned() };
    let row = |game: &str, summary: &str| Row {
        game: game.to_owned(),
        edition: 1,
        created: 1_700_000_000_000,
        touched: 1_700_000_060_000,
        listed: true,
        over: false,
        wake: None,
        summary: summary.to_owned(),
    };
    let table = |id: &str, entries, row| Append {
        table: id.parse().expect("the id of a table"),
        first: 1,
        entries,
        row,
    };
    let made = entry(1_700_000_000_000, "{\"made\":true}");
    let odd = entry(1_700_000_001_000, "line\nline \"quoted\" \\ 𓂀 ä");
    let over = Row { over: true, listed: false, ..row("sphinx", "") };
    let waking = Row { wake: Some(1_700_000_090_000), ..row("piramido", "{\"seats\":[\"Ada\",null]}") };
    [
        table(
            "old1",
            vec![made.clone(), odd.clone(), entry(1_700_000_060_000, "")],
            row("pyramidis", "two of four"),
        ),
        table("Old2", vec![made.clone()], over),
        table("0003", vec![made, odd], waking),
    ]
}
