//! Looking ahead: whether a side can force a win within so many actions, whatever the other one does. Start at
//! [`Ahead::deepen`].
//!
//! "Within so many actions" is what keeps this sound where play can go round for ever: how a position came up has no
//! bearing on it, so that what was found once may be kept and used wherever the position comes up again.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use super::graph::Outlook;
use super::is_stopped;
use super::ring::{CODE_BITS, MOVES, Move, Ring};

/// What one side, the attacker, can force.
pub struct Ahead<'a> {
    root: Ring,
    attacker: u8,
    /// Within how many actions it is asked whether the attacker wins: an odd number where the attacker is to move, an even
    /// one where the other side is.
    actions: u8,
    /// How many positions have been looked at, and at how many this ends.
    looked: usize,
    most: usize,
    table: Table,
    /// How often, by mover, an action has settled a position; those far from the end count more.
    settled: [[u32; MOVES]; 2],
    stop: &'a AtomicBool,
}

/// A position that an action leads to.
#[derive(Clone, Copy)]
struct Child {
    ring: Ring,
    key: u64,
    action: Move,
    order: u32,
}

/// Nobody looks farther.
const FARTHEST: u8 = 60;

impl<'a> Ahead<'a> {
    pub fn new(root: &Ring, attacker: u8, stop: &'a AtomicBool) -> Self {
        let actions = if root.mover() == attacker { 1 } else { 2 };
        let settled = [[0; MOVES]; 2];
        Self { root: *root, attacker, actions, looked: 0, most: 0, table: Table::new(), settled, stop }
    }

    /// How many positions have been looked at.
    pub fn looked(&self) -> usize {
        self.looked
    }

    /// Within how many actions the attacker may win at the soonest, or wins, as far as is known.
    pub fn actions(&self) -> u8 {
        self.actions
    }

    /// Looks farther and farther, until so many positions have been looked at in all; whether the attacker wins.
    pub fn deepen(&mut self, most: usize) -> bool {
        self.most = most;
        while self.actions <= FARTHEST {
            match self.forces() {
                Some(true) => return true,
                Some(false) => self.actions += 2,
                None => return false,
            }
        }
        false
    }

    /// What is known of the root's actions when the attacker [wins](Self::deepen): if it is the attacker who moves
    /// there, those that win; otherwise all, the longest defence first.
    pub fn outlooks(&self) -> Vec<(Move, Outlook)> {
        let (root, farthest) = (&self.root, self.actions as Outlook);
        let attacks = root.mover() == self.attacker;
        // Of a lost position it is the one that was still good when it was last asked.
        let best = self.table.find(key(root.code())).action;
        let outlook = |action: Move| {
            let mut next = *root;
            let winner = next.play(action);
            let within = match winner {
                Some(winner) => u8::from(winner == self.attacker),
                None if next.wins_at_once() && !attacks => 2,
                None if action == best => self.actions,
                None => match self.table.find(key(next.code())).within {
                    0 if attacks => 0,
                    0 => self.actions,
                    within => (within + 1).min(self.actions),
                },
            };
            (action, if attacks { within as Outlook } else { -(within as Outlook) })
        };
        let mut outlooks: Vec<(Move, Outlook)> =
            root.moves().map(outlook).filter(|(_, outlook)| *outlook != 0 && *outlook <= farthest).collect();
        outlooks.sort_by_key(|(action, _)| *action != best);
        outlooks
    }

    /// Whether the attacker wins within so many actions. `None` if it takes too long.
    fn forces(&mut self) -> Option<bool> {
        let (root, actions) = (self.root, self.actions);
        if root.wins_at_once() {
            return Some(root.mover() == self.attacker);
        }
        if actions == 1 {
            return Some(false);
        }
        self.look(&root, key(root.code()), actions)
    }

