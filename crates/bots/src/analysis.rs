//! What a game says about its players: what each seat could expect at every position, what its decisions gave away,
//! and what chance brought it. Start at [`analyse_position`] for each position, then [`Analysis::of`].
//!
//! Every seat's expectation is what a search says of that seat's own view, so nobody is blamed for what they could
//! not know. Open games have one view, and one search for all seats.

use std::sync::atomic::Ordering;
use std::time::Duration;

use game::{Actor, AnyMatch, Match, Seat, Seeded, Turn, Viewer, outcomes};

use crate::bot::skill;
use crate::evaluation::expect;
use crate::{
    AlphaBeta, Bot, Budget, Candidate, Evaluation, Mcts, Network, Search, SearchContext, Thought, Values,
    opponent_in,
};

/// A decision that gives away more than this is a mistake.
pub const MISTAKE: f32 = 0.1;

/// An action that got this part of what the best one got in a tree search is known well enough.
const KNOWN: u64 = 10;
/// Games with secrets: from how many imagined positions an action is played, to see what it may bring.
const IMAGINED: u64 = 16;
/// Of a throw with more possible outcomes than this, only this many are looked at, drawn at random.
const MOST_OUTCOMES: usize = 128;
/// More draws than this are not walked through to list the outcomes of a throw.
const MOST_DRAWS: usize = 4096;
/// How many actions a line of play has at most: more than somebody would go through.
const LINE: usize = 8;

/// What was found about a position of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionAnalysis {
    /// What each seat may expect here.
    pub expect: Vec<f32>,
    /// What was done here; nothing at the last position.
    pub played: Option<Played>,
}

/// What was done at a position.
#[derive(Clone, PartialEq, Debug)]
pub enum Played {
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
        /// How the game might have gone on from here, the best action first, until chance acts; after each choice or after
        /// mistakes alone, as [`Lines`] says.
        line: Vec<(Seat, String)>,
    },
    /// Chance acted.
    Throw {
        /// What it brought.
        action: String,
        /// How much more each seat could expect afterwards than of all that chance might have brought.
        luck: Vec<f32>,
    },
}

/// After which choices it is thought on how the game might have gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// After mistakes.
    OfMistakes,
    /// After all of them.
    OfAll,
}

/// What a bot thinks of one position of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered {
    /// What each seat may expect, as the seat to act sees it.
    pub expect: Vec<f32>,
    /// The actions looked at, the best first: steps spent on it, and what the seat to act may expect. Nothing where no
    /// seat can choose.
    pub ranked: Vec<(String, u64, f32)>,
    /// How the game is expected to go on, the best action first, until chance acts.
    pub line: Vec<(Seat, String)>,
    /// Simulations or positions.
    pub steps: u64,
}

/// What was found about a whole game.
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
    pub played: Played,
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
        match &self.played {
            Played::Choice { seat, loss, .. } if *seat == of => *loss,
            _ => 0.0,
        }
    }

    /// What chance brought a seat with this action.
    pub fn luck_of(&self, seat: Seat) -> f32 {
        match &self.played {
            Played::Throw { luck, .. } => luck.get(seat.index()).copied().unwrap_or(0.0),
            Played::Choice { .. } => 0.0,
        }
    }
}

