//! The secret that a request is sent with: a bearer token, or a browser's cookie.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};

use aide::OperationInput;

use super::guard::Origin;
use crate::{Unavailable, secret::Secret};

/// The cookie with HTTPS. Its name makes browsers accept it only from this host and send it only there.
pub(super) const STRICT_COOKIE: &str = "__Host-moonhare";

/// The cookie without HTTPS. With HTTPS the server ignores it: another host, or an attacker in the
/// network, may have set it.
pub(super) const PLAIN_COOKIE: &str = "moonhare";

/// The secret of the request; `None` for somebody new.
#[derive(Clone, Debug)]
pub(super) struct Identity(pub(super) Option<Secret>);

impl<S: Send + Sync> FromRequestParts<S> for Identity {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Identity, Infallible> {
        let https = parts.extensions.get().is_some_and(is_https);
        let cookie = || Secret::parse(cookie_value(&parts.headers, cookie_name(https))?);
        Ok(Identity(bearer(&parts.headers).or_else(cookie)))
    }
}

impl OperationInput for Identity {}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Secret::parse(value.strip_prefix("Bearer ")?.trim())
}

/// The value of the first cookie with this name.
pub(super) fn cookie_value<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = cookies
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(known, _)| *known == name)
        .map(|(_, value)| value)
}

fn cookie_name(https: bool) -> &'static str {
    if https { STRICT_COOKIE } else { PLAIN_COOKIE }
}

fn is_https(origin: &Origin) -> bool {
    let origin = origin.0.as_deref();
    origin.is_some_and(|origin| origin.starts_with("https:"))
}

impl Identity {
    /// The secret, or a new one. `true` means that it's new, so the answer must give it to the client.
    pub(super) fn or_new(self) -> Result<(Secret, bool), Unavailable> {
        match self.0 {
            Some(secret) => Ok((secret, false)),
            None => Ok((Secret::new()?, true)),
        }
    }
}

/// The headers that delete all our cookies.
pub(super) fn forget_cookies() -> impl Iterator<Item = HeaderValue> {
    // A browser accepts changes to the strict cookie only over HTTPS and with `Secure`.
    let gone = |(name, secure)| format!("{name}=; Path=/; SameSite=Lax; Max-Age=0{secure}");
    [
        (STRICT_COOKIE, "; Secure"),
        (PLAIN_COOKIE, ""),
        (super::reader::PREFS_COOKIE, ""),
        (super::reader::NAME_COOKIE, ""),
    ]
    .into_iter()
    .filter_map(move |cookie| HeaderValue::from_str(&gone(cookie)).ok())
}

/// The cookie that gives somebody new their secret.
pub(super) fn secret_cookie(secret: &Secret, origin: &Origin) -> Option<HeaderValue> {
    let https = is_https(origin);
    let name = cookie_name(https);
    let secure = if https { "; Secure" } else { "" };
    let value = format!(
        "{name}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000{secure}",
        secret.as_str()
    );
    HeaderValue::from_str(&value).ok()
}
