//! What random bytes may do to a table: `fuzz/src/bin/socket.rs` calls [`hear`], and nothing may panic, hang or disagree
//! with the log.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use game::{Seat, Seats, Viewer};
use protocol::{ChairWish, ClientMsg, Message, Sit};
use store::Millis;

use crate::entry::{Entry, Logged, Opened, Reserved};
use crate::keys::{self, Secret};
use crate::sheet::Sheet;
use crate::tell::{self, Presence};
use crate::wish::{self, Granted};
use crate::world::World;
use crate::{hall, scroll};

/// A table to choose: the game, its seats, its options, and a person or a bot for each seat.
struct Choice {
    game: &'static str,
    seats: &'static str,
    options: &'static [(&'static str, &'static str)],
    chairs: [ChairWish; 2],
}

const PEOPLE: [ChairWish; 2] = [ChairWish::Person {}, ChairWish::Person {}];

const AGAINST_A_BOT: [ChairWish; 2] = [ChairWish::Person {}, ChairWish::Bot { level: 1 }];

/// The tables that the first byte chooses from.
const TABLES: [Choice; 5] = [
    Choice { game: "pyramidis", seats: "red, yellow", options: &[], chairs: PEOPLE },
    Choice { game: "sakkara", seats: "red, blue", options: &[("opening", "fists")], chairs: PEOPLE },
    Choice { game: "sphinx", seats: "p1, p2", options: &[], chairs: PEOPLE },
    Choice { game: "piramido", seats: "p1, p2", options: &[("reels", "random")], chairs: AGAINST_A_BOT },
    Choice { game: "pyramidis", seats: "red, yellow", options: &[], chairs: AGAINST_A_BOT },
];

/// A table whose log is kept in memory.
struct Desk {
    sheet: Sheet,
    log: Vec<store::Entry>,
    world: World,
    clock: Arc<AtomicI64>,
    nonces: u32,
}

/// The first byte chooses a table and how many of its seats are taken. Each line after it is a message of a client who
/// holds all seats, a person who sits down, or `!` and a byte: the legal action of that number is played.
pub fn hear(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let mut desk = Desk::open(&TABLES[usize::from(*first % 128) % TABLES.len()]);
    if first & 0x80 == 0 {
        desk.sit(&Desk::guest(1));
        desk.sit(&Desk::guest(2));
    }
    for line in rest.split(|byte| *byte == b'\n') {
        desk.clock.fetch_add(700, Ordering::Relaxed);
        if let [b'!', number] = line {
            desk.play_any(usize::from(*number));
        } else if let Ok(text) = std::str::from_utf8(line) {
            match Message::<ClientMsg>::read(text) {
                Ok(message) => desk.wish(&message),
                Err(_) => {
                    if let Ok(sit) = serde_json::from_str::<Sit>(text) {
                        desk.sit(&sit);
                    }
                }
            }
        }
        desk.time_goes_by();
    }
    desk.agrees_with_its_log();
}

impl Desk {
    fn open(choice: &Choice) -> Self {
        let clock = Arc::new(AtomicI64::new(1_000));
        let (time, drawn) = (Arc::clone(&clock), AtomicU64::new(0));
        let fill = move |bytes: &mut [u8]| bytes.fill(drawn.fetch_add(1, Ordering::Relaxed) as u8);
        let world = World::of(move || time.load(Ordering::Relaxed), fill);
        let options = choice.options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let opened = Opened {
            game: choice.game.to_owned(),
            seats: choice.seats.to_owned(),
            options: options.collect(),
            chairs: choice.chairs.map(|chair| reserved(chair, &world)).to_vec(),
            clock: protocol::ClockRule::Move { seconds: 5 },
            listed: true,
            hints: true,
            stand_in: Some(1),
            key: Secret::draw(&world).digest(),
            secret: keys::hex(&world.random::<32>()),
        };
        let (id, at) = (keys::new_table(&world), world.now());
        let log = vec![hall::entry(at, &Entry::Opened(Box::new(opened.clone())).into())];
        let sheet = Sheet::open(id, opened, at).expect("the table is a possible one");
        Self { sheet, log, world, clock, nonces: 0 }
    }

    fn guest(number: u8) -> Sit {
        let secret = Secret([number; 16]).to_string();
        Sit { seat: None, key: None, token: secret.clone(), name: format!("Guest {number}"), number: secret }
    }

