//! What each viewer is told of a table: snapshots and steps, with nothing in them that the viewer may not know.

use game::{Actor, OpenDie, Seat, Seats, Viewer};
use protocol::{
    Chair, Die, GameResult, Happened, HistoryLine, Json, LobbyTable, Message, Millis, Occupant, Opening,
    Request, ServerMsg, Snapshot, State, Told, UndoKind,
};
use words::Language;

use crate::entry::Entry;
use crate::images;
use crate::state::{Holder, SeatNumber, TableState};
use crate::undo::Undo;

/// How many of the last actions a snapshot tells.
const HISTORY: usize = 40;

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// The seats whose people are.
    pub here: Seats,
    /// How many watch.
    pub spectators: u32,
}

/// Everything about a table.
pub fn snapshot(
    state: &TableState,
    viewer: Viewer,
    held: Seats,
    presence: &Presence,
    now: Millis,
) -> Snapshot {
    let setup = state.setup();
    let name = |seat: Seat| state.seat_name(seat).to_owned();
    let last = state.game.ply();
    let first = last.saturating_sub(HISTORY) + 1;
    Snapshot {
        table: state.id.to_string(),
        seq: state.seq,
        looking: seat_of(viewer).map(name),
        yours: held.iter().map(name).collect(),
        game: setup.spec().name.to_owned(),
        seats: setup.seats().iter().map(|seat| (*seat).to_owned()).collect(),
        options: setup.options().map(|(option, value)| (option.key.to_owned(), value)).collect(),
        listed: state.opened.listed,
        clock: state.opened.clock,
        hints: state.opened.hints,
        takebacks: state.opened.takebacks,
        real_board: state.opened.real_board,
        lot: state.opened.lot,
        drawn: state.lot.as_ref().map(|lot| lot.from().iter().copied().map(name).collect()),
        commitment: state.fair.secret.commitment(),
        state: state_for(state, viewer),
        chat: state.chat.iter().cloned().collect(),
        history: (first..=last).map(|ply| history(state, ply, viewer)).collect(),
        here: Seat::all(state.chairs.len()).map(|seat| presence.here.contains(seat)).collect(),
        spectators: presence.spectators,
        at: now,
    }
}

/// A step, when its entry has just been applied.
pub fn step(state: &TableState, entry: &Entry, viewer: Viewer) -> ServerMsg {
    ServerMsg::Step {
        seq: state.seq,
        happened: happened(state, entry, viewer),
        state: Box::new(state_for(state, viewer)),
    }
}

/// How it stands, as this viewer may know it.
pub fn state_for(state: &TableState, viewer: Viewer) -> State {
    let name = |seat: Seat| state.seat_name(seat).to_owned();
    let turn = state.to_act();
    let acts = turn.is_some_and(|seat| viewer.is(seat));
    State {
        ply: state.game.ply(),
        chairs: state.chairs.iter().map(|chair| self::chair(state, chair)).collect(),
        begun: state.begun,
        opening: opening(state),
        turn: turn.map(name),
        dice: state.dice().into_iter().map(|die| self::die(state, die)).collect(),
        view: state.game.view_json(viewer).into(),
        legal: if acts { state.game.legal() } else { Vec::new() },
        undo: seat_of(viewer).map_or(UndoKind::Nothing, |seat| Undo::of(state, seat).kind()),
        request: state.request.as_ref().map(|asked| Request {
            seat: name(asked.by),
            kind: asked.kind,
            waiting: asked.waiting.iter().copied().map(name).collect(),
        }),
        clocks: state.clock.show(),
        result: result(state),
        pictures: images::links(state, viewer),
        gallery: images::gallery(state, viewer),
        next: state.next_table.as_ref().map(ToString::to_string),
    }
}

/// How the game ended, if it did.
pub fn result(state: &TableState) -> Option<GameResult> {
    state.ended.map(|ended| GameResult {
        winners: ended.outcome.winners.iter().map(|seat| state.seat_name(seat).to_owned()).collect(),
        how: ended.how,
        took: state.took(),
    })
}

