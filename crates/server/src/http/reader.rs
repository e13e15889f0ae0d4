//! The reader of an answer: their language, their settings, and whether they get a page or JSON.

use std::convert::Infallible;

use aide::OperationInput;
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use moonhare_web::{Lang, Prefs, Theme};
use serde::{Deserialize, Serialize};

use super::identity::cookie_value;

pub(super) const PREFS_COOKIE: &str = "moonhare-prefs";
pub(super) const NAME_COOKIE: &str = "moonhare-name";

#[derive(Clone, Copy, Debug)]
pub(super) struct Reader {
    /// Whether the client is a browser that gets a page. Programs get JSON.
    pub(super) wants_page: bool,
    pub(super) lang: &'static Lang,
    pub(super) prefs: Prefs,
}

/// A reader's own settings, as a cookie keeps them.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub(super) struct SavedPrefs {
    lang: Option<String>,
    theme: Theme,
    sound: Option<String>,
    vibration: Option<String>,
    awake: Option<String>,
    motion: Option<String>,
    descriptions: Option<String>,
    spacing: Option<String>,
}

impl SavedPrefs {
    fn prefs(&self) -> Prefs {
        Prefs {
            theme: self.theme,
            sound: self.sound.is_some(),
            vibration: self.vibration.is_some(),
            awake: self.awake.is_some(),
            motion: self.motion.is_some(),
            descriptions: self.descriptions.is_some(),
            spacing: self.spacing.is_some(),
        }
    }

    pub(super) fn cookie(&self) -> Option<HeaderValue> {
        set_cookie(PREFS_COOKIE, &serde_urlencoded::to_string(self).ok()?)
    }
}

fn set_cookie(name: &str, value: &str) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!(
        "{name}={value}; Path=/; SameSite=Lax; Max-Age=34560000"
    ))
    .ok()
}

/// The cookie that remembers a name.
pub(super) fn name_cookie(name: &str) -> Option<HeaderValue> {
    set_cookie(
        NAME_COOKIE,
        &serde_urlencoded::to_string([("n", name)]).ok()?,
    )
}

/// The name that the reader had last time.
pub(super) fn remembered_name(headers: &HeaderMap) -> String {
    let pairs: Option<Vec<(String, String)>> =
        cookie_value(headers, NAME_COOKIE).and_then(|value| serde_urlencoded::from_str(value).ok());
    pairs
        .and_then(|pairs| pairs.into_iter().next())
        .map(|(_, name)| name)
        .unwrap_or_default()
}

impl Reader {
    pub(super) fn of(headers: &HeaderMap) -> Reader {
        let text =
            |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let saved: Option<SavedPrefs> = cookie_value(headers, PREFS_COOKIE)
            .and_then(|value| serde_urlencoded::from_str(value).ok());
        let chosen = saved
            .as_ref()
            .and_then(|saved| Lang::of(saved.lang.as_deref()?));
        let asked = || Lang::negotiate(text(header::ACCEPT_LANGUAGE).unwrap_or_default());
        Reader {
            wants_page: text(header::ACCEPT).is_some_and(|accept| accept.contains("text/html")),
            lang: chosen.unwrap_or_else(asked),
            prefs: saved.map_or_else(Prefs::default, |saved| saved.prefs()),
        }
    }
}

impl OperationInput for Reader {}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        Ok(Reader::of(&parts.headers))
    }
}
