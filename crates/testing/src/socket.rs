//! A WebSocket to the server, message by message.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::http::connect_from;

/// How long the server may take to say something that is expected.
const PATIENCE: Duration = Duration::from_mins(1);

/// A WebSocket.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

/// What came over it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A message.
    Text(String),
    /// The server closed it, with this code.
    Closed(Option<u16>),
    /// The connection is gone.
    Lost,
}

impl Socket {
    /// Opens one.
    pub async fn open(server: SocketAddr) -> Result<Self, u16> {
        Self::open_with(server, &[]).await
    }

    /// Opens one from another address of this machine; the status if it is refused, 0 if nobody answers.
    pub async fn open_from(server: SocketAddr, from: IpAddr) -> Result<Self, u16> {
        let request = format!("ws://{server}/api/socket").into_client_request().map_err(|_| 0u16)?;
        let open = async {
            let stream = connect_from(server, from).await.map_err(|_| 0u16)?;
            match tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(stream)).await {
                Ok((stream, _)) => Ok(Self(stream)),
                Err(Error::Http(answer)) => Err(answer.status().as_u16()),
                Err(_) => Err(0),
            }
        };
        timeout(PATIENCE, open).await.unwrap_or(Err(0))
    }

    /// Opens one with these headers; the status if it is refused, 0 if nobody answers.
    pub async fn open_with(server: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Self, u16> {
        let mut request = format!("ws://{server}/api/socket").into_client_request().map_err(|_| 0u16)?;
        for (name, value) in headers {
            let value = HeaderValue::from_str(value).map_err(|_| 0u16)?;
            request.headers_mut().insert(HeaderName::from_static(name), value);
        }
        match timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await {
            Ok(Ok((stream, _))) => Ok(Self(stream)),
            Ok(Err(Error::Http(answer))) => Err(answer.status().as_u16()),
            _ => Err(0),
        }
    }

    /// Says something, with the version of the protocol; whether it could be sent.
    pub async fn say(&mut self, mut message: Value) -> bool {
        message["v"] = 1.into();
        self.send(Message::Text(message.to_string().into())).await
    }

    /// Sends a text as it is.
    pub async fn text(&mut self, text: &str) -> bool {
        self.send(Message::Text(text.into())).await
    }

    /// Sends bytes.
    pub async fn bytes(&mut self, bytes: &[u8]) -> bool {
        self.send(Message::Binary(bytes.to_owned().into())).await
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(PATIENCE, self.0.send(message)).await, Ok(Ok(())))
    }

    /// Says good-bye with this code, and hears how that is answered.
    pub async fn close(&mut self, code: u16) -> Heard {
        let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::default() };
        self.send(Message::Close(Some(frame))).await;
        self.hear().await
    }

    /// The next thing that comes. A server that only asks whether we are still there says nothing.
    pub async fn hear(&mut self) -> Heard {
        let heard = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Text(text))) => return Heard::Text(text.to_string()),
                    Some(Ok(Message::Close(frame))) => {
                        return Heard::Closed(frame.map(|frame| frame.code.into()));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return Heard::Lost,
                }
            }
        };
        timeout(PATIENCE, heard).await.unwrap_or(Heard::Lost)
    }

    /// The next message of this type; nothing if the connection ends before, or if it does not come in time.
    pub async fn until(&mut self, kind: &str) -> Option<Value> {
        let found = async {
            loop {
                let Heard::Text(text) = self.hear().await else { return None };
                let message: Value = serde_json::from_str(&text).ok()?;
                if message["type"] == kind {
                    return Some(message);
                }
            }
        };
        timeout(PATIENCE, found).await.ok()?
    }
}
