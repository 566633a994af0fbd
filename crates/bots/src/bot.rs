//! Bots for any table: [`Bot`] says who plays, [`think`] asks them. A bot gets the view of its seat and nothing else.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game::{AnyMatch, Match, ParseError, RandomSource, Scan, Seat, Seeded, Turn, Viewer, mix};

use crate::{Budget, Evaluation, Level, Mcts, Network, Recall, Skill, Thought, opponent_in};

/// Who plays: `level:5`, `level:8@200ms`, `mcts:200ms`, `mcts:1000` or `random`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bot {
    /// One of our levels, with its own budget or another.
    Level(Level, Option<Budget>),
    /// Plain UCT with random playouts, the yardstick.
    Plain(Budget),
    /// Any legal action.
    Random,
}

/// What a bot answers, in the notation of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What to play.
    pub action: String,
    /// What each seat may expect then, by seat.
    pub values: Vec<f32>,
    /// The actions looked at, the best first: steps spent on it, and what the seat to act may expect.
    pub ranked: Vec<(String, u64, f32)>,
    /// Simulations or positions.
    pub steps: u64,
}

/// What a bot needs to think, besides its budget.
#[derive(Clone, Copy, Debug)]
pub struct SearchContext<'a> {
    /// Ends the thought when it is set.
    pub stop: &'a AtomicBool,
    /// What a bot leaves to chance, for a whole game: what it mistakes or forgets stays so from action to action.
    pub seed: u64,
    /// How many threads may search.
    pub threads: usize,
    /// The network that judges positions; without one they are [evaluated](Evaluation::evaluate).
    pub(crate) network: Option<&'a Network>,
    /// The keys of positions that a search had better not bring about once more, in ascending order.
    pub(crate) stale: &'a [u64],
}

impl<'a> SearchContext<'a> {
    /// Thinks in one thread, until `stop` is set or the budget is used up.
    pub const fn new(stop: &'a AtomicBool, seed: u64) -> Self {
        Self { stop, seed, threads: 1, network: None, stale: &[] }
    }

    /// The same, judging by a network, or by the plain evaluation.
    #[must_use]
    pub const fn with_network(self, network: Option<&'a Network>) -> Self {
        Self { network, ..self }
    }

    /// The same with several threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }
}

/// Asks a bot what to play for the seat whose turn it is; `None` if that is nobody's, or if bots do not know the game
/// ([`find`](crate::find) says it in words).
///
/// The same seed and a budget of steps give the same answer. It comes soon after `stop` is set.
pub fn think(bot: Bot, table: &dyn AnyMatch, context: SearchContext<'_>) -> Option<Advice> {
    opponent_in(table).ok()?.think(bot, table, context)
}

/// How long a level thinks about an action of this match, if it goes by the clock.
pub fn time_of(level: Level, table: &dyn AnyMatch) -> Option<Duration> {
    let skill = opponent_in(table).ok()?.skill(level, table.setup().seats().len());
    match skill.budget {
        Budget::Time(time) => Some(time),
        Budget::Steps(_) => None,
    }
}

/// [`think`], for a game whose type is known.
pub(crate) fn advise<G: Evaluation>(
    bot: Bot,
    table: &Match<G>,
    context: SearchContext<'_>,
) -> Option<Advice> {
    let Turn::Seat(seat) = table.position().turn() else { return None };
    let seats = table.setup().seats().len();
    let view = table.position().view(Viewer::Seat(seat));
    let seed = mix(context.seed, table.log().len() as u64);
    let search = SearchContext { seed, ..context };
    let thought = match bot {
        Bot::Random => any::<G>(&view, seed)?,
        Bot::Plain(budget) => Mcts::PLAIN.think::<G>(&view, seat, budget, search)?,
        Bot::Level(level, budget) => {
            let skill = skill::<G>(level, budget, seats);
            let network = if skill.learned { Network::of::<G>(seats) } else { None };
            let stale = if skill.presses_on { turns_begun(table) } else { Vec::new() };
            let search = SearchContext { network, stale: &stale, ..search };
            let recall = Recall { chance: skill.recall, seed: mix(context.seed, seat.index() as u64) };
            by_skill::<G>(&skill, &G::perceived(&view, recall), seat, search)?
        }
    };
    let ranked = thought.ranked.iter();
    Some(Advice {
        action: thought.action.to_string(),
        values: thought.values[..seats].to_vec(),
        ranked: ranked.map(|found| (found.action.to_string(), found.steps, found.value)).collect(),
        steps: thought.steps,
    })
}

