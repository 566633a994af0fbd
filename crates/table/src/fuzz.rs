//! What random bytes may do to a table: a fuzz target calls [`hear`], and nothing may panic, hang or disagree with the log.

use game::{Seats, Setup, Viewer};
use protocol::{ClientMsg, ClockRule, Incoming, Message, Query, Sit, TakebackRule};

use crate::decide::{Caller, Command};
use crate::entry::{Entry, Logged, Opened, Reserved};
use crate::fair::TableSecret;
use crate::memory::{KEY, MemoryTable, still};
use crate::messages::{self, Presence};
use crate::setup::level;
use crate::state::TableState;
use crate::{query, record};

/// How much time passes with each line, in milliseconds.
const PASSES: i64 = 700;

/// In the first byte: nobody sits at the table yet.
const FREE: u8 = 0x80;

/// In the first byte: the seats are drawn by lot.
const LOT: u8 = 0x40;

/// In the first byte: nothing is taken back.
const NO_TAKEBACKS: u8 = 0x20;

/// In the first byte: people sit round a real board.
const REAL_BOARD: u8 = 0x10;

/// The first byte chooses a table and how many of its seats are taken. Each line after it is a message of a client who
/// holds all seats, a person who sits down, `!` and a byte: the legal action of that number is played, or dice that wait are
/// thrown, or `?` and a byte: the person at the seat of that number leaves it.
pub fn hear(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let mut table = Fuzzed(open(*first));
    if first & FREE == 0 {
        for guest in 1..=2 {
            table.sit(Sit { key: None, ..MemoryTable::guest(guest) });
        }
    }
    for line in rest.split(|byte| *byte == b'\n') {
        if let [b'!', number] = line {
            table.play_any(usize::from(*number));
        } else if let [b'?', number] = line {
            table.leave(usize::from(*number));
        } else if let Ok(text) = std::str::from_utf8(line) {
            table.read(text);
        }
        table.0.wait(PASSES).expect("what is due can happen");
    }
    table.agrees_with_its_log();
}

/// A table for two: of each game, in the order of the registry, one for people, and then one against a bot with every
/// option at its last value. So the seeds still mean the same tables when a game comes last.
fn open(first: u8) -> MemoryTable {
    let number = usize::from(first & !(FREE | LOT | NO_TAKEBACKS | REAL_BOARD));
    let against_a_bot = number % 2 == 1;
    let spec = games::GAMES[number / 2 % games::GAMES.len()].spec();
    let mut setup = Setup::with_seats(spec, 2).unwrap_or_else(|| Setup::default_of(spec));
    if against_a_bot {
        for option in spec.options {
            let last = option.values.last().expect("an option has values");
            setup.set_option(option.key, last).expect("it is one of the values");
        }
    }
    let mut chairs = vec![Reserved::Anyone { key: KEY.digest() }; setup.seats().len()];
    let weakest = level(1).expect("there is a first level");
    if against_a_bot {
        chairs[1..].fill(Reserved::Bot { level: weakest });
    }
    let opened = Opened::new(setup, chairs, KEY.digest(), TableSecret([5; 32]));
    let opened = opened.expect("there is a chair for each seat");
    let opened = Opened {
        clock: ClockRule::Move { seconds: 5 },
        listed: true,
        hints: true,
        takebacks: if first & NO_TAKEBACKS == 0 { TakebackRule::Allowed } else { TakebackRule::None },
        lot: first & LOT != 0,
        real_board: first & REAL_BOARD != 0,
        stand_in: Some(weakest),
        ..opened
    };
    MemoryTable::new(opened, still())
}

struct Fuzzed(MemoryTable);

impl Fuzzed {
    fn holds(&self) -> Seats {
        self.0.state().seats().collect()
    }

    fn read(&mut self, text: &str) {
        match Message::<ClientMsg>::read(text).map(ClientMsg::sort) {
            Ok(Incoming::Command { seat, nonce, command }) => {
                self.command(Command::Seat { seat, nonce, command });
            }
            Ok(Incoming::Query { seat, nonce, query }) => self.query(&seat, &nonce, query),
            Ok(Incoming::Reaction { seat, nonce, reaction }) => {
                let shown = query::react(self.0.state(), self.holds(), &seat, reaction, &nonce);
                assert!(shown.err().is_none_or(|refused| !refused.text.is_empty()));
            }
            Ok(Incoming::Connection(_)) => {}
            Err(_) => {
                if let Ok(sit) = serde_json::from_str::<Sit>(text) {
                    self.sit(sit);
                }
            }
        }
    }

    fn sit(&mut self, sit: Sit) {
        self.command(Command::Sit(sit));
    }

    fn leave(&mut self, number: usize) {
        let seats = self.0.state().setup().seats();
        self.command(Command::Leave { seat: seats[number % seats.len()].to_owned() });
    }

    fn query(&self, seat: &str, nonce: &str, query: Query) {
        let (state, holds) = (self.0.state(), self.holds());
        let refused = match query {
            Query::Preview { action } => query::preview(state, holds, seat, &action, nonce).err(),
            Query::Hint => query::may_ask_for_hint(state, holds, seat, nonce).err(),
        };
        assert!(refused.is_none_or(|refused| !refused.text.is_empty()));
    }

