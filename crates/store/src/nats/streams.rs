//! The four streams and their subjects.

use std::time::Duration;

use async_nats::jetstream::{
    Context,
    stream::{Config, DiscardPolicy, Republish, Stream},
};

use super::{NatsError, NatsOptions};
use crate::{BlobId, Owner, TableId};

#[derive(Debug)]
pub(super) struct Streams {
    pub(super) prefix: String,
    pub(super) log: Stream<()>,
    /// The directory and the shelf: the last message of a subject is what holds.
    pub(super) entries: Stream<()>,
    pub(super) blobs: Stream<()>,
    pub(super) checkpoints: Stream<()>,
}

/// A checkpoint that nobody replaced for so long is dropped. Without that, one that came just after its
/// log was removed would stay forever.
const CHECKPOINT_AGE: Duration = Duration::from_secs(30 * 24 * 3600);

impl Streams {
    /// Makes the streams that are missing and checks the others.
    pub(super) async fn make(
        jetstream: &Context,
        options: &NatsOptions,
    ) -> Result<Streams, NatsError> {
        let prefix = &options.prefix;
        let base = |kind: &str, max_bytes: i64, subjects: &[&str]| Config {
            name: format!("{prefix}-{kind}"),
            subjects: subjects
                .iter()
                .map(|rest| format!("{prefix}.{rest}"))
                .collect(),
            num_replicas: options.replicas,
            max_bytes,
            // A full stream refuses what is new; the old is never dropped.
            discard: DiscardPolicy::New,
            allow_direct: true,
            ..Config::default()
        };
        let log = Config {
            allow_message_ttl: true,
            republish: Some(Republish {
                source: format!("{prefix}.log.*"),
                destination: format!("{prefix}.news.{{{{wildcard(1)}}}}"),
                headers_only: false,
            }),
            ..base("log", options.log_bytes, &["log.*"])
        };
        let entries = Config {
            max_messages_per_subject: 1,
            ..base(
                "entries",
                options.entry_bytes,
                &["dir.*", "shelf.*.*", "ready"],
            )
        };
        let blobs = Config {
            max_messages_per_subject: 1,
            ..base("blobs", options.blob_bytes, &["blob.*", "part.*.*"])
        };
        let checkpoints = Config {
            max_messages_per_subject: 1,
            max_age: CHECKPOINT_AGE,
            // Losing one does no harm.
            discard: DiscardPolicy::Old,
            ..base("checkpoints", options.checkpoint_bytes, &["checkpoint.*"])
        };
        Ok(Streams {
            prefix: prefix.clone(),
            log: make(jetstream, log, options.only_existing).await?,
            entries: make(jetstream, entries, options.only_existing).await?,
            blobs: make(jetstream, blobs, options.only_existing).await?,
            checkpoints: make(jetstream, checkpoints, options.only_existing).await?,
        })
    }

    pub(super) fn log_name(&self) -> String {
        format!("{}-log", self.prefix)
    }

    pub(super) fn entries_name(&self) -> String {
        format!("{}-entries", self.prefix)
    }

    pub(super) fn checkpoints_name(&self) -> String {
        format!("{}-checkpoints", self.prefix)
    }

    pub(super) fn log_subject(&self, table: &TableId) -> String {
        format!("{}.log.{table}", self.prefix)
    }

    pub(super) fn log_subjects(&self) -> String {
        format!("{}.log.*", self.prefix)
    }

    pub(super) fn news_subjects(&self) -> String {
        format!("{}.news.*", self.prefix)
    }

    /// Where nodes tell each other what no stream keeps.
    pub(super) fn nodes_subject(&self) -> String {
        format!("{}.nodes", self.prefix)
    }

    pub(super) fn directory_subject(&self, table: &TableId) -> String {
        format!("{}.dir.{table}", self.prefix)
    }

    pub(super) fn directory_subjects(&self) -> String {
        format!("{}.dir.*", self.prefix)
    }

