//! Whether this user may publish and subscribe to all that a node needs.
//!
//! Without the right, a publish is never answered and a subscription hears nothing. So the server is
//! asked for the user's rights before anything depends on them.

use async_nats::{Client, Request, RequestErrorKind};
use serde::Deserialize;

use super::{NatsError, connect::REQUEST_TIMEOUT};

const USER_INFO: &str = "$SYS.REQ.USER.INFO";

#[derive(Debug, Deserialize)]
struct Answer {
    data: Option<User>,
}

#[derive(Debug, Deserialize)]
struct User {
    permissions: Option<Permissions>,
}

/// Who has none of these may do everything.
#[derive(Debug, Deserialize)]
struct Permissions {
    publish: Option<Permission>,
    subscribe: Option<Permission>,
}

#[derive(Debug, Deserialize)]
struct Permission {
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    deny: Vec<String>,
}

/// The first right that is missing, in words; none if all are there, or if the server can't say.
pub(super) async fn missing(client: &Client, prefix: &str) -> Result<Option<String>, NatsError> {
    let request = Request::new().timeout(Some(REQUEST_TIMEOUT));
    let answer = match client.send_request(USER_INFO, request).await {
        Ok(answer) => answer,
        Err(error) if error.kind() == RequestErrorKind::NoResponders => return Ok(None),
        Err(error) => return Err(NatsError::lost(error)),
    };
    let answer: Answer = serde_json::from_slice(&answer.payload).map_err(NatsError::lost)?;
    let permissions = answer.data.and_then(|user| user.permissions);
    Ok(permissions.and_then(|permissions| permissions.missing(prefix)))
}

impl Permissions {
    fn missing(&self, prefix: &str) -> Option<String> {
        let lacks = |may: &Option<Permission>, subjects: Vec<String>| {
            let may = may.as_ref()?;
            subjects.into_iter().find(|subject| !may.covers(subject))
        };
        let publish = lacks(&self.publish, published(prefix));
        let subscribe = lacks(&self.subscribe, subscribed(prefix));
        (publish.map(|subject| format!("this user may not publish to {subject}")))
            .or(subscribe.map(|subject| format!("this user may not subscribe to {subject}")))
    }
}

/// Everything that a node publishes to, JetStream's requests included.
fn published(prefix: &str) -> Vec<String> {
    let own = [
        "log.*",
        "dir.*",
        "shelf.*.*",
        "ready",
        "blob.*",
        "part.*.*",
        "checkpoint.*",
        "nodes",
    ];
    let own = own.iter().map(|rest| format!("{prefix}.{rest}"));
    let of_all = ["log", "entries", "blobs", "checkpoints"].map(|kind| {
        [
            format!("STREAM.INFO.{prefix}-{kind}"),
            format!("STREAM.PURGE.{prefix}-{kind}"),
            format!("DIRECT.GET.{prefix}-{kind}"),
            format!("DIRECT.GET.{prefix}-{kind}.>"),
        ]
    });
    let of_some = [
        format!("STREAM.MSG.GET.{prefix}-log"),
        format!("STREAM.MSG.GET.{prefix}-blobs"),
        format!("STREAM.MSG.DELETE.{prefix}-blobs"),
        format!("CONSUMER.CREATE.{prefix}-blobs.>"),
        format!("CONSUMER.MSG.NEXT.{prefix}-blobs.>"),
    ];
    let requests = of_all.into_iter().flatten().chain(of_some);
    own.chain(requests.map(|request| format!("$JS.API.{request}")))
        .collect()
}

fn subscribed(prefix: &str) -> Vec<String> {
    vec![
        format!("{prefix}.news.*"),
        format!("{prefix}.nodes"),
        "_INBOX.>".to_owned(),
    ]
}

impl Permission {
    fn covers(&self, subject: &str) -> bool {
        // With a second word it's about queues, of which we have none.
        let plain = |patterns: &[String]| -> Vec<Vec<String>> {
            let plain = patterns.iter().filter(|pattern| !pattern.contains(' '));
            plain.map(|pattern| parts(pattern)).collect()
        };
        let subject = parts(subject);
        (self.allow.is_empty() || plain(&self.allow).iter().any(|one| covers(one, &subject)))
            && !plain(&self.deny).iter().any(|one| meets(one, &subject))
    }
}

fn parts(subject: &str) -> Vec<String> {
    subject.split('.').map(str::to_owned).collect()
}

/// Whether a pattern has every subject of another pattern.
fn covers(pattern: &[String], subjects: &[String]) -> bool {
    match (pattern, subjects) {
        ([], []) => true,
        ([one], [_, ..]) if one == ">" => true,
        ([one, pattern @ ..], [other, subjects @ ..]) => {
            (one == other || one == "*" && other != ">") && covers(pattern, subjects)
        }
        _ => false,
    }
}

/// Whether two patterns have a subject in common.
fn meets(pattern: &[String], subjects: &[String]) -> bool {
    match (pattern, subjects) {
        ([], []) => true,
        ([one, ..], [other, ..]) if one == ">" || other == ">" => true,
        ([one, pattern @ ..], [other, subjects @ ..]) => {
            (one == other || one == "*" || other == "*") && meets(pattern, subjects)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_cover_and_meet_each_other() {
        for (pattern, subjects, covered, met) in [
            ("moonhare.>", "moonhare.log.*", true, true),
            ("moonhare.log.*", "moonhare.log.*", true, true),
            ("moonhare.*.*", "moonhare.log.*", true, true),
            (">", "moonhare.nodes", true, true),
            ("moonhare.log.hare", "moonhare.log.*", false, true),
            ("moonhare.*", "moonhare.log.*", false, false),
            ("moonhare.log.*", "moonhare.>", false, true),
            ("moonhare.>", "moonhare", false, false),
            ("*.log.*", "_INBOX.>", false, true),
            ("other.>", "moonhare.log.*", false, false),
        ] {
            let (one, other) = (parts(pattern), parts(subjects));
            assert_eq!(covers(&one, &other), covered, "{pattern} covers {subjects}");
            assert_eq!(meets(&one, &other), met, "{pattern} meets {subjects}");
        }
    }

    #[test]
    fn a_missing_right_is_named() {
        let missing = |permissions: &str| {
            let permissions: Permissions = serde_json::from_str(permissions).unwrap();
            permissions.missing("moonhare")
        };
        let all = r#"{"allow": ["$JS.API.>", "moonhare.>", "_INBOX.>"]}"#;
        let (publish, subscribe) = (
            "this user may not publish to",
            "this user may not subscribe to",
        );
        for (permissions, lacks) in [
            ("{}".to_owned(), None),
            (format!(r#"{{"publish": {all}, "subscribe": {all}}}"#), None),
            (
                r#"{"publish": {"allow": ["$JS.API.>", "moonhare.log.*"]}}"#.to_owned(),
                Some(format!("{publish} moonhare.dir.*")),
            ),
            (
                r#"{"publish": {"deny": ["$JS.API.STREAM.PURGE.>"]}}"#.to_owned(),
                Some(format!("{publish} $JS.API.STREAM.PURGE.moonhare-log")),
            ),
            (
                r#"{"subscribe": {"deny": ["moonhare.nodes"]}}"#.to_owned(),
                Some(format!("{subscribe} moonhare.nodes")),
            ),
            (
                r#"{"subscribe": {"allow": ["_INBOX.>", "moonhare.news.> queue"]}}"#.to_owned(),
                Some(format!("{subscribe} moonhare.news.*")),
            ),
        ] {
            assert_eq!(missing(&permissions), lacks, "{permissions}");
        }
    }
}
