//! Analyses of finished games, made by the bots in the background and kept in the store.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::analysis::{Analysis, Lines, Played, PositionAnalysis, analyse_position};
use bots::{Bot, Budget, Level, SearchContext};
use game::AnyMatch;
use protocol::{Analysed, AnalysisStatus, Refusal};
use store::TableId;
use table::Refused;
use tokio::sync::oneshot;

use crate::bell::Note;
use crate::hall::Hall;
use crate::limits::Network;
use crate::pool::{Account, Kind};
use crate::room;
use crate::tables::Tables;

/// How many games are looked at at a time for one address.
const MOST: usize = 4;

/// An analysis that nobody has asked for in this time is given up.
const FORGOTTEN: Duration = Duration::from_mins(2);

/// How long a bot thinks about a position that would play by the clock: a whole game is looked at, and nobody is to
/// wait a second for each of its positions.
const GLANCE: Duration = Duration::from_millis(70);

/// How often other servers are told how far an analysis is, and for how long they believe it.
const TELLING: Duration = Duration::from_millis(500);
const BELIEVED: Duration = Duration::from_secs(15);

/// Analyses in progress.
#[derive(Debug, Default)]
pub struct Progress {
    here: Mutex<HashMap<Which, Running>>,
    elsewhere: Mutex<HashMap<Which, Heard>>,
}

/// Of which game, and of which level.
type Which = (TableId, u8);

/// An analysis at another server: how many positions have been looked at, of how many, and when that was told.
#[derive(Clone, Copy, Debug)]
struct Heard {
    done: usize,
    total: usize,
    at: Instant,
}

#[derive(Debug)]
struct Running {
    /// How many positions have been looked at, of how many.
    done: usize,
    total: usize,
    /// Who has begun it.
    by: Network,
    /// When somebody last asked how far it is.
    asked: Instant,
    /// When other servers were last told.
    told: Instant,
}

impl Progress {
    fn lock(&self) -> MutexGuard<'_, HashMap<Which, Running>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_elsewhere(&self) -> MutexGuard<'_, HashMap<Which, Heard>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another server says how far its analysis is.
    pub fn elsewhere(&self, table: &TableId, level: u8, done: usize, total: usize) {
        let mut elsewhere = self.lock_elsewhere();
        elsewhere.retain(|_, heard| heard.at.elapsed() < BELIEVED);
        elsewhere.insert((table.clone(), level), Heard { done, total, at: Instant::now() });
    }

    /// Somebody waits for an analysis at another server.
    pub fn awaited(&self, table: &TableId, level: u8) {
        if let Some(running) = self.lock().get_mut(&(table.clone(), level)) {
            running.asked = Instant::now();
        }
    }

    /// How far an analysis at another server is.
    fn heard_of(&self, key: &Which) -> Option<Heard> {
        self.lock_elsewhere().get(key).filter(|heard| heard.at.elapsed() < BELIEVED).copied()
    }

    /// Takes down how far an analysis is, and tells other servers; whether somebody still wants to know.
    fn note(&self, hall: &Hall, key: &Which, done: usize) -> bool {
        let mut running = self.lock();
        let Some(running) = running.get_mut(key) else { return false };
        running.done = done;
        if running.told.elapsed() >= TELLING {
            running.told = Instant::now();
            hall.tell(Note::Analyses(key.0.clone(), key.1, done, running.total));
        }
        running.asked.elapsed() < FORGOTTEN
    }
}

/// How far an analysis is; nothing if nobody asked for it.
pub async fn status(
    tables: &Arc<Tables>,
    table: &TableId,
    level: u8,
) -> Result<Option<AnalysisStatus>, Refused> {
    if let Some(running) = tables.analyses.lock().get_mut(&(table.clone(), level)) {
        running.asked = Instant::now();
        return Ok(Some(AnalysisStatus { level, done: running.done, total: running.total, result: None }));
    }
    let kept = tables.store.kept(table, &kind(level)).await.map_err(|error| {
        tracing::warn!(%error, "an analysis cannot be read");
        room::unavailable()
    })?;
    if let Some(result) = kept.and_then(|text| serde_json::from_str::<Analysed>(&text).ok()) {
        let total = result.expect.len() + 1;
        return Ok(Some(AnalysisStatus { level, done: total, total, result: Some(result) }));
    }
    Ok(tables.analyses.heard_of(&(table.clone(), level)).map(|Heard { done, total, .. }| {
        tables.hall.tell(Note::Awaits(table.clone(), level));
        AnalysisStatus { level, done, total, result: None }
    }))
}

