//! Retrograde analysis: every position that can still come up is written down, and wins and losses are counted back
//! from the ends. Start at [`Graph::of`] and [`Graph::outlooks`].
//!
//! All of it lies in a few flat lists, which is what makes it quick and small: 8 bytes for the code of a position, 8 or
//! so for finding it again, 4 for each action, and then, when codes are no longer needed, as much once more for the same
//! actions turned round.

use std::sync::atomic::AtomicBool;

use super::is_stopped;
use super::ring::{Move, Ring};

/// What comes of a position for the seat to move: a win after so many actions, a loss after minus so many, or 0, a
/// draw.
pub type Outlook = i8;

/// How many actions into the future wins and losses are known.
pub const FARTHEST: u16 = Outlook::MAX as u16;

/// All positions that can still come up, by number from the root on, but those where an action wins at once: nothing
/// else matters there, and to come there is to lose.
pub struct Graph {
    /// Where the actions of each position begin in `after`, and the end of the last ones.
    begins: Vec<u32>,
    /// The positions that the actions of each position lead to, but for actions that end the game or lose at once.
    after: Vec<u32>,
    /// What is known of each position before anything is counted back: where every action ends the game or loses at
    /// once.
    outlooks: Vec<Outlook>,
}

impl Graph {
    /// The graph, and what each action at the root leads to. `None` if it has more than `most` positions, or more than
    /// [`ACTIONS`] times as many actions.
    pub fn of(root: &Ring, most: usize, stop: &AtomicBool) -> Option<(Self, Vec<(Move, Next)>)> {
        let mut graph = Self { begins: vec![0], after: Vec::new(), outlooks: Vec::new() };
        let mut numbers = Numbers::new();
        let mut first = Vec::new();
        numbers.number(root.code());
        while let Some(code) = numbers.codes.get(graph.len()).copied() {
            if is_stopped(stop, graph.len()) {
                return None;
            }
            let ring = root.decoded(code);
            // The longest way to lose among those actions that need no looking up.
            let mut loss = 0;
            for action in ring.moves() {
                let mut next = ring;
                let next = match next.play(action) {
                    Some(winner) => Next::Outlook(if winner == ring.mover() { 1 } else { -1 }),
                    None if next.wins_at_once() => Next::Outlook(-2),
                    None => Next::Position(numbers.number(next.code())),
                };
                match next {
                    Next::Position(number) => graph.after.push(number),
                    Next::Outlook(outlook) => loss = loss.min(outlook),
                }
                if graph.len() == 0 {
                    first.push((action, next));
                }
            }
            let is_open = graph.after.len() > graph.begins[graph.len()] as usize;
            graph.outlooks.push(if is_open { 0 } else { loss });
            graph.begins.push(graph.after.len() as u32);
            if numbers.codes.len() > most || graph.after.len() > ACTIONS * most {
                return None;
            }
        }
        Some((graph, first))
    }

    pub fn len(&self) -> usize {
        self.outlooks.len()
    }

    /// What comes of every position, counted back from the ends, the nearest first. `None` also if an end is too far.
    pub fn outlooks(self, stop: &AtomicBool) -> Option<Vec<Outlook>> {
        let (begins, before) = self.turned_round(stop)?;
        let Self { begins: ends, after: mut known, mut outlooks } = self;
        // The actions of each position that are not known to lose.
        let mut open: Vec<u8> = ends.windows(2).map(|pair| (pair[1] - pair[0]) as u8).collect();
        drop(ends);
        // What is known is never more than there are actions: their list has room for it.
        known.clear();
        for loss in [-1, -2] {
            known.extend((0..open.len() as u32).filter(|node| outlooks[*node as usize] == loss));
        }
        let mut done = 0;
        while let Some(node) = known.get(done).copied() {
            if is_stopped(stop, done) {
                return None;
            }
            done += 1;
            let node = node as usize;
            let outlook = earlier(outlooks[node])?;
            for previous in &before[begins[node] as usize..begins[node + 1] as usize] {
                let at = *previous as usize;
                if outlooks[at] != 0 {
                    continue;
                }
                open[at] -= u8::from(outlook < 0);
                if outlook > 0 || open[at] == 0 {
                    outlooks[at] = outlook;
                    known.push(*previous);
                }
            }
        }
        Some(outlooks)
    }

