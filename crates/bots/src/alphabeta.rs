//! Alpha-beta search for open games: principal variations, iterative deepening and a table of positions seen. Start at
//! [`AlphaBeta::think`]. With more than two seats the thinking one takes it that all others play against it (paranoid).

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use game::{Game, Outcome, Seat, Turn, mix};

use crate::evaluation::expect;
use crate::transposition::{Bound, Known, TranspositionTable};
use crate::{Budget, Candidate, Evaluation, Network, SearchContext, Thought, Values, Watch};

/// How an alpha-beta search is run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AlphaBeta {
    /// The longest sequences looked at.
    pub depth: u8,
    /// Whether every action of the root gets its exact score. Otherwise all but the best have only bounds, which is
    /// quicker.
    pub exact: bool,
    /// Evaluation noise: how far each evaluation is moved up or down, by the seed and the same for the same position.
    /// The strongest have just enough of it that not all of their games are the same. A bot with much of it plays well
    /// by an evaluation that is a little wrong, so it is weak without being erratic.
    pub noise: f32,
    /// Whether to look no farther than the end of the seat's own turn. A search that takes several others for one
    /// opponent sees more malice than there is the farther it looks.
    pub own_turn: bool,
}

/// Scores are what the seat to act may expect, from -1 to 1, in this many parts; a win is more than any evaluation.
const PARTS: f32 = 10_000.0;
const WIN: i32 = 20_000;
/// More than any score.
const ENDLESS: i32 = 2 * WIN;
/// Sooner is better: each action until a win costs a little.
const LONGEST: i32 = 5_000;
/// Everything beyond this is won or lost.
const WON: i32 = WIN - LONGEST;
/// The first actions of a position are looked at in full; later ones get a shallower look first, from this depth on.
const IN_FULL: usize = 3;
const SHALLOWER_FROM: u8 = 3;

impl AlphaBeta {
    /// The least noise that tells apart what is as good as equal.
    pub const LEAST_NOISE: f32 = 0.002;

    /// As deep as the budget goes, with this evaluation noise.
    pub const fn with_noise(noise: f32) -> Self {
        Self { depth: 60, exact: false, noise, own_turn: false }
    }

    /// Thinks about a view in which it is `seat`'s turn; `None` if nothing is legal.
    ///
    /// Several threads search the same and share their table, each for a part of the steps. What they find then depends
    /// on who was quicker; one thread alone says the same for the same seed and steps.
    pub fn think<G: Evaluation>(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        SearchContext { stop, seed, threads, network, stale }: SearchContext<'_>,
    ) -> Option<Thought<G::Action>> {
        let root = G::imagine(view, &mut |_: u32| 0);
        let mut roots = Vec::new();
        root.legal(&mut roots);
        if roots.is_empty() {
            return None;
        }
        roots.sort_by_cached_key(|action| -root.prior(*action));
        let table = TranspositionTable::for_budget(budget);
        let evaluations = G::SLOW.then(|| TranspositionTable::for_budget(budget));
        let budget = budget.divided(threads as u64);
        let answered = AtomicBool::new(false);
        let search = |first: u8, watch: Watch<'_>| {
            let mut worker = Worker::<G> {
                watch,
                seed,
                network,
                stale,
                noise: self.noise,
                own_turn: self.own_turn,
                cut: false,
                seat,
                table: &table,
                evaluations: evaluations.as_ref(),
                buffers: Vec::new(),
                killers: Vec::new(),
            };
            worker.deepen(&root, roots.clone(), first..=self.depth, self.exact)
        };
        if threads <= 1 {
            return Some(search(1, Watch::new(budget, stop)));
        }
        Some(thread::scope(|scope| {
            let help = |number: usize| {
                // The others begin a little deeper, so that what they find is there when it is asked for.
                let (search, watch) = (&search, Watch::new(budget, stop).or(&answered));
                scope.spawn(move || search(1 + (number % 2) as u8, watch).steps)
            };
            let helpers: Vec<_> = (1..threads).map(help).collect();
            let mut answer = search(1, Watch::new(budget, stop));
            answered.store(true, Ordering::Relaxed);
            answer.steps += helpers.into_iter().map(|helper| helper.join().unwrap_or(0)).sum::<u64>();
            answer
        }))
    }
}

