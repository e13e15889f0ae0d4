//! The fullest tables on every screen, from a small phone to a large television. Nothing is wider
//! than the screen, and no button is out of sight.

use std::collections::BTreeSet;

use moonhare_browser::{Colours, Device, Did, Person};

use crate::evening::{Evening, look};

const SCREENS: [Device; 8] = [
    Device::SMALL_PHONE,
    Device::LYING_PHONE,
    Device::PHONE,
    Device::LAPTOP,
    Device::ZOOMED_LAPTOP,
    Device::TV,
    Device::WALL,
    Device::LARGE_TV,
];

async fn fits(person: &Person, scene: &str) {
    // Hopping rabbits don't follow a change of screens.
    person.skip_reveal().await.unwrap();
    for device in SCREENS {
        person.set_device(device).await.unwrap();
        let laid_out = format!("() => innerWidth === {}", device.width);
        person.until("the other screen", &laid_out).await.unwrap();
        person.settled().await.unwrap();
        look(person, &format!("{scene}-{}", device.name)).await;
        let misfits = person.misfits().await.unwrap();
        assert!(
            misfits.is_empty(),
            "{scene} on {}: {misfits:?}",
            device.name
        );
    }
    person.set_device(person.device).await.unwrap();
}

/// All rabbits on one stone: the first, the one where a phone's track turns, and the last.
async fn crowds(person: &Person, board: &Person, mode: &str) {
    for stone in [1, 11, 31] {
        for (who, screen) in [(person, "reveal"), (board, "board")] {
            let crowd = format!(
                "() => document.querySelector('.track > li:nth-child({stone})')
                    .append(...document.querySelectorAll('.track .rabbit')) ?? true"
            );
            let _: bool = who.ask(&crowd).await.unwrap();
            fits(who, &format!("{mode}-{screen}-crowd-{stone}")).await;
        }
    }
}

async fn every_screen(mode: &str) {
    let mut evening = Evening::gather(mode, 2, None).await;
    evening.add_bots(10).await;
    let guest = evening
        .chrome
        .person("Guest", Device::LAPTOP, Colours::Dark);
    let guest = guest.await.unwrap();
    guest.goto(&evening.served.base).await.unwrap();
    fits(&guest, "home").await;
    guest.goto("about:blank").await.unwrap();
    guest
        .goto(&format!("{}/board", evening.table.address))
        .await
        .unwrap();
    fits(&guest, &format!("{mode}-lobby-board")).await;
    fits(&evening.people[0], &format!("{mode}-lobby")).await;
    evening.start().await;
    let mut seen = BTreeSet::new();
    while !["give", "vote", "reveal"]
        .iter()
        .all(|scene| seen.contains(*scene))
    {
        for seat in 0..2 {
            let scene: String = evening.people[seat].ask(SCENE).await.unwrap();
            if !scene.is_empty() && seen.insert(scene.clone()) {
                fits(&evening.people[seat], &format!("{mode}-{scene}")).await;
                fits(&guest, &format!("{mode}-{scene}-board")).await;
                if scene == "reveal" && mode == "party" {
                    crowds(&evening.people[seat], &guest, mode).await;
                }
            }
            let did = evening.act(seat).await;
            assert_ne!(
                did,
                Did::Over,
                "the game ended before all was seen: {seen:?}"
            );
        }
    }
    evening.was_quiet();
}

const SCENE: &str = "() => document.querySelector('form#stage:not(.is-in)')?.getAttribute('action').split('/').pop()
    ?? (document.querySelector('#shell.reveal') ? 'reveal' : '')";

#[tokio::test]
async fn classic_with_twelve_on_every_screen() {
    every_screen("classic").await;
}

#[tokio::test]
async fn party_with_twelve_on_every_screen() {
    every_screen("party").await;
}

#[tokio::test]
async fn team_with_twelve_on_every_screen() {
    every_screen("team").await;
}
