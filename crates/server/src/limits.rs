//! How much one address, one connection or one table may ask of the server. Start at [`Limits`].

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Seat;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Refusal;
use store::TableId;
use table::Refused;

use crate::audit::Matter;
use crate::connections::Use;
use crate::http::Shared;
use crate::request::Failure;

/// How many messages a second a connection may send, and how many at once.
const MESSAGES: (u32, u32) = (50, 200);

/// The same for all connections of an address together, with whatever they send.
const MESSAGES_OF_ADDRESS: (u32, u32) = (500, 2000);

/// The same for each seat of a table, over however many connections: no player can spend what the others may say.
const MESSAGES_OF_PLAYER: (u32, u32) = (100, 400);

/// The same for all others who look at one table: what they ask is not taken from the players.
const MESSAGES_OF_SPECTATORS: (u32, u32) = (50, 200);

/// How often a second one address may come to tables, and how often at once: each time it is told everything.
const HELLOS: (u32, u32) = (40, 400);

/// How many lines of chat a second a seat may bring, and how many at once.
const LINES: (u32, u32) = (1, 20);

/// A limit for one connection.
pub type Bucket = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// Where somebody comes from: an address, or of IPv6 the network that one household has. Otherwise it would have a
/// limit for each of its addresses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Network(IpAddr);

impl Network {
    /// Nobody knows where.
    pub const UNKNOWN: Self = Self(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    /// The network of an address.
    pub fn of(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(_) => Self(address),
            IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
                Some(v4) => Self(IpAddr::V4(v4)),
                None if v6.is_loopback() => Self(address),
                None => Self(IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64))),
            },
        }
    }

    /// The bytes of the address, those of IPv4 at the end.
    pub fn bytes(self) -> [u8; 16] {
        match self.0 {
            IpAddr::V4(v4) => v4.to_ipv6_mapped().octets(),
            IpAddr::V6(v6) => v6.octets(),
        }
    }

    /// The address, or the first of the network.
    pub fn address(self) -> IpAddr {
        self.0
    }

    /// Whether it is this machine.
    pub fn is_loopback(self) -> bool {
        self.0.is_loopback()
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Of the one who asks.
impl<S: Sync> FromRequestParts<S> for Network {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or(Self::UNKNOWN))
    }
}

/// Limits for each address and for each table.
#[derive(Debug)]
pub struct Limits {
    requests: Option<DefaultKeyedRateLimiter<Network>>,
    messages: DefaultKeyedRateLimiter<Network>,
    players: DefaultKeyedRateLimiter<(TableId, Seat)>,
    lines: DefaultKeyedRateLimiter<(TableId, Seat)>,
    spectators: DefaultKeyedRateLimiter<TableId>,
    hellos: DefaultKeyedRateLimiter<Network>,
    behind_proxy: bool,
}

impl Limits {
    /// At most this many requests a second from an address, five times as many at once; 0 is without limit.
    pub fn new(per_second: u32, behind_proxy: bool) -> Self {
        let requests =
            (per_second > 0).then(|| RateLimiter::keyed(quota((per_second, per_second.saturating_mul(5)))));
        Self {
            requests,
            messages: RateLimiter::keyed(quota(MESSAGES_OF_ADDRESS)),
            players: RateLimiter::keyed(quota(MESSAGES_OF_PLAYER)),
            lines: RateLimiter::keyed(quota(LINES)),
            spectators: RateLimiter::keyed(quota(MESSAGES_OF_SPECTATORS)),
            hellos: RateLimiter::keyed(quota(HELLOS)),
            behind_proxy,
        }
    }

    /// Whether the address may ask for something now.
    pub fn admits(&self, address: Network) -> bool {
        self.requests.as_ref().is_none_or(|requests| requests.check_key(&address).is_ok())
    }

    /// Whether an address may send anything more over its sockets now.
    pub fn admits_frame(&self, address: Network) -> bool {
        self.requests.is_none() || self.messages.check_key(&address).is_ok()
    }

    /// Whether the table may be sent another message now, by somebody who has this seat or by one who watches.
    pub fn admits_message(&self, table: &TableId, seat: Option<Seat>) -> bool {
        self.requests.is_none()
            || match seat {
                Some(seat) => self.players.check_key(&(table.clone(), seat)).is_ok(),
                None => self.spectators.check_key(table).is_ok(),
            }
    }

    /// Whether a seat may say another line now.
    pub fn admits_line(&self, table: &TableId, seat: Seat) -> bool {
        self.requests.is_none() || self.lines.check_key(&(table.clone(), seat)).is_ok()
    }

    /// Whether somebody of this address may come to a table now.
    pub fn admits_hello(&self, address: Network) -> bool {
        self.requests.is_none() || self.hellos.check_key(&address).is_ok()
    }

    /// The limit of a new connection.
    pub fn of_connection(&self) -> Option<Bucket> {
        self.requests.is_some().then(|| RateLimiter::direct(quota(MESSAGES)))
    }

    /// Forgets addresses and tables that have been quiet.
    pub fn tidy(&self) {
        self.messages.retain_recent();
        self.players.retain_recent();
        self.lines.retain_recent();
        self.spectators.retain_recent();
        self.hellos.retain_recent();
        if let Some(requests) = &self.requests {
            requests.retain_recent();
        }
    }

