//! A table as its log tells it. [`Sheet::apply`] is the only way in which a table changes.

use std::collections::VecDeque;
use std::sync::Arc;

use game::{Actor, Outcome, Seat, Setup, Table, Turn};
use protocol::{ChatLine, RequestKind};
use store::{Millis, TableId};
use thiserror::Error;

use crate::clock::Clock;
use crate::entry::{Entry, Logged, NoSuchSetup, Opened, Reserved, Wish};
use crate::fair::{Fair, TableSecret};
use crate::keys::{Digest, Secret, unhex};

/// How many lines of chat are shown to whoever comes.
const CHAT: usize = 50;

/// How many wishes of the past are remembered.
const WISHES: usize = 64;

/// Everything about a table.
pub struct Sheet {
    pub id: TableId,
    pub opened: Arc<Opened>,
    pub chairs: Vec<Chair>,
    pub game: Box<dyn Table>,
    /// The number of the last entry.
    pub seq: u64,
    /// The number of the last entry that changed what may be played.
    pub changed: u64,
    pub created: Millis,
    pub touched: Millis,
    pub begun: bool,
    pub request: Option<Asked>,
    pub ended: Option<Ended>,
    pub clock: Clock,
    /// Shared with copies: few actions change it.
    pub chat: Arc<VecDeque<ChatLine>>,
    /// The table of the next game.
    pub next: Option<TableId>,
    /// How often actions have been taken back.
    pub takebacks: u32,
    /// The same, as it was when each action was played.
    pub takebacks_at: Vec<u32>,
    pub fair: Fair,
    wishes: VecDeque<(Arc<Wish>, u64)>,
}

/// A seat at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Chair {
    pub who: Who,
    /// The level of the bot that plays for the person.
    pub stand_in: Option<u8>,
    pub time_up: bool,
    pub resigned: bool,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Who {
    Free { key: Digest },
    Kept { name: String, token: Digest },
    Person { name: String, token: Digest },
    Bot { level: u8 },
}

/// What a seat has asked the others for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    pub by: Seat,
    pub kind: RequestKind,
    pub waiting: Vec<Seat>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    pub outcome: Outcome,
    pub how: How,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    Rules,
    Resigned,
    Agreed,
}

impl How {
    /// As clients are told.
    pub fn word(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Resigned => "resigned",
            Self::Agreed => "agreed",
        }
    }
}

/// Why a log is no table's.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum Corrupt {
    #[error("entry 1: {0}")]
    Opening(String),
    #[error("entry {seq}: {reason}")]
    Entry { seq: u64, reason: String },
}

impl From<NoSuchSetup> for Corrupt {
    fn from(error: NoSuchSetup) -> Self {
        Self::Opening(error.to_string())
    }
}

impl Sheet {
    /// A table that has just been made.
    pub fn open(id: TableId, opened: Opened, at: Millis) -> Result<Self, Corrupt> {
        let setup = opened.setup()?;
        let seats = setup.seats().len();
        let entry = games::find(&opened.game).expect("there is a setup of it");
        if opened.chairs.len() != seats {
            let found = opened.chairs.len();
            return Err(Corrupt::Opening(format!("found {found} chairs, expected {seats}")));
        }
        let secret = unhex(&opened.secret)
            .ok_or_else(|| Corrupt::Opening("expected a secret of 64 hexadecimal digits".to_owned()))?;
        let chairs = opened.chairs.iter().map(|reserved| Chair {
            who: match reserved.clone() {
                Reserved::Anyone { key } => Who::Free { key },
                Reserved::Guest { name, token } => Who::Kept { name, token },
                Reserved::Bot { level } => Who::Bot { level },
            },
            stand_in: None,
            time_up: false,
            resigned: false,
        });
        Ok(Self {
            chairs: chairs.collect(),
            game: entry.open(&setup),
            seq: 1,
            changed: 1,
            created: at,
            touched: at,
            begun: false,
            request: None,
            ended: None,
            clock: Clock::new(opened.clock, seats),
            chat: Arc::default(),
            next: None,
            takebacks: 0,
            takebacks_at: Vec::new(),
            fair: Fair { secret: TableSecret(secret), numbers: vec![Secret([0; 16]); seats] },
            wishes: VecDeque::new(),
            id,
            opened: Arc::new(opened),
        })
    }

    /// A copy on which something can be tried.
    pub fn fork(&self) -> Self {
        Self {
            id: self.id.clone(),
            opened: Arc::clone(&self.opened),
            chairs: self.chairs.clone(),
            game: self.game.fork(),
            request: self.request.clone(),
            clock: self.clock.clone(),
            chat: Arc::clone(&self.chat),
            next: self.next.clone(),
            takebacks_at: self.takebacks_at.clone(),
            fair: self.fair.clone(),
            wishes: self.wishes.clone(),
            ..*self
        }
    }

