//! By what secret a request speaks: a bearer token, or a browser's cookie.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};

use crate::{Unavailable, secret::Secret};

pub(super) const COOKIE: &str = "moonhare";

/// The secret of the request; none for somebody who never came before.
#[derive(Clone, Debug)]
pub(super) struct Identity(pub(super) Option<Secret>);

impl<S: Send + Sync> FromRequestParts<S> for Identity {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Identity, Infallible> {
        Ok(Identity(
            bearer(&parts.headers).or_else(|| cookie(&parts.headers)),
        ))
    }
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Secret::parse(value.strip_prefix("Bearer ")?.trim())
}

/// A cookie of the request.
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

fn cookie(headers: &HeaderMap) -> Option<Secret> {
    Secret::parse(cookie_value(headers, COOKIE)?)
}

impl Identity {
    /// The secret, or a new one that the answer must hand over.
    pub(super) fn or_new(self) -> Result<(Secret, bool), Unavailable> {
        match self.0 {
            Some(secret) => Ok((secret, false)),
            None => Ok((Secret::new()?, true)),
        }
    }
}

/// What makes a browser lose everything that it keeps for us.
pub(super) fn forget_cookies() -> impl Iterator<Item = HeaderValue> {
    let gone = |name| format!("{name}=; Path=/; SameSite=Lax; Max-Age=0");
    [COOKIE, super::reader::PREFS, super::reader::NAME]
        .into_iter()
        .filter_map(move |name| HeaderValue::from_str(&gone(name)).ok())
}

/// The cookie by which a browser is known from now on.
pub(super) fn set_cookie(secret: &Secret, https: bool) -> Option<HeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    let value = format!(
        "{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000{secure}",
        secret.as_str()
    );
    HeaderValue::from_str(&value).ok()
}
