//! What is asked over HTTP: games, tables, seats, records, replays and analyses. Start at [`router`].

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use game::Viewer;
use metrics_exporter_prometheus::PrometheusHandle;
use protocol::{
    AnalysisStatus, Created, GameInfo, Lobby, LobbyTable, NewTable, Problem, Refusal, Replay, Seated, Sit,
    Snapshot, ThinkingOn,
};
use serde::Deserialize;
use store::TableId;
use table::keys::Secret;
use table::messages::Presence;
use table::{Refused, TableState, images, messages};
use tokio::sync::{oneshot, watch};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::audit::Matter;
use crate::bans::Bans;
use crate::card::About;
use crate::connections::Connections;
use crate::guard::{self, Names, fixed, policy};
use crate::health::{self, Checkup};
use crate::limits::{self, Limits, Network};
use crate::papers::Paper;
use crate::pool::Account;
use crate::request::{
    Bearer, Body, Failure, PathParts, QueryString, Refusals, as_problem, form, no_table, problem,
};
use crate::room::Mail;
use crate::tables::{NoTable, Tables};
use crate::{analysis, catalogue, page, positions, printing, room, socket, thoughts};

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 16 << 10;

/// How long a request may take.
const LONGEST: Duration = Duration::from_secs(30);

/// How many tables the lobby shows.
const LOBBY: usize = 100;

/// Among how many it chooses them, so that no address fills it.
const LOBBY_CHOICE: u32 = 1000;

/// Everything that requests need.
pub struct Shared {
    pub tables: Arc<Tables>,
    pub limits: Arc<Limits>,
    /// All connections.
    pub connections: Arc<Connections>,
    /// What is asked at a time, by the address that the proxy names.
    pub asking: Arc<Connections>,
    /// Whom the owner does not want.
    pub bans: Bans,
    pub names: Arc<Names>,
    pub checkup: Checkup,
    /// Becomes true when the server is about to end.
    pub closing: watch::Sender<bool>,
    pub metrics: PrometheusHandle,
}

impl Shared {
    /// Records for the owner that the key or the token of somebody opens nothing.
    fn record_wrong_key(&self, refused: &Refused, by: Network, table: &TableId) {
        if matches!(refused.code, Refusal::Forbidden | Refusal::NotYours) {
            self.tables.audit.record(Matter::WrongKey, by, Some(table));
        }
    }
}

pub type Answer<T> = Result<Json<T>, Failure>;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pyramidion",
        description = "Tables for Egyptian board games. Everything that the page can do, a program can do: make a table, \
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
pub fn router(server: Arc<Shared>) -> Router {
    let (api, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games))
        .routes(routes!(board))
        .routes(routes!(printing::print))
        .routes(routes!(lobby, create))
        .routes(routes!(table))
        .routes(routes!(sit))
        .routes(routes!(leave))
        .routes(routes!(record))
        .routes(routes!(replay))
        .routes(routes!(picture))
        .routes(routes!(analysis, analyse))
        .routes(routes!(think_on))
        .routes(routes!(positions::position))
        .routes(routes!(positions::picture))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .split_for_parts();
    let swagger = utoipa_swagger_ui::SwaggerUi::new("/api/docs").url("/api/openapi.json", document);
    let documents = Router::from(swagger).layer(policy(
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    ));
    // What is in a PDF is compressed already.
    let compressible = DefaultPredicate::new().and(NotForContentType::const_new("application/pdf"));
    let limited = middleware::from_fn_with_state(Arc::clone(&server), limits::limit);
    let for_us = middleware::from_fn_with_state(Arc::clone(&server.names), guard::check_host);
    let headers = middleware::from_fn_with_state(Arc::clone(&server.names), guard::headers);
    api.route("/api/socket", get(socket::open))
        .fallback(elsewhere)
        .with_state(server)
        .merge(documents)
        .method_not_allowed_fallback(wrong_method)
        .layer(for_us)
        .layer(limited)
        .layer(CompressionLayer::new().compress_when(compressible))
        .layer(middleware::from_fn(in_time))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(headers)
        .layer(policy(guard::POLICY))
        .layer(fixed("x-content-type-options", "nosniff"))
        .layer(fixed("referrer-policy", "no-referrer"))
        .layer(fixed("cross-origin-opener-policy", "same-origin"))
        .layer(fixed("cross-origin-resource-policy", "same-origin"))
        .layer(fixed("permissions-policy", "camera=(), microphone=(), geolocation=()"))
}

