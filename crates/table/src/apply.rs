//! How each entry of the log changes a table. Start at [`TableState::apply`].

use std::sync::Arc;

use bots::Level;
use game::{Actor, Outcome, PlayError, Seat, Turn};
use protocol::{ChatLine, EndReason, Millis, RequestKind};
use thiserror::Error;

use crate::entry::{Entry, Logged, OwnNumber, Reserved};
use crate::fair::DiceRule;
use crate::keys::Secret;
use crate::lot::Lot;
use crate::names;
use crate::state::{Asides, Chair, Ended, Holder, PendingRequest, SeatNumber, TableState};

/// How many lines of chat are shown to anyone who comes.
const CHAT: usize = 50;

/// Why an entry cannot happen.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum Fault {
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error("found {plies} actions to take back, expected at most {most}")]
    Undo { plies: usize, most: usize },
    #[error("found a seat that is not there")]
    Seat,
    #[error("found an answer without a question")]
    Answer,
    #[error("found a second `opened`")]
    Opened,
    #[error("found a number, expected the one that the seat committed to, once")]
    Number,
    #[error("found a throw by hand, expected none where no dice wait")]
    Hand,
    #[error("found a lot, expected one for each seat, once, before the game begins")]
    Lot,
}

impl TableState {
    /// Lets an entry of the log happen. After a fault the table is not to be used any more.
    pub fn apply(&mut self, at: Millis, logged: &Logged) -> Result<(), Fault> {
        self.happen(at, &logged.entry)?;
        self.times.0 = self.times.0.or(Some(at)).filter(|_| self.begun);
        self.times.1 = self.times.1.or(Some(at)).filter(|_| self.ended.is_some());
        self.full_since = self.full_since.or(Some(at)).filter(|_| !self.begun && self.is_full());
        self.seq += 1;
        self.touched = at;
        if !matches!(logged.entry, Entry::Said { .. } | Entry::Renamed { .. } | Entry::Rematch { .. }) {
            self.changed = self.seq;
            // The clock of a bot does not run.
            let waited_for = self.to_act().filter(|_| self.to_think().is_none()).or_else(|| self.to_throw());
            self.clock.run(waited_for, at);
        }
        if let Some(command) = &logged.command {
            self.count_aside(command.by, &logged.entry)?;
            if let Some(token) = self.token(command.by) {
                self.commands.push(command, token, self.seq);
            }
        }
        Ok(())
    }

    /// Counts what is not a part of the game for the one who brought it, and before the game for the table as well.
    fn count_aside(&mut self, by: Seat, entry: &Entry) -> Result<(), Fault> {
        let (begun, ended) = (self.begun, self.ended.is_some());
        let count = |asides: &mut Asides| match entry {
            Entry::Said { .. } | Entry::Renamed { .. } => {
                asides.said += 1;
                asides.said_after_the_end += u32::from(ended);
            }
            Entry::Undone { .. } | Entry::Asked { .. } | Entry::StoodIn { .. } | Entry::Freed { .. } => {
                asides.asked += 1;
            }
            _ => {}
        };
        count(&mut self.chair(by)?.asides);
        if !begun {
            count(&mut self.early);
        }
        Ok(())
    }

    fn happen(&mut self, at: Millis, entry: &Entry) -> Result<(), Fault> {
        match entry {
            Entry::Opened(_) => return Err(Fault::Opened),
            Entry::Sat { seat, name, token, own } => {
                let holder = Holder::Person { name: name.clone(), token: *token };
                self.sit(*seat, holder, *own)?;
            }
            Entry::Left { seat } | Entry::Freed { seat } => self.leave(*seat)?,
            Entry::NumberOpened { seat, number } => self.open_number(*seat, *number)?,
            Entry::Lot { lot } => self.draw_seats(lot)?,
            Entry::Began => self.begun = true,
            Entry::Played { seat, action, hand } => self.play(*seat, action, *hand)?,
            Entry::Undone { plies, .. } => self.undo(*plies)?,
            Entry::Asked { seat, kind, of } => {
                let present = || self.present().filter(|other| other != seat).collect();
                let waiting = of.clone().unwrap_or_else(present);
                waiting
                    .iter()
                    .try_for_each(|seat| self.chairs.get(seat.index()).map(drop))
                    .ok_or(Fault::Seat)?;
                self.request = Some(PendingRequest { by: *seat, kind: *kind, waiting });
            }
            Entry::Answered { seat, yes } => self.answer(*seat, *yes)?,
            Entry::Resigned { seat, unasked } => {
                self.chair(*seat)?.resigned = true;
                if *unasked {
                    self.ask_no_more(*seat);
                }
                self.end_if_deserted();
            }
            Entry::TimeUp { seat } => self.chair(*seat)?.time_up = true,
            Entry::StoodIn { seat, level } => self.stand_in(*seat, *level)?,
            Entry::Returned { seat } => {
                let chair = self.chair(*seat)?;
                (chair.stand_in, chair.time_up) = (None, false);
            }
            Entry::Renamed { seat, name } => self.rename(*seat, name)?,
            Entry::Said { seat, text } => self.say(*seat, text, at)?,
            Entry::Rematch { table } => self.next_table = Some(table.clone()),
        }
        Ok(())
    }

