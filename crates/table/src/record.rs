//! A game after it was played, or as far as it went: its record and its replay.

use std::fmt::Write;

use game::{Actor, Seat, Viewer};
use protocol::{EndReason, Fairness, Replay, ReplayStep, Throw};
use words::Language;

use crate::fair::{DiceRule, MARK};
use crate::images;
use crate::keys::{Secret, hex};
use crate::messages;
use crate::state::{Chair, Holder, SeatNumber, TableState};

/// The record. Of a game that goes on it is the viewer's; of one that is over it is complete, with what `verify` needs.
pub fn record(state: &TableState, viewer: Viewer) -> String {
    let over = state.ended.is_some();
    let text = state.game.record(Some(viewer).filter(|_| !over));
    let (header, actions) = text.split_once("\n\n").unwrap_or((text.trim_end(), ""));
    let mut record = format!("# Pyramidion, table {}\n", state.id);
    for seat in Seat::all(state.chairs.len()) {
        let _ = writeln!(record, "# {}: {}", state.seat_name(seat), player(state, seat));
    }
    if let Some(result) = messages::result(state).filter(|result| result.how != EndReason::Rules) {
        let winners = if result.winners.is_empty() { "nobody".to_owned() } else { result.winners.join(", ") };
        let _ = writeln!(record, "# ended: {}, won by {winners}", result.how);
    }
    let rule = state.opened.dice;
    if rule != DiceRule::Actions {
        let _ = writeln!(record, "{MARK}rule={}", u8::from(rule));
    }
    if !state.opened.past().is_empty() {
        let _ = writeln!(record, "{MARK}past={}", state.opened.past().len());
    }
    let _ = writeln!(record, "{MARK}commitment={}", state.fair.secret.commitment());
    if over {
        let numbers: Vec<String> = state.fair.numbers.iter().map(ToString::to_string).collect();
        let _ = writeln!(record, "{MARK}secret={}", hex(&state.fair.secret.0));
        let _ = writeln!(record, "{MARK}numbers={}", numbers.join(","));
        if let Some(commitments) = commitments(state) {
            let _ = writeln!(record, "{MARK}commitments={}", commitments.join(","));
        }
        if let Some(lot) = lot(state) {
            let lot: Vec<String> = lot.iter().map(ToString::to_string).collect();
            let _ = writeln!(record, "{MARK}lot={}", lot.join(","));
        }
    }
    record.push_str(header);
    record.push_str("\n\n");
    let mut takebacks = 0;
    for (ply, line) in actions.lines().enumerate() {
        let taken = state.takebacks.at(ply);
        if rule == DiceRule::Actions && taken != takebacks {
            takebacks = taken;
            let _ = writeln!(record, "{MARK}takebacks={takebacks}");
        }
        if let Some(seat) = state.hand_throws.at(ply + 1) {
            let _ = writeln!(record, "{MARK}hand={}", state.seat_name(seat));
        }
        record.push_str(line);
        record.push('\n');
    }
    record
}

/// The game from its beginning, as the viewer may know it.
pub fn replay(state: &TableState, viewer: Viewer) -> Replay {
    let over = state.ended.is_some();
    let seats = state.setup().seats();
    let mut table = games::find(state.setup().spec().name)
        .expect("a setup is of a game in the registry")
        .open(state.setup());
    let mut steps = vec![ReplayStep {
        actor: None,
        action: None,
        hand: None,
        events: Vec::new(),
        view: table.view_json(viewer).into(),
    }];
    for ply in 1..=state.game.ply() {
        let (actor, action) = state.game.action(ply, None).expect("the ply is one of the game's");
        table.play(state.setup().name(actor), &action).expect("it was played before");
        let line = messages::history(state, ply, viewer);
        steps.push(ReplayStep {
            actor: Some(line.actor),
            action: Some(if over { action } else { line.action }),
            hand: line.hand,
            events: line.events,
            view: table.view_json(viewer).into(),
        });
    }
    Replay {
        table: state.id.to_string(),
        game: state.setup().spec().name.to_owned(),
        seats: seats.iter().map(|seat| (*seat).to_owned()).collect(),
        players: Seat::all(seats.len()).map(|seat| player(state, seat)).collect(),
        options: state.setup().options().map(|(option, value)| (option.key.to_owned(), value)).collect(),
        steps,
        result: messages::result(state),
        gallery: images::gallery(state, viewer),
        fairness: over.then(|| fairness(state)),
    }
}

/// What is needed to draw the dice again.
fn fairness(state: &TableState) -> Fairness {
    let rule = state.opened.dice;
    let drawn = (0..state.game.ply()).filter_map(|ply| match state.game.action(ply + 1, None)? {
        (Actor::Chance, action) => Some((ply, action)),
        (Actor::Seat(_), _) => None,
    });
    let past = state.opened.past().len();
    let here = drawn.enumerate().filter(|(_, (ply, _))| *ply >= past);
    let throws = here.map(|(throws, (ply, action))| {
        let place = rule.place(ply, throws, state.takebacks.at(ply));
        let hand = state.hand_throws.at(ply + 1).map(|seat| state.seat_name(seat).to_owned());
        Throw { ply, place: place.count as usize, takebacks: place.takebacks, action, hand }
    });
    Fairness {
        secret: hex(&state.fair.secret.0),
        commitment: state.fair.secret.commitment(),
        numbers: state.fair.numbers.iter().map(ToString::to_string).collect(),
        committed: state.chairs.iter().map(|chair| chair.number == SeatNumber::Opened).collect(),
        rule: rule.into(),
        lot: lot(state),
        past,
        throws: throws.collect(),
    }
}

/// If somebody had committed to their number: for each seat what it had committed to, or `-`.
fn commitments(state: &TableState) -> Option<Vec<String>> {
    let commitment = |(chair, number): (&Chair, &Secret)| match chair.number {
        SeatNumber::Opened => number.digest().to_string(),
        _ => "-".to_owned(),
    };
    let any = state.chairs.iter().any(|chair| chair.number == SeatNumber::Opened);
    any.then(|| state.chairs.iter().zip(&state.fair.numbers).map(commitment).collect())
}

/// If the seats were drawn by lot, which of the numbers each seat got, counted from 1 in ascending order.
fn lot(state: &TableState) -> Option<Vec<usize>> {
    let ranks = state.lot.as_ref()?.ranks(&state.fair.numbers);
    Some(ranks.into_iter().map(|rank| rank + 1).collect())
}

/// Who sat there, in words.
fn player(state: &TableState, seat: Seat) -> String {
    match &state.chairs[seat.index()].holder {
        Holder::Person { name, .. } | Holder::Kept { name, .. } => name.clone(),
        Holder::Bot { level } => {
            format!("{} (level {})", Language::ENGLISH.say(&level.name()), level.number())
        }
        Holder::Free { .. } => "nobody yet".to_owned(),
    }
}
