//! Monte Carlo tree search for any number of seats, with chance and secrets. Start at [`Mcts::think`].
//!
//! The tree is a tree of actions. Every simulation begins at a position that the thinking seat cannot tell from the
//! real one, walks down the tree by the actions that are legal there, adds a node, and asks a short random playout and
//! then [`Insight::judge`] what each seat may expect. Each seat maximises its own expectation (max^n). In open games a
//! new node gets all its children at once, each judged by itself, and what they promise is carried up the tree beside
//! the averages (implicit minimax).

use std::sync::atomic::AtomicBool;

use game::{Lot, Seat, Seeded, Turn};

use crate::{Budget, Candidate, Insight, Thought, Values, Watch};

/// How a tree search is run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mcts {
    /// How much is tried that does not look best.
    pub curiosity: f32,
    /// How many random actions follow before a position is judged; [`Mcts::TO_THE_END`] never judges.
    pub playout: u32,
    /// How much the carried-up judgements count beside the averages, 0 to 1. Only open games carry them.
    pub minimax: f32,
}

impl Mcts {
    /// A playout to the end of the game.
    pub const TO_THE_END: u32 = u32::MAX;

    /// Plain UCT with random playouts: the yardstick.
    pub const PLAIN: Self = Self { curiosity: 1.4, playout: Self::TO_THE_END, minimax: 0.0 };

    /// Thinks about a view in which it is `seat`'s turn; `None` if nothing is legal.
    pub fn think<G: Insight>(
        &self,
        view: &G::View,
        seat: Seat,
        budget: Budget,
        stop: &AtomicBool,
        seed: u64,
    ) -> Option<Thought<G::Action>> {
        let mut lot = Seeded::new(seed);
        let root = G::imagine(view, &mut lot);
        let mut legal = Vec::new();
        root.legal(&mut legal);
        let first = *legal.first()?;
        let mut search = Search::<G>::new(*self, first, lot);
        let mut watch = Watch::new(budget, stop);
        while watch.step() {
            let position = if G::OPEN { root } else { G::imagine(view, &mut search.lot) };
            search.simulate(position);
            // What must be played need not be thought about.
            if legal.len() == 1 {
                break;
            }
        }
        Some(search.answer(first, seat, watch.steps()))
    }
}

/// A tree that has grown to this size gets no new branches, only more visits: about a hundred megabytes.
const MOST_NODES: usize = 2_000_000;

/// A position reached by an action.
struct Node<A> {
    action: A,
    /// The first of its children, and the next child of its parent; 0 is none.
    child: u32,
    next: u32,
    visits: u32,
    total: Values,
    /// What it promises, by the judgements below it.
    promise: Values,
    /// In open games: all children are there. A node without children is over.
    expanded: bool,
}

struct Search<G: Insight> {
    rules: Mcts,
    lot: Seeded,
    /// The root is number 0.
    tree: Vec<Node<G::Action>>,
    path: Vec<(u32, Option<Seat>)>,
    buffer: Vec<G::Action>,
}

impl<G: Insight> Search<G> {
    /// The root holds any action: none has led to it.
    fn new(rules: Mcts, any: G::Action, lot: Seeded) -> Self {
        Self { rules, lot, tree: vec![Node::new(any)], path: Vec::new(), buffer: Vec::new() }
    }

    fn simulate(&mut self, mut position: G) {
        self.path.clear();
        let mut at = 0;
        let values = loop {
            let turn = position.turn();
            let seat = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
            self.path.push((at, seat));
            let full = self.tree.len() >= MOST_NODES;
            match turn {
                Turn::Over(outcome) => break position.worth(outcome),
                _ if full && self.tree[at as usize].child == 0 => break self.leaf(position),
                Turn::Chance => {
                    let action = position.chance(&mut self.lot);
                    position.play_unchecked(action);
                    at = self.child_of(at, action);
                }
                Turn::Seat(_) if G::OPEN && self.expand(at, &position) => break self.leaf(position),
                Turn::Seat(seat) => {
                    let (next, new) =
                        if G::OPEN { (self.best(at, seat), false) } else { self.step(at, &position, seat) };
                    at = next;
                    position.play_unchecked(self.tree[at as usize].action);
                    if new {
                        self.path.push((at, None));
                        break self.leaf(position);
                    }
                }
            }
        };
        self.back_up(values);
    }

    /// Plays on at random for a while and judges what comes of it.
    fn leaf(&mut self, mut position: G) -> Values {
        for _ in 0..self.rules.playout {
            let action = match position.turn() {
                Turn::Over(outcome) => return position.worth(outcome),
                Turn::Chance => position.chance(&mut self.lot),
                Turn::Seat(_) => {
                    position.legal(&mut self.buffer);
                    match self.buffer.get(self.lot.below(self.buffer.len() as u32) as usize) {
                        Some(action) => *action,
                        None => break,
                    }
                }
            };
            position.play_unchecked(action);
        }
        match position.turn() {
            Turn::Over(outcome) => position.worth(outcome),
            _ => position.judge(),
        }
    }

