//! One person comes alone: a game in one click, and a first game that teaches.

use std::time::{Duration, Instant};

use moonhare_browser::{Chrome, Colours, Device, Did, Person};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::{
    access::is_open_to_all,
    common::Served,
    evening::{PATIENCE, is_quiet, look},
    languages::{english, is_all_in},
};

pub(crate) struct House {
    pub(crate) served: Served,
    chrome: Chrome,
    _data: TempDir,
}

impl House {
    pub(crate) async fn open() -> House {
        let data = tempfile::tempdir().unwrap();
        House::of(Served::start(data.path(), &["--bot-thinks", "10"]), data).await
    }

    pub(crate) async fn of(served: Served, data: TempDir) -> House {
        House {
            served,
            chrome: Chrome::launch().await.unwrap(),
            _data: data,
        }
    }

    pub(crate) async fn visitor(&self, device: Device, language: &str) -> Person {
        let person = self.chrome.person("Solo", device, Colours::Dark).await;
        let person = person.unwrap();
        person.speaks(language).await.unwrap();
        person.goto(&self.served.base).await.unwrap();
        person
    }
}

/// Waits until there is something to do, and does it.
pub(crate) async fn act(person: &mut Person) -> Did {
    let began = Instant::now();
    loop {
        let did = person.act().await.unwrap();
        if did != Did::Nothing {
            return did;
        }
        if began.elapsed() > PATIENCE {
            panic!("nothing to do: {}", person.text("#now").await.unwrap());
        }
        sleep(Duration::from_millis(30)).await;
    }
}

/// Waits for the coach's next hint.
pub(crate) async fn next_hint(person: &Person, before: &str) -> String {
    let quoted = serde_json::Value::from(before);
    let other = format!(
        "() => {{ const hint = document.querySelector('#coach')?.innerText ?? ''; return hint !== '' && hint !== {quoted}; }}"
    );
    person.until("the next hint", &other).await.unwrap();
    person.text("#coach").await.unwrap()
}

#[tokio::test]
async fn a_game_begins_in_one_click() {
    let house = House::open().await;
    let mut person = house.visitor(Device::PHONE, "en").await;
    look(&person, "home-phone").await;
    assert_eq!(person.misfits().await.unwrap(), [""; 0]);
    person.click(".solo button:not([name])").await.unwrap();
    person.sees("#players .player").await.unwrap();
    let names: Vec<String> = person
        .ask("() => [...document.querySelectorAll('#players bdi')].map((name) => name.innerText)")
        .await
        .unwrap();
    assert_eq!(names.len(), 4, "{names:?}");
    assert!(names.contains(&"Firefly".to_owned()), "{names:?}");
    assert!(!person.has(".coach").await.unwrap());
    let mut done = Vec::new();
    while !(done.contains(&Did::Voted) && done.contains(&Did::Told)) {
        done.push(act(&mut person).await);
        assert!(!done.contains(&Did::Over), "{done:?}");
    }
    is_quiet(&person, &house.served.base);
}

/// The page remembers a name, and one click works without scripts.
#[tokio::test]
async fn one_click_needs_no_script() {
    let house = House::open().await;
    let mut person = house.visitor(Device::LAPTOP, "ro").await;
    person.without_script().await.unwrap();
    person.fill("#open [name=name]", "Ileana").await.unwrap();
    person.click("#open .btn-main").await.unwrap();
    person.sees(".round-table").await.unwrap();
    person.goto(&house.served.base).await.unwrap();
    person.click(".solo button:not([name])").await.unwrap();
    person.sees("#players .player").await.unwrap();
    let players = person.text("#players").await.unwrap();
    assert!(players.contains("Ileana"), "{players}");

    // Hints can be turned off without scripts, too.
    person
        .goto(&format!("{}/rules", house.served.base))
        .await
        .unwrap();
    person
        .click("form[action='/solo'] [name=guide]")
        .await
        .unwrap();
    person.sees(".coach #coach").await.unwrap();
    person
        .click(".coach form[action$='/guide'] button")
        .await
        .unwrap();
    person
        .until(
            "the hints to go",
            "() => !document.querySelector('.coach') && !!document.querySelector('#stage')",
        )
        .await
        .unwrap();
    is_quiet(&person, &house.served.base);
}

/// Two rounds: in the first the person is the storyteller, in the second they give and vote. Every
/// step has its own hint, and after these two rounds the hints end.
async fn lesson(house: &House, device: Device, language: &str) {
    let mut person = house.visitor(device, language).await;
    let english = english();
    person.click(".solo [name=guide]").await.unwrap();
    let mut hint = String::new();
    let mut done = Vec::new();
    loop {
        hint = next_hint(&person, &hint).await;
        let step = done.len();
        look(&person, &format!("coach-{language}-{}-{step}", device.name)).await;
        is_open_to_all(&person, &format!("lesson step {step}")).await;
        assert_eq!(person.misfits().await.unwrap(), [""; 0], "step {step}");
        if language != "en" {
            is_all_in(language, &person, &english).await;
        }
        if step == 1 {
            // A reloaded page shows the same hint.
            person.reload().await.unwrap();
            assert_eq!(person.text("#coach").await.unwrap(), hint);
        }
        let last = person.has("#coach a[href='/#open']").await.unwrap();
        assert_eq!(last, done.ends_with(&[Did::Gave, Did::Voted]), "{done:?}");
        let did = act(&mut person).await;
        done.push(did);
        // Hints shown while the others think disappear too soon to check.
        let stays = match did {
            Did::Told | Did::Voted => ".laid",
            Did::Gave => "form#stage[action$='/vote']",
            _ if done.len() == 2 => "form#stage[action$='/give']",
            _ => break,
        };
        person.sees(stays).await.unwrap();
    }
    use Did::{Gave, PressedOn, Told, Voted};
    assert_eq!(done, [Told, PressedOn, Gave, Voted, PressedOn]);
    person
        .until("the next round", "() => !document.querySelector('.reveal')")
        .await
        .unwrap();
    assert!(!person.has(".coach").await.unwrap());
    is_quiet(&person, &house.served.base);
}

#[tokio::test]
async fn a_first_game_teaches_on_a_phone() {
    let house = House::open().await;
    lesson(&house, Device::PHONE, "en").await;
    lesson(&house, Device::PHONE, "ro").await;
}

#[tokio::test]
async fn a_first_game_teaches_on_a_laptop() {
    let house = House::open().await;
    lesson(&house, Device::LAPTOP, "es").await;
    lesson(&house, Device::LAPTOP, "pt").await;
}
