//! A table as its log tells it: [`TableState`]. It changes by its log alone, see [`TableState::apply`].

use std::collections::VecDeque;
use std::sync::Arc;

use bots::Level;
use game::{AnyMatch, OtherRules, Outcome, Seat, Seats, Setup, Turn};
use protocol::{ChatLine, EndReason, Millis, RequestKind, TableId};
use thiserror::Error;

use crate::clock::Clock;
use crate::commands::Commands;
use crate::entry::{self, Entry, Logged, Opened, Reserved};
use crate::fair::{Fair, ThrowPlace};
use crate::keys::{Digest, Secret};
use crate::lot::Lot;
use crate::real_board::HandThrows;
use crate::takebacks::Takebacks;

/// Who plays on for somebody who has given up, if the table says nothing about it.
const PLAYS_ON: Level = Level::ALL[2];

/// Everything about a table.
pub struct TableState {
    /// Its name.
    pub id: TableId,
    /// As it was made.
    pub opened: Arc<Opened>,
    /// Who sits where, by seat.
    pub chairs: Vec<Chair>,
    /// The game.
    pub game: Box<dyn AnyMatch>,
    /// The number of the last entry.
    pub seq: u64,
    /// The number of the last entry that changed what may be played.
    pub changed: u64,
    /// When the table was made.
    pub created: Millis,
    /// When something last happened.
    pub touched: Millis,
    /// Whether all have sat down, and the game has begun.
    pub begun: bool,
    /// Since when somebody has every seat, until the game begins.
    pub full_since: Option<Millis>,
    /// What everybody together brought into the log before the game, also those who have left.
    pub(crate) early: Asides,
    /// How often a seat was left.
    pub(crate) left: u32,
    /// How the seats were drawn by lot, if they were.
    pub lot: Option<Lot>,
    /// What a seat has asked the others for.
    pub request: Option<PendingRequest>,
    /// How the game ended, if it did.
    pub ended: Option<Ended>,
    /// When everybody sat, and when the game ended.
    pub(crate) times: (Option<Millis>, Option<Millis>),
    /// Whose time runs.
    pub clock: Clock,
    /// The last lines of chat. Shared with copies: few actions change it.
    pub chat: Arc<VecDeque<ChatLine>>,
    /// The table of the next game, or of this one with fewer players.
    pub next_table: Option<TableId>,
    /// How often actions have been taken back.
    pub takebacks: Takebacks,
    /// What was thrown by hand.
    pub hand_throws: HandThrows,
    /// Where everything random comes from.
    pub fair: Fair,
    /// Every command that was carried out.
    pub(crate) commands: Commands,
}

/// A seat at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Chair {
    /// Who has it.
    pub holder: Holder,
    /// The bot that plays for the person.
    pub stand_in: Option<Level>,
    /// Whether the time of the seat is up.
    pub time_up: bool,
    /// Whether the seat has given up.
    pub resigned: bool,
    /// How it is with its number for the dice.
    pub number: SeatNumber,
    /// Another seat at which somebody has a name that looks the same.
    pub looks_like: Option<Seat>,
    /// What the one who has the seat has brought into the log that is not a part of the game.
    pub(crate) asides: Asides,
}

/// How much of the log somebody has filled with what is not a part of the game, since they sat down; or everybody
/// together, before the game. It is limited, so that nobody can fill the log and the game itself never has to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Asides {
    /// Lines of chat, and new names.
    pub(crate) said: u32,
    /// How many of them when the game was over.
    pub(crate) said_after_the_end: u32,
    /// Takebacks, questions, and bots that were to stand in or to go.
    pub(crate) asked: u32,
}

/// How it is with a seat's own number for the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatNumber {
    /// It is zero: nobody's, or a bot's.
    Zero,
    /// It was told by sitting down.
    Told,
    /// It was committed to and is not open yet.
    Closed(Digest),
    /// It was committed to, and opened when all had sat down.
    Opened,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Free {
        /// Of the key that opens the seat.
        key: Digest,
    },
    /// Somebody from the game before, who has not come yet.
    Kept {
        /// Their name.
        name: String,
        /// Of their token.
        token: Digest,
    },
    /// A person, or a program that plays as one.
    Person {
        /// Their name.
        name: String,
        /// Of their token.
        token: Digest,
    },
    /// One of our bots.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// What a seat has asked the others for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingRequest {
    /// Who asked.
    pub by: Seat,
    /// What for.
    pub kind: RequestKind,
    /// Who has still to answer.
    pub waiting: Vec<Seat>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won.
    pub outcome: Outcome,
    /// Why it ended.
    pub how: EndReason,
}

