//! People of one table at two nodes that share it through NATS.

use std::time::{Duration, Instant};

use moonhare_browser::{Chrome, Colours, Device, OpenedTable};
use moonhare_store::conformance::NatsServers;

use crate::{common::Served, evening::Evening, proxy::Proxy};

/// A whole game. In the middle one node is killed; the load balancer leads its people to the other.
#[tokio::test]
async fn a_game_at_two_nodes_outlives_one_of_them() {
    let servers = NatsServers::start(1);
    let nats = servers.options("").servers.join(",");
    let data = tempfile::tempdir().unwrap();
    let sharing = ["--nats", &nats, "--nats-replicas", "1"];
    let small = ["--nats-log-space", "1", "--nats-blob-space", "1"];
    let node = || {
        let more = [&sharing[..], &small].concat();
        Served::start(&data.path().join("unused"), &more)
    };
    let (mut one, other) = (node(), node());
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
            let say = "() => { const text = document.querySelector('#say-text');
                text.value = 'still here?'; text.form.requestSubmit(); }";
            people[1].ask::<()>(say).await.unwrap();
            let heard =
                "() => document.querySelector('#talk')?.textContent.includes('still here?')";
            for person in people {
                person.until("the line", heard).await.unwrap();
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