    fn sit(&mut self, seat: Seat, holder: Holder, own: OwnNumber) -> Result<(), Fault> {
        let (how, number) = match own {
            OwnNumber::Number(number) => (SeatNumber::Told, number),
            OwnNumber::Commitment(commitment) => (SeatNumber::Closed(commitment), Secret::ZERO),
        };
        let chair = self.chair(seat)?;
        (chair.holder, chair.number) = (holder, how);
        self.fair.numbers[seat.index()] = number;
        self.mark_names();
        Ok(())
    }

    fn leave(&mut self, seat: Seat) -> Result<(), Fault> {
        let key = match self.opened.chairs().get(seat.index()) {
            Some(Reserved::Anyone { key }) => *key,
            _ => self.opened.key,
        };
        let chair = self.chair(seat)?;
        (chair.holder, chair.number, chair.asides) =
            (Holder::Free { key }, SeatNumber::Zero, Asides::default());
        self.left += 1;
        // By the first rule of the dice a bot that took the seat had the number of the one who had left.
        if self.opened.dice != DiceRule::Actions {
            self.fair.numbers[seat.index()] = Secret::ZERO;
        }
        self.mark_names();
        Ok(())
    }

    fn open_number(&mut self, seat: Seat, number: Secret) -> Result<(), Fault> {
        let chair = self.chair(seat)?;
        let SeatNumber::Closed(commitment) = chair.number else { return Err(Fault::Number) };
        if !commitment.is_of(&number) {
            return Err(Fault::Number);
        }
        chair.number = SeatNumber::Opened;
        self.fair.numbers[seat.index()] = number;
        Ok(())
    }

    /// Everybody goes to the seat that was drawn, with all that is theirs. Clocks have not run yet, and nobody could have
    /// asked for anything.
    fn draw_seats(&mut self, lot: &Lot) -> Result<(), Fault> {
        if self.begun || self.lot.is_some() || lot.from().len() != self.chairs.len() {
            return Err(Fault::Lot);
        }
        self.chairs = lot.moved(&self.chairs);
        self.fair.numbers = lot.moved(&self.fair.numbers);
        let names = self.setup().seats();
        for line in Arc::make_mut(&mut self.chat) {
            for told in line.looks_like.iter_mut().chain([&mut line.seat]) {
                if let Some(seat) = names.iter().position(|name| *name == told) {
                    names[lot.to(Seat(seat as u8)).index()].clone_into(told);
                }
            }
        }
        self.commands = self.commands.moved(lot);
        self.lot = Some(lot.clone());
        self.mark_names();
        Ok(())
    }

    fn play(&mut self, seat: Option<Seat>, action: &str, hand: Option<Seat>) -> Result<(), Fault> {
        for seat in seat.into_iter().chain(hand) {
            self.chair(seat)?;
        }
        if hand.is_some() && self.dice().is_empty() {
            return Err(Fault::Hand);
        }
        let name = self.setup().name(seat.map_or(Actor::Chance, Actor::Seat));
        let ply = self.game.ply();
        let thrower = seat.is_none().then(|| self.to_throw()).flatten();
        self.game.play(name, action)?;
        self.takebacks.played(ply);
        if let Some(hand) = hand {
            self.hand_throws.push(self.game.ply(), hand);
        }
        self.request = None;
        if let Turn::Over(outcome) = self.game.turn() {
            self.ended = Some(Ended { outcome, how: EndReason::Rules });
        }
        // A turn may end with its throw, and then the one whose turn it was does not act.
        let goes_on = self.to_act().or_else(|| self.to_throw());
        let done = seat.or(thrower.filter(|thrower| goes_on != Some(*thrower)));
        if self.clock.renews()
            && let Some(seat) = done
        {
            self.chair(seat)?.time_up = false;
        }
        Ok(())
    }

