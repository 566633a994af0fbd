//! The bell of PostgreSQL, by `NOTIFY` and `LISTEN` on the database itself: nothing more has to be installed.

use futures_util::future::BoxFuture;
use store::{Listener, Store, StoreError};

use super::{Bell, Ear, Unheard};

/// A bell on the database.
pub struct NotifyBell(pub Store);

impl Bell for NotifyBell {
    fn ring(&self, text: String) -> BoxFuture<'_, Result<(), Unheard>> {
        Box::pin(async move { Ok(self.0.call_out(&[text]).await?) })
    }

    fn listen(&self) -> BoxFuture<'_, Result<Box<dyn Ear>, Unheard>> {
        Box::pin(async move {
            let listener = self.0.listen().await?.ok_or_else(|| Unheard("a file has no bell".into()))?;
            Ok(Box::new(listener) as Box<dyn Ear>)
        })
    }
}

impl Ear for Listener {
    fn hear(&mut self) -> BoxFuture<'_, Result<String, Unheard>> {
        Box::pin(async move { Ok(Self::hear(self).await?) })
    }
}

impl From<StoreError> for Unheard {
    fn from(error: StoreError) -> Self {
        Self(error.to_string())
    }
}
