//! Endings of Pyramidis for two, proved: every position that can still come up is written down, and wins and losses
//! are counted back from the ends. Start at [`solve`].
//!
//! What is neither won nor lost then is a draw: both sides can go round for ever, and the third repetition (P9) ends
//! that. P9's other limit, a thousand actions, is left out of account; [`solve`] declines where it is so near that it
//! could matter.
//!
//! Repetition does not spoil a win that is played by its distance: every action comes nearer to the end, so that no
//! position comes up twice. Nor does the past, where the same bot has played it: had a position of the graph come up
//! before, it would have been proved then, since pyramids stay home and its own graph is a part of this one, and the
//! game would be over by now.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Game, Outcome, Turn, mix};
use games::pyramidis::{Action, LONGEST, PYRAMIDS, Pyramidis, Square};

use crate::{Candidate, Thought};

/// What comes of an action if everybody plays as well as can be, for the seat that plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A win, after this many actions if the other side holds out as long as it can.
    Win(u16),
    /// Neither side can force anything.
    Draw,
    /// A loss, after this many actions.
    Loss(u16),
}

/// What was proved about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Every legal action, the best first: the quickest win, then draws, then the longest defence.
    pub actions: Vec<(Action, Verdict)>,
    /// How many positions were looked at for it.
    pub positions: usize,
}

impl Verdict {
    /// What the seat may expect.
    pub const fn value(self) -> f32 {
        match self {
            Self::Win(_) => 1.0,
            Self::Draw => 0.5,
            Self::Loss(_) => 0.0,
        }
    }

    /// Better verdicts have a greater number.
    pub const fn rank(self) -> i32 {
        match self {
            Self::Win(distance) => LONGEST as i32 + 1 - distance as i32,
            Self::Draw => 0,
            Self::Loss(distance) => distance as i32 - LONGEST as i32 - 1,
        }
    }

    /// The verdict on an action that leads to a position about which the other side has this verdict.
    #[must_use]
    const fn before(self) -> Self {
        match self {
            Self::Win(distance) => Self::Loss(distance.saturating_add(1)),
            Self::Draw => Self::Draw,
            Self::Loss(distance) => Self::Win(distance.saturating_add(1)),
        }
    }
}

/// Proves what comes of every legal action.
///
/// `None` if there are more than two seats, a stack has strayed, the game is over, more than `most` positions can still
/// come up, P9's last action is near, or `stop` was set meanwhile. The same position and the same `most` give the same
/// proof.
pub fn solve(position: &Pyramidis, most: usize, stop: &AtomicBool) -> Option<Proof> {
    let mover = position.mover().filter(|_| position.seats() == 2)?;
    // Two who play from the start never leave their ring, but a position string can put a stack elsewhere.
    if Square::all().any(|square| mover.progress(square).is_none() && position.stack(square).len() > 0) {
        return None;
    }
    let graph = Graph::of(position, most, stop)?;
    let verdicts = graph.verdicts(stop)?;
    let mut legal = Vec::new();
    position.legal(&mut legal);
    let verdict = |after: &u32| match *after {
        WON => Verdict::Win(1),
        LOST => Verdict::Loss(1),
        node => verdicts[node as usize].before(),
    };
    let mut actions: Vec<(Action, Verdict)> =
        legal.into_iter().zip(graph.after(0).iter().map(verdict)).collect();
    actions.sort_by_key(|(_, verdict)| -verdict.rank());
    let near = |verdict: &Verdict| match verdict {
        Verdict::Win(distance) | Verdict::Loss(distance) => {
            position.actions().saturating_add(*distance) > LONGEST
        }
        Verdict::Draw => false,
    };
    if actions.iter().any(|(_, verdict)| near(verdict)) {
        return None;
    }
    Some(Proof { actions, positions: graph.len() })
}

/// A bot asks for a proof when at most this many pyramids are not yet home: with ten there nearly always is one, with
/// eleven often.
pub const FEW: u8 = 11;
/// How many positions a bot looks at for it: they take less than a tenth of a second.
pub const MOST: usize = 150_000;

