//! The socket of a client: reads its messages, hands them to the table, and writes what the table says.

mod joining;

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use protocol::{
    ClientMsg, ConnectionMsg, Incoming, LARGEST_MESSAGE, Message, Misread, Refusal, SeatCommand, ServerMsg,
    VERSION,
};
use table::Refused;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, timeout, timeout_at};

use self::joining::Joined;
use crate::audit::Matter;
use crate::connections::{Connection, ConnectionPermit, Use};
use crate::http::Shared;
use crate::limits::{Bucket, Network};
use crate::request::Failure;
use crate::room::{ConnectionId, Mail, OUTBOX, OnlookerStatus, text};

/// How long a client may take to read a message.
const SLOWEST: Duration = Duration::from_secs(20);

/// A client that says nothing for this long is asked whether it is still there; after twice as long it is taken for gone.
const SILENCE: Duration = Duration::from_secs(45);

/// How long a client may take to say good-bye.
const GOODBYE: Duration = Duration::from_secs(1);

/// For how long a server that is about to end still hears what is on its way.
const LAST_WORDS: Duration = Duration::from_millis(100);

/// How soon a table that is too busy is told again.
const BUSY: Duration = Duration::from_millis(50);

/// How many messages beyond its limit a client may send before it is not listened to any more; each that it may send makes up
/// for one.
const MOST_REFUSED: u32 = 200;

/// What somebody is told who sends too much.
const TOO_SOON: &str = "too many messages: wait a moment";

/// What somebody is told who knows more of a table than this server can find out just now.
const CANNOT_SHOW: &str = "the table cannot be shown here just now";

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// Opens a socket, for pages of this server and for programs.
pub async fn open(
    State(server): State<Arc<Shared>>,
    Extension(connection): Extension<Arc<Connection>>,
    Extension(permit): Extension<Arc<ConnectionPermit>>,
    address: Network,
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
    if server.tables.hall.is_leaving() {
        return Failure(Refused::new(Refusal::Unavailable, "this server is about to end: try again"))
            .into_response();
    }
    upgrade
        // A message that is a little too large is answered; one that is much too large ends the connection.
        .max_message_size(4 * LARGEST_MESSAGE)
        .max_frame_size(4 * LARGEST_MESSAGE)
        // The defaults would cost 136 KiB a connection.
        .read_buffer_size(1024)
        .write_buffer_size(4096)
        .on_upgrade(async move |socket| {
            Client::new(server, connection, permit, address).serve(socket).await;
        })
}

/// Answers a good-bye, or waits for the answer to ours: the one who hangs up first takes away what the other has not read.
async fn goodbye(socket: &mut WebSocket) {
    let goodbye = async { while let Some(Ok(_)) = socket.recv().await {} };
    let _ = timeout(GOODBYE, goodbye).await;
}

/// Waits until the server is about to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // A server that is gone has ended, too.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Browsers say which page opens a socket; programs need not.
fn is_own_page(server: &Shared, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    origin == server.tables.public_url || (origin_host.is_some() && origin_host == host)
}

struct Client {
    server: Arc<Shared>,
    address: Network,
    connection: ConnectionId,
    /// What the socket goes over.
    line: Arc<Connection>,
    /// Where its address has it, which ends when that is banned, or others need the room more.
    permit: Arc<ConnectionPermit>,
    table: Option<Joined>,
    out: mpsc::Sender<Utf8Bytes>,
    outbox: mpsc::Receiver<Utf8Bytes>,
    status: Arc<OnlookerStatus>,
    limit: Option<Bucket>,
    /// How many messages came too soon.
    refused: u32,
}

/// Why a conversation ends.
struct Over;