/// Why a log does not become a table here.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum Unreadable {
    /// Nothing is wrong with it, but another version plays it.
    #[error(transparent)]
    Rules(OtherRules),
    #[error("entry 1: {0}")]
    Opening(String),
    #[error("entry {seq}: {reason}")]
    Entry { seq: u64, reason: String },
}

impl From<&Reserved> for Holder {
    fn from(reserved: &Reserved) -> Self {
        match reserved.clone() {
            Reserved::Anyone { key } => Self::Free { key },
            Reserved::Kept { name, token } => Self::Kept { name, token },
            Reserved::Bot { level } => Self::Bot { level },
        }
    }
}

impl TableState {
    /// A table that has just been made.
    pub fn open(id: TableId, opened: Opened, at: Millis) -> Self {
        let seats = opened.chairs().len();
        let chair = |reserved: &Reserved| Chair {
            holder: reserved.into(),
            stand_in: None,
            time_up: false,
            resigned: false,
            asides: Asides::default(),
            number: SeatNumber::Zero,
            looks_like: None,
        };
        let mut state = Self {
            chairs: opened.chairs().iter().map(chair).collect(),
            game: opened.game(),
            seq: 1,
            changed: 1,
            created: at,
            touched: at,
            begun: false,
            full_since: None,
            early: Asides::default(),
            left: 0,
            lot: None,
            request: None,
            ended: None,
            times: (None, None),
            clock: Clock::new(opened.clock, seats),
            chat: Arc::default(),
            next_table: None,
            takebacks: Takebacks::default(),
            hand_throws: HandThrows::default(),
            fair: Fair { secret: opened.secret, numbers: vec![Secret::ZERO; seats] },
            commands: Commands::default(),
            id,
            opened: Arc::new(opened),
        };
        state.mark_names();
        state
    }

    /// A copy on which something can be tried.
    #[must_use]
    pub fn fork(&self) -> Self {
        Self {
            id: self.id.clone(),
            opened: Arc::clone(&self.opened),
            chairs: self.chairs.clone(),
            game: self.game.fork(),
            lot: self.lot.clone(),
            request: self.request.clone(),
            clock: self.clock.clone(),
            chat: Arc::clone(&self.chat),
            next_table: self.next_table.clone(),
            takebacks: self.takebacks.clone(),
            hand_throws: self.hand_throws.clone(),
            fair: self.fair.clone(),
            commands: self.commands.clone(),
            ..*self
        }
    }

    /// A table as its whole log tells it: when each entry happened, and its text.
    pub fn replay<'a>(
        id: &TableId,
        log: impl IntoIterator<Item = (Millis, &'a str)>,
    ) -> Result<Self, Unreadable> {
        let mut state: Option<Self> = None;
        for (seq, (at, text)) in (1..).zip(log) {
            let bad = |reason: String| Unreadable::Entry { seq, reason };
            if state.is_none()
                && let Some(rules) = entry::other_rules(text)
            {
                return Err(Unreadable::Rules(rules));
            }
            let logged: Logged = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
            match (&mut state, logged.entry) {
                (None, Entry::Opened(opened)) => state = Some(Self::open(id.clone(), *opened, at)),
                (None, _) => return Err(Unreadable::Opening("expected `opened`".to_owned())),
                (Some(state), entry) => {
                    let logged = Logged { entry, command: logged.command };
                    state.apply(at, &logged).map_err(|fault| bad(fault.to_string()))?;
                }
            }
        }
        state.ok_or_else(|| Unreadable::Opening("expected `opened`, found an empty log".to_owned()))
    }

