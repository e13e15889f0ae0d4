//! A whole game in each language, on a phone and a laptop. No page has a foreign sentence, and
//! axe-core finds nothing. Words change no colours, so only English is read in light and dark.

use std::collections::BTreeSet;

use moonhare_browser::{Chrome, Colours, Device, Did, Habit, Person};

use crate::{
    access::{is_open_as_it_is, is_open_to_all},
    evening::{Evening, is_quiet, look, step},
    solo::{House, act, next_hint},
};

/// English sentences without placeholders that another language can't share.
pub(crate) fn english() -> Vec<String> {
    sentences("en")
}

fn sentences(language: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    for file in moonhare_languages::find(language).unwrap().messages() {
        for line in file.lines() {
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

/// Sentences that must not appear in this language.
fn foreign(language: &str) -> Vec<String> {
    let mut foreign = match language {
        "en" => sentences("ro"),
        _ => english(),
    };
    // A variant must not show sentences of its main language that it words differently.
    if let Some((other, _)) = language.split_once('-') {
        let own = sentences(language).join("\n");
        let strange = |said: &String| said.split(' ').count() > 2 && !own.contains(said);
        foreign.extend(sentences(other).into_iter().filter(strange));
    }
    foreign
}

struct Reader<'a> {
    language: &'a str,
    foreign: Vec<String>,
}

impl Reader<'_> {
    async fn reads(&self, person: &Person, page: &str) {
        let Reader { language, foreign } = self;
        is_all_in(language, person, foreign).await;
        let page = format!("{language}: {page}");
        match *language {
            "en" => is_open_to_all(person, &page).await,
            _ => is_open_as_it_is(person, &page).await,
        }
    }

    async fn opens(&self, person: &Person, address: &str, page: &str) {
        person.goto(address).await.unwrap();
        self.reads(person, page).await;
    }
}

async fn game_in(language: &str) {
    let reader = Reader {
        language,
        foreign: foreign(language),
    };
    let mut evening = Evening::gather_in(language, "classic", 2, Some(10)).await;
    evening.add_bots(2).await;
    for person in &evening.people {
        reader.reads(person, "the lobby").await;
        look(person, &format!("{language}-lobby-{}", person.device.name)).await;
        for sheet in ["menu", "chat"] {
            let button = format!("[popovertarget={sheet}]");
            // On wide screens the chat is beside the table.
            if person.has(&button).await.unwrap() {
                person.click(&button).await.unwrap();
                reader.reads(person, sheet).await;
                person.press("Escape").await.unwrap();
            }
        }
    }
    guest(&reader, &evening).await;
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
                reader.reads(person, &step).await;
            }
            let did = evening.act(seat).await;
            if did != Did::Nothing {
                is_all_in(language, &evening.people[seat], &reader.foreign).await;
            }
            over += usize::from(did == Did::Over);
        }
    }
    for what in ["tell", "give", "vote", "reveal"] {
        let came = seen.iter().any(|step| step.contains(what));
        assert!(came, "nobody reached {what}: {seen:?}");
    }
    let (base, table) = (&evening.served.base, &evening.table.address);
    for person in &evening.people {
        reader.reads(person, "the end").await;
        reader
            .opens(person, &format!("{table}/rounds"), "rounds")
            .await;
        person.goto(table).await.unwrap();
        person.click("[popovertarget=menu]").await.unwrap();
        person
            .click("form[action$='/ticket'] button")
            .await
            .unwrap();
        person.sees(".qr").await.unwrap();
        reader.reads(person, "the ticket").await;
        for path in ["/", "/rules", "/tables"] {
            reader.opens(person, &format!("{base}{path}"), path).await;
        }
    }
    evening.was_quiet();
}

