//! The URLs. One set for browsers and programs: `Accept: application/json` gets JSON.

mod address;
mod forms;
mod guard;
mod home;
mod identity;
mod ops;
mod pages;
mod problem;
mod reader;
mod sheet;
mod sounds;
mod stream;
mod table;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware, routing::get};
use tokio::sync::watch;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, trace::TraceLayer};

use crate::{config::Config, limits::Limiter, metrics::Metrics, rooms::Rooms};

pub(crate) use problem::Problem;

/// What every handler can reach.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) config: Arc<Config>,
    pub(crate) limiter: Arc<Limiter>,
    pub(crate) metrics: Arc<Metrics>,
    /// Turns true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// More than any form or JSON command needs.
const MOST_BYTES: usize = 64 * 1024;

/// Every URL with its method, as the API document lists them.
pub(crate) const ROUTES: &[(&str, &str)] = &[
    ("get", "/"),
    ("post", "/tables"),
    ("get", "/tables"),
    ("get", "/join"),
    ("get", "/t/{code}"),
    ("get", "/t/{code}/stream"),
    ("get", "/t/{code}/live"),
    ("get", "/t/{code}/board"),
    ("get", "/t/{code}/board/live"),
    ("get", "/t/{code}/redeem"),
    ("get", "/rules"),
    ("get", "/offline"),
    ("post", "/settings"),
    ("get", "/a/{version}/{file}"),
    ("get", "/sw.js"),
    ("get", "/manifest.webmanifest"),
    ("get", "/favicon.svg"),
    ("get", "/cards/{card}"),
    ("get", "/t/{code}/rounds"),
    ("get", "/t/{code}/game.json"),
    ("post", "/t/{code}/sounds"),
    ("get", "/t/{code}/sounds/{sound}"),
    ("post", "/t/{code}/{do}"),
    ("get", "/healthz"),
    ("get", "/readyz"),
    ("get", "/metrics"),
    ("get", "/openapi.json"),
];

pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/", get(home::home))
        .route("/tables", get(home::tables).post(home::open))
        .route("/join", get(home::join))
        .route("/t/{code}", get(table::show))
        .route("/t/{code}/stream", get(stream::views))
        .route("/t/{code}/live", get(stream::regions))
        .route("/t/{code}/board", get(pages::board))
        .route("/t/{code}/board/live", get(stream::board_regions))
        .route("/t/{code}/redeem", get(pages::redeem).post(table::redeem))
        .route("/rules", get(pages::rules))
        .route("/offline", get(pages::offline))
        .route("/settings", axum::routing::post(pages::settings))
        .route("/a/{version}/{file}", get(pages::asset))
        .route("/sw.js", get(pages::asset))
        .route("/manifest.webmanifest", get(pages::asset))
        .route("/favicon.svg", get(pages::asset))
        .route("/cards/{card}", get(pages::card))
        .route("/t/{code}/rounds", get(table::rounds))
        .route("/t/{code}/game.json", get(table::download))
        .route(
            "/t/{code}/sounds",
            axum::routing::post(sounds::upload).layer(DefaultBodyLimit::max(sounds::MOST_BYTES)),
        )
        .route("/t/{code}/sounds/{sound}", get(sounds::play))
        .route("/t/{code}/{do}", axum::routing::post(table::act))
        .route("/healthz", get(ops::healthz))
        .route("/readyz", get(ops::readyz))
        .route("/metrics", get(ops::metrics))
        .route("/openapi.json", get(ops::openapi))
        .fallback(ops::nowhere)
        .method_not_allowed_fallback(ops::not_that_way)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(TraceLayer::new_for_http().make_span_with(guard::span))
        .with_state(app)
}
