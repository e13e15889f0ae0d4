//! An HTTP client: a base address and a secret.

use std::{net::IpAddr, sync::Arc, time::Duration};

use bytes::{Bytes, BytesMut};
use reqwest::{Method, Response, header};
use serde_json::Value;

use crate::{Answer, Stream, Trouble};

const JSON: &str = "application/json";
const EVENTS: &str = "text/event-stream";

#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    base: Arc<str>,
    token: Option<Arc<str>>,
    language: Option<Arc<str>>,
}

/// How long a request may take. A large one brings a deck, and a busy server reads its pictures slowly.
const PATIENCE: Duration = Duration::from_secs(30);
const LARGE: usize = 64 * 1024;
const LARGE_PATIENCE: Duration = Duration::from_secs(180);

/// How long an answer may be: many times what a game's whole log takes.
const LONGEST_ANSWER: usize = 32 << 20;

impl Client {
    /// A client without a secret. `base` looks like `http://127.0.0.1:8080`.
    pub fn new(base: &str) -> Result<Client, Trouble> {
        Client::made(base, None)
    }

    /// A client that connects from one of this machine's addresses.
    pub fn from_address(base: &str, address: IpAddr) -> Result<Client, Trouble> {
        Client::made(base, Some(address))
    }

    fn made(base: &str, address: Option<IpAddr>) -> Result<Client, Trouble> {
        // Rustls needs one process-wide provider; somebody may have installed it already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut http = reqwest::Client::builder()
            .connect_timeout(Duration::from_secs(10))
            // Streams send a sign of life every 15 seconds.
            .read_timeout(Duration::from_secs(60))
            .redirect(reqwest::redirect::Policy::none())
            .local_address(address);
        // Plain HTTP needs none of the system's certificates, and reading them takes long.
        if base.starts_with("http://") {
            http = http.tls_certs_only([]);
        }
        Ok(Client {
            http: http.build()?,
            base: base.into(),
            token: None,
            language: None,
        })
    }

    /// Another person on the same connections.
    pub fn with_token(&self, token: &str) -> Client {
        Client {
            token: Some(token.into()),
            ..self.clone()
        }
    }

    pub fn without_token(&self) -> Client {
        Client {
            token: None,
            ..self.clone()
        }
    }

    /// A client that asks for answers in a language: `ro`, `pt-BR`.
    pub fn speaking(&self, language: &str) -> Client {
        Client {
            language: Some(language.into()),
            ..self.clone()
        }
    }

    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    pub fn base(&self) -> &str {
        &self.base
    }

    pub async fn get(&self, path: &str) -> Result<Answer, Trouble> {
        self.send(Method::GET, path, &[], Bytes::new()).await
    }

    /// Posts a command. The same key has one effect, however often it is sent.
    pub async fn post(
        &self,
        path: &str,
        key: Option<&str>,
        body: &Value,
    ) -> Result<Answer, Trouble> {
        self.post_with(&[], path, key, body).await
    }

    /// Posts a command, and asks for no more than the table's new version.
    pub async fn post_for_version(
        &self,
        path: &str,
        key: Option<&str>,
        body: &Value,
    ) -> Result<Answer, Trouble> {
        let minimal = [("prefer", "return=minimal")];
        self.post_with(&minimal, path, key, body).await
    }

    async fn post_with(
        &self,
        headers: &[(&str, &str)],
        path: &str,
        key: Option<&str>,
        body: &Value,
    ) -> Result<Answer, Trouble> {
        let mut headers = headers.to_vec();
        headers.push(("content-type", "application/json"));
        headers.extend(key.map(|key| ("idempotency-key", key)));
        self.send(Method::POST, path, &headers, body.to_string().into())
            .await
    }

    /// Sends any request.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Bytes,
    ) -> Result<Answer, Trouble> {
        let is_accept = |(name, _): &&(&str, &str)| *name == "accept";
        let accept = (headers.iter().find(is_accept)).map_or(JSON, |(_, value)| *value);
        let request = self.request(method, path, accept);
        let patience = match body.len() {
            ..LARGE => PATIENCE,
            _ => LARGE_PATIENCE,
        };
        let mut request = request.timeout(patience);
        for (name, value) in headers.iter().filter(|header| !is_accept(header)) {
            request = request.header(*name, *value);
        }
        let response = request.body(body).send().await?;
        read(response).await
    }

    /// Opens a table's live stream.
    pub async fn stream(&self, code: &str) -> Result<Stream, Trouble> {
        self.listen(&format!("/t/{code}/stream")).await
    }

    /// Opens a table's live stream again. It never shows less than this version.
    pub async fn stream_after(&self, code: &str, seen: u64) -> Result<Stream, Trouble> {
        let path = format!("/t/{code}/stream");
        let request = self.request(Method::GET, &path, EVENTS);
        Client::follow(request.header("last-event-id", seen)).await
    }

    /// Opens any stream of events.
    pub async fn listen(&self, path: &str) -> Result<Stream, Trouble> {
        Client::follow(self.request(Method::GET, path, EVENTS)).await
    }

    async fn follow(request: reqwest::RequestBuilder) -> Result<Stream, Trouble> {
        let response = request.send().await?;
        if response.status().is_success() {
            Ok(Stream::new(head(&response), response))
        } else {
            Err(Trouble::Refused(read(response).await?))
        }
    }

    fn request(&self, method: Method, path: &str, accept: &str) -> reqwest::RequestBuilder {
        let mut request = self
            .http
            .request(method, format!("{}{path}", self.base))
            .header(header::ACCEPT, accept);
        if let Some(language) = &self.language {
            request = request.header(header::ACCEPT_LANGUAGE, &**language);
        }
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }
}

fn head(response: &Response) -> Vec<(String, String)> {
    let text = |value: &header::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    let headers = response.headers().iter();
    headers
        .map(|(name, value)| (name.to_string(), text(value)))
        .collect()
}

async fn read(mut response: Response) -> Result<Answer, Trouble> {
    let mut body = BytesMut::new();
    while let Some(chunk) = response.chunk().await? {
        if body.len() + chunk.len() > LONGEST_ANSWER {
            return Err(Trouble::TooLong);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(Answer {
        status: response.status().as_u16(),
        headers: head(&response),
        body: body.freeze(),
    })
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

    use super::*;

    #[tokio::test]
    async fn an_answer_without_an_end_is_refused() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let server = tokio::spawn(async move {
            let (mut line, _) = listener.accept().await.unwrap();
            let _ = line.read(&mut [0; 4096]).await.unwrap();
            let head = "HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n";
            line.write_all(head.as_bytes()).await.unwrap();
            let mut sent = 0;
            while line.write_all(&[b'x'; 1 << 16]).await.is_ok() {
                sent += 1 << 16;
                assert!(sent < 4 * LONGEST_ANSWER, "it reads on and on");
            }
        });
        let answer = Client::new(&base).unwrap().get("/").await;
        assert!(matches!(answer, Err(Trouble::TooLong)));
        server.await.unwrap();
    }
}
