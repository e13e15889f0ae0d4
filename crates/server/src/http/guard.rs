//! Every request passes through [`guard`]. It refuses addresses that send too much and changes that come
//! from other sites, and adds security headers to every answer.

use std::net::{IpAddr, SocketAddr};

use axum::{
    body::{Body, HttpBody},
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{
    App, Problem, address,
    problem::{self, Unreadable},
    reader::Reader,
};
use crate::{
    config::Tls,
    held::{Keeping, held_body},
    timeouts::{ClientTimeout, watch_body},
};

/// A smaller answer costs less than its connection and is never refused for its size.
const SMALL_ANSWER: u64 = 4 * 1024;

/// Marks an answer whose bytes are part of the program. It takes no memory of its own, so it isn't counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct BuiltIn;

/// The content security policy: everything comes from this server, and inline scripts don't run.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

const SECURITY_HEADERS: [(header::HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
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

    let timeout = ClientTimeout::new(&app.config.limits);
    let mut body_state = None;

    let mut response = if let Err(wait) = app.limiter.check_request(client) {
        Problem::TooMany { wait }.into_response()
    } else if is_change(request.method()) && is_cross_site(request.headers(), origin.as_deref()) {
        Problem::CrossSite.into_response()
    } else {
        request.extensions_mut().insert(Origin(origin));
        let request = request.map(|body| {
            let (body, state) = watch_body(body, timeout, app.limiter.hold_body(client));
            body_state = Some(state);
            body
        });
        next.run(request).await
    };
    // If the body of a request is cut off, its handler may fail in many ways. Answer with the real reason.
    if let Some(state) = body_state {
        if state.is_stalled() {
            response = Problem::Stalled.into_response();
        } else if state.is_over_limit() {
            response = Problem::Busy.into_response();
        }
    }
    response = limit_unread(&app, client, response);
    // The framework refuses in plain text. Answer with a problem instead.
    if response.status().is_client_error()
        && response.extensions().get::<Problem>().is_none()
        && is_plain_text(response.headers())
    {
        response = Problem::from(Unreadable::Url).into_response();
    }
    if let Some(problem) = response.extensions().get::<Problem>() {
        // Log only the code. The other fields of a problem may name a card.
        let code = problem.code();
        tracing::debug!(code, status = problem.status().as_u16(), "refused");
        app.metrics.refused(&code);
    }
    response = problem::render(response, &reader, &path);
    app.metrics.answered(response.status());

    let headers = response.headers_mut();
    for (name, value) in SECURITY_HEADERS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    if !matches!(app.config.tls, Tls::Plain) {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    response
}

/// Lets few answers be compressed at once, because a compressor keeps its memory until its answer is sent.
/// Other answers go as they are.
pub(super) async fn limit_compression(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let client = address::client(peer, request.headers(), app.config.proxies);
    let slot = app.limiter.take_compressor(client);
    if slot.is_none() {
        request.headers_mut().remove(header::ACCEPT_ENCODING);
    }
    let response = next.run(request).await;
    match slot {
        Some(kept) if response.headers().contains_key(header::CONTENT_ENCODING) => {
            response.map(|body| Body::new(Keeping { body, kept }))
        }
        _ => response,
    }
}

/// Counts the bytes of an answer until they are sent. Refuses it if its address reads too little of what
/// it asks for.
fn limit_unread(app: &App, client: IpAddr, response: Response) -> Response {
    let is_large = |length: u64| length > SMALL_ANSWER;
    if response.extensions().get::<BuiltIn>().is_some()
        || !response.body().size_hint().exact().is_some_and(is_large)
    {
        return response;
    }
    let (head, body) = response.into_parts();
    match held_body(body, app.limiter.hold_answer(client)) {
        Some(body) => Response::from_parts(head, body),
        None => Problem::Busy.into_response(),
    }
}

fn is_plain_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}

/// The address that the limits of a request are counted by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// The scheme and host that the client used.
#[derive(Clone, Debug)]
pub(crate) struct Origin(pub(crate) Option<String>);

fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether another site sent the request. Browsers say where a request comes from. A request that
/// doesn't say it and has no cookie isn't from a browser.
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

/// The span of a request in the log. It leaves out the query, which may hold a secret.
pub(super) fn span(request: &Request) -> tracing::Span {
    tracing::info_span!("request", method = %request.method(), path = request.uri().path())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_refused(pairs: &[(&'static str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, value.parse().unwrap());
        }
        is_cross_site(&headers, Some("http://hare.example"))
    }

    #[test]
    fn changes_come_from_our_own_pages_or_from_programs() {
        assert!(!is_refused(&[]));
        assert!(!is_refused(&[("origin", "http://hare.example")]));
        assert!(!is_refused(&[
            ("origin", "http://hare.example"),
            ("cookie", "a=b")
        ]));
        assert!(!is_refused(&[
            ("sec-fetch-site", "same-origin"),
            ("cookie", "a=b")
        ]));
        assert!(is_refused(&[("origin", "http://evil.example")]));
        assert!(is_refused(&[("origin", "https://hare.example")]));
        assert!(is_refused(&[("origin", "null")]));
        assert!(is_refused(&[("sec-fetch-site", "cross-site")]));
        assert!(is_refused(&[("sec-fetch-site", "same-site")]));
        assert!(is_refused(&[("cookie", "a=b")]));
    }
}
