//! What must be true after a schedule: the log is whole, everybody saw what it tells, and bots played what they thought of.
//! Start at [`all_is_well`].

use std::sync::atomic::AtomicBool;

use game::{RandomSource, Seeded, Viewer};
use store::{Store, StoredTable, TableId};
use table::{Entry, Logged, TableState, messages};

use crate::common::random_player::{RandomPlayer, everything_is_there};

/// How many actions of bots at each table are thought of again.
const THOUGHTS: u32 = 12;

/// What was looked at.
#[derive(Clone, Copy, Default, Debug)]
pub struct Count {
    pub acknowledged: usize,
    pub steps: usize,
    pub thoughts: usize,
}

/// Checks everything, after the players have been stopped.
pub async fn all_is_well(database: &str, players: &[RandomPlayer], onlookers: &[RandomPlayer]) -> Count {
    everything_is_there(database, players).await;
    let acknowledged = players.iter().map(|player| player.done().len()).sum();
    let mut count = Count { acknowledged, ..Count::default() };
    let store = Store::open(database).await.expect("the database can be opened");
    let mut tables: Vec<&str> = players.iter().map(|player| player.table.as_str()).collect();
    tables.dedup();
    for table in tables {
        let id = table.parse().expect("a table's name");
        let stored = store.load(&id).await.expect("the store answers").expect("the table is there");
        let viewers = players.iter().chain(onlookers).filter(|viewer| viewer.table == table);
        let viewers: Vec<&RandomPlayer> = viewers.collect();
        let (steps, thoughts) =
            tokio::task::block_in_place(|| the_log_tells_the_truth(&stored, &viewers, table));
        count.steps += steps;
        count.thoughts += thoughts;
    }
    store.close().await;
    count
}

/// Replays a log, so that no action is in it that the rules do not allow there, and compares: each step that anybody saw
/// is, byte for byte, what the log tells the eyes that they looked through, and what a bot played is what it plays at this
/// position, so that nobody's late thought was played at a later one.
fn the_log_tells_the_truth(stored: &StoredTable, viewers: &[&RandomPlayer], table: &str) -> (usize, usize) {
    let id: TableId = table.parse().expect("a table's name");
    let seen: Vec<_> = viewers.iter().map(|viewer| (viewer.seat.as_str(), viewer.steps())).collect();
    let played = stored.entries.iter().filter(|entry| entry.body.contains("\"played\"")).count() as u32;
    let (mut steps, mut thoughts, mut random) = (0, 0, Seeded::new(u64::from(played)));
    let mut state: Option<TableState> = None;
    for (seq, entry) in (1..).zip(&stored.entries) {
        let logged: Logged = serde_json::from_str(&entry.body).expect("an entry");
        let state = match (&mut state, &logged.entry) {
            (Some(state), Entry::Played { seat: Some(seat), action, .. }) => {
                if state.to_think().is_some_and(|(to_think, _)| to_think == *seat)
                    && random.below(played) < THOUGHTS
                {
                    assert_eq!(thought(state).as_ref(), Some(action), "{table}: entry {seq}: a bot played");
                    thoughts += 1;
                }
                state
            }
            (Some(state), _) => state,
            (none, Entry::Opened(opened)) => {
                *none = Some(TableState::open(id.clone(), (**opened).clone(), entry.at));
                continue;
            }
            (None, _) => panic!("{table}: found {entry:?}, expected `opened`"),
        };
        let happened = state.apply(entry.at, &logged);
        assert!(happened.is_ok(), "{table}: entry {seq}, {entry:?}: {happened:?}");
        for (seat, seen) in &seen {
            let Some(text) = seen.get(&seq) else { continue };
            let viewer = Viewer::Seat(state.seat(seat).expect("a seat of the table"));
            assert_eq!(
                *text,
                messages::text(messages::step(state, &logged.entry, viewer)),
                "{table}, {seat}"
            );
            steps += 1;
        }
    }
    let last = seen.iter().filter_map(|(_, steps)| steps.last_key_value()).map(|(seq, _)| *seq).max();
    assert!(last <= Some(stored.entries.len() as u64), "{table}: somebody saw step {last:?}");
    (steps, thoughts)
}

/// What the bot plays whose turn it is.
fn thought(state: &TableState) -> Option<String> {
    let (_, level) = state.to_think()?;
    let (stop, seed) = (AtomicBool::new(false), state.fair.secret.seed("bots"));
    let context = bots::SearchContext::new(&stop, seed);
    bots::think(bots::Bot::Level(level, None), &*state.game.fork(), context).map(|advice| advice.action)
}
