//! Games on paper for people who ask by the page: a PDF is made by the pool, once for all who ask at the same time, and
//! kept for a while.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Response};
use print::{Form, Order, Part};
use serde::Deserialize;
use table::Refused;

use crate::derived::Derived;
use crate::http::Shared;
use crate::limits::Network;
use crate::pool::{Account, Kind, Pool};
use crate::request::{Failure, PathParts, QueryString, Refusals, form, no_table};
use crate::room;

/// How many bytes of documents are kept in memory: more than sixty without pictures.
const KEPT: usize = 64 << 20;

/// How many of those with pictures that nobody else has: one, for somebody who asks again at once.
const KEPT_DRAWN: usize = 24 << 20;

/// How long printing may take: dozens of pictures are drawn, and others may come first.
pub const LONGEST: Duration = Duration::from_mins(5);

/// Whether an address is one of printing.
pub fn is_asked(uri: &Uri) -> bool {
    uri.path().starts_with("/api/games/") && uri.path().ends_with("/print")
}

/// The documents printed last, and those that are being printed.
#[derive(Debug)]
pub struct Prints {
    classic: Derived<Order>,
    /// Those that were drawn from a seed: they do not drive out what everybody asks for.
    drawn: Derived<Order>,
}

impl Default for Prints {
    fn default() -> Self {
        Self { classic: Derived::new(KEPT), drawn: Derived::new(KEPT_DRAWN) }
    }
}

impl Prints {
    /// Prints what somebody orders, unless it is there or somebody else has it printed already.
    async fn print(&self, pool: &Pool, by: Network, order: Order) -> Result<Bytes, Refused> {
        let wanted = order.clone();
        let make = move |stop: &AtomicBool| {
            let goes_on = |_, _| !stop.load(Ordering::Relaxed);
            print::print_with(&wanted, &goes_on).map(|printed| Bytes::from(printed.pdf)).map_err(|error| {
                if error != print::Error::Stopped {
                    tracing::error!(%error, ?wanted, "a game cannot be printed");
                }
                room::busy()
            })
        };
        let prints = if order.seed.is_none() { &self.classic } else { &self.drawn };
        prints.get(order, pool, (account(by), Kind::Print), make).await
    }
}

/// On whose account it is done: nothing else that the address asks for waits for it.
fn account(address: Network) -> Account {
    Account { address, table: "print".parse().expect("it is a table's name") }
}

/// How a game is to be printed.
#[derive(Deserialize)]
pub struct PrintQuery {
    paper: Option<String>,
    ink: Option<String>,
    language: Option<String>,
    part: Option<String>,
    form: Option<String>,
    seed: Option<u64>,
}

impl PrintQuery {
    fn order(&self, game: &str) -> Result<Order, Failure> {
        let kit = print::find(game).map_err(|_| no_table("there is no such game"))?;
        let mut order = Order::new(kit.spec().name);
        read("paper", self.paper.as_deref(), &mut order.paper)?;
        read("ink", self.ink.as_deref(), &mut order.ink)?;
        read("language", self.language.as_deref(), &mut order.language)?;
        read("form", self.form.as_deref(), &mut order.form)?;
        for name in self.part.iter().flat_map(|parts| parts.split(',')) {
            let part = name.trim().parse().map_err(|error| form(format!("part: {error}")))?;
            if !order.parts.contains(&part) {
                order.parts.push(part);
            }
        }
        // What takes long has to be asked for by its name.
        let quick: Vec<Part> = print::parts(kit).into_iter().filter(|part| *part != Part::Reels).collect();
        if order.parts.is_empty() && quick.len() < print::parts(kit).len() {
            order.parts = quick;
        }
        // The same parts in another order are not another document.
        order.parts.sort_unstable();
        if let Some(seed) = self.seed.filter(|seed| i64::try_from(*seed).is_err()) {
            return Err(form(format!("seed: found {seed}, expected a number up to {}", i64::MAX)));
        }
        order.seed = self.seed;
        let wanted = order.wanted().map_err(|error| form(error.to_string()))?;
        // Neither is what a part is about that is not wanted.
        if !wanted.contains(&Part::Rules) {
            order.form = Form::default();
        }
        if !wanted.contains(&Part::Reels) {
            order.seed = None;
        }
        Ok(order)
    }
}

/// Reads what a query says, if it says anything.
fn read<T: FromStr>(key: &str, text: Option<&str>, value: &mut T) -> Result<(), Failure>
where
    T::Err: std::fmt::Display,
{
    if let Some(text) = text {
        *value = text.parse().map_err(|error: T::Err| form(format!("{key}: {error}")))?;
    }
    Ok(())
}

/// A game to print and play: its board, pieces, cards and rulebook. The same order gives the same bytes.
#[utoipa::path(
    get,
    path = "/api/games/{game}/print",
    params(
        ("game" = String, Path, description = "Its name, as `GET /api/games` lists it"),
        ("paper" = Option<String>, Query, description = "`a4`, if left out, or `letter`"),
        ("ink" = Option<String>, Query, description = "`full`, if left out, `low` or `grey`"),
        ("language" = Option<String>, Query, description = "The code of a language, `en` if left out"),
        ("part" = Option<String>, Query, description = "Those of `parts` in `GET /api/games` that are wanted, joined by commas; all but `reels` if left out"),
        ("form" = Option<String>, Query, description = "How the rules are bound: `pages`, if left out, or `booklet`"),
        ("seed" = Option<u64>, Query, description = "Draws new pictures; those of the classic game if left out")
    ),
    responses((status = 200, body = [u8], content_type = "application/pdf"), Refusals)
)]
pub async fn print(
    State(server): State<Arc<Shared>>,
    network: Network,
    PathParts(game): PathParts<String>,
    QueryString(query): QueryString<PrintQuery>,
) -> Result<Response, Failure> {
    let order = query.order(&game)?;
    let name = format!("attachment; filename=\"{}\"", order.file_name());
    let tables = &server.tables;
    let pdf = tables.prints.print(&tables.pool, network, order).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "public, max-age=3600".to_owned()),
    ];
    Ok((headers, pdf).into_response())
}
