//! Metrics for operators, in the OpenMetrics format.

use axum::http::StatusCode;
use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, family::Family, gauge::Gauge},
    registry::Registry,
};

#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    /// By status.
    answers: Family<[(&'static str, String); 1], Counter>,
    /// By the code of the problem.
    refusals: Family<[(&'static str, String); 1], Counter>,
    pub(crate) tables: Counter,
    pub(crate) commands: Counter,
    pub(crate) decks: Counter,
    streams: Gauge,
    pub(crate) awake: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("moonhare"),
            answers: Family::default(),
            refusals: Family::default(),
            tables: Counter::default(),
            commands: Counter::default(),
            decks: Counter::default(),
            streams: Gauge::default(),
            awake: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register(
            "answers",
            "Requests answered, by status",
            metrics.answers.clone(),
        );
        registry.register(
            "refusals",
            "Requests refused, by code",
            metrics.refusals.clone(),
        );
        registry.register("tables_opened", "Tables opened", metrics.tables.clone());
        registry.register("commands", "Commands carried out", metrics.commands.clone());
        registry.register("decks", "Decks brought to tables", metrics.decks.clone());
        registry.register("streams", "Live streams", metrics.streams.clone());
        registry.register("tables_awake", "Tables in memory", metrics.awake.clone());
        metrics
    }

    pub(crate) fn answered(&self, status: StatusCode) {
        self.answers
            .get_or_create(&[("status", status.as_u16().to_string())])
            .inc();
    }

    /// Counts a refusal by the code of its problem. The codes are few and fixed, so clients can't fill
    /// the memory.
    pub(crate) fn refused(&self, code: &str) {
        self.refusals
            .get_or_create(&[("code", code.to_owned())])
            .inc();
    }

    /// Counts a live stream until the result is dropped.
    pub(crate) fn stream(&self) -> StreamCount {
        self.streams.inc();
        StreamCount(self.streams.clone())
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[derive(Debug)]
pub(crate) struct StreamCount(Gauge);

impl Drop for StreamCount {
    fn drop(&mut self) {
        self.0.dec();
    }
}