    /// A table as its whole log tells it.
    pub fn replay(id: &TableId, entries: &[store::Entry]) -> Result<Self, Corrupt> {
        let mut sheet: Option<Self> = None;
        for (number, entry) in entries.iter().enumerate() {
            let seq = number as u64 + 1;
            let bad = |reason: String| Corrupt::Entry { seq, reason };
            let logged: Logged = serde_json::from_str(&entry.body).map_err(|error| bad(error.to_string()))?;
            match (&mut sheet, logged.entry) {
                (None, Entry::Opened(opened)) => sheet = Some(Self::open(id.clone(), *opened, entry.at)?),
                (Some(sheet), happened) => {
                    sheet.apply(entry.at, &Logged { entry: happened, wish: logged.wish })?;
                }
                (None, _) => return Err(Corrupt::Opening("expected `opened`".to_owned())),
            }
        }
        sheet.ok_or_else(|| Corrupt::Opening("expected `opened`, found an empty log".to_owned()))
    }

    /// Lets an entry of the log happen.
    pub fn apply(&mut self, at: Millis, logged: &Logged) -> Result<(), Corrupt> {
        self.happen(at, &logged.entry).map_err(|reason| Corrupt::Entry { seq: self.seq + 1, reason })?;
        self.seq += 1;
        self.touched = at;
        if !matches!(logged.entry, Entry::Said { .. } | Entry::Rematch { .. }) {
            self.changed = self.seq;
            self.clock.run(self.waited_for(), at);
        }
        if let Some(wish) = &logged.wish {
            if self.wishes.len() == WISHES {
                self.wishes.pop_front();
            }
            self.wishes.push_back((Arc::new(wish.clone()), self.seq));
        }
        Ok(())
    }

