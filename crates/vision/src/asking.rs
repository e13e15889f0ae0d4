//! Asks a model about one picture.

use std::time::Duration;

use base64::{Engine, engine::general_purpose::STANDARD};
use moonhare_deck::WordsByLanguage;
use reqwest::{
    Client, Url,
    header::{AUTHORIZATION, HeaderMap, HeaderValue},
    redirect,
};
use serde_json::json;
use tokio::sync::Semaphore;

use crate::{VisionError, answer};

/// The most questions at once, over all decks: a model at home answers one at a time anyway.
pub(crate) const AT_ONCE: usize = 2;

/// How often a picture is tried if the answer is unusable.
const TRIES: usize = 2;

/// Many times what an answer needs.
const MOST_BYTES: usize = 256 * 1024;

/// A vision model. Its key appears in no log, because the header that holds it is marked sensitive.
#[derive(Debug)]
pub struct Vision {
    http: Client,
    url: Url,
    model: String,
    turns: Semaphore,
}

impl Vision {
    /// The timeout for an answer: a small machine needs a minute or two.
    pub const PATIENCE: Duration = Duration::from_secs(180);

    /// `url` is the part before `/chat/completions`, like `http://localhost:11434/v1`.
    pub fn new(
        url: &str,
        model: &str,
        key: Option<&str>,
        patience: Duration,
    ) -> Result<Vision, VisionError> {
        let address = |why: &dyn std::fmt::Display| VisionError::Address(why.to_string());
        let whole = url
            .trim_end_matches('/')
            .trim_end_matches("/chat/completions");
        let url: Url = format!("{whole}/chat/completions")
            .parse()
            .map_err(|error| address(&error))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(address(&"it begins with neither http:// nor https://"));
        }
        let mut headers = HeaderMap::new();
        if let Some(key) = key {
            let value = HeaderValue::from_str(&format!("Bearer {key}"));
            let mut value = value
                .map_err(|_| address(&"the key has characters that are not allowed in a header"))?;
            value.set_sensitive(true);
            headers.insert(AUTHORIZATION, value);
        }
        // Rustls needs one process-wide provider; somebody may have installed it already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = Client::builder()
            .default_headers(headers)
            .connect_timeout(patience.min(Duration::from_secs(10)))
            .timeout(patience)
            // Pictures and key go to the configured address and nowhere else.
            .redirect(redirect::Policy::none())
            .build()
            .map_err(|error| address(&error))?;
        Ok(Vision {
            http,
            url,
            model: model.to_owned(),
            turns: Semaphore::new(AT_ONCE),
        })
    }

    /// Asks the model for words about a picture, given as JPEG.
    pub async fn describe(&self, jpeg: &[u8]) -> Result<WordsByLanguage, VisionError> {
        let picture = format!("data:image/jpeg;base64,{}", STANDARD.encode(jpeg));
        let question = json!({
            "model": self.model,
            "stream": false,
            "messages": [{ "role": "user", "content": [
                { "type": "text", "text": answer::question() },
                { "type": "image_url", "image_url": { "url": picture } },
            ] }],
        });
        let _turn = self.turns.acquire().await;
        let mut last = VisionError::Slow;
        for _ in 0..TRIES {
            let answered = self.ask(&question).await;
            match answered.and_then(|body| answer::read(&body)) {
                Err(error @ (VisionError::Malformed(_) | VisionError::Unusable(_))) => last = error,
                other => return other,
            }
        }
        Err(last)
    }

    async fn ask(&self, question: &serde_json::Value) -> Result<Vec<u8>, VisionError> {
        let said = |error: reqwest::Error| {
            if error.is_timeout() {
                VisionError::Slow
            } else {
                VisionError::Unreachable(error.without_url().to_string())
            }
        };
        let sent = self.http.post(self.url.clone()).json(question).send();
        let mut response = sent.await.map_err(said)?;
        if !response.status().is_success() {
            return Err(VisionError::Refused(response.status().as_u16()));
        }
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(said)? {
            body.extend_from_slice(&chunk);
            if body.len() > MOST_BYTES {
                return Err(VisionError::TooLong);
            }
        }
        Ok(body)
    }
}
