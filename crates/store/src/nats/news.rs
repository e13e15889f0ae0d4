//! What the streams tell this node of tables that it watches.
//!
//! The log's stream publishes every record again for whoever listens. Some get lost: at a leader's
//! death, at a reconnect, at a client that is too slow. So the last record of every watched table is
//! asked for now and then, and told as news.

use std::{sync::Arc, time::Duration};

use futures_util::StreamExt;
use tokio::{
    task::JoinHandle,
    time::{MissedTickBehavior, interval},
};

use super::{NatsError, Node, stored::Stored};
use crate::{
    TableId,
    tail::{News, NewsKind, Tails},
};

const LOOK_INTERVAL: Duration = Duration::from_secs(1);

/// Listens until the task is aborted.
pub(super) async fn listen(
    node: Arc<Node>,
    tails: Arc<Tails>,
) -> Result<JoinHandle<()>, NatsError> {
    let subject = node.streams.news_subjects();
    let mut told = (node.client.subscribe(subject).await).map_err(NatsError::lost)?;
    // Without this, a record that is appended just after `open` has returned could be missed.
    node.client.flush().await.map_err(NatsError::lost)?;
    Ok(tokio::spawn(async move {
        let mut look = interval(LOOK_INTERVAL);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                message = told.next() => {
                    let Some(message) = message else { return };
                    let Some(table) = node.streams.table(message.subject.as_str()) else { continue };
                    let headers = message.headers.unwrap_or_default();
                    let sequence = headers.get("Nats-Sequence").and_then(|text| text.as_str().parse().ok());
                    let Some(sequence) = sequence else { continue };
                    if let Ok(stored) = Stored::read(&headers, sequence, message.payload) {
                        tell(&tails, &table, stored);
                    }
                }
                _ = look.tick() => look_again(&node, &tails).await,
            }
        }
    }))
}

async fn look_again(node: &Node, tails: &Tails) {
    let watched = tails.watched();
    node.logs.forget_unused(&watched);
    let subjects: Vec<String> = watched
        .iter()
        .map(|table| node.streams.log_subject(table))
        .collect();
    // If nobody answers, the next look will do.
    let Ok(all) = node.last_of(&node.streams.log_name(), &subjects).await else {
        return;
    };
    for got in all {
        let table = node.streams.table(&got.subject);
        if let (Some(table), Ok(stored)) = (table, got.stored()) {
            tell(tails, &table, stored);
        }
    }
}

fn tell(tails: &Tails, table: &TableId, stored: Stored) {
    let what = match stored.record {
        Some(linked) => NewsKind::Appended(linked.record),
        None => NewsKind::Removed,
    };
    let log = stored.log;
    tails.publish(table, News { log, what });
}
