//! Alpha-beta search for two seats and open games: principal variations, iterative deepening and a table of positions
//! seen. Start at [`AlphaBeta::think`].

use std::sync::atomic::AtomicBool;

use game::{Game, Seat, Turn, mix};

use crate::{Budget, Candidate, Insight, Thought, Watch};

/// How an alpha-beta search is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaBeta {
    /// The longest sequences looked at.
    pub depth: u32,
    /// Whether every action of the root gets its exact score. Otherwise all but the best have only bounds, which is
    /// quicker.
    pub exact: bool,
}

/// Scores are what the seat to act may expect, from -1 to 1, in so many parts; a win is more than any judgement.
const PARTS: f32 = 10_000.0;
const WIN: i32 = 20_000;
/// So many parts may a judgement be bent to taste.
const TASTE: u64 = 40;
/// Sooner is better: each action until a win costs a little.
const LONGEST: i32 = 5_000;

impl AlphaBeta {
    /// Thinks about a view in which it is `seat`'s turn; `None` if nothing is legal.
    pub fn think<G: Insight>(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        stop: &AtomicBool,
        seed: u64,
    ) -> Option<Thought<G::Action>> {
        let root = G::imagine(view, &mut |_: u32| 0);
        let mut roots = Vec::new();
        root.legal(&mut roots);
        roots.sort_by_cached_key(|action| -root.promise(*action));
        let mut search = Search::<G> {
            watch: Watch::new(budget, stop),
            seed,
            table: vec![None; table_size(budget)],
            buffers: Vec::new(),
            killers: Vec::new(),
        };
        let mut answer =
            Thought { action: *roots.first()?, values: root.judge(), ranked: Vec::new(), steps: 0 };
        for depth in 1..=self.depth {
            let Some(ranked) = search.root(&root, &roots, depth, self.exact) else { break };
            // The next, deeper look begins with what was best.
            roots = ranked.iter().map(|candidate| candidate.action).collect();
            let value = ranked.first().map_or(0.5, |best| best.value);
            answer.action = roots[0];
            answer.values = [1.0 - value; 4];
            answer.values[seat.index()] = value;
            answer.values[2..].fill(0.0);
            answer.ranked = ranked;
            if roots.len() == 1 || search.watch.is_over() || value >= 1.0 || value <= 0.0 {
                break;
            }
        }
        answer.steps = search.watch.steps();
        Some(answer)
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
struct Entry<A> {
    key: u64,
    score: i32,
    depth: u32,
    bound: Bound,
    best: A,
}

struct Search<'a, G: Game> {
    watch: Watch<'a>,
    seed: u64,
    table: Vec<Option<Entry<G::Action>>>,
    buffers: Vec<Vec<G::Action>>,
    /// By ply, an action that was too good elsewhere.
    killers: Vec<Option<G::Action>>,
}

/// As many entries as a search may fill, a power of two: a short thought is not to clear a large table first.
fn table_size(budget: Budget) -> usize {
    const LARGEST: u64 = 1 << 19;
    match budget {
        Budget::Time(_) => LARGEST as usize,
        Budget::Steps(steps) => (2 * steps).clamp(16, LARGEST).next_power_of_two() as usize,
    }
}

/// The seat to act, for whom scores are counted from here on.
fn mover<G: Game>(position: &G) -> Seat {
    if let Turn::Seat(seat) = position.turn() { seat } else { Seat(0) }
}

/// What a score is worth as an expectation.
fn expectation(score: i32) -> f32 {
    (score as f32 / PARTS / 2.0 + 0.5).clamp(0.0, 1.0)
}

impl<G: Insight> Search<'_, G> {
    /// Looks at every action of the root; `None` if time ran out before the first was done.
    fn root(
        &mut self,
        root: &G,
        actions: &[G::Action],
        depth: u32,
        exact: bool,
    ) -> Option<Vec<Candidate<G::Action>>> {
        let mut ranked: Vec<(i32, Candidate<G::Action>)> = Vec::new();
        let mut alpha = -WIN * 2;
        for action in actions {
            let before = self.watch.steps();
            let score = self.after(root, *action, depth, alpha, WIN * 2, 1);
            if self.watch.is_over() {
                break;
            }
            alpha = if exact { alpha } else { alpha.max(score) };
            let steps = self.watch.steps() - before;
            ranked.push((score, Candidate { action: *action, steps, value: expectation(score) }));
        }
        if ranked.is_empty() {
            return None;
        }
        // What was not looked at any more keeps its place behind.
        ranked.sort_by_key(|(score, _)| -score);
        let seen: Vec<G::Action> = ranked.iter().map(|(_, candidate)| candidate.action).collect();
        let unseen = actions.iter().filter(|action| !seen.contains(action));
        let unseen = unseen.map(|action| Candidate { action: *action, steps: 0, value: 0.0 });
        Some(ranked.into_iter().map(|(_, candidate)| candidate).chain(unseen).collect())
    }

