//! The bell of NATS, for larger fleets: the database has enough to do. Core publish and subscribe are all that it
//! needs.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use tokio::sync::Notify;
use tokio::time::timeout;

use super::{Bell, Ear, Unheard};

/// On which subject everybody rings.
const SUBJECT: &str = "pyramidion";

/// How soon a connection over which nothing comes is asked whether it is still there.
const ASKING: Duration = Duration::from_secs(5);

/// How long NATS may take to know that somebody listens.
const BEGINNING: Duration = Duration::from_secs(5);

/// A bell on NATS.
pub struct NatsBell {
    client: Client,
    /// Rings when the connection was lost: something may have been missed.
    lost: Arc<Notify>,
}

/// Whether it is the address of a NATS, `nats://HOST:PORT`; otherwise what is wrong with it.
pub fn check_address(text: &str) -> Result<(), String> {
    let address = text.parse::<ServerAddr>().ok().filter(|address| !address.host().is_empty());
    match address.filter(|_| ["nats://", "tls://"].iter().any(|scheme| text.starts_with(scheme))) {
        Some(_) => Ok(()),
        None => Err("expected nats://HOST:PORT or tls://HOST:PORT".into()),
    }
}

impl NatsBell {
    /// Connects, and goes on trying in the background if nobody answers: the game does not depend on it.
    pub async fn connect(address: &str) -> Result<Self, Unheard> {
        let lost = Arc::new(Notify::new());
        let told = Arc::clone(&lost);
        let events = move |event: Event| {
            let told = Arc::clone(&told);
            async move {
                match event {
                    Event::Disconnected | Event::SlowConsumer(_) => {
                        tracing::warn!(%event, "the bell");
                        told.notify_one();
                    }
                    Event::Connected => tracing::info!("the bell is connected"),
                    event => tracing::debug!(%event, "the bell"),
                }
            }
        };
        let options = ConnectOptions::new()
            .name("pyramidion")
            .ping_interval(ASKING)
            .connection_timeout(BEGINNING)
            .retry_on_initial_connect()
            .reconnect_delay_callback(|attempts| Duration::from_millis(100 << attempts.min(4)))
            .event_callback(events);
        let client = options.connect(address).await.map_err(|error| Unheard(error.to_string()))?;
        Ok(Self { client, lost })
    }
}

impl Bell for NatsBell {
    fn ring(&self, text: String) -> BoxFuture<'_, Result<(), Unheard>> {
        Box::pin(async move {
            let rung = self.client.publish(SUBJECT, text.into()).await;
            rung.map_err(|error| Unheard(error.to_string()))
        })
    }

    fn listen(&self) -> BoxFuture<'_, Result<Box<dyn Ear>, Unheard>> {
        Box::pin(async move {
            let listening = async {
                let subscriber = self.client.subscribe(SUBJECT).await;
                let subscriber = subscriber.map_err(|error| Unheard(error.to_string()))?;
                // Only then NATS knows of it.
                self.client.flush().await.map_err(|error| Unheard(error.to_string()))?;
                Ok(Box::new(NatsEar { subscriber, lost: Arc::clone(&self.lost) }) as Box<dyn Ear>)
            };
            timeout(BEGINNING, listening)
                .await
                .unwrap_or_else(|_| Err(Unheard("NATS does not answer".into())))
        })
    }
}

/// A subscription.
struct NatsEar {
    subscriber: Subscriber,
    lost: Arc<Notify>,
}

impl Ear for NatsEar {
    fn hear(&mut self) -> BoxFuture<'_, Result<String, Unheard>> {
        Box::pin(async move {
            let message = tokio::select! {
                message = self.subscriber.next() => message,
                () = self.lost.notified() => None,
            };
            let message = message.ok_or_else(|| Unheard("the connection was lost".into()))?;
            String::from_utf8(message.payload.into()).map_err(|error| Unheard(error.to_string()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked() {
        assert_eq!(check_address("nats://127.0.0.1:4222"), Ok(()));
        assert_eq!(check_address("tls://user:word@bells.example.org"), Ok(()));
        for wrong in ["", "127.0.0.1:4222", "http://example.org", "nats://"] {
            assert!(check_address(wrong).is_err(), "{wrong}");
        }
    }
}
