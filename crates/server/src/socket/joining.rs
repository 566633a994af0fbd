//! The table that a client looks at: coming to it, writing to it, leaving it. Start at [`Client::hello`].

use std::sync::Arc;
use std::sync::atomic::Ordering;

use protocol::Refusal;
use store::TableId;
use table::Refused;
use table::keys::{Digest, Secret};
use tokio::sync::mpsc;

use super::Client;
use crate::room::{Hello, Mail};
use crate::tables::{NoTable, leave_room};

/// The most seats that a client can hold.
const MOST_TOKENS: usize = 8;

/// The table that a client looks at.
pub(super) struct Joined {
    pub(super) table: TableId,
    pub(super) hello: Hello,
    pub(super) mailbox: mpsc::Sender<Mail>,
}

impl Client {
    pub(super) async fn hello(
        &mut self,
        table: &str,
        tokens: &[String],
        looking: Option<String>,
        have: Option<u64>,
    ) -> Result<(), Refused> {
        let unknown = || Refused::new(Refusal::NoTable, "there is no such table");
        let table: TableId = table.parse().map_err(|_| unknown())?;
        if tokens.len() > MOST_TOKENS {
            return Err(Refused::new(Refusal::Form, "found too many tokens, expected at most 8"));
        }
        let tokens = tokens.iter().map(|token| token.parse::<Secret>().map(|token| token.digest()));
        let tokens: Result<Vec<Digest>, _> = tokens.collect();
        let tokens = tokens.map_err(|error| Refused::new(Refusal::Form, format!("tokens: {error}")))?;
        if !self.server.limits.admits_hello(self.address) {
            self.limit_hit();
            let text = "your address comes to tables too often: wait a moment";
            return Err(Refused::new(Refusal::TooMany, text));
        }
        if self.table.as_ref().is_some_and(|joined| joined.table != table) {
            self.leave().await;
        }
        self.join(table, Hello { address: self.address, tokens, looking, have }).await
    }

    async fn join(&mut self, table: TableId, hello: Hello) -> Result<(), Refused> {
        self.status.slow.store(false, Ordering::SeqCst);
        let mailbox = self.server.tables.room(&table).await?;
        if hello.tokens.is_empty() {
            leave_room(&mailbox)?;
        }
        let (out, status) = (self.out.clone(), Arc::clone(&self.status));
        let mail = Mail::Join { connection: self.connection, out, status, hello: Box::new(hello.clone()) };
        mailbox.try_send(mail).map_err(|_| NoTable::Busy)?;
        self.table = Some(Joined { table, hello, mailbox });
        Ok(())
    }

    /// Sends what somebody asks to the table, unless it is asked too much.
    pub(super) async fn pass_on(&mut self, mail: Mail) -> Result<(), Refused> {
        let seat = self.status.seat();
        if let Some(joined) = &self.table {
            if !self.server.limits.admits_message(&joined.table, seat) {
                self.limit_hit();
                return Err(NoTable::Busy.into());
            }
            if seat.is_none() {
                leave_room(&joined.mailbox)?;
            }
        }
        self.mail(mail).await
    }

    /// Sends mail to the table; if that has left memory meanwhile, the client joins it again first.
    pub(super) async fn mail(&mut self, mail: Mail) -> Result<(), Refused> {
        let Some(joined) = &self.table else {
            return Err(Refused::new(Refusal::Form, "expected `hello` first"));
        };
        match joined.mailbox.try_send(mail) {
            Ok(()) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(NoTable::Busy.into()),
            Err(mpsc::error::TrySendError::Closed(mail)) => {
                let (table, hello) = (joined.table.clone(), joined.hello.clone());
                self.join(table, hello).await?;
                let joined = self.table.as_ref().expect("the client has just joined");
                joined.mailbox.try_send(mail).map_err(|_| NoTable::Busy.into())
            }
        }
    }

    pub(super) async fn leave(&mut self) {
        if let Some(joined) = self.table.take() {
            // A mailbox that is closed is of a table that has forgotten us.
            let _ = joined.mailbox.send(Mail::Disconnect { connection: self.connection }).await;
        }
    }
}
