//! The page: the files of web/dist, in the binary. Debug builds read them from the disk. Start at [`find`].

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::TableId;
use rust_embed::{EmbeddedFile, RustEmbed};

use table::keys::hex;

use crate::card::{self, About};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Dist;

/// What the page itself is called; it is shown wherever the page knows a place.
const INDEX: &str = "index.html";

/// The first parts of paths at which the page shows something.
const PLACES: [&str; 9] = ["", "t", "new", "mine", "lobby", "rules", "learn", "settings", "licences"];

/// The first parts of paths at which there is something else than the page.
const OTHERS: [&str; 3] = ["api", "assets", "cards"];

/// Files with their contents in their names never change.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Others are asked for again, and not sent again if they are the same.
const ASK: &str = "no-cache";

/// The table that a path of the page is about.
pub fn table(path: &str) -> Option<TableId> {
    path.strip_prefix("/t/")?.split('/').next()?.parse().ok()
}

/// A file of the page.
pub fn file(path: &str) -> Option<EmbeddedFile> {
    Dist::get(path)
}

/// A file of the page, or the page itself; nothing if the path is not its own. Where the page has no place, it says so itself
/// to anyone who can read it. `about` is what there is to tell of the table or the game, at the server that links begin with.
pub fn find(
    method: &Method,
    uri: &Uri,
    headers: &HeaderMap,
    origin: &str,
    about: Option<&About>,
) -> Option<Response> {
    if method != Method::GET && method != Method::HEAD {
        return None;
    }
    let path = uri.path().trim_start_matches('/');
    if path != INDEX
        && let Some(file) = Dist::get(path)
    {
        let cache = if path.starts_with("assets/") { FOREVER } else { ASK };
        return Some(answer(path, &file, cache, headers));
    }
    let first = path.split('/').next().unwrap_or_default();
    let is_place = PLACES.contains(&first);
    if path == INDEX || !is_place && (OTHERS.contains(&first) || !reads_pages(headers)) {
        return None;
    }
    let index = Dist::get(INDEX)?;
    let html = card::write(&String::from_utf8_lossy(&index.data), origin, uri, about, headers);
    let status = if is_place { StatusCode::OK } else { StatusCode::NOT_FOUND };
    Some(page(status, html, headers))
}

/// Whether this is somebody who reads pages, rather than a program or a page that asks for a file.
fn reads_pages(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// The page itself, with its card.
fn page(status: StatusCode, html: String, headers: &HeaderMap) -> Response {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    let tag = format!("W/\"{:016x}\"", hasher.finish());
    let tag = HeaderValue::from_str(&tag).expect("hexadecimal digits can stand in a header");
    let fixed = [
        (header::CACHE_CONTROL, HeaderValue::from_static(ASK)),
        (header::ETAG, tag.clone()),
        (header::VARY, HeaderValue::from_static("accept, accept-encoding, accept-language")),
    ];
    if status == StatusCode::OK && headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(content_type(INDEX)))];
    (status, fixed, kind, Body::from(html)).into_response()
}

fn answer(path: &str, file: &EmbeddedFile, cache: &'static str, headers: &HeaderMap) -> Response {
    let tag = tag(file);
    let fixed = [
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::ETAG, tag.clone()),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    // A compressed answer has a weak tag of its own kind; the contents are the same.
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag);
    if known {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(content_type(path)))];
    (fixed, kind, Body::from(file.data.clone().into_owned())).into_response()
}

/// The first half of the contents' SHA-256, weak since what is sent may be compressed.
fn tag(file: &EmbeddedFile) -> HeaderValue {
    let hash = hex(&file.metadata.sha256_hash()[..16]);
    HeaderValue::from_str(&format!("W/\"{hash}\"")).expect("hexadecimal digits can stand in a header")
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "json" | "map" => "application/json",
        "wasm" => "application/wasm",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(path: &str, known: Option<&HeaderValue>) -> Option<Response> {
        let mut headers = HeaderMap::new();
        known.map(|tag| headers.insert(header::IF_NONE_MATCH, tag.clone()));
        find(&Method::GET, &path.parse().expect("a path"), &headers, "http://localhost", None)
    }

    #[test]
    fn the_page_is_at_its_places_and_nowhere_else() {
        for path in ["/", "/t/abc", "/t/abc/replay", "/new/abc", "/lobby", "/index.html"] {
            let found = ask(path, None);
            assert_eq!(found.is_some(), path != "/index.html", "{path}");
            let kind = found.and_then(|answer| answer.headers().get(header::CONTENT_TYPE).cloned());
            assert!(kind.is_none_or(|kind| kind == "text/html; charset=utf-8"), "{path}");
        }
        for path in ["/api/nothing", "/metrics/x", "/../Cargo.toml", "/assets/none.js"] {
            assert!(ask(path, None).is_none(), "{path}");
        }
        let post = find(&Method::POST, &Uri::from_static("/"), &HeaderMap::new(), "", None);
        assert!(post.is_none());
    }

    #[test]
    fn who_reads_pages_gets_the_page_also_where_there_is_nothing() {
        let reader = HeaderMap::from_iter([(header::ACCEPT, HeaderValue::from_static("text/html, */*"))]);
        for (path, status) in [
            ("/t/abc", Some(StatusCode::OK)),
            ("/nowhere", Some(StatusCode::NOT_FOUND)),
            ("/nowhere/at/all", Some(StatusCode::NOT_FOUND)),
            ("/api/nothing", None),
            ("/assets/none.js", None),
        ] {
            let found = find(&Method::GET, &path.parse().expect("a path"), &reader, "", None);
            assert_eq!(found.map(|found| found.status()), status, "{path}");
        }
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let first = ask("/", None).expect("the page");
        let tag = first.headers()[header::ETAG].clone();
        assert_eq!(ask("/", Some(&tag)).expect("the page").status(), StatusCode::NOT_MODIFIED);
    }
}