    /// For each position those that it can come from: where they begin in a list, and the list.
    fn turned_round(&self, stop: &AtomicBool) -> Option<(Vec<u32>, Vec<u32>)> {
        let mut begins = vec![0; self.len() + 1];
        for next in &self.after {
            begins[*next as usize] += 1;
        }
        let mut sum = 0;
        for begin in &mut begins {
            sum += *begin;
            *begin = sum;
        }
        let mut before = vec![0; sum as usize];
        for (node, pair) in self.begins.windows(2).enumerate() {
            if is_stopped(stop, node) {
                return None;
            }
            for next in &self.after[pair[0] as usize..pair[1] as usize] {
                let begin = &mut begins[*next as usize];
                *begin -= 1;
                before[*begin as usize] = node as u32;
            }
        }
        Some((begins, before))
    }
}

/// How many actions a position has at most, on average.
const ACTIONS: usize = 4;

/// What an action at the root leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// A position of the graph.
    Position(u32),
    /// What comes of the action is known at once.
    Outlook(Outlook),
}

/// The outlook of an action that leads to a position with this outlook for the other side. `None` if it is too far.
pub fn earlier(outlook: Outlook) -> Option<Outlook> {
    match outlook {
        0 => Some(0),
        win if win > 0 => win.checked_add(1).map(|distance| -distance),
        loss => loss.checked_neg()?.checked_add(1),
    }
}

/// Codes with a number each, in the order in which they were met.
struct Numbers {
    codes: Vec<u64>,
    /// Where to find each code: its number, or [`NOTHING`], at the first free place from that of its hash on.
    places: Vec<u32>,
}

const NOTHING: u32 = u32::MAX;

impl Numbers {
    fn new() -> Self {
        Self { codes: Vec::new(), places: vec![NOTHING; 1 << 12] }
    }

    #[inline]
    fn number(&mut self, code: u64) -> u32 {
        let mut place = self.place(code);
        loop {
            match self.places[place] {
                NOTHING => break,
                number if self.codes[number as usize] == code => return number,
                _ => place = (place + 1) % self.places.len(),
            }
        }
        let number = self.codes.len() as u32;
        self.places[place] = number;
        self.codes.push(code);
        // At most half of the places are taken.
        if 2 * self.codes.len() > self.places.len() {
            self.grow();
        }
        number
    }

    #[inline]
    fn place(&self, code: u64) -> usize {
        (code.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - self.places.len().ilog2())) as usize
    }

    fn grow(&mut self) {
        let size = 2 * self.places.len();
        self.places = Vec::new();
        self.places = vec![NOTHING; size];
        for number in 0..self.codes.len() {
            let mut place = self.place(self.codes[number]);
            while self.places[place] != NOTHING {
                place = (place + 1) % size;
            }
            self.places[place] = number as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outlooks of a graph that is given as what each position's actions lead to, or what is known of it.
    fn outlooks(nodes: &[Result<&[u32], Outlook>]) -> Vec<Outlook> {
        let mut graph = Graph { begins: vec![0], after: Vec::new(), outlooks: Vec::new() };
        for node in nodes {
            graph.after.extend_from_slice(node.unwrap_or_default());
            graph.begins.push(graph.after.len() as u32);
            graph.outlooks.push(node.err().unwrap_or(0));
        }
        graph.outlooks(&AtomicBool::new(false)).unwrap()
    }

    #[test]
    fn a_side_that_can_go_round_for_ever_draws_and_one_that_must_leave_loses() {
        for (nodes, expected) in [
            (&[Ok(&[1_u32][..]), Ok(&[0])][..], &[0, 0][..]),
            // The quicker way of two, and the longer defence.
            (&[Ok(&[1, 2]), Err(-1), Ok(&[3]), Err(-2)], &[2, -1, 3, -2]),
            (&[Ok(&[1, 3]), Ok(&[2]), Err(-1), Ok(&[4]), Err(-2)], &[-4, 2, -1, 3, -2]),
            // Round and round, until somebody has to step aside; two actions to the same position count as two.
            (&[Ok(&[1, 1]), Ok(&[2]), Ok(&[0, 3]), Ok(&[4]), Err(-1)], &[0, 0, 0, 2, -1]),
            (&[Ok(&[1, 1]), Ok(&[2]), Err(-1)], &[-3, 2, -1]),
        ] {
            assert_eq!(outlooks(nodes), expected, "{nodes:?}");
        }
    }

    #[test]
    fn numbers_are_found_again() {
        let mut numbers = Numbers::new();
        for round in 0..2 {
            for code in 0..20_000_u64 {
                assert_eq!(u64::from(numbers.number(code * code)), code, "round {round}");
            }
        }
    }

    #[test]
    fn what_is_too_far_is_not_told() {
        assert_eq!([0, 1, -1, 126, -126].map(earlier), [0, -2, 2, -127, 127].map(Some));
        assert_eq!([127, -127].map(earlier), [None; 2]);
    }
}
