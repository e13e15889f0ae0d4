//! People of one table at two nodes that share it through NATS.

use std::time::{Duration, Instant};

use moonhare_browser::{Chrome, Colours, Device, OpenedTable};
use moonhare_store::conformance::NatsServers;
use tempfile::TempDir;

use crate::{common::Served, evening::Evening, proxy::Proxy};

/// A node that keeps its tables in these nats-servers.
fn node(servers: &NatsServers, data: &TempDir) -> Served {
    let nats = servers.options("").servers.join(",");
    let monitors = servers.monitors().join(",");
    let sharing = ["--nats", &nats, "--nats-replicas", "1"];
    let small = ["--nats-log-space", "1", "--nats-blob-space", "1"];
    let more = [&sharing[..], &small, &["--nats-monitor", &monitors]].concat();
    Served::start(&data.path().join("unused"), &more)
}

const SAY: &str = "() => { const text = document.querySelector('#say-text');
    text.value = 'still here?'; text.form.requestSubmit(); }";
const HEARD: &str = "() => document.querySelector('#talk')?.textContent.includes('still here?')";

/// NATS says nothing for longer than a command waits. The page says so, and sends it again until it's kept.
#[tokio::test]
async fn a_page_waits_until_nats_is_back() {
    let servers = NatsServers::start(1);
    let data = tempfile::tempdir().unwrap();
    let node = node(&servers, &data);
    let chrome = Chrome::launch().await.unwrap();
    let ana = chrome.person("Ana", Device::PHONE, Colours::Dark);
    let ana = ana.await.unwrap();
    let table = ana.open_table(&node.base, "classic", None).await.unwrap();
    servers.stop(0);
    ana.ask::<()>(SAY).await.unwrap();
    ana.sees(".notice").await.unwrap();
    assert!(
        !ana.ask::<bool>(HEARD).await.unwrap(),
        "shown, but not kept"
    );
    servers.go_on(0);
    ana.until("the line", HEARD).await.unwrap();
    let quiet = "() => !document.querySelector('.notice')";
    ana.until("the notice to go", quiet).await.unwrap();
    ana.goto(&table.address).await.unwrap();
    let times = "() => document.querySelector('#talk').textContent.split('still here?').length - 1";
    let there = "() => !!document.querySelector('#talk')";
    ana.until("the chat", there).await.unwrap();
    assert_eq!(ana.ask::<usize>(times).await.unwrap(), 1);
}

/// A whole game. In the middle one node is killed; the load balancer leads its people to the other.
#[tokio::test]
async fn a_game_at_two_nodes_outlives_one_of_them() {
    let servers = NatsServers::start(1);
    let data = tempfile::tempdir().unwrap();
    let (mut one, other) = (node(&servers, &data), node(&servers, &data));
    let (here, there) = (
        Proxy::before(&one.base).await,
        Proxy::before(&other.base).await,
    );
    let chrome = Chrome::launch().await.unwrap();
    let mut people = Vec::new();
    for (name, device) in [
        ("Ana", Device::PHONE),
        ("Mihai", Device::LAPTOP),
        ("João", Device::PHONE),
    ] {
        people.push(chrome.person(name, device, Colours::Dark).await.unwrap());
    }
    let opened = people[0].open_table(&here.base, "classic", Some(10)).await;
    let table = opened.unwrap();
    let other_way = OpenedTable {
        address: table.address.replace(&here.base, &there.base),
    };
    people[1].sit(&other_way).await.unwrap();
    people[2].sit(&table).await.unwrap();
    let mut evening = Evening {
        people,
        table,
        served: other,
        chrome,
        data,
        began: Instant::now(),
    };
    evening.start().await;
    let (mut killed, goes_on) = (false, evening.served.base.clone());
    let moves = evening
        .play(async |people, moves| {
            if moves < 8 || killed {
                return;
            }
            killed = true;
            one.kill();
            here.leads_to(&goes_on);
            let began = Instant::now();
            // A line of chat from the node that lives reaches whoever was at the dead one.
            people[1].ask::<()>(SAY).await.unwrap();
            for person in people {
                person.until("the line", HEARD).await.unwrap();
            }
            // Two seconds where the machine has nothing else to do.
            let heard_after = began.elapsed();
            println!("heard at the other node after {heard_after:.1?}");
            assert!(heard_after < Duration::from_secs(6), "{heard_after:.1?}");
        })
        .await;
    assert!(killed, "{moves} moves: the game was over too early");
    let end = evening.people[1].text("#now").await.unwrap();
    for person in &evening.people {
        let own = person.text("#now").await.unwrap();
        // Whoever isn't the host also reads who can start another game.
        assert!(
            own.starts_with(&end) || end.starts_with(&own),
            "{own} {end}"
        );
        let mut errors = person.take_errors();
        // A request without a server is rightly a console error.
        errors.retain(|error| !error.contains("net::ERR_"));
        assert_eq!(errors, [""; 0], "{}", person.name);
    }
    assert_eq!(evening.served.complaints(), "");
}