    /// The score of an action for the seat that plays it. The same seat may act again: then nothing is turned round.
    fn after(&mut self, position: &G, action: G::Action, depth: u32, alpha: i32, beta: i32, ply: i32) -> i32 {
        let seat = mover(position);
        let mut next = *position;
        next.play_unchecked(action);
        if let Turn::Over(outcome) = next.turn() {
            return match outcome.winners.contains(seat) {
                _ if outcome.winners.is_empty() => 0,
                true => WIN - ply.min(LONGEST),
                false => -WIN + ply.min(LONGEST),
            };
        }
        if mover(&next) == seat {
            self.look(&next, depth - 1, alpha, beta, ply + 1)
        } else {
            -self.look(&next, depth - 1, -beta, -alpha, ply + 1)
        }
    }

    /// The score of a position for the seat to act.
    fn look(&mut self, position: &G, depth: u32, mut alpha: i32, beta: i32, ply: i32) -> i32 {
        if !self.watch.step() {
            return 0;
        }
        let seat = mover(position);
        if depth == 0 {
            let values = position.judge();
            // Positions that are as good as equal are told apart by the seed, so that not all games are the same.
            let taste = (mix(self.seed, position.key()) % TASTE) as i32;
            return ((values[seat.index()] * 2.0 - 1.0) * PARTS) as i32 + taste;
        }
        let key = position.key();
        let slot = key as usize & (self.table.len() - 1);
        let known = self.table[slot].filter(|entry| entry.key == key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            match entry.bound {
                Bound::Exact => return entry.score,
                Bound::AtLeast if entry.score >= beta => return entry.score,
                Bound::AtMost if entry.score <= alpha => return entry.score,
                _ => {}
            }
        }
        let mut actions = self.buffers.pop().unwrap_or_default();
        position.legal(&mut actions);
        if self.killers.len() <= ply as usize {
            self.killers.resize(ply as usize + 1, None);
        }
        let (hash, killer) = (known.map(|entry| entry.best), self.killers[ply as usize]);
        actions.sort_by_cached_key(|action| match Some(*action) {
            action if action == hash => i32::MIN,
            action if action == killer => i32::MIN + 1,
            _ => -position.promise(*action),
        });
        let floor = alpha;
        let (mut best, mut score) = (actions.first().copied(), -WIN * 2);
        for (number, action) in actions.iter().enumerate() {
            let mut found = if number == 0 {
                self.after(position, *action, depth, alpha, beta, ply)
            } else {
                self.after(position, *action, depth, alpha, alpha + 1, ply)
            };
            if number > 0 && found > alpha && found < beta {
                found = self.after(position, *action, depth, alpha, beta, ply);
            }
            if found > score {
                (best, score) = (Some(*action), found);
            }
            alpha = alpha.max(found);
            if alpha >= beta {
                self.killers[ply as usize] = Some(*action);
                break;
            }
        }
        self.buffers.push(actions);
        if !self.watch.is_over()
            && let Some(best) = best
        {
            let bound = match score {
                score if score >= beta => Bound::AtLeast,
                score if score <= floor => Bound::AtMost,
                _ => Bound::Exact,
            };
            self.table[slot] = Some(Entry { key, score, depth, bound, best });
        }
        score
    }
}