    /// The same for a position where nobody wins at once and of which the table does not know it.
    fn look(&mut self, ring: &Ring, key: u64, actions: u8) -> Option<bool> {
        if self.looked >= self.most || is_stopped(self.stop, self.looked + 1) {
            return None;
        }
        self.looked += 1;
        let (here, attacks) = (key, ring.mover() == self.attacker);
        let best = self.table.find(key).action;
        let mut children = [Child { ring: *ring, key: 0, action: best, order: 0 }; MOVES];
        let mut count = 0;
        for action in ring.moves() {
            let mut next = *ring;
            let winner = next.play(action);
            let (key, known) = match winner {
                Some(winner) => (0, Some(winner == self.attacker)),
                None if next.wins_at_once() => (0, Some(!attacks)),
                None if actions == 2 => (0, Some(false)),
                None => {
                    let key = self::key(next.code());
                    (key, self.table.find(key).knows(actions - 1))
                }
            };
            match known {
                Some(forced) if forced == attacks => return Some(self.settle(ring, here, action, actions)),
                Some(_) => {}
                None => {
                    children[count] =
                        Child { ring: next, key, action, order: self.order(ring, &next, action, best) };
                    count += 1;
                }
            }
        }
        let children = &mut children[..count];
        children.sort_unstable_by_key(|child| Reverse(child.order));
        for child in children {
            let forced = match self.table.find(child.key).knows(actions - 1) {
                Some(forced) => forced,
                None => self.look(&child.ring, child.key, actions - 1)?,
            };
            if forced == attacks {
                return Some(self.settle(ring, key, child.action, actions));
            }
        }
        self.table.keep(key, best, actions, !attacks);
        Some(!attacks)
    }

    /// Keeps that the seat to move has an action that does what it wants.
    fn settle(&mut self, ring: &Ring, key: u64, action: Move, actions: u8) -> bool {
        let attacks = ring.mover() == self.attacker;
        self.table.keep(key, action, actions, attacks);
        let settled = &mut self.settled[usize::from(ring.mover())][usize::from(action.0)];
        *settled = settled.saturating_add(actions.into());
        attacks
    }

    /// What is looked at first: what settled the position before, then what leaves the other side little choice, then
    /// what has often settled others. Found by counting positions.
    fn order(&self, ring: &Ring, next: &Ring, action: Move, best: Move) -> u32 {
        const CHOICE: u32 = 1 << 20;
        if action == best {
            return u32::MAX;
        }
        let settled = self.settled[usize::from(ring.mover())][usize::from(action.0)];
        (MOVES - next.moves().count()) as u32 * CHOICE + settled.min(CHOICE - 1)
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The attacker wins within so many actions; 0 if that is not known.
    within: u8,
    /// The attacker does not win within so many actions.
    beyond: u8,
    /// What to try first.
    action: Move,
}

impl Entry {
    const NOTHING: Self = Self { within: 0, beyond: 0, action: Move(NO_ACTION) };

    fn knows(self, actions: u8) -> Option<bool> {
        if self.within > 0 && self.within <= actions {
            Some(true)
        } else if self.beyond >= actions {
            Some(false)
        } else {
            None
        }
    }

    fn packed(self) -> u64 {
        u64::from(self.action.0) << 12 | u64::from(self.within) << 6 | u64::from(self.beyond)
    }

    fn unpacked(packed: u64) -> Self {
        let part = |shift: u32, bits: u32| (packed >> shift & ((1 << bits) - 1)) as u8;
        Self { within: part(6, 6), beyond: part(0, 6), action: Move(part(12, 5)) }
    }
}

/// The number of no [`Move`].
const NO_ACTION: u8 = 31;

/// How many bits of a word an entry takes. The others are for its key.
const ENTRY_BITS: u32 = 17;
/// How many bits a key has.
const KEY_BITS: u32 = CODE_BITS;
/// How many bits the number of a row has in the smallest table. A word has room for the rest of the key, so that two
/// positions are never taken for each other.
const ROW_BITS: u32 = 10;
const REST: u64 = (1 << (KEY_BITS - ROW_BITS)) - 1;

const _: () = assert!(KEY_BITS - ROW_BITS + ENTRY_BITS <= u64::BITS);

/// The code of a position, spread evenly. Each step can be undone, so that different codes stay different.
fn key(code: u64) -> u64 {
    let mixed = code ^ code >> 29;
    let mixed = mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) & ((1 << KEY_BITS) - 1);
    mixed ^ mixed >> 29
}

