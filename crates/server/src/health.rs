//! How the server is: for those who watch over it. `/healthz` says whether it is well, `/readyz` whether newcomers are
//! welcome, and the numbers of `/metrics` have an address of their own, for they are not for everybody.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use protocol::{Health, VERSION};
use store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::http::Shared;

/// For how long an answer holds: the disk is not written to as often as somebody asks.
const HOLDS: Duration = Duration::from_secs(5);

/// The same for bad news, which should not hold longer than necessary.
const BAD_HOLDS: Duration = Duration::from_secs(1);

/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What was found out about the store last.
#[derive(Debug, Default)]
pub struct Checkup(Mutex<Option<(Instant, Result<(), String>)>>);

impl Checkup {
    /// Whether the store can be read and written. Of all who ask at the same time one finds out.
    async fn result(&self, store: &Store) -> Result<(), String> {
        let mut last = self.0.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < if result.is_ok() { HOLDS } else { BAD_HOLDS }
        {
            return result.clone();
        }
        let result = match timeout(PATIENCE, store.probe()).await {
            Ok(probed) => probed.map_err(|error| error.to_string()),
            Err(_) => Err(format!("found no answer within {} s", PATIENCE.as_secs())),
        };
        *last = Some((Instant::now(), result.clone()));
        result
    }
}

/// Whether the server is well.
#[utoipa::path(
    get,
    path = "/healthz",
    responses((status = 200, body = Health), (status = 503, body = Health, description = "The store does not answer, or nothing can be written to it"), crate::request::Refusals)
)]
pub async fn healthz(State(server): State<Arc<Shared>>) -> (StatusCode, Json<Health>) {
    let (code, status) = match server.checkup.result(&server.tables.store).await {
        Ok(()) => (StatusCode::OK, "ok".to_owned()),
        Err(error) => {
            tracing::warn!(error, "the store cannot be written to");
            (StatusCode::SERVICE_UNAVAILABLE, format!("the store cannot be written to: {error}"))
        }
    };
    (code, Json(health(status)))
}

/// Whether the server takes newcomers: not when it is about to end, nor when its store does not answer.
#[utoipa::path(
    get,
    path = "/readyz",
    responses((status = 200, body = Health), (status = 503, body = Health, description = "The server is about to end, or its store does not answer: others should be asked"), crate::request::Refusals)
)]
pub async fn readyz(State(server): State<Arc<Shared>>) -> (StatusCode, Json<Health>) {
    if server.tables.hall.is_leaving() {
        return (StatusCode::SERVICE_UNAVAILABLE, Json(health("the server is about to end".to_owned())));
    }
    healthz(State(server)).await
}

fn health(status: String) -> Health {
    Health { status, version: env!("CARGO_PKG_VERSION").to_owned(), protocol: VERSION }
}

/// The numbers, at their own address.
pub fn metrics_router(server: Arc<Shared>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(server)
}

async fn metrics(State(server): State<Arc<Shared>>) -> impl IntoResponse {
    metrics::gauge!("pyramidion_tables_in_memory").set(server.tables.in_memory() as f64);
    metrics::gauge!("pyramidion_thoughts_waiting").set(server.tables.pool.waiting() as f64);
    metrics::gauge!("pyramidion_tcp_connections").set(server.connections.count() as f64);
    let stats = server.tables.store.stats();
    metrics::counter!("pyramidion_store_batches_total").absolute(stats.batches);
    metrics::counter!("pyramidion_store_appends_total").absolute(stats.appends);
    metrics::counter!("pyramidion_store_failures_total").absolute(stats.failures);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], server.metrics.render())
}
