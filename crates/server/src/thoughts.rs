//! Bots that think on about positions of finished games, as long as somebody looks. Start at [`think_on`].
//!
//! They think in slices, each about twice as long as the one before and each a job of the pool, which cuts it short when
//! somebody else wants something.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::analysis::{self, consider};
use bots::{Bot, Budget, Level, SearchContext};
use game::AnyMatch;
use protocol::{Candidate, Considered, Refusal, ThinkingOn};
use store::TableId;
use table::Refused;
use tokio::sync::oneshot;
use tokio::time::interval;

use crate::limits::Network;
use crate::pool::{Account, Kind, TimeToThink};
use crate::tables::Tables;

/// How long the first slice is, and how long is thought about a position altogether.
const FIRST: Duration = Duration::from_millis(500);
const MOST: Duration = Duration::from_mins(5);

/// About how many positions is thought at a time for one address.
const MOST_POSITIONS: usize = 12;

/// What nobody has asked for in this time is given up, and how often that is looked at.
const FORGOTTEN: Duration = Duration::from_secs(3);
const LOOKING: Duration = Duration::from_millis(500);

/// How many actions are told.
const ACTIONS: usize = 5;

/// What bots think on about.
#[derive(Debug, Default)]
pub struct Thoughts(Mutex<HashMap<Which, Thought>>);

/// Of which game, and after how many actions.
type Which = (TableId, usize);

#[derive(Debug)]
struct Thought {
    /// Who has begun it.
    by: Network,
    /// When somebody last asked.
    asked: Instant,
    /// For how long it has been thought.
    spent: Duration,
    found: Option<Considered>,
    /// Whether nothing else will be found.
    over: bool,
}

impl Thoughts {
    fn lock(&self) -> MutexGuard<'_, HashMap<Which, Thought>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes down what was found in some time; for how long it has been thought altogether.
    fn note(
        &self,
        key: &Which,
        took: Duration,
        found: analysis::Considered,
        seats: &[&str],
    ) -> Option<Duration> {
        let mut thoughts = self.lock();
        let known = thoughts.get_mut(key)?;
        known.spent += took;
        // A slice that was cut short knows less than the one before.
        if known.found.as_ref().is_none_or(|known| known.steps <= found.steps) {
            known.found = Some(told(found, seats));
        }
        Some(known.spent)
    }

    /// Waits until nobody has asked for a while.
    async fn forgotten(&self, key: &Which) {
        let mut looking = interval(LOOKING);
        while self.lock().get(key).is_some_and(|thought| thought.asked.elapsed() < FORGOTTEN) {
            looking.tick().await;
        }
    }
}

/// What has been found about a position so far; begins to think about it, or goes on.
pub async fn think_on(
    tables: &Arc<Tables>,
    table: &TableId,
    ply: usize,
    by: Network,
) -> Result<ThinkingOn, Refused> {
    let key = (table.clone(), ply);
    if let Some(known) = tables.thoughts.lock().get_mut(&key) {
        known.asked = Instant::now();
        return Ok(status(known));
    }
    // While a game goes on nobody gets advice from here.
    let game = tables.ask(table, |state| state.ended.map(|_| state.game.fork())).await?;
    let Some(game) = game else {
        return Err(Refused::new(Refusal::NotNow, "the game is not over"));
    };
    if ply > game.ply() {
        let text = format!("ply: found {ply}, expected at most {}", game.ply());
        return Err(Refused::new(Refusal::Form, text));
    }
    let mut thoughts = tables.thoughts.lock();
    if thoughts.values().filter(|thought| thought.by == by).count() >= MOST_POSITIONS {
        return Err(Refused::new(
            Refusal::TooMany,
            "other positions are being thought about: try again later",
        ));
    }
    let begun = Thought { by, asked: Instant::now(), spent: Duration::ZERO, found: None, over: false };
    let begun = thoughts.entry(key.clone()).or_insert_with(|| {
        tokio::spawn(run(Arc::clone(tables), key, game.into()));
        begun
    });
    Ok(status(begun))
}

fn status(thought: &Thought) -> ThinkingOn {
    let [spent, most] = [thought.spent, MOST].map(|time| time.as_millis() as u64);
    ThinkingOn { thought: spent, most, over: thought.over, found: thought.found.clone() }
}

/// Thinks until it has thought enough or nobody looks, and forgets it when nobody does.
async fn run(tables: Arc<Tables>, key: Which, game: Arc<dyn AnyMatch>) {
    let forgotten = tables.thoughts.forgotten(&key);
    let thinking = async {
        slices(&tables, &key, &game).await;
        if let Some(thought) = tables.thoughts.lock().get_mut(&key) {
            thought.over = true;
        }
        // What was found can be asked for as long as somebody does.
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = forgotten => {}
        () = thinking => {}
    }
    tables.thoughts.lock().remove(&key);
}

async fn slices(tables: &Tables, key: &Which, game: &Arc<dyn AnyMatch>) -> Option<()> {
    let by = tables.thoughts.lock().get(key)?.by;
    // One position at a time for each address, beside what it asks of its tables.
    let account = Account { address: by, table: "thoughts".parse().expect("it is a table's name") };
    let (mut slice, mut spent) = (FIRST, Duration::ZERO);
    while spent < MOST {
        let ((reply, answer), position, ply) = (oneshot::channel(), Arc::clone(game), key.1);
        let job = move |time: &TimeToThink<'_>| {
            let begun = Instant::now();
            // Half of it is for what follows the best action.
            let bot = Bot::Level(Level::STRONGEST, Some(Budget::Time(time.time / 2)));
            let found = consider(bot, &*position, ply, SearchContext::new(time.stop(), 1));
            let stopped = time.stop().load(Ordering::Relaxed);
            let _ = reply.send((found, begun.elapsed(), time.time, stopped));
        };
        let ticket = tables.pool.think(account.clone(), Kind::ThinkingOn, Some(slice), job).ok()?;
        let (found, took, given, stopped) = answer.await.ok()?;
        drop(ticket);
        // A search that ends long before its time knows all that it can.
        let knows_all = !stopped && took < given / 4;
        spent = tables.thoughts.note(key, took, found?, game.setup().seats())?;
        if knows_all {
            return None;
        }
        if !stopped && given >= slice {
            let left = MOST.saturating_sub(spent);
            // The last one takes all that is left.
            slice = if left < 4 * slice { left.max(FIRST) } else { 2 * slice };
        }
    }
    None
}

fn told(found: analysis::Considered, seats: &[&str]) -> Considered {
    let ranked = found.ranked.into_iter().take(ACTIONS);
    let line = found.line.iter().map(|(seat, action)| format!("{} {action}", seats[seat.index()]));
    Considered {
        steps: found.steps,
        expect: found.expect,
        line: line.collect(),
        ranked: ranked.map(|(action, steps, value)| Candidate { action, steps, value }).collect(),
    }
}