    fn happen(&mut self, at: Millis, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Opened(_) => return Err("found a second `opened`".to_owned()),
            Entry::Sat { seat, name, token, number } => {
                self.chair(*seat)?.who = Who::Person { name: name.clone(), token: *token };
                self.fair.numbers[usize::from(*seat)] = *number;
            }
            Entry::Rose { seat } => {
                let key = match self.opened.chairs.get(usize::from(*seat)) {
                    Some(Reserved::Anyone { key }) => *key,
                    _ => self.opened.key,
                };
                self.chair(*seat)?.who = Who::Free { key };
            }
            Entry::Began => self.begun = true,
            Entry::Played { seat, action } => self.play(*seat, action)?,
            Entry::Undone { plies, .. } => self.undo(*plies)?,
            Entry::Asked { seat, kind } => self.ask(Seat(*seat), *kind),
            Entry::Answered { seat, yes } => self.answer(Seat(*seat), *yes)?,
            Entry::Resigned { seat } => {
                self.chair(*seat)?.resigned = true;
                self.end_if_deserted();
            }
            Entry::TimeUp { seat } => self.chair(*seat)?.time_up = true,
            Entry::StoodIn { seat, level } => {
                let chair = self.chair(*seat)?;
                match chair.who {
                    Who::Free { .. } | Who::Kept { .. } => chair.who = Who::Bot { level: *level },
                    Who::Person { .. } | Who::Bot { .. } => chair.stand_in = Some(*level),
                }
            }
            Entry::Returned { seat } => {
                let chair = self.chair(*seat)?;
                (chair.stand_in, chair.time_up) = (None, false);
            }
            Entry::Said { seat, text } => self.say(Seat(*seat), text, at)?,
            Entry::Rematch { table } => self.next = Some(table.clone()),
        }
        Ok(())
    }

    fn play(&mut self, seat: Option<u8>, action: &str) -> Result<(), String> {
        let actor = seat.map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
        if seat.is_some_and(|seat| usize::from(seat) >= self.chairs.len()) {
            return Err("found a seat that is not there".to_owned());
        }
        let name = self.setup().name(actor);
        self.game.play(name, action).map_err(|error| error.to_string())?;
        self.takebacks_at.push(self.takebacks);
        self.request = None;
        if let Turn::Over(outcome) = self.game.turn() {
            self.ended = Some(Ended { outcome, how: How::Rules });
        }
        if self.clock.renews()
            && let Some(seat) = seat
        {
            self.chairs[usize::from(seat)].time_up = false;
        }
        Ok(())
    }

    fn undo(&mut self, plies: usize) -> Result<(), String> {
        if plies > self.game.ply() {
            return Err(format!("found {plies} actions to take back, expected at most {}", self.game.ply()));
        }
        for _ in 0..plies {
            self.game.undo();
            self.takebacks_at.pop();
        }
        self.takebacks += 1;
        self.request = None;
        self.ended = None;
        Ok(())
    }

    fn ask(&mut self, by: Seat, kind: RequestKind) {
        let waiting = self.present().filter(|seat| *seat != by).collect();
        self.request = Some(Asked { by, kind, waiting });
    }

    fn answer(&mut self, seat: Seat, yes: bool) -> Result<(), String> {
        let request = self.request.as_mut().ok_or("found an answer without a question")?;
        request.waiting.retain(|waiting| *waiting != seat);
        if !yes {
            self.request = None;
        } else if request.waiting.is_empty() && request.kind == RequestKind::Draw {
            self.ended = Some(Ended { outcome: Outcome::DRAW, how: How::Agreed });
            self.request = None;
        }
        Ok(())
    }

    fn say(&mut self, seat: Seat, text: &str, at: Millis) -> Result<(), String> {
        let name = self.name_of(seat).ok_or("found a seat that is not there")?.to_owned();
        let line = ChatLine {
            seq: self.seq + 1,
            seat: self.setup().seats()[seat.index()].to_owned(),
            name,
            text: text.to_owned(),
            at,
        };
        let chat = Arc::make_mut(&mut self.chat);
        if chat.len() == CHAT {
            chat.pop_front();
        }
        chat.push_back(line);
        Ok(())
    }

    /// When nobody but one seat, or no person at all, plays on, the game has ended.
    fn end_if_deserted(&mut self) {
        let left: Vec<Seat> =
            Seat::all(self.chairs.len()).filter(|seat| !self.chairs[seat.index()].resigned).collect();
        if left.len() <= 1 || self.people().next().is_none() {
            let outcome = Outcome { winners: left.into_iter().collect() };
            self.ended = Some(Ended { outcome, how: How::Resigned });
        }
    }

    fn chair(&mut self, seat: u8) -> Result<&mut Chair, String> {
        self.chairs.get_mut(usize::from(seat)).ok_or_else(|| "found a seat that is not there".to_owned())
    }

    /// The seats and options.
    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// The seat of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        let number = self.setup().seats().iter().position(|seat| *seat == name)?;
        Some(Seat(number as u8))
    }

    /// The name of the seat.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        self.setup().seats()[seat.index()]
    }

    /// The name of the person, if one has the seat.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        match &self.chairs.get(seat.index())?.who {
            Who::Person { name, .. } | Who::Kept { name, .. } => Some(name),
            Who::Free { .. } | Who::Bot { .. } => None,
        }
    }

    /// The seats that are held by this token.
    pub fn held_by(&self, digest: Digest) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len()).filter(move |seat| match &self.chairs[seat.index()].who {
            Who::Person { token, .. } | Who::Kept { token, .. } => *token == digest,
            Who::Free { .. } | Who::Bot { .. } => false,
        })
    }

    /// The seats of people who have not given up.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len()).filter(|seat| {
            let chair = &self.chairs[seat.index()];
            matches!(chair.who, Who::Person { .. }) && !chair.resigned
        })
    }

    /// The seats of people for whom no bot stands in: those who can be asked something.
    pub fn present(&self) -> impl Iterator<Item = Seat> {
        self.people().filter(|seat| self.chairs[seat.index()].stand_in.is_none())
    }

    /// Whether every seat has somebody, so that the game can begin.
    pub fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair.who, Who::Person { .. } | Who::Bot { .. }))
    }

    /// The seat that acts next, while the game goes on.
    pub fn to_act(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) if self.begun && self.ended.is_none() => Some(seat),
            _ => None,
        }
    }

    /// The bot that acts next, if it is one: its seat and level.
    pub fn to_think(&self) -> Option<(Seat, u8)> {
        const GIVEN_UP: u8 = 3;
        let seat = self.to_act()?;
        let chair = &self.chairs[seat.index()];
        let level = match chair.who {
            Who::Bot { level } => Some(level),
            _ if chair.resigned => Some(chair.stand_in.or(self.opened.stand_in).unwrap_or(GIVEN_UP)),
            _ => chair.stand_in,
        };
        Some((seat, level?))
    }

    /// The person whose clock runs.
    fn waited_for(&self) -> Option<Seat> {
        self.to_act().filter(|_| self.to_think().is_none())
    }

    /// When the time of somebody is up who still has some.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        self.clock.deadline().filter(|(seat, _)| !self.chairs[seat.index()].time_up)
    }

    /// The number of the entry that came of this wish before.
    pub fn granted(&self, seat: Seat, nonce: &str) -> Option<u64> {
        let mut known = self.wishes.iter().rev();
        known.find(|(wish, _)| wish.by == seat.0 && wish.nonce == nonce).map(|(_, seq)| *seq)
    }
}
