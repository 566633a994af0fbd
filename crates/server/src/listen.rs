//! How connections come in: counted before they have said anything, and ended when they say nothing for too long.
//! Start at [`serve`].

use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::Refusal;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Sleep, sleep, timeout};
use tower_service::Service;

use crate::connections::{ConnectionPermit, Connections, Use};
use crate::limits::Network;
use crate::request::problem;

/// How long a client may take to say what it wants: after it has come, and after every answer.
const HEADERS: Duration = Duration::from_secs(10);

/// The longest headers, in bytes.
const LONGEST_HEADERS: usize = 32 << 10;

/// How long a client may read nothing of what it is sent.
const STALLED: Duration = Duration::from_secs(30);

/// How soon another connection is looked for when one could not be taken.
const AGAIN: Duration = Duration::from_millis(20);

/// How many of those who cannot come in are told why at a time. The others are not.
const REFUSALS: usize = 32;

/// How long they may take to hear it.
const REFUSAL: Duration = Duration::from_millis(500);

/// What they are told.
const REFUSED: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n\
    x-content-type-options: nosniff\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 71\r\n\r\n\
    {\"code\":\"too-many\",\"text\":\"too many connections: try again in a while\"}";

/// Serves everybody who comes, until `closing` becomes true, and tells of those for whom there is no room. Those who are being served then listen to `closing`
/// themselves.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Arc<Connections>,
    refused: impl Fn(Network),
    closing: watch::Receiver<bool>,
) {
    let refusals = Arc::new(Semaphore::new(REFUSALS));
    let mut ending = closing.clone();
    let mut ended = pin!(ending.wait_for(|closing| *closing));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = &mut ended => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // The one who came may have gone again; otherwise there are too many files.
                tracing::warn!(%error, "a connection could not be taken");
                sleep(AGAIN).await;
                continue;
            }
        };
        if let Some(permit) = connections.admit(Network::of(peer.ip())) {
            tokio::spawn(talk(stream, peer, permit, router.clone(), closing.clone()));
            continue;
        }
        metrics::counter!("pyramidion_limited_total").increment(1);
        refused(Network::of(peer.ip()));
        if let Ok(permit) = Arc::clone(&refusals).try_acquire_owned() {
            tokio::spawn(async move {
                let _ = timeout(REFUSAL, refuse(stream)).await;
                drop(permit);
            });
        }
    }
}

/// Tells somebody that there is no room.
async fn refuse(mut stream: TcpStream) -> io::Result<()> {
    stream.write_all(REFUSED).await?;
    stream.shutdown().await?;
    // The one who hangs up before everything is read takes away what the other has not read.
    while stream.read(&mut [0; 1024]).await? > 0 {}
    Ok(())
}

async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    permit: ConnectionPermit,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Messages are small and must not wait to be bundled.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection may be slow");
    }
    let connection = Arc::clone(permit.connection());
    let service = service_fn(|mut request: Request<Incoming>| {
        let (connection, mut router) = (Arc::clone(&connection), router.clone());
        async move {
            if length(&request) > LONGEST_HEADERS {
                return Ok(too_long());
            }
            connection.set(Use::Asking);
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(Arc::clone(&connection));
            let answer = router.call(request.map(Body::new)).await;
            connection.set(Use::Quiet);
            answer
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(LONGEST_HEADERS);
    let io = TokioIo::new(Stream { tcp: stream, stalled: None, _permit: permit });
    let mut talk = pin!(http.serve_connection(io, service).with_upgrades());
    let mut end = pin!(closing.wait_for(|closing| *closing));
    let mut is_ending = false;
    loop {
        tokio::select! {
            // A client that has hung up or says something else than HTTP is not worth a line.
            _ = &mut talk => return,
            () = connection.must_end() => return,
            _ = &mut end, if !is_ending => {
                is_ending = true;
                talk.as_mut().graceful_shutdown();
            }
        }
    }
}

/// How many bytes of headers a request has. A client that sends many at once gets them past the buffer.
fn length(request: &Request<Incoming>) -> usize {
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
    let uri = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    uri + headers.sum::<usize>()
}

fn too_long() -> Response {
    let text = format!("found too many headers, expected at most {} KiB", LONGEST_HEADERS >> 10);
    problem(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, Refusal::Form, text)
}

/// A connection that ends when the other side reads nothing for too long. It keeps its permit as long as it is open, no
/// matter who has it.
struct Stream {
    tcp: TcpStream,
    stalled: Option<Pin<Box<Sleep>>>,
    _permit: ConnectionPermit,
}

impl Stream {
    /// Passes on what came of writing, unless that has been waited for too long.
    fn written<T>(&mut self, written: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(STALLED)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write(context, bytes);
        self.written(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write_vectored(context, bytes);
        self.written(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_refusal_is_as_long_as_it_says() {
        let text = std::str::from_utf8(REFUSED).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.ends_with(&format!("content-length: {}", body.len())), "{}", body.len());
        assert!(serde_json::from_str::<protocol::Problem>(body).is_ok());
    }
}
