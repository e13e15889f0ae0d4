//! A whole game in each language, no English sentence on any page of it, and nothing that axe-core
//! finds: by day on a phone, by night on a laptop.

use std::{collections::BTreeSet, fs, path::Path};

use moonhare_browser::{Did, Person};

use crate::{
    access::is_open_as_it_is,
    evening::{Evening, look, step},
};

/// English sentences that stand as they are: no placeholder, no other language could have them.
pub(crate) fn english() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/i18n/en");
    let mut sentences = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for line in text.lines() {
            let Some((_, said)) = line.split_once(" = ") else {
                continue;
            };
            let said = said.replace("<b>", "").replace("</b>", "");
            if !said.contains('{') && said.split(' ').count() > 1 {
                sentences.push(said);
            }
        }
    }
    assert!(sentences.len() > 100);
    sentences
}

pub(crate) async fn is_all_in(language: &str, person: &Person, english: &[String]) {
    let tag: String = person
        .ask("() => document.documentElement.lang")
        .await
        .unwrap();
    assert_eq!(tag, language);
    let page = "() => [document.title, document.body.textContent,
        ...[...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].flatMap((node) =>
            ['aria-label', 'alt', 'placeholder', 'title'].map((name) => node.getAttribute(name) ?? ''))].join('\\n')";
    let page: String = person.ask(page).await.unwrap();
    let found: Vec<_> = english.iter().filter(|said| page.contains(*said)).collect();
    assert!(found.is_empty(), "{language}: {found:?}");
}

async fn game_in(language: &str) {
    let english = english();
    let mut evening = Evening::gather_in(language, "classic", 2, Some(10)).await;
    evening.add_bots(2).await;
    for person in &evening.people {
        is_all_in(language, person, &english).await;
        is_open_as_it_is(person, &format!("{language}: the lobby")).await;
        look(person, &format!("{language}-lobby-{}", person.device.name)).await;
    }
    evening.start().await;
    let mut seen = BTreeSet::new();
    let mut over = 0;
    while over < evening.people.len() {
        over = 0;
        for seat in 0..evening.people.len() {
            let person = &evening.people[seat];
            let step = format!("{language}-{}-{}", step(person).await, person.device.name);
            if seen.insert(step.clone()) {
                look(person, &step).await;
                is_open_as_it_is(person, &step).await;
            }
            let did = evening.act(seat).await;
            if did != Did::Nothing {
                is_all_in(language, &evening.people[seat], &english).await;
            }
            over += usize::from(did == Did::Over);
        }
    }
    let base = evening.served.base.clone();
    for path in ["", "/rules", "/tables", "/offline", "/t/nobody-here"] {
        for person in &evening.people {
            person.goto(&format!("{base}{path}")).await.unwrap();
            is_all_in(language, person, &english).await;
            is_open_as_it_is(person, &format!("{language}: {path}")).await;
        }
    }
}

#[tokio::test]
async fn spanish() {
    game_in("es").await;
}

#[tokio::test]
async fn portuguese() {
    game_in("pt").await;
}

#[tokio::test]
async fn romanian() {
    game_in("ro").await;
}