/// What happened with an entry that has just been applied; nothing that anybody is told for some.
pub fn happened(state: &TableState, entry: &Entry, viewer: Viewer) -> Happened {
    let name = |seat: Seat| state.seat_name(seat).to_owned();
    match entry {
        Entry::Opened(_) | Entry::Began => Happened::Began,
        Entry::Sat { seat, .. } => Happened::Sat { seat: name(*seat) },
        Entry::Left { seat } => Happened::Left { seat: name(*seat) },
        Entry::NumberOpened { seat, .. } => Happened::NumberOpened { seat: name(*seat) },
        Entry::Lot { lot } => Happened::Lot { from: lot.from().iter().copied().map(name).collect() },
        Entry::Played { .. } => {
            let HistoryLine { actor, action, hand, events, .. } = history(state, state.game.ply(), viewer);
            Happened::Played { actor, action, hand, events }
        }
        Entry::Undone { seat, plies } => Happened::Undone { seat: name(*seat), plies: *plies },
        Entry::Asked { seat, kind, .. } => Happened::Asked { seat: name(*seat), kind: *kind },
        Entry::Answered { seat, yes } => Happened::Answered { seat: name(*seat), yes: *yes },
        Entry::Resigned { seat, .. } => Happened::Resigned { seat: name(*seat) },
        Entry::TimeUp { seat } => Happened::TimeUp { seat: name(*seat) },
        Entry::StoodIn { seat, level } => Happened::StoodIn { seat: name(*seat), level: level.number() },
        Entry::Freed { seat } => Happened::Freed { seat: name(*seat) },
        Entry::Returned { seat } => Happened::Returned { seat: name(*seat) },
        Entry::Renamed { seat, name: new } => Happened::Renamed { seat: name(*seat), name: new.clone() },
        Entry::Said { .. } => {
            Happened::Said { line: state.chat.back().cloned().expect("what was said is in the chat") }
        }
        Entry::Rematch { table } => Happened::Rematch { table: table.to_string() },
    }
}

/// An action of the past as the viewer may know it now.
pub fn history(state: &TableState, ply: usize, viewer: Viewer) -> HistoryLine {
    let (actor, action) = state.game.action(ply, Some(viewer)).unwrap_or((Actor::Chance, String::new()));
    HistoryLine {
        ply,
        actor: state.setup().name(actor).to_owned(),
        action,
        hand: state.hand_throws.at(ply).map(|seat| state.seat_name(seat).to_owned()),
        events: state.game.events_json(ply, viewer).into_iter().map(told).collect(),
    }
}

/// An event as clients are told it.
pub fn told<T: Into<Json>>((sentences, data): (Vec<game::Message>, T)) -> Told {
    Told { text: Language::ENGLISH.tell(&sentences), data: data.into() }
}

/// Who is connected.
pub fn presence(state: &TableState, presence: &Presence) -> ServerMsg {
    ServerMsg::Presence {
        here: Seat::all(state.chairs.len()).map(|seat| presence.here.contains(seat)).collect(),
        spectators: presence.spectators,
    }
}

/// The text of a message.
pub fn text(message: ServerMsg) -> String {
    Message::new(message).text()
}

/// The table as the lobby shows it.
pub fn listing(state: &TableState) -> LobbyTable {
    LobbyTable {
        table: state.id.to_string(),
        game: state.setup().spec().name.to_owned(),
        seats: state.setup().seats().iter().map(|seat| (*seat).to_owned()).collect(),
        players: state.chairs.iter().map(|chair| occupant(&chair.holder)).collect(),
        clock: state.opened.clock,
        begun: state.begun,
        created: state.created,
        refused: None,
    }
}

/// The numbers that wait to be opened, when all have sat down.
fn opening(state: &TableState) -> Option<Opening> {
    let commitment = |seat: Seat| match state.chairs[seat.index()].number {
        SeatNumber::Zero => None,
        SeatNumber::Closed(commitment) => Some(commitment.to_string()),
        SeatNumber::Told | SeatNumber::Opened => Some(state.fair.numbers[seat.index()].digest().to_string()),
    };
    state.replaceable_at().map(|replaceable_at| Opening {
        commitments: state.seats().map(commitment).collect(),
        waiting: state.closed().map(|seat| state.seat_name(seat).to_owned()).collect(),
        replaceable_at,
    })
}

fn die(state: &TableState, OpenDie { thrower, faces }: OpenDie) -> Die {
    let faces = faces.iter().map(|face| (*face).to_owned()).collect();
    Die { seat: state.seat_name(thrower).to_owned(), faces }
}

fn chair(state: &TableState, chair: &crate::state::Chair) -> Chair {
    Chair {
        player: occupant(&chair.holder),
        stand_in: chair.stand_in.map(bots::Level::number),
        time_up: chair.time_up,
        resigned: chair.resigned,
        looks_like: chair.looks_like.map(|seat| state.seat_name(seat).to_owned()),
    }
}

fn occupant(holder: &Holder) -> Occupant {
    match holder {
        Holder::Free { .. } => Occupant::Free,
        Holder::Kept { name, .. } => Occupant::Kept { name: name.clone() },
        Holder::Person { name, .. } => Occupant::Person { name: name.clone() },
        Holder::Bot { level } => Occupant::Bot { level: level.number() },
    }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}
