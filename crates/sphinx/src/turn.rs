//! How actions change the position, and what is seen of it. Start at [`Sphinx::apply`].
//!
//! What is played and what is told are one: every rule tells its events to `see`, which on the hot path is nothing.

use game::{Game, Seat};

use crate::event::Offer;
use crate::rules::{Doors, Order, Returns};
use crate::state::{MOST_TURNS, Phase};
use crate::{Action, Cards, Colour, Die, Event, Field, Place, Slot, Sphinx, Steps};

impl Sphinx {
    /// Plays an action and tells what happens. An action that is not legal here gives a position without meaning.
    #[inline]
    pub(crate) fn apply(&mut self, action: Action, see: &mut impl FnMut(Event)) {
        let seat = self.seat;
        match action {
            Action::Deal(deal) => {
                self.colours = deal.colours().map(Some);
                self.phase = Phase::Roll;
                see(Event::Dealt);
                see(Event::TurnBegan { seat });
            }
            Action::Roll(roll) => {
                self.dice = roll.dice();
                self.thrown = self.dice;
                see(Event::Rolled { seat, dice: self.dice });
                self.next_die(see);
            }
            Action::Walk(steps) => self.set_out(steps, see),
            Action::Swap(guard, room) => self.swap(guard.slot(), room.slot(), see),
            Action::Take => self.take(see),
            Action::Leave => self.decline(Offer::Card, see),
            Action::Peek(slot) => self.look(slot, see),
            Action::NoPeek => self.decline(Offer::Look, see),
            Action::Steal(victim, colour) => self.steal(victim, colour, see),
            Action::NoSteal => self.decline(Offer::Theft, see),
            Action::Turn => {
                self.turn_door(see);
                self.next_die(see);
            }
            Action::Stay => self.decline(Offer::Door, see),
            Action::Attempt(named) => self.attempt(named, see),
            Action::Pass => {
                see(Event::Passed { seat });
                self.end_turn(see);
            }
        }
    }

    /// Uses a number to walk. X4: the pawn walks to the first guard, and numbers left over are lost.
    #[inline]
    fn set_out(&mut self, steps: Steps, see: &mut impl FnMut(Event)) {
        if let Some(die) = steps.die() {
            self.dice.remove(die);
        }
        let most = Field::FIRST_GUARD.number() as i8 - self.pawn().number() as i8;
        self.walk(steps.number().min(most), see);
    }

    /// Uses the snakes. X10: everybody's knowledge follows the sphinxes.
    #[inline]
    fn swap(&mut self, guard: Slot, room: Slot, see: &mut impl FnMut(Event)) {
        self.dice.remove(Die::Snakes);
        self.colours.swap(guard as usize, room as usize);
        self.seen.iter_mut().for_each(|seen| seen.swap(guard, room));
        see(Event::Swapped { seat: self.seat, guard, room });
        self.next_die(see);
    }

    #[inline]
    fn take(&mut self, see: &mut impl FnMut(Event)) {
        if let Place::Card(colour) = self.pawn().place() {
            self.hands[self.me()].insert(colour);
            see(Event::Took { seat: self.seat, colour });
        }
        self.pass_pawn(see);
    }

    #[inline]
    fn look(&mut self, slot: Slot, see: &mut impl FnMut(Event)) {
        self.looked = true;
        self.seen[self.me()].insert(slot);
        see(Event::Looked { seat: self.seat, slot, colour: self.colours[slot as usize] });
        self.pass_pawn(see);
    }

    #[inline]
    fn steal(&mut self, victim: Seat, colour: Colour, see: &mut impl FnMut(Event)) {
        if let Some(hand) = self.hands.get_mut(victim.index()) {
            hand.remove(colour);
            self.hands[self.me()].insert(colour);
            self.robbed.insert(victim);
            see(Event::Stole { seat: self.seat, victim, colour });
        }
        self.walk(self.left(), see);
    }

    /// Leaves alone what was offered, and goes on with what comes after it.
    #[inline]
    fn decline(&mut self, what: Offer, see: &mut impl FnMut(Event)) {
        see(Event::Declined { seat: self.seat, what });
        match what {
            Offer::Card | Offer::Look => self.pass_pawn(see),
            Offer::Theft => self.walk(self.left(), see),
            Offer::Door => self.next_die(see),
        }
    }

    /// What is left of the walk.
    #[inline]
    fn left(&self) -> i8 {
        self.phase.walk().unwrap_or(0)
    }

    /// X7: after the special field comes the theft from the pawn that is passed there, then the walk goes on.
    #[inline]
    fn pass_pawn(&mut self, see: &mut impl FnMut(Event)) {
        let left = self.left();
        if !self.asks_theft(left) {
            self.walk(left, see);
        }
    }

