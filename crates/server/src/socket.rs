//! The socket of a client: reads its messages, hands them to the table, and writes what the table says.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use protocol::{ClientMsg, LARGEST_MESSAGE, Message, Misread, Refusal, ServerMsg, VERSION};
use store::TableId;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep, timeout};

use crate::hall::NoTable;
use crate::http::Server;
use crate::keys::{Digest, Secret};
use crate::limits::Bucket;
use crate::request::Failure;
use crate::room::{Guest, Hello, Mail, OUTBOX};
use crate::tell;
use crate::wish::Refused;

/// How long a client may take to read a message.
const SLOWEST: Duration = Duration::from_secs(20);

/// After how long without a word a client is asked whether it is still there, and after twice as long it is not.
const SILENCE: Duration = Duration::from_secs(45);

/// How long a client may take to say good-bye.
const GOODBYE: Duration = Duration::from_secs(1);

/// The most seats that a client can hold.
const MOST_TOKENS: usize = 8;

static GUESTS: AtomicU64 = AtomicU64::new(1);

/// Opens a socket, for pages of this server and for programs.
pub async fn open(
    State(server): State<Arc<Server>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(error) => return Failure(Refused::new(Refusal::Form, error.body_text())).into_response(),
    };
    if !is_own_page(&server, &headers) {
        let text = "a page of another site may not open a socket here";
        return Failure(Refused::new(Refusal::Forbidden, text)).into_response();
    }
    let address = server.limits.address(peer.ip(), &headers);
    let Some(place) = server.doors.enter(address) else {
        let text = "too many connections from your address";
        return Failure(Refused::new(Refusal::TooMany, text)).into_response();
    };
    upgrade
        // A message that is a little too large is answered; one that is much too large ends the connection.
        .max_message_size(4 * LARGEST_MESSAGE)
        .max_frame_size(4 * LARGEST_MESSAGE)
        // The defaults would cost 136 KiB a connection.
        .read_buffer_size(1024)
        .write_buffer_size(4096)
        .on_upgrade(async move |socket| {
            let bucket = server.limits.bucket();
            Client::new(server, bucket).serve(socket).await;
            drop(place);
        })
}

/// Waits until the server is about to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // A server that is gone has ended, too.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Browsers say which page opens a socket; programs need not.
fn is_own_page(server: &Server, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    origin == server.hall.public_url || (origin_host.is_some() && origin_host == host)
}

struct Client {
    server: Arc<Server>,
    guest: Guest,
    table: Option<Seated>,
    out: mpsc::Sender<Utf8Bytes>,
    outbox: mpsc::Receiver<Utf8Bytes>,
    slow: Arc<AtomicBool>,
    bucket: Option<Bucket>,
}

/// The table that a client looks at.
struct Seated {
    table: TableId,
    hello: Hello,
    door: mpsc::Sender<Mail>,
}

/// Why a conversation ends.
struct Over;

impl Client {
    fn new(server: Arc<Server>, bucket: Option<Bucket>) -> Self {
        let (out, outbox) = mpsc::channel(OUTBOX);
        let guest = GUESTS.fetch_add(1, Ordering::Relaxed);
        Self { server, guest, table: None, out, outbox, slow: Arc::default(), bucket }
    }

    async fn serve(mut self, mut socket: WebSocket) {
        metrics::gauge!("pyramidion_connections").increment(1);
        let _ = self.talk(&mut socket).await;
        self.leave().await;
        metrics::gauge!("pyramidion_connections").decrement(1);
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), Over> {
        let mut closing = self.server.closing.subscribe();
        let mut closed = pin!(closed(&mut closing));
        let (mut heard, mut asked) = (Instant::now(), false);
        // It is set anew when it is over, not with every message.
        let mut silence = pin!(sleep(SILENCE));
        loop {
            tokio::select! {
                frame = socket.recv() => {
                    (heard, asked) = (Instant::now(), false);
                    self.read(frame, socket).await?;
                }
                Some(text) = self.outbox.recv() => self.write_all(socket, text).await?,
                () = &mut silence => {
                    if asked {
                        return Err(Over);
                    }
                    asked = heard.elapsed() >= SILENCE;
                    silence.as_mut().reset(heard + if asked { 2 * SILENCE } else { SILENCE });
                    if asked {
                        self.write(socket, Frame::Ping(axum::body::Bytes::new())).await?;
                    }
                }
                () = &mut closed => {
                    let frame = CloseFrame { code: 1012, reason: "the server restarts".into() };
                    self.write(socket, Frame::Close(Some(frame))).await?;
                    // Whoever hangs up first takes away what the other has not read.
                    let goodbye = async { while let Some(Ok(_)) = socket.recv().await {} };
                    let _ = timeout(GOODBYE, goodbye).await;
                    return Ok(());
                }
            }
        }
    }

    async fn write(&mut self, socket: &mut WebSocket, frame: Frame) -> Result<(), Over> {
        match timeout(SLOWEST, socket.send(frame)).await {
            Ok(Ok(())) => self.caught_up().await,
            _ => return Err(Over),
        }
        Ok(())
    }

    /// Writes a text and what waits behind it, and sends all of it at once: a step and the answer to the wish that it
    /// came of cost as much as one of them.
    async fn write_all(&mut self, socket: &mut WebSocket, first: Utf8Bytes) -> Result<(), Over> {
        let sending = async {
            socket.feed(Frame::Text(first)).await?;
            for _ in 1..OUTBOX {
                let Ok(text) = self.outbox.try_recv() else { break };
                socket.feed(Frame::Text(text)).await?;
            }
            socket.flush().await
        };
        match timeout(SLOWEST, sending).await {
            Ok(Ok(())) => self.caught_up().await,
            _ => return Err(Over),
        }
        Ok(())
    }

