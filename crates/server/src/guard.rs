//! What protects people's browsers from pages of others: which name a browser may call us by, and what it may do with
//! our answers. Start at [`headers`] and [`check_host`].

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use protocol::Refusal;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::request::problem;

/// What every answer may do, unless it says otherwise.
pub const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// The names by which browsers may call the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// The name that links have; nothing if a proxy in front decides which names there are.
    public: Option<String>,
    /// Whether the way there is encrypted.
    pub encrypted: bool,
}

impl Names {
    /// Those of a server whose links begin with this, if that was said.
    pub fn new(public_url: Option<&str>, behind_proxy: bool) -> Self {
        let host = |url: &str| url.split_once("://").map(|(_, host)| host_name(host).to_owned());
        let public = public_url.and_then(host).or_else(|| (!behind_proxy).then(String::new));
        Self { public, encrypted: public_url.is_some_and(|url| url.starts_with("https://")) }
    }

    /// Whether this is a name of ours: the public one, this machine's, or an address. Anybody can have a name that
    /// leads to this machine, and then a page of theirs would be one of ours to a browser; nobody can have an address.
    fn admit(&self, host: &str) -> bool {
        let Some(public) = &self.public else { return true };
        let name = host_name(host);
        let address = name.trim_start_matches('[').trim_end_matches(']');
        name.eq_ignore_ascii_case("localhost")
            || address.parse::<IpAddr>().is_ok()
            || name.eq_ignore_ascii_case(public)
    }
}

/// The name without the port.
fn host_name(host: &str) -> &str {
    let host = host.trim_end_matches('/');
    let port = host.rfind(':').filter(|place| host[place + 1..].bytes().all(|byte| byte.is_ascii_digit()));
    let name = port.map_or(host, |place| &host[..place]);
    name.strip_suffix('.').unwrap_or(name)
}

/// Refuses requests for another server than this one.
pub async fn check_host(State(names): State<Arc<Names>>, request: Request, next: Next) -> Response {
    if called(request.uri(), request.headers()).all(|host| host.is_some_and(|host| names.admit(host))) {
        return next.run(request).await;
    }
    let text = "this server is not called that: --public-url says by which name browsers may call it";
    problem(StatusCode::MISDIRECTED_REQUEST, Refusal::Forbidden, text)
}

/// What a request calls the server. Programs need not call it anything; browsers do.
fn called<'a>(uri: &'a Uri, headers: &'a HeaderMap) -> impl Iterator<Item = Option<&'a str>> {
    let hosts = headers.get_all(header::HOST).iter().map(|host| host.to_str().ok());
    hosts.chain(uri.authority().map(|authority| Some(authority.as_str())))
}

/// Says what browsers may keep: nothing of tables, unless the answer says otherwise, and if the way is encrypted, that
/// it is always to be.
pub async fn headers(State(names): State<Arc<Names>>, request: Request, next: Next) -> Response {
    let of_tables = request.uri().path().starts_with("/api/tables");
    let private = of_tables || request.headers().contains_key(header::AUTHORIZATION);
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    if private && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if names.encrypted {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    answer
}

/// A policy of contents, unless there is one.
pub fn policy(value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(value))
}

/// A header, unless there is one of that name.
pub fn fixed(name: &'static str, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_and_the_public_name_are_ours() {
        let names = Names::new(Some("https://games.example.org:8443/"), true);
        let here = Names::new(None, false);
        for (host, by_name, by_address) in [
            ("games.example.org", true, false),
            ("GAMES.example.org:8443", true, false),
            ("games.example.org.", true, false),
            ("localhost:1988", true, true),
            ("127.0.0.1:1988", true, true),
            ("[::1]:1988", true, true),
            ("192.168.1.20", true, true),
            ("evil.example.org", false, false),
            ("games.example.org.evil.example.org", false, false),
            ("127.0.0.1.evil.example.org", false, false),
            ("localhost.evil.example.org", false, false),
            ("evil.example.org:127", false, false),
            ("", false, true),
        ] {
            assert_eq!((names.admit(host), here.admit(host)), (by_name, by_address), "{host}");
        }
        assert!(names.encrypted && !here.encrypted);
        assert!(Names::new(None, true).admit("games.example.org"), "the proxy decides");
    }
}
