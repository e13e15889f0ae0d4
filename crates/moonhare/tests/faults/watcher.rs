//! Those who only watch a table: a guest who looks at every node, and the page of somebody at the table,
//! which holds a stream.

use std::time::{Duration, Instant};

use moonhare_client::{Stream, Trouble};
use tokio::time::{sleep, timeout};

use crate::{
    house::{Addresses, NODES},
    sights::{Sights, version},
};

/// How long a node may take to read what a page has seen at another. After that it may show less.
const CATCH_UP: Duration = Duration::from_secs(3);

/// How long a stream may say nothing before its page looks for another node. Somebody talks all the time.
const SILENCE: Duration = Duration::from_secs(5);

/// Somebody without a seat, who asks all nodes in turn.
#[derive(Debug)]
pub(crate) struct Guest {
    code: String,
    addresses: Addresses,
    pub(crate) sights: Sights,
}

impl Guest {
    pub(crate) fn new(code: &str, addresses: &Addresses) -> Guest {
        Guest {
            code: code.to_owned(),
            addresses: addresses.clone(),
            sights: Sights::default(),
        }
    }

    /// Looks for ever.
    pub(crate) async fn watch(&mut self, pause: Duration) {
        let path = format!("/t/{}", self.code);
        loop {
            for node in 0..NODES {
                let address = self.addresses.of(node);
                let guest = address.client(None);
                let answer = timeout(Duration::from_secs(1), guest.get(&path)).await;
                // A node that fails is asked again later.
                if let Ok(Ok(answer)) = answer
                    && let Ok(view) = answer.ok()
                {
                    self.sights.answered(&address, &view);
                }
                sleep(pause).await;
            }
        }
    }
}

/// The page of somebody at a table. It goes to another node when its stream ends or says nothing.
#[derive(Debug)]
pub(crate) struct Page {
    code: String,
    name: String,
    node: usize,
    addresses: Addresses,
    pub(crate) sights: Sights,
    /// The highest version it showed.
    highest: u64,
    pub(crate) events: usize,
    pub(crate) reconnects: usize,
    /// How often it showed less than before, because its new node needed too long to catch up.
    pub(crate) older: usize,
    /// Since when it shows less than before, and for how long it did at most.
    older_since: Option<Instant>,
    pub(crate) longest_older: Duration,
}

impl Page {
    pub(crate) fn new(code: &str, name: &str, node: usize, addresses: &Addresses) -> Page {
        Page {
            code: code.to_owned(),
            name: name.to_owned(),
            node,
            addresses: addresses.clone(),
            sights: Sights::default(),
            highest: 0,
            events: 0,
            reconnects: 0,
            older: 0,
            older_since: None,
            longest_older: Duration::ZERO,
        }
    }

    /// Follows the table for ever.
    pub(crate) async fn follow(&mut self) {
        loop {
            let client = self.addresses.of(self.node).client(Some(&self.name));
            let asked = Instant::now();
            let opening = client.stream_after(&self.code, self.highest);
            if let Ok(Ok(stream)) = timeout(SILENCE, opening).await {
                self.read(stream, asked).await;
            }
            self.reconnects += 1;
            self.node = (self.node + 1) % NODES;
            // As long as a browser waits when a stream of ours ends.
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Counts how long it has shown less than before, until now. Also for when it's closed while it does.
    pub(crate) fn count_older(&mut self) {
        let now = self.older_since.map(|since| since.elapsed());
        self.longest_older = self.longest_older.max(now.unwrap_or_default());
    }

    async fn read(&mut self, mut stream: Stream, asked: Instant) {
        let mut last = None;
        loop {
            match timeout(SILENCE, stream.next()).await {
                Ok(Ok(Some(heard))) => assert_ne!(heard.event, "gone", "{}", self.code),
                Ok(Err(trouble @ (Trouble::Stream(_) | Trouble::Json(_)))) => {
                    panic!("{} at node {}: {trouble}", self.code, self.node)
                }
                Err(_) | Ok(Ok(None) | Err(_)) => return,
            }
            self.events += 1;
            self.sights.note(&stream.view);
            let now = version(&stream.view);
            let (code, node, highest) = (&self.code, self.node, self.highest);
            match last {
                Some(last) => assert!(now >= last, "{code}, node {node}: {now} came after {last}"),
                None if now < highest => {
                    let waited = asked.elapsed();
                    assert!(
                        waited >= CATCH_UP,
                        "{code}: after {waited:.1?} node {node} shows {now} to a page that has seen {highest}"
                    );
                    self.older += 1;
                    self.older_since.get_or_insert_with(Instant::now);
                }
                None => {}
            }
            last = Some(now);
            self.count_older();
            if now >= highest {
                self.highest = now;
                self.older_since = None;
            }
        }
    }
}
