//! Analyses of finished games, made by the bots in the background and kept in the store.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use bots::analysis::{Analysis, Deed, look};
use bots::{Bot, Level};
use game::Table;
use protocol::{Analysed, AnalysisStatus, Refusal};
use store::TableId;
use tokio::sync::oneshot;

use crate::hall::Hall;
use crate::pool::Urgency;
use crate::wish::Refused;

/// How many games are looked at at a time.
const MOST: usize = 8;

/// Analyses in progress: how many positions have been looked at, of how many.
#[derive(Debug, Default)]
pub struct Studies(Mutex<HashMap<(TableId, u8), (usize, usize)>>);

impl Studies {
    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<(TableId, u8), (usize, usize)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far an analysis is; nothing if nobody asked for it.
pub async fn status(hall: &Arc<Hall>, table: &TableId, level: u8) -> Result<Option<AnalysisStatus>, Refused> {
    if let Some((done, total)) = hall.studies.running().get(&(table.clone(), level)).copied() {
        return Ok(Some(AnalysisStatus { level, done, total, result: None }));
    }
    let kept = hall.store.kept(table, &kind(level)).await.map_err(|error| {
        tracing::warn!(%error, "an analysis cannot be read");
        crate::tell::unavailable()
    })?;
    let result = kept.and_then(|text| serde_json::from_str::<Analysed>(&text).ok());
    Ok(result.map(|result| {
        let total = result.expect.len() + 1;
        AnalysisStatus { level, done: total, total, result: Some(result) }
    }))
}

/// Begins an analysis, unless it is there or under way.
pub async fn begin(hall: &Arc<Hall>, table: &TableId, level: u8) -> Result<AnalysisStatus, Refused> {
    let Some(by) = Level::numbered(level) else {
        return Err(Refused::new(Refusal::Form, format!("level: found {level}, expected 1 to 8")));
    };
    let game = hall.ask(table, |sheet| sheet.ended.map(|_| sheet.game.fork())).await?;
    let Some(game) = game else {
        return Err(Refused::new(Refusal::NotNow, "the game is not over"));
    };
    if let Some(status) = status(hall, table, level).await? {
        return Ok(status);
    }
    let total = game.ply() + 1;
    {
        let mut running = hall.studies.running();
        if running.len() >= MOST {
            return Err(Refused::new(Refusal::TooMany, "other games are being analysed: try again later"));
        }
        if running.insert((table.clone(), level), (0, total)).is_none() {
            tokio::spawn(run(Arc::clone(hall), table.clone(), by, game));
        }
    }
    Ok(AnalysisStatus { level, done: 0, total, result: None })
}

async fn run(hall: Arc<Hall>, table: TableId, level: &'static Level, game: Box<dyn Table>) {
    let key = (table, level.number);
    if let Some(looks) = look_at_all(&hall, &key, level, game).await {
        let text = serde_json::to_string(&analysed(&Analysis::of(looks))).expect("numbers and strings");
        if let Err(error) = hall.store.keep(&key.0, &kind(level.number), &text).await {
            tracing::warn!(table = %key.0, %error, "an analysis cannot be kept");
        }
    }
    hall.studies.running().remove(&key);
}

async fn look_at_all(
    hall: &Hall,
    key: &(TableId, u8),
    level: &'static Level,
    game: Box<dyn Table>,
) -> Option<Vec<bots::analysis::Look>> {
    let game: Arc<dyn Table> = game.into();
    let mut looks = Vec::new();
    for ply in 0..=game.ply() {
        let (reply, answer) = oneshot::channel();
        let (game, position) = (Arc::clone(&game), ply);
        let job = move || {
            let _ = reply.send(look(Bot::Level(level), &*game, position, &AtomicBool::new(false), 1));
        };
        if !hall.pool.submit(Urgency::Study, job) {
            return None;
        }
        looks.push(answer.await.ok()??);
        if let Some(progress) = hall.studies.running().get_mut(key) {
            progress.0 = ply + 1;
        }
    }
    Some(looks)
}

fn analysed(analysis: &Analysis) -> Analysed {
    let plies = &analysis.plies;
    Analysed {
        start: analysis.start.clone(),
        expect: plies.iter().map(|ply| ply.expect.clone()).collect(),
        loss: plies
            .iter()
            .map(|ply| match &ply.deed {
                Deed::Choice { loss, .. } => Some(*loss),
                Deed::Throw { .. } => None,
            })
            .collect(),
        better: plies
            .iter()
            .map(|ply| match &ply.deed {
                Deed::Choice { action, best, .. } if action != best => Some(best.clone()),
                _ => None,
            })
            .collect(),
        luck: plies
            .iter()
            .map(|ply| match &ply.deed {
                Deed::Throw { luck, .. } => Some(luck.clone()),
                Deed::Choice { .. } => None,
            })
            .collect(),
    }
}

fn kind(level: u8) -> String {
    format!("analysis-{level}")
}