    pub(super) fn shelf_subject(&self, owner: &Owner, blob: &BlobId) -> String {
        format!("{}.shelf.{owner}.{blob}", self.prefix)
    }

    pub(super) fn shelf_subjects(&self, owner: Option<&Owner>) -> String {
        match owner {
            Some(owner) => format!("{}.shelf.{owner}.*", self.prefix),
            None => format!("{}.shelf.*.*", self.prefix),
        }
    }

    pub(super) fn blob_subject(&self, blob: &BlobId) -> String {
        format!("{}.blob.{blob}", self.prefix)
    }

    pub(super) fn blob_subjects(&self) -> String {
        format!("{}.blob.*", self.prefix)
    }

    pub(super) fn part_subject(&self, blob: &BlobId, part: impl std::fmt::Display) -> String {
        format!("{}.part.{blob}.{part}", self.prefix)
    }

    pub(super) fn checkpoint_subject(&self, table: &TableId) -> String {
        format!("{}.checkpoint.{table}", self.prefix)
    }

    /// A sheet of ids. It's beside the table's checkpoint, under a name that no table has.
    pub(super) fn sheet_subject(&self, table: &TableId, number: u64) -> String {
        format!("{}.checkpoint.{table}~{number}", self.prefix)
    }

    /// The table that the last part of a subject names.
    pub(super) fn table(&self, subject: &str) -> Option<TableId> {
        subject.rsplit('.').next()?.parse().ok()
    }
}

/// Makes a stream, or checks the one that is there: what an operator has set up is never changed.
async fn make(
    jetstream: &Context,
    config: Config,
    only_existing: bool,
) -> Result<Stream<()>, NatsError> {
    let name = config.name.clone();
    let there = if only_existing {
        let found = jetstream.get_stream(&name).await;
        found.map_err(|error| NatsError::no_stream(&name, &error))?
    } else {
        let made = jetstream.get_or_create_stream(config.clone()).await;
        made.map_err(|error| NatsError::stream(&name, &error))?
    };
    let there = &there.cached_info().config;
    for ((setting, there), (_, wanted)) in settings(there).into_iter().zip(settings(&config)) {
        if there != wanted {
            return Err(NatsError::Settings {
                stream: name,
                setting,
                there,
                wanted,
            });
        }
    }
    let stream = jetstream.get_stream_no_info(&name).await;
    stream.map_err(NatsError::lost)
}

/// What must be as this program makes it: everything that could lose a record, or keep it from a node. The
/// room is the operator's to choose, and a full stream says so.
fn settings(config: &Config) -> [(&'static str, String); 15] {
    // A server says -1 where nothing is limited, and some programs say 0.
    let most = |number: i64| match number {
        ..=0 => "without limit".to_owned(),
        number => number.to_string(),
    };
    let age = match config.max_age {
        Duration::ZERO => "without limit".to_owned(),
        age => format!("{age:?}"),
    };
    let republishing = match &config.republish {
        None => "off".to_owned(),
        Some(republish) if republish.headers_only => "without records".to_owned(),
        Some(republish) => format!("from {} to {}", republish.source, republish.destination),
    };
    let word = |policy: &dyn std::fmt::Debug| format!("{policy:?}").to_lowercase();
    let persist_mode = config.persist_mode.unwrap_or_default();
    let deletes = !config.deny_delete && !config.deny_purge;
    [
        ("replicas", config.num_replicas.to_string()),
        ("subjects", config.subjects.join(" ")),
        ("storage", word(&config.storage)),
        ("persist mode", word(&persist_mode)),
        ("retention", word(&config.retention)),
        ("discard", word(&config.discard)),
        ("max age", age),
        ("messages a subject", most(config.max_messages_per_subject)),
        ("message size", most(config.max_message_size.into())),
        ("acknowledging", (!config.no_ack).to_string()),
        ("sealed", config.sealed.to_string()),
        ("deleting", deletes.to_string()),
        ("direct reads", config.allow_direct.to_string()),
        ("expiring messages", config.allow_message_ttl.to_string()),
        ("republishing", republishing),
    ]
}
