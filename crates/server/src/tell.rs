//! What each viewer is told of a table: snapshots and steps, with nothing in them that the viewer may not know.

use game::{Actor, Seat, Seats, Viewer};
use protocol::{
    Chair, Happened, HistoryLine, Json, Message, Player, Refusal, Request, Result, ServerMsg, Snapshot,
    State, Told, UndoKind,
};

use crate::entry::Entry;
use crate::pictures;
use crate::sheet::{Sheet, Who};
use crate::wish::{Refused, Undo, undo_of};

/// How many of the last actions a snapshot tells.
const HISTORY: usize = 40;

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    pub here: Seats,
    pub spectators: u32,
}

/// Everything about a table.
pub fn snapshot(sheet: &Sheet, viewer: Viewer, held: Seats, presence: &Presence, now: i64) -> ServerMsg {
    let setup = sheet.setup();
    let name = |seat: Seat| sheet.seat_name(seat).to_owned();
    let last = sheet.game.ply();
    let first = last.saturating_sub(HISTORY) + 1;
    ServerMsg::Snapshot(Box::new(Snapshot {
        table: sheet.id.to_string(),
        seq: sheet.seq,
        looking: seat_of(viewer).map(name),
        yours: held.iter().map(name).collect(),
        game: setup.spec().name.to_owned(),
        seats: setup.seats().iter().map(|seat| (*seat).to_owned()).collect(),
        options: setup.options().map(|(option, value)| (option.key.to_owned(), value)).collect(),
        listed: sheet.opened.listed,
        clock: sheet.opened.clock,
        hints: sheet.opened.hints,
        commitment: sheet.fair.secret.commitment(),
        state: state(sheet, viewer),
        chat: sheet.chat.iter().cloned().collect(),
        history: (first..=last).map(|ply| history(sheet, ply, viewer)).collect(),
        here: Seat::all(sheet.chairs.len()).map(|seat| presence.here.contains(seat)).collect(),
        spectators: presence.spectators,
        at: now,
    }))
}

/// A step, when its entry has just been applied.
pub fn step(sheet: &Sheet, entry: &Entry, viewer: Viewer) -> ServerMsg {
    ServerMsg::Step {
        seq: sheet.seq,
        happened: happened(sheet, entry, viewer),
        state: Box::new(state(sheet, viewer)),
    }
}

/// How it stands.
pub fn state(sheet: &Sheet, viewer: Viewer) -> State {
    let name = |seat: Seat| sheet.seat_name(seat).to_owned();
    let turn = sheet.to_act();
    let acts = turn.is_some_and(|seat| viewer.is(seat));
    State {
        ply: sheet.game.ply(),
        chairs: sheet.chairs.iter().map(chair).collect(),
        begun: sheet.begun,
        turn: turn.map(name),
        view: sheet.game.view_json(viewer).into(),
        legal: if acts { sheet.game.legal() } else { Vec::new() },
        undo: match seat_of(viewer).map_or(Undo::Nothing, |seat| undo_of(sheet, seat)) {
            Undo::Nothing => UndoKind::Nothing,
            Undo::Free(_) => UndoKind::Free,
            Undo::Ask(_) => UndoKind::Ask,
        },
        request: sheet.request.as_ref().map(|asked| Request {
            seat: name(asked.by),
            kind: asked.kind,
            waiting: asked.waiting.iter().copied().map(name).collect(),
        }),
        clocks: sheet.clock.show(),
        result: result(sheet),
        pictures: pictures::links(sheet, viewer),
        gallery: pictures::gallery(sheet, viewer),
        next: sheet.next.as_ref().map(ToString::to_string),
    }
}

/// How the game ended, if it did.
pub fn result(sheet: &Sheet) -> Option<Result> {
    sheet.ended.map(|ended| Result {
        winners: ended.outcome.winners.iter().map(|seat| sheet.seat_name(seat).to_owned()).collect(),
        how: ended.how.word().to_owned(),
    })
}

