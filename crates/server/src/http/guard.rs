//! Every request passes here: limits by address, the check of its origin, and strict headers for its
//! answer.

use std::net::SocketAddr;

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{
    App, Problem, address, identity,
    problem::{self, Unreadable},
    reader::Reader,
};
use crate::{
    config::Tls,
    timeouts::{ClientTimeout, with_timeout},
};

/// The content security policy: everything comes from this server, and inline scripts don't run.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(header::HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Not "no-referrer": browsers would hide the origin of our own forms from us.
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        header::HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        header::HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        header::HeaderName::from_static("permissions-policy"),
        "microphone=(self), camera=(), geolocation=()",
    ),
];

pub(super) async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let (reader, path) = (
        Reader::of(request.headers()),
        request.uri().path().to_owned(),
    );
    let client = address::client(peer, request.headers(), app.config.proxies);
    request.extensions_mut().insert(Client(client));
    let origin = address::origin(
        request.headers(),
        request.uri(),
        !matches!(app.config.tls, Tls::Plain),
        app.config.proxies,
        app.config.url.as_deref(),
    );

    let https = origin.as_deref().is_some_and(identity::is_https);
    let renewed = identity::renewed(request.headers(), https);
    let timeout = ClientTimeout::new(&app.config.limits);
    let mut stalled = None;

    let mut response = if let Err(wait) = app.limiter.check_request(client) {
        Problem::TooMany { wait }.into_response()
    } else if is_change(request.method()) && is_cross_site(request.headers(), origin.as_deref()) {
        Problem::CrossSite.into_response()
    } else {
        request.extensions_mut().insert(Origin(origin));
        let request = request.map(|body| {
            let (body, flag) = with_timeout(body, timeout);
            stalled = Some(flag);
            body
        });
        next.run(request).await
    };
    // A request that stopped halfway fails in many ways; this is the reason.
    if stalled.is_some_and(|flag| flag.is_set()) {
        response = Problem::Stalled.into_response();
    }
    // Replace the refusals of the framework with our own.
    if response.status().is_client_error()
        && response.extensions().get::<Problem>().is_none()
        && is_plain_text(response.headers())
    {
        response = Problem::from(Unreadable::Address).into_response();
    }
    if let Some(problem) = response.extensions().get::<Problem>() {
        // Only the code: what stands beside it may be a card.
        let code = problem.code();
        tracing::debug!(code, status = problem.status().as_u16(), "refused");
        app.metrics.refused(&code);
    }
    response = problem::written(response, &reader, &path);
    app.metrics.answered(response.status());

    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    // No secret in an answer that caches may keep, and no new cookie for somebody who asked to be
    // forgotten.
    if let Some(cookie) = renewed
        && headers[header::CACHE_CONTROL] == "no-store"
        && !headers.contains_key(header::SET_COOKIE)
    {
        headers.append(header::SET_COOKIE, cookie);
    }
    if !matches!(app.config.tls, Tls::Plain) {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    response
}

fn is_plain_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}

/// The address that the limits of a request are counted by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) std::net::IpAddr);

/// The scheme and host that the client used.
#[derive(Clone, Debug)]
pub(crate) struct Origin(pub(crate) Option<String>);

fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether another site sent a change. Browsers say which site it is; a request that neither says so nor
/// has a cookie isn't from a browser.
fn is_cross_site(headers: &HeaderMap, ours: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return true;
    }
    match (headers.get(header::ORIGIN), text(header::ORIGIN.as_str())) {
        (None, _) => headers.contains_key(header::COOKIE) && text("sec-fetch-site").is_none(),
        (Some(_), origin) => origin.is_none() || origin != ours,
    }
}

/// A span without the query, because a query may hold a secret.
pub(super) fn span(request: &Request) -> tracing::Span {
    tracing::info_span!("request", method = %request.method(), path = request.uri().path())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crosses(pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        is_cross_site(&headers, Some("http://hare.example"))
    }

    #[test]
    fn changes_come_from_our_own_pages_or_from_programs() {
        assert!(!crosses(&[]));
        assert!(!crosses(&[("origin", "http://hare.example")]));
        assert!(!crosses(&[
            ("origin", "http://hare.example"),
            ("cookie", "a=b")
        ]));
        assert!(!crosses(&[
            ("sec-fetch-site", "same-origin"),
            ("cookie", "a=b")
        ]));
        assert!(crosses(&[("origin", "http://evil.example")]));
        assert!(crosses(&[("origin", "https://hare.example")]));
        assert!(crosses(&[("origin", "null")]));
        assert!(crosses(&[("sec-fetch-site", "cross-site")]));
        assert!(crosses(&[("sec-fetch-site", "same-site")]));
        assert!(crosses(&[("cookie", "a=b")]));
    }
}
