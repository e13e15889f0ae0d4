//! Answers for operators: health, readiness and metrics. Also the API document and unknown URLs.

use std::sync::LazyLock;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;

use super::{App, Problem};
use crate::Cause;

/// The process is running.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// The process can serve: the store can save, tables can be read, and the server is not about
/// to stop.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    let not_ready = if *app.stopping.borrow() {
        "not ready: the server is about to stop\n"
    } else {
        match app.readiness.check(&app.rooms).await {
            Ok(()) => return (StatusCode::OK, "ready\n"),
            // The server's log has the details.
            Err(error) => match error.cause {
                Cause::Temporary => "not ready: the store does not answer\n",
                Cause::Unwritable => "not ready: the disk is full or cannot be written to\n",
                Cause::Damaged => "not ready: stored data is damaged\n",
                Cause::Gone => "not ready: the data was moved or deleted\n",
            },
        }
    };
    (StatusCode::SERVICE_UNAVAILABLE, not_ready)
}

pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    app.metrics.awake.set(app.rooms.count_awake() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}

pub(super) async fn openapi() -> Response {
    static TEXT: LazyLock<Bytes> =
        LazyLock::new(|| Bytes::from(super::openapi::document().to_string()));
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, TEXT.clone()).into_response()
}

pub(super) async fn no_such_page() -> Problem {
    Problem::NoSuchPage
}

pub(super) async fn wrong_method() -> Problem {
    Problem::WrongMethod
}