/// Answers for a request that takes too long.
async fn in_time(request: Request, next: middleware::Next) -> Response {
    let longest = if printing::is_asked(request.uri()) { printing::LONGEST } else { LONGEST };
    tokio::time::timeout(longest, next.run(request)).await.unwrap_or_else(|_| {
        let text = format!("this took longer than {} seconds: try again", longest.as_secs());
        Failure(Refused::new(Refusal::Unavailable, text)).into_response()
    })
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
        ("game" = String, Path, description = "Its name, as `GET /api/games` lists it"),
        ("seats" = Option<String>, Query, description = "As in records, `red, yellow`; the game's default if left out")
    ),
    responses((status = 200, body = Object), Refusals)
)]
async fn board(
    PathParts(game): PathParts<String>,
    QueryString(query): QueryString<BoardQuery>,
) -> Answer<serde_json::Value> {
    let known = games::find(&game).ok_or_else(|| no_table("there is no such game"))?;
    let setup = table::setup(&game, query.seats.as_deref(), &std::collections::BTreeMap::new());
    let setup = setup.map_err(|error| form(error.to_string()))?;
    Ok(Json(known.board(&setup)))
}

#[derive(Deserialize)]
struct BoardQuery {
    /// The seats as in records, `red, yellow`; the game's default if left out.
    seats: Option<String>,
}

/// Tables that wait for players or can be watched. One that was begun by other rules than those of this server says so.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Lobby), Refusals))]
async fn lobby(State(server): State<Arc<Shared>>) -> Answer<Lobby> {
    let tables = server.tables.store.lobby(LOBBY_CHOICE).await.map_err(|error| {
        tracing::warn!(%error, "the lobby cannot be read");
        Failure(room::unavailable())
    })?;
    let shown = {
        let choice = tables.iter().map(|shown| (&shown.table, shown.maker.as_deref(), &shown.row));
        server.tables.makers.shown(choice, LOBBY)
    };
    let tables = shown.into_iter().filter_map(|row| {
        let listed: LobbyTable = serde_json::from_str(&row.summary).ok()?;
        let refused = games::other_rules(&row.game, row.edition).map(|rules| as_problem(rules.into()));
        Some(LobbyTable { refused, ..listed })
    });
    Ok(Json(Lobby { tables: tables.collect() }))
}

/// Makes a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = NewTable,
    responses((status = 201, body = Created), Refusals)
)]
async fn create(
    State(server): State<Arc<Shared>>,
    address: Network,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), Failure> {
    Ok((StatusCode::CREATED, Json(server.tables.create(&wanted, address).await?)))
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
    State(server): State<Arc<Shared>>,
    PathParts(id): PathParts<String>,
    Bearer(token): Bearer,
) -> Answer<Snapshot> {
    let now = server.tables.environment.now();
    let table = table_id(&id)?;
    let snapshot = server.tables.ask(&table, move |state| {
        let viewer = viewer(state, token.as_ref());
        let held = token.map(|token| state.held_by(token.digest())).unwrap_or_default();
        messages::snapshot(state, viewer, held, &Presence::default(), now)
    });
    Ok(Json(snapshot.await.map_err(|error| Failure(error.into()))?))
}

