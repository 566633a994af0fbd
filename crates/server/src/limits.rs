//! How much one address, one connection or one table may ask of the server. Start at [`Limits`].

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Refusal;
use store::TableId;

use crate::request::Failure;
use crate::wish::Refused;

/// How many messages a second a connection may send, and how many at once.
const MESSAGES: (u32, u32) = (50, 200);

/// The same for all connections to one table together.
const MESSAGES_OF_A_TABLE: (u32, u32) = (200, 800);

/// A limit for one connection.
pub type Bucket = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// Limits for each address and for each table.
#[derive(Debug)]
pub struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    messages: DefaultKeyedRateLimiter<TableId>,
    behind_proxy: bool,
}

impl Limits {
    /// So many requests a second from an address, five times as many at once; 0 is without limit.
    pub fn new(per_second: u32, behind_proxy: bool) -> Self {
        let requests =
            (per_second > 0).then(|| RateLimiter::keyed(quota((per_second, per_second.saturating_mul(5)))));
        Self { requests, messages: RateLimiter::keyed(quota(MESSAGES_OF_A_TABLE)), behind_proxy }
    }

    /// Whether the address may ask for something now.
    pub fn admits(&self, address: IpAddr) -> bool {
        self.requests.as_ref().is_none_or(|requests| requests.check_key(&network(address)).is_ok())
    }

    /// Whether the table may be sent another message now.
    pub fn admits_message(&self, table: &TableId) -> bool {
        self.requests.is_none() || self.messages.check_key(table).is_ok()
    }

    /// A limit for a new connection.
    pub fn bucket(&self) -> Option<Bucket> {
        self.requests.is_some().then(|| RateLimiter::direct(quota(MESSAGES)))
    }

    /// Forgets addresses and tables that have been quiet.
    pub fn tidy(&self) {
        self.messages.retain_recent();
        if let Some(requests) = &self.requests {
            requests.retain_recent();
        }
    }

    /// Where a request comes from: from the last hop that the proxy names, if there is one in front of the server.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = || {
            let hops = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            hops.rsplit(',').next()?.trim().parse().ok()
        };
        if self.behind_proxy { forwarded().unwrap_or(peer) } else { peer }
    }
}

/// So many a second, and so many at once.
fn quota((rate, burst): (u32, u32)) -> Quota {
    let number = |number| NonZeroU32::new(number).expect("limits are not 0");
    Quota::per_second(number(rate)).allow_burst(number(burst))
}

/// Of an IPv6 address the network that one household has: otherwise it would have a limit for each of its addresses.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        },
    }
}

/// Refuses requests of an address that has asked for too many.
pub async fn limit(
    State(limits): State<std::sync::Arc<Limits>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if limits.admits(limits.address(peer.ip(), request.headers())) {
        return next.run(request).await;
    }
    metrics::counter!("pyramidion_limited_total").increment(1);
    Failure(Refused::new(Refusal::TooMany, "too many requests from your address: wait a moment"))
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_limit_and_a_network_is_one_address() {
        let limits = Limits::new(2, false);
        let near: IpAddr = "2001:db8::1".parse().unwrap();
        let beside: IpAddr = "2001:db8::2".parse().unwrap();
        let far: IpAddr = "2001:db8:1::1".parse().unwrap();
        assert!((0..10).all(|_| limits.admits(near)));
        assert!(!limits.admits(near) && !limits.admits(beside));
        assert!(limits.admits(far));
        assert!((0..1000).all(|_| Limits::new(0, false).admits(near)));
    }

    #[test]
    fn a_table_has_a_limit_of_its_own() {
        let limits = Limits::new(2, false);
        let [one, other] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|name| name.parse().unwrap());
        let admitted = (0..10_000).filter(|_| limits.admits_message(&one)).count();
        assert!((800..2_000).contains(&admitted), "found {admitted} messages, expected about 800");
        assert!(limits.admits_message(&other));
        assert!((0..10_000).all(|_| Limits::new(0, false).admits_message(&one)));
    }

    #[test]
    fn only_a_proxy_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.1.1.1, 2.2.2.2".parse().unwrap());
        let peer: IpAddr = "127.0.0.1".parse().unwrap();
        assert_eq!(Limits::new(1, false).address(peer, &headers), peer);
        assert_eq!(Limits::new(1, true).address(peer, &headers), "2.2.2.2".parse::<IpAddr>().unwrap());
    }
}
