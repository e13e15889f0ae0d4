//! Accidents and oddities: the server dies, a page has no script, a clue is spoken, many tabs.

use std::time::Duration;

use moonhare_browser::{Chrome, Colours, Device, Did, Person};
use tokio::time::sleep;

use crate::{
    common::Served,
    evening::{Evening, is_quiet},
    proxy::Proxy,
};

/// The server is killed in the middle of a game and comes back. Pages recover, and a half-typed
/// clue is still there.
#[tokio::test]
async fn the_server_is_killed_and_comes_back() {
    let mut evening = Evening::gather("classic", 3, Some(10)).await;
    evening.start().await;
    while evening.act(0).await != Did::Claimed {}
    let teller = &evening.people[0];
    teller.sees("#clue-text").await.unwrap();
    teller.fill("#clue-text", "half a th").await.unwrap();

    let address = evening.served.base.trim_start_matches("http://").to_owned();
    evening.served.kill();
    for person in &evening.people {
        person.sees(".notice").await.unwrap();
    }
    evening.served = Served::at(&address, evening.data.path(), &[]);
    for person in &evening.people {
        person
            .until("the server", "() => !document.querySelector('.notice')")
            .await
            .unwrap();
    }
    let kept = "() => document.querySelector('#clue-text').value";
    assert_eq!(
        evening.people[0].ask::<String>(kept).await.unwrap(),
        "half a th"
    );
    evening.people[0].reload().await.unwrap();
    assert_eq!(
        evening.people[0].ask::<String>(kept).await.unwrap(),
        "half a th"
    );

    evening.play(async |_, _| {}).await;
    for person in &evening.people {
        // A request without a server is rightly a console error.
        let errors = person.take_errors();
        let ours: Vec<_> = errors
            .iter()
            .filter(|error| !error.contains("net::ERR_"))
            .collect();
        assert!(ours.is_empty(), "{ours:?}");
    }
}

/// People at a table whose server is behind a proxy.
async fn behind_a_proxy() -> (Evening, Proxy, String) {
    let data = tempfile::tempdir().unwrap();
    let mut served = Served::start(data.path(), &[]);
    let server = served.base.clone();
    let proxy = Proxy::before(&server).await;
    served.base.clone_from(&proxy.base);
    let devices = [Device::PHONE, Device::LAPTOP];
    let evening = Evening::gather_at(served, data, devices, "en", "classic", 3, Some(10)).await;
    (evening, proxy, server)
}

/// While the server restarts, its proxy answers 502 or 503. The page keeps what was sent, sends it
/// again, and it has one effect.
#[tokio::test]
async fn a_proxy_answers_while_the_server_is_away() {
    let (mut evening, proxy, server) = behind_a_proxy().await;
    evening.start().await;
    while evening.act(0).await != Did::Claimed {}
    let teller = &evening.people[0];
    teller.sees("#clue-text").await.unwrap();
    teller
        .click("#stage .card:nth-child(2) label b")
        .await
        .unwrap();
    teller.fill("#clue-text", "Out and back").await.unwrap();
    for status in [502, 503] {
        proxy.answers_alone(status);
        if status == 502 {
            teller.click("#act button.btn-main").await.unwrap();
        } else {
            let say = "() => { const text = document.querySelector('#say-text');
                text.value = 'once and not twice'; text.form.requestSubmit(); }";
            teller.ask::<()>(say).await.unwrap();
        }
        let told =
            "() => document.querySelector('.notice')?.innerText.includes('will be sent again')";
        teller.until("that it is kept", told).await.unwrap();
        // Long enough for more than one retry.
        sleep(Duration::from_secs(3)).await;
        assert!(!teller.has(".now-bad").await.unwrap());
        if status == 502 {
            let typed = "() => document.querySelector('#clue-text').value";
            assert_eq!(teller.ask::<String>(typed).await.unwrap(), "Out and back");
        }
        proxy.leads_to(&server);
        let back = "() => !document.querySelector('.notice')";
        teller.until("that all is well", back).await.unwrap();
    }
    let listener = &evening.people[1];
    let clue = "() => document.querySelector('#clue, .clue')?.innerText.includes('Out and back')";
    listener.until("the clue", clue).await.unwrap();
    let lines = "() => [...document.querySelectorAll('#talk [data-seat]')]
        .filter((line) => line.innerText === 'once and not twice').length";
    let said = format!("() => ({lines})() > 0");
    listener.until("the line", &said).await.unwrap();
    sleep(Duration::from_secs(1)).await;
    assert_eq!(listener.ask::<usize>(lines).await.unwrap(), 1);
    for person in &evening.people {
        let errors = person.take_errors();
        let ours = |error: &&String| !error.contains("net::ERR_") && !error.contains(" 50");
        let ours: Vec<_> = errors.iter().filter(ours).collect();
        assert!(ours.is_empty(), "{ours:?}");
    }
}

