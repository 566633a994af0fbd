//! What the servers of one database tell each other, and the bells that carry it. None of it is the truth, which is in
//! the log: it says "look again", or who is here just now. Start at [`Bell`].

mod nats;
mod notify;

use std::borrow::Cow;
use std::net::IpAddr;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use protocol::Reaction;
use serde::{Deserialize, Serialize};
use store::{LONGEST_CALL, Store, TableId};
use thiserror::Error;
use tokio::sync::broadcast;

use self::nats::NatsBell;
use self::notify::NotifyBell;

pub use self::nats::check_address;

/// How many texts may wait for somebody in the same process.
const IN_PROCESS: usize = 4096;

/// A way to be heard by other servers.
pub trait Bell: Send + Sync {
    /// Rings: everybody who listens hears the text, the one who rings too.
    fn ring(&self, text: String) -> BoxFuture<'_, Result<(), Unheard>>;

    /// Begins to listen. What is rung when this has returned is heard.
    fn listen(&self) -> BoxFuture<'_, Result<Box<dyn Ear>, Unheard>>;
}

/// Somebody who listens.
pub trait Ear: Send {
    /// The next text. After an error something may have been missed, and nothing more is heard: listen anew.
    fn hear(&mut self) -> BoxFuture<'_, Result<String, Unheard>>;
}

/// Why nobody hears or is heard.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct Unheard(pub String);

/// Which bell a server rings, if there may be others on its database.
#[derive(Clone, Debug, Default)]
pub enum BellChoice {
    /// That of PostgreSQL.
    #[default]
    Notify,
    /// A NATS at this address.
    Nats(String),
    /// One for servers within one process.
    InProcess(InProcessBell),
}

impl BellChoice {
    /// What the log calls it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Notify => "PostgreSQL",
            Self::Nats(_) => "NATS",
            Self::InProcess(_) => "this process",
        }
    }

    /// The bell, on this store.
    pub async fn open(&self, store: &Store) -> Result<Arc<dyn Bell>, Unheard> {
        Ok(match self {
            Self::Notify => Arc::new(NotifyBell(store.clone())),
            Self::Nats(address) => Arc::new(NatsBell::connect(address).await?),
            Self::InProcess(bell) => Arc::new(bell.clone()),
        })
    }
}

/// A bell for servers within one process.
#[derive(Clone, Debug)]
pub struct InProcessBell(broadcast::Sender<String>);

impl Default for InProcessBell {
    fn default() -> Self {
        Self(broadcast::Sender::new(IN_PROCESS))
    }
}

impl Bell for InProcessBell {
    fn ring(&self, text: String) -> BoxFuture<'_, Result<(), Unheard>> {
        // If nobody listens, nobody has to hear it.
        let _ = self.0.send(text);
        Box::pin(async { Ok(()) })
    }

    fn listen(&self) -> BoxFuture<'_, Result<Box<dyn Ear>, Unheard>> {
        let ear = self.0.subscribe();
        Box::pin(async { Ok(Box::new(ear) as Box<dyn Ear>) })
    }
}

impl Ear for broadcast::Receiver<String> {
    fn hear(&mut self) -> BoxFuture<'_, Result<String, Unheard>> {
        Box::pin(async { self.recv().await.map_err(|error| Unheard(error.to_string())) })
    }
}

/// The number of a server, drawn when it starts: one that was started again is another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Node(pub u64);

impl Node {
    /// A number that no other server has.
    pub fn draw() -> Self {
        Self(getrandom::u64().expect("the operating system has random bytes"))
    }
}

/// What a server tells the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// The log of a table goes to this number now.
    Log(TableId, u64),
    /// Everybody who looks at a table through this server: the seats that they hold, and how many hold none.
    Here(TableId, Vec<u8>, u32),
    /// The bot of this seat thinks.
    Thinks(TableId, u8),
    /// A seat shows what it thinks of it.
    Reacts(TableId, u8, Reaction),
    /// Somebody at this address has made a table.
    Made(TableId, IpAddr),
    /// The game at a table is over.
    Over(TableId),
    /// A game is being analysed by a bot of this level: how many positions are done, of how many.
    Analyses(TableId, u8, usize, usize),
    /// Somebody still waits for that.
    Awaits(TableId, u8),
    /// Nothing: it shows that the bell is heard.
    Alive,
}

/// Notes as they are rung.
#[derive(Debug, Serialize, Deserialize)]
struct Letter<'a> {
    from: Node,
    notes: Cow<'a, [Note]>,
}

/// As many of the notes as one text holds, at least one of them; those are taken away.
pub fn pack(from: Node, notes: &mut Vec<Note>) -> String {
    let mut count = notes.len();
    loop {
        let letter = Letter { from, notes: Cow::Borrowed(&notes[..count]) };
        let text = serde_json::to_string(&letter).expect("names and numbers");
        if text.len() <= LONGEST_CALL || count <= 1 {
            notes.drain(..count);
            return text;
        }
        count = (count * LONGEST_CALL / text.len()).max(1);
    }
}

/// The notes of a text, and whose they are; nothing if it is of a version that speaks otherwise.
pub fn unpack(text: &str) -> Option<(Node, Vec<Note>)> {
    let letter: Letter<'_> = serde_json::from_str(text).ok()?;
    Some((letter.from, letter.notes.into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_packed_into_as_few_texts_as_they_need() {
        let of = |number: u64| Note::Log(format!("table{number}").parse().unwrap(), number);
        let mut notes: Vec<Note> = (0..1000).map(of).collect();
        let (all, mut texts, mut read) = (notes.clone(), 0, Vec::new());
        while !notes.is_empty() {
            let text = pack(Node(7), &mut notes);
            assert!(text.len() <= LONGEST_CALL, "{}", text.len());
            let (node, some) = unpack(&text).unwrap();
            assert_eq!(node, Node(7));
            read.extend(some);
            texts += 1;
        }
        assert_eq!(read, all);
        assert!((3..=5).contains(&texts), "{texts}");
        assert_eq!(unpack("{\"from\":1,\"notes\":[{\"sings\":1}]}"), None);
    }
}