    /// The seats and options.
    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// Every seat.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len())
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
        match &self.chairs.get(seat.index())?.holder {
            Holder::Person { name, .. } | Holder::Kept { name, .. } => Some(name),
            Holder::Free { .. } | Holder::Bot { .. } => None,
        }
    }

    /// The seats that are held by this token.
    pub fn held_by(&self, digest: Digest) -> Seats {
        let held = |seat: &Seat| match &self.chairs[seat.index()].holder {
            Holder::Person { token, .. } | Holder::Kept { token, .. } => *token == digest,
            Holder::Free { .. } | Holder::Bot { .. } => false,
        };
        self.seats().filter(held).collect()
    }

    /// Of the token of the person who has the seat.
    pub(crate) fn token(&self, seat: Seat) -> Option<Digest> {
        match self.chairs.get(seat.index())?.holder {
            Holder::Person { token, .. } => Some(token),
            Holder::Free { .. } | Holder::Kept { .. } | Holder::Bot { .. } => None,
        }
    }

    /// The seats of people who have not given up.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| {
            let chair = &self.chairs[seat.index()];
            matches!(chair.holder, Holder::Person { .. }) && !chair.resigned
        })
    }

    /// The seats of people for whom no bot stands in: until version 0.1 those who were asked something.
    pub(crate) fn present(&self) -> impl Iterator<Item = Seat> {
        self.people().filter(|seat| self.chairs[seat.index()].stand_in.is_none())
    }

    /// Whether every seat has somebody.
    pub fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair.holder, Holder::Person { .. } | Holder::Bot { .. }))
    }

    /// The seats whose numbers are committed to and not open yet.
    pub fn closed(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.is_closed(*seat))
    }

    /// Whether the number of the seat is committed to and not open yet.
    pub fn is_closed(&self, seat: Seat) -> bool {
        matches!(self.chairs[seat.index()].number, SeatNumber::Closed(_))
    }

    /// Whether everybody is there and all numbers are open, so that the game can begin.
    pub fn is_ready(&self) -> bool {
        self.is_full() && self.closed().next().is_none()
    }

    /// Whether the numbers are being opened: at least one was, and somebody could choose theirs by it.
    pub fn is_opening(&self) -> bool {
        !self.begun && self.chairs.iter().any(|chair| chair.number == SeatNumber::Opened)
    }

    /// From when on a bot may have the seats whose numbers are closed, if others wait for them. Nobody is late before
    /// all have sat down, however long they have been gone by then.
    pub fn replaceable_at(&self) -> Option<Millis> {
        let since = self.full_since.filter(|_| self.closed().next().is_some())?;
        Some(since + self.clock.patience())
    }

    /// Whether those who sat here went on to a table for fewer before the game began: this one is left behind.
    pub fn is_left_behind(&self) -> bool {
        !self.begun && self.next_table.is_some()
    }

    /// The place in the game of what chance would bring now.
    pub(crate) fn place(&self) -> ThrowPlace {
        self.opened.dice.place(self.game.ply(), self.game.throws(), self.takebacks.count())
    }

    /// Whether the game goes on.
    pub fn is_going_on(&self) -> bool {
        self.begun && self.ended.is_none()
    }

    /// The seat that acts next, while the game goes on.
    pub fn to_act(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) if self.is_going_on() => Some(seat),
            _ => None,
        }
    }

    /// The bot that acts next, if it is one: its seat and level.
    pub fn to_think(&self) -> Option<(Seat, Level)> {
        let seat = self.to_act()?;
        let chair = &self.chairs[seat.index()];
        let level = match chair.holder {
            Holder::Bot { level } => Some(level),
            _ if chair.resigned => Some(chair.stand_in.or(self.opened.stand_in).unwrap_or(PLAYS_ON)),
            _ => chair.stand_in,
        };
        Some((seat, level?))
    }

    /// How long the game took, if it is over.
    pub fn took(&self) -> Option<Millis> {
        let (began, ended) = self.times;
        Some(ended?.saturating_sub(began?))
    }

    /// When the time of somebody is up who still has some.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        self.clock.deadline().filter(|(seat, _)| !self.chairs[seat.index()].time_up)
    }

    /// Whether something is due that no bot has to think about: a game whose seats are all taken begins, or a time is up.
    pub fn is_due(&self, now: Millis) -> bool {
        (!self.begun && self.is_ready()) || self.deadline().is_some_and(|(_, at)| at <= now)
    }

    /// When something must happen at the table though nobody asks: what is due, or a bot's turn.
    pub fn wakes_at(&self, now: Millis) -> Option<Millis> {
        if self.is_due(now) || self.to_think().is_some() {
            return Some(now);
        }
        self.deadline().map(|(_, at)| at)
    }

    /// The number of the first entry that came of this command before.
    pub fn carried_out(&self, seat: Seat, nonce: &str) -> Option<u64> {
        self.commands.find(seat, self.token(seat)?, nonce)
    }
}