    fn command(&mut self, command: Command) {
        let holds = self.holds();
        self.0.away = holds;
        let (before, lot) = (self.0.state().seq, self.0.state().lot.clone());
        match self.0.client(holds, command) {
            Ok(happened) => {
                let state = self.0.state();
                assert!(lot.is_none() || lot == state.lot, "seats are drawn once");
                assert_eq!(
                    state.lot.is_some(),
                    state.begun && state.opened.lot,
                    "and before the game begins"
                );
                let takes_back = |logged: &Logged| matches!(logged.entry, Entry::Undone { .. });
                let taken_back = happened.entries.iter().any(takes_back);
                assert!(
                    !taken_back || state.opened.takebacks == TakebackRule::Allowed,
                    "as the table wants it"
                );
                assert_eq!(state.seq, before + happened.entries.len() as u64, "each entry has a number");
                assert!(happened.seq <= state.seq, "what happened has a number of the past");
                if let Some(command) = happened.entries.first().and_then(|logged| logged.command.as_ref()) {
                    let by = happened.seat.expect("a command is for a seat");
                    assert_eq!(state.carried_out(by, &command.nonce), Some(before + 1), "remembered");
                }
            }
            Err(refused) => assert!(!refused.text.is_empty() && self.0.state().seq == before),
        }
    }

    fn play_any(&mut self, number: usize) {
        let state = self.0.state();
        if !state.dice().is_empty() {
            self.throw_any(number);
            return;
        }
        let Some(seat) = state.to_act() else { return };
        let legal = state.game.legal();
        let action = legal[number % legal.len()].clone();
        if state.to_think().is_some() {
            let played = self.0.decide(Caller::Room, Command::BotPlays { seat, action });
            played.expect("what is legal can be played");
            return;
        }
        let seq = state.seq;
        let played = self.0.command(seat, protocol::SeatCommand::Play { seq, action });
        // Somebody who has given up has nobody to play for them until a bot does.
        assert!(played.is_ok() || self.0.state().seq == seq);
    }

    /// The dice that wait fall: by hand, or by the table.
    fn throw_any(&mut self, number: usize) {
        let state = self.0.state();
        let seq = state.seq;
        let Some(seat) = state.people().find(|seat| state.chairs[seat.index()].stand_in.is_none()) else {
            return;
        };
        let faces = state.dice().into_iter().map(|die| die.faces[number % die.faces.len()].to_owned());
        let faces = (!number.is_multiple_of(4)).then(|| faces.collect());
        let thrown = self.0.command(seat, protocol::SeatCommand::Throw { seq, faces });
        thrown.expect("dice that wait can be thrown");
    }

    /// Anyone who reads the log finds the same table.
    fn agrees_with_its_log(&self) {
        let again = self.0.replayed().expect("the log can be read");
        for viewer in Viewer::all(again.chairs.len()) {
            let shown = |state: &TableState| {
                let snapshot = messages::snapshot(state, viewer, self.holds(), &Presence::default(), 0);
                (serde_json::to_string(&snapshot).expect("string keys"), record::record(state, viewer))
            };
            assert_eq!(shown(self.0.state()), shown(&again), "the log tells another game");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What people may say while others are waited for, on seats of one kind of names or the other.
    const WAITING: [&str; 7] = [
        r#"{"v":1,"type":"rename","seat":"p1","name":"Änne","nonce":"4"}"#,
        r#"{"v":1,"type":"rename","seat":"red","name":"\u202e","nonce":"5"}"#,
        r#"{"v":1,"type":"react","seat":"red","reaction":"wow","nonce":"6"}"#,
        r#"{"v":1,"type":"stand-in","seat":"p1","absent":"p2","level":1,"nonce":"7"}"#,
        r#"{"v":1,"type":"free-seat","seat":"p1","bot":"p2","nonce":"8"}"#,
        r#"{"v":1,"type":"free-seat","seat":"red","bot":"yellow","nonce":"9"}"#,
        r#"{"v":1,"type":"fewer","seat":"p1","nonce":"10"}"#,
    ];

    /// What the seeds of the fuzzer are made of.
    #[test]
    fn messages_are_heard() {
        for table in 0..2 * games::GAMES.len() as u8 {
            for kind in (0..16).map(|kind| kind << 4) {
                let mut bytes = vec![table | kind];
                bytes.extend(b"?\x01\n");
                for guest in 0..3 {
                    bytes.extend(serde_json::to_vec(&MemoryTable::guest(guest)).expect("string keys"));
                    bytes.push(b'\n');
                    for said in WAITING {
                        bytes.extend(said.as_bytes());
                        bytes.push(b'\n');
                    }
                }
                for number in 0..60 {
                    bytes.extend([b'!', 11 + number, b'\n']);
                    bytes.extend(br#"{"v":1,"type":"say","seat":"p1","text":"Ah","nonce":"1"}"#);
                    bytes.push(b'\n');
                    bytes.extend(br#"{"v":1,"type":"undo","seat":"red","seq":7,"nonce":"2"}"#);
                    bytes.push(b'\n');
                    bytes.extend(br#"{"v":1,"type":"throw","seat":"p1","seq":9,"faces":["7"],"nonce":"t"}"#);
                    bytes.push(b'\n');
                    bytes.extend(br#"{"v":1,"type":"preview","seat":"p1","action":"?","nonce":"3"}"#);
                    bytes.push(b'\n');
                }
                hear(&bytes);
            }
        }
    }
}
