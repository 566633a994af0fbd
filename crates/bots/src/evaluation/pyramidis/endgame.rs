//! Endings of Pyramidis for two, proved, in two ways. Start at [`prove`].
//!
//! Where few pyramids are left, [`solve`] writes down every position that can still come up and counts wins and losses
//! back from the ends. What is neither won nor lost then is a draw: both sides can go round for ever, and the third
//! repetition (P9) ends that. Elsewhere [`look_ahead`] asks whether a side can force a win within so many actions,
//! which needs only a small part of those positions, and finds wins twenty actions before the end, but never a draw.
//!
//! P9's other limit, a thousand actions, is left out of account; both decline where it is so near that it could matter.
//!
//! Repetition does not spoil a win that is played by its distance: every action comes nearer to the end, so that no
//! position comes up twice. Nor does the past, where the same bot has played it: had a position on the way to the win
//! come up before, it would have been proved then, and the game would be over by now. For [`solve`] that is certain,
//! since pyramids stay home and the graph of a later position is a part of this one. [`look_ahead`] counts the positions
//! that it looks at, and though fewer and fewer are needed on the way to a win, nothing says that there may not be a
//! position once that needs more than those before it.

mod ahead;
mod graph;
mod ring;

use std::sync::atomic::{AtomicBool, Ordering};

use game::{Game, Turn};
use games::pyramidis::{Action, LONGEST, Pyramidis};

use self::ahead::Ahead;
use self::graph::{Graph, Next, Outlook, earlier};
use self::ring::Ring;
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
    /// Legal actions, the best first: the quickest win, then draws, then the longest defence. All of them, unless
    /// [`look_ahead`] has found a win: then those that are known to win as quickly.
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

    /// What an outlook says.
    fn of(outlook: Outlook) -> Self {
        let distance = outlook.unsigned_abs().into();
        match outlook {
            0 => Self::Draw,
            1.. => Self::Win(distance),
            _ => Self::Loss(distance),
        }
    }
}

/// [`solve`] comes first when at most this many pyramids are not yet home: with ten there nearly always is a proof, with
/// eleven often.
const FEW: u8 = 11;
/// How many positions [`solve`] looks at first: they take less than a tenth of a second.
pub const SMALL: usize = 100_000;
/// How many it looks at where looking ahead is of no use: they take less than a second and 64 MB.
pub const MOST: usize = 1_500_000;
/// How many [`look_ahead`] looks at in the end, for the side that may win: they take less than a second and 50 MB.
pub const MOST_AHEAD: usize = 1_800_000;
/// With this many the first looks are a small part.
const PLENTY: usize = 400_000;
/// How many positions are looked at for each side before it is known whether it is worth while to look farther; and how
/// many actions farther one side must have been looked at than the other by then.
///
/// Where a side is about to win, what the other one tries comes to nothing soon. In 4 games of the strongest levels, of
/// 32 positions that 20,000 did not prove and that had a lead of four or more, a million proved 18, and of 169 others
/// 9 at most.
const PILOTS: [(usize, u8); 2] = [(20_000, 3), (80_000, 5)];

/// Proves what it can with about so many positions (a million take less than a second), and gives up soon at most
/// positions where that is of no use. The same position and as many give the same proof.
pub fn prove(position: &Pyramidis, most: usize, stop: &AtomicBool) -> Option<Proof> {
    let is_small = Ring::of(position)?.left() <= FEW;
    let solve = |limit: usize| is_small.then(|| solve(position, limit.min(most), stop)).flatten();
    // Both sides are looked at twice before one is looked at to the end.
    let ahead = if most >= PLENTY { MOST_AHEAD.min(most) } else { most / 5 };
    solve(SMALL).or_else(|| match look_ahead(position, ahead, stop) {
        Ok(proof) => Some(proof),
        Err(Unproved::Undecided) => solve(MOST),
        Err(Unproved::TooMuch) => None,
    })
}

/// Proves what comes of every legal action.
///
/// `None` if there are more than two seats, a stack has strayed, the game is over, more than `most` positions can still
/// come up, P9's last action is near, or `stop` was set meanwhile. The same position and the same `most` give the same
/// proof.
pub fn solve(position: &Pyramidis, most: usize, stop: &AtomicBool) -> Option<Proof> {
    let root = Ring::of(position).filter(|_| is_early(position))?;
    let (graph, nexts) = Graph::of(&root, most, stop)?;
    let positions = graph.len();
    let outlooks = graph.outlooks(stop)?;
    let mut actions = Vec::new();
    for (action, next) in nexts {
        let outlook = match next {
            Next::Position(number) => earlier(outlooks[number as usize])?,
            Next::Outlook(outlook) => outlook,
        };
        actions.push((ring::named(action, position), Verdict::of(outlook)));
    }
    actions.sort_by_key(|(_, verdict)| -verdict.rank());
    Some(Proof { actions, positions })
}

/// Why [`look_ahead`] has no proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// No side seems to be about to win.
    Undecided,
    /// It would take more positions, or nothing can be proved here at all.
    TooMuch,
}

/// Proves that the seat to move wins or loses, by looking at no more than `most` positions for the side that wins. The
/// distance of a loss or win may be one more than it takes.
pub fn look_ahead(position: &Pyramidis, most: usize, stop: &AtomicBool) -> Result<Proof, Unproved> {
    let root = Ring::of(position).filter(|_| is_early(position)).ok_or(Unproved::TooMuch)?;
    let mut sides = [root.mover(), root.mover() ^ 1].map(|attacker| Ahead::new(&root, attacker, stop));
    for (pilot, lead) in PILOTS {
        for side in &mut sides {
            if side.deepen(pilot.min(most)) {
                return Ok(proof(position, side));
            }
        }
        if stop.load(Ordering::Relaxed) {
            return Err(Unproved::TooMuch);
        }
        if sides[0].actions().abs_diff(sides[1].actions()) < lead {
            return Err(Unproved::Undecided);
        }
    }
    let [mine, theirs] = sides;
    let mut side = if mine.actions() < theirs.actions() { mine } else { theirs };
    if side.deepen(most) { Ok(proof(position, &side)) } else { Err(Unproved::TooMuch) }
}

fn proof(position: &Pyramidis, side: &Ahead<'_>) -> Proof {
    let named = |(action, outlook)| (ring::named(action, position), Verdict::of(outlook));
    let mut actions: Vec<(Action, Verdict)> = side.outlooks().into_iter().map(named).collect();
    actions.sort_by_key(|(_, verdict)| -verdict.rank());
    Proof { actions, positions: side.looked() }
}

/// What a bot plays in an ending that can be proved.
pub(crate) fn think(position: &Pyramidis, most: usize, stop: &AtomicBool) -> Option<Thought<Action>> {
    let Turn::Seat(seat) = position.turn() else { return None };
    let proof = prove(position, most, stop)?;
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

/// Whether every end that can be told comes before P9's last action.
fn is_early(position: &Pyramidis) -> bool {
    position.actions() + graph::FARTHEST <= LONGEST
}

/// After how many positions a proof checks whether to stop: they take much less than a millisecond.
const CHECK_EVERY: usize = 256;

/// Whether somebody wants the answer now.
fn is_stopped(stop: &AtomicBool, count: usize) -> bool {
    count.is_multiple_of(CHECK_EVERY) && stop.load(Ordering::Relaxed)
}
