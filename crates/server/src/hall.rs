//! The hall that several servers on one database make together: what this one tells the others ([`Hall::tell`]), what
//! it hears of them, and the tables that it looks after for all. A server that stands alone tells nobody anything.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Fence, Store, TableId};
use tokio::sync::{Notify, mpsc};
use tokio::time::{sleep, sleep_until, timeout};

use crate::bell::{Bell, Ear, Node, Note, Unheard, pack, unpack};
use crate::tables::Tables;

/// How many notes may wait to be told. What is more is not told: others look for themselves, a little later.
const WAITING: usize = 16 << 10;

/// How far apart the bell is rung when there is much to tell. A note that is alone never waits.
const PACE: Duration = Duration::from_millis(4);

/// How long ringing may take.
const RINGING: Duration = Duration::from_secs(5);

/// How often this server keeps up: asks for the heads of all tables in memory, so that a bell that nobody hears makes
/// play slower and nothing else, keeps what is under way, and shows that it can be heard.
const ROUNDS: Duration = Duration::from_secs(2);

/// How many heads are asked for at a time.
const MOST_HEADS: usize = 1000;

/// A server that has not even heard itself for this long listens anew.
const SILENCE: Duration = Duration::from_secs(15);

/// How soon something is tried again that failed.
const AGAIN: Duration = Duration::from_secs(1);

/// This server among the others.
pub struct Hall {
    pub node: Node,
    /// Nothing if it stands alone.
    notes: Option<mpsc::Sender<Note>>,
    /// The tables at which something that nobody asks for is under way here.
    held: Mutex<HashMap<TableId, Fence>>,
    /// Whether this server is about to end.
    leaving: AtomicBool,
}

/// That something is under way at a table, until it is dropped.
pub struct Held {
    hall: Arc<Hall>,
    table: TableId,
}

/// How far the log of a table goes as others say, for the room of that table.
#[derive(Debug, Default)]
pub struct Doorbell {
    number: AtomicU64,
    rung: Notify,
}

impl Doorbell {
    /// The log of the table goes at least so far.
    pub fn ring(&self, number: u64) {
        if self.number.fetch_max(number, Ordering::AcqRel) < number {
            self.rung.notify_one();
        }
    }

    /// Whether the log goes further than this.
    pub fn is_beyond(&self, number: u64) -> bool {
        self.number() > number
    }

    /// Waits until the log goes further than this.
    pub async fn beyond(&self, number: u64) {
        while !self.is_beyond(number) {
            self.rung.notified().await;
        }
    }

    /// How far the log goes, as others say.
    pub fn number(&self) -> u64 {
        self.number.load(Ordering::Acquire)
    }

    /// It has been looked at: others said `said`, and the log goes to this number. What they have said since still
    /// holds.
    pub fn answer(&self, said: u64, number: u64) {
        let _ = self.number.compare_exchange(said, number, Ordering::AcqRel, Ordering::Acquire);
    }
}

impl Hall {
    /// A server that stands alone, or one of several with what it has to tell.
    pub fn new(is_shared: bool) -> (Arc<Self>, mpsc::Receiver<Note>) {
        let (sender, notes) = mpsc::channel(WAITING);
        let hall = Self {
            node: Node::draw(),
            notes: is_shared.then_some(sender),
            held: Mutex::default(),
            leaving: AtomicBool::new(false),
        };
        (Arc::new(hall), notes)
    }

    /// Whether there may be other servers.
    pub fn is_shared(&self) -> bool {
        self.notes.is_some()
    }

    /// Tells the others, if there are any and they can be told.
    pub fn tell(&self, note: Note) {
        if let Some(notes) = &self.notes {
            let _ = notes.try_send(note);
        }
    }

    /// Waits until the others have been told, but not for long.
    pub async fn told(&self) {
        let Some(notes) = &self.notes else { return };
        let all_told = async {
            while notes.capacity() < notes.max_capacity() {
                sleep(PACE).await;
            }
            // What is being rung now.
            sleep(2 * PACE).await;
        };
        let _ = timeout(AGAIN, all_told).await;
    }

    /// Whether this server is about to end.
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Acquire)
    }

    /// From now on this server takes nothing over any more.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Release);
    }

    /// Something that nobody asks for is under way at a table, under this fence.
    pub fn hold(self: &Arc<Self>, table: &TableId, fence: Fence) -> Held {
        if self.is_shared() {
            self.held().insert(table.clone(), fence);
        }
        Held { hall: Arc::clone(self), table: table.clone() }
    }

    /// Leaves everything that is under way to others.
    pub async fn give_back(&self, store: &Store) {
        let held: Vec<_> = self.held().drain().collect();
        if !held.is_empty()
            && let Err(error) = store.give_back(&held).await
        {
            tracing::warn!(%error, tables = held.len(), "others must wait before they can go on");
        }
    }

    fn held(&self) -> MutexGuard<'_, HashMap<TableId, Fence>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if self.hall.is_shared() {
            self.hall.held().remove(&self.table);
        }
    }
}