    /// Tells the table when a reader who was slow has read everything.
    async fn caught_up(&mut self) {
        if self.outbox.is_empty() && self.slow.load(Ordering::Acquire) && self.table.is_some() {
            // If the table is too busy to hear of it, it will be told with the next message.
            let _ = self.mail(Mail::CaughtUp { guest: self.guest }).await;
        }
    }

    async fn read(
        &mut self,
        frame: Option<Result<Frame, axum::Error>>,
        socket: &mut WebSocket,
    ) -> Result<(), Over> {
        let text = match frame {
            Some(Ok(Frame::Text(text))) if text.len() > LARGEST_MESSAGE => {
                let text = format!("found {} bytes, expected at most {LARGEST_MESSAGE} bytes", text.len());
                return self.refuse(socket, None, Refusal::Form, &text).await;
            }
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(Frame::Binary(_))) => {
                return self.refuse(socket, None, Refusal::Form, "found bytes, expected a text").await;
            }
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => return Ok(()),
            Some(Ok(Frame::Close(_)) | Err(_)) | None => return Err(Over),
        };
        metrics::counter!("pyramidion_messages_total").increment(1);
        match Message::<ClientMsg>::read(&text) {
            Ok(message) if self.bucket.as_ref().is_some_and(|bucket| bucket.check().is_err()) => {
                let text = "too many messages: wait a moment";
                self.refuse(socket, message.nonce(), Refusal::TooMany, text).await
            }
            Ok(message) => self.hear(message, socket).await,
            Err(Misread::Version { found }) => {
                let text = format!(
                    "found version {found}, expected {VERSION}: reload the page, or update the program"
                );
                self.refuse(socket, None, Refusal::Version, &text).await
            }
            Err(Misread::Form(error)) => self.refuse(socket, None, Refusal::Form, &error).await,
        }
    }

    async fn hear(&mut self, message: ClientMsg, socket: &mut WebSocket) -> Result<(), Over> {
        let nonce = message.nonce().map(str::to_owned);
        let refused = match message {
            ClientMsg::Ping {} => {
                let pong = ServerMsg::Pong { at: self.server.hall.world.now() };
                return self.write(socket, Frame::Text(tell::text(pong))).await;
            }
            ClientMsg::Hello { table, tokens, looking, have } => {
                self.hello(&table, &tokens, looking, have).await
            }
            message => self.pass_on(message).await,
        };
        match refused {
            Ok(()) => Ok(()),
            Err(refused) => {
                let message = tell::refused(nonce.as_deref(), &refused);
                self.write(socket, Frame::Text(tell::text(message))).await
            }
        }
    }

    async fn hello(
        &mut self,
        table: &str,
        tokens: &[String],
        looking: Option<String>,
        have: Option<u64>,
    ) -> Result<(), Refused> {
        let unknown = || Refused::new(Refusal::NoTable, "there is no such table");
        let table: TableId = table.parse().map_err(|_| unknown())?;
        if tokens.len() > MOST_TOKENS {
            return Err(Refused::new(Refusal::Form, "found too many tokens, expected at most 8"));
        }
        let tokens = tokens.iter().map(|token| token.parse::<Secret>().map(|token| token.digest()));
        let tokens: Result<Vec<Digest>, _> = tokens.collect();
        let tokens = tokens.map_err(|error| Refused::new(Refusal::Form, format!("tokens: {error}")))?;
        if self.table.as_ref().is_some_and(|seated| seated.table != table) {
            self.leave().await;
        }
        self.join(table, Hello { tokens, looking, have }).await
    }

    async fn join(&mut self, table: TableId, hello: Hello) -> Result<(), Refused> {
        self.slow.store(false, Ordering::Release);
        let door = self.server.hall.room(&table).await?;
        let (out, slow) = (self.out.clone(), Arc::clone(&self.slow));
        let mail = Mail::Join { guest: self.guest, out, slow, hello: Box::new(hello.clone()) };
        door.try_send(mail).map_err(|_| NoTable::Busy)?;
        self.table = Some(Seated { table, hello, door });
        Ok(())
    }

    async fn pass_on(&mut self, message: ClientMsg) -> Result<(), Refused> {
        if self.table.as_ref().is_some_and(|seated| !self.server.limits.admits_message(&seated.table)) {
            return Err(NoTable::Busy.into());
        }
        if let (ClientMsg::Look { seat }, Some(seated)) = (&message, &mut self.table) {
            seated.hello.looking.clone_from(seat);
        }
        self.mail(Mail::Wish { guest: self.guest, message: Box::new(message) }).await
    }

    /// Sends mail to the table; if that has left memory meanwhile, the client joins it again first.
    async fn mail(&mut self, mail: Mail) -> Result<(), Refused> {
        let Some(seated) = &self.table else {
            return Err(Refused::new(Refusal::Form, "expected `hello` first"));
        };
        match seated.door.try_send(mail) {
            Ok(()) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => Err(NoTable::Busy.into()),
            Err(mpsc::error::TrySendError::Closed(mail)) => {
                let (table, hello) = (seated.table.clone(), seated.hello.clone());
                self.join(table, hello).await?;
                let seated = self.table.as_ref().expect("the client has just joined");
                seated.door.try_send(mail).map_err(|_| NoTable::Busy.into())
            }
        }
    }

    async fn leave(&mut self) {
        if let Some(seated) = self.table.take() {
            // A door that is closed leads to a table that has forgotten us.
            let _ = seated.door.send(Mail::Leave { guest: self.guest }).await;
        }
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        nonce: Option<&str>,
        code: Refusal,
        text: &str,
    ) -> Result<(), Over> {
        let message = tell::refused(nonce, &Refused::new(code, text));
        self.write(socket, Frame::Text(tell::text(message))).await
    }
}