/// When a table is gone, its page says so and stops asking.
#[tokio::test]
async fn a_page_stops_asking_for_a_deleted_table() {
    let (evening, proxy, _) = behind_a_proxy().await;
    let empty = tempfile::tempdir().unwrap();
    let other = Served::start(empty.path(), &[]);
    proxy.leads_to(&other.base);
    for person in &evening.people {
        let told =
            "() => !!document.querySelector('.notice')?.innerText.includes('has been closed')";
        person.until("that it has gone", told).await.unwrap();
    }
    let asked = proxy.asked();
    sleep(Duration::from_secs(6)).await;
    assert_eq!(proxy.asked(), asked);
}

/// A page opened while the server is down says so, in the language chosen last, and continues by
/// itself once the server is back.
#[tokio::test]
async fn a_page_is_loaded_while_the_server_is_gone() {
    let data = tempfile::tempdir().unwrap();
    let mut served = Served::start(data.path(), &[]);
    let (base, address) = (served.base.clone(), served.base.replace("http://", ""));
    let chrome = Chrome::launch().await.unwrap();
    let device = Device::PHONE;
    let person = chrome.person("Ana", device, Colours::Dark).await.unwrap();
    person.with_worker().await.unwrap();
    for (choice, gone) in [(None, "No connection"), (Some("ro"), "Fără conexiune")] {
        person.goto(&base).await.unwrap();
        let kept = "() => !!navigator.serviceWorker.controller";
        person.until("the service worker", kept).await.unwrap();
        if let Some(language) = choice {
            person.click("nav [popovertarget=menu]").await.unwrap();
            person.choose(".prefs [name=lang]", language).await.unwrap();
            // Closing the sheet is enough.
            person.press("Escape").await.unwrap();
            let spoken = format!("() => document.documentElement.lang === '{language}'");
            person.until("the language", &spoken).await.unwrap();
        }
        served.kill();
        person.goto(&format!("{base}/rules")).await.unwrap();
        assert_eq!(person.text("h1").await.unwrap(), gone);
        assert_eq!(person.misfits().await.unwrap(), Vec::<String>::new());
        served = Served::at(&address, data.path(), &[]);
        person.sees(".rb-example").await.unwrap();
    }
}

/// A page in the background finds its way back, too: people look at it again and expect the truth.
#[tokio::test]
async fn a_hidden_page_connects_again() {
    let mut evening = Evening::gather("classic", 3, Some(10)).await;
    evening.start().await;
    let hidden = &evening.people[1];
    let hide = "() => void Object.defineProperty(document, 'hidden', { get: () => true })";
    hidden.ask::<()>(hide).await.unwrap();
    hidden.offline(true).await.unwrap();
    hidden.sees(".notice").await.unwrap();
    hidden.offline(false).await.unwrap();
    while evening.act(0).await != Did::Claimed {}
    let told = "() => document.querySelector('#now').innerText.includes('Ana')";
    evening.people[1].until("the news", told).await.unwrap();
}

