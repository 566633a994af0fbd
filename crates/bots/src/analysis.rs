//! What a game says about its players: what each seat could expect at every position, what its decisions gave away,
//! and what chance brought it. Start at [`look`] for each position, then [`Analysis::of`].
//!
//! Every seat's expectation is what a search says of that seat's own view, so nobody is blamed for what they could
//! not know. Open games have one view, and one search for all seats.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::{Actor, Match, Seat, Seeded, Table, Turn, Viewer, outcomes};
use piramido::Piramido;
use pyramidis::Pyramidis;
use sakkara::Sakkara;
use sphinx::Sphinx;

use crate::{AlphaBeta, Bot, Budget, Candidate, Insight, Mcts, Means, Mind, Thought, Values};

/// A decision that gives away more than this is a mistake.
pub const MISTAKE: f32 = 0.1;

/// An action that got this part of what the best one got in a tree search is known well enough.
const KNOWN: u64 = 10;
/// Games with secrets: from so many imagined positions is an action played, to see what it may bring.
const IMAGINED: u64 = 16;
/// A throw that may fall out in more ways than this is not looked at in all of them but in so many, drawn by lot.
const MOST_OUTCOMES: usize = 128;
/// More draws than this are not walked through to list the outcomes of a throw.
const MOST_DRAWS: usize = 4096;

/// A position of a game, looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    /// What each seat may expect here.
    pub expect: Vec<f32>,
    /// What was done here; nothing at the last position.
    pub deed: Option<Deed>,
}

/// What was done at a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// A seat chose.
    Choice {
        /// The seat.
        seat: Seat,
        /// What it played.
        action: String,
        /// What the search would have played.
        best: String,
        /// How much less the seat could expect of its action than of the best.
        loss: f32,
    },
    /// Chance acted.
    Throw {
        /// What it brought.
        action: String,
        /// How much more each seat could expect afterwards than of all that chance might have brought.
        luck: Vec<f32>,
    },
}

/// A whole game, looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// What each seat could expect before the first action.
    pub start: Vec<f32>,
    /// Every action.
    pub plies: Vec<Ply>,
    /// Everything by seat.
    pub totals: Vec<Total>,
}

/// An action, and what changed with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// What was done.
    pub deed: Deed,
    /// What each seat could expect afterwards.
    pub expect: Vec<f32>,
    /// What changed by seat besides its own loss and its luck: what others did, what came to light, and what the search
    /// saw only one action later. Expectation before, plus luck, less loss, plus this, is expectation afterwards.
    pub rest: Vec<f32>,
}

/// A seat's whole game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Total {
    /// What its decisions gave away.
    pub loss: f32,
    /// How many gave away more than [`MISTAKE`].
    pub mistakes: u32,
    /// What chance brought it.
    pub luck: f32,
    /// What changed besides.
    pub rest: f32,
}

impl Ply {
    /// What a seat gave away with this action.
    pub fn loss_of(&self, of: Seat) -> f32 {
        match &self.deed {
            Deed::Choice { seat, loss, .. } if *seat == of => *loss,
            _ => 0.0,
        }
    }

    /// What chance brought a seat with this action.
    pub fn luck_of(&self, seat: Seat) -> f32 {
        match &self.deed {
            Deed::Throw { luck, .. } => luck.get(seat.index()).copied().unwrap_or(0.0),
            Deed::Choice { .. } => 0.0,
        }
    }
}

impl Analysis {
    /// Puts together the looks at all positions of a game, in order.
    pub fn of(looks: Vec<Look>) -> Self {
        let start = looks.first().map_or(Vec::new(), |look| look.expect.clone());
        let mut totals = vec![Total::default(); start.len()];
        let mut plies = Vec::new();
        let mut looks = looks.into_iter().peekable();
        while let Some(look) = looks.next() {
            let (Some(deed), Some(next)) = (look.deed, looks.peek()) else { break };
            let mut ply = Ply { deed, expect: next.expect.clone(), rest: Vec::new() };
            for (seat, total) in Seat::all(totals.len()).zip(&mut totals) {
                let (loss, luck) = (ply.loss_of(seat), ply.luck_of(seat));
                let change = ply.expect[seat.index()] - look.expect[seat.index()];
                ply.rest.push(change - luck + loss);
                total.loss += loss;
                total.luck += luck;
                total.rest += change - luck + loss;
                total.mistakes += u32::from(loss > MISTAKE);
            }
            plies.push(ply);
        }
        Self { start, plies, totals }
    }
}

/// Looks at the position after `ply` actions of a game, and at what was done there. `None` if there is no such
/// position, or if the bot does not search.
///
/// The same seed and a budget of steps give the same answer. Positions do not depend on each other and may be looked at in
/// any order.
pub fn look(bot: Bot, table: &dyn Table, ply: usize, stop: &AtomicBool, seed: u64) -> Option<Look> {
    let lookers = [look_as::<Pyramidis>, look_as::<Sakkara>, look_as::<Sphinx>, look_as::<Piramido>];
    lookers.into_iter().find_map(|look| look(bot, table, ply, stop, seed))
}

