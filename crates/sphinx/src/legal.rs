//! What the seat to act may do. Start at `Sphinx::list`.

use crate::board::Around;
use crate::rules::Order;
use crate::state::Phase;
use crate::{Action, Field, Guard, Room, Slot, Sphinx, Steps};

/// What the dice that are left can be used for: numbers as bits, bit 0 is a one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Uses {
    /// Walking forwards to a field before the guards.
    ahead: u8,
    /// Walking backwards.
    behind: u8,
    /// Walking to the first guard.
    guard: u8,
    /// Swapping sphinxes.
    snakes: bool,
}

impl Uses {
    /// Whether a die can be used.
    #[inline]
    pub(crate) const fn any(self) -> bool {
        self.ahead | self.behind | self.guard != 0 || self.snakes
    }

    /// X6: nobody is forced to name colours, so one may pass if all that can be done is to walk to the first guard.
    #[inline]
    const fn may_pass(self) -> bool {
        self.ahead | self.behind == 0 && !self.snakes && self.guard != 0
    }
}

impl Sphinx {
    /// The pawns around that of the seat whose turn it is; those on the start are in nobody's way (X3, X8).
    #[inline]
    pub(crate) fn pawns_around(&self) -> Around {
        let [first, second, third, fourth] = self.pawns.map(Field::bit);
        Around::of(first | second | third | fourth, self.pawn())
    }

    /// What the dice that are left can be used for.
    #[inline]
    pub(crate) fn uses(&self) -> Uses {
        let (numbers, within, pawns) = (self.dice.numbers(), self.pawn().within(), self.pawns_around());
        let beyond = numbers & !within.ahead;
        Uses {
            // An action may not end on a field with another pawn.
            ahead: numbers & within.ahead & !pawns.ahead,
            behind: numbers & within.behind & !pawns.behind,
            // X4: only who has three cards may go to the first guard.
            guard: if beyond != 0 && self.hand().len() >= 3 { beyond } else { 0 },
            snakes: self.dice.snakes(),
        }
    }

    /// Lists every legal action of the seat whose turn it is.
    #[inline]
    pub(crate) fn list(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Deal | Phase::Roll | Phase::Over => {}
            Phase::Dice => self.list_uses(actions),
            Phase::Take(_) => actions.extend_from_slice(&[Action::Take, Action::Leave]),
            Phase::Peek(_) => actions.extend_from_slice(&PEEKS),
            Phase::Steal(_) => {
                if let Some(victim) = self.passed() {
                    actions.extend(self.loot(victim).iter().map(|colour| Action::Steal(victim, colour)));
                }
                actions.push(Action::NoSteal);
            }
            Phase::Door => actions.extend_from_slice(&[Action::Turn, Action::Stay]),
            Phase::Attempt => self.list_attempts(actions),
        }
    }

    #[inline]
    fn list_uses(&self, actions: &mut Vec<Action>) {
        let uses = self.uses();
        FORWARDS[(uses.ahead | uses.guard) as usize & 63].list(actions);
        BACKWARDS[uses.behind as usize & 63].list(actions);
        if uses.snakes {
            actions.extend_from_slice(&SWAPS);
        }
        if uses.may_pass() {
            actions.push(Action::Pass);
        }
    }

    /// Three different cards of the hand: in every order, or only in that of the colours if the order does not count.
    fn list_attempts(&self, actions: &mut Vec<Action>) {
        let hand = self.hand();
        for first in hand.iter() {
            for second in hand.iter().filter(|second| *second != first) {
                for third in hand.iter().filter(|third| ![first, second].contains(third)) {
                    if self.rules.order == Order::Strict || first < second && second < third {
                        actions.push(Action::Attempt([first, second, third]));
                    }
                }
            }
        }
    }
}

/// The walks with some numbers, ready to be copied: the first `count` of six.
#[derive(Clone, Copy)]
struct Walks {
    actions: [Action; 6],
    count: usize,
}

/// The walks with each set of numbers, by its bits.
const FORWARDS: [Walks; 64] = walks(1);
const BACKWARDS: [Walks; 64] = walks(-1);

impl Walks {
    /// All six are written, for that is a copy of known length, and those that do not count are cut off.
    #[inline]
    fn list(&self, actions: &mut Vec<Action>) {
        let count = actions.len() + self.count;
        actions.extend_from_slice(&self.actions);
        actions.truncate(count);
    }
}

const fn walks(direction: i8) -> [Walks; 64] {
    let mut lists = [Walks { actions: [Action::Pass; 6], count: 0 }; 64];
    let mut numbers = 0;
    while numbers < lists.len() {
        let mut number = 1;
        while number <= 6 {
            if numbers >> (number - 1) & 1 != 0 {
                let list = &mut lists[numbers];
                list.actions[list.count] = Action::Walk(Steps::new(number * direction));
                list.count += 1;
            }
            number += 1;
        }
        numbers += 1;
    }
    lists
}

const PEEKS: [Action; 7] = {
    let mut peeks = [Action::NoPeek; 7];
    let mut slot = 0;
    while slot < 6 {
        peeks[slot] = Action::Peek(Slot::ALL[slot]);
        slot += 1;
    }
    peeks
};

const SWAPS: [Action; 9] = {
    let mut swaps = [Action::Pass; 9];
    let mut pair = 0;
    while pair < 9 {
        swaps[pair] = Action::Swap(Guard::ALL[pair / 3], Room::ALL[pair % 3]);
        pair += 1;
    }
    swaps
};
