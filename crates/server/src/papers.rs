//! Whole games as they are read: records and replays, made by the pool, compressed once and kept for a while.

use std::io::{Read, Write};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use game::Viewer;
use protocol::Refusal;
use store::TableId;
use table::{Refused, TableState, record};

use crate::derived::Derived;
use crate::pool::{Account, Kind, Pool};
use crate::room;

/// How many compressed bytes are kept in memory.
const KEPT: usize = 32 << 20;

/// How a game is written down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paper {
    /// The record.
    Record,
    /// Position by position.
    Replay,
}

/// A game up to an entry of its table, as a viewer may know it.
type Key = (TableId, u64, Viewer, Paper);

/// What was read last, and what is being written down.
#[derive(Debug)]
pub struct Papers(Derived<Key>);

impl Default for Papers {
    fn default() -> Self {
        Self(Derived::new(KEPT))
    }
}

impl Papers {
    /// Writes a game down, unless that is done or under way. The answer is compressed, as most clients want it.
    pub async fn write(
        &self,
        pool: &Pool,
        account: Account,
        paper: Paper,
        (state, viewer): (TableState, Viewer),
    ) -> Result<Compressed, Refused> {
        let key = (state.id.clone(), state.seq, viewer, paper);
        let write = move |_: &_| {
            let text = match paper {
                Paper::Record => record::record(&state, viewer).into_bytes(),
                Paper::Replay => {
                    serde_json::to_vec(&record::replay(&state, viewer)).expect("a replay has string keys")
                }
            };
            let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
            gzip.write_all(&text).and_then(|()| gzip.finish()).map(Bytes::from).map_err(|_| room::busy())
        };
        self.0.get(key, pool, (account, Kind::Replay), write).await.map(Compressed)
    }
}

/// A text that is compressed.
pub struct Compressed(Bytes);

impl Compressed {
    /// As an answer to somebody who sends these headers.
    pub async fn answer(self, asked: &HeaderMap) -> Result<Response, Refused> {
        let vary = [(header::VARY, HeaderValue::from_static("accept-encoding"))];
        if takes_gzip(asked) {
            let encoding = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
            return Ok((vary, encoding, self.0).into_response());
        }
        let unpack = move || {
            let mut text = Vec::new();
            GzDecoder::new(&*self.0).read_to_end(&mut text).map(|_| text)
        };
        match tokio::task::spawn_blocking(unpack).await {
            Ok(Ok(text)) => Ok((vary, text).into_response()),
            _ => Err(Refused::new(Refusal::Unavailable, "this cannot be sent now: try again")),
        }
    }
}

fn takes_gzip(asked: &HeaderMap) -> bool {
    let encodings = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    encodings.flat_map(|value| value.split(',')).any(|encoding| {
        let (name, weight) = encoding.split_once(';').unwrap_or((encoding, ""));
        name.trim().eq_ignore_ascii_case("gzip")
            && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_for_those_who_take_it() {
        for (value, takes) in [
            ("gzip", true),
            ("br, gzip;q=0.8", true),
            ("br;q=1.0, GZIP", true),
            ("gzip;q=0", false),
            ("br", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            assert_eq!(takes_gzip(&headers), takes, "{value}");
        }
    }
}
