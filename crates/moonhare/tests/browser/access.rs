//! Everyone can play: axe-core finds nothing on the big screen and with more contrast.
//! `languages.rs` checks every page in each language.

use std::time::Duration;

use moonhare_browser::{Colours, Contrast, Device, Did, Person};
use tokio::time::sleep;

use crate::evening::{Evening, is_quiet, look, step};

/// Checks the page in both colour schemes.
pub(crate) async fn is_open_to_all(person: &Person, page: &str) {
    for colours in Colours::BOTH {
        person.media(colours, true).await.unwrap();
        is_open_as_it_is(person, &format!("{page}, {}", colours.name())).await;
    }
}

/// Checks the page in its current colour scheme.
pub(crate) async fn is_open_as_it_is(person: &Person, page: &str) {
    // Words that are just fading in are pale.
    person.skip_reveal().await.unwrap();
    let mut violations = person.axe().await.unwrap();
    if !violations.is_empty() {
        // The table may have moved on while axe was running.
        sleep(Duration::from_millis(300)).await;
        violations = person.axe().await.unwrap();
    }
    let device = person.device.name;
    assert!(violations.is_empty(), "{page}, {device}: {violations:#?}");
}

/// Checks more contrast and forced colours. axe-core knows nothing of forced colours, so those are
/// saved for people to look at.
async fn stands_out(person: &Person, page: &str) {
    for (name, contrast) in [("forced", Contrast::Forced), ("more", Contrast::More)] {
        (person.contrast(Colours::Dark, true, contrast).await).unwrap();
        person.drawn().await.unwrap();
        let scene = format!("{page} contrast {name}").replace(' ', "-");
        look(person, &scene).await;
    }
    is_open_as_it_is(person, &format!("{page} with more contrast")).await;
    person.media(Colours::Dark, true).await.unwrap();
}

#[tokio::test]
async fn big_screens_and_more_contrast_are_open_to_all() {
    let mut evening = Evening::gather("classic", 2, Some(10)).await;
    let base = evening.served.base.clone();
    evening.add_bots(2).await;
    let board = format!("{}/board", evening.table.address);
    let sofa = (evening.chrome)
        .person("Sofa", Device::TV, Colours::Dark)
        .await
        .unwrap();
    sofa.goto(&board).await.unwrap();
    is_open_to_all(&sofa, "the big screen before the game").await;
    evening.start().await;
    let mut seen = Vec::new();
    let mut over = 0;
    while over < evening.people.len() {
        over = 0;
        for seat in 0..evening.people.len() {
            let person = &evening.people[seat];
            let step = format!("{} {}", person.device.name, step(person).await);
            if !seen.contains(&step) {
                is_open_to_all(&sofa, &format!("the big screen during {step}")).await;
                stands_out(person, &step).await;
                seen.push(step);
            }
            if evening.act(seat).await == Did::Over {
                over += 1;
            }
        }
    }
    is_open_to_all(&sofa, "the end on the big screen").await;
    for what in ["tell", "give", "vote", "reveal"] {
        let times = seen.iter().filter(|step| step.contains(what)).count();
        assert!(times > 0, "nobody reached {what}: {seen:?}");
    }
    is_quiet(&sofa, &base);
    evening.ended_well().await;
}
