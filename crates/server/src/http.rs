//! What is asked over HTTP: games, tables, seats, records, replays and analyses. Start at [`router`].

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use game::Viewer;
use metrics_exporter_prometheus::PrometheusHandle;
use protocol::{
    AnalysisStatus, Begin, Created, GameInfo, Health, Lobby, Problem, Refusal, Replay, Seated, ServerMsg,
    Sit, Snapshot, VERSION,
};
use serde::Deserialize;
use store::TableId;
use tokio::sync::{oneshot, watch};
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::{Hall, NoTable};
use crate::keys::Secret;
use crate::limits::{self, Limits};
use crate::listen::Doors;
use crate::request::{Asked, Bearer, Body, Failure, Place, Refusals, form, no_table, problem};
use crate::room::Mail;
use crate::tell::Presence;
use crate::wish::Refused;
use crate::{catalogue, page, pictures, scroll, socket, study, tell};

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 16 << 10;

/// How long a request may take.
const LONGEST: Duration = Duration::from_secs(30);

/// How many tables the lobby shows.
const LOBBY: u32 = 100;

/// Everything that requests need.
pub struct Server {
    pub hall: Arc<Hall>,
    pub limits: Arc<Limits>,
    pub doors: Doors,
    /// Becomes true when the server is about to end.
    pub closing: watch::Sender<bool>,
    pub metrics: PrometheusHandle,
}

type Answer<T> = Result<Json<T>, Failure>;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pyramidion",
        description = "Tables for four Egyptian board games. Everything that the page can do, a program can do: make a table, \
            sit down, and then play over the WebSocket at `/api/socket`, whose messages are described in \
            `crates/protocol`. Seats are held by tokens, sent as `Authorization: Bearer TOKEN`.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(Problem, Refusal)),
    modifiers(&Tokens)
)]
struct Document;

struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// Every route.
pub fn router(server: Arc<Server>) -> Router {
    let (api, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games))
        .routes(routes!(board))
        .routes(routes!(lobby, begin))
        .routes(routes!(table))
        .routes(routes!(sit))
        .routes(routes!(rise))
        .routes(routes!(record))
        .routes(routes!(replay))
        .routes(routes!(picture))
        .routes(routes!(analysis, analyse))
        .routes(routes!(healthz))
        .split_for_parts();
    let swagger = utoipa_swagger_ui::SwaggerUi::new("/api/docs").url("/api/openapi.json", document);
    let documents = Router::from(swagger).layer(policy(
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    ));
    let limited = middleware::from_fn_with_state(Arc::clone(&server.limits), limits::limit);
    api.route("/api/socket", get(socket::open))
        .route("/metrics", get(metrics))
        .with_state(server)
        .merge(documents)
        .fallback(elsewhere)
        .method_not_allowed_fallback(wrong_method)
        .layer(limited)
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(in_time))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(policy("default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"))
        .layer(fixed("x-content-type-options", "nosniff"))
        .layer(fixed("referrer-policy", "no-referrer"))
        .layer(fixed("cross-origin-opener-policy", "same-origin"))
        .layer(fixed("permissions-policy", "camera=(), microphone=(), geolocation=()"))
}

/// Answers for a request that takes too long.
async fn in_time(request: Request, next: middleware::Next) -> Response {
    tokio::time::timeout(LONGEST, next.run(request)).await.unwrap_or_else(|_| {
        let text = format!("this took longer than {} seconds: try again", LONGEST.as_secs());
        Failure(Refused::new(Refusal::Unavailable, text)).into_response()
    })
}

fn policy(value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(value))
}

fn fixed(name: &'static str, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
}

/// The games that can be played, with their options and the levels of the bots.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = [GameInfo]), Refusals))]
async fn games() -> Json<Vec<GameInfo>> {
    Json(catalogue::games())
}

/// The board of a game as data: where everything lies.
#[utoipa::path(
    get,
    path = "/api/games/{game}/board",
    params(
        ("game" = String, Path, description = "As in records: `sphinx`"),
        ("seats" = Option<String>, Query, description = "As in records, `red, yellow`; the game's default if left out")
    ),
    responses((status = 200, body = Object), Refusals)
)]
async fn board(Place(game): Place<String>, Asked(query): Asked<BoardQuery>) -> Answer<serde_json::Value> {
    let entry = games::find(&game).ok_or_else(|| no_table("there is no such game"))?;
    let setup = crate::entry::setup(&game, query.seats.as_deref(), &std::collections::BTreeMap::new());
    let setup = setup.map_err(|error| form(error.to_string()))?;
    Ok(Json(entry.board(&setup)))
}

#[derive(Deserialize)]
struct BoardQuery {
    /// The seats as in records, `red, yellow`; the game's default if left out.
    seats: Option<String>,
}