/// A storyteller types while the clue is told on another device. What was typed doesn't come back rounds
/// later.
#[tokio::test]
async fn a_clue_that_came_too_late_is_forgotten() {
    let mut evening = Evening::gather("classic", 3, Some(10)).await;
    evening.start().await;
    while evening.act(0).await != Did::Claimed {}
    let teller = &evening.people[0];
    teller.sees("#clue-text").await.unwrap();
    teller.fill("#clue-text", "half a th").await.unwrap();
    let kept = "() => Object.keys(sessionStorage).some((name) => name.startsWith('draft '))";
    teller.until("the draft", kept).await.unwrap();
    let tell = "async () => {
        const form = document.querySelector('form#stage');
        const body = new URLSearchParams(new FormData(form));
        body.set('card', form.querySelector('.card input').value);
        body.set('clue', 'told elsewhere');
        body.set('key', '0123456789abcdef01234567');
        await fetch(form.action, { method: 'POST', body });
    }";
    teller.ask::<()>(tell).await.unwrap();
    let gone = format!("() => !document.querySelector('#clue-text') && !({kept})()");
    teller.until("no draft", &gone).await.unwrap();
}

/// Whoever orders the seats with a keyboard keeps their place when the list is drawn anew.
#[tokio::test]
async fn a_pressed_button_keeps_the_focus() {
    let evening = Evening::gather("classic", 3, Some(10)).await;
    let host = &evening.people[0];
    let press = "() => {
        const down = document.querySelector('button.down[name=by]');
        for (let at = down.parentElement; at; at = at.parentElement) {
            if (at.popover) at.showPopover();
            if (at.localName === 'details') at.open = true;
        }
        down.focus();
        window.said = down.getAttribute('aria-label');
        down.click();
        return document.activeElement === down;
    }";
    assert!(host.ask::<bool>(press).await.unwrap());
    let moved = "() => document.querySelectorAll('button.down[name=by]')[1].getAttribute('aria-label') === window.said";
    host.until("the new order", moved).await.unwrap();
    let focused = "() => document.activeElement.getAttribute('aria-label') === window.said";
    assert!(host.ask::<bool>(focused).await.unwrap());
}

/// A second tap is not sent while the first is under way. When it hits the button that takes a card
/// back, it takes nothing back.
#[tokio::test]
async fn a_double_tap_gives_a_card_once() {
    let mut evening = Evening::gather("classic", 3, Some(10)).await;
    evening.start().await;
    while evening.act(0).await != Did::Told {}
    let giver = &evening.people[1];
    giver.sees("form#stage[action$='/give']").await.unwrap();
    for card in [1, 2] {
        let card = format!("#stage .card:nth-child({card}) label b");
        giver.click(&card).await.unwrap();
    }
    let twice = "() => new Promise((done) => {
        const button = document.querySelector('#act button.btn-main');
        button.click();
        button.click();
        const waiting = setInterval(() => {
            const back = document.querySelector('#act form[action$=\"/take-back\"] button');
            if (!back) return;
            clearInterval(waiting);
            back.click();
            const sent = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/give')).length;
            setTimeout(() => done(sent()), 1000);
        }, 10);
    })";
    assert_eq!(giver.ask::<usize>(twice).await.unwrap(), 1);
    assert!(giver.has("form#stage.is-in").await.unwrap());
    // Later it can be taken back.
    let back = "#act form[action$='/take-back'] button";
    giver.click(back).await.unwrap();
    giver.sees("form#stage:not(.is-in)").await.unwrap();
    evening.was_quiet();
}

/// A clue is recorded, played back and sent, and another player hears it.
#[tokio::test]
async fn a_clue_is_spoken() {
    let mut evening = Evening::gather("classic", 3, Some(10)).await;
    evening.start().await;
    while evening.act(1).await != Did::Claimed {}
    let teller = &evening.people[1];
    teller
        .click("#stage .card:nth-child(2) label b")
        .await
        .unwrap();
    teller
        .click("label:has([name=how][value=sound])")
        .await
        .unwrap();
    teller.click(".rec").await.unwrap();
    teller.sees(".rec.is-on").await.unwrap();
    sleep(Duration::from_millis(900)).await;
    teller.click(".rec").await.unwrap();
    teller.sees(".how-sound audio").await.unwrap();
    teller.click("#act button.btn-main").await.unwrap();
    let listener = &evening.people[0];
    listener
        .until(
            "the spoken clue",
            "() => !!document.querySelector('#clue audio, .clue audio')",
        )
        .await
        .unwrap();
    let length = "async () => { const sound = document.querySelector('#clue audio, .clue audio');
        const data = await (await fetch(sound.src)).arrayBuffer();
        return (await new AudioContext().decodeAudioData(data)).duration; }";
    let seconds: f64 = listener.ask(length).await.unwrap();
    assert!((0.3..5.0).contains(&seconds), "{seconds} s");
    evening.was_quiet();
}