fn look_as<G: Insight>(
    bot: Bot,
    table: &dyn Table,
    ply: usize,
    stop: &AtomicBool,
    seed: u64,
) -> Option<Look> {
    let table = table.as_any().downcast_ref::<Match<G>>()?;
    let position = table.position_after(ply)?;
    let seats = table.setup().seats().len();
    let (mind, budget) = match bot {
        Bot::Level(level) => {
            let skill = level.skill(G::SPEC.name, seats);
            let mind = match skill.mind {
                // The action that was played is to have its value, too.
                Mind::AlphaBeta(search) => Mind::AlphaBeta(AlphaBeta { exact: true, ..search }),
                mind @ Mind::Mcts(_) => mind,
            };
            (mind, skill.budget)
        }
        Bot::Plain(budget) => (Mind::Mcts(Mcts::PLAIN), budget),
        Bot::Random => return None,
    };
    let analyst = Analyst { mind, budget, stop, seed };
    let played = table.log().get(ply).map(|(actor, action)| (*actor, *action));
    let next = table.position_after(ply + 1);
    let (values, deed) = analyst.look(position, played, next);
    Some(Look { expect: values[..seats].to_vec(), deed })
}

/// Who looks, and how closely.
struct Analyst<'a> {
    mind: Mind,
    budget: Budget,
    stop: &'a AtomicBool,
    /// One seed for everything, so that equal views have equal values.
    seed: u64,
}