/// What happened with an entry that has just been applied; nothing that anybody is told for some.
pub fn happened(sheet: &Sheet, entry: &Entry, viewer: Viewer) -> Happened {
    let name = |seat: u8| sheet.seat_name(Seat(seat)).to_owned();
    match entry {
        Entry::Opened(_) | Entry::Began => Happened::Began,
        Entry::Sat { seat, .. } => Happened::Sat { seat: name(*seat) },
        Entry::Rose { seat } => Happened::Rose { seat: name(*seat) },
        Entry::Played { .. } => {
            let HistoryLine { actor, action, events, .. } = history(sheet, sheet.game.ply(), viewer);
            Happened::Played { actor, action, events }
        }
        Entry::Undone { seat, plies } => Happened::Undone { seat: name(*seat), plies: *plies },
        Entry::Asked { seat, kind } => Happened::Asked { seat: name(*seat), kind: *kind },
        Entry::Answered { seat, yes } => Happened::Answered { seat: name(*seat), yes: *yes },
        Entry::Resigned { seat } => Happened::Resigned { seat: name(*seat) },
        Entry::TimeUp { seat } => Happened::TimeUp { seat: name(*seat) },
        Entry::StoodIn { seat, level } => Happened::StoodIn { seat: name(*seat), level: *level },
        Entry::Returned { seat } => Happened::Returned { seat: name(*seat) },
        Entry::Said { .. } => {
            Happened::Said { line: sheet.chat.back().cloned().expect("what was said is in the chat") }
        }
        Entry::Rematch { table } => Happened::Rematch { table: table.to_string() },
    }
}

/// An action of the past as the viewer may know it now.
pub fn history(sheet: &Sheet, ply: usize, viewer: Viewer) -> HistoryLine {
    let (actor, action) = sheet.game.action(ply, Some(viewer)).unwrap_or((Actor::Chance, String::new()));
    HistoryLine {
        ply,
        actor: sheet.setup().name(actor).to_owned(),
        action,
        events: sheet.game.events_json(ply, viewer).into_iter().map(told).collect(),
    }
}

/// An event as clients are told it.
pub fn told<T: Into<Json>>((text, data): (String, T)) -> Told {
    Told { text, data: data.into() }
}

/// Who is connected.
pub fn presence(sheet: &Sheet, presence: &Presence) -> ServerMsg {
    ServerMsg::Presence {
        here: Seat::all(sheet.chairs.len()).map(|seat| presence.here.contains(seat)).collect(),
        spectators: presence.spectators,
    }
}

/// A refusal.
pub fn refused(nonce: Option<&str>, refused: &Refused) -> ServerMsg {
    ServerMsg::Refused {
        nonce: nonce.map(str::to_owned),
        code: refused.code,
        text: refused.text.clone(),
        rule: refused.rule.clone(),
    }
}

/// The text of a message.
pub fn text(message: ServerMsg) -> axum::extract::ws::Utf8Bytes {
    Message::new(message).text().into()
}

/// That the store does not answer.
pub fn unavailable() -> Refused {
    Refused::new(
        Refusal::Unavailable,
        "the server cannot write to its store just now; nothing that was acknowledged is lost. Try again",
    )
}

/// That the bots' threads have too much to do.
pub fn busy() -> Refused {
    Refused::new(Refusal::TooMany, "the server is busy: try again")
}

fn chair(chair: &crate::sheet::Chair) -> Chair {
    Chair {
        player: match &chair.who {
            Who::Free { .. } => Player::Free,
            Who::Kept { name, .. } => Player::Kept { name: name.clone() },
            Who::Person { name, .. } => Player::Person { name: name.clone() },
            Who::Bot { level } => Player::Bot { level: *level },
        },
        stand_in: chair.stand_in,
        time_up: chair.time_up,
        resigned: chair.resigned,
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}