/// Actions of a position, and the order in which to look at them: how promising, and the place in the list.
struct Buffer<A> {
    actions: Vec<A>,
    order: Vec<(i32, u8)>,
}

/// The search of one thread.
struct Worker<'a, G: Game> {
    watch: Watch<'a>,
    seed: u64,
    network: Option<&'a Network>,
    stale: &'a [u64],
    noise: f32,
    own_turn: bool,
    /// Whether a deeper look would see more of the seat's own turn.
    cut: bool,
    /// The seat that thinks. All others are one side.
    seat: Seat,
    table: &'a TranspositionTable,
    /// Evaluations, apart from the rest: there are more of them, and none is to push out what was searched.
    evaluations: Option<&'a TranspositionTable>,
    buffers: Vec<Buffer<G::Action>>,
    /// By ply, two actions that were too good elsewhere.
    killers: Vec<[Option<G::Action>; 2]>,
}

/// What each seat may expect if `seat` may expect `value`: the others share the rest as they are evaluated.
fn split(value: f32, seat: Seat, evaluated: Values) -> Values {
    // Not by taking this seat's part from the whole: beside one that is nearly everything, nothing would be left.
    let others = evaluated.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let others: f32 = others.map(|(_, value)| value).sum();
    let mut values = evaluated.map(|other| (1.0 - value) * other / others.max(f32::MIN_POSITIVE));
    values[seat.index()] = value;
    values
}

/// Whether all actions but the best are known to lose.
fn is_forced<A>(ranked: &[Candidate<A>]) -> bool {
    ranked[1..].iter().all(|candidate| candidate.steps > 0 && candidate.value <= 0.0)
}

/// A score as an expectation.
fn expectation(score: i32) -> f32 {
    (score as f32 / PARTS / 2.0 + 0.5).clamp(0.0, 1.0)
}

