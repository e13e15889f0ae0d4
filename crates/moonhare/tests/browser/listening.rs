//! Rounds by ear: the player uses only the page's accessibility tree.

use std::time::Duration;

use moonhare_browser::{Announced, Person};
use tokio::time::sleep;

use crate::evening::{Evening, PATIENCE};

/// The announced element with this role and name. Fails with what was announced instead.
async fn find(person: &Person, role: &str, name: &str) -> Announced {
    let mut heard = Vec::new();
    for _ in 0..100 {
        heard = person.hears().await.unwrap();
        let is = |one: &&Announced| one.role == role && one.name == name && !one.disabled;
        if let Some(found) = heard.iter().find(is) {
            return found.clone();
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("no {role} “{name}” among {heard:#?}");
}

async fn press(person: &Person, role: &str, name: &str) {
    // The page may replace the element before it is pressed.
    for _ in 0..5 {
        let found = find(person, role, name).await;
        if person.activate(&found).await.is_ok() {
            return;
        }
    }
    panic!("{role} “{name}” is gone each time it is pressed");
}

fn all<'a>(heard: &'a [Announced], role: &'a str) -> impl Iterator<Item = &'a Announced> {
    heard.iter().filter(move |one| one.role == role)
}

/// What the page says about the step. A screen reader may find it twice, so it counts once.
fn status(heard: &[Announced]) -> String {
    let mut lines: Vec<&str> = all(heard, "status").map(|one| &*one.words).collect();
    lines.retain(|line| !line.is_empty());
    lines.dedup();
    lines.join(" ")
}

/// The cards that can be chosen, each with its own description.
fn choices(heard: &[Announced]) -> Vec<&Announced> {
    let cards: Vec<&Announced> = all(heard, "radio")
        .filter(|one| one.name.starts_with("Card "))
        .collect();
    let mut pictures: Vec<&str> = (cards.iter())
        .map(|card| card.name.split_once(": ").expect(&card.name).1)
        .collect();
    assert!(
        pictures.iter().all(|words| words.len() > 12),
        "{pictures:?}"
    );
    pictures.sort_unstable();
    pictures.dedup();
    assert_eq!(pictures.len(), cards.len(), "{pictures:?}");
    cards
}

/// The page announces every player, what they do and their points.
fn knows_the_others(heard: &[Announced]) {
    let players = all(heard, "region").find(|one| one.name == "Players");
    let players = &players.expect("no list of players").words;
    assert!(players.contains("Ana"), "{players}");
    let states = ["storyteller", "choosing", "ready"];
    assert!(
        states.iter().any(|state| players.contains(state)),
        "{players}"
    );
}

#[tokio::test]
async fn rounds_by_ear() {
    let evening = Evening::gather("classic", 1, None).await;
    evening.add_bots(3).await;
    let ear = &evening.people[0];

    let listen = "() => { window.steps = []; new MutationObserver(() => {
        steps.push([document.getElementById('said').textContent, document.getElementById('now')?.innerText]);
    }).observe(document.getElementById('said'), { childList: true }); }";
    ear.ask::<()>(listen).await.unwrap();
    press(ear, "button", "Start the game").await;
    // Everything on the page is new, and a screen reader says only what changes in a place that stays.
    let first = "() => { const first = steps.find(([said]) => said); return !!first && first[0] === first[1]; }";
    ear.until("the first step to be said", first).await.unwrap();

    let mut done = Vec::new();
    while !(["told", "gave", "voted", "went on"].iter()).all(|step| done.contains(step)) {
        let heard = ear.hears().await.unwrap();
        assert!(all(&heard, "heading").any(|one| one.name.starts_with("Table ")));
        let line = status(&heard);
        let did = if line.contains("Who has a story?") {
            let claim = all(&heard, "button").find(|one| one.name == "I have a story!");
            ear.activate(claim.expect("no way to say so"))
                .await
                .unwrap();
            "claimed"
        } else if line.contains("You’re the storyteller") {
            let cards = choices(&heard);
            assert_eq!(cards.len(), 6);
            ear.activate(cards[2]).await.unwrap();
            let field = find(ear, "textbox", "Your clue").await;
            ear.write_into(&field, "What the tide forgot")
                .await
                .unwrap();
            press(ear, "button", "Give clue").await;
            "told"
        } else if line.contains("Which of your cards") {
            knows_the_others(&heard);
            assert!(
                all(&heard, "blockquote").any(|one| !one.words.is_empty()),
                "no clue"
            );
            let cards = choices(&heard);
            assert_eq!(cards.len(), 6);
            ear.activate(cards[4]).await.unwrap();
            press(ear, "button", "Give this card").await;
            "gave"
        } else if line.contains("Which card is") {
            knows_the_others(&heard);
            assert!(
                all(&heard, "blockquote").any(|one| !one.words.is_empty()),
                "no clue"
            );
            let cards = choices(&heard);
            assert_eq!(cards.len(), 3, "one of four is their own");
            let own = heard.iter().filter(|one| one.name.ends_with(", yours"));
            assert!(own.count() > 0, "they do not know which");
            ear.activate(cards[0]).await.unwrap();
            press(ear, "button", "Vote").await;
            "voted"
        } else if all(&heard, "button").any(|one| one.name == "Continue") {
            knows_the_result(&heard);
            press(ear, "button", "Continue").await;
            "went on"
        } else {
            let waited = evening.began.elapsed();
            assert!(waited < PATIENCE, "nothing to do: {heard:#?}");
            sleep(Duration::from_millis(30)).await;
            continue;
        };
        // The move is announced: the status line changes.
        for _ in 0..100 {
            let heard = ear.hears().await.unwrap();
            let now = status(&heard);
            if now != line {
                break;
            }
            sleep(Duration::from_millis(30)).await;
        }
        done.push(did);
        assert!(done.len() < 200, "{done:?}");
    }
    // A computer player may have claimed first.
    let mut errors = ear.take_errors();
    errors.retain(|error| !error.contains("/claim"));
    assert_eq!(errors, [""; 0]);
}

/// The page announces whose card is whose, who voted for it, and its points.
fn knows_the_result(heard: &[Announced]) {
    let line = status(heard);
    assert!(line.contains("found it"), "{line}");
    let cards: Vec<&Announced> = all(heard, "listitem")
        .filter(|one| one.words.contains("Card "))
        .collect();
    assert_eq!(cards.len(), 4, "{heard:#?}");
    assert!(
        cards.iter().any(|card| card.words.contains("Votes: ")),
        "{cards:#?}"
    );
    let given = (cards.iter())
        .filter(|card| card.words.contains("from ") || card.words.contains("’s card"));
    assert_eq!(given.count(), 4, "{cards:#?}");
    let points = all(heard, "region").find(|one| one.name == "Points");
    let points = &points.expect("no points").words;
    assert!(points.contains("Ana") && points.contains('+'), "{points}");
}