/// Tables that wait for players or can be watched.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Lobby), Refusals))]
async fn lobby(State(server): State<Arc<Server>>) -> Answer<Lobby> {
    let tables = server.hall.store.lobby(LOBBY).await.map_err(|error| {
        tracing::warn!(%error, "the lobby cannot be read");
        Failure(tell::unavailable())
    })?;
    let tables = tables.iter().filter_map(|(_, row)| serde_json::from_str(&row.summary).ok());
    Ok(Json(Lobby { tables: tables.collect() }))
}

/// Makes a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = Begin,
    responses((status = 201, body = Created), Refusals)
)]
async fn begin(
    State(server): State<Arc<Server>>,
    Body(begin): Body<Begin>,
) -> Result<(StatusCode, Json<Created>), Failure> {
    Ok((StatusCode::CREATED, Json(server.hall.begin(&begin).await?)))
}

/// How a table stands, as the owner of the token may know it, or a spectator.
#[utoipa::path(
    get,
    path = "/api/tables/{table}",
    params(("table" = String, Path, description = "The table")),
    responses((status = 200, body = Snapshot), Refusals),
    security((), ("token" = []))
)]
async fn table(
    State(server): State<Arc<Server>>,
    Place(id): Place<String>,
    Bearer(token): Bearer,
) -> Answer<Snapshot> {
    let now = server.hall.world.now();
    let table = table_id(&id)?;
    let snapshot = server.hall.ask(&table, move |sheet| {
        let viewer = viewer(sheet, token.as_ref());
        let held = token.iter().flat_map(|token| sheet.held_by(token.digest())).collect();
        tell::snapshot(sheet, viewer, held, &Presence::default(), now)
    });
    match snapshot.await.map_err(|error| Failure(error.into()))? {
        ServerMsg::Snapshot(snapshot) => Ok(Json(*snapshot)),
        _ => Err(no_table("there is no such table")),
    }
}

/// Sits down. Doing it again with the same token does no harm.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/seats",
    params(("table" = String, Path, description = "The table")),
    request_body = Sit,
    responses((status = 200, body = Seated), Refusals)
)]
async fn sit(
    State(server): State<Arc<Server>>,
    Place(id): Place<String>,
    Body(sit): Body<Sit>,
) -> Answer<Seated> {
    let (reply, answer) = oneshot::channel();
    server
        .hall
        .send(&table_id(&id)?, Mail::Sit { sit: Box::new(sit), reply })
        .await
        .map_err(|error| Failure(error.into()))?;
    let (seat, seq) = answer.await.map_err(|_| Failure(tell::unavailable()))??;
    Ok(Json(Seated { seat, seq }))
}

/// Gives a seat up before the game has begun.
#[utoipa::path(
    delete,
    path = "/api/tables/{table}/seats/{seat}",
    params(("table" = String, Path, description = "The table"), ("seat" = String, Path, description = "The seat")),
    responses((status = 204), Refusals),
    security(("token" = []))
)]
async fn rise(
    State(server): State<Arc<Server>>,
    Place((id, seat)): Place<(String, String)>,
    Bearer(token): Bearer,
) -> Result<StatusCode, Failure> {
    let table = table_id(&id)?;
    let token =
        token.ok_or_else(|| Failure(Refused::new(Refusal::NotYours, "expected the token of the seat")))?;
    let (reply, answer) = oneshot::channel();
    let mail = Mail::Rise { seat, token: Box::new(token.digest()), reply };
    server.hall.send(&table, mail).await.map_err(|error| Failure(error.into()))?;
    answer.await.map_err(|_| Failure(tell::unavailable()))??;
    Ok(StatusCode::NO_CONTENT)
}

/// The record. Of a game that goes on it is as the owner of the token may know it; of one that is over it is complete.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/record",
    params(("table" = String, Path, description = "The table")),
    responses((status = 200, body = String, content_type = "text/plain; charset=utf-8"), Refusals),
    security((), ("token" = []))
)]
async fn record(
    State(server): State<Arc<Server>>,
    Place(id): Place<String>,
    Bearer(token): Bearer,
) -> Result<Response, Failure> {
    let table = table_id(&id)?;
    let text = server.hall.ask(&table, move |sheet| scroll::record(sheet, viewer(sheet, token.as_ref())));
    let text = text.await.map_err(|error| Failure(error.into()))?;
    let name = format!("inline; filename=\"{table}.papyrus\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The game from its beginning, position by position, with what is needed to check its dice when it is over.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/replay",
    params(("table" = String, Path, description = "The table")),
    responses((status = 200, body = Replay), Refusals),
    security((), ("token" = []))
)]
async fn replay(
    State(server): State<Arc<Server>>,
    Place(id): Place<String>,
    Bearer(token): Bearer,
) -> Answer<Replay> {
    let table = table_id(&id)?;
    let replay = server.hall.ask(&table, move |sheet| scroll::replay(sheet, viewer(sheet, token.as_ref())));
    Ok(Json(replay.await.map_err(|error| Failure(error.into()))?))
}

