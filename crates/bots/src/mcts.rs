//! Monte Carlo tree search for any number of seats, with chance and secrets. Start at [`Mcts::think`].
//!
//! The tree is a tree of what the thinking seat sees happen: actions, throws, and what a look reveals. Every simulation
//! begins at a position that this seat cannot tell from the real one, walks down the tree by the actions that are legal
//! there, adds a node, and asks a short random playout and then [`Evaluation::evaluate`] what each seat may expect.
//! Each seat maximises its own expectation (max^n). In open games a node gets all its children at once, each evaluated
//! by itself; the best of these evaluations is carried up the tree beside the averages (implicit minimax), and what is
//! proven by the end of the game is not looked at again (solver).

use std::thread;

use game::{Seat, Seeded, Turn, mix, playout};

use crate::evaluation::{HOPELESS, expect};
use crate::{Budget, Candidate, Evaluation, Network, SearchContext, Thought, Values, Watch};

/// How a tree search is run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mcts {
    /// How much is tried that does not look best.
    pub exploration: f32,
    /// How many random actions follow before a position is evaluated; [`Mcts::TO_THE_END`] never evaluates.
    pub playout: u32,
    /// How much the carried-up evaluations count beside the averages, 0 to 1. Only open games carry them.
    pub minimax: f32,
    /// Whether the tree ends where dice fall, and the position is evaluated there. Otherwise it grows past throws.
    pub until_throw: bool,
}

impl Mcts {
    /// A playout to the end of the game.
    pub const TO_THE_END: u32 = u32::MAX;

    /// Plain UCT with random playouts: the yardstick.
    pub const PLAIN: Self =
        Self { exploration: 1.4, playout: Self::TO_THE_END, minimax: 0.0, until_throw: false };

    /// Thinks about a view in which it is `seat`'s turn; `None` if nothing is legal.
    ///
    /// Several threads grow a tree each, with an equal part of the steps, and merge what they found.
    pub fn think<G: Evaluation>(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        SearchContext { stop, seed, threads, network, stale }: SearchContext<'_>,
    ) -> Option<Thought<G::Action>> {
        let root = G::imagine(view, &mut Seeded::new(seed));
        let mut legal = Vec::new();
        root.legal(&mut legal);
        let first = *legal.first()?;
        // What must be played need not be thought about.
        let budget = if legal.len() == 1 { Budget::Steps(1) } else { budget };
        let context = |seed| SearchContext { stop, seed, threads: 1, network, stale };
        let grow =
            |seed: u64, budget: Budget| self.grow::<G>(view, seat, budget, context(seed)).root_children();
        let mut found = if threads <= 1 {
            grow(seed, budget)
        } else {
            let budget = budget.divided(threads as u64);
            let found = thread::scope(|scope| {
                let one = |number| scope.spawn(move || grow(mix(seed, number), budget));
                let all: Vec<_> = (0..threads as u64).map(one).collect();
                all.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
            });
            merge(found)
        };
        rank(&mut found, seat);
        let ranked = found.iter().map(|found| Candidate {
            action: found.action,
            steps: found.steps,
            value: found.mean[seat.index()],
        });
        Some(Thought {
            action: found.first().map_or(first, |best| best.action),
            values: found.first().map_or([0.0; 4], |best| best.mean),
            ranked: ranked.collect(),
            steps: found.iter().map(|found| found.steps).sum(),
        })
    }

    fn grow<'a, G: Evaluation>(
        &self,
        view: &G::View,
        viewer: Seat,
        budget: Budget,
        context: SearchContext<'a>,
    ) -> Tree<'a, G> {
        let mut tree = Tree::<G>::new(*self, viewer, context);
        let root = G::imagine(view, &mut tree.random);
        let mut watch = Watch::new(budget, context.stop);
        while watch.step() {
            let position = if G::OPEN { root } else { G::imagine(view, &mut tree.random) };
            tree.simulate(position);
            if tree.nodes[0].proven || tree.is_decided(&watch) {
                break;
            }
        }
        tree
    }
}

/// A tree that has grown to this size gets no new branches, only more visits: about a hundred megabytes.
const MOST_NODES: usize = 2_000_000;

/// What led to a node.
#[derive(Clone, Copy, PartialEq)]
enum Step<A> {
    /// Nothing: the root.
    Begin,
    /// An action of a seat or of chance.
    Action(A),
    /// What the thinking seat discovered by the action before.
    Discovery(u32),
}