    /// Walks until something is to be decided or the walk is over. Between fields on which something can happen,
    /// which are the special ones and those with pawns, nothing is looked at.
    #[inline]
    fn walk(&mut self, steps: i8, see: &mut impl FnMut(Event)) {
        let (seat, me, from) = (self.seat, self.me(), self.pawn());
        let (specials, pawns) = (from.specials(), self.pawns_around());
        let specials = if steps > 0 { specials.ahead } else { specials.behind };
        let pawns = if steps > 0 { pawns.ahead } else { pawns.behind };
        let mut halts = (specials | pawns) & first(steps.unsigned_abs());
        let mut since = from;
        while halts != 0 {
            let halt = halts & halts.wrapping_neg();
            let walked = (halts.trailing_zeros() as i8 + 1) * steps.signum();
            halts ^= halt;
            let field = from.walked(walked);
            self.pawns[me] = field;
            see(Event::walked(seat, since, field));
            since = field;
            let left = steps - walked;
            if specials & halt != 0 && self.asks_special(left, see)
                || pawns & halt != 0 && self.asks_theft(left)
            {
                return;
            }
        }
        let to = from.walked(steps);
        self.pawns[me] = to;
        if to != since {
            see(Event::walked(seat, since, to));
        }
        self.arrive(see);
    }

    /// A special field that is passed or reached: whether the seat has to decide. X7: what leaves no choice is done.
    #[inline]
    fn asks_special(&mut self, left: i8, see: &mut impl FnMut(Event)) -> bool {
        let seat = self.seat;
        match self.pawn().place() {
            Place::Card(colour) if self.hand().contains(colour) => {
                if self.rules.returns == Returns::Forced {
                    self.hands[self.me()].remove(colour);
                    see(Event::GaveBack { seat, colour });
                }
                return false;
            }
            Place::Card(_) => self.phase = Phase::Take(left),
            Place::Mummy if !self.looked => self.phase = Phase::Peek(left),
            _ => return false,
        }
        true
    }

    /// X8: a pawn that is walked over: whether there is something to steal. No action ends on another pawn, so on the
    /// last field of a walk there is none.
    #[inline]
    fn asks_theft(&mut self, left: i8) -> bool {
        let loot = self.passed().map_or(Cards::NONE, |victim| self.loot(victim));
        if loot.is_empty() {
            return false;
        }
        self.phase = Phase::Steal(left);
        true
    }

    /// The walk is over: the first guard asks for colours, and a door turns before the next decision.
    #[inline]
    fn arrive(&mut self, see: &mut impl FnMut(Event)) {
        let field = self.pawn();
        if field == Field::FIRST_GUARD {
            self.phase = Phase::Attempt;
            return;
        }
        if let Place::Door(..) = field.place() {
            if self.rules.doors == Doors::Optional {
                self.phase = Phase::Door;
                return;
            }
            self.turn_door(see);
        }
        self.next_die(see);
    }

    /// Turns the door beside the pawn, with all pawns beside it. X9: nothing is triggered where they come to stand.
    #[inline]
    fn turn_door(&mut self, see: &mut impl FnMut(Event)) {
        let Place::Door(turned, _) = self.pawn().place() else { return };
        see(Event::Turned { seat: self.seat, door: turned, fields: turned.fields() });
        for seat in Seat::all(4) {
            let pawn = &mut self.pawns[seat.index()];
            if let Place::Door(door, across) = pawn.place()
                && door == turned
            {
                see(Event::Carried { seat, from: *pawn, to: across });
                *pawn = across;
            }
        }
    }

    /// X6: the turn goes on as long as a die that is left has a legal use.
    #[inline]
    fn next_die(&mut self, see: &mut impl FnMut(Event)) {
        if self.dice.is_empty() || !self.uses().any() {
            self.end_turn(see);
        } else {
            self.phase = Phase::Dice;
        }
    }

    #[inline]
    fn end_turn(&mut self, see: &mut impl FnMut(Event)) {
        self.forget_turn();
        self.turns = self.turns.saturating_add(1);
        if self.turns >= MOST_TURNS {
            // X11: nobody has found the treasure in 600 turns.
            self.phase = Phase::Over;
            see(Event::Drawn);
        } else {
            self.seat = self.seat.next(self.seats());
            self.phase = Phase::Roll;
            see(Event::TurnBegan { seat: self.seat });
        }
    }

    fn attempt(&mut self, named: [Colour; 3], see: &mut impl FnMut(Event)) {
        let (seat, me, from) = (self.seat, self.me(), self.pawn());
        let guards = Slot::GUARDS.map(|slot| self.colours[slot as usize]);
        let right = match self.rules.order {
            Order::Strict => guards == named.map(Some),
            Order::Any => guards.iter().all(|guard| named.map(Some).contains(guard)),
        };
        // X5: a seat that makes an attempt has seen the three guards.
        for slot in Slot::GUARDS {
            self.seen[me].insert(slot);
        }
        let [Some(first), Some(second), Some(third)] = guards else { return };
        see(Event::Attempted { seat, named, right, guards: Some([first, second, third]) });
        if right {
            self.pawns[me] = Field::TREASURE;
            self.forget_turn();
            self.phase = Phase::Over;
            see(Event::walked(seat, from, Field::TREASURE));
            see(Event::Won { seat });
        } else {
            let lost = std::mem::replace(&mut self.hands[me], Cards::NONE);
            self.pawns[me] = Field::START;
            see(Event::SentBack { seat, from, to: Field::START, lost });
            // X5: a failed attempt ends the turn, dice left over included.
            self.end_turn(see);
        }
    }
}

/// The first `steps` fields of a direction, as bits.
#[inline]
const fn first(steps: u8) -> u8 {
    (1 << (steps & 7)) - 1
}