impl Analysis {
    /// Puts together what was found about all positions of a game, in order.
    pub fn of(positions: Vec<PositionAnalysis>) -> Self {
        let start = positions.first().map_or(Vec::new(), |first| first.expect.clone());
        let mut totals = vec![Total::default(); start.len()];
        let mut plies = Vec::new();
        let mut positions = positions.into_iter().peekable();
        while let Some(position) = positions.next() {
            let (Some(played), Some(next)) = (position.played, positions.peek()) else { break };
            let mut ply = Ply { played, expect: next.expect.clone(), rest: Vec::new() };
            for (seat, total) in Seat::all(totals.len()).zip(&mut totals) {
                let (loss, luck) = (ply.loss_of(seat), ply.luck_of(seat));
                let change = ply.expect[seat.index()] - position.expect[seat.index()];
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

/// Analyses the position after `ply` actions of a game, and what was done there. `None` if there is no such position,
/// if the bot does not search, or if bots do not know the game ([`find`](crate::find) says it in words).
///
/// The same seed and a budget of steps give the same answer. Positions do not depend on each other and may be analysed
/// in any order.
pub fn analyse_position(
    bot: Bot,
    table: &dyn AnyMatch,
    ply: usize,
    lines: Lines,
    context: SearchContext<'_>,
) -> Option<PositionAnalysis> {
    opponent_in(table).ok()?.analyse_position(bot, table, ply, lines, context)
}

/// Thinks about the position after `ply` actions of a game, no matter what was played there, and on from the best
/// action. `None` as for [`analyse_position`].
///
/// The budget is for the position; what follows takes at most as long again.
pub fn consider(
    bot: Bot,
    table: &dyn AnyMatch,
    ply: usize,
    context: SearchContext<'_>,
) -> Option<Considered> {
    opponent_in(table).ok()?.consider(bot, table, ply, context)
}

/// [`analyse_position`], for a game whose type is known.
pub(crate) fn analyse<G: Evaluation>(
    bot: Bot,
    table: &Match<G>,
    ply: usize,
    lines: Lines,
    context: SearchContext<'_>,
) -> Option<PositionAnalysis> {
    let seats = table.setup().seats().len();
    let (values, played) = analyst::<G>(bot, seats, context)?.position(table, ply, lines)?;
    Some(PositionAnalysis { expect: values[..seats].to_vec(), played })
}

/// [`consider`], for a game whose type is known.
pub(crate) fn considered<G: Evaluation>(
    bot: Bot,
    table: &Match<G>,
    ply: usize,
    context: SearchContext<'_>,
) -> Option<Considered> {
    analyst::<G>(bot, table.setup().seats().len(), context)?.consider(table, ply)
}

fn analyst<G: Evaluation>(bot: Bot, seats: usize, mut context: SearchContext<'_>) -> Option<Analyst<'_>> {
    let (search, budget) = match bot {
        Bot::Level(level, budget) => {
            let skill = skill::<G>(level, budget, seats);
            context.network = if skill.learned { Network::of::<G>(seats) } else { None };
            let search = match skill.search {
                // The action that was played is to have its value, too.
                Search::AlphaBeta(search) => Search::AlphaBeta(AlphaBeta { exact: true, ..search }),
                search @ Search::Mcts(_) => search,
            };
            (search, skill.budget)
        }
        Bot::Plain(budget) => (Search::Mcts(Mcts::PLAIN), budget),
        Bot::Random => return None,
    };
    Some(Analyst { search, budget, context })
}

/// How a position is searched, and how closely.
struct Analyst<'a> {
    search: Search,
    budget: Budget,
    /// One seed for everything, so that equal views have equal values.
    context: SearchContext<'a>,
}

impl Analyst<'_> {
    fn consider<G: Evaluation>(&self, table: &Match<G>, ply: usize) -> Option<Considered> {
        let position = table.position_after(ply)?;
        let seats = position.seats();
        let mut legal = Vec::new();
        if let Turn::Seat(seat) = position.turn() {
            position.legal(&mut legal);
            if legal.len() > 1 {
                let view = position.view(Viewer::Seat(seat));
                let thought = self.search.think::<G>(&view, seat, self.budget, self.context)?;
                // Others may have been looked at less closely: none is said to be better than what would be played.
                let best = thought.values[seat.index()];
                let mut looked_at: Vec<_> = thought.ranked.iter().collect();
                looked_at.retain(|found| found.action == thought.action || found.steps > 0);
                looked_at.sort_by_key(|found| found.action != thought.action);
                let ranked = looked_at
                    .into_iter()
                    .map(|found| (found.action.to_string(), found.steps, found.value.min(best)));
                return Some(Considered {
                    expect: thought.values[..seats].to_vec(),
                    ranked: ranked.collect(),
                    line: self.line(table, ply, thought.action),
                    steps: thought.steps,
                });
            }
        }
        let expect = self.expect(position, None)[..seats].to_vec();
        let line = legal.first().map_or(Vec::new(), |only| self.line(table, ply, *only));
        Some(Considered { expect, ranked: Vec::new(), line, steps: 0 })
    }

    fn position<G: Evaluation>(
        &self,
        table: &Match<G>,
        ply: usize,
        lines: Lines,
    ) -> Option<(Values, Option<Played>)> {
        let position = table.position_after(ply)?;
        let played = table.log().get(ply).map(|(actor, action)| (*actor, *action));
        Some(match (position.turn(), played) {
            (Turn::Seat(seat), Some((Actor::Seat(_), action))) => {
                let view = position.view(Viewer::Seat(seat));
                let mut legal = Vec::new();
                position.legal(&mut legal);
                let thought = if legal.len() > 1 {
                    self.search.think::<G>(&view, seat, self.budget, self.context)
                } else {
                    None
                };
                let values = self.expect(position, thought.as_ref());
                let (best, loss) = thought.map_or((action, 0.0), |thought| {
                    let next = table.position_after(ply + 1);
                    (thought.action, self.loss(&view, seat, action, &thought, next))
                });
                let wanted = loss > MISTAKE || lines == Lines::OfAll;
                let line = if wanted { self.line(table, ply, best) } else { Vec::new() };
                let (action, best) = (action.to_string(), best.to_string());
                (values, Some(Played::Choice { seat, action, best, loss, line }))
            }
            (Turn::Chance, Some((Actor::Chance, action))) => {
                let (mut values, mut luck) = ([0.0; 4], vec![0.0; position.seats()]);
                for seat in Seat::all(position.seats()) {
                    let (average, brought) = self.throw(position, seat, Some(action), self.budget);
                    values[seat.index()] = average[seat.index()];
                    luck[seat.index()] = brought[seat.index()] - average[seat.index()];
                }
                (values, Some(Played::Throw { action: action.to_string(), luck }))
            }
            _ => (self.expect(position, None), None),
        })
    }

    /// What each seat may expect here by its own view; what the seat to act thinks may be known already.
    fn expect<G: Evaluation>(&self, position: &G, thought: Option<&Thought<G::Action>>) -> Values {
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
    fn loss<G: Evaluation>(
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
            // An action that ends an open game has the value of that end, also if it lies in the past (repetition).
            (Some(best), _, Some((next, Turn::Over(outcome)))) if G::OPEN => {
                best.value - next.outcome_values(outcome)[seat.index()]
            }
            (Some(best), Some(played), _) if self.is_known(played, best) => best.value - played.value,
            _ => self.after::<G>(view, seat, thought.action) - self.after::<G>(view, seat, action),
        };
        loss.max(0.0)
    }

    /// How the search thinks that everybody would play on after an action, each by what they see.
    fn line<G: Evaluation>(&self, table: &Match<G>, ply: usize, best: G::Action) -> Vec<(Seat, String)> {
        let mut game = table.clone();
        while game.log().len() > ply {
            game.undo();
        }
        let (mut line, mut legal, mut next) = (Vec::new(), Vec::new(), Some(best));
        // By the clock what follows takes no longer than the position itself.
        let budget = match self.budget {
            Budget::Time(_) => part(self.budget, LINE - 1),
            steps @ Budget::Steps(_) => steps,
        };
        while let (Turn::Seat(seat), Some(action)) = (game.position().turn(), next)
            && line.len() < LINE
            && game.play(action).is_ok()
        {
            line.push((seat, action.to_string()));
            let position = game.position();
            let Turn::Seat(mover) = position.turn() else { break };
            if self.context.stop.load(Ordering::Relaxed) {
                break;
            }
            position.legal(&mut legal);
            next = if let [only] = legal[..] {
                Some(only)
            } else {
                let view = position.view(Viewer::Seat(mover));
                let thought = self.search.think::<G>(&view, mover, budget, self.context);
                thought.map(|thought| thought.action)
            };
        }
        line
    }

    /// Whether a search has looked at an action closely enough, beside the best one.
    fn is_known<A>(&self, played: &Candidate<A>, best: &Candidate<A>) -> bool {
        match self.search {
            // A search that has found a win does not look further, and knows little of the other actions.
            Search::AlphaBeta(_) => played.steps > 0 && best.value < 1.0,
            Search::Mcts(_) => played.steps > 0 && played.steps * KNOWN >= best.steps,
        }
    }

    /// What a seat may expect after an action of its own, whatever may lie hidden.
    fn after<G: Evaluation>(&self, view: &G::View, seat: Seat, action: G::Action) -> f32 {
        let mut random = Seeded::new(self.context.seed);
        let count = if G::OPEN { 1 } else { IMAGINED };
        let prospects = (0..count).map(|_| {
            let mut position = G::imagine(view, &mut random);
            position.play_unchecked(action);
            (position, 1.0 / count as f32)
        });
        let prospects = told_apart(prospects, seat);
        let budget = part(self.budget, prospects.len());
        let values = prospects
            .iter()
            .map(|(position, weight)| weight * self.assess(position, seat, budget)[seat.index()]);
        values.sum()
    }

    /// What may be expected where chance acts: on average, and after what it brought. All as one seat sees it.
    fn throw<G: Evaluation>(
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
            let mut random = Seeded::new(self.context.seed);
            let drawn = (0..MOST_OUTCOMES).map(|_| after(position.chance(&mut random)));
            drawn.map(|position| (position, 1.0 / MOST_OUTCOMES as f32)).collect()
        };
        let prospects = told_apart(prospects, viewer);
        // Each outcome is searched as closely as any position, so that what a throw brought is what the next position
        // is said to be worth. Only where another throw follows, or by the clock, they share.
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

    /// What each seat may expect at a position, no matter who is to act, as one seat sees it.
    fn assess<G: Evaluation>(&self, position: &G, viewer: Seat, budget: Budget) -> Values {
        let mut view = position.view(Viewer::Seat(viewer));
        let mut position = G::imagine(&view, &mut Seeded::new(self.context.seed));
        let mut legal = Vec::new();
        loop {
            match position.turn() {
                Turn::Over(outcome) => return position.outcome_values(outcome),
                Turn::Chance => return self.throw(&position, viewer, None, budget).0,
                Turn::Seat(mover) => {
                    position.legal(&mut legal);
                    let [only] = legal[..] else {
                        let thought = self.search.think::<G>(&view, mover, budget, self.context);
                        return thought.map_or_else(
                            || expect(&position, self.context.network),
                            |thought| thought.values,
                        );
                    };
                    // Searches do not think about an action that must be played; here it matters what comes of it.
                    position.play_unchecked(only);
                    view = position.view(Viewer::Seat(viewer));
                }
            }
        }
    }
}

/// Puts together positions that a seat cannot tell apart, with their weights.
fn told_apart<G: Evaluation>(positions: impl IntoIterator<Item = (G, f32)>, viewer: Seat) -> Vec<(G, f32)> {
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