/// Somebody without a seat opens the pages that such people see.
async fn guest(reader: &Reader<'_>, evening: &Evening) {
    let (base, table) = (&evening.served.base, &evening.table.address);
    let guest = visitor(&evening.chrome, reader.language).await;
    guest.goto(base).await.unwrap();
    let locked = "async () => {
        const answer = await fetch('/tables', { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' },
            body: JSON.stringify({ mode: 'party', password: 'hare' }) });
        return answer.headers.get('location') ?? '';
    }";
    let locked: String = guest.ask(locked).await.unwrap();
    assert!(locked.starts_with("/t/"), "{locked}");
    let other = visitor(&evening.chrome, reader.language).await;
    for device in [Device::PHONE, Device::LAPTOP] {
        for person in [&guest, &other] {
            person.set_device(device).await.unwrap();
        }
        reader
            .opens(&guest, table, "a table one has not joined")
            .await;
        for (page, address) in [
            ("a password", format!("{base}{locked}")),
            ("somebody else's ticket", format!("{table}/redeem#x")),
            ("the big screen", format!("{table}/board")),
            ("no line", format!("{base}/offline")),
            ("no table", format!("{base}/t/nobody-here")),
            ("nothing", format!("{base}/nothing")),
        ] {
            reader.opens(&other, &address, page).await;
        }
    }
    is_quiet(&guest, base);
}

async fn visitor(chrome: &Chrome, language: &str) -> Person {
    let person = chrome.person("Guest", Device::PHONE, Colours::Light).await;
    let person = person.unwrap();
    person.speaks(language).await.unwrap();
    person
}

#[tokio::test]
async fn english_game() {
    game_in("en").await;
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
async fn portuguese_of_portugal() {
    game_in("pt-PT").await;
}

#[tokio::test]
async fn romanian() {
    game_in("ro").await;
}

#[tokio::test]
async fn french() {
    game_in("fr").await;
}

#[tokio::test]
async fn german() {
    game_in("de").await;
}

/// What sticks out or is cut off on small phones.
async fn misfits(person: &Person, language: &str, scene: &str) -> Vec<String> {
    let mut found = Vec::new();
    for device in [Device::NARROW_PHONE, Device::SMALL_PHONE] {
        person.set_device(device).await.unwrap();
        look(person, &format!("{language}-{}-{scene}", device.name)).await;
        let mut wrong = person.misfits().await.unwrap();
        wrong.extend(person.cut_words().await.unwrap());
        let place = format!("{language}, {}, {scene}", device.name);
        found.extend(wrong.iter().map(|what| format!("{place}: {what}")));
    }
    found
}

/// A person's first evening on phones of 320 and 360 pixels: the other pages, a lobby, two rounds.
async fn fits_small_phones(house: &House, language: &str) -> Vec<String> {
    let mut person = house.visitor(Device::SMALL_PHONE, language).await;
    // On the smallest screen a card is hardly larger than its button.
    person.habit = Habit::Taps;
    let base = &house.served.base;
    let mut found = misfits(&person, language, "home").await;
    for path in ["rules", "privacy", "tables"] {
        person.goto(&format!("{base}/{path}")).await.unwrap();
        found.extend(misfits(&person, language, path).await);
    }
    person.goto(base).await.unwrap();
    person.fill("#open [name=name]", "Ana").await.unwrap();
    person.click("#open .btn-main").await.unwrap();
    person.sees(".round-table").await.unwrap();
    found.extend(misfits(&person, language, "lobby").await);
    person.click("[popovertarget=menu]").await.unwrap();
    found.extend(misfits(&person, language, "menu").await);
    person.goto(base).await.unwrap();
    person.click(".solo [name=guide]").await.unwrap();
    let mut hint = String::new();
    for step in ["tell", "told", "give", "vote", "voted"] {
        hint = next_hint(&person, &hint).await;
        found.extend(misfits(&person, language, step).await);
        let did = act(&mut person).await;
        let stays = match did {
            Did::Told | Did::Voted => ".laid",
            Did::Gave => "form#stage[action$='/vote']",
            _ if step == "told" => "form#stage[action$='/give']",
            _ => break,
        };
        person.sees(stays).await.unwrap();
    }
    found
}

/// Takes every second language from the `first`.
async fn fit_small_phones(first: usize) {
    let house = House::open().await;
    let mut found = Vec::new();
    for language in moonhare_languages::all().iter().skip(first).step_by(2) {
        found.extend(fits_small_phones(&house, language.tag()).await);
    }
    assert_eq!(found, [""; 0]);
}

#[tokio::test]
async fn half_of_the_languages_fit_small_phones() {
    fit_small_phones(0).await;
}

#[tokio::test]
async fn the_other_half_fit_small_phones() {
    fit_small_phones(1).await;
}