/// Begins an analysis for somebody, unless it is there or under way.
pub async fn begin(
    tables: &Arc<Tables>,
    table: &TableId,
    level: u8,
    by: Network,
) -> Result<AnalysisStatus, Refused> {
    let Some(analyst) = Level::new(level) else {
        return Err(Refused::new(Refusal::Form, format!("level: found {level}, expected 1 to 8")));
    };
    let game = tables.ask(table, |state| state.ended.map(|_| state.game.fork())).await?;
    let Some(game) = game else {
        return Err(Refused::new(Refusal::NotNow, "the game is not over"));
    };
    if let Some(status) = status(tables, table, level).await? {
        return Ok(status);
    }
    let total = game.ply() + 1;
    {
        let mut running = tables.analyses.lock();
        if running.values().filter(|running| running.by == by).count() >= MOST {
            return Err(Refused::new(Refusal::TooMany, "other games are being analysed: try again later"));
        }
        let now = Instant::now();
        let begun = Running { done: 0, total, by, asked: now, told: now };
        if running.insert((table.clone(), level), begun).is_none() {
            tables.hall.tell(Note::Analyses(table.clone(), level, 0, total));
            tokio::spawn(run(Arc::clone(tables), table.clone(), analyst, game, by));
        }
    }
    Ok(AnalysisStatus { level, done: 0, total, result: None })
}

async fn run(tables: Arc<Tables>, table: TableId, level: Level, game: Box<dyn AnyMatch>, by: Network) {
    let key = (table, level.number());
    let seats = game.setup().seats().to_vec();
    if let Some(looks) = look_at_all(&tables, &key, level, game, by).await {
        let text =
            serde_json::to_string(&analysed(&Analysis::of(looks), &seats)).expect("numbers and strings");
        if let Err(error) = tables.store.keep(&key.0, &kind(level.number()), &text).await {
            tracing::warn!(table = %key.0, %error, "an analysis cannot be kept");
        }
    }
    tables.analyses.lock().remove(&key);
}

async fn look_at_all(
    tables: &Tables,
    key: &Which,
    level: Level,
    game: Box<dyn AnyMatch>,
    by: Network,
) -> Option<Vec<PositionAnalysis>> {
    let game: Arc<dyn AnyMatch> = game.into();
    let bot = Bot::Level(level, bots::time_of(level, &*game).map(|_| Budget::Time(GLANCE)));
    let mut looks = Vec::new();
    for ply in 0..=game.ply() {
        let (reply, answer) = oneshot::channel();
        let (game, position) = (Arc::clone(&game), ply);
        let job = move |stop: &AtomicBool| {
            let context = SearchContext::new(stop, 1);
            let _ = reply.send(analyse_position(bot, &*game, position, Lines::OfMistakes, context));
        };
        let account = Account { address: by, table: key.0.clone() };
        let ticket = tables.pool.submit(account, Kind::Analysis, job).ok()?;
        looks.push(answer.await.ok()??);
        drop(ticket);
        if !tables.analyses.note(&tables.hall, key, ply + 1) {
            return None;
        }
    }
    Some(looks)
}

fn analysed(analysis: &Analysis, seats: &[&str]) -> Analysed {
    let plies = &analysis.plies;
    Analysed {
        start: analysis.start.clone(),
        expect: plies.iter().map(|ply| ply.expect.clone()).collect(),
        loss: plies
            .iter()
            .map(|ply| match &ply.played {
                Played::Choice { loss, .. } => Some(*loss),
                Played::Throw { .. } => None,
            })
            .collect(),
        better: plies
            .iter()
            .map(|ply| match &ply.played {
                Played::Choice { action, best, .. } if action != best => Some(best.clone()),
                _ => None,
            })
            .collect(),
        lines: Some(plies.iter().map(|ply| record_lines(&ply.played, seats)).collect()),
        luck: plies
            .iter()
            .map(|ply| match &ply.played {
                Played::Throw { luck, .. } => Some(luck.clone()),
                Played::Choice { .. } => None,
            })
            .collect(),
    }
}

/// How the game might have gone on instead of a mistake.
fn record_lines(played: &Played, seats: &[&str]) -> Vec<String> {
    let Played::Choice { line, .. } = played else { return Vec::new() };
    line.iter().map(|(seat, action)| format!("{} {action}", seats[seat.index()])).collect()
}

fn kind(level: u8) -> String {
    format!("analysis-{level}")
}
