//! HTTP so plain that a test sees every byte: one connection for each question.

use std::fmt::Write as _;
use std::io::{self, Read, Write};
#[cfg(feature = "client")]
use std::net::IpAddr;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;
#[cfg(feature = "client")]
use tokio::net::TcpSocket;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_mins(1);

/// A question to a server.
#[derive(Clone, Debug)]
pub struct Ask {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, String)>,
    body: Option<Vec<u8>>,
}

/// What the server answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status, 200 for example.
    pub status: u16,
    /// All headers, as they came.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Ask {
    /// `GET` of a path.
    pub fn get(path: impl Into<String>) -> Self {
        Self::method("GET", path)
    }

    /// `POST` of JSON to a path.
    pub fn post(path: impl Into<String>, body: &Value) -> Self {
        Self::method("POST", path)
            .header("content-type", "application/json")
            .body(body.to_string().into_bytes())
    }

    /// Any method.
    pub fn method(method: &'static str, path: impl Into<String>) -> Self {
        Self { method, path: path.into(), headers: Vec::new(), body: None }
    }

    /// With a header.
    #[must_use]
    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// With the token of a seat, if there is one.
    #[must_use]
    pub fn token(self, token: Option<&str>) -> Self {
        match token {
            Some(token) => self.header("authorization", format!("Bearer {token}")),
            None => self,
        }
    }

    /// With a body.
    #[must_use]
    pub fn body(mut self, body: Vec<u8>) -> Self {
        self.body = Some(body);
        self
    }

    /// Asks, from asynchronous code.
    #[cfg(feature = "client")]
    pub async fn of(self, server: SocketAddr) -> io::Result<Answer> {
        exchange(server, &self.bytes(server)).await
    }

    /// Asks from another address of this machine.
    #[cfg(feature = "client")]
    pub async fn of_from(self, server: SocketAddr, from: IpAddr) -> io::Result<Answer> {
        talk(connect_from(server, from), &self.bytes(server)).await
    }

    /// Asks and waits for the answer.
    pub fn blocking(self, server: SocketAddr) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(server)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        // A server that has read enough answers and closes before it has read everything.
        let _ = stream.write_all(&self.bytes(server));
        let mut answer = Vec::new();
        match stream.read_to_end(&mut answer) {
            Err(error) if answer.is_empty() => Err(error),
            _ => Answer::read(&answer),
        }
    }

    /// As it goes over the wire.
    fn bytes(self, server: SocketAddr) -> Vec<u8> {
        let mut head =
            format!("{} {} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n", self.method, self.path);
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        if let Some(body) = &self.body {
            let _ = write!(head, "content-length: {}\r\n", body.len());
        }
        let mut bytes = (head + "\r\n").into_bytes();
        bytes.extend(self.body.unwrap_or_default());
        bytes
    }
}

/// Sends these bytes and reads until the server closes the connection.
#[cfg(feature = "client")]
pub async fn exchange(server: SocketAddr, bytes: &[u8]) -> io::Result<Answer> {
    talk(tokio::net::TcpStream::connect(server), bytes).await
}

/// Connects from another address of this machine.
#[cfg(feature = "client")]
pub async fn connect_from(server: SocketAddr, from: IpAddr) -> io::Result<tokio::net::TcpStream> {
    let socket = if server.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.bind(SocketAddr::new(from, 0))?;
    socket.connect(server).await
}

#[cfg(feature = "client")]
async fn talk(
    connecting: impl Future<Output = io::Result<tokio::net::TcpStream>>,
    bytes: &[u8],
) -> io::Result<Answer> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let talk = async {
        let mut stream = connecting.await?;
        // As above.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        match stream.read_to_end(&mut answer).await {
            Err(error) if answer.is_empty() => Err(error),
            _ => Answer::read(&answer),
        }
    };
    let answer = tokio::time::timeout(PATIENCE, talk).await;
    answer.map_err(|_| io::Error::other("found no answer in time"))?
}

impl Answer {
    fn read(bytes: &[u8]) -> io::Result<Self> {
        let bad = || io::Error::other(format!("found {:?}, expected HTTP", String::from_utf8_lossy(bytes)));
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").ok_or_else(bad)?;
        let text = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let (first, head) = text.split_once("\r\n").ok_or_else(bad)?;
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(bad)?;
        Ok(Self { status, head: head.to_owned(), body: bytes[end + 4..].to_owned() })
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.head.lines().filter_map(|line| line.split_once(": "));
        headers.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON; nothing if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}
