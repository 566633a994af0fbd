//! A table in memory that checks itself: [`CheckedTable`].
#![allow(dead_code, reason = "not every test file needs all of it")]

use game::{Seat, Seats, Viewer};
use protocol::{EndReason, Refusal, SeatCommand, Sit, UndoKind};
use table::fair::TableSecret;
use table::keys::Secret;
use table::memory::{KEY, MemoryTable};
use table::messages;
use table::{Command, Opened, Refused, Reserved, TableState, Transition};

/// A table in memory, which after everything that happens is what its log tells.
pub struct CheckedTable {
    pub memory: MemoryTable,
}

/// `p` is a person, a digit a bot of that level.
pub fn opened(game: &str, seats: &str, chairs: &str) -> Opened {
    let chair = |who: char| match who.to_digit(10) {
        Some(level) => Reserved::Bot { level: bots::Level::new(level as u8).unwrap() },
        None => Reserved::Anyone { key: Secret([20; 16]).digest() },
    };
    let setup = table::setup(game, Some(seats), &std::collections::BTreeMap::new()).unwrap();
    Opened::new(setup, chairs.chars().map(chair).collect(), KEY.digest(), TableSecret([5; 32])).unwrap()
}

impl CheckedTable {
    pub fn new(opened: Opened) -> Self {
        Self { memory: MemoryTable::new(opened, table::memory::still()) }
    }

    /// A table at which everybody has sat down.
    pub fn begun(opened: Opened) -> Self {
        let people = opened.chairs().iter().map(|chair| matches!(chair, Reserved::Anyone { .. }));
        let people: Vec<bool> = people.collect();
        let mut checked = Self::new(opened);
        for seat in (0..people.len()).filter(|seat| people[*seat]) {
            checked.sit(&sit(seat as u8)).unwrap();
        }
        checked
    }

    pub fn state(&self) -> &TableState {
        self.memory.state()
    }

    fn checked(&self, happened: Result<Transition, Refused>) -> Result<Transition, Refused> {
        let replayed = self.memory.replayed().unwrap();
        for viewer in Viewer::all(self.state().chairs.len()) {
            let [told, tells] = [&replayed, self.state()].map(|state| messages::state_for(state, viewer));
            assert_eq!(told, tells, "the log tells the table");
        }
        happened
    }

    pub fn sit(&mut self, sit: &Sit) -> Result<&'static str, Refused> {
        let happened = self.memory.sit(sit.clone());
        let happened = self.checked(happened)?;
        Ok(self.state().seat_name(happened.seat.unwrap()))
    }

    pub fn leave(&mut self, seat: Seat) -> Result<usize, Refusal> {
        let name = self.state().seat_name(seat).to_owned();
        let happened = self.memory.client(Seats::one(seat), Command::Leave { seat: name });
        self.checked(happened).map(|happened| happened.entries.len()).map_err(|refused| refused.code)
    }

    /// What comes of a command of the one who holds a seat: how many entries, or why not.
    pub fn command(
        &mut self,
        holds: &str,
        seat: &str,
        nonce: &str,
        command: SeatCommand,
    ) -> Result<usize, Refusal> {
        let holds = self.state().seat(holds).into_iter().collect();
        let command = Command::Seat { seat: seat.to_owned(), nonce: nonce.to_owned(), command };
        let happened = self.memory.client(holds, command);
        self.checked(happened).map(|happened| happened.entries.len()).map_err(|refused| refused.code)
    }

    /// The same with a nonce of its own, for the seat that is held.
    pub fn ask(&mut self, seat: &str, command: SeatCommand) -> Result<usize, Refusal> {
        let seat = self.state().seat(seat).unwrap();
        let happened = self.memory.command(seat, command);
        self.checked(happened).map(|happened| happened.entries.len()).map_err(|refused| refused.code)
    }

    pub fn play(&mut self, seat: &str, action: &str) -> Result<usize, Refusal> {
        let seq = self.state().seq;
        self.ask(seat, SeatCommand::Play { seq, action: action.into() })
    }

    pub fn undo(&mut self, seat: &str) -> Result<usize, Refusal> {
        let seq = self.state().seq;
        self.ask(seat, SeatCommand::Undo { seq })
    }

    pub fn answer(&mut self, seat: &str, yes: bool) -> Result<usize, Refusal> {
        self.ask(seat, SeatCommand::Answer { yes })
    }

    pub fn resign(&mut self, seat: &str) -> Result<usize, Refusal> {
        self.ask(seat, SeatCommand::Resign)
    }

    pub fn stand_in(&mut self, seat: &str, absent: &str) -> Result<usize, Refusal> {
        self.ask(seat, SeatCommand::StandIn { absent: absent.into(), level: 2 })
    }

    pub fn come_back(&mut self, seat: &str) -> Result<usize, Refusal> {
        self.ask(seat, SeatCommand::Return)
    }

    /// Plays the first legal action of the seat that is to act.
    pub fn play_any(&mut self) {
        let seat = self.state().to_act().unwrap();
        let name = self.state().seat_name(seat);
        let action = self.state().game.legal().swap_remove(0);
        assert!(self.play(name, &action).is_ok());
    }

    pub fn pass(&mut self, seconds: i64) {
        let happened = self.memory.wait(1000 * seconds);
        self.checked(happened).unwrap();
    }

    pub fn undo_kind(&self, seat: &str) -> UndoKind {
        messages::state_for(self.state(), Viewer::Seat(self.state().seat(seat).unwrap())).undo
    }

    pub fn result(&self) -> (Vec<String>, EndReason) {
        let result = messages::result(self.state()).unwrap();
        (result.winners, result.how)
    }

    /// The bot that is to act: its seat, and the number of its level.
    pub fn to_think(&self) -> Option<(Seat, u8)> {
        self.state().to_think().map(|(seat, level)| (seat, level.number()))
    }
}

pub fn sit(seat: u8) -> Sit {
    MemoryTable::guest(seat)
}

/// A table that was made a little differently.
pub fn with(mut opened: Opened, change: impl FnOnce(&mut Opened)) -> Opened {
    change(&mut opened);
    opened
}

pub fn pyramidis() -> Opened {
    opened("pyramidis", "red, yellow", "pp")
}
