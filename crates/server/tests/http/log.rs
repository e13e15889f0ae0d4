//! What the log tells an operator, and what it never tells.

use std::{
    io,
    sync::{Arc, Mutex},
};

use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::common::{Party, Running, name, ok, refused, secret};

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Lines;

    fn make_writer(&self) -> Lines {
        self.clone()
    }
}

impl Lines {
    /// The lines that our own code wrote.
    fn ours(&self) -> String {
        let all = String::from_utf8(self.0.lock().unwrap().clone()).unwrap();
        let ours = all.lines().filter(|line| line.contains(" moonhare_"));
        ours.collect::<Vec<_>>().join("\n")
    }
}

#[tokio::test]
async fn milestones_are_logged_and_secrets_are_not() {
    let lines = Lines::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_ansi(false)
        .with_writer(lines.clone())
        .finish();
    // The whole server runs on the thread of this test.
    let _logging = tracing::subscriber::set_default(subscriber);
    let server = Running::new().await;
    let opening = json!({ "mode": "classic", "goal": { "points": 5 } });
    let mut party = Party::sit(&server, 4, opening).await;
    let clue = json!({ "clue": { "text": "a hush of foxes" }, "card": 5 });
    let early = party.players[0].ask("tell", &clue).await.unwrap();
    refused(&early, 409, "not_begun");
    party.start().await;
    party.play_until("telling").await;
    for seat in 0..4 {
        let view = &party.streams[seat].view;
        if let Some((what, mut told)) = party.players[seat].choose(view).unwrap() {
            told["clue"] = clue["clue"].clone();
            let answer = ok(party.players[seat].ask(&what, &told).await.unwrap());
            party.reach(&answer).await;
            break;
        }
    }
    while !party.is_over() {
        assert!(party.step().await, "the game is stuck");
    }
    let guest = server.guest();
    let locked = json!({ "mode": "party", "name": "Ana", "password": "quite-a-password" });
    let opened = guest.post("/tables", None, &locked).await.unwrap();
    let token = ok(opened)["token"].as_str().unwrap().to_owned();
    server.stop().await;

    let log = lines.ours();
    let table = &party.code;
    for milestone in [
        format!("table opened table={table} mode=Classic"),
        format!("game begun table={table} mode=Classic people=4 bots=0"),
        format!("game over table={table} mode=Classic rounds="),
        format!("table woken table={table} version=1"),
        "refused code=\"not_begun\" status=409".to_owned(),
        "mode=Party".to_owned(),
    ] {
        assert!(log.contains(&milestone), "{milestone}\n{log}");
    }
    let people = (0..4).map(|seat| secret(&name(seat)));
    let secrets = [
        "a hush of foxes",
        "quite-a-password",
        "Card(",
        "clue",
        "hand",
    ];
    for secret in secrets
        .map(str::to_owned)
        .into_iter()
        .chain(people)
        .chain([token])
    {
        assert!(!log.contains(&secret), "{secret}\n{log}");
    }
}