/// Entries by key. What is too much for a row pushes out what was looked at least far.
struct Table {
    rows: Vec<[u64; ROW]>,
    taken: usize,
}

/// How many entries share a row.
const ROW: usize = 4;
/// How many rows a table has at most: 32 MB.
const MOST_ROWS: usize = 1 << 20;
/// How much a table grows at once.
const GROWTH: usize = 8;

impl Table {
    fn new() -> Self {
        Self { rows: vec![[0; ROW]; 1 << ROW_BITS], taken: 0 }
    }

    #[inline]
    fn row(&self, key: u64) -> usize {
        (key >> (KEY_BITS - self.rows.len().ilog2())) as usize
    }

    #[inline]
    fn find(&self, key: u64) -> Entry {
        let is_it = |word: &&u64| **word != 0 && *word >> ENTRY_BITS == key & REST;
        self.rows[self.row(key)].iter().find(is_it).map_or(Entry::NOTHING, |word| Entry::unpacked(*word))
    }

    /// Keeps whether the attacker wins within so many actions, and what to try first.
    fn keep(&mut self, key: u64, action: Move, actions: u8, forced: bool) {
        let mut entry = Entry { action, ..self.find(key) };
        if !forced {
            entry.beyond = entry.beyond.max(actions);
        } else if entry.within == 0 || entry.within > actions {
            entry.within = actions;
        }
        self.insert(key, (key & REST) << ENTRY_BITS | entry.packed());
        if 2 * self.taken > ROW * self.rows.len() && self.rows.len() < MOST_ROWS {
            self.grow();
        }
    }

    fn insert(&mut self, key: u64, word: u64) {
        let at = self.row(key);
        let row = &mut self.rows[at];
        let reach = |word: u64| Entry::unpacked(word).within.max(Entry::unpacked(word).beyond);
        let place = row
            .iter()
            .position(|other| *other == 0 || other >> ENTRY_BITS == key & REST)
            .or_else(|| (0..ROW).min_by_key(|place| reach(row[*place])))
            .unwrap_or(0);
        self.taken += usize::from(row[place] == 0);
        row[place] = word;
    }

    fn grow(&mut self) {
        let bits = self.rows.len().ilog2();
        let larger = vec![[0; ROW]; (GROWTH * self.rows.len()).min(MOST_ROWS)];
        let rows = std::mem::replace(&mut self.rows, larger);
        self.taken = 0;
        for (number, row) in rows.iter().enumerate() {
            for word in row.iter().filter(|word| **word != 0) {
                let first = (number as u64) << (KEY_BITS - bits) & !REST;
                self.insert(first | *word >> ENTRY_BITS, *word);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_keeps_what_it_has_room_for_and_takes_no_position_for_another() {
        let mut table = Table::new();
        let codes = |count: u64| (0..count).map(|number| number.wrapping_mul(number) << 17 | number);
        for code in codes(40_000) {
            table.keep(key(code), Move((code % 22) as u8), 2 + (code % 7) as u8, code % 2 == 0);
        }
        assert!(table.rows.len() > 1 << ROW_BITS, "it has grown");
        let mut found = 0;
        for code in codes(80_000) {
            let entry = table.find(key(code));
            let actions = 2 + (code % 7) as u8;
            let (within, beyond) = if code % 2 == 0 { (actions, 0) } else { (0, actions) };
            if entry.action != Move(NO_ACTION) {
                assert_eq!((entry.within, entry.beyond, entry.action.0), (within, beyond, (code % 22) as u8));
                found += 1;
            }
        }
        assert!((35_000..=40_000).contains(&found), "{found}");
    }

    #[test]
    fn what_is_known_of_some_actions_is_known_of_others() {
        let entry = Entry { within: 9, beyond: 5, action: Move(3) };
        assert_eq!(
            [3, 5, 7, 9, 11].map(|actions| entry.knows(actions)),
            [Some(false), Some(false), None, Some(true), Some(true)]
        );
        let again = Entry::unpacked(entry.packed());
        assert_eq!((again.within, again.beyond, again.action), (9, 5, Move(3)));
        assert_eq!(Entry::NOTHING.knows(1), None);
    }
}
