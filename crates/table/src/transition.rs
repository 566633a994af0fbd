//! What comes of a command: [`Transition`], the entries to be written and the table that they lead to.

use std::fmt;

use game::{Seat, Turn};
use protocol::{Millis, TableId};

use crate::apply::Fault;
use crate::entry::{CommandId, Entry, Logged, Opened};
use crate::environment::Environment;
use crate::refused::Refused;
use crate::state::{TableState, Unreadable};

/// What comes of a command. Nothing has happened yet: the entries are to be written, and then `next` is the table.
pub struct Transition {
    /// When it happens.
    pub at: Millis,
    /// The seat that the command was for, where its player sits afterwards.
    pub seat: Option<Seat>,
    /// The number of the first of the entries; of a command that was carried out before, that of its entry then.
    pub seq: u64,
    /// What is to be written; nothing if there is nothing to do, or if it was done before.
    pub entries: Vec<Logged>,
    /// The table afterwards.
    pub next: TableState,
    /// The table after each entry but the last.
    between: Vec<TableState>,
    /// A table that is to be made before the entries are written: the next game.
    pub opens: Option<(TableId, Opened)>,
}

impl fmt::Debug for Transition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, seat, seq, entries, .. } = self;
        f.debug_struct("Transition")
            .field("at", at)
            .field("seat", seat)
            .field("seq", seq)
            .field("entries", entries)
            .finish_non_exhaustive()
    }
}

impl Transition {
    /// What comes of entries that somebody else has written to the log of a table after this state: when each happened,
    /// and its text. Nothing if there are none.
    pub fn follow<'a>(
        state: &TableState,
        log: impl IntoIterator<Item = (Millis, &'a str)>,
    ) -> Result<Option<Self>, Unreadable> {
        let (mut next, mut entries, mut between) = (state.fork(), Vec::new(), Vec::new());
        for (at, text) in log {
            let bad =
                |reason: String| Unreadable::Entry { seq: state.seq + 1 + entries.len() as u64, reason };
            let logged: Logged = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
            if !entries.is_empty() {
                between.push(next.fork());
            }
            next.apply(at, &logged).map_err(|fault| bad(fault.to_string()))?;
            entries.push(logged);
        }
        let (at, seq) = (next.touched, state.seq + 1);
        let followed = Self { at, seat: None, seq, entries, next, between, opens: None };
        Ok(Some(followed).filter(|followed| !followed.entries.is_empty()))
    }

    /// Each entry, and the table when it has happened.
    pub fn steps(&self) -> impl Iterator<Item = (&Logged, &TableState)> {
        self.entries.iter().zip(self.between.iter().chain([&self.next]))
    }
}

/// What the table draws where chance acts next.
pub(crate) fn drawn(state: &TableState, env: &Environment) -> String {
    let loaded = env.loaded_dice(state.game.ply());
    let loaded = loaded.filter(|action| state.game.check("chance", action).is_ok());
    loaded.unwrap_or_else(|| state.game.chance(&mut state.fair.draw(state.place())))
}

/// A transition in the making: a copy of the table, to which each entry happens as it arises.
pub(crate) struct Draft<'a> {
    pub(crate) next: TableState,
    env: &'a Environment,
    at: Millis,
    seat: Option<Seat>,
    first: u64,
    entries: Vec<Logged>,
    between: Vec<TableState>,
    opens: Option<(TableId, Opened)>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(state: &TableState, env: &'a Environment) -> Self {
        Self {
            next: state.fork(),
            env,
            at: env.now(),
            seat: None,
            first: state.seq + 1,
            entries: Vec::new(),
            between: Vec::new(),
            opens: None,
        }
    }

    /// The same for a seat.
    pub(crate) fn of(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// When it happens.
    pub(crate) fn now(&self) -> Millis {
        self.at
    }

    /// Lets an entry happen that no command of a client is behind.
    pub(crate) fn enter(&mut self, entry: Entry) -> Result<(), Refused> {
        self.log(entry.into())
    }

    /// Lets the first entry happen that comes of a client's command.
    pub(crate) fn carry_out(&mut self, entry: Entry, command: CommandId) -> Result<(), Refused> {
        self.log(Logged { entry, command: Some(command) })
    }

    /// The same with a table that is to be made before the entries are written, if there is one.
    pub(crate) fn opening(self, opens: Option<(TableId, Opened)>) -> Self {
        Self { opens, ..self }
    }

    fn log(&mut self, logged: Logged) -> Result<(), Refused> {
        if !self.entries.is_empty() {
            self.between.push(self.next.fork());
        }
        self.next.apply(self.at, &logged).map_err(|fault| match fault {
            Fault::Play(error) => error.into(),
            fault => Refused::not_now(format!("that cannot be done now: {fault}")),
        })?;
        self.entries.push(logged);
        Ok(())
    }

    /// Adds what follows by itself: the lot and the beginning when all have sat down and their numbers are open, and
    /// what chance brings, unless it waits for real dice.
    pub(crate) fn finish(mut self) -> Result<Transition, Refused> {
        if !self.next.begun && self.next.is_ready() {
            if self.next.opened.lot && self.next.lot.is_none() {
                let lot = self.next.fair.lot();
                self.seat = self.seat.map(|seat| lot.to(seat));
                self.enter(Entry::Lot { lot })?;
            }
            self.enter(Entry::Began)?;
        }
        while self.next.is_going_on() && self.next.game.turn() == Turn::Chance && self.next.dice().is_empty()
        {
            let action = drawn(&self.next, self.env);
            self.enter(Entry::Played { seat: None, action, hand: None })?;
        }
        let Self { next, at, seat, first: seq, entries, between, opens, .. } = self;
        Ok(Transition { at, seat, seq, entries, next, between, opens })
    }

    /// Nothing is left to do: it was done before, as the entry of this number.
    pub(crate) fn unchanged(self, seq: u64) -> Transition {
        let Self { next, at, seat, .. } = self;
        Transition { at, seat, seq, entries: Vec::new(), next, between: Vec::new(), opens: None }
    }
}