    /// Open games: gives a node all its children, the promising ones first. Whether it had none before.
    fn expand(&mut self, at: u32, position: &G) -> bool {
        if self.tree[at as usize].expanded {
            return false;
        }
        position.legal(&mut self.buffer);
        let carries = self.rules.minimax > 0.0;
        let mut next = 0;
        self.buffer.sort_by_cached_key(|action| position.promise(*action));
        for number in 0..self.buffer.len() {
            let mut node = Node::new(self.buffer[number]);
            if carries {
                let mut after = *position;
                after.play_unchecked(node.action);
                node.promise = match after.turn() {
                    Turn::Over(outcome) => after.worth(outcome),
                    _ => after.judge(),
                };
            }
            node.next = next;
            next = self.tree.len() as u32;
            self.tree.push(node);
        }
        let node = &mut self.tree[at as usize];
        node.child = next;
        node.expanded = true;
        true
    }

    fn children(&self, at: u32) -> impl Iterator<Item = u32> {
        let first = Some(self.tree[at as usize].child).filter(|child| *child != 0);
        std::iter::successors(first, |child| Some(self.tree[*child as usize].next).filter(|next| *next != 0))
    }

    /// The child that its seat would look at next.
    fn best(&self, at: u32, seat: Seat) -> u32 {
        let wonder = self.rules.curiosity * (self.tree[at as usize].visits.max(1) as f32).ln().sqrt();
        let appeal = |child: &u32| self.appeal(*child, seat, wonder);
        let best = self.children(at).max_by(|one, two| appeal(one).total_cmp(&appeal(two)));
        best.expect("an expanded node of a seat has children")
    }

    fn appeal(&self, child: u32, seat: Seat, wonder: f32) -> f32 {
        let (node, weight) = (&self.tree[child as usize], self.rules.minimax);
        let promise = node.promise[seat.index()];
        if node.visits == 0 {
            return if weight > 0.0 { promise + wonder } else { f32::MAX };
        }
        let visits = node.visits as f32;
        let average = node.total[seat.index()] / visits;
        average + weight * (promise - average) + wonder / visits.sqrt()
    }

    /// Games with chance or secrets: a child for an action that is legal here, and whether it is new.
    fn step(&mut self, at: u32, position: &G, seat: Seat) -> (u32, bool) {
        position.legal(&mut self.buffer);
        let known: Vec<u32> = self
            .children(at)
            .filter(|child| self.buffer.contains(&self.tree[*child as usize].action))
            .collect();
        if known.len() < self.buffer.len() {
            let untried = self
                .buffer
                .iter()
                .copied()
                .filter(|action| known.iter().all(|child| self.tree[*child as usize].action != *action));
            if let Some(action) = untried.max_by_key(|action| position.promise(*action)) {
                return (self.child_of(at, action), true);
            }
        }
        let visits: u32 = known.iter().map(|child| self.tree[*child as usize].visits).sum();
        let wonder = self.rules.curiosity * (visits.max(1) as f32).ln().sqrt();
        let appeal = |child: &u32| self.appeal(*child, seat, wonder);
        let best = known.iter().max_by(|one, two| appeal(one).total_cmp(&appeal(two)));
        (*best.expect("a seat to act has a legal action"), false)
    }

    /// The child with this action, made if it is not there.
    fn child_of(&mut self, at: u32, action: G::Action) -> u32 {
        if let Some(child) = self.children(at).find(|child| self.tree[*child as usize].action == action) {
            return child;
        }
        let new = self.tree.len() as u32;
        let mut node = Node::new(action);
        node.next = self.tree[at as usize].child;
        self.tree[at as usize].child = new;
        self.tree.push(node);
        new
    }

    fn back_up(&mut self, values: Values) {
        let carries = G::OPEN && self.rules.minimax > 0.0;
        for number in (0..self.path.len()).rev() {
            let (at, seat) = self.path[number];
            let best = seat.filter(|_| carries && self.tree[at as usize].expanded).and_then(|seat| {
                let promise = |child: &u32| self.tree[*child as usize].promise[seat.index()];
                let best = self.children(at).max_by(|one, two| promise(one).total_cmp(&promise(two)))?;
                Some(self.tree[best as usize].promise)
            });
            let node = &mut self.tree[at as usize];
            node.visits += 1;
            for (total, value) in node.total.iter_mut().zip(values) {
                *total += value;
            }
            node.promise = best.unwrap_or(node.promise);
        }
    }

    fn answer(&self, first: G::Action, seat: Seat, steps: u64) -> Thought<G::Action> {
        let mut ranked: Vec<(Candidate<G::Action>, Values)> = self
            .children(0)
            .map(|child| {
                let node = &self.tree[child as usize];
                let values = node.total.map(|total| total / node.visits.max(1) as f32);
                let value = values[seat.index()];
                (Candidate { action: node.action, steps: u64::from(node.visits), value }, values)
            })
            .collect();
        ranked.sort_by(|(one, _), (two, _)| two.steps.cmp(&one.steps).then(two.value.total_cmp(&one.value)));
        let values = ranked.first().map_or([0.0; 4], |(_, values)| *values);
        let action = ranked.first().map_or(first, |(best, _)| best.action);
        Thought {
            action,
            values,
            ranked: ranked.into_iter().map(|(candidate, _)| candidate).collect(),
            steps,
        }
    }
}

impl<A> Node<A> {
    const fn new(action: A) -> Self {
        Self { action, child: 0, next: 0, visits: 0, total: [0.0; 4], promise: [0.0; 4], expanded: false }
    }
}
