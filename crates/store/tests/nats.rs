//! Stores on NATS: several nodes, servers that fail, and servers that won't do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test")]

use std::{fs, num::NonZeroU32, path::PathBuf, sync::Arc, time::Duration};

use async_nats::jetstream::{
    self,
    stream::{Config, DiscardPolicy, RetentionPolicy, StorageType},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use bytes::Bytes;
use futures_util::{
    StreamExt,
    future::{join, join_all},
};
use moonhare_store::{
    AppendError,
    Appended::{self, Before, Now},
    Checkpoint, EventLog, Nats, NatsError, NatsOptions, Record, RecordId, TableId, Version,
    conformance::NatsServers,
};
use rcgen::{
    BasicConstraints, Certificate, CertificateParams, ExtendedKeyUsagePurpose, IsCa, KeyPair,
};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpListener,
    time::{sleep, timeout},
};

fn hare() -> TableId {
    "hare".parse().unwrap()
}

fn id(number: u64) -> RecordId {
    RecordId(u128::from(number).to_be_bytes())
}

async fn node(servers: &NatsServers) -> Arc<Nats> {
    Arc::new(Nats::open(servers.options("moonhare")).await.unwrap())
}

async fn append(node: &Nats, expected: u64, number: u64) -> Result<Appended, AppendError> {
    let payload = Bytes::from(format!("record {number}"));
    node.append(&hare(), Version(expected), id(number), payload)
        .await
}

