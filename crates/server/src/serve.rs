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
use futures_util::{
    StreamExt,
    future::{try_join, try_join_all},
};
use hyper_util::{
    rt::{TokioExecutor, TokioTimer},
    server::conn::auto::Builder,
};
use moonhare_shelf::{Twice, sweep};
use moonhare_store::Store;
use rustls_acme::{AcmeConfig, caches::DirCache};
use tokio::{net::TcpListener, sync::watch};

use crate::{
    config::{Config, Limits, Pace, Tls},
    connections::ConnectionLimit,
    http::{self, App},
};

/// How long requests may still take after the server was told to stop.
const GRACE_PERIOD: Duration = Duration::from_secs(5);

/// How often the server forgets idle addresses and deletes old tables.
const TIDY_INTERVAL: Duration = Duration::from_secs(600);

/// The most connections to the admin address.
const ADMIN_CONNECTIONS: usize = 32;

/// The most bytes that the server buffers for a connection in each direction. The head of a request
/// must fit in.
const BUFFER_BYTES: usize = 64 * 1024;

/// The most bytes in the head of an HTTP/2 request.
const MOST_HEAD: u32 = 16 * 1024;

/// The most requests at once on an HTTP/2 connection. A page has at most about ninety pictures.
const REQUESTS_AT_ONCE: u32 = 100;

/// How many requests a client may cancel before the server looks at them, and how many invalid ones it
/// may send. After that, the connection is closed.
const MOST_CANCELLED: usize = 20;
const MOST_INVALID: usize = 100;

/// The most bytes of an HTTP/2 body that a client may send ahead.
const STREAM_WINDOW: u32 = 256 * 1024;

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("the server cannot listen on {address}: {error}.")]
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    #[error("the certificate or its key cannot be used: {0}.")]
    Certificate(io::Error),
    #[error("the server stopped: {0}.")]
    Io(#[from] io::Error),
}

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    app: App,
    listeners: Vec<std::net::TcpListener>,
    admin: Option<std::net::TcpListener>,
    stop_sender: watch::Sender<bool>,
    store: Arc<dyn Store>,
}

impl Server {
    /// Binds the addresses, so that clients can connect even before [`Server::serve`].
    pub async fn bind(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
        let mut listeners = Vec::new();
        for &address in &config.listen {
            listeners.push(listen(address).await?);
        }
        let admin = match config.admin {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let (stop_sender, stop_receiver) = watch::channel(false);
        let app = App::new(config, store.clone(), stop_receiver);
        Ok(Server {
            app,
            listeners,
            admin,
            stop_sender,
            store,
        })
    }

    /// The addresses that are bound, with the real port where the config says 0.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.listeners
            .iter()
            .filter_map(|listener| listener.local_addr().ok())
            .collect()
    }

    /// The address of the metrics, if there is one.
    pub fn admin_address(&self) -> Option<SocketAddr> {
        self.admin.as_ref()?.local_addr().ok()
    }

