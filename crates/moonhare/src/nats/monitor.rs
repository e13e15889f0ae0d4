//! Whether nats-servers write to the disk before they acknowledge. No client can see that, but their
//! monitoring addresses tell it.

use std::time::Duration;

use moonhare_client::Client;
use serde_json::Value;
use tokio::time::timeout;

/// How long one server may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// Refuses servers that may lose what they acknowledged. One that doesn't answer may be down, so the
/// others decide.
pub(crate) async fn check_sync(monitors: &[String]) -> Result<(), String> {
    if monitors.is_empty() {
        tracing::warn!(
            "It is unknown whether the nats-servers write to the disk before they acknowledge. Put \
             `sync_interval: always` into their configuration, and name their monitoring addresses \
             with --nats-monitor, so that this is checked (docs/cluster.md)."
        );
    }
    for monitor in monitors {
        let about = match ask(monitor).await {
            Ok(about) => about,
            Err(why) => {
                tracing::warn!(
                    "It is unknown whether the nats-server at {monitor} writes to the disk before it \
                     acknowledges: {why}."
                );
                continue;
            }
        };
        let jetstream = &about["jetstream"]["config"];
        if !jetstream.is_object() {
            return Err(format!(
                "--nats-monitor: {monitor} isn't the monitoring address of a nats-server with JetStream; \
                 it is what `http` says in the server's configuration, like http://10.0.0.1:8222."
            ));
        }
        // A server that says nothing about it waits two minutes.
        if jetstream["sync_always"] != true {
            return Err(format!(
                "--nats-monitor: the nats-server at {monitor} acknowledges what may be lost in a power \
                 cut; put `sync_interval: always` into the jetstream block of its configuration."
            ));
        }
    }
    Ok(())
}

/// What a server tells about itself; null if that isn't JSON.
async fn ask(monitor: &str) -> Result<Value, String> {
    let asking = async {
        let client = Client::new(monitor.trim_end_matches('/'))?;
        client.get("/varz").await
    };
    let answer = timeout(ANSWER_TIMEOUT, asking).await;
    let answer = answer.map_err(|_| "it doesn't answer".to_owned())?;
    Ok(answer.map_err(|error| error.to_string())?.json())
}