struct Node<A> {
    step: Step<A>,
    /// The first of its children, and the next child of its parent; 0 is none.
    child: u32,
    next: u32,
    visits: u32,
    /// 1 / √visits.
    inverse_root: f32,
    mean: Values,
    /// What is to be expected by the evaluations below it.
    minimax: Values,
    /// In open games: all children are there.
    expanded: bool,
    /// In open games: `minimax` is the result of perfect play.
    proven: bool,
}

impl<A> Node<A> {
    const fn new(step: Step<A>) -> Self {
        let nothing = [0.0; 4];
        Self {
            step,
            child: 0,
            next: 0,
            visits: 0,
            inverse_root: 0.0,
            mean: nothing,
            minimax: nothing,
            expanded: false,
            proven: false,
        }
    }
}

/// What a tree found about an action of its root.
struct Found<A> {
    action: A,
    steps: u64,
    mean: Values,
    proven: bool,
}

/// The best first: what was looked at most, unless something is proven to be as good or bad.
fn rank<A>(found: &mut [Found<A>], seat: Seat) {
    let value = |found: &Found<A>| found.mean[seat.index()];
    let favourite = found.iter().filter(|found| !found.proven).max_by_key(|found| found.steps).map(value);
    let weight = |found: &Found<A>| match found.proven {
        false => found.steps,
        true if favourite.is_some_and(|favourite| value(found) < favourite) => 0,
        true => u64::MAX,
    };
    found.sort_by(|one, two| weight(two).cmp(&weight(one)).then(value(two).total_cmp(&value(one))));
}

/// What several trees found, each action once.
fn merge<A: Copy + PartialEq>(found: Vec<Found<A>>) -> Vec<Found<A>> {
    let mut all: Vec<Found<A>> = Vec::new();
    for one in found {
        let Some(same) = all.iter_mut().find(|same| same.action == one.action) else {
            all.push(one);
            continue;
        };
        if same.proven || one.proven {
            if one.proven {
                (same.mean, same.proven) = (one.mean, true);
            }
            same.steps += one.steps;
            continue;
        }
        let part = one.steps as f32 / (same.steps + one.steps).max(1) as f32;
        same.steps += one.steps;
        for (mean, value) in same.mean.iter_mut().zip(one.mean) {
            *mean += part * (value - *mean);
        }
    }
    all
}

/// A tree that grows by simulations.
struct Tree<'a, G: Evaluation> {
    rules: Mcts,
    network: Option<&'a Network>,
    viewer: Seat,
    random: Seeded,
    /// The root is number 0.
    nodes: Vec<Node<G::Action>>,
    /// The nodes of a simulation, and the seat that acts there.
    path: Vec<(u32, Option<Seat>)>,
    legal: Vec<G::Action>,
    /// Children of a node that are legal in the position at hand.
    known: Vec<u32>,
}

impl<'a, G: Evaluation> Tree<'a, G> {
    fn new(rules: Mcts, viewer: Seat, context: SearchContext<'a>) -> Self {
        let (nodes, random) = (vec![Node::new(Step::Begin)], Seeded::new(context.seed));
        let network = context.network;
        Self { rules, network, viewer, random, nodes, path: Vec::new(), legal: Vec::new(), known: Vec::new() }
    }

    /// Whether what is left of the budget cannot bring another action to the front.
    fn is_decided(&self, watch: &Watch<'_>) -> bool {
        const EVERY: u64 = 64;
        if !watch.steps().is_multiple_of(EVERY) {
            return false;
        }
        let (mut most, mut second) = (0, 0);
        for child in self.children(0) {
            let visits = self.nodes[child as usize].visits;
            second = second.max(visits.min(most));
            most = most.max(visits);
        }
        second > 0 && u64::from(most - second) > watch.steps_left()
    }

