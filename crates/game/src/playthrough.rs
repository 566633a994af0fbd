//! Golden playthroughs: a record played in slow motion, as a text in which every rule leaves its trace.

use std::fmt::Write;

use crate::{AnyGame, AnyMatch, Message, Record, RecordError, Turn, Viewer};

/// At every position of this number the views stand as data, too.
const DATA_EVERY: usize = 20;

/// Every position of a record with its legal actions, every viewer's view, and what each viewer saw happen.
/// A view or an event that says the same as the line above it is not repeated. What happened is told as `tell` does.
pub fn playthrough(
    record: &str,
    games: &[&dyn AnyGame],
    tell: impl Fn(&[Message]) -> String,
) -> Result<String, RecordError> {
    let record = Record::read(record.as_bytes())?;
    let mut table = record.open(games)?;
    let mut text = format!("{}\n", table.setup());
    describe(&mut text, &*table, &tell);
    record.replay(&mut *table, |table| describe(&mut text, table, &tell))?;
    Ok(text)
}

fn describe(text: &mut String, table: &dyn AnyMatch, tell: &impl Fn(&[Message]) -> String) {
    let seats = table.setup().seats();
    let ply = table.ply();
    let name = |viewer| match viewer {
        Viewer::Seat(seat) => seats[seat.index()],
        Viewer::Spectator => "spectator",
    };
    let mut say = |line: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{line}");
    };
    if let Some((actor, action)) = table.last(None) {
        say(format_args!("> {} {action}", table.setup().name(actor)));
        let mut last = Vec::new();
        for viewer in Viewer::all(seats.len()) {
            let events = table.events(ply, viewer);
            if events == last {
                continue;
            }
            for (sentences, data) in &events {
                say(format_args!("  {} saw: {} {data}", name(viewer), tell(sentences)));
            }
            last = events;
        }
    }
    say(format_args!("\n# {ply}\nposition {}", table.position()));
    let mut last = table.position();
    for viewer in Viewer::all(seats.len()) {
        let view = table.view_text(viewer);
        if view != last {
            say(format_args!("view {} {view}", name(viewer)));
        }
        last = view;
        if ply.is_multiple_of(DATA_EVERY) {
            say(format_args!("data {} {}", name(viewer), table.view(viewer)));
        }
    }
    match table.turn() {
        Turn::Seat(seat) => say(format_args!("legal {} {}", seats[seat.index()], table.legal().join(" "))),
        Turn::Chance => say(format_args!("chance")),
        Turn::Over(outcome) => {
            let winners: Vec<&str> = outcome.winners.iter().map(|seat| seats[seat.index()]).collect();
            say(format_args!(
                "over, won by {}",
                if winners.is_empty() { "nobody".into() } else { winners.join(", ") }
            ));
        }
    }
}