    fn held(&self) -> Seats {
        Seat::all(self.sheet.chairs.len()).collect()
    }

    fn sit(&mut self, sit: &Sit) {
        if let Ok((_, Granted::Now(entries))) = wish::sit(&mut self.sheet, sit, &self.world) {
            self.commit(&entries);
        }
    }

    fn wish(&mut self, message: &ClientMsg) {
        let before = (self.sheet.seq, self.sheet.game.position());
        let held = self.held();
        if let ClientMsg::Preview { seat, action, .. } = message
            && wish::holder(&self.sheet, held, seat).is_ok()
        {
            self.sheet.game.preview(action);
        }
        let decided = wish::decide(&mut self.sheet, held, held, message, &self.world);
        assert!(before == (self.sheet.seq, self.sheet.game.position()), "a decision changes nothing");
        match decided {
            Ok(Granted::Now(entries)) => {
                let first = entries[0].wish.clone().expect("what was wished says by whom");
                let seq = self.sheet.seq + 1;
                self.commit(&entries);
                assert_eq!(
                    self.sheet.granted(Seat(first.by), &first.nonce),
                    Some(seq),
                    "a wish is remembered"
                );
            }
            Ok(Granted::Before(seq)) => assert!(seq <= self.sheet.seq),
            Err(refused) => assert!(!refused.text.is_empty()),
        }
    }

    fn play_any(&mut self, number: usize) {
        let Some(seat) = self.sheet.to_act() else { return };
        let legal = self.sheet.game.legal();
        let action = &legal[number % legal.len()];
        if self.sheet.to_think().is_some() {
            let entries = wish::bot_plays(&mut self.sheet, seat, action, &self.world);
            return self.commit(&entries.expect("what is legal can be played"));
        }
        self.nonces += 1;
        let (seat, nonce) = (self.sheet.seat_name(seat).to_owned(), format!("any {}", self.nonces));
        self.wish(&ClientMsg::Play { seat, seq: self.sheet.seq, action: action.clone(), nonce });
    }

    fn time_goes_by(&mut self) {
        let entries = wish::time_up(&self.sheet, &self.world);
        self.commit(&entries);
    }

    /// As a room does, without a store.
    fn commit(&mut self, entries: &[Logged]) {
        let at: Millis = self.world.now().max(self.sheet.touched);
        let mut next = self.sheet.fork();
        for logged in entries {
            next.apply(at, logged).expect("what was decided can happen");
            for viewer in Viewer::all(next.chairs.len()) {
                tell::text(tell::step(&next, &logged.entry, viewer));
            }
        }
        assert_eq!(next.seq, self.sheet.seq + entries.len() as u64, "each entry has a number");
        self.log.extend(entries.iter().map(|logged| hall::entry(at, logged)));
        self.sheet = next;
    }

    /// Whoever reads the log finds the same table.
    fn agrees_with_its_log(&self) {
        assert_eq!(self.sheet.seq, self.log.len() as u64);
        let again = Sheet::replay(&self.sheet.id, &self.log).expect("the log can be read");
        for viewer in Viewer::all(self.sheet.chairs.len()) {
            let shown = |sheet| {
                let snapshot = tell::snapshot(sheet, viewer, self.held(), &Presence::default(), 0);
                (tell::text(snapshot), scroll::record(sheet, viewer))
            };
            assert_eq!(shown(&self.sheet), shown(&again), "the log tells another game");
        }
    }
}

fn reserved(chair: ChairWish, world: &World) -> Reserved {
    match chair {
        ChairWish::Person {} => Reserved::Anyone { key: Secret::draw(world).digest() },
        ChairWish::Bot { level } => Reserved::Bot { level },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the seeds of the fuzzer are made of.
    #[test]
    fn messages_are_heard() {
        for table in 0..TABLES.len() as u8 {
            for taken in [0, 0x80] {
                let mut bytes = vec![table | taken];
                for number in 0..60 {
                    bytes.extend([b'!', 11 + number, b'\n']);
                    bytes.extend(br#"{"v":1,"type":"say","seat":"p1","text":"Ah","nonce":"1"}"#);
                    bytes.push(b'\n');
                    bytes.extend(br#"{"v":1,"type":"undo","seat":"red","seq":7,"nonce":"2"}"#);
                    bytes.push(b'\n');
                }
                hear(&bytes);
            }
        }
    }
}