    fn simulate(&mut self, mut position: G) {
        self.path.clear();
        let mut at = 0;
        let values = loop {
            let turn = position.turn();
            let seat = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
            self.path.push((at, seat));
            let full = self.nodes.len() >= MOST_NODES;
            let node = &mut self.nodes[at as usize];
            match turn {
                Turn::Over(outcome) => {
                    let values = position.outcome_values(outcome);
                    (node.minimax, node.proven) = (values, G::OPEN);
                    break values;
                }
                _ if node.proven => break node.minimax,
                _ if full && node.child == 0 => break self.leaf(position),
                Turn::Chance if self.rules.until_throw => break expect(&position, self.network),
                Turn::Chance => {
                    let action = position.chance(&mut self.random);
                    position.play_unchecked(action);
                    let step = if G::is_secret(action) { Step::Discovery(0) } else { Step::Action(action) };
                    at = self.child_of(at, step);
                    at = self.discover(at, &position, action, None);
                }
                Turn::Seat(seat) if G::OPEN => {
                    if at != 0 && node.visits == 0 {
                        break self.leaf(position);
                    }
                    if !node.expanded {
                        self.expand(at, &position);
                    }
                    at = self.best(at, seat);
                    if let Step::Action(action) = self.nodes[at as usize].step {
                        position.play_unchecked(action);
                    }
                }
                Turn::Seat(seat) => {
                    let (action, child) = self.choose(at, &position, seat);
                    position.play_unchecked(action);
                    let new = child.is_none();
                    at = child.unwrap_or_else(|| self.child_of(at, Step::Action(action)));
                    if new {
                        self.path.push((at, None));
                        break self.leaf(position);
                    }
                    at = self.discover(at, &position, action, Some(seat));
                }
            }
        };
        self.back_up(values);
    }

    /// The node for what the thinking seat discovered by an action, if it did.
    fn discover(&mut self, at: u32, after: &G, action: G::Action, by: Option<Seat>) -> u32 {
        let Some(discovery) = after.discovery(action, by, self.viewer) else { return at };
        self.path.push((at, None));
        self.child_of(at, Step::Discovery(discovery))
    }

    /// Plays on at random for a while and evaluates what comes of it.
    fn leaf(&mut self, mut position: G) -> Values {
        if self.rules.playout == Mcts::TO_THE_END {
            playout(&mut position, &mut self.random, &mut self.legal);
        } else {
            self.play_on(&mut position);
        }
        match position.turn() {
            Turn::Over(outcome) => position.outcome_values(outcome),
            _ => expect(&position, self.network),
        }
    }

    /// The random actions of a playout, unless the game ends before.
    fn play_on(&mut self, position: &mut G) {
        for _ in 0..self.rules.playout {
            let action = match position.turn() {
                Turn::Over(_) => return,
                Turn::Chance => position.chance(&mut self.random),
                Turn::Seat(_) => match position.random_legal(&mut self.random, &mut self.legal) {
                    Some(action) => action,
                    None => return,
                },
            };
            position.play_unchecked(action);
        }
    }

    /// Open games: gives a node all its children.
    fn expand(&mut self, at: u32, position: &G) {
        position.legal(&mut self.legal);
        let carries = self.rules.minimax > 0.0;
        let first = self.nodes.len() as u32;
        for (number, action) in self.legal.iter().enumerate() {
            let mut node = Node::new(Step::Action(*action));
            if carries {
                let mut after = *position;
                after.play_unchecked(*action);
                (node.minimax, node.proven) = match after.turn() {
                    Turn::Over(outcome) => (after.outcome_values(outcome), true),
                    _ => (expect(&after, self.network), false),
                };
            }
            let last = number + 1 == self.legal.len();
            node.next = if last { 0 } else { first + number as u32 + 1 };
            self.nodes.push(node);
        }
        let node = &mut self.nodes[at as usize];
        node.child = first;
        node.expanded = true;
    }

    fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let first = Some(self.nodes[at as usize].child).filter(|child| *child != 0);
        std::iter::successors(first, |child| Some(self.nodes[*child as usize].next).filter(|next| *next != 0))
    }

    /// The child that its seat would look at next.
    fn best(&self, at: u32, seat: Seat) -> u32 {
        let node = &self.nodes[at as usize];
        let bonus = self.rules.exploration * (node.visits.max(1) as f32).ln().sqrt();
        let (mut best, mut highest) = (node.child, f32::MIN);
        let mut child = node.child;
        while child != 0 {
            let priority = self.priority(child, seat, bonus);
            if priority > highest {
                (best, highest) = (child, priority);
            }
            child = self.nodes[child as usize].next;
        }
        best
    }

    #[inline]
    fn priority(&self, child: u32, seat: Seat, bonus: f32) -> f32 {
        let (node, weight) = (&self.nodes[child as usize], self.rules.minimax);
        let (mean, minimax) = (node.mean[seat.index()], node.minimax[seat.index()]);
        if node.proven {
            minimax
        } else if node.visits > 0 {
            mean + weight * (minimax - mean) + bonus * node.inverse_root
        } else if weight > 0.0 {
            minimax + bonus
        } else {
            f32::MAX
        }
    }

    /// Games with chance or secrets: an action that is legal here, and its child unless it is new.
    fn choose(&mut self, at: u32, position: &G, seat: Seat) -> (G::Action, Option<u32>) {
        position.legal(&mut self.legal);
        self.known.clear();
        let (mut visits, mut child) = (0, self.nodes[at as usize].child);
        while child != 0 {
            let node = &self.nodes[child as usize];
            if let Step::Action(action) = node.step
                && let Some(place) = self.legal[self.known.len()..].iter().position(|legal| *legal == action)
            {
                // The known ones come first.
                self.legal.swap(self.known.len(), self.known.len() + place);
                self.known.push(child);
                visits += node.visits;
            }
            child = node.next;
        }
        let untried = self.legal[self.known.len()..].iter().map(|action| (position.prior(*action), *action));
        // What looks hopeless is not tried at all, for it would spoil the average of all that leads here. Plain UCT
        // knows nothing of it.
        let plain = self.rules.playout == Mcts::TO_THE_END;
        let tried = |prior| plain || prior != HOPELESS || self.known.is_empty();
        if let Some((_, action)) = untried.max_by_key(|(prior, _)| *prior).filter(|(prior, _)| tried(*prior))
        {
            return (action, None);
        }
        let bonus = self.rules.exploration * (visits.max(1) as f32).ln().sqrt();
        let (mut best, mut highest) = (0, f32::MIN);
        for (number, child) in self.known.iter().enumerate() {
            let priority = self.priority(*child, seat, bonus);
            if priority > highest {
                (best, highest) = (number, priority);
            }
        }
        (self.legal[best], self.known.get(best).copied())
    }

    /// The child with this step, made if it is not there.
    fn child_of(&mut self, at: u32, step: Step<G::Action>) -> u32 {
        if let Some(child) = self.children(at).find(|child| self.nodes[*child as usize].step == step) {
            return child;
        }
        let new = self.nodes.len() as u32;
        let mut node = Node::new(step);
        node.next = self.nodes[at as usize].child;
        self.nodes[at as usize].child = new;
        self.nodes.push(node);
        new
    }

    fn back_up(&mut self, values: Values) {
        // What is evaluated changes with every simulation; of a plain search only what was proven on its way.
        let mut news = true;
        for number in (0..self.path.len()).rev() {
            let (at, seat) = self.path[number];
            if let Some(seat) = seat.filter(|_| G::OPEN && news && self.nodes[at as usize].expanded) {
                self.carry(at, seat);
            }
            news = self.rules.minimax > 0.0 || self.nodes[at as usize].proven;
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            let visits = node.visits as f32;
            node.inverse_root = visits.sqrt().recip();
            for (mean, value) in node.mean.iter_mut().zip(values) {
                *mean += (value - *mean) / visits;
            }
        }
    }

    /// Open games: what the best child expects or proves, its parent does. Plain searches carry only proofs.
    fn carry(&mut self, at: u32, seat: Seat) {
        let carries = self.rules.minimax > 0.0;
        let (mut best, mut all_proven, mut won) = (None, true, false);
        let mut child = self.nodes[at as usize].child;
        while child != 0 {
            let node = &self.nodes[child as usize];
            all_proven &= node.proven;
            // Nothing is better than a win of one's own.
            won |= node.proven && node.minimax[seat.index()] >= 1.0;
            if (carries || node.proven)
                && best.is_none_or(|best: Values| node.minimax[seat.index()] > best[seat.index()])
            {
                best = Some(node.minimax);
            }
            child = node.next;
        }
        let node = &mut self.nodes[at as usize];
        if let Some(best) = best {
            node.minimax = best;
            node.proven = all_proven || won;
        }
    }

    /// What was found about the actions of the root. What is proven counts as it is.
    fn root_children(&self) -> Vec<Found<G::Action>> {
        let found = |child: u32| {
            let node = &self.nodes[child as usize];
            let Step::Action(action) = node.step else { return None };
            let mean = if node.proven { node.minimax } else { node.mean };
            Some(Found { action, steps: node.visits.into(), mean, proven: node.proven })
        };
        self.children(0).filter_map(found).collect()
    }
}
