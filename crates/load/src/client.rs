//! The requests that make tables and sit people down, over connections that are used again.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, bail};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::{Request, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

/// One for each server.
pub type Clients = Arc<[Client]>;

/// Asks a server over HTTP.
pub struct Client {
    pub address: SocketAddr,
    free: Mutex<Vec<SendRequest<Full<Bytes>>>>,
}

impl Client {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, free: Mutex::default() }
    }

    /// Posts something and reads the answer.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let request = Request::post(path)
            .header(header::HOST, self.address.to_string())
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(serde_json::to_vec(body)?.into()))?;
        let mut connection = self.connection().await?;
        let answer = connection.send_request(request).await.with_context(|| format!("POST {path}"))?;
        let status = answer.status();
        let text = answer.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!("POST {path}: {status}: {}", String::from_utf8_lossy(&text));
        }
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        serde_json::from_slice(&text).with_context(|| format!("POST {path}"))
    }

    async fn connection(&self) -> Result<SendRequest<Full<Bytes>>> {
        loop {
            let known = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some(mut known) = known else { break };
            if known.ready().await.is_ok() {
                return Ok(known);
            }
        }
        let stream = TcpStream::connect(self.address).await.with_context(|| self.address.to_string())?;
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // A connection that breaks is noticed by the next one to ask over it.
        tokio::spawn(async move { drop(connection.await) });
        Ok(sender)
    }
}