/// What a bot plays in an ending that can be proved.
pub(crate) fn think(position: &Pyramidis, stop: &AtomicBool) -> Option<Thought<Action>> {
    let Turn::Seat(seat) = position.turn() else { return None };
    let left: u8 = position.colours().map(|colour| PYRAMIDS - position.at_home(colour)).sum();
    if left > FEW {
        return None;
    }
    let proof = solve(position, MOST, stop)?;
    let (action, verdict) = *proof.actions.first()?;
    let steps = proof.positions as u64;
    let mut values = [0.0; 4];
    values[..2].fill(1.0 - verdict.value());
    values[seat.index()] = verdict.value();
    // Every position bears on every verdict.
    let candidate =
        |(action, verdict): (Action, Verdict)| Candidate { action, steps, value: verdict.value() };
    let ranked = proof.actions.into_iter().map(candidate).collect();
    Some(Thought { action, values, ranked, steps })
}

/// All positions that can still come up, by number from the root on. Past a position where an action wins at once none
/// are looked at, unless it is the root: its other actions do not matter.
struct Graph {
    /// Where the actions of each position begin in `after`, and the end of the last ones.
    begins: Vec<u32>,
    /// What each legal action leads to, in the order of [`Game::legal`]: a position, [`WON`] or [`LOST`]. Only [`WON`]
    /// where nothing else matters.
    after: Vec<u32>,
}

/// Instead of the number of a position: the seat that has just acted has won.
const WON: u32 = u32::MAX;
/// The other seat has won.
const LOST: u32 = u32::MAX - 1;

/// After how many positions the search checks whether to stop: a thousand positions take less than a millisecond.
const CHECK_EVERY: usize = 1024;

impl Graph {
    fn of(root: &Pyramidis, most: usize, stop: &AtomicBool) -> Option<Self> {
        let mut graph = Self { begins: vec![0], after: Vec::new() };
        let mut numbers: HashMap<u64, u32, BuildHasherDefault<CodeHasher>> = HashMap::default();
        let mut waiting = VecDeque::from([*root]);
        numbers.insert(code(root), 0);
        let (mut actions, mut nexts) = (Vec::new(), Vec::new());
        while let Some(position) = waiting.pop_front() {
            if is_stopped(stop, graph.begins.len()) {
                return None;
            }
            let is_root = graph.begins.len() == 1;
            position.legal(&mut actions);
            nexts.clear();
            nexts.extend(actions.iter().map(|action| {
                let mut next = position;
                next.play_unchecked(*action);
                next
            }));
            if !is_root && nexts.iter().any(|next| next.winner() == position.mover()) {
                graph.after.push(WON);
                nexts.clear();
            }
            for next in &nexts {
                graph.after.push(match next.turn() {
                    // P9: the last action of all is near.
                    Turn::Over(Outcome::DRAW) => return None,
                    Turn::Over(_) if next.winner() == position.mover() => WON,
                    Turn::Over(_) => LOST,
                    _ => {
                        let new = numbers.len() as u32;
                        let number = *numbers.entry(code(next)).or_insert(new);
                        if number == new {
                            waiting.push_back(*next);
                        }
                        number
                    }
                });
            }
            if numbers.len() > most {
                return None;
            }
            graph.begins.push(graph.after.len() as u32);
        }
        Some(graph)
    }

    fn len(&self) -> usize {
        self.begins.len() - 1
    }

    /// What each legal action of a position leads to.
    fn after(&self, node: u32) -> &[u32] {
        &self.after[self.begins[node as usize] as usize..self.begins[node as usize + 1] as usize]
    }

    /// The verdict on every position for the seat to act there, counted back from the ends, the nearest first.
    fn verdicts(&self, stop: &AtomicBool) -> Option<Vec<Verdict>> {
        let before = self.turned_round(stop)?;
        let mut verdicts = vec![Verdict::Draw; self.len()];
        // The actions of each position that are not known to lose.
        let mut open = Vec::with_capacity(self.len());
        let mut known = Vec::with_capacity(self.len());
        for node in 0..self.len() as u32 {
            let after = self.after(node);
            open.push(after.iter().filter(|next| **next != LOST).count() as u8);
            if after.contains(&WON) {
                verdicts[node as usize] = Verdict::Win(1);
                known.push(node);
            } else if open[node as usize] == 0 {
                verdicts[node as usize] = Verdict::Loss(1);
                known.push(node);
            }
        }
        let mut done = 0;
        while done < known.len() {
            if is_stopped(stop, done) {
                return None;
            }
            let node = known[done];
            let verdict = verdicts[node as usize].before();
            for previous in before.after(node) {
                if verdicts[*previous as usize] != Verdict::Draw {
                    continue;
                }
                open[*previous as usize] -= u8::from(matches!(verdict, Verdict::Loss(_)));
                if matches!(verdict, Verdict::Win(_)) || open[*previous as usize] == 0 {
                    verdicts[*previous as usize] = verdict;
                    known.push(*previous);
                }
            }
            done += 1;
        }
        Some(verdicts)
    }

