//! A game after it was played, or as far as it went: its record and its replay.

use std::fmt::Write;

use game::{Actor, Seat, Viewer};
use protocol::{Fairness, Replay, ReplayStep, Throw};

use crate::fair::MARK;
use crate::keys::hex;
use crate::sheet::{Sheet, Who};
use crate::{pictures, tell};

/// The record. Of a game that goes on it is the viewer's; of one that is over it is complete, with what `verify` needs.
pub fn record(sheet: &Sheet, viewer: Viewer) -> String {
    let over = sheet.ended.is_some();
    let text = sheet.game.record(Some(viewer).filter(|_| !over));
    let (header, actions) = text.split_once("\n\n").unwrap_or((text.trim_end(), ""));
    let mut record = format!("# Pyramidion, table {}\n", sheet.id);
    for seat in Seat::all(sheet.chairs.len()) {
        let _ = writeln!(record, "# {}: {}", sheet.seat_name(seat), player(sheet, seat));
    }
    if let Some(result) = tell::result(sheet).filter(|result| result.how != "rules") {
        let winners = if result.winners.is_empty() { "nobody".to_owned() } else { result.winners.join(", ") };
        let _ = writeln!(record, "# ended: {}, won by {winners}", result.how);
    }
    let _ = writeln!(record, "{MARK}commitment={}", sheet.fair.secret.commitment());
    if over {
        let numbers: Vec<String> = sheet.fair.numbers.iter().map(ToString::to_string).collect();
        let _ = writeln!(record, "{MARK}secret={}", hex(&sheet.fair.secret.0));
        let _ = writeln!(record, "{MARK}numbers={}", numbers.join(","));
    }
    record.push_str(header);
    record.push_str("\n\n");
    let mut takebacks = 0;
    for (line, taken) in actions.lines().zip(&sheet.takebacks_at) {
        if *taken != takebacks {
            takebacks = *taken;
            let _ = writeln!(record, "{MARK}takebacks={takebacks}");
        }
        record.push_str(line);
        record.push('\n');
    }
    record
}

/// The game from its beginning, as the viewer may know it.
pub fn replay(sheet: &Sheet, viewer: Viewer) -> Replay {
    let over = sheet.ended.is_some();
    let seats = sheet.setup().seats();
    let mut table = games::find(&sheet.opened.game).expect("the sheet is of a game").open(sheet.setup());
    let mut steps = vec![ReplayStep {
        actor: None,
        action: None,
        events: Vec::new(),
        view: table.view_json(viewer).into(),
    }];
    for ply in 1..=sheet.game.ply() {
        let (actor, action) = sheet.game.action(ply, None).expect("there are so many actions");
        table.play(sheet.setup().name(actor), &action).expect("it was played before");
        let line = tell::history(sheet, ply, viewer);
        steps.push(ReplayStep {
            actor: Some(line.actor),
            action: Some(if over { action } else { line.action }),
            events: line.events,
            view: table.view_json(viewer).into(),
        });
    }
    Replay {
        table: sheet.id.to_string(),
        game: sheet.opened.game.clone(),
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        players: Seat::all(seats.len()).map(|seat| player(sheet, seat)).collect(),
        options: sheet.setup().options().map(|(option, value)| (option.key.to_owned(), value)).collect(),
        steps,
        result: tell::result(sheet),
        gallery: pictures::gallery(sheet, viewer),
        fairness: over.then(|| fairness(sheet)),
    }
}

/// What is needed to draw the dice again.
fn fairness(sheet: &Sheet) -> Fairness {
    let throws = (1..=sheet.game.ply()).filter_map(|ply| match sheet.game.action(ply, None)? {
        (Actor::Chance, action) => {
            Some(Throw { ply: ply - 1, takebacks: sheet.takebacks_at[ply - 1], action })
        }
        (Actor::Seat(_), _) => None,
    });
    Fairness {
        secret: hex(&sheet.fair.secret.0),
        commitment: sheet.fair.secret.commitment(),
        numbers: sheet.fair.numbers.iter().map(ToString::to_string).collect(),
        throws: throws.collect(),
    }
}

/// Who sat there, in words.
fn player(sheet: &Sheet, seat: Seat) -> String {
    match &sheet.chairs[seat.index()].who {
        Who::Person { name, .. } | Who::Kept { name, .. } => name.clone(),
        Who::Bot { level } => {
            let name = bots::Level::numbered(*level).map_or("", |level| level.name);
            format!("{name} (level {level})")
        }
        Who::Free { .. } => "nobody yet".to_owned(),
    }
}
