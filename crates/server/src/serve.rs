//! Running the server: listening, tidying up, and stopping without losing anybody.

use std::{
    io,
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use axum_server::{
    Handle,
    accept::DefaultAcceptor,
    tls_rustls::{RustlsAcceptor, RustlsConfig},
};
use futures_util::{StreamExt, future::try_join_all};
use hyper_util::{
    rt::{TokioExecutor, TokioTimer},
    server::conn::auto::Builder,
};
use moonhare_store::Store;
use rustls_acme::{AcmeConfig, caches::DirCache};
use tokio::{net::TcpListener, sync::watch};

use crate::{
    config::{Config, Pace, Tls},
    door::Door,
    http::{self, App},
    importing::Importing,
    limits::Limiter,
    metrics::Metrics,
    readiness::Readiness,
    rooms::Rooms,
    sweep::sweep,
    twice::Twice,
};

/// How long requests under way may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(5);

/// How often old tables and addresses are forgotten.
const TIDY: Duration = Duration::from_secs(600);

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("{address} cannot be listened on: {error}.")]
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    #[error("the certificate or its key cannot be used: {0}.")]
    Certificate(io::Error),
    #[error("the server stopped: {0}.")]
    Io(#[from] io::Error),
}

/// A server that listens already.
#[derive(Debug)]
pub struct Server {
    app: App,
    listeners: Vec<std::net::TcpListener>,
    stop: watch::Sender<bool>,
    store: Arc<dyn Store>,
}

impl Server {
    /// Takes the addresses, so that nobody can come too early.
    pub async fn bind(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
        let mut listeners = Vec::new();
        for &address in &config.listen {
            let refused = |error| ServeError::Listen { address, error };
            let listener = TcpListener::bind(address).await.map_err(refused)?;
            listeners.push(listener.into_std().map_err(refused)?);
        }
        let (stop, stopping) = watch::channel(false);
        let app = App {
            rooms: Arc::new(Rooms::new(
                store.clone(),
                config.pace.clone(),
                config.vision.clone(),
            )),
            limiter: Arc::new(Limiter::new(config.limits.clone())),
            metrics: Arc::new(Metrics::new()),
            importing: Arc::new(Importing::new()),
            readiness: Readiness::default(),
            config: Arc::new(config),
            stopping,
        };
        Ok(Server {
            app,
            listeners,
            stop,
            store,
        })
    }

    /// The addresses taken, with the ports that were free if 0 was asked for.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.listeners
            .iter()
            .filter_map(|listener| listener.local_addr().ok())
            .collect()
    }

    /// Serves until `stop` is done, then ends streams, so that viewers come back to whoever is
    /// next, and lets requests under way finish.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Server {
            app,
            listeners,
            stop: stopping,
            store,
        } = self;
        // Rustls wants one process-wide choice; a second server in a test finds it made.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let handle = Handle::new();
        let tidying = tokio::spawn(tidy(app.clone()));
        let limits = &app.config.limits;
        let door = Door::new(limits.streams, limits.all_streams, app.config.proxies > 0);
        let patience = limits.patience;
        // Computer players wake up beforehand, so that no table waits for their first thought.
        tokio::task::spawn_blocking(moonhare_bots::Gallery::moonhare);
        let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();

        let serving = try_join_all(listeners.into_iter().map(|listener| {
            let (service, handle, tls) = (service.clone(), handle.clone(), app.config.tls.clone());
            let door = door.clone();
            async move {
                match tls {
                    Tls::Plain => {
                        let mut server = axum_server::from_tcp(listener)?
                            .acceptor(door.before(DefaultAcceptor::new()));
                        hurry(server.http_builder(), patience);
                        Ok(server.handle(handle).serve(service).await?)
                    }
                    Tls::Files { cert, key } => {
                        let tls = RustlsConfig::from_pem_file(cert, key).await;
                        let tls = tls.map_err(ServeError::Certificate)?;
                        let mut server = axum_server::from_tcp(listener)?
                            .acceptor(door.before(RustlsAcceptor::new(tls)));
                        hurry(server.http_builder(), patience);
                        Ok(server.handle(handle).serve(service).await?)
                    }
                    Tls::Acme {
                        domain,
                        email,
                        cache,
                        staging,
                    } => {
                        let mut acme = AcmeConfig::new([domain])
                            .contact(email.map(|email| format!("mailto:{email}")))
                            .cache(DirCache::new(cache))
                            .directory_lets_encrypt(!staging)
                            .state();
                        let acceptor = acme.axum_acceptor(acme.default_rustls_config());
                        tokio::spawn(async move {
                            while let Some(news) = acme.next().await {
                                match news {
                                    Ok(news) => tracing::info!(?news, "certificate"),
                                    Err(error) => tracing::error!(%error, "certificate"),
                                }
                            }
                        });
                        let mut server =
                            axum_server::from_tcp(listener)?.acceptor(door.before(acceptor));
                        hurry(server.http_builder(), patience);
                        Ok::<(), ServeError>(server.handle(handle).serve(service).await?)
                    }
                }
            }
        }));
        let ending = async {
            stop.await;
            // Streams end by themselves; requests under way are waited for.
            let _ = stopping.send(true);
            handle.graceful_shutdown(Some(GRACE));
            std::future::pending::<()>().await;
        };
        let served = tokio::select! {
            served = serving => served.map(|_| ()),
            () = ending => Ok(()),
        };
        tidying.abort();
        store.close().await;
        served
    }
}

/// Who is slow to say what they want is sent away.
fn hurry(builder: &mut Builder<TokioExecutor>, patience: Duration) {
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(patience);
    builder
        .http2()
        .timer(TokioTimer::new())
        .keep_alive_interval(patience)
        .keep_alive_timeout(patience);
}

async fn tidy(app: App) {
    let Pace {
        unused, certain, ..
    } = app.config.pace;
    let mut every = tokio::time::interval(TIDY.min(certain.max(Duration::from_millis(10))));
    let (mut old_tables, mut old_blobs) = (Twice::new(certain), Twice::new(certain));
    let mut swept: Option<Instant> = None;
    loop {
        every.tick().await;
        let now = Instant::now();
        app.limiter.tidy();
        match app.rooms.tidy(&mut old_tables, now).await {
            Ok(0) => {}
            Ok(removed) => tracing::info!(removed, "old tables"),
            Err(error) => tracing::warn!(%error, "old tables could not be removed"),
        }
        // Every log is read for this, so not each time.
        if swept.is_none_or(|last| now.duration_since(last) >= unused) {
            swept = Some(now);
            let before = SystemTime::now() - unused;
            match sweep(app.rooms.store(), before, &mut old_blobs, now).await {
                Ok(0) => {}
                Ok(deleted) => tracing::info!(deleted, "unused pictures and recordings"),
                Err(error) => tracing::warn!(%error, "unused files could not be deleted"),
            }
        }
    }
}
