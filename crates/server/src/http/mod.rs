//! The URLs. One set for browsers and programs: `Accept: application/json` gets JSON.

mod address;
mod decks;
mod forget;
mod forms;
mod guard;
mod home;
mod identity;
mod openapi;
mod ops;
mod pages;
mod parts;
mod problem;
mod reader;
mod routes;
mod sheet;
mod sounds;
mod stream;
mod table;
mod visit;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware};
use tokio::sync::watch;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, trace::TraceLayer};

use crate::{
    config::Config, importing::Importing, limits::Limiter, metrics::Metrics,
    passwords::Passwords, readiness::Readiness, rooms::Rooms,
};

pub(crate) use problem::Problem;

/// What every handler can reach.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) config: Arc<Config>,
    pub(crate) limiter: Arc<Limiter>,
    pub(crate) passwords: Arc<Passwords>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) importing: Arc<Importing>,
    pub(crate) readiness: Readiness,
    /// Turns true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// More than any form or JSON command needs.
const MOST_BYTES: usize = 64 * 1024;

pub(crate) fn router(app: App) -> Router {
    guarded(routes::routes(), app)
}

/// What only the people who run the server see.
pub(crate) fn admin_router(app: App) -> Router {
    guarded(routes::admin(), app)
}

fn guarded(routes: Vec<routes::Route>, app: App) -> Router {
    (routes.into_iter())
        .fold(Router::new(), |router, route| {
            router.route(route.path, route.answer)
        })
        .fallback(ops::nowhere)
        .method_not_allowed_fallback(ops::not_that_way)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(guard::span))
        .with_state(app)
}