/// Rings the bell for all notes, as long as there may be any.
pub async fn ring(node: Node, bell: Arc<dyn Bell>, mut notes: mpsc::Receiver<Note>) {
    let (mut waiting, mut next) = (Vec::new(), Instant::now());
    while notes.recv_many(&mut waiting, WAITING).await > 0 {
        if next > Instant::now() {
            sleep_until(next.into()).await;
            while let Ok(note) = notes.try_recv() {
                waiting.push(note);
            }
        }
        if waiting.len() > 1 {
            next = Instant::now() + PACE;
        }
        while !waiting.is_empty() {
            let text = pack(node, &mut waiting);
            metrics::counter!("pyramidion_bell_rung_total").increment(1);
            let late = || Unheard("it takes too long".to_owned());
            let rung = timeout(RINGING, bell.ring(text)).await.unwrap_or_else(|_| Err(late()));
            if let Err(Unheard(reason)) = rung {
                tracing::warn!(reason, "the bell cannot be rung: others see what happens later");
                waiting.clear();
            }
        }
    }
}

/// Hears what others ring, for ever.
pub async fn hear(tables: Arc<Tables>, bell: Arc<dyn Bell>) {
    loop {
        let Unheard(reason) = match bell.listen().await {
            Ok(ear) => listen(&tables, ear).await,
            Err(error) => {
                sleep(AGAIN).await;
                error
            }
        };
        tracing::warn!(reason, "the bell is not heard: what happens elsewhere is seen later");
    }
}

/// Hears what others ring until nothing is heard any more; gives the reason.
async fn listen(tables: &Tables, mut ear: Box<dyn Ear>) -> Unheard {
    // What was rung before nobody heard.
    look_at_all(tables).await;
    loop {
        match timeout(SILENCE, ear.hear()).await {
            Ok(Ok(text)) => tell_rooms(tables, &text),
            Ok(Err(error)) => return error,
            Err(_) => return Unheard(format!("nothing was heard for {} s", SILENCE.as_secs())),
        }
    }
}

fn tell_rooms(tables: &Tables, text: &str) {
    metrics::counter!("pyramidion_bell_heard_total").increment(1);
    let Some((node, notes)) = unpack(text).filter(|(node, _)| *node != tables.hall.node) else { return };
    for note in notes {
        tables.hear(node, note);
    }
}

/// Does, for ever, what must be done from time to time.
pub async fn keep_up(tables: Arc<Tables>) {
    loop {
        sleep(ROUNDS).await;
        tables.hall.tell(Note::Alive);
        look_at_all(&tables).await;
        let held: Vec<_> = tables.hall.held().iter().map(|(table, fence)| (table.clone(), *fence)).collect();
        if !held.is_empty()
            && let Err(error) = tables.store.renew(&held).await
        {
            tracing::warn!(%error, "others may take over what is under way here");
        }
    }
}

/// Sees how far the logs of all tables in memory go.
async fn look_at_all(tables: &Tables) {
    let doorbells = tables.doorbells();
    for some in doorbells.chunks(MOST_HEADS) {
        let ids: Vec<TableId> = some.iter().map(|(table, _)| table.clone()).collect();
        match tables.store.heads(&ids).await {
            Ok(heads) => {
                let heads: HashMap<TableId, u64> = heads.into_iter().collect();
                for (table, doorbell) in some {
                    // A table that is not there any more is looked for, and missed.
                    doorbell.ring(heads.get(table).copied().unwrap_or(u64::MAX));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "the store does not say how far logs go");
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_doorbell_is_heard_once_for_each_number() {
        let bell = Doorbell::default();
        bell.ring(5);
        bell.ring(3);
        bell.beyond(4).await;
        assert!(!bell.is_beyond(5));
        assert!(timeout(Duration::from_millis(10), bell.beyond(5)).await.is_err());
        let (heard, ()) = tokio::join!(timeout(Duration::from_secs(5), bell.beyond(5)), async {
            bell.ring(6);
        });
        assert!(heard.is_ok());
    }

    #[tokio::test]
    async fn one_who_stands_alone_tells_nobody_and_holds_nothing() {
        let (table, fence): (TableId, _) = ("t1".parse().unwrap(), Fence::ALONE);
        let (hall, mut notes) = Hall::new(false);
        hall.tell(Note::Alive);
        assert!(notes.try_recv().is_err());
        let held = hall.hold(&table, fence);
        assert!(hall.held().is_empty());
        drop(held);
        let (hall, mut notes) = Hall::new(true);
        hall.tell(Note::Alive);
        assert_eq!(notes.try_recv(), Ok(Note::Alive));
        let held = hall.hold(&table, fence);
        assert_eq!(hall.held().len(), 1);
        drop(held);
        assert!(hall.held().is_empty(), "it is over");
    }
}