impl Analyst<'_> {
    fn look<G: Insight>(
        &self,
        position: &G,
        played: Option<(Actor, G::Action)>,
        next: Option<&G>,
    ) -> (Values, Option<Deed>) {
        match (position.turn(), played) {
            (Turn::Seat(seat), Some((Actor::Seat(_), action))) => {
                let view = position.view(Viewer::Seat(seat));
                let mut legal = Vec::new();
                position.legal(&mut legal);
                let thought = if legal.len() > 1 { self.search::<G>(&view, seat, self.budget) } else { None };
                let values = self.expect(position, thought.as_ref());
                let (best, loss) = thought.map_or((action, 0.0), |thought| {
                    (thought.action, self.loss(&view, seat, action, &thought, next))
                });
                let (action, best) = (action.to_string(), best.to_string());
                (values, Some(Deed::Choice { seat, action, best, loss }))
            }
            (Turn::Chance, Some((Actor::Chance, action))) => {
                let (mut values, mut luck) = ([0.0; 4], vec![0.0; position.seats()]);
                for seat in Seat::all(position.seats()) {
                    let (average, brought) = self.throw(position, seat, Some(action), self.budget);
                    values[seat.index()] = average[seat.index()];
                    luck[seat.index()] = brought[seat.index()] - average[seat.index()];
                }
                (values, Some(Deed::Throw { action: action.to_string(), luck }))
            }
            _ => (self.expect(position, None), None),
        }
    }

    /// What each seat may expect here by its own view; what the seat to act thinks may be known already.
    fn expect<G: Insight>(&self, position: &G, thought: Option<&Thought<G::Action>>) -> Values {
        let mover = if let Turn::Seat(seat) = position.turn() { seat } else { Seat(0) };
        let by = |seat: Seat| match thought {
            Some(thought) if seat == mover => thought.values,
            _ => self.assess(position, seat, self.budget),
        };
        if G::OPEN {
            return by(mover);
        }
        let mut values = [0.0; 4];
        for seat in Seat::all(position.seats()) {
            values[seat.index()] = by(seat)[seat.index()];
        }
        values
    }

    /// How much less a seat may expect of an action than of what the search would have played.
    fn loss<G: Insight>(
        &self,
        view: &G::View,
        seat: Seat,
        action: G::Action,
        thought: &Thought<G::Action>,
        next: Option<&G>,
    ) -> f32 {
        if action == thought.action {
            return 0.0;
        }
        let found = |action| thought.ranked.iter().find(|candidate| candidate.action == action);
        let (best, played) = (found(thought.action), found(action));
        let loss = match (best, played, next.map(|next| (next, next.turn()))) {
            // What ends an open game is worth what it ended with, also if that lay in the past (repetition).
            (Some(best), _, Some((next, Turn::Over(outcome)))) if G::OPEN => {
                best.value - next.worth(outcome)[seat.index()]
            }
            (Some(best), Some(played), _) if self.is_known(played, best) => best.value - played.value,
            _ => self.after::<G>(view, seat, thought.action) - self.after::<G>(view, seat, action),
        };
        loss.max(0.0)
    }

    /// Whether a search has looked at an action closely enough, beside the best one.
    fn is_known<A>(&self, played: &Candidate<A>, best: &Candidate<A>) -> bool {
        match self.mind {
            // Who has found a win does not look further, and knows little of the other actions.
            Mind::AlphaBeta(_) => played.steps > 0 && best.value < 1.0,
            Mind::Mcts(_) => played.steps > 0 && played.steps * KNOWN >= best.steps,
        }
    }

    /// What a seat may expect after an action of its own, whatever may lie hidden.
    fn after<G: Insight>(&self, view: &G::View, seat: Seat, action: G::Action) -> f32 {
        let mut lot = Seeded::new(self.seed);
        let worlds = if G::OPEN { 1 } else { IMAGINED };
        let prospects = (0..worlds).map(|_| {
            let mut position = G::imagine(view, &mut lot);
            position.play_unchecked(action);
            (position, 1.0 / worlds as f32)
        });
        let prospects = told_apart(prospects, seat);
        let budget = part(self.budget, prospects.len());
        let values = prospects
            .iter()
            .map(|(position, weight)| weight * self.assess(position, seat, budget)[seat.index()]);
        values.sum()
    }

    /// What may be expected where chance acts: on average, and after what it brought. All in the eyes of one seat.
    fn throw<G: Insight>(
        &self,
        position: &G,
        viewer: Seat,
        brought: Option<G::Action>,
        budget: Budget,
    ) -> (Values, Values) {
        let after = |action: G::Action| {
            let mut next = *position;
            next.play_unchecked(action);
            next
        };
        let listed = outcomes(position, MOST_DRAWS).filter(|listed| listed.actions.len() <= MOST_OUTCOMES);
        let prospects: Vec<(G, f32)> = if let Some(listed) = listed {
            let weight = |weight: u64| weight as f32 / listed.total as f32;
            listed.actions.iter().map(|(action, ways)| (after(*action), weight(*ways))).collect()
        } else {
            let mut lot = Seeded::new(self.seed);
            let drawn = (0..MOST_OUTCOMES).map(|_| after(position.chance(&mut lot)));
            drawn.map(|position| (position, 1.0 / MOST_OUTCOMES as f32)).collect()
        };
        let prospects = told_apart(prospects, viewer);
        // Each outcome is searched as closely as any position, so that what a throw brought is what the next position is
        // said to be worth. Only where another throw follows, or by the clock, they share.
        let again = prospects.iter().any(|(position, _)| position.turn() == Turn::Chance);
        let shared = again || matches!(budget, Budget::Time(_));
        let budget = if shared { part(budget, prospects.len()) } else { budget };
        let mut average = [0.0; 4];
        for (position, weight) in &prospects {
            let values = self.assess(position, viewer, budget);
            average.iter_mut().zip(values).for_each(|(sum, value)| *sum += weight * value);
        }
        (average, brought.map_or(average, |action| self.assess(&after(action), viewer, budget)))
    }

    /// What each seat may expect at a position, whoever is to act, in the eyes of one seat.
    fn assess<G: Insight>(&self, position: &G, viewer: Seat, budget: Budget) -> Values {
        let mut view = position.view(Viewer::Seat(viewer));
        let mut position = G::imagine(&view, &mut Seeded::new(self.seed));
        let mut legal = Vec::new();
        loop {
            match position.turn() {
                Turn::Over(outcome) => return position.worth(outcome),
                Turn::Chance => return self.throw(&position, viewer, None, budget).0,
                Turn::Seat(mover) => {
                    position.legal(&mut legal);
                    let [only] = legal[..] else {
                        let thought = self.search::<G>(&view, mover, budget);
                        return thought.map_or_else(|| position.judge(), |thought| thought.values);
                    };
                    // Searches do not think about what must be played; what comes of it is to be known here.
                    position.play_unchecked(only);
                    view = position.view(Viewer::Seat(viewer));
                }
            }
        }
    }

    fn search<G: Insight>(&self, view: &G::View, mover: Seat, budget: Budget) -> Option<Thought<G::Action>> {
        let means = Means { stop: self.stop, seed: self.seed, threads: 1 };
        match self.mind {
            Mind::AlphaBeta(search) => search.think::<G>(view, mover, budget, means),
            Mind::Mcts(search) => search.think::<G>(view, mover, budget, means),
        }
    }
}

/// Puts together positions that a seat cannot tell apart, with their weights.
fn told_apart<G: Insight>(positions: impl IntoIterator<Item = (G, f32)>, viewer: Seat) -> Vec<(G, f32)> {
    let mut apart: Vec<(G::View, G, f32)> = Vec::new();
    for (position, weight) in positions {
        let view = position.view(Viewer::Seat(viewer));
        match apart.iter_mut().find(|(known, ..)| *known == view) {
            Some((.., sum)) => *sum += weight,
            None => apart.push((view, position, weight)),
        }
    }
    apart.into_iter().map(|(_, position, weight)| (position, weight)).collect()
}

/// A part of a budget, and never nothing.
fn part(budget: Budget, parts: usize) -> Budget {
    let parts = parts.max(1) as u32;
    match budget {
        Budget::Time(time) => Budget::Time((time / parts).max(Duration::from_millis(1))),
        Budget::Steps(steps) => Budget::Steps((steps / u64::from(parts)).max(1)),
    }
}