impl<G: Evaluation> Worker<'_, G> {
    /// Looks deeper and deeper until time is up or everything is said.
    fn deepen(
        &mut self,
        root: &G,
        mut roots: Vec<G::Action>,
        depths: std::ops::RangeInclusive<u8>,
        exact: bool,
    ) -> Thought<G::Action> {
        let mut answer =
            Thought { action: roots[0], values: expect(root, self.network), ranked: Vec::new(), steps: 0 };
        for depth in depths {
            self.cut = false;
            let Some(mut ranked) = self.root(root, &roots, depth, exact) else { break };
            // What was not looked at any more is known from the look before.
            for candidate in ranked.iter_mut().filter(|candidate| candidate.steps == 0) {
                let before = answer.ranked.iter().find(|before| before.action == candidate.action);
                *candidate = before.copied().unwrap_or(*candidate);
            }
            // The next, deeper look begins with what was best.
            roots = ranked.iter().map(|candidate| candidate.action).collect();
            let value = ranked.first().map_or(0.5, |best| best.value);
            answer.action = roots[0];
            answer.values = split(value, self.seat, expect(root, self.network));
            answer.ranked = ranked;
            let seen = self.own_turn && !self.cut;
            let decided = value >= 1.0 || value <= 0.0 || is_forced(&answer.ranked);
            if roots.len() == 1 || seen || decided || self.watch.is_over() || self.watch.is_late() {
                break;
            }
        }
        answer.steps = self.watch.steps();
        answer
    }

    /// Looks at every action of the root; `None` if time ran out before the first was done.
    fn root(
        &mut self,
        root: &G,
        actions: &[G::Action],
        depth: u8,
        exact: bool,
    ) -> Option<Vec<Candidate<G::Action>>> {
        let mut ranked: Vec<(i32, Candidate<G::Action>)> = Vec::new();
        let mut alpha = -ENDLESS;
        for action in actions {
            let before = self.watch.steps();
            let mut score = -ENDLESS;
            if alpha > -ENDLESS {
                score = self.after(root, *action, depth, alpha, alpha + 1, 1);
            }
            if alpha == -ENDLESS || score > alpha {
                score = self.after(root, *action, depth, alpha, ENDLESS, 1);
            }
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

    /// Whether the thinking seat is to act. Scores are for the side to act.
    fn is_own(&self, position: &G) -> bool {
        position.turn() == Turn::Seat(self.seat)
    }

    /// Whether a turn of this match began with this position before.
    fn is_stale(&self, position: &G) -> bool {
        !self.stale.is_empty() && self.stale.binary_search(&position.key()).is_ok()
    }

    /// What is expected as a score for the thinking seat or the others. What counts is always what the thinking seat
    /// expects, and the others want the contrary: so a draw may be worth less than half to both.
    fn score(&self, values: Values, own: bool) -> i32 {
        let score = ((values[self.seat.index()] * 2.0 - 1.0) * PARTS) as i32;
        if own { score } else { -score }
    }

    /// An evaluation with noise. Where much is open it is moved most.
    fn with_noise(&self, mut values: Values, key: u64) -> Values {
        let drawn = (mix(self.seed, key) >> 40) as f32 / (1 << 24) as f32;
        let value = &mut values[self.seat.index()];
        *value += self.noise * (drawn - 0.5) * 4.0 * *value * (1.0 - *value);
        values
    }

    /// The score of a position for the side to act, by looking at it alone.
    fn evaluate(&self, position: &G, key: u64) -> i32 {
        if let Some(known) = self.evaluations.and_then(|evaluations| evaluations.find(key)) {
            return known.score;
        }
        let score = self.score(self.with_noise(expect(position, self.network), key), self.is_own(position));
        if let Some(evaluations) = self.evaluations {
            evaluations.keep(key, Known { score, depth: 0, bound: Bound::Exact, best: 0 });
        }
        score
    }

    /// The score of an action for the side that plays it. The same side may act again: then nothing is turned round.
    fn after(&mut self, position: &G, action: G::Action, depth: u8, alpha: i32, beta: i32, ply: u16) -> i32 {
        let own = self.is_own(position);
        let mut next = *position;
        next.play_unchecked(action);
        if let Turn::Over(outcome) = next.turn() {
            let sooner = i32::from(ply).min(LONGEST);
            return match outcome.winners.contains(self.seat) == own {
                _ if outcome.winners.is_empty() => self.score(next.outcome_values(outcome), own),
                true => WIN - sooner,
                false => sooner - WIN,
            };
        }
        if self.is_own(&next) == own {
            self.search(&next, depth - 1, alpha, beta, ply + 1)
        } else if own && self.is_stale(&next) {
            // What was there before and is brought about once more leads round in a circle.
            self.score(next.outcome_values(Outcome::DRAW), own)
        } else {
            -self.search(&next, depth - 1, -beta, -alpha, ply + 1)
        }
    }

    /// The score of a position for the side to act.
    fn search(&mut self, position: &G, depth: u8, alpha: i32, beta: i32, ply: u16) -> i32 {
        if !self.watch.step() {
            return 0;
        }
        let key = position.key();
        let ends = self.own_turn && !self.is_own(position);
        if depth == 0 || ends {
            self.cut |= !ends;
            return self.evaluate(position, key);
        }
        let known = self.table.find(key);
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            let score = from_here(known.score, ply);
            match known.bound {
                Bound::Exact => return score,
                Bound::AtLeast if score >= beta => return score,
                Bound::AtMost if score <= alpha => return score,
                _ => {}
            }
        }
        let mut buffer = self.buffers.pop().unwrap_or(Buffer { actions: Vec::new(), order: Vec::new() });
        position.legal(&mut buffer.actions);
        let (score, best) = self.search_all(position, &mut buffer, known, depth, alpha, beta, ply);
        self.buffers.push(buffer);
        if !self.watch.is_over() {
            let bound = match score {
                score if score >= beta => Bound::AtLeast,
                score if score <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            self.table.keep(key, Known { score: from_there(score, ply), depth, bound, best });
        }
        score
    }

    /// The best score of these actions, and which has it.
    #[allow(clippy::too_many_arguments)]
    fn search_all(
        &mut self,
        position: &G,
        buffer: &mut Buffer<G::Action>,
        known: Option<Known>,
        depth: u8,
        mut alpha: i32,
        beta: i32,
        ply: u16,
    ) -> (i32, u8) {
        let place = usize::from(ply);
        if self.killers.len() <= place {
            self.killers.resize(place + 1, [None; 2]);
        }
        let first = known.map(|known| known.best).filter(|best| usize::from(*best) < buffer.actions.len());
        let (mut best, mut score) = (0, -ENDLESS);
        let mut number = 0;
        // No game has more legal actions than a byte can number.
        while number < buffer.actions.len().min(usize::from(u8::MAX)) {
            let at = match first {
                Some(first) if number == 0 => first,
                _ => {
                    if number == usize::from(first.is_some()) {
                        self.order(position, buffer, first, place);
                    }
                    next_of(&mut buffer.order, number - usize::from(first.is_some()))
                }
            };
            let action = buffer.actions[usize::from(at)];
            let found = self.search_one(position, action, number, depth, alpha, beta, ply);
            if found > score {
                (best, score) = (at, found);
            }
            alpha = alpha.max(found);
            if alpha >= beta {
                let killers = &mut self.killers[place];
                if killers[0] != Some(action) {
                    *killers = [Some(action), killers[0]];
                }
                break;
            }
            number += 1;
        }
        (score, best)
    }

    /// The first action is looked at in full; of the others only whether they are better, late ones less deep.
    #[allow(clippy::too_many_arguments)]
    fn search_one(
        &mut self,
        position: &G,
        action: G::Action,
        number: usize,
        depth: u8,
        alpha: i32,
        beta: i32,
        ply: u16,
    ) -> i32 {
        if number == 0 {
            return self.after(position, action, depth, alpha, beta, ply);
        }
        if number >= IN_FULL && depth >= SHALLOWER_FROM {
            let found = self.after(position, action, depth - 1, alpha, alpha + 1, ply);
            if found <= alpha {
                return found;
            }
        }
        let found = self.after(position, action, depth, alpha, alpha + 1, ply);
        if found > alpha && found < beta {
            self.after(position, action, depth, alpha, beta, ply)
        } else {
            found
        }
    }

    /// In which order the actions but the first are to be looked at.
    fn order(&self, position: &G, buffer: &mut Buffer<G::Action>, first: Option<u8>, place: usize) {
        let killers = self.killers[place];
        let prior = |action: G::Action| match Some(action) {
            action if action == killers[0] => i32::MAX,
            action if action == killers[1] => i32::MAX - 1,
            _ => position.prior(action),
        };
        buffer.order.clear();
        let places = (0..=u8::MAX).zip(&buffer.actions).filter(|(at, _)| Some(*at) != first);
        buffer.order.extend(places.map(|(at, action)| (prior(*action), at)));
    }
}

/// Brings the most promising of the rest to this place.
fn next_of(order: &mut [(i32, u8)], number: usize) -> u8 {
    let mut best = number;
    for later in number + 1..order.len() {
        if order[later].0 > order[best].0 {
            best = later;
        }
    }
    order.swap(number, best);
    order[number].1
}

/// A win is kept in the table by its distance from the position, and searched by its distance from the root.
fn from_there(score: i32, ply: u16) -> i32 {
    match score {
        score if score > WON => score + i32::from(ply),
        score if score < -WON => score - i32::from(ply),
        score => score,
    }
}

/// The other way round.
fn from_here(score: i32, ply: u16) -> i32 {
    match score {
        score if score > WON => score - i32::from(ply),
        score if score < -WON => score + i32::from(ply),
        score => score,
    }
}
