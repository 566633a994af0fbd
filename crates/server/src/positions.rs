//! Positions of games that are played at no table, and their pictures: what a lesson is made of. Nothing here is stored or
//! secret: the one who asks brings the whole record, and a picture is named by what it shows.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::{AskedPosition, Position};
use table::Refused;
use table::images::Drawing;
use tokio::sync::oneshot;

use crate::http::{Answer, PictureQuery, PictureView, Shared};
use crate::limits::Network;
use crate::pool::{Account, Kind};
use crate::request::{Body, Failure, PathParts, QueryString, Refusals, no_table};
use crate::room;

/// What these pictures leave to chance. The seeds of tables are drawn from their secrets, so that none looks like these.
const SEED: u64 = 0;

/// On whose account all this is done: what one address asks for shares this, as if it were a table.
fn account(address: Network) -> Account {
    Account { address, table: "notable".parse().expect("it is a table's name") }
}

/// How a game stands at the end of a record that the request brings; what happened there since some action; and what would come
/// of an action. Nothing is stored, and nothing is left to chance.
#[utoipa::path(
    post,
    path = "/api/positions",
    request_body = AskedPosition,
    responses((status = 200, body = Position), Refusals)
)]
pub async fn position(
    State(server): State<Arc<Shared>>,
    network: Network,
    Body(asked): Body<AskedPosition>,
) -> Answer<Position> {
    let (reply, answer) = oneshot::channel();
    let show = move |_: &_| drop(reply.send(table::position(&asked)));
    let _ticket = server.tables.pool.submit(account(network), Kind::Position, show).map_err(Refused::from)?;
    Ok(Json(answer.await.map_err(|_| room::busy())??))
}

/// A picture of a reel by what it shows. The same for everybody: no table shows it.
#[utoipa::path(
    get,
    path = "/api/pictures/{subject}",
    params(
        ("subject" = String, Path, description = "A colour, and a step or a passage: `red h4`, `blue S<`"),
        ("view" = Option<PictureView>, Query, description = "What both eyes see, 1600 by 800, if left out")
    ),
    responses((status = 200, body = [u8], content_type = "image/jpeg"), Refusals)
)]
pub async fn picture(
    State(server): State<Arc<Shared>>,
    network: Network,
    PathParts(subject): PathParts<String>,
    QueryString(query): QueryString<PictureQuery>,
) -> Result<Response, Failure> {
    reels::check(&subject).map_err(|_| no_table("there is no such picture"))?;
    let (account, drawing) = (account(network), Drawing { subject, seed: SEED });
    let image = server.tables.images.draw(&server.tables.pool, account, drawing, query.view.into()).await?;
    let headers =
        [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "public, max-age=86400, immutable")];
    Ok((headers, image).into_response())
}