/// A picture of a reel, two views side by side. The address is a secret of its seat; any other has no picture.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/pictures/{address}",
    params(
        ("table" = String, Path, description = "The table"),
        ("address" = String, Path, description = "As the seat was told"),
        ("small" = Option<bool>, Query, description = "800 pixels wide instead of 1600")
    ),
    responses((status = 200, body = [u8], content_type = "image/png"), Refusals)
)]
async fn picture(
    State(server): State<Arc<Server>>,
    Place((id, address)): Place<(String, String)>,
    Asked(query): Asked<PictureQuery>,
) -> Result<Response, Failure> {
    let size = pictures::size(query.small.unwrap_or(false));
    let missing = || no_table("there is no such picture");
    let table = id.parse().map_err(|_| missing())?;
    let found = server.hall.ask(&table, move |sheet| pictures::find(sheet, &address)).await;
    let slide = match found {
        Ok(slide) => slide.ok_or_else(missing)?,
        Err(NoTable::Unknown) => return Err(missing()),
        Err(error) => return Err(Failure(error.into())),
    };
    let image = pictures::draw(&server.hall, slide, size).await?;
    let headers =
        [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "private, max-age=86400, immutable")];
    Ok((headers, image).into_response())
}

#[derive(Deserialize)]
struct PictureQuery {
    /// Half as wide and half as high.
    small: Option<bool>,
}

/// How far the analysis of a finished game is, and what it says.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/analysis/{level}",
    params(("table" = String, Path, description = "The table"), ("level" = u8, Path, description = "1 to 8", minimum = 1, maximum = 8)),
    responses((status = 200, body = AnalysisStatus), Refusals)
)]
async fn analysis(
    State(server): State<Arc<Server>>,
    Place((id, level)): Place<(String, u8)>,
) -> Answer<AnalysisStatus> {
    let table = table_id(&id)?;
    let status = study::status(&server.hall, &table, level).await?;
    status.map(Json).ok_or_else(|| no_table("nobody has asked for this analysis: ask by POST"))
}

/// Asks for the analysis of a finished game. It is made in the background.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/analysis/{level}",
    params(("table" = String, Path, description = "The table"), ("level" = u8, Path, description = "1 to 8", minimum = 1, maximum = 8)),
    responses((status = 202, body = AnalysisStatus), Refusals)
)]
async fn analyse(
    State(server): State<Arc<Server>>,
    Place((id, level)): Place<(String, u8)>,
) -> Result<(StatusCode, Json<AnalysisStatus>), Failure> {
    let table = table_id(&id)?;
    Ok((StatusCode::ACCEPTED, Json(study::begin(&server.hall, &table, level).await?)))
}

/// Whether the server is well.
#[utoipa::path(
    get,
    path = "/healthz",
    responses((status = 200, body = Health), (status = 503, body = Health, description = "The store does not answer"), Refusals)
)]
async fn healthz(State(server): State<Arc<Server>>) -> (StatusCode, Json<Health>) {
    let ping = server.hall.store.ping().await;
    let (code, status) = match ping {
        Ok(()) => (StatusCode::OK, "ok".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("the store does not answer: {error}")),
    };
    (code, Json(Health { status, version: env!("CARGO_PKG_VERSION").to_owned(), protocol: VERSION }))
}

async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    metrics::gauge!("pyramidion_tables_in_memory").set(server.hall.in_memory() as f64);
    metrics::gauge!("pyramidion_thoughts_waiting").set(server.hall.pool.waiting() as f64);
    let stats = server.hall.store.stats();
    metrics::counter!("pyramidion_store_batches_total").absolute(stats.batches);
    metrics::counter!("pyramidion_store_appends_total").absolute(stats.appends);
    metrics::counter!("pyramidion_store_failures_total").absolute(stats.failures);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], server.metrics.render())
}

/// The page has its own places; elsewhere is nothing.
async fn elsewhere(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let page = page::find(&method, &uri, &headers);
    page.unwrap_or_else(|| no_table("there is nothing here").into_response())
}

async fn wrong_method() -> Response {
    problem(StatusCode::METHOD_NOT_ALLOWED, Refusal::Form, "this cannot be done with that method")
}

/// Through whose eyes the owner of a token looks: those of the first seat it holds.
fn viewer(sheet: &crate::sheet::Sheet, token: Option<&Secret>) -> Viewer {
    token.and_then(|token| sheet.held_by(token.digest()).next()).map_or(Viewer::Spectator, Viewer::Seat)
}

fn table_id(text: &str) -> Result<TableId, Failure> {
    text.parse().map_err(|_| no_table("there is no such table"))
}