    fn undo(&mut self, plies: usize) -> Result<(), Fault> {
        let most = self.game.ply() - self.opened.past().len();
        if plies > most {
            return Err(Fault::Undo { plies, most });
        }
        for _ in 0..plies {
            self.game.undo();
        }
        self.takebacks.taken_back_to(self.game.ply());
        self.hand_throws.taken_back_to(self.game.ply());
        self.request = None;
        self.ended = None;
        Ok(())
    }

    fn answer(&mut self, seat: Seat, yes: bool) -> Result<(), Fault> {
        let request = self.request.as_mut().ok_or(Fault::Answer)?;
        request.waiting.retain(|waiting| *waiting != seat);
        if !yes {
            self.request = None;
        } else if request.waiting.is_empty() && request.kind == RequestKind::Draw {
            self.ended = Some(Ended { outcome: Outcome::DRAW, how: EndReason::Agreed });
            self.request = None;
        }
        Ok(())
    }

    /// A seat neither asks nor answers any more. If nobody is left who has to answer, the question lapses: what the
    /// others agreed to was another game.
    fn ask_no_more(&mut self, seat: Seat) {
        if let Some(request) = &mut self.request {
            request.waiting.retain(|waiting| *waiting != seat);
        }
        self.request.take_if(|request| request.by == seat || request.waiting.is_empty());
    }

    fn stand_in(&mut self, seat: Seat, level: Level) -> Result<(), Fault> {
        let chair = self.chair(seat)?;
        let is_closed = matches!(chair.number, SeatNumber::Closed(_));
        match chair.holder {
            // A person who opens no number is out: otherwise they could choose between two games, with theirs and without.
            Holder::Person { .. } if is_closed => {
                (chair.holder, chair.number) = (Holder::Bot { level }, SeatNumber::Zero);
            }
            Holder::Free { .. } | Holder::Kept { .. } => chair.holder = Holder::Bot { level },
            Holder::Person { .. } | Holder::Bot { .. } => chair.stand_in = Some(level),
        }
        self.mark_names();
        Ok(())
    }

    fn rename(&mut self, seat: Seat, new: &str) -> Result<(), Fault> {
        let Holder::Person { name, .. } = &mut self.chair(seat)?.holder else { return Err(Fault::Seat) };
        new.clone_into(name);
        self.mark_names();
        Ok(())
    }

    fn say(&mut self, seat: Seat, text: &str, at: Millis) -> Result<(), Fault> {
        let name = self.name_of(seat).ok_or(Fault::Seat)?.to_owned();
        let looks_like = self.chair(seat)?.looks_like.map(|other| self.seat_name(other).to_owned());
        let seat = self.seat_name(seat).to_owned();
        let line = ChatLine { seq: self.seq + 1, seat, name, looks_like, text: text.to_owned(), at };
        let chat = Arc::make_mut(&mut self.chat);
        if chat.len() == CHAT {
            chat.pop_front();
        }
        chat.push_back(line);
        Ok(())
    }

    /// When nobody but one seat, or no person at all, plays on, the game has ended.
    fn end_if_deserted(&mut self) {
        let left: Vec<Seat> = self.seats().filter(|seat| !self.chairs[seat.index()].resigned).collect();
        if left.len() <= 1 || self.people().next().is_none() {
            let outcome = Outcome { winners: left.into_iter().collect() };
            self.ended = Some(Ended { outcome, how: EndReason::Resigned });
        }
    }

    /// Sees whose names look the same.
    pub(crate) fn mark_names(&mut self) {
        let names: Vec<Option<&str>> = self.seats().map(|seat| self.name_of(seat)).collect();
        let marks = names::alike(&names);
        for (chair, mark) in self.chairs.iter_mut().zip(marks) {
            chair.looks_like = mark.map(|seat| Seat(seat as u8));
        }
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Fault> {
        self.chairs.get_mut(seat.index()).ok_or(Fault::Seat)
    }
}
