//! The URLs, the same for browsers and programs: a browser accepts HTML and gets pages, a program gets
//! JSON.

mod address;
mod answer;
mod assets;
mod change;
mod decks;
mod forget;
mod forms;
mod guard;
mod home;
mod identity;
mod info_pages;
mod openapi;
mod opening;
mod ops;
mod parts;
mod problem;
mod reader;
mod reading;
mod routes;
mod settings;
mod sounds;
mod stream;
mod table;
mod table_page;
mod tables;
mod visit;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware};
use moonhare_shelf::Importing;
use moonhare_store::Store;
use tokio::sync::watch;
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, trace::TraceLayer};

use crate::{
    config::Config, limits::Limiter, load::Load, metrics::Metrics, passwords::Passwords,
    readiness::Readiness, recordings::Recordings, rooms::Rooms,
};

pub(crate) use problem::Problem;

/// What every handler has access to.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) config: Arc<Config>,
    pub(crate) limiter: Arc<Limiter>,
    pub(crate) passwords: Arc<Passwords>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) importing: Arc<Importing>,
    pub(crate) readiness: Readiness,
    pub(crate) recordings: Arc<Recordings>,
    pub(crate) load: Arc<Load>,
    /// Turns true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        stopping: watch::Receiver<bool>,
    ) -> App {
        let limits = &config.limits;
        App {
            rooms: Arc::new(Rooms::new(
                store.clone(),
                config.pace.clone(),
                config.vision.clone(),
            )),
            limiter: Arc::new(Limiter::new(limits.clone())),
            passwords: Arc::new(Passwords::new(limits.passwords)),
            metrics: Arc::new(Metrics::new()),
            importing: Arc::new(Importing::new()),
            readiness: Readiness::default(),
            recordings: Arc::new(Recordings::new(store, limits.all_recordings)),
            load: Arc::new(Load::new(limits)),
            config: Arc::new(config),
            stopping,
        }
    }

    /// Refuses uploads while the disk is almost full: moves need the rest.
    async fn has_disk(&self) -> Result<(), Problem> {
        let free = self.rooms.store().free_space().await;
        match free? {
            Some(free) if free < self.config.limits.disk_reserve => Err(Problem::DiskFull),
            _ => Ok(()),
        }
    }
}

/// More than any form or JSON command needs.
const MOST_BYTES: usize = 64 * 1024;

pub(crate) fn router(app: App) -> Router {
    guarded(routes::routes().into(), app)
}

/// Only for the people who run the server.
pub(crate) fn admin_router(app: App) -> Router {
    guarded(routes::admin(), app)
}

fn guarded(routes: Router<App>, app: App) -> Router {
    routes
        .fallback(ops::nowhere)
        .method_not_allowed_fallback(ops::not_that_way)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(guard::span))
        .with_state(app)
}
