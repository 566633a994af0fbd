//! A table whose people sit round a real board: the dice that wait for somebody to throw them, what was thrown by hand
//! ([`HandThrows`]), and what is taken back there.
//!
//! A die that falls in the open is thrown by the table, fairly, or by hand, and somebody says which faces it shows: each
//! throw one way or the other. A throw by hand has its place among all throws, so that the others fall as they would have
//! fallen without it. What lies hidden is always drawn by the table, and so is what a bot throws, who has no hands;
//! but where all throw at once, as for who begins, the people throw for the bots among them, too.

use game::{Actor, OpenDie, Seat};
use protocol::Refusal;

use crate::entry::Entry;
use crate::environment::Environment;
use crate::refused::Refused;
use crate::state::{Holder, TableState};
use crate::transition::drawn;

/// The throws by hand of the game so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandThrows {
    /// The numbers of the actions, counted from 1 and ascending, and who entered each.
    entered: Vec<(usize, Seat)>,
}

impl HandThrows {
    /// Who entered action number `ply`, counted from 1, if it was thrown by hand.
    pub fn at(&self, ply: usize) -> Option<Seat> {
        let found = self.entered.binary_search_by_key(&ply, |(ply, _)| *ply).ok()?;
        Some(self.entered[found].1)
    }

    /// Action number `ply`, the last one, was thrown by hand.
    pub(crate) fn push(&mut self, ply: usize, seat: Seat) {
        self.entered.push((ply, seat));
    }

    /// Actions are taken back, so that this many are left.
    pub(crate) fn taken_back_to(&mut self, ply: usize) {
        self.entered.retain(|(entered, _)| *entered <= ply);
    }
}

impl TableState {
    /// The dice that wait for somebody to throw them; none at a table without a real board, which throws by itself.
    pub fn dice(&self) -> Vec<OpenDie> {
        if self.opened.real_board && self.is_going_on() {
            self.waiting_dice(self.game.ply())
        } else {
            Vec::new()
        }
    }

    /// The seat whose throw is waited for, if it is one seat's.
    pub fn to_throw(&self) -> Option<Seat> {
        let dice = self.dice();
        let thrower = dice.first()?.thrower;
        dice.iter().all(|die| die.thrower == thrower).then_some(thrower)
    }

    /// The dice that waited for a person after this many actions, or wait now.
    fn waiting_dice(&self, ply: usize) -> Vec<OpenDie> {
        let dice = self.game.dice(ply);
        if dice.iter().any(|die| self.has_hands(die.thrower)) { dice } else { Vec::new() }
    }

    /// Whether a person plays the seat.
    fn has_hands(&self, seat: Seat) -> bool {
        let chair = &self.chairs[seat.index()];
        matches!(chair.holder, Holder::Person { .. }) && !chair.resigned && chair.stand_in.is_none()
    }

    /// How many actions go when the last one is taken back that somebody at a real board entered, with all that followed by
    /// itself, and whether something came to light by them. A throw by hand was drawn from nothing, so it tells nothing of
    /// what comes.
    pub(crate) fn last_entered(&self) -> Option<(usize, bool)> {
        let last = self.game.ply();
        // What was played before this table was made is nobody's to take back.
        let first = (self.opened.past().len() + 1..=last).rev().find(|ply| self.was_entered(*ply))?;
        let reveals = |ply: usize| self.hand_throws.at(ply).is_none() && self.game.reveals_at(ply);
        Some((last + 1 - first, (first..=last).any(reveals)))
    }

    /// Whether action number `ply` came of what somebody at the table said.
    fn was_entered(&self, ply: usize) -> bool {
        match self.game.action(ply, None) {
            Some((Actor::Seat(seat), _)) => self.has_hands(seat),
            Some((Actor::Chance, _)) => !self.waiting_dice(ply - 1).is_empty(),
            None => false,
        }
    }
}

/// Throws the dice that wait: as real ones show, or as the table draws them.
pub(crate) fn throw(
    state: &TableState,
    seat: Seat,
    faces: Option<&[String]>,
    env: &Environment,
) -> Result<Entry, Refused> {
    if !state.opened.real_board {
        let text = "this table throws its dice by itself: nobody sits at a real board here";
        return Err(Refused::new(Refusal::Forbidden, text));
    }
    if !state.has_hands(seat) {
        return Err(Refused::not_now("a bot stands in for you: take the seat back first"));
    }
    if state.dice().is_empty() {
        return Err(Refused::not_now("no dice wait to be thrown"));
    }
    let Some(faces) = faces else {
        return Ok(Entry::Played { seat: None, action: drawn(state, env), hand: None });
    };
    let faces: Vec<&str> = faces.iter().map(String::as_str).collect();
    let action = state.game.thrown(&faces).map_err(|error| Refused::form(error.to_string()))?;
    Ok(Entry::Played { seat: None, action, hand: Some(seat) })
}

/// Refuses to play before the dice have fallen.
pub(crate) fn after_the_dice(state: &TableState) -> Result<(), Refused> {
    if state.dice().is_empty() { Ok(()) } else { Err(Refused::not_now("the dice are to be thrown first")) }
}