    /// The same graph with every arrow turned round: after each position those that it can come from.
    fn turned_round(&self, stop: &AtomicBool) -> Option<Self> {
        let mut begins = vec![0; self.len() + 1];
        let inner = |next: &&u32| **next < LOST;
        for next in self.after.iter().filter(inner) {
            begins[*next as usize] += 1;
        }
        let mut sum = 0;
        for begin in &mut begins {
            sum += *begin;
            *begin = sum;
        }
        let mut after = vec![0; sum as usize];
        for node in 0..self.len() as u32 {
            if is_stopped(stop, node as usize) {
                return None;
            }
            for next in self.after(node).iter().filter(inner) {
                begins[*next as usize] -= 1;
                after[begins[*next as usize] as usize] = node;
            }
        }
        Some(Self { begins, after })
    }
}

/// Whether somebody wants the answer now.
fn is_stopped(stop: &AtomicBool, count: usize) -> bool {
    count.is_multiple_of(CHECK_EVERY) && stop.load(Ordering::Relaxed)
}

/// The position of a game for two that goes on, as a number of its own. The actions played are not in it.
///
/// All pyramids stand on one ring of sixteen squares, which is both courses. For each square from the first of the
/// earlier colour on, two bits a pyramid (a one, then which colour) and a zero to end the square; then the start
/// squares, four bits each, and who is to move. That is at most 2 × 16 + 16 + 8 + 1 = 57 bits. A pyramid that is
/// neither on the board nor at the start is home.
fn code(position: &Pyramidis) -> u64 {
    let mut code = 0;
    let mut colours = position.colours();
    let [Some(first), Some(second)] = [colours.next(), colours.next()] else { return 0 };
    for square in first.course() {
        for pyramid in position.stack(*square) {
            code = code << 2 | 2 | u64::from(pyramid == second);
        }
        code <<= 1;
    }
    for colour in [first, second] {
        code = code << 4 | u64::from(position.at_start(colour));
    }
    code << 1 | u64::from(position.mover() == Some(second))
}

/// Codes are exact: they need only be spread over the table.
#[derive(Default)]
struct CodeHasher(u64);

impl Hasher for CodeHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, code: u64) {
        self.0 = mix(self.0, code);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The verdicts on a graph that is given as what each position's actions lead to.
    fn verdicts(nodes: &[&[u32]]) -> Vec<Verdict> {
        let mut graph = Graph { begins: vec![0], after: Vec::new() };
        for after in nodes {
            graph.after.extend_from_slice(after);
            graph.begins.push(graph.after.len() as u32);
        }
        graph.verdicts(&AtomicBool::new(false)).unwrap()
    }

    #[test]
    fn a_side_that_can_go_round_for_ever_draws_and_one_that_must_leave_loses() {
        use Verdict::{Draw, Loss, Win};
        for (nodes, expected) in [
            (&[&[1_u32][..], &[0]][..], &[Draw, Draw][..]),
            // Either could leave, and would lose by it.
            (&[&[1, LOST], &[0, LOST]], &[Draw, Draw]),
            (&[&[1, LOST], &[0, WON]], &[Loss(2), Win(1)]),
            // The quicker way of two, and the longer defence.
            (&[&[1, 2], &[LOST], &[3], &[WON]], &[Win(2), Loss(1), Loss(2), Win(1)]),
            (&[&[1, 2], &[WON], &[3], &[LOST]], &[Loss(3), Win(1), Win(2), Loss(1)]),
            // Round and round, until somebody has to step aside; two actions to the same position count as two.
            (&[&[1, 1], &[2], &[0, 3], &[4], &[LOST]], &[Draw, Draw, Draw, Win(2), Loss(1)]),
        ] {
            assert_eq!(verdicts(nodes), expected, "{nodes:?}");
        }
    }
}
