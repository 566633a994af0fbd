//! A position of a game that is played at no table: [`position`]. The one who asks brings the whole record, so there is
//! nothing to be kept secret from them; the view is that of the seat all the same.

use std::fmt::Write;

use game::{AnyMatch, Image, Record, RecordError, RecordFault, Seat, Turn, Viewer};
use protocol::{
    AskedPosition, Chair, EndReason, GameResult, HistoryLine, Occupant, PictureLink, Position, PositionStep,
    Refusal, State, Tried, UndoKind,
};

use crate::messages::told;
use crate::refused::Refused;

/// How many actions are told step by step at most: each comes with a whole view.
const MOST_STEPS: usize = 64;

/// How a game stands at the end of a record, how it came there, and what would come of an action.
pub fn position(asked: &AskedPosition) -> Result<Position, Refused> {
    let record = Record::read(asked.record.as_bytes()).map_err(unplayable)?;
    let known = asked.since.unwrap_or(usize::MAX);
    let news = record.plies().saturating_sub(known);
    if news > MOST_STEPS {
        return Err(Refused::form(format!(
            "since: found {news} actions after it, expected at most {MOST_STEPS}"
        )));
    }
    let mut table = record.open(games::GAMES).map_err(unplayable)?;
    let viewer = asked.looking.as_deref().map_or(Ok(Viewer::Spectator), |seat| seated(&*table, seat))?;
    let mut steps = Vec::new();
    let each = |table: &dyn AnyMatch| {
        if table.ply() > known {
            steps.push(PositionStep { played: played(table, viewer), state: state_for(table, viewer) });
        }
    };
    record.replay(&mut *table, each).map_err(unplayable)?;
    let setup = table.setup();
    Ok(Position {
        game: setup.spec().name.to_owned(),
        seats: setup.seats().iter().map(|seat| (*seat).to_owned()).collect(),
        options: setup.options().map(|(option, value)| (option.key.to_owned(), value)).collect(),
        state: state_for(&*table, viewer),
        steps,
        tried: asked.action.as_deref().map(|action| tried(&*table, viewer, action)),
    })
}

/// Why a record cannot be played: the text names the line, and the rule and the reason are there if a rule forbids it.
fn unplayable(error: RecordError) -> Refused {
    let text = words::refusal_in_record(&error);
    match error.reason {
        RecordFault::Play(fault) => Refused { text, ..fault.into() },
        _ => Refused::new(Refusal::Form, text),
    }
}

fn seated(table: &dyn AnyMatch, name: &str) -> Result<Viewer, Refused> {
    let seats = table.setup().seats();
    let found = Seat::all(seats.len()).zip(seats).find(|(_, seat)| **seat == name);
    found.map(|(seat, _)| Viewer::Seat(seat)).ok_or_else(|| {
        let expected = game::alternatives(seats.iter().map(|seat| (*seat).to_owned()));
        Refused::form(format!("looking: found {}, expected {expected}", game::quote(name)))
    })
}

/// The last action, as the viewer saw it.
fn played(table: &dyn AnyMatch, viewer: Viewer) -> HistoryLine {
    let (actor, action) = table.last(Some(viewer)).expect("an action has just been played");
    HistoryLine {
        ply: table.ply(),
        actor: table.setup().name(actor).to_owned(),
        action,
        hand: None,
        events: table.events_json(table.ply(), viewer).into_iter().map(told).collect(),
    }
}

fn state_for(table: &dyn AnyMatch, viewer: Viewer) -> State {
    let seats = table.setup().seats();
    let name = |seat: Seat| seats[seat.index()].to_owned();
    let (turn, result) = match table.turn() {
        Turn::Seat(seat) => (Some(seat), None),
        Turn::Chance => (None, None),
        Turn::Over(outcome) => {
            let winners = outcome.winners.iter().map(name).collect();
            (None, Some(GameResult { winners, how: EndReason::Rules, took: None }))
        }
    };
    let acts = turn.is_some_and(|seat| viewer.is(seat));
    State {
        ply: table.ply(),
        chairs: seats.iter().map(|_| free()).collect(),
        begun: true,
        opening: None,
        turn: turn.map(name),
        dice: Vec::new(),
        view: table.view_json(viewer).into(),
        legal: if acts { table.legal() } else { Vec::new() },
        undo: UndoKind::Nothing,
        request: None,
        clocks: None,
        result,
        pictures: pictures(table, viewer),
        gallery: Vec::new(),
        next: None,
    }
}

fn free() -> Chair {
    Chair { player: Occupant::Free, stand_in: None, time_up: false, resigned: false, looks_like: None }
}

/// The addresses of the pictures that a viewer may look at. What they show stands in the record, and so it may in these.
fn pictures(table: &dyn AnyMatch, viewer: Viewer) -> Vec<PictureLink> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let link = |image: Image| PictureLink { picture: image.number, path: picture_path(&image.subject) };
    table.images(seat).into_iter().map(link).collect()
}

/// The address of a picture by what it shows.
fn picture_path(subject: &str) -> String {
    let mut path = "/api/pictures/".to_owned();
    for byte in subject.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' {
            path.push(byte.into());
        } else {
            let _ = write!(path, "%{byte:02X}");
        }
    }
    path
}

fn tried(table: &dyn AnyMatch, viewer: Viewer, action: &str) -> Tried {
    let checked = match (viewer, table.turn()) {
        (Viewer::Seat(seat), Turn::Seat(turn)) if seat == turn => {
            table.check(table.setup().seats()[seat.index()], action).map_err(Refused::from)
        }
        _ => Err(Refused::not_now("it is not your turn")),
    };
    match checked {
        Ok(()) => Tried { events: table.preview(action).into_iter().map(told).collect(), refused: None },
        Err(refused) => Tried { events: Vec::new(), refused: Some(refused.into()) },
    }
}