async fn whole_log(node: &Nats) -> Vec<Record> {
    let mut log: Vec<Record> = Vec::new();
    loop {
        let from = log.last().map_or(Version::EMPTY, |record| record.version);
        let page = node.read(&hare(), from).await.unwrap();
        if page.is_empty() {
            return log;
        }
        log.extend(page);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_node_appends_another_knows() {
    let servers = NatsServers::start(1);
    let (one, other) = (node(&servers).await, node(&servers).await);
    let mut watch = other.watch(&hare(), Version::EMPTY).await.unwrap();
    assert_eq!(append(&one, 0, 1).await, Ok(Now(Version(1))));
    assert_eq!(append(&one, 1, 2).await, Ok(Now(Version(2))));
    // The other node has never seen this log, and still recognises the repeat.
    assert_eq!(append(&other, 0, 1).await, Ok(Before(Version(1))));
    let current = Version(2);
    assert_eq!(
        append(&other, 1, 3).await,
        Err(AppendError::Conflict { current })
    );
    assert_eq!(append(&other, 2, 3).await, Ok(Now(Version(3))));
    // The first one's memory of the log is old by now.
    assert_eq!(append(&one, 2, 3).await, Ok(Before(Version(3))));
    for version in 1..=3 {
        let record = timeout(Duration::from_secs(5), watch.next()).await;
        assert_eq!(record.unwrap().unwrap().unwrap().version, Version(version));
    }
}

/// A node may have heard of a record that a new leader doesn't show yet.
#[tokio::test(flavor = "multi_thread")]
async fn an_append_waits_for_a_leader_that_is_behind() {
    let servers = NatsServers::start(1);
    let (one, other) = (node(&servers).await, node(&servers).await);
    assert_eq!(append(&one, 0, 1).await, Ok(Now(Version(1))));
    let late = async {
        sleep(Duration::from_millis(300)).await;
        append(&one, 1, 2).await
    };
    let (late, early) = join(late, append(&other, 2, 3)).await;
    assert_eq!((late, early), (Ok(Now(Version(2))), Ok(Now(Version(3)))));
    // But not for ever.
    let current = Version(3);
    let ahead = append(&other, 4, 5).await;
    assert_eq!(ahead, Err(AppendError::Conflict { current }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_hears_that_another_removed_the_log() {
    let servers = NatsServers::start(1);
    let (one, other) = (node(&servers).await, node(&servers).await);
    assert_eq!(append(&one, 0, 1).await, Ok(Now(Version(1))));
    other.remove(&hare()).await.unwrap();
    // It remembers the id, but in a log that is gone.
    assert_eq!(append(&one, 0, 1).await, Ok(Now(Version(1))));
    assert_eq!(whole_log(&other).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_race_write_one_history() {
    const NODES: u64 = 4;
    const EACH: u64 = 25;
    let servers = NatsServers::start(3);
    let nodes = join_all((0..NODES).map(|_| node(&servers))).await;
    let writers = nodes.iter().enumerate().map(|(index, node)| {
        let node = node.clone();
        tokio::spawn(async move {
            let mut expected = 0;
            for number in 0..EACH {
                let number = index as u64 * EACH + number;
                loop {
                    match append(&node, expected, number).await {
                        Ok(appended) => break expected = appended.version().0,
                        Err(AppendError::Conflict { current }) => expected = current.0,
                        Err(error) => panic!("{error}"),
                    }
                }
            }
        })
    });
    for writer in join_all(writers).await {
        writer.unwrap();
    }
    let log = whole_log(&nodes[0]).await;
    assert_eq!(log.len() as u64, NODES * EACH);
    let mut ids: Vec<RecordId> = log.iter().map(|record| record.id).collect();
    ids.sort_unstable();
    assert!(ids.into_iter().eq((0..NODES * EACH).map(id)));
    for node in &nodes {
        assert_eq!(whole_log(node).await, log);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_append_whose_answer_is_late_has_one_effect() {
    let servers = NatsServers::start(1);
    let node = node(&servers).await;
    assert_eq!(append(&node, 0, 1).await, Ok(Now(Version(1))));
    // The server takes the record in, but answers only after the node has asked several times.
    servers.stop(0);
    let late = tokio::spawn({
        let node = node.clone();
        async move { append(&node, 1, 2).await }
    });
    sleep(Duration::from_secs(7)).await;
    servers.go_on(0);
    assert_eq!(late.await.unwrap(), Ok(Before(Version(2))));
    // Nothing that was sent again comes in later.
    sleep(Duration::from_secs(1)).await;
    let versions: Vec<Version> = whole_log(&node).await.iter().map(|r| r.version).collect();
    assert_eq!(versions, [Version(1), Version(2)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn appends_and_watches_outlive_a_server_that_is_killed() {
    let mut servers = NatsServers::start(3);
    let (one, other) = (node(&servers).await, node(&servers).await);
    let mut watch = other.watch(&hare(), Version::EMPTY).await.unwrap();
    for number in 0..30 {
        if number % 10 == 5 {
            let victim = (number / 10) as usize;
            servers.kill(victim);
            let appended = append(&one, number, number).await.unwrap();
            assert_eq!(appended.version(), Version(number + 1));
            servers.wake(victim);
            // Never two at once: it is back before the next one goes.
            servers.must_catch_up(victim).await;
        } else {
            assert_eq!(
                append(&one, number, number).await,
                Ok(Now(Version(number + 1)))
            );
        }
    }
    for version in 1..=30 {
        let record = timeout(Duration::from_secs(20), watch.next()).await;
        let record = record.unwrap().unwrap().unwrap();
        assert_eq!(
            (record.version, record.id),
            (Version(version), id(version - 1))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_whose_servers_are_away_says_so_and_recovers() {
    let mut servers = NatsServers::start(1);
    let options = NatsOptions {
        patience: Duration::from_secs(2),
        ..servers.options("moonhare")
    };
    let node = Nats::open(options).await.unwrap();
    assert_eq!(append(&node, 0, 1).await, Ok(Now(Version(1))));
    servers.kill(0);
    let refused = append(&node, 1, 2).await;
    assert!(matches!(refused, Err(AppendError::Store(_))), "{refused:?}");
    servers.wake(0);
    let recovered = async { while append(&node, 1, 2).await.is_err() {} };
    timeout(Duration::from_secs(20), recovered).await.unwrap();
    assert_eq!(whole_log(&node).await.len(), 2);
}

/// A node with four ids on a sheet, so that short logs have sheets too.
async fn node_with_sheets(servers: &NatsServers) -> Nats {
    let options = NatsOptions {
        ids_on_sheet: NonZeroU32::new(4).unwrap(),
        ..servers.options("moonhare")
    };
    Nats::open(options).await.unwrap()
}

fn checkpoint(version: u64, number: u64) -> Checkpoint {
    Checkpoint {
        version: Version(version),
        id: id(number),
        state: "the table".into(),
    }
}

/// Thirty records, the first of them with the id after `number`, and a checkpoint with six sheets before it.
async fn thirty_records(node: &Nats, number: u64) {
    for version in 0..30 {
        let appended = append(node, version, number + version + 1).await;
        assert_eq!(appended, Ok(Now(Version(version + 1))));
    }
    let checkpoint = checkpoint(28, number + 28);
    node.put_checkpoint(&hare(), checkpoint).await.unwrap();
}

async fn stream(
    servers: &NatsServers,
    name: &str,
) -> (jetstream::Context, jetstream::stream::Stream) {
    let client = async_nats::connect(servers.options("").servers).await;
    let jetstream = jetstream::new(client.unwrap());
    let stream = jetstream.get_stream(name).await.unwrap();
    (jetstream, stream)
}

fn sheet(number: u64) -> String {
    format!("moonhare.checkpoint.hare~{number}")
}

/// Overhears what nodes ask for.
struct Overheard(async_nats::Subscriber);

impl Overheard {
    async fn at(servers: &NatsServers) -> Overheard {
        let client = async_nats::connect(servers.options("").servers).await;
        let client = client.unwrap();
        let asked = client.subscribe("$JS.API.DIRECT.GET.>").await.unwrap();
        client.flush().await.unwrap();
        Overheard(asked)
    }

    /// The sequences from which the log was read, and the sheets that were asked for.
    async fn so_far(&mut self) -> (Vec<u64>, Vec<String>) {
        let (mut sequences, mut sheets) = (Vec::new(), Vec::new());
        while let Ok(Some(asked)) = timeout(Duration::from_millis(200), self.0.next()).await {
            let Ok(asked) = serde_json::from_slice::<Value>(&asked.payload) else {
                continue;
            };
            sequences.extend(asked["seq"].as_u64());
            let subjects = asked["multi_last"].as_array().into_iter().flatten();
            let subjects = subjects.filter_map(Value::as_str);
            sheets.extend(
                subjects
                    .filter(|name| name.contains('~'))
                    .map(str::to_owned),
            );
        }
        (sequences, sheets)
    }
}

/// However long a log is, a node that wakes it reads a checkpoint of the same size.
#[tokio::test(flavor = "multi_thread")]
async fn older_ids_are_fetched_only_by_those_who_need_them() {
    let servers = NatsServers::start(1);
    let one = node_with_sheets(&servers).await;
    thirty_records(&one, 0).await;
    for version in 30..32 {
        append(&one, version, version + 1).await.unwrap();
    }
    let mut overheard = Overheard::at(&servers).await;

    let fresh = node_with_sheets(&servers).await;
    let found = fresh.checkpoint(&hare()).await;
    assert_eq!(found, Ok(Some(checkpoint(28, 28))));
    let later = fresh.read(&hare(), Version(28)).await.unwrap();
    assert_eq!(later.len(), 4);
    let mut watch = fresh.watch(&hare(), Version(32)).await.unwrap();
    assert_eq!(overheard.so_far().await, (vec![31, 29], vec![]));

    let all: Vec<String> = (0..6).map(sheet).collect();
    for version in [1, 4, 5, 24, 25, 30, 32] {
        let again = append(&fresh, 32, version).await;
        assert_eq!(again, Ok(Before(Version(version))));
    }
    let current = Version(32);
    let behind = append(&fresh, 31, 33).await;
    assert_eq!(behind, Err(AppendError::Conflict { current }));
    assert_eq!(append(&fresh, 32, 33).await, Ok(Now(Version(33))));
    let record = timeout(Duration::from_secs(5), watch.next()).await;
    assert_eq!(record.unwrap().unwrap().unwrap().id, id(33));
    // Once, and nothing more of the log.
    assert_eq!(overheard.so_far().await, (vec![], all.clone()));

    let (log, fresh) = (whole_log(&one).await, node_with_sheets(&servers).await);
    assert_eq!(log.len(), 33);
    overheard.so_far().await;
    assert_eq!(whole_log(&fresh).await, log);
    assert_eq!(overheard.so_far().await, (vec![31, 1], vec![]));
    let fresh = node_with_sheets(&servers).await;
    let middle = fresh.read(&hare(), Version(10)).await.unwrap();
    assert_eq!(middle, log[10..]);
    assert_eq!(overheard.so_far().await, (vec![31, 11], all));
}

/// What is beside a log is never the truth.
#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_that_is_not_as_it_was_is_not_needed() {
    let servers = NatsServers::start(1);
    let one = node_with_sheets(&servers).await;
    thirty_records(&one, 0).await;
    let (jetstream, checkpoints) = stream(&servers, "moonhare-checkpoints").await;
    let mut good = Vec::new();
    for number in 0..6 {
        let message = checkpoints.direct_get_last_for_subject(sheet(number)).await;
        good.push(message.unwrap().payload);
    }
    let mut damaged = good[1].to_vec();
    // In the id of a record.
    damaged[80] ^= 1;
    let harms = [
        ("missing", None),
        ("damaged", Some(Bytes::from(damaged))),
        ("short", Some(good[1].slice(..100))),
        ("empty", Some(Bytes::new())),
        ("another", Some(good[2].clone())),
    ];
    for (harm, bytes) in harms {
        let purge = checkpoints.purge().filter(sheet(1));
        purge.await.unwrap();
        if let Some(bytes) = bytes {
            let put = jetstream.publish(sheet(1), bytes).await.unwrap();
            put.await.unwrap();
        }
        let fresh = node_with_sheets(&servers).await;
        let found = fresh.checkpoint(&hare()).await;
        assert_eq!(found, Ok(Some(checkpoint(28, 28))), "{harm}");
        for version in [1, 6, 20, 30] {
            let again = append(&fresh, 30, version).await;
            assert_eq!(again, Ok(Before(Version(version))), "{harm}");
        }
        let reader = node_with_sheets(&servers).await;
        let middle = reader.read(&hare(), Version(6)).await.unwrap();
        assert_eq!(middle.len(), 24, "{harm}");
        // Who had to read the log mends the sheets.
        let again = fresh.put_checkpoint(&hare(), checkpoint(28, 28)).await;
        again.unwrap();
        let mended = checkpoints.direct_get_last_for_subject(sheet(1)).await;
        assert_eq!(mended.unwrap().payload, good[1], "{harm}");
    }
    // All of it may go while a node counts on it.
    let fresh = node_with_sheets(&servers).await;
    fresh.read(&hare(), Version(28)).await.unwrap();
    jetstream
        .delete_stream("moonhare-checkpoints")
        .await
        .unwrap();
    assert_eq!(append(&fresh, 30, 1).await, Ok(Before(Version(1))));
    assert_eq!(append(&fresh, 30, 31).await, Ok(Now(Version(31))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_log_knows_nothing_of_the_old_sheets() {
    let servers = NatsServers::start(1);
    let one = node_with_sheets(&servers).await;
    thirty_records(&one, 0).await;
    let (jetstream, mut checkpoints) = stream(&servers, "moonhare-checkpoints").await;
    assert_eq!(checkpoints.info().await.unwrap().state.messages, 7);
    let old = checkpoints.direct_get_last_for_subject(sheet(0)).await;
    let old = old.unwrap().payload;
    one.remove(&hare()).await.unwrap();
    assert_eq!(checkpoints.info().await.unwrap().state.messages, 0);

    thirty_records(&one, 100).await;
    // Stored by a node that hadn't heard of the removal, and then lost the connection for a while.
    let late = jetstream.publish(sheet(0), old).await.unwrap();
    late.await.unwrap();
    let fresh = node_with_sheets(&servers).await;
    assert_eq!(append(&fresh, 30, 101).await, Ok(Before(Version(1))));
    assert_eq!(append(&fresh, 30, 1).await, Ok(Now(Version(31))));
}

async fn refusal(options: NatsOptions) -> NatsError {
    Nats::open(options).await.err().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_will_not_do_are_refused_with_a_sentence() {
    let quick = |servers: &NatsServers| NatsOptions {
        patience: Duration::ZERO,
        ..servers.options("moonhare")
    };
    let servers = NatsServers::start_with(
        1,
        "accounts { A { users: [ { user: ana, password: moon, permissions: \
         { publish: [ \"other.>\", \"_INBOX.>\" ], subscribe: \">\" } } ], jetstream: enabled }, \
         B { users: [ { user: dan, password: moon } ] } }",
    );
    let login = |user: &str, password: &str| NatsOptions {
        user: Some(user.into()),
        password: Some(password.into()),
        ..quick(&servers)
    };
    sleep(Duration::from_millis(500)).await;
    let wrong = refusal(login("ana", "sun")).await;
    assert!(matches!(wrong, NatsError::Unknown { .. }), "{wrong}");
    let denied = refusal(login("ana", "moon")).await;
    assert!(matches!(denied, NatsError::Denied { .. }), "{denied}");
    let without = refusal(login("dan", "moon")).await;
    assert!(
        matches!(without, NatsError::NoJetStreamForAccount),
        "{without}"
    );

    let servers = NatsServers::start(1);
    sleep(Duration::from_millis(500)).await;
    let three = NatsOptions {
        replicas: 3,
        ..quick(&servers)
    };
    let refused = refusal(three).await;
    assert!(matches!(refused, NatsError::Replicas), "{refused}");

    let nobody = NatsOptions {
        servers: vec!["nats://127.0.0.1:1".into()],
        patience: Duration::ZERO,
        ..NatsOptions::default()
    };
    let refused = refusal(nobody).await;
    assert!(matches!(refused, NatsError::Connect { .. }), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_servers_and_servers_without_jetstream_are_refused() {
    for (version, jetstream) in [("2.10.7", true), ("2.15.1", false)] {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let info = format!(
                "INFO {{\"server_id\":\"X\",\"server_name\":\"x\",\"version\":\"{version}\",\
                 \"go\":\"go\",\"host\":\"127.0.0.1\",\"port\":{port},\"headers\":true,\
                 \"max_payload\":1048576,\"proto\":1,\"jetstream\":{jetstream}}}\r\n"
            );
            stream.write_all(info.as_bytes()).await.unwrap();
            let mut heard = [0; 4096];
            while stream.read(&mut heard).await.is_ok_and(|read| read > 0) {
                let _ = stream.write_all(b"PONG\r\n").await;
            }
        });
        let options = NatsOptions {
            servers: vec![format!("nats://127.0.0.1:{port}")],
            patience: Duration::ZERO,
            ..NatsOptions::default()
        };
        let refused = refusal(options).await.to_string();
        let why = if jetstream {
            "too old"
        } else {
            "without JetStream"
        };
        assert!(refused.contains(why), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_with_other_settings_is_left_as_it_is() {
    let servers = NatsServers::start(3);
    drop(node(&servers).await);
    let one = NatsOptions {
        replicas: 1,
        patience: Duration::ZERO,
        ..servers.options("moonhare")
    };
    let refused = refusal(one).await;
    let NatsError::Settings {
        setting,
        there,
        wanted,
        ..
    } = refused
    else {
        panic!("{refused}");
    };
    assert_eq!((setting, &*there, &*wanted), ("replicas", "3", "1"));
}

/// What somebody did to a stream.
type Change = fn(&mut Config);

/// Whoever set a stream up before must not have made it lose records.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_would_lose_records_is_refused() {
    let servers = NatsServers::start(1);
    let options = servers.options("moonhare");
    drop(node(&servers).await);
    let client = async_nats::connect(&options.servers).await.unwrap();
    let jetstream = jetstream::new(client);
    let refused = async |stream: &str, change: Change| {
        let good = jetstream.get_stream(stream).await.unwrap();
        let good = good.cached_info().config.clone();
        let mut bad = good.clone();
        change(&mut bad);
        // Not every setting of a stream that is there can be changed.
        jetstream.delete_stream(stream).await.unwrap();
        jetstream.create_stream(bad).await.unwrap();
        let refused = refusal(options.clone()).await.to_string();
        jetstream.delete_stream(stream).await.unwrap();
        jetstream.create_stream(good).await.unwrap();
        drop(node(&servers).await);
        refused
    };
    let log: [(Change, &str); 8] = [
        (
            |log| log.discard = DiscardPolicy::Old,
            "discard is old, not new",
        ),
        (
            |log| log.max_age = Duration::from_secs(3600),
            "max age is 3600s, not without limit",
        ),
        (
            |log| log.storage = StorageType::Memory,
            "storage is memory, not file",
        ),
        (
            |log| log.retention = RetentionPolicy::Interest,
            "retention is interest, not limits",
        ),
        (
            |log| log.max_messages_per_subject = 100,
            "messages a subject is 100, not without limit",
        ),
        (
            |log| log.max_message_size = 1024,
            "message size is 1024, not without limit",
        ),
        (|log| log.no_ack = true, "acknowledging is false, not true"),
        (|log| log.republish = None, "republishing is off, not from "),
    ];
    for (change, why) in log {
        let refused = refused("moonhare-log", change).await;
        assert!(
            refused.contains("stream moonhare-log has other settings") && refused.contains(why),
            "{why}: {refused}"
        );
    }
    let refused = refused("moonhare-blobs", |blobs| blobs.discard = DiscardPolicy::Old).await;
    assert!(
        refused.contains("moonhare-blobs") && refused.contains("discard is old"),
        "{refused}"
    );
}

/// Who only reads makes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn streams_that_must_be_there_are_missed() {
    let servers = NatsServers::start(1);
    let reading = NatsOptions {
        only_existing: true,
        ..servers.options("moonhare")
    };
    for _ in 0..2 {
        let missing = refusal(reading.clone()).await;
        assert!(matches!(missing, NatsError::NoStream(_)), "{missing}");
    }
    drop(node(&servers).await);
    Nats::open(reading).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_without_some_right_is_refused() {
    let all = "\"$SYS.REQ.USER.INFO\", \"$JS.API.>\"";
    let users = [
        // All that it takes.
        (
            format!("publish: [{all}, \"moonhare.>\"], subscribe: [\"_INBOX.>\", \"moonhare.>\"]"),
            None,
        ),
        (
            format!("publish: [{all}, \"moonhare.dir.*\"]"),
            Some("publish to moonhare.log.*"),
        ),
        (
            "publish: { deny: \"moonhare.nodes\" }".to_owned(),
            Some("publish to moonhare.nodes"),
        ),
        (
            "subscribe: [\"_INBOX.>\", \"moonhare.nodes\"]".to_owned(),
            Some("subscribe to moonhare.news.*"),
        ),
        (
            "subscribe: { deny: \"moonhare.nodes\" }".to_owned(),
            Some("subscribe to moonhare.nodes"),
        ),
        // The server says no more than that.
        (
            "publish: [\"$JS.API.>\", \"moonhare.>\"]".to_owned(),
            Some("USER.INFO"),
        ),
    ];
    let accounts: Vec<String> = (users.iter().enumerate())
        .map(|(number, (permissions, _))| {
            format!("{{ user: u{number}, password: moon, permissions: {{ {permissions} }} }}")
        })
        .collect();
    let accounts = format!("authorization {{ users: [ {} ] }}", accounts.join(", "));
    let servers = NatsServers::start_with(1, &accounts);
    for (number, (permissions, lacks)) in users.iter().enumerate() {
        let opened = Nats::open(NatsOptions {
            user: Some(format!("u{number}")),
            password: Some("moon".into()),
            ..servers.options("moonhare")
        });
        match (opened.await, lacks) {
            (Ok(node), None) => {
                assert_eq!(append(&node, 0, 1).await, Ok(Now(Version(1))));
            }
            (Err(error @ NatsError::Denied { .. }), Some(lacks)) => {
                let said = error.to_string();
                assert!(
                    said.contains(lacks) && said.contains("let this user"),
                    "{said}"
                );
            }
            (opened, _) => panic!("{permissions}: {opened:?}"),
        }
    }
}

/// Everything that belongs to one call has one deadline together.
#[tokio::test(flavor = "multi_thread")]
async fn no_call_takes_longer_than_the_patience() {
    let servers = NatsServers::start(1);
    let patience = Duration::from_secs(4);
    let options = NatsOptions {
        patience,
        ..servers.options("moonhare")
    };
    let node = Nats::open(options).await.unwrap();
    assert_eq!(append(&node, 0, 1).await, Ok(Now(Version(1))));
    servers.stop(0);
    // The second one stands behind the first.
    let (hare, late) = (hare(), patience + Duration::from_secs(2));
    let calls = timeout(late, async {
        tokio::join!(
            append(&node, 1, 2),
            append(&node, 1, 3),
            node.read(&hare, Version::EMPTY),
            node.checkpoint(&hare),
            node.remove(&hare),
        )
    })
    .await;
    servers.go_on(0);
    let (one, other, read, checkpoint, removed) = calls.unwrap();
    assert!(matches!(one, Err(AppendError::Store(_))), "{one:?}");
    assert!(matches!(other, Err(AppendError::Store(_))), "{other:?}");
    assert!(read.is_err() && checkpoint.is_err() && removed.is_err());
}

/// A file with the words.
fn written(dir: &TempDir, name: &str, words: &str) -> PathBuf {
    let path = dir.path().join(name);
    fs::write(&path, words).unwrap();
    path
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_or_a_token_logs_in() {
    let by_user = NatsServers::start_with(1, "authorization { user: ana, password: moon }");
    let by_token = NatsServers::start_with(1, "authorization { token: moon }");
    for password in ["moon", "sun"] {
        let user = NatsOptions {
            user: Some("ana".into()),
            password: Some(password.into()),
            ..by_user.options("moonhare")
        };
        let token = NatsOptions {
            token: Some(password.into()),
            ..by_token.options("moonhare")
        };
        for options in [user, token] {
            match Nats::open(options).await {
                Ok(node) => {
                    assert_eq!(password, "moon");
                    assert_eq!(append(&node, 0, 1).await, Ok(Now(Version(1))));
                }
                Err(NatsError::Unknown { .. }) => assert_eq!(password, "sun"),
                Err(error) => panic!("{error}"),
            }
        }
    }
}

/// An authority, and certificates that it signs.
struct Authority {
    certificate: Certificate,
    key: KeyPair,
}

impl Authority {
    fn new() -> Authority {
        let mut authority = CertificateParams::new(Vec::new()).unwrap();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        Authority {
            certificate: authority.self_signed(&key).unwrap(),
            key,
        }
    }

    /// The paths of its own certificate, and of a certificate for this machine with its key.
    fn write(&self, dir: &TempDir, name: &str) -> (PathBuf, (PathBuf, PathBuf)) {
        let mut machine = CertificateParams::new(["127.0.0.1".to_owned()]).unwrap();
        machine.extended_key_usages = vec![
            ExtendedKeyUsagePurpose::ServerAuth,
            ExtendedKeyUsagePurpose::ClientAuth,
        ];
        let key = KeyPair::generate().unwrap();
        let signed = machine.signed_by(&key, &self.certificate, &self.key);
        let file = |kind: &str, pem: &str| written(dir, &format!("{name}-{kind}.pem"), pem);
        let certificate = file("cert", &signed.unwrap().pem());
        (
            file("ca", &self.certificate.pem()),
            (certificate, file("key", &key.serialize_pem())),
        )
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn certificates_are_shown_and_checked() {
    let dir = tempfile::tempdir().unwrap();
    let (ours, our_own) = Authority::new().write(&dir, "ours");
    let (strange, strangers_own) = Authority::new().write(&dir, "strange");
    let (certificate, key) = &our_own;
    let tls = |more: &str| {
        let files = format!("cert_file: {certificate:?}, key_file: {key:?}, ca_file: {ours:?}");
        NatsServers::start_with(1, &format!("tls {{ {files}{more} }}"))
    };
    let (open, strict) = (tls(""), tls(", verify: true"));
    let opened = async |servers: &NatsServers, authority: &PathBuf, own: Option<&(_, _)>| {
        let opened = Nats::open(NatsOptions {
            authorities: vec![authority.clone()],
            certificate: own.cloned(),
            tls: true,
            patience: Duration::from_secs(2),
            ..servers.options("moonhare")
        });
        match opened.await {
            Ok(node) => {
                let appended = append(&node, 0, 1).await;
                assert_eq!(appended.map(Appended::version), Ok(Version(1)));
                true
            }
            Err(NatsError::Connect { .. }) => false,
            Err(error) => panic!("{error}"),
        }
    };
    assert!(opened(&open, &ours, None).await);
    assert!(!opened(&open, &strange, None).await, "who is that server?");
    assert!(opened(&strict, &ours, Some(&our_own)).await);
    assert!(!opened(&strict, &ours, None).await, "who are we?");
    assert!(!opened(&strict, &ours, Some(&strangers_own)).await);
}

/// What `nsc` would write: who says it, about whom, signed.
fn signed(issuer: &nkeys::KeyPair, subject: &nkeys::KeyPair, claims: &Value) -> String {
    let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let head = part(&json!({ "typ": "JWT", "alg": "ed25519-nkey" }));
    let body = part(&json!({
        "jti": "moonhare",
        "iat": 1,
        "iss": issuer.public_key(),
        "sub": subject.public_key(),
        "name": "moonhare",
        "nats": claims,
    }));
    let text = format!("{head}.{body}");
    let seal = URL_SAFE_NO_PAD.encode(issuer.sign(text.as_bytes()).unwrap());
    format!("{text}.{seal}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_credentials_file_logs_in() {
    let dir = tempfile::tempdir().unwrap();
    let operator = nkeys::KeyPair::new_operator();
    let (system, account, strange) = (
        nkeys::KeyPair::new_account(),
        nkeys::KeyPair::new_account(),
        nkeys::KeyPair::new_account(),
    );
    let limits = |storage: i64| {
        json!({ "type": "account", "version": 2, "limits": {
            "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true,
            "conn": -1, "leaf": -1, "mem_storage": storage, "disk_storage": storage,
            "streams": storage, "consumer": storage,
        } })
    };
    let servers = NatsServers::start_with(
        1,
        &format!(
            "operator: {}\nsystem_account: {}\nresolver: MEMORY\nresolver_preload: {{ {}: {}, {}: {} }}",
            signed(
                &operator,
                &operator,
                &json!({ "type": "operator", "version": 2 })
            ),
            system.public_key(),
            system.public_key(),
            signed(&operator, &system, &limits(0)),
            account.public_key(),
            signed(&operator, &account, &limits(-1)),
        ),
    );
    let user = nkeys::KeyPair::new_user();
    let claims = json!({ "type": "user", "version": 2, "pub": {}, "sub": {},
        "subs": -1, "data": -1, "payload": -1 });
    let opened = async |account: &nkeys::KeyPair| {
        let words = format!(
            "-----BEGIN NATS USER JWT-----\n{}\n------END NATS USER JWT------\n\n\
             -----BEGIN USER NKEY SEED-----\n{}\n------END USER NKEY SEED------\n",
            signed(account, &user, &claims),
            user.seed().unwrap(),
        );
        let file = written(&dir, &account.public_key(), &words);
        Nats::open(NatsOptions {
            credentials: Some(file),
            ..servers.options("moonhare")
        })
        .await
    };
    let node = opened(&account).await.unwrap();
    assert_eq!(append(&node, 0, 1).await, Ok(Now(Version(1))));
    let refused = opened(&strange).await.err().unwrap();
    assert!(matches!(refused, NatsError::Unknown { .. }), "{refused}");
}