/// Sits down. Doing it again with the same token does no harm. Where the seats are drawn by lot, the last to sit down learns
/// the seat that was drawn, and everybody else over the socket or by asking for the table.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/seats",
    params(("table" = String, Path, description = "The table")),
    request_body = Sit,
    responses((status = 200, body = Seated), Refusals)
)]
async fn sit(
    State(server): State<Arc<Shared>>,
    address: Network,
    PathParts(id): PathParts<String>,
    Body(sit): Body<Sit>,
) -> Answer<Seated> {
    let table = table_id(&id)?;
    let (reply, answer) = oneshot::channel();
    let mail = Mail::Sit { sit: Box::new(sit), reply };
    server.tables.send(&table, mail).await.map_err(|error| Failure(error.into()))?;
    let answer = answer.await.map_err(|_| Failure(room::unavailable()))?;
    let (seat, seq) = answer.inspect_err(|refused| server.record_wrong_key(refused, address, &table))?;
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
async fn leave(
    State(server): State<Arc<Shared>>,
    address: Network,
    PathParts((id, seat)): PathParts<(String, String)>,
    Bearer(token): Bearer,
) -> Result<StatusCode, Failure> {
    let table = table_id(&id)?;
    let token =
        token.ok_or_else(|| Failure(Refused::new(Refusal::NotYours, "expected the token of the seat")))?;
    let (reply, answer) = oneshot::channel();
    let mail = Mail::Leave { seat, token: Box::new(token.digest()), reply };
    server.tables.send(&table, mail).await.map_err(|error| Failure(error.into()))?;
    let answer = answer.await.map_err(|_| Failure(room::unavailable()))?;
    answer.inspect_err(|refused| server.record_wrong_key(refused, address, &table))?;
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
    State(server): State<Arc<Shared>>,
    address: Network,
    PathParts(id): PathParts<String>,
    Bearer(token): Bearer,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let table = table_id(&id)?;
    let name = format!("inline; filename=\"{table}.papyrus\"");
    let kind =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((kind, paper(&server, address, table, token, Paper::Record, &headers).await?).into_response())
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
    State(server): State<Arc<Shared>>,
    address: Network,
    PathParts(id): PathParts<String>,
    Bearer(token): Bearer,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    let table = table_id(&id)?;
    Ok((kind, paper(&server, address, table, token, Paper::Replay, &headers).await?).into_response())
}

/// A whole game as the owner of the token may know it. The table gives a copy of itself, and goes on meanwhile.
async fn paper(
    server: &Shared,
    address: Network,
    table: TableId,
    token: Option<Secret>,
    paper: Paper,
    headers: &HeaderMap,
) -> Result<Response, Failure> {
    let tables = &server.tables;
    let copy = tables.ask(&table, move |state| (state.fork(), viewer(state, token.as_ref()))).await;
    let copy = copy.map_err(|error| Failure(error.into()))?;
    let written = tables.papers.write(&tables.pool, Account { address, table }, paper, copy).await?;
    Ok(written.answer(headers).await?)
}

/// A picture of a reel. The address is a secret of its seat; any other has no picture.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/pictures/{address}",
    params(
        ("table" = String, Path, description = "The table"),
        ("address" = String, Path, description = "As the seat was told"),
        ("view" = Option<PictureView>, Query, description = "What both eyes see, 1600 by 800, if left out")
    ),
    responses((status = 200, body = [u8], content_type = "image/jpeg"), Refusals)
)]
async fn picture(
    State(server): State<Arc<Shared>>,
    network: Network,
    PathParts((id, address)): PathParts<(String, String)>,
    QueryString(query): QueryString<PictureQuery>,
) -> Result<Response, Failure> {
    let view = query.view.into();
    let missing = || no_table("there is no such picture");
    let table: TableId = id.parse().map_err(|_| missing())?;
    let found = server.tables.ask(&table, move |state| images::find(state, &address)).await;
    let drawing = match found {
        Ok(drawing) => drawing.ok_or_else(missing)?,
        Err(NoTable::Unknown) => return Err(missing()),
        Err(error) => return Err(Failure(error.into())),
    };
    let account = Account { address: network, table };
    let image = server.tables.images.draw(&server.tables.pool, account, drawing, view).await?;
    let headers =
        [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "private, max-age=86400, immutable")];
    Ok((headers, image).into_response())
}

