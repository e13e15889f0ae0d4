//! For the people who run the server.

use std::sync::LazyLock;

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::IntoResponse,
};
use bytes::Bytes;

use super::{App, Problem};

/// The process lives.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// The process can serve: its store answers and it is not about to stop.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    let stopping = *app.stopping.borrow();
    let answers = app.rooms.store().list_entries().await.is_ok();
    if answers && !stopping {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    app.metrics.awake.set(app.rooms.count_awake() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}

pub(super) async fn openapi() -> impl IntoResponse {
    static WRITTEN: LazyLock<Bytes> =
        LazyLock::new(|| Bytes::from(super::openapi::document().to_string()));
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (kind, WRITTEN.clone())
}

pub(super) async fn nowhere() -> Problem {
    Problem::NoSuchPage
}

pub(super) async fn not_that_way() -> Problem {
    Problem::NotThatWay
}