    /// Serves until `stop` is done. Then it ends all streams, so that viewers reconnect to the next
    /// server, and lets requests finish.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Server {
            app,
            listeners,
            admin,
            stop_sender,
            store,
        } = self;
        // Rustls has one provider for the whole process. In tests, another server may have installed it
        // already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let handle = Handle::new();
        let tidying = tokio::spawn(tidy(app.clone()));
        let limits = &app.config.limits;
        let limit = ConnectionLimit::new(limits, app.config.proxies > 0);
        let patience = limits.patience;
        let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let admin = async {
            let Some(listener) = admin else {
                return Ok(());
            };
            // The admin address has its own limit, so that metrics can be read when the limit of the
            // other addresses is reached.
            let admin_limits = Limits {
                connections: ADMIN_CONNECTIONS,
                ..limits.clone()
            };
            let service = http::admin_router(app.clone());
            let service = service.into_make_service_with_connect_info::<SocketAddr>();
            let mut server = axum_server::from_tcp(listener)?
                .acceptor(ConnectionLimit::new(&admin_limits, true).wrap(DefaultAcceptor::new()));
            limit_connection(server.http_builder(), patience);
            Ok(server.handle(handle.clone()).serve(service).await?)
        };

        let serving = try_join_all(listeners.into_iter().map(|listener| {
            let (service, handle, tls) = (service.clone(), handle.clone(), app.config.tls.clone());
            let limit = limit.clone();
            async move {
                match tls {
                    Tls::Plain => {
                        let mut server = axum_server::from_tcp(listener)?
                            .acceptor(limit.wrap(DefaultAcceptor::new()));
                        limit_connection(server.http_builder(), patience);
                        Ok(server.handle(handle).serve(service).await?)
                    }
                    Tls::Files { cert, key } => {
                        let tls = RustlsConfig::from_pem_file(cert, key).await;
                        let tls = tls.map_err(ServeError::Certificate)?;
                        let mut server = axum_server::from_tcp(listener)?
                            .acceptor(limit.wrap(RustlsAcceptor::new(tls)));
                        limit_connection(server.http_builder(), patience);
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
                                    Ok(news) => tracing::info!(?news, "certificate event"),
                                    Err(error) => tracing::error!(%error, "certificate error"),
                                }
                            }
                        });
                        let mut server =
                            axum_server::from_tcp(listener)?.acceptor(limit.wrap(acceptor));
                        limit_connection(server.http_builder(), patience);
                        Ok::<(), ServeError>(server.handle(handle).serve(service).await?)
                    }
                }
            }
        }));
        let ending = async {
            stop.await;
            // Streams see this and end. The handle waits for all other requests.
            let _ = stop_sender.send(true);
            handle.graceful_shutdown(Some(GRACE_PERIOD));
            std::future::pending::<()>().await;
        };
        let served = tokio::select! {
            served = try_join(serving, admin) => served.map(|_| ()),
            () = ending => Ok(()),
        };
        tidying.abort();
        store.close().await;
        served
    }
}

async fn listen(address: SocketAddr) -> Result<std::net::TcpListener, ServeError> {
    let refused = |error| ServeError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    listener.into_std().map_err(refused)
}

/// Limits what a connection may use. Its timeouts are in [`timeouts`](crate::timeouts).
fn limit_connection(builder: &mut Builder<TokioExecutor>, patience: Duration) {
    builder
        .http1()
        .header_read_timeout(None)
        .max_buf_size(BUFFER_BYTES);
    builder
        .http2()
        .max_concurrent_streams(REQUESTS_AT_ONCE)
        .max_pending_accept_reset_streams(MOST_CANCELLED)
        .max_local_error_reset_streams(MOST_INVALID)
        .max_header_list_size(MOST_HEAD)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(2 * STREAM_WINDOW)
        .max_send_buf_size(BUFFER_BYTES)
        .timer(TokioTimer::new())
        .keep_alive_interval(patience)
        .keep_alive_timeout(patience);
}

async fn tidy(app: App) {
    let Pace {
        keep_unused,
        delete_delay,
        ..
    } = app.config.pace;
    let mut every =
        tokio::time::interval(TIDY_INTERVAL.min(delete_delay.max(Duration::from_millis(10))));
    let (mut old_tables, mut old_blobs) = (Twice::new(delete_delay), Twice::new(delete_delay));
    let mut swept: Option<Instant> = None;
    loop {
        every.tick().await;
        let now = Instant::now();
        app.limiter.tidy();
        app.recordings.tidy().await;
        match app.rooms.tidy(&mut old_tables, now).await {
            Ok(0) => {}
            Ok(removed) => tracing::info!(removed, "old tables deleted"),
            Err(error) => tracing::warn!(%error, "old tables could not be deleted"),
        }
        // The sweep reads every log, so it doesn't run every time.
        if swept.is_none_or(|last| now.duration_since(last) >= keep_unused) {
            swept = Some(now);
            let before = SystemTime::now() - keep_unused;
            match sweep(app.rooms.store(), before, &mut old_blobs, now).await {
                Ok(0) => {}
                Ok(deleted) => tracing::info!(deleted, "unused pictures and recordings deleted"),
                Err(error) => tracing::warn!(%error, "unused files could not be deleted"),
            }
        }
    }
}
