//! A table whose log is kept in memory, wherever there is no store: in tests, fuzzing and measurements: [`MemoryTable`].

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use game::{Seat, Seats, Setup, Spec};
use protocol::{Millis, SeatCommand, Sit};

use crate::decide::{Caller, Command, decide};
use crate::entry::{Entry, Logged, Opened, Reserved};
use crate::environment::Environment;
use crate::fair::TableSecret;
use crate::keys::Secret;
use crate::refused::Refused;
use crate::state::{TableState, Unreadable};
use crate::transition::Transition;

/// A table with its log.
pub struct MemoryTable {
    state: TableState,
    log: Vec<(Millis, String)>,
    env: Environment,
    /// What has passed by [`MemoryTable::wait`], besides the time of the environment.
    waited: Arc<AtomicI64>,
    /// The seats whose people have been gone for a while.
    pub away: Seats,
    nonces: u64,
}

/// Opens any seat of a table of [`MemoryTable::of_people`].
pub const KEY: Secret = Secret([9; 16]);

/// A time that stands still and random bytes that are always the same, so that everything comes out the same again.
pub fn still() -> Environment {
    Environment::new(|| 1_000, |bytes| bytes.fill(7))
}

impl MemoryTable {
    /// A table that has just been made.
    pub fn new(opened: Opened, env: Environment) -> Self {
        let waited = Arc::new(AtomicI64::new(0));
        let env = env.later_by(Arc::clone(&waited));
        let (id, at) = ("memory".parse().expect("letters are a name"), env.now());
        let first = Logged::from(Entry::Opened(Box::new(opened.clone())));
        let log = vec![(at, first.text())];
        let state = TableState::open(id, opened, at);
        Self { state, log, env, waited, away: Seats::NONE, nonces: 0 }
    }

    /// A table of this game at which `people` have sat down; `None` if the game is not for that number.
    pub fn of_people(spec: &'static Spec, people: usize) -> Option<Self> {
        let setup = Setup::with_seats(spec, people)?;
        let chairs = vec![Reserved::Anyone { key: KEY.digest() }; people];
        let opened = Opened::new(setup, chairs, KEY.digest(), TableSecret([5; 32]))?;
        let mut table = Self::new(opened, still());
        for person in 0..people as u8 {
            table.sit(Self::guest(person)).expect("there is a seat for each");
        }
        Some(table)
    }

    /// Somebody who sits down wherever a seat is free.
    pub fn guest(number: u8) -> Sit {
        Sit {
            seat: None,
            key: Some(KEY.to_string()),
            token: Secret([number + 1; 16]).to_string(),
            name: format!("Player {number}"),
            number: Some(Secret([number + 40; 16]).to_string()),
            commitment: None,
        }
    }

    /// The same somebody, who commits to the number and opens it later.
    pub fn committing_guest(number: u8) -> Sit {
        let commitment = Some(Secret([number + 40; 16]).digest().to_string());
        Sit { number: None, commitment, ..Self::guest(number) }
    }

    /// The table.
    pub fn state(&self) -> &TableState {
        &self.state
    }

    /// When each entry happened, and its text.
    pub fn log(&self) -> impl Iterator<Item = (Millis, &str)> {
        self.log.iter().map(|(at, text)| (*at, text.as_str()))
    }

    /// The time and chance of the table.
    pub fn environment(&self) -> &Environment {
        &self.env
    }

    /// The table as its log tells it.
    pub fn replayed(&self) -> Result<TableState, Unreadable> {
        TableState::replay(&self.state.id, self.log())
    }

    /// Decides and, if it may be, lets it happen. The transition has what everybody is to be told.
    pub fn decide(&mut self, by: Caller, command: Command) -> Result<Transition, Refused> {
        let transition = decide(&self.state, by, command, &self.env)?;
        self.log.extend(transition.entries.iter().map(|logged| (transition.at, logged.text())));
        self.state = transition.next.fork();
        Ok(transition)
    }

    /// What a client commands that holds these seats.
    pub fn client(&mut self, holds: Seats, command: Command) -> Result<Transition, Refused> {
        self.decide(Caller::Client { holds, away: self.away }, command)
    }

    /// What the one who holds this seat alone commands for it.
    pub fn command(&mut self, seat: Seat, command: SeatCommand) -> Result<Transition, Refused> {
        self.nonces += 1;
        let (name, nonce) = (self.state.seat_name(seat).to_owned(), format!("memory {}", self.nonces));
        self.client(Seats::one(seat), Command::Seat { seat: name, nonce, command })
    }

    /// Somebody sits down: where, and what came of it.
    pub fn sit(&mut self, sit: Sit) -> Result<Transition, Refused> {
        self.client(Seats::NONE, Command::Sit(sit))
    }

    /// Time passes, and whatever is due happens.
    pub fn wait(&mut self, time: Millis) -> Result<Transition, Refused> {
        self.waited.fetch_add(time, Ordering::Relaxed);
        self.decide(Caller::Room, Command::GoOn)
    }
}