/// The keys of the positions with which the turns of a match began, in ascending order.
fn turns_begun<G: Evaluation>(table: &Match<G>) -> Vec<u64> {
    let mut keys = Vec::new();
    let mut before = None;
    for position in (0..=table.log().len()).filter_map(|ply| table.position_after(ply)) {
        let turn = position.turn();
        if before != Some(turn) {
            keys.push(position.key());
        }
        before = Some(turn);
    }
    keys.sort_unstable();
    keys
}

/// How a level plays, with another budget than its own if there is one.
pub(crate) fn skill<G: Evaluation>(level: Level, budget: Option<Budget>, seats: usize) -> Skill {
    let skill = G::skill(level, seats);
    Skill { budget: budget.unwrap_or(skill.budget), ..skill }
}

fn any<G: Evaluation>(view: &G::View, seed: u64) -> Option<Thought<G::Action>> {
    let mut random = Seeded::new(seed);
    let position = G::imagine(view, &mut random);
    let action = position.random_legal(&mut random, &mut Vec::new())?;
    Some(Thought { action, values: position.evaluate(), ranked: Vec::new(), steps: 0 })
}

fn by_skill<G: Evaluation>(
    skill: &Skill,
    view: &G::View,
    seat: Seat,
    context: SearchContext<'_>,
) -> Option<Thought<G::Action>> {
    let prove = || G::imagine(view, &mut |_: u32| 0).prove(skill.budget.to_prove(), context.stop);
    let (proved, budget) = skill.budget.after(|| (G::OPEN && skill.proves).then(prove).flatten());
    if proved.is_some() {
        return proved;
    }
    let mut thought = skill.search.think::<G>(view, seat, budget, context)?;
    if skill.temperature > 0.0 {
        thought.action = softmax(&thought, skill.temperature, &mut Seeded::new(context.seed));
    }
    Some(thought)
}

/// Any of the actions that were looked at; the better one is, the likelier.
fn softmax<A: Copy>(thought: &Thought<A>, temperature: f32, random: &mut Seeded) -> A {
    let seen = || thought.ranked.iter().filter(|candidate| candidate.steps > 0);
    let best = seen().map(|candidate| odds(candidate.value)).fold(f32::MIN, f32::max);
    let weight = |value: f32| ((odds(value) - best) / temperature).exp();
    let sum: f32 = seen().map(|candidate| weight(candidate.value)).sum();
    let mut drawn = sum * (random.below(1 << 24) as f32 / (1 << 24) as f32);
    for candidate in seen() {
        drawn -= weight(candidate.value);
        if drawn < 0.0 {
            return candidate.action;
        }
    }
    thought.action
}

/// An expectation on a scale without ends, on which far ahead or far behind, too, better is better. In the middle its
/// unit is that of expectations.
fn odds(value: f32) -> f32 {
    const SUREST: f32 = 0.999;
    let value = value.clamp(1.0 - SUREST, SUREST);
    (value / (1.0 - value)).ln() / 4.0
}

/// A budget as it stands in the name of a bot.
fn written(budget: Budget) -> String {
    match budget {
        Budget::Time(time) => format!("{}ms", time.as_millis()),
        Budget::Steps(steps) => steps.to_string(),
    }
}

fn read_budget(scan: &mut Scan<'_>) -> Result<Budget, ParseError> {
    let number = scan.number(1, 1_000_000_000)?;
    Ok(if scan.take("ms") {
        Budget::Time(Duration::from_millis(number.into()))
    } else if scan.take("s") {
        Budget::Time(Duration::from_secs(number.into()))
    } else {
        Budget::Steps(number.into())
    })
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level, None) => write!(f, "level:{}", level.number()),
            Self::Level(level, Some(budget)) => write!(f, "level:{}@{}", level.number(), written(*budget)),
            Self::Plain(budget) => write!(f, "mcts:{}", written(*budget)),
            Self::Random => f.write_str("random"),
        }
    }
}

impl FromStr for Bot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut scan = Scan::new(text);
        let bot = if scan.take("level:") {
            let here = scan;
            let number = scan.number(1, 8)? as u8;
            let level = Level::new(number).ok_or_else(|| here.error("a level from 1 to 8"))?;
            Self::Level(level, if scan.take("@") { Some(read_budget(&mut scan)?) } else { None })
        } else if scan.take("mcts:") {
            Self::Plain(read_budget(&mut scan)?)
        } else if scan.take("random") {
            Self::Random
        } else {
            return Err(
                scan.error("`level:1` to `level:8`, `level:8@200ms`, `mcts:1s`, `mcts:1000` or `random`")
            );
        };
        scan.end()?;
        Ok(bot)
    }
}