/// Seven tabs of one browser work at once, although HTTP/1.1 allows six connections to a host.
#[tokio::test]
async fn many_tabs_of_one_browser() {
    let mut evening = Evening::gather("classic", 3, Some(10)).await;
    evening.start().await;
    let chrome = Chrome::launch_with_windows().await.unwrap();
    let guest = chrome.person("Guest", Device::LAPTOP, Colours::Dark).await;
    let guest = guest.unwrap();
    guest.goto(&evening.table.address).await.unwrap();
    let mut tabs = Vec::new();
    for _ in 0..6 {
        let tab = chrome.another_tab(&guest, Colours::Dark).await.unwrap();
        tab.goto(&evening.table.address).await.unwrap();
        tabs.push(tab);
    }
    // The newest tab is visible and gets updates.
    while evening.act(0).await != Did::Claimed {}
    let newest = tabs.last().unwrap();
    newest
        .until(
            "the news",
            "() => document.querySelector('#now').innerText.includes('Ana')",
        )
        .await
        .unwrap();
    let oldest = &tabs[0];
    oldest.reload().await.unwrap();
    oldest.sees("#now").await.unwrap();
    is_quiet(newest, &evening.served.base);
}

/// Without scripts, people play by sending forms and loading pages.
#[tokio::test]
async fn without_the_script() {
    let mut evening = Evening::gather("classic", 2, Some(10)).await;
    let mut plain = (evening.chrome)
        .person("Plain", Device::PHONE, Colours::Dark)
        .await
        .unwrap();
    plain.without_script().await.unwrap();
    plain.goto(&evening.table.address).await.unwrap();
    plain
        .fill("#dress-form input[name=name]", "Plain")
        .await
        .unwrap();
    plain.click("#act button[form=dress-form]").await.unwrap();
    evening.people[0]
        .until(
            "three players",
            "() => !document.querySelector('#act form[action$=\"/start\"] button').disabled",
        )
        .await
        .unwrap();
    evening.start().await;
    plain.reload().await.unwrap();
    plain
        .click("#act form[action$='/claim'] button")
        .await
        .unwrap();
    plain.sees("#clue-text").await.unwrap();
    plain
        .click("#stage .card:nth-child(3) label b")
        .await
        .unwrap();
    plain
        .fill("#clue-text", "No script, no problem")
        .await
        .unwrap();
    plain.click("#act button.btn-main").await.unwrap();
    let clue = "() => document.querySelector('#clue, .clue')?.innerText.includes('No script')";
    evening.people[0].until("the clue", clue).await.unwrap();
    for seat in [0, 1] {
        while evening.act(seat).await != Did::Gave {}
    }
    for seat in [0, 1] {
        while evening.act(seat).await != Did::Voted {}
    }
    let next = "#act form[action$='/next'] button";
    reload_until(&plain, "found it.").await;
    plain.click(next).await.unwrap();
    for seat in [0, 1] {
        while evening.act(seat).await != Did::PressedOn {}
    }
    // The next round has also begun for the player without scripts.
    reload_until(&plain, "Round 2").await;
    is_quiet(&plain, &evening.served.base);
    evening.was_quiet();
}

/// Reloads until the page shows these words, as people without scripts must. A page shows a move
/// before the server has stored it.
async fn reload_until(person: &Person, words: &str) {
    for _ in 0..100 {
        person.reload().await.unwrap();
        if person.text("body").await.unwrap().contains(words) {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("no “{words}”: {}", person.text("body").await.unwrap());
}