    /// Where a request comes from: from the last hop that the proxy names, if there is one in front of the server. Only a
    /// proxy of this machine or its own network is believed, and nobody whom it names can be this machine.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Network {
        let forwarded = || {
            let hops = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            hops.rsplit(',').next()?.trim().parse().ok()
        };
        if !self.behind_proxy || !is_near(peer) {
            return Network::of(peer);
        }
        let named = forwarded().map_or(Network::UNKNOWN, Network::of);
        if named.is_loopback() { Network::UNKNOWN } else { named }
    }
}

/// Whether an address is of this machine or of a network that is not the internet.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => is_near(IpAddr::V4(v4)),
            None => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
        },
    }
}

/// A rate for each second, and how many at once.
fn quota((rate, burst): (u32, u32)) -> Quota {
    let number = |number| NonZeroU32::new(number).expect("limits are not 0");
    Quota::per_second(number(rate)).allow_burst(number(burst))
}

/// Finds out who asks, and refuses those who have asked for too much, or for too much at a time.
pub async fn limit(
    State(server): State<std::sync::Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = server.limits.address(peer.ip(), request.headers());
    let audit = &server.tables.audit;
    if server.bans.holds(address, server.tables.environment.now()) {
        audit.record(Matter::Banned, address, None);
        let text = "the owner of this server does not serve your address";
        return Failure(Refused::new(Refusal::Forbidden, text)).into_response();
    }
    if !server.limits.admits(address) {
        audit.record(Matter::LimitHit, address, None);
        return too_many("too many requests from your address: wait a moment");
    }
    // A proxy has all the connections, so what each address asks through it is counted instead.
    let Some(permit) = server.asking.admit(address) else {
        audit.record(Matter::LimitHit, address, None);
        return too_many("too many connections from your address");
    };
    permit.connection().set(Use::Asking);
    request.extensions_mut().insert(address);
    request.extensions_mut().insert(std::sync::Arc::new(permit));
    next.run(request).await
}

/// Refuses somebody who asks for too much.
pub fn too_many(text: &str) -> Response {
    metrics::counter!("pyramidion_limited_total").increment(1);
    Failure(Refused::new(Refusal::TooMany, text)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(address: &str) -> Network {
        Network::of(address.parse().unwrap())
    }

    #[test]
    fn an_address_has_a_limit_and_a_network_is_one_address() {
        let limits = Limits::new(2, false);
        let [near, beside, far] = ["2001:db8::1", "2001:db8::2", "2001:db8:1::1"].map(network);
        assert!((0..10).all(|_| limits.admits(near)));
        assert!(!limits.admits(near) && !limits.admits(beside));
        assert!(limits.admits(far));
        assert!((0..1000).all(|_| Limits::new(0, false).admits(near)));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
        assert!(["127.0.0.1", "127.9.9.9", "::1"].iter().all(|own| network(own).is_loopback()));
    }

    #[test]
    fn players_and_spectators_of_a_table_have_limits_of_their_own() {
        let limits = Limits::new(2, false);
        let [one, other] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|name| name.parse().unwrap());
        let admitted = |seat| (0..10_000).filter(|_| limits.admits_message(&one, seat)).count();
        let spectators = admitted(None);
        assert!((200..500).contains(&spectators), "found {spectators} messages, expected about 200");
        for seat in Seat::all(2) {
            let player = admitted(Some(seat));
            assert!((400..1_000).contains(&player), "found {player} messages, expected about 400");
        }
        assert!(limits.admits_message(&other, None) && limits.admits_message(&other, Some(Seat(0))));
        assert!((0..10_000).all(|_| Limits::new(0, false).admits_message(&one, None)));
    }

    #[test]
    fn an_address_sends_only_so_much_over_all_its_sockets() {
        let limits = Limits::new(2, false);
        let sent = |address| (0..10_000).filter(|_| limits.admits_frame(network(address))).count();
        assert!((2_000..5_000).contains(&sent("10.0.0.1")));
        assert!((2_000..5_000).contains(&sent("10.0.0.2")), "another address has a limit of its own");
    }

    #[test]
    fn an_address_comes_to_tables_only_so_often() {
        let limits = Limits::new(2, false);
        let come = |address| (0..5_000).filter(|_| limits.admits_hello(network(address))).count();
        assert!((400..1_000).contains(&come("10.0.0.1")));
        assert!((400..1_000).contains(&come("10.0.0.2")), "another address has a limit of its own");
    }

    #[test]
    fn only_a_proxy_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.1.1.1, 2.2.2.2".parse().unwrap());
        let peer: IpAddr = "127.0.0.1".parse().unwrap();
        assert_eq!(Limits::new(1, false).address(peer, &headers), Network::of(peer));
        let behind = Limits::new(1, true);
        assert_eq!(behind.address(peer, &headers), network("2.2.2.2"));
        let stranger: IpAddr = "203.0.113.7".parse().unwrap();
        assert_eq!(behind.address(stranger, &headers), Network::of(stranger), "a stranger is not the proxy");
        assert_eq!(behind.address(peer, &HeaderMap::new()), Network::UNKNOWN);
        headers.insert("x-forwarded-for", "127.0.0.1".parse().unwrap());
        assert_eq!(
            behind.address(peer, &headers),
            Network::UNKNOWN,
            "nobody comes from this machine through it"
        );
    }
}
