//! Answers HTTP requests. Browsers and programs use the same URLs: a client that accepts HTML gets
//! pages, any other gets JSON.

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
mod multipart;
mod openapi;
mod opening;
mod ops;
mod prefs;
mod problem;
mod reader;
mod routes;
mod schema_check;
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
            importing: Arc::new(Importing::new(config.spool.clone())),
            readiness: Readiness::default(),
            recordings: Arc::new(Recordings::new(store, limits.all_recordings)),
            load: Arc::new(Load::new(limits)),
            config: Arc::new(config),
            stopping,
        }
    }

    /// While the disk is almost full, refuses what can wait. The space that is left is for moves.
    async fn check_disk_space(&self) -> Result<(), Problem> {
        match self.rooms.store().free_space().await? {
            Some(free) if free < self.config.limits.disk_reserve => Err(Problem::DiskFull),
            _ => Ok(()),
        }
    }

    /// The same for an upload. Until it is stored, it lies where uploads are spooled, which may be another
    /// disk.
    async fn check_space_for_upload(&self) -> Result<(), Problem> {
        self.check_disk_space().await?;
        match self.importing.free_space().await? {
            Some(free) if free < self.config.limits.disk_reserve.min(SPOOL_RESERVE) => {
                Err(Problem::DiskFull)
            }
            _ => Ok(()),
        }
    }
}

/// The least free space where uploads are spooled. It's less than tables need, because with NATS that
/// place is often in memory, and small.
const SPOOL_RESERVE: u64 = 64 * 1024 * 1024;

/// The most bytes in the body of a form or a JSON command. None needs as many.
const MOST_BODY_BYTES: usize = 64 * 1024;

pub(crate) fn router(app: App) -> Router {
    guarded(routes::routes().into(), app)
}

/// The routes at the admin address, for operators.
pub(crate) fn admin_router(app: App) -> Router {
    guarded(routes::admin(), app)
}

fn guarded(routes: Router<App>, app: App) -> Router {
    routes
        .fallback(ops::no_such_page)
        .method_not_allowed_fallback(ops::wrong_method)
        .layer(DefaultBodyLimit::max(MOST_BODY_BYTES))
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(
            app.clone(),
            guard::limit_compression,
        ))
        .layer(TraceLayer::new_for_http().make_span_with(guard::span))
        .with_state(app)
}