impl Client {
    fn new(
        server: Arc<Shared>,
        line: Arc<Connection>,
        permit: Arc<ConnectionPermit>,
        address: Network,
    ) -> Self {
        let (out, outbox) = mpsc::channel(OUTBOX);
        let connection = NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed);
        let (limit, status) = (server.limits.of_connection(), Arc::default());
        Self {
            server,
            address,
            connection,
            line,
            permit,
            table: None,
            out,
            outbox,
            status,
            limit,
            refused: 0,
        }
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
        let (line, permit, status) =
            (Arc::clone(&self.line), Arc::clone(&self.permit), Arc::clone(&self.status));
        let mut must_end = pin!(line.must_end());
        let mut must_end_for_address = pin!(permit.connection().must_end());
        loop {
            for connection in [&line, permit.connection()] {
                connection.set(if self.is_seated() { Use::Playing } else { Use::Watching });
            }
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
                () = &mut closed => return self.take_leave(socket).await,
                () = status.is_turned_away() => return self.close(socket, 1013, CANNOT_SHOW).await,
                () = &mut must_end => return self.end(socket).await,
                () = &mut must_end_for_address => return self.end(socket).await,
            }
        }
    }

    /// Ends the conversation, since the server does: what was asked is answered before, and the client comes back
    /// elsewhere.
    async fn take_leave(&mut self, socket: &mut WebSocket) -> Result<(), Over> {
        // What is on its way was asked, too.
        let until = Instant::now() + LAST_WORDS;
        for _ in 0..OUTBOX {
            let Ok(frame) = timeout_at(until, socket.recv()).await else { break };
            self.read(frame, socket).await?;
        }
        if let Some(joined) = self.table.take() {
            let (done, all_done) = oneshot::channel();
            let mail = Mail::Farewell { connection: self.connection, done };
            if timeout(GOODBYE, joined.mailbox.send(mail)).await.is_ok_and(|sent| sent.is_ok()) {
                let _ = timeout(GOODBYE, all_done).await;
            }
        }
        while let Ok(text) = self.outbox.try_recv() {
            self.write_all(socket, text).await?;
        }
        self.close(socket, 1012, "the server restarts").await
    }

    /// Ends the conversation, since the owner or others want it.
    async fn end(&mut self, socket: &mut WebSocket) -> Result<(), Over> {
        let is_banned = self.server.bans.holds(self.address, self.server.tables.environment.now());
        let (code, reason) = if is_banned {
            (1008, "your address is not served")
        } else {
            (1013, "others need the room more")
        };
        self.close(socket, code, reason).await
    }

    /// Ends the conversation, and says why.
    async fn close(&mut self, socket: &mut WebSocket, code: u16, reason: &'static str) -> Result<(), Over> {
        self.write(socket, Frame::Close(Some(CloseFrame { code, reason: reason.into() }))).await?;
        goodbye(socket).await;
        Ok(())
    }

    /// Whether somebody who holds a seat at the table talks here.
    fn is_seated(&self) -> bool {
        self.table.is_some() && self.status.seat().is_some()
    }

    async fn write(&mut self, socket: &mut WebSocket, frame: Frame) -> Result<(), Over> {
        match timeout(SLOWEST, socket.send(frame)).await {
            Ok(Ok(())) => self.caught_up().await,
            _ => return Err(Over),
        }
        Ok(())
    }

    /// Writes a text and what waits behind it, and sends all of it at once: a step and the answer to the command that it
    /// came of cost as much as one of them.
    async fn write_all(&mut self, socket: &mut WebSocket, first: Utf8Bytes) -> Result<(), Over> {
        let mut written = first.len();
        let sending = async {
            socket.feed(Frame::Text(first)).await?;
            for _ in 1..OUTBOX {
                let Ok(text) = self.outbox.try_recv() else { break };
                written += text.len();
                socket.feed(Frame::Text(text)).await?;
            }
            socket.flush().await
        };
        match timeout(SLOWEST, sending).await {
            Ok(Ok(())) => {
                self.status.waiting.fetch_sub(written, Ordering::SeqCst);
                self.caught_up().await;
            }
            _ => return Err(Over),
        }
        Ok(())
    }

    /// Tells the table when a reader who was slow has read everything.
    async fn caught_up(&mut self) {
        if self.outbox.is_empty() && self.status.slow.load(Ordering::SeqCst) && self.table.is_some() {
            // Until the table hears of it, there is no next message with which it could be told.
            let until = Instant::now() + SLOWEST;
            while self.mail(Mail::CaughtUp { connection: self.connection }).await.is_err()
                && Instant::now() < until
            {
                sleep(BUSY).await;
            }
        }
    }

    async fn read(
        &mut self,
        frame: Option<Result<Frame, axum::Error>>,
        socket: &mut WebSocket,
    ) -> Result<(), Over> {
        let Some(Ok(frame)) = frame else { return Err(Over) };
        if matches!(frame, Frame::Close(_)) {
            goodbye(socket).await;
            return Err(Over);
        }
        // Whatever it is, it counts.
        if !self.may_send() {
            return self.too_soon(frame, socket).await;
        }
        let text = match frame {
            Frame::Text(text) if text.len() > LARGEST_MESSAGE => {
                let text = format!("found {} bytes, expected at most {LARGEST_MESSAGE} bytes", text.len());
                return self.refuse(socket, None, Refusal::Form, &text).await;
            }
            Frame::Text(text) => text,
            Frame::Binary(_) => {
                return self.refuse(socket, None, Refusal::Form, "found bytes, expected a text").await;
            }
            Frame::Ping(_) | Frame::Pong(_) | Frame::Close(_) => return Ok(()),
        };
        metrics::counter!("pyramidion_messages_total").increment(1);
        match Message::<ClientMsg>::read(&text) {
            Ok(message) => self.hear(message.sort(), socket).await,
            Err(Misread::Version { found }) => {
                let text = format!(
                    "found version {found}, expected {VERSION}: reload the page, or update the program"
                );
                self.refuse(socket, None, Refusal::Version, &text).await
            }
            Err(Misread::Form(error)) => self.refuse(socket, None, Refusal::Form, &error).await,
        }
    }

    async fn hear(&mut self, message: Incoming, socket: &mut WebSocket) -> Result<(), Over> {
        let nonce = message.nonce().map(str::to_owned);
        if !self.may_say(&message) {
            return self.refuse(socket, nonce.as_deref(), Refusal::TooMany, TOO_SOON).await;
        }
        let connection = self.connection;
        let is_hello = matches!(message, Incoming::Connection(ConnectionMsg::Hello { .. }));
        let done = match message {
            Incoming::Connection(ConnectionMsg::Ping) => {
                let pong = ServerMsg::Pong { at: self.server.tables.environment.now() };
                return self.write(socket, Frame::Text(text(pong))).await;
            }
            Incoming::Connection(ConnectionMsg::Hello { table, tokens, looking, have }) => {
                self.hello(&table, &tokens, looking, have).await
            }
            Incoming::Connection(ConnectionMsg::Look { seat }) => {
                if let Some(joined) = &mut self.table {
                    joined.hello.looking.clone_from(&seat);
                }
                self.pass_on(Mail::Look { connection, seat }).await
            }
            Incoming::Connection(ConnectionMsg::Sync { have }) => {
                self.pass_on(Mail::Sync { connection, have }).await
            }
            Incoming::Query { seat, nonce, query } => {
                self.pass_on(Mail::Query { connection, seat, nonce, query }).await
            }
            Incoming::Reaction { seat, nonce, reaction } => {
                self.pass_on(Mail::React { connection, seat, nonce, reaction }).await
            }
            Incoming::Command { seat, nonce, command } => {
                self.pass_on(Mail::Command { connection, seat, nonce, command }).await
            }
        };
        match done {
            Ok(()) => Ok(()),
            Err(refused) => {
                let come_again = is_hello && refused.code == Refusal::Unavailable;
                self.write(socket, Frame::Text(text(refused.message(nonce.as_deref())))).await?;
                if come_again {
                    self.close(socket, 1013, CANNOT_SHOW).await?;
                    return Err(Over);
                }
                Ok(())
            }
        }
    }

    /// Whether the connection and its address may send anything now, with all that they have sent before.
    fn may_send(&mut self) -> bool {
        let may = self.limit.as_ref().is_none_or(|limit| limit.check().is_ok())
            && self.server.limits.admits_frame(self.address);
        if may {
            self.refused = self.refused.saturating_sub(1);
        }
        may
    }

    /// Refuses what came too soon, and ends the conversation with somebody who does not listen.
    async fn too_soon(&mut self, frame: Frame, socket: &mut WebSocket) -> Result<(), Over> {
        self.limit_hit();
        self.refused += 1;
        if self.refused > MOST_REFUSED {
            self.close(socket, 1008, "too many messages").await?;
            return Err(Over);
        }
        let Frame::Text(text) = frame else { return Ok(()) };
        let message = Some(text).filter(|text| text.len() <= LARGEST_MESSAGE);
        let message = message.and_then(|text| Message::<ClientMsg>::read(&text).ok()).map(ClientMsg::sort);
        let nonce = message.as_ref().and_then(Incoming::nonce);
        self.refuse(socket, nonce, Refusal::TooMany, TOO_SOON).await
    }

    /// The owner may want to know who asks for too much.
    fn limit_hit(&self) {
        metrics::counter!("pyramidion_limited_total").increment(1);
        let table = self.table.as_ref().map(|joined| &joined.table);
        self.server.tables.audit.record(Matter::LimitHit, self.address, table);
    }

    /// Whether the seat may say this now, if it is a line of chat, a new name or a reaction.
    fn may_say(&self, message: &Incoming) -> bool {
        let is_chat = matches!(
            message,
            Incoming::Command { command: SeatCommand::Say { .. } | SeatCommand::Rename { .. }, .. }
                | Incoming::Reaction { .. }
        );
        let joined = self.table.as_ref().zip(self.status.seat()).filter(|_| is_chat);
        joined.is_none_or(|(joined, seat)| self.server.limits.admits_line(&joined.table, seat))
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        nonce: Option<&str>,
        code: Refusal,
        reason: &str,
    ) -> Result<(), Over> {
        let message = Refused::new(code, reason).message(nonce);
        self.write(socket, Frame::Text(text(message))).await
    }
}