#[derive(Deserialize)]
pub struct PictureQuery {
    #[serde(default)]
    pub view: PictureView,
}

/// How much of a picture is asked for.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PictureView {
    /// What the left eye sees, 200 by 200: a few kilobytes.
    Glance,
    /// What the left eye sees, 800 by 800.
    Eye,
    /// What both eyes see, the left one's on the left, 1600 by 800.
    #[default]
    Pair,
}

impl From<PictureView> for reels::View {
    fn from(view: PictureView) -> Self {
        match view {
            PictureView::Glance => Self::Glance,
            PictureView::Eye => Self::Eye,
            PictureView::Pair => Self::Pair,
        }
    }
}

/// How far the analysis of a finished game is, and what it says.
#[utoipa::path(
    get,
    path = "/api/tables/{table}/analysis/{level}",
    params(("table" = String, Path, description = "The table"), ("level" = u8, Path, description = "1 to 8", minimum = 1, maximum = 8)),
    responses((status = 200, body = AnalysisStatus), Refusals)
)]
async fn analysis(
    State(server): State<Arc<Shared>>,
    PathParts((id, level)): PathParts<(String, u8)>,
) -> Answer<AnalysisStatus> {
    let table = table_id(&id)?;
    let status = analysis::status(&server.tables, &table, level).await?;
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
    State(server): State<Arc<Shared>>,
    address: Network,
    PathParts((id, level)): PathParts<(String, u8)>,
) -> Result<(StatusCode, Json<AnalysisStatus>), Failure> {
    let table = table_id(&id)?;
    Ok((StatusCode::ACCEPTED, Json(analysis::begin(&server.tables, &table, level, address).await?)))
}

/// Lets the strongest bot think on about the position after some actions of a finished game, and says what it has found
/// so far. It thinks for a few minutes, as long as this is asked every second or two.
#[utoipa::path(
    post,
    path = "/api/tables/{table}/thoughts/{ply}",
    params(("table" = String, Path, description = "The table"), ("ply" = usize, Path, description = "How many actions have been played", minimum = 0, maximum = 1_000_000)),
    responses((status = 200, body = ThinkingOn), Refusals)
)]
async fn think_on(
    State(server): State<Arc<Shared>>,
    address: Network,
    PathParts((id, ply)): PathParts<(String, usize)>,
) -> Answer<ThinkingOn> {
    Ok(Json(thoughts::think_on(&server.tables, &table_id(&id)?, ply, address).await?))
}

/// The page has its own places; elsewhere is nothing.
async fn elsewhere(
    State(server): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let tables = &server.tables;
    let about = match page::table(uri.path()) {
        // Of a table that there is not, or that cannot be asked now, there is nothing to tell.
        Some(table) => tables.ask(&table, About::table).await.ok(),
        None => About::place(uri.path()),
    };
    let page = page::find(&method, &uri, &headers, &tables.public_url, about.as_ref());
    page.unwrap_or_else(|| no_table("there is nothing here").into_response())
}

async fn wrong_method() -> Response {
    problem(StatusCode::METHOD_NOT_ALLOWED, Refusal::Form, "this cannot be done with that method")
}

/// Through whose eyes the owner of a token looks: those of the first seat it holds.
fn viewer(state: &TableState, token: Option<&Secret>) -> Viewer {
    token
        .and_then(|token| state.held_by(token.digest()).iter().next())
        .map_or(Viewer::Spectator, Viewer::Seat)
}

fn table_id(text: &str) -> Result<TableId, Failure> {
    text.parse().map_err(|_| no_table("there is no such table"))
}
